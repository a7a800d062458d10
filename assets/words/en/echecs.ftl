# Échecs: levels, options, men, what is called out, refusals, explanations, the article’s words.
level-echecs-encyclopedie = Encyclopédie
level-echecs-encyclopedie-line = Paris, 1755: a Pawn becomes a Queen and nothing else, and a game that ends in pat is played again.
level-echecs-italian = Passer bataille
level-echecs-italian-line = The Italian way: a Pawn steps past an enemy Pawn and is not taken for it.
level-echecs-letter = To the letter
level-echecs-letter-line = No double step past a square an enemy Pawn sees, and a mate must be said aloud to win the whole stake.
level-echecs-odds-pion-et-deux-traits = Pawn and two moves
level-echecs-odds-pion-et-deux-traits-line = White plays without the Pawn of his King’s Bishop, and Black makes the first two moves.
level-echecs-odds-cavalier = Odds of a Knight
level-echecs-odds-cavalier-line = White plays without his Queen’s Knight.
level-echecs-odds-tour = Odds of a Rook
level-echecs-odds-tour-line = White plays without his Queen’s Rook.

echecs-white-king = White King
echecs-white-queen = White Queen
echecs-white-bishop = White Bishop
echecs-white-knight = White Knight
echecs-white-rook = White Rook
echecs-white-pawn = White Pawn
echecs-black-king = Black King
echecs-black-queen = Black Queen
echecs-black-bishop = Black Bishop
echecs-black-knight = Black Knight
echecs-black-rook = Black Rook
echecs-black-pawn = Black Pawn

option-echecs-en-passant = A Pawn that passes
option-echecs-en-passant-line = What holds of a double step past a square that an enemy Pawn sees.
option-echecs-en-passant-take = Taken in passing
option-echecs-en-passant-take-line = It may pass, and the enemy Pawn may take it in passing, at once.
option-echecs-en-passant-forbidden = Not allowed
option-echecs-en-passant-forbidden-line = The letter of the article: it may not pass at all.
option-echecs-en-passant-passer-bataille = Passer bataille
option-echecs-en-passant-passer-bataille-line = The Italian way: it passes freely, and nothing is taken.
option-echecs-toute-rigueur = Toute rigueur
option-echecs-toute-rigueur-line = Check and mate are said by the players; who gives mate without saying so wins only half the stake.
option-echecs-odds = Odds
option-echecs-odds-line = What White gives a weaker player before the game.
option-echecs-odds-none = None
option-echecs-odds-none-line = Both begin with all their men.
option-echecs-odds-pion-et-deux-traits = Pawn and two moves
option-echecs-odds-pion-et-deux-traits-line = White has no Pawn before his King’s Bishop; Black makes the first two moves, not past his fourth rank.
option-echecs-odds-cavalier = Knight
option-echecs-odds-cavalier-line = White has no Queen’s Knight, and moves first.
option-echecs-odds-tour = Rook
option-echecs-odds-tour-line = White has no Queen’s Rook, does not castle on that side, and moves first.

# What is said with a move; French in every language, as the article has it.
echecs-say-check = Say “échec”
echecs-say-mate = Say “échec et mat”
echecs-announce-check = Échec!
echecs-announce-double-check = Échec double!
echecs-announce-mate = Échec et mat!
echecs-announce-stalemate = Pat!

# Why a move is refused.
echecs-refused-taken = This man was taken and is out of the game.
echecs-refused-stuck = The man on { $square } has nowhere to go.
echecs-refused-same-square = The man stands on { $square } already.
echecs-refused-own-man = On { $square } stands a man of the same side.
echecs-refused-blocked = The man on { $square } stands in the way; only the Knight leaps.
echecs-refused-king = The King goes one square, in any direction.
echecs-refused-queen = The Queen goes straight or aslant, as far as the way is free.
echecs-refused-bishop = The Bishop goes aslant, and stays on squares of his colour.
echecs-refused-knight = The Knight leaps two squares straight on and one to the side.
echecs-refused-rook = The Rook goes straight, along rank or file.
echecs-refused-pawn = A Pawn goes straight ahead, one square at a time, and takes one square aslant.
echecs-refused-pawn-takes-nothing = A Pawn goes aslant only to take, and there is nothing to take on { $square }.
echecs-refused-pawn-straight-takes = A Pawn does not take straight ahead, and { $square } is occupied.
echecs-refused-pawn-double-step = Two squares at once are for a Pawn’s first move only.
echecs-refused-double-step-seen = The Pawn would pass over { $square }, which the Pawn on { $from } sees: that is not allowed here.
echecs-refused-passer-bataille = The Pawn passes freely here (passer bataille): nothing is taken on { $square }.
echecs-refused-past-fourth-rank = The two moves that are given do not go past the fourth rank.
echecs-refused-kings-touch = Two Kings never stand side by side: the other is on { $square }.
echecs-refused-king-seen = The King may not go to { $square }: the man on { $from } sees it.
echecs-refused-check = The King is in check from { $from }: he must move away, or that man be taken, or the way to him be covered.
echecs-refused-check-uncovered = The King is in check from { $from }, which cannot be covered: he must move away, or that man be taken.
echecs-refused-double-check = The King is in check from two men at once: only he himself can help it.
echecs-refused-exposed = That would leave the King in check from { $from }.
echecs-refused-castle-moved = The King does not castle once he or that Rook has moved, or the Rook is gone.
echecs-refused-castle-between = The King does not castle with a man between him and the Rook: one stands on { $square }.
echecs-refused-castle-check = The King does not castle out of check.
echecs-refused-castle-through = The King would leap over { $square }, which the man on { $from } sees.
echecs-refused-castle-into = The King would land on { $square }, which the man on { $from } sees.

# Why a man may go where he may go, and who sees him.
echecs-explain-goes = { $count ->
    [0] It has nowhere to go.
    [one] It may go to one square.
   *[other] It may go to { $count } squares.
}
echecs-explain-king = The King goes one square in any direction, and never where an enemy sees him.
echecs-explain-queen = The Queen goes straight and aslant, as far as the way is free.
echecs-explain-bishop = The Bishop goes aslant, as far as the way is free; his squares are all of one colour.
echecs-explain-knight = The Knight leaps, two squares straight on and one to the side, over whatever stands there; a check of his cannot be covered.
echecs-explain-rook = The Rook goes straight, as far as the way is free.
echecs-explain-pawn = The Pawn goes straight ahead, one square at a time, and takes one square aslant.
echecs-explain-pawn-first = With its first move it may go two squares.
echecs-explain-pawn-seen = It may go two squares, but { $square } is seen by an enemy Pawn, which could then take it in passing.
echecs-explain-pawn-barred = It may not go two squares, for { $square } is seen by an enemy Pawn.
echecs-explain-passer-bataille = It may go two squares past { $square }, which an enemy Pawn sees, and is not taken for it: passer bataille.
echecs-explain-takes-in-passing = It may take the Pawn on { $square } in passing, going to { $to }; now or never.
echecs-explain-becomes-queen = On the last rank it becomes a Queen, and nothing else.
echecs-explain-check = The King is in check from { $from }, which must be answered.
echecs-explain-double-check = The King is in check from two men at once: he must move, or take one of them.
echecs-explain-pinned = It stands between the King and the man on { $from }, and does not leave that line.
echecs-explain-given-moves = { $count ->
    [one] One of the two moves that were given is left, not past the fourth rank.
   *[other] { $count } moves are given, not past the fourth rank.
}
echecs-explain-castles-short = The King may castle on his own side: he goes to the Knight’s square, the Rook beside him.
echecs-explain-castles-long = The King may castle on the Queen’s side: he goes to the Bishop’s square, the Rook to the Queen’s.
echecs-explain-attacked = { $count ->
    [one] One enemy bears on it.
   *[other] { $count } enemies bear on it.
}
echecs-explain-guarded = { $count ->
    [one] One of its own side stands by it.
   *[other] { $count } of its own side stand by it.
}

# The article’s own words.
echecs-said-king = “Le roi ne fait jamais qu’un pas à la fois, si ce n’est quand il saute.” The King never makes more than one step at a time, save when he leaps.
echecs-said-queen = “La dame va droit et de biais … elle peut aller d’un seul coup d’un bout de l’échiquier à l’autre, pourvu que le chemin soit libre.” The Queen goes straight and aslant; she may go from one end of the board to the other in one move, if the way is free.
echecs-said-bishop = “Leur marche est seulement de biais, de sorte que le fou qui est une fois sur une case blanche, va toujours sur le blanc.” They go aslant only, so that the Bishop who stands on a white square once goes always upon white.
echecs-said-knight = “Leur marche est oblique, allant toujours de blanc en noir et de noir en blanc, sautant même par-dessus les autres pièces.” Their way is crooked, always from white to black and from black to white, leaping even over the other men.
echecs-said-rook = “Elles n’ont qu’un seul mouvement qui est toujours droit.” They have one movement only, and it is always straight.
echecs-said-pawn = “Ils ne vont jamais de biais, si ce n’est pour prendre quelque pièce.” They never go aslant, save to take some man.

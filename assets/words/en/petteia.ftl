# Petteia: games, options, pieces, announcements, refusals, explanations.
level-petteia-petteia = Petteia
level-petteia-petteia-line = The simple game, which the Greeks gave to children: twelve men a side on twelve files.
level-petteia-mikra-petteia = Mikra Petteia
level-petteia-mikra-petteia-line = The little Petteia, 8 × 8: eight men a side, the quickest way to learn.
level-petteia-kubeia = Kubeia
level-petteia-kubeia-line = The simple game with a die: no man goes farther than the throw.
level-petteia-diplasia-petteia = Diplasia Petteia
level-petteia-diplasia-petteia-line = The double Petteia, perhaps the nearest to the ancient one: peltasts before hoplites, and one class lost is all lost.
level-petteia-diplasia-kubeia = Diplasia Kubeia
level-petteia-diplasia-kubeia-line = The double game with two dice: peltasts run by the higher, hoplites walk by the lower, and equal dice are a hand of Zeus.
level-petteia-diplasia-kubeia-coins = Diplasia Kubeia for coins
level-petteia-diplasia-kubeia-coins-line = The double game with two dice as it was played for money: each piece captured is paid by a throw.
level-petteia-basilike-petteia = Basilike Petteia
level-petteia-basilike-petteia-line = The royal Petteia: a basileus before each army, whose fall does not end the battle.
level-petteia-basilike-petteia-sbando = Basilike Petteia to the rout
level-petteia-basilike-petteia-sbando-line = The royal Petteia in which an army that loses its basileus is routed.
level-petteia-basilike-kubeia = Basilike Kubeia
level-petteia-basilike-kubeia-line = The royal game with two dice and the move of Hermes.
level-petteia-nea-petteia = Nea Petteia
level-petteia-nea-petteia-line = The modern Petteia: a basileus who reaches the enemy’s first rank has won, and only captors of some standing take him.
level-petteia-nea-petteia-compulsory = Nea Petteia, captures compulsory
level-petteia-nea-petteia-compulsory-line = The modern Petteia in which who can capture must: a game of sacrifices.
level-petteia-nea-kubeia = Nea Kubeia
level-petteia-nea-kubeia-line = The modern game with two dice.

petteia-white-peltast = White peltast
petteia-white-hoplite = White hoplite
petteia-white-basileus = White basileus
petteia-black-peltast = Black peltast
petteia-black-hoplite = Black hoplite
petteia-black-basileus = Black basileus
petteia-pay = Throw for coins
petteia-tally-coins = Coins

option-petteia-hoplites = Hoplites
option-petteia-hoplites-line = The one rank of each army is of hoplites instead of peltasts; nothing else changes.
option-petteia-sbando = Rout
option-petteia-sbando-line = Who captures the enemy basileus has won. Otherwise the battle goes on without him, as at Thermopylae.
option-petteia-compulsory = Captures compulsory
option-petteia-compulsory-line = Who can capture must, though he may choose which capture.
option-petteia-pay-dice = Coins
option-petteia-pay-dice-line = Who captures throws for coins, once for each piece; the opponent pays.
option-petteia-pay-dice-none = None
option-petteia-pay-dice-none-line = The game is played for honour.
option-petteia-pay-dice-one = One die
option-petteia-pay-dice-one-line = Each piece is paid by the throw of one die.
option-petteia-pay-dice-two = Two dice
option-petteia-pay-dice-two-line = Each piece is paid by the sum of two dice.
option-petteia-illegal = Illegal moves
option-petteia-illegal-line = What comes of trying a move that is not in the rules.
option-petteia-illegal-refused = Refused
option-petteia-illegal-refused-line = It is refused with the reason, and costs nothing.
option-petteia-illegal-ritentare = Touched is moved
option-petteia-illegal-ritentare-line = The piece must then make a legal move, if it has one.
option-petteia-illegal-ignoranza = Lost by ignorance
option-petteia-illegal-ignoranza-line = Who tries it has lost the game.

petteia-announce-zeus = A hand of Zeus: { $seat } throws and moves again.
petteia-announce-refusals = { $seat } has refused battle { $count } times in a row; once more, and the game is lost.
petteia-announce-paid = { $seat } is paid { $count ->
    [one] one coin
   *[other] { $count } coins
}.

# What is told of a piece.
petteia-said-peltast = The light infantry, and the lowest of the pieces.
petteia-said-hoplite = The heavy infantry of the phalanx, about twice as tall as a peltast. It moves and captures like him; only dice slow it down.
petteia-said-basileus = The monarch, about three times as tall as a peltast. He is captured only when he is surrounded on every side.
petteia-said-die = The die says how many squares it may go at most.
petteia-said-dice = A peltast may go as far as the higher die says, a hoplite, who is heavier, as far as the lower.
petteia-said-hermes = He may go as far as the lower die says, or exactly as far as the higher: that is the move of Hermes, who has wings on his feet.

# Why a move is refused.
petteia-refused-not-in-line = Every piece moves in a straight line, along its rank or its file: { $to } does not lie in line with { $from }.
petteia-refused-same-square = The piece stands on { $square } already.
petteia-refused-blocked = The piece on { $square } stands in the way, and nobody jumps.
petteia-refused-occupied = A piece ends its move on an empty square, and { $square } is taken.
petteia-refused-die = The die shows { $pips }: no piece goes farther than that.
petteia-refused-peltast = The higher die shows { $pips }: a peltast goes no farther than that.
petteia-refused-hoplite = The lower die shows { $pips }: a hoplite goes no farther than that.
petteia-refused-hermes = A basileus goes up to { $low } squares, as the lower die shows, or exactly { $high }, as the higher does.
petteia-refused-must-capture = Something can be captured, and here who can must. The pieces that can are marked.
petteia-refused-touched = The piece on { $square } was touched for an illegal move: it must move.
petteia-refused-stuck = The piece on { $square } has nowhere to go.
petteia-refused-taken = It was captured and is out of the game.
petteia-refused-throw-first = { $count ->
    [one] The die comes first: throw it.
   *[other] The dice come first: throw them.
}
petteia-refused-thrown = { $count ->
    [one] The die is thrown already: it shows { $high }.
   *[other] The dice are thrown already: they show { $high } and { $low }.
}
petteia-refused-payment-first = What was captured is paid for first.

# Why a piece may, and how it stands.
petteia-explain-goes = { $count ->
    [0] It has nowhere to go.
    [one] It may go to one square, in a straight line over empty squares.
   *[other] It may go to { $count } squares, in straight lines over empty squares.
}
petteia-explain-dice = { $count ->
    [one] The die shows { $high }: at most so many squares.
   *[other] The dice show { $high } and { $low }: a peltast goes up to { $high } squares, a hoplite up to { $low }.
}
petteia-explain-die = The die shows { $pips }: at most so many squares.
petteia-explain-peltast = A peltast goes by the higher die: up to { $pips }.
petteia-explain-hoplite = A hoplite goes by the lower die: up to { $pips }.
petteia-explain-hermes = A basileus goes up to { $low } squares by the lower die, or exactly { $high } by the higher: the move of Hermes.
petteia-explain-must-capture = Something can be captured, and here who can must.
petteia-explain-takes = From { $to } it captures the piece on { $square }.
petteia-explain-taken-from = An enemy who comes to { $square } captures it.
petteia-explain-safe-between = It stands among enemies and is safe: it went there by itself, and only an enemy who moves anew can capture it.
petteia-explain-open = { $square } is still open beside the basileus.
petteia-explain-own-beside = The piece of his own on { $square } saves the basileus.
petteia-explain-shut = { $square } is closed to the basileus: an enemy stands there.
petteia-explain-classes = Among the four who surround him there must be two hoplites, or the other basileus.
petteia-explain-classes-edge = At the edge it is enough if one of those who surround him is a hoplite, or the other basileus.
petteia-explain-breakthrough = The way to { $square } lies open: if he gets there, he has broken through and won.
petteia-explain-basileus-safe = The basileus is surrounded and safe, for he went there by himself: an enemy must move anew onto one of the squares beside him.
petteia-explain-basileus-outranks = The basileus is surrounded, but not by captors of sufficient standing.
petteia-explain-in-contact = It is active: an enemy stands beside it.
petteia-explain-active = It is active: by one move it can come beside an enemy, if dice are left out of account.
petteia-explain-passive = It is passive: no move brings it beside an enemy, while others of its army could fight. Moving it is a refusal, { $number } of { $most } in a row; the last loses.
petteia-explain-nobody-active = It is passive, but so is its whole army: to move it is no refusal.

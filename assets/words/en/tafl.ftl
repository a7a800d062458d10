# Tafl: boards, options, pieces, announcements, refusals, explanations.
level-tafl-brandub = Brandub
level-tafl-brandub-line = Ireland, 7 × 7: eight against four and the King; quick and sharp.
level-tafl-ardri = Ard-Ri
level-tafl-ardri-line = Scotland, 7 × 7: sixteen against eight and the King; a crowded hall.
level-tafl-tablut = Tablut
level-tafl-tablut-line = The Finnic board, 9 × 9: sixteen against eight and the King, as Linnaeus saw it in 1732.
level-tafl-hnefatafl = Hnefatafl
level-tafl-hnefatafl-line = The King’s Table of the Norse, 11 × 11: twenty-four against twelve and the King.
level-tafl-tawlbwrdd = Tawlbwrdd
level-tafl-tawlbwrdd-line = Wales, 11 × 11: twenty-four against twelve and the King, who sits in a diamond of his men.
level-tafl-alea = Alea Evangelii
level-tafl-alea-line = The Saxon board, 19 × 19: forty-eight against twenty-four and the King, who begins. A long evening.

tafl-king = King
tafl-white = White man
tafl-black = Black man
tafl-throne = Throne
tafl-corner = corner

option-tafl-step = One step at a time
option-tafl-step-line = Every piece, the King too, moves one square a turn; makes the small boards (7 × 7 and 9 × 9) more interesting.
option-tafl-no-safe-entry = No safe entry
option-tafl-no-safe-entry-line = A man who stops between two enemies, or between an enemy and a corner, is lost; for the large boards (11 × 11 and 19 × 19).
option-tafl-wins-first = Games before men
option-tafl-wins-first-line = In a match the games won decide, and the lost men only break a tie.
option-tafl-die = Die
option-tafl-die-line = A die before every move brings a little luck to the table.
option-tafl-die-none = No die
option-tafl-die-none-line = Pieces move as far as they like.
option-tafl-die-upto = Up to the throw
option-tafl-die-upto-line = A piece moves at most as many squares as the die shows.
option-tafl-die-exact = Exactly the throw
option-tafl-die-exact-line = A piece moves just as many squares as the die shows.
option-tafl-die-parity = Even or odd
option-tafl-die-parity-line = An even throw: move as usual. An odd one: the turn is skipped.
option-tafl-games = Length
option-tafl-games-line = Sides so unequal are best played twice, with the colours exchanged.
option-tafl-games-one = One game
option-tafl-games-one-line = A single game, with the colours as seated.
option-tafl-games-two = Match of two games
option-tafl-games-two-line = Two games with the colours exchanged; whoever lost fewer pieces in both together wins.

# What the program calls out; Italian in every language, as the article has it.
tafl-announce-via-libera = Via libera!
tafl-announce-via-libera-line = “The way is free”: one road to a corner lies open for the King’s next move.
tafl-announce-fuggito = Fuggito!
tafl-announce-fuggito-line = “Escaped”: two roads lie open, and Black can hardly close both.
tafl-announce-attento-al-re = Attento al Re!
tafl-announce-attento-al-re-line = “Mind the King”: Black’s next move would capture him.

# Why a move is refused.
tafl-refuse-other-turn = { $side } is to move.
tafl-refuse-throw-first = The die comes first.
tafl-refuse-thrown = The die has been thrown and shows { $pips }.
tafl-refuse-skipped = The die shows { $pips }, an odd number: this turn is skipped.
tafl-refuse-no-move-for-throw = The die shows { $pips }, and no piece can move so far: this turn is skipped.
tafl-refuse-pass = Whoever can move must move.
tafl-refuse-taken = This piece is off the board.
tafl-refuse-empty = No piece stands on { $square }.
tafl-refuse-enemy = The piece on { $square } belongs to the other side.
tafl-refuse-stuck = The piece on { $square } cannot go anywhere now.
tafl-refuse-same-square = The piece stands on { $from } already.
tafl-refuse-not-in-line = Every piece moves in a straight line, along its rank or its file, and { $to } does not lie in line with { $from }.
tafl-refuse-blocked = The piece on { $square } stands in the way, and nobody jumps.
tafl-refuse-occupied = A piece ends its move on an empty square, and { $to } is taken.
tafl-refuse-throne = Only the King may stand on the Throne.
tafl-refuse-corner = Only the King may enter a corner.
tafl-refuse-throne-closed = The Throne bars the way of ordinary men here, even when it is empty.
tafl-refuse-step = In this game a piece moves one square a turn.
tafl-refuse-too-far = The die shows { $pips }, and { $to } is { $count } squares away: that is too far.
tafl-refuse-exact = The die shows { $pips }, and { $to } is { $count ->
    [one] one square
   *[other] { $count } squares
} away: a piece must go exactly so far as the die shows.

# Why options do not go together, or a board is not possible.
tafl-options-step-board = One step at a time is for boards of 7 × 7 and 9 × 9, not for “{ $board }”.
tafl-options-entry-board = No safe entry is for boards of 11 × 11 and larger, not for “{ $board }”.
tafl-options-step-die = One step at a time and a die that counts squares do not go together (“{ $board }”).
tafl-options-games = “{ $board }” is played as one game or as a match of two.
tafl-options-quiet-limit = The number of turns without a lost man must be above 0 (“{ $board }”).
tafl-options-size = The board must be square, with an odd number of squares on a side, from 7 to 19.
tafl-options-corners = The four corners are written x, and nothing stands there.
tafl-options-king = The King (K) stands on the Throne, in the middle, and nowhere else.
tafl-options-letter = Row { $line } has “{ $found }” in it: a row is written with t, T, K, x and dots.
tafl-options-men = There must be black men, and no more than { $count } men in all.

# Why a piece may go where it may, and how it stands.
tafl-explain-goes = { $count ->
    [0] From { $square } it has nowhere to go.
    [one] From { $square } it may go to one square, in a straight line over empty squares.
   *[other] From { $square } it may go to { $count } squares, in straight lines over empty squares.
}
tafl-explain-step = One square a turn: that is the rule of this game.
tafl-explain-throne-crossed = It may cross the empty Throne, but not stop on it.
tafl-explain-throne-closed = The Throne bars its way, even when it is empty.
tafl-explain-taken = This piece has been taken into custody.
tafl-explain-between = It stands between two enemies, or an enemy and a corner, and is safe there until one of them moves onto a closing square anew.
tafl-explain-taken-from = An enemy who moves to { $square } takes it.
tafl-explain-open-corner = The corner { $corner } lies open to the King.
tafl-explain-escorts = With two or more of his men beside him the King cannot be captured.
tafl-explain-ring = { $count ->
    [0] All four sides of the King are closed; he is safe only until a black man moves onto a closing square anew.
    [one] One side of the King is open; when it is closed he is captured.
   *[other] { $count } sides of the King are open; when all are closed he is captured. Edge, corners and his empty Throne count as closed.
}
tafl-explain-ring-escort = { $count ->
    [0] The King and the man beside him are closed in together; they are safe only until a black man moves onto a closing square anew.
    [one] Around the King and the one man beside him one square is open; when it is closed he is captured.
   *[other] Around the King and the one man beside him { $count } squares are open; when all are closed he is captured.
}
tafl-explain-closer = Black captures the King by { $from }-{ $to }.
tafl-explain-die-upto = { $pips ->
    [0] A piece moves at most as many squares as the die will show.
   *[other] The die shows { $pips }: a piece moves at most so many squares.
}
tafl-explain-die-exact = { $pips ->
    [0] A piece moves exactly as many squares as the die will show.
   *[other] The die shows { $pips }: a piece moves exactly so many squares.
}
tafl-explain-die-parity = { $pips ->
    [0] If the die shows an even number one moves, if odd the turn is skipped.
   *[other] The die shows { $pips }. If even, one moves; if odd, the turn is skipped.
}

# The match.
tafl-tally-lost = Pieces lost
tafl-tally-won = Games won
tafl-verdict-one-game = The one game decides.
tafl-verdict-fewer-lost = Fewer pieces lost in the two games together.
tafl-verdict-more-won = More games won.
tafl-verdict-equal = Pieces lost and games won are even: the match is drawn.

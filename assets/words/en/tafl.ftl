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
level-tafl-brandub-step = Brandub step by step
level-tafl-brandub-step-line = The small board at a walking pace: every piece moves one square a turn.
level-tafl-brandub-parity = Brandub, even or odd
level-tafl-brandub-parity-line = A die before every move: even, and you move; odd, and your turn is skipped.
level-tafl-tablut-dice = Tablut with a die
level-tafl-tablut-dice-line = The Finnic board with a die: a piece goes at most as far as the throw.
level-tafl-hnefatafl-bold = Hnefatafl without safe entry
level-tafl-hnefatafl-bold-line = Who stops between two enemies is lost: a sharper game for the large board.
level-tafl-hnefatafl-match = Hnefatafl, match of two
level-tafl-hnefatafl-match-line = Two games with the colours exchanged; who loses fewer pieces in both wins the match.
level-tafl-alea-bold = Alea Evangelii without safe entry
level-tafl-alea-bold-line = The Saxon board, where no man stops between two enemies and lives.

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
tafl-refused-not-in-line = Every piece moves in a straight line, along its row or its file: { $to } does not lie in line with { $from }.
tafl-refused-same-square = The piece stands on { $from } already.
tafl-refused-blocked = The piece on { $square } stands in the way, and nobody jumps.
tafl-refused-occupied = A piece ends its move on an empty square, and { $square } is taken.
tafl-refused-throne-king-only = Only the King may stand on the Throne.
tafl-refused-corner-king-only = Only the King may enter a corner.
tafl-refused-throne-blocks = On this board the Throne bars the way of ordinary men, even when it is empty.
tafl-refused-throne-occupied = The King sits on his Throne, and nobody passes over him.
tafl-refused-throne-in-steps = A man who moves one step at a time cannot cross the Throne, for he would have to stop on it.
tafl-refused-one-step = In this game a piece moves one square a turn.
tafl-refused-too-far = The die shows { $pips }: no piece goes farther than that.
tafl-refused-exactly = The die shows { $pips }: a piece must go exactly so far.
tafl-refused-odd-throw = The die shows { $pips }, an odd number: this turn is skipped.
tafl-refused-no-move-for-throw = No piece can move by { $pips }: this turn is skipped.
tafl-refused-may-not-pass = Whoever can move must move.
tafl-refused-throw-first = The die comes first: throw it.
tafl-refused-stuck = The piece on { $square } has nowhere to go.
tafl-refused-taken = It was taken and is out of the game.
tafl-refused-thrown = The die is thrown already: it shows { $pips }.

# Why a piece may, and how the King stands.
tafl-explain-goes = { $count ->
    [0] It has nowhere to go.
    [one] It may go to one square, in a straight line over empty squares.
   *[other] It may go to { $count } squares, in straight lines over empty squares.
}
tafl-explain-king-goes = The King moves like any other piece, and he alone may stand on the Throne and in a corner.
tafl-explain-crosses-throne = Men may cross the empty Throne here, but not stop on it.
tafl-explain-throne-blocks = The Throne bars the way of ordinary men here, even when it is empty.
tafl-explain-one-step = One square a turn: that is the rule of this game.
tafl-explain-up-to = The die shows { $pips }: at most so many squares.
tafl-explain-exactly = The die shows { $pips }: exactly so many squares.
tafl-explain-takes = From { $to } it takes the man on { $square }, closed in against { $partner }.
tafl-explain-takes-corner = From { $to } it takes the man on { $square }, closed in against the corner { $corner }.
tafl-explain-loses-itself = On { $to } it would stop between two enemies and be lost: there is no safe entry in this game.
tafl-explain-taken-from = An enemy who comes to { $square } takes it.
tafl-explain-safe-between = It stands between enemies and is safe: it was its own choice to stop there, and only an enemy who moves anew can take it.
tafl-explain-road = The corner { $corner } lies open to the King.
tafl-explain-dark-man = { $square } is closed to the King: a black man stands there.
tafl-explain-dark-edge = The edge of the board closes one side of the King.
tafl-explain-dark-corner = { $square } is closed to the King: a corner counts as a black man against him.
tafl-explain-dark-throne = { $square } is closed to the King: his empty Throne counts as a black man against him.
tafl-explain-open = { $square } is still open beside the King.
tafl-explain-escort-beside = The escort on { $square } keeps the King free unless both are closed in together.
tafl-explain-two-escorts = With two escorts beside him the King cannot be captured.
tafl-explain-king-alone-safe = The King is closed in but safe, for he went there himself: a black man must move anew onto a closing square.
tafl-explain-closes = Black captures the King by { $move }.
tafl-explain-closes-pair = Black captures the King with his one escort by { $move }.

# The tally of a match.
tafl-tally-lost = Pieces lost
tafl-tally-won = Games won

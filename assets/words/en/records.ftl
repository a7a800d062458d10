# What may be wrong in a written game.
record-error-empty = There is nothing in it.
record-error-too-long = This text is too long to be a game.
record-error-foreign = This is not a game of Tavoliere: its first line should name the game, as in [Game “tafl”].
record-error-unknown-game = This game is called “{ $game }”, and there is none of that name on the shelf.
record-error-unknown-level = The board “{ $level }” is not known here.
record-error-other-rules = This game was written by another edition of Tavoliere, under rules { $found }; this one has rules { $known }.
record-error-options = Its options do not fit: { $cause }
record-error-veiled = Line { $line }: this copy was made while cards were hidden, and cannot be played on.
record-error-seal = Its sealed line is damaged.
record-error-read = Line { $line }, column { $column }: { $expected } was expected, but it says “{ $found }”.
record-error-breaks-off = The text breaks off at line { $line }, column { $column }: { $expected } was expected there.
record-error-illegal = Line { $line }, column { $column }: { $move } is not possible there.

# What the reader of games may have expected.
expected-a-move = a move
expected-the-end-of-the-move = the end of the move
expected-the-end-of-the-record = the end of the game
expected-the-end-of-the-position = the end of the position
expected-the-end-of-the-board = the end of the board
expected-a-move-such-as-or = a move such as { $a }, or { $b }
expected-a-throw-to-or-a-move-such-as-or = a throw from { $a } to { $b }, a move such as { $c }, or { $d }
expected-black-or-white = “black” or “white”
expected-there-is-no-die = “{ $a }”, for there is no die
expected-the-throw-to-or = the throw, from { $a } to { $b }, or “{ $c }”
expected-turns-without-a-lost-man-to = the number of turns without a lost man, from { $a } to { $b }
expected-black-men-lost-to = the number of black men lost, from { $a } to { $b }
expected-white-men-lost-to = the number of white men lost, from { $a } to { $b }
expected-a-board-with-a-king-k = a board with a King (K)
expected-to-empty-squares = from { $a } to { $b } empty squares
expected-no-man-on-the-throne = no man on the Throne
expected-no-man-on-a-corner = no man on a corner
expected-only-one-king = only one King
expected-t-t-k-a-number-of-empty-squares-or = t, T, K, a number of empty squares, or “{ $a }”
expected-at-most-men = at most { $a } men
expected-ranks-of-squares = { $a } ranks of { $b } squares

# What may be wrong in a board or option file.
level-error = { $file }, line { $line }: { $what }
level-error-field = { $file }, line { $line }, “{ $field }”: { $what }
level-error-syntax = The file is not well written: { $cause }
level-error-unknown-field = “{ $field }” is not known here.
level-error-missing-field = “{ $field }” is missing.
level-error-value = “{ $found }” is not possible; possible: { $expected }.

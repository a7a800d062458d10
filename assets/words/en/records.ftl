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
expected-a-throw = a throw of the die
expected-a-square = a square, such as e4
expected-the-end-of-the-move = the end of the move
expected-the-end-of-the-record = the end of the game

# What may be wrong in a board or option file.
level-error = { $file }, line { $line }: { $what }
level-error-field = { $file }, line { $line }, “{ $field }”: { $what }
level-error-syntax = The file is not well written: { $cause }
level-error-unknown-field = “{ $field }” is not known here.
level-error-missing-field = “{ $field }” is missing.
level-error-value = “{ $found }” is not possible; possible: { $expected }.
level-error-size = The board must be square, with an odd number of squares from 7 to 19 on a side.
level-error-row = Row { $row } has { $found } squares instead of { $expected }.
level-error-sign = “{ $found }” is no piece; a row is written with t, T, K and digits.
level-error-king = There must be exactly one King; here there are { $count }.
level-error-marked-square = A man stands on { $square }, where only the King may stand.
level-error-no-men = { $seat } has no men.
level-error-step-board = “step” goes with the small boards, 7 × 7 and 9 × 9.
level-error-entry-board = “no_safe_entry” goes with the large boards, 11 × 11 and 19 × 19.
level-error-step-die = “step” goes with no die but “parity”.
level-error-finished = This position is over before it begins.

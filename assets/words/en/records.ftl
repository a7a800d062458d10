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
expected-a-move-such-as-or = a move such as { $a }, or { $b }
expected-a-throw-from-to = a throw from { $a } to { $b }
expected-the-end-of-the-move = the end of the move
expected-the-end-of-the-record = the end of the game
expected-black-or-white = “black” or “white”
expected-a-throw-from-to-or = a throw from { $a } to { $b }, or “{ $c }”
expected-no-throw-but = “{ $a }”, for there is no die
expected-a-number-of-quiet-turns = the number of turns without a lost man
expected-a-number-of-lost-men = the number of men lost
expected-the-end-of-the-position = the end of the position
expected-a-board-with-a-king = a board with a King, K
expected-no-man-on-this-square = no man on this square
expected-only-one-king = only one King
expected-a-piece-or-empty-squares = t, T, K or a number of empty squares
expected-fewer-empty-squares = fewer empty squares
expected-the-next-rank = “/” and the next rank
expected-the-end-of-the-board = the end of the board
expected-more-ranks-and-squares = more ranks or squares
expected-fewer-men = fewer men

# What may be wrong in a board or option file.
level-error = { $file }, line { $line }: { $what }
level-error-field = { $file }, line { $line }, “{ $field }”: { $what }
level-error-syntax = The file is not well written: { $cause }
level-error-unknown-field = “{ $field }” is not known here.
level-error-missing-field = “{ $field }” is missing.
level-error-value = “{ $found }” is not possible; possible: { $expected }.
level-error-size = The board must be square, with an odd number of squares from 7 to 19 on a side.
level-error-row = Row { $row } has { $found } squares instead of { $expected }.
level-error-layout-sign = “{ $found }” stands where it cannot; a row is written with t, T, K, x for a corner and . for an empty square.
level-error-many-men = There are more men than { $count }.
level-error-king = There must be exactly one King; here there are { $count }.
level-error-marked-square = A man stands on { $square }, where only the King may stand.
level-error-no-men = { $seat } has no men.
level-error-step-board = “step” goes with the small boards, 7 × 7 and 9 × 9.
level-error-entry-board = “no_safe_entry” goes with the large boards, 11 × 11 and 19 × 19.
level-error-step-die = “step” goes with no die but “parity”.

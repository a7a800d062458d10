# What may be wrong in a written game, and what was expected there.
record-error-line = Line { $line }, column { $column }: { $what }
record-error-expected = { $expected } was expected.
record-error-expected-found = { $expected } was expected, but it says “{ $found }”.
record-error-unknown-tag = The heading “{ $found }” is not known.
record-error-double-tag = The heading “{ $found }” stands twice.
record-error-missing-tag = The heading “{ $expected }” is missing.
record-error-number = The move should be numbered { $expected }, not { $found }.
record-error-move = The move { $move } is not possible here.
record-error-move-because = The move { $move } is not possible here: { $cause }
record-error-after-end = The game was over before { $found }.
record-error-open-comment = A comment was begun and not closed.
record-error-result = The result is given as { $found }, but the moves lead to { $expected }.
record-error-position = The position is not well written: { $cause }

record-expected-tag = a heading in square brackets
record-expected-value = a value in quotation marks
record-expected-closing-bracket = a closing bracket
record-expected-move = a move
record-expected-throw = a throw of the die (1 to 6)
record-expected-square = a square, such as e4
record-expected-number = a number
record-expected-result = the result
record-expected-end = the end of the text

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
level-error-no-men = { $side } has no men.
level-error-step-board = “step” goes with the small boards, 7 × 7 and 9 × 9.
level-error-entry-board = “no_safe_entry” goes with the large boards, 11 × 11 and 19 × 19.
level-error-step-die = “step” goes with no die but “parity”.
level-error-finished = This position is over before it begins.

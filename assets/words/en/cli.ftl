# The commands without a window.
cli-no-screen = There is no screen here to open the table on. “tavoliere text LEVEL” plays in this terminal; “tavoliere help” names the other commands.
cli-unknown-level = There is no level “{ $level }”. “tavoliere levels” lists them; a path to a file of your own works too.
cli-unknown-option = “{ $level }” has no option “{ $option }”. It has: { $expected }.
cli-option-value = Option “{ $option }” cannot be “{ $found }”. It can be: { $expected }.
cli-option-form = “{ $found }” is not an option: it is written option=value.
cli-seats-form = “{ $found }” names no player: “person”, or “bot:1” to “bot:5”.
cli-seats-count = This game has { $expected } seats, but { $found } players are named.
cli-cannot-read = { $file } cannot be read: { $cause }
cli-cannot-write = { $file } cannot be written: { $cause }
cli-record-error = { $file }: { $cause }
cli-replay-ok = { $count ->
    [one] One move, and it is according to the rules.
   *[other] { $count } moves, all according to the rules.
}
cli-outcome = Result: { $score }. { $reason }
cli-unfinished = The game is not finished.
cli-games-odd = Games are played in pairs with the seats exchanged: { $count } is odd.
cli-match-progress = { $number } of { $count } games
cli-match-score = { $player }: { $score } % of the points, between { $low } % and { $high } % (95 %).
cli-match-wins = { $player }: { $won } won, { $drawn } drawn, { $lost } lost.
cli-match-by-colour = { $player } with { $seat }: { $score } %.
cli-text-welcome = { $level }. Type a move such as e1-e4, or: undo, hint, moves, why e1-e4, board, save FILE, draw, resign, quit.
cli-text-prompt = { $seat }
cli-text-throws = The die shows { $pips }.
cli-text-plays = { $player } plays { $move }.
cli-text-not-understood = “{ $found }” is neither a move nor a command here.
cli-text-bye = The table stays laid.
cli-text-board-label = { $seat } to move, move { $number }.

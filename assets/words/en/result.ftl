# How a game ends, and what it means for the match.
ending-king-captured = The King is captured.
ending-corner = The King has reached a corner.
ending-no-moves = The side to move has no move left.
ending-repetition = The same position stood on the board for the third time.
ending-no-progress = Too many turns have passed without a lost man.
ending-resignation = The game was given up.
ending-flag = The time ran out.
ending-agreement = The players agreed on a draw.
ending-asylum = The Crown has been carried into an Asylum.
ending-field = All opponents are without pieces.
ending-colour = No piece could ever occupy the Crown: a table.
ending-quiet = For too long nothing was captured, no Pawn moved and the Crown stayed where it was: a table.
ending-counted = The points were counted.
ending-marcio = One side took no trick: a Marcio.
ending-void = The points are equal: the hand is void.
ending-monte = The dealer threw the hand in.
ending-match-won = A plate has come to a hundred and fifty.
ending-claimed = Somebody had points enough and stopped.

result-title = The game is over
result-wins = { $seat } wins
result-player-wins = { $player } wins with { $seat }.
result-draw = A draw
result-length = { $count ->
    [one] The game took one move.
   *[other] The game took { $count } moves.
}
result-replay = Replay
result-again = Play again
result-exchange = Play again with colours exchanged
result-shelf = Back to the shelf

match-title = Match of two games
match-game = Game { $number } of 2
match-next = Now with the colours exchanged
match-won-by-men = { $player } wins the match: { $fewer } pieces lost against { $more }.
match-won-by-games = { $player } wins the match by games won, { $won } to { $lost }; the lost pieces are equal at { $count }.
match-won-by-games-first = { $player } wins the match, { $won } games to { $lost }.
match-won-by-men-after-games = The games are even; { $player } wins the match with { $fewer } pieces lost against { $more }.
match-drawn = The match is drawn: men and games are even.

result-look = Look at the board
match-won = { $player } wins the match.

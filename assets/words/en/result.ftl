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
ending-decimazione = Decimation: all peltasts, or all hoplites, are captured.
ending-assedio = Siege: the other army has no move left.
ending-superiorita = Superiority: fifty moves passed without a capture, and one side has more pieces.
ending-renitenza = Reluctance: battle was refused three times in a row.
ending-sbando = Rout: the basileus is captured.
ending-sfondamento = Breakthrough: the basileus has reached the enemy’s first rank.
ending-abbandono = The game was given up.
ending-ignoranza = Ignorance: an illegal move was tried.
ending-patta-50 = Fifty moves passed without a capture, and both sides have as many pieces.
ending-patta-accordo = The players agreed on a draw.
ending-mate = Mate: the King is in check, and nothing helps.
ending-unseen-mate = Mate, but nobody said so: half the stake.
ending-stalemate = Pat: the side to move is not in check and has no move. Nobody wins, and the game begins again.
ending-fifty-moves = For fifty moves no man was taken and no Pawn moved.
ending-material = Nobody has men enough left to give mate.
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
result-begin-again = Begin the game again
result-exchange = Play again with colours exchanged
result-shelf = Back to the shelf

match-title = Match of two games
match-game = Game { $number }
match-next = Now with the colours exchanged
match-won-by-men = { $player } wins the match: { $fewer } pieces lost against { $more }.
match-won-by-games = { $player } wins the match by games won, { $won } to { $lost }; the lost pieces are equal at { $count }.
match-won-by-games-first = { $player } wins the match, { $won } games to { $lost }.
match-won-by-men-after-games = The games are even; { $player } wins the match with { $fewer } pieces lost against { $more }.
match-drawn = The match is drawn: men and games are even.

result-look = Look at the board
match-won = { $player } wins the match.

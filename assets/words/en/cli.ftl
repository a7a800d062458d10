# The commands without a window.
cli-no-table = This program was built without the table. “tavoliere text LEVEL” plays in this terminal; “tavoliere help” names the other commands.
cli-no-screen = There is no screen here to open the table on. “tavoliere text LEVEL” plays in this terminal; “tavoliere help” names the other commands.
cli-cannot-read = { $file } cannot be read: { $cause }
cli-cannot-write = { $file } cannot be written: { $cause }
cli-not-text = { $file } cannot be read: it is no text.
cli-record-error = { $file }: { $cause }

cli-option-form = “{ $found }” is no option: it is written option=value.

# Players and seats.
cli-computer = the computer ({ $strength })
cli-random = chance
cli-no-computer = The computer does not play this game yet.
cli-seats-form = “{ $found }” names no player: “person”, a name, or “bot:1” to “bot:5”.
cli-seats-count = This game has { $expected } players, but { $found } are named.
cli-seats-record = A record says itself who plays and how: --seats, --set, --seed, --position and --practice go with a level.

# moves, perft, replay.
cli-chance-first = The dice come first: the record waits for a throw.
cli-perft-chance = Chance decides here. Name what the dice show at every throw: --throw 3.
cli-perft-lot = The lot decides here who begins. Name the seat: --set first=a1.
cli-perft-throw = “{ $found }” is no throw in this game.
cli-perft-no-dice = No dice are thrown here: leave out --throw.
cli-replay-ok = { $count ->
    [one] One move, and it is according to the rules.
   *[other] { $count } moves, all according to the rules.
}
cli-replay-no-export = Other programs have no form for this game.
cli-game-number = Game { $number }.
cli-won = { $seat } wins. { $cause }
cli-drawn = A draw. { $cause }
cli-unfinished = The game is not finished.

# match
cli-games-odd = Games are played in pairs with the seats exchanged, so their number is even; { $count } is not.
cli-match-two = A match has two players, as in --seats bot:2,bot:1; here there are { $found }.
cli-match-player = “{ $found }” cannot play a match: “bot:1” to “bot:5” and “random” can.
cli-match-progress = { $number } of { $count } games
cli-match-wins = { $player } against { $other }: { $won } won, { $drawn } drawn, { $lost } lost.
cli-match-score = { $player }: { $score } % of the points, between { $low } % and { $high } % (95 %).
cli-match-tally = { $player } by the tally of each pair: { $score } %, between { $low } % and { $high } % (95 %).
cli-match-margin = { $player }, { $thing }: { $mean } more a game, ± { $half } (95 %).
cli-match-points = points
cli-match-by-colour = { $player } with { $seat }: { $score } %.
cli-match-colour = { $seat }, whoever plays it: { $score } %.
cli-match-ending = { $count } × { $why }
cli-match-plies = On average a game had { $plies } moves.

# text
cli-text-welcome = { $level }. Type a move such as e1-e4, or “help”.
cli-text-help =
    A move is typed as the record writes it: e1-e4. Beside moves there are these words:
    moves – all moves there are
    why e1-e5 – why this move may be played, or why not
    explain e4 – where the piece on e4 may go, and what threatens it
    hint – a good move
    undo, redo – take back to your own last decision, and play it again
    draw, resign – offer a draw or agree to one; give the game up
    board – how everything lies
    position – the same as one line, for “--position”
    dice – how often each face has been thrown
    save FILE, load FILE – keep the game; go on with a kept one
    quit – leave; what is not saved is gone
cli-text-signs = Signs: . empty square, { $list }.
cli-text-plays = { $seat } plays { $move }.
cli-text-board-label = { $seat } to move, move { $number }.
cli-text-moves = { $count ->
    [one] One move:
   *[other] { $count } moves:
}
cli-text-only-move = The only move is { $move }.
cli-text-for-instance = First something is to be chosen: type { $move }, for instance. “moves” lists all there is.
cli-text-may = { $move } is allowed.
cli-text-not-understood = “{ $found }” is neither a move nor a command here. “help” names the commands.
cli-text-no-clock = No clock runs here.
cli-text-not-now = That is not possible now.
cli-text-draw-offered = A draw is offered. “draw” agrees to it; a move declines it.
cli-text-save-where = Say where: save FILE.
cli-text-load-which = Say which: load FILE.
cli-text-save-exists = { $file } is there already, and this game did not come from it. Choose another name.
cli-text-saved = Saved as { $file }.
cli-text-bye = Goodbye.
cli-manner-resign = { $seat } resigns.
cli-manner-flag = { $seat } has run out of time.
cli-manner-offer = { $seat } offers a draw.
cli-manner-agree = { $seat } agrees to the draw.
cli-captured = Captured: { $piece }, { $square }.
cli-turned = On { $square } now: { $piece }.
cli-trick = { $seat } takes the trick.
cli-scored = { $count ->
    [one] One point: { $cause }
   *[other] { $count } points: { $cause }
}
cli-squares = { $count ->
    [one] { $piece }: { $list }
   *[other] { $piece }, { $count }: { $list }
}
cli-off-board = Off the board: { $list }.
cli-throws-none = No dice have been thrown.
cli-throws = { $player }: { $count ->
    [one] one throw
   *[other] { $count } throws
}; { $list }. A die has shown { $score } on the average, a fair one shows 3.5.
cli-throws-pairs = Pairs { $list }. { $count ->
    [0] No doubles.
    [one] One double.
   *[other] { $count } doubles.
}
cli-held = { $piece }: held by the piece on { $square }.

# The words a person may type, several parted by blanks.
cli-word-moves = moves
cli-word-why = why
cli-word-explain = explain
cli-word-undo = undo
cli-word-redo = redo
cli-word-hint = hint
cli-word-draw = draw
cli-word-resign = resign
cli-word-board = board
cli-word-position = position
cli-word-dice = dice
cli-word-save = save
cli-word-load = load
cli-word-help = help ?
cli-word-quit = quit exit

# Signs on a board of characters.
cli-sign-tafl-king = K
cli-sign-tafl-white = T
cli-sign-tafl-black = t
cli-sign-throne = +
cli-sign-corner = x
cli-sign-corona-white-king = bK
cli-sign-corona-white-lieutenant = bL
cli-sign-corona-white-paladin = bP
cli-sign-corona-white-knight = bN
cli-sign-corona-white-amazon = bA
cli-sign-corona-white-ram = bR
cli-sign-corona-white-centaur = bC
cli-sign-corona-white-signifer = bS
cli-sign-corona-white-dragon = bD
cli-sign-corona-white-pawn = bo
cli-sign-corona-white-histrion = bh
cli-sign-corona-black-king = nK
cli-sign-corona-black-lieutenant = nL
cli-sign-corona-black-paladin = nP
cli-sign-corona-black-knight = nN
cli-sign-corona-black-amazon = nA
cli-sign-corona-black-ram = nR
cli-sign-corona-black-centaur = nC
cli-sign-corona-black-signifer = nS
cli-sign-corona-black-dragon = nD
cli-sign-corona-black-pawn = no
cli-sign-corona-black-histrion = nh
cli-sign-corona-vermilion-king = vK
cli-sign-corona-vermilion-lieutenant = vL
cli-sign-corona-vermilion-paladin = vP
cli-sign-corona-vermilion-knight = vN
cli-sign-corona-vermilion-amazon = vA
cli-sign-corona-vermilion-ram = vR
cli-sign-corona-vermilion-centaur = vC
cli-sign-corona-vermilion-signifer = vS
cli-sign-corona-vermilion-dragon = vD
cli-sign-corona-vermilion-pawn = vo
cli-sign-corona-vermilion-histrion = vh
cli-sign-corona-turquoise-king = tK
cli-sign-corona-turquoise-lieutenant = tL
cli-sign-corona-turquoise-paladin = tP
cli-sign-corona-turquoise-knight = tN
cli-sign-corona-turquoise-amazon = tA
cli-sign-corona-turquoise-ram = tR
cli-sign-corona-turquoise-centaur = tC
cli-sign-corona-turquoise-signifer = tS
cli-sign-corona-turquoise-dragon = tD
cli-sign-corona-turquoise-pawn = to
cli-sign-corona-turquoise-histrion = th
cli-sign-corona-crown = **
cli-sign-asylum = ##
cli-sign-petteia-white-peltast = P
cli-sign-petteia-white-hoplite = O
cli-sign-petteia-white-basileus = B
cli-sign-petteia-black-peltast = p
cli-sign-petteia-black-hoplite = o
cli-sign-petteia-black-basileus = b
cli-sign-echecs-white-king = K
cli-sign-echecs-white-queen = Q
cli-sign-echecs-white-bishop = B
cli-sign-echecs-white-knight = N
cli-sign-echecs-white-rook = R
cli-sign-echecs-white-pawn = P
cli-sign-echecs-black-king = k
cli-sign-echecs-black-queen = q
cli-sign-echecs-black-bishop = b
cli-sign-echecs-black-knight = n
cli-sign-echecs-black-rook = r
cli-sign-echecs-black-pawn = p
cli-sign-tarocchini-s-k = S-K
cli-sign-tarocchini-s-q = S-Q
cli-sign-tarocchini-s-h = S-H
cli-sign-tarocchini-s-j = S-J
cli-sign-tarocchini-s-10 = S-10
cli-sign-tarocchini-s-9 = S-9
cli-sign-tarocchini-s-8 = S-8
cli-sign-tarocchini-s-7 = S-7
cli-sign-tarocchini-s-6 = S-6
cli-sign-tarocchini-s-a = S-A
cli-sign-tarocchini-b-k = B-K
cli-sign-tarocchini-b-q = B-Q
cli-sign-tarocchini-b-h = B-H
cli-sign-tarocchini-b-j = B-J
cli-sign-tarocchini-b-10 = B-10
cli-sign-tarocchini-b-9 = B-9
cli-sign-tarocchini-b-8 = B-8
cli-sign-tarocchini-b-7 = B-7
cli-sign-tarocchini-b-6 = B-6
cli-sign-tarocchini-b-a = B-A
cli-sign-tarocchini-c-k = C-K
cli-sign-tarocchini-c-q = C-Q
cli-sign-tarocchini-c-h = C-H
cli-sign-tarocchini-c-j = C-J
cli-sign-tarocchini-c-a = C-A
cli-sign-tarocchini-c-6 = C-6
cli-sign-tarocchini-c-7 = C-7
cli-sign-tarocchini-c-8 = C-8
cli-sign-tarocchini-c-9 = C-9
cli-sign-tarocchini-c-10 = C-10
cli-sign-tarocchini-d-k = D-K
cli-sign-tarocchini-d-q = D-Q
cli-sign-tarocchini-d-h = D-H
cli-sign-tarocchini-d-j = D-J
cli-sign-tarocchini-d-a = D-A
cli-sign-tarocchini-d-6 = D-6
cli-sign-tarocchini-d-7 = D-7
cli-sign-tarocchini-d-8 = D-8
cli-sign-tarocchini-d-9 = D-9
cli-sign-tarocchini-d-10 = D-10
cli-sign-tarocchini-t-angelo = T-Angelo
cli-sign-tarocchini-t-mondo = T-Mondo
cli-sign-tarocchini-t-sole = T-Sole
cli-sign-tarocchini-t-luna = T-Luna
cli-sign-tarocchini-t-stella = T-Stella
cli-sign-tarocchini-t-saetta = T-Saetta
cli-sign-tarocchini-t-diavolo = T-Diavolo
cli-sign-tarocchini-t-morte = T-Morte
cli-sign-tarocchini-t-traditore = T-Traditore
cli-sign-tarocchini-t-vecchio = T-Vecchio
cli-sign-tarocchini-t-roda = T-Roda
cli-sign-tarocchini-t-forza = T-Forza
cli-sign-tarocchini-t-giustizia = T-Giustizia
cli-sign-tarocchini-t-temperanza = T-Temperanza
cli-sign-tarocchini-t-carro = T-Carro
cli-sign-tarocchini-t-amore = T-Amore
cli-sign-tarocchini-t-moro1 = T-Moro1
cli-sign-tarocchini-t-moro2 = T-Moro2
cli-sign-tarocchini-t-moro3 = T-Moro3
cli-sign-tarocchini-t-moro4 = T-Moro4
cli-sign-tarocchini-t-bagattino = T-Bagattino
cli-sign-tarocchini-t-matto = T-Matto

# Cards.
cli-cards-hand = Your cards: { $list }
cli-cards-table = On the table: { $list }
cli-cards-drawn = From the pack: { $piece }.
cli-cards-unseen = { $seat } plays, unseen.
cli-cards-none = You see no card “{ $found }”.
cli-cards-welcome = { $level }. Type a card such as S-K, another word of the game, or “help”.
cli-cards-help =
    A card is typed as the record writes it: S-K, C-7, T-Angelo. Beside what may be played there are these words:
    moves – all that may be played or said in turn
    why S-K – why this card may be played, or why not
    explain S-K – the same of a card in your hand
    undo, redo – take back to your own last decision, and play it again
    draw, resign – offer to stop or agree to it; throw the cards down
    board – your cards, and what lies on the table
    position – everything as one line, for “--position”; it tells all cards
    save FILE, load FILE – keep the game; go on with a kept one
    quit – leave; what is not saved is gone

# I comandi senza finestra.
cli-no-table = Questo programma è stato costruito senza il tavolo. “tavoliere text LEVEL” gioca in questo terminale; “tavoliere help” dice gli altri comandi.
cli-no-screen = Qui non c’è uno schermo su cui aprire il tavolo. “tavoliere text LEVEL” gioca in questo terminale; “tavoliere help” dice gli altri comandi.
cli-cannot-read = Non si può leggere { $file }: { $cause }
cli-cannot-write = Non si può scrivere { $file }: { $cause }
cli-not-text = Non si può leggere { $file }: non è un testo.
cli-record-error = { $file }: { $cause }

cli-option-form = “{ $found }” non è un’opzione: si scrive opzione=valore.

# Giocatori e posti.
cli-computer = il computer ({ $strength })
cli-random = il caso
cli-no-computer = A questo gioco il computer non sa ancora giocare.
cli-seats-form = “{ $found }” non è un giocatore: “person”, un nome, o da “bot:1” a “bot:5”.
cli-seats-count = Questo gioco ha { $expected } giocatori, ma ne sono indicati { $found }.
cli-seats-record = Una partita scritta dice da sé chi gioca e come: --seats, --set, --seed, --position e --practice vanno con una tavola.

# moves, perft, replay.
cli-chance-first = Prima il dado: la partita aspetta un tiro.
cli-perft-chance = Qui decide il caso. Di’ che cosa segnano i dadi a ogni tiro: --throw 3.
cli-perft-lot = Qui è la sorte a dire chi comincia. Nomina il posto: --set first=a1.
cli-perft-throw = “{ $found }” in questo gioco non è un tiro.
cli-perft-no-dice = Qui non si tirano dadi: togli --throw.
cli-replay-ok = { $count ->
    [one] Una mossa, ed è secondo le regole.
   *[other] { $count } mosse, tutte secondo le regole.
}
cli-replay-no-export = Per questo gioco gli altri programmi non hanno una forma.
cli-game-number = Partita { $number }.
cli-won = Vince il { $seat }. { $cause }
cli-drawn = Patta. { $cause }
cli-unfinished = La partita non è finita.

# match
cli-games-odd = Le partite si giocano a coppie, a posti scambiati, e quindi sono in numero pari; { $count } non lo è.
cli-match-two = In un incontro i giocatori sono due, come in --seats bot:2,bot:1; qui sono { $found }.
cli-match-player = “{ $found }” non può giocare un incontro: possono da “bot:1” a “bot:5” e “random”.
cli-match-progress = { $number } di { $count } partite
cli-match-wins = { $player } contro { $other }: { $won } vinte, { $drawn } patte, { $lost } perse.
cli-match-score = { $player }: { $score } % dei punti, tra { $low } % e { $high } % (95 %).
cli-match-tally = { $player } secondo il conto di ogni coppia: { $score } %, tra { $low } % e { $high } % (95 %).
cli-match-margin = { $player }, { $thing }: { $mean } in più a partita, ± { $half } (95 %).
cli-match-points = punti
cli-match-by-colour = { $player } con il { $seat }: { $score } %.
cli-match-colour = { $seat }, chiunque lo giochi: { $score } %.
cli-match-ending = { $count } × { $why }
cli-match-plies = In media una partita ha avuto { $plies } mosse.

# text
cli-text-welcome = { $level }. Scrivi una mossa come e1-e4, oppure “aiuto”.
cli-text-help =
    Una mossa si scrive come nella partita scritta: e1-e4. Oltre alle mosse ci sono queste parole:
    mosse – tutte le mosse possibili
    perché e1-e5 – perché questa mossa si può fare, o perché no
    spiega e4 – dove può andare il pezzo in e4, e che cosa lo minaccia
    consiglio – una buona mossa
    annulla, rifai – torna alla tua ultima decisione, e la gioca di nuovo
    patta, abbandona – offre la patta o la accetta; dà persa la partita
    tavola – come sta tutto
    posizione – lo stesso in una riga, per “--position”
    dadi – quante volte è uscita ogni faccia
    salva FILE, carica FILE – conserva la partita; ne riprende una conservata
    esci – lascia il tavolo; quel che non è salvato è perduto
cli-text-signs = Segni: . casella vuota, { $list }.
cli-text-plays = { $seat }: { $move }.
cli-text-board-label = Muove il { $seat }, mossa { $number }.
cli-text-moves = { $count ->
    [one] Una mossa:
   *[other] { $count } mosse:
}
cli-text-only-move = L’unica mossa è { $move }.
cli-text-for-instance = Prima c’è da scegliere: scrivi per esempio { $move }. «mosse» elenca tutto.
cli-text-may = { $move } si può fare.
cli-text-not-understood = “{ $found }” qui non è né una mossa né un comando. “aiuto” dice i comandi.
cli-text-no-clock = Qui non corre nessun orologio.
cli-text-not-now = Adesso non è possibile.
cli-text-draw-offered = È offerta la patta. “patta” la accetta, una mossa la rifiuta.
cli-text-save-where = Di’ dove: salva FILE.
cli-text-load-which = Di’ quale: carica FILE.
cli-text-save-exists = { $file } c’è già, e questa partita non viene da lì. Scegli un altro nome.
cli-text-saved = Salvata in { $file }.
cli-text-bye = Arrivederci.
cli-manner-resign = Il { $seat } abbandona.
cli-manner-flag = Il { $seat } ha finito il tempo.
cli-manner-offer = Il { $seat } offre la patta.
cli-manner-agree = Il { $seat } accetta la patta.
cli-captured = Presa: { $piece }, { $square }.
cli-turned = Ora in { $square }: { $piece }.
cli-trick = La presa è del { $seat }.
cli-scored = { $count ->
    [one] Un punto: { $cause }
   *[other] { $count } punti: { $cause }
}
cli-squares = { $count ->
    [one] { $piece }: { $list }
   *[other] { $piece }, { $count }: { $list }
}
cli-off-board = Fuori dalla tavola: { $list }.
cli-throws-none = Non sono stati lanciati dadi.
cli-throws = { $player }: { $count ->
    [one] un lancio
   *[other] { $count } lanci
}; { $list }. Un dado ha mostrato in media { $score }, uno giusto mostra 3,5.
cli-throws-pairs = Coppie { $list }. { $count ->
    [0] Nessun doppio.
    [one] Un doppio.
   *[other] { $count } doppi.
}
cli-held = { $piece }: la tiene il pezzo in { $square }.

# Le parole che si possono scrivere, più d’una separate da spazi.
cli-word-moves = mosse
cli-word-why = perché perche
cli-word-explain = spiega
cli-word-undo = annulla
cli-word-redo = rifai
cli-word-hint = consiglio
cli-word-draw = patta
cli-word-resign = abbandona
cli-word-board = tavola
cli-word-position = posizione
cli-word-dice = dadi
cli-word-save = salva
cli-word-load = carica
cli-word-help = aiuto ?
cli-word-quit = esci

# Segni su una tavola di caratteri.
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

# Carte.
cli-cards-hand = Le tue carte: { $list }
cli-cards-table = In tavola: { $list }
cli-cards-drawn = Dal mazzo: { $piece }.
cli-cards-unseen = { $seat } giuoca, coperto.
cli-cards-none = Non vedi nessuna carta “{ $found }”.
cli-cards-welcome = { $level }. Scrivi una carta come S-K, un’altra parola del giuoco, oppure “aiuto”.
cli-cards-help =
    Una carta si scrive come nella partita scritta: S-K, C-7, T-Angelo. Oltre a quel che si può giuocare ci sono queste parole:
    mosse – tutto quel che si può giuocare o dire quando tocca a te
    perché S-K – perché questa carta si può giuocare, o perché no
    spiega S-K – lo stesso di una carta che hai in mano
    annulla, rifai – torna alla tua ultima decisione, e la gioca di nuovo
    patta, abbandona – propone di smettere o accetta; butta giù le carte
    tavola – le tue carte e quel che sta in tavola
    posizione – tutto in una riga, per “--position”; dice tutte le carte
    salva FILE, carica FILE – conserva la partita; ne riprende una conservata
    esci – lascia il tavolo; quel che non è salvato è perduto

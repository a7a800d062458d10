# I comandi senza finestra.
cli-no-screen = Qui non c’è uno schermo su cui aprire il tavolo. “tavoliere text LEVEL” gioca in questo terminale; “tavoliere help” dice gli altri comandi.
cli-unknown-level = Non c’è nessuna tavola “{ $level }”. “tavoliere levels” le elenca; va bene anche il percorso di un file tuo.
cli-unknown-option = “{ $level }” non ha l’opzione “{ $option }”. Ha: { $expected }.
cli-option-value = L’opzione “{ $option }” non può essere “{ $found }”. Può essere: { $expected }.
cli-option-form = “{ $found }” non è un’opzione: si scrive opzione=valore.
cli-seats-form = “{ $found }” non è un giocatore: “person”, o da “bot:1” a “bot:5”.
cli-seats-count = Questo gioco ha { $expected } posti, ma i giocatori indicati sono { $found }.
cli-cannot-read = Non si può leggere { $file }: { $cause }
cli-cannot-write = Non si può scrivere { $file }: { $cause }
cli-record-error = { $file }: { $cause }
cli-replay-ok = { $count ->
    [one] Una mossa, ed è secondo le regole.
   *[other] { $count } mosse, tutte secondo le regole.
}
cli-outcome = Risultato: { $score }. { $reason }
cli-unfinished = La partita non è finita.
cli-games-odd = Le partite si giocano a coppie, a posti scambiati: { $count } è dispari.
cli-match-progress = { $number } di { $count } partite
cli-match-score = { $player }: { $score } % dei punti, tra { $low } % e { $high } % (95 %).
cli-match-wins = { $player }: { $won } vinte, { $drawn } patte, { $lost } perse.
cli-match-by-colour = { $player } con il { $seat }: { $score } %.
cli-text-welcome = { $level }. Scrivi una mossa come e1-e4, oppure: undo, hint, moves, why e1-e4, board, save FILE, draw, resign, quit.
cli-text-prompt = { $seat }
cli-text-throws = Il dado segna { $pips }.
cli-text-plays = { $player } gioca { $move }.
cli-text-not-understood = “{ $found }” qui non è né una mossa né un comando.
cli-text-bye = La tavola resta apparecchiata.
cli-text-board-label = Muove il { $seat }, mossa { $number }.

# Rivedere una partita.
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Scorri la partita
replay-pause = Ferma
replay-on = Una mossa avanti
replay-last = Alla fine
replay-round-back = Un giro indietro
replay-round-on = Un giro avanti
replay-position = Mossa { $number } di { $count }
replay-from-here = Continua da qui
replay-from-here-line = Comincia una nuova partita da questa posizione; quella vecchia resta com’è.
replay-leave = Lascia la partita rivista

replay-leave-short = Esci

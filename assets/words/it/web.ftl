# La pagina attorno al tavolo: mentre il programma si carica, e quando non può proseguire.
web-carrying = Si sta portando il tavolo
web-bytes = { $done } di { $total } MB
web-laying = Si sta apparecchiando
web-table = Il tavolo da gioco. Con i tasti: frecce, Invio ed Esc; il punto interrogativo li mostra tutti.
web-script = Per apparecchiare il tavolo questa pagina ha bisogno di JavaScript.

web-again = Riprova
web-resume = Ricarica e riprendi la partita
web-reload = Ricarica
web-said = Che cosa ha detto il programma

web-graphics = Questo browser non può disegnare il tavolo
web-graphics-why = Tavoliere ha bisogno di WebGL 2. Aggiorna il browser, permettigli di usare la scheda grafica, oppure provane un altro.

web-download = Il tavolo non è arrivato
web-download-status = Il server ha risposto «{ $status }».
web-download-broken = Il collegamento si è interrotto dopo { $done } di { $total } MB.
web-download-silent = Da un minuto non arriva più nulla.
web-download-short = Sono arrivati soltanto { $done } di { $total } MB.
web-download-other = Non è stato possibile scaricare il programma. La connessione è attiva?

web-start = Non è stato possibile apparecchiare
web-start-why = Il programma è arrivato, ma questo browser non riesce ad avviarlo.

web-context = L’immagine è andata perduta
web-context-why = La scheda grafica ha smesso di disegnare questa pagina: succede dopo una sospensione, o quando altre pagine ne hanno bisogno. La partita è stata salvata dopo l’ultima mossa.

web-panic = Qualcosa si è rotto
web-panic-why = Il programma si è fermato. La partita è stata salvata dopo l’ultima mossa.

web-silent = Il tavolo non risponde più
web-silent-why = Il programma si è fermato senza dire nulla. La partita è stata salvata dopo l’ultima mossa.

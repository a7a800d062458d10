# La pagina attorno al tavolo: mentre il programma si carica, e quando non può proseguire.
page-carrying = Si sta portando il tavolo
page-bytes = { $done } di { $total } MB
page-laying = Si sta apparecchiando
page-table = Il tavolo
page-script = Per apparecchiare il tavolo questa pagina ha bisogno di JavaScript.

page-again = Riprova
page-resume = Ricarica e riprendi la partita
page-reload = Ricarica
page-said = Che cosa ha detto il programma

page-graphics = Questo browser non può disegnare il tavolo
page-graphics-why = Tavoliere ha bisogno di WebGL 2. Aggiorna il browser, permettigli di usare la scheda grafica, oppure provane un altro.

page-download = Il tavolo non è arrivato
page-download-status = Il server ha risposto «{ $status }».
page-download-broken = Il collegamento si è interrotto dopo { $done } di { $total } MB.
page-download-silent = Da un minuto non arriva più nulla.
page-download-short = Sono arrivati soltanto { $done } di { $total } MB.
page-download-other = Non è stato possibile scaricare il programma. La connessione è attiva?

page-start = Non è stato possibile apparecchiare
page-start-why = Il programma è arrivato, ma questo browser non riesce ad avviarlo.

page-context = L’immagine è andata perduta
page-context-why = La scheda grafica ha smesso di disegnare questa pagina: succede dopo una sospensione, o quando altre pagine ne hanno bisogno. La partita è stata salvata dopo l’ultima mossa.

page-panic = Qualcosa si è rotto
page-panic-why = Il programma si è fermato. La partita è stata salvata dopo l’ultima mossa.

page-silent = Il tavolo non risponde più
page-silent-why = Il programma si è fermato senza dire nulla. La partita è stata salvata dopo l’ultima mossa.

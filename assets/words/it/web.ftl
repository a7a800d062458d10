# La pagina nel browser. La legge la pagina stessa: una riga per testo, e dentro solo { $name }.
web-loading = Si apparecchia
web-loading-bytes = { $loaded } di { $total } MB
web-starting = Si accende il lume
web-no-webgl = Questo browser non mostra immagini 3D (WebGL 2 manca o è spento), e il tavolo ne ha bisogno. Può servire un altro browser, o accendere l’accelerazione grafica.
web-no-wasm = Questo browser è troppo vecchio per il tavolo: non conosce WebAssembly.
web-download-failed = Una parte del tavolo non è arrivata ({ $file }). Manca la connessione?
web-context-lost = Il browser ha tolto l’immagine al tavolo. La partita è al sicuro.
web-panicked = Il tavolo è inciampato e si è fermato. La partita è al sicuro fino all’ultima mossa.
web-what-happened = Che cosa è successo
web-reload = Riapri
web-retry = Riprova
web-click-for-sound = Il primo clic accende il suono.
web-focus = Fai clic sul tavolo per giocare con i tasti.
web-canvas-label = Il tavolo da gioco. Con i tasti: frecce, Invio ed Esc; il punto interrogativo li mostra tutti.

# Che cosa può esserci di sbagliato in una partita scritta.
record-error-empty = Non c’è scritto niente.
record-error-too-long = Questo testo è troppo lungo per essere una partita.
record-error-foreign = Questa non è una partita di Tavoliere: la prima riga dovrebbe dire il gioco, come in [Game “tafl”].
record-error-unknown-game = Questo gioco si chiama “{ $game }”, e sullo scaffale non ce n’è uno con quel nome.
record-error-unknown-level = La tavola “{ $level }” qui non è conosciuta.
record-error-other-rules = Questa partita è stata scritta da un’altra edizione di Tavoliere, con le regole { $found }; questa ha le regole { $known }.
record-error-options = Le sue opzioni non vanno bene: { $cause }
record-error-veiled = Riga { $line }: questa copia è stata fatta mentre c’erano carte coperte, e non si può continuare.
record-error-seal = La sua riga sigillata è danneggiata.
record-error-read = Riga { $line }, colonna { $column }: ci si aspettava { $expected }, ma c’è scritto “{ $found }”.
record-error-breaks-off = Il testo si interrompe alla riga { $line }, colonna { $column }: lì ci si aspettava { $expected }.
record-error-illegal = Riga { $line }, colonna { $column }: lì { $move } non è possibile.

# Che cosa poteva aspettarsi chi legge le partite.
expected-a-move = una mossa
expected-the-end-of-the-move = la fine della mossa
expected-the-end-of-the-record = la fine della partita
expected-the-end-of-the-position = la fine della posizione
expected-the-end-of-the-board = la fine della tavola
expected-a-move-such-as-or = una mossa come { $a }, o { $b }
expected-a-throw-to-or-a-move-such-as-or = un tiro da { $a } a { $b }, una mossa come { $c }, o { $d }
expected-black-or-white = “black” o “white”
expected-there-is-no-die = “{ $a }”, perché non c’è dado
expected-the-throw-to-or = il tiro, da { $a } a { $b }, o “{ $c }”
expected-turns-without-a-lost-man-to = il numero dei turni senza pezzi perduti, da { $a } a { $b }
expected-black-men-lost-to = il numero dei pezzi neri perduti, da { $a } a { $b }
expected-white-men-lost-to = il numero dei pezzi bianchi perduti, da { $a } a { $b }
expected-a-board-with-a-king-k = una tavola con un Re (K)
expected-to-empty-squares = da { $a } a { $b } caselle vuote
expected-no-man-on-the-throne = nessuna pedina sul Trono
expected-no-man-on-a-corner = nessuna pedina in un angolo
expected-only-one-king = un Re solo
expected-t-t-k-a-number-of-empty-squares-or = t, T, K, un numero di caselle vuote, o “{ $a }”
expected-at-most-men = al massimo { $a } pedine
expected-ranks-of-squares = { $a } righe di { $b } caselle

# Che cosa può esserci di sbagliato in un file di tavola o di opzioni.
level-error = { $file }, riga { $line }: { $what }
level-error-field = { $file }, riga { $line }, “{ $field }”: { $what }
level-error-syntax = Il file non è scritto bene: { $cause }
level-error-unknown-field = “{ $field }” qui non è conosciuto.
level-error-missing-field = Manca “{ $field }”.
level-error-value = “{ $found }” non è possibile; si può: { $expected }.

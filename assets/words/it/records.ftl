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
expected-a-move-such-as-or = una mossa come { $a }, o { $b }
expected-a-throw-from-to = un tiro da { $a } a { $b }
expected-the-end-of-the-move = la fine della mossa
expected-the-end-of-the-record = la fine della partita
expected-black-or-white = “black” o “white”
expected-a-throw-from-to-or = un tiro da { $a } a { $b }, o “{ $c }”
expected-no-throw-but = “{ $a }”, perché non c’è il dado
expected-a-number-of-quiet-turns = il numero dei turni senza pezzi perduti
expected-a-number-of-lost-men = il numero dei pezzi perduti
expected-the-end-of-the-position = la fine della posizione
expected-a-board-with-a-king = una tavola con un Re, K
expected-no-man-on-this-square = nessuna pedina su questa casella
expected-only-one-king = un solo Re
expected-a-piece-or-empty-squares = t, T, K o un numero di caselle vuote
expected-fewer-empty-squares = meno caselle vuote
expected-the-next-rank = “/” e la riga seguente
expected-the-end-of-the-board = la fine della tavola
expected-more-ranks-and-squares = altre righe o caselle
expected-fewer-men = meno pedine

# Che cosa può esserci di sbagliato in un file di tavola o di opzioni.
level-error = { $file }, riga { $line }: { $what }
level-error-field = { $file }, riga { $line }, “{ $field }”: { $what }
level-error-syntax = Il file non è scritto bene: { $cause }
level-error-unknown-field = “{ $field }” qui non è conosciuto.
level-error-missing-field = Manca “{ $field }”.
level-error-value = “{ $found }” non è possibile; si può: { $expected }.
level-error-size = La tavola dev’essere quadrata, con un numero dispari di caselle per lato, da 7 a 19.
level-error-row = La riga { $row } ha { $found } caselle invece di { $expected }.
level-error-layout-sign = “{ $found }” sta dove non può; una riga si scrive con t, T, K, x per un angolo e . per una casella vuota.
level-error-many-men = Le pedine sono più di { $count }.
level-error-king = Il Re dev’essere uno solo; qui sono { $count }.
level-error-marked-square = C’è una pedina in { $square }, dove può stare solo il Re.
level-error-no-men = Il { $seat } non ha pedine.
level-error-step-board = “step” va con le tavole piccole, 7 × 7 e 9 × 9.
level-error-entry-board = “no_safe_entry” va con le tavole grandi, 11 × 11 e 19 × 19.
level-error-step-die = “step” non va con nessun dado, se non “parity”.

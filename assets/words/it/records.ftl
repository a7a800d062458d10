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
expected-a-throw = un tiro di dado
expected-a-square = una casella, come e4
expected-the-end-of-the-move = la fine della mossa
expected-the-end-of-the-record = la fine della partita

# Che cosa può esserci di sbagliato in un file di tavola o di opzioni.
level-error = { $file }, riga { $line }: { $what }
level-error-field = { $file }, riga { $line }, “{ $field }”: { $what }
level-error-syntax = Il file non è scritto bene: { $cause }
level-error-unknown-field = “{ $field }” qui non è conosciuto.
level-error-missing-field = Manca “{ $field }”.
level-error-value = “{ $found }” non è possibile; si può: { $expected }.
level-error-size = La tavola dev’essere quadrata, con un numero dispari di caselle per lato, da 7 a 19.
level-error-row = La riga { $row } ha { $found } caselle invece di { $expected }.
level-error-sign = “{ $found }” non è un pezzo; una riga si scrive con t, T, K e cifre.
level-error-king = Il Re dev’essere uno solo; qui sono { $count }.
level-error-marked-square = C’è una pedina in { $square }, dove può stare solo il Re.
level-error-no-men = Il { $seat } non ha pedine.
level-error-step-board = “step” va con le tavole piccole, 7 × 7 e 9 × 9.
level-error-entry-board = “no_safe_entry” va con le tavole grandi, 11 × 11 e 19 × 19.
level-error-step-die = “step” non va con nessun dado, se non “parity”.
level-error-finished = Questa posizione è finita prima di cominciare.

# Che cosa può esserci di sbagliato in una partita scritta, e che cosa ci si aspettava.
record-error-line = Riga { $line }, colonna { $column }: { $what }
record-error-expected = Ci si aspettava { $expected }.
record-error-expected-found = Ci si aspettava { $expected }, ma c’è scritto “{ $found }”.
record-error-unknown-tag = L’intestazione “{ $found }” non è conosciuta.
record-error-double-tag = L’intestazione “{ $found }” c’è due volte.
record-error-missing-tag = Manca l’intestazione “{ $expected }”.
record-error-number = La mossa dovrebbe avere il numero { $expected }, non { $found }.
record-error-move = La mossa { $move } qui non è possibile.
record-error-move-because = La mossa { $move } qui non è possibile: { $cause }
record-error-after-end = La partita era finita prima di { $found }.
record-error-open-comment = Un commento è cominciato e non si chiude.
record-error-result = Il risultato scritto è { $found }, ma le mosse portano a { $expected }.
record-error-position = La posizione non è scritta bene: { $cause }

record-expected-tag = un’intestazione tra parentesi quadre
record-expected-value = un valore tra virgolette
record-expected-closing-bracket = una parentesi chiusa
record-expected-move = una mossa
record-expected-throw = un tiro di dado (da 1 a 6)
record-expected-square = una casella, come e4
record-expected-number = un numero
record-expected-result = il risultato
record-expected-end = la fine del testo

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
level-error-no-men = Il { $side } non ha pedine.
level-error-step-board = “step” va con le tavole piccole, 7 × 7 e 9 × 9.
level-error-entry-board = “no_safe_entry” va con le tavole grandi, 11 × 11 e 19 × 19.
level-error-step-die = “step” non va con nessun dado, se non “parity”.
level-error-finished = Questa posizione è finita prima di cominciare.

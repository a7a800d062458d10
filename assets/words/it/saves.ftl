# Partite salvate.
saves-title = Partite salvate
saves-none = Non c’è ancora nessuna partita salvata.
saves-open = Apri
saves-name = Nome della partita
saves-save = Salva
saves-saved = Salvata come “{ $name }”.
saves-auto = Dove eri rimasto
saves-auto-line = Si conserva da sé dopo ogni mossa.
saves-overwrite = C’è già una partita “{ $name }”. Mettere questa al suo posto?
saves-delete-sure = Eliminare “{ $name }”? Non si potrà riavere.
saves-deleted = “{ $name }” è eliminata.
saves-import = Leggi una partita da un testo
saves-import-line = Incolla una partita copiata come testo.
saves-export = Scrivi in un file
saves-exported = Scritta in { $file }.
saves-resume-previous = L’ultima mossa non era scritta per intero; la partita è tornata a com’era prima.
saves-about = { $level }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
}

saves-error-cannot-open = Non si può aprire “{ $name }”: { $cause }
saves-error-nothing-changed = Nulla è stato sovrascritto.
saves-error-damaged = La partita è danneggiata alla riga { $line }, colonna { $column }: lì ci si aspettava { $expected }.
saves-error-damaged-found = La partita è danneggiata alla riga { $line }, colonna { $column }: ci si aspettava { $expected }, ma c’è scritto “{ $found }”.
saves-error-truncated = La partita si interrompe alla riga { $line }: manca la fine.
saves-error-empty = Il file è vuoto.
saves-error-foreign = Questa non è una partita di Tavoliere.
saves-error-not-text = Questo non è un testo.
saves-error-newer = Questa partita è stata scritta da un’edizione più nuova di Tavoliere (regole { $found }); questa conosce le regole fino a { $known }.
saves-error-unknown-game = Questo gioco si chiama “{ $game }”, e sullo scaffale non ce n’è uno con quel nome.
saves-error-unknown-level = La tavola “{ $level }” qui non è conosciuta.
saves-error-not-found = Il file { $file } non c’è.
saves-error-not-allowed = Non hai il permesso di leggere o scrivere { $file }.
saves-error-disk-full = Sul disco non c’è più posto; la partita non è stata salvata.
saves-error-storage-full = Il browser non ha più posto per questa pagina; la partita non è stata salvata. Eliminandone una vecchia si fa spazio.
saves-error-no-storage = Il browser non conserva nulla per questa pagina (una finestra privata?): copia la partita come testo prima di lasciarla.
saves-error-other = Non è riuscito: { $cause }
saves-error-too-long = Questo testo è troppo lungo per essere una partita.

# Partite salvate.
saves-title = Partite salvate
saves-none = Non c’è ancora nessuna partita salvata.
saves-open = Apri
saves-name = Nome della partita
saves-save = Salva
saves-saved = Salvata come “{ $name }”.
saves-auto = Dove eri rimasto
saves-auto-line = Si conserva da sé dopo ogni mossa.
saves-left-standing = La partita lasciata in sospeso è conservata come “{ $name }”.
saves-delete-sure = Eliminare “{ $name }”? Non si potrà riavere.
saves-deleted = “{ $name }” è eliminata.
saves-import = Leggi una partita da un testo
saves-import-line = Incolla una partita copiata come testo.
saves-export = Scrivi in un file
saves-exported = Scritta in { $file }.
saves-about = { $level }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
}

saves-error-nothing-changed = Nulla è stato sovrascritto.
saves-error-not-text = Questo non è un testo.
saves-error-not-found = Il file { $file } non c’è.
saves-error-not-allowed = Non hai il permesso di leggere o scrivere { $file }.
saves-error-disk-full = Sul disco non c’è più posto; la partita non è stata salvata.
saves-error-no-storage = Il browser non conserva nulla per questa pagina (una finestra privata?): copia la partita come testo prima di lasciarla.
saves-error-other = Non è riuscito: { $cause }

saves-error-taken = { $file } c’è già e resta com’è.
saves-import-file = Leggi una partita da un file
saves-import-file-line = Il file viene soltanto letto.
saves-open-file = Apri il file
saves-path = Percorso del file

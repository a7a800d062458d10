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
saves-error-not-text = Questo non è un testo.
saves-error-not-found = Il file { $file } non c’è.
saves-error-not-allowed = Non hai il permesso di leggere o scrivere { $file }.
saves-error-disk-full = Sul disco non c’è più posto; la partita non è stata salvata.
saves-error-storage-full = Il browser non ha più posto per questa pagina; la partita non è stata salvata. Eliminandone una vecchia si fa spazio.
saves-error-no-storage = Il browser non conserva nulla per questa pagina (una finestra privata?): copia la partita come testo prima di lasciarla.
saves-error-other = Non è riuscito: { $cause }

saves-error-taken = { $file } c’è già e resta com’è.
saves-import-file = Leggi una partita da un file
saves-import-file-line = Il file viene soltanto letto.
saves-open-file = Apri il file
saves-path = Percorso del file

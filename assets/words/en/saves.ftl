# Saved games.
saves-title = Saved games
saves-none = No game is saved yet.
saves-open = Open
saves-name = Name of the game
saves-save = Save
saves-saved = Saved as “{ $name }”.
saves-auto = Where you left off
saves-auto-line = Kept by itself after every move.
saves-left-standing = The game left standing is kept as “{ $name }”.
saves-delete-sure = Delete “{ $name }”? It cannot be brought back.
saves-deleted = “{ $name }” is deleted.
saves-import = Read a game from text
saves-import-line = Paste a game that was copied as text.
saves-export = Write to a file
saves-exported = Written to { $file }.
saves-about = { $level }, { $count ->
    [one] one move
   *[other] { $count } moves
}

saves-error-nothing-changed = Nothing was overwritten.
saves-error-not-text = This is not text.
saves-error-not-found = There is no file { $file }.
saves-error-not-allowed = { $file } may not be read or written by you.
saves-error-disk-full = There is no room left on the disk; the game was not saved.
saves-error-no-storage = The browser keeps nothing for this page (a private window?): copy the game as text before you leave.
saves-error-other = It did not work: { $cause }

saves-error-taken = { $file } is there already and stays as it is.
saves-import-file = Read a game from a file
saves-import-file-line = The file is only read.
saves-open-file = Open the file
saves-path = Path of the file

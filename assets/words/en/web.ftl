# The web page around the table: while the program is being loaded, and when it cannot go on.
web-carrying = The table is being carried in
web-bytes = { $done } of { $total } MB
web-laying = The table is being laid
web-table = The game table. By keys: arrows, Enter and Escape; the question mark shows them all.
web-script = This page needs JavaScript to lay the table.

web-again = Try again
web-resume = Reload and take up the game
web-reload = Reload
web-said = What the program said

web-graphics = This browser cannot draw the table
web-graphics-why = Tavoliere needs WebGL 2. Bring this browser up to date, allow it to use the graphics card, or try another one.

web-download = The table did not arrive
web-download-status = The server answered “{ $status }”.
web-download-broken = The connection broke off after { $done } of { $total } MB.
web-download-silent = Nothing has arrived for a minute.
web-download-short = Only { $done } of { $total } MB arrived.
web-download-other = The program could not be fetched. Is the connection up?

web-start = The table could not be laid
web-start-why = The program arrived but would not start in this browser.

web-context = The picture was lost
web-context-why = The graphics card no longer draws for this page, as happens after sleep or when other pages need it. Your game was saved after its last move.

web-panic = Something broke
web-panic-why = The program has stopped. Your game was saved after its last move.

web-silent = The table no longer answers
web-silent-why = The program has stopped without a word. Your game was saved after its last move.

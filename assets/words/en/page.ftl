# The web page around the table: while the program is being loaded, and when it cannot go on.
page-carrying = The table is being carried in
page-bytes = { $done } of { $total } MB
page-laying = The table is being laid
page-table = The table
page-script = This page needs JavaScript to lay the table.

page-again = Try again
page-resume = Reload and take up the game
page-reload = Reload
page-said = What the program said

page-graphics = This browser cannot draw the table
page-graphics-why = Tavoliere needs WebGL 2. Bring this browser up to date, allow it to use the graphics card, or try another one.

page-download = The table did not arrive
page-download-status = The server answered “{ $status }”.
page-download-broken = The connection broke off after { $done } of { $total } MB.
page-download-silent = Nothing has arrived for a minute.
page-download-short = Only { $done } of { $total } MB arrived.
page-download-other = The program could not be fetched. Is the connection up?

page-start = The table could not be laid
page-start-why = The program arrived but would not start in this browser.

page-context = The picture was lost
page-context-why = The graphics card no longer draws for this page, as happens after sleep or when other pages need it. Your game was saved after its last move.

page-panic = Something broke
page-panic-why = The program has stopped. Your game was saved after its last move.

page-silent = The table no longer answers
page-silent-why = The program has stopped without a word. Your game was saved after its last move.

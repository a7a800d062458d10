# The page in the browser. Read by the page itself: one line a text, nothing but { $name } in it.
web-loading = Laying the table
web-loading-bytes = { $loaded } of { $total } MB
web-starting = Lighting the lamp
web-no-webgl = This browser shows no 3D pictures (WebGL 2 is missing or switched off), and the table needs them. Another browser, or switching on hardware acceleration, may help.
web-no-wasm = This browser is too old for the table: it does not know WebAssembly.
web-download-failed = A part of the table did not arrive ({ $file }). Is the connection down?
web-context-lost = The browser has taken the picture away from the table. The game is safe.
web-panicked = The table has stumbled and stopped. The game is safe up to the last move.
web-what-happened = What happened
web-reload = Open it again
web-retry = Try again
web-click-for-sound = The first click switches the sound on.
web-focus = Click on the table to play by keys.
web-canvas-label = The game table. By keys: arrows, Enter and Escape; the question mark shows them all.

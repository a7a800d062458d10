# The table: acts, panels, what is going on.
table-to-move = { $seat } to move
table-your-turn = { $player }, it is your move.
table-thinking = { $player } is thinking
table-hint-thinking = Looking for a good move …
table-moves = Moves
table-moves-none = Nobody has moved yet.
table-captured-count = { $count ->
    [0] no men lost
    [one] one man lost
   *[other] { $count } men lost
}
table-hover-piece = { $piece }, { $square }
table-last-move = Last move: { $move }
table-passes = { $seat } passes.
table-why = Why?
table-sample-march = It marches here
table-sample-strike = It strikes here
table-sample-both = It marches and strikes here
table-out-of-play = out of play
table-with = with { $seat }
table-partner = { $player }, with { $seat }
table-attacks-show = Show what enemies attack
table-attacks-hide = Hide what enemies attack
table-attacks-line = Marks where an enemy could take a piece, or no longer.
table-menu = Menu
table-panel-fold = Fold the panel away
table-panel-unfold = Open the panel
table-confirm-move = Play { $move }
table-confirm-take-back = Think again

table-undo = Take back
table-undo-line = Takes back to your own last decision.
table-redo = Play again
table-redo-line = Plays again what was taken back.
undo-nothing = There is nothing to take back.
redo-nothing = There is nothing to play again.
undo-past-chance = A throw of the die is not taken back, unless you play for practice.
table-hint = Hint
table-hint-line = Shows a move the computer at its best would consider.
table-hint-says = Consider { $move }.
table-resign = Resign
table-resign-sure = Give this game up?
table-draw-offer = Offer a draw
table-draw-offered = { $player } offers a draw.
table-draw-accept = Accept
table-draw-decline = Decline
table-draw-declined = The offer is declined.
table-draw-pending = Your offer lies on the table.
table-save = Save
table-save-line = Keeps the game under a name of your own.
table-copy-record = Copy as text
table-record-copied = The game is copied as text.
table-leave = Back to the shelf
table-leave-line = The game stays as it stands; you can come back to it.

table-view = View
table-view-seat = From the seat
table-view-top = From above
table-view-reset = As at first
table-full-screen = Full screen

refused-over = The game is over.
refused-not-your-turn = { $seat } is to move.
refused-empty-square = No piece stands on { $square }.
refused-not-your-piece = The piece on { $square } is not yours.
refused-not-now = That move is not in the rules.
refused-no-such-square = There is no square { $square } on this board.
refused-computer-seat = The computer moves at this seat.
refused-lot-first = The lot comes first: it says who begins.

# The keys.
keys-title = Keys
keys-move = Arrows and Enter
keys-move-line = Go from square to square; take a piece up and set it down.
keys-escape = Escape
keys-escape-line = Puts the piece back, closes a panel, opens the menu.
keys-undo-line = Take back
keys-redo-line = Play again
keys-hint-line = Hint
keys-view-line = Next view
keys-replay-line = A move back, a move on
keys-help-line = This page
keys-mute-line = Sound on and off
keys-ask-line = What is the piece on the cursor’s square?
keys-words-line = Choose between words beside a square
keys-pages = Page up, page down
keys-round-line = A round back, a round on
keys-pointer-rest = Rest on a piece, or keep a finger on it, to be told what it is.

keys-tab = Tab and Space
keys-tab-line = Go from button to button; press one.
keys-panel-line = Fold the panel of moves away, or open it
keys-pointer = Mouse and finger
keys-pointer-pick = Click or tap a piece and then its square, or drag it there.
keys-pointer-turn = Drag beside the board to turn the view; two fingers, or the other button, move it.
keys-pointer-zoom = The wheel, or two fingers drawn apart, brings the board nearer.

# What is said beside a move, as the list of moves shows it.
manner-resign = { $seat } resigns
manner-flag = { $seat }: time
manner-draw-offer = { $seat } offers a draw
manner-draw-agree = { $seat } agrees

# How the dice have fallen.
table-dice = How the dice fell
dice-player = { $player }: { $count ->
    [0] no throw yet.
    [one] one throw, { $score } on the average.
   *[other] { $count } throws, { $score } on the average.
}
dice-doubles = { $count ->
    [0] No doubles.
    [one] One double.
   *[other] { $count } doubles.
}
dice-fair = The thin line is what fair dice come to in the long run: each face alike, 3.5 on the average, a double in six throws.

# How the cards have fallen.
table-deals = How the cards fell
deals-player = { $player }: { $count ->
    [one] one hand, { $cards } cards.
   *[other] { $count } hands, { $cards } cards.
}
deals-kind = { $kind }: { $found } ({ $score })
deals-trumps = Trumps
deals-fives = Cards that count five
deals-kings = Kings
deals-cartacce = Cartacce
deals-fair = In brackets what so many cards hold in the long run. Only hands that are over are counted, with all that was dealt or drawn.

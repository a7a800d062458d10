# The table for cards.
cards-plate = { $count ->
    [one] One Partita in the plate
   *[other] { $count } Partite in the plate
}
cards-marks = { $count ->
    [one] one mark
   *[other] { $count } marks
}
cards-tricks = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}
cards-with = With { $player }
cards-partner = partner
cards-opponent = opponent
cards-turn = { $player } is to play
cards-lay-aside = { $player }, choose the cards to lay aside
cards-curtain = All others look away. Then the cards are turned up.
cards-curtain-lift = I am the only one who looks
cards-gather = Gather the trick
cards-gather-line = The trick lies open until you gather it.
cards-say = { $count ->
    [one] Say a word
   *[other] Say a word ({ $count })
}
cards-words = Words you may say now
cards-choose = Choose
cards-choose-bid = At five cards
cards-choose-declare = What do you declare?
cards-choose-pay = Which card do you give for the Fool?
cards-sheet = The account
cards-silence = Say nothing
cards-hand-over = Hand over to { $player }
cards-entry-discard = Laid aside: { $card }
cards-dealt = from the pack
cards-entry-deal = To { $seat }: { $card }
cards-won = { $player }: the hand is won
cards-plate-short = { $count } Partite
cards-seed = This deal was drawn from the seed { $text }.
cards-hash = The hash of the seed of this deal, which is shown after it: { $text }.

# Il tavolo da carte.
cards-plate = { $count ->
    [one] Una Partita nel piatto
   *[other] { $count } Partite nel piatto
}
cards-marks = { $count ->
    [one] un segno
   *[other] { $count } segni
}
cards-tricks = { $count ->
    [0] nessuna presa
    [one] una presa
   *[other] { $count } prese
}
cards-with = Con { $player }
cards-partner = compagno
cards-opponent = avversario
cards-turn = Tocca a { $player }
cards-lay-aside = { $player }, scegli le carte da scartare
cards-curtain = Gli altri guardano altrove. Poi si scoprono le carte.
cards-curtain-lift = Guardo solo io
cards-gather = Raccogli la presa
cards-gather-line = La presa resta scoperta finché non la raccogli.
cards-say = { $count ->
    [one] Di’ una parola
   *[other] Di’ una parola ({ $count })
}
cards-words = Parole che puoi dire ora
cards-choose = Scegli
cards-choose-bid = A cinque carte
cards-choose-declare = Che cosa accusi?
cards-choose-pay = Quale carta dai per il Matto?
cards-sheet = Il conto
cards-silence = Taci
cards-hand-over = Passa a { $player }
cards-entry-discard = Scartate: { $card }
cards-dealt = dal mazzo
cards-entry-deal = A { $seat }: { $card }
cards-won = { $player }: mano vinta
cards-plate-short = { $count } Partite
cards-seed = Questa mano è uscita dal seme { $text }.
cards-hash = L’impronta del seme di questa mano, che si mostra alla fine: { $text }.

# La tavola: gli atti, i pannelli, quello che accade.
table-to-move = Muove il { $seat }
table-your-turn = { $player }, tocca a te.
table-thinking = { $player } pensa
table-hint-thinking = Cerco una buona mossa …
table-moves = Mosse
table-moves-none = Nessuno ha ancora mosso.
table-captured-count = { $count ->
    [0] nessun pezzo perduto
    [one] un pezzo perduto
   *[other] { $count } pezzi perduti
}
table-hover-piece = { $piece }, { $square }
table-last-move = Ultima mossa: { $move }
table-passes = Il { $seat } passa.
table-why = Perché?
table-sample-march = Qui marcia
table-sample-strike = Qui ferisce
table-sample-both = Qui marcia e ferisce
table-out-of-play = fuori dal gioco
table-with = con { $seat }
table-partner = { $player }, con { $seat }
table-attacks-show = Mostra dove colpiscono i nemici
table-attacks-hide = Nascondi dove colpiscono i nemici
table-attacks-line = Segna dove un nemico potrebbe prendere un pezzo, o smette.
table-menu = Menu
table-panel-fold = Richiudi il pannello
table-panel-unfold = Apri il pannello
table-confirm-move = Gioca { $move }
table-confirm-take-back = Ripensaci

table-undo = Ritira
table-undo-line = Torna alla tua ultima decisione.
table-redo = Rigioca
table-redo-line = Rigioca quel che è stato ritirato.
undo-nothing = Non c’è niente da ritirare.
redo-nothing = Non c’è niente da rigiocare.
undo-past-chance = Un tiro di dado non si ritira, se non si gioca per esercizio.
table-hint = Consiglio
table-hint-line = Mostra una mossa che il computer, al suo meglio, prenderebbe in esame.
table-hint-says = Considera { $move }.
table-resign = Abbandona
table-resign-sure = Dare perduta questa partita?
table-draw-offer = Offri patta
table-draw-offered = { $player } offre patta.
table-draw-accept = Accetta
table-draw-decline = Rifiuta
table-draw-declined = L’offerta è rifiutata.
table-draw-pending = La tua offerta è sul tavolo.
table-save = Salva
table-save-line = Conserva la partita con un nome scelto da te.
table-copy-record = Copia come testo
table-record-copied = La partita è copiata come testo.
table-leave = Torna allo scaffale
table-leave-line = La partita resta com’è; potrai tornarci.

table-view = Vista
table-view-seat = Dal posto
table-view-top = Dall’alto
table-view-reset = Come all’inizio
table-full-screen = Schermo intero

refused-over = La partita è finita.
refused-not-your-turn = Tocca al { $seat }.
refused-empty-square = In { $square } non c’è nessun pezzo.
refused-not-your-piece = Il pezzo in { $square } non è tuo.
refused-not-now = Questa mossa non è nelle regole.
refused-no-such-square = Su questa tavola la casella { $square } non c’è.
refused-computer-seat = A questo posto muove il computer.
refused-lot-first = Prima la sorte: dice chi comincia.

# I tasti.
keys-title = Tasti
keys-move = Frecce e Invio
keys-move-line = Vanno di casella in casella; prendono un pezzo e lo posano.
keys-escape = Esc
keys-escape-line = Rimette il pezzo al suo posto, chiude un pannello, apre il menu.
keys-undo-line = Ritira
keys-redo-line = Rigioca
keys-hint-line = Consiglio
keys-view-line = Vista seguente
keys-replay-line = Una mossa indietro, una avanti
keys-help-line = Questa pagina
keys-mute-line = Suono acceso e spento
keys-ask-line = Che pezzo è quello nella casella del cursore?
keys-words-line = Sceglie fra le parole accanto a una casella
keys-pages = Pagina su, pagina giù
keys-round-line = Un giro indietro, un giro avanti
keys-pointer-rest = Fermati su un pezzo, o tienici il dito, per sapere che cos’è.

keys-tab = Tab e barra
keys-tab-line = Passa da un bottone all’altro; lo preme.
keys-panel-line = Ripiega il pannello delle mosse, o lo apre
keys-pointer = Mouse e dita
keys-pointer-pick = Clicca o tocca un pezzo e poi la sua casella, oppure trascinalo là.
keys-pointer-turn = Trascina accanto alla tavola per girare la vista; due dita, o l’altro tasto, la spostano.
keys-pointer-zoom = La rotella, o due dita che si allargano, avvicinano la tavola.

# Ciò che si dice accanto a una mossa, come lo mostra l’elenco delle mosse.
manner-resign = { $seat } abbandona
manner-flag = { $seat }: tempo
manner-draw-offer = { $seat } offre patta
manner-draw-agree = { $seat } accetta

# Come sono caduti i dadi.
table-dice = Come sono caduti i dadi
dice-player = { $player }: { $count ->
    [0] ancora nessun lancio.
    [one] un lancio, in media { $score }.
   *[other] { $count } lanci, in media { $score }.
}
dice-doubles = { $count ->
    [0] Nessun doppio.
    [one] Un doppio.
   *[other] { $count } doppi.
}
dice-fair = La linea sottile è quanto darebbero alla lunga dadi giusti: ogni faccia ugualmente spesso, 3,5 in media, un doppio ogni sei lanci.

# Come sono cadute le carte.
table-deals = Come sono cadute le carte
deals-player = { $player }: { $count ->
    [one] una mano, { $cards } carte.
   *[other] { $count } mani, { $cards } carte.
}
deals-kind = { $kind }: { $found } ({ $score })
deals-trumps = Trionfi
deals-fives = Carte da cinque
deals-kings = Re
deals-cartacce = Cartacce
deals-fair = Tra parentesi quanto ne tengono, alla lunga, altrettante carte. Si contano solo le mani finite, con tutto ciò che è stato dato o pescato.

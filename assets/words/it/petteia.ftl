# Petteia: giochi, opzioni, pezzi, annunci, rifiuti, spiegazioni.
level-petteia-petteia = Petteia
level-petteia-petteia-line = Il gioco semplice, che i Greci lasciavano ai bambini: dodici pezzi a testa su dodici colonne.
level-petteia-mikra-petteia = Mikra Petteia
level-petteia-mikra-petteia-line = La Petteia piccola, 8 × 8: otto pezzi a testa, la via più breve per imparare.
level-petteia-kubeia = Kubeia
level-petteia-kubeia-line = Il gioco semplice col dado: nessun pezzo va più lontano del tiro.
level-petteia-diplasia-petteia = Diplasia Petteia
level-petteia-diplasia-petteia-line = La Petteia doppia, forse la più vicina all’antica: peltasti davanti agli opliti, e chi perde una classe perde tutto.
level-petteia-diplasia-kubeia = Diplasia Kubeia
level-petteia-diplasia-kubeia-line = Il gioco doppio con due dadi: i peltasti corrono col più alto, gli opliti vanno col più basso, e due punti uguali sono una mano di Zeus.
level-petteia-diplasia-kubeia-coins = Diplasia Kubeia a soldi
level-petteia-diplasia-kubeia-coins-line = Il gioco doppio con due dadi come si giocava a soldi: ogni pezzo catturato si paga con un tiro.
level-petteia-basilike-petteia = Basilike Petteia
level-petteia-basilike-petteia-line = La Petteia Reale: un basileo davanti a ogni esercito, e la sua caduta non ferma la battaglia.
level-petteia-basilike-petteia-sbando = Basilike Petteia allo sbando
level-petteia-basilike-petteia-sbando-line = La Petteia Reale in cui l’esercito che perde il basileo è allo sbando.
level-petteia-basilike-kubeia = Basilike Kubeia
level-petteia-basilike-kubeia-line = Il gioco reale con due dadi e la mossa di Hermes.
level-petteia-nea-petteia = Nea Petteia
level-petteia-nea-petteia-line = La Petteia moderna: il basileo che arriva sull’ultima traversa ha vinto, e a catturarlo dev’essere gente del suo rango.
level-petteia-nea-petteia-compulsory = Nea Petteia a cattura obbligatoria
level-petteia-nea-petteia-compulsory-line = La Petteia moderna in cui chi può catturare deve: un gioco di sacrifici.
level-petteia-nea-kubeia = Nea Kubeia
level-petteia-nea-kubeia-line = Il gioco moderno con due dadi.

petteia-white-peltast = Peltasta bianco
petteia-white-hoplite = Oplita bianco
petteia-white-basileus = Basileo bianco
petteia-black-peltast = Peltasta nero
petteia-black-hoplite = Oplita nero
petteia-black-basileus = Basileo nero
petteia-pay = Tira per le monete
petteia-tally-coins = Monete

option-petteia-hoplites = Opliti
option-petteia-hoplites-line = L’unica fila di ogni esercito è di opliti invece che di peltasti; altro non cambia.
option-petteia-sbando = Sbando
option-petteia-sbando-line = Chi cattura il basileo nemico ha vinto. Altrimenti si combatte anche senza di lui, come alle Termopili.
option-petteia-compulsory = Cattura obbligatoria
option-petteia-compulsory-line = Chi può catturare deve, ma sceglie quale cattura fare.
option-petteia-pay-dice = Monete
option-petteia-pay-dice-line = Chi cattura tira per le monete, una volta per ogni pezzo; paga l’avversario.
option-petteia-pay-dice-none = Niente
option-petteia-pay-dice-none-line = Si gioca per la gloria.
option-petteia-pay-dice-one = Un dado
option-petteia-pay-dice-one-line = Ogni pezzo si paga col tiro di un dado.
option-petteia-pay-dice-two = Due dadi
option-petteia-pay-dice-two-line = Ogni pezzo si paga con la somma di due dadi.
option-petteia-illegal = Mosse illegali
option-petteia-illegal-line = Che cosa succede a chi tenta una mossa che le regole non permettono.
option-petteia-illegal-refused = Rifiutate
option-petteia-illegal-refused-line = La mossa è rifiutata con la ragione, e non costa niente.
option-petteia-illegal-ritentare = Pezzo toccato, pezzo da muovere
option-petteia-illegal-ritentare-line = Quel pezzo deve poi fare una mossa lecita, se ne ha una.
option-petteia-illegal-ignoranza = Perde per ignoranza
option-petteia-illegal-ignoranza-line = Chi la tenta ha perso la partita.

petteia-announce-zeus = Mano di Zeus: il { $seat } tira e muove ancora.
petteia-announce-refusals = Il { $seat } ha rifiutato la battaglia { $count } volte di fila; ancora una, e la partita è persa.
petteia-announce-paid = Al { $seat } { $count ->
    [one] si paga una moneta
   *[other] si pagano { $count } monete
}.

# Che cosa si racconta di un pezzo.
petteia-said-peltast = La fanteria leggera, e il più basso dei pezzi.
petteia-said-hoplite = La fanteria pesante della falange, alta circa il doppio di un peltasta. Muove e cattura come lui; solo i dadi la rallentano.
petteia-said-basileus = Il monarca, alto circa il triplo di un peltasta. Si cattura soltanto accerchiandolo da ogni lato.
petteia-said-die = Il dado dice di quante caselle può andare al massimo.
petteia-said-dice = Un peltasta può andare fin dove dice il dado più alto; un oplita, che è più pesante, fin dove dice il più basso.
petteia-said-hermes = Può andare fin dove dice il dado più basso, o esattamente di quanto dice il più alto: è la mossa di Hermes, che ha le ali ai piedi.

# Perché una mossa è rifiutata.
petteia-refused-not-in-line = Ogni pezzo muove in linea retta, lungo la sua traversa o la sua colonna: { $to } non è in linea con { $from }.
petteia-refused-same-square = Il pezzo è già in { $square }.
petteia-refused-blocked = Il pezzo in { $square } sbarra la via, e nessuno salta.
petteia-refused-occupied = Un pezzo finisce la mossa su una casella vuota, e { $square } è occupata.
petteia-refused-die = Il dado segna { $pips }: nessun pezzo va più lontano.
petteia-refused-peltast = Il dado più alto segna { $pips }: un peltasta non va più lontano.
petteia-refused-hoplite = Il dado più basso segna { $pips }: un oplita non va più lontano.
petteia-refused-hermes = Un basileo va fino a { $low } caselle, come segna il dado più basso, o esattamente di { $high }, come segna il più alto.
petteia-refused-must-capture = C’è una cattura da fare, e qui chi può deve. I pezzi che possono sono segnati.
petteia-refused-touched = Il pezzo in { $square } è stato toccato per una mossa illegale: deve muovere.
petteia-refused-stuck = Il pezzo in { $square } non ha dove andare.
petteia-refused-taken = È stato catturato ed è fuori dal gioco.
petteia-refused-throw-first = { $count ->
    [one] Prima il dado: tiralo.
   *[other] Prima i dadi: tirali.
}
petteia-refused-thrown = { $count ->
    [one] Il dado è già tirato: segna { $high }.
   *[other] I dadi sono già tirati: segnano { $high } e { $low }.
}
petteia-refused-payment-first = Prima si paga quel che è stato catturato.

# Perché un pezzo può, e come sta.
petteia-explain-goes = { $count ->
    [0] Non ha dove andare.
    [one] Può andare in una casella, in linea retta su caselle vuote.
   *[other] Può andare in { $count } caselle, in linea retta su caselle vuote.
}
petteia-explain-dice = { $count ->
    [one] Il dado segna { $high }: al massimo tante caselle.
   *[other] I dadi segnano { $high } e { $low }: un peltasta va fino a { $high } caselle, un oplita fino a { $low }.
}
petteia-explain-die = Il dado segna { $pips }: al massimo tante caselle.
petteia-explain-peltast = Un peltasta va col dado più alto: fino a { $pips }.
petteia-explain-hoplite = Un oplita va col dado più basso: fino a { $pips }.
petteia-explain-hermes = Un basileo va fino a { $low } caselle col dado più basso, o esattamente di { $high } col più alto: la mossa di Hermes.
petteia-explain-must-capture = C’è una cattura da fare, e qui chi può deve.
petteia-explain-takes = Da { $to } cattura il pezzo in { $square }.
petteia-explain-taken-from = Un nemico che arriva in { $square } lo cattura.
petteia-explain-safe-between = Sta tra i nemici ed è al sicuro: ci è andato da sé, e solo un nemico che muove di nuovo può catturarlo.
petteia-explain-open = { $square } è ancora aperta accanto al basileo.
petteia-explain-own-beside = Il suo pezzo in { $square } salva il basileo.
petteia-explain-shut = { $square } è chiusa al basileo: c’è un nemico.
petteia-explain-classes = Fra i quattro che lo circondano devono esserci due opliti, o l’altro basileo.
petteia-explain-classes-edge = Sul bordo basta che uno di quelli che lo circondano sia un oplita, o l’altro basileo.
petteia-explain-breakthrough = La via per { $square } è aperta: se ci arriva, ha sfondato e vinto.
petteia-explain-basileus-safe = Il basileo è circondato ma al sicuro, perché c’è andato da sé: un nemico deve muovere di nuovo accanto a lui.
petteia-explain-basileus-outranks = Il basileo è circondato, ma non da nemici di rango sufficiente.
petteia-explain-in-contact = È attivo: ha un nemico accanto.
petteia-explain-active = È attivo: con una mossa può arrivare accanto a un nemico, se non si contano i dadi.
petteia-explain-passive = È passivo: nessuna mossa lo porta accanto a un nemico, mentre altri del suo esercito potrebbero combattere. Muoverlo è un rifiuto, { $number } di { $most } di fila; l’ultimo fa perdere.
petteia-explain-nobody-active = È passivo, ma lo è tutto il suo esercito: muoverlo non è un rifiuto.

# Tafl: tavole, opzioni, pezzi, annunci, rifiuti, spiegazioni.
level-tafl-brandub = Brandub
level-tafl-brandub-line = Irlanda, 7 × 7: otto contro quattro e il Re; rapido e tagliente.
level-tafl-ardri = Ard-Ri
level-tafl-ardri-line = Scozia, 7 × 7: sedici contro otto e il Re; una sala affollata.
level-tafl-tablut = Tablut
level-tafl-tablut-line = La tavola finnica, 9 × 9: sedici contro otto e il Re, come la vide Linneo nel 1732.
level-tafl-hnefatafl = Hnefatafl
level-tafl-hnefatafl-line = La Tavola del Re dei Norreni, 11 × 11: ventiquattro contro dodici e il Re.
level-tafl-tawlbwrdd = Tawlbwrdd
level-tafl-tawlbwrdd-line = Galles, 11 × 11: ventiquattro contro dodici e il Re, che siede in un rombo dei suoi.
level-tafl-alea = Alea Evangelii
level-tafl-alea-line = La tavola dei Sassoni, 19 × 19: quarantotto contro ventiquattro e il Re, che comincia. Una lunga serata.

tafl-king = Re
tafl-white = Pedina bianca
tafl-black = Pedina nera
tafl-throne = Trono
tafl-corner = angolo

option-tafl-step = Un passo alla volta
option-tafl-step-line = Ogni pezzo, anche il Re, muove di una casella per turno; rende più interessanti le tavole piccole (7 × 7 e 9 × 9).
option-tafl-no-safe-entry = Niente entrata sicura
option-tafl-no-safe-entry-line = Una pedina che si ferma tra due nemici, o tra un nemico e un angolo, è perduta; per le tavole grandi (11 × 11 e 19 × 19).
option-tafl-wins-first = Prima le partite
option-tafl-wins-first-line = Nell’incontro decidono le partite vinte, e i pezzi perduti servono solo a parità.
option-tafl-die = Dado
option-tafl-die-line = Un dado prima di ogni mossa porta in tavola un po’ di fortuna.
option-tafl-die-none = Senza dado
option-tafl-die-none-line = I pezzi muovono di quanto vogliono.
option-tafl-die-upto = Fino al punto
option-tafl-die-upto-line = Un pezzo muove al massimo di tante caselle quante ne segna il dado.
option-tafl-die-exact = Il punto esatto
option-tafl-die-exact-line = Un pezzo muove di tante caselle quante ne segna il dado, non una di meno.
option-tafl-die-parity = Pari o dispari
option-tafl-die-parity-line = Pari: si muove come sempre. Dispari: si salta il turno.
option-tafl-games = Durata
option-tafl-games-line = Forze così disuguali è meglio giocarle due volte, scambiandosi i colori.
option-tafl-games-one = Una partita
option-tafl-games-one-line = Una partita sola, con i colori come si è seduti.
option-tafl-games-two = Incontro di due partite
option-tafl-games-two-line = Due partite a colori scambiati; vince chi in tutto ha perduto meno pezzi.

# Quello che il programma annuncia; in italiano in ogni lingua, come nell’articolo.
tafl-announce-via-libera = Via libera!
tafl-announce-via-libera-line = Una strada verso un angolo è aperta per la prossima mossa del Re.
tafl-announce-fuggito = Fuggito!
tafl-announce-fuggito-line = Le strade aperte sono due, e il Nero difficilmente potrà chiuderle entrambe.
tafl-announce-attento-al-re = Attento al Re!
tafl-announce-attento-al-re-line = Con la prossima mossa il Nero lo catturerebbe.

# Perché una mossa è rifiutata.
tafl-refuse-other-turn = Tocca al { $side }.
tafl-refuse-throw-first = Prima si tira il dado.
tafl-refuse-thrown = Il dado è già tirato e segna { $pips }.
tafl-refuse-skipped = Il dado segna { $pips }, dispari: questo turno si salta.
tafl-refuse-no-move-for-throw = Il dado segna { $pips }, e nessun pezzo può muovere di tanto: questo turno si salta.
tafl-refuse-pass = Chi può muovere deve muovere.
tafl-refuse-taken = Questo pezzo non è più sulla tavola.
tafl-refuse-empty = In { $square } non c’è nessun pezzo.
tafl-refuse-enemy = Il pezzo in { $square } è dell’avversario.
tafl-refuse-stuck = Il pezzo in { $square } adesso non può andare da nessuna parte.
tafl-refuse-same-square = Il pezzo è già in { $from }.
tafl-refuse-not-in-line = Ogni pezzo muove in linea retta, lungo la sua riga o la sua colonna, e { $to } non è in linea con { $from }.
tafl-refuse-blocked = Il pezzo in { $square } sbarra la via, e nessuno salta.
tafl-refuse-occupied = Un pezzo finisce la mossa su una casella vuota, e { $to } è occupata.
tafl-refuse-throne = Solo il Re può stare sul Trono.
tafl-refuse-corner = Solo il Re può entrare in un angolo.
tafl-refuse-throne-closed = Qui il Trono sbarra la via alle pedine anche quando è vuoto.
tafl-refuse-step = In questa partita un pezzo muove di una casella per turno.
tafl-refuse-too-far = Il dado segna { $pips }, e { $to } è lontana { $count } caselle: troppo.
tafl-refuse-exact = Il dado segna { $pips }, e { $to } è lontana { $count ->
    [one] una casella
   *[other] { $count } caselle
}: un pezzo deve andare esattamente di quanto segna il dado.

# Perché certe opzioni non vanno insieme, o una tavola non è possibile.
tafl-options-step-board = Un passo alla volta si gioca sulle tavole 7 × 7 e 9 × 9, non su “{ $board }”.
tafl-options-entry-board = Niente entrata sicura si gioca dalle tavole 11 × 11 in su, non su “{ $board }”.
tafl-options-step-die = Un passo alla volta non va insieme a un dado che conta le caselle (“{ $board }”).
tafl-options-games = “{ $board }” si gioca in una partita o in un incontro di due.
tafl-options-quiet-limit = Il numero dei turni senza pezzi perduti dev’essere maggiore di 0 (“{ $board }”).
tafl-options-size = La tavola dev’essere quadrata, con un numero dispari di caselle per lato, da 7 a 19.
tafl-options-corners = I quattro angoli si scrivono x, e lì non sta nessuno.
tafl-options-king = Il Re (K) sta sul Trono, nel mezzo, e in nessun altro posto.
tafl-options-letter = Nella riga { $line } c’è “{ $found }”: una riga si scrive con t, T, K, x e punti.
tafl-options-men = Ci devono essere pedine nere, e in tutto non più di { $count } pedine.

# Perché un pezzo può andare dove può, e come sta.
tafl-explain-goes = { $count ->
    [0] Da { $square } non ha dove andare.
    [one] Da { $square } può andare in una casella, in linea retta su caselle vuote.
   *[other] Da { $square } può andare in { $count } caselle, in linea retta su caselle vuote.
}
tafl-explain-step = Una casella per turno: è la regola di questa partita.
tafl-explain-throne-crossed = Può attraversare il Trono vuoto, ma non fermarcisi.
tafl-explain-throne-closed = Il Trono gli sbarra la via, anche quando è vuoto.
tafl-explain-taken = Questo pezzo è stato preso in custodia.
tafl-explain-between = Sta tra due nemici, o tra un nemico e un angolo, ed è al sicuro finché uno di loro non muove di nuovo su una casella che lo chiude.
tafl-explain-taken-from = Un nemico che muove in { $square } lo prende in custodia.
tafl-explain-open-corner = L’angolo { $corner } è aperto al Re.
tafl-explain-escorts = Con due o più dei suoi accanto il Re non può essere catturato.
tafl-explain-ring = { $count ->
    [0] Il Re è chiuso da tutti e quattro i lati; è al sicuro solo finché una pedina nera non muove di nuovo su una casella che lo chiude.
    [one] Il Re ha un lato aperto; quando si chiude, è catturato.
   *[other] Il Re ha { $count } lati aperti; quando si chiudono tutti, è catturato. Il bordo, gli angoli e il suo Trono vuoto contano come chiusi.
}
tafl-explain-ring-escort = { $count ->
    [0] Il Re e il compagno accanto sono chiusi insieme; sono al sicuro solo finché una pedina nera non muove di nuovo su una casella che li chiude.
    [one] Intorno al Re e al suo unico compagno c’è una casella aperta; quando si chiude, è catturato.
   *[other] Intorno al Re e al suo unico compagno ci sono { $count } caselle aperte; quando si chiudono tutte, è catturato.
}
tafl-explain-closer = Il Nero cattura il Re con { $from }-{ $to }.
tafl-explain-die-upto = { $pips ->
    [0] Un pezzo muove al massimo di tante caselle quante ne segnerà il dado.
   *[other] Il dado segna { $pips }: un pezzo muove al massimo di tante caselle.
}
tafl-explain-die-exact = { $pips ->
    [0] Un pezzo muove esattamente di tante caselle quante ne segnerà il dado.
   *[other] Il dado segna { $pips }: un pezzo muove esattamente di tante caselle.
}
tafl-explain-die-parity = { $pips ->
    [0] Se il dado segna pari si muove, se dispari si salta il turno.
   *[other] Il dado segna { $pips }. Se pari si muove, se dispari si salta il turno.
}

# L’incontro.
tafl-tally-lost = Pezzi perduti
tafl-tally-won = Partite vinte
tafl-verdict-one-game = Decide l’unica partita.
tafl-verdict-fewer-lost = Meno pezzi perduti nelle due partite insieme.
tafl-verdict-more-won = Più partite vinte.
tafl-verdict-equal = Pari i pezzi perduti, pari le partite vinte: l’incontro finisce in parità.

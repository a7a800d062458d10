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
level-tafl-brandub-step = Brandub a passi
level-tafl-brandub-step-line = La tavola piccola al passo: ogni pezzo muove di una casella per turno.
level-tafl-brandub-parity = Brandub a pari e dispari
level-tafl-brandub-parity-line = Un dado prima di ogni mossa: pari, si muove; dispari, il turno si salta.
level-tafl-tablut-dice = Tablut col dado
level-tafl-tablut-dice-line = La tavola finnica col dado: un pezzo va al massimo lontano quanto il tiro.
level-tafl-hnefatafl-bold = Hnefatafl senza entrata sicura
level-tafl-hnefatafl-bold-line = Chi si ferma tra due nemici è perduto: un gioco più aspro per la tavola grande.
level-tafl-hnefatafl-match = Hnefatafl in due partite
level-tafl-hnefatafl-match-line = Due partite a colori scambiati; vince l’incontro chi in tutto perde meno pezzi.
level-tafl-alea-bold = Alea Evangelii senza entrata sicura
level-tafl-alea-bold-line = La tavola sassone, dove nessuna pedina si ferma tra due nemici e si salva.

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
tafl-refused-not-in-line = Ogni pezzo muove in linea retta, lungo la sua riga o la sua colonna: { $to } non è in linea con { $from }.
tafl-refused-same-square = Il pezzo è già in { $from }.
tafl-refused-blocked = Il pezzo in { $square } sbarra la via, e nessuno salta.
tafl-refused-occupied = Un pezzo finisce la mossa su una casella vuota, e { $square } è occupata.
tafl-refused-throne-king-only = Solo il Re può stare sul Trono.
tafl-refused-corner-king-only = Solo il Re può entrare in un angolo.
tafl-refused-throne-blocks = Su questa tavola il Trono sbarra la via alle pedine anche quando è vuoto.
tafl-refused-throne-occupied = Il Re siede sul Trono, e nessuno gli passa sopra.
tafl-refused-throne-in-steps = Una pedina che muove di un passo alla volta non può attraversare il Trono: dovrebbe fermarcisi.
tafl-refused-one-step = In questa partita un pezzo muove di una casella per turno.
tafl-refused-too-far = Il dado segna { $pips }: nessun pezzo va più lontano.
tafl-refused-exactly = Il dado segna { $pips }: un pezzo deve andare esattamente di tanto.
tafl-refused-odd-throw = Il dado segna { $pips }, dispari: questo turno si salta.
tafl-refused-no-move-for-throw = Nessun pezzo può muovere di { $pips }: questo turno si salta.
tafl-refused-may-not-pass = Chi può muovere deve muovere.
tafl-refused-throw-first = Prima il dado: tiralo.
tafl-refused-stuck = Il pezzo in { $square } non ha dove andare.
tafl-refused-taken = È stato preso ed è fuori dal gioco.
tafl-refused-thrown = Il dado è già tirato: segna { $pips }.

# Perché un pezzo può, e come sta il Re.
tafl-explain-goes = { $count ->
    [0] Non ha dove andare.
    [one] Può andare in una casella, in linea retta su caselle vuote.
   *[other] Può andare in { $count } caselle, in linea retta su caselle vuote.
}
tafl-explain-king-goes = Il Re muove come ogni altro pezzo, e lui solo può stare sul Trono e negli angoli.
tafl-explain-crosses-throne = Qui le pedine possono attraversare il Trono vuoto, ma non fermarcisi.
tafl-explain-throne-blocks = Qui il Trono sbarra la via alle pedine anche quando è vuoto.
tafl-explain-one-step = Una casella per turno: è la regola di questa partita.
tafl-explain-up-to = Il dado segna { $pips }: al massimo tante caselle.
tafl-explain-exactly = Il dado segna { $pips }: tante caselle esatte.
tafl-explain-takes = Da { $to } prende in custodia la pedina in { $square }, chiusa contro { $partner }.
tafl-explain-takes-corner = Da { $to } prende in custodia la pedina in { $square }, chiusa contro l’angolo { $corner }.
tafl-explain-loses-itself = In { $to } si fermerebbe tra due nemici e sarebbe perduta: in questa partita non c’è entrata sicura.
tafl-explain-taken-from = Un nemico che arriva in { $square } la prende in custodia.
tafl-explain-safe-between = Sta tra i nemici ed è al sicuro: ci si è fermata da sé, e solo un nemico che muove di nuovo può prenderla.
tafl-explain-road = L’angolo { $corner } è aperto al Re.
tafl-explain-dark-man = { $square } è chiusa al Re: c’è una pedina nera.
tafl-explain-dark-edge = Il bordo della tavola chiude un lato del Re.
tafl-explain-dark-corner = { $square } è chiusa al Re: contro di lui un angolo conta come una pedina nera.
tafl-explain-dark-throne = { $square } è chiusa al Re: contro di lui il suo Trono vuoto conta come una pedina nera.
tafl-explain-open = { $square } è ancora aperta accanto al Re.
tafl-explain-escort-beside = La pedina bianca in { $square } tiene libero il Re, finché non sono chiusi tutti e due insieme.
tafl-explain-two-escorts = Con due dei suoi accanto il Re non può essere catturato.
tafl-explain-king-alone-safe = Il Re è chiuso ma al sicuro, perché c’è andato da sé: una pedina nera deve muovere di nuovo su una delle caselle che lo chiudono.
tafl-explain-closes = Il Nero cattura il Re con { $move }.
tafl-explain-closes-pair = Il Nero cattura il Re e con lui la sua unica scorta con { $move }.

# Il conto di un incontro.
tafl-tally-lost = Pezzi perduti
tafl-tally-won = Partite vinte

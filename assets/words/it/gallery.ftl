# La galleria: ogni figura e ogni carta da sola, col suo nome e le parole dell’autore. Quel che sta fuori dalle virgolette è nostro.
shelf-gallery = Galleria
gallery-title = Galleria
gallery-turn = Trascina per girare; la rotella avvicina.
gallery-next = Avanti
gallery-previous = Indietro
gallery-white = Bianco
gallery-black = Nero
gallery-vermilion = Vermiglio
gallery-turquoise = Turchino

# I nomi senza colore.
name-corona-king = Re
name-corona-lieutenant = Tenente
name-corona-paladin = Paladino
name-corona-knight = Cavallo
name-corona-amazon = Amazone
name-corona-ram = Ariete
name-corona-centaur = Centauro
name-corona-signifer = Signifero
name-corona-dragon = Dragone
name-corona-pawn = Pedone
name-corona-histrion = Istrione
name-corona-crown = Corona
name-echecs-king = Re
name-echecs-queen = Donna
name-echecs-bishop = Alfiere
name-echecs-knight = Cavallo
name-echecs-rook = Torre
name-echecs-pawn = Pedone
name-tafl-king = Re
name-tafl-white = Pedina della scorta
name-tafl-black = Nemico
name-petteia-peltast = Peltasta
name-petteia-hoplite = Oplita
name-petteia-basileus = Basileo
name-die = Dado
name-tarocchini-back = Dorso delle carte

# La Corona (Baeli, Venezia, 1676).
gallery-corona-king = “Il Re si farà vedere a cavallo overo a piede, ma in figura d’huomo, che di regio diadema si cerchij il capo.” (cap. IV) Il nostro sta in piedi, col manto, e protende lo scettro.
gallery-corona-lieutenant = “Il Tenente e il Paladino si figurano per dui huomini armati d’elmo e cimiero, con corazza: ma il primo sarà a cavallo e il secondo a piede …” (cap. IV) Il nostro alza il bastone del comando.
gallery-corona-paladin = “Il Tenente e il Paladino si figurano … ma il primo sarà a cavallo e il secondo a piede o con qualch’altra differenza che l’uno non venga preso per l’altro.” (cap. IV)
gallery-corona-knight = “I Cavalli si dimostrano con l’effigie di veri cavalli.” (cap. IV) Il nostro quindi non ha né cavaliere né finimenti.
gallery-corona-amazon = “L’Amazoni si rappresentano in forma di donzelle …” L’autore le vuole nude, poiché “fan più danno con gli occhi che con l’armi” (cap. IV). La nostra è scolpita come una statua antica, e vestita.
gallery-corona-ram = “Gli Arieti pigliano aspetto di montoni.” (cap. IV) Il nostro è lanoso, la fronte bassa fra due grandi corna.
gallery-corona-centaur = “I Centauri serbano la forma che loro è stata data da’ poeti, cioè mezi huomini e mezi cavalli.” (cap. IV) Il nostro s’impenna, la clava alzata dietro il capo.
gallery-corona-signifer = “I Signiferi vanno in figura d’huomini, ma disarmati per più differenza o solo armati d’elmo e senza cimiero.” (cap. IV) Il nostro è disarmato, e porta l’insegna da cui ha il nome.
gallery-corona-dragon = “Il Dragone rappresenta un serpente alato.” (cap. IV) Il nostro si leva dalle sue spire, le ali spiegate.
gallery-corona-pawn = “E i Pedoni, per rendersi magiormente diversi da’ Signiferi, che in tutto il corpo sembrano huomini, mostreranno solamente il viso in forma humana e nel resto rimarranno informi.” (cap. IV) Il nostro esce da un ceppo sbozzato.
gallery-corona-histrion = “Io vorrei che fra i pedoni se ne sciegliesse uno … e che per qualche segno si differisse da tutti gli altri. Il che potrebbe conseguìrsi soprafissandogli una piuma overo qualche altra gentilezza.” (cap. VII)
gallery-corona-crown = “Dono alla Corona un color misto overo la lascio solamente con la forma, la quale in essa è sufficiente.” (cap. IV) La nostra è d’oro, su un cuscino sul quale sta chi la possiede.

# Échecs (Encyclopédie, Parigi, 1755).
gallery-echecs-king = “Le roi est la première et la principale pièce du jeu.” Il primo pezzo, e il principale (voce Échecs). Dell’aspetto la voce non dice: i nostri sono torniti alla maniera del Café de la Régence, il Re più alto di tutti.
gallery-echecs-queen = “Elle peut aussi prendre de tous côtés …” Può anche prendere da ogni lato (voce Échecs). La nostra, tornita, è alta quasi quanto il Re e ha una coroncina aperta intorno a una palla.
gallery-echecs-bishop = “Ils peuvent aller et prendre à droite et à gauche …” Possono andare e prendere a destra e a sinistra (voce Échecs). In francese è il Folle; il nostro, tornito, è un bocciolo fesso come un cappuccio.
gallery-echecs-knight = “Il peut entrer dans le jeu et en sortir, quelque serré et défendu qu’il puisse être.” Entra nel gioco e ne esce, per serrato che sia (voce Échecs). Collo e testa di cavallo su un piede tornito.
gallery-echecs-rook = “La tour est la pièce la plus considérable du jeu, après la dame …” Dopo la Donna è il pezzo più considerevole (voce Échecs). La nostra è una torre tornita, coi merli.
gallery-echecs-pawn = “… le pion ou le fantassin … qui représente aux Indes, comme chez nous, les simples soldats …” Il fante, in India come da noi, è il semplice soldato (voce Échecs). Il nostro è una palla su un collare.

# Tafl.
gallery-tafl-king = “Il Re va sulla casella centrale (chiamata Trono), circondato dai suoi uomini.” (l.11) L’articolo lo chiama Hnefa, Bran o Ri; il nostro siede su un trono intrecciato, come d’avorio di tricheco, la spada sulle ginocchia.
gallery-tafl-white = “Le scacchiere ed i pezzi erano fatte di ogni possibile materiale, dal legno (il più comune) all’avorio …” (l.8) La scorta sono i pezzi bianchi; i nostri sono scolpiti come d’avorio di tricheco, e mordono lo scudo dalla rabbia.
gallery-tafl-black = “I nemici si dispongono lungo i bordi.” (l.11) Sono i pezzi neri, due per ogni uomo della scorta; i nostri sono scudi tondi come di giaietto, bassi e larghi.

# Petteia (Vogt, 2017).
gallery-petteia-peltast = “Dodici pezzi, i più bassi, che rappresentano i peltasti (peltastai), cioè la fanteria leggera.” (l.77) Il nostro è un tamburo basso di legno, con lo scudo a mezzaluna inciso a fuoco.
gallery-petteia-hoplite = “Dodici pezzi, alti circa il doppio dei peltasti, che rappresentano gli opliti (hoplites), cioè la fanteria pesante della falange greca.” (l.77) Il nostro è una colonna con l’elmo, il cimiero e la lambda sullo scudo.
gallery-petteia-basileus = “Un pezzo, alto circa il triplo di un peltasta, che rappresenta il basileo …” (l.79) L’autore segò i suoi pezzi da manici di pala (l.215); il nostro è un’alta colonna, con cintura e diadema.

# I dadi di Petteia e Tafl.
gallery-die = “… è consigliato l’utilizzo di dadi in legno, osso o pietra (e, ovviamente, non in plastica).” (Petteia, l.71) “… è possibile giocare tirando un dado prima di ogni mossa …” (Tafl, l.28) Il nostro è d’osso; due facce opposte fanno sette.

# Tarocchini (Pisarri, Bologna, 1754): i trionfi. Del loro aspetto l’autore non dice nulla.
gallery-tarocchini-t-angelo = Il trionfo più alto: prende ogni carta fuorché il Matto. È un Tarocco e vale cinque (cap. VI). “… nella Sequenza della Granda non si può accusare nissun punto, quando non s’abbia l’Angelo capo della medesima.” (cap. II)
gallery-tarocchini-t-mondo = Il secondo trionfo, e un Tarocco che vale cinque (cap. VI). “Chi piglia il Bagattino alla parte contraria ne vince 5, e chi piglia il Mondo altri 5.” (cap. VIII) Sono Partite.
gallery-tarocchini-t-sole = Il terzo trionfo. “… vi sono tre Trionfi, ch’io li chiamo privilegiati, e sono Mondo, Sole, e Luna.” (cap. II) Dei tre può mancarne uno, e la Granda prosegue.
gallery-tarocchini-t-luna = Il quarto trionfo. “Il privilegio di questi tre Trionfi egli è, che mancando uno di essi, si può proseguire la Granda, ancorchè non s’abbia il Contatore.” (cap. II) Gli altri sono Mondo e Sole.
gallery-tarocchini-t-stella = Il quinto trionfo; il suo numero nella Granda è il 16 (cap. VI). “… si principia dalla Stella, proseguendo per ordine di precedenza sino al Trionfo d’Amore. Questi sono li Trionfi, che due uniti Scavezzano.” (cap. II)
gallery-tarocchini-t-saetta = Il sesto trionfo; il suo numero nella Granda è il 15 (cap. VI). “Chi mostrerà Carte pregiudiziali, come Re, Regine, e Carte della Granda, cioè, sino alla Saetta, rifiuterà …” (legge 25)
gallery-tarocchini-t-diavolo = Il settimo trionfo; il suo numero nella Granda è il 14 (cap. VI). Se mancano insieme, “fa Scavezza Diavolo, e Morte, o pure Traditore, e Vecchio; e così discorrendo degli altri Trionfi fino all’Amore.” (cap. II)
gallery-tarocchini-t-morte = L’ottavo trionfo; il suo numero nella Granda è il 13 (cap. VI). “… in luogo della Morte, l’altro Contatore, ed in questa maniera si può proseguire il Traditore, ed il Vecchio …” (cap. II)
gallery-tarocchini-t-traditore = Il nono trionfo; il suo numero nella Granda è il 12 (cap. VI). Vecchio e Traditore, se mancano insieme, fanno la Scavezza: “… significa, che non si può più proseguire la detta Sequenza …” (cap. II)
gallery-tarocchini-t-vecchio = Il decimo trionfo; il suo numero nella Granda è l’11 (cap. VI). In un esempio: “… la Sequenza della Granda è di 40 punti, perchè il Vecchio l’interrompe.” (cap. VI)
gallery-tarocchini-t-roda = L’undicesimo trionfo. In un esempio: “La Roda è il Trionfo, che Scavezza, ed il suo numero è il 10 …” (cap. VI)
gallery-tarocchini-t-forza = Il dodicesimo trionfo; il suo numero nella Granda è il 9 (cap. VI). “Questi Trionfi prendono tutte le Carte, fuorchè li Trionfi loro Superiori.” (cap. I)
gallery-tarocchini-t-giustizia = Il tredicesimo trionfo. “Giustizia, ha l’8” (cap. VI). Se è lei a rompere la Granda: otto, e uno per ogni trionfo superiore e ogni contatore che manca; cinque volte tanto si leva da 105.
gallery-tarocchini-t-temperanza = Il quattordicesimo trionfo; il suo numero nella Granda è il 7 (cap. VI). “… le Cartaccie, ed i Trionfi non hanno in se alcun valore, se non a quattro per un punto.” (cap. VI)
gallery-tarocchini-t-carro = Il quindicesimo trionfo; il suo numero nella Granda è il 6 (cap. VI). “… tutti quelli Trionfi, che si possono aggiungere, si debbono calcolare 5 punti per ciascheduno: perciò tutta questa Sequenza unita il valore è di 105 punti.” (cap. V)
gallery-tarocchini-t-amore = Il sedicesimo trionfo, e l’ultimo sopra i Mori. “Amore, ha il 5 … Ultimo Trionfo, che fa Scavezza.” (cap. VI)
gallery-tarocchini-t-moro1 = Uno di quattro trionfi pari, sotto l’Amore. “… quattro Mori, i quali non hanno fra loro alcuna precedenza, ma l’uno piglia l’altro anteriormente giuocati …” (cap. I)
gallery-tarocchini-t-moro2 = Uno di quattro trionfi pari, sotto l’Amore. “Li quattro Mori ancor essi fanno un’altra Sequenza, come gli Assi, nell’altre quattro.” (cap. II) Tre fanno 10 punti, tutti e quattro 15.
gallery-tarocchini-t-moro3 = Uno di quattro trionfi pari, sotto l’Amore. “Chi accusa tre Mori dee mettere un’Oca in Piatto. Chi quattro, due Oche.” (cap. VIII) Un’Oca sono dieci Partite.
gallery-tarocchini-t-moro4 = Uno di quattro trionfi pari, sotto l’Amore. “Il mostrar tre Mori prima del tempo di segnare, non è rifiuto … Ma il mostrarli tutti e quattro prima del tempo, è rifiuto …” (legge 30)
gallery-tarocchini-t-bagattino = Il più basso dei trionfi che prendono; è un Tarocco e vale cinque (cap. VI). “Il Bagattino ancor egli s’adatta a tutte le Sequenze, e perciò si chiama Contatore … ma il Bagattino non si può giuocare se non per solo Trionfo …” (cap. I)
gallery-tarocchini-t-matto = È un Tarocco, vale cinque (cap. VI), e un contatore. “… il Matto, non prende alcuna Carta, nè può egli essere preso … si può rispondere a qualunque Sequenza, che sia giuocata …” (cap. I)

# I semi.
gallery-tarocchini-s-court = “Il Re piglia la Regina, la Regina piglia il Cavallo, il Cavallo piglia il Fante …” (cap. I) Il Re vale cinque, la Regina quattro, il Cavallo tre, il Fante due (cap. VI).
gallery-tarocchini-s-pip = Dalla più alta: Dieci, Nove, Otto, Sette, Sei, Asso. “… nell’altre due di Bastoni, e Spade, il maggiore piglia il minore …” (cap. I) Da sole non valgono nulla (cap. VI).
gallery-tarocchini-b-court = Re, Regina, Cavallo, Fante valgono cinque, quattro, tre, due (cap. VI). “Re, Regina, e Cavallo, accusano 10 punti, aggiungendovi il Fante 15, l’Asso 20, e se vi saranno uniti li due Contatori, s’accuserà 30 punti.” (cap. V)
gallery-tarocchini-b-pip = Dalla più alta: Dieci, Nove, Otto, Sette, Sei, Asso. A bastoni e spade l’Asso “è la minore di tutte l’altre, e viene preso da tutte le Cartaccie.” (cap. I) Da sole non valgono nulla (cap. VI).
gallery-tarocchini-c-court = Re, Regina, Cavallo, Fante valgono cinque, quattro, tre, due (cap. VI). In Pariglia: “Tre Re 17, e tutti quattro 34. Tre Regine 14, e tutte quattro 28. Tre Cavalli 13 … Tre Fanti 12 …” (cap. V)
gallery-tarocchini-c-pip = Dalla più alta: Asso, Sei, Sette, Otto, Nove, Dieci. “… nelle due Sequenze di Coppe, e Denari, il numero minore piglia il maggiore …” (cap. I) Da sole non valgono nulla (cap. VI).
gallery-tarocchini-d-court = Re, Regina, Cavallo, Fante valgono cinque, quattro, tre, due (cap. VI). Una sequenza non si accusa “quando non s’abbiano nelle mani almeno tre Figure d’una medesima Sequenza, dovendo sempre avere, e principiare dal Re …” (cap. II)
gallery-tarocchini-d-pip = Dalla più alta: Asso, Sei, Sette, Otto, Nove, Dieci. “Quest’ultima è l’inferior Carta di queste due Sequenze”, coppe e denari, “e viene presa da tutte le altre.” (cap. I) Da sole non valgono nulla (cap. VI).
gallery-tarocchini-back = Del dorso l’autore non dice nulla. Il nostro è un fitto disegno di losanghe entro una cornice, uguale nei due versi e alla maniera di una silografia come le facce: nessuno riconosce una carta da come è tenuta.

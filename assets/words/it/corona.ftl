# La Corona: tavole, opzioni, pezzi, rifiuti, spiegazioni.
level-corona-partnership = La Corona, due contro due
level-corona-partnership-line = Quattro squadroni, i compagni di fronte: il giuoco migliore e più perfetto, dice l’autore.
level-corona-each-for-himself = La Corona, ognuno per sé
level-corona-each-for-himself-line = Quattro squadroni e nessun amico: chi prende la Corona troppo presto se ne tira addosso tre.
level-corona-three = La Corona in tre
level-corona-three-line = Tre squadroni e un angolo vuoto, il cui Asilo serve a tutti.
level-corona-duel = La Corona in due
level-corona-duel-line = Uno squadrone a testa, in angoli opposti: la via più breve per imparare.
level-corona-two-squadrons = La Corona in due, con due squadroni a testa
level-corona-two-squadrons-line = Due giocatori comandano due squadroni ciascuno, che muovono a turno come quattro e si aiutano solo come compagni.
level-corona-ram = La Corona: la rincorsa dell’Ariete
level-corona-ram-line = L’esempio dell’autore: senza il Signifero e l’Amazone alle spalle l’Ariete colpisce fino alla colonna della Corona.
level-corona-signifer = La Corona: il Signifero guardato
level-corona-signifer-line = L’esempio dell’autore: senza il Pedone di mezzo tre guardie danno al Signifero quattro case, cinque la Corona.

corona-crown = Corona
corona-asylum = Asilo
corona-white-king = Re bianco
corona-white-lieutenant = Tenente bianco
corona-white-paladin = Paladino bianco
corona-white-knight = Cavallo bianco
corona-white-amazon = Amazone bianca
corona-white-ram = Ariete bianco
corona-white-centaur = Centauro bianco
corona-white-signifer = Signifero bianco
corona-white-dragon = Dragone bianco
corona-white-pawn = Pedone bianco
corona-white-histrion = Istrione bianco
corona-black-king = Re nero
corona-black-lieutenant = Tenente nero
corona-black-paladin = Paladino nero
corona-black-knight = Cavallo nero
corona-black-amazon = Amazone nera
corona-black-ram = Ariete nero
corona-black-centaur = Centauro nero
corona-black-signifer = Signifero nero
corona-black-dragon = Dragone nero
corona-black-pawn = Pedone nero
corona-black-histrion = Istrione nero
corona-vermilion-king = Re vermiglio
corona-vermilion-lieutenant = Tenente vermiglio
corona-vermilion-paladin = Paladino vermiglio
corona-vermilion-knight = Cavallo vermiglio
corona-vermilion-amazon = Amazone vermiglia
corona-vermilion-ram = Ariete vermiglio
corona-vermilion-centaur = Centauro vermiglio
corona-vermilion-signifer = Signifero vermiglio
corona-vermilion-dragon = Dragone vermiglio
corona-vermilion-pawn = Pedone vermiglio
corona-vermilion-histrion = Istrione vermiglio
corona-turquoise-king = Re turchino
corona-turquoise-lieutenant = Tenente turchino
corona-turquoise-paladin = Paladino turchino
corona-turquoise-knight = Cavallo turchino
corona-turquoise-amazon = Amazone turchina
corona-turquoise-ram = Ariete turchino
corona-turquoise-centaur = Centauro turchino
corona-turquoise-signifer = Signifero turchino
corona-turquoise-dragon = Dragone turchino
corona-turquoise-pawn = Pedone turchino
corona-turquoise-histrion = Istrione turchino
corona-kind-king = Re
corona-kind-lieutenant = Tenente
corona-kind-paladin = Paladino
corona-kind-knight = Cavallo
corona-kind-amazon = Amazone
corona-kind-ram = Ariete
corona-kind-centaur = Centauro
corona-kind-signifer = Signifero
corona-kind-dragon = Dragone
corona-kind-pawn = Pedone

corona-lot = Tira a sorte
corona-stage-choice = { $player }, prima nomina il tuo Istrione: scegli il Pedone che porterà la piuma.
corona-told-histrion = Istrione: { $at }
corona-confirm-histrion = Nomina il Pedone in { $at }
corona-carry = Con la Corona
corona-carry-line = La Corona va insieme.
corona-leave = Lascia la Corona
corona-leave-line = La Corona resta dov’è, libera per chi la prende.
corona-knight-first = Prima il Cavallo
corona-knight-first-line = L’ordine dell’autore: guardato da entrambi, l’Istrione fa il Cavallo.
corona-amazon-first = Prima l’Amazone
corona-amazon-first-line = Guardato da entrambi, l’Istrione fa l’Amazone.
corona-tally-half-stakes = Mezze poste

option-corona-irregular = Movimento irregolare
option-corona-irregular-line = Ariete, Signifero e Dragone vanno più lontano con il vuoto dietro, con chi li guarda o con i compagni davanti, e un Istrione fa la parte degli altri.
option-corona-amazon-before-knight = Amazone o Cavallo
option-corona-amazon-before-knight-line = Prima del giuoco ogni giocatore dichiara se il suo Istrione preferisce l’Amazone al Cavallo.
option-corona-centaur-strikes-ram-square = Il secondo salto del Centauro
option-corona-centaur-strikes-ram-square-line = Il Centauro salta anche di due caselle in diagonale, come vuole un esempio del libro.
option-corona-free-array = Schieramento libero
option-corona-free-array-line = Ogni giocatore dispone lo squadrone a suo piacere dentro il proprio campo.
option-corona-rigour = Rigore
option-corona-rigour-line = Pezzo toccato, pezzo giocato; chi tenta una mossa contro la legge perde il pezzo e il tratto.
option-corona-exempt-a1 = Il Bianco è esente
option-corona-exempt-a1-line = Il rigore non vale per il Bianco; l’autore esenta le dame.
option-corona-exempt-q1 = Il Nero è esente
option-corona-exempt-q1-line = Il rigore non vale per il Nero; l’autore esenta le dame.
option-corona-exempt-q17 = Il Vermiglio è esente
option-corona-exempt-q17-line = Il rigore non vale per il Vermiglio; l’autore esenta le dame.
option-corona-exempt-a17 = Il Turchino è esente
option-corona-exempt-a17-line = Il rigore non vale per il Turchino; l’autore esenta le dame.
option-corona-empty = Angolo vuoto
option-corona-empty-line = L’angolo da cui non gioca nessuno.
option-corona-empty-a1 = Bianco, a1
option-corona-empty-a1-line = L’angolo a sud-ovest.
option-corona-empty-q1 = Nero, q1
option-corona-empty-q1-line = L’angolo a sud-est.
option-corona-empty-q17 = Vermiglio, q17
option-corona-empty-q17-line = L’angolo a nord-est.
option-corona-empty-a17 = Turchino, a17
option-corona-empty-a17-line = L’angolo a nord-ovest.
option-corona-order = Ordine del giuoco
option-corona-order-line = Da che parte il tratto gira intorno alla tavola.
option-corona-order-counterclockwise = A destra
option-corona-order-counterclockwise-line = In senso antiorario, com’è uso in Italia.
option-corona-order-clockwise = A sinistra
option-corona-order-clockwise-line = In senso orario.
option-corona-first = Chi comincia
option-corona-first-line = Decide la sorte, oppure si nomina uno squadrone.
option-corona-first-lot = A sorte
option-corona-first-lot-line = È il caso a dire chi comincia.
option-corona-first-a1 = Bianco, a1
option-corona-first-a1-line = L’angolo a sud-ovest.
option-corona-first-q1 = Nero, q1
option-corona-first-q1-line = L’angolo a sud-est.
option-corona-first-q17 = Vermiglio, q17
option-corona-first-q17-line = L’angolo a nord-est.
option-corona-first-a17 = Turchino, a17
option-corona-first-a17-line = L’angolo a nord-ovest.

# Perché una mossa è rifiutata.
corona-refused-choose-histrion = Prima scegli il tuo Istrione: uno dei tuoi Pedoni.
corona-refused-choose-order = Prima di’ chi preferisce il tuo Istrione, l’Amazone o il Cavallo.
corona-refused-camp = { $square } è fuori dal tuo campo.
corona-refused-laid = In { $square } c’è già un pezzo.
corona-refused-may-not-pass = Chi può muovere deve muovere.
corona-refused-taken = È fuori dal giuoco.
corona-refused-crown-still = La Corona non si muove mai da sé: un pezzo deve prenderla ferendo e portarla.
corona-refused-partners-piece = Il pezzo in { $square } è del tuo compagno.
corona-refused-touched = Il pezzo in { $square } è stato toccato e deve muovere.
corona-refused-stuck = Il pezzo in { $square } non ha dove andare.
corona-refused-same-square = Il pezzo è già in { $square }.
corona-refused-asylum = { $square } è un Asilo: può entrarvi solo chi porta la Corona.
corona-refused-own-piece = In { $square } c’è un tuo pezzo.
corona-refused-partner = Il pezzo in { $square } è del tuo compagno, e i compagni non si prendono tra loro.
corona-refused-blocked = Chi sta in { $square } chiude la strada.
corona-refused-king = Il Re va in linea retta: per riga, per colonna o in diagonale.
corona-refused-paladin = Il Paladino va per righe e colonne.
corona-refused-amazon = L’Amazone va in diagonale.
corona-refused-knight = Il Cavallo salta di due caselle dritto e una di lato.
corona-refused-centaur = Il Centauro salta di tre caselle dritto e una di lato.
corona-refused-lieutenant = Il Tenente che il Re non vede va in linea retta, come un Re.
corona-refused-lieutenant-seen = Il Re in { $square } vede il Tenente, che allora fa un passo solo.
corona-refused-signifer = Il Signifero va in linea retta, e di un passo solo se i compagni non lo guardano.
corona-refused-signifer-reach = { $count ->
    [0] Nessuno guarda questo Signifero, che quindi fa un passo solo.
    [one] Un pezzo guarda questo Signifero, che quindi va al più di { $number } caselle.
   *[other] { $count } pezzi guardano questo Signifero, che quindi va al più di { $number } caselle.
}
corona-refused-ram = L’Ariete marcia in diagonale e ferisce a salti di due caselle per riga o per colonna.
corona-refused-ram-strikes-straight = Per righe e colonne l’Ariete ferisce soltanto; marcia in diagonale.
corona-refused-ram-marches-diagonally = In diagonale l’Ariete marcia soltanto; ferisce per righe e colonne.
corona-refused-ram-odd = L’Ariete ferisce a due caselle, o a quattro, sei e così via, mai a distanza dispari.
corona-refused-ram-reach = { $count ->
    [0] Da questa parte l’Ariete non ha caselle vuote dietro di sé, e quindi arriva al più a { $number }.
    [one] Da questa parte l’Ariete ha una casella vuota dietro di sé, e quindi arriva al più a { $number } caselle.
   *[other] Da questa parte l’Ariete ha { $count } caselle vuote dietro di sé, e quindi arriva al più a { $number } caselle.
}
corona-refused-dragon = Il Dragone marcia a salti di due caselle per riga o per colonna e ferisce di una casella in diagonale.
corona-refused-dragon-strikes-diagonally = Per righe e colonne il Dragone marcia soltanto; ferisce in diagonale.
corona-refused-dragon-marches-straight = In diagonale il Dragone ferisce soltanto; marcia per righe e colonne.
corona-refused-dragon-odd = Il Dragone marcia di due in due, mai a distanza dispari.
corona-refused-dragon-passes-own = Il Dragone passa solo sopra il proprio squadrone, e in { $square } non ne sta nessuno.
corona-refused-pawn = Il Pedone marcia di una casella in diagonale, verso la Corona.
corona-refused-pawn-holds = Il Pedone che possiede la Corona va di una casella in diagonale, per ogni fianco.
corona-refused-pawn-forward = Il Pedone deve avvicinarsi alla Corona, che sta in { $square }.
corona-refused-pawn-strikes-straight = La Corona in { $square } è di colore diverso da { $from }: di lì un Pedone ferisce a due caselle per riga o per colonna.
corona-refused-pawn-strikes-diagonally = La Corona in { $square } è dello stesso colore di { $from }: di lì un Pedone ferisce di una casella in diagonale.
corona-refused-pawn-leaps-to-strike = Per righe e colonne un Pedone ferisce soltanto.
corona-refused-pawn-spent = Solo la prima mossa porta un Pedone di due caselle.
corona-refused-histrion-lent = L’Istrione va da Pedone, o come il più degno che lo guarda: { $piece }, { $square }. Nessuno dei due arriva lì.
corona-refused-histrion-alone = Nessun pezzo guarda l’Istrione, che quindi va solo da Pedone.

# Perché un pezzo può, e chi gli presta il movimento.
corona-explain-goes = { $count ->
    [0] Non ha dove andare.
    [one] Può andare in una casella.
   *[other] Può andare in { $count } caselle.
}
corona-explain-king = Il Re va quanto vuole per riga, per colonna o in diagonale. La sua morte non mette fine a nulla.
corona-explain-paladin = Il Paladino va quanto vuole per riga o per colonna.
corona-explain-knight = Il Cavallo salta di due caselle dritto e una di lato, sopra chiunque.
corona-explain-amazon = L’Amazone va quanto vuole in diagonale e non cangia mai colore.
corona-explain-ram = L’Ariete marcia di una casella in diagonale e ferisce saltando di due caselle per riga o per colonna.
corona-explain-centaur = Il Centauro salta di tre caselle dritto e una di lato, sopra chiunque, e non cangia mai colore.
corona-explain-signifer = Il Signifero fa un passo per ogni fianco.
corona-explain-dragon = Il Dragone marcia saltando di due caselle per riga o per colonna e ferisce di una casella in diagonale.
corona-explain-king-sees = Vede il suo Tenente in { $square }, che fa un passo solo.
corona-explain-king-sees-not = Non vede il suo Tenente in { $square }, che va come un Re.
corona-explain-lieutenant-seen = Il suo Re in { $square } lo vede, e quindi fa un passo solo.
corona-explain-lieutenant-unseen = Il suo Re in { $square } non lo vede, e quindi va come un Re.
corona-explain-lieutenant-alone = Il suo Re è morto, e quindi va come un Re.
corona-explain-ram-marches = { $count ->
    [one] Verso { $to }: una casella vuota dietro di sé, e quindi marcia fino a { $number } caselle.
   *[other] Verso { $to }: { $count } caselle vuote dietro di sé, e quindi marcia fino a { $number } caselle.
}
corona-explain-ram-strikes = { $count ->
    [one] Verso { $to }: una casella vuota dietro di sé, e quindi ferisce a distanze pari fino a { $number }.
   *[other] Verso { $to }: { $count } caselle vuote dietro di sé, e quindi ferisce a distanze pari fino a { $number }.
}
corona-explain-signifer-reach = { $count ->
    [0] Nessuno lo guarda, e quindi fa un passo solo.
    [one] Un pezzo lo guarda, e quindi va fino a { $number } caselle.
   *[other] { $count } pezzi lo guardano, e quindi va fino a { $number } caselle.
}
corona-explain-guard = Lo guarda: { $piece }, { $square }.
corona-explain-dragon-marches = { $count ->
    [one] Passa sopra un pezzo del suo squadrone e marcia fino in { $to }, se lì non c’è nessuno.
   *[other] Passa sopra { $count } pezzi del suo squadrone e marcia fino in { $to }, se lì non c’è nessuno.
}
corona-explain-dragon-strikes = { $count ->
    [one] Passa sopra un pezzo del suo squadrone e ferisce in { $to }.
   *[other] Passa sopra { $count } pezzi del suo squadrone e ferisce in { $to }.
}
corona-explain-pawn = Il Pedone marcia di una casella in diagonale e deve avvicinarsi alla Corona in { $square }.
corona-explain-pawn-first = Non si è ancora mosso, e quindi può marciare di due caselle.
corona-explain-pawn-diagonal-white = La Corona sta sul bianco, e così questo Pedone: ferisce di una casella in diagonale.
corona-explain-pawn-diagonal-black = La Corona sta sul nero, e così questo Pedone: ferisce di una casella in diagonale.
corona-explain-pawn-straight-white = La Corona sta sul bianco, questo Pedone sul nero: ferisce saltando di due caselle per riga o per colonna.
corona-explain-pawn-straight-black = La Corona sta sul nero, questo Pedone sul bianco: ferisce saltando di due caselle per riga o per colonna.
corona-explain-pawn-possesses = Con la Corona il Pedone va di una casella in diagonale, per ogni fianco.
corona-explain-pawn-may-rise = Il suo squadrone non ha più né Re né Tenente: se prende la Corona, diventa Re per sempre.
corona-explain-possesses = Possiede la Corona, e può muovere con essa o lasciarla dov’è.
corona-explain-carries-home = Può portare la Corona nell’Asilo { $square } e vincere.
corona-explain-histrion-alone = Nessun pezzo guarda questo Istrione, che quindi va solo da Pedone.
corona-explain-histrion-lent = Questo Istrione può anche fare la parte di chi lo guarda: { $piece }, { $square }.
corona-explain-histrion-worthiest = Lo guardano in { $count }; il più degno gli presta il movimento.
corona-explain-bound-black = Sta sul nero e non cangia mai colore: nessun Asilo gli è aperto.
corona-explain-bound-off-crown = Non può prendere la Corona finché sta in { $square }, che è dell’altro colore.
corona-explain-crown-free = La Corona è libera: un pezzo la prende ferendo, e la possiede.
corona-explain-crown-held = La Corona è del { $seat }. Chi ferisce il possessore la prende.
corona-explain-crown-white = Sta sul bianco: i Pedoni sul bianco feriscono in diagonale, quelli sul nero a salti di due per riga o per colonna.
corona-explain-crown-black = Sta sul nero: i Pedoni sul nero feriscono in diagonale, quelli sul bianco a salti di due per riga o per colonna.
corona-explain-crown-struck = { $count ->
    [one] { $seat }: un pezzo potrebbe ferirla.
   *[other] { $seat }: { $count } pezzi potrebbero ferirla.
}

# Le parole dell’autore su ogni pezzo (Venezia, 1676).
corona-said-crown = “La Corona non ha moto alcuno e per se stessa è immobile, ma se talvolta verrà predata procederà secondo il moto di quel pezzo che la possiede.”
corona-said-king = “Il Re imita la marcia d’ogni personaggio, che qui sotto diremo, fuorché quel del Cavallo e del Centauro.”
corona-said-lieutenant = “Il Tenente di sua natura non è che un Signifero. Ma perché rappresenta la persona Reale, egli ha preheminenza maggiore. E qualhora il Re non lo scopre, imita il movimento dell’istesso Re.”
corona-said-paladin = “Il Paladino camina come il Rocco degli scacchi … procedendo però sempre per dritta linea e non mai per obliquo.”
corona-said-knight = “Il suo salto sarà sempre obliquo, procedendo dal bianco al nero e dal nero al bianco per la strada che sarà più breve.”
corona-said-amazon = “L’Amazone camina per traverso e quante case a lei piacciono, ma nel suo passo non cangia mai colore.”
corona-said-ram = “Camina da Amazone (intendendo sempre però di casa in casa) e ferisce da Paladino.”
corona-said-ram-charge = “Il Montone per cozzar con più violenza ha bisogno di farsi indietro qualche passo.”
corona-said-centaur = “Il Centauro è semigliante al Cavallo nell’andar torto, ma … il suo passo è più lungo e non esce mai d’un colore.”
corona-said-signifer = “Essendo tutto il medesimo che il Re degli scacchi, è costretto a procedere di casa in casa.”
corona-said-signifer-guarded = “Tanto più s’augumentano di passo quanto sarà più grande il numero di quelli che li guardano.”
corona-said-dragon = “Essendo tutto il contrario di quello, camina da Paladino e ferisce da Amazone.”
corona-said-dragon-flight = “Per avanzarsi più dell’ordinario, ricercano pieno il luogo dinanzi.”
corona-said-pawn = “Il Pedone non può procedere che andando innanzi … e andare innanzi s’intende andare verso la Corona per la strada più breve che sarà possibile.”
corona-said-histrion = “Quel pezzo, che secondo la presa lo riguarda, gli communica il suo moto, e quasi lo trasforma in un altro sé medesmo.”

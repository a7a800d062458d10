# Échecs: tavole, opzioni, pezzi, ciò che si annuncia, rifiuti, spiegazioni, le parole dell’articolo.
level-echecs-encyclopedie = Encyclopédie
level-echecs-encyclopedie-line = Parigi, 1755: un Pedone diventa Donna e nient’altro, e una partita finita in stallo si rigioca.
level-echecs-italian = Passar battaglia
level-echecs-italian-line = L’uso italiano: un Pedone passa oltre il Pedone nemico e non viene preso per questo.
level-echecs-letter = Alla lettera
level-echecs-letter-line = Niente doppio passo oltre una casella vista da un Pedone nemico, e il matto va detto ad alta voce per vincere tutta la posta.
level-echecs-odds-pion-et-deux-traits = Pedone e due tratti
level-echecs-odds-pion-et-deux-traits-line = Il Bianco gioca senza il Pedone dell’Alfiere di Re, e il Nero fa le prime due mosse.
level-echecs-odds-cavalier = Vantaggio di un Cavallo
level-echecs-odds-cavalier-line = Il Bianco gioca senza il Cavallo di Donna.
level-echecs-odds-tour = Vantaggio di una Torre
level-echecs-odds-tour-line = Il Bianco gioca senza la Torre di Donna.

echecs-white-king = Re bianco
echecs-white-queen = Donna bianca
echecs-white-bishop = Alfiere bianco
echecs-white-knight = Cavallo bianco
echecs-white-rook = Torre bianca
echecs-white-pawn = Pedone bianco
echecs-black-king = Re nero
echecs-black-queen = Donna nera
echecs-black-bishop = Alfiere nero
echecs-black-knight = Cavallo nero
echecs-black-rook = Torre nera
echecs-black-pawn = Pedone nero

option-echecs-en-passant = Il Pedone che passa
option-echecs-en-passant-line = Che cosa vale per un doppio passo oltre una casella vista da un Pedone nemico.
option-echecs-en-passant-take = Preso di passaggio
option-echecs-en-passant-take-line = Può passare, e il Pedone nemico può prenderlo di passaggio, subito.
option-echecs-en-passant-forbidden = Non è permesso
option-echecs-en-passant-forbidden-line = La lettera dell’articolo: non può passare affatto.
option-echecs-en-passant-passer-bataille = Passar battaglia
option-echecs-en-passant-passer-bataille-line = L’uso italiano: passa liberamente, e non si prende niente.
option-echecs-toute-rigueur = Tutto rigore
option-echecs-toute-rigueur-line = Scacco e matto li dicono i giocatori; chi dà matto senza dirlo vince solo mezza posta.
option-echecs-odds = Vantaggio
option-echecs-odds-line = Che cosa dà il Bianco a un giocatore più debole, prima della partita.
option-echecs-odds-none = Nessuno
option-echecs-odds-none-line = Tutti e due cominciano con tutti i pezzi.
option-echecs-odds-pion-et-deux-traits = Pedone e due tratti
option-echecs-odds-pion-et-deux-traits-line = Il Bianco non ha il Pedone davanti all’Alfiere di Re; il Nero fa le prime due mosse, non oltre la sua quarta riga.
option-echecs-odds-cavalier = Cavallo
option-echecs-odds-cavalier-line = Il Bianco non ha il Cavallo di Donna, e muove per primo.
option-echecs-odds-tour = Torre
option-echecs-odds-tour-line = Il Bianco non ha la Torre di Donna, da quella parte non arrocca, e muove per primo.

# Ciò che si dice con una mossa; in francese in ogni lingua, come nell’articolo.
echecs-say-check = Di’ “échec”
echecs-say-mate = Di’ “échec et mat”
echecs-announce-check = Échec!
echecs-announce-double-check = Échec double!
echecs-announce-mate = Échec et mat!
echecs-announce-stalemate = Pat!

# Perché una mossa è rifiutata.
echecs-refused-taken = Questo pezzo è stato preso ed è fuori dal gioco.
echecs-refused-stuck = Il pezzo in { $square } non ha dove andare.
echecs-refused-same-square = Il pezzo è già in { $square }.
echecs-refused-own-man = In { $square } c’è un pezzo della stessa parte.
echecs-refused-blocked = Il pezzo in { $square } sbarra la via; solo il Cavallo salta.
echecs-refused-king = Il Re va di una casella, in ogni direzione.
echecs-refused-queen = La Donna va per dritto o di sbieco, finché la via è libera.
echecs-refused-bishop = L’Alfiere va di sbieco, e resta sulle caselle del suo colore.
echecs-refused-knight = Il Cavallo salta di due caselle per dritto e una di lato.
echecs-refused-rook = La Torre va per dritto, lungo la riga o la colonna.
echecs-refused-pawn = Il Pedone va dritto avanti, una casella alla volta, e prende di una casella di sbieco.
echecs-refused-pawn-takes-nothing = Il Pedone va di sbieco solo per prendere, e in { $square } non c’è niente da prendere.
echecs-refused-pawn-straight-takes = Il Pedone non prende davanti a sé, e { $square } è occupata.
echecs-refused-pawn-double-step = Due caselle in una volta sono solo per la prima mossa di un Pedone.
echecs-refused-double-step-seen = Il Pedone passerebbe sopra { $square }, che il Pedone in { $from } vede: qui non è permesso.
echecs-refused-passer-bataille = Qui il Pedone passa liberamente (passar battaglia): in { $square } non si prende niente.
echecs-refused-past-fourth-rank = I due tratti dati non vanno oltre la quarta riga.
echecs-refused-kings-touch = Due Re non stanno mai uno accanto all’altro: l’altro è in { $square }.
echecs-refused-king-seen = Il Re non può andare in { $square }: il pezzo in { $from } la vede.
echecs-refused-check = Il Re è sotto scacco da { $from }: deve andarsene, o quel pezzo va preso, o la via coperta.
echecs-refused-check-uncovered = Il Re è sotto scacco da { $from }, e non si può coprire: deve andarsene, o quel pezzo va preso.
echecs-refused-double-check = Il Re è sotto scacco di due pezzi insieme: può rimediare solo lui.
echecs-refused-exposed = Così il Re resterebbe sotto lo scacco di { $from }.
echecs-refused-castle-moved = Il Re non arrocca più se lui o quella Torre ha mosso, o se la Torre non c’è più.
echecs-refused-castle-between = Il Re non arrocca con un pezzo tra lui e la Torre: ce n’è uno in { $square }.
echecs-refused-castle-check = Il Re non arrocca per uscire dallo scacco.
echecs-refused-castle-through = Il Re salterebbe sopra { $square }, che il pezzo in { $from } vede.
echecs-refused-castle-into = Il Re arriverebbe in { $square }, che il pezzo in { $from } vede.

# Perché un pezzo può andare dove può, e chi lo vede.
echecs-explain-goes = { $count ->
    [0] Non ha dove andare.
    [one] Può andare in una casella.
   *[other] Può andare in { $count } caselle.
}
echecs-explain-king = Il Re va di una casella in ogni direzione, e mai dove un nemico lo vede.
echecs-explain-queen = La Donna va per dritto e di sbieco, finché la via è libera.
echecs-explain-bishop = L’Alfiere va di sbieco, finché la via è libera; le sue caselle sono tutte di un colore.
echecs-explain-knight = Il Cavallo salta, due caselle per dritto e una di lato, sopra qualunque cosa ci sia; il suo scacco non si può coprire.
echecs-explain-rook = La Torre va per dritto, finché la via è libera.
echecs-explain-pawn = Il Pedone va dritto avanti, una casella alla volta, e prende di una casella di sbieco.
echecs-explain-pawn-first = Alla prima mossa può andare di due caselle.
echecs-explain-pawn-seen = Può andare di due caselle, ma { $square } è vista da un Pedone nemico, che allora potrebbe prenderlo di passaggio.
echecs-explain-pawn-barred = Non può andare di due caselle, perché { $square } è vista da un Pedone nemico.
echecs-explain-passer-bataille = Può andare di due caselle oltre { $square }, che un Pedone nemico vede, e non viene preso per questo: passar battaglia.
echecs-explain-takes-in-passing = Può prendere di passaggio il Pedone in { $square }, andando in { $to }; ora o mai più.
echecs-explain-becomes-queen = Sull’ultima riga diventa Donna, e nient’altro.
echecs-explain-check = Il Re è sotto scacco da { $from }, e bisogna rispondere.
echecs-explain-double-check = Il Re è sotto scacco di due pezzi insieme: deve muovere, o prendere uno dei due.
echecs-explain-pinned = Sta tra il Re e il pezzo in { $from }, e non lascia quella linea.
echecs-explain-given-moves = { $count ->
    [one] Dei due tratti dati ne resta uno, non oltre la quarta riga.
   *[other] I tratti dati sono { $count }, non oltre la quarta riga.
}
echecs-explain-castles-short = Il Re può arroccare dalla sua parte: va nella casella del Cavallo, con la Torre accanto.
echecs-explain-castles-long = Il Re può arroccare dalla parte della Donna: va nella casella dell’Alfiere, e la Torre in quella della Donna.
echecs-explain-attacked = { $count ->
    [one] Un nemico lo batte.
   *[other] Lo battono { $count } nemici.
}
echecs-explain-guarded = { $count ->
    [one] Uno della sua parte lo difende.
   *[other] Lo difendono { $count } della sua parte.
}

# Le parole dell’articolo.
echecs-said-king = “Le roi ne fait jamais qu’un pas à la fois, si ce n’est quand il saute.” Il Re non fa mai che un passo alla volta, se non quando salta.
echecs-said-queen = “La dame va droit et de biais … elle peut aller d’un seul coup d’un bout de l’échiquier à l’autre, pourvu que le chemin soit libre.” La Donna va per dritto e di sbieco; può andare in un colpo solo da un capo all’altro della scacchiera, purché la via sia libera.
echecs-said-bishop = “Leur marche est seulement de biais, de sorte que le fou qui est une fois sur une case blanche, va toujours sur le blanc.” Vanno solo di sbieco, sicché l’Alfiere che sta una volta su una casella bianca va sempre sul bianco.
echecs-said-knight = “Leur marche est oblique, allant toujours de blanc en noir et de noir en blanc, sautant même par-dessus les autres pièces.” La loro marcia è obliqua, sempre dal bianco al nero e dal nero al bianco, saltando anche sopra gli altri pezzi.
echecs-said-rook = “Elles n’ont qu’un seul mouvement qui est toujours droit.” Hanno un solo movimento, ed è sempre dritto.
echecs-said-pawn = “Ils ne vont jamais de biais, si ce n’est pour prendre quelque pièce.” Non vanno mai di sbieco, se non per prendere qualche pezzo.

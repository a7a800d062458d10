# La preparazione: tavola, posti, opzioni, orologio.
setup-title = Prepara la tavola
setup-board = Tavola
setup-seats = Posti
setup-rules = Regole
setup-clock = Orologio
setup-begin = Siediti e gioca
setup-by-the-book = Come dice il libro
setup-by-the-book-line = Rimette ogni regola come vuole il regolamento.
setup-swap = Scambia i posti
setup-swap-line = I due giocatori si scambiano i colori.
setup-name = Nome
setup-name-line = Il nome che si legge a questo posto e nella partita scritta.
setup-who-person = Una persona
setup-who-computer = Il computer
setup-strength = Forza
setup-own-level = Una tavola tua …
setup-own-level-line = Legge una tavola e le sue opzioni da un file scritto da te.

strength-1 = Nuovo arrivato
strength-1-line = Ha appena imparato le regole: vede quel che ha davanti, poco più in là.
strength-2 = Allievo
strength-2-line = Prevede una risposta e ancora si lascia sfuggire molto.
strength-3 = Assiduo
strength-3-line = Conosce il gioco e regge bene una serata.
strength-4 = Veterano
strength-4-line = Vede lontano e non perdona una mossa distratta.
strength-5 = Maestro
strength-5-line = Il meglio che il computer sa fare nel tempo che un ospite paziente concede.

setup-clock-none = Senza orologio
setup-clock-none-line = Ognuno si prende il tempo che gli serve.
setup-clock-main = Tempo base
setup-clock-main-line = Il tempo che ciascuno ha per tutte le sue mosse.
setup-clock-increment = Incremento
setup-clock-increment-line = Si aggiunge al tempo del giocatore dopo ogni sua mossa.

setup-clock-with = Con l’orologio
setup-clock-with-line = Chi finisce il tempo ha perso.
setup-game = Giuoco

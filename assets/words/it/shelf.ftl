# Il titolo e lo scaffale dei giochi.
app-name = Tavoliere
app-line = Un tavolo a cui si giocano giochi antichi.
shelf-resume = Torna alla partita
shelf-resume-line = { $game }, dopo { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
shelf-play = Gioca
shelf-lessons = Lezioni
shelf-rulebooks = Regolamenti
shelf-records = Partite scritte
shelf-settings = Impostazioni
shelf-help = Tasti e aiuto
shelf-quit = Esci
shelf-not-yet = Non ancora in tavola
shelf-not-yet-line = Questa scatola per ora resta chiusa: il gioco è ancora dall’intagliatore e arriverà con una prossima edizione.

family-tafl = Tafl
family-tafl-year = prima dell’XI secolo
family-tafl-players = 2 giocatori
family-tafl-length = da 10 a 60 minuti
family-tafl-line = Il Re sta nel mezzo con la sua scorta, i nemici tutt’intorno: deve raggiungere un angolo prima che il cerchio si chiuda.

family-corona = Corona
family-corona-year = Venezia, 1676
family-corona-players = da 2 a 4 giocatori
family-corona-length = da 1 a 2 ore
family-corona-line = Quattro squadre di venticinque si contendono una sola Corona, e vince chi la porta in un Asilo.

family-echecs = Échecs
family-echecs-year = Parigi, 1755
family-echecs-players = 2 giocatori
family-echecs-length = da 20 minuti a 2 ore
family-echecs-line = Gli scacchi come si giocavano e si scrivevano nel secolo dei filosofi.

family-petteia = Petteia
family-petteia-year = dall’antica Grecia, 2017
family-petteia-players = 2 giocatori
family-petteia-length = da 15 a 60 minuti
family-petteia-line = Il gioco di Achille e Aiace ripensato da capo: nove modi di giocarlo, con i dadi e senza.

family-tarocchini = Tarocchini
family-tarocchini-year = Bologna, 1754
family-tarocchini-players = da 2 a 6 giocatori, o più
family-tarocchini-length = da 20 minuti a una serata
family-tarocchini-line = Sessantadue carte, ventidue trionfi, e compagni che possono dirsi una parola e non di più.

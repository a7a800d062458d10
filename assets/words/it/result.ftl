# Come finisce una partita, e che cosa significa per l’incontro.
ending-king-captured = Il Re è catturato.
ending-corner = Il Re ha raggiunto un angolo.
ending-no-moves = Chi deve muovere non ha più mosse.
ending-repetition = La stessa posizione si è presentata per la terza volta.
ending-no-progress = Sono passati troppi turni senza un pezzo perduto.
ending-resignation = La partita è stata abbandonata.
ending-flag = È finito il tempo.
ending-agreement = I giocatori hanno concordato la patta.
ending-asylum = La Corona è stata portata in un Asilo.
ending-field = Tutti gli avversari sono rimasti senza pezzi.
ending-colour = Nessun pezzo potrebbe mai occupare la Corona: è tavola.
ending-quiet = Da troppo tempo nulla è stato preso, nessun Pedone si è mosso e la Corona non ha cangiato sorte: è tavola.
ending-decimazione = Decimazione: tutti i peltasti, o tutti gli opliti, sono catturati.
ending-assedio = Assedio: l’altro esercito non ha più mosse.
ending-superiorita = Superiorità: cinquanta mosse senza catture, e una parte ha più pezzi.
ending-renitenza = Renitenza: la battaglia è stata rifiutata tre volte di fila.
ending-sbando = Sbando: il basileo è catturato.
ending-sfondamento = Sfondamento: il basileo è arrivato sull’ultima traversa.
ending-abbandono = La partita è stata abbandonata.
ending-ignoranza = Ignoranza: è stata tentata una mossa illegale.
ending-patta-50 = Cinquanta mosse senza catture, e le parti hanno gli stessi pezzi: patta.
ending-patta-accordo = I giocatori si sono accordati per la patta.
ending-mate = Scacco matto: il Re è sotto scacco, e niente lo salva.
ending-unseen-mate = Scacco matto, ma nessuno l’ha detto: mezza posta.
ending-stalemate = Stallo: chi deve muovere non è sotto scacco e non ha mosse. Nessuno vince, e la partita ricomincia.
ending-fifty-moves = Per cinquanta mosse non è stato preso niente e nessun Pedone ha mosso.
ending-material = Nessuno ha pezzi bastanti a dare matto.
ending-counted = Si sono contati i punti.
ending-marcio = Una parte non ha fatto presa: Marcio.
ending-void = I punti sono pari: la mano non vale.
ending-monte = Chi dava le carte ha fatto a monte.
ending-match-won = Un piatto è arrivato a centocinquanta.
ending-claimed = Qualcuno aveva punti abbastanza e si è fermato.

result-title = La partita è finita
result-wins = Vince il { $seat }
result-player-wins = { $player } vince con il { $seat }.
result-draw = Patta
result-length = { $count ->
    [one] La partita è durata una mossa.
   *[other] La partita è durata { $count } mosse.
}
result-replay = Rivedi
result-again = Gioca ancora
result-begin-again = Ricomincia la partita
result-exchange = Gioca ancora a colori scambiati
result-shelf = Torna allo scaffale

match-title = Incontro di due partite
match-game = Partita { $number }
match-next = Ora a colori scambiati
match-won-by-men = { $player } vince l’incontro: { $fewer } pezzi perduti contro { $more }.
match-won-by-games = { $player } vince l’incontro per partite vinte, { $won } a { $lost }; i pezzi perduti sono pari, { $count }.
match-won-by-games-first = { $player } vince l’incontro, { $won } partite a { $lost }.
match-won-by-men-after-games = Le partite sono pari; { $player } vince l’incontro con { $fewer } pezzi perduti contro { $more }.
match-drawn = L’incontro finisce in parità: pari i pezzi, pari le partite.

result-look = Guarda la tavola
match-won = { $player } vince l’incontro.

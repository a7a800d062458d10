# Prima visita, caricamento, lezioni, regolamento.
start-language = Che lingua deve parlare il tavolo?
start-lesson = Prima una breve lezione di Tafl?
start-lesson-line = Poche piccole posizioni, pochi minuti; si può smettere quando si vuole.
start-lesson-yes = Mostrami il Tafl
start-lesson-no = Allo scaffale dei giuochi

loading-title = Si apparecchia
loading-part = { $part }: { $number } di { $count }
loading-sounds = suoni

lessons-title = Lezioni
lessons-puzzles-line = { $count ->
    [one] Una posizione, una vittoria in due mosse.
   *[other] { $count } posizioni, in ognuna una vittoria in due mosse.
}
lessons-next = Avanti
lessons-again = Riprova
lessons-leave = Lascia la lezione
lessons-step = Passo { $number } di { $count }
lessons-right = Proprio così.
lessons-wrong = È permessa, ma non è quella chiesta. Riprova; sosta su un pezzo per sapere che cosa può fare.
lessons-done = È tutto quel che serve sapere per cominciare.
lessons-play = Gioca una partita

rulebook-contents = Indice

lessons-skip = Vai avanti senza

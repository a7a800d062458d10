# Prima visita, caricamento, lezioni, regolamento.
start-language = Che lingua deve parlare il tavolo?
start-lesson = Prima una breve lezione?
start-lesson-line = Poche piccole posizioni, pochi minuti; si può smettere quando si vuole.
start-lesson-yes = Mostrami il gioco
start-lesson-no = Lo conosco, giochiamo

loading-title = Si apparecchia
loading-part = { $part }: { $number } di { $count }
loading-sounds = suoni

lessons-title = Lezioni
lessons-puzzles-line = { $count ->
    [one] Una posizione, una vittoria in due mosse.
   *[other] { $count } posizioni, in ognuna una vittoria in due mosse.
}
lessons-next = Avanti
lessons-again = Ancora una volta
lessons-leave = Lascia la lezione
lessons-step = Passo { $number } di { $count }
lessons-right = Proprio così.
lessons-wrong = Non questa. Riprova, o chiedi perché.
lessons-done = È tutto quel che serve sapere per cominciare.
lessons-play = Gioca una partita

rulebook-contents = Indice

lessons-skip = Vai avanti senza

# First visit, loading, lessons, rule book.
start-language = Which language shall the table speak?
start-lesson = A short lesson in Tafl first?
start-lesson-line = A few small positions, a few minutes; you may leave at any time.
start-lesson-yes = Show me Tafl
start-lesson-no = To the shelf of games

loading-title = Laying the table
loading-part = { $part }: { $number } of { $count }
loading-sounds = sounds

lessons-title = Lessons
lessons-puzzles-line = { $count ->
    [one] One position, a win in two moves.
   *[other] { $count } positions, a win in two moves in each.
}
lessons-next = Next
lessons-again = Try again
lessons-leave = Leave the lesson
lessons-step = Step { $number } of { $count }
lessons-right = So it is.
lessons-wrong = Allowed, but not what is asked. Try again; rest on a piece to be told what it may do.
lessons-done = That is all there is to know to begin.
lessons-play = Play a game

rulebook-contents = Contents

lessons-skip = Go on without it

# First visit, loading, lessons, rule book.
start-language = Which language shall the table speak?
start-welcome = Welcome to the table.
start-lesson = A short lesson first?
start-lesson-line = Five small positions, three minutes; you may leave at any time.
start-lesson-yes = Show me the game
start-lesson-no = I know it, play

loading-title = Laying the table
loading-part = { $part }: { $number } of { $count }
loading-fonts = letters
loading-figures = figures
loading-sounds = sounds
loading-boards = boards
loading-failed = { $file } could not be read; the table does without it.

lessons-title = Lessons
lessons-next = Next
lessons-again = Once more
lessons-leave = Leave the lesson
lessons-step = Step { $number } of { $count }
lessons-right = So it is.
lessons-wrong = Not that one. Try again, or ask why.
lessons-done = That is all there is to know to begin.
lessons-play = Play a game

rulebook-title = Rule book
rulebook-contents = Contents
rulebook-open-here = Read about it in the rule book
rulebook-source = Source: { $source }

lessons-skip = Go on without it

# Looking at a game again.
replay-first = To the beginning
replay-back = A move back
replay-play = Play it through
replay-pause = Stop
replay-on = A move on
replay-last = To the end
replay-round-back = A round back
replay-round-on = A round on
replay-position = Move { $number } of { $count }
replay-from-here = Play on from here
replay-from-here-line = Begins a new game at this position; the old record stays as it is.
replay-leave = Leave the replay

replay-leave-short = Leave

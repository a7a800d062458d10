# The title and the shelf of games.
app-name = Tavoliere
app-line = A table at which old games are played.
shelf-resume = Back to the game
shelf-resume-line = { $game }, after { $count ->
    [one] one move
   *[other] { $count } moves
}.
shelf-play = Play
shelf-lessons = Lessons
shelf-rulebooks = Rule books
shelf-records = Records
shelf-settings = Settings
shelf-help = Keys and help
shelf-quit = Leave
shelf-not-yet = Not yet on the table
shelf-not-yet-line = This box stays shut for now: the game is being carved and will come with a later edition.

family-tafl = Tafl
family-tafl-year = before the eleventh century
family-tafl-players = 2 players
family-tafl-length = 10 to 60 minutes
family-tafl-line = The King sits in the middle with his escort, the enemy on every side: he must reach a corner before the ring closes.

family-corona = Corona
family-corona-year = Venice, 1676
family-corona-players = 2 to 4 players
family-corona-length = 1 to 2 hours
family-corona-line = Four squadrons of twenty-five contend for one Crown, and win by carrying it into an Asylum.

family-echecs = Échecs
family-echecs-year = Paris, 1755
family-echecs-players = 2 players
family-echecs-length = 20 minutes to 2 hours
family-echecs-line = Chess as it was played and written down in the century of the philosophers.

family-petteia = Petteia
family-petteia-year = after ancient Greece, 2017
family-petteia-players = 2 players
family-petteia-length = 15 to 60 minutes
family-petteia-line = The board game of Achilles and Ajax thought out anew: nine ways to play, with dice and without.

family-tarocchini = Tarocchini
family-tarocchini-year = Bologna, 1754
family-tarocchini-players = 2 to 6 players, or more
family-tarocchini-length = 20 minutes to an evening
family-tarocchini-line = Sixty-two cards, twenty-two of them trumps, and partners who may say a word but not more.

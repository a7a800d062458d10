# The set-up page: board, seats, options, clock.
setup-title = Lay the board
setup-board = Board
setup-seats = Seats
setup-rules = Rules
setup-clock = Clock
setup-begin = Sit down and play
setup-by-the-book = As the book has it
setup-by-the-book-line = Puts every rule back to what the rule book says.
setup-swap = Change seats
setup-swap-line = The two players change colours.
setup-name = Name
setup-name-line = The name shown at this seat and written in the record.
setup-who-person = A person
setup-who-computer = The computer
setup-strength = Strength
setup-own-level = Your own board …
setup-own-level-line = Reads a board and its options from a file that you wrote.

strength-1 = Newcomer
strength-1-line = Has just learnt the rules: sees what stands before him, little beyond.
strength-2 = Pupil
strength-2-line = Thinks one answer ahead and still overlooks much.
strength-3 = Regular
strength-3-line = Knows the game and plays a steady evening.
strength-4 = Old hand
strength-4-line = Sees far, and does not forgive a careless move.
strength-5 = Master
strength-5-line = The best the computer can do in the time a patient guest will wait.

setup-clock-none = No clock
setup-clock-none-line = Everybody takes the time he needs.
setup-clock-main = Main time
setup-clock-main-line = The time each player has for all his moves together.
setup-clock-increment = Increment
setup-clock-increment-line = Added to the player’s time after each of his moves.

setup-clock-with = With a clock
setup-clock-with-line = Whoever runs out of time has lost.
setup-game = Game

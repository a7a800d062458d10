# Words used everywhere.
yes = Yes
cancel = Cancel
close = Close
back = Back
begin = Begin
delete = Delete
paste = Paste
on = On
off = Off
help = Help
none = None

# Sides and seats, as a name and within a sentence.
seat-white = White
seat-black = Black
seat-a1 = White
seat-q1 = Black
seat-q17 = Vermilion
seat-a17 = Turquoise
seat-1 = Seat 1
seat-2 = Seat 2
seat-3 = Seat 3
seat-4 = Seat 4
seat-5 = Seat 5
seat-6 = Seat 6
seat-7 = Seat 7
person = Person
computer = Computer
pass = Pass

# Faces of the die.
die-1 = Die: 1
die-2 = Die: 2
die-3 = Die: 3
die-4 = Die: 4
die-5 = Die: 5
die-6 = Die: 6

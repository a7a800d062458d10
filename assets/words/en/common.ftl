# Words used everywhere.
yes = Yes
no = No
ok = All right
cancel = Cancel
close = Close
back = Back
continue = Continue
begin = Begin
choose = Choose
delete = Delete
rename = Rename
copy = Copy
paste = Paste
copied = Copied
on = On
off = Off
help = Help
none = None
minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

# Sides and seats, as a name and within a sentence.
side-white = White
side-black = Black
seat-white = White
seat-black = Black
seat-white-the = White
seat-black-the = Black
seat-a1 = White
seat-q1 = Black
seat-q17 = Vermilion
seat-a17 = Turquoise
seat-a1-the = White
seat-q1-the = Black
seat-q17-the = Vermilion
seat-a17-the = Turquoise
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

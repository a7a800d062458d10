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

# Sides, as a name and within a sentence.
seat-white = White
seat-black = Black
seat-white-the = White
seat-black-the = Black
person = Person
computer = Computer

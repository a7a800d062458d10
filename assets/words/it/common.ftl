# Parole che servono dappertutto.
yes = Sì
no = No
ok = Va bene
cancel = Annulla
close = Chiudi
back = Indietro
continue = Continua
begin = Comincia
choose = Scegli
delete = Elimina
rename = Rinomina
copy = Copia
paste = Incolla
copied = Copiato
on = Sì
off = No
help = Aiuto
none = Nessuno
minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}

# I colori, come nome e dentro una frase.
seat-white = Bianco
seat-black = Nero
seat-white-the = il Bianco
seat-black-the = il Nero
person = Persona
computer = Computer

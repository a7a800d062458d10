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

# Parti e posti, come nome e dentro una frase.
side-white = Bianco
side-black = Nero
seat-white = Bianco
seat-black = Nero
seat-white-the = il Bianco
seat-black-the = il Nero
person = Persona
computer = Computer
pass = Passa

# Le facce del dado.
die-1 = Dado: 1
die-2 = Dado: 2
die-3 = Dado: 3
die-4 = Dado: 4
die-5 = Dado: 5
die-6 = Dado: 6

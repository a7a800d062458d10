# Parole che servono dappertutto.
yes = Sì
cancel = Annulla
close = Chiudi
back = Indietro
begin = Comincia
delete = Elimina
paste = Incolla
on = Sì
off = No
help = Aiuto
none = Nessuno

# Parti e posti, come nome e dentro una frase.
seat-white = Bianco
seat-black = Nero
seat-a1 = Bianco
seat-q1 = Nero
seat-q17 = Vermiglio
seat-a17 = Turchino
seat-1 = Posto 1
seat-2 = Posto 2
seat-3 = Posto 3
seat-4 = Posto 4
seat-5 = Posto 5
seat-6 = Posto 6
seat-7 = Posto 7
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

# La Corona: levels, options, pieces, refusals, explanations.
level-corona-partnership = La Corona, two against two
level-corona-partnership-line = Four squadrons, partners in opposite corners: the author’s best and most perfect game.
level-corona-each-for-himself = La Corona, each for himself
level-corona-each-for-himself-line = Four squadrons and no friends: whoever takes the Crown too early draws three upon himself.
level-corona-three = La Corona for three
level-corona-three-line = Three squadrons and an empty corner, whose Asylum serves everybody.
level-corona-duel = La Corona for two
level-corona-duel-line = One squadron each, in opposite corners: the shortest way to learn the game.
level-corona-two-squadrons = La Corona for two with two squadrons each
level-corona-two-squadrons-line = Two players command two squadrons each, which move in turn as four and help each other only as partners do.
level-corona-ram = La Corona: the Ram’s run-up
level-corona-ram-line = The author’s own example: without the Signifer and the Amazon behind him the Ram strikes as far as the Crown’s file.
level-corona-signifer = La Corona: the guarded Signifer
level-corona-signifer-line = The author’s own example: with the middle Pawn gone three guards lend the Signifer four squares, five the Crown.

corona-crown = Crown
corona-asylum = Asylum
corona-white-king = White King
corona-white-lieutenant = White Lieutenant
corona-white-paladin = White Paladin
corona-white-knight = White Knight
corona-white-amazon = White Amazon
corona-white-ram = White Ram
corona-white-centaur = White Centaur
corona-white-signifer = White Signifer
corona-white-dragon = White Dragon
corona-white-pawn = White Pawn
corona-white-histrion = White Histrion
corona-black-king = Black King
corona-black-lieutenant = Black Lieutenant
corona-black-paladin = Black Paladin
corona-black-knight = Black Knight
corona-black-amazon = Black Amazon
corona-black-ram = Black Ram
corona-black-centaur = Black Centaur
corona-black-signifer = Black Signifer
corona-black-dragon = Black Dragon
corona-black-pawn = Black Pawn
corona-black-histrion = Black Histrion
corona-vermilion-king = Vermilion King
corona-vermilion-lieutenant = Vermilion Lieutenant
corona-vermilion-paladin = Vermilion Paladin
corona-vermilion-knight = Vermilion Knight
corona-vermilion-amazon = Vermilion Amazon
corona-vermilion-ram = Vermilion Ram
corona-vermilion-centaur = Vermilion Centaur
corona-vermilion-signifer = Vermilion Signifer
corona-vermilion-dragon = Vermilion Dragon
corona-vermilion-pawn = Vermilion Pawn
corona-vermilion-histrion = Vermilion Histrion
corona-turquoise-king = Turquoise King
corona-turquoise-lieutenant = Turquoise Lieutenant
corona-turquoise-paladin = Turquoise Paladin
corona-turquoise-knight = Turquoise Knight
corona-turquoise-amazon = Turquoise Amazon
corona-turquoise-ram = Turquoise Ram
corona-turquoise-centaur = Turquoise Centaur
corona-turquoise-signifer = Turquoise Signifer
corona-turquoise-dragon = Turquoise Dragon
corona-turquoise-pawn = Turquoise Pawn
corona-turquoise-histrion = Turquoise Histrion
corona-kind-king = King
corona-kind-lieutenant = Lieutenant
corona-kind-paladin = Paladin
corona-kind-knight = Knight
corona-kind-amazon = Amazon
corona-kind-ram = Ram
corona-kind-centaur = Centaur
corona-kind-signifer = Signifer
corona-kind-dragon = Dragon
corona-kind-pawn = Pawn

corona-lot = Draw the lot
corona-stage-choice = { $player }, first name your Histrion: choose the Pawn that shall wear the feather.
corona-told-histrion = Histrion: { $at }
corona-confirm-histrion = Name the Pawn on { $at }
corona-carry = With the Crown
corona-carry-line = The Crown goes along.
corona-leave = Leave the Crown
corona-leave-line = The Crown stays where it stands, free to be taken.
corona-knight-first = Knight before Amazon
corona-knight-first-line = The author’s order of worth: guarded by both, the Histrion plays the Knight.
corona-amazon-first = Amazon before Knight
corona-amazon-first-line = Guarded by both, the Histrion plays the Amazon.
corona-tally-half-stakes = Half-stakes

option-corona-irregular = Irregular movement
option-corona-irregular-line = Ram, Signifer and Dragon go farther with room behind, guards around or friends in front, and a Histrion plays other pieces’ parts.
option-corona-amazon-before-knight = Amazon or Knight
option-corona-amazon-before-knight-line = Before play each player says whether his Histrion prefers the Amazon to the Knight.
option-corona-centaur-strikes-ram-square = The Centaur’s second leap
option-corona-centaur-strikes-ram-square-line = The Centaur also leaps two squares diagonally, as one example in the book has it.
option-corona-free-array = Free array
option-corona-free-array-line = Each player lays his squadron out as he likes within his camp.
option-corona-rigour = Rigour
option-corona-rigour-line = A piece touched is a piece moved, and whoever tries an illegal move loses the piece and the turn.
option-corona-exempt-a1 = White is exempt
option-corona-exempt-a1-line = The rigour does not bind White; the author exempts ladies.
option-corona-exempt-q1 = Black is exempt
option-corona-exempt-q1-line = The rigour does not bind Black; the author exempts ladies.
option-corona-exempt-q17 = Vermilion is exempt
option-corona-exempt-q17-line = The rigour does not bind Vermilion; the author exempts ladies.
option-corona-exempt-a17 = Turquoise is exempt
option-corona-exempt-a17-line = The rigour does not bind Turquoise; the author exempts ladies.
option-corona-empty = Empty corner
option-corona-empty-line = The corner from which nobody plays.
option-corona-empty-a1 = White, a1
option-corona-empty-a1-line = The south-west corner.
option-corona-empty-q1 = Black, q1
option-corona-empty-q1-line = The south-east corner.
option-corona-empty-q17 = Vermilion, q17
option-corona-empty-q17-line = The north-east corner.
option-corona-empty-a17 = Turquoise, a17
option-corona-empty-a17-line = The north-west corner.
option-corona-order = Order of play
option-corona-order-line = In which direction the turn goes round the board.
option-corona-order-counterclockwise = To the right
option-corona-order-counterclockwise-line = Counter-clockwise, as is the custom in Italy.
option-corona-order-clockwise = To the left
option-corona-order-clockwise-line = Clockwise.
option-corona-first = Who begins
option-corona-first-line = The lot decides, or a squadron is named.
option-corona-first-lot = By lot
option-corona-first-lot-line = Chance says who begins.
option-corona-first-a1 = White, a1
option-corona-first-a1-line = The south-west corner.
option-corona-first-q1 = Black, q1
option-corona-first-q1-line = The south-east corner.
option-corona-first-q17 = Vermilion, q17
option-corona-first-q17-line = The north-east corner.
option-corona-first-a17 = Turquoise, a17
option-corona-first-a17-line = The north-west corner.

# Why a move is refused.
corona-refused-choose-histrion = First choose your Histrion: one of your Pawns.
corona-refused-choose-order = First say which of the two your Histrion prefers, the Amazon or the Knight.
corona-refused-camp = { $square } lies outside your camp.
corona-refused-laid = A piece stands on { $square } already.
corona-refused-may-not-pass = Whoever can move must move.
corona-refused-taken = It is out of the game.
corona-refused-crown-still = The Crown never moves by itself: a piece must take it by a strike and carry it.
corona-refused-partners-piece = The piece on { $square } is your partner’s.
corona-refused-touched = The piece on { $square } was touched and must move.
corona-refused-stuck = The piece on { $square } has nowhere to go.
corona-refused-same-square = The piece stands on { $square } already.
corona-refused-asylum = { $square } is an Asylum: only a piece that carries the Crown may enter it.
corona-refused-own-piece = Your own piece stands on { $square }.
corona-refused-partner = The piece on { $square } is your partner’s, and partners do not capture each other.
corona-refused-blocked = What stands on { $square } bars the way.
corona-refused-king = The King goes in a straight line, along rank, file or diagonal.
corona-refused-paladin = The Paladin goes along ranks and files.
corona-refused-amazon = The Amazon goes along diagonals.
corona-refused-knight = The Knight leaps two squares straight and one aside.
corona-refused-centaur = The Centaur leaps three squares straight and one aside.
corona-refused-lieutenant = The Lieutenant, unseen by his King, goes in a straight line like a King.
corona-refused-lieutenant-seen = The King on { $square } sees the Lieutenant, who then goes one step only.
corona-refused-signifer = The Signifer goes in a straight line, one step unless his companions guard him.
corona-refused-signifer-reach = { $count ->
    [0] Nobody guards this Signifer, so he goes one step only.
    [one] One piece guards this Signifer, so he goes { $number } squares at most.
   *[other] { $count } pieces guard this Signifer, so he goes { $number } squares at most.
}
corona-refused-ram = The Ram marches diagonally and strikes by leaps of two squares along rank or file.
corona-refused-ram-strikes-straight = Along ranks and files the Ram only strikes; it marches diagonally.
corona-refused-ram-marches-diagonally = Along diagonals the Ram only marches; it strikes along ranks and files.
corona-refused-ram-odd = The Ram strikes at two squares, or four, six and so on, never at an odd distance.
corona-refused-ram-reach = { $count ->
    [0] There is no empty square behind the Ram here, so it reaches { $number } at most.
    [one] There is one empty square behind the Ram here, so it reaches { $number } squares at most.
   *[other] There are { $count } empty squares behind the Ram here, so it reaches { $number } squares at most.
}
corona-refused-dragon = The Dragon marches by leaps of two squares along rank or file and strikes one square diagonally.
corona-refused-dragon-strikes-diagonally = Along ranks and files the Dragon only marches; it strikes diagonally.
corona-refused-dragon-marches-straight = Along diagonals the Dragon only strikes; it marches along ranks and files.
corona-refused-dragon-odd = The Dragon marches by twos, never to an odd distance.
corona-refused-dragon-passes-own = The Dragon passes over its own squadron only, and none of it stands on { $square }.
corona-refused-pawn = The Pawn marches one square diagonally towards the Crown.
corona-refused-pawn-holds = A Pawn that possesses the Crown goes one square diagonally, to any side.
corona-refused-pawn-forward = A Pawn must come nearer to the Crown, which stands on { $square }.
corona-refused-pawn-strikes-straight = The Crown on { $square } is of another colour than { $from }: from there a Pawn strikes at two squares along rank or file.
corona-refused-pawn-strikes-diagonally = The Crown on { $square } is of the colour of { $from }: from there a Pawn strikes one square diagonally.
corona-refused-pawn-leaps-to-strike = Along ranks and files a Pawn only strikes.
corona-refused-pawn-spent = Only its first move lets a Pawn go two squares.
corona-refused-histrion-lent = The Histrion moves as a Pawn, or as what guards it most worthily: { $piece }, { $square }. Neither goes there.
corona-refused-histrion-alone = No piece guards the Histrion, so it moves as a Pawn only.

# Why a piece may, and what lends it its movement.
corona-explain-goes = { $count ->
    [0] It has nowhere to go.
    [one] It may go to one square.
   *[other] It may go to { $count } squares.
}
corona-explain-king = The King goes as far as he likes along rank, file or diagonal. His death ends nothing.
corona-explain-paladin = The Paladin goes as far as he likes along rank or file.
corona-explain-knight = The Knight leaps two squares straight and one aside, over anything.
corona-explain-amazon = The Amazon goes as far as she likes along diagonals and never changes colour.
corona-explain-ram = The Ram marches one square diagonally and strikes by leaping two squares along rank or file.
corona-explain-centaur = The Centaur leaps three squares straight and one aside, over anything, and never changes colour.
corona-explain-signifer = The Signifer goes one step to any side.
corona-explain-dragon = The Dragon marches by leaping two squares along rank or file and strikes one square diagonally.
corona-explain-king-sees = He sees his Lieutenant on { $square }, who goes one step only.
corona-explain-king-sees-not = He does not see his Lieutenant on { $square }, who moves as a King.
corona-explain-lieutenant-seen = His King on { $square } sees him, so he goes one step only.
corona-explain-lieutenant-unseen = His King on { $square } does not see him, so he moves as a King.
corona-explain-lieutenant-alone = His King is dead, so he moves as a King.
corona-explain-ram-marches = { $count ->
    [one] Towards { $to }: one empty square behind it, so it marches up to { $number } squares.
   *[other] Towards { $to }: { $count } empty squares behind it, so it marches up to { $number } squares.
}
corona-explain-ram-strikes = { $count ->
    [one] Towards { $to }: one empty square behind it, so it strikes at even distances up to { $number }.
   *[other] Towards { $to }: { $count } empty squares behind it, so it strikes at even distances up to { $number }.
}
corona-explain-signifer-reach = { $count ->
    [0] Nobody guards it, so it goes one step only.
    [one] One piece guards it, so it goes up to { $number } squares.
   *[other] { $count } pieces guard it, so it goes up to { $number } squares.
}
corona-explain-guard = It is guarded by: { $piece }, { $square }.
corona-explain-dragon-marches = { $count ->
    [one] It passes over one piece of its squadron and marches to { $to } if nobody stands there.
   *[other] It passes over { $count } pieces of its squadron and marches to { $to } if nobody stands there.
}
corona-explain-dragon-strikes = { $count ->
    [one] It passes over one piece of its squadron and strikes at { $to }.
   *[other] It passes over { $count } pieces of its squadron and strikes at { $to }.
}
corona-explain-pawn = A Pawn marches one square diagonally and must come nearer to the Crown on { $square }.
corona-explain-pawn-first = It has not moved yet, so it may march two squares.
corona-explain-pawn-diagonal-white = The Crown stands on white, and so does this Pawn: it strikes one square diagonally.
corona-explain-pawn-diagonal-black = The Crown stands on black, and so does this Pawn: it strikes one square diagonally.
corona-explain-pawn-straight-white = The Crown stands on white, this Pawn on black: it strikes by leaping two squares along rank or file.
corona-explain-pawn-straight-black = The Crown stands on black, this Pawn on white: it strikes by leaping two squares along rank or file.
corona-explain-pawn-possesses = With the Crown a Pawn goes one square diagonally, to any side.
corona-explain-pawn-may-rise = Its squadron has neither King nor Lieutenant: if it takes the Crown, it becomes King for good.
corona-explain-possesses = It possesses the Crown, and may move with it or leave it where it stands.
corona-explain-carries-home = It may carry the Crown into the Asylum { $square } and win.
corona-explain-histrion-alone = No piece guards this Histrion, so it moves as a Pawn only.
corona-explain-histrion-lent = This Histrion may also play the part of what guards it: { $piece }, { $square }.
corona-explain-histrion-worthiest = { $count } pieces guard it; the worthiest lends its movement.
corona-explain-bound-black = It stands on black and never changes colour, so no Asylum is open to it.
corona-explain-bound-off-crown = It cannot take the Crown while that stands on { $square }, of the other colour.
corona-explain-crown-free = The Crown is free: a piece takes it by a strike and possesses it.
corona-explain-crown-held = The Crown is possessed by { $seat }. Whoever strikes the possessor takes it.
corona-explain-crown-white = It stands on white: Pawns on white strike diagonally, Pawns on black by leaps of two along rank or file.
corona-explain-crown-black = It stands on black: Pawns on black strike diagonally, Pawns on white by leaps of two along rank or file.
corona-explain-crown-struck = { $count ->
    [one] { $seat }: one piece could strike it.
   *[other] { $seat }: { $count } pieces could strike it.
}

# The author’s own words on each piece (Venice, 1676).
corona-said-crown = “La Corona non ha moto alcuno e per se stessa è immobile, ma se talvolta verrà predata procederà secondo il moto di quel pezzo che la possiede.” The Crown has no motion and is of itself immovable; but when it is taken it will go by the motion of the piece that possesses it.
corona-said-king = “Il Re imita la marcia d’ogni personaggio, che qui sotto diremo, fuorché quel del Cavallo e del Centauro.” The King imitates the march of every personage named below, save that of the Knight and of the Centaur.
corona-said-lieutenant = “Il Tenente di sua natura non è che un Signifero. Ma perché rappresenta la persona Reale, egli ha preheminenza maggiore. E qualhora il Re non lo scopre, imita il movimento dell’istesso Re.” The Lieutenant is by nature but a Signifer. Yet since he stands for the royal person he has a higher rank; and whenever the King does not see him, he imitates the King’s own movement.
corona-said-paladin = “Il Paladino camina come il Rocco degli scacchi … procedendo però sempre per dritta linea e non mai per obliquo.” The Paladin walks as the Rook of chess, going however always in a straight line and never aslant.
corona-said-knight = “Il suo salto sarà sempre obliquo, procedendo dal bianco al nero e dal nero al bianco per la strada che sarà più breve.” His leap is always aslant, going from white to black and from black to white by the shortest way.
corona-said-amazon = “L’Amazone camina per traverso e quante case a lei piacciono, ma nel suo passo non cangia mai colore.” The Amazon walks crosswise, as many squares as she pleases, but in her step she never changes colour.
corona-said-ram = “Camina da Amazone (intendendo sempre però di casa in casa) e ferisce da Paladino.” It walks as an Amazon (yet always from square to square) and strikes as a Paladin.
corona-said-ram-charge = “Il Montone per cozzar con più violenza ha bisogno di farsi indietro qualche passo.” The ram, to butt with more violence, needs to draw back a few steps.
corona-said-centaur = “Il Centauro è semigliante al Cavallo nell’andar torto, ma … il suo passo è più lungo e non esce mai d’un colore.” The Centaur resembles the Knight in going crooked, but its step is longer and never leaves its colour.
corona-said-signifer = “Essendo tutto il medesimo che il Re degli scacchi, è costretto a procedere di casa in casa.” Being in all the same as the King of chess, it is bound to go from square to square.
corona-said-signifer-guarded = “Tanto più s’augumentano di passo quanto sarà più grande il numero di quelli che li guardano.” Their step grows by as much as the number of those that guard them is greater.
corona-said-dragon = “Essendo tutto il contrario di quello, camina da Paladino e ferisce da Amazone.” Being quite the contrary of the Ram, it walks as a Paladin and strikes as an Amazon.
corona-said-dragon-flight = “Per avanzarsi più dell’ordinario, ricercano pieno il luogo dinanzi.” To advance more than usual, they want the place before them full.
corona-said-pawn = “Il Pedone non può procedere che andando innanzi … e andare innanzi s’intende andare verso la Corona per la strada più breve che sarà possibile.” The Pawn can go no way but forward; and to go forward means to go towards the Crown by the shortest way possible.
corona-said-histrion = “Quel pezzo, che secondo la presa lo riguarda, gli communica il suo moto, e quasi lo trasforma in un altro sé medesmo.” The piece that looks upon him by its strike imparts its motion to him, and all but turns him into another self.

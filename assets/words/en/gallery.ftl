# The gallery: every figure and card by itself, with its name and the author’s words. Translations are ours; what stands outside the quotation marks is ours too.
shelf-gallery = Gallery
gallery-title = Gallery
gallery-turn = Drag to turn; the wheel comes nearer.
gallery-next = Next
gallery-previous = Previous
gallery-white = White
gallery-black = Black
gallery-vermilion = Vermilion
gallery-turquoise = Turquoise

# Names without a colour.
name-corona-king = King
name-corona-lieutenant = Lieutenant
name-corona-paladin = Paladin
name-corona-knight = Knight
name-corona-amazon = Amazon
name-corona-ram = Ram
name-corona-centaur = Centaur
name-corona-signifer = Signifer
name-corona-dragon = Dragon
name-corona-pawn = Pawn
name-corona-histrion = Histrion
name-corona-crown = Crown
name-echecs-king = King
name-echecs-queen = Queen
name-echecs-bishop = Bishop
name-echecs-knight = Knight
name-echecs-rook = Rook
name-echecs-pawn = Pawn
name-tafl-king = King
name-tafl-white = Man of the escort
name-tafl-black = Enemy
name-petteia-peltast = Peltast
name-petteia-hoplite = Hoplite
name-petteia-basileus = Basileus
name-die = Die
name-tarocchini-back = Back of the cards

# La Corona (Baeli, Venice, 1676).
gallery-corona-king = “The King shall be seen on horseback or on foot, but in the figure of a man whose head is ringed with a royal diadem.” (cap. IV) Ours stands, in a mantle, and holds out his sceptre.
gallery-corona-lieutenant = “The Lieutenant and the Paladin are figured as two men armed with helm and crest, with a cuirass: but the first shall be on horseback and the second on foot …” (cap. IV) Ours raises the commander’s baton.
gallery-corona-paladin = “The Lieutenant and the Paladin are figured … but the first shall be on horseback and the second on foot or with some other difference, that the one be not taken for the other.” (cap. IV)
gallery-corona-knight = “The Knights are shown with the likeness of true horses.” (cap. IV) So ours has no rider and no harness.
gallery-corona-amazon = “The Amazons are represented in the form of maidens …” The author wants them naked, for “they do more harm with their eyes than with their weapons” (cap. IV). Ours is carved as an ancient statue, and dressed.
gallery-corona-ram = “The Rams take the look of the male of the flock.” (cap. IV) Ours is woolly, its forehead down between two great horns.
gallery-corona-centaur = “The Centaurs keep the form that was given them by the poets, that is, half men and half horses.” (cap. IV) Ours rears, the club swung back over his head.
gallery-corona-signifer = “The Signifers go in the figure of men, but unarmed, for more difference, or armed with a helm only and without a crest.” (cap. IV) Ours is unarmed, and bears the standard from which he has his name.
gallery-corona-dragon = “The Dragon represents a winged serpent.” (cap. IV) Ours has risen from its coil, wings spread.
gallery-corona-pawn = “And the Pawns, to make themselves more unlike the Signifers, who seem men in the whole body, shall show only the face in human form, and in the rest remain without form.” (cap. IV) Ours rises from a hewn block.
gallery-corona-histrion = “I should like one to be chosen among the Pawns … that should differ from all the others by some sign. Which could be attained by setting a feather upon it, or some other pretty thing.” (cap. VII)
gallery-corona-crown = “I give the Crown a mixed colour, or else leave it with its form alone, which in it suffices.” (cap. IV) Ours is of gold, upon a cushion on which its possessor stands.

# Échecs (Encyclopédie, Paris, 1755).
gallery-echecs-king = “The King is the first and the principal piece of the game.” (article Échecs) How the men look it does not say: ours are turned in the manner of the Café de la Régence, the King the tallest, under a crown.
gallery-echecs-queen = “She may also take on all sides, lengthwise, across and aslant … as the need of the game requires.” (article Échecs) Ours is turned nearly as tall as the King, with an open coronet about a ball.
gallery-echecs-bishop = “They may go and take to the right and to the left, and come back again, as long as they find the way empty.” (article Échecs) The French call him the Fool; ours is a bud, cleft like a hood.
gallery-echecs-knight = “He can enter into the game and leave it, however close and defended it may be.” (article Échecs) Ours is a horse’s neck and head on a turned foot, and the only one that needs a carver.
gallery-echecs-rook = “The Rook is the most considerable piece of the game after the Queen, because with the King alone it can give checkmate.” (article Échecs) Ours is a tower with merlons.
gallery-echecs-pawn = “… the Pawn or the foot-soldier, which has suffered no change, and stands in the Indies, as with us, for the simple soldiers of whom the army is composed.” (article Échecs) Ours is a ball on a collar.

# Tafl.
gallery-tafl-king = “The King goes on the central square, called Throne, surrounded by his men.” (l.11) The article names him Hnefa, Bran or Ri; ours sits on a plaited throne, carved as of walrus ivory, his sword across his knees.
gallery-tafl-white = “Boards and pieces were made of every possible material, from wood (the commonest) to ivory.” (l.8) The escort are the white pieces; ours are carved as of walrus ivory, and bite their shields for rage.
gallery-tafl-black = “The enemies are set along the edges.” (l.11) They are the black pieces, two for each man of the escort; ours are round shields as of jet, low and broad.

# Petteia (Vogt, 2017).
gallery-petteia-peltast = “Twelve pieces, the lowest, which represent the peltasts (peltastai), that is, the light infantry.” (l.77) Ours is a low drum of wood with the crescent shield burnt into it.
gallery-petteia-hoplite = “Twelve pieces, about twice as tall as the peltasts, which represent the hoplites, that is, the heavy infantry of the Greek phalanx.” (l.77) Ours is a column with a crested helmet and the lambda on its shield.
gallery-petteia-basileus = “One piece, about three times as tall as a peltast, which represents the basileus.” (l.79) The author sawed his men from the handles of spades (l.215); ours is a tall column, with girdle and diadem.

# Dice of Petteia and Tafl.
gallery-die = “… dice of wood, bone or stone are advised (and, obviously, not of plastic).” (Petteia, l.71) “… one may play throwing a die before every move …” (Tafl, l.28) Ours is of bone, and opposite faces make seven.

# Tarocchini (Pisarri, Bologna, 1754): the trumps. Of how they look the author says nothing.
gallery-tarocchini-t-angelo = The highest trump: it takes every card but the Fool. A Tarocco, it counts five (cap. VI). “… in the sequence of the Granda no point can be declared, when one has not the Angel, its head.” (cap. II)
gallery-tarocchini-t-mondo = The second trump, and a Tarocco that counts five (cap. VI). “Who takes the Juggler from the other side wins five of them, and who takes the World another five.” (cap. VIII) These are Partite.
gallery-tarocchini-t-sole = The third trump. “There are three trumps that I call privileged, and they are World, Sun and Moon.” (cap. II) One of the three may be missing, and the Granda goes on.
gallery-tarocchini-t-luna = The fourth trump. “The privilege of these three trumps is this, that when one of them is missing the Granda may be continued, even though one has not the counter.” (cap. II) The others are World and Sun.
gallery-tarocchini-t-stella = The fifth trump; its number in the Granda is 16 (cap. VI). “… one begins from the Star, going on in order of precedence down to the trump of Love. These are the trumps that, two together, break the sequence.” (cap. II)
gallery-tarocchini-t-saetta = The sixth trump; its number in the Granda is 15 (cap. VI). “Whoever shows prejudicial cards, such as Kings, Queens and cards of the Granda, that is, down to the Thunderbolt, will revoke …” (law 25)
gallery-tarocchini-t-diavolo = The seventh trump; its number in the Granda is 14 (cap. VI). If both are missing, “Devil and Death break the sequence, or else Traitor and Old Man; and so on of the other trumps as far as Love.” (cap. II)
gallery-tarocchini-t-morte = The eighth trump; its number in the Granda is 13 (cap. VI). “… in place of Death, the other counter, and in this way one may go on with the Traitor, and the Old Man …” (cap. II)
gallery-tarocchini-t-traditore = The ninth trump; its number in the Granda is 12 (cap. VI). Old Man and Traitor, missing together, break the Granda: “… it signifies that the said sequence can be continued no more …” (cap. II)
gallery-tarocchini-t-vecchio = The tenth trump; its number in the Granda is 11 (cap. VI). In an example: “… the sequence of the Granda is of 40 points, because the Old Man interrupts it.” (cap. VI)
gallery-tarocchini-t-roda = The eleventh trump. In an example: “The Wheel is the trump that breaks the sequence, and its number in the Granda is 10 …” (cap. VI)
gallery-tarocchini-t-forza = The twelfth trump; its number in the Granda is 9 (cap. VI). “These trumps take all the cards, save the trumps above them.” (cap. I)
gallery-tarocchini-t-giustizia = The thirteenth trump. “Justice has the 8.” (cap. VI) If it breaks the Granda: eight, and one for each missing trump above it and each missing counter; five times that is taken from 105.
gallery-tarocchini-t-temperanza = The fourteenth trump; its number in the Granda is 7 (cap. VI). “… the Cartacce and the trumps have no value in themselves, but by fours for one point.” (cap. VI)
gallery-tarocchini-t-carro = The fifteenth trump; its number in the Granda is 6 (cap. VI). “… all those trumps that can be added are to be reckoned 5 points each: so that of this whole sequence together the value is 105 points.” (cap. V)
gallery-tarocchini-t-amore = The sixteenth trump, and the last above the Moors. “Love has the 5 … The last trump that breaks the sequence.” (cap. VI)
gallery-tarocchini-t-moro1 = One of four equal trumps, below Love. “… four Moors, who have no precedence among them, but one takes the other that was played before …” (cap. I)
gallery-tarocchini-t-moro2 = One of four equal trumps, below Love. “The four Moors too make another sequence, as do the Aces in the other four.” (cap. II) Three of them make 10 points, all four 15.
gallery-tarocchini-t-moro3 = One of four equal trumps, below Love. “Who declares three Moors shall put an Oca into the plate. Who four, two Oche.” (cap. VIII) An Oca is ten Partite.
gallery-tarocchini-t-moro4 = One of four equal trumps, below Love. “To show three Moors before it is time to mark is no revoke … but to show all four before the time is a revoke …” (law 30)
gallery-tarocchini-t-bagattino = The lowest trump that takes; a Tarocco, it counts five (cap. VI). “The Juggler too fits into all the sequences, and is therefore called a counter, as is the Fool; but the Juggler can be played only as a mere trump …” (cap. I)
gallery-tarocchini-t-matto = A Tarocco, it counts five (cap. VI), and a counter. “… the Fool takes no card, nor can he be taken … one may answer with him to whatever sequence is played …” (cap. I)

# The suits.
gallery-tarocchini-s-court = “The King takes the Queen, the Queen takes the Knight, the Knight takes the Jack …” (cap. I) The King counts five, the Queen four, the Knight three, the Jack two (cap. VI).
gallery-tarocchini-s-pip = From the highest: Ten, Nine, Eight, Seven, Six, Ace. “… in the other two, of Batons and Swords, the greater takes the less …” (cap. I) By themselves they count nothing (cap. VI).
gallery-tarocchini-b-court = King, Queen, Knight, Jack count five, four, three, two (cap. VI). “King, Queen and Knight declare 10 points; with the Jack added 15, the Ace 20, and if both counters are joined to them, 30 points are declared.” (cap. V)
gallery-tarocchini-b-pip = From the highest: Ten, Nine, Eight, Seven, Six, Ace. In batons and swords the Ace “is the least of all the others, and is taken by all the Cartacce.” (cap. I) By themselves they count nothing (cap. VI).
gallery-tarocchini-c-court = King, Queen, Knight, Jack count five, four, three, two (cap. VI). As Pariglie: “Three Kings 17, and all four 34. Three Queens 14, and all four 28. Three Knights 13 … Three Jacks 12 …” (cap. V)
gallery-tarocchini-c-pip = From the highest: Ace, Six, Seven, Eight, Nine, Ten. “… in the two sequences of Cups and Coins the lesser number takes the greater …” (cap. I) By themselves they count nothing (cap. VI).
gallery-tarocchini-d-court = King, Queen, Knight, Jack count five, four, three, two (cap. VI). A sequence is not declared “when one has not in hand at least three figures of one same sequence, always having, and beginning from, the King …” (cap. II)
gallery-tarocchini-d-pip = From the highest: Ace, Six, Seven, Eight, Nine, Ten. “This last is the lowest card of these two sequences”, cups and coins, “and is taken by all the others.” (cap. I) By themselves they count nothing (cap. VI).
gallery-tarocchini-back = The author says nothing of the back. Ours is a close pattern of lozenges within a border, the same either way up, in the manner of a woodcut like the faces: nobody can tell a card by how it is held.

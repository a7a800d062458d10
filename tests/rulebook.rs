//! The rule books: the same in every language, and every diagram and task true by the rules themselves.

mod corona;
mod echecs;
mod petteia;
mod tafl;

use std::collections::BTreeSet;
use std::mem::discriminant;
use tavoliere::rulebook::{self, Block, Book, Diagram, parse};
use tavoliere::rules::corona::{Corona, squadron};
use tavoliere::rules::petteia::{Colour, Petteia, notation, position};
use tavoliere::rules::{Event, Family, Game, Place, Seat, Square, Style};
use tavoliere::words::Language;

fn book(name: &str, language: Language) -> Book {
    let book = rulebook::book(name, language).unwrap_or_else(|| panic!("no {name} in {language:?}"));
    book.unwrap_or_else(|fault| panic!("{name}, {language:?}: {fault}"))
}

/// The position of a block, with its words left out.
fn drawing(block: &Block) -> Option<(Diagram, Vec<String>)> {
    let (diagram, answers) = match block {
        Block::Diagram(diagram) => (diagram, Vec::new()),
        Block::Task(task) => (&task.diagram, task.answers.clone()),
        _ => return None,
    };
    Some((Diagram { caption: Vec::new(), ..diagram.clone() }, answers))
}

#[test]
fn every_book_is_in_every_language_with_the_same_build() {
    let names: Vec<_> = rulebook::names().collect();
    for family in Family::ALL {
        let word = family.word();
        assert!(names.contains(&word), "{names:?}");
        // The tasks of a lesson are set on a board; cards have none.
        assert!(family == Family::Tarocchini || names.contains(&format!("{word}-lesson").as_str()), "{names:?}");
    }
    for name in names {
        let english = book(name, Language::English);
        for language in Language::ALL {
            let other = book(name, language);
            assert_eq!(english.blocks.len(), other.blocks.len(), "{name}, {language:?}");
            for (a, b) in english.blocks.iter().zip(&other.blocks) {
                assert_eq!(discriminant(a), discriminant(b), "{name}, {language:?}: {a:?} and {b:?}");
                assert_eq!(drawing(a), drawing(b), "{name}, {language:?}");
                match (a, b) {
                    (Block::Heading { level, id, .. }, Block::Heading { level: other_level, id: other_id, .. }) => {
                        assert_eq!((level, id), (other_level, other_id), "{name}, {language:?}");
                    }
                    (Block::List(a), Block::List(b)) => assert_eq!(a.len(), b.len(), "{name}, {language:?}: {a:?}"),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn headings_can_be_linked_to() {
    for name in rulebook::names() {
        let mut ids = BTreeSet::new();
        for block in book(name, Language::English).blocks {
            if let Block::Heading { id, .. } = block {
                assert!(ids.insert(id.clone()), "{name} has {id} twice");
            }
        }
    }
}

/// The board a diagram of this size is played on; where two boards share a size, the one with the plainer Throne.
fn board_of(diagram: &Diagram) -> &'static str {
    match diagram.width {
        7 => "brandub",
        9 => "tablut",
        11 => "hnefatafl",
        19 => "alea",
        other => panic!("no board of size {other}"),
    }
}

fn name(diagram: &Diagram, square: Square) -> String {
    square.name(diagram.width)
}

/// A move played in a diagram's position: its record text, what was called out, and what came of it.
struct Played {
    text: String,
    said: Vec<&'static str>,
    ending: Option<&'static str>,
}

fn played(diagram: &Diagram, mv: &str) -> Played {
    let options = tafl::level(board_of(diagram));
    let turn = diagram.turn.as_deref().unwrap_or("black");
    let mut game = tafl::at(&options, &format!("{} {turn}", diagram.position));
    let mv = tafl::read(&game, mv);
    assert!(tafl::moves(&game).contains(&mv), "{mv:?} is not legal in {}", diagram.position);
    let text = tafl::text(&game, mv, Style::Record);
    let mut events = Vec::new();
    game.play(mv, &mut events);
    let said = events.iter().filter_map(|event| match event {
        Event::Said { what, .. } => Some(what.key),
        _ => None,
    });
    Played { text, said: said.collect(), ending: game.outcome().map(|outcome| outcome.reason) }
}

#[test]
fn diagrams_of_tafl_are_true() {
    let (mut moves, mut called) = (0, Vec::new());
    for block in book("tafl", Language::English).blocks {
        let Block::Diagram(diagram) = block else { continue };
        for &(from, to) in &diagram.moves {
            moves += 1;
            let (from, to) = (name(&diagram, from), name(&diagram, to));
            let Played { text, said, .. } = played(&diagram, &format!("{from}-{to}"));
            called.extend(said);
            let (king, men): (Vec<Square>, Vec<Square>) =
                diagram.taken.iter().partition(|&&square| diagram.piece(square) == Some("tafl-king"));
            let taken: String = men.iter().map(|&square| format!("x{}", name(&diagram, square))).collect();
            let captured = if king.is_empty() { "" } else { "#" };
            assert_eq!(text, format!("{from}-{to}{taken}{captured}"), "{}", diagram.position);
        }
    }
    assert!(moves > 10, "the book shows moves");
    let announcements = ["tafl-announce-via-libera", "tafl-announce-fuggito", "tafl-announce-attento-al-re"];
    assert_eq!(called, announcements, "each is shown once, and no other diagram calls for one");
}

#[test]
fn arrays_of_tafl_are_those_of_the_boards() {
    let positions: Vec<_> = book("tafl", Language::English)
        .blocks
        .iter()
        .filter_map(drawing)
        .map(|(diagram, _)| diagram.position)
        .collect();
    for board in tafl::BOARDS {
        let game = tavoliere::rules::tafl::Tafl::start(&tafl::level(board), &Default::default());
        let position = game.position();
        let array = position.split(' ').next().unwrap_or_default();
        assert!(positions.iter().any(|position| position == array), "{board} is not shown: {array}");
    }
}

#[test]
fn tasks_of_the_lesson_can_be_solved() {
    let mut endings = Vec::new();
    for block in book("tafl-lesson", Language::English).blocks {
        let Block::Task(task) = block else { continue };
        for answer in &task.answers {
            endings.extend(played(&task.diagram, answer).ending);
        }
        if task.answers.is_empty() {
            let options = tafl::level(board_of(&task.diagram));
            assert!(!tafl::moves(&tafl::at(&options, &task.diagram.position)).is_empty());
        }
    }
    assert_eq!(endings, ["king_captured", "corner"], "the lesson ends one game for each side");
}

/// The game of a diagram of La Corona under the options it names.
fn corona_at(diagram: &Diagram, level: &str) -> Corona {
    let options: Vec<_> = diagram.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let turn = diagram.turn.as_deref().unwrap_or("a1");
    corona::at(&corona::level_with(level, &options), &format!("{} {turn}", diagram.position))
}

fn diagrams_of_corona() -> Vec<Diagram> {
    let blocks = book("corona", Language::English).blocks.into_iter();
    blocks.filter_map(|block| if let Block::Diagram(diagram) = block { Some(diagram) } else { None }).collect()
}

/// The figure of a piece without its livery.
fn kind(figure: &str) -> &str {
    figure.rsplit('-').next().unwrap_or_default()
}

const CROWN: &str = "corona-crown";
const KINDS: [&str; 11] =
    ["king", "lieutenant", "paladin", "knight", "amazon", "ram", "centaur", "signifer", "dragon", "pawn", "histrion"];

#[test]
fn corona_shows_all_a_piece_may_do_and_nothing_else() {
    let mut kinds = BTreeSet::new();
    for diagram in diagrams_of_corona() {
        let Some(from) = diagram.from else {
            assert!(diagram.may.is_empty(), "whose moves? {}", diagram.position);
            continue;
        };
        let goals = corona::goals(&corona_at(&diagram, "each_for_himself"), &name(&diagram, from));
        let goals = goals.iter().map(|goal| goal.trim_end_matches('*').to_owned());
        let in_sight: BTreeSet<_> = goals.filter(|goal| diagram.square(goal).is_some()).collect();
        let shown = diagram.may.iter().chain(&diagram.taken).map(|&at| name(&diagram, at));
        assert_eq!(shown.collect::<BTreeSet<_>>(), in_sight, "{}", diagram.position);
        for (squares, taken) in [(&diagram.may, false), (&diagram.taken, true)] {
            for &at in squares {
                let stands = diagram.piece(at).is_some_and(|figure| figure != CROWN);
                assert_eq!(stands, taken, "{} in {}", name(&diagram, at), diagram.position);
            }
        }
        kinds.insert(kind(diagram.piece(from).expect("a piece")).to_owned());
    }
    assert_eq!(kinds, BTreeSet::from(KINDS.map(str::to_owned)), "every piece is shown");
}

#[test]
fn arrows_of_corona_are_moves() {
    let mut endings = Vec::new();
    for diagram in diagrams_of_corona() {
        let crown = diagram.pieces.iter().find(|(_, figure)| *figure == CROWN).map(|&(at, _)| at);
        for &(from, to) in &diagram.moves {
            let game = corona_at(&diagram, "each_for_himself");
            let plain = format!("{}-{}", name(&diagram, from), name(&diagram, to));
            let carried = format!("{plain}*");
            let legal = corona::legal(&game);
            let asylum = ["a1", "q1", "q17", "a17"].contains(&name(&diagram, to).as_str());
            let holds = crown == Some(from);
            assert_eq!(legal.contains(&plain), !asylum, "{plain} in {}", diagram.position);
            assert_eq!(legal.contains(&carried), holds, "{carried} in {}", diagram.position);
            let mv = corona::read(&game, if holds { &carried } else { &plain });
            let strikes = diagram.taken.contains(&to) || (crown == Some(to) && diagram.piece(to) == Some(CROWN));
            assert_eq!(corona::text(&game, mv, Style::Record).contains('x'), strikes, "{plain}");
            let mut after = game;
            after.play(mv, &mut ());
            endings.extend(after.outcome().map(|outcome| outcome.reason).filter(|_| asylum));
        }
    }
    assert_eq!(endings, ["asylum"], "the Crown is carried home once");
}

#[test]
fn corona_shows_the_array_and_the_camp() {
    let diagrams = diagrams_of_corona();
    let start = Corona::start(&corona::each(), &()).position();
    assert!(diagrams.iter().any(|diagram| start.starts_with(&format!("{} ", diagram.position))), "{start}");
    let duel = Corona::start(&corona::level("duel"), &());
    let mut lying = Vec::new();
    duel.places(None, &mut lying);
    let own = lying.into_iter().filter_map(|(_, place, face)| match (place, Corona::figure(face?)) {
        (Place::Square(at), figure) if figure.starts_with("corona-white-") => Some((at.name(17), figure)),
        _ => None,
    });
    let own: BTreeSet<_> = own.collect();
    let shows = |diagram: &Diagram| {
        let pieces = diagram.pieces.iter().filter(|(_, figure)| *figure != CROWN);
        pieces.map(|&(at, figure)| (name(diagram, at), figure)).collect::<BTreeSet<_>>()
    };
    assert_eq!(own.len(), 25);
    assert!(diagrams.iter().any(|diagram| shows(diagram) == own), "one squadron alone");
    let camp: BTreeSet<_> = squadron::camp(Seat(0)).map(|at| at.name(17)).collect();
    let marked = |diagram: &Diagram| diagram.marks.iter().map(|&at| name(diagram, at)).collect::<BTreeSet<_>>();
    assert!(diagrams.iter().any(|diagram| marked(diagram) == camp), "the camp");
}

#[test]
fn corona_shows_a_pawn_become_king() {
    let blocks = book("corona", Language::English).blocks;
    let chapter = blocks.iter().skip_while(|block| !matches!(block, Block::Heading { id, .. } if id == "raised"));
    let diagram = chapter.filter_map(drawing).map(|(diagram, _)| diagram).next().expect("a diagram");
    let mut game = corona_at(&diagram, "each_for_himself");
    let &(from, to) = diagram.moves.first().expect("a move");
    assert!(!game.position().contains("bK"));
    corona::play(&mut game, &format!("{}-{}", name(&diagram, from), name(&diagram, to)));
    assert!(game.position().contains("bK"), "{}", game.position());
}

#[test]
fn tasks_of_the_lesson_of_corona_can_be_solved() {
    let (mut endings, mut kinds) = (Vec::new(), BTreeSet::new());
    for block in book("corona-lesson", Language::English).blocks {
        let Block::Task(task) = block else { continue };
        let diagram = &task.diagram;
        assert_eq!((diagram.width, diagram.height), (17, 17), "tasks are laid on the whole board");
        let game = corona_at(diagram, "duel");
        let written = |mv| corona::text(&game, mv, Style::Record);
        let moves = corona::moves(&game);
        let solving: Vec<_> = moves.iter().copied().filter(|&mv| task.is_answered_by(&written(mv))).collect();
        let texts: BTreeSet<_> = solving.iter().map(|&mv| written(mv)).collect();
        assert_eq!(texts, task.answers.iter().cloned().collect::<BTreeSet<_>>(), "{}", diagram.position);
        assert!(moves.len() > solving.len(), "there is something to find in {}", diagram.position);
        for mv in solving {
            let text = written(mv);
            let from = text.split(['-', 'x']).next().and_then(|from| diagram.square(from)).expect("a square");
            kinds.insert(kind(diagram.piece(from).expect("a piece")).to_owned());
            let mut after = game;
            after.play(mv, &mut ());
            endings.extend(after.outcome().map(|outcome| outcome.reason));
        }
    }
    assert_eq!(endings, ["asylum"], "the lesson ends with the Crown in an Asylum");
    assert_eq!(kinds, BTreeSet::from(KINDS.map(str::to_owned)), "every piece has its task");
}

/// The game of a diagram of Petteia, on the level it names.
fn petteia_at(diagram: &Diagram) -> Petteia {
    let level = petteia::level(diagram.level.as_deref().unwrap_or("nea_petteia"));
    let turn = diagram.turn.as_deref().unwrap_or("white");
    petteia::at(&level, &format!("{} {turn}", diagram.position))
}

fn petteia_name(diagram: &Diagram, square: Square) -> String {
    Petteia::square_name(square, diagram.width)
}

#[test]
fn diagrams_of_petteia_are_true() {
    let (mut moves, mut endings) = (0, Vec::new());
    for block in book("petteia", Language::English).blocks {
        let Block::Diagram(diagram) = block else { continue };
        if let Some(from) = diagram.from {
            let from = format!("{}-", petteia_name(&diagram, from));
            let legal = petteia::legal(&petteia_at(&diagram)).into_iter();
            let goals: BTreeSet<_> = legal.filter_map(|mv| mv.strip_prefix(&from).map(str::to_owned)).collect();
            let shown: BTreeSet<_> = diagram.may.iter().map(|&at| petteia_name(&diagram, at)).collect();
            assert_eq!(shown, goals, "{}", diagram.position);
        }
        for &(from, to) in &diagram.moves {
            moves += 1;
            let plain = format!("{}-{}", petteia_name(&diagram, from), petteia_name(&diagram, to));
            let mut game = petteia_at(&diagram);
            let mv = petteia::read(&game, &plain);
            assert!(game.allows(mv), "{plain} in {}", diagram.position);
            let mut taken: Vec<_> = diagram.taken.iter().map(|&at| at.0).collect();
            taken.sort_unstable_by_key(|at| (at % diagram.width, at / diagram.width));
            let taken: String = taken.iter().map(|&at| format!("x{}", petteia_name(&diagram, Square(at)))).collect();
            assert_eq!(petteia::text(&game, mv, Style::Record), format!("{plain}{taken}"), "{}", diagram.position);
            game.play(mv, &mut ());
            endings.extend(petteia::end(&game).map(|(word, _)| word));
        }
    }
    assert!(moves > 12, "the book shows moves");
    assert_eq!(endings, ["sfondamento", "assedio"], "each is shown once");
}

#[test]
fn petteia_shows_the_arrays_and_who_is_passive() {
    let blocks = book("petteia", Language::English).blocks;
    let positions: Vec<_> = blocks.iter().filter_map(drawing).map(|(diagram, _)| diagram.position).collect();
    for name in ["petteia", "mikra_petteia", "nea_kubeia"] {
        let array = position::write_board(Petteia::start(&petteia::level(name), &()).board());
        assert!(positions.contains(&array), "{name} is not shown: {array}");
    }
    let chapter = blocks.iter().skip_while(|block| !matches!(block, Block::Heading { id, .. } if id == "renitenza"));
    let mut shown = 0;
    for (diagram, _) in chapter.filter_map(drawing) {
        let game = petteia_at(&diagram);
        let passive = game.board().army(Colour::White).all() & !game.board().active(Colour::White);
        let passive: BTreeSet<_> = passive.map(notation::name).collect();
        let marked: BTreeSet<_> = diagram.marks.iter().map(|&at| petteia_name(&diagram, at)).collect();
        assert_eq!(marked, passive, "{}", diagram.position);
        shown += 1;
    }
    assert_eq!(shown, 2);
}

#[test]
fn tasks_of_the_lesson_of_petteia_can_be_solved() {
    let mut endings = Vec::new();
    for block in book("petteia-lesson", Language::English).blocks {
        let Block::Task(task) = block else { continue };
        let game = petteia_at(&task.diagram);
        let moves = petteia::moves(&game);
        let texts = moves.iter().map(|&mv| petteia::text(&game, mv, Style::Record));
        let solving = texts.filter(|text| task.is_answered_by(text)).count();
        let wanted = if task.answers.is_empty() { moves.len() } else { task.answers.len() };
        assert_eq!(solving, wanted, "{}", task.diagram.position);
        assert!(moves.len() > task.answers.len(), "there is something to find in {}", task.diagram.position);
        for answer in &task.answers {
            let mut after = game;
            petteia::play(&mut after, answer);
            endings.extend(petteia::end(&after).map(|(word, _)| word));
        }
    }
    assert_eq!(endings, ["decimazione", "sfondamento"], "the lesson ends games in two ways");
}

#[test]
fn a_diagram_of_petteia_names_its_squares_in_its_own_letters() {
    let source =
        "# T\n```board size=12x8 level=petteia from=D4 may=Θ4,l4 move=d4-L4\n12/12/12/12/3P8/12/12/12\nSee.\n```";
    let book = parse(Family::Petteia, source).expect("a good text");
    let [Block::Diagram(diagram)] = book.blocks.as_slice() else { panic!("{:?}", book.blocks) };
    let at = |file: u16| Square(3 * 12 + file);
    assert_eq!((diagram.from, diagram.may.as_slice()), (Some(at(3)), [at(7), at(10)].as_slice()));
    assert_eq!((diagram.moves.as_slice(), diagram.level.as_deref()), ([(at(3), at(10))].as_slice(), Some("petteia")));
    assert_eq!(diagram.edges().ranks[7], "ΠIII");
    assert!(parse(Family::Petteia, &source.replace("l4", "c4")).is_err(), "there is no file C");
}

/// The game of a diagram of Échecs.
fn echecs_at(diagram: &Diagram) -> tavoliere::rules::echecs::Echecs {
    let turn = diagram.turn.as_deref().unwrap_or("white");
    echecs::at(&echecs::plain(), &format!("{} {turn}", diagram.position))
}

#[test]
fn diagrams_of_echecs_are_true() {
    let (mut kinds, mut called, mut moves) = (BTreeSet::new(), Vec::new(), 0);
    for block in book("echecs", Language::English).blocks {
        let Block::Diagram(diagram) = block else { continue };
        let game = echecs_at(&diagram);
        if let Some(from) = diagram.from {
            let from = name(&diagram, from);
            let goals: BTreeSet<_> = echecs::moves(&game)
                .into_iter()
                .filter_map(|mv| match mv {
                    tavoliere::rules::echecs::Move::Step { from: at, to, .. } if at.to_string() == from => {
                        Some(to.to_string())
                    }
                    _ => None,
                })
                .collect();
            let shown = diagram.may.iter().chain(&diagram.taken).map(|&at| name(&diagram, at));
            assert_eq!(shown.collect::<BTreeSet<_>>(), goals, "{}", diagram.position);
            assert!(diagram.may.iter().all(|&at| diagram.piece(at).is_none()));
            assert!(diagram.taken.iter().all(|&at| diagram.piece(at).is_some()));
            kinds.extend(diagram.piece(diagram.square(&from).expect("a square")).map(kind));
        }
        for &(from, to) in &diagram.moves {
            moves += 1;
            let mut after = game.clone();
            let events = echecs::play(&mut after, &format!("{}-{}", name(&diagram, from), name(&diagram, to)));
            called.extend(events.iter().filter_map(|event| match event {
                Event::Said { what, .. } => Some(what.key),
                _ => None,
            }));
        }
    }
    assert_eq!(kinds, BTreeSet::from(["king", "queen", "bishop", "knight", "rook", "pawn"]));
    assert!(moves > 6, "the book shows moves");
    let announcements = ["check", "check", "double-check", "mate", "stalemate"];
    assert_eq!(called, announcements.map(|what| format!("echecs-announce-{what}")), "and the Queen gives check too");
    let start = echecs::start(&echecs::plain()).position();
    let shows_array = |block: &Block| drawing(block).is_some_and(|(diagram, _)| start.starts_with(&diagram.position));
    assert!(book("echecs", Language::English).blocks.iter().any(shows_array));
}

#[test]
fn tasks_of_the_lesson_of_echecs_can_be_solved() {
    let mut endings = Vec::new();
    for block in book("echecs-lesson", Language::English).blocks {
        let Block::Task(task) = block else { continue };
        let game = echecs_at(&task.diagram);
        let written: Vec<_> =
            echecs::moves(&game).into_iter().map(|mv| echecs::text(&game, mv, Style::Record)).collect();
        let solving: Vec<_> = written.iter().filter(|text| task.is_answered_by(text)).collect();
        assert_eq!(solving.len(), task.answers.len(), "{solving:?} in {}", task.diagram.position);
        assert!(written.len() > solving.len(), "there is something to find in {}", task.diagram.position);
        for text in solving {
            let mut after = game.clone();
            echecs::play(&mut after, text);
            endings.extend(after.outcome().map(|outcome| outcome.reason));
        }
    }
    assert_eq!(endings, ["mate", "mate"]);
}

#[test]
fn a_text_becomes_blocks() {
    let source =
        "# T\n\nOne *two*\nthree.\n\n## Head {#h}\n- a\n- b\n  c\n\n```board size=3x2 mark=c2\n2t/K2\nSee.\n```\n";
    let book = parse(Family::Tafl, source).expect("a good text");
    assert_eq!(book.title, "T");
    let [Block::Paragraph(text), Block::Heading { level: 2, .. }, Block::List(items), Block::Diagram(diagram)] =
        book.blocks.as_slice()
    else {
        panic!("{:?}", book.blocks)
    };
    let spans: Vec<_> = text.iter().map(|span| (span.text.as_str(), span.italic)).collect();
    assert_eq!(spans, [("One ", false), ("two", true), (" three.", false)]);
    assert_eq!(items.len(), 2);
    assert_eq!(items[1][0].text, "b c");
    assert_eq!(diagram.pieces, [(Square(5), "tafl-black"), (Square(0), "tafl-king")]);
    assert_eq!(diagram.marks, [Square(5)]);
    assert_eq!(diagram.caption[0].text, "See.");
    assert_eq!(book.chapters().count(), 1);
}

#[test]
fn a_part_of_a_board_is_played_on_the_whole() {
    let source = "# T\n```board size=3x2 of=5x4 from=a1 may=b2 with=rigour:on\nbK1too/boonN1 c2\nSee.\n```";
    let book = parse(Family::Corona, source).expect("a good text");
    let [Block::Diagram(diagram)] = book.blocks.as_slice() else { panic!("{:?}", book.blocks) };
    assert_eq!((diagram.width, diagram.height, diagram.board), (3, 2, (5, 4)));
    assert_eq!(diagram.position, "5/5/bK1too2/boonN3 c2");
    let pieces = [(5, CROWN), (3, "corona-white-king"), (5, "corona-turquoise-histrion"), (0, "corona-white-histrion")];
    assert_eq!(diagram.pieces[..4], pieces.map(|(at, figure)| (Square(at), figure)));
    assert_eq!(diagram.piece(Square(5)), Some("corona-turquoise-histrion"), "what stands on the Crown");
    assert_eq!((diagram.from, diagram.may.as_slice()), (Some(Square(0)), [Square(4)].as_slice()));
    assert_eq!(diagram.options, [("rigour".to_owned(), "on".to_owned())]);
}

#[test]
fn faults_name_their_line() {
    let faults = [
        ("text", 1),
        ("# T\n## No id", 2),
        ("# T\n\n# Twice", 3),
        ("# T\n```board size=3\n3/3", 2),
        ("# T\n```board size=3\n3/3\n```", 2),
        ("# T\n```board size=3\n3/2/3\n```", 2),
        ("# T\n```board size=3\n3/4t/3\n```", 2),
        ("# T\n```board size=3\n3/99999999999/3\n```", 2),
        ("# T\n```board size=3 mark=d1\n3/3/3\n```", 2),
        ("# T\n```board size=3 mark=é1\n3/3/3\n```", 2),
        ("# T\n```board size=3 colour=red\n3/3/3\n```", 2),
        ("# T\n```board size=3\n3/x2/3\n```", 2),
        ("# T\n```board size=3 of=2\n3/3/3\n```", 2),
        ("# T\n```board of=4 size=3\n3/3/3\n```", 2),
        ("# T\n```board size=3 with=die\n3/3/3\n```", 2),
        ("# T\n```board\n3/3/3\n```", 2),
        ("# T\n```task size=3\n3/3/3\n```", 2),
        ("# T\n\n```code\nx\n```", 3),
    ];
    for (source, line) in faults {
        match parse(Family::Tafl, source) {
            Err(fault) => assert_eq!(fault.line, line, "{source:?}: {fault}"),
            Ok(book) => panic!("{source:?} was read as {book:?}"),
        }
    }
}

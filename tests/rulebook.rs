//! The rule books: the same in every language, and every diagram and task true by the rules themselves.

mod tafl;

use std::collections::BTreeSet;
use std::mem::discriminant;
use tavoliere::rulebook::{self, Block, Book, Diagram, parse};
use tavoliere::rules::{Event, Game, Square, Style};
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
    assert!(names.contains(&"tafl") && names.contains(&"tafl-lesson"), "{names:?}");
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
    let (rank, file) = (square.0 / diagram.width, square.0 % diagram.width);
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
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
                diagram.taken.iter().partition(|&&square| diagram.piece(square) == Some('K'));
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

#[test]
fn a_text_becomes_blocks() {
    let source =
        "# T\n\nOne *two*\nthree.\n\n## Head {#h}\n- a\n- b\n  c\n\n```board size=3x2 mark=c2\n2t/K2\nSee.\n```\n";
    let book = parse(source).expect("a good text");
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
    assert_eq!(diagram.pieces, [(Square(5), 't'), (Square(0), 'K')]);
    assert_eq!(diagram.marks, [Square(5)]);
    assert_eq!(diagram.caption[0].text, "See.");
    assert_eq!(book.chapters().count(), 1);
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
        ("# T\n```board\n3/3/3\n```", 2),
        ("# T\n```task size=3\n3/3/3\n```", 2),
        ("# T\n\n```code\nx\n```", 3),
    ];
    for (source, line) in faults {
        match parse(source) {
            Err(fault) => assert_eq!(fault.line, line, "{source:?}: {fault}"),
            Ok(book) => panic!("{source:?} was read as {book:?}"),
        }
    }
}

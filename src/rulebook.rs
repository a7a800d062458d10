//! The rule books and lessons: texts in our own words, with diagrams, in every language of the program.
//!
//! They lie in `assets/rulebook/<name>.<language>.md` (`tafl`, and its lesson `tafl-lesson`), written in a few
//! signs of Markdown, so that they can be read as they are:
//!
//! - `# Title`, once, first; `## Heading {#id}`, `### Heading {#id}`; the id is the same in all languages
//! - paragraphs parted by blank lines; `- ` begins an item of a list; `*so*` is italic
//! - a fenced block ```` ```board size=7 turn=white move=d2-d4 taken=d5 mark=d1,g1 ````: the position in the text of the
//!   game, ranks from the top; the words after it are the caption; `turn` is for the reader of the source and the tests
//! - a fenced block ```` ```task size=7 turn=white answer=d2-d4,d2-e2 ````: the same with a task for the reader in place
//!   of the caption, and after a blank line what is said when it is solved; `answer=any` takes any legal move
//!
//! [`parse`] makes blocks of them that the table can lay out.

use crate::rules::Square;
use crate::words::Language;
use include_dir::{Dir, include_dir};
use thiserror::Error;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/rulebook");

/// A whole text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    /// Its title.
    pub title: String,
    /// What stands in it, from the top.
    pub blocks: Vec<Block>,
}

/// One thing on the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// The head of a section.
    Heading {
        /// 2 for a chapter, 3 for a part of one.
        level: u8,
        /// Its name for links, the same in all languages.
        id: String,
        /// Its words.
        text: String,
    },
    /// A paragraph.
    Paragraph(Text),
    /// A list of items, each led by a dot.
    List(Vec<Text>),
    /// A position.
    Diagram(Diagram),
    /// A position in which the reader is to find a move.
    Task(Task),
}

/// Running text, in pieces of one face.
pub type Text = Vec<Span>;

/// A piece of running text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The words.
    pub text: String,
    /// Set in italic.
    pub italic: bool,
}

/// A position on a board, with what is to be seen in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// Files.
    pub width: u16,
    /// Ranks.
    pub height: u16,
    /// The position as the game writes it, ranks from the top.
    pub position: String,
    /// Every piece: where it stands and its letter in the position.
    pub pieces: Vec<(Square, char)>,
    /// The seat to move, by its word in records (`white`), where the text says so.
    pub turn: Option<String>,
    /// Moves to be drawn as arrows.
    pub moves: Vec<(Square, Square)>,
    /// Pieces that are taken by them.
    pub taken: Vec<Square>,
    /// Squares the text speaks of.
    pub marks: Vec<Square>,
    /// The words below it; of a task, the task.
    pub caption: Text,
}

/// A task of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The position, and the task as its caption.
    pub diagram: Diagram,
    /// The moves that solve it, as the game writes them plainly; empty: any legal move does.
    pub answers: Vec<String>,
    /// What is said when it is solved.
    pub solved: Text,
}

/// A fault in the text of a book.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct Fault {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// The book of this name in a language; `None` if there is none.
///
/// # Errors
/// A fault in its text; the tests let none pass.
pub fn book(name: &str, language: Language) -> Option<Result<Book, Fault>> {
    let file = FILES.get_file(format!("{name}.{}.md", language.id()))?;
    Some(parse(file.contents_utf8()?))
}

/// The names of all books.
pub fn names() -> impl Iterator<Item = &'static str> {
    let ending = format!(".{}.md", Language::English.id());
    FILES.files().filter_map(move |file| file.path().to_str()?.strip_suffix(&ending))
}

impl Book {
    /// The chapters: each begins with a heading of level 2; what stands before the first is left out.
    pub fn chapters(&self) -> impl Iterator<Item = &[Block]> {
        let begins = |block: &Block| matches!(block, Block::Heading { level: 2, .. });
        let first = self.blocks.iter().position(begins).unwrap_or(self.blocks.len());
        let later = self.blocks[first..].chunk_by(move |_, next| !begins(next));
        later.filter(|chapter| !chapter.is_empty())
    }
}

/// Reads the text of a book.
///
/// # Errors
/// The first line that cannot be read.
pub fn parse(source: &str) -> Result<Book, Fault> {
    let mut title = None;
    let mut blocks = Vec::new();
    let mut lines = source.lines().zip(1..).peekable();
    while let Some((line, number)) = lines.next() {
        let fault = |what: &str| Fault { line: number, what: what.to_owned() };
        if line.trim().is_empty() {
            continue;
        }
        if let Some(head) = line.strip_prefix("```") {
            let mut body = Vec::new();
            loop {
                match lines.next() {
                    Some(("```", _)) => break,
                    Some((line, _)) => body.push(line),
                    None => return Err(fault("a block that is not closed")),
                }
            }
            blocks.push(fenced(head, &body).map_err(|what| fault(&what))?);
        } else if let Some(text) = line.strip_prefix("# ") {
            if title.replace(text.to_owned()).is_some() || !blocks.is_empty() {
                return Err(fault("a title that is not first"));
            }
        } else if line.starts_with('#') {
            blocks.push(heading(line).ok_or_else(|| fault("a heading that is not written ## Words {#id}"))?);
        } else {
            let mut lines_of_block = vec![line];
            while let Some((line, _)) = lines.next_if(|(line, _)| continues(line)) {
                lines_of_block.push(line);
            }
            blocks.push(running(&lines_of_block));
        }
    }
    let title = title.ok_or(Fault { line: 1, what: "no title".to_owned() })?;
    Ok(Book { title, blocks })
}

fn continues(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with("```") && !line.starts_with('#')
}

fn heading(line: &str) -> Option<Block> {
    let text = line.trim_start_matches('#');
    let level = u8::try_from(line.len() - text.len()).ok().filter(|level| matches!(level, 2 | 3))?;
    let (text, id) = text.strip_prefix(' ')?.strip_suffix('}')?.rsplit_once(" {#")?;
    Some(Block::Heading { level, id: id.to_owned(), text: text.to_owned() })
}

/// A paragraph, or a list if its first line begins with `- `.
fn running(lines: &[&str]) -> Block {
    if !lines[0].starts_with("- ") {
        return Block::Paragraph(spans(&lines.join(" ")));
    }
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        match (line.strip_prefix("- "), items.last_mut()) {
            (None, Some(item)) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (item, _) => items.push(item.unwrap_or(line).to_owned()),
        }
    }
    Block::List(items.iter().map(|item| spans(item)).collect())
}

/// Parts a text at its `*`: every second piece is italic.
fn spans(text: &str) -> Text {
    let pieces = text.split('*').enumerate().map(|(i, text)| Span { text: text.to_owned(), italic: i % 2 == 1 });
    pieces.filter(|span| !span.text.is_empty()).collect()
}

/// A board or a task: what stands behind the ```` ``` ```` and the lines up to the next.
fn fenced(head: &str, body: &[&str]) -> Result<Block, String> {
    let mut words = head.split_whitespace();
    let kind = words.next().unwrap_or_default();
    let (position, text) = body.split_first().ok_or("a board without a position")?;
    let mut parts = text.split(|line| line.trim().is_empty()).map(|lines| spans(&lines.join(" ")));
    let mut diagram = Diagram {
        width: 0,
        height: 0,
        position: (*position).to_owned(),
        pieces: Vec::new(),
        turn: None,
        moves: Vec::new(),
        taken: Vec::new(),
        marks: Vec::new(),
        caption: parts.next().unwrap_or_default(),
    };
    let mut answers = None;
    for word in words {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("{word} is not written name=value"))?;
        let list = value.split(',');
        let square = |text: &str| diagram.square(text).ok_or_else(|| format!("{text} is no square of this board"));
        match name {
            "size" => {
                let (width, height) = value.split_once('x').unwrap_or((value, value));
                let side = |text: &str| text.parse().ok().filter(|side| (1..=26).contains(side));
                (diagram.width, diagram.height) =
                    side(width).zip(side(height)).ok_or_else(|| format!("{value} is no size of a board"))?;
                diagram.pieces = pieces(position, diagram.width, diagram.height)?;
            }
            "move" => {
                let arrow = |text: &str| {
                    let (from, to) = text.split_once('-').ok_or_else(|| format!("{text} is no move"))?;
                    Ok::<_, String>((square(from)?, square(to)?))
                };
                diagram.moves = list.map(arrow).collect::<Result<_, _>>()?;
            }
            "taken" => diagram.taken = list.map(square).collect::<Result<_, _>>()?,
            "mark" => diagram.marks = list.map(square).collect::<Result<_, _>>()?,
            "turn" => diagram.turn = Some(value.to_owned()),
            "answer" if value == "any" => answers = Some(Vec::new()),
            "answer" => answers = Some(list.map(str::to_owned).collect()),
            _ => return Err(format!("{name} is not known here")),
        }
    }
    if diagram.width == 0 {
        return Err("a board without size=".to_owned());
    }
    match (kind, answers, parts.next()) {
        ("board", None, None) => Ok(Block::Diagram(diagram)),
        ("task", Some(answers), Some(solved)) if diagram.turn.is_some() => {
            Ok(Block::Task(Task { diagram, answers, solved }))
        }
        ("board", ..) => Err("a board has a position and a caption only".to_owned()),
        ("task", ..) => {
            Err("a task has turn=, answer=, a position, a task and, after a blank line, a reply".to_owned())
        }
        _ => Err(format!("a block of unknown kind {kind:?}")),
    }
}

/// The pieces of a position text: ranks from the top parted by `/`, numbers for empty squares, a letter for a piece.
fn pieces(position: &str, width: u16, height: u16) -> Result<Vec<(Square, char)>, String> {
    let ranks: Vec<&str> = position.split('/').collect();
    if ranks.len() != usize::from(height) {
        return Err(format!("a position of {} ranks on a board of {height}", ranks.len()));
    }
    let mut pieces = Vec::new();
    for (text, rank) in ranks.into_iter().zip((0..height).rev()) {
        let (mut file, mut empty) = (0_u16, 0_u16);
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty.saturating_mul(10).saturating_add(digit as u16);
                continue;
            }
            file = file.saturating_add(std::mem::take(&mut empty));
            if file >= width {
                break;
            }
            pieces.push((Square(rank * width + file), letter));
            file += 1;
        }
        if file.saturating_add(empty) != width {
            return Err(format!("rank {} has not {width} squares", rank + 1));
        }
    }
    Ok(pieces)
}

impl Diagram {
    /// The square of this board that is written so: `e4`.
    #[must_use]
    pub fn square(&self, text: &str) -> Option<Square> {
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase)?;
        let file = u16::from(letter - b'a');
        let rank: u16 = text[1..].parse().ok()?;
        ((1..=self.height).contains(&rank) && file < self.width).then(|| Square((rank - 1) * self.width + file))
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<char> {
        self.pieces.iter().find(|(at, _)| *at == square).map(|(_, letter)| *letter)
    }
}

//! The rule books and lessons: texts in our own words, with diagrams, in every language of the program.
//!
//! They lie in `assets/rulebook/<name>.<language>.md`, named by their family (`tafl`, its lesson `tafl-lesson`, its puzzles `tafl-puzzles`),
//! written in a few signs of Markdown, so that they can be read as they are:
//!
//! - `# Title`, once, first; `## Heading {#id}`, `### Heading {#id}`; the id is the same in all languages
//! - paragraphs parted by blank lines; `- ` begins an item of a list; `*so*` is italic
//! - a fenced block ```` ```board size=7 turn=white move=d2-d4 taken=d5 mark=d1,g1 ````: the position in the text of the
//!   game, ranks from the top; the words after it are the caption; `turn` is for the reader of the source and the tests
//! - `size=9 of=17` shows the lower left part of a larger board; `from=e5 may=d4,f6` the squares to which a piece may go,
//!   with `taken` all of them that are in sight; `with=irregular:off` plays the diagram under other options,
//!   `level=nea_petteia` on another level of the family
//! - a fenced block ```` ```task size=7 turn=white answer=d2-d4,d2-e2 ````: the same with a task for the reader in place
//!   of the caption, and after a blank line what is said when it is solved; an answer is a move as records write it,
//!   of which they may add more; `answer=any` takes any legal move; `win=2` beside it asks for a win by force within
//!   two moves, of which the answer is the first, and the table makes the moves between
//!
//! [`parse`] makes blocks of them that the table can lay out.

use crate::rules::{Edges, Family, ForGame, Game, Square};
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
    /// Whose board it is.
    pub family: Family,
    /// Files that are shown, from the left.
    pub width: u16,
    /// Ranks that are shown, from below.
    pub height: u16,
    /// Files and ranks of the whole board.
    pub board: (u16, u16),
    /// The position of the whole board as the game writes it, ranks from the top, up to the seat to move.
    pub position: String,
    /// What lies on the squares, lower things first: where, and the name of its figure.
    pub pieces: Vec<(Square, &'static str)>,
    /// The level it is played on (`nea_petteia`), where the text says so; else any of this size.
    pub level: Option<String>,
    /// Options that differ from the level's, by the words of records.
    pub options: Vec<(String, String)>,
    /// The seat to move, by its word in records (`white`), where the text says so.
    pub turn: Option<String>,
    /// The piece whose moves are shown.
    pub from: Option<Square>,
    /// Where it may go without taking anything.
    pub may: Vec<Square>,
    /// Moves to be drawn as arrows.
    pub moves: Vec<(Square, Square)>,
    /// Pieces that are taken by all these.
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
    /// The moves that solve it, as records write them; empty: any legal move does.
    pub answers: Vec<String>,
    /// The game is to be won by force within so many moves; the answers are the first of them.
    pub win: Option<u32>,
    /// What is said when it is solved.
    pub solved: Text,
}

impl Task {
    /// Does this move of a record solve it, or begin to? A record may add captures to a move; an answer names it plainly.
    /// A sign that the Crown goes along, another digit of the square, or castling to the other side makes another move of it.
    #[must_use]
    pub fn is_answered_by(&self, made: &str) -> bool {
        let begins = |answer: &String| {
            let other = |c: char| c.is_ascii_digit() || c == '*' || c == '-';
            made.strip_prefix(answer.as_str()).is_some_and(|rest| !rest.starts_with(other))
        };
        self.answers.is_empty() || self.answers.iter().any(begins)
    }
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
    let family = Family::find(name.split('-').next()?)?;
    let file = FILES.get_file(format!("{name}.{}.md", language.id()))?;
    Some(parse(family, file.contents_utf8()?))
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

/// Reads the text of a book about the games of a family.
///
/// # Errors
/// The first line that cannot be read.
pub fn parse(family: Family, source: &str) -> Result<Book, Fault> {
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
            blocks.push(fenced(family, head, &body).map_err(|what| fault(&what))?);
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
fn fenced(family: Family, head: &str, body: &[&str]) -> Result<Block, String> {
    let mut words = head.split_whitespace();
    let kind = words.next().unwrap_or_default();
    let (&position, text) = body.split_first().ok_or("a board without a position")?;
    let mut parts = text.split(|line| line.trim().is_empty()).map(|lines| spans(&lines.join(" ")));
    let mut diagram = Diagram {
        family,
        width: 0,
        height: 0,
        board: (0, 0),
        position: position.to_owned(),
        pieces: Vec::new(),
        level: None,
        options: Vec::new(),
        turn: None,
        from: None,
        may: Vec::new(),
        moves: Vec::new(),
        taken: Vec::new(),
        marks: Vec::new(),
        caption: parts.next().unwrap_or_default(),
    };
    let (mut answers, mut win) = (None, None);
    for word in words {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("{word} is not written name=value"))?;
        let list = value.split(',');
        let square = |text: &str| diagram.square(text).ok_or_else(|| format!("{text} is no square of this board"));
        match name {
            "size" => {
                (diagram.width, diagram.height) = size(value)?;
                diagram.board = (diagram.width, diagram.height);
                diagram.pieces = family.with(Pictured { position, width: diagram.width, height: diagram.height })?;
            }
            "of" => {
                diagram.board = size(value)?;
                diagram.position =
                    diagram.widened(position).ok_or_else(|| format!("{value} is no board of which this is a part"))?;
            }
            "with" => {
                let option = |text: &str| {
                    let (key, value) =
                        text.split_once(':').ok_or_else(|| format!("{text} is not written key:value"))?;
                    Ok::<_, String>((key.to_owned(), value.to_owned()))
                };
                diagram.options = list.map(option).collect::<Result<_, _>>()?;
            }
            "from" => diagram.from = Some(square(value)?),
            "may" => diagram.may = list.map(square).collect::<Result<_, _>>()?,
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
            "level" => diagram.level = Some(value.to_owned()),
            "win" => win = Some(value.parse().map_err(|_| format!("{value} is no number of moves"))?),
            "answer" if value == "any" => answers = Some(Vec::new()),
            "answer" => answers = Some(list.map(str::to_owned).collect()),
            _ => return Err(format!("{name} is not known here")),
        }
    }
    if diagram.width == 0 {
        return Err("a board without size=".to_owned());
    }
    match (kind, answers, parts.next()) {
        ("board", None, None) if win.is_none() => Ok(Block::Diagram(diagram)),
        ("task", Some(answers), Some(solved)) if diagram.turn.is_some() => {
            Ok(Block::Task(Task { diagram, answers, win, solved }))
        }
        ("board", ..) => Err("a board has a position and a caption only".to_owned()),
        ("task", ..) => {
            Err("a task has turn=, answer=, a position, a task and, after a blank line, a reply".to_owned())
        }
        _ => Err(format!("a block of unknown kind {kind:?}")),
    }
}

/// Files and ranks, written `9x7` or, for a square, `9`.
fn size(text: &str) -> Result<(u16, u16), String> {
    let (width, height) = text.split_once('x').unwrap_or((text, text));
    let side = |text: &str| text.parse().ok().filter(|side| (1..=26).contains(side));
    side(width).zip(side(height)).ok_or_else(|| format!("{text} is no size of a board"))
}

/// Asks a family what lies on the board of a position text, by the names of the figures.
struct Pictured<'a> {
    position: &'a str,
    width: u16,
    height: u16,
}

impl ForGame for Pictured<'_> {
    type Out = Result<Vec<(Square, &'static str)>, String>;

    fn run<G: Game>(self) -> Self::Out {
        let lying = G::pictured(self.position, self.width, self.height)?;
        Ok(lying.into_iter().map(|(at, face)| (at, G::figure(face))).collect())
    }
}

/// Asks a family which square has this name.
struct Named<'a> {
    text: &'a str,
    width: u16,
    height: u16,
}

impl ForGame for Named<'_> {
    type Out = Option<Square>;

    fn run<G: Game>(self) -> Option<Square> {
        G::square_named(self.text, self.width, self.height)
    }
}

/// Asks a family what stands along the edges of its board.
struct Along {
    width: u16,
    height: u16,
}

impl ForGame for Along {
    type Out = Edges;

    fn run<G: Game>(self) -> Edges {
        G::edges(self.width, self.height)
    }
}

impl Diagram {
    /// The square of this board that is written so: `e4`.
    #[must_use]
    pub fn square(&self, text: &str) -> Option<Square> {
        self.family.with(Named { text, width: self.width, height: self.height })
    }

    /// What is written along its edges.
    #[must_use]
    pub fn edges(&self) -> Edges {
        self.family.with(Along { width: self.width, height: self.height })
    }

    /// The figure that stands uppermost on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<&'static str> {
        self.pieces.iter().rev().find(|(at, _)| *at == square).map(|(_, figure)| *figure)
    }

    /// The position of the part that is shown as one of the whole board, empty beyond; `None` if that is smaller.
    fn widened(&self, position: &str) -> Option<String> {
        if self.width == 0 {
            return None;
        }
        let (files, ranks) = (self.board.0.checked_sub(self.width)?, self.board.1.checked_sub(self.height)?);
        let (shown, rest) = position.split_once(' ').map_or((position, None), |(shown, rest)| (shown, Some(rest)));
        let widen = |rank: &str| {
            let signs = rank.trim_end_matches(|sign: char| sign.is_ascii_digit());
            let empty: u16 = rank[signs.len()..].parse().unwrap_or(0);
            if empty + files > 0 { format!("{signs}{}", empty + files) } else { signs.to_owned() }
        };
        let above = (0..ranks).map(|_| self.board.0.to_string());
        let board = above.chain(shown.split('/').map(widen)).collect::<Vec<_>>().join("/");
        Some(match rest {
            Some(rest) => format!("{board} {rest}"),
            None => board,
        })
    }
}

//! The table in a terminal: whose turn it is, what is typed, what is answered.

use super::board;
use super::commands::Command;
use crate::bots::{self, Effort};
use crate::cli::players::Who;
use crate::cli::{Failure, given, telling};
use crate::levels;
use crate::rules::key::mix;
use crate::rules::{
    AnySitting, Entry, Event, Lying, Manner, Place, PlayError, Player, Seat, Square, Stage, Surface, Turn,
};
use crate::words::{Arg, Words};
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Signs on a line of moves.
const LINE: usize = 76;

/// A sitting played in a terminal.
pub(super) struct Table<'a, I, O> {
    pub(super) words: &'a Words,
    pub(super) sitting: Box<dyn AnySitting>,
    /// The file of this sitting, which `save` may write again.
    pub(super) file: Option<PathBuf>,
    plain: bool,
    /// Does somebody sit before a prompt?
    prompt: bool,
    input: I,
    out: O,
    /// What has changed since the board was last shown to a person.
    pub(super) news: News,
    /// Has the end of the game been told?
    pub(super) ended: bool,
    /// At how many entries computers were last asked whether they have anything to say.
    heard: usize,
}

/// What a person has not been shown yet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum News {
    None,
    /// Moves, which have been told one by one.
    Moves,
    /// Another position altogether.
    Position,
}

/// After a typed line: does the game go on?
#[derive(PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

impl<'a, I: BufRead, O: Write> Table<'a, I, O> {
    pub(super) fn new(
        words: &'a Words,
        sitting: Box<dyn AnySitting>,
        file: Option<PathBuf>,
        plain: bool,
        prompt: bool,
        input: I,
        out: O,
    ) -> Self {
        Table { words, sitting, file, plain, prompt, input, out, news: News::Position, ended: false, heard: 0 }
    }

    /// Plays until the person leaves, or until computers alone have come to the end.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        self.welcome()?;
        loop {
            self.hear()?;
            let next = match self.sitting.turn() {
                Turn::Chance(_) => self.throw()?,
                Turn::Seat(seat, _) => match Who::on(&*self.sitting, seat) {
                    Who::Computer(strength) => self.think(seat, strength.effort())?,
                    Who::Random => self.play_any(seat)?,
                    Who::Person(_) => self.ask(Some(seat))?,
                },
                Turn::Over => self.over()?,
            };
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{line}")?)
    }

    pub(super) fn say_key(&mut self, key: &str) -> Result<(), Failure> {
        self.say(&self.words.say(key))
    }

    fn seat(&self, seat: Seat) -> String {
        telling::seat(self.words, &*self.sitting, seat)
    }

    pub(super) fn welcome(&mut self) -> Result<(), Failure> {
        let head = self.sitting.head();
        // Levels of our own have names; that of a file is its path, which is not opened for a record that names it.
        let known = levels::all().into_iter().find(|level| level.id == head.level);
        let level = known.map_or_else(|| head.level.clone(), |level| self.words.say(&level.name_key()));
        let args = [("level", Arg::Text(&level))];
        let welcome = match self.has_cards() {
            true => self.words.say_with("cli-cards-welcome", &args),
            false => self.words.say_with("cli-text-welcome", &args),
        };
        self.say(&welcome)?;
        self.who_sits_where()?;
        // Dice that were thrown before we came; those yet to be thrown are told when they fall.
        match self.sitting.turn() {
            Turn::Seat(..) => self.say_dice(),
            _ => Ok(()),
        }
    }

    /// Are cards played, not men on a board?
    fn has_cards(&self) -> bool {
        matches!(self.sitting.surface(), Surface::Cards { .. })
    }

    fn say_dice(&mut self) -> Result<(), Failure> {
        match board::dice(self.words, &*self.sitting, self.viewer()) {
            Some(line) => self.say(&line),
            None => Ok(()),
        }
    }

    fn who_sits_where(&mut self) -> Result<(), Failure> {
        for seat in self.sitting.seating().iter() {
            let player = Who::on(&*self.sitting, seat).name(self.words);
            let line = format!("{}: {player}.", self.seat(seat));
            self.say(&line)?;
        }
        Ok(())
    }

    /// The person who looks at the table: the one to move, else the only one.
    fn viewer(&self) -> Option<Seat> {
        let is_person = |&seat: &Seat| matches!(Who::on(&*self.sitting, seat), Who::Person(_));
        if let Turn::Seat(seat, _) = self.sitting.turn()
            && is_person(&seat)
        {
            return Some(seat);
        }
        let mut persons = self.sitting.seating().iter().filter(is_person);
        let only = persons.next();
        only.filter(|_| persons.next().is_none())
    }

    /// The seats of computers.
    fn computers(&self) -> Vec<Seat> {
        let is_computer = |&seat: &Seat| matches!(Who::on(&*self.sitting, seat), Who::Computer(_));
        self.sitting.seating().iter().filter(is_computer).collect()
    }

    /// The seats that no person plays from.
    fn unmanned(&self) -> usize {
        let is_person = |&seat: &Seat| matches!(Who::on(&*self.sitting, seat), Who::Person(_));
        self.sitting.seating().iter().filter(|seat| !is_person(seat)).count()
    }

    /// Any move there is; the same at the same place of the same game.
    fn play_any(&mut self, seat: Seat) -> Result<Next, Failure> {
        let choices = self.sitting.choices();
        let nth = mix(self.sitting.question(seat).seed) % choices.len().max(1) as u64;
        if let Some(choice) = choices.get(nth as usize)
            && let Err(error) = self.act(&choice.text)?
        {
            return Err(Failure::Failed(self.words.play_error(&error)));
        }
        Ok(Next::Stay)
    }

    /// Shows what is new. Without a picture the moves have said it all.
    fn show_news(&mut self) -> Result<(), Failure> {
        let news = std::mem::replace(&mut self.news, News::None);
        // A hand of cards is a list already.
        if news == News::Position || (news == News::Moves && (self.has_cards() || !self.plain)) {
            self.show_board(news == News::Position)?;
        }
        if news != News::None { self.show_turn() } else { Ok(()) }
    }

    fn show_board(&mut self, marks: bool) -> Result<(), Failure> {
        for line in board::lines(self.words, &*self.sitting, self.viewer(), self.plain, marks) {
            self.say(&line)?;
        }
        Ok(())
    }

    /// Whose turn it is, and what there is to know beside the board.
    fn show_turn(&mut self) -> Result<(), Failure> {
        let Turn::Seat(seat, stage) = self.sitting.turn() else { return Ok(()) };
        let number = self.plies().len() / usize::from(self.sitting.seating().seats()) + 1;
        let args = [("seat", Arg::Text(&self.seat(seat))), ("number", number.into())];
        self.say(&self.words.say_with("cli-text-board-label", &args))?;
        if self.manner(seat, Manner::Agree).is_some() {
            self.say_key("cli-text-draw-offered")?;
        }
        match &self.sitting.choices()[..] {
            [only] => {
                let shown = self.sitting.shown(&only.text);
                self.say(&self.words.say_with("cli-text-only-move", &[("move", Arg::Text(&shown))]))
            }
            // What is decided before play is not written like a move.
            [first, ..] if stage != Stage::Play => {
                self.say(&self.words.say_with("cli-text-for-instance", &[("move", Arg::Text(&first.text))]))
            }
            _ => Ok(()),
        }
    }

    /// The plies of the current game.
    fn plies(&self) -> Vec<Entry> {
        let hand = self.sitting.hands() - 1;
        self.sitting.entries().into_iter().filter(|entry| entry.hand == hand && entry.ply).collect()
    }

    /// All there is to see, when asked.
    fn show(&mut self) -> Result<(), Failure> {
        self.show_board(true)?;
        self.say_dice()?;
        if let Some(last) = self.plies().last() {
            let shown = self.sitting.shown(&last.text);
            self.say(&self.words.say_with("table-last-move", &[("move", Arg::Text(&shown))]))?;
        }
        self.show_turn()
    }

    /// Plays a move or an act beside the game and tells what came of it.
    fn act(&mut self, text: &str) -> Result<Result<(), PlayError>, Failure> {
        let before = self.sitting.places(self.viewer());
        let mut events = Vec::new();
        if let Err(error) = self.sitting.play(text, &mut events) {
            return Ok(Err(error));
        }
        if let Some(entry) = self.sitting.entries().pop()
            && let Some(seat) = entry.seat
        {
            let own = self.viewer() == Some(seat);
            let line = match entry.text.is_empty() && !own {
                // Cards laid aside are nobody's business but their owner's.
                true => self.words.say_with("cli-cards-unseen", &[("seat", Arg::Text(&self.seat(seat)))]),
                false => telling::played(self.words, &*self.sitting, seat, text),
            };
            self.say(&line)?;
        }
        self.tell(&before, &events)?;
        Ok(Ok(()))
    }

    fn tell(&mut self, before: &[Lying], events: &[Event]) -> Result<(), Failure> {
        for line in telling::events(self.words, &*self.sitting, before, events) {
            self.say(&line)?;
        }
        self.news = self.news.max(News::Moves);
        Ok(())
    }

    fn throw(&mut self) -> Result<Next, Failure> {
        let (before, seating) = (self.sitting.places(self.viewer()), self.sitting.seating());
        let mut events = Vec::new();
        self.sitting.play_chance(&mut events);
        self.tell(&before, &events)?;
        // A lot may have given everybody another chair.
        if self.sitting.seating() != seating {
            self.who_sits_where()?;
        }
        Ok(Next::Stay)
    }

    fn think(&mut self, seat: Seat, effort: Effort) -> Result<Next, Failure> {
        let answer = self.answer(seat, effort)?;
        if let Err(error) = self.act(&answer)? {
            return Err(Failure::Failed(self.words.play_error(&error)));
        }
        Ok(Next::Stay)
    }

    /// Computers say what they have to say beside their turns, once after each move.
    fn hear(&mut self) -> Result<(), Failure> {
        let entries = self.sitting.entries().len();
        if !bots::speaks(self.sitting.family()) || self.sitting.turn() == Turn::Over || self.heard == entries {
            return Ok(());
        }
        for seat in self.computers() {
            let Who::Computer(strength) = Who::on(&*self.sitting, seat) else { continue };
            let said = bots::aside(&self.sitting.question(seat), strength);
            let said = said.map_err(|error| Failure::Failed(error.to_string()))?;
            if let Some(text) = said
                && let Err(error) = self.act(&text)?
            {
                return Err(Failure::Failed(self.words.play_error(&error)));
            }
        }
        self.heard = self.sitting.entries().len();
        Ok(())
    }

    fn answer(&self, seat: Seat, effort: Effort) -> Result<String, Failure> {
        let answer = bots::answer(&self.sitting.question(seat), effort);
        answer.map(|answer| answer.text).map_err(|error| Failure::Failed(error.to_string()))
    }

    /// The game is over: tells how, and begins the next of the sitting, or lets the person look back.
    fn over(&mut self) -> Result<Next, Failure> {
        if !self.ended {
            self.ended = true;
            self.show_news()?;
            self.say(&telling::ending(self.words, &*self.sitting))?;
            for line in telling::standing(self.words, &*self.sitting) {
                self.say(&line)?;
            }
        }
        if self.sitting.next_game() {
            self.ended = false;
            self.news = News::Position;
            self.say(&self.words.say_with("cli-game-number", &[("number", self.sitting.hands().into())]))?;
            self.who_sits_where()?;
            return Ok(Next::Stay);
        }
        if self.unmanned() == usize::from(self.sitting.seating().seats()) {
            return Ok(Next::Leave);
        }
        self.ask(None)
    }

    /// Reads a line and does what it says. `seat`: who is to move, unless the game is over.
    fn ask(&mut self, seat: Option<Seat>) -> Result<Next, Failure> {
        self.show_news()?;
        if self.prompt {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            if self.prompt {
                writeln!(self.out)?;
            }
            self.say_key("cli-text-bye")?;
            return Ok(Next::Leave);
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        if line.is_empty() {
            return Ok(Next::Stay);
        }
        match Command::read(self.words, line) {
            Some((command, rest)) => self.obey(command, rest, seat),
            None => {
                self.typed_move(line)?;
                Ok(Next::Stay)
            }
        }
    }

    fn typed_move(&mut self, text: &str) -> Result<(), Failure> {
        // A word goes with a card: nobody else has a chance to play in between.
        if let Some((card, word)) = text.split_once(' ').filter(|(_, word)| word.trim_start().starts_with('"')) {
            let played = self.sitting.entries().len();
            self.typed_move(card)?;
            return if self.sitting.entries().len() > played { self.typed_move(word.trim_start()) } else { Ok(()) };
        }
        if text.split_once(':').is_some_and(|(_, word)| word == Manner::Flag.word()) {
            return self.say_key("cli-text-no-clock");
        }
        let is_person = |seat| matches!(Who::on(&*self.sitting, seat), Who::Person(_));
        let others = self.sitting.seating().iter().filter(|&seat| !is_person(seat));
        let mut asides = others.flat_map(|seat| self.sitting.asides(seat));
        if self.sitting.actor(text).is_some_and(|seat| !is_person(seat)) || asides.any(|aside| aside.text == text) {
            return self.say_key("refused-computer-seat");
        }
        match self.act(text)? {
            Ok(()) => Ok(()),
            Err(PlayError::Refused(reason)) => {
                self.say(&self.words.sentence(&reason))?;
                // Where it costs something to have tried, that is played.
                let Turn::Seat(seat, _) = self.sitting.turn() else { return Ok(()) };
                match given::penalty(&*self.sitting, seat, text) {
                    Some(penalty) => self.act(&penalty).map(drop),
                    None => Ok(()),
                }
            }
            Err(PlayError::Unread(_)) => {
                self.say(&self.words.say_with("cli-text-not-understood", &[("found", Arg::Text(text))]))
            }
        }
    }

    fn obey(&mut self, command: Command, rest: &str, seat: Option<Seat>) -> Result<Next, Failure> {
        match command {
            Command::Moves => self.list_moves()?,
            Command::Why => self.why(rest)?,
            Command::Explain => self.explain(rest)?,
            Command::Undo => self.undo()?,
            Command::Redo => match self.sitting.redo() {
                true => self.news = News::Position,
                false => self.say_key("redo-nothing")?,
            },
            Command::Hint if !bots::plays(self.sitting.family()) => self.say_key("cli-no-computer")?,
            Command::Hint => match seat {
                Some(seat) => {
                    let hint = self.answer(seat, Effort::hint())?;
                    let shown = self.sitting.shown(&hint);
                    self.say(&self.words.say_with("table-hint-says", &[("move", Arg::Text(&shown))]))?;
                }
                None => self.say_key("refused-over")?,
            },
            Command::Draw => self.draw()?,
            Command::Resign => self.behave(&[Manner::Resign])?,
            Command::Board => self.show()?,
            Command::Position => self.say(&self.sitting.position())?,
            Command::Dice => {
                for line in telling::throws(self.words, &*self.sitting) {
                    self.say(&line)?;
                }
            }
            Command::Save => self.save(rest)?,
            Command::Load => self.load(rest)?,
            Command::Help => {
                self.say_key(if self.has_cards() { "cli-cards-help" } else { "cli-text-help" })?;
                if let Some(legend) = board::legend(self.words, &*self.sitting).filter(|_| !self.plain) {
                    self.say(&legend)?;
                }
            }
            Command::Quit => {
                self.say_key("cli-text-bye")?;
                return Ok(Next::Leave);
            }
        }
        Ok(Next::Stay)
    }

    fn list_moves(&mut self) -> Result<(), Failure> {
        let moves = given::legal_moves(&*self.sitting);
        if moves.is_empty() {
            return self.say_key("refused-over");
        }
        self.say(&self.words.say_with("cli-text-moves", &[("count", moves.len().into())]))?;
        let mut line = String::new();
        for text in moves {
            if !line.is_empty() && line.len() + 1 + text.len() > LINE {
                self.say(&line)?;
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&text);
        }
        self.say(&line)
    }

    /// Why a move may be played, or why not, without playing it.
    fn why(&mut self, text: &str) -> Result<(), Failure> {
        match self.sitting.clone_box().play(text, &mut Vec::new()) {
            Ok(()) => {
                self.say(&self.words.say_with("cli-text-may", &[("move", Arg::Text(text))]))?;
                match text.split_once('-') {
                    Some((from, _)) if self.square(from).is_some() => self.explain(from),
                    _ => Ok(()),
                }
            }
            Err(PlayError::Refused(reason)) => self.say(&self.words.sentence(&reason)),
            Err(PlayError::Unread(_)) if self.square(text).is_some() => self.explain(text),
            Err(PlayError::Unread(error)) => self.say(&self.words.read_error(&error)),
        }
    }

    fn square(&self, text: &str) -> Option<Square> {
        self.sitting.square_named(text)
    }

    fn explain(&mut self, text: &str) -> Result<(), Failure> {
        if let Some(token) = board::card(self.words, &*self.sitting, self.viewer(), text) {
            for reason in self.sitting.explain(token) {
                self.say(&self.words.sentence(&reason))?;
            }
            return Ok(());
        }
        if self.has_cards() {
            return self.say(&self.words.say_with("cli-cards-none", &[("found", Arg::Text(text))]));
        }
        let Some(square) = self.square(text) else {
            return self.say(&self.words.say_with("refused-no-such-square", &[("square", Arg::Text(text))]));
        };
        let places = self.sitting.places(self.viewer());
        let here = places.iter().find(|(_, place, _)| *place == Place::Square(square));
        let Some(&(token, _, face)) = here else {
            return self.say(&self.words.say_with("refused-empty-square", &[("square", Arg::Text(text))]));
        };
        if let Some(face) = face {
            let piece = self.words.say(self.sitting.figure(face));
            let shown = self.sitting.shown(&self.sitting.square_name(square));
            let args = [("piece", Arg::Text(&piece)), ("square", Arg::Text(&shown))];
            self.say(&self.words.say_with("table-hover-piece", &args))?;
        }
        for reason in self.sitting.explain(token) {
            self.say(&self.words.sentence(&reason))?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let Some(player) = self.asking() else { return self.say_key("undo-nothing") };
        match self.sitting.undo(player) {
            Ok(()) => {
                self.news = News::Position;
                self.ended = false;
                Ok(())
            }
            Err(reason) => self.say(&self.words.sentence(&reason)),
        }
    }

    /// Whose decision `undo` takes back: the only person's; of several, whoever decided last.
    fn asking(&self) -> Option<Player> {
        let seating = self.sitting.seating();
        let is_person = |&seat: &Seat| matches!(Who::on(&*self.sitting, seat), Who::Person(_));
        let mut persons: Vec<_> = seating.iter().filter(is_person).map(|seat| seating.player(seat)).collect();
        persons.dedup();
        if let [only] = persons[..] {
            return Some(only);
        }
        self.plies().iter().rev().find_map(|ply| ply.seat.filter(is_person)).map(|seat| seating.player(seat))
    }

    /// The text of an act beside the game, if it is open to a seat.
    fn manner(&self, seat: Seat, manner: Manner) -> Option<String> {
        let mut asides = self.sitting.asides(seat).into_iter();
        asides.find(|aside| aside.text.rsplit(':').next() == Some(manner.word())).map(|aside| aside.text)
    }

    /// Does the first of these that is open to the person who looks at the table.
    fn behave(&mut self, manners: &[Manner]) -> Result<(), Failure> {
        let seat = self.viewer();
        let text = seat.and_then(|seat| manners.iter().find_map(|&manner| self.manner(seat, manner)));
        match text {
            Some(text) => {
                if let Err(error) = self.act(&text)? {
                    self.say(&self.words.play_error(&error))?;
                }
                Ok(())
            }
            None => self.say_key("cli-text-not-now"),
        }
    }

    /// Offers a draw, or agrees to one; computers answer at once.
    fn draw(&mut self) -> Result<(), Failure> {
        self.behave(&[Manner::Agree, Manner::Offer])?;
        if self.sitting.turn() == Turn::Over {
            return Ok(());
        }
        for seat in self.computers() {
            let Some(agree) = self.manner(seat, Manner::Agree) else { continue };
            if bots::would_agree(&bots::agreement::late_questions(&*self.sitting, seat)) {
                if let Err(error) = self.act(&agree)? {
                    self.say(&self.words.play_error(&error))?;
                }
            } else {
                self.say_key("table-draw-declined")?;
            }
        }
        Ok(())
    }
}

//! `tavoliere perft`: how many games of so many plies there are, the usual proof of a move generator.

use super::{Failure, given};
use crate::levels::{Level, Setup};
use crate::rules::{ForGame, Game, Lexer, Stage, Style, Turn};
use crate::words::Words;
use clap::Args;
use std::cell::Cell;
use std::io::{self, Write};

/// Count the games of so many plies
///
/// Only plies count, not throws; what is decided before play is decided as the book has it; a game that is over goes on
/// no further. A position that occurs again ends no game
/// here, for that depends on how it was reached. The total is the last number printed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  tavoliere perft tafl/brandub 4
  tavoliere perft tafl/tablut 3 --set step=on --divide
  tavoliere perft tafl/hnefatafl 2 --set die=upto --throw 3
  tavoliere perft corona/partnership 3 --set first=a1")]
pub(super) struct Perft {
    /// A level (see `tavoliere levels`), or the path of a level file
    level: String,
    /// How many plies
    depth: u32,
    #[command(flatten)]
    changes: given::Changes,
    /// What the dice show at every throw
    #[arg(long, value_name = "DICE")]
    throw: Option<String>,
    /// Begin from this position, written as the `position` command of `tavoliere text` writes it
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Print the count behind each first move too
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self, words: &Words) -> Result<(), Failure> {
        let level = given::level(words, &self.level)?;
        let options = self.changes.pairs(words)?;
        let setup = Setup { options, position: self.position.clone(), ..Setup::default() };
        level.family.with(Count { asked: self, level: &level, setup: &setup, words, thrown: Cell::new(false) })
    }
}

struct Count<'a> {
    asked: &'a Perft,
    level: &'a Level,
    setup: &'a Setup,
    words: &'a Words,
    /// Has anything been thrown?
    thrown: Cell<bool>,
}

impl ForGame for Count<'_> {
    type Out = Result<(), Failure>;

    fn run<G: Game>(self) -> Self::Out {
        let sitting = self.level.sitting::<G>(self.setup).map_err(|error| given::level_failure(self.words, &error))?;
        let game = self.throw(sitting.game())?;
        let depth = self.asked.depth;
        let mut firsts = Vec::new();
        let total = if self.asked.divide && depth > 0 {
            for mv in moves(&game) {
                firsts.push((plain(&game, mv), self.count_behind(&game, mv, depth)?));
            }
            firsts.sort();
            firsts.iter().map(|(_, behind)| behind).sum()
        } else {
            self.count(&game, depth)?
        };
        if self.asked.throw.is_some() && !self.thrown.get() {
            return Err(Failure::Usage(self.words.say("cli-perft-no-dice")));
        }
        let mut out = io::stdout().lock();
        for (text, behind) in firsts {
            writeln!(out, "{text} {behind}")?;
        }
        writeln!(out, "{total}")?;
        Ok(())
    }
}

impl Count<'_> {
    /// The sequences of exactly `depth` plies from here.
    fn count<G: Game>(&self, game: &G, depth: u32) -> Result<u64, Failure> {
        if depth == 0 {
            return Ok(1);
        }
        match game.turn() {
            Turn::Over => Ok(0),
            Turn::Chance(_) => self.count(&self.throw(game)?, depth),
            Turn::Seat(_, Stage::Play) if depth == 1 => Ok(game.count_moves() as u64),
            Turn::Seat(..) => moves(game).into_iter().map(|mv| self.count_behind(game, mv, depth)).sum(),
        }
    }

    /// The same, beginning with this move, which is a ply only in the play stage.
    fn count_behind<G: Game>(&self, game: &G, mv: G::Move, depth: u32) -> Result<u64, Failure> {
        let ply = matches!(game.turn(), Turn::Seat(_, Stage::Play));
        let mut next = game.clone();
        next.play(mv, &mut ());
        self.count(&next, depth - u32::from(ply))
    }

    /// The game after all throws that come before the next choice, and after what is decided before play, as the book
    /// has it.
    fn throw<G: Game>(&self, game: &G) -> Result<G, Failure> {
        let mut game = game.clone();
        loop {
            let stage = match game.turn() {
                Turn::Chance(Stage::Lot) => return Err(Failure::Usage(self.words.say("cli-perft-lot"))),
                Turn::Chance(stage) => stage,
                Turn::Seat(_, Stage::Array | Stage::Choice) => {
                    let default = moves(&game).into_iter().next();
                    default.into_iter().for_each(|mv| game.play(mv, &mut ()));
                    continue;
                }
                Turn::Seat(..) | Turn::Over => return Ok(game),
            };
            let Some(dice) = self.asked.throw.as_ref().filter(|_| stage == Stage::Throw) else {
                return Err(Failure::Usage(self.words.say("cli-perft-chance")));
            };
            let mut text = Lexer::new(dice);
            let mv = game.read(&mut text).ok().filter(|&mv| text.is_done() && game.actor(mv).is_none());
            let Some(mv) = mv.filter(|&mv| game.allows(mv)) else {
                return Err(Failure::Usage(self.words.say_with("cli-perft-throw", &[("found", dice.into())])));
            };
            game.play(mv, &mut ());
            self.thrown.set(true);
        }
    }
}

fn moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

fn plain<G: Game>(game: &G, mv: G::Move) -> String {
    let mut text = String::new();
    game.write(mv, Style::Plain, &mut text);
    text
}

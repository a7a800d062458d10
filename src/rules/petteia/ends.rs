//! How a game ends (l.89 to l.111), who wins, and what was paid.

use super::board::{Board, Kind, Set};
use super::contact::REFUSALS;
use super::options::{Colour, Payment};
use super::state::Petteia;
use crate::rules::game::{After, Outcome, Verdict};
use crate::rules::manner::Manner;
use crate::rules::reason::Reason;
use crate::rules::seat::Seating;
use serde::{Deserialize, Serialize};

/// So many moves in a row without a capture, of either side, end the game: fifty numbered moves of the record.
pub const QUIET: u16 = 100;

/// How a game ended; the words are the author's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// All peltasts or all hoplites of one side are captured.
    Decimazione,
    /// One side has no move.
    Assedio,
    /// Fifty moves without a capture, and one side has more pieces.
    Superiorita,
    /// One side has refused battle three times in a row.
    Renitenza,
    /// A basileus was captured, where that decides.
    Sbando,
    /// A basileus has arrived on the enemy's first rank.
    Sfondamento,
    /// A player gave up.
    Abbandono,
    /// A player tried an illegal move, where that decides.
    Ignoranza,
    /// Fifty moves without a capture, and both have as many pieces.
    Patta50,
    /// The players agreed to a draw.
    PattaAccordo,
    /// A player overstepped his clock.
    Flag,
}

impl Ending {
    const ALL: [(Ending, &'static str); 11] = [
        (Ending::Decimazione, "ending-decimazione"),
        (Ending::Assedio, "ending-assedio"),
        (Ending::Superiorita, "ending-superiorita"),
        (Ending::Renitenza, "ending-renitenza"),
        (Ending::Sbando, "ending-sbando"),
        (Ending::Sfondamento, "ending-sfondamento"),
        (Ending::Abbandono, "ending-abbandono"),
        (Ending::Ignoranza, "ending-ignoranza"),
        (Ending::Patta50, "ending-patta-50"),
        (Ending::PattaAccordo, "ending-patta-accordo"),
        (Ending::Flag, "ending-flag"),
    ];

    /// The key of its sentence.
    fn key(self) -> &'static str {
        Ending::ALL[self as usize].1
    }

    /// The word of records.
    pub fn word(self) -> &'static str {
        match self {
            Ending::Patta50 => "patta_50",
            Ending::PattaAccordo => "patta_accordo",
            other => other.key().trim_start_matches("ending-"),
        }
    }

    /// The ending of a word.
    pub fn named(word: &str) -> Option<Ending> {
        Ending::ALL.into_iter().map(|(ending, _)| ending).find(|ending| ending.word() == word)
    }
}

/// The end of a game: how, and who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct End {
    /// How.
    pub ending: Ending,
    /// Who won; `None`: a draw.
    pub winner: Option<Colour>,
}

impl End {
    pub(super) fn won(ending: Ending, winner: Colour) -> End {
        End { ending, winner: Some(winner) }
    }

    fn drawn(ending: Ending) -> End {
        End { ending, winner: None }
    }
}

/// What a move did, as far as the end of the game depends on it.
#[derive(Clone, Copy)]
pub(super) struct Done {
    /// Who moved what.
    pub(super) mover: Colour,
    pub(super) kind: Kind,
    /// The board before anything was taken off.
    pub(super) full: Board,
    pub(super) taken: Set,
}

impl Petteia {
    /// Is the game over after a move? In the order in which endings are named.
    pub(super) fn judge(&self, done: &Done) -> Option<End> {
        let Done { mover, kind, full, taken } = *done;
        let enemy = mover.other();
        let army = self.board().army(enemy);
        let wiped_out = |class: &Kind| full.army(enemy).of(*class).meets(taken) && army.of(*class).is_empty();
        if Kind::CLASSES.iter().any(wiped_out) {
            return Some(End::won(Ending::Decimazione, mover));
        }
        if !self.board().can_move(enemy) {
            return Some(End::won(Ending::Assedio, mover));
        }
        if self.options().sbando && full.army(enemy).of(Kind::Basileus).meets(taken) {
            return Some(End::won(Ending::Sbando, mover));
        }
        let arrived = || self.board().army(mover).basileus().is_some_and(|at| at.rank() == enemy.rank(0));
        if self.options().variant.is_nea() && kind == Kind::Basileus && arrived() {
            return Some(End::won(Ending::Sfondamento, mover));
        }
        if self.refusals(mover) >= REFUSALS {
            return Some(End::won(Ending::Renitenza, enemy));
        }
        (self.quiet() >= QUIET).then(|| {
            let [white, black] = Colour::BOTH.map(|colour| self.board().army(colour).all().count());
            match white.cmp(&black) {
                std::cmp::Ordering::Greater => End::won(Ending::Superiorita, Colour::White),
                std::cmp::Ordering::Less => End::won(Ending::Superiorita, Colour::Black),
                std::cmp::Ordering::Equal => End::drawn(Ending::Patta50),
            }
        })
    }

    /// Is a game over before its first move, because the side to move has none?
    pub(super) fn judge_at_first(&self) -> Option<End> {
        let mover = self.to_move();
        (!self.board().can_move(mover)).then(|| End::won(Ending::Assedio, mover.other()))
    }

    /// Something done beside the game.
    pub(super) fn behave(&mut self, manner: Manner, actor: Colour) {
        self.end = match manner {
            Manner::Resign => Some(End::won(Ending::Abbandono, actor.other())),
            Manner::Flag => Some(End::won(Ending::Flag, actor.other())),
            Manner::Offer | Manner::Agree => {
                let all = Colour::BOTH.map(Colour::seat).into_iter().collect();
                self.offer.agree(actor.seat(), all).then(|| End::drawn(Ending::PattaAccordo))
            }
        };
    }

    /// How the game ended, once it is over: when it is decided and nothing more is to be paid.
    pub fn end(&self) -> Option<End> {
        self.end.filter(|_| self.moment.owed == 0)
    }

    /// The end as every game tells it. Points are pieces lost; a coin is told as a stake.
    pub(super) fn told_end(&self) -> Option<Outcome> {
        let End { ending, winner } = self.end()?;
        let mut outcome = match winner {
            Some(colour) => Outcome::win(colour.side(), ending.word()),
            None => Outcome::draw(ending.word()),
        };
        for colour in Colour::BOTH {
            outcome.points[colour.index()] = self.lost(colour) as i16;
            outcome.pays[colour.index()] = self.coins(colour);
        }
        Some(outcome)
    }

    /// How the sitting stands: the coins each player has won, where it is played for coins.
    pub(super) fn tallied(&self) -> Verdict {
        let paid = self.options().pay_dice != Payment::None;
        let coins = ("petteia-tally-coins", Colour::BOTH.map(|colour| i32::from(self.coins(colour))).to_vec());
        Verdict { tally: paid.then_some(coins).into_iter().collect(), ..Verdict::default() }
    }

    /// What follows: the sitting is over with its only game.
    pub(super) fn followed_by(&self) -> Option<After<()>> {
        let end = self.end()?;
        let winners = end.winner.map(|colour| Seating::in_order(2).player(colour.seat())).into_iter().collect();
        Some(After::End(Verdict { winners, reason: Some(Reason::new(end.ending.key())), ..self.tallied() }))
    }
}

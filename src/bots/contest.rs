//! Contests between computer players: pairs of games with equal openings and the seats exchanged, or, where more than
//! two sides play, one against all others from two seats; and what they say about who is stronger. Games of cards are dealt
//! alike in both games of a pair (duplicate). Knows any game, writes and prints nothing.

use super::margin::{self, Margin};
use super::{BeginError, Effort, answer, aside};
use crate::rules::game::{Stage, Turn};
use crate::rules::{AnySitting, Disclosure, Head, PlayError, Player, Seat, Side, Surface};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use thiserror::Error;

/// So many plies of each pair are played by neither contestant, and are the same in both games.
const OPENING: usize = 4;
/// Who plays them: softly, so that openings differ.
const OPENER: Effort =
    Effort { nodes: 300, softness: 40, blur: 0, table_bits: 9, varied: true, paranoid: false, signals: true };

/// Who takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A computer player.
    Computer(Effort),
    /// A computer player who sees all cards: the most that could be reached.
    Seeing(Effort),
    /// Any legal move, each as likely as the others.
    Random,
}

/// Why a contest cannot be played.
#[derive(Debug, Error)]
pub enum ContestError {
    /// A question that no player takes.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// A player answered something that cannot be played.
    #[error("the player's answer {0:?}: {1}")]
    Answer(String, PlayError),
}

/// One game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The seat of the first contestant: the first of them, where he has several.
    pub seat: usize,
    /// What the first contestant scored: 1, ½ or 0.
    pub score: f32,
    /// What the first seat scored, whoever sat on it.
    pub first_seat: f32,
    /// Why the game ended.
    pub reason: &'static str,
    /// How many plies were played.
    pub plies: usize,
    /// How much more the first contestant has of everything that is counted.
    pub margins: Vec<(&'static str, f32)>,
    /// The record of the sitting up to the end of this game.
    pub record: String,
}

/// Two games with equal openings, the contestants on exchanged seats; with more than two sides the first contestant on
/// two seats one after the other, the second on all the rest.
#[derive(Clone, PartialEq, Debug)]
pub struct Pair {
    /// The games.
    pub games: [Played; 2],
    /// What the first contestant scored in the pair by the game's own tally, where a sitting of two games has one.
    pub by_tally: Option<f32>,
}

/// A contest. Its pairs do not depend on one another and may be played on several threads.
pub struct Contest<'a> {
    /// Begins a sitting. One that goes on to a second game with the seats exchanged is a pair by itself.
    pub open: &'a (dyn Fn(Head) -> Box<dyn AnySitting> + Sync),
    /// Who plays whom.
    pub contestants: [Contestant; 2],
    /// What the records call them.
    pub names: [String; 2],
    /// Openings, dice and the players' own choices come from this.
    pub seed: u64,
}

impl Contest<'_> {
    /// Plays the nth pair.
    ///
    /// # Errors
    /// When nobody plays this game.
    pub fn pair(&self, nth: u64) -> Result<Pair, ContestError> {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&self.seed.to_le_bytes());
        secret[8..16].copy_from_slice(&nth.to_le_bytes());
        let head = Head { secret, ..Head::default() };
        let mut sitting = (self.open)(head.clone());
        let mut seats = [Share::Even, Share::Odd];
        let players = sitting.seating().players();
        if sides(sitting.as_ref()) > 2 {
            seats = [0, 1].map(|second| Share::One(Player(((2 * nth + second) % u64::from(players)) as u8)));
        }
        sitting.head_mut().players = self.names(seats[0], players);
        let mut opening = Vec::new();
        let mut plies = 0;
        while plies < OPENING {
            match sitting.turn() {
                // A lot falls the same again; dice in a sitting's second game do not.
                Turn::Chance(Stage::Lot) => {
                    sitting.play_chance(&mut Vec::new());
                }
                Turn::Chance(_) | Turn::Over => break,
                Turn::Seat(seat, stage) => {
                    let text = answer(&sitting.question(seat), OPENER)?.text;
                    play(sitting.as_mut(), &text)?;
                    opening.push(text);
                    plies += usize::from(stage == Stage::Play);
                }
            }
        }
        let mut head = head;
        if sides(sitting.as_ref()) == 2 && matches!(sitting.surface(), Surface::Cards { .. }) {
            // Partners may have been drawn: a contestant has a side, whoever sits there.
            seats = [0, 1].map(|side| Share::Side(Side(side)));
            let seating = sitting.seating();
            let names = |share: Share| {
                let mut names = vec![String::new(); usize::from(players)];
                for seat in seating.iter() {
                    let contestant = share.contestant(seating.player(seat), sitting.side(seat));
                    names[seating.player(seat).index()] = self.names[contestant].clone();
                }
                names
            };
            head.players = names(seats[1]);
            let first = names(seats[0]);
            sitting.head_mut().players = first;
        } else {
            head.players = self.names(seats[1], players);
        }
        let first = self.game(sitting.as_mut(), seats[0])?;
        // A game that is played again, with the seats as they are, is no second game of a pair.
        let seated = sitting.seating();
        let exchanged = !sitting.next_game() || sitting.seating() == seated;
        if exchanged {
            sitting = (self.open)(head);
        } else {
            seats[1] = seats[0];
        }
        for text in &opening {
            while sitting.play_chance(&mut Vec::new()) {}
            play(sitting.as_mut(), text)?;
        }
        let second = self.game(sitting.as_mut(), seats[1])?;
        let by_tally = sitting.verdict().filter(|_| !exchanged).map(|verdict| {
            match (verdict.winners.iter().any(|p| p.0 == 0), verdict.winners.iter().any(|p| p.0 == 1)) {
                (true, false) => 1.0,
                (false, true) => 0.0,
                _ => 0.5,
            }
        });
        Ok(Pair { games: [first, second], by_tally })
    }

    fn names(&self, share: Share, players: u8) -> Vec<String> {
        let name = |player| self.names[share.contestant(Player(player), Side(0))].clone();
        (0..players).map(name).collect()
    }

    /// Plays the game to its end.
    fn game(&self, sitting: &mut dyn AnySitting, share: Share) -> Result<Played, ContestError> {
        let contestant =
            |sitting: &dyn AnySitting, seat: Seat| share.contestant(sitting.seating().player(seat), sitting.side(seat));
        loop {
            match sitting.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    sitting.play_chance(&mut Vec::new());
                }
                Turn::Seat(seat, _) => {
                    let question = sitting.question(seat);
                    let text = match self.contestants[contestant(sitting, seat)] {
                        Contestant::Computer(effort) => answer(&question, effort)?.text,
                        Contestant::Seeing(effort) => {
                            answer(&super::cards::seeing(&question, &sitting.position()), effort)?.text
                        }
                        Contestant::Random => {
                            let choices = sitting.choices();
                            let draw = ChaCha8Rng::seed_from_u64(question.seed).next_u64();
                            choices[(draw % choices.len() as u64) as usize].text.clone()
                        }
                    };
                    play(sitting, &text)?;
                    self.speak(sitting, seat, &contestant)?;
                }
            }
        }
        let hand = sitting.hands() - 1;
        let seat = sitting.seating().iter().find(|&seat| contestant(sitting, seat) == 0);
        let outcome = sitting.outcome();
        let score = |seat: Option<Seat>| {
            seat.zip(outcome.as_ref()).map_or(0.5, |(seat, outcome)| outcome.score(sitting.side(seat)))
        };
        Ok(Played {
            seat: seat.map_or(0, |seat| seat.index()),
            score: score(seat),
            first_seat: score(sitting.seating().iter().next()),
            reason: outcome.map_or("", |outcome| outcome.reason),
            margins: margin::margins(sitting, |seat| contestant(sitting, seat) == 0),
            plies: sitting.entries().iter().filter(|entry| entry.hand == hand && entry.ply).count(),
            record: sitting.record(Disclosure::Copy),
        })
    }
}

impl Contest<'_> {
    /// Each computer says what it has to say beside its turn, who has just moved first.
    fn speak(
        &self,
        sitting: &mut dyn AnySitting,
        moved: Seat,
        contestant: &dyn Fn(&dyn AnySitting, Seat) -> usize,
    ) -> Result<(), ContestError> {
        if !super::speaks(sitting.family()) {
            return Ok(());
        }
        let seats: Vec<Seat> = sitting.seating().iter().collect();
        for nth in 0..seats.len() {
            let seat = seats[(nth + moved.index()) % seats.len()];
            if let Contestant::Computer(effort) | Contestant::Seeing(effort) =
                self.contestants[contestant(sitting, seat)]
                && sitting.turn() != Turn::Over
                && let Some(text) = aside(&sitting.question(seat), effort)?
            {
                play(sitting, &text)?;
            }
        }
        Ok(())
    }
}

/// Which players are the first contestant's.
#[derive(Clone, Copy)]
enum Share {
    /// Every second one around the table, beginning with the first.
    Even,
    /// Every second one, beginning with the second.
    Odd,
    /// Only this one.
    One(Player),
    /// Those of this side.
    Side(Side),
}

impl Share {
    /// Whose a player is who plays for a side: 0 or 1.
    fn contestant(self, player: Player, side: Side) -> usize {
        let first = match self {
            Share::Even => player.0.is_multiple_of(2),
            Share::Odd => !player.0.is_multiple_of(2),
            Share::One(one) => player == one,
            Share::Side(own) => side == own,
        };
        usize::from(!first)
    }
}

/// How many sides play.
fn sides(sitting: &dyn AnySitting) -> usize {
    let mut sides: Vec<_> = sitting.seating().iter().map(|seat| sitting.side(seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides.len()
}

fn play(sitting: &mut dyn AnySitting, text: &str) -> Result<(), ContestError> {
    sitting.play(text, &mut Vec::new()).map_err(|error| ContestError::Answer(text.to_owned(), error))
}

/// What is added up to a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// Every game: wins and half the draws.
    Games,
    /// Every pair, by the game's own tally: for boards on which one seat nearly always wins.
    Tallies,
}

/// Points out of so many games or pairs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Wins and half the draws.
    pub points: f32,
    /// Of so many.
    pub of: usize,
}

impl Score {
    fn of(scores: impl Iterator<Item = f32>) -> Score {
        scores.fold(Score::default(), |score, points| Score { points: score.points + points, of: score.of + 1 })
    }

    /// Points per game, from 0 to 1; ½ where nothing was played.
    pub fn rate(self) -> f32 {
        if self.of == 0 { 0.5 } else { self.points / self.of as f32 }
    }

    /// Between which rates the true one lies with 95 % confidence (E. B. Wilson, 1927; draws count as halves, which
    /// makes it a little too wide).
    pub fn interval(self) -> (f32, f32) {
        const Z: f32 = 1.96;
        let (rate, n) = (self.rate(), self.of as f32);
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let centre = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }
}

/// What a contest has come to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The pairs played.
    pub pairs: Vec<Pair>,
}

impl Report {
    fn games(&self) -> impl Iterator<Item = &Played> {
        self.pairs.iter().flat_map(|pair| &pair.games)
    }

    /// The first contestant's score.
    pub fn score(&self, counting: Counting) -> Score {
        match counting {
            Counting::Games => Score::of(self.games().map(|game| game.score)),
            Counting::Tallies => Score::of(self.pairs.iter().filter_map(|pair| pair.by_tally)),
        }
    }

    /// How much more the first contestant has of each thing that is counted, a game on the average.
    pub fn margins(&self) -> Vec<(&'static str, Margin)> {
        margin::averages(&self.pairs)
    }

    /// The first contestant's score on one of the seats.
    pub fn score_on(&self, seat: usize) -> Score {
        Score::of(self.games().filter(|game| game.seat == seat).map(|game| game.score))
    }

    /// What the first seat scored, whoever sat on it.
    pub fn first_seat(&self) -> Score {
        Score::of(self.games().map(|game| game.first_seat))
    }

    /// Why the games ended and how many for each reason, the commonest first.
    pub fn endings(&self) -> Vec<(&'static str, usize)> {
        let mut counts = BTreeMap::new();
        self.games().for_each(|game| *counts.entry(game.reason).or_default() += 1);
        let mut endings: Vec<_> = counts.into_iter().collect();
        endings.sort_by_key(|&(_, count)| Reverse(count));
        endings
    }

    /// How many plies a game had on the average; 0 where nothing was played.
    pub fn mean_plies(&self) -> f32 {
        self.games().map(|game| game.plies).sum::<usize>() as f32 / self.games().count().max(1) as f32
    }

    /// Does one seat score over 80 %? Between equals, then, pairs are to be decided by the game's own tally.
    pub fn is_one_sided(&self) -> bool {
        let rate = self.first_seat().rate();
        !(0.2..=0.8).contains(&rate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_its_rate_and_narrows() {
        let few = Score { points: 7.0, of: 10 };
        let many = Score { points: 70.0, of: 100 };
        for score in [few, many] {
            let (low, high) = score.interval();
            assert!(low < score.rate() && score.rate() < high);
        }
        let (low, high) = many.interval();
        assert!((low - 0.604).abs() < 0.001 && (high - 0.781).abs() < 0.001, "{low} {high}");
        assert!(few.interval().0 < low && high < few.interval().1);
    }

    #[test]
    fn seats_are_told_apart() {
        let played = |seat, score, first_seat| Played {
            seat,
            score,
            first_seat,
            reason: "",
            plies: 0,
            margins: Vec::new(),
            record: String::new(),
        };
        let pair = Pair { games: [played(0, 1.0, 1.0), played(1, 0.0, 1.0)], by_tally: Some(0.5) };
        let report = Report { pairs: vec![pair; 3] };
        assert_eq!(report.score(Counting::Games).rate(), 0.5);
        assert_eq!((report.score_on(0).rate(), report.score_on(1).rate()), (1.0, 0.0));
        assert_eq!(report.first_seat(), Score { points: 6.0, of: 6 });
        assert!(report.is_one_sided());
        assert_eq!(report.score(Counting::Tallies), Score { points: 1.5, of: 3 });
    }

    #[test]
    fn endings_are_counted_and_the_commonest_comes_first() {
        let played = |reason, plies| Played {
            seat: 0,
            score: 0.5,
            first_seat: 0.5,
            reason,
            plies,
            margins: Vec::new(),
            record: String::new(),
        };
        let pair = |reason, plies| Pair { games: [played("field", 10), played(reason, plies)], by_tally: None };
        let report = Report { pairs: vec![pair("asylum", 40), pair("field", 20)] };
        assert_eq!(report.endings(), [("field", 3), ("asylum", 1)]);
        assert_eq!((report.mean_plies(), Report::default().mean_plies()), (20.0, 0.0));
    }
}

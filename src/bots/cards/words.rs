//! What a player says to his partner (cap. IX, XI): what he asks for, if it helps in the hands he can imagine, else what he
//! can tell.

use super::sight::Sight;
use super::worlds::Worlds;
use super::{stakes, thumb, tree};
use crate::rules::tarocchini::card::{Card, Suit};
use crate::rules::tarocchini::word::{Time, Word};
use crate::rules::tarocchini::{Kind, Move, Phase, Tarocchini};
use crate::rules::{Game, Seat};
use rand::Rng;

/// What is asked of a partner, the commoner first.
const ASKED: [Word; 16] = [
    Word::DiQueste,
    Word::Giuochi,
    Word::ConLoro,
    Word::Trionfetti,
    Word::Sminchi,
    Word::FacciaAndare,
    Word::LeSue,
    Word::Buone,
    Word::Vadi,
    Word::DiQuelle,
    Word::Piccolo,
    Word::InCasa,
    Word::QuelloCheHa,
    Word::ColPiuBello,
    Word::Copra,
    Word::AMe,
];
/// What is told of one's own hand, what tells most first.
const TOLD: [Word; 13] = [
    Word::BattoFortissimo,
    Word::BattoForte,
    Word::Batto,
    Word::Volo,
    Word::Quanto,
    Word::PiuDellaParte,
    Word::ParteGiusta,
    Word::Particina,
    Word::Indietro,
    Word::Stricco,
    Word::InQualcheLuogo,
    Word::ButtoVia,
    Word::Striccando,
];
/// So many hands are imagined to see whether a request helps.
const HANDS: usize = 20;
/// A request must bring so much more than silence, in standard deviations of the difference.
const SURE: f32 = 1.5;

/// The word a seat says now, if any.
pub(super) fn spoken(game: &Tarocchini, seat: Seat, worlds: &mut Worlds, rng: &mut impl Rng) -> Option<Move> {
    let mut asides = Vec::new();
    game.asides(seat, &mut asides);
    let open: Vec<Word> = asides
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Say(_, word) => Some(word),
            _ => None,
        })
        .filter(|&word| game.rules().game == Kind::Mattaccia || game.knows_of(seat).allows(word))
        .collect();
    if open.is_empty() {
        return None;
    }
    if game.rules().game == Kind::Mattaccia {
        // Once a hand is enough.
        let said = game.said().iter().any(|said| said.seat == seat);
        let tough = !said && thumb::is_tough(&Sight::of(game, seat));
        return tough.then_some(Move::Say(seat, Word::Duro));
    }
    let asked: Vec<Word> =
        ASKED.into_iter().filter(|word| open.contains(word) && may_matter(game, seat, *word)).collect();
    let best = asked.into_iter().filter_map(|word| gain(game, seat, word, worlds, rng).map(|gain| (gain, word)));
    let best = best.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, word)| word);
    best.or_else(|| told(game, seat, &open)).map(|word| Move::Say(seat, word))
}

/// What is told with a card played: Batto whenever it is true.
fn told(game: &Tarocchini, seat: Seat, open: &[Word]) -> Option<Word> {
    let own = game.public().last.filter(|(who, _)| *who == seat).map(|(_, card)| card)?;
    TOLD.into_iter().find(|word| open.contains(word) && worth_telling(game, seat, own, *word))
}

fn worth_telling(game: &Tarocchini, seat: Seat, own: Card, word: Word) -> bool {
    let known = game.knows_of(seat);
    match word {
        // Said of a Queen it tells of a King that is not there: only the real master is told.
        Word::Batto => {
            let highest = known.out.of_suit(own.suit()).first();
            highest.is_some_and(|card| known.hand.has(card)) || own.suit() == Suit::Trionfi
        }
        _ => true,
    }
}

/// Is there somebody who could still do as the word asks?
fn may_matter(game: &Tarocchini, seat: Seat, word: Word) -> bool {
    let p = game.public();
    let rules = game.rules();
    match word.time() {
        Time::Lead => p.phase == Phase::Play && p.trick == 0,
        // A partner who plays to this trick after the speaker.
        _ => {
            let left = rules.players - p.trick;
            p.trick > 0
                && (0..left).any(|n| {
                    let later = p.seat.next(n, rules.players);
                    later != seat && rules.side(later) == rules.side(seat)
                })
        }
    }
}

/// How much more a request brings than silence, in the same imagined hands; nothing unless it surely helps.
fn gain(game: &Tarocchini, seat: Seat, word: Word, worlds: &mut Worlds, rng: &mut impl Rng) -> Option<f32> {
    let side = usize::from(game.rules().side(seat).0);
    let (mut sum, mut squares) = (0.0, 0.0);
    for nth in 0..HANDS {
        let world = worlds.nth(nth, rng);
        let mut silent = world;
        let mut spoken = world;
        spoken.play(Move::Say(seat, word), &mut ());
        tree::play_out(&mut silent, rng);
        tree::play_out(&mut spoken, rng);
        let more = stakes::of(&spoken)[side] - stakes::of(&silent)[side];
        sum += more;
        squares += more * more;
    }
    let n = HANDS as f32;
    let mean = sum / n;
    let error = ((squares / n - mean * mean).max(0.0) / n).sqrt();
    (mean > 1.0 && mean > SURE * error).then_some(mean)
}

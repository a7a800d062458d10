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
/// So many hands are imagined to see whether a request helps, and the fewest after which one that does not is dropped.
const HANDS: usize = 64;
const FEW: usize = 16;
/// A request must bring so many points more than silence, and so many standard errors of the difference: a partner who thinks
/// for himself does better than one by rule of thumb, with whom it is compared.
const ENOUGH: f32 = 4.0;
const SURE: f32 = 2.0;

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
    let best = request(game, seat, &asked, worlds, rng);
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

/// A request that is tried in imagined hands, and what it has brought beside silence.
struct Request {
    word: Word,
    sum: f32,
    squares: f32,
}

/// What it is best to ask for; nothing unless it surely brings more than silence in the same imagined hands.
fn request(game: &Tarocchini, seat: Seat, asked: &[Word], worlds: &mut Worlds, rng: &mut impl Rng) -> Option<Word> {
    let side = usize::from(game.rules().side(seat).0);
    let comes_to = |mut world: Tarocchini, rng: &mut _| -> f32 {
        tree::play_out(&mut world, rng);
        stakes::of(&world)[side]
    };
    let mut requests: Vec<_> = asked.iter().map(|&word| Request { word, sum: 0.0, squares: 0.0 }).collect();
    for nth in 0..HANDS {
        if requests.is_empty() {
            return None;
        }
        let world = worlds.nth(nth, rng);
        let silent = comes_to(world, rng);
        for request in &mut requests {
            let mut spoken = world;
            spoken.play(Move::Say(seat, request.word), &mut ());
            let more = comes_to(spoken, rng) - silent;
            request.sum += more;
            request.squares += more * more;
        }
        if nth + 1 == FEW {
            requests.retain(|request| request.sum > 0.0);
        }
    }
    let n = HANDS as f32;
    let rated = requests.into_iter().filter_map(|request| {
        let mean = request.sum / n;
        let error = ((request.squares / n - mean * mean).max(0.0) / n).sqrt();
        (mean > ENOUGH && mean > SURE * error).then_some((mean, request.word))
    });
    rated.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, word)| word)
}

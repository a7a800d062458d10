//! Partners who listen: in dealt positions in which the partner has asked for something by a lawful word, the player does it,
//! and does it more often than without the word. What a word asks for, and what excuses from it, is worked out here, without
//! asking the player. `TAVOLIERE_POSITIONS=500` asks in so many positions, `TAVOLIERE_SCALE` divides the budgets.

mod opponents;
mod tarocchini;

use opponents::open;
use rand::RngExt;
use tavoliere::bots::{self, Effort, Strength};
use tavoliere::rules::tarocchini::card::{Card, Cards, Suit};
use tavoliere::rules::tarocchini::word::Word;
use tavoliere::rules::tarocchini::{Move, Phase, Tarocchini, View, trick};
use tavoliere::rules::{AnySitting, Game, Question, Seat, Turn};

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn dice(seed: u64) -> rand_chacha::ChaCha8Rng {
    use rand::SeedableRng;
    rand_chacha::ChaCha8Rng::seed_from_u64(seed)
}

fn highest(cards: Cards) -> Cards {
    let first = cards.without(Cards::MATTO).first();
    first.map_or(Cards::NONE, |first| if first.is_moro() { cards & Cards::MORI } else { Cards::of(first) })
}

/// The cards that plainly do what a partner who has just spoken asks for; nothing: the word asks for nothing.
fn plainly(game: &Tarocchini, word: Word, speaker: Seat, with: Option<Card>) -> Option<Cards> {
    let p = game.public();
    let hand = game.hand(p.seat).without(Cards::MATTO);
    if with.is_some() && game.trick().is_empty() {
        // It was said with the last card of a trick: to that trick nothing can be played any more.
        return None;
    }
    let lawful = trick::lawful(game.hand(p.seat), trick::suit_led(game.trick()));
    let of = |bits: u8| -> Cards { hand.filter(|card| bits >> card.suit() as u8 & 1 == 1).collect() };
    let led = |nth: usize| p.led[nth].map_or(Cards::NONE, |suit| of(1 << suit));
    let theirs = (0..4).filter(|n| n % 2 != p.seat.0 % 2).fold(0, |bits, n| bits | p.suits[usize::from(n)]);
    let wanted = match word {
        Word::Sminchi => highest(hand & Cards::TRUMPS),
        Word::Vadi | Word::Mincj => of(!p.ever_led & 0xf),
        Word::Giuochi => of(p.suits[speaker.index()] & 0xf),
        Word::ConLoro => of(theirs & 0xf),
        Word::DiQueste => led(0),
        Word::DiQuelle => led(1),
        Word::TorniLa => led(2),
        Word::LeSue => hand & Cards::KINGS,
        Word::Buone => (hand & Cards::FIGURES).without(Cards::KINGS),
        Word::QuelloCheHa => highest(lawful.of_suit(with?.suit())),
        Word::InCasa if with?.suit() != Suit::Trionfi => highest(lawful.of_suit(with?.suit())),
        Word::ColPiuBello => highest(lawful & Cards::TRUMPS),
        Word::AMe => {
            let best = game.trick()[trick::winner(game.trick())];
            lawful.filter(|&card| !trick::beats(card, best)).collect()
        }
        _ => return None,
    };
    Some(wanted & lawful)
}

/// Is a five-card lost by playing it, in all of fifty hands that agree with the view?
fn loses_a_five(view: &View, card: Card) -> bool {
    let mut rng = dice(1);
    Cards::FIVES.has(card)
        && card != Card::MATTO
        && (0..50).all(|_| {
            let mut game = Tarocchini::imagine(view, &mut rng);
            let side = game.public().seat.0 % 2;
            game.play(Move::Play(card), &mut ());
            let takes = |game: &Tarocchini, best: Card| {
                let lawful = trick::lawful(game.hand(game.public().seat), trick::suit_led(game.trick()));
                lawful.into_iter().find(|&other| trick::beats(other, best))
            };
            while !game.trick().is_empty() && game.public().phase == Phase::Play {
                let best = game.trick()[trick::winner(game.trick())];
                let opponent = game.public().seat.0 % 2 != side;
                let own = game.public().leader.next(trick::winner(game.trick()) as u8, 4).0 % 2 == side;
                match takes(&game, best).filter(|_| opponent == own) {
                    Some(_) if own => return true,
                    _ => {
                        let mv = tarocchini::moves(&game)[0];
                        game.play(mv, &mut ());
                    }
                }
            }
            game.public().leader.0 % 2 != side
        })
}

/// A position in which a partner may ask for something.
struct Asked {
    silent: Question,
    spoken: Question,
    wanted: Cards,
    word: Word,
}

/// Deals and plays hands at random among the rules of thumb, and asks now and then.
fn positions(count: u64) -> Vec<Asked> {
    let options = tarocchini::level("partita");
    let quick = Effort { signals: false, ..Effort::thumb() };
    let (mut found, mut secret) = (Vec::new(), 0);
    while (found.len() as u64) < count {
        let mut sitting = open::<Tarocchini>(&options, secret);
        let mut rng = dice(u64::from(secret) + 1000 * found.len() as u64);
        secret = secret.wrapping_add(1);
        for _ in 0..3 {
            from_hand(sitting.as_mut(), quick, &mut rng, &mut found);
            if !sitting.next_game() {
                break;
            }
        }
    }
    found.truncate(count as usize);
    found
}

fn from_hand(sitting: &mut dyn AnySitting, quick: Effort, rng: &mut impl rand::Rng, found: &mut Vec<Asked>) {
    loop {
        while sitting.play_chance(&mut Vec::new()) {}
        let Turn::Seat(seat, _) = sitting.turn() else { return };
        found.extend(ask(sitting, seat, rng));
        let text = bots::answer(&sitting.question(seat), quick).expect("a turn").text;
        sitting.play(&text, &mut Vec::new()).expect("a move");
    }
}

/// The partner asks for something, if he may and if there is a choice.
fn ask(sitting: &dyn AnySitting, seat: Seat, rng: &mut impl rand::Rng) -> Option<Asked> {
    let partner = Seat((seat.0 + 2) % 4);
    let silent = sitting.question(seat);
    let view: View = serde_json::from_str(&silent.view).ok()?;
    let game = Tarocchini::imagine(&view, rng);
    if game.public().phase != Phase::Play || game.hand(seat).len() < 2 || !rng.random_bool(0.4) {
        return None;
    }
    let asides = sitting.asides(partner);
    let choice = asides.get(rng.random_range(0..asides.len().max(1)))?;
    let mut spoken = sitting.clone_box();
    spoken.play(&choice.text, &mut Vec::new()).ok()?;
    let spoken = spoken.question(seat);
    let heard: View = serde_json::from_str(&spoken.view).ok()?;
    let said = heard.table.said.last().filter(|_| heard.table.said.len() > view.table.said.len())?;
    let wanted = plainly(&game, said.word, partner, said.card)?;
    let lawful = trick::lawful(game.hand(seat), trick::suit_led(game.trick()));
    let choice = !wanted.is_empty() && wanted != lawful;
    // The same dice, so that only the word makes a difference.
    let spoken = Question { seed: silent.seed, ..spoken };
    choice.then_some(Asked { silent, spoken, wanted, word: said.word })
}

#[test]
fn partners_do_what_they_are_asked() {
    let scale = number("TAVOLIERE_SCALE", 200);
    let asked = positions(number("TAVOLIERE_POSITIONS", 60));
    for strength in [4, 5] {
        let effort = Strength::new(strength).expect("a strength").effort().scaled_down(scale);
        let played = |question: &Question| Card::of_id(&bots::answer(question, effort).expect("a turn").text);
        let (mut with, mut without, mut excused) = (0, 0, 0);
        for position in &asked {
            let obeyed = |card: Option<Card>| card.is_some_and(|card| position.wanted.has(card));
            let view: View = serde_json::from_str(&position.spoken.view).expect("a view");
            if obeyed(played(&position.spoken)) {
                with += 1;
            } else if position.wanted.into_iter().all(|card| loses_a_five(&view, card)) {
                excused += 1;
            } else {
                println!("strength {strength}: {} is not obeyed", position.word.text());
            }
            without += usize::from(obeyed(played(&position.silent)));
        }
        let percent = |count: usize| 100.0 * count as f64 / asked.len() as f64;
        println!(
            "strength {strength}: {} positions, {:.1} % with the word, {:.1} % without, {excused} excused",
            asked.len(),
            percent(with),
            percent(without)
        );
        assert!(percent(with) >= 75.0 && percent(with) >= percent(without) + 30.0, "strength {strength}");
    }
}

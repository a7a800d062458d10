//! What the tests and the bench of the Tarocchini share: levels, cards by id, hands played from a given pack.
#![allow(dead_code, reason = "each user takes what it needs")]

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use tavoliere::levels;
use tavoliere::rules::tarocchini::card::{Card, Cards};
use tavoliere::rules::tarocchini::{Bid, Carry, Move, Options, Packet, Phase, Tarocchini};
use tavoliere::rules::{Game, Lexer, Seat, Seating, Turn};

/// The levels, one for each game and number of players.
pub const LEVELS: [&str; 17] = [
    "partita",
    "milloni",
    "cinquina",
    "centini4",
    "centini2",
    "quarantacinque3",
    "quarantacinque2",
    "settanta",
    "mattaccia5",
    "mattaccia6",
    "mattaccia7",
    "lecchini",
    "calini3",
    "calini2",
    "toppa",
    "partitaccia",
    "sei",
];

/// The options of `levels/tarocchini/<name>.ron`.
pub fn level(name: &str) -> Options {
    level_with(name, &[])
}

/// A level with options set by the words of records.
pub fn level_with(name: &str, options: &[(&str, &str)]) -> Options {
    let changes: Vec<_> = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let level = levels::find(&format!("tarocchini/{name}")).unwrap_or_else(|error| panic!("{error}"));
    level.options_with::<Tarocchini>(&changes).unwrap_or_else(|error| panic!("{error}"))
}

/// A card by its id.
pub fn card(id: &str) -> Card {
    Card::of_id(id).unwrap_or_else(|| panic!("{id} is no card"))
}

/// Cards by their ids.
pub fn cards(ids: &str) -> Cards {
    ids.split_whitespace().map(card).collect()
}

/// The legal moves.
pub fn moves(game: &Tarocchini) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

/// What a seat may do or say beside.
pub fn asides(game: &Tarocchini, seat: u8) -> Vec<Move> {
    let mut asides = Vec::new();
    game.asides(Seat(seat), &mut asides);
    asides
}

/// Plays a move that must be allowed.
pub fn play(game: &mut Tarocchini, mv: Move) {
    assert!(game.allows(mv), "{mv:?} is not allowed in {:?}", game.public().phase);
    game.play(mv, &mut ());
}

/// Plays moves as a record has them.
pub fn play_text(game: &mut Tarocchini, text: &str) {
    let mut lexer = Lexer::new(text);
    while !lexer.is_done() {
        let mv = game.read(&mut lexer).unwrap_or_else(|error| panic!("{error}"));
        play(game, mv);
    }
}

/// A hand that is not the first, so that nobody draws for partners.
pub fn hand(options: &Options, dealer: u8, plates: [u16; 2]) -> Tarocchini {
    let carry = Carry {
        hand: 1,
        dealer: Seat(dealer),
        seating: Some(Seating::in_order(options.players)),
        plates,
        first: plates != [0, 0],
        ..Carry::default()
    };
    Tarocchini::start(options, &carry)
}

/// Deals the next packets from a pack, as long as packets are dealt.
pub fn deal(game: &mut Tarocchini, pack: &mut Vec<Card>) {
    while matches!(game.public().phase, Phase::Deal | Phase::Exchange) {
        let Move::Packet(packet) = game.chance(&mut super_dice()) else { panic!("no packet") };
        let size = packet.cards().len();
        play(game, Move::Packet(Packet::of(pack.drain(..size))));
    }
}

/// Deals hands as they are given, each in the order it is written; the pack must have just these cards or more.
pub fn deal_hands(game: &mut Tarocchini, hands: &mut [Vec<Card>]) {
    while game.public().phase == Phase::Deal {
        let Move::Packet(packet) = game.chance(&mut super_dice()) else { panic!("no packet") };
        let own = &mut hands[game.public().seat.index()];
        let packet: Vec<_> = own.drain(..packet.cards().len()).collect();
        play(game, Move::Packet(Packet::of(packet)));
    }
}

/// Hands by their ids; what is not named is filled up with what is left, so many cards each.
pub fn hands_of(ids: &[&str], sizes: &[usize]) -> Vec<Vec<Card>> {
    let named: Cards = ids.iter().flat_map(|ids| cards(ids)).collect();
    let mut rest = Cards::ALL.without(named);
    let mut fill = |(ids, size): (&&str, &usize)| {
        let mut hand: Vec<Card> = ids.split_whitespace().map(card).collect();
        hand.extend(rest.by_ref().take(size - hand.len()));
        hand
    };
    ids.iter().zip(sizes).map(&mut fill).collect()
}

/// Any dice: only the size of what falls is asked.
fn super_dice() -> impl Rng {
    use rand::SeedableRng;
    rand_chacha::ChaCha8Rng::seed_from_u64(0)
}

/// The monte round: everybody says *a monte* but the one who holds, and the dealer deals on.
pub fn pass_round(game: &mut Tarocchini, held_by: Option<u8>) {
    loop {
        let bid = match game.turn() {
            Turn::Seat(seat, _) if game.public().phase == Phase::Bid => {
                if held_by == Some(seat.0) {
                    Bid::Hold
                } else {
                    Bid::Monte
                }
            }
            _ => match game.public().phase {
                Phase::Phrase => Bid::Phrase(None),
                Phase::Dealer => Bid::On,
                _ => return,
            },
        };
        play(game, Move::Bid(bid));
    }
}

/// Declares everything there is, or nothing.
pub fn declare(game: &mut Tarocchini, all: bool) {
    while game.public().phase == Phase::Declare {
        let next = moves(game).get(1).copied().filter(|_| all);
        play(game, next.unwrap_or(Move::Declared));
        if next.is_none() {
            return;
        }
    }
}

/// Plays a hand to its end at random, words and other asides left out.
pub fn play_out(game: &mut Tarocchini, rng: &mut impl Rng, list: &mut Vec<Move>) {
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let mv = game.chance(rng);
                game.play(mv, &mut ());
            }
            Turn::Seat(..) => {
                list.clear();
                game.moves(list);
                let mv = list[rng.random_range(0..list.len())];
                game.play(mv, &mut ());
            }
        }
    }
}

/// One of several.
pub fn any<T: Copy>(of: &[T], rng: &mut impl Rng) -> Option<T> {
    of.choose(rng).copied()
}

//! The vectors of the Tarocchini, made apart from this program: counts, declarations, whole hands of every game.

mod tarocchini;
mod vectors;

use serde_json::Value;
use tarocchini::{card, deal, declare, hand, level, level_with, moves, pass_round, play};
use tavoliere::rules::tarocchini::card::{Card, Cards};
use tavoliere::rules::tarocchini::count::{self, Combinations, Item, Items};
use tavoliere::rules::tarocchini::granda::granda;
use tavoliere::rules::tarocchini::honour::Table;
use tavoliere::rules::tarocchini::{Account, Ending, Move, Options, Phase, Tarocchini};
use tavoliere::rules::{Game, Seat, Side, Turn};
use vectors::{entries, files};

/// The vectors' own names of combinations.
fn name(item: Item) -> &'static str {
    ["S", "B", "C", "D", "Granda", "Assi", "Mori", "Tarocchi", "Re", "Regine", "Cavalli", "Fanti"][item as usize]
}

fn number(value: &Value) -> u16 {
    u16::try_from(value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))).expect("a small number")
}

fn ids(value: &Value) -> Vec<Card> {
    value.as_array().expect("cards").iter().map(|id| card(id.as_str().expect("an id"))).collect()
}

fn set(value: &Value) -> Cards {
    ids(value).into_iter().collect()
}

fn seat(value: &Value) -> Option<u8> {
    value.as_u64().map(|n| n as u8)
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn told(kinds: &[Item], points: &[u16]) -> Value {
    let all = kinds.iter().zip(points).filter(|(_, points)| **points > 0);
    Value::Object(all.map(|(item, points)| (name(*item).to_owned(), (*points).into())).collect())
}

fn check_score(here: &str, account: &Account, score: &Value) {
    let combinations = &account.combinations;
    assert_eq!(told(&Item::SEQUENCES, &combinations.sequences), score["sequences"], "{here}: sequences");
    assert_eq!(told(&Item::PARIGLIE, &combinations.pariglie), score["pariglie"], "{here}: Pariglie");
    assert_eq!(combinations.sequences() >= 3, score["sequences_doubled"] == true, "{here}");
    assert_eq!(combinations.pariglie() >= 3, score["criccone"] == true, "{here}");
    let raw = |points: &[u16]| points.iter().sum::<u16>();
    let facts = [
        ("sequences_raw", raw(&combinations.sequences)),
        ("sequences_total", combinations.sequence_points()),
        ("pariglie_raw", raw(&combinations.pariglie)),
        ("pariglie_total", combinations.pariglia_points()),
        ("combos", combinations.points()),
        ("n", account.cards.len() as u16),
        ("card_points", account.card_points),
        ("last", account.last),
        ("accused", account.marked),
        ("total", account.combinations.points() + account.card_points + account.last + account.marked),
    ];
    for (key, found) in facts {
        assert_eq!(found, number(&score[key]), "{here}: {key}");
    }
    let (found, told) = (account.granda, &score["granda"]);
    assert_eq!(found.points, number(&told["points"]), "{here}: Granda");
    assert_eq!(u16::from(found.counters), number(&told["counters"]), "{here}: counters");
    if found.points > 0 {
        let parts = [("cards", found.cards), ("trumps", found.trumps), ("mori", found.mori)];
        parts.iter().for_each(|(key, n)| assert_eq!(u16::from(*n), number(&told[*key]), "{here}: Granda {key}"));
    }
}

#[test]
fn vectors_captured_cards() {
    for (name, entry) in entries("tarocchini", "captured") {
        let cards = set(&entry["cards"]);
        let last = number(&entry["score"]["last"]);
        check_score(&name, &Account::of(cards, last, number(&entry["score"]["accused"])), &entry["score"]);
    }
}

#[test]
fn vectors_of_the_treatise() {
    for (name, entry) in entries("tarocchini", "worked") {
        let cards = set(&entry["cards"]);
        let found = Combinations::of(cards);
        let facts = [
            ("combos", found.points()),
            ("sequences_total", found.sequence_points()),
            ("pariglie_total", found.pariglia_points()),
            ("granda", granda(cards).points),
            ("card_points", count::card_points(cards)),
            ("total_with_last", count::captured(cards) + count::LAST_TRICK),
        ];
        let known = entry.as_object().expect("an entry").keys();
        for key in known.filter(|key| !["name", "cards"].contains(&key.as_str())) {
            let found = facts.iter().find(|(fact, _)| fact == key).unwrap_or_else(|| panic!("{key}?")).1;
            assert_eq!(found, number(&entry[key]), "{name}: {key}");
        }
    }
}

fn check_declared(here: &str, hand: Cards, items: Items, told: &Value) {
    let combinations = Combinations::of(hand).declared(items);
    assert_eq!(self::told(&Item::SEQUENCES, &combinations.sequences), told["sequences"], "{here}");
    assert_eq!(self::told(&Item::PARIGLIE, &combinations.pariglie), told["pariglie"], "{here}");
    assert_eq!(combinations.sequences() >= 3, told["sequences_doubled"] == true, "{here}");
    assert_eq!(combinations.points(), number(&told["points"]), "{here}");
    assert_eq!(count::rounded(combinations.points()) / 10, number(&told["marks"]), "{here}");
}

fn check_honours(here: &str, table: Table, hand: Cards, threw_trump: bool, told: &Value) {
    let found = table.declared(hand, table.available(hand), threw_trump);
    let found: serde_json::Map<_, _> = found.map(|(code, partite)| (code.word().to_owned(), partite.into())).collect();
    assert_eq!(&Value::Object(found), told, "{here}");
}

#[test]
fn vectors_declarations_and_honours() {
    let plain = Table { ancient: false, six: false };
    for (name, entry) in entries("tarocchini", "hands") {
        let dealt = set(&entry["hand"]);
        let hand = if entry["kept"].is_null() { dealt } else { set(&entry["kept"]) };
        let threw_trump = entry["discard"].is_array() && !(set(&entry["discard"]) & Cards::TRUMPS).is_empty();
        let all = Combinations::of(hand).items();
        for (kind, table) in [("partita", plain), ("sei", Table { six: true, ..plain })] {
            if !entry[kind].is_null() {
                let told = &entry[kind];
                check_declared(&name, hand, table.available(hand), told);
                check_honours(&format!("{name}, {kind}"), table, hand, threw_trump, &told["honours"]);
                assert_eq!(table.available(hand).iter().filter(|item| all.has(*item)).count(), all.iter().count());
            }
        }
        if !entry["ancient"].is_null() {
            let table = Table { ancient: true, ..plain };
            check_honours(&format!("{name}, ancient"), table, hand, threw_trump, &entry["ancient"]);
        }
        if !entry["plain"].is_null() {
            check_declared(&name, hand, all, &entry["plain"]);
        }
        if let Some(points) = entry["lecchini_start"].as_u64() {
            let ten = if (hand & Cards::TRUMPS).len() >= 10 { 100 } else { 0 };
            assert_eq!(u64::from(Combinations::of(hand).points()) + ten, points, "{name}: at the start of Lecchini");
        }
    }
}

/// Lawful cards of the seat to play.
fn lawful(game: &Tarocchini) -> usize {
    moves(game).iter().filter(|mv| matches!(mv, Move::Play(_))).count()
}

/// Plays the tricks of an entry; `after` sees the hand after each.
fn play_tricks(here: &str, game: &mut Tarocchini, entry: &Value, mut after: impl FnMut(&mut Tarocchini, usize)) {
    for (nth, trick) in list(&entry["tricks"]).iter().enumerate() {
        let here = format!("{here}, trick {}", nth + 1);
        for (card, legal) in ids(&trick["cards"]).into_iter().zip(list(&trick["legal"])) {
            let Turn::Seat(seat, _) = game.turn() else { return };
            if game.public().phase == Phase::Declare {
                let all = entry["declares"].as_array().is_none_or(|declares| declares[seat.index()] == true);
                declare(game, all);
            }
            if game.turn() == Turn::Over {
                return;
            }
            assert_eq!(lawful(game), usize::from(number(legal)), "{here}: what {} may play", seat.0);
            play(game, Move::Play(card));
        }
        let winner = game.public().leader;
        assert_eq!(Some(winner.0), seat(&trick["winner"]), "{here}");
        after(game, nth);
        if game.turn() == Turn::Over {
            return;
        }
    }
}

/// The card owed for the Matto is given as the default has it.
fn pay_matto(here: &str, game: &mut Tarocchini, entry: &Value) {
    let told = &entry["matto"];
    if game.public().phase == Phase::Pay {
        let given = moves(game)[0];
        assert_eq!(given, Move::Give(card(told["given"].as_str().expect("a card given"))), "{here}");
        assert_eq!(Some(game.public().seat.0), seat(&told["seat"]), "{here}");
        play(game, given);
    } else {
        assert!(told.is_null() || told["given"].is_null(), "{here}: a card is owed");
    }
}

/// `marked`: does the reference count what was declared among a side's points?
fn check_piles(here: &str, game: &Tarocchini, entry: &Value, marked: bool) {
    for (side, pile) in (0..).map(Side).zip(list(&entry["piles"])) {
        assert_eq!(game.pile(side), set(pile), "{here}: what side {} has", side.0);
        let mut account = game.account(side).expect("a side");
        if !marked {
            let told = entry["accused"][usize::from(side.0)].as_u64().map(|points| points as u16);
            assert_eq!(told, Some(account.marked), "{here}: declared");
            account.marked = 0;
        }
        let score = &entry["scores"][usize::from(side.0)];
        assert_eq!(account.cards, set(pile), "{here}");
        check_score(here, &account, score);
    }
}

fn check_hands(here: &str, game: &Tarocchini, hands: &Value) {
    for (seat, held) in (0..).map(Seat).zip(list(hands)) {
        assert_eq!(game.hand(seat), set(held), "{here}: the hand of {}", seat.0);
    }
}

/// A Partita hand from the pack to the plates.
fn play_partita(here: &str, options: &Options, entry: &Value) -> Tarocchini {
    let plates = [0, 1].map(|side| number(&entry["plates_before"][side]));
    let mut game = hand(options, seat(&entry["dealer"]).expect("a dealer"), plates);
    let mut pack = ids(&entry["deck"]);
    deal(&mut game, &mut pack);
    pass_round(&mut game, seat(&entry["held_by"]));
    deal(&mut game, &mut pack);
    check_hands(here, &game, &entry["hands"]);
    let laid = ids(&entry["discard"]);
    play(&mut game, Move::Discard(laid[0].min(laid[1]), laid[0].max(laid[1])));
    play_tricks(here, &mut game, entry, |_, _| ());
    pay_matto(here, &mut game, entry);
    assert_eq!(game.turn(), Turn::Over, "{here}");
    game
}

fn check_partita(here: &str, game: &Tarocchini, entry: &Value) {
    let ledger = game.sheet().ledger;
    let told = list(&entry["ledger"]);
    let mut plates = [0, 1].map(|side| number(&entry["plates_before"][side]));
    assert_eq!(ledger.len(), told.len(), "{here}: {ledger:?}");
    for (found, told) in ledger.iter().zip(told) {
        let side = usize::from(found.side.0);
        plates[side] += found.partite;
        assert_eq!(Some(found.side.0), seat(&told["side"]), "{here}: {found:?}");
        assert_eq!(found.code.word(), told["code"].as_str().expect("a code"), "{here}");
        assert_eq!(found.partite, number(&told["partite"]), "{here}: {found:?}");
        assert_eq!(plates, [0, 1].map(|side| number(&told["plates"][side])), "{here}");
    }
    assert_eq!(game.public().plates, [0, 1].map(|side| number(&entry["plates_after"][side])), "{here}");
    let end = game.public().end.expect("an end");
    assert_eq!(end.last, entry["match"]["over"] == true, "{here}");
    let won = game.public().match_won.map(|side| side.0);
    assert_eq!(won, seat(&entry["match"]["winner"]), "{here}");
    if end.ending != Ending::MatchWon {
        check_piles(here, game, entry, true);
        assert_eq!(end.winner.map(|side| side.0), seat(&entry["winner"]), "{here}");
        let marcio = seat(&entry["marcio"]).map(|loser| 1 - loser);
        assert_eq!(end.ending == Ending::Marcio, marcio.is_some() && end.winner.map(|side| side.0) == marcio, "{here}");
        let accused = [0, 1].map(|side| number(&entry["accused"][side]));
        assert_eq!([game.public().marked[0], game.public().marked[1]], accused, "{here}");
    }
    let winner = end.winner.or(game.public().match_won);
    let pays = winner.map_or(0, |side| end.pays[usize::from(side.0)] / 2);
    let parts = entry["match"]["money"].as_object().into_iter().flat_map(serde_json::Map::values);
    let told = entry["money"].as_i64().expect("money") + parts.filter_map(Value::as_i64).sum::<i64>();
    assert_eq!(i64::from(pays), told, "{here}: money");
}

#[test]
fn vectors_whole_hands_of_partita() {
    for (name, entry) in entries("tarocchini", "deals") {
        let game = play_partita(&name, &level("partita"), &entry);
        check_partita(&name, &game, &entry);
    }
}

/// The entries of one of the other games.
fn minor(game: &str) -> Vec<(String, Value)> {
    let files = files("tarocchini").into_iter();
    let all = files.flat_map(|(file, value)| {
        let entries = value["minor"][game].as_array().cloned().unwrap_or_default();
        entries.into_iter().enumerate().map(move |(n, entry)| (format!("{file}: {game} {n}"), entry))
    });
    let all: Vec<_> = all.collect();
    assert!(!all.is_empty(), "no {game} in the vectors");
    all
}

/// A hand of a game of tricks without more ado, checked trick by trick.
fn walk(here: &str, options: &Options, entry: &Value) -> Tarocchini {
    let mut game = hand(options, seat(&entry["dealer"]).expect("a dealer"), [0, 0]);
    let mut pack = ids(&entry["deck"]);
    deal(&mut game, &mut pack);
    check_hands(here, &game, &entry["hands"]);
    play_tricks(here, &mut game, entry, |game, nth| {
        while let Some((seat, _)) = game.public().toppa {
            play(game, Move::Toppa(seat));
        }
        if game.turn() != Turn::Over && game.public().phase == Phase::Play {
            let running = &entry["running"][nth];
            for side in 0..options.sides() {
                let told = number(&running[usize::from(side)]);
                assert_eq!(game.running(Side(side)), told, "{here}, trick {}: side {side}", nth + 1);
            }
        }
    });
    pay_matto(here, &mut game, entry);
    assert_eq!(game.turn(), Turn::Over, "{here}");
    check_piles(here, &game, entry, false);
    let points = game.public().end.expect("an end").points;
    for (side, told) in list(&entry["points"]).iter().enumerate() {
        assert_eq!(i64::from(points[side]), told.as_i64().expect("points"), "{here}: points of {side}");
    }
    game
}

#[test]
fn vectors_cinquina() {
    for (name, entry) in minor("cinquina") {
        let game = walk(&name, &level("cinquina"), &entry);
        let won = game.public().end.and_then(|end| end.winner).expect("a winner");
        assert_eq!(game.public().owner, Some(won), "{name}");
    }
}

#[test]
fn vectors_centini() {
    for (name, entry) in minor("centini4") {
        walk(&name, &level("centini4"), &entry);
    }
    for (name, entry) in minor("centini2") {
        walk(&name, &level("centini2"), &entry);
    }
}

#[test]
fn vectors_quarantacinque() {
    for (name, entry) in minor("quarantacinque3_exact") {
        walk(&name, &level("quarantacinque3"), &entry);
    }
    for (name, entry) in minor("quarantacinque2_rounded") {
        walk(&name, &level_with("quarantacinque2", &[("counting", "rounded")]), &entry);
    }
}

#[test]
fn vectors_settanta() {
    for (name, entry) in minor("settanta_rounded") {
        walk(&name, &level("settanta"), &entry);
    }
}

#[test]
fn vectors_mattaccia() {
    for (name, entry) in minor("mattaccia") {
        let game = walk(&name, &level(&format!("mattaccia{}", list(&entry["hands"]).len())), &entry);
        let pays = game.public().end.expect("an end").pays;
        for (seat, pay) in list(&entry["pay"]).iter().enumerate() {
            assert_eq!(i64::from(pays[seat] / 2), pay.as_i64().expect("a sum"), "{name}: {seat}");
        }
    }
}

#[test]
fn vectors_toppa() {
    for (name, entry) in minor("toppa") {
        let game = walk(&name, &level("toppa"), &entry);
        let games = [0, 1].map(|side| entry["games"][side].as_i64().expect("games"));
        let pays = game.public().end.expect("an end").pays;
        assert_eq!(i64::from(pays[0] / 2), games[0] - games[1], "{name}");
    }
}

#[test]
fn vectors_lecchini() {
    for (name, entry) in minor("lecchini") {
        let generous = entry["generous"] == true;
        let options = level_with("lecchini", &[("accusing", if generous { "generous" } else { "economic" })]);
        let mut game = hand(&options, seat(&entry["dealer"]).expect("a dealer"), [0, 0]);
        let mut pack = ids(&entry["deck"]);
        deal(&mut game, &mut pack);
        check_hands(&name, &game, &entry["hands"]);
        let (mut draws, mut accused) = (list(&entry["draws"]).iter(), Vec::new());
        play_tricks(&name, &mut game, &entry, |game, nth| {
            while game.public().phase == Phase::Draw {
                let draw = draws.next().expect("a draw");
                let here = format!("{name}: draw after trick {}", nth + 1);
                assert_eq!(Some(game.public().seat.0), seat(&draw["seat"]), "{here}");
                assert_eq!(number(&draw["after_trick"]) as usize, nth + 1, "{here}");
                let before = game.public().marked;
                let drawer = game.public().seat;
                play(game, Move::Draw(card(draw["card"].as_str().expect("a card"))));
                declare(game, true);
                let marked = game.public().marked[drawer.index()] - before[drawer.index()];
                if marked > 0 {
                    accused.push((nth + 1, drawer.0, marked));
                }
            }
        });
        pay_matto(&name, &mut game, &entry);
        let told: Vec<_> = list(&entry["accusations"])
            .iter()
            .filter(|accusation| number(&accusation["marked"]) > 0 && number(&accusation["after_trick"]) > 0)
            .map(|told| {
                (usize::from(number(&told["after_trick"])), seat(&told["seat"]).unwrap(), number(&told["marked"]))
            })
            .collect();
        assert_eq!(accused, told, "{name}");
        check_piles(&name, &game, &entry, true);
        let end = game.public().end.expect("an end");
        assert_eq!(end.winner.map(|side| side.0), seat(&entry["winner"]), "{name}");
        let winner = usize::from(end.winner.expect("a winner").0);
        assert_eq!(i64::from(end.pays[winner] / 2), entry["money"].as_i64().expect("money"), "{name}");
        assert_eq!(end.points[winner] as u16 / 25, number(&entry["partite"]), "{name}");
    }
}

#[test]
fn vectors_calini() {
    for (name, entry) in minor("calini") {
        let options = level(&format!("calini{}", entry["players"]));
        let mut game = hand(&options, seat(&entry["dealer"]).expect("a dealer"), [0, 0]);
        let mut pack = ids(&entry["deck"]);
        deal(&mut game, &mut pack);
        for (nth, told) in list(&entry["moves"]).iter().enumerate() {
            deal(&mut game, &mut pack);
            let here = format!("{name}, move {}", nth + 1);
            assert_eq!(Some(game.public().seat.0), seat(&told["seat"]), "{here}");
            let own = card(told["card"].as_str().expect("a card"));
            let mv = told["takes"].as_str().map_or(Move::Play(own), |taken| Move::Take(own, card(taken)));
            assert!(moves(&game).contains(&mv), "{here}: {mv:?}");
            play(&mut game, mv);
        }
        assert_eq!(pack, ids(&entry["leftover"]), "{name}");
        check_piles(&name, &game, &entry, true);
        assert_eq!(game.public().end.and_then(|end| end.winner).map(|side| side.0), seat(&entry["winner"]), "{name}");
    }
}

#[test]
fn vectors_partitaccia() {
    for (name, entry) in minor("partitaccia") {
        // The first of four hands draws for partners, the second does not.
        let options = level("partitaccia");
        let mut game = hand(&options, seat(&entry["dealer"]).expect("a dealer"), [0, 0]);
        let mut pack = ids(&entry["deck"]);
        deal(&mut game, &mut pack);
        check_hands(&name, &game, &entry["hands"]);
        let laid = ids(&entry["discard"]);
        play(&mut game, Move::Discard(laid[0].min(laid[1]), laid[0].max(laid[1])));
        play_tricks(&name, &mut game, &entry, |_, _| ());
        pay_matto(&name, &mut game, &entry);
        check_piles(&name, &game, &entry, true);
        let end = game.public().end.expect("an end");
        assert_eq!(end.winner.map(|side| side.0), seat(&entry["winner"]), "{name}");
        assert_eq!(
            i64::from(end.pays[usize::from(end.winner.unwrap().0)] / 2),
            entry["games"].as_i64().unwrap(),
            "{name}"
        );
    }
}

#[test]
fn vectors_partita_in_sei() {
    for (name, entry) in minor("sei") {
        let game = play_partita(&name, &level("sei"), &entry);
        check_partita(&name, &game, &entry);
    }
}

#[test]
fn vectors_milloni() {
    for (name, entry) in minor("milloni") {
        let dealer = seat(&entry["dealer"]).expect("a dealer");
        let mut game = hand(&level("milloni"), dealer, [0, 0]);
        let mut pack = ids(&entry["deck"]);
        deal(&mut game, &mut pack);
        check_hands(&name, &game, &entry["hands"]);
        let laid = ids(&entry["discard"]);
        play(&mut game, Move::Discard(laid[0].min(laid[1]), laid[0].max(laid[1])));
        declare(&mut game, true);
        declare(&mut game, true);
        let marked = |game: &Tarocchini| [game.public().marked[0], game.public().marked[1]];
        let first = [0, 1].map(|side| number(&entry["accused_first"][side]));
        assert_eq!(marked(&game), first, "{name}");
        for seat in [1 - dealer, dealer] {
            let mut given = set(&entry["exchanged"][usize::from(seat)]);
            // In the order they lie.
            while !given.is_empty() {
                let next = moves(&game).into_iter().find_map(|mv| match mv {
                    Move::GiveUp(card) if given.has(card) => Some(card),
                    _ => None,
                });
                let next = next.unwrap_or_else(|| panic!("{name}: {given} cannot be given up"));
                given.remove(next);
                play(&mut game, Move::GiveUp(next));
            }
            play(&mut game, Move::Done);
            deal(&mut game, &mut pack);
        }
        check_hands(&name, &game, &entry["second_hands"]);
        play_tricks(&name, &mut game, &entry, |_, _| ());
        let second = [0, 1].map(|side| first[side] + number(&entry["accused_second"][side]));
        assert_eq!(marked(&game), second, "{name}");
        pay_matto(&name, &mut game, &entry);
        let points = game.public().end.expect("an end").points;
        for side in 0..2 {
            assert_eq!(game.pile(Side(side as u8)), set(&entry["piles"][side]), "{name}");
            let rounded = number(&entry["marked"][side]);
            assert_eq!(points[side] as u16, second[side] + rounded, "{name}");
            assert_eq!(points[side] as u16, number(&entry["points"][side]), "{name}");
        }
    }
}

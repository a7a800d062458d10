//! What must hold of any sitting: its record, its past, its undoing.

use super::mirror::places;
use super::state::viewers;
use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use tavoliere::rules::*;

/// Reads a record as it is written, without options.
pub fn read<G: Game>(text: &str, options: &G::Options) -> Result<Sitting<G>, RecordError> {
    Record::parse(text)?.sit::<G>(options.clone(), [7; 32])
}

/// Writes a sitting.
pub fn save<G: Game>(sitting: &Sitting<G>, disclosure: Disclosure) -> String {
    record::write(sitting, &[], disclosure)
}

/// Everything a sitting says of itself, the secret excepted.
pub fn assert_same<G: Game>(a: &Sitting<G>, b: &Sitting<G>) {
    // A game that has been begun and not yet played in leaves no trace in a record.
    let begun = |sitting: &Sitting<G>| sitting.hands().iter().filter(|hand| !hand.made().is_empty()).count().max(1);
    assert_eq!(begun(a), begun(b));
    for (a, b) in a.hands().iter().zip(b.hands()) {
        assert_eq!(a.made(), b.made());
        assert_eq!(a.state().position(), b.state().position());
        assert_eq!(a.state().key(), b.state().key());
        assert_eq!(a.state().turn(), b.state().turn());
        assert_eq!(a.state().seating(), b.state().seating());
        assert_eq!(a.state().outcome(), b.state().outcome());
        assert_eq!(a.state().after(), b.state().after());
        for viewer in viewers(a.state()) {
            assert_eq!(places(a.state(), viewer), places(b.state(), viewer));
        }
    }
}

/// Checks all that must hold of a sitting. It is left as it was.
pub fn assert_sitting<G: Game>(sitting: &mut Sitting<G>, options: &G::Options, rng: &mut impl Rng) {
    assert_record(sitting, options);
    assert_remarks(sitting, options, rng);
    assert_past(sitting, options, rng);
    assert_undo(sitting);
    assert_face(sitting, options, rng);
}

/// Is there something in the current game that nobody may read yet?
fn is_veiled<G: Game>(sitting: &Sitting<G>) -> bool {
    let hand = sitting.hands().last().unwrap();
    hand.state().outcome().is_none() && hand.made().iter().any(|made| made.hidden)
}

fn assert_record<G: Game>(sitting: &Sitting<G>, options: &G::Options) {
    let text = save(sitting, Disclosure::Save);
    let mut again = read::<G>(&text, options).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_same(&again, sitting);
    assert_eq!(again.head, sitting.head);
    assert_eq!(save(&again, Disclosure::Save), text);
    // What comes next does not depend on having been saved.
    let mut on = sitting.clone();
    while on.hands().len() == again.hands().len() && on.play_chance(&mut Vec::new()) {
        assert!(again.play_chance(&mut Vec::new()));
    }
    assert_same(&again, &on);

    let copy = save(sitting, Disclosure::Copy);
    assert!(!copy.contains("[Sealed"), "a copy tells the secret");
    match read::<G>(&copy, options) {
        Ok(read) => {
            assert!(!is_veiled(sitting), "a copy tells what is hidden");
            assert_same(&read, sitting);
            assert_eq!(save(&read, Disclosure::Copy), copy);
        }
        Err(RecordError::Veiled { line }) => {
            assert!(is_veiled(sitting), "a copy hides what is open");
            assert!(copy.lines().nth(line - 1).is_some_and(|line| line.split(' ').any(|word| word == "?")));
        }
        Err(error) => panic!("{error}\n{copy}"),
    }
}

/// Remarks anywhere between words are kept where they stand.
fn assert_remarks<G: Game>(sitting: &Sitting<G>, options: &G::Options, rng: &mut impl Rng) {
    let text = save(sitting, Disclosure::Save);
    let (head, moves) = text.split_once("\n\n").unwrap_or((&text, ""));
    // A remark may stand after any word that is not half of a move: after a whole move, a number or a result.
    let made = sitting.hands().iter().flat_map(|hand| hand.made());
    if made.clone().any(|made| made.text.contains(' ')) {
        return;
    }
    let mut remarked = format!("{head}\n\n{{before it all}} ");
    let mut remarks = 1;
    for word in moves.split_inclusive(char::is_whitespace) {
        remarked.push_str(word);
        if rng.random_ratio(1, 10) {
            remarks += 1;
            remarked.push_str(&format!("{{{remarks} perché? [no] (1.) \"sì\"}} "));
        }
    }
    let read_once = read::<G>(&remarked, options).unwrap_or_else(|error| panic!("{error}\n{remarked}"));
    let written = save(&read_once, Disclosure::Save);
    assert_eq!(written.matches("perché?").count() + 1, remarks, "{remarked}\n{written}");
    let read_twice = read::<G>(&written, options).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_same(&read_twice, &read_once);
    assert_eq!(save(&read_twice, Disclosure::Save), written);
}

/// A sitting cut back is the sitting as it was.
fn assert_past<G: Game>(sitting: &Sitting<G>, options: &G::Options, rng: &mut impl Rng) {
    let Some((hand, played)) = sitting.hands().iter().enumerate().choose(rng) else { return };
    let entries = rng.random_range(0..=played.made().len());
    let then = sitting.at(hand, entries);
    let mut replayed = Sitting::<G>::new(sitting.head.clone(), options.clone());
    for (n, past) in sitting.hands()[..=hand].iter().enumerate() {
        assert!(n == 0 || replayed.next_game());
        let upto = if n == hand { entries } else { past.made().len() };
        past.made()[..upto].iter().for_each(|made| assert_eq!(replayed.play(made.mv, &mut Vec::new()), Ok(())));
    }
    assert_eq!(then.keys(), replayed.keys());
    assert_same(&then, &replayed);
}

/// Undo takes back the word that ended a game, else goes back to a decision of the asking player's own, never past chance or a card shown; redo undoes it.
fn assert_undo<G: Game>(sitting: &mut Sitting<G>) {
    let before = save(sitting, Disclosure::Save);
    for player in (0..super::state::players(sitting.game()) as u8).map(Player) {
        let hand = sitting.hands().last().unwrap();
        let (made, nth) = (hand.made().to_vec(), sitting.hands().len() - 1);
        let Ok(depth) = sitting.undo_depth(player) else {
            assert!(sitting.undo(player).is_err());
            assert_eq!(save(sitting, Disclosure::Save), before);
            continue;
        };
        let (kept, taken) = made.split_at(made.len() - depth);
        let word = sitting.game().outcome().is_some() && made.last().is_some_and(|last| !last.ply && !last.decision);
        assert!(if word { depth == 1 } else { taken[0].decision }, "undo stops where nothing was decided");
        assert!(taken[0].seat.is_some(), "chance decides nothing");
        let closed = taken.iter().any(|made| made.seat.is_none() || made.reveals);
        assert!(sitting.head.practice || !closed, "undo goes past what cannot be taken back");
        let expected = sitting.at(nth, kept.len());
        assert_eq!(sitting.undo(player), Ok(()));
        assert_same(sitting, &expected);
        assert_eq!(sitting.keys(), expected.keys());
        let seating = sitting.game().seating();
        let own = matches!(sitting.game().turn(), Turn::Seat(seat, _) if seating.player(seat) == player);
        assert!(word || own, "the player who asked is to move");
        assert!(sitting.can_redo() && sitting.redo());
        assert_eq!(save(sitting, Disclosure::Save), before, "redo is not what was undone");
        assert!(!sitting.can_redo());
    }
}

/// The face that the rest of the house sees.
fn assert_face<G: Game>(sitting: &Sitting<G>, options: &G::Options, rng: &mut impl Rng) {
    let face = Seated::new(sitting.clone(), options.clone());
    assert_eq!(face.record(Disclosure::Save), save(sitting, Disclosure::Save), "no option differs from the level's");
    let entries = face.entries();
    let made: Vec<_> = sitting.hands().iter().flat_map(|hand| hand.made()).collect();
    assert_eq!(entries.len(), made.len());
    let running = face.outcome().is_none();
    for (entry, made) in entries.iter().zip(made) {
        let secret = made.hidden && running && entry.hand + 1 == sitting.hands().len();
        assert_eq!(entry.text, if secret { "" } else { &made.text });
    }
    let mut texts: Vec<_> = face.choices().into_iter().map(|choice| choice.text).collect();
    texts.extend(sitting.game().seating().iter().flat_map(|seat| face.asides(seat)).map(|choice| choice.text));
    for text in texts.into_iter().sample(rng, 6) {
        let mut next = face.clone();
        assert_eq!(next.play(&text, &mut Vec::new()), Ok(()), "{text}");
        assert_eq!(next.entries().len(), entries.len() + 1);
    }
    for seat in sitting.game().seating().iter() {
        let question = face.question(seat);
        let view: G::View = serde_json::from_str(&question.view).expect("a view");
        assert_eq!(view, sitting.game().view(Some(seat)));
        assert_eq!((question.family.as_str(), question.past.as_slice()), (G::FAMILY, sitting.keys()));
    }
}

/// Two sittings that differ only in what `viewer` may not know look alike to him.
pub fn assert_alike<G: Game>(a: &Sitting<G>, b: &Sitting<G>, viewer: Option<Seat>) {
    assert_eq!(a.game().view(viewer), b.game().view(viewer));
    assert_eq!(places(a.game(), viewer), places(b.game(), viewer));
    assert_eq!(save(a, Disclosure::Copy), save(b, Disclosure::Copy));
    let [a, b] = [a, b].map(|sitting| Seated::new(sitting.clone(), sitting.options().clone()));
    assert_eq!(a.entries(), b.entries());
    if let Some(seat) = viewer {
        assert_eq!(a.question(seat), b.question(seat));
        assert_eq!(a.asides(seat), b.asides(seat));
    }
}

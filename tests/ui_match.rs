//! A whole match of the Partita, to 150, at the table: one person against computers and with one, hand after hand, by
//! touches. Ten moments of it are looked at; `TAVOLIERE_PAGES=folder` keeps their pictures.
#![cfg(feature = "app")]

mod studio;

use bevy::prelude::*;
use std::time::Duration;
use studio::{picture, studio};
use tavoliere::app::headless::Studio;
use tavoliere::app::session::{Ask, Begin, Picked, Session, Who};
use tavoliere::app::{Screen, TurnPhase};
use tavoliere::bots::{self, Effort};
use tavoliere::levels;
use tavoliere::rules::{AnySitting, Disclosure, Place, Stage, Turn};

/// More hands than any match takes.
const HANDS: usize = 60;

/// What is looked at, in the order in which it first comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    Seated,
    Monte,
    Discard,
    Declaring,
    Leading,
    Following,
    Word,
    LastTrick,
    Sheet,
    Won,
}

impl Moment {
    const ALL: [Moment; 10] = [
        Moment::Seated,
        Moment::Monte,
        Moment::Discard,
        Moment::Declaring,
        Moment::Leading,
        Moment::Following,
        Moment::Word,
        Moment::LastTrick,
        Moment::Sheet,
        Moment::Won,
    ];

    /// Has it come, in this position?
    fn is_now(self, sitting: &dyn AnySitting) -> bool {
        let stage = match sitting.turn() {
            Turn::Seat(_, stage) => Some(stage),
            _ => None,
        };
        let places = sitting.places(None);
        let lying = |wanted: fn(&Place) -> bool| places.iter().filter(|(_, place, _)| wanted(place)).count();
        let in_hands = lying(|place| matches!(place, Place::Hand(..)));
        let in_trick = lying(|place| matches!(place, Place::Table(..)));
        let over = sitting.outcome().is_some();
        match self {
            Moment::Seated => true,
            Moment::Monte => stage == Some(Stage::Bid),
            Moment::Discard => stage == Some(Stage::Discard),
            Moment::Declaring => stage == Some(Stage::Declare),
            Moment::Leading => stage == Some(Stage::Play) && in_trick == 0,
            Moment::Following => stage == Some(Stage::Play) && in_trick > 1,
            Moment::Word => stage == Some(Stage::Play) && sitting.entries().last().is_some_and(|entry| !entry.ply),
            Moment::LastTrick => stage == Some(Stage::Play) && in_hands <= 4,
            Moment::Sheet => over && sitting.has_next_game() && sitting.plates().iter().any(|plate| plate.marks > 0),
            Moment::Won => over && !sitting.has_next_game(),
        }
    }
}

fn sitting(studio: &mut Studio) -> &dyn AnySitting {
    studio.world().resource::<Session>().sitting.as_ref()
}

/// Lets pass what computers think and tables show, until the person has to choose or the hand is over; is it over?
fn wait(studio: &mut Studio) -> bool {
    for _ in 0..20_000 {
        studio.update(1);
        let phase = studio.world().get_resource::<State<TurnPhase>>().map(|phase| *phase.get());
        match phase {
            Some(TurnPhase::Over) => return true,
            Some(TurnPhase::Choose) if studio.world().resource::<Session>().person_to_move().is_some() => return false,
            // Computers think in threads of their own.
            _ => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    panic!("nobody moves any more: {}", sitting(studio).record(Disclosure::Save));
}

/// The person plays by the rules of thumb, and touches what spells it.
fn touch_move(studio: &mut Studio) {
    let session = studio.world().resource::<Session>();
    let Some(seat) = session.person_to_move() else { return };
    let text = bots::answer(&session.sitting.question(seat), Effort::thumb()).expect("a move").text;
    let choices = session.sitting.choices();
    let Some(choice) = choices.iter().find(|choice| choice.text == text) else { panic!("{text} in {choices:?}") };
    let picks = choice.picks.clone();
    studio.world().write_message_batch(picks.into_iter().map(Picked));
    studio.update(4);
}

#[test]
fn a_match_to_150_is_played_by_touches_and_ten_moments_of_it_are_seen() {
    let Some(mut studio) = studio(UVec2::new(1280, 720)) else { return };
    studio.settle(Screen::Shelf).expect("the shelf is shown");
    let level = levels::find("tarocchini/partita").expect("the level");
    let computer = Who::Computer(1);
    let players = vec![Who::Person("Anna".into()), computer.clone(), computer.clone(), computer];
    let begin = Begin { level, options: Vec::new(), players, practice: false, clock: None };
    studio.world().write_message(Ask::Begin(Box::new(begin)));
    studio.update(3);

    let mut awaited = Moment::ALL.to_vec();
    let mut plates = Vec::new();
    for hand in 1.. {
        assert!(hand <= HANDS, "a match comes to an end");
        let over = loop {
            let over = wait(&mut studio);
            let come = awaited.iter().position(|moment| moment.is_now(sitting(&mut studio)));
            if let Some(nth) = come {
                let moment = awaited.remove(nth);
                let _ = studio.settle(Screen::Table);
                picture(&mut studio, &format!("match-{moment:?}").to_lowercase());
            } else if over {
                break over;
            } else {
                touch_move(&mut studio);
            }
        };
        assert!(over);
        let now: Vec<_> = sitting(&mut studio).plates().iter().map(|plate| plate.holds).collect();
        plates.push(now);
        if !sitting(&mut studio).has_next_game() {
            break;
        }
        studio.world().write_message(Ask::NextGame);
        studio.update(3);
    }
    assert_eq!(awaited, [], "all ten moments have come, in {} hands", plates.len());
    let verdict = sitting(&mut studio).verdict().expect("the match is decided");
    assert_eq!(verdict.winners.len(), 2, "partners win together");
    let most = plates.last().expect("a hand").iter().flatten().max().copied().unwrap_or_default();
    assert!(most >= 150, "the plates at the end of each hand: {plates:?}");
}

//! A whole match of the Partita, to 150, at the table: one person against computers and with one, hand after hand, by
//! touches. Ten moments of it are looked at; `TAVOLIERE_PAGES=folder` keeps their pictures.
#![cfg(feature = "app")]

mod at_table;
mod studio;

use at_table::{ask, begin, person, phase, sitting, table, touch, until_choice};
use bevy::prelude::*;
use studio::{lay, picture, studio};
use tavoliere::app::TurnPhase;
use tavoliere::app::session::{Ask, Who};
use tavoliere::bots::{self, Effort};
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

/// The person plays by the rules of thumb, and touches what spells it.
fn touch_move(app: &mut App) {
    let Turn::Seat(seat, _) = sitting(app).turn() else { return };
    let text = bots::answer(&sitting(app).question(seat), Effort::thumb()).expect("a move").text;
    let choices = sitting(app).choices();
    let Some(choice) = choices.iter().find(|choice| choice.text == text) else { panic!("{text} in {choices:?}") };
    touch(app, &choice.picks);
}

#[test]
fn a_match_to_150_is_played_by_touches_and_ten_moments_of_it_are_seen() {
    let mut app = table();
    let computer = Who::Computer(1);
    begin(&mut app, "tarocchini/partita", &[], vec![person("Anna"), computer.clone(), computer.clone(), computer]);
    let mut awaited = Moment::ALL.to_vec();
    let (mut moments, mut plates) = (Vec::new(), Vec::new());
    loop {
        assert!(plates.len() < HANDS, "a match comes to an end: {plates:?}");
        until_choice(&mut app);
        while let Some(nth) = awaited.iter().position(|moment| moment.is_now(sitting(&app))) {
            moments.push((awaited.remove(nth), sitting(&app).record(Disclosure::Save)));
        }
        if phase(&app) != Some(TurnPhase::Over) {
            touch_move(&mut app);
            continue;
        }
        plates.push(sitting(&app).plates().iter().filter_map(|plate| plate.holds).collect::<Vec<_>>());
        if !sitting(&app).has_next_game() {
            break;
        }
        ask(&mut app, Ask::NextGame);
    }
    assert_eq!(awaited, [], "all ten moments have come, in {} hands", plates.len());
    let verdict = sitting(&app).verdict().expect("the match is decided");
    assert_eq!(verdict.winners.len(), 2, "partners win together");
    assert!(plates.last().expect("a hand").iter().any(|&holds| holds >= 150), "{plates:?}");
    let deals = sitting(&app).deals();
    assert!(deals.iter().all(|deals| deals.hands as usize == plates.len()), "every hand has been counted");

    if std::env::var_os("TAVOLIERE_PAGES").is_some()
        && let Some(mut studio) = studio(UVec2::new(1280, 720))
    {
        for (moment, record) in moments {
            lay(&mut studio, &record);
            picture(&mut studio, &format!("match-{moment:?}").to_lowercase());
        }
    }
}

//! The mirror: what a table sees that is told only events must be what the game says lies on it.

use tavoliere::rules::{Event, Game, Lying, Place, Seat, Seats};

/// What a viewer sees lying on the table, in the order of the tokens.
pub fn places<G: Game>(game: &G, viewer: Option<Seat>) -> Vec<Lying> {
    let mut places = Vec::new();
    game.places(viewer, &mut places);
    places.sort_unstable();
    places
}

/// No token lies twice, and no two lie in one place.
pub fn assert_tidy(places: &[Lying]) {
    assert!(places.windows(2).all(|pair| pair[0].0 != pair[1].0), "a token lies twice: {places:?}");
    let mut taken: Vec<Place> = places.iter().map(|lying| lying.1).collect();
    taken.sort_unstable();
    assert!(taken.windows(2).all(|pair| pair[0] != pair[1]), "two tokens in one place: {places:?}");
}

/// The table after the events, as this viewer sees it.
pub fn reflect(mut places: Vec<Lying>, events: &[Event], viewer: Option<Seat>) -> Vec<Lying> {
    let sees = |seen_by: &Option<Seats>| match (seen_by, viewer) {
        (None, _) => true,
        (Some(seats), Some(viewer)) => seats.contains(viewer),
        (Some(_), None) => false,
    };
    for event in events {
        let find = |token| places.iter().position(|lying| lying.0 == token).unwrap_or_else(|| panic!("no {token:?}"));
        match event {
            Event::Placed { token, at, face, seen_by } => {
                assert!(places.iter().all(|lying| lying.0 != *token), "{token:?} is there already");
                places.push((*token, *at, sees(seen_by).then_some(*face)));
            }
            Event::Moved { token, to } | Event::Removed { token, to: Some(to) } => {
                let n = find(*token);
                places[n].1 = *to;
            }
            Event::Removed { token, to: None } => {
                let n = find(*token);
                places.remove(n);
            }
            Event::Turned { token, face, seen_by } => {
                let n = find(*token);
                places[n].2 = sees(seen_by).then_some(*face);
            }
            Event::Thrown { token, face } => {
                let n = find(*token);
                places[n].2 = Some(*face);
            }
            Event::Said { .. }
            | Event::TrickTaken { .. }
            | Event::Scored { .. }
            | Event::Passed { .. }
            | Event::Over => {}
        }
    }
    places.sort_unstable();
    places
}

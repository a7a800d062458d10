//! What is told of a piece to somebody who asks what it is: how it moves, tried out by the rules on a part of the board,
//! and the author's words on it.

use super::board::{CENTRE, Square, colour, coordinates, square};
use super::field::{CROWN, Field, Name, owner};
use super::squadron::{Kind, Man};
use super::state::Corona;
use super::table::{FACE_CROWN, face};
use super::why::{IRREGULAR, REGULAR};
use crate::rules::place::Token;
use crate::rules::reason::Reason;
use crate::rules::seat::Seat;
use crate::rules::told::{Sample, Told};

/// The part of the board that is shown: so many files and ranks, its corner on this file and rank. The piece stands in
/// its middle.
const SHOWN: usize = 9;
const CORNER: usize = 4;
/// Where nothing that is shown is on a line with the Crown.
const AWAY: Square = square(1, 0);

impl Corona {
    /// What is told of a piece, or of the Crown.
    pub(super) fn tells(&self, token: Token) -> Option<Told> {
        if token == CROWN {
            return Some(Told { said: vec![Reason::new("corona-said-crown").source("cap. IX")], sample: None });
        }
        let seat = owner(token)?;
        let man = self.field.man(Name::try_from(token.0).ok()?);
        let histrion = man.is_histrion() && self.rules.irregular;
        let kind = man.kind();
        let (regular, irregular) = said(kind);
        let said = match histrion {
            true => vec![Reason::new("corona-said-histrion").source(IRREGULAR)],
            false => {
                let irregular =
                    irregular.filter(|_| self.rules.irregular).map(|key| Reason::new(key).source(IRREGULAR));
                [Reason::new(regular).source(REGULAR)].into_iter().chain(irregular).collect()
            }
        };
        Some(Told { said, sample: Some(self.sample(seat, man, self.where_is(token))) })
    }

    /// A piece in the middle of an empty board, among the few others without which its movement would not show.
    fn sample(&self, seat: Seat, man: Man, at: Option<Square>) -> Sample {
        let mut game = Corona { field: Field::empty(), ..*self };
        game.field.set_crown(AWAY);
        let mut names = (0..).map(|nth| Field::fresh_name(seat, nth));
        let mut put = |game: &mut Corona, man: Man, east: i32, north: i32| {
            let (x, y) = coordinates(CENTRE);
            let on = square((x as i32 + east) as usize, (y as i32 + north) as usize);
            if let Some(name) = names.next() {
                game.field.put(name, man, on);
            }
        };
        put(&mut game, man, 0, 0);
        let pawn = Man::new(Kind::Pawn);
        let company: &[(Man, i32, i32)] = match man.kind() {
            _ if !self.rules.irregular && man.kind() != Kind::Lieutenant => &[],
            // In sight of his King, if he is so now.
            Kind::Lieutenant if self.help(seat).seen => &[(Man::new(Kind::King), 0, -3)],
            Kind::Ram => &[(pawn, 0, -1), (pawn, 1, -1)],
            Kind::Signifer => &[(Man::new(Kind::Paladin), -4, 0), (Man::new(Kind::Knight), -1, -2)],
            Kind::Dragon => &[(pawn, 2, 0), (pawn, 1, 1), (pawn, 2, 2)],
            Kind::Pawn if man.is_histrion() => &[(Man::new(Kind::Knight), -1, -2)],
            _ => &[],
        };
        company.iter().for_each(|&(man, east, north)| put(&mut game, man, east, north));
        if man.kind() == Kind::Pawn {
            // As the Crown stands to it now: on its colour, or on the other.
            let same = at.is_none_or(|at| colour(at) == colour(self.field.crown()));
            let (x, y) = coordinates(CENTRE);
            game.field.set_crown(square(x + if same { 4 } else { 3 }, y + 4));
        }
        game.tried(seat)
    }

    /// Where the piece on the middle of the board goes, and where it strikes, square by square.
    fn tried(&self, seat: Seat) -> Sample {
        let help = self.help(seat);
        let goes = |game: &Corona, to: Square| {
            let mut found = false;
            game.goals(CENTRE, &help, &mut |goal| found |= goal == to);
            found
        };
        let foe = self.rules.seating.iter().find(|&other| self.rules.side(other) != self.rules.side(seat));
        let shown = |n: usize| square(CORNER + n % SHOWN, CORNER + n / SHOWN);
        let (mut men, mut marches, mut strikes) = (Vec::new(), Vec::new(), Vec::new());
        for (n, at) in (0..SHOWN * SHOWN).map(|n| (n, shown(n))) {
            let here = Square(n as u16);
            match self.field.at(at) {
                Some((owner, man)) => men.push((here, face(owner, man))),
                None if at == self.field.crown() => men.push((here, FACE_CROWN)),
                None => {
                    marches.extend(goes(self, at).then_some(here));
                    let struck = foe.is_some_and(|foe| goes(&self.with(foe, at), at));
                    strikes.extend(struck.then_some(here));
                }
            }
        }
        let size = SHOWN as u16;
        Sample { size: (size, size), men, marches, strikes }
    }
}

/// The keys of the author's words on a kind: on its regular movement, and on its irregular one.
fn said(kind: Kind) -> (&'static str, Option<&'static str>) {
    match kind {
        Kind::King => ("corona-said-king", None),
        Kind::Lieutenant => ("corona-said-lieutenant", None),
        Kind::Paladin => ("corona-said-paladin", None),
        Kind::Knight => ("corona-said-knight", None),
        Kind::Amazon => ("corona-said-amazon", None),
        Kind::Ram => ("corona-said-ram", Some("corona-said-ram-charge")),
        Kind::Centaur => ("corona-said-centaur", None),
        Kind::Signifer => ("corona-said-signifer", Some("corona-said-signifer-guarded")),
        Kind::Dragon => ("corona-said-dragon", Some("corona-said-dragon-flight")),
        Kind::Pawn => ("corona-said-pawn", None),
    }
}

//! Before play: the lot, a free array, the Histrion, and whether he prefers the Amazon to the Knight.

use super::board::{Square, distance};
use super::field::{Field, token};
use super::options::{Options, Rules};
use super::squadron::{ARRAY, Kind, Man, PIECES, camp, in_camp, seen, turned};
use super::state::{Corona, Moment, Move, Phase};
use crate::rules::event::{Event, Sink};
use crate::rules::manner::DrawOffer;
use crate::rules::place::Place;
use crate::rules::seat::{Seat, Seats};

impl Corona {
    /// A game from the first array, or from an empty board.
    pub(super) fn start_from(options: &Options) -> Corona {
        let rules = options.rules();
        let mut field = Field::empty();
        if !rules.free_array {
            for seat in rules.seating.iter() {
                for (nth, (file, rank, kind)) in ARRAY.into_iter().enumerate() {
                    field.put(Field::fresh_name(seat, nth), Man::first(kind), turned(seat, file, rank));
                }
            }
        }
        let first = rules.first.unwrap_or(rules.seating.iter().next().unwrap_or(Seat(0)));
        let mut game = Corona { rules, field, moment: Moment::playing(first), offer: DrawOffer::default(), end: None };
        game.moment.phase = Phase::Lot;
        if rules.first.is_some() {
            game.begin(first);
        }
        game
    }

    /// This seat begins: what it has to decide before play is decided first.
    fn begin(&mut self, first: Seat) {
        self.moment.first = first;
        let next = self.due().next();
        self.enter(next);
    }

    /// What is still to be decided before play by a seat, in order.
    fn due(&self) -> impl Iterator<Item = (Seat, Phase)> + '_ {
        let pairs = self.rules.round(self.moment.first).flat_map(|seat| {
            [Phase::Array, Phase::Histrion, Phase::Prefer].into_iter().map(move |phase| (seat, phase))
        });
        pairs.filter(|&(seat, phase)| self.is_alive(seat) && self.decides(seat, phase))
    }

    pub(super) fn decides(&self, seat: Seat, phase: Phase) -> bool {
        let Rules { seating, irregular, amazon_choice, free_array, .. } = self.rules;
        let player = seating.player(seat);
        match phase {
            Phase::Array => free_array,
            Phase::Histrion => irregular,
            // One declaration of a player holds for all his squadrons.
            Phase::Prefer => {
                amazon_choice
                    && self.rules.round(self.moment.first).find(|&s| seating.player(s) == player) == Some(seat)
            }
            Phase::Lot | Phase::Play => false,
        }
    }

    fn enter(&mut self, next: Option<(Seat, Phase)>) {
        match next {
            Some((seat, phase)) => (self.moment.to_move, self.moment.phase) = (seat, phase),
            None => {
                let living = self.living();
                let first = self.rules.round(self.moment.first).find(|&seat| living.contains(seat));
                self.moment.to_move = first.unwrap_or(self.moment.first);
                self.moment.phase = Phase::Play;
                self.moment.gone = Seats::default();
            }
        }
    }

    /// Goes on to what is to be decided next.
    pub(super) fn go_on(&mut self) {
        let Moment { phase, to_move, first, .. } = self.moment;
        if matches!(phase, Phase::Lot | Phase::Play) {
            return;
        }
        let nth = |seat: Seat| self.rules.round(first).position(|other| other == seat);
        let here = (nth(to_move), phase as u8);
        let next = self.due().find(|&(seat, phase)| (nth(seat), phase as u8) > here);
        self.enter(next);
    }

    /// Decides something before play.
    pub(super) fn prepare(&mut self, mv: Move, out: &mut impl Sink) {
        let seat = self.moment.to_move;
        match mv {
            Move::Lot(first) => return self.begin(first),
            Move::Put(at) => {
                let nth = usize::from(self.field.count(seat));
                let name = Field::fresh_name(seat, nth);
                self.field.put(name, Man::first(ARRAY[nth].2), at);
                out.tell(|| {
                    let face = self.face_of(name);
                    Event::Placed { token: token(name), at: Place::Square(at), face, seen_by: None }
                });
                if nth + 1 < PIECES {
                    return;
                }
            }
            Move::Histrion(at) => {
                if let (Some(name), Some((_, man))) = (self.field.name(at), self.field.at(at)) {
                    self.field.change(at, man.with_feather(true));
                    out.tell(|| Event::Turned { token: token(name), face: self.face_of(name), seen_by: None });
                }
            }
            Move::Prefer { amazon: true } => {
                let seating = self.rules.seating;
                seating.seats_of(seating.player(seat)).for_each(|seat| self.moment.amazon.insert(seat));
            }
            _ => {}
        }
        self.go_on();
    }

    /// What may be decided now, the default first.
    pub(super) fn choices(&self, out: &mut Vec<Move>) {
        let seat = self.moment.to_move;
        match self.moment.phase {
            Phase::Lot | Phase::Play => {}
            Phase::Array => {
                let (file, rank, _) = ARRAY[usize::from(self.field.count(seat)).min(PIECES - 1)];
                let own = turned(seat, file, rank);
                let empty = |at: &Square| self.field.name(*at).is_none();
                let others = camp(seat).filter(|&at| at != own);
                out.extend([own].into_iter().chain(others).filter(empty).map(Move::Put));
            }
            Phase::Histrion => {
                let pawns = || self.field.standing(seat).filter(|&at| self.is_pawn(at));
                // The Pawn nearest the Crown; of several the one on the lowest file, then rank, as seen from `a1`.
                let default = pawns().min_by_key(|&at| (distance(at, self.field.crown()), seen(seat, at)));
                let others = pawns().filter(|&at| Some(at) != default);
                out.extend(default.into_iter().chain(others).map(Move::Histrion));
            }
            Phase::Prefer => out.extend([false, true].map(|amazon| Move::Prefer { amazon })),
        }
    }

    fn is_pawn(&self, at: Square) -> bool {
        self.field.at(at).is_some_and(|(_, man)| man.kind() == Kind::Pawn)
    }

    /// May this be decided now?
    pub(super) fn may_choose(&self, mv: Move) -> bool {
        let (seat, phase) = (self.moment.to_move, self.moment.phase);
        match mv {
            Move::Lot(first) => phase == Phase::Lot && self.is_alive(first),
            Move::Put(at) => phase == Phase::Array && in_camp(seat, at) && self.field.name(at).is_none(),
            Move::Histrion(at) => phase == Phase::Histrion && self.field.has(seat, at) && self.is_pawn(at),
            Move::Prefer { .. } => phase == Phase::Prefer,
            _ => false,
        }
    }
}

impl Moment {
    /// The beginning of play.
    pub(super) fn playing(first: Seat) -> Moment {
        Moment {
            phase: Phase::Play,
            to_move: first,
            first,
            quiet: 0,
            touched: None,
            amazon: Seats::default(),
            gone: Seats::default(),
        }
    }
}

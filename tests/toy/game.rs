//! The rules of the toy.

use super::*;
use rand::{Rng, RngExt};
use std::hash::{DefaultHasher, Hash, Hasher};
use tavoliere::rules::*;

impl Game for Toy {
    type Options = Options;
    type Carry = Carry;
    type Move = Move;
    type View = View;
    const FAMILY: &'static str = "toy";

    fn check(options: &Options) -> Result<(), Reason> {
        if options.hands == 0 { Err(Reason::new("toy-no-hands")) } else { Ok(()) }
    }

    fn settings(options: &Options) -> Vec<Setting> {
        let yes_no = |key, value: bool| Setting { key, value: value.to_string(), choices: vec!["false", "true"] };
        vec![
            Setting { key: "hands", value: options.hands.to_string(), choices: vec!["1", "2", "3"] },
            yes_no("rigour", options.rigour),
            yes_no("pairs", options.pairs),
        ]
    }

    fn set(options: &mut Options, key: &str, value: &str) -> bool {
        match key {
            "hands" => value.parse().map(|hands| options.hands = hands).is_ok(),
            "rigour" => value.parse().map(|rigour| options.rigour = rigour).is_ok(),
            "pairs" => value.parse().map(|pairs| options.pairs = pairs).is_ok(),
            _ => false,
        }
    }

    fn seats(_: &Options) -> u8 {
        4
    }

    fn seat_names() -> &'static [&'static str] {
        &["south", "east", "north", "west"]
    }

    fn figure(face: Face) -> &'static str {
        if face.0 < 24 { "toy-card" } else { "die" }
    }

    fn start(options: &Options, carry: &Carry) -> Toy {
        let table = Table {
            phase: Phase::Deal { packet: 0 },
            hands: [[None; HAND]; 4],
            picked: 0,
            trick: [[None; 2]; 4],
            piles: [[None; PACK as usize]; 2],
            drawn: 0,
            fresh: 0,
            die: 0,
            leader: Seat(0),
            points: [0; 2],
            revoked: [false; 2],
            toppa: None,
            offer: DrawOffer::default(),
            ending: None,
        };
        let mut toy = Toy { options: options.clone(), carry: carry.clone(), table };
        toy.table.leader = toy.nth_seat(0);
        toy
    }

    fn start_at(options: &Options, carry: &Carry, position: &str) -> Result<Toy, ReadError> {
        let table = notation::read_table(position)?;
        let toy = Toy { options: options.clone(), carry: carry.clone(), table };
        if toy.is_sane() { Ok(toy) } else { Err(Lexer::new(position).expected("a table that can be")) }
    }

    fn position(&self) -> String {
        serde_json::to_string(&self.table).unwrap()
    }

    fn turn(&self) -> Turn {
        match self.table.phase {
            Phase::Deal { .. } | Phase::Draw { .. } => Turn::Chance(Stage::Deal),
            Phase::Discard { nth } => Turn::Seat(self.nth_seat(nth), Stage::Discard),
            Phase::Throw => Turn::Chance(Stage::Throw),
            Phase::Play { nth, .. } => Turn::Seat(self.table.leader.next(nth, 4), Stage::Play),
            Phase::Over => Turn::Over,
        }
    }

    fn side(&self, seat: Seat) -> Side {
        side(seat)
    }

    fn seating(&self) -> Seating {
        self.seats_now()
    }

    fn moves(&self, out: &mut Vec<Move>) {
        let Turn::Seat(seat, stage) = self.turn() else { return };
        if stage == Stage::Discard {
            out.push(Move::Done);
            let picked = self.table.picked;
            if picked.count_ones() < ASIDE {
                let next = 8 - picked.leading_zeros() as u8;
                out.extend((next..HAND as u8).map(Move::Pick));
            }
        } else {
            out.extend(self.held(seat).filter(|&card| self.follows(seat, card)).map(Move::Play));
            if out.is_empty() {
                out.push(Move::Pass);
            }
        }
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.turn() == Turn::Over {
            return;
        }
        if self.table.toppa == Some(seat) {
            out.push(Move::Toppa(seat));
        }
        if self.speaker() == Some(seat) {
            out.push(Move::Batto(seat));
        }
        out.extend(self.table.offer.open_to(seat).map(|manner| Move::Manner(manner, seat)));
    }

    fn actor(&self, mv: Move) -> Option<Seat> {
        match (mv, self.turn()) {
            (Move::Toppa(seat) | Move::Batto(seat) | Move::Manner(_, seat), _) => Some(seat),
            (Move::Deal(..) | Move::Throw(_), _) => None,
            (_, Turn::Seat(seat, _)) => Some(seat),
            _ => None,
        }
    }

    fn chance(&self, rng: &mut impl Rng) -> Move {
        let Some((_, count)) = self.receiver() else { return Move::Throw(rng.random_range(1..=6)) };
        let mut stock = self.stock();
        let mut draw = || stock.swap_remove(rng.random_range(0..stock.len()));
        Move::Deal(draw(), (count == 2).then(draw))
    }

    fn odds(&self, out: &mut Vec<(Move, f32)>) -> bool {
        if self.table.phase == Phase::Throw {
            out.extend((1..=6).map(|pips| (Move::Throw(pips), 1.0 / 6.0)));
        }
        self.table.phase == Phase::Throw
    }

    fn allows(&self, mv: Move) -> bool {
        match mv {
            Move::Deal(first, second) => self.receiver().is_some_and(|(_, count)| {
                let stock = self.stock();
                let fits = count == 1 + usize::from(second.is_some());
                fits && second != Some(first) && stock.contains(&first) && second.is_none_or(|c| stock.contains(&c))
            }),
            Move::Throw(pips) => self.table.phase == Phase::Throw && (1..=6).contains(&pips),
            Move::Manner(Manner::Flag, seat) => self.turn() != Turn::Over && seat.0 < 4,
            Move::Toppa(seat) | Move::Batto(seat) | Move::Manner(_, seat) => {
                let mut asides = Vec::new();
                self.asides(seat, &mut asides);
                asides.contains(&mv)
            }
            Move::Revoke(card) => match self.turn() {
                Turn::Seat(seat, Stage::Play) => {
                    self.options.rigour && self.held(seat).any(|c| c == card) && !self.follows(seat, card)
                }
                _ => false,
            },
            _ => {
                let mut moves = Vec::new();
                self.moves(&mut moves);
                moves.contains(&mv)
            }
        }
    }

    fn penalty(&self, attempt: &Attempt) -> Option<Move> {
        let [Pick::Token(token)] = attempt.picks[..] else { return None };
        let card = self.held_as(attempt.seat, token)?;
        let mv = Move::Revoke(card);
        (self.actor(mv) == Some(attempt.seat) && self.allows(mv)).then_some(mv)
    }

    fn play(&mut self, mv: Move, out: &mut impl Sink) {
        let seat = self.actor(mv);
        // Chance leaves the windows of words open; whoever moves in turn closes them.
        if let (Some(seat), false) = (seat, matches!(mv, Move::Toppa(_) | Move::Batto(_) | Move::Manner(..))) {
            self.table.toppa = None;
            self.table.offer.moved(seat);
        }
        match mv {
            Move::Deal(first, second) => self.deal(first, second, out),
            Move::Pick(slot) => self.lay_aside(slot, out),
            Move::Done => self.end_discard(out),
            Move::Throw(pips) => {
                self.table.die = pips;
                self.table.phase = Phase::Play { nth: 0, again: false };
                out.tell(|| Event::Thrown { token: self.die_token(), face: Face(24 + u16::from(pips)) });
            }
            Move::Play(card) => self.put(card, out),
            Move::Revoke(card) => {
                let Some(seat) = seat else { return };
                self.table.revoked[usize::from(side(seat).0)] = true;
                out.tell(|| Event::Said { seat: None, what: Reason::new("toy-revoke").seat("seat", seat) });
                self.put(card, out);
            }
            Move::Pass => {
                if let Some(seat) = seat {
                    out.tell(|| Event::Passed { seat });
                }
                self.next_seat(out);
            }
            Move::Toppa(seat) => {
                self.table.toppa = None;
                self.table.points[usize::from(side(seat).0)] += 2;
                out.tell(|| Event::Said { seat: Some(seat), what: Reason::new("toppa") });
                out.tell(|| Event::Scored { side: side(seat), points: 2, what: Reason::new("toppa") });
            }
            Move::Batto(seat) => out.tell(|| Event::Said { seat: Some(seat), what: Reason::new("batto") }),
            Move::Manner(Manner::Resign | Manner::Flag, seat) => self.end(Ending::GaveUp(side(seat)), out),
            Move::Manner(Manner::Offer | Manner::Agree, seat) => {
                if self.table.offer.agree(seat, everybody()) {
                    self.end(Ending::Agreed, out);
                }
            }
        }
    }

    fn repeated(&mut self, _: &mut impl Sink) {}

    fn view(&self, viewer: Option<Seat>) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Toy {
        view.filled(rng)
    }

    fn hides(&self, mv: Move) -> bool {
        matches!(mv, Move::Deal(..) | Move::Pick(_))
    }

    fn reveals(&self, mv: Move) -> bool {
        matches!(mv, Move::Play(_) | Move::Revoke(_) | Move::Batto(_))
    }

    fn places(&self, viewer: Option<Seat>, out: &mut Vec<Lying>) {
        self.lay_out(viewer, out);
    }

    fn surface(&self) -> Surface {
        Surface::Cards { seats: 4 }
    }

    fn looks(&self, seat: Seat) -> Quarter {
        Quarter(seat.0)
    }

    fn gesture(&self, mv: Move) -> Vec<Pick> {
        self.spell(mv)
    }

    fn write(&self, mv: Move, _: Style, out: &mut String) {
        notation::write(self, mv, out);
    }

    fn read(&self, text: &mut Lexer) -> Result<Move, ReadError> {
        notation::read(self, text)
    }

    fn refuse(&self, attempt: &Attempt) -> Reason {
        let card = match attempt.picks.first() {
            Some(Pick::Token(token)) => self.held_as(attempt.seat, *token),
            _ => None,
        };
        match (self.turn(), card, self.led()) {
            (Turn::Over, ..) => Reason::new("refused-over"),
            (_, Some(card), Some(led)) if !self.follows(attempt.seat, card) => {
                Reason::new("toy-follow").text("suit", notation::SUITS[usize::from(suit(led))].to_string())
            }
            _ => Reason::new("refused-not-now"),
        }
    }

    fn explain(&self, token: Token) -> Vec<Reason> {
        let Turn::Seat(seat, Stage::Play) = self.turn() else { return Vec::new() };
        let reason = match self.held_as(seat, token).map(|card| self.follows(seat, card)) {
            Some(true) if self.led().is_some() => "toy-may-follow",
            Some(true) => "toy-may-lead",
            _ => return Vec::new(),
        };
        vec![Reason::new(reason)]
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = self.counted();
        let win = |winner: Side, reason| {
            let mut outcome = Outcome::win(winner, reason);
            for seat in self.seats_now().iter() {
                let player = self.seats_now().player(seat).index();
                outcome.pays[player] += if side(seat) == winner { 2 } else { -2 };
            }
            outcome
        };
        let mut outcome = match self.table.ending? {
            Ending::Agreed => Outcome::draw("agreed"),
            Ending::GaveUp(loser) => win(Side(1 - loser.0), "gave_up"),
            Ending::Counted if points[0] == points[1] => Outcome::draw("counted"),
            Ending::Counted => win(Side(u8::from(points[1] > points[0])), "counted"),
        };
        outcome.points[..2].copy_from_slice(&points);
        Some(outcome)
    }

    fn tally(&self) -> Verdict {
        let tally = self.tally_now();
        let players = if self.options.pairs { 2 } else { 4 };
        Verdict { winners: Vec::new(), reason: None, tally: vec![("points", tally[..players].to_vec())] }
    }

    fn after(&self) -> Option<After<Carry>> {
        self.table.ending?;
        let tally = self.tally_now();
        if self.carry.hand + 1 < self.options.hands {
            return Some(After::Next(Carry { hand: self.carry.hand + 1, tally }));
        }
        let mut verdict = self.tally();
        let players = &verdict.tally[0].1;
        let most = players.iter().max().copied();
        verdict.winners = (0..).zip(players).filter(|(_, p)| Some(**p) == most).map(|(n, _)| Player(n)).collect();
        verdict.reason = Some(Reason::new("toy-most-points"));
        Some(After::End(verdict))
    }

    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.table.hash(&mut hasher);
        hasher.finish()
    }

    fn repetition_key(&self) -> Option<u64> {
        None
    }
}

impl Toy {
    fn deal(&mut self, first: Card, second: Option<Card>, out: &mut impl Sink) {
        let Some((seat, _)) = self.receiver() else { return };
        for card in [Some(first), second].into_iter().flatten() {
            let Some(slot) = self.table.hands[seat.index()].iter().position(Option::is_none) else { return };
            let token = self.table.drawn;
            self.table.drawn += 1;
            self.table.hands[seat.index()][slot] = Some(Lies { token, card });
            let (token, seen_by) = (self.token(token), Some([seat].into_iter().collect()));
            out.tell(|| Event::Moved { token, to: Place::Hand(seat, slot as u16) });
            out.tell(|| Event::Turned { token, face: Face(card.into()), seen_by });
        }
        self.table.phase = match self.table.phase {
            Phase::Deal { packet: 7 } => Phase::Discard { nth: 0 },
            Phase::Deal { packet } => Phase::Deal { packet: packet + 1 },
            Phase::Draw { nth: 3 } => Phase::Throw,
            Phase::Draw { nth } => Phase::Discard { nth: nth + 1 },
            other => other,
        };
    }

    fn lay_aside(&mut self, slot: u8, out: &mut impl Sink) {
        let Turn::Seat(seat, _) = self.turn() else { return };
        self.table.picked |= 1 << slot;
        if let Some(lies) = self.table.hands[seat.index()][usize::from(slot)] {
            out.tell(|| Event::Moved { token: self.token(lies.token), to: Place::Table(seat, slot.into()) });
        }
    }

    /// What was laid aside is shuffled: gathered, and given fresh tokens in an order that tells nothing.
    fn end_discard(&mut self, out: &mut impl Sink) {
        let (Turn::Seat(seat, _), Phase::Discard { nth }) = (self.turn(), self.table.phase) else { return };
        let mut laid = Vec::new();
        for slot in (0..HAND).filter(|slot| self.table.picked & (1 << slot) != 0) {
            if let Some(lies) = self.table.hands[seat.index()][slot].take() {
                out.tell(|| Event::Removed { token: self.token(lies.token), to: None });
                laid.push(lies.card);
            }
        }
        laid.sort_unstable();
        for &card in &laid {
            let token = PACK + self.table.fresh;
            self.table.fresh += 1;
            let at = self.pile(side(seat), Lies { token, card }, Some(seat));
            let face = Face(card.into());
            out.tell(|| Event::Placed { token: self.token(token), at, face, seen_by: Some(Seats::default()) });
        }
        self.table.picked = 0;
        self.table.phase = match (laid.is_empty(), nth) {
            (false, _) => Phase::Draw { nth },
            (true, 3) => Phase::Throw,
            (true, _) => Phase::Discard { nth: nth + 1 },
        };
    }

    fn pile(&mut self, side: Side, lies: Lies<Card>, laid_by: Option<Seat>) -> Place {
        let pile = &mut self.table.piles[usize::from(side.0)];
        let n = pile.iter().flatten().count();
        pile[n] = Some(Piled { lies, laid_by });
        Place::Pile(side, n as u16)
    }

    fn put(&mut self, card: Card, out: &mut impl Sink) {
        let (Turn::Seat(seat, _), Phase::Play { nth, again }) = (self.turn(), self.table.phase) else { return };
        let hand = &mut self.table.hands[seat.index()];
        let Some(lies) = hand.iter_mut().find_map(|slot| slot.take_if(|lies| lies.card == card)) else { return };
        let left = hand.iter().flatten().count();
        self.table.trick[seat.index()][usize::from(again)] = Some(lies);
        let token = self.token(lies.token);
        out.tell(|| Event::Moved { token, to: Place::Table(seat, u16::from(again)) });
        out.tell(|| Event::Turned { token, face: Face(card.into()), seen_by: None });
        if nth == 0 && !again && self.table.die == 6 && left > 0 {
            self.table.phase = Phase::Play { nth: 0, again: true };
        } else {
            self.next_seat(out);
        }
    }

    fn next_seat(&mut self, out: &mut impl Sink) {
        let Phase::Play { nth, .. } = self.table.phase else { return };
        if nth < 3 {
            self.table.phase = Phase::Play { nth: nth + 1, again: false };
        } else {
            self.end_trick(out);
        }
    }

    fn end_trick(&mut self, out: &mut impl Sink) {
        let Some(led) = self.led() else { return };
        let best = |seat: &Seat| {
            let card = self.table.trick[seat.index()][0].map(|lies| lies.card);
            card.filter(|&card| suit(card) == suit(led)).map(|card| card + 1).unwrap_or_default()
        };
        let winner = (0..4).map(Seat).max_by_key(best).unwrap_or(self.table.leader);
        let own = side(winner);
        out.tell(|| Event::TrickTaken { seat: winner });
        let (mut points, mut toppa) = (1, false);
        for seat in (0..4).map(Seat) {
            for lies in std::mem::take(&mut self.table.trick[seat.index()]).into_iter().flatten() {
                points += i16::from(is_six(lies.card));
                toppa |= is_six(lies.card) && side(seat) != own;
                let (token, to) = (self.token(lies.token), Some(self.pile(own, lies, None)));
                out.tell(|| Event::Removed { token, to });
                let face = Face(lies.card.into());
                out.tell(|| Event::Turned { token, face, seen_by: Some(Seats::default()) });
            }
        }
        self.table.points[usize::from(own.0)] += points;
        out.tell(|| Event::Scored { side: own, points: points.into(), what: Reason::new("toy-trick") });
        self.table.toppa = toppa.then_some(winner);
        let holding = |seat: &Seat| self.held(*seat).next().is_some();
        match (0..4).map(|n| winner.next(n, 4)).find(holding) {
            Some(leader) => {
                self.table.leader = leader;
                self.table.phase = Phase::Throw;
            }
            None => self.end(Ending::Counted, out),
        }
    }

    fn end(&mut self, ending: Ending, out: &mut impl Sink) {
        // A discard broken off is no discard.
        if let (Turn::Seat(seat, _), Phase::Discard { .. }) = (self.turn(), self.table.phase) {
            for slot in (0..HAND).filter(|slot| self.table.picked & (1 << slot) != 0) {
                let Some(lies) = self.table.hands[seat.index()][slot] else { continue };
                out.tell(|| Event::Moved { token: self.token(lies.token), to: Place::Hand(seat, slot as u16) });
            }
            self.table.picked = 0;
        }
        self.table.ending = Some(ending);
        self.table.phase = Phase::Over;
        out.tell(|| Event::Over);
    }

    /// Points as they count now: nothing for a side that revoked.
    fn counted(&self) -> [i16; 2] {
        [0, 1].map(|side| if self.table.revoked[side] { 0 } else { self.table.points[side] })
    }

    fn tally_now(&self) -> [i32; 4] {
        let (mut tally, seating) = (self.carry.tally, self.seats_now());
        for seat in seating.iter() {
            tally[seating.player(seat).index()] += i32::from(self.counted()[usize::from(side(seat).0)]);
        }
        tally
    }
}

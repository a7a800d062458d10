//! The author's advice for play (cap. XI), each sentence a rule with a name: how much it speaks for a card or against it.

use super::sight::Sight;
use crate::rules::Seat;
use crate::rules::tarocchini::card::{Card, Cards, Suit};
use crate::rules::tarocchini::{Tarocchini, trick};

/// A rule of thumb for the card to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// Lead the longest suit first, to find the void and draw their trumps.
    LongestFirst,
    /// Later lead a figure towards the partner, above all if he dealt.
    FigureToPartner,
    /// Never lead a Queen, unless the partner's declaration asks for it.
    NeverLeadQueen,
    /// Never lead a King first, unless a Marcio threatens.
    NoKingFirst,
    /// Draw the opponents' trumps, never the partner's.
    DrawTheirTrumps,
    /// Lead the suit the opponents declared.
    TheirSuit,
    /// As dealer do not open the suit in which a void was made.
    DealersVoid,
    /// Do not draw trumps without two Kings, nor with just the four top trumps.
    NoTrumpsWithoutKings,
    /// Early, with seven or eight trumps and a King, draw one round.
    OneRound,
    /// No Queen the first time, unless an opponent seems to hold up the King.
    NoQueenFirst,
    /// Give the King, unless holding five of the suit or more, or the void is sure.
    GiveTheKing,
    /// Risk a figure while the King's place is unknown.
    RiskFigure,
    /// Void in suit and trumps, never risk a King, unless the partner surely takes.
    NoKingThrown,
    /// Keep every sure card.
    KeepSureCards,
    /// On the partner's trumps throw from suits where there is nothing.
    ThrowNothing,
}

impl Advice {
    /// All of them.
    pub const ALL: [Advice; 15] = [
        Advice::LongestFirst,
        Advice::FigureToPartner,
        Advice::NeverLeadQueen,
        Advice::NoKingFirst,
        Advice::DrawTheirTrumps,
        Advice::TheirSuit,
        Advice::DealersVoid,
        Advice::NoTrumpsWithoutKings,
        Advice::OneRound,
        Advice::NoQueenFirst,
        Advice::GiveTheKing,
        Advice::RiskFigure,
        Advice::NoKingThrown,
        Advice::KeepSureCards,
        Advice::ThrowNothing,
    ];
    const LEAD: [Advice; 9] = [
        Advice::LongestFirst,
        Advice::FigureToPartner,
        Advice::NeverLeadQueen,
        Advice::NoKingFirst,
        Advice::DrawTheirTrumps,
        Advice::TheirSuit,
        Advice::DealersVoid,
        Advice::NoTrumpsWithoutKings,
        Advice::OneRound,
    ];
    const FOLLOW: [Advice; 6] = [
        Advice::NoQueenFirst,
        Advice::GiveTheKing,
        Advice::RiskFigure,
        Advice::NoKingThrown,
        Advice::KeepSureCards,
        Advice::ThrowNothing,
    ];

    /// How much it speaks for a card of the seat to move, in points; against it below nothing.
    pub fn speaks(self, game: &Tarocchini, card: Card) -> f32 {
        self.weight(&Sight::of(game, game.public().seat), card)
    }

    /// How much it speaks for a card, in points.
    pub(super) fn weight(self, sight: &Sight, card: Card) -> f32 {
        let suit = card.suit();
        let plain = suit != Suit::Trionfi;
        let of_suit = sight.hand.of_suit(suit).len();
        let first_time = sight.p.ever_led >> suit as u8 & 1 == 0;
        let declared = |seat: Seat| sight.p.suits[seat.index()] >> suit as u8 & 1 == 1;
        let kings = (sight.hand & Cards::KINGS).len();
        let trumps = sight.trumps().len();
        let is = |kind: Cards| kind.has(card);
        let when = |yes: bool, weight: f32| if yes { weight } else { 0.0 };
        match self {
            Advice::LongestFirst => when(plain && sight.p.tricks < 4, 1.5 * of_suit as f32),
            Advice::FigureToPartner => {
                let dealt = sight.partners().any(|seat| seat == sight.p.dealer);
                let figure = is(Cards::KNIGHTS | Cards::JACKS);
                when(figure && sight.p.tricks >= 3, if dealt { 6.0 } else { 3.0 })
            }
            Advice::NeverLeadQueen => when(is(Cards::QUEENS) && !sight.partners().any(declared), -9.0),
            Advice::NoKingFirst => {
                let dry = sight.p.taken[usize::from(sight.seat.0 % sight.game.rules().sides())] == 0;
                when(is(Cards::KINGS) && first_time && !(dry && sight.p.tricks >= 7), -24.0)
            }
            Advice::DrawTheirTrumps => {
                let real = Cards::TRUMPS.without(Cards::MATTO);
                let theirs = sight.opponents().any(|seat| !sight.lacks(seat, real));
                let ours = sight.partners().all(|seat| sight.lacks(seat, real));
                when(!plain, if theirs { when(ours, 4.0) } else { -10.0 })
            }
            Advice::TheirSuit => when(plain && sight.opponents().any(declared), 3.0),
            Advice::DealersVoid => when(sight.seat == sight.p.dealer && plain && of_suit == 1, -4.0),
            Advice::NoTrumpsWithoutKings => {
                let four_tops = trumps == 4 && sight.trumps() == Cards(0xf << Card::ANGELO.0);
                when(!plain && (kings < 2 || four_tops), -6.0)
            }
            Advice::OneRound => {
                when(!plain && sight.p.tricks < 2 && (7..=8).contains(&trumps) && kings > 0 && first_time, 10.0)
            }
            Advice::NoQueenFirst => {
                let king = takers_of_queen(card);
                let safe = sight.is_master(card) || sight.opponents().all(|seat| sight.lacks(seat, king));
                when(is(Cards::QUEENS) && first_time && sight.led == Some(suit) && !safe && of_suit > 1, -6.0)
            }
            Advice::GiveTheKing => {
                let void = sight.later().any(|seat| !sight.ours(seat) && sight.lacks(seat, suit.cards()));
                let gives = is(Cards::KINGS) && sight.led == Some(suit) && of_suit < 5 && !void;
                when(gives && sight.wins(card) > 0.5, 6.0)
            }
            Advice::RiskFigure => {
                let unknown = sight.out.has(Card(10 * suit as u8));
                when(plain && unknown && is(Cards::KNIGHTS | Cards::JACKS) && sight.led == Some(suit), 1.5)
            }
            Advice::NoKingThrown => {
                let thrown = is(Cards::KINGS) && sight.led.is_some_and(|led| led != suit);
                when(thrown && sight.wins(card) < 0.9, -12.0)
            }
            Advice::KeepSureCards => {
                let taken = sight.best.is_none_or(|(_, best)| trick::beats(card, best));
                when(!taken && sight.is_master(card) && sight.hand.len() > 1, -6.0)
            }
            Advice::ThrowNothing => {
                let partners = sight.best.is_some_and(|(seat, best)| sight.ours(seat) && best.suit() == Suit::Trionfi);
                let nothing = (sight.hand.of_suit(suit) & (Cards::FIGURES | Cards::FIVES)).is_empty();
                when(partners && plain && nothing && sight.led != Some(suit), 3.0)
            }
        }
    }

    /// What all rules together say of a card.
    pub(super) fn together(sight: &Sight, card: Card) -> f32 {
        let rules: &[Advice] = if sight.p.trick == 0 { &Advice::LEAD } else { &Advice::FOLLOW };
        rules.iter().map(|rule| rule.weight(sight, card)).sum()
    }
}

fn takers_of_queen(queen: Card) -> Cards {
    super::sight::takers(queen)
}

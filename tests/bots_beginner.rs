//! Whole games of the weakest computer player. What it sees at once it does not leave. `TAVOLIERE_GAMES` says how many
//! games; `--nocapture` shows their records.

mod tafl;

use tafl::{level, moves, read, text};
use tavoliere::bots::{self, Strength};
use tavoliere::rules::tafl::{Ending, Move, Tafl};
use tavoliere::rules::{AnySitting, Disclosure, Game, Head, Seated, Sitting, Style, Turn};

const LEVELS: [&str; 3] = ["brandub", "tablut", "hnefatafl"];

/// The moves by which the side to move captures the King or brings him to a corner.
fn winning(game: &Tafl) -> Vec<String> {
    let wins = |ending| matches!(ending, Ending::KingCaptured | Ending::Corner);
    let mover = game.to_move();
    let won = |mv| {
        let mut after = *game;
        after.play(mv, &mut ());
        after.end().is_some_and(|end| end.winner == Some(mover) && wins(end.ending))
    };
    moves(game).into_iter().filter(|&mv| won(mv)).map(|mv| text(game, mv, Style::Plain)).collect()
}

/// Would the side to move let the other side win at once?
fn gives_away(game: &Tafl, mv: Move) -> bool {
    let mut after = *game;
    after.play(mv, &mut ());
    after.end().is_none() && !winning(&after).is_empty()
}

/// Plays a game to its end; how many times a side could win at once. Whenever it could, it has; and it has let the
/// other side do so only where every move did.
fn play(board: &str, strengths: [u8; 2], seed: u8) -> usize {
    let options = level(board);
    let players = strengths.map(|strength| format!("bot:{strength}")).to_vec();
    let head = Head { secret: [seed; 32], players, ..Head::default() };
    let mut game = Tafl::start(&options, &Default::default());
    let mut sitting: Box<dyn AnySitting> = Box::new(Seated::new(Sitting::<Tafl>::new(head, options.clone()), options));
    let mut chances = 0;
    while let Turn::Seat(seat, _) = sitting.turn() {
        let strength = Strength::new(strengths[seat.index()]).expect("a strength");
        let answer = bots::answer(&sitting.question(seat), strength).expect("a move").text;
        let wins = winning(&game);
        if !wins.is_empty() {
            chances += 1;
            let record = sitting.record(Disclosure::Copy);
            assert!(wins.contains(&answer), "{record}\n{answer} is played, not {wins:?}");
        }
        let played = read(&game, &answer);
        if gives_away(&game, played) {
            let record = sitting.record(Disclosure::Copy);
            assert!(moves(&game).into_iter().all(|mv| gives_away(&game, mv)), "{record}\n{answer} gives the game away");
        }
        game.play(played, &mut ());
        sitting.play(&answer, &mut Vec::new()).expect("a legal move");
    }
    let how = sitting.outcome().map(|outcome| outcome.reason);
    println!("{board}, Black {}, White {}: {how:?}\n{}", strengths[0], strengths[1], sitting.record(Disclosure::Copy));
    chances
}

#[test]
fn a_beginner_leaves_no_king_uncaptured_no_road_unwalked_and_none_open() {
    let games = std::env::var("TAVOLIERE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(4);
    let mut chances = 0;
    for nth in 0..games {
        // Every board, against a like player and a stronger one, with either colour.
        let other = 1 + nth / 3 % 2;
        let strengths = if nth / 6 % 2 == 0 { [1, other] } else { [other, 1] };
        chances += play(LEVELS[usize::from(nth % 3)], strengths, nth);
    }
    assert!(chances * 4 >= usize::from(games), "hardly a game came to such a chance");
}

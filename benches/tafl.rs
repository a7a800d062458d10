//! How fast the King's Table is, beside the crate `hnefatafl` in the same run:
//!
//! * leaves per second of perft through [`Game::moves`] and [`Game::play`]: every leaf is a state made by playing its
//!   last move on a copy, on both sides (counting the last moves without playing them is reported apart);
//! * random games per second: all legal moves are listed, one is drawn and played, until the game ends. Neither side
//!   knows repetition here; both end a game after 100 turns without a lost man.
//!
//! The peer's rules are set as near to ours as it has them, without shield walls, forts and enclosures; it does not
//! know the capture of the King with one escort. Each figure is the best of several rounds, ours and theirs in turn.

mod pace;
#[path = "../tests/tafl/mod.rs"]
mod tafl;

use hnefatafl::aliases::{MediumBasicBoardState, SmallBasicBoardState};
use hnefatafl::board::state::BoardState;
use hnefatafl::collections::pieceset::PieceSet;
use hnefatafl::game::GameStatus;
use hnefatafl::game::logic::GameLogic;
use hnefatafl::game::state::GameState;
use hnefatafl::pieces::{BASIC_PIECES, KING, Side};
use hnefatafl::play::ValidPlay;
use hnefatafl::rules::{HostilityRules, KingAttack, KingStrength, OccupyRules, PassRules, Ruleset};
use pace::race;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::hint::black_box;
use std::time::Duration;
use tavoliere::rules::Game;
use tavoliere::rules::tafl::{Move, Tafl, notation};

const QUIET_LIMIT: u32 = 100;
/// Games between two looks at the clock.
const BATCH: u64 = 20;

fn main() {
    let seconds = std::env::var("TAVOLIERE_BENCH_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(0.5);
    let round = Duration::from_secs_f64(seconds);
    println!("state: {} bytes, move: {} bytes", size_of::<Tafl>(), size_of::<Move>());
    println!("{:<24}{:>14}{:>14}{:>8}", "", "ours", "hnefatafl", "ratio");
    compare::<SmallBasicBoardState>("brandub", 4, round);
    compare::<MediumBasicBoardState>("tablut", 3, round);
    compare::<MediumBasicBoardState>("hnefatafl", 3, round);
}

/// One board: both programs, all measures.
fn compare<B: BoardState>(board: &str, depth: u32, round: Duration) {
    let options = tafl::level(board);
    let game = Tafl::start(&options, &Default::default());
    let logic = GameLogic::<B>::new(ruleset(options.men_cross_throne), options.size() as u8);
    let state = GameState::<B>::new(&notation::write_board(game.board()), Side::Attacker).expect("the same array");

    let mut ours_scratch = vec![Vec::new(); depth as usize];
    let mut theirs_scratch = vec![Vec::new(); depth as usize];
    let (leaves, their_leaves) =
        (pace::perft(&game, &mut ours_scratch), theirs_perft(&logic, &state, &mut theirs_scratch));
    let [ours, theirs] = race(
        round,
        || pace::perft(&game, &mut ours_scratch) as f64,
        || theirs_perft(&logic, &state, &mut theirs_scratch) as f64,
    );
    let note = format!("depth {depth}: {leaves} and {their_leaves} leaves");
    row(&format!("{board} leaves/s"), ours, theirs, &note);

    let [bulk, _] = race(round, || tafl::perft(&game, depth, None) as f64, || 1.0);
    println!("{:<24}{bulk:>14.0}{:>14}{:>8}   last moves counted, not played", format!("{board} bulk/s"), "", "");

    let (mut ours_rng, mut theirs_rng) = (ChaCha8Rng::seed_from_u64(1), ChaCha8Rng::seed_from_u64(1));
    let (mut moves, mut plays) = (Vec::new(), Vec::new());
    let (mut ours_plies, mut theirs_plies) = ((0, 0), (0, 0));
    let [ours, theirs] = race(
        round,
        || {
            ours_plies.0 += (0..BATCH).map(|_| ours_game(game, &mut moves, &mut ours_rng)).sum::<u64>();
            ours_plies.1 += BATCH;
            BATCH as f64
        },
        || {
            theirs_plies.0 += (0..BATCH).map(|_| theirs_game(&logic, state, &mut plays, &mut theirs_rng)).sum::<u64>();
            theirs_plies.1 += BATCH;
            BATCH as f64
        },
    );
    let mean = |(plies, games): (u64, u64)| plies as f64 / games as f64;
    let note = format!("{:.1} and {:.1} plies a game", mean(ours_plies), mean(theirs_plies));
    row(&format!("{board} games/s"), ours, theirs, &note);
    let (ours, theirs) = (ours * mean(ours_plies), theirs * mean(theirs_plies));
    row(&format!("{board} plies/s"), ours, theirs, "of those games");
}

fn row(name: &str, ours: f64, theirs: f64, note: &str) {
    println!("{name:<24}{ours:>14.0}{theirs:>14.0}{:>8.1}   {note}", ours / theirs);
}

fn ours_game(mut game: Tafl, moves: &mut Vec<Move>, rng: &mut impl Rng) -> u64 {
    let mut plies = 0;
    while game.end().is_none() {
        moves.clear();
        game.moves(moves);
        game.play(moves[rng.random_range(0..moves.len())], &mut ());
        plies += 1;
    }
    plies
}

/// The peer's plays of the side to move.
fn list<B: BoardState>(logic: &GameLogic<B>, state: &GameState<B>, plays: &mut Vec<ValidPlay>) {
    plays.clear();
    if matches!(state.status, GameStatus::Over(_)) {
        return;
    }
    for tile in state.board.occupied_by_side(state.side_to_play) {
        plays.extend(logic.iter_plays(tile, state).expect("a piece stands there"));
    }
}

fn theirs_perft<B: BoardState>(logic: &GameLogic<B>, state: &GameState<B>, scratch: &mut [Vec<ValidPlay>]) -> u64 {
    let Some((plays, deeper)) = scratch.split_first_mut() else {
        black_box(state);
        return 1;
    };
    list(logic, state, plays);
    plays.iter().map(|&play| theirs_perft(logic, &logic.do_valid_play(play, *state).new_state, deeper)).sum()
}

fn theirs_game<B: BoardState>(
    logic: &GameLogic<B>,
    mut state: GameState<B>,
    plays: &mut Vec<ValidPlay>,
    rng: &mut impl Rng,
) -> u64 {
    let (mut plies, mut quiet) = (0, 0);
    while !matches!(state.status, GameStatus::Over(_)) && quiet < QUIET_LIMIT {
        list(logic, &state, plays);
        let men = |state: &GameState<B>| state.board.occupied_by_any().count();
        let before = men(&state);
        state = logic.do_valid_play(plays[rng.random_range(0..plays.len())], state).new_state;
        quiet = if men(&state) == before { quiet + 1 } else { 0 };
        plies += 1;
    }
    plies
}

/// The peer's rules nearest ours.
fn ruleset(men_cross_throne: bool) -> Ruleset {
    let king = PieceSet::from_piece(KING);
    Ruleset {
        pieces: BASIC_PIECES,
        edge_escape: false,
        king_strength: KingStrength::Strong,
        king_attack: KingAttack::Armed,
        shieldwall: None,
        exit_fort: false,
        hostile_tiles: HostilityRules { throne: king, corners: PieceSet::all(), edge: king },
        occupiable_tiles: OccupyRules { throne: king, corners: king },
        passable_tiles: PassRules { throne: if men_cross_throne { PieceSet::all() } else { king } },
        slow_pieces: PieceSet::none(),
        starting_side: Side::Attacker,
        enclosure_win: None,
        repetition_rule: None,
        draw_on_no_plays: false,
        linnaean_capture: false,
    }
}

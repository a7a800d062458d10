//! Games played by typing.

mod cli_program;

use cli_program::{run, run_in, vectors};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// The moves of a vector's game, a line each.
fn typed(name: &str) -> String {
    let vectors = vectors();
    let games = vectors["games"].as_array().expect("games");
    let game = games.iter().find(|game| game["name"] == name).expect("the game");
    let moves = game["plies"].as_array().expect("plies").iter().map(|ply| ply["m"].as_str().expect("a move"));
    moves.map(|mv| format!("{mv}\n")).collect()
}

#[test]
fn a_whole_game_is_played_by_typing() {
    let answer = run(&["text", "tafl/brandub", "--seats", "Anna,Bruno"], &typed("brandub-king-3"));
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let told = answer.out;
    for line in [
        "Black: Anna.",
        "White: Bruno.",
        " 4 t t T K T t t 4",
        "Black to move, move 1",
        "Black plays f4-f2.",
        "Captured: White man, e2",
        "Via libera!",
        "White wins. The King has reached a corner.",
        "Goodbye.",
    ] {
        assert!(told.lines().any(|other| other.starts_with(line)), "{line:?} is missing in\n{told}");
    }
    assert!(!told.contains('\u{1b}') && !told.contains('['), "no codes for the cursor and no missing words: {told}");
}

#[test]
fn what_the_dice_have_shown_is_counted() {
    let told = run(&["text", "tafl/brandub"], "dice\n").out;
    assert!(told.contains("No dice have been thrown."), "{told}");
    let position = ["--position", "12/12/12/3p8/4o7/12/3P8/4O7 white 63 0 0 0 0 -"];
    let seats = ["text", "petteia/nea_kubeia", "--seats", "Anna,Bruno", "--seed", "4"];
    let told = run(&[&seats[..], &position].concat(), "D2-D3\ndice\nE4-E3\ndice\n").out;
    // The dice that lay there at the beginning were thrown by nobody.
    assert!(told.contains("Anna: 0 throws;") && told.contains("Bruno: one throw;"), "{told}");
    let counted = told.lines().filter(|line| line.starts_with("Pairs ")).count();
    assert!(counted >= 1 && !told.contains('['), "{told}");
}

#[test]
fn four_squadrons_are_drawn_and_their_movements_explained() {
    let input = "histrion d4\nhistrion n4\nhistrion n14\nhistrion d14\nwhy c2-e3\nexplain c3\nwhy b1-h1\nd4-e5\n";
    let seats = "person,person,person,person";
    let told = run(&["text", "corona/each_for_himself", "--set", "first=a1", "--seats", seats], input).out;
    for line in [
        "Black: Person.",
        "17 ##",
        " 9 .  .  .  .  .  .  .  .  **",
        "On d4 now: White Histrion.",
        "3 pieces guard it, so it goes up to 4 squares.",
        "It is guarded by: Knight, e2.",
        "b1-h1 is allowed.",
        "It passes over 2 pieces of its squadron and marches to h1",
        "White plays d4-e5.",
        "Black to move, move 1",
    ] {
        assert!(told.lines().any(|other| other.starts_with(line)), "{line:?} is missing in\n{told}");
    }
    assert!(!told.contains('['), "no missing words: {told}");
}

#[test]
fn petteia_is_typed_in_latin_or_greek_and_told_in_greek() {
    let input = "why D1-E2\nD1-d5\nθ8-Θ3\nexplain D5\nposition\nmoves\nwhite:draw?\nundo\n";
    let told = run(&["text", "petteia/petteia", "--seats", "Anna,Bruno"], input).out;
    for line in [
        "   Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ",
        "   A B G D E Z H Q I K L M",
        " 8 p p p p p p p p p p p p ΠIII",
        "Every piece moves in a straight line, along its rank or its file: Ε2 does not lie in line with Δ1.",
        "White plays Δ1-Δ5.",
        "Black plays Θ8-Θ3.",
        "White peltast, Δ5",
        "It is active:",
        "ppppppp1pppp/12/12/3P8/12/7p4/12/PPP1PPPPPPPP white - 2 0 0 0 -",
    ] {
        assert!(told.lines().any(|other| other.starts_with(line)), "{line:?} is missing in\n{told}");
    }
    assert!(told.contains("A1-A2") && !told.contains("Α1-Α2"), "moves are listed as they are typed: {told}");
    assert!(!told.contains('['), "no missing words: {told}");
}

#[test]
fn a_hand_of_zeus_is_told() {
    let arguments = ["text", "petteia/kubeia", "--seats", "bot:1,bot:1", "--seed", "1", "--plain"];
    let told = run(&arguments, "").out;
    assert!(told.contains("Die: ") && told.contains(" plays ") && !told.contains('['), "{told}");
    let position = "12/8po2/12/12/12/12/12/PP9O white 44 0 0 0 0 -";
    let arguments = ["text", "petteia/diplasia_kubeia_coins", "--seats", "Anna,Bruno", "--position", position];
    let told = run(&arguments, "a1-a5\n").out;
    assert!(told.contains("A hand of Zeus: White throws and moves again."), "{told}");
    assert!(told.contains("Die: 4, Die: 4"), "{told}");
}

#[test]
fn refusals_and_explanations_are_said_and_change_nothing() {
    let input = "d4-d5\nwhy d6-c5\nwhy d6-c6\nexplain d6\nexplain d7\nexplain z9\nfly\nposition\n";
    let answer = run(&["text", "tafl/brandub", "--seats", "person,person", "--plain"], input);
    assert_eq!(answer.code, 0);
    let told = answer.out;
    assert!(told.contains("straight line"), "{told}");
    assert!(told.contains("d6-c6 is allowed."), "{told}");
    assert!(told.contains("Black man, d6"), "{told}");
    assert!(told.contains("“fly” is neither"), "{told}");
    assert!(told.contains("There is no square z9"), "{told}");
    assert!(told.contains("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 black"), "nothing was played: {told}");
    assert!(told.contains("King: d4") && told.contains("Black man, 8: a4 b4 d1 d2 d6 d7 f4 g4"), "{told}");
    assert!(!told.contains("plays") && !told.contains('['), "{told}");
}

#[test]
fn moves_are_listed_taken_back_and_played_again() {
    let input = "moves\nd6-c6\nd5-e5\nundo\nposition\nredo\nposition\nundo\nundo\nundo\nredo\nredo\nredo\n";
    let told = run(&["text", "tafl/brandub", "--seats", "person,person", "--plain"], input).out;
    assert!(told.contains("40 moves:"), "{told}");
    let positions: Vec<_> = told.lines().filter(|line| line.contains('/')).collect();
    assert_eq!(positions.len(), 2, "{told}");
    assert!(positions[0].contains(" white ") && positions[1].contains(" black "), "{positions:?}");
    assert!(
        told.contains("There is nothing to take back.") && told.contains("There is nothing to play again."),
        "{told}"
    );
}

#[test]
fn a_word_that_ended_the_game_is_taken_back_by_itself() {
    let positions = |input: &str| {
        let told = run(&["text", "tafl/brandub", "--seats", "Anna,Bruno", "--plain"], input).out;
        told.lines().filter(|line| line.contains('/')).map(str::to_owned).collect::<Vec<_>>()
    };
    for (moves, word) in [("", "resign"), ("d6-c6\n", "resign"), ("d6-c6\ndraw\nd5-e5\n", "draw")] {
        let told = positions(&format!("{moves}position\n{word}\nundo\nposition\n"));
        let [before, after] = &told[..] else { panic!("{moves}{word}: {told:?}") };
        assert_eq!(before, after, "{moves}{word}");
    }
}

#[test]
fn before_play_it_is_said_what_to_type() {
    let told = run(&["text", "corona/duel", "--seats", "Anna,Bruno", "--plain"], "").out;
    assert!(told.contains("type histrion "), "{told}");
}

#[test]
fn a_game_is_saved_and_resumed_and_no_file_is_written_over() {
    let folder = std::env::temp_dir().join(format!("tavoliere-text-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| folder.join(name).display().to_string();
    std::fs::write(path("letter.txt"), "Dear Anna").expect("a file");
    let (game, letter) = (path("my game.txt"), path("letter.txt"));
    let input = format!("d6-c6\nsave {game}\nd5-e5\nsave\nsave {letter}\nload {letter}\nposition\n");
    let told = run(&["text", "tafl/brandub", "--seats", "Anna,Bruno"], &input).out;
    assert!(told.contains(&format!("Saved as {game}.")), "{told}");
    assert!(told.contains(&format!("{letter} is there already")) && told.contains("not a game of Tavoliere"), "{told}");
    assert!(told.contains(" black - 2 0 0"), "what lay on the table stays there: {told}");
    assert_eq!(std::fs::read_to_string(&letter).expect("the letter"), "Dear Anna");
    assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 2, "nothing is left over");

    let resumed = run(&["text", &game], "position\nundo\nposition\n").out;
    assert!(resumed.contains("White: Bruno.") && resumed.contains("Black to move, move 2."), "{resumed}");
    assert!(resumed.contains(" black - 2 0 0") && resumed.contains(" white - 1 0 0"), "{resumed}");
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}

#[test]
fn draws_are_offered_agreed_to_and_declined() {
    let seats = ["text", "tafl/brandub", "--seats", "person,person"];
    let agreed = run(&seats, "draw\nd6-c6\ndraw\n").out;
    for line in
        ["Black offers a draw.", "A draw is offered.", "White agrees to the draw.", "A draw. The players agreed"]
    {
        assert!(agreed.contains(line), "{line}: {agreed}");
    }
    let computer = run(&["text", "tafl/brandub", "--seats", "person,bot:1"], "draw\nwhite:resign\nresign\nmoves\n").out;
    for line in ["The offer is declined.", "The computer moves at this seat.", "Black resigns.", "White wins."] {
        assert!(computer.contains(line), "{line}: {computer}");
    }
}

#[test]
fn computers_play_give_hints_and_throw_known_dice() {
    let arguments = ["text", "tafl/brandub", "--seats", "bot:1,person", "--set", "die=upto", "--seed", "5"];
    let told = run(&arguments, "hint\nundo\n").out;
    assert_eq!(told, run(&arguments, "hint\nundo\n").out, "the same seed throws the same dice");
    assert!(told.contains("Black: the computer (Newcomer)."), "{told}");
    assert!(told.contains("Die: ") && told.contains("Black plays ") && told.contains("Consider "), "{told}");
    assert!(!told.contains('['), "no missing words: {told}");
    let alone = run(&["text", "tafl/brandub", "--seats", "bot:1,bot:1", "--seed", "1", "--plain"], "");
    assert_eq!(alone.code, 0);
    assert!(alone.out.contains("wins.") || alone.out.contains("A draw."), "{}", alone.out);
}

#[test]
fn italian_is_spoken_and_understood() {
    let told =
        run_in("it", &["text", "tafl/brandub", "--seats", "Anna,Bruno"], "aiuto\nperché d6-c5\nmosse\nesci\n").out;
    for line in ["Nero: Anna.", "Muove il Nero, mossa 1", "linea retta", "40 mosse:", "Arrivederci."] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert!(!told.contains('['), "no missing words: {told}");
}

#[test]
fn whatever_is_typed_the_table_stands() {
    let long = "e".repeat(100_000);
    let typed = ["--", "é1-é4", "e1-e", "-", ":", "black:", "why", "why why", "explain", "save", "load", "load /", "?"];
    let lines = [&typed[..], &["\u{1b}[2J", "0", "moves moves", "undo", "redo", long.as_str(), "position"]].concat();
    let answer = run(&["text", "tafl/brandub", "--seats", "person,person"], &lines.join("\r\n"));
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("ttTKTtt/3T3/3t3/3t3 black"), "nothing was played");
}

#[test]
fn nobody_listening_is_no_fault() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tavoliere"))
        .args(["text", "tafl/brandub", "--seats", "person,person"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("a standard input");
    let mut out = BufReader::new(program.stdout.take().expect("a standard output"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a first line");
    drop(out);
    let _ = input.write_all(b"moves\nhelp\nboard\n");
    drop(input);
    let output = program.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn chess_is_played_by_typing_and_a_pat_is_played_again() {
    let typed = "e4\nf6\nwhy Ke3\nBc4\ng5\nexplain h2\nQh5\nquit\n";
    let answer = run(&["text", "echecs/encyclopedie", "--seats", "Anna,Bruno"], typed);
    assert_eq!(answer.code, 0, "{}", answer.err);
    for said in [
        " 8 r n b q k b n r 8",
        "The King goes one square, in any direction.",
        "White Pawn, h2",
        "White plays Qh5.",
        "Échec et mat!",
        "White wins. Mate: the King is in check, and nothing helps.",
    ] {
        assert!(answer.out.contains(said), "{said}: {}", answer.out);
    }
    let stalemate = ["text", "echecs/encyclopedie", "--seats", "Anna,Bruno", "--position", "7k/5Q2/8/6K1/8/8/8/8 w"];
    let answer = run(&stalemate, "Kg6\nposition\nquit\n");
    for said in ["Pat!", "the game begins again", "Game 2.", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
    {
        assert!(answer.out.contains(said), "{said}: {}", answer.out);
    }
}

#[test]
fn a_hand_of_cards_is_played_against_chance() {
    let arguments = ["text", "tarocchini/toppa", "--set", "hands=1", "--seed", "5", "--seats", "person,random"];
    let told = run(&arguments, "moves\nboard\nexplain S-\nquit\n").out;
    assert!(told.starts_with("Toppa. Type a card") && told.contains("Seat 2: chance."), "{told}");
    assert!(told.contains("Your cards: ") && told.contains("You see no card “S-”."), "{told}");
}

#[test]
fn what_is_laid_aside_is_not_told() {
    // Another seat deals, lays two cards aside, and it comes to the person to play.
    let arguments = ["text", "tarocchini/partitaccia", "--set", "hands=1", "--seed", "2"];
    let told = run(&arguments, "board\n").out;
    assert!(told.contains("Seat 2 plays, unseen.") && !told.contains("discard"), "{told}");
    assert!(told.lines().any(|line| line.starts_with("Your cards: ")), "{told}");
}

#[test]
fn a_try_that_the_options_punish_is_punished_when_it_is_typed() {
    let position = "pp10/12/12/12/12/12/12/PP10 white";
    let told = |illegal: &str| {
        let arguments = ["text", "petteia/petteia", "--seats", "Anna,Bruno", "--set", illegal, "--position", position];
        run(&arguments, "A1-B2\nmoves\n").out
    };
    assert!(told("illegal=ignoranza").contains("Black wins"), "{}", told("illegal=ignoranza"));
    let again = told("illegal=ritentare");
    let moves: Vec<_> = again.lines().filter(|line| line.contains("B1-")).collect();
    assert_eq!(moves, Vec::<&str>::new(), "the piece that was touched is moved: {again}");
}

#[test]
fn nobody_is_told_that_the_time_of_another_is_over_where_no_clock_runs() {
    let told = run(&["text", "echecs/encyclopedie", "--seats", "Anna,bot:1"], "black:flag\nposition\n").out;
    assert!(told.contains("No clock runs here.") && !told.contains("wins"), "{told}");
}

#[test]
fn a_pawn_becomes_a_queen_where_it_has_come_to() {
    let arguments = ["text", "echecs/italian", "--seats", "A,B", "--position", "1n6/P6k/8/8/8/8/8/K7 w - - 0 1"];
    let told = run(&arguments, "axb8\n").out;
    assert!(told.contains("On b8 now: White Queen."), "{told}");
}

#[test]
fn nobody_speaks_for_a_computer_and_a_word_may_stand_beside_its_card() {
    let seats = ["--seats", "person,bot:1,bot:1,bot:1", "--seed", "11"];
    let arguments = [&["text", "tarocchini/partita", "--set", "rigour=on"][..], &seats].concat();
    let told = run(&arguments, "declared\nB-H\n\"batto\"\n\"sminchi\"\nT-Moro4\n\"batto\"\n").out;
    assert!(!told.contains("have revoked"), "{told}");
    let told = run(&[&["text", "tarocchini/partita"][..], &seats].concat(), "declared\nB-H \"qui butto via\"\n").out;
    assert!(!told.contains("neither a move"), "{told}");
}

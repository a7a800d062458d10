//! The commands that answer and are done: levels, moves, perft, replay, match.

mod cli_program;

use cli_program::{run, run_in, vectors};
use serde_json::Value;

const BRANDUB: &str = "[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n\n";

#[test]
fn levels_are_all_listed() {
    let answer = run(&["levels"], "");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for level in tavoliere::levels::all() {
        let line = answer.out.lines().find(|line| line.starts_with(&format!("{} ", level.id)));
        let line = line.unwrap_or_else(|| panic!("{} is not listed", level.id));
        assert!(line.ends_with('.') && !line.contains('['), "{line}");
    }
    assert_eq!(answer.out.lines().count(), tavoliere::levels::all().len());
    let italian = run_in("it", &["levels", "--options"], "");
    assert!(italian.out.contains("Irlanda") && italian.out.contains("--set die=none|upto|exact|parity"));
}

#[test]
fn help_tells_how() {
    let answer = run(&["help"], "");
    assert_eq!(answer.code, 0);
    for command in ["levels", "moves", "perft", "replay", "match", "text", "--language"] {
        assert!(answer.out.contains(command), "{command}");
        if !command.starts_with('-') {
            let help = run(&[command, "--help"], "");
            assert!(help.code == 0 && help.out.contains("Usage: tavoliere "), "{command}");
        }
    }
}

#[cfg(all(feature = "app", target_os = "linux"))]
#[test]
fn without_a_screen_the_table_says_so_and_what_there_is_instead() {
    for (language, said) in [("en", "There is no screen here"), ("it", "Qui non c’è uno schermo")] {
        let answer = run_in(language, &[], "");
        assert_eq!((answer.code, answer.out.as_str()), (1, ""));
        assert!(answer.err.contains(said) && answer.err.contains("tavoliere text"), "{}", answer.err);
    }
}

#[test]
fn what_is_asked_wrongly_is_told_and_has_exit_code_2() {
    let wrong: [(&[&str], &str); 16] = [
        (&["chess"], "chess"),
        (&["perft", "tafl/brandub"], "DEPTH"),
        (&["perft", "tafl/checkers", "1"], "“tafl/checkers”"),
        (&["perft", "tafl/brandub", "1", "--set", "dice=upto"], "“dice=upto”"),
        (&["perft", "tafl/brandub", "1", "--set", "die"], "“die”"),
        (&["perft", "tafl/brandub", "1", "--set", "die=upto"], "--throw"),
        (&["perft", "tafl/brandub", "1", "--set", "die=upto", "--throw", "7"], "“7”"),
        (&["perft", "tafl/brandub", "1", "--throw", "3"], "--throw"),
        (&["perft", "tafl/brandub", "1", "--position", "7/7"], "column 4"),
        (&["perft", "corona/partnership", "1"], "--set first=a1"),
        (&["match", "tafl/brandub", "--games", "3"], "even"),
        (&["match", "tafl/brandub", "--games", "0"], "--games"),
        (&["match", "tafl/brandub", "--seats", "bot:6,bot:1"], "“bot:6”"),
        (&["match", "tafl/brandub", "--seats", "bot:5/0,bot:1"], "“bot:5/0”"),
        (&["match", "tafl/brandub", "--seats", "bot:5/bold,bot:1"], "“bot:5/bold”"),
        (&["text", "tafl/brandub", "--seats", "person"], "2 players"),
    ];
    for (arguments, said) in wrong {
        let answer = run(arguments, "");
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{arguments:?}");
        assert!(answer.err.contains(said), "{arguments:?}: {}", answer.err);
    }
}

#[test]
fn moves_are_sorted_and_plain() {
    let answer = run(&["moves", "-"], &format!("{BRANDUB}1. d6-c6"));
    let moves: Vec<_> = answer.out.lines().collect();
    assert_eq!(answer.code, 0);
    assert!(moves.is_sorted() && moves.contains(&"d5-e5") && !moves.contains(&"d6-e6"), "{moves:?}");
    assert_eq!(run(&["moves", "-"], BRANDUB).out.lines().count(), 40);
}

#[test]
fn no_moves_are_listed_after_the_end_or_before_a_throw() {
    let over = run(&["moves", "-"], &format!("{BRANDUB}1. black:resign"));
    assert_eq!((over.code, over.out.as_str()), (0, ""));
    assert!(over.err.contains("over"));
    let dice = "[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n[Options \"die=upto\"]\n\n1. 3 d6-c6";
    let waiting = run(&["moves", "-"], dice);
    assert_eq!((waiting.code, waiting.out.as_str()), (0, ""));
    assert!(waiting.err.contains("throw"));
}

#[test]
fn damaged_records_are_placed_and_have_exit_code_1() {
    let damaged = [
        (format!("{BRANDUB}1. d6-c6\nd5-e5 2. d7:d6"), "line 5, column 10"),
        (format!("{BRANDUB}1. d6-c6\n  d5-d4"), "line 5, column 3"),
        (format!("{BRANDUB}1. d6-c6 {{open"), "line 4, column 10"),
        ("1. e2-e4 e7-e5".to_owned(), "not a game of tavoliere"),
        (String::new(), "nothing in it"),
        (BRANDUB.replace("brandub", "checkers"), "tafl/checkers"),
    ];
    for (record, said) in damaged {
        for command in ["moves", "replay"] {
            let answer = run(&[command, "-"], &record);
            assert_eq!((answer.code, answer.out.as_str()), (1, ""), "{record}");
            assert!(answer.err.to_lowercase().contains(said), "{record}: {}", answer.err);
        }
    }
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let bytes = std::env::temp_dir().join(format!("tavoliere-bytes-{}", std::process::id()));
    std::fs::write(&bytes, [b'[', 0xff, 0x00]).expect("a file");
    let bytes = bytes.display().to_string();
    for (file, said) in [("no/such/file", "read"), (".", "read"), (bytes.as_str(), "no text")] {
        let answer = run(&["replay", file], "");
        assert_eq!((answer.code, answer.out.as_str()), (1, ""), "{file}");
        assert!(answer.err.contains(file) && answer.err.contains(said), "{}", answer.err);
    }
    std::fs::remove_file(&bytes).expect("the file is ours");
    let long = run(&["moves", "-"], &"{}".repeat(3 << 20));
    assert!(long.code == 1 && long.err.contains("too long"), "{}", long.err);
}

/// The counts of the vectors, to a depth that takes a moment.
#[test]
fn perft_counts_as_the_vectors() {
    const MOST: u64 = 20_000;
    for entry in vectors()["perft"].as_array().expect("perft tables") {
        let nodes = entry["nodes"].as_array().expect("counts").iter().map(|n| n.as_u64().expect("a count"));
        let Some((depth, count)) = nodes.enumerate().take_while(|(_, count)| *count <= MOST).last() else { continue };
        let level = format!("tafl/{}", entry["game"].as_str().expect("a game"));
        let position =
            format!("{} {}", entry["board"].as_str().expect("a board"), entry["turn"].as_str().expect("a turn"));
        let depth = (depth + 1).to_string();
        let (set, throw) = (options(entry), entry["die"].to_string());
        let mut arguments = vec!["perft", &level, &depth, "--position", &position];
        set.iter().for_each(|option| arguments.extend(["--set", option]));
        if throw != "null" {
            arguments.extend(["--throw", &throw]);
        }
        let answer = run(&arguments, "");
        assert_eq!((answer.code, answer.out), (0, format!("{count}\n")), "{}: {}", entry["name"], answer.err);
    }
}

#[test]
fn perft_divides() {
    let answer = run(&["perft", "tafl/brandub", "2", "--divide"], "");
    let lines: Vec<_> = answer.out.lines().collect();
    let (total, firsts) = lines.split_last().expect("a total");
    let sum: u64 = firsts.iter().map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!((firsts.len(), sum, *total), (40, 960, "960"));
    assert!(firsts.is_sorted());
}

#[test]
fn perft_begins_after_what_is_decided_before_play() {
    for (level, counts) in [("each_for_himself", [37, 1369, 50653]), ("duel", [37, 1369, 56388])] {
        for (depth, count) in (1..).zip(counts) {
            let free = ["--set", "first=a1", "--set", "free_array=on", "--set", "amazon_before_knight=on"];
            let level = format!("corona/{level}");
            for set in [&free[..2], &free] {
                let answer = run(&[&["perft", &level, &depth.to_string()], set].concat(), "");
                assert_eq!((answer.code, answer.out), (0, format!("{count}\n")), "{level}: {}", answer.err);
            }
        }
    }
}

#[test]
fn perft_throws_as_many_dice_as_a_game_has() {
    let throws = [("kubeia", "2", 576), ("diplasia_kubeia", "61", 2184), ("basilike_kubeia", "44", 3301)];
    for (level, throw, count) in throws {
        let answer = run(&["perft", &format!("petteia/{level}"), "2", "--throw", throw], "");
        assert_eq!((answer.code, answer.out), (0, format!("{count}\n")), "{level}: {}", answer.err);
    }
    let wrong = run(&["perft", "petteia/nea_kubeia", "1", "--throw", "6"], "");
    assert!(wrong.code == 2 && wrong.err.contains("“6”"), "{}", wrong.err);
}

#[test]
fn a_lot_and_choices_before_play_stand_in_the_record() {
    let begun = "[Game \"corona\"]\n[Level \"corona/duel\"]\n\n";
    let waiting = run(&["moves", "-"], begun);
    assert_eq!((waiting.code, waiting.out.as_str()), (0, ""));
    assert!(waiting.err.contains("lot comes first"), "{}", waiting.err);
    let choosing = run(&["moves", "-"], &format!("{begun}lot q17"));
    assert!(choosing.out.lines().count() == 9 && choosing.out.contains("histrion n14"), "{}", choosing.out);
    let playing = format!("{begun}lot q17 histrion n14 histrion d4");
    assert_eq!(run(&["moves", "-"], &playing).out.lines().count(), 37);
    let answer = run(&["replay", "-"], &format!("{playing} n14-m13 q17:resign (resignation:a1)"));
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("White wins. The game was given up."), "{}", answer.out);
}

#[test]
fn a_game_of_chess_is_told_in_the_words_of_its_source_and_written_for_others() {
    let game = "[Event \"Paris\"]\n[White \"Anna\"]\n[Black \"Bruno\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let told = run(&["replay", "--names", "-"], game);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    assert!(told.out.contains("4 la dame à la quatrième case de la tour du roi, échec et mat\n"), "{}", told.out);
    assert!(told.out.contains("Black wins."), "{}", told.out);
    let italian = run_in("it", &["replay", "--names", "-"], game);
    assert!(
        italian.out.contains("1 il pedone dell’alfiere di re alla terza casa dell’alfiere di re\n"),
        "{}",
        italian.out
    );
    let written = run(&["replay", "--export", "-"], game);
    assert_eq!(written.code, 0, "{}", written.err);
    assert!(written.out.starts_with("[Event \"Paris\"]\n") && written.out.ends_with("1. f3 e5 2. g4 Qh4# 0-1\n"));
    let thrown = "[Game \"petteia\"]\n[Level \"petteia/diplasia_kubeia_coins\"]\n[Rules \"1\"]\n[Options \"pay_dice=two\"]\n\
                  [Position \"10oo/4P7/4p7/2Pp8/12/4P7/12/P10O white - 0 0 0 0 -\"]\n\n\
                  1. 33 A1-A3 62 E3-E5xD5xE6 2. $7 $11 (decimazione:white)\n";
    let written = run(&["replay", "--export", "-"], thrown);
    assert_eq!(written.out, "1) 33 Α1-Α3 & 62 Ε3-Ε5xΔ5xΕ6 $7 $11, 1-0 (decimazione)\n", "as the author writes it");
    let none = run(&["replay", "--export", "-"], &format!("{BRANDUB}1. d6-c6"));
    assert!(none.code != 0 && none.err.contains("no form"), "{}", none.err);
}

#[test]
fn replay_gives_the_digests_of_the_vectors() {
    for game in vectors()["games"].as_array().expect("games") {
        let answer = run(&["replay", "--digest", "5", "-"], &record(game));
        assert_eq!(answer.code, 0, "{}: {}", game["name"], answer.err);
        let mut lines = answer.out.lines();
        for (ply, entry) in game["plies"].as_array().expect("plies").iter().enumerate().step_by(5) {
            let expected = format!("{ply} {} {}", entry["n"], entry["h"].as_str().expect("a digest"));
            assert_eq!(lines.next(), Some(expected.as_str()), "{}", game["name"]);
        }
        let plies = game["plies"].as_array().expect("plies").len();
        assert!(lines.next().is_some_and(|line| line.starts_with(&format!("{plies} moves"))), "{}", game["name"]);
        let end = lines.next().unwrap_or_default();
        let winner = match (game["end"]["winner"].as_str(), game["end"]["reason"].as_str()) {
            (Some("white"), _) => "White wins.",
            (Some("black"), _) => "Black wins.",
            (None, Some("unfinished")) => "The game is not finished.",
            _ => "A draw.",
        };
        assert!(end.starts_with(winner), "{}: {end}", game["name"]);
    }
}

#[test]
fn replay_tells_the_match() {
    let record = "[Game \"tafl\"]\n[Level \"tafl/brandub\"]\n[Options \"games=two\"]\n[Player \"Anna\"]\n\
        [Player \"Bruno\"]\n\n1. black:resign (resignation:white)\n\n1. d6-c6 white:resign (resignation:black)\n";
    let answer = run(&["replay", "--digest", "1", "-"], record);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let lines: Vec<_> = answer.out.lines().collect();
    assert!(lines[0] == "game 1" && lines[1] == "game 2" && lines[2].starts_with("0 40 e9f4"), "{lines:?}");
    assert!(lines[4].starts_with("Game 1. White wins.") && lines[5].starts_with("Game 2. Black wins."), "{lines:?}");
    // Bruno sat on White in the first game and on Black in the second.
    assert!(lines.iter().any(|line| line.starts_with("Bruno wins the match")), "{lines:?}");
}

#[test]
fn a_match_is_scored_and_kept() {
    let folder = std::env::temp_dir().join(format!("tavoliere-match-{}", std::process::id()));
    let shown = folder.display().to_string();
    let arguments =
        ["match", "tafl/brandub", "--seats", "bot:2,random", "--games", "4", "--seed", "7", "--scale", "20"];
    let told = run(&[&arguments[..], &["--record", &shown]].concat(), "");
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("bot:2 against random"), "{}", told.out);
    assert!(told.out.contains("On average a game had"), "{}", told.out);
    let mut records: Vec<_> =
        std::fs::read_dir(&folder).expect("the folder").map(|file| file.unwrap().path()).collect();
    records.sort();
    assert_eq!(records.len(), 4);
    for record in &records {
        let text = std::fs::read_to_string(record).expect("a record");
        assert!(text.contains("[Player \"bot:2\"]") && text.contains("[Player \"random\"]"), "{text}");
        assert_eq!(run(&["replay", &record.display().to_string()], "").code, 0);
    }
    let again = run(&[&arguments[..], &["--record", &shown]].concat(), "");
    assert_eq!(again.code, 1, "no record is written over");
    assert!(again.err.contains("is there already and stays as it is"), "{}", again.err);
    std::fs::remove_dir_all(&folder).expect("the folder is ours");

    let json = || run(&[&arguments[..], &["--json"]].concat(), "").out;
    let first = json();
    assert_eq!(first, json(), "the same seed gives the same games");
    let answer: Value = serde_json::from_str(&first).expect("JSON");
    let games = answer["games"].as_array().expect("games");
    let points: f64 = games.iter().map(|game| game["score"].as_f64().unwrap()).sum();
    assert_eq!((games.len(), answer["score"]["of"].as_u64()), (4, Some(4)));
    assert_eq!(answer["score"]["points"].as_f64(), Some(points));
    let count = |key: &str| answer[key].as_u64().expect("a count");
    assert_eq!(count("won") + count("drawn") + count("lost"), 4);
    let endings = answer["endings"].as_object().expect("endings");
    assert_eq!(endings.values().filter_map(Value::as_u64).sum::<u64>(), 4);
    let plies: f64 = games.iter().map(|game| game["plies"].as_f64().unwrap()).sum();
    assert_eq!(answer["mean_plies"].as_f64(), Some(plies / 4.0));
    let on = |seat: &str| games.iter().filter(|game| game["seat"] == seat).count();
    assert_eq!((on("black"), on("white")), (2, 2), "the seats are exchanged");
}

/// A vector's options as `option=value`.
fn options(entry: &Value) -> Vec<String> {
    let options = entry["options"].as_object().expect("options");
    let words = options.iter().map(|(key, value)| match value.as_str() {
        Some(word) => format!("{key}={word}"),
        None => format!("{key}={}", if value == true { "on" } else { "off" }),
    });
    words.collect()
}

/// A vector's game as a record.
fn record(game: &Value) -> String {
    let text = |key: &str| game[key].as_str().expect("a text").to_owned();
    let mut record = format!("[Game \"tafl\"]\n[Level \"tafl/{}\"]\n", text("game"));
    let options = options(game);
    if !options.is_empty() {
        record += &format!("[Options \"{}\"]\n", options.join(" "));
    }
    record += &format!("[Position \"{} {}\"]\n\n", text("board"), text("turn"));
    for ply in game["plies"].as_array().expect("plies") {
        if let Some(die) = ply["d"].as_u64() {
            record += &format!("{die} ");
        }
        record += ply["m"].as_str().expect("a move");
        record += "\n";
    }
    record
}

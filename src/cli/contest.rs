//! `tavoliere match`: computers play computers, and what that says about who is stronger.

use super::{Failure, given};
use crate::bots::contest::{Contest, ContestError, Contestant, Counting, Pair, Report, Score};
use crate::bots::{self, Effort, Strength, margin};
use crate::levels::{Level, Setup};
use crate::words::{Arg, Words};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Let two computer players play each other
///
/// Games come in pairs with equal openings and the seats exchanged, hands of cards in pairs with equal deals; where more than two sides play, the first player
/// has one seat, another one in each game, and the second all others. The score is a win 1, a draw a half, given with
/// the bounds between which the true one lies with 95 % confidence, then by colour. Where one sitting holds both
/// games of a pair (Tafl: --set games=two) it is given by the game's own tally too. At the end stands how the games
/// ended and how long they were. The same seed gives the same games on every machine.
#[derive(Args)]
#[command(after_help = "\
Examples:
  tavoliere match tafl/brandub --seats bot:5,bot:1 --games 100 --seed 1
  tavoliere match tafl/hnefatafl --seats bot:5,bot:4 --games 40 --scale 10 --json
  tavoliere match tafl/tablut --seats bot:1,random --games 20 --record games
  tavoliere match corona/each_for_himself --seats bot:3,bot:2 --games 60     one bot:3 among three bot:2
  tavoliere match corona/three --seats bot:2,bot:2/paranoid --games 60
  tavoliere match tarocchini/partita --seats bot:5,bot:5/mute --games 400 --scale 40   words against silence
  tavoliere match tarocchini/partita --seats bot:3,bot:thumb --games 200
  tavoliere match tarocchini/partita --seats bot:3/seeing,bot:thumb --games 200")]
pub(super) struct Match {
    /// A level (see `tavoliere levels`), or the path of a level file
    level: String,
    /// Who plays whom: bot:1 to bot:5, or random for any legal move; bot:5/10 has a tenth of its budget, bot:3/paranoid
    /// thinks that all others move against it in turn, where there are more than two sides; with cards, bot:thumb plays by
    /// rules of thumb alone, bot:5/mute neither speaks to its partner nor listens, bot:5/seeing sees all cards
    #[arg(long, value_name = "PLAYER,PLAYER", default_value = "bot:2,bot:1")]
    seats: String,
    /// How many games, an even number
    #[arg(long, value_name = "NUMBER", default_value_t = 20, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// Openings, dice and choices come from this
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    changes: given::Changes,
    /// Divide every player's budget of positions by this, to be done sooner
    #[arg(long, value_name = "FACTOR", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    scale: u64,
    /// Keep the records of the games in this folder
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Match {
    pub(super) fn run(&self, words: &Words) -> Result<(), Failure> {
        let level = given::level(words, &self.level)?;
        let names = self.names(words)?;
        let contestants = [&names[0], &names[1]].map(|name| self.contestant(words, level.family.word(), name));
        let [first, second] = contestants;
        let contestants = [first?, second?];
        if self.games % 2 == 1 {
            let games = self.games.to_string();
            return Err(Failure::Usage(words.say_with("cli-games-odd", &[("count", Arg::Text(&games))])));
        }
        if !bots::plays(level.family.word()) {
            return Err(Failure::Usage(words.say("cli-no-computer")));
        }
        let options = self.changes.pairs(words)?;
        let setup = Setup { options, ..Setup::default() };
        // Once a sitting of this level has begun well, all others will.
        level.sit(&setup).map_err(|error| given::level_failure(words, &error))?;
        if let Some(folder) = &self.record {
            fs::create_dir_all(folder).map_err(|error| cannot_write(words, folder, &error))?;
        }
        let open = |head| {
            let setup = Setup { head, ..setup.clone() };
            level.sit(&setup).expect("a sitting of this level has begun before")
        };
        let contest = Contest { open: &open, contestants, names: names.clone(), seed: self.seed };
        let report = self.play(words, &contest)?;
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", self.as_json(&level, &names, &report))?;
        } else {
            for line in tell(words, &level, &names, &report) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    fn names(&self, words: &Words) -> Result<[String; 2], Failure> {
        let names: Vec<_> = self.seats.split(',').map(|name| name.trim().to_owned()).collect();
        names.try_into().map_err(|names: Vec<String>| {
            Failure::Usage(words.say_with("cli-match-two", &[("found", names.len().into())]))
        })
    }

    fn contestant(&self, words: &Words, family: &str, name: &str) -> Result<Contestant, Failure> {
        let seeing = name.strip_prefix("bot:").and_then(|name| name.strip_suffix("/seeing")).and_then(computer);
        if let Some(effort) = seeing.filter(|_| bots::speaks(family)) {
            return Ok(Contestant::Seeing(effort.scaled_down(self.scale)));
        }
        match name.strip_prefix("bot:").and_then(computer) {
            Some(effort) => Ok(Contestant::Computer(effort.scaled_down(self.scale))),
            None if name == "random" => Ok(Contestant::Random),
            None => Err(Failure::Usage(words.say_with("cli-match-player", &[("found", Arg::Text(name))]))),
        }
    }

    /// Plays the pairs, as many at a time as the machine has processors.
    fn play(&self, words: &Words, contest: &Contest) -> Result<Report, Failure> {
        let pairs = self.games / 2;
        let next = AtomicU64::new(0);
        let (send, receive) = mpsc::channel::<(u64, Result<Pair, ContestError>)>();
        let bar = progress(words, self.games);
        bar.tick();
        let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64).min(pairs);
        let mut played = thread::scope(|scope| {
            for _ in 0..threads {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let nth = next.fetch_add(1, Ordering::Relaxed);
                        // Nobody listens any more once a pair has failed.
                        if nth >= pairs || send.send((nth, contest.pair(nth))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let mut played = Vec::new();
            for (nth, pair) in receive {
                let pair = pair.map_err(|error| Failure::Failed(error.to_string()))?;
                if let Some(folder) = &self.record {
                    keep(words, folder, nth, &pair)?;
                }
                bar.inc(2);
                played.push((nth, pair));
            }
            Ok::<_, Failure>(played)
        })?;
        bar.finish_and_clear();
        played.sort_by_key(|(nth, _)| *nth);
        Ok(Report { pairs: played.into_iter().map(|(_, pair)| pair).collect() })
    }

    fn as_json(&self, level: &Level, names: &[String; 2], report: &Report) -> Value {
        let seats = level.seat_names();
        let games = report.pairs.iter().enumerate().flat_map(|(pair, Pair { games, .. })| {
            games.iter().map(move |game| {
                json!({
                    "pair": pair, "seat": seats[game.seat], "score": game.score, "reason": game.reason,
                    "plies": game.plies,
                })
            })
        });
        let on_seat = seats.iter().enumerate().map(|(seat, name)| (name.to_string(), number(report.score_on(seat))));
        json!({
            "level": level.id,
            "options": self.changes.set,
            "players": names,
            "seed": self.seed,
            "scale": self.scale,
            "won": count(report, 1.0),
            "drawn": count(report, 0.5),
            "lost": count(report, 0.0),
            "score": number(report.score(Counting::Games)),
            "score_by_tally": number(report.score(Counting::Tallies)),
            "score_by_seat": on_seat.collect::<serde_json::Map<_, _>>(),
            "first_seat": number(report.first_seat()),
            "margins": margins(report),
            "endings": report.endings().into_iter().collect::<BTreeMap<_, _>>(),
            "mean_plies": report.mean_plies(),
            "games": games.collect::<Vec<_>>(),
        })
    }
}

/// By how much the first player has more, of everything that is counted.
fn margins(report: &Report) -> Value {
    let rounded = |number: f64| (number * 1e3).round() / 1e3;
    let told = report
        .margins()
        .into_iter()
        .map(|(key, margin)| (key.to_owned(), json!({ "mean": rounded(margin.mean), "half": rounded(margin.half) })));
    told.collect::<serde_json::Map<_, _>>().into()
}

/// A strength by its number, perhaps with only a part of its budget (`5/10`) or with a search of its own
/// (`3/paranoid`).
fn computer(text: &str) -> Option<Effort> {
    let mut words = text.split('/');
    let mut effort = match words.next()? {
        "thumb" => Effort::thumb(),
        number => Effort::from(number.parse::<Strength>().ok()?),
    };
    for word in words {
        effort = match word.parse::<u64>() {
            Ok(part) if part > 0 => effort.scaled_down(part),
            Err(_) if word == "paranoid" => Effort { paranoid: true, ..effort },
            Err(_) if word == "mute" => Effort { signals: false, ..effort },
            _ => return None,
        };
    }
    Some(effort)
}

fn progress(words: &Words, games: u64) -> ProgressBar {
    let text = words.say_with("cli-match-progress", &[("number", Arg::Text("{pos}")), ("count", Arg::Text("{len}"))]);
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {text}, {{elapsed}} / {{duration}}"));
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Writes the records of a pair: one file where one sitting holds both games.
fn keep(words: &Words, folder: &Path, nth: u64, pair: &Pair) -> Result<(), Failure> {
    let [first, second] = &pair.games;
    let files = match pair.by_tally {
        Some(_) => vec![(format!("{:04}.txt", nth + 1), &second.record)],
        None => {
            vec![(format!("{:04}-1.txt", nth + 1), &first.record), (format!("{:04}-2.txt", nth + 1), &second.record)]
        }
    };
    for (name, record) in files {
        let path = folder.join(name);
        let written = fs::File::create_new(&path).and_then(|mut file| file.write_all(record.as_bytes()));
        written.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                let file = path.display().to_string();
                Failure::Failed(words.say_with("saves-error-taken", &[("file", Arg::Text(&file))]))
            }
            _ => cannot_write(words, &path, &error),
        })?;
    }
    Ok(())
}

fn cannot_write(words: &Words, path: &Path, error: &io::Error) -> Failure {
    let (file, cause) = (path.display().to_string(), error.to_string());
    Failure::Failed(words.say_with("cli-cannot-write", &[("file", Arg::Text(&file)), ("cause", Arg::Text(&cause))]))
}

fn number(score: Score) -> Value {
    if score.of == 0 {
        return Value::Null;
    }
    let (low, high) = score.interval();
    let rounded = |rate: f32| (f64::from(rate) * 1e4).round() / 1e4;
    json!({
        "points": score.points, "of": score.of, "rate": rounded(score.rate()), "low": rounded(low), "high": rounded(high),
    })
}

/// In how many games the first player scored this.
fn count(report: &Report, score: f32) -> usize {
    report.pairs.iter().flat_map(|pair| &pair.games).filter(|game| game.score == score).count()
}

fn percent(rate: f32) -> String {
    format!("{:.1}", rate * 100.0)
}

fn tell(words: &Words, level: &Level, names: &[String; 2], report: &Report) -> Vec<String> {
    let player = ("player", Arg::Text(&names[0]));
    let score_line = |key: &str, score: Score| {
        let (low, high) = score.interval();
        let (rate, low, high) = (percent(score.rate()), percent(low), percent(high));
        let args = [player.clone(), ("score", Arg::Text(&rate)), ("low", Arg::Text(&low)), ("high", Arg::Text(&high))];
        words.say_with(key, &args)
    };
    let counts = [
        player.clone(),
        ("other", Arg::Text(&names[1])),
        ("won", count(report, 1.0).into()),
        ("drawn", count(report, 0.5).into()),
        ("lost", count(report, 0.0).into()),
    ];
    let mut lines =
        vec![words.say_with("cli-match-wins", &counts), score_line("cli-match-score", report.score(Counting::Games))];
    if report.score(Counting::Tallies).of > 0 {
        lines.push(score_line("cli-match-tally", report.score(Counting::Tallies)));
    }
    if bots::speaks(level.family.word()) {
        for (key, margin) in report.margins() {
            let thing = words.say(if key == margin::POINTS { "cli-match-points" } else { key });
            let (mean, half) = (format!("{:+.2}", margin.mean), format!("{:.2}", margin.half));
            let args =
                [player.clone(), ("thing", Arg::Text(&thing)), ("mean", Arg::Text(&mean)), ("half", Arg::Text(&half))];
            lines.push(words.say_with("cli-match-margin", &args));
        }
    }
    for (seat, name) in level.seat_names().iter().enumerate() {
        let on_seat = report.score_on(seat);
        if on_seat.of == 0 {
            continue;
        }
        let rate = percent(on_seat.rate());
        let args =
            [player.clone(), ("seat", Arg::Text(&words.say(&format!("seat-{name}")))), ("score", Arg::Text(&rate))];
        lines.push(words.say_with("cli-match-by-colour", &args));
    }
    let first = words.say(&format!("seat-{}", level.seat_names()[0]));
    let rate = percent(report.first_seat().rate());
    lines.push(words.say_with("cli-match-colour", &[("seat", Arg::Text(&first)), ("score", Arg::Text(&rate))]));
    for (reason, count) in report.endings() {
        let why = words.say(&format!("ending-{reason}"));
        lines.push(words.say_with("cli-match-ending", &[("count", count.into()), ("why", Arg::Text(&why))]));
    }
    let plies = format!("{:.0}", report.mean_plies());
    lines.push(words.say_with("cli-match-plies", &[("plies", Arg::Text(&plies))]));
    lines
}

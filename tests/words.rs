//! The words: both languages say the same things, and everything the program says has words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast;
use tavoliere::levels::{self, Setup};
use tavoliere::rules::{Face, ReadError, Reason, RecordError, Surface};
use tavoliere::words::{Arg, Language, Words, expected_key};

type Pattern = ast::Pattern<&'static str>;

/// Every key of a language with the names of the arguments its text uses.
fn keys(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut keys = BTreeMap::new();
    for (file, source) in language.sources() {
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.id()));
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    let key = message.id.name;
                    let pattern = message.value.unwrap_or_else(|| panic!("{key} has no text"));
                    let mut arguments = BTreeSet::new();
                    collect_arguments(&pattern, &mut arguments);
                    assert!(keys.insert(key, arguments).is_none(), "{key} stands twice in {}", language.id());
                }
                ast::Entry::Junk { content } => panic!("{}/{file}: {content}", language.id()),
                _ => {}
            }
        }
    }
    keys
}

fn collect_arguments(pattern: &Pattern, found: &mut BTreeSet<&'static str>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            match expression {
                ast::Expression::Inline(inline) => collect_inline(inline, found),
                ast::Expression::Select { selector, variants } => {
                    collect_inline(selector, found);
                    for variant in variants {
                        collect_arguments(&variant.value, found);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &ast::InlineExpression<&'static str>, found: &mut BTreeSet<&'static str>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name);
        }
        ast::InlineExpression::Placeable { expression } => {
            if let ast::Expression::Inline(inline) = expression.as_ref() {
                collect_inline(inline, found);
            }
        }
        _ => {}
    }
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_arguments() {
    let (english, italian) = (keys(Language::English), keys(Language::Italian));
    for (key, arguments) in &english {
        let other = italian.get(key).unwrap_or_else(|| panic!("{key} has no Italian text"));
        assert_eq!(arguments, other, "arguments of {key}");
    }
    for key in italian.keys() {
        assert!(english.contains_key(key), "{key} has no English text");
    }
    assert!(english.len() > 100, "the files are embedded");
}

#[test]
fn texts_use_printers_signs() {
    for language in Language::ALL {
        for (file, source) in language.sources() {
            let texts = source.lines().filter(|line| !line.starts_with('#'));
            for text in texts {
                assert!(!text.contains(['\'', '"']), "{}/{file}: write ’ “ ” in: {text}", language.id());
                assert!(!text.contains("..."), "{}/{file}: write … in: {text}", language.id());
            }
        }
    }
}

#[test]
fn keys_are_written_one_way() {
    for key in keys(Language::English).keys() {
        let parts = key.split('-');
        assert!(
            parts
                .clone()
                .all(|part| !part.is_empty()
                    && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())),
            "{key} is not kebab-case"
        );
    }
}

/// A place in the sources that names a key.
struct Use {
    file: String,
    key: String,
    /// Names of the arguments given in the same expression.
    given: BTreeSet<String>,
    /// More arguments may be given elsewhere.
    open: bool,
}

/// The sources in a folder of the project: path and text.
fn sources(folder: &str, extension: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, extension: &str, found: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                walk(&path, extension, found);
            } else if path.extension().is_some_and(|found| found == extension) {
                let source = fs::read_to_string(&path).expect("a readable source");
                found.push((path.display().to_string(), source));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), extension, &mut found);
    found
}

/// All literal uses of keys in `src/`.
fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    sources("src", "rs").iter().for_each(|(file, source)| find_uses(file, source, &mut uses));
    uses
}

/// Finds keys by the ways in which code names one.
fn find_uses(file: &str, source: &str, uses: &mut Vec<Use>) {
    let mut found = |key: String, given, open| uses.push(Use { file: file.to_owned(), key, given, open });
    for (key, _) in literals_after(source, "say(") {
        found(key.to_owned(), BTreeSet::new(), false);
    }
    for (key, rest) in literals_after(source, "say_with(") {
        let list = rest.split_once("&[").and_then(|(between, list)| (between.trim() == ",").then_some(list));
        found(key.to_owned(), list.map_or_else(BTreeSet::new, names_of_pairs), list.is_none());
    }
    for (key, rest) in literals_after(source, "Reason::new(") {
        found(key.to_owned(), names_of_chain(rest), true);
    }
    for (key, _) in literals_after(source, "Arg::Key(") {
        found(key.to_owned(), BTreeSet::new(), false);
    }
    for (_, rest) in literals_after(source, ".key(") {
        if let Some((key, _)) = rest.strip_prefix(',').and_then(literal) {
            found(key.to_owned(), BTreeSet::new(), false);
        }
    }
    for (phrase, _) in literals_after(source, "expected(") {
        // Signs of the notation are shown as they are.
        if phrase.chars().any(char::is_alphabetic) {
            found(expected_key(phrase).0, BTreeSet::new(), true);
        }
    }
}

/// Every string literal that follows `call`, with what stands after it.
fn literals_after<'a>(source: &'a str, call: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    source.match_indices(call).filter_map(move |(start, _)| {
        let part_of_a_name = call.starts_with(char::is_alphabetic)
            && source[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        if part_of_a_name { None } else { literal(&source[start + call.len()..]) }
    })
}

/// The string literal a text begins with, and the rest.
fn literal(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}

/// The names in `("name", ..), ("other", ..)]`.
fn names_of_pairs(list: &str) -> BTreeSet<String> {
    let mut depth = 1_i32;
    let end = list.find(|c| {
        depth += i32::from(c == '[') - i32::from(c == ']');
        depth == 0
    });
    let pieces = list[..end.unwrap_or(list.len())].split('(').skip(1);
    let names = pieces.filter_map(|piece| literal(piece).filter(|(_, rest)| rest.starts_with(',')));
    names.map(|(name, _)| name.to_owned()).collect()
}

/// The names in `).number("count", ..).text("square", ..)`.
fn names_of_chain(mut rest: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    while let Some(call) = rest.trim_start().strip_prefix(')').map(str::trim_start) {
        let method = [".number(", ".text(", ".key(", ".seat("].iter().find_map(|method| call.strip_prefix(method));
        let Some((name, after)) = method.and_then(literal) else { break };
        names.insert(name.to_owned());
        let mut depth = 1_i32;
        let end = after.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        rest = &after[end.unwrap_or(after.len())..];
    }
    names
}

#[test]
fn uses_are_found_in_source() {
    let mut uses = Vec::new();
    let source = r#"words.say("a-b"); w.say_with(
        "c-d", &[("name", Arg::from(x.y(2))), ("count", 3.into())]) ; hearsay("no"); Arg::Key("e");
        Reason::new("f").number("count", f(2)).text("square", "e4"); r.key("seat", "g"); w.say_with("h", &args);
        text.expected("the end"), text.expected("}")"#;
    find_uses("sample", source, &mut uses);
    let found: Vec<_> = uses.iter().map(|used| (used.key.as_str(), used.given.len(), used.open)).collect();
    let wanted = [
        ("a-b", 0, false),
        ("c-d", 2, false),
        ("h", 0, true),
        ("f", 2, true),
        ("e", 0, false),
        ("g", 0, false),
        ("expected-the-end", 0, true),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn everything_said_in_the_source_has_words() {
    let keys = keys(Language::English);
    for Use { file, key, given, open } in uses() {
        let wanted = keys
            .get(key.replace(['_', '/'], "-").as_str())
            .unwrap_or_else(|| panic!("{file} says {key:?}, which has no text"));
        for name in &given {
            assert!(wanted.contains(name.as_str()), "{file} gives {key} an argument {name}, which its text ignores");
        }
        assert!(open || given.len() == wanted.len(), "{file} says {key} with {given:?}, but its text wants {wanted:?}");
    }
}

/// Keys that the sources put together: how they are written there, and all that comes of it.
fn put_together(sources: &str) -> BTreeSet<String> {
    let (mut templates, mut keys) = (Vec::new(), BTreeSet::new());
    let mut add = |template, beginning: &str, ends: &[&str], lines: &[&str]| {
        templates.push(template);
        for end in ends {
            keys.extend(lines.iter().map(|line| format!("{beginning}{end}{line}").replace(['_', '/'], "-")));
        }
    };
    for level in levels::all() {
        let family = level.family.word();
        add("level-{}", "level-", &[level.id.as_str()], &["", "-line"]);
        // Some settings are there only under others.
        let mut settings = level.settings().expect("a level of the shelf");
        let changes: Vec<_> = settings.iter().flat_map(|s| s.choices.iter().map(|c| (s.key, *c))).collect();
        for (key, choice) in changes {
            settings
                .extend(level.settings_with(&[(key.to_owned(), choice.to_owned())]).expect("a choice of the level"));
        }
        for setting in settings {
            let key = format!("option-{family}-{}", setting.key);
            add("option-{family}-{}{end}", &key, &[""], &["", "-line"]);
            add("option-{family}-{}{end}", &format!("{key}-"), &setting.choices, &["", "-line"]);
        }
        add("seat-{name}", "seat-", level.seat_names(), &[""]);
        let sitting = level.sit(&Setup::default()).expect("a level of the shelf");
        let figures: Vec<_> = (0..=u8::MAX).map(|face| sitting.figure(Face(face.into()))).collect();
        add("fn figure(", "", &figures, &[""]);
        add("cli-sign-{figure}", "cli-sign-", &figures, &[""]);
        add("{}-sign", "", &figures, &["-sign"]);
        // The gallery tells of kinds: of a figure whatever its colour, of a die whatever it shows, of most cards by their suit.
        let kinds: Vec<_> = figures.iter().map(|figure| kind_of(figure)).chain(["die".into()]).collect();
        let kinds: Vec<_> = kinds.iter().map(String::as_str).chain(figures.iter().copied()).collect();
        add("gallery-{}", "gallery-", &kinds, &[""]);
        add("name-{}", "name-", &kinds, &[""]);
        add("gallery-{word}", "gallery-", &["white", "black", "vermilion", "turquoise"], &[""]);
        let suits: Vec<_> = figures.iter().filter_map(|figure| Some(figure.rsplit_once('-')?.0)).collect();
        add("gallery-{suit}-{}", "gallery-", &suits, &["-court", "-pip"]);
        if let Surface::Board { marked, .. } = sitting.surface() {
            let marks: Vec<_> = marked.iter().map(|(_, mark)| *mark).collect();
            add("{}-{mark}", &format!("{family}-"), &marks, &[""]);
            add("cli-sign-{figure}", "cli-sign-", &marks, &[""]);
        }
    }
    let boxes = ["tafl", "corona", "echecs", "petteia", "tarocchini"];
    add("family-{word}{end}", "family-", &boxes, &["", "-year", "-players", "-length", "-line"]);
    add("strength-{strength}-line", "strength-", &["1", "2", "3", "4", "5"], &["-line"]);
    add("manner-{}", "manner-", &["resign", "flag", "draw-offer", "draw-agree"], &[""]);
    // Words that stand alone in the sources.
    let words: BTreeSet<_> = sources.split('"').filter(|text| text.len() < 40 && !text.contains(' ')).collect();
    let words: Vec<_> = words.into_iter().collect();
    // What is said or chosen at a table for cards has its meaning beside it.
    let said: Vec<_> =
        sources.split('"').filter(|text| text.starts_with("tarocchini-") && !text.contains(' ')).collect();
    add("{key}-line", "", &said, &["-line"]);
    add("cli-word-{name}", "cli-word-", &words, &[""]);
    let settings: Vec<_> = words.iter().filter(|word| word.starts_with("settings-")).copied().collect();
    let clocks: Vec<_> = words.iter().filter(|word| word.starts_with("setup-clock-")).copied().collect();
    add("{key}-line", "", &[settings.as_slice(), &clocks].concat(), &["-line"]);
    add("web-${kind}-why", "web-", &words, &["", "-why"]);
    for row in settings {
        add("{key}-{word}", &format!("{row}-"), &words, &["", "-line"]);
    }
    // What is told in words of a move, and what there is to choose before play.
    for family in boxes {
        for what in ["told", "confirm"] {
            add("{}-{what}-{word}", &format!("{family}-{what}-"), &words, &[""]);
        }
        add("{}-stage-choice", &format!("{family}-stage-choice"), &[""], &[""]);
    }
    for template in templates {
        assert!(sources.contains(template), "{template:?} is no longer in the sources");
    }
    keys
}

/// A figure's name without its colour: `corona-white-king` is a `corona-king`.
fn kind_of(figure: &str) -> String {
    let parts: Vec<_> = figure.split('-').collect();
    match parts[..] {
        [family, _, kind] => format!("{family}-{kind}"),
        _ => figure.to_owned(),
    }
}

#[test]
fn every_text_is_said_somewhere() {
    let mut sources: String = sources("src", "rs").into_iter().map(|(_, source)| source).collect();
    sources += concat!(include_str!("../web/loader.js"), include_str!("../web/pack.mjs"));
    let mut said = put_together(&sources);
    said.extend(uses().into_iter().map(|used| used.key));
    said.extend(sources.split('"').map(|phrase| expected_key(phrase).0));
    // Texts whose place in the program is still being built.
    let to_come = |key: &str| {
        let line = key.ends_with("-line") && (key.starts_with("tafl-announce-") || key.starts_with("corona-"));
        line || key.starts_with("settings-") || key == "cli-no-screen"
    };
    let unsaid = |key: &&str| !said.contains(*key) && !sources.contains(&format!("\"{key}\"")) && !to_come(key);
    let unsaid: Vec<_> = keys(Language::English).into_keys().filter(unsaid).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:#?}");
}

#[test]
fn a_language_is_known_by_any_writing_of_its_tag() {
    for tag in ["it", "it-CH", "it_IT.UTF-8", "IT", "it_IT@euro"] {
        assert_eq!(Language::parse(tag), Some(Language::Italian), "{tag}");
    }
    assert_eq!(Language::parse("ita"), None);
    assert_eq!(Language::parse(""), None);
    assert_eq!(Language::preferred(["de-DE", "it-IT", "en"]), Language::Italian);
    assert_eq!(Language::preferred(["de", "fr"]), Language::English);
    for language in Language::ALL {
        assert_eq!(Language::parse(language.id()), Some(language));
    }
}

#[test]
fn texts_take_numbers_texts_and_other_texts() {
    let english = Words::new(Language::English);
    let italian = Words::new(Language::Italian);
    assert_eq!(english.say("cli-game-number").matches("{$number}").count(), 1, "a gap shows its name");
    assert_eq!(english.say_with("cli-game-number", &[("number", 12.into())]), "Game 12.");
    assert_eq!(italian.say_with("cli-game-number", &[("number", 12.into())]), "Partita 12.");
    let side = [("seat", Arg::Key("seat-white"))];
    assert_eq!(english.say_with("table-to-move", &side), "White to move");
    assert_eq!(italian.say_with("table-to-move", &side), "Muove il Bianco");
}

#[test]
fn an_unknown_key_is_shown_in_brackets() {
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(words.say("no-such-key"), "[no-such-key]");
        assert!(!words.knows("no-such-key"));
        assert_eq!(words.language(), language);
    }
}

#[test]
fn ids_of_the_program_may_be_asked_as_they_are() {
    let words = Words::new(Language::English);
    assert_eq!(words.say("level-tafl/brandub"), "Brandub");
    assert_eq!(words.say("ending-king_captured"), words.say("ending-king-captured"));
    assert!(words.knows("option-tafl-no_safe_entry"));
}

#[test]
fn reasons_and_errors_become_sentences() {
    let words = Words::new(Language::Italian);
    let reason = Reason::new("refused-not-your-turn").key("seat", "seat-black");
    assert_eq!(words.sentence(&reason), "Tocca al Nero.");
    let mut error = ReadError { line: 3, column: 7, expected: "a move".into(), found: "e9".into() };
    assert_eq!(words.read_error(&error), "Riga 3, colonna 7: ci si aspettava una mossa, ma c’è scritto “e9”.");
    error.expected = "a move such as a1-g7 or --".into();
    assert!(words.read_error(&error).contains("ci si aspettava una mossa come a1-g7, o --, ma"));
    error.found.clear();
    error.expected = "}".into();
    let text = words.record_error(&RecordError::Read(error));
    assert_eq!(text, "Il testo si interrompe alla riga 3, colonna 7: lì ci si aspettava “}”.");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

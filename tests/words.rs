//! The words: both languages say the same things, and everything the program says has words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast;
use tavoliere::words::{Arg, Language, Words};

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
                    assert!(
                        keys.insert(key, arguments).is_none(),
                        "{key} stands twice in {}",
                        language.id()
                    );
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

fn collect_inline(
    inline: &ast::InlineExpression<&'static str>,
    found: &mut BTreeSet<&'static str>,
) {
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
        let other = italian
            .get(key)
            .unwrap_or_else(|| panic!("{key} has no Italian text"));
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
                assert!(
                    !text.contains(['\'', '"']),
                    "{}/{file}: write ’ “ ” in: {text}",
                    language.id()
                );
                assert!(
                    !text.contains("..."),
                    "{}/{file}: write … in: {text}",
                    language.id()
                );
            }
        }
    }
}

#[test]
fn keys_are_written_one_way() {
    for key in keys(Language::English).keys() {
        let parts = key.split('-');
        assert!(
            parts.clone().all(|part| !part.is_empty()
                && part
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())),
            "{key} is not kebab-case"
        );
    }
}

/// A call in the sources that names a key: file, key and, where they stand there, the arguments.
struct Use {
    file: String,
    key: String,
    arguments: BTreeSet<String>,
}

/// All literal uses of keys in `src/`, found by the ways in which code names one.
fn uses() -> Vec<Use> {
    fn walk(folder: &Path, uses: &mut Vec<Use>) {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                walk(&path, uses);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).expect("a readable source");
                find_uses(&path.display().to_string(), &source, uses);
            }
        }
    }
    let mut uses = Vec::new();
    walk(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut uses,
    );
    uses
}

fn find_uses(file: &str, source: &str, uses: &mut Vec<Use>) {
    for call in ["say(", "say_with(", "Reason::new(", "Arg::Key("] {
        for (start, _) in source.match_indices(call) {
            let whole_word = !source[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let rest = source[start + call.len()..].trim_start();
            let Some((key, rest)) = rest.strip_prefix('"').and_then(|rest| rest.split_once('"'))
            else {
                continue;
            };
            if whole_word {
                let arguments = if call == "say_with(" {
                    argument_names(rest)
                } else {
                    BTreeSet::new()
                };
                uses.push(Use {
                    file: file.to_owned(),
                    key: key.to_owned(),
                    arguments,
                });
            }
        }
    }
}

/// The names in `, &[("name", ..), ..])`.
fn argument_names(rest: &str) -> BTreeSet<String> {
    let mut depth = 1_i32;
    let end = rest
        .find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        })
        .unwrap_or(rest.len());
    let pieces = rest[..end].split('(').skip(1);
    pieces
        .filter_map(|piece| {
            Some(
                piece
                    .trim_start()
                    .strip_prefix('"')?
                    .split_once("\",")?
                    .0
                    .to_owned(),
            )
        })
        .collect()
}

#[test]
fn uses_are_found_in_source() {
    let mut uses = Vec::new();
    let source = r#"words.say("a-b"); w.say_with(
        "c-d", &[("name", Arg::from(x.y())), ("count", 3.into())]) ; hearsay("no"); Arg::Key("e")"#;
    find_uses("sample", source, &mut uses);
    let found: Vec<_> = uses.iter().map(|used| used.key.as_str()).collect();
    assert_eq!(found, ["a-b", "c-d", "e"]);
    assert_eq!(
        uses[1].arguments,
        BTreeSet::from(["name".to_owned(), "count".to_owned()])
    );
}

#[test]
fn everything_said_in_the_source_has_words() {
    let keys = keys(Language::English);
    for Use {
        file,
        key,
        arguments,
    } in uses()
    {
        let wanted = keys
            .get(key.as_str())
            .unwrap_or_else(|| panic!("{file} says {key:?}, which has no text"));
        for name in &arguments {
            assert!(
                wanted.contains(name.as_str()),
                "{file} gives {key} an argument {name}, which its text ignores"
            );
        }
    }
}

#[test]
fn a_language_is_known_by_any_writing_of_its_tag() {
    for tag in ["it", "it-CH", "it_IT.UTF-8", "IT", "it_IT@euro"] {
        assert_eq!(Language::parse(tag), Some(Language::Italian), "{tag}");
    }
    assert_eq!(Language::parse("ita"), None);
    assert_eq!(Language::parse(""), None);
    assert_eq!(
        Language::preferred(["de-DE", "it-IT", "en"]),
        Language::Italian
    );
    assert_eq!(Language::preferred(["de", "fr"]), Language::English);
    for language in Language::ALL {
        assert_eq!(Language::parse(language.id()), Some(language));
    }
}

#[test]
fn texts_take_numbers_texts_and_other_texts() {
    let english = Words::new(Language::English);
    let italian = Words::new(Language::Italian);
    assert_eq!(
        english
            .say("table-turn-number")
            .matches("{$number}")
            .count(),
        1,
        "a gap shows its name"
    );
    assert_eq!(
        english.say_with("table-turn-number", &[("number", 12.into())]),
        "Move 12"
    );
    assert_eq!(
        italian.say_with("table-turn-number", &[("number", 12.into())]),
        "Mossa 12"
    );
    let side = [("side", Arg::Key("side-white"))];
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
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

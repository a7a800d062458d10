//! The words of the program, in the languages it speaks.
//!
//! Every sentence a person reads has a key; its wording lies in `assets/words/<language>/*.ftl`
//! (Fluent), embedded in the binary. The floors below hand up keys and arguments and never sentences.
//! Conventions for keys and texts: `assets/words/README.md`.

mod sentences;

pub use sentences::expected_key;

use crate::rules::Tongue;
use crate::rules::record::harmless;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use unic_langid::LanguageIdentifier;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/words");

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, also the language that steps in where another lacks a key.
    English,
    /// Italian.
    Italian,
}

impl Language {
    /// All of them, in the order in which a person is offered them.
    pub const ALL: [Self; 2] = [Self::English, Self::Italian];

    /// The tag by which settings, folders and web pages know it: `en`, `it`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }

    /// Its name in itself, as a person looking for his own language would look for it.
    #[must_use]
    pub fn native_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Italian => "Italiano",
        }
    }

    /// Reads a language tag in any of the ways systems write one: `it`, `it-CH`, `it_IT.UTF-8`.
    /// `None` for a language the program does not speak.
    #[must_use]
    pub fn parse(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?.trim();
        Self::ALL.into_iter().find(|language| language.id().eq_ignore_ascii_case(primary))
    }

    /// The first language of a list of wishes, best first, that the program speaks; English if none.
    /// A browser's `navigator.languages` is such a list.
    #[must_use]
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter().find_map(Self::parse).unwrap_or(Self::English)
    }

    /// The language the person has chosen for the whole system.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn of_system() -> Self {
        let tags: Vec<String> = sys_locale::get_locales().collect();
        Self::preferred(tags.iter().map(String::as_str))
    }

    /// The language of sources in which a person who reads this one is shown the names of a source.
    #[must_use]
    pub fn tongue(self) -> Tongue {
        match self {
            Self::English => Tongue::French,
            Self::Italian => Tongue::Italian,
        }
    }

    fn tag(self) -> LanguageIdentifier {
        self.id().parse().unwrap_or_default()
    }

    /// Its embedded files: file name and Fluent source.
    pub fn sources(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        FILES.get_dir(self.id()).into_iter().flat_map(Dir::files).filter_map(|file| {
            let name = file.path().file_name()?.to_str()?;
            name.ends_with(".ftl").then_some((name, file.contents_utf8()?))
        })
    }
}

/// What stands in for a `{ $name }` of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg<'a> {
    /// A number; texts may choose a plural form by it.
    Number(f64),
    /// A text used as it is: a person's name, a square, a move; or a word by which the text chooses
    /// one of its variants.
    Text(&'a str),
    /// The key of another text, put into words first.
    Key(&'a str),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

macro_rules! arg_from_number {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(f64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8 u16 u32 i8 i16 i32 f32 f64);

impl From<usize> for Arg<'_> {
    /// Exact up to 2^53, far above any count that is read by a person.
    fn from(number: usize) -> Self {
        #[allow(clippy::cast_precision_loss)]
        Self::Number(number as f64)
    }
}

/// The texts of one language, with English behind them.
pub struct Words {
    language: Language,
    /// The language itself, then English where that is another.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// Opens the texts of `language`.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundles = vec![open(language)];
        if language != Language::English {
            bundles.push(open(Language::English));
        }
        Self { language, bundles }
    }

    /// The language these words are in.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A number with so many decimals, as it is written in this language.
    #[must_use]
    pub fn decimal(&self, number: f32, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        match self.language {
            Language::English => written,
            Language::Italian => written.replace('.', ","),
        }
    }

    /// Whether there is a text for `key`.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        let key = as_written(key);
        self.bundles.iter().any(|bundle| bundle.has_message(&key))
    }

    /// The text of `key`: in this language, else in English, else the key itself in brackets.
    /// The program's ids may be part of a key as they are (`level-tafl/brandub`, `ending-king_captured`).
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text of `key` with its arguments, each given by name.
    #[must_use]
    pub fn say_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let key = as_written(key);
        let args: FluentArgs = args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        self.bundles
            .iter()
            .find_map(|bundle| {
                let pattern = bundle.get_message(&key)?.value()?;
                // A missing argument leaves its name in braces, which is the best a reader can be given.
                let mut gaps = Vec::new();
                Some(bundle.format_pattern(pattern, Some(&args), &mut gaps).into_owned())
            })
            .unwrap_or_else(|| format!("[{key}]"))
    }

    fn value<'a>(&self, arg: &Arg<'a>) -> FluentValue<'a> {
        match *arg {
            Arg::Number(number) => number.into(),
            // It may come from anybody's record.
            Arg::Text(text) => text.chars().map(harmless).collect::<String>().into(),
            Arg::Key(key) => self.say(key).into(),
        }
    }
}

/// A key as the files have it: ids are written there with `-` for `_` and `/`.
fn as_written(key: &str) -> Cow<'_, str> {
    if key.contains(['_', '/']) { key.replace(['_', '/'], "-").into() } else { key.into() }
}

/// Fluent gives back what it could read of a faulty file, so a fault costs one text and never the
/// program; the tests let no fault pass.
fn open(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag()]);
    bundle.set_use_isolating(false);
    for (_, source) in language.sources() {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

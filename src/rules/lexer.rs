//! Reading what people wrote: words with their line and column, so that an error can name its place.

use thiserror::Error;

/// A text that stops being what it should be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: expected {expected}, found {found}")]
pub struct ReadError {
    /// Line, from 1.
    pub line: usize,
    /// Column, in characters from 1.
    pub column: usize,
    /// What could have stood here.
    pub expected: String,
    /// What stands here; empty at the end of the text.
    pub found: String,
}

/// Splits a text into words parted by blanks and looks one word ahead. `{comments}` are words of their own,
/// braces included, so that they can be kept; they need no blank before them.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    rest: &'a str,
    first_line: usize,
}

impl<'a> Lexer<'a> {
    /// Reads a text from its beginning.
    pub fn new(text: &'a str) -> Lexer<'a> {
        Lexer::from_line(text, 1)
    }

    /// Reads a part of a larger text that begins on the given line of it.
    pub fn from_line(text: &'a str, first_line: usize) -> Lexer<'a> {
        Lexer { text, rest: text.trim_start(), first_line }
    }

    /// The next word, without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        let end = match self.rest.chars().next()? {
            '{' => self.rest.find('}').map_or(self.rest.len(), |i| i + 1),
            _ => self.rest.find(|c: char| c == '{' || c.is_whitespace()).unwrap_or(self.rest.len()),
        };
        Some(&self.rest[..end])
    }

    /// Takes the next word.
    pub fn word(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.rest = self.rest[word.len()..].trim_start();
        Some(word)
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.word();
        }
        found
    }

    /// Skips a move number: digits and one or more full stops, with or without a blank after them.
    pub fn skip_number(&mut self) -> bool {
        let after = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let found = after.len() < self.rest.len() && after.starts_with('.');
        if found {
            self.rest = after.trim_start_matches('.').trim_start();
        }
        found
    }

    /// The text from here to where a later state of the same lexer stands.
    pub fn until(&self, later: &Lexer<'a>) -> &'a str {
        self.rest[..self.rest.len() - later.rest.len()].trim_end()
    }

    /// Is there nothing left?
    pub fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Line and column of the next word.
    pub fn at(&self) -> (usize, usize) {
        let before = &self.text[..self.text.len() - self.rest.len()];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        (self.first_line + before.matches('\n').count(), before[line_start..].chars().count() + 1)
    }

    /// An error at the next word.
    pub fn expected(&self, what: impl Into<String>) -> ReadError {
        let (line, column) = self.at();
        let found = self.peek().unwrap_or_default().chars().take(40).collect();
        ReadError { line, column, expected: what.into(), found }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_comments_and_places() {
        let mut text = Lexer::from_line("1. a1-a2{fine move}\n  b1-b2", 7);
        assert!(text.skip_number());
        assert_eq!(text.at(), (7, 4));
        assert_eq!(text.word(), Some("a1-a2"));
        assert_eq!(text.word(), Some("{fine move}"));
        assert_eq!(text.at(), (8, 3));
        assert!(!text.take("c1"));
        assert!(text.take("b1-b2"));
        assert!(text.is_done());
        assert_eq!(text.expected("a move").found, "");
    }

    #[test]
    fn move_numbers_need_no_blank() {
        let mut text = Lexer::new("12.a1-a2 12...b1-b2 3");
        assert!(text.skip_number());
        let here = text.clone();
        assert_eq!(text.word(), Some("a1-a2"));
        assert_eq!(here.until(&text), "a1-a2");
        assert!(text.skip_number());
        assert_eq!(text.word(), Some("b1-b2"));
        assert!(!text.skip_number(), "a number alone may be a throw");
    }

    #[test]
    fn an_open_comment_ends_with_the_text() {
        assert_eq!(Lexer::new("{never closed").word(), Some("{never closed"));
    }
}

//! The tokenizer of a record: tags and words, each with its line.

use crate::language::{Localized, msg};
use crate::rules::TextError;
use crate::session::files::line_at;

/// A tag: `[Name "value"]`.
#[derive(Debug)]
pub(super) struct Tag {
    pub name: String,
    pub value: String,
    pub line: usize,
}

/// A word of the move text: a move, a number, a result.
#[derive(Debug)]
pub(super) struct Word<'t> {
    pub text: &'t str,
    pub line: usize,
}

pub(super) fn error(line: usize, reason: impl Into<Localized>) -> TextError {
    TextError { line: Some(line), ..TextError::new(format!("Line {line}"), reason) }
}

/// The error for a tag or comment that is misplaced or not closed.
fn broken(line: usize) -> TextError {
    error(line, msg::FAULTS_SYNTAX)
}

/// Splits a record into tags and words.
pub(super) fn tokens(text: &str) -> Result<(Vec<Tag>, Vec<Word<'_>>), TextError> {
    let mut reader = Reader { rest: text.trim_start_matches('\u{feff}'), line: 1 };
    let (mut tags, mut words) = (Vec::new(), Vec::new());
    loop {
        reader.take_while(char::is_whitespace);
        match reader.rest.chars().next() {
            None => return Ok((tags, words)),
            Some('{') => reader.comment()?,
            Some('[') => tags.push(reader.tag()?),
            Some('"' | ']' | '}') => {
                return Err(broken(reader.line));
            }
            Some(_) => {
                let line = reader.line;
                let text = reader.take_while(|c| !c.is_whitespace() && !"{}[]\"".contains(c));
                words.push(Word { text, line });
            }
        }
    }
}

struct Reader<'t> {
    rest: &'t str,
    line: usize,
}

impl<'t> Reader<'t> {
    fn take_while(&mut self, accept: impl Fn(char) -> bool) -> &'t str {
        let end = self.rest.find(|c| !accept(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.line += line_at(self.rest.as_bytes(), end) - 1;
        self.rest = rest;
        taken
    }

    /// The next character. A caller that gets a line end rejects it, so lines are not counted here.
    fn next(&mut self) -> Option<char> {
        let sign = self.rest.chars().next()?;
        self.rest = &self.rest[sign.len_utf8()..];
        Some(sign)
    }

    fn comment(&mut self) -> Result<(), TextError> {
        let start = self.line;
        self.take_while(|c| c != '}');
        self.next().map(|_| ()).ok_or_else(|| broken(start))
    }

    fn tag(&mut self) -> Result<Tag, TextError> {
        let line = self.line;
        self.next();
        self.blanks();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_').to_string();
        if name.is_empty() {
            return Err(broken(line));
        }
        self.blanks();
        if self.next() != Some('"') {
            return Err(broken(line));
        }
        let value = self.quoted()?;
        self.blanks();
        if self.next() != Some(']') {
            return Err(broken(line));
        }
        Ok(Tag { name, value, line })
    }

    fn blanks(&mut self) {
        self.take_while(|c| c == ' ' || c == '\t');
    }

    /// Parses a value after its opening quote up to the closing quote on the same line.
    fn quoted(&mut self) -> Result<String, TextError> {
        let line = self.line;
        let mut value = String::new();
        loop {
            match self.next() {
                None | Some('\n' | '\r') => return Err(broken(line)),
                Some('"') => return Ok(value),
                Some('\\') => value.push(self.escape().ok_or_else(|| broken(line))?),
                Some(sign) => value.push(sign),
            }
        }
    }

    fn escape(&mut self) -> Option<char> {
        match self.next()? {
            sign @ ('"' | '\\') => Some(sign),
            'u' => {
                let (digits, rest) = self.rest.strip_prefix('{')?.split_once('}')?;
                let number = u32::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?;
                self.rest = rest;
                char::from_u32(number)
            }
            _ => None,
        }
    }
}

//! Console input and output.

use std::io::{self, BufRead, Write};

use crate::command_line::read_line;
use crate::language::{Language, Localized, msg};
use crate::rules::printable;

/// Longest input line in bytes.
pub(super) const LONGEST_LINE: u64 = 10_000;

/// The reason why the session ends.
#[derive(Debug)]
pub(super) enum Leave {
    /// The player quit, or the input ended.
    Quit,
    /// The output is closed.
    Broken(io::Error),
}

impl From<io::Error> for Leave {
    fn from(error: io::Error) -> Self {
        Self::Broken(error)
    }
}

/// Line-based input and output in a language.
pub(super) struct Console<'a> {
    pub input: &'a mut dyn BufRead,
    pub output: &'a mut dyn Write,
    pub language: Language,
    pub colour: bool,
    /// Whether input lines are echoed.
    pub echo: bool,
}

impl Console<'_> {
    /// Writes lines. Control characters are escaped: names, paths and typed lines can contain them.
    pub fn say(&mut self, text: impl Into<Localized>) -> io::Result<()> {
        let text = text.into().in_language(self.language);
        let lines: Vec<String> = text.trim_end_matches('\n').split('\n').map(printable).collect();
        self.show(&format!("{}\n", lines.join("\n")))
    }

    /// Writes trusted text without escaping, so that it can have colours, and flushes it.
    pub fn show(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.flush()
    }

    /// Writes an input line, if echo is on.
    pub fn echo(&mut self, line: &str) -> io::Result<()> {
        if self.echo { self.say(line) } else { Ok(()) }
    }

    /// Writes a prompt and reads the trimmed answer.
    pub fn ask(&mut self, prompt: &Localized) -> Result<String, Leave> {
        loop {
            self.show(&format!("{} ", printable(prompt.in_language(self.language))))?;
            let Ok(Some(line)) = read_line(&mut self.input, LONGEST_LINE) else {
                // Moves the shell prompt to a new line.
                self.show("\n")?;
                return Err(Leave::Quit);
            };
            let Some(line) = line else {
                self.show("\n")?;
                self.say(msg::TERMINAL_LINE_TOO_LONG)?;
                continue;
            };
            let line = line.trim();
            self.echo(line)?;
            return Ok(line.to_string());
        }
    }
}

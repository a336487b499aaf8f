//! Errors, exit codes, argument parsers and the reading of lines, shared by the commands of both binaries.

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::ai::most_threads;
use crate::language::Language;
use crate::rules::{TextError, printable};

/// Exit code for an invalid command line or input file.
const BAD_INPUT: u8 = 2;

/// An error with the exit code of the process.
#[derive(Debug)]
pub struct Failure {
    pub sentence: String,
    pub code: ExitCode,
}

impl Failure {
    /// An invalid command line or input file: exit code 2.
    pub fn bad_input(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), code: BAD_INPUT.into() }
    }

    /// A command that failed: exit code 1.
    pub fn failed(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), code: ExitCode::FAILURE }
    }
}

/// Parses the arguments and runs a command. Errors are printed as one sentence on standard error.
pub fn main<C: Parser>(run: impl FnOnce(C) -> Result<ExitCode, Failure>) -> ExitCode {
    let parsed = match C::try_parse_from(std::env::args_os()) {
        Ok(parsed) => parsed,
        Err(error)
            if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand =>
        {
            // Help and version texts. A closed output is not an error.
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(BAD_INPUT).into();
        }
        Err(error) => {
            warn::<C>(&one_sentence(&error.to_string()));
            return BAD_INPUT.into();
        }
    };
    run(parsed).unwrap_or_else(|Failure { sentence, code }| {
        warn::<C>(&sentence);
        code
    })
}

/// Writes a sentence to standard error, after the name of the program.
pub fn warn<C: Parser>(sentence: &str) {
    // There is no other place to report a failure of standard error.
    let _ = writeln!(io::stderr(), "{}: {}", C::command().get_name(), printable(sentence));
}

/// The first paragraph of a clap error; usage and tips are in `--help`.
fn one_sentence(error: &str) -> String {
    let paragraph: Vec<&str> = error.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let text = paragraph.join(" ");
    format!("{}. Try --help.", text.trim_start_matches("error: ").trim_end_matches('.'))
}

/// The exit code for a result of writing to standard output. A closed pipe is not an error. Fails if the
/// output failed otherwise.
pub fn output_result(result: io::Result<()>) -> Result<ExitCode, Failure> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::failed(format!("the output failed: {error}.")))
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}

pub fn language(text: &str) -> Result<Language, String> {
    let codes = Language::ALL.map(Language::id);
    text.parse().map_err(|_| TextError::none_of("language", text, &codes).reason.to_string())
}

/// Argument parser: a number of search threads, at most two for each core.
pub fn threads(text: &str) -> Result<usize, String> {
    let most = most_threads();
    let fits = |threads: &usize| (1..=most).contains(threads);
    text.parse().ok().filter(fits).ok_or_else(|| format!("{text:?} is not a number from 1 to {most}"))
}

/// The next line of an input, with its end; `None` at the end of the input, and `Some(None)` for a line that is not
/// shorter than `longest` bytes.
#[expect(clippy::option_option, reason = "end of input, line too long, line")]
pub(crate) fn read_line(input: &mut impl BufRead, longest: u64) -> io::Result<Option<Option<String>>> {
    let mut bytes = Vec::new();
    let mut is_too_long = false;
    loop {
        bytes.clear();
        let read = input.by_ref().take(longest).read_until(b'\n', &mut bytes)?;
        if read as u64 == longest && !bytes.ends_with(b"\n") {
            is_too_long = true;
            continue;
        }
        return Ok(match (read, is_too_long) {
            (_, true) => Some(None),
            (0, false) => None,
            _ => Some(Some(String::from_utf8_lossy(&bytes).into_owned())),
        });
    }
}

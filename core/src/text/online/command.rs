//! Commands at an online table in the terminal: those of a match, and those between people.

use strum::IntoEnumIterator;

use crate::ai::Level;
use crate::language::{Language, Localized, msg};
use crate::online::table::event::{Phrase, QuestionKind};
use crate::text::command::Command;
use crate::text::words;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OnlineCommand {
    Match(Command),
    Ask(QuestionKind),
    /// `yes`, `no`: answers a question of the others.
    Answer(bool),
    /// `sit`, with or without the name of a seat.
    Sit(String),
    GetUp,
    /// `computer SEAT LEVEL`
    Computer(String, Level),
    /// `free SEAT`
    Free(String),
    Resume,
    /// `claim win`, `claim draw`
    Claim(bool),
    /// `say PHRASE`
    Say(Phrase),
    Who,
    Invite,
    /// `let in`, `keep out`: answers a join request, with the beginning of its key or nothing.
    Admit(bool, String),
    Close,
    /// A known command with invalid arguments.
    Invalid(Localized),
}

/// The help text for commands at an online table.
pub(super) fn help() -> Localized {
    msg::TerminalHelpOnline { phrases: phrases() }.into()
}

fn phrases() -> String {
    Phrase::iter().map(<&str>::from).collect::<Vec<_>>().join(", ")
}

impl OnlineCommand {
    /// Reads a line, ignoring case except in file names. `yes` and `no` have words in each language.
    pub fn read(line: &str, language: Language) -> Self {
        let lower = line.trim().to_lowercase();
        let parts: Vec<&str> = lower.split_whitespace().collect();
        match parts[..] {
            ["undo"] => Self::Ask(QuestionKind::Undo),
            ["draw"] => Self::Ask(QuestionKind::Draw),
            ["pause"] => Self::Ask(QuestionKind::Pause),
            ["rematch"] => Self::Ask(QuestionKind::Rematch),
            ["sit"] => Self::Sit(String::new()),
            ["sit", seat] => Self::Sit(seat.into()),
            ["up"] => Self::GetUp,
            ["computer", seat, level] => match level.parse() {
                Ok(level) => Self::Computer(seat.into(), level),
                Err(error) => Self::Invalid(words::error(&error)),
            },
            ["computer", ..] => usage("computer SEAT LEVEL"),
            ["free", seat] => Self::Free(seat.into()),
            ["resume"] => Self::Resume,
            ["claim", "win"] => Self::Claim(true),
            ["claim", "draw"] => Self::Claim(false),
            ["claim", ..] => usage("claim win, claim draw"),
            ["say", ref words @ ..] => phrase(&words.join(" ")),
            ["who"] => Self::Who,
            ["invite"] => Self::Invite,
            ["let", "in"] => Self::Admit(true, String::new()),
            ["let", "in", key] => Self::Admit(true, key.into()),
            ["keep", "out"] => Self::Admit(false, String::new()),
            ["keep", "out", key] => Self::Admit(false, key.into()),
            ["close"] => Self::Close,
            [word] if let Some(yes) = words::yes_or_no(word, language) => Self::Answer(yes),
            _ => Self::Match(Command::read(line)),
        }
    }
}

fn phrase(word: &str) -> OnlineCommand {
    if let Some(phrase) = Phrase::iter().find(|known| <&str>::from(*known) == word) {
        return OnlineCommand::Say(phrase);
    }
    let wrong = msg::FaultsNoneOf { text: word, choices: phrases() };
    OnlineCommand::Invalid(words::sentence(wrong))
}

fn usage(commands: &'static str) -> OnlineCommand {
    OnlineCommand::Invalid(msg::TerminalCommands { list: commands }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_between_people_are_read_and_the_others_left() {
        let read = |line: &str| OnlineCommand::read(line, Language::English);
        assert_eq!(read(" Claim  WIN "), OnlineCommand::Claim(true));
        assert_eq!(read("say well-played"), OnlineCommand::Say(Phrase::WellPlayed));
        assert_eq!(read("computer circle casual"), OnlineCommand::Computer("circle".into(), Level::Casual));
        assert!(matches!(read("say hi there"), OnlineCommand::Invalid(_)));
        assert_eq!(read("e5-e1"), OnlineCommand::Match(Command::Move("e5-e1".into())));
        assert_eq!(read("save My File"), OnlineCommand::Match(Command::Save("My File".into())));
        for phrase in Phrase::iter() {
            let word = <&str>::from(phrase);
            assert_eq!(read(&format!("say {word}")), OnlineCommand::Say(phrase));
            assert!(help().to_string().contains(word), "{word}");
        }
    }

    #[test]
    fn answers_are_read_in_the_language_and_in_english() {
        for language in Language::ALL {
            let answer = |word: &str| match OnlineCommand::read(word, language) {
                OnlineCommand::Answer(yes) => Some(yes),
                _ => None,
            };
            for (word, yes) in [("yes", true), ("N", false)] {
                assert_eq!(answer(word), Some(yes), "{language:?}");
            }
            for (word, yes) in [(msg::TERMINAL_YES, true), (msg::TERMINAL_NO, false)] {
                assert_eq!(answer(&word.in_language(language)), Some(yes), "{language:?}");
            }
        }
        assert_eq!(OnlineCommand::read("Нет", Language::Russian), OnlineCommand::Answer(false));
        assert!(matches!(OnlineCommand::read("нет", Language::Slovenian), OnlineCommand::Match(_)));
    }
}

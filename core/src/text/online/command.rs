//! Commands at an online table in the terminal: those of a match, and those between people.

use strum::IntoEnumIterator;

use crate::ai::Level;
use crate::online::table::event::{Phrase, QuestionKind};
use crate::text::command::Command;

/// A command at an online table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OnlineCommand {
    /// A command of any match.
    Match(Command),
    /// Asks the others.
    Ask(QuestionKind),
    /// `yes`, `no`: answers a question of the others.
    Answer(bool),
    /// `sit`, with or without the name of a seat.
    Sit(String),
    /// `up`
    GetUp,
    /// `computer SEAT LEVEL`
    Computer(String, Level),
    /// `free SEAT`
    Free(String),
    /// `resume`
    Resume,
    /// `claim win`, `claim draw`
    Claim(bool),
    /// `say PHRASE`
    Say(Phrase),
    /// `who`
    Who,
    /// `invite`
    Invite,
    /// `let in`, `keep out`: answers a join request, with the beginning of its key or nothing.
    Admit(bool, String),
    /// `close`
    Close,
    /// A known command with invalid arguments.
    Invalid(String),
}

/// The help text for commands at an online table.
pub(super) const HELP: &str = "\
A move        As in any match: e5-e1, e14, e13-e15
board, pieces, moves [CELL], record, position, save FILE, review: as in any match
undo          Ask to go back to before your last move
draw          Offer a draw
rematch       Ask for another match with sides swapped
pause         Ask for a pause of the clock; resume ends it
yes, no       Answer what the others ask
resign        Give up
claim win     End a match that somebody has left for too long; claim draw
sit [SEAT]    Sit down on an open seat; up leaves it
say PHRASE    hello, good-luck, well-played, nice-move, oops, wow, sorry, thanks, one-moment, back, again, goodbye
who           Who is here
quit          Leave; the table is kept: the same invitation brings a guest back, and pushflip host its host
For the host:
invite        The invitations, to play and to watch
let in [KEY]  Let somebody in who asks; keep out sends them away
computer SEAT LEVEL   Give an open seat to a computer
free SEAT     Take a seat from somebody who is not there
close         Close the table for good";

impl OnlineCommand {
    /// Reads a line, ignoring case except in file names.
    pub fn read(line: &str) -> Self {
        let lower = line.trim().to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        match words[..] {
            ["undo"] => Self::Ask(QuestionKind::Undo),
            ["draw"] => Self::Ask(QuestionKind::Draw),
            ["pause"] => Self::Ask(QuestionKind::Pause),
            ["rematch"] => Self::Ask(QuestionKind::Rematch),
            ["yes" | "y"] => Self::Answer(true),
            ["no" | "n"] => Self::Answer(false),
            ["sit"] => Self::Sit(String::new()),
            ["sit", seat] => Self::Sit(seat.into()),
            ["up"] => Self::GetUp,
            ["computer", seat, level] => match level.parse() {
                Ok(level) => Self::Computer(seat.into(), level),
                Err(error) => Self::Invalid(format!("{error}.")),
            },
            ["computer", ..] => Self::Invalid("Type computer, a seat and a level.".into()),
            ["free", seat] => Self::Free(seat.into()),
            ["resume"] => Self::Resume,
            ["claim", "win"] => Self::Claim(true),
            ["claim", "draw"] => Self::Claim(false),
            ["claim", ..] => Self::Invalid("Type claim win or claim draw.".into()),
            ["say", phrase] => said(phrase),
            ["say", ..] => Self::Invalid("Type say and one of the phrases that help lists.".into()),
            ["who"] => Self::Who,
            ["invite"] => Self::Invite,
            ["let", "in"] => Self::Admit(true, String::new()),
            ["let", "in", key] => Self::Admit(true, key.into()),
            ["keep", "out"] => Self::Admit(false, String::new()),
            ["keep", "out", key] => Self::Admit(false, key.into()),
            ["close"] => Self::Close,
            _ => Self::Match(Command::read(line)),
        }
    }
}

/// Reads a phrase.
fn said(word: &str) -> OnlineCommand {
    if let Some(phrase) = Phrase::iter().find(|known| <&str>::from(*known) == word) {
        return OnlineCommand::Say(phrase);
    }
    let known: Vec<&str> = Phrase::iter().map(<&str>::from).collect();
    OnlineCommand::Invalid(format!("{word:?} is none of {}.", known.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_between_people_are_read_and_the_others_left() {
        assert_eq!(OnlineCommand::read(" Claim  WIN "), OnlineCommand::Claim(true));
        assert_eq!(OnlineCommand::read("say well-played"), OnlineCommand::Say(Phrase::WellPlayed));
        assert_eq!(
            OnlineCommand::read("computer circle casual"),
            OnlineCommand::Computer("circle".into(), Level::Casual)
        );
        assert!(matches!(OnlineCommand::read("say hi there"), OnlineCommand::Invalid(_)));
        assert_eq!(OnlineCommand::read("e5-e1"), OnlineCommand::Match(Command::Move("e5-e1".into())));
        assert_eq!(
            OnlineCommand::read("save My File"),
            OnlineCommand::Match(Command::Save("My File".into()))
        );
        // Each phrase of the help is valid.
        for phrase in Phrase::iter() {
            let word = <&str>::from(phrase);
            assert_eq!(OnlineCommand::read(&format!("say {word}")), OnlineCommand::Say(phrase));
            assert!(HELP.contains(word), "{word}");
        }
    }
}

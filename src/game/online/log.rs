//! The history of a table for its players: phrases, seats, questions and the ends of matches.

use super::{Online, SavedTables};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::store::Contacts;
use pushflip_core::online::table::event::{Body, Event, Phrase, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::{Moment, localized};

/// The maximum of entries.
pub(super) const MOST_ENTRIES: usize = 200;

/// An entry of the history.
pub(super) struct LogEntry {
    /// The time of its arrival. Events have no time, so that of earlier ones is unknown.
    time: Option<Moment>,
    /// The author; `None` for an answer of a computer.
    author: Option<PeerId>,
    body: Body,
    /// Whether the author has left their own seat, or withdrawn their own question.
    of_own: bool,
}

/// An entry as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Hours and minutes, if known.
    pub time: Option<String>,
    /// The phrase, whose picture is shown.
    pub phrase: Option<Phrase>,
    /// The author and the event.
    pub words: Localized,
}

/// The entry for an event; `table` is the state before it. Moves have none.
pub(super) fn entry(table: Option<&Table>, event: &Event, time: Option<Moment>) -> Option<LogEntry> {
    let (table, author) = (table?, event.author());
    let asked = table.asked();
    let mut of_computer = false;
    let mut of_own = false;
    match event.body() {
        Body::Open(_) | Body::Play { .. } => return None,
        Body::GetUp { seat } => {
            let occupant = table.seats().get(usize::from(*seat)).and_then(|seat| seat.occupant.peer());
            of_own = occupant == Some(author);
        }
        Body::Agree(_) | Body::Refuse(_) => {
            // The host answers for its computers.
            of_computer = asked.is_some_and(|asked| asked.of_computer) && table.host() == author;
            of_own = !of_computer && asked.is_some_and(|asked| asked.by == author);
        }
        _ => {}
    }
    Some(LogEntry { time, author: (!of_computer).then_some(author), body: event.body().clone(), of_own })
}

/// An entry as a sentence, in which the player is addressed as "you".
fn sentence(entry: &LogEntry, table: &Table, me: PeerId, contacts: &Contacts) -> Localized {
    let is_me = entry.author == Some(me);
    let you = if is_me { "yes" } else { "no" };
    let name = entry.author.map_or(msg::ONLINE_COMPUTER, |author| contacts.player_name(table, author));
    match &entry.body {
        // These have no entry.
        Body::Open(_) | Body::Play { .. } => Localized::EMPTY,
        Body::Sit { seat, .. } => {
            let seat = localized::seat(table.setup().variant, usize::from(*seat));
            msg::OnlineLogSatDown { you, name, seat }.into()
        }
        Body::GetUp { .. } if entry.of_own => msg::OnlineLogLeft { you, name }.into(),
        Body::GetUp { .. } => msg::OnlineLogCleared { you, name }.into(),
        Body::Computer { .. } => msg::OnlineLogComputer { you, name }.into(),
        Body::Begin { .. } => msg::TERMINAL_BEGINS,
        Body::Ask(QuestionKind::Undo) => msg::OnlineLogAskedUndo { you, name }.into(),
        Body::Ask(QuestionKind::Draw) => msg::OnlineLogAskedDraw { you, name }.into(),
        Body::Ask(QuestionKind::Pause) => msg::OnlineLogAskedPause { you, name }.into(),
        Body::Ask(QuestionKind::Rematch) => msg::OnlineLogAskedRematch { you, name }.into(),
        Body::Agree(QuestionKind::Undo) => msg::OnlineLogTookBack { you, name }.into(),
        Body::Agree(_) => msg::OnlineLogAgreed { you, name }.into(),
        Body::Refuse(_) if entry.of_own => msg::OnlineLogWithdrew { you, name }.into(),
        Body::Refuse(_) => msg::OnlineLogDeclined { you, name }.into(),
        Body::Resign => msg::OnlineLogResigned { you, name }.into(),
        Body::Resume => msg::OnlineLogResumed { you, name }.into(),
        Body::OutOfTime => msg::TERMINAL_TIME_UP,
        Body::Claim { win: true, .. } => msg::OnlineLogClaimedWin { you, name }.into(),
        Body::Claim { win: false, .. } => msg::OnlineLogClaimedDraw { you, name }.into(),
        Body::Say(phrase) => {
            let name = if is_me { msg::STATUS_YOU } else { name };
            msg::OnlineSays { name, phrase: *phrase }.into()
        }
        Body::Close => msg::ONLINE_STOP_DONE,
    }
}

/// The last entries, oldest first; of the current match only, or of the table.
pub fn log_lines(online: &Online, kept: &SavedTables, most: usize, of_match: bool) -> Vec<LogLine> {
    let (Some(session), Some(table)) = (&online.session, online.table()) else { return Vec::new() };
    let line = |entry: &LogEntry| LogLine {
        time: entry.time.as_ref().map(Moment::local_time),
        phrase: if let Body::Say(phrase) = entry.body { Some(phrase) } else { None },
        words: sentence(entry, table, session.me, kept.contacts()),
    };
    let begins_match = |entry: &LogEntry| matches!(entry.body, Body::Begin { .. });
    let begin = session.log.iter().rposition(begins_match).filter(|_| of_match);
    let skipped = session.log.len().saturating_sub(most).max(begin.map_or(0, |begin| begin + 1));
    session.log.iter().skip(skipped).map(line).collect()
}

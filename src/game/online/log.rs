//! The history of a table for its players: phrases, seats, questions and the ends of matches.

use super::{Online, SavedTables};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::{Body, Event, Phrase, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::Moment;

/// The maximum of entries.
pub(super) const MOST_ENTRIES: usize = 200;

/// An entry of the history.
#[derive(Debug)]
pub(super) struct LogEntry {
    /// The time of its arrival. Events have no time, so that of earlier ones is unknown.
    time: Option<Moment>,
    /// The author; `None` for an event of the table itself.
    author: Option<PeerId>,
    phrase: Option<Phrase>,
    words: Localized,
    begins_match: bool,
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
    let asked = table.and_then(Table::asked);
    let of_computer = asked.is_some_and(|asked| asked.of_computer);
    let author = event.author();
    let words = match event.body() {
        Body::Open(_) | Body::Play { .. } => return None,
        Body::Sit { .. } => msg::ONLINE_LOG_SAT_DOWN,
        Body::GetUp { seat } => {
            let occupant = table.and_then(|table| table.seats().get(usize::from(*seat)));
            let is_own = occupant.and_then(|seat| seat.occupant.peer()) == Some(author);
            if is_own { msg::ONLINE_LOG_LEFT } else { msg::ONLINE_LOG_CLEARED }
        }
        Body::Computer { .. } => msg::ONLINE_LOG_COMPUTER,
        Body::Begin { .. } => msg::TERMINAL_BEGINS,
        Body::Ask(QuestionKind::Undo) => msg::ONLINE_LOG_ASKED_UNDO,
        Body::Ask(QuestionKind::Draw) => msg::ONLINE_LOG_ASKED_DRAW,
        Body::Ask(QuestionKind::Pause) => msg::ONLINE_LOG_ASKED_PAUSE,
        Body::Ask(QuestionKind::Rematch) => msg::ONLINE_LOG_ASKED_REMATCH,
        Body::Agree(QuestionKind::Undo) => msg::ONLINE_LOG_TOOK_BACK,
        Body::Agree(_) if of_computer => computer(msg::ONLINE_LOG_AGREED),
        Body::Agree(_) => msg::ONLINE_LOG_AGREED,
        Body::Refuse(_) if asked.is_some_and(|asked| asked.by == author) => msg::ONLINE_LOG_WITHDREW,
        Body::Refuse(_) if of_computer => computer(msg::ONLINE_LOG_DECLINED),
        Body::Refuse(_) => msg::ONLINE_LOG_DECLINED,
        Body::Resign => msg::ONLINE_LOG_RESIGNED,
        Body::Resume => msg::ONLINE_LOG_RESUMED,
        Body::OutOfTime => msg::TERMINAL_TIME_UP,
        Body::Claim { win: true, .. } => msg::ONLINE_LOG_CLAIMED_WIN,
        Body::Claim { win: false, .. } => msg::ONLINE_LOG_CLAIMED_DRAW,
        Body::Say(phrase) => (*phrase).into(),
        Body::Close => msg::ONLINE_STOP_DONE,
    };
    let is_of_author = match event.body() {
        Body::Begin { .. } | Body::OutOfTime | Body::Close => false,
        // The host answers for its computers.
        Body::Agree(_) | Body::Refuse(_) if of_computer => asked.is_some_and(|asked| asked.by == author),
        _ => true,
    };
    let phrase = match event.body() {
        Body::Say(phrase) => Some(*phrase),
        _ => None,
    };
    let begins_match = matches!(event.body(), Body::Begin { .. });
    Some(LogEntry { time, author: is_of_author.then_some(author), phrase, words, begins_match })
}

fn computer(answer: Localized) -> Localized {
    msg::OnlineDid { name: msg::ONLINE_COMPUTER, event: answer }.into()
}

/// The last entries, oldest first; of the current match only, or of the table.
#[must_use]
pub fn log_lines(online: &Online, kept: &SavedTables, most: usize, of_match: bool) -> Vec<LogLine> {
    let (Some(session), Some(table)) = (&online.session, online.table()) else { return Vec::new() };
    let line = |entry: &LogEntry| {
        let words = entry.words.clone();
        let name = entry.author.map(|author| {
            if author == session.me {
                msg::ONLINE_SEAT_YOU
            } else {
                kept.contacts().player_name(table, author)
            }
        });
        let words = match name {
            None => words,
            Some(name) if entry.phrase.is_some() => msg::OnlineSays { name, phrase: words }.into(),
            Some(name) => msg::OnlineDid { name, event: words }.into(),
        };
        LogLine { time: entry.time.as_ref().map(Moment::local_time), phrase: entry.phrase, words }
    };
    let begin = session.log.iter().rposition(|entry| entry.begins_match).filter(|_| of_match);
    let skipped = session.log.len().saturating_sub(most).max(begin.map_or(0, |begin| begin + 1));
    session.log.iter().skip(skipped).map(line).collect()
}

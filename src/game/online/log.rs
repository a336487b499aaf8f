//! The history of a table for its players: phrases, seats, questions and the ends of matches.

use super::{Online, SavedTables};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::{Body, Event, Phrase, QuestionKind};
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::{Moment, localized};

/// The maximum of entries.
pub(super) const MOST_ENTRIES: usize = 200;

/// The sentence about an event: whether the player is the author, and the author's name.
type Sentence = Box<dyn Fn(bool, Localized) -> Localized + Send + Sync>;

/// An entry of the history.
pub(super) struct LogEntry {
    /// The time of its arrival. Events have no time, so that of earlier ones is unknown.
    time: Option<Moment>,
    /// The author; `None` for an answer of a computer.
    author: Option<PeerId>,
    phrase: Option<Phrase>,
    sentence: Sentence,
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

/// The sentence of a message about an event whose author is addressed as "you" if it is the player.
macro_rules! by_author {
    ($($message:ident)::+ $(, $argument:ident)?) => {
        Box::new(move |is_own, name| {
            let you = if is_own { "yes" } else { "no" };
            $($message)::+ { you, name $(, $argument: $argument.clone())? }.into()
        })
    };
}

/// The entry for an event; `table` is the state before it. Moves have none.
pub(super) fn entry(table: Option<&Table>, event: &Event, time: Option<Moment>) -> Option<LogEntry> {
    let asked = table.and_then(Table::asked);
    let author = event.author();
    // The host answers for its computers.
    let is_answer = matches!(event.body(), Body::Agree(_) | Body::Refuse(_));
    let of_computer = is_answer
        && asked.is_some_and(|asked| asked.of_computer)
        && table.is_some_and(|table| table.host() == author);
    let fixed = |words: Localized| -> Sentence { Box::new(move |_, _| words.clone()) };
    let sentence: Sentence = match event.body() {
        Body::Open(_) | Body::Play { .. } => return None,
        Body::Sit { seat, .. } => {
            let seat = localized::seat(table?.setup().variant, usize::from(*seat));
            by_author!(msg::OnlineLogSatDown, seat)
        }
        Body::GetUp { seat } => {
            let occupant = table.and_then(|table| table.seats().get(usize::from(*seat)));
            let is_own = occupant.and_then(|seat| seat.occupant.peer()) == Some(author);
            if is_own { by_author!(msg::OnlineLogLeft) } else { by_author!(msg::OnlineLogCleared) }
        }
        Body::Computer { .. } => by_author!(msg::OnlineLogComputer),
        Body::Begin { .. } => fixed(msg::TERMINAL_BEGINS),
        Body::Ask(QuestionKind::Undo) => by_author!(msg::OnlineLogAskedUndo),
        Body::Ask(QuestionKind::Draw) => by_author!(msg::OnlineLogAskedDraw),
        Body::Ask(QuestionKind::Pause) => by_author!(msg::OnlineLogAskedPause),
        Body::Ask(QuestionKind::Rematch) => by_author!(msg::OnlineLogAskedRematch),
        Body::Agree(QuestionKind::Undo) => by_author!(msg::OnlineLogTookBack),
        Body::Agree(_) => by_author!(msg::OnlineLogAgreed),
        Body::Refuse(_) if !of_computer && asked.is_some_and(|asked| asked.by == author) => {
            by_author!(msg::OnlineLogWithdrew)
        }
        Body::Refuse(_) => by_author!(msg::OnlineLogDeclined),
        Body::Resign => by_author!(msg::OnlineLogResigned),
        Body::Resume => by_author!(msg::OnlineLogResumed),
        Body::OutOfTime => fixed(msg::TERMINAL_TIME_UP),
        Body::Claim { win: true, .. } => by_author!(msg::OnlineLogClaimedWin),
        Body::Claim { win: false, .. } => by_author!(msg::OnlineLogClaimedDraw),
        Body::Say(phrase) => {
            let phrase = *phrase;
            Box::new(move |is_own, name| {
                let name = if is_own { msg::STATUS_YOU } else { name };
                msg::OnlineSays { name, phrase }.into()
            })
        }
        Body::Close => fixed(msg::ONLINE_STOP_DONE),
    };
    let phrase = match event.body() {
        Body::Say(phrase) => Some(*phrase),
        _ => None,
    };
    let begins_match = matches!(event.body(), Body::Begin { .. });
    Some(LogEntry { time, author: (!of_computer).then_some(author), phrase, sentence, begins_match })
}

/// The last entries, oldest first; of the current match only, or of the table.
pub fn log_lines(online: &Online, kept: &SavedTables, most: usize, of_match: bool) -> Vec<LogLine> {
    let (Some(session), Some(table)) = (&online.session, online.table()) else { return Vec::new() };
    let line = |entry: &LogEntry| {
        let name = |author| kept.contacts().player_name(table, author);
        let words = match entry.author {
            Some(author) => (entry.sentence)(author == session.me, name(author)),
            None => (entry.sentence)(false, msg::ONLINE_COMPUTER),
        };
        LogLine { time: entry.time.as_ref().map(Moment::local_time), phrase: entry.phrase, words }
    };
    let begin = session.log.iter().rposition(|entry| entry.begins_match).filter(|_| of_match);
    let skipped = session.log.len().saturating_sub(most).max(begin.map_or(0, |begin| begin + 1));
    session.log.iter().skip(skipped).map(line).collect()
}

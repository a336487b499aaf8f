//! Events of an online table as English text.

use crate::ai::Level;
use crate::online::network::ConnectionProblem;
use crate::online::store::Contacts;
use crate::online::table::event::{Body, Event, Phrase, QuestionKind};
use crate::online::table::identity::PeerId;
use crate::online::table::message::{CloseCode, Presence};
use crate::online::table::state::{Occupant, Seat, Table};
use crate::session::{AnyPosition, Match, Setup};
use crate::text::words;

/// Display names: those that the player gave to contacts, else people's own names.
#[derive(Debug, Default)]
pub(super) struct DisplayNames {
    /// The player, who keeps their own name.
    pub me: Option<PeerId>,
    pub people: Contacts,
}

impl DisplayNames {
    /// The display name for a key and its own name.
    pub fn label(&self, peer: PeerId, name_of: &str) -> String {
        if self.me == Some(peer) { name_of.into() } else { self.people.label(peer, name_of) }
    }

    /// The display name of a key, from its seat, its presence, or the key itself.
    pub fn name_of(&self, table: &Table, present: &[Presence], peer: PeerId) -> String {
        let seated = table.seats().iter().find_map(|seat| match &seat.occupant {
            Occupant::Person { peer: occupant, name, .. } if *occupant == peer => Some(name.as_str()),
            _ => None,
        });
        let here = || present.iter().find(|here| here.peer == peer).map(|here| here.name.as_str());
        let host = || (table.host() == peer).then(|| table.terms().host.as_str());
        let name_of = seated.or_else(here).or_else(host);
        name_of.map_or_else(|| peer.to_string(), |name_of| self.label(peer, name_of))
    }

    /// The match with display names.
    pub fn match_with_names(&self, table: &Table) -> Option<Match> {
        let name = |seat: &Seat| match &seat.occupant {
            Occupant::Person { peer, name, .. } => Some(self.label(*peer, name.as_str())),
            Occupant::Nobody | Occupant::Computer(_) => None,
        };
        let names: Vec<Option<String>> = table.seats().iter().map(name).collect();
        Some(table.game()?.clone().with_names(&names))
    }
}

/// A connection problem.
pub(super) fn trouble(is_host: bool, trouble: ConnectionProblem) -> String {
    let then = if is_host {
        "Nobody can come over the internet until then."
    } else {
        "It is tried again and again."
    };
    let why = trouble.to_string();
    let (first, rest) = why.split_at(1);
    format!("{}{rest}. {then}", first.to_uppercase())
}

/// A notice to the host about a guest that was rejected because one of the programs is too old.
pub(super) fn other_version(why: CloseCode) -> &'static str {
    match why {
        CloseCode::GuestOld => {
            "Somebody has come with an older version of this program: they have to update it."
        }
        _ => "Somebody has come with a newer version of this program: update yours to play together.",
    }
}

/// The name of a seat.
fn place(table: &Table, seat: usize) -> &'static str {
    Setup::seat_name(table.setup().variant, seat)
}

/// The variant and the terms in one line.
fn terms(table: &Table, names: &DisplayNames) -> String {
    let (setup, terms) = (table.setup(), table.terms());
    let undo = if terms.undo { "moves can be taken back if all agree" } else { "no move is taken back" };
    let game = words::variant_name(setup.variant);
    let host = names.label(table.host(), terms.host.as_str());
    format!("{game} at the table of {host}; clock {}; {undo}.", setup.clock)
}

/// The seats and their occupants.
pub(super) fn seats(table: &Table, names: &DisplayNames) -> String {
    let seat = |(number, seat): (usize, &Seat)| {
        let who = match &seat.occupant {
            Occupant::Nobody => "open".to_string(),
            Occupant::Person { peer, name, machine } => {
                let program = if *machine { ", a program" } else { "" };
                format!("{}{program}", names.label(*peer, name.as_str()))
            }
            Occupant::Computer(level) => format!("{}, a computer", level.name()),
        };
        let wins = if seat.tally.wins > 0 { format!(" ({} won)", seat.tally.wins) } else { String::new() };
        format!("{}: {who}{wins}", place(table, number))
    };
    let seats: Vec<String> = table.seats().iter().enumerate().map(seat).collect();
    format!("{}.", seats.join("; "))
}

/// The present and absent people.
pub(super) fn present(present: &[Presence], names: &DisplayNames) -> String {
    let one = |here: &Presence| {
        let name = names.label(here.peer, here.name.as_str());
        match here.absent_s {
            None => format!("{name} is here ({} ms)", here.lag_ms),
            Some(seconds) => format!("{name} has not been heard for {seconds} s"),
        }
    };
    if present.is_empty() {
        return "Nobody else is here.".into();
    }
    format!("{}.", present.iter().map(one).collect::<Vec<_>>().join("; "))
}

/// An event. `table` is the state afterwards, `before` the position in which a move was played.
pub(super) fn event(
    table: &Table,
    before: Option<&AnyPosition>,
    names: &DisplayNames,
    present: &[Presence],
    event: &Event,
) -> String {
    let who = names.name_of(table, present, event.author());
    let place = |seat: &u8| place(table, usize::from(*seat));
    match event.body() {
        Body::Open(_) => terms(table, names),
        Body::Sit { seat, name, machine } => {
            let machine = if *machine { ", with a program" } else { "" };
            let name = names.label(event.author(), name.as_str());
            format!("{name} sits down as {}{machine}.", place(seat))
        }
        Body::GetUp { seat } => format!("{} is open.", place(seat)),
        Body::Computer { seat, level } => {
            let name = level.parse().map_or(level.as_str(), |known: Level| known.name());
            format!("The computer plays {} as {name}.", place(seat))
        }
        Body::Begin { .. } => "The match begins.".into(),
        Body::Play { mv, .. } => match (names.match_with_names(table), before) {
            (Some(game), Some(before)) => play(&game, before, mv),
            _ => format!("{mv}."),
        },
        Body::Ask(QuestionKind::Undo) => format!("{who} asks to take back a move."),
        Body::Ask(QuestionKind::Draw) => format!("{who} offers a draw."),
        Body::Ask(QuestionKind::Pause) => format!("{who} asks for a pause."),
        Body::Ask(QuestionKind::Rematch) => format!("{who} asks for another match."),
        Body::Agree(_) => format!("{who} agrees."),
        Body::Refuse(_) => format!("{who} says no."),
        Body::Resign => format!("{who} gives up."),
        Body::Resume => format!("{who} ends the pause."),
        Body::OutOfTime => "Time is up.".into(),
        Body::Claim { seat, win: true } => format!("{who} claims the win: {} is not here.", place(seat)),
        Body::Claim { seat, win: false } => format!("{who} claims a draw: {} is not here.", place(seat)),
        Body::Say(phrase) => format!("{who}: {}", phrase_text(*phrase)),
        Body::Close => "The host closes the table.".into(),
    }
}

/// `12. e5-e1: Ana (Cross) takes e5 and inserts it at e1.`
fn play(game: &Match, before: &AnyPosition, text: &str) -> String {
    let setup = game.setup();
    let who = words::seat(setup, before.seat_to_move());
    let round = game.moves().len().saturating_sub(1) / setup.seats.len() + 1;
    match before.parse_move(text) {
        Ok(mv) => format!("{round}. {mv}: {who} {}.", words::describe_move(before, mv)),
        Err(_) => format!("{round}. {text}."),
    }
}

fn phrase_text(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => "Hello.",
        Phrase::GoodLuck => "Good luck, have fun.",
        Phrase::WellPlayed => "Well played.",
        Phrase::NiceMove => "Nice move.",
        Phrase::Oops => "Oops.",
        Phrase::Wow => "Wow.",
        Phrase::Sorry => "Sorry.",
        Phrase::Thanks => "Thank you.",
        Phrase::OneMoment => "One moment, please.",
        Phrase::Back => "I’m back.",
        Phrase::Again => "Another game?",
        Phrase::Goodbye => "Goodbye.",
    }
}

//! Messages about the people and the events of an online table.

use super::store::Contacts;
use super::table::event::{Body, Event, QuestionKind};
use super::table::identity::PeerId;
use super::table::message::Presence;
use super::table::state::{Occupant, PendingQuestion, Seat, Table};
use super::table::terms::Name;
use crate::ai::Level;
use crate::language::{Language, Localized, msg};
use crate::session::{Controller, Player, Setup, localized};

/// The display name of the host of a table, whose events have not arrived yet if it is `None`.
pub fn host(table: Option<&Table>, host: PeerId, contacts: &Contacts) -> Localized {
    let contact = || contacts.get(host).map(|contact| contact.name.as_str().into());
    let known = table.map(|table| contacts.player_name(table, host));
    known.or_else(contact).unwrap_or(msg::ONLINE_HOST)
}

pub fn join_request(contacts: &Contacts, peer: PeerId, name: &Name) -> Localized {
    let name_shown = contacts.display_name(peer, name);
    match contacts.get(peer) {
        Some(_) => msg::OnlineKnocksKnown { name: name_shown }.into(),
        None => msg::OnlineKnocks { name: name_shown }.into(),
    }
}

/// A question of the player with this name.
pub fn question(kind: QuestionKind, name: Localized) -> Localized {
    match kind {
        QuestionKind::Undo => msg::OnlineAsksUndo { name }.into(),
        QuestionKind::Draw => msg::OnlineAsksDraw { name }.into(),
        QuestionKind::Pause => msg::OnlineAsksPause { name }.into(),
        QuestionKind::Rematch => msg::OnlineAsksRematch { name }.into(),
    }
}

/// An event: `table` is the state after it, `asked` the pending question before it.
pub fn event(
    table: &Table,
    asked: Option<&PendingQuestion>,
    contacts: &Contacts,
    event: &Event,
) -> Localized {
    let name = contacts.player_name(table, event.author());
    let place = |seat: &u8| localized::seat(table.setup().variant, usize::from(*seat));
    let at_seat = |seat: &u8, occupant| Localized::sequence([place(seat), ": ".into(), occupant, ".".into()]);
    match event.body() {
        Body::Open(_) => terms(table, contacts),
        Body::Sit { seat, machine: false, .. } => msg::TerminalSits { name, seat: place(seat) }.into(),
        Body::Sit { seat, .. } => msg::TerminalSitsProgram { name, seat: place(seat) }.into(),
        Body::GetUp { seat } => at_seat(seat, msg::ONLINE_SEAT_FREE),
        Body::Computer { seat, level } => {
            let level = level.parse().map_or_else(|_| level.as_str().into(), |level: Level| level.into());
            at_seat(seat, msg::TableComputer::<Localized> { seat: level }.into())
        }
        Body::Begin { .. } => msg::TERMINAL_BEGINS,
        Body::Play { mv, .. } => Localized::sequence([mv.as_str().into(), ".".into()]),
        Body::Ask(kind) => question(*kind, name),
        Body::Agree(_) => msg::TerminalAgrees { name }.into(),
        Body::Refuse(_) if asked.is_some_and(|asked| asked.of_computer) => msg::MENUS_DRAW_DECLINED,
        Body::Refuse(_) => msg::OnlineDeclined { name }.into(),
        Body::Resign => msg::TerminalGivesUp { name }.into(),
        Body::Resume => msg::TerminalEndsPause { name }.into(),
        Body::OutOfTime => msg::TERMINAL_TIME_UP,
        Body::Claim { seat, win: true } => msg::TerminalClaimsWin { name, seat: place(seat) }.into(),
        Body::Claim { seat, win: false } => msg::TerminalClaimsDraw { name, seat: place(seat) }.into(),
        Body::Say(phrase) => msg::OnlineSays { name, phrase: *phrase }.into(),
        Body::Close => msg::ONLINE_STOP_DONE,
    }
}

/// The variant and the terms in one line.
fn terms(table: &Table, contacts: &Contacts) -> Localized {
    let (setup, terms) = (table.setup(), table.terms());
    let host = msg::OnlineInvitesHost { name: contacts.player_name(table, table.host()) };
    let undo = if terms.undo { msg::TERMINAL_UNDO_IF_AGREED } else { msg::TERMINAL_NO_UNDO };
    let (variant, clock) = (setup.variant.into(), setup.clock.into());
    let parts = [variant, ", ".into(), host.into(), ". ".into()];
    let more = [msg::SETUP_CLOCK, ": ".into(), clock, ". ".into(), undo];
    Localized::sequence(parts.into_iter().chain(more))
}

pub fn seats(table: &Table, contacts: &Contacts) -> Localized {
    let seat = |(number, seat): (usize, &Seat)| {
        let occupant = match &seat.occupant {
            Occupant::Nobody => msg::ONLINE_SEAT_FREE,
            Occupant::Person { peer, name, machine } => {
                let name = contacts.display_name(*peer, name);
                if *machine { msg::TerminalProgram { name }.into() } else { name }
            }
            Occupant::Computer(level) => msg::TableComputer { seat: *level }.into(),
        };
        let mut parts = vec![localized::seat(table.setup().variant, number), ": ".into(), occupant];
        if seat.tally.wins > 0 {
            let wins = msg::TerminalSeatWins { count: seat.tally.wins.to_string() };
            parts.extend([" (".into(), wins.into(), ")".into()]);
        }
        Localized::sequence(parts)
    };
    let seats = Localized::joined(table.seats().iter().enumerate().map(seat), "; ");
    Localized::sequence([seats, ".".into()])
}

pub fn presence(present: &[Presence], contacts: &Contacts) -> Localized {
    if present.is_empty() {
        return msg::TERMINAL_ALONE;
    }
    let one = |here: &Presence| {
        let name = contacts.display_name(here.peer, &here.name);
        match here.absent_s {
            None => {
                let lag = format!("({} ms)", here.lag_ms);
                Localized::joined([msg::TerminalIsHere { name }.into(), lag.into()], " ")
            }
            Some(seconds) => msg::TerminalNotHeardFor { name, seconds: seconds.to_string() }.into(),
        }
    };
    Localized::sequence([Localized::joined(present.iter().map(one), "; "), ".".into()])
}

/// The setup of the match with display names, of which some are messages.
pub fn shown_setup(table: &Table, contacts: &Contacts, me: PeerId, language: Language) -> Option<Setup> {
    let mut setup = table.game()?.setup().clone();
    for (player, seat) in setup.seats.iter_mut().zip(table.seats()) {
        if seat.occupant == Occupant::Nobody && seat.last().peer().is_none() {
            // The record names the computer that was there.
            let name = msg::ONLINE_SEAT_FREE.in_language(language);
            *player = Player { name, controller: Controller::Human };
        } else if let Some((peer, name)) = seat.occupant.person().filter(|(peer, _)| *peer != me) {
            player.name = contacts.display_name(peer, name).in_language(language);
        }
    }
    Some(setup.normalized())
}

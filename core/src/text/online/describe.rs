//! Events of an online table as text.

use crate::ai::Level;
use crate::language::{Localized, msg};
use crate::online::store::Contacts;
use crate::online::table::event::{Body, Event, QuestionKind};
use crate::online::table::identity::PeerId;
use crate::online::table::message::Presence;
use crate::online::table::state::{Occupant, Seat, Table};
use crate::session::{AnyPosition, Match, localized};
use crate::text::words::{self, sentence};

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

/// The name of a seat.
fn place(table: &Table, seat: usize) -> Localized {
    localized::seat(table.setup().variant, seat)
}

/// The variant and the terms in one line.
fn terms(table: &Table, names: &DisplayNames) -> Localized {
    let (setup, terms) = (table.setup(), table.terms());
    let host = names.label(table.host(), terms.host.as_str());
    let game = Localized::joined([setup.variant.into(), msg::OnlineInvitesHost { name: host }.into()], ", ");
    let clock = Localized::joined([msg::SETUP_CLOCK, setup.clock.into()], ": ");
    let undo = if terms.undo { msg::TERMINAL_UNDO_IF_AGREED } else { msg::TERMINAL_NO_UNDO };
    Localized::joined([sentence(game), sentence(clock), undo], " ")
}

/// The seats and their occupants.
pub(super) fn seats(table: &Table, names: &DisplayNames) -> Localized {
    let seat = |(number, seat): (usize, &Seat)| {
        let who = match &seat.occupant {
            Occupant::Nobody => msg::ONLINE_SEAT_FREE,
            Occupant::Person { peer, name, machine } => {
                let name = names.label(*peer, name.as_str());
                if *machine { msg::TerminalProgram { name }.into() } else { name.into() }
            }
            Occupant::Computer(level) => msg::TableComputer { seat: *level }.into(),
        };
        let mut parts = vec![place(table, number), ": ".into(), who];
        if seat.tally.wins > 0 {
            let wins = msg::TerminalSeatWins { count: seat.tally.wins.to_string() };
            parts.extend([" (".into(), wins.into(), ")".into()]);
        }
        Localized::sequence(parts)
    };
    sentence(Localized::joined(table.seats().iter().enumerate().map(seat), "; "))
}

/// The present and absent people.
pub(super) fn present(present: &[Presence], names: &DisplayNames) -> Localized {
    let one = |here: &Presence| {
        let name = names.label(here.peer, here.name.as_str());
        match here.absent_s {
            None => {
                let lag = format!("({} ms)", here.lag_ms);
                Localized::joined([msg::TerminalIsHere { name }.into(), lag.into()], " ")
            }
            Some(seconds) => msg::TerminalNotHeardFor { name, seconds: seconds.to_string() }.into(),
        }
    };
    if present.is_empty() {
        return msg::TERMINAL_ALONE;
    }
    sentence(Localized::joined(present.iter().map(one), "; "))
}

/// An event. `table` is the state afterwards, `before` the position in which a move was played.
pub(super) fn event(
    table: &Table,
    before: Option<&AnyPosition>,
    names: &DisplayNames,
    present: &[Presence],
    event: &Event,
) -> Localized {
    let name = names.name_of(table, present, event.author());
    let place = |seat: &u8| place(table, usize::from(*seat));
    let at_seat = |seat: &u8, what: Localized| sentence(Localized::joined([place(seat), what], ": "));
    match event.body() {
        Body::Open(_) => terms(table, names),
        Body::Sit { seat, name, machine } => {
            let (name, seat) = (names.label(event.author(), name.as_str()), place(seat));
            if *machine {
                msg::TerminalSitsProgram { name, seat }.into()
            } else {
                msg::TerminalSits { name, seat }.into()
            }
        }
        Body::GetUp { seat } => at_seat(seat, msg::ONLINE_SEAT_FREE),
        Body::Computer { seat, level } => {
            let level = level.parse().map_or_else(|_| level.as_str().into(), |level: Level| level.into());
            at_seat(seat, msg::TableComputer::<Localized> { seat: level }.into())
        }
        Body::Begin { .. } => msg::TERMINAL_BEGINS,
        Body::Play { mv, .. } => match (names.match_with_names(table), before) {
            (Some(game), Some(before)) => play(&game, before, mv),
            _ => sentence(mv.as_str()),
        },
        Body::Ask(QuestionKind::Undo) => msg::OnlineAsksUndo { name }.into(),
        Body::Ask(QuestionKind::Draw) => msg::OnlineAsksDraw { name }.into(),
        Body::Ask(QuestionKind::Pause) => msg::OnlineAsksPause { name }.into(),
        Body::Ask(QuestionKind::Rematch) => msg::OnlineAsksRematch { name }.into(),
        Body::Agree(_) => msg::TerminalAgrees { name }.into(),
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

fn play(game: &Match, before: &AnyPosition, text: &str) -> Localized {
    match before.parse_move(text) {
        Ok(mv) => words::played(game, before, mv),
        Err(_) => sentence(text),
    }
}

//! Checks of a proposal: whether it is possible in the current state of the table, and whether its author is allowed to
//! make it. The rules about seats and claims are in `authority`. Proposals and the events of a log have the same rules,
//! except that only the host knows who is absent: `Table::apply` takes the host's word for it.

use super::{Absence, Body, Occupant, PeerId, QuestionKind, Table};
use crate::online::table::message::Refusal;
use crate::rules::Variant;
use crate::session::{ClockRule, Moment};

/// The maximum of events of a guest that do not advance a match, between the starts of two matches, so that a
/// guest cannot fill the disks of others.
pub const MOST_CHATTER: u32 = 2_000;

/// The maximum of events of a table: half of what the largest log can hold. After that it can only be closed.
const MOST_EVENTS: u32 = 100_000;

impl Table {
    /// Whether a proposal is allowed now, as far as it does not depend on absence: for guests before they send it, and
    /// for screens that show possible actions. The error is the reason.
    pub fn check(&self, author: PeerId, body: &Body) -> Result<(), Refusal> {
        self.check_with(author, body, |_| Absence::Overdue)
    }

    /// Whether a proposal is allowed now, with the absence at each seat. The error is the reason.
    pub fn check_with(
        &self,
        author: PeerId,
        body: &Body,
        absence: impl Fn(usize) -> Absence,
    ) -> Result<(), Refusal> {
        ensure_now(!self.closed)?;
        if self.last().number + 1 >= MOST_EVENTS && !matches!(body, Body::Close) {
            return Err(Refusal::Full);
        }
        // A pause must always be able to end.
        let is_idle = is_chatter(body) && *body != Body::Resume && author != self.host;
        let count = self.chatter.get(&author).copied().unwrap_or_default();
        ensure_now(count < MOST_CHATTER || !is_idle)?;
        match body {
            Body::Open(_) => Err(Refusal::NotNow),
            Body::Sit { seat, .. } => self.check_sit(author, *seat),
            Body::GetUp { seat } => self.check_get_up(author, *seat, absence),
            Body::Computer { seat, level } => self.check_computer(author, *seat, level, absence),
            Body::Begin { date } => {
                self.check_host(author)?;
                // In whole seconds: version 0.1.0 does not read fractions in a record.
                let is_whole_second = |date: Moment| date == date.whole_second();
                ensure_now(self.can_begin() && date.parse::<Moment>().is_ok_and(is_whole_second))
            }
            Body::Play { mv, .. } => self.check_play(author, mv),
            Body::Ask(kind) => {
                self.check_sits(author)?;
                self.check_ask(author, *kind)
            }
            Body::Agree(kind) => ensure_now(
                self.asked().is_some_and(|asked| asked.kind == *kind && asked.waiting.contains(&author)),
            ),
            Body::Refuse(kind) => ensure_now(self.asked().is_some_and(|asked| {
                asked.kind == *kind && (asked.by == author || asked.waiting.contains(&author))
            })),
            Body::Resign => {
                self.check_sits(author)?;
                ensure_now(self.is_on())
            }
            Body::Resume => {
                self.check_sits(author)?;
                ensure_now(self.is_on() && self.paused)
            }
            Body::OutOfTime => {
                self.check_host(author)?;
                ensure_now(self.is_running() && self.has_clock())
            }
            Body::Claim { seat, .. } => self.check_claim(author, *seat, absence),
            Body::Say(_) => self.check_say(author),
            Body::Close => self.check_host(author),
        }
    }

    /// Whether the author had seen enough for the proposal.
    pub(super) fn check_fresh(&self, body: &Body, seen: u32) -> Result<(), Refusal> {
        let answers_board = match body {
            Body::Play { .. } | Body::Agree(_) | Body::Resign | Body::Claim { .. } => true,
            Body::Ask(kind) => *kind != QuestionKind::Pause,
            _ => false,
        };
        let answers_question = matches!(body, Body::Agree(_) | Body::Refuse(_));
        let asked = self.asked().map_or(0, |asked| asked.number);
        let stale = answers_board && seen < self.turn || answers_question && seen < asked;
        if stale { Err(Refusal::Stale) } else { Ok(()) }
    }

    pub fn has_clock(&self) -> bool {
        self.setup.clock != ClockRule::None
    }

    pub(super) fn check_host(&self, author: PeerId) -> Result<(), Refusal> {
        if author == self.host { Ok(()) } else { Err(Refusal::NotYours) }
    }

    pub(super) fn check_sits(&self, author: PeerId) -> Result<(), Refusal> {
        if self.sits(author) { Ok(()) } else { Err(Refusal::Spectator) }
    }

    fn check_play(&self, author: PeerId, mv: &str) -> Result<(), Refusal> {
        let (Some(game), Some((_, occupant))) = (self.game(), self.to_move()) else {
            return Err(Refusal::NotNow);
        };
        ensure_now(self.is_running())?;
        let position = game.position();
        let mv = position.parse_move(mv).map_err(|_| Refusal::Illegal);
        let owns = match occupant {
            Occupant::Person { peer, .. } => *peer == author,
            Occupant::Computer(_) => author == self.host,
            Occupant::Nobody => false,
        };
        // The host plays forced passes for others.
        let passes = author == self.host && mv.is_ok_and(|mv| position.forced_pass() == Some(mv));
        if !owns && !passes {
            return Err(if self.sits(author) { Refusal::NotYourTurn } else { Refusal::Spectator });
        }
        position.check(mv?).map_err(|_| Refusal::Illegal)
    }

    /// Partners that agreed not to consult may not send phrases.
    fn check_say(&self, author: PeerId) -> Result<(), Refusal> {
        if author != self.host {
            self.check_sits(author)?;
        }
        let silent = self.is_on()
            && self.setup.variant == Variant::QuixoTeams
            && !self.setup.options.consultation
            && self.sits(author);
        if silent { Err(Refusal::NotAgreed) } else { Ok(()) }
    }
}

/// Whether an event does not advance a match and can be repeated.
pub(super) fn is_chatter(body: &Body) -> bool {
    matches!(
        body,
        Body::Sit { .. }
            | Body::GetUp { .. }
            | Body::Computer { .. }
            | Body::Ask(_)
            | Body::Refuse(_)
            | Body::Resume
            | Body::Say(_)
    )
}

pub(super) fn ensure_now(can_be: bool) -> Result<(), Refusal> {
    if can_be { Ok(()) } else { Err(Refusal::NotNow) }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::online::table::event::{Digest, Phrase};
    use crate::online::table::host::Host;
    use crate::online::table::identity::Identity;
    use crate::online::table::invitation::Secret;
    use crate::online::table::terms::{Name, Terms};
    use crate::session::{Match, Setup};

    #[test]
    fn a_full_record_takes_nothing_but_its_end() {
        let host = Identity::from_bytes(&[7; 32]);
        let name = Name::try_from("Host".to_string()).expect("a name");
        let record = Match::new(Setup::new(Variant::Quixo, &[])).to_record();
        let terms = Terms { record, host: name.clone(), undo: true, spectators: 0 };
        let (open, _) = Host::open(&host, Secret([7; 16]), terms, Duration::ZERO).expect("opened");
        let mut table = open.table().clone();
        let sit = Body::Sit { seat: 0, name, machine: false };
        table.digests.resize(MOST_EVENTS as usize - 1, Digest::default());
        assert_eq!(table.check(host.id(), &sit), Ok(()));
        table.digests.push(Digest::default());
        for body in [sit, Body::Say(Phrase::Hello)] {
            assert_eq!(table.check(host.id(), &body), Err(Refusal::Full));
        }
        assert_eq!(table.check(host.id(), &Body::Close), Ok(()));
    }
}

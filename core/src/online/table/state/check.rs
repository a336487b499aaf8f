//! Who may say what, and when.

use super::{Body, Matter, PeerId, Sitter, Table};
use crate::ai::Level;
use crate::online::table::message::Refusal;
use crate::rules::Variant;
use crate::session::{ClockRule, Moment, Setup};

/// How many events of a table may bring no match forward; then only moves and ends are taken. So nobody fills
/// the disks of the others.
const MOST_CHATTER: u32 = 20_000;

impl Table {
    /// Whether somebody may say this now: the host before it orders, guests in [`apply`](Self::apply), and
    /// screens to show what can be asked.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, author: PeerId, body: &Body) -> Result<(), Refusal> {
        when(!self.closed)?;
        when(self.chatter < MOST_CHATTER || !is_chatter(body))?;
        match body {
            Body::Open(_) => Err(Refusal::NotNow),
            Body::Sit { seat, .. } => when(self.sitter(*seat)? == &Sitter::Open),
            Body::GetUp { seat } => self.check_get_up(author, *seat),
            Body::Computer { seat, level } => {
                self.check_host(author)?;
                self.sitter(*seat)?;
                let variant = self.setup.variant;
                when(level.parse::<Level>().is_ok_and(|level| level.within(variant) == level))
            }
            Body::Begin { date } => {
                self.check_host(author)?;
                // In whole seconds: version 0.1.0 reads no parts of one in a record.
                let whole = |date: Moment| date == date.whole_second();
                when(self.can_begin() && date.parse::<Moment>().is_ok_and(whole))
            }
            Body::Play { mv, .. } => self.check_play(author, mv),
            Body::Ask(matter) => {
                self.check_sits(author)?;
                self.check_ask(author, *matter)
            }
            Body::Agree(matter) => when(
                self.asked().is_some_and(|asked| asked.matter == *matter && asked.waiting.contains(&author)),
            ),
            Body::Refuse(matter) => when(self.asked().is_some_and(|asked| {
                asked.matter == *matter && (asked.by == author || asked.waiting.contains(&author))
            })),
            Body::Resign => {
                self.check_sits(author)?;
                when(self.is_on())
            }
            Body::Resume => {
                self.check_sits(author)?;
                when(self.is_on() && self.paused)
            }
            Body::OutOfTime => {
                self.check_host(author)?;
                when(self.is_running() && self.has_clock())
            }
            Body::Claim { seat, win } => self.check_claim(author, *seat, *win),
            Body::Say(_) => self.check_say(author),
            Body::Close => self.check_host(author),
        }
    }

    /// Whether what somebody had seen is enough to say this.
    pub(super) fn check_fresh(&self, body: &Body, seen: u32) -> Result<(), Refusal> {
        let answers_board = match body {
            Body::Play { .. } | Body::Agree(_) | Body::Resign | Body::Claim { .. } => true,
            Body::Ask(matter) => *matter != Matter::Pause,
            _ => false,
        };
        let answers_question = matches!(body, Body::Agree(_) | Body::Refuse(_));
        let asked = self.asked().map_or(0, |asked| asked.number);
        let stale = answers_board && seen < self.turn || answers_question && seen < asked;
        if stale { Err(Refusal::Stale) } else { Ok(()) }
    }

    /// Whether matches here have a clock.
    #[must_use]
    pub fn has_clock(&self) -> bool {
        self.setup.clock != ClockRule::None
    }

    fn sitter(&self, seat: u8) -> Result<&Sitter, Refusal> {
        self.seats.get(usize::from(seat)).map(|seat| &seat.sitter).ok_or(Refusal::NotNow)
    }

    fn check_host(&self, author: PeerId) -> Result<(), Refusal> {
        if author == self.host { Ok(()) } else { Err(Refusal::NotYours) }
    }

    fn check_sits(&self, author: PeerId) -> Result<(), Refusal> {
        if self.sits(author) { Ok(()) } else { Err(Refusal::Watching) }
    }

    fn check_get_up(&self, author: PeerId, seat: u8) -> Result<(), Refusal> {
        match self.sitter(seat)? {
            Sitter::Open => Err(Refusal::NotNow),
            sitter if author == self.host || sitter.peer() == Some(author) => Ok(()),
            _ => Err(Refusal::NotYours),
        }
    }

    fn check_play(&self, author: PeerId, mv: &str) -> Result<(), Refusal> {
        let (Some(game), Some((_, sitter))) = (self.game(), self.to_move()) else {
            return Err(Refusal::NotNow);
        };
        when(self.is_running())?;
        let position = game.position();
        let mv = position.parse_move(mv).map_err(|_| Refusal::Illegal);
        let owns = match sitter {
            Sitter::Person { peer, .. } => *peer == author,
            Sitter::Computer(_) => author == self.host,
            Sitter::Open => false,
        };
        // The host passes for whoever can do nothing else.
        let passes = author == self.host && mv.is_ok_and(|mv| position.forced_pass() == Some(mv));
        if !owns && !passes {
            return Err(if self.sits(author) { Refusal::NotYourTurn } else { Refusal::Watching });
        }
        position.check(mv?).map_err(|_| Refusal::Illegal)
    }

    fn check_claim(&self, author: PeerId, seat: u8, win: bool) -> Result<(), Refusal> {
        self.check_sits(author)?;
        when(self.is_on() && !self.paused)?;
        let absent = self.sitter(seat)?;
        if !self.has_clock() {
            return Err(Refusal::NotAgreed);
        }
        let possible = match absent {
            Sitter::Open => true,
            Sitter::Person { peer, .. } => *peer != author,
            Sitter::Computer(_) => false,
        };
        let side = Setup::side_of(usize::from(seat));
        let opposite = self.seats_of(author).any(|own| Setup::side_of(own) != side);
        if possible && (opposite || !win) { Ok(()) } else { Err(Refusal::NotYours) }
    }

    /// Partners that were agreed not to consult have no words to do it with.
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

/// What does not bring a match forward, and can be said again and again.
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

pub(super) fn when(can_be: bool) -> Result<(), Refusal> {
    if can_be { Ok(()) } else { Err(Refusal::NotNow) }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::online::table::event::Phrase;
    use crate::online::table::host::Host;
    use crate::online::table::identity::Identity;
    use crate::online::table::invitation::Secret;
    use crate::online::table::terms::{Name, Terms};
    use crate::session::Match;

    #[test]
    fn idle_talk_ends_and_the_match_does_not() {
        let record = Match::new(Setup::new(Variant::Quixo, &[])).to_record();
        let host = Name::try_from(String::from("Ana")).expect("a name");
        let terms = Terms { record, host, undo: true, spectators: 0 };
        let opened = Host::open(&Identity::from_bytes(&[1; 32]), Secret([2; 16]), terms, Duration::ZERO);
        let (host, _) = opened.expect("good terms");
        let mut table = host.table().clone();
        let author = table.host();
        assert_eq!(table.check(author, &Body::Say(Phrase::Hello)), Ok(()));
        table.chatter = MOST_CHATTER;
        for body in [Body::Say(Phrase::Hello), Body::Ask(Matter::Draw), Body::GetUp { seat: 0 }, Body::Resume]
        {
            assert_eq!(table.check(author, &body), Err(Refusal::NotNow));
        }
        assert_eq!(table.check(author, &Body::Close), Ok(()));
    }
}

//! The host's handling of proposals.

use std::sync::Arc;
use std::time::Duration;

use super::{Body, Close, Connection, Host, Output, PeerId, Refusal, Signed, ToGuest, ToHost};
use crate::online::table::state::Unheard;

/// How long it takes until the next phrase of the same person.
const A_PHRASE: Duration = Duration::from_secs(3);

impl Host {
    /// What comes on a connection.
    pub(super) fn hear(&mut self, connection: Connection, message: ToHost, out: &mut Vec<Output>) {
        let now = self.timing.run();
        let Some(link) = self.links.get_mut(&connection) else { return };
        link.is_heard();
        let (peer, watches) = (link.peer(), link.watches());
        let message = match message {
            // Each of them is this host's own word, and comes once.
            ToHost::Events(events) if self.lacks(&events) => return self.take_back(connection, events, out),
            message => message,
        };
        if !self.may_speak(peer) {
            return self.end(connection, Close::Flood, out);
        }
        if !watches {
            self.heard_from(peer, false);
        }
        let Some(link) = self.links.get_mut(&connection) else { return };
        match message {
            ToHost::Hello(_) => self.end(connection, Close::Frame, out),
            ToHost::Beat(number) => link.answers(number, now),
            // Somebody else has brought them.
            ToHost::Events(_) => {}
            ToHost::OtherRules => {
                let why = link.who_is_old();
                out.push(Output::OtherVersion(why));
                self.end(connection, why, out);
            }
            ToHost::Propose(said) => {
                let sequence = said.proposal.sequence;
                match self.propose(peer, watches, said, out) {
                    Ok(()) => {}
                    Err(Deaf::Refused(why)) => {
                        out.push(Output::Send(connection, Arc::new(ToGuest::Refused { sequence, why })));
                    }
                    Err(Deaf::End(why)) => self.end(connection, why, out),
                }
            }
        }
    }

    /// A guest's proposal: cheap questions first, the signature before anything changes.
    fn propose(
        &mut self,
        peer: PeerId,
        watches: bool,
        said: Signed,
        out: &mut Vec<Output>,
    ) -> Result<(), Deaf> {
        let proposal = &said.proposal;
        if proposal.author != peer || proposal.table != self.table.id() {
            return Err(Deaf::End(Close::Frame));
        }
        if watches {
            return Err(Deaf::Refused(Refusal::Watching));
        }
        match self.table.hear(proposal) {
            Ok(()) => {}
            // It stands in the events that were sent or will be.
            Err(Unheard::Double) => return Ok(()),
            Err(Unheard::Refused(why)) => return Err(Deaf::Refused(why)),
            Err(Unheard::Broken(_)) => return Err(Deaf::End(Close::Differs)),
        }
        if !said.is_genuine() {
            return Err(Deaf::End(Close::Frame));
        }
        self.accept(said, out).map_err(Deaf::Refused)
    }

    /// The person at this machine, or a computer of this host.
    pub(super) fn own(&mut self, body: Body, out: &mut Vec<Output>) {
        let ours = !matches!(body, Body::Open(_) | Body::OutOfTime);
        let said = self.sign(body);
        let heard = match self.table.hear(&said.proposal) {
            _ if !ours => Err(Refusal::NotYours),
            Ok(()) => self.accept(said, out),
            Err(Unheard::Refused(why)) => Err(why),
            Err(Unheard::Double | Unheard::Broken(_)) => Err(Refusal::NotNow),
        };
        out.extend(heard.err().map(Output::Refused));
    }

    /// Orders what was heard, if it is in time and not too often.
    fn accept(&mut self, said: Signed, out: &mut Vec<Output>) -> Result<(), Refusal> {
        self.allows(said.proposal.author, &said.proposal.body)?;
        let moves = matches!(said.proposal.body, Body::Play { .. });
        if moves && self.has_run_out(self.given_back(&said.proposal).all()) {
            self.run_out(out);
            return Err(Refusal::NotNow);
        }
        self.order(said, out)
    }

    /// What only the host knows: who is away, and when somebody has spoken.
    fn allows(&mut self, author: PeerId, body: &Body) -> Result<(), Refusal> {
        let now = self.timing.at();
        self.table.check_with(author, body, |seat| self.absence(seat))?;
        if matches!(body, Body::Say(_)) {
            self.phrases.retain(|_, said| now.saturating_sub(*said) < A_PHRASE);
            if self.phrases.contains_key(&author) {
                return Err(Refusal::TooOften);
            }
            self.phrases.insert(author, now);
        }
        Ok(())
    }

    /// The pass of the seat to move, if it can do nothing else.
    pub(super) fn forced_pass(&self) -> Option<Body> {
        let game = self.table.game().filter(|_| self.table.is_running())?;
        let pass = game.position().forced_pass()?;
        Some(Body::Play { mv: pass.to_string(), thought_ms: 0 })
    }

    /// Nobody has to say that they can do nothing.
    pub(super) fn pass_where_forced(&mut self, out: &mut Vec<Output>) {
        while let Some(pass) = self.forced_pass() {
            if self.order(self.sign(pass), out).is_err() {
                return;
            }
        }
    }
}

/// Why a proposal makes no event.
enum Deaf {
    Refused(Refusal),
    End(Close),
}

//! The host's handling of proposals.

use std::sync::Arc;
use std::time::Duration;

use super::{Body, CloseCode, Connection, Host, Output, PeerId, Refusal, SignedProposal, ToGuest, ToHost};
use crate::online::table::state::ProposalError;

/// How long it takes until the next phrase of the same person.
const PHRASE_INTERVAL: Duration = Duration::from_secs(3);

impl Host {
    /// What comes on a connection.
    pub(super) fn receive(&mut self, connection: Connection, message: ToHost, out: &mut Vec<Output>) {
        let now = self.timing.run();
        let Some(link) = self.links.get_mut(&connection) else { return };
        link.is_heard();
        let (peer, watches) = (link.peer(), link.watches());
        let message = match message {
            // Each of them is this host's propose_own word, and comes once.
            ToHost::Events(events) if self.lacks_any(&events) => {
                return self.recover(connection, events, out);
            }
            message => message,
        };
        if !self.spend_message_budget(peer) {
            return self.end(connection, CloseCode::Flood, out);
        }
        if !watches {
            self.note_heard(peer, false);
        }
        let Some(link) = self.links.get_mut(&connection) else { return };
        match message {
            ToHost::Hello(_) => self.end(connection, CloseCode::Frame, out),
            ToHost::Beat(number) => link.answers(number, now),
            // Somebody else has brought them.
            ToHost::Events(_) => {}
            ToHost::OtherRules => {
                let why = link.outdated_side();
                out.push(Output::OtherVersion(why));
                self.end(connection, why, out);
            }
            ToHost::Propose(said) => {
                let sequence = said.proposal.sequence;
                match self.propose(peer, watches, said, out) {
                    Ok(()) => {}
                    Err(Rejection::Refused(why)) => {
                        out.push(Output::Send(connection, Arc::new(ToGuest::Refused { sequence, why })));
                    }
                    Err(Rejection::End(why)) => self.end(connection, why, out),
                }
            }
        }
    }

    /// A guest's proposal: cheap questions first, the signature before anything changes.
    fn propose(
        &mut self,
        peer: PeerId,
        watches: bool,
        said: SignedProposal,
        out: &mut Vec<Output>,
    ) -> Result<(), Rejection> {
        let proposal = &said.proposal;
        if proposal.author != peer || proposal.table != self.table.id() {
            return Err(Rejection::End(CloseCode::Frame));
        }
        if watches {
            return Err(Rejection::Refused(Refusal::Spectator));
        }
        match self.table.check_proposal(proposal) {
            Ok(()) => {}
            // It stands in the events that were sent or will be.
            Err(ProposalError::Duplicate) => return Ok(()),
            Err(ProposalError::Refused(why)) => return Err(Rejection::Refused(why)),
            Err(ProposalError::Broken(_)) => return Err(Rejection::End(CloseCode::Differs)),
        }
        if !said.is_genuine() {
            return Err(Rejection::End(CloseCode::Frame));
        }
        self.accept(said, out).map_err(Rejection::Refused)
    }

    /// The person at this machine, or a computer of this host.
    pub(super) fn propose_own(&mut self, body: Body, out: &mut Vec<Output>) {
        let ours = !matches!(body, Body::Open(_) | Body::OutOfTime);
        let said = self.sign(body);
        let heard = match self.table.check_proposal(&said.proposal) {
            _ if !ours => Err(Refusal::NotYours),
            Ok(()) => self.accept(said, out),
            Err(ProposalError::Refused(why)) => Err(why),
            Err(ProposalError::Duplicate | ProposalError::Broken(_)) => Err(Refusal::NotNow),
        };
        out.extend(heard.err().map(Output::Refused));
    }

    /// Orders what was heard, if it is in time and not too often.
    fn accept(&mut self, said: SignedProposal, out: &mut Vec<Output>) -> Result<(), Refusal> {
        self.check_host_rules(said.proposal.author, &said.proposal.body)?;
        let moves = matches!(said.proposal.body, Body::Play { .. });
        if moves && self.has_run_out(self.compensation(&said.proposal).all()) {
            self.run_out(out);
            return Err(Refusal::NotNow);
        }
        self.order(said, out)
    }

    /// What only the host knows: who is away, and when somebody has spoken.
    fn check_host_rules(&mut self, author: PeerId, body: &Body) -> Result<(), Refusal> {
        let now = self.timing.at();
        self.table.check_with(author, body, |seat| self.absence(seat))?;
        if matches!(body, Body::Say(_)) {
            self.phrases.retain(|_, said| now.saturating_sub(*said) < PHRASE_INTERVAL);
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
    pub(super) fn play_forced_passes(&mut self, out: &mut Vec<Output>) {
        while let Some(pass) = self.forced_pass() {
            if self.order(self.sign(pass), out).is_err() {
                return;
            }
        }
    }
}

/// Why a proposal makes no event.
enum Rejection {
    Refused(Refusal),
    End(CloseCode),
}

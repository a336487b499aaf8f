//! The host's handling of proposals.

use std::sync::Arc;
use std::time::Duration;

use super::{Body, CloseCode, Connection, Host, Output, PeerId, Refusal, SignedProposal, ToGuest, ToHost};
use crate::online::table::state::ProposalError;

/// The minimum time between two phrases of the same person.
const PHRASE_INTERVAL: Duration = Duration::from_secs(3);

impl Host {
    /// Handles a message of a guest.
    pub(super) fn receive(&mut self, connection: Connection, message: ToHost, out: &mut Vec<Output>) {
        let now = self.timing.run();
        let Some(link) = self.links.get_mut(&connection) else { return };
        link.is_heard();
        let (peer, watches) = (link.peer(), link.watches());
        let message = match message {
            // These carry the host's own signature, and each is accepted once, so they cost no budget.
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
            // Another guest has sent them before.
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

    /// Handles a guest's proposal: cheap checks first, the signature before anything changes.
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
            // It is among the events that were or will be sent.
            Err(ProposalError::Duplicate) => return Ok(()),
            Err(ProposalError::Refused(why)) => return Err(Rejection::Refused(why)),
            Err(ProposalError::Broken(_)) => return Err(Rejection::End(CloseCode::Differs)),
        }
        if !said.is_genuine() {
            return Err(Rejection::End(CloseCode::Frame));
        }
        self.accept(said, out).map_err(Rejection::Refused)
    }

    /// A proposal of the host's player or of one of its computers.
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

    /// Orders a checked proposal, unless it is late or too frequent.
    fn accept(&mut self, said: SignedProposal, out: &mut Vec<Output>) -> Result<(), Refusal> {
        self.check_host_rules(said.proposal.author, &said.proposal.body)?;
        let moves = matches!(said.proposal.body, Body::Play { .. });
        if moves && self.has_run_out(self.compensation(&said.proposal).all()) {
            self.run_out(out);
            return Err(Refusal::NotNow);
        }
        self.order(said, out)
    }

    /// Checks that depend on the absence of others and on the last phrase.
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

    /// The pass of the seat to move, if it has no other move.
    pub(super) fn forced_pass(&self) -> Option<Body> {
        let game = self.table.game().filter(|_| self.table.is_running())?;
        let pass = game.position().forced_pass()?;
        Some(Body::Play { mv: pass.to_string(), thought_ms: 0 })
    }

    /// Plays forced passes without waiting for the player.
    pub(super) fn play_forced_passes(&mut self, out: &mut Vec<Output>) {
        while let Some(pass) = self.forced_pass() {
            if self.order(self.sign(pass), out).is_err() {
                return;
            }
        }
    }
}

/// Why a guest's proposal is rejected.
enum Rejection {
    Refused(Refusal),
    End(CloseCode),
}

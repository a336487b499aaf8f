//! The guest's proposals that are not yet among the events.

use super::{Body, Event, Identity, Output, Refusal, Table, ToHost};
use crate::online::news::News;
use crate::online::table::event::{Proposal, SignedProposal};
use crate::online::table::state::{Absence, ProposalError};

/// The maximum of unanswered proposals.
const MAX_PENDING: usize = 8;

/// Unanswered proposals in order.
#[derive(Clone, Debug, Default)]
pub(super) struct PendingProposals(Vec<SignedProposal>);

impl PendingProposals {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Signs a proposal and keeps it until it is answered.
    pub(super) fn add(
        &mut self,
        table: &Table,
        identity: &Identity,
        body: Body,
    ) -> Result<SignedProposal, Refusal> {
        table.check(identity.id(), &body)?;
        // Only one answer to the position at a time: the second would be stale.
        let double = |signed: &SignedProposal| is_answer(&signed.proposal.body) && is_answer(&body);
        if self.0.len() >= MAX_PENDING || self.0.iter().any(double) {
            return Err(Refusal::NotNow);
        }
        let sequence = self.last().max(table.sequence(identity.id())) + 1;
        let signed = SignedProposal::new(table.proposal(identity.id(), sequence, body), identity);
        self.0.push(signed.clone());
        Ok(signed)
    }

    /// Removes a refused proposal; false if its number is unknown.
    pub(super) fn refused(&mut self, sequence: u32) -> bool {
        let before = self.0.len();
        self.0.retain(|signed| signed.proposal.sequence != sequence);
        self.0.len() < before
    }

    /// Processes an event of this guest. Earlier proposals were refused, and the refusals were lost. An event
    /// that was proposed before a restart of the program requires new sequence numbers.
    pub(super) fn on_event(
        &mut self,
        table: &Table,
        event: &Event,
        identity: &Identity,
        is_up_to_date: bool,
        out: &mut Vec<Output>,
    ) {
        if event.author() != identity.id() {
            return;
        }
        let sequence = event.signed.proposal.sequence;
        if let Some(place) = self.0.iter().position(|signed| *signed == event.signed) {
            let lost = self.0.drain(..=place).count() - 1;
            out.extend(std::iter::repeat_n(Output::News(News::Refused(Refusal::Stale)), lost));
        } else if self.0.first().is_some_and(|first| first.proposal.sequence <= sequence) {
            let again = std::mem::take(&mut self.0);
            for (signed, number) in again.into_iter().zip(sequence + 1..) {
                let proposal = Proposal { sequence: number, ..signed.proposal };
                self.0.push(SignedProposal::new(proposal, identity));
            }
            if is_up_to_date {
                self.resend(table, out);
            }
        }
    }

    /// Sends unanswered proposals that are still valid again. A repeated proposal takes effect once.
    pub(super) fn resend(&mut self, table: &Table, out: &mut Vec<Output>) {
        self.0.retain(|signed| {
            let output = match table.check_proposal(&signed.proposal, |_| Absence::Overdue) {
                Ok(()) => Output::Send(ToHost::Propose(signed.clone())),
                Err(ProposalError::Refused(why)) => Output::News(News::Refused(why)),
                Err(ProposalError::Duplicate | ProposalError::Broken(_)) => {
                    Output::News(News::Refused(Refusal::Stale))
                }
            };
            let is_valid = matches!(output, Output::Send(_));
            out.push(output);
            is_valid
        });
    }

    fn last(&self) -> u32 {
        self.0.last().map_or(0, |signed| signed.proposal.sequence)
    }
}

/// Whether a proposal answers the position, so that two of them exclude each other.
fn is_answer(body: &Body) -> bool {
    matches!(body, Body::Play { .. } | Body::Resign | Body::Claim { .. })
}

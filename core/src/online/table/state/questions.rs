//! Questions that need the consent of others: undo, draw, pause, rematch.

use super::check::ensure_now;
use super::{Occupant, PeerId, PendingQuestion, QuestionKind, Table};
use crate::online::table::message::Refusal;
use crate::rules::Side;
use crate::session::Setup;

impl Table {
    pub(super) fn check_ask(&self, author: PeerId, kind: QuestionKind) -> Result<(), Refusal> {
        match kind {
            QuestionKind::Undo if !self.terms.undo || self.has_clock() => return Err(Refusal::NotAgreed),
            // An open seat cannot consent.
            QuestionKind::Undo | QuestionKind::Draw | QuestionKind::Pause
                if !self.is_running() || !self.is_full() =>
            {
                return Err(Refusal::NotNow);
            }
            QuestionKind::Undo => ensure_now(self.own_last_ply(author).is_some())?,
            QuestionKind::Draw => {}
            QuestionKind::Pause => ensure_now(self.has_clock())?,
            QuestionKind::Rematch => {
                ensure_now(!self.is_on() && self.game.is_some() && self.is_full() && !self.can_begin())?;
            }
        }
        if self.refused.contains(&(author, kind)) {
            return Err(Refusal::AlreadyRefused);
        }
        ensure_now(self.asked.is_none() || self.is_mutual_request(author, kind))
    }

    /// Two players that ask each other the same have agreed; not for undo, since they mean different moves.
    fn is_mutual_request(&self, author: PeerId, kind: QuestionKind) -> bool {
        let same = |asked: &PendingQuestion| asked.kind == kind && asked.waiting.contains(&author);
        kind != QuestionKind::Undo && self.asked.as_ref().is_some_and(same)
    }

    pub(super) fn ask(&mut self, author: PeerId, kind: QuestionKind, number: u32) {
        if self.is_mutual_request(author, kind) {
            self.agree(author, kind, number);
            return;
        }
        let mut waiting = self.answerers(author, kind);
        let of_computer = waiting.is_empty() && kind == QuestionKind::Draw && self.faces_computers(author);
        if of_computer {
            waiting.push(self.host);
        }
        self.asked = Some(PendingQuestion { kind, by: author, number, waiting, of_computer });
        self.grant_if_all_agreed(number);
    }

    pub(super) fn agree(&mut self, author: PeerId, kind: QuestionKind, number: u32) {
        if let Some(asked) = self.asked.as_mut().filter(|asked| asked.kind == kind) {
            asked.waiting.retain(|&peer| peer != author);
        }
        self.grant_if_all_agreed(number);
    }

    /// Refuses a question, or withdraws the author's own. A refusal lasts, except that a withdrawn question about a
    /// rematch may be asked again.
    pub(super) fn refuse(&mut self, author: PeerId) {
        if let Some(asked) = self.asked.take()
            && (asked.by != author || asked.kind != QuestionKind::Rematch)
        {
            self.refused.insert((asked.by, asked.kind));
        }
    }

    /// A move refuses a question that its player has not answered, and any undo.
    pub(super) fn answer_by_moving(&mut self, seat: usize) {
        let mover = self.seats[seat].occupant.peer();
        let answered = |asked: &mut PendingQuestion| {
            let asked_them = match mover {
                Some(peer) => !asked.of_computer && asked.waiting.contains(&peer),
                None => asked.of_computer,
            };
            asked.kind == QuestionKind::Undo || asked_them
        };
        if let Some(asked) = self.asked.take_if(answered) {
            self.refused.insert((asked.by, asked.kind));
        }
        self.refused.retain(|&(peer, _)| Some(peer) != mover);
    }

    fn grant_if_all_agreed(&mut self, number: u32) {
        let Some(asked) = self.asked.take_if(|asked| asked.waiting.is_empty()) else { return };
        let last_ply = self.own_last_ply(asked.by);
        match (asked.kind, &mut self.game) {
            (_, None) => {}
            (QuestionKind::Undo, Some(game)) => {
                if let Some(ply) = last_ply {
                    game.take_back_to(ply);
                }
                self.turn = number;
            }
            (QuestionKind::Draw, Some(game)) => game.agree_draw(),
            (QuestionKind::Pause, _) => self.paused = true,
            (QuestionKind::Rematch, _) => {
                self.seats.rotate_right(1);
                self.rematch = true;
                self.turn = number;
            }
        }
    }

    /// The last ply that a person has chosen; forced passes do not count.
    fn own_last_ply(&self, peer: PeerId) -> Option<usize> {
        let game = self.game.as_ref()?;
        let theirs = |ply: &usize| self.seats[game.seat_at(*ply)].occupant.peer() == Some(peer);
        (0..game.moves().len()).rev().find(|ply| theirs(ply) && !game.moves()[*ply].is_pass())
    }

    /// The people whose consent is needed.
    fn answerers(&self, asker: PeerId, kind: QuestionKind) -> Vec<PeerId> {
        let own = match kind {
            QuestionKind::Undo => {
                let ply = self.own_last_ply(asker).zip(self.game.as_ref());
                ply.map(|(ply, game)| Setup::side_of(game.seat_at(ply)))
            }
            QuestionKind::Draw => self.only_side(asker),
            QuestionKind::Pause | QuestionKind::Rematch => None,
        };
        let seats = self.seats.iter().enumerate();
        let opposite = seats.filter(|&(seat, _)| own.is_none_or(|own| Setup::side_of(seat) != own));
        let mut people: Vec<PeerId> = opposite.filter_map(|(_, seat)| seat.occupant.peer()).collect();
        people.retain(|&peer| peer != asker);
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The side of a person; `None` if they play both.
    pub(super) fn only_side(&self, peer: PeerId) -> Option<Side> {
        let mut sides = self.seats_of(peer).map(Setup::side_of);
        let first = sides.next()?;
        sides.all(|side| side == first).then_some(first)
    }

    /// Whether a computer plays against a person.
    fn faces_computers(&self, peer: PeerId) -> bool {
        let own = self.only_side(peer);
        let mut seats = self.seats.iter().enumerate();
        own.is_some_and(|own| {
            seats
                .any(|(seat, at)| Setup::side_of(seat) != own && matches!(at.occupant, Occupant::Computer(_)))
        })
    }
}

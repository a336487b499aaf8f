//! Questions that need the consent of others: undo, draw, pause, rematch.

use super::check::when;
use super::{Asked, Matter, PeerId, Sitter, Table};
use crate::online::table::message::Refusal;
use crate::rules::Side;
use crate::session::Setup;

impl Table {
    pub(super) fn check_ask(&self, author: PeerId, matter: Matter) -> Result<(), Refusal> {
        match matter {
            Matter::Undo if !self.terms.undo || self.has_clock() => return Err(Refusal::NotAgreed),
            // An open seat has no vote.
            Matter::Undo | Matter::Draw | Matter::Pause if !self.is_running() || !self.is_full() => {
                return Err(Refusal::NotNow);
            }
            Matter::Undo => when(self.own_last_ply(author).is_some())?,
            Matter::Draw => {}
            Matter::Pause => when(self.has_clock())?,
            Matter::Rematch => when(!self.is_on() && self.game.is_some() && self.is_full() && !self.ready)?,
        }
        if self.refused.contains(&(author, matter)) {
            return Err(Refusal::Asked);
        }
        when(self.asked.is_none() || self.agrees_by_asking(author, matter))
    }

    /// Two who ask each other for the same thing have agreed. Not to undo: they mean different moves.
    fn agrees_by_asking(&self, author: PeerId, matter: Matter) -> bool {
        let same = |asked: &Asked| asked.matter == matter && asked.waiting.contains(&author);
        matter != Matter::Undo && self.asked.as_ref().is_some_and(same)
    }

    pub(super) fn ask(&mut self, author: PeerId, matter: Matter, number: u32) {
        if self.agrees_by_asking(author, matter) {
            self.agree(author, matter, number);
            return;
        }
        let mut waiting = self.who_answers(author, matter);
        let of_computer = waiting.is_empty() && matter == Matter::Draw && self.plays_computers(author);
        if of_computer {
            waiting.push(self.host);
        }
        self.asked = Some(Asked { matter, by: author, number, waiting, of_computer });
        self.grant_if_all_agree(number);
    }

    pub(super) fn agree(&mut self, author: PeerId, matter: Matter, number: u32) {
        if let Some(asked) = self.asked.as_mut().filter(|asked| asked.matter == matter) {
            asked.waiting.retain(|&peer| peer != author);
        }
        self.grant_if_all_agree(number);
    }

    /// Somebody refuses, or who asked takes it back. A refusal holds; one's own second thoughts about another
    /// match do not.
    pub(super) fn refuse(&mut self, author: PeerId) {
        if let Some(asked) = self.asked.take()
            && (asked.by != author || asked.matter != Matter::Rematch)
        {
            self.refused.insert((asked.by, asked.matter));
        }
    }

    /// A move answers a question, if it is that of somebody who has not answered; an undo any move.
    pub(super) fn answer_by_moving(&mut self, seat: usize) {
        let mover = self.seats[seat].sitter.peer();
        let answered = |asked: &mut Asked| {
            let asked_them = match mover {
                Some(peer) => !asked.of_computer && asked.waiting.contains(&peer),
                None => asked.of_computer,
            };
            asked.matter == Matter::Undo || asked_them
        };
        if let Some(asked) = self.asked.take_if(answered) {
            self.refused.insert((asked.by, asked.matter));
        }
        self.refused.retain(|&(peer, _)| Some(peer) != mover);
    }

    fn grant_if_all_agree(&mut self, number: u32) {
        let Some(asked) = self.asked.take_if(|asked| asked.waiting.is_empty()) else { return };
        let last_ply = self.own_last_ply(asked.by);
        match (asked.matter, &mut self.game) {
            (_, None) => {}
            (Matter::Undo, Some(game)) => {
                if let Some(ply) = last_ply {
                    game.take_back_to(ply);
                }
                self.turn = number;
            }
            (Matter::Draw, Some(game)) => game.agree_draw(),
            (Matter::Pause, _) => self.paused = true,
            (Matter::Rematch, _) => {
                self.seats.rotate_right(1);
                self.ready = true;
                self.turn = number;
            }
        }
    }

    /// The last ply that somebody has chosen; a forced pass is nobody's choice.
    fn own_last_ply(&self, peer: PeerId) -> Option<usize> {
        let game = self.game.as_ref()?;
        let theirs = |ply: &usize| self.seats[game.seat_at(*ply)].sitter.peer() == Some(peer);
        (0..game.moves().len()).rev().find(|ply| theirs(ply) && !game.moves()[*ply].is_pass())
    }

    /// Whose consent it takes, of the people.
    fn who_answers(&self, asker: PeerId, matter: Matter) -> Vec<PeerId> {
        let own = match matter {
            Matter::Undo => {
                let ply = self.own_last_ply(asker).zip(self.game.as_ref());
                ply.map(|(ply, game)| Setup::side_of(game.seat_at(ply)))
            }
            Matter::Draw => self.only_side(asker),
            Matter::Pause | Matter::Rematch => None,
        };
        let seats = self.seats.iter().enumerate();
        let opposite = seats.filter(|&(seat, _)| own.is_none_or(|own| Setup::side_of(seat) != own));
        let mut people: Vec<PeerId> = opposite.filter_map(|(_, seat)| seat.sitter.peer()).collect();
        people.retain(|&peer| peer != asker);
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The side that somebody plays for; none if it is both.
    pub(super) fn only_side(&self, peer: PeerId) -> Option<Side> {
        let mut sides = self.seats_of(peer).map(Setup::side_of);
        let first = sides.next()?;
        sides.all(|side| side == first).then_some(first)
    }

    /// Whether a computer sits opposite of somebody.
    fn plays_computers(&self, peer: PeerId) -> bool {
        let own = self.only_side(peer);
        let mut seats = self.seats.iter().enumerate();
        own.is_some_and(|own| {
            seats.any(|(seat, at)| Setup::side_of(seat) != own && matches!(at.sitter, Sitter::Computer(_)))
        })
    }
}

//! Undo and redo.

use super::{ClockRule, Controller, Help, Match};

impl Match {
    /// Takes back moves until `plies` are left. Returns false if fewer were played or the match has a clock.
    pub fn take_back_to(&mut self, plies: usize) -> bool {
        let can = self.setup.clock == ClockRule::None && plies < self.played;
        if can {
            self.take_back(plies);
        }
        can
    }

    /// The takebacks left; `None` for any number.
    pub fn takebacks_left(&self) -> Option<u32> {
        self.setup.options.takebacks.map(|most| most.saturating_sub(self.takebacks))
    }

    /// Whether a ply can be taken back. A resignation, an agreed draw and a loss on time are final; an end on the board
    /// is taken back with its ply.
    pub fn can_undo(&self) -> bool {
        self.allows_history() && self.takebacks_left() != Some(0) && self.undo_target().is_some()
    }

    /// Takes back the last ply of a person and all computer replies to it; between computers a single ply.
    pub fn undo(&mut self) -> bool {
        let target = self.undo_target().filter(|_| self.can_undo());
        if let Some(plies) = target {
            self.takebacks += u32::from(self.setup.options.takebacks.is_some());
            self.take_back(plies);
        }
        target.is_some()
    }

    fn take_back(&mut self, plies: usize) {
        self.help = self.help.map(|help| Help { undo: true, ..help });
        self.go_to(plies);
    }

    pub fn can_redo(&self) -> bool {
        self.allows_history() && self.played < self.record.len()
    }

    /// Plays the moves again that one [`undo`](Self::undo) took back.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        if can {
            let next_choice = (self.played + 1..self.record.len()).find(|&ply| self.is_choice(ply));
            self.go_to(next_choice.unwrap_or(self.record.len()));
        }
        can
    }

    /// Whether the clock and the result allow undo and redo.
    fn allows_history(&self) -> bool {
        self.setup.clock == ClockRule::None && !self.is_called_off()
    }

    fn undo_target(&self) -> Option<usize> {
        (0..self.played).rev().find(|&ply| self.is_choice(ply))
    }

    /// Whether undo and redo stop before a ply: one of a person, or any between computers, but never a forced
    /// pass.
    fn is_choice(&self, ply: usize) -> bool {
        let person = self.setup.seats[self.seat_at(ply)].controller == Controller::Human;
        !self.record[ply].is_pass() && (person || !self.setup.has_human())
    }

    /// Goes to a number of known plies.
    pub(in crate::session) fn go_to(&mut self, plies: usize) {
        self.called_off = None;
        while self.played > plies {
            self.game.take_back();
            self.played -= 1;
        }
        while self.played < plies {
            self.game.play(self.record[self.played]);
            self.played += 1;
        }
    }
}

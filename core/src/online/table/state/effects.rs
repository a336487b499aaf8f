//! The effects of events. Events are checked before, so nothing here can fail.

use super::check::is_chatter;
use super::{Body, Event, Occupant, PeerId, Table};
use crate::rules::Side;
use crate::session::{AnyMove, Match, Setup};

impl Table {
    pub(super) fn apply_effects(&mut self, event: &Event) {
        let (author, number) = (event.author(), event.number);
        self.digests.push(event.digest());
        self.sequences.insert(author, event.signed.proposal.sequence);
        self.count_chatter(author, event.body());
        let was_on = self.is_on();
        match event.body() {
            // `check` refuses a second `Open`. Phrases are not part of the state.
            Body::Open(_) | Body::Say(_) => {}
            Body::Sit { seat, name, machine } => {
                let occupant = Occupant::Person { peer: author, name: name.clone(), machine: *machine };
                self.seat(*seat, occupant);
            }
            Body::GetUp { seat } => self.free(*seat, author),
            Body::Computer { seat, level } => {
                let level = level.parse().unwrap_or_default();
                self.seat(*seat, Occupant::Computer(level));
            }
            Body::Begin { date } => self.begin(date, number),
            Body::Play { mv, .. } => self.play(mv, number),
            Body::Ask(kind) => self.ask(author, *kind, number),
            Body::Agree(kind) => self.agree(author, *kind, number),
            Body::Refuse(_) => self.refuse(author),
            Body::Resign => self.resign(author),
            Body::Resume => self.paused = false,
            Body::OutOfTime => {
                self.end(|game| game.run_out(game.position().side_to_move()));
            }
            Body::Claim { seat, win: true } => {
                self.end(|game| game.run_out(Setup::side_of(usize::from(*seat))));
            }
            Body::Claim { win: false, .. } => self.end(Match::agree_draw),
            Body::Close => self.closed = true,
        }
        self.set_clocks(&event.clocks);
        if was_on && !self.is_on() {
            self.finish(number);
        }
    }

    fn seat(&mut self, seat: u8, occupant: Occupant) {
        let number = usize::from(seat);
        let player = occupant.player();
        if self.is_on() {
            self.players.push(occupant.clone());
        }
        self.seats[number].take(occupant);
        if let (true, Some(game), Some(player)) = (self.is_on(), &mut self.game, player) {
            game.set_player(number, player);
        }
        self.seat_has_changed(number);
    }

    fn free(&mut self, seat: u8, by: PeerId) {
        self.seats[usize::from(seat)].free(by);
        self.seat_has_changed(usize::from(seat));
    }

    /// Withdraws a pending question, since other players would have to answer it now.
    fn seat_has_changed(&mut self, seat: usize) {
        self.asked = None;
        self.resigned[seat] = false;
        if !self.is_on() {
            self.rematch = false;
        }
        self.resign_if_all();
    }

    fn count_chatter(&mut self, author: PeerId, body: &Body) {
        if matches!(body, Body::Begin { .. }) {
            self.chatter.clear();
        }
        if is_chatter(body) {
            *self.chatter.entry(author).or_default() += 1;
        }
    }

    fn begin(&mut self, date: &str, number: u32) {
        let mut setup = self.setup.clone();
        for (player, seat) in setup.seats.iter_mut().zip(&self.seats) {
            player.clone_from(&seat.occupant.player().unwrap_or_else(|| player.clone()));
        }
        let mut game = Match::new(setup);
        if let Ok(date) = date.parse() {
            game.set_began(date);
        }
        game.set_series(self.series());
        self.game = Some(game);
        self.turn = number;
        self.players = self.seats.iter().map(|seat| seat.occupant.clone()).collect();
        self.rematch = false;
        self.paused = false;
        self.clear_questions();
    }

    fn play(&mut self, text: &str, number: u32) {
        let Some(game) = &mut self.game else { return };
        let seat = game.position().seat_to_move();
        let mv = game.position().parse_move(text).ok();
        let played = mv.filter(|&mv| game.play(mv).is_ok());
        self.turn = number;
        // A forced pass answers no question.
        if played.is_some_and(|mv: AnyMove| !mv.is_pass()) {
            self.resigned[seat] = false;
            self.answer_by_moving(seat);
        }
    }

    /// Resigns with all seats of the author's side; for an author on both sides, with the side to move.
    fn resign(&mut self, author: PeerId) {
        let to_move = self.to_move().map(|(seat, _)| seat);
        let own: Vec<usize> = self.seats_of(author).collect();
        let Some(&first) = own.iter().find(|&&seat| Some(seat) == to_move).or(own.first()) else { return };
        for seat in own.into_iter().filter(|&seat| Setup::side_of(seat) == Setup::side_of(first)) {
            self.resigned[seat] = true;
        }
        self.resign_if_all();
    }

    /// A side has resigned when one of its seats and every other person of the side have resigned.
    fn resign_if_all(&mut self) {
        if !self.is_on() {
            return;
        }
        for side in Side::BOTH {
            let own = |seat: &usize| Setup::side_of(*seat) == side;
            let one = (0..self.seats.len()).filter(own).any(|seat| self.resigned[seat]);
            let all = (0..self.seats.len())
                .filter(own)
                .all(|seat| self.resigned[seat] || self.seats[seat].occupant.peer().is_none());
            if one && all {
                self.end(|game| game.resign(side));
            }
        }
    }

    fn end(&mut self, how: impl FnOnce(&mut Match)) {
        if let Some(game) = &mut self.game {
            how(game);
        }
    }

    /// Counts the result of a match in the series.
    fn finish(&mut self, number: u32) {
        self.turn = number;
        self.paused = false;
        self.clear_questions();
        let Some(result) = self.game.as_ref().and_then(Match::result) else { return };
        for (seat, place) in self.seats.iter_mut().enumerate() {
            let side = Setup::side_of(seat);
            place.tally.wins += u32::from(result.winner == Some(side));
            place.tally.draws += u32::from(result.winner.is_none());
            place.tally.points += result.points().filter(|_| result.winner == Some(side)).unwrap_or(0);
        }
    }

    fn clear_questions(&mut self) {
        self.asked = None;
        self.refused.clear();
        self.resigned.fill(false);
    }
}

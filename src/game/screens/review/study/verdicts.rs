//! Verdicts on the plies of a reviewed match, and the plies still to judge.

use super::{Branch, LinePosition, NextMistake, Study};
use pushflip_core::rules::Side;
use pushflip_core::session::{Controller, End, Grade, Setup, Tally, Verdict, Worth};

impl Study {
    /// What is known of a ply of a line, so many plies after the first position.
    pub fn verdict(&self, branch: Branch, ply: usize) -> Option<&Verdict> {
        match (&self.side, branch) {
            (Some(side), Branch::Side) if ply >= side.from => side.verdict(ply),
            _ => self.verdicts.get(ply)?.as_ref(),
        }
    }

    /// What is known of the ply that has led to the position shown.
    pub fn last_verdict(&self) -> Option<&Verdict> {
        self.verdict(self.place.branch, self.place.plies.checked_sub(1)?)
    }

    /// Takes note of what has been found out about a ply, if it is still there.
    pub fn learn(&mut self, branch: Branch, ply: usize, verdict: Verdict) {
        if self.line(branch).get(ply) != Some(&verdict.played) {
            return;
        }
        if let Some(other) = self.twin(branch, ply)
            && other.nodes < verdict.nodes
        {
            if other.played == verdict.best {
                *other = verdict.of_best();
            } else if other.best != verdict.best {
                // It says until then what it has said, but of another best move.
                other.nodes = 0;
            }
        }
        let slot = match (&mut self.side, branch) {
            (Some(side), Branch::Side) if ply >= side.from => side.verdict_mut(ply),
            _ => self.verdicts.get_mut(ply),
        };
        if let Some(slot) = slot {
            *slot = Some(verdict);
        }
    }

    /// What is known of the other move that was played in the same position: where a side line begins there
    /// are two.
    fn twin(&mut self, branch: Branch, ply: usize) -> Option<&mut Verdict> {
        let side = self.side.as_mut().filter(|side| side.from == ply)?;
        match branch {
            Branch::Game => side.verdict_mut(ply)?.as_mut(),
            Branch::Side => self.verdicts.get_mut(ply)?.as_mut(),
        }
    }

    /// How many positions a ply's judgement looks at, at least `least`: no fewer than that of the other move
    /// that was played in the same position, so that both speak of the same best move.
    pub fn nodes_for(&self, branch: Branch, ply: usize, least: u64) -> u64 {
        let side = self.side.as_ref().filter(|side| side.from == ply);
        let twin = match branch {
            Branch::Game => side.and_then(|side| side.verdict(ply)),
            Branch::Side => side.and_then(|_| self.verdicts.get(ply)?.as_ref()),
        };
        twin.map_or(least, |twin| twin.nodes.max(least))
    }

    /// The next ply to be judged, or judged anew: the one shown, then the side line, then the match in order.
    pub fn unjudged(&self) -> Option<(Branch, usize)> {
        let LinePosition { branch, plies } = self.place;
        let shown = plies.checked_sub(1).map(|ply| (branch, ply));
        let tried = self.side.iter().flat_map(|side| side.from..self.length(Branch::Side));
        let played = 0..self.game.moves().len();
        let all = tried.map(|ply| (Branch::Side, ply)).chain(played.map(|ply| (Branch::Game, ply)));
        shown
            .into_iter()
            .chain(all)
            .find(|&(branch, ply)| self.verdict(branch, ply).is_none_or(|verdict| verdict.nodes == 0))
    }

    /// How many plies of the match are judged.
    pub fn judged(&self) -> usize {
        self.verdicts.iter().flatten().count()
    }

    /// The grades of a side's plies.
    pub fn tally(&self, side: Side) -> Tally {
        let known = self.verdicts.iter().enumerate();
        self.game.tally(side, known.filter_map(|(ply, verdict)| Some((ply, verdict.as_ref()?))))
    }

    /// Whether mistakes of a ply's player are looked for: of people, where people played.
    fn is_sought(&self, ply: usize) -> bool {
        let setup = self.game.setup();
        let person = setup.seats[self.game.seat_at(ply)].controller == Controller::Human;
        person || !setup.has_human()
    }

    /// The plies that are mistakes of whoever looks through the match: of the person with that name if there is
    /// one, else of all whose mistakes are looked for. None until all is judged.
    pub fn mistakes_of(&self, name: &str) -> Option<Vec<usize>> {
        let seats = &self.game.setup().seats;
        let is_mine = |ply: usize| seats[self.game.seat_at(ply)].name == name;
        let all: Option<Vec<&Verdict>> = self.verdicts.iter().map(Option::as_ref).collect();
        let mine = seats.iter().any(|seat| seat.controller == Controller::Human && seat.name == name);
        let mistakes = (0..).zip(all?).filter(|(_, verdict)| verdict.grade.is_mistake());
        let plies = mistakes.map(|(ply, _)| ply).filter(|&ply| self.is_sought(ply));
        Some(plies.filter(|&ply| !mine || is_mine(ply)).collect())
    }

    /// The first mistake after the position shown; after the last one, the first of the match.
    pub fn next_mistake(&self) -> NextMistake {
        let all = self.game.moves().len();
        let start = match (&self.side, self.place.branch) {
            (Some(side), Branch::Side) => side.from,
            _ => self.place.plies,
        };
        for ply in (start..all).chain(0..start).filter(|&ply| self.is_sought(ply)) {
            match self.verdicts.get(ply).and_then(Option::as_ref) {
                None => return NextMistake::NotYetKnown,
                Some(verdict) if verdict.grade.is_mistake() => return NextMistake::At(ply + 1),
                Some(_) => {}
            }
        }
        NextMistake::Nowhere
    }

    /// What a position is worth to Cross, team A or Red, as far as its plies tell: what the judgement of
    /// the ply says that has led to it, as the comment does.
    pub fn worth_at(&self, place: LinePosition) -> Option<Worth> {
        let LinePosition { branch, plies } = place;
        let for_first = |ply: usize, worth: Worth| match Setup::side_of(self.game.seat_at(ply)) {
            Side::First => worth,
            Side::Second => worth.reversed(),
        };
        if let Some(ply) = plies.checked_sub(1)
            && let Some(last) = self.verdict(branch, ply)
        {
            let end = last.after.end.map(|end| match end {
                End::Win(Some(plies)) => End::Win(Some(plies - 1)),
                End::Loss(Some(plies)) => End::Loss(Some(plies - 1)),
                other => other,
            });
            return Some(for_first(ply, Worth { end, ..last.after }));
        }
        Some(for_first(plies, self.verdict(branch, plies)?.before))
    }

    /// The grade of a ply.
    pub fn grade(&self, branch: Branch, ply: usize) -> Option<Grade> {
        self.verdict(branch, ply).map(|verdict| verdict.grade)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{place, study};
    use super::*;
    use pushflip_core::ai::{Limits, Stop};

    #[test]
    fn the_best_line_before_a_side_line_begins_a_new_one() {
        let mut study = study(3);
        for ply in 0..3 {
            let played = study.game().moves()[ply];
            let game = study.game_after(&study.game().moves()[..ply]);
            let verdict = game.judge(played, &Limits::nodes(500), &Stop::new());
            study.learn(Branch::Game, ply, verdict.expect("judged"));
        }
        study.go(place(Branch::Game, 2));
        study.follow_best();
        assert_eq!((study.place(), study.side().map(|side| side.from)), (place(Branch::Side, 1), Some(1)));
        // What led here is a ply of the match.
        study.follow_best();
        assert_eq!((study.place(), study.side().map(|side| side.from)), (place(Branch::Side, 0), Some(0)));
    }

    #[test]
    fn two_moves_of_one_position_are_judged_by_one_best_move() {
        let mut study = study(3);
        let judge = |study: &Study, branch, ply: usize, nodes| {
            let line = study.line(branch);
            let verdict =
                study.game_after(&line[..ply]).judge(line[ply], &Limits::nodes(nodes), &Stop::new());
            verdict.expect("judged")
        };
        let first = judge(&study, Branch::Game, 1, 500);
        let best = first.best;
        assert_ne!(best, first.played, "the test needs a ply that was not the best");
        study.learn(Branch::Game, 1, first);
        study.go(place(Branch::Game, 2));
        study.follow_best();
        let shown = study.verdict(Branch::Side, 1).expect("known at once");
        assert_eq!((shown.grade, shown.best, shown.played), (Grade::Best, best, best));
        // A deeper search of the match's ply may find another best move: then that of the side line is
        // judged again, as deep.
        let mut deeper = judge(&study, Branch::Game, 1, 500);
        deeper.nodes = 5_000;
        deeper.best = deeper.played;
        study.learn(Branch::Game, 1, deeper);
        study.go(place(Branch::Side, 2));
        assert_eq!(study.unjudged(), Some((Branch::Side, 1)));
        assert_eq!(study.nodes_for(Branch::Side, 1, 60), 5_000);
        // And a deeper one of the side line tells of the match's ply, if that was best after all.
        let mut side = judge(&study, Branch::Side, 1, 500);
        (side.nodes, side.best) = (9_000, study.game().moves()[1]);
        study.learn(Branch::Side, 1, side);
        let game = study.verdict(Branch::Game, 1).expect("known");
        assert_eq!((game.grade, game.nodes), (Grade::Best, 9_000));
    }

    #[test]
    fn the_worth_of_a_position_is_what_is_said_of_the_ply_before_it() {
        let mut study = study(3);
        for ply in 0..3 {
            let game = study.game_after(&study.game().moves()[..ply]);
            let verdict = game.judge(study.game().moves()[ply], &Limits::nodes(400 << ply), &Stop::new());
            study.learn(Branch::Game, ply, verdict.expect("judged"));
        }
        for plies in 1..=3 {
            let after = study.verdict(Branch::Game, plies - 1).expect("judged").after;
            let worth = study.worth_at(place(Branch::Game, plies)).expect("known");
            let mover = Setup::side_of(study.game().seat_at(plies - 1));
            let for_first = if mover == Side::First { after } else { after.reversed() };
            assert_eq!(worth.chance, for_first.chance, "after {plies}");
        }
    }

    #[test]
    fn every_ply_gets_its_turn_and_mistakes_are_found() {
        let mut study = study(5);
        study.go(place(Branch::Game, 3));
        assert_eq!(study.next_mistake(), NextMistake::NotYetKnown);
        let mut order = Vec::new();
        while let Some((branch, ply)) = study.unjudged() {
            let game = study.game_after(&study.line(branch)[..ply]);
            let verdict = game.judge(study.line(branch)[ply], &Limits::nodes(300), &Stop::new());
            let mut verdict = verdict.expect("going on");
            verdict.grade = if ply == 1 { Grade::Blunder } else { Grade::Good };
            study.learn(branch, ply, verdict);
            order.push(ply);
        }
        assert_eq!(order, [2, 0, 1, 3, 4]);
        assert_eq!(study.next_mistake(), NextMistake::At(2));
        assert_eq!(study.tally(Side::Second).count(Grade::Blunder), 1);
        study.go(place(Branch::Game, 2));
        assert_eq!(study.next_mistake(), NextMistake::At(2), "there is only one");
        study.follow_best();
        assert_eq!(study.place(), place(Branch::Side, 1));
        assert_eq!(study.grade(Branch::Side, 1), Some(Grade::Best), "as it was said");
        assert!(study.unjudged().is_none_or(|(branch, ply)| branch == Branch::Side && ply > 1));
        assert!(study.worth_at(place(Branch::Game, 5)).is_some());
    }
}

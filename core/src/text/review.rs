//! Match review in the terminal, which lists each ply with its grade and the better move.

use std::io::{BufRead, Write};

use crate::ai::Stop;
use crate::rules::Side;
use crate::session::{Grade, QUICK, Setup, Verdict, review};

use super::console::Leave;
use super::local::LocalMatch;
use super::words;

impl<I: BufRead, O: Write> LocalMatch<I, O> {
    /// Writes the grade of each ply. A running match against computers has no review, because that would be
    /// advice.
    pub(super) fn review(&mut self) -> Result<(), Leave> {
        if !self.game.may_be_judged() {
            return Ok(self.console.say("Moves are judged once the match is over.")?);
        }
        if self.game.moves().is_empty() {
            return Ok(self.console.say("There are no moves yet.")?);
        }
        let (game, console) = (&self.game, &mut self.console);
        let (mut verdicts, mut said) = (Vec::new(), Ok(()));
        let stop = Stop::new();
        review(game, QUICK, &stop, |verdict| {
            // Plies are written one by one, because the review of a long match takes time.
            let line = line(game.setup(), game.seat_at(verdicts.len()), verdicts.len(), &verdict);
            said = console.say(&line);
            if said.is_err() {
                stop.stop();
            }
            verdicts.push(verdict);
        });
        said?;
        for side in Side::BOTH {
            let tally = game.tally(side, verdicts.iter().enumerate());
            let counts =
                Grade::ALL.map(|grade| format!("{} {}", tally.count(grade), grade.name().to_lowercase()));
            let name = words::side(game.setup(), side);
            console.say(&format!("{}: {}.", name.trim_end_matches(','), counts.join(", ")))?;
        }
        Ok(())
    }
}

/// Format of a ply: `12. e5-e1?? Circle: blunder. Best was a1-a5: stops a line of five in row 1. 62 % to 9 %.`
fn line(setup: &Setup, seat: usize, ply: usize, verdict: &Verdict) -> String {
    let Verdict { played, grade, before, after, .. } = verdict;
    let sign = if *grade == Grade::Best { "" } else { grade.sign() };
    let round = ply / setup.seats.len() + 1;
    let who = Setup::seat_name(setup.variant, seat);
    let text = format!("{round}. {played}{sign} {who}: {}.", grade.name().to_lowercase());
    if *grade > Grade::Best {
        let [before, after] = [before, after].map(|worth| (worth.chance + 5) / 10);
        return format!("{text} Best was {}: {}. Chance {before} % to {after} %.", verdict.best, verdict.why);
    }
    text
}

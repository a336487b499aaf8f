//! Match review in the terminal, which lists each ply with its grade and the better move.

use std::io::{BufRead, Write};

use crate::ai::Stop;
use crate::language::{Localized, msg};
use crate::rules::Side;
use crate::session::{Grade, QUICK, Setup, Verdict, localized, review};

use super::console::Leave;
use super::local::LocalMatch;
use super::words::sentence;

impl<I: BufRead, O: Write> LocalMatch<I, O> {
    /// Writes the grade of each ply. A running match against computers has no review, because that would be
    /// advice.
    pub(super) fn review(&mut self) -> Result<(), Leave> {
        if !self.game.may_be_judged() {
            return Ok(self.console.say(msg::REVIEW_NOT_YET)?);
        }
        if self.game.moves().is_empty() {
            return Ok(self.console.say(msg::TERMINAL_NO_MOVES_YET)?);
        }
        let (game, console) = (&self.game, &mut self.console);
        let (mut verdicts, mut written) = (Vec::new(), Ok(()));
        let stop = Stop::new();
        review(game, QUICK, &stop, |verdict| {
            // Plies are written one by one, because the review of a long match takes time.
            written = console.say(line(game.setup(), game.seat_at(verdicts.len()), verdicts.len(), &verdict));
            if written.is_err() {
                stop.stop();
            }
            verdicts.push(verdict);
        });
        written?;
        for side in Side::BOTH {
            let tally = game.tally(side, verdicts.iter().enumerate());
            let counts = Grade::ALL
                .map(|grade| msg::ReviewCount { grade, plies: tally.count(grade).to_string() }.into());
            let counts = Localized::joined(counts, ", ");
            let players = localized::side_players(game.setup(), side);
            console.say(sentence(Localized::joined([players, counts], " – ")))?;
        }
        Ok(())
    }
}

/// Format of a ply: `12. e5-e1?? Circle: Blunder. Best was a1-a5: stops five in a line in row 1. 62% → 9%`
fn line(setup: &Setup, seat: usize, ply: usize, verdict: &Verdict) -> Localized {
    let Verdict { played, best, why, grade, before, after, .. } = verdict;
    let sign = if *grade == Grade::Best { "" } else { grade.sign() };
    let round = ply / setup.seats.len() + 1;
    let mut parts = vec![
        format!("{round}. {played}{sign} ").into(),
        localized::seat(setup.variant, seat),
        ": ".into(),
        sentence(*grade),
    ];
    if *grade > Grade::Best {
        let [before, after] = [before, after]
            .map(|worth| msg::ReviewPercent { chance: ((worth.chance + 5) / 10).to_string() }.into());
        let best = msg::ReviewBestWas { mv: best.to_string(), why: *why };
        parts.extend([" ".into(), best.into(), " ".into(), Localized::joined([before, after], " → ")]);
    }
    Localized::sequence(parts)
}

//! Achievements: goals that a player reaches in finished matches against the computer, and in lessons.

use strum::VariantArray as _;

use super::{Counted, Outcome, Players, Statistics};
use crate::ai::Level;
use crate::language::Localized;
use crate::rules::quixo::board::DIAGONALS;
use crate::rules::{Ending, Side, Variant};
use crate::session::lesson::FinishedLessons;
use crate::session::{ClockRule, Match, OPPONENTS, Reason, Round};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Achievement {
    /// A finished lesson.
    FirstLesson,
    /// A match that ended neither by resignation nor by agreement.
    FirstGame,
    FirstWin,
    /// Wins in Quixo and in Hexxagon.
    BothGames,
    TeamWin,
    /// A win against [`Level::Club`] or better.
    BeatClub,
    /// A win against [`Level::Expert`] or better.
    BeatExpert,
    /// A win against [`Level::Master`] or better.
    BeatMaster,
    /// A draw against [`Level::Expert`] or better.
    HoldMaster,
    /// A win in Quixo in at most seven own moves.
    QuickLine,
    /// A win in Quixo with a diagonal.
    Diagonal,
    /// A win in Quixo with two lines.
    TwoLines,
    /// A loss in Quixo by completing the opponent's line.
    OwnGoal,
    /// A win in Quixo because the opponent completed the line.
    Gift,
    /// Five captured pieces in one move.
    FiveFlips,
    /// A win in Hexxagon against an opponent without pieces.
    WipeOut,
    /// A win in Hexxagon by at most two pieces.
    CloseCall,
    /// A win in Hexxagon with at least 45 pieces.
    Landslide,
    /// A win in Hexxagon after having ten pieces less than the opponent.
    Comeback,
    /// A match of at least a hundred plies.
    Marathon,
    /// A win with a clock.
    OnTheClock,
    FiveInARow,
    /// A win against the level that won the match before, in the same variant.
    Revenge,
    Hundred,
    /// A win in every match of a tournament against computers.
    Tournament,
}

const QUICK: usize = 7;
const MANY_FLIPS: u32 = 5;
const CLOSE: u32 = 2;
const LANDSLIDE: u32 = 45;
const BEHIND: u32 = 10;
const MARATHON: usize = 100;

impl Achievement {
    /// All goals, in the order of the list.
    pub const ALL: &[Self] = Self::VARIANTS;

    pub fn name(self) -> Localized {
        Localized::of_family("achievements-goal", self.into())
    }

    /// The goal in a sentence.
    pub fn about(self) -> Localized {
        Localized::of_family("achievements-about", self.into())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Achievements(u32);

impl Achievements {
    pub fn has(self, goal: Achievement) -> bool {
        self.0 >> goal as u32 & 1 == 1
    }

    /// The goals, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = Achievement> {
        Achievement::ALL.iter().copied().filter(move |&goal| self.has(goal))
    }

    /// The goals that are not in another set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The goals, with that of the lessons.
    #[must_use]
    pub fn with_lessons(mut self, lessons: &FinishedLessons) -> Self {
        self.add_if(Achievement::FirstLesson, !lessons.is_empty());
        self
    }

    fn add_if(&mut self, goal: Achievement, reached: bool) {
        self.0 |= u32::from(reached) << goal as u32;
    }

    /// The goals reached in a match of people of one side against computers, of which `level` is the strongest.
    pub fn of_match(game: &Match, level: Level, side: Side) -> Self {
        use Achievement as Goal;
        let mut reached = Self::default();
        let Some(result) = game.result() else { return reached };
        let (setup, plies) = (game.setup(), game.moves().len());
        let outcome = Outcome::of(result.winner, side);
        let has_won = outcome == Outcome::Won;
        reached.add_if(Goal::FirstGame, !matches!(result.reason, Reason::Resigned | Reason::Agreed));
        reached.add_if(Goal::FirstWin, has_won);
        reached.add_if(Goal::TeamWin, has_won && setup.variant == Variant::QuixoTeams);
        reached.add_if(Goal::BeatClub, has_won && level >= Level::Club);
        reached.add_if(Goal::BeatExpert, has_won && level >= Level::Expert);
        reached.add_if(Goal::BeatMaster, has_won && level >= Level::Master);
        reached.add_if(Goal::HoldMaster, outcome == Outcome::Drawn && level >= Level::Expert);
        reached.add_if(Goal::OnTheClock, has_won && setup.clock != ClockRule::None);
        reached.add_if(Goal::Marathon, plies >= MARATHON);
        let is_own_goal = result.reason == Reason::Board(Ending::OpponentLine);
        reached.add_if(Goal::OwnGoal, is_own_goal && outcome == Outcome::Lost);
        reached.add_if(Goal::Gift, is_own_goal && has_won);
        let has_line = has_won && result.reason == Reason::Board(Ending::Line);
        let lines = if has_line { game.position().completed_lines(side) } else { Vec::new() };
        reached.add_if(
            Goal::QuickLine,
            has_line && setup.variant == Variant::Quixo && plies.div_ceil(2) <= QUICK,
        );
        reached.add_if(Goal::TwoLines, lines.len() >= 2);
        reached.add_if(Goal::Diagonal, lines.iter().any(|line| DIAGONALS.contains(line)));
        // The winner gets all empty cells, so the score says little.
        let is_wiped_out = result.reason == Reason::Board(Ending::WipedOut);
        reached.add_if(Goal::WipeOut, has_won && is_wiped_out);
        if let (Some(score), true, Some(points)) = (result.score, has_won, result.points()) {
            reached.add_if(Goal::CloseCall, points <= CLOSE);
            reached.add_if(Goal::Landslide, score[side] >= LANDSLIDE && !is_wiped_out);
        }
        if !setup.variant.is_quixo() {
            reached.replay(game, side, has_won);
        }
        reached
    }

    /// Adds the goals that depend on single moves of Hexxagon.
    fn replay(&mut self, game: &Match, side: Side, has_won: bool) {
        let mut position = game.position_after(0);
        for &mv in game.moves() {
            let own = position.side_to_move() == side;
            self.add_if(Achievement::FiveFlips, own && position.flips(mv) >= MANY_FLIPS);
            position = position.play(mv);
            if let Some(score) = position.score() {
                self.add_if(Achievement::Comeback, has_won && score[!side] >= score[side] + BEHIND);
            }
        }
    }
}

impl Statistics {
    /// The goals that the counted matches have reached.
    pub fn achievements(&self) -> Achievements {
        use Achievement as Goal;
        let mut reached = Achievements::default();
        let (mut wins_in_a_row, mut quixo, mut hexxagon) = (0, false, false);
        let mut rounds_won: Vec<Round> = Vec::new();
        // The levels that have won their last match, by variant.
        let mut lost_to: Vec<(Variant, Level)> = Vec::new();
        let mut count = 0;
        for counted in &self.matches {
            let Players::Against { level, side } = counted.players else { continue };
            count += 1;
            reached.0 |= counted.achieved.0;
            let outcome = counted.outcome(side);
            let pair = (counted.variant, level);
            if outcome == Outcome::Won {
                wins_in_a_row += 1;
                quixo |= counted.variant.is_quixo();
                hexxagon |= !counted.variant.is_quixo();
                reached.add_if(Goal::Revenge, lost_to.contains(&pair));
                rounds_won.extend(counted.round.filter(|round| !rounds_won.contains(round)));
            } else {
                wins_in_a_row = 0;
            }
            reached.add_if(Goal::FiveInARow, wins_in_a_row >= 5);
            lost_to.retain(|lost| *lost != pair);
            if outcome == Outcome::Lost {
                lost_to.push(pair);
            }
        }
        reached.add_if(Goal::BothGames, quixo && hexxagon);
        reached.add_if(Goal::Hundred, count >= 100);
        let wins = |of: &Round| rounds_won.iter().filter(|round| round.tournament == of.tournament).count();
        reached.add_if(Goal::Tournament, rounds_won.iter().any(|round| wins(round) >= OPPONENTS));
        reached
    }

    /// The goals that a finished match has added, whether or not it is among those counted.
    pub fn new_achievements(&self, game: &Match) -> Achievements {
        let Some(last) = Counted::of(game) else { return Achievements::default() };
        let mut statistics = self.clone();
        statistics.remove(&last);
        let before = statistics.achievements();
        statistics.matches.push(last);
        statistics.achievements().without(before)
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;
    use crate::session::Moment;

    #[test]
    fn goals_over_several_matches() {
        let counted = |variant, level, winner, plies| Counted {
            variant,
            began: None,
            players: Players::Against { level, side: Side::First },
            winner,
            points: None,
            plies,
            rated: None,
            achieved: Achievements::default(),
            round: None,
        };
        let (won, lost) = (Some(Side::First), Some(Side::Second));
        let goals = |matches: Vec<Counted>| -> Vec<_> {
            Statistics { matches, ..Statistics::default() }.achievements().iter().collect()
        };
        let quixo = |level, winner| counted(Variant::Quixo, level, winner, 20);
        let hexxagon = |level, winner| counted(Variant::Hexxagon, level, winner, 20);
        let (casual, club) = (Level::Casual, Level::Club);
        assert_eq!(goals(vec![quixo(club, lost), quixo(casual, won)]), []);
        assert_eq!(goals(vec![quixo(club, lost), quixo(club, won)]), [Achievement::Revenge]);
        assert_eq!(goals(vec![quixo(club, lost), hexxagon(club, won)]), []);
        assert_eq!(goals(vec![quixo(club, won), hexxagon(club, won)]), [Achievement::BothGames]);
        assert_eq!(goals(vec![quixo(club, won); 5]), [Achievement::FiveInARow]);
        let broken = [vec![quixo(club, won); 4], vec![quixo(club, None)], vec![quixo(club, won)]].concat();
        assert_eq!(goals(broken), []);
        assert_eq!(goals(vec![quixo(club, None); 100]), [Achievement::Hundred]);
        let rounds = |numbers: [usize; 5], day: u64| {
            let tournament = Moment::of(UNIX_EPOCH + Duration::from_hours(24 * day));
            numbers
                .map(|number| Counted { round: Some(Round { tournament, number }), ..quixo(club, won) })
                .to_vec()
        };
        let all_won = rounds([1, 2, 3, 4, 5], 0);
        assert_eq!(goals(all_won.clone()), [Achievement::FiveInARow, Achievement::Tournament]);
        assert_eq!(goals(rounds([1, 2, 3, 4, 4], 0)), [Achievement::FiveInARow], "a match counts once");
        let other = rounds([5; 5], 1);
        assert_eq!(goals([&all_won[..4], &other[..1]].concat()), [Achievement::FiveInARow]);
    }
}

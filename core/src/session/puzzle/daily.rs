//! The daily puzzle: one puzzle for each calendar day, the same for every player, and the streak of solved days.

use std::collections::BTreeSet;
use std::time::SystemTime;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Unit};
use serde::{Deserialize, Serialize};

use super::PuzzleSet;

/// The sets of the daily puzzles, in turn. Those of the team game need its rules, which most players learn last.
const SETS: [PuzzleSet; 2] = [PuzzleSet::Quixo, PuzzleSet::Hexxagon];
/// The grade of the puzzle on each day of the week, from Monday to Sunday.
const GRADES: [u8; 7] = [1, 2, 2, 3, 3, 3, 4];
/// The number of days in which every set comes once on every day of the week.
const CYCLE: usize = SETS.len() * GRADES.len();
/// The Monday on which a cycle begins.
const FIRST_DAY: Date = Date::constant(2025, 12, 29);
/// The share of a group that is skipped between two of its puzzles, near the golden ratio, because neighbours in a set
/// have similar tasks.
const STRIDE: f64 = 0.618;

/// A calendar day of the player, as `2026-11-21`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(Date);

impl Day {
    /// The day in the local time zone; in UTC if the zone is unknown.
    pub fn of(time: SystemTime) -> Self {
        Self::in_zone(time, TimeZone::system())
    }

    fn in_zone(time: SystemTime, zone: TimeZone) -> Self {
        Self(Timestamp::try_from(time).unwrap_or_default().to_zoned(zone).date())
    }

    fn before(self) -> Option<Self> {
        self.0.checked_sub(1.day()).ok().map(Self)
    }

    /// The set and the number of the puzzle of this day. The difficulty rises from Monday to Sunday. Starters are too
    /// easy for it.
    pub fn puzzle(self) -> (PuzzleSet, usize) {
        let since = FIRST_DAY.until((Unit::Day, self.0)).map_or(0, |span| span.get_days());
        let (cycle, day) = (since.div_euclid(CYCLE as i32), since.rem_euclid(CYCLE as i32) as usize);
        let group = |day: usize| (SETS[day % SETS.len()], GRADES[day % GRADES.len()]);
        let (set, grade) = group(day);
        let of_group = |days: usize| (0..days).filter(|&day| group(day) == (set, grade)).count();
        let turn = i64::from(cycle) * of_group(CYCLE) as i64 + of_group(day) as i64;
        let numbers: Vec<usize> = (0..set.puzzles().len())
            .filter(|&number| {
                let puzzle = &set.puzzles()[number];
                puzzle.grade == grade && !puzzle.is_starter()
            })
            .collect();
        let count = numbers.len();
        let at = (turn * stride(count) as i64).rem_euclid(count as i64) as usize;
        (set, numbers[at])
    }
}

/// The distance between two daily puzzles in a group: the puzzles of a set with the same grade. It has no common divisor
/// with the number of puzzles, so every puzzle comes before one comes again.
fn stride(count: usize) -> usize {
    let wanted = (count as f64 * STRIDE) as usize;
    (wanted.max(1)..=count).find(|&step| gcd(step, count) == 1).unwrap_or(1)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The days whose puzzle was solved on that day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SolvedDays(pub(super) BTreeSet<Day>);

impl SolvedDays {
    pub fn has(&self, day: Day) -> bool {
        self.0.contains(&day)
    }

    /// The number of consecutive solved days up to today, or up to yesterday while today's puzzle is open. A day
    /// that is later than today, after the clock was set back or in another time zone, still counts.
    pub fn streak(&self, today: Day) -> u32 {
        let Some(&last) = self.0.last() else { return 0 };
        if last < today && Some(last) != today.before() {
            return 0;
        }
        let days = std::iter::successors(Some(last), |day| day.before());
        days.take_while(|day| self.has(*day)).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::tz::Offset;
    use std::time::{Duration, UNIX_EPOCH};

    fn day(text: &str) -> Day {
        Day(text.parse().expect("a date"))
    }

    #[test]
    fn days_change_at_local_midnight() {
        let at = |seconds, hours| {
            let zone = TimeZone::fixed(Offset::constant(hours));
            Day::in_zone(UNIX_EPOCH + Duration::from_secs(seconds), zone)
        };
        // 2026-11-21 09:17:39 UTC.
        let morning = 1_795_252_659;
        assert_eq!(at(morning, 0), day("2026-11-21"));
        assert_eq!(at(morning, 14), day("2026-11-21"));
        assert_eq!(at(morning, 15), day("2026-11-22"));
        assert_eq!(at(morning, -10), day("2026-11-20"));
    }
}

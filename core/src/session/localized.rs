//! Messages for players, seats, clocks and results.

use std::time::Duration;

use jiff::Unit;

use super::{
    AnyCell, AnyMove, AnyPosition, ClockRule, Controller, Match, MatchResult, Moment, Reason, Series, Setup,
};
use crate::ai::MoveReason;
use crate::language::{Localized, msg};
use crate::rules::hexxagon::{self, WhenStuck};
use crate::rules::quixo::teams::{self, Seat};
use crate::rules::{BySide, DrawReason, Ending, Side, Variant};

/// The seat's name in the rules.
pub fn seat(variant: Variant, seat: usize) -> Localized {
    match variant {
        Variant::Quixo => [msg::COMMON_SEAT_CROSS, msg::COMMON_SEAT_CIRCLE][seat].clone(),
        Variant::QuixoTeams => Seat::ALL[seat].into(),
        Variant::Hexxagon | Variant::HexxagonOpen => {
            [msg::COMMON_SEAT_RED, msg::COMMON_SEAT_WHITE][seat].clone()
        }
    }
}

/// A side's name: its only seat, or the team.
pub fn side(variant: Variant, side: Side) -> Localized {
    match (variant, side) {
        (Variant::QuixoTeams, Side::First) => msg::COMMON_TEAM_A,
        (Variant::QuixoTeams, Side::Second) => msg::COMMON_TEAM_B,
        _ => seat(variant, side as usize),
    }
}

/// A player's display name: as typed, or the localized name of the seat or the computer's character.
pub fn player(setup: &Setup, seat: usize) -> Localized {
    let player = &setup.seats[seat];
    match player.controller {
        Controller::Computer(level) if level.is_called(&player.name) => level.character(),
        Controller::Human if player.name == Setup::seat_name(setup.variant, seat) => {
            self::seat(setup.variant, seat)
        }
        _ => player.name.as_str().into(),
    }
}

/// A player's name in a sentence: the seat of a computer among several, which may have the same character.
pub fn player_in_sentence(setup: &Setup, seat: usize) -> Localized {
    let player = &setup.seats[seat];
    let is_level = matches!(player.controller, Controller::Computer(level) if level.is_called(&player.name));
    match setup.only_person() {
        Some(_) if is_level && setup.seats.len() > 2 => self::seat(setup.variant, seat),
        _ => self::player(setup, seat),
    }
}

/// A player's display name, or "You" for the only person without a name.
fn player_or_you(setup: &Setup, seat: usize) -> Localized {
    let has_name = setup.seats[seat].name != Setup::seat_name(setup.variant, seat);
    if has_name || setup.only_person() != Some(seat) { player(setup, seat) } else { msg::STATUS_YOU }
}

/// The names of all players, by side: `Anna, Carla – Ben, Dora`.
pub fn players(setup: &Setup) -> Localized {
    Localized::joined(Side::BOTH.map(|side| side_players(setup, side)), " – ")
}

/// The names of a side's players: `Anna, Carla`.
pub fn side_players(setup: &Setup, side: Side) -> Localized {
    let seats = (0..setup.seats.len()).filter(|&seat| Setup::side_of(seat) == side);
    Localized::joined(seats.map(|seat| player_or_you(setup, seat)), ", ")
}

/// A clock rule: `3 min + 2 s`.
impl From<ClockRule> for Localized {
    fn from(rule: ClockRule) -> Self {
        match rule {
            ClockRule::None => msg::COMMON_CLOCK_NONE,
            ClockRule::PerMove(time) => msg::CommonClockPerMove { time: duration(time) }.into(),
            ClockRule::Total { total, increment } => {
                Self::joined([duration(total), duration(increment)], " + ")
            }
        }
    }
}

/// The reason why no move of a match can be taken back, if its rules forbid it.
pub fn no_takebacks(game: &Match) -> Option<Localized> {
    if game.setup().clock != ClockRule::None {
        return Some(msg::TABLE_NO_UNDO);
    }
    let allowed = game.setup().options.takebacks?;
    let reason = if allowed == 0 { msg::TABLE_NO_TAKEBACKS } else { msg::TABLE_TAKEBACKS_USED };
    (game.takebacks_left() == Some(0)).then_some(reason)
}

const DAY: u64 = 24 * 60 * 60;

/// A duration, in days or minutes if it is a whole number of them, otherwise in seconds.
pub fn duration(time: Duration) -> Localized {
    let seconds = time.as_secs();
    if seconds >= DAY && seconds.is_multiple_of(DAY) && time.subsec_nanos() == 0 {
        return msg::CommonDays { count: seconds / DAY }.into();
    }
    if seconds >= 60 && seconds.is_multiple_of(60) && time.subsec_nanos() == 0 {
        return msg::CommonMinutes { count: seconds / 60 }.into();
    }
    let digits = usize::from(time.subsec_millis() > 0);
    msg::CommonSeconds { count: Localized::decimal(time.as_secs_f32(), digits) }.into()
}

/// The short name of a rule for a side that cannot move.
impl From<WhenStuck> for Localized {
    fn from(rule: WhenStuck) -> Self {
        match rule {
            WhenStuck::Passes => msg::COMMON_STUCK_PASSES,
            WhenStuck::Ends => msg::COMMON_STUCK_ENDS,
            WhenStuck::Fills => msg::COMMON_STUCK_FILLS,
        }
    }
}

/// The effect of a ply: `You pushed in at a5.` `positions` are those before and after it; `own` is the seat of the
/// only person at this machine, if there is one.
pub fn ply(setup: &Setup, positions: [&AnyPosition; 2], mv: AnyMove, own: Option<usize>) -> Localized {
    let seat = positions[0].seat_to_move();
    let (name, you) = (player_in_sentence(setup, seat), is_you(own, seat));
    let pieces = || {
        let [before, after] = positions.map(|position| position.score().unwrap_or_default());
        let side = Setup::side_of(seat);
        after[side].saturating_sub(before[side])
    };
    match mv {
        AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => {
            msg::StatusPushed { you, name, cell: push.insert().to_string() }.into()
        }
        AnyMove::Hexxagon(hexxagon::Move::Clone { to }) => {
            msg::StatusCloned { you, name, cell: to.to_string(), pieces: pieces() }.into()
        }
        AnyMove::Hexxagon(hexxagon::Move::Jump { to, .. }) if pieces() == 0 => {
            msg::StatusJumpedOnly { you, name, cell: to.to_string() }.into()
        }
        AnyMove::Hexxagon(hexxagon::Move::Jump { to, .. }) => {
            msg::StatusJumped { you, name, cell: to.to_string(), pieces: pieces() }.into()
        }
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(hexxagon::Move::Pass) => {
            msg::StatusPassed { you, name }.into()
        }
    }
}

/// The first step of a turn: `Your turn: take a cube from the edge.`
pub fn first_step(setup: &Setup, seat: usize, own: Option<usize>) -> Localized {
    let (name, you) = (player(setup, seat), is_you(own, seat));
    if setup.variant.is_quixo() {
        msg::StatusTake { you, name }.into()
    } else {
        msg::StatusPiece { you, name }.into()
    }
}

/// The notice that a seat has no other move than to pass.
pub fn passes(variant: Variant, seat: usize, own: Option<usize>) -> Localized {
    msg::TablePasses { you: is_you(own, seat), seat: self::seat(variant, seat) }.into()
}

/// The question where the dot of a cube of the team game is to face.
pub fn choose_dot(seat: Seat, own: Option<usize>) -> Localized {
    msg::TableChooseDot { you: is_you(own, seat as usize), own: seat, partner: seat.partner() }.into()
}

/// The selector of messages that address the only person at this machine as "you".
pub fn is_you(own: Option<usize>, seat: usize) -> &'static str {
    if own == Some(seat) { "yes" } else { "no" }
}

/// The advised move with its reason.
pub fn hint(mv: AnyMove, why: MoveReason) -> Localized {
    msg::TableHint { mv: mv.to_string(), why }.into()
}

/// The first cell of the advised move with its reason.
pub fn hint_where(begins: AnyCell, why: MoveReason) -> Localized {
    msg::TableHintWhere { cell: begins.to_string(), why }.into()
}

/// The reason of a result. `you` is the player's own side, if known, and `loser` the name of the losing side, unless
/// it is the player.
pub fn reason(result: MatchResult, you: Option<Side>, loser: Option<Localized>) -> Localized {
    let you = match (result.winner, you) {
        (Some(winner), Some(you)) if winner == you => "won",
        (Some(_), Some(_)) => "lost",
        _ => "other",
    };
    let winner = if result.winner == Some(Side::First) { "first" } else { "second" };
    match result.reason {
        Reason::Board(Ending::Line) => msg::TableReasonLine { you }.into(),
        Reason::Board(Ending::OpponentLine) => msg::TableReasonOpponentLine { you, winner }.into(),
        Reason::Board(Ending::AllPassed) => msg::TABLE_REASON_ALL_PASSED,
        Reason::Board(Ending::Full) => msg::TABLE_REASON_FULL,
        Reason::Board(Ending::NobodyMoves) => msg::TABLE_REASON_NOBODY_MOVES,
        Reason::Board(Ending::Stuck) => msg::TABLE_REASON_STUCK,
        Reason::Board(Ending::WipedOut) => msg::TableReasonWipedOut { you }.into(),
        Reason::Drawn(DrawReason::Repetition) => msg::TABLE_REASON_REPETITION,
        // Only Hexxagon has a score.
        Reason::Drawn(DrawReason::Quiet) if result.score.is_some() => msg::TABLE_REASON_QUIET_HEXXAGON,
        Reason::Drawn(DrawReason::Quiet) => msg::TABLE_REASON_QUIET,
        Reason::Agreed => msg::TABLE_REASON_AGREED,
        Reason::Resigned => match loser {
            Some(name) => msg::TableReasonNamedResigned { name }.into(),
            None => msg::TableReasonResigned { you }.into(),
        },
        Reason::OutOfTime => match loser {
            Some(name) => msg::TableReasonNamedOutOfTime { name }.into(),
            None => msg::TableReasonOutOfTime { you }.into(),
        },
    }
}

/// The winner, with an exclamation mark if it is the player. `you` is the player's own side, if known.
pub fn winner(setup: &Setup, result: MatchResult, you: Option<Side>) -> Localized {
    let mark = if you.is_some() && result.winner == you { "!" } else { "" };
    Localized::joined([outcome(setup, result, you), mark.into()], "")
}

fn outcome(setup: &Setup, result: MatchResult, you: Option<Side>) -> Localized {
    let teams = setup.variant == Variant::QuixoTeams;
    match (result.winner, you) {
        (None, _) => msg::TABLE_DRAW,
        (Some(winner), Some(you)) => match (teams, winner == you) {
            (false, true) => msg::TABLE_YOU_WIN,
            (false, false) => msg::TABLE_YOU_LOSE,
            (true, true) => msg::TABLE_YOUR_TEAM_WINS,
            (true, false) => msg::TABLE_YOUR_TEAM_LOSES,
        },
        (Some(Side::First), None) if teams => msg::TABLE_TEAM_A_WINS,
        (Some(Side::Second), None) if teams => msg::TABLE_TEAM_B_WINS,
        (Some(side), None) => msg::TableWins { name: player(setup, side as usize) }.into(),
    }
}

/// The reason of the result as a sentence. If the board decided Hexxagon, the score follows, the player's own pieces
/// first.
pub fn ending(setup: &Setup, result: MatchResult, you: Option<Side>) -> Localized {
    let sentence = named_reason(setup, result, you).capitalised();
    let decided = matches!(result.reason, Reason::Board(_) | Reason::Drawn(_));
    let Some(score) = result.score.filter(|_| decided) else {
        return Localized::sequence([sentence, ".".into()]);
    };
    let own = you.unwrap_or(Side::First);
    let pieces = pair(BySide([score[own], score[!own]]));
    let pieces = match result.points() {
        Some(points) => msg::TableScore { pieces, points }.into(),
        None => pieces.into(),
    };
    Localized::joined([sentence, pieces], ". ")
}

/// The score of a series on one line, the player's own first: wins by name, draws, points.
pub fn series(setup: &Setup, series: &Series, you: Option<Side>) -> Localized {
    let first = you.unwrap_or(Side::First);
    let teams = setup.variant == Variant::QuixoTeams;
    let name = |at: Side| match you {
        Some(you) if teams => {
            if at == you {
                msg::TABLE_YOUR_TEAM
            } else {
                msg::TABLE_OPPONENTS
            }
        }
        None if teams => side(setup.variant, at),
        Some(you) if at == you => msg::TABLE_YOU,
        _ => player(setup, at as usize),
    };
    let wins = msg::TableSeries {
        first: name(first),
        wins: series.wins[first].to_string(),
        other: name(!first),
        losses: series.wins[!first].to_string(),
    };
    let mut parts = vec![wins.into()];
    if series.draws > 0 {
        parts.push(msg::StatisticsPeopleDrawn { count: series.draws }.into());
    }
    // Matches that end by resignation give no points.
    if series.points != BySide::default() {
        let points = pair(BySide([series.points[first], series.points[!first]]));
        parts.push(msg::StatisticsPoints { points }.into());
    }
    Localized::joined(parts, " · ")
}

/// A past moment for lists: the time of today, the number of days, or the date.
pub fn when(at: Moment, now: Moment) -> Localized {
    let days = at.local().date().until((Unit::Day, now.local().date())).map_or(-1, |span| span.get_days());
    match days {
        0 => msg::CommonToday { time: at.local_time() }.into(),
        1 => msg::COMMON_YESTERDAY,
        2..=6 => msg::CommonDaysAgo { days: days.unsigned_abs() }.into(),
        _ => date(at),
    }
}

/// The local date of a moment.
pub fn date(at: Moment) -> Localized {
    let at = at.local();
    let (day, month) = (at.day().unsigned_abs(), at.month().unsigned_abs());
    msg::CommonDate { day: u32::from(day), month: u32::from(month), year: at.year().to_string() }.into()
}

/// `30 – 28`. Non-breaking spaces keep it on one line.
fn pair(BySide([first, second]): BySide<u32>) -> String {
    format!("{first}\u{a0}–\u{a0}{second}")
}

/// The winner and the reason on one line.
pub fn result(setup: &Setup, result: MatchResult, you: Option<Side>) -> Localized {
    Localized::joined([outcome(setup, result, you), named_reason(setup, result, you)], ": ")
}

/// The reason with the name of the losing player, except in the team game, whose sides have two players each.
fn named_reason(setup: &Setup, result: MatchResult, you: Option<Side>) -> Localized {
    if setup.variant == Variant::QuixoTeams {
        // The deciding move may be the partner's, so nobody is "you".
        return reason(result, None, None);
    }
    let loser = result.winner.map(|winner| !winner).filter(|&loser| you != Some(loser));
    reason(result, you, loser.map(|side| player(setup, side as usize)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::language::Language;

    #[test]
    fn english_names_are_the_names_in_records() {
        for variant in Variant::ALL {
            for number in 0..variant.seats() {
                assert_eq!(seat(variant, number).to_string(), Setup::seat_name(variant, number));
            }
        }
        for level in Level::ALL.into_iter().chain([Level::Perfect]) {
            assert_eq!(level.title().to_string(), level.name());
            for language in Language::ALL {
                assert!(level.title().exists_in(language));
                for variant in Variant::ALL {
                    assert!(level.habit(variant).exists_in(language), "{level:?} in {}", language.id());
                }
            }
        }
    }

    #[test]
    fn only_default_names_are_translated() {
        let mut setup = Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Casual)]);
        let name = |setup: &Setup, seat, language| player(setup, seat).in_language(language);
        assert_eq!(setup.seats[0].name, "Cross", "the name in records stays English");
        assert_eq!(name(&setup, 0, Language::Russian), "Крестики");
        assert_eq!(name(&setup, 1, Language::Russian), "Минка");
        setup.seats[1].name = "Casual".into();
        assert_eq!(name(&setup, 1, Language::Russian), "Минка", "an old record");
        setup.seats[1].name = "Casual player".into();
        setup.seats[0].name = "Ada".into();
        setup.seats[1].controller = Controller::Human;
        assert_eq!(name(&setup, 0, Language::Russian), "Ada");
        assert_eq!(name(&setup, 1, Language::Italian), "Casual player");
    }

    #[test]
    fn the_only_person_is_addressed_as_you() {
        let against = |controller| Setup::new(Variant::Quixo, &[Controller::Human, controller]);
        let mut setup = against(Controller::Computer(Level::Casual));
        assert_eq!(players(&setup).to_string(), "You – Minka");
        assert_eq!(players(&setup.swapped()).to_string(), "Minka – You");
        setup.seats[0].name = "Ada".into();
        assert_eq!(players(&setup).to_string(), "Ada – Minka");
        assert_eq!(players(&against(Controller::Human)).to_string(), "Cross – Circle");
        let computer = Controller::Computer(Level::Casual);
        let in_sentence = |setup: &Setup, seat| player_in_sentence(setup, seat).to_string();
        assert_eq!(in_sentence(&against(computer), 1), "Minka");
        assert_eq!(
            in_sentence(
                &Setup::new(Variant::QuixoTeams, &[Controller::Human, computer, computer, computer]),
                1
            ),
            "West"
        );
        assert_eq!(in_sentence(&Setup::new(Variant::Quixo, &[computer, computer]), 1), "Minka");
        let text = |own| passes(Variant::Hexxagon, 1, own).to_string();
        assert_eq!(text(Some(1)), "You can’t move and have to pass");
        assert_eq!(text(Some(0)), "White can’t move and has to pass");
        let question = choose_dot(Seat::South, Some(0)).to_string();
        assert_eq!(question, "Who may take this cube later: you or your partner?");
        let question = choose_dot(Seat::West, None).to_string();
        assert_eq!(question, "Who may take this cube later? Choose West or East.");
    }

    #[test]
    fn hexxagon_scores_the_difference() {
        let result = |winner, reason| MatchResult { winner, reason, score: Some(BySide([30, 28])) };
        let setup = Setup::new(Variant::Hexxagon, &[]);
        let ending = |result, you| ending(&setup, result, you).to_string().replace('\u{a0}', " ");
        let full = result(Some(Side::First), Reason::Board(Ending::Full));
        assert_eq!(ending(full, None), "The board is full. 30 – 28 (2 points)");
        assert_eq!(ending(full, Some(Side::Second)), "The board is full. 28 – 30 (2 points)");
        let resigned = result(Some(Side::Second), Reason::Resigned);
        assert_eq!(ending(resigned, None), "Red resigned.", "the pieces did not decide");
    }

    #[test]
    fn the_reason_names_the_responsible_side() {
        let own_push = Reason::Board(Ending::OpponentLine);
        let text = |variant, winner, reason, you| {
            let setup = Setup::new(variant, &[]);
            let end = MatchResult { winner: Some(winner), reason, score: None };
            result(&setup, end, you).to_string()
        };
        let (first, second) = (Side::First, Side::Second);
        let quixo = |winner, reason, you| text(Variant::Quixo, winner, reason, you);
        assert_eq!(
            quixo(second, own_push, None),
            "Circle wins: Cross’s own push completed the circles’ line"
        );
        assert_eq!(
            quixo(second, own_push, Some(first)),
            "You lose: your own push completed your opponent’s line"
        );
        assert_eq!(
            quixo(first, own_push, Some(first)),
            "You win: your opponent’s own push completed your line"
        );
        assert_eq!(quixo(first, Reason::Resigned, Some(second)), "You lose: you resigned");
        assert_eq!(quixo(first, Reason::OutOfTime, None), "Cross wins: Circle ran out of time");
        // The deciding move may be the partner's.
        assert_eq!(
            text(Variant::QuixoTeams, first, own_push, Some(second)),
            "Your team loses: Circle’s own push completed the crosses’ line"
        );
    }

    /// Every result by winner and reason.
    fn every_result() -> Vec<MatchResult> {
        let result = |winner, reason, score| MatchResult { winner, reason, score };
        let winners = [None, Some(Side::First), Some(Side::Second)];
        let mut all: Vec<_> = winners
            .into_iter()
            .flat_map(|winner| Reason::ALL.map(|reason| result(winner, reason, None)))
            .collect();
        all.push(result(None, Reason::Drawn(DrawReason::Quiet), Some(BySide([20, 20]))));
        all
    }

    #[test]
    fn every_reason_is_localized() {
        for result in every_result() {
            let english = reason(result, None, None).to_string();
            for language in Language::ALL {
                let text = reason(result, None, None).in_language(language);
                assert!(!text.starts_with("table-"), "{language:?}: {text}");
                assert_eq!(text == english, language == Language::English, "{language:?}: {text}");
            }
        }
    }

    #[test]
    fn a_result_differs_for_each_side_and_spectator() {
        let setup = Setup::new(Variant::Quixo, &[]);
        for language in Language::ALL {
            for reason in Reason::ALL {
                let text = |winner, you| {
                    let end = MatchResult { winner: Some(winner), reason, score: None };
                    result(&setup, end, you).in_language(language)
                };
                let (first, second) = (Side::First, Side::Second);
                assert_ne!(text(first, Some(first)), text(first, Some(second)), "{language:?} {reason:?}");
                assert_ne!(text(first, None), text(second, None), "{language:?} {reason:?}");
            }
        }
    }

    #[test]
    fn past_moments_are_relative_to_today() {
        let at = |text: &str| text.parse::<Moment>().expect("a date");
        // Noon, so that the day is the same in most time zones.
        let now = at("2026-11-27 12:00:00");
        let text = |then, language| when(at(then), now).in_language(language);
        assert_eq!(text("2026-11-26 12:00:00", Language::English), "yesterday");
        assert_eq!(text("2026-11-25 12:00:00", Language::English), "2 days ago");
        assert_eq!(text("2026-11-25 12:00:00", Language::Slovenian), "pred 2 dnevoma");
        assert_eq!(text("2026-11-22 12:00:00", Language::Russian), "5 дней назад");
        assert_eq!(text("2026-11-20 12:00:00", Language::English), "Nov 20, 2026");
        assert_eq!(text("2026-02-03 12:00:00", Language::German), "3.2.2026");
        assert_eq!(text("2026-12-01 12:00:00", Language::French), "1/12/2026", "a later day");
        let today = when(now, now).in_language(Language::German);
        assert_eq!(today, format!("heute, {}", now.local_time()));
    }

    #[test]
    fn the_own_side_of_a_series_comes_first() {
        let mut setup = Setup::new(Variant::Hexxagon, &[Controller::Human; 2]);
        (setup.seats[0].name, setup.seats[1].name) = ("Ana".into(), "Ben".into());
        let score = Series { wins: BySide([1, 3]), draws: 0, points: BySide([4, 12]) };
        let text = |you| series(&setup, &score, you).to_string().replace('\u{a0}', " ");
        assert_eq!(text(Some(Side::Second)), "Games: you 3 – Ana 1 · Points: 12 – 4");
        assert_eq!(text(None), "Games: Ana 1 – Ben 3 · Points: 4 – 12");
        assert_eq!(series(&setup, &Series::default(), Some(Side::First)).to_string(), "Games: you 0 – Ben 0");
    }

    #[test]
    fn clock_rules_are_formatted() {
        let total = |total, increment| ClockRule::Total {
            total: Duration::from_secs(total),
            increment: Duration::from_secs(increment),
        };
        let english = |rule| Localized::from(rule).to_string();
        assert_eq!(english(total(300, 5)), "5 min + 5 s");
        assert_eq!(english(total(90, 0)), "90 s + 0 s");
        assert_eq!(english(ClockRule::PerMove(Duration::from_millis(2500))), "2.5 s per move");
        let minute = ClockRule::PerMove(Duration::from_mins(1));
        assert_eq!(Localized::from(minute).in_language(Language::Russian), "1 мин на ход");
        let days = |days: u64| Localized::from(ClockRule::PerMove(Duration::from_hours(24 * days)));
        assert_eq!(days(1).to_string(), "1 day per move");
        assert_eq!(days(3).in_language(Language::German), "3 Tage pro Zug");
        assert_eq!(
            [1, 3, 7].map(|n| days(n).in_language(Language::Russian)),
            ["1 день на ход", "3 дня на ход", "7 дней на ход"]
        );
    }
}

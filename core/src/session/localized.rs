//! Messages for players, seats, clocks and results.

use std::time::Duration;

use jiff::Unit;

use super::{
    AnyCell, AnyMove, AnyPosition, ClockRule, Controller, Match, MatchResult, Moment, Reason, Series, Setup,
};
use crate::ai::MoveReason;
use crate::language::{Localized, msg};
use crate::rules::hexxagon::{self, WhenStuck};
use crate::rules::quixo::Push;
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
        Controller::Human if setup.is_nameless(seat) => self::seat(setup.variant, seat),
        _ => player.name.as_str().into(),
    }
}

/// A player's name in a sentence: of a computer in the team game the seat, because several may have the same character.
pub fn player_in_sentence(setup: &Setup, seat: usize) -> Localized {
    let player = &setup.seats[seat];
    let is_level = matches!(player.controller, Controller::Computer(level) if level.is_called(&player.name));
    if is_level && setup.seats.len() > 2 {
        self::seat(setup.variant, seat)
    } else {
        self::player(setup, seat)
    }
}

/// A player's display name, or "You" for the person at the own seat without a name.
pub fn player_or_you(setup: &Setup, seat: usize, own: Option<usize>) -> Localized {
    if own == Some(seat) && setup.is_nameless(seat) { msg::STATUS_YOU } else { player(setup, seat) }
}

/// The names of all players, by side: `Anna, Carla – Ben, Dora`.
pub fn players(setup: &Setup) -> Localized {
    Localized::joined(Side::BOTH.map(|side| side_players(setup, side)), " – ")
}

/// The names of all players, by side, for somebody else: nobody is "You".
pub fn players_by_name(setup: &Setup) -> Localized {
    Localized::joined(Side::BOTH.map(|side| side_names(setup, side, player)), " – ")
}

/// The names of a side's players: `Anna, Carla`.
pub fn side_players(setup: &Setup, side: Side) -> Localized {
    side_names(setup, side, |setup, seat| player_or_you(setup, seat, setup.only_person()))
}

fn side_names(setup: &Setup, side: Side, name: fn(&Setup, usize) -> Localized) -> Localized {
    let seats = (0..setup.seats.len()).filter(|&seat| Setup::side_of(seat) == side);
    Localized::joined(seats.map(|seat| name(setup, seat)), ", ")
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

/// The reason why no move of a match can be taken back, if the clock, the result or the options forbid it.
pub fn no_takebacks(game: &Match) -> Option<Localized> {
    no_history(game).or_else(|| {
        let allowed = game.setup().options.takebacks?;
        let reason = if allowed == 0 { msg::TABLE_NO_TAKEBACKS } else { msg::TABLE_TAKEBACKS_USED };
        (game.takebacks_left() == Some(0)).then_some(reason)
    })
}

/// The reason why no move of a match can be taken back or played again, if the clock or the result forbid it.
pub fn no_history(game: &Match) -> Option<Localized> {
    if game.setup().clock != ClockRule::None {
        return Some(msg::TABLE_NO_UNDO);
    }
    game.is_called_off().then_some(msg::TABLE_END_IS_FINAL)
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

/// A move other than a pass, as the predicate of a sentence whose subject is the player: `takes e5 and pushes it in at
/// e1`.
pub fn move_in_words(mv: AnyMove) -> Option<Localized> {
    let pushes = |push: Push| {
        let (from, to) = (push.take().to_string(), push.insert().to_string());
        Localized::from(msg::CommonPushes { from, to })
    };
    match mv {
        AnyMove::Quixo(push) => Some(pushes(push)),
        AnyMove::Teams(teams::Move::Push { push, dot }) => {
            let dot = msg::SpokenDotTo { seat: seat_direction(dot) };
            Some(Localized::joined([pushes(push), dot.into()], ", "))
        }
        AnyMove::Hexxagon(hexxagon::Move::Clone { to }) => {
            Some(msg::CommonClones { to: to.to_string() }.into())
        }
        AnyMove::Hexxagon(hexxagon::Move::Jump { from, to }) => {
            Some(msg::CommonJumps { from: from.to_string(), to: to.to_string() }.into())
        }
        AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(hexxagon::Move::Pass) => None,
    }
}

/// The direction from the centre of the board to a seat: `south`.
pub fn seat_direction(seat: Seat) -> Localized {
    match seat {
        Seat::South => msg::SPOKEN_SOUTH,
        Seat::West => msg::SPOKEN_WEST,
        Seat::North => msg::SPOKEN_NORTH,
        Seat::East => msg::SPOKEN_EAST,
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

/// The winner and the reason in a sentence.
pub fn result(setup: &Setup, result: MatchResult, you: Option<Side>) -> Localized {
    let why = named_reason(setup, result, you);
    Localized::sequence([outcome(setup, result, you), ": ".into(), why, ".".into()])
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

//! Commit of a move: the only writer of the match.

use std::ops::Deref;
use std::time::{Duration, SystemTime};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::rules::Rules;
use crate::game::language::{Language, words};
use crate::game::settings::Settings;
use crate::game::state::{
    ApplyMove, BoardChanged, BoardVersion, ClocksSet, Hint, MatchCommand, Menu, MoveChosen, MovePlayed,
    Notice, OnlineMatch, Phase, Screen, SeatsHere, ShowMatch, StartMatch, Step, ViewedPly,
};
use pushflip_core::rules::{IllegalMove, Variant};
use pushflip_core::session::{AnyMove, AnyPosition, ClockRule, Controller, Match, Moment, Series, Setup};

/// Adds the writer.
pub(super) fn plugin(app: &mut App) {
    let title_position = Match::new(title_position());
    app.insert_resource(Rules::of(&title_position))
        .insert_resource(CurrentMatch { game: title_position, boards: 0, online: false })
        .add_systems(
            Update,
            (
                // What is asked is asked of the match that lies there, before another one takes its place.
                (leave_or_quit, run_commands).chain().run_if(on_message::<MatchCommand>),
                set_board.run_if(on_message::<StartMatch>.or_else(on_message::<ShowMatch>)),
                apply_moves
                    .run_if(in_state(Screen::Review).or_else(in_state(Screen::Playing)))
                    .run_if(on_message::<ApplyMove>),
                play_chosen
                    .run_if(resource_exists::<State<Phase>>.and_then(not(in_state(Screen::Review))))
                    // The host plays those of an online match, and they come back from there.
                    .run_if(|current: Res<CurrentMatch>| !current.is_online())
                    .run_if(on_message::<MoveChosen>),
                record_threat_help
                    .run_if(in_state(Screen::Playing))
                    .run_if(resource_changed::<Settings>.or_else(resource_changed::<CurrentMatch>)),
                set_clocks.run_if(on_message::<ClocksSet>),
                run_clock.run_if(in_state(Screen::Playing)).run_if(
                    in_state(Phase::Choosing)
                        .or_else(in_state(Phase::Thinking))
                        .or_else(in_state(Phase::Waiting)),
                ),
            )
                .chain()
                .in_set(Step::Turn),
        );
}

/// The match on the table. Nobody but this file can write it.
#[derive(Resource, Deref)]
pub struct CurrentMatch {
    #[deref]
    game: Match,
    /// How many boards were set before it.
    boards: u32,
    /// Whether it is an online match.
    online: bool,
}

impl CurrentMatch {
    /// Whether this is an online match: its host writes it, and it is no local one even when its table is left.
    #[must_use]
    pub fn is_online(&self) -> bool {
        self.online
    }

    /// What lies on the table now, told apart from all that has lain there.
    pub fn version(&self) -> BoardVersion {
        BoardVersion { boards: self.boards, plies: self.moves().len() }
    }

    /// The position that the table shows: the last one, or the one looked back at.
    pub fn shown(&self, viewed_ply: ViewedPly) -> AnyPosition {
        viewed_ply.0.map_or_else(|| self.position(), |plies| self.position_after(plies))
    }
}

/// The match, to be written: with each change of it the rules follow.
#[derive(SystemParam)]
struct MatchWriter<'w> {
    current: ResMut<'w, CurrentMatch>,
    rules: ResMut<'w, Rules>,
}

impl Deref for MatchWriter<'_> {
    type Target = Match;

    fn deref(&self) -> &Match {
        &self.current
    }
}

impl MatchWriter<'_> {
    fn write<T>(&mut self, change: impl FnOnce(&mut Match) -> T) -> T {
        let changed = change(&mut self.current.game);
        self.rules.set_if_neq(Rules::of(&self.current));
        changed
    }

    /// Plays a move, and says what was played.
    fn play(&mut self, mv: AnyMove) -> Result<MovePlayed, IllegalMove> {
        let (before, ply) = (self.position(), self.moves().len());
        self.write(|game| game.play(mv))?;
        Ok(MovePlayed { mv, before, ply })
    }

    /// Lets the clock run. Passing time alone is no news: the display asks for ticks while a clock runs.
    /// Returns whether the match ended by it.
    fn elapse(&mut self, time: Duration) -> bool {
        self.current.bypass_change_detection().game.elapse(time);
        let ended = self.result().is_some();
        if ended {
            self.write(|_| ());
        }
        ended
    }
}

/// What lies on the table behind the title before anybody has played.
fn title_position() -> Setup {
    let setup = Setup::new(Variant::Quixo, &[]);
    let start = setup.first_position().read("xo2x/o3o/2x1o/x3x/1oxox x 0 13").ok();
    Setup { start, ..setup }
}

/// What a match that is set on the table, not played on, begins anew.
#[derive(SystemParam)]
struct BoardReset<'w> {
    viewed_ply: ResMut<'w, ViewedPly>,
    hint: ResMut<'w, Hint>,
    board_changed: MessageWriter<'w, BoardChanged>,
    phase: ResMut<'w, NextState<Phase>>,
}

impl BoardReset<'_> {
    fn set(&mut self, current: &mut MatchWriter) {
        current.current.boards += 1;
        self.viewed_ply.set_if_neq(ViewedPly(None));
        self.hint.set_if_neq(Hint(None));
        self.board_changed.write(BoardChanged::Replaced);
        // When the board rests, the screen says who is next.
        self.phase.set(Phase::Animating);
    }
}

/// Sets a match to be played, or one to be looked at. Where a match begins, nothing is laid out over it: that
/// was meant for the screen that is left.
fn set_board(
    mut starts: MessageReader<StartMatch>,
    mut layouts: MessageReader<ShowMatch>,
    (online_match, shown): (Res<OnlineMatch>, Res<State<Screen>>),
    mut current: MatchWriter,
    mut table: BoardReset,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let (start, layout) = (starts.read().last(), layouts.read().last());
    if let Some(StartMatch(game)) = start {
        current.current.online = online_match.is(game);
        current.write(|current| {
            *current = (**game).clone();
            if current.began().is_none() {
                current.begin(Moment::of(SystemTime::now()));
            }
        });
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut menu, Menu::None);
    } else if let Some(ShowMatch(game)) = layout {
        // A review or the editor lays out copies.
        current.current.online &= *shown.get() == Screen::Playing;
        current.write(|current| *current = (**game).clone());
    } else {
        return;
    }
    table.set(&mut current);
}

fn apply_moves(
    mut wishes: MessageReader<ApplyMove>,
    mut current: MatchWriter,
    language: Res<Language>,
    mut hint: ResMut<Hint>,
    mut notices: MessageWriter<Notice>,
    mut played: MessageWriter<MovePlayed>,
    mut phase: ResMut<NextState<Phase>>,
) {
    let Some(&ApplyMove { mv, on }) = wishes.read().last() else { return };
    if on != current.current.version() {
        return;
    }
    match current.play(mv) {
        Ok(ply) => {
            hint.set_if_neq(Hint(None));
            played.write(ply);
            phase.set(Phase::Animating);
        }
        Err(why) => _ = notices.write(Notice(words::illegal(*language, why))),
    }
}

fn play_chosen(
    mut chosen: MessageReader<MoveChosen>,
    language: Res<Language>,
    phase: Res<State<Phase>>,
    mut current: MatchWriter,
    mut hint: ResMut<Hint>,
    mut notices: MessageWriter<Notice>,
    mut played: MessageWriter<MovePlayed>,
    mut next: ResMut<NextState<Phase>>,
) {
    for &MoveChosen { mv, on } in chosen.read() {
        if *phase.get() == Phase::Over || on != current.current.version() {
            continue;
        }
        match current.play(mv) {
            Ok(ply) => {
                hint.set_if_neq(Hint(None));
                played.write(ply);
                next.set(Phase::Animating);
            }
            Err(why) => _ = notices.write(Notice(words::illegal(*language, why))),
        }
    }
}

/// Leaves the match, or the program from any screen.
fn leave_or_quit(
    mut asked: MessageReader<MatchCommand>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut exit: MessageWriter<AppExit>,
) {
    for command in asked.read() {
        match command {
            MatchCommand::Leave => {
                screen.set(Screen::Title);
                NextState::set_if_neq(&mut menu, Menu::None);
            }
            MatchCommand::Quit => {
                exit.write(AppExit::Success);
            }
            _ => {}
        }
    }
}

fn run_commands(
    mut asked: MessageReader<MatchCommand>,
    screen: Res<State<Screen>>,
    mut current: MatchWriter,
    mut table: BoardReset,
    mut menu: ResMut<NextState<Menu>>,
) {
    // What is asked on another screen is heard too, so that it is not done to the match that comes next.
    for &command in asked.read().filter(|_| *screen.get() == Screen::Playing) {
        let changed = match command {
            // The host of an online match decides about these, and hints are not part of one.
            MatchCommand::Undo
            | MatchCommand::Redo
            | MatchCommand::Resign
            | MatchCommand::AgreeDraw
            | MatchCommand::EndSeries
            | MatchCommand::Hint
                if current.current.online =>
            {
                false
            }
            MatchCommand::Undo => current.can_undo() && current.write(Match::undo),
            MatchCommand::Redo => current.can_redo() && current.write(Match::redo),
            MatchCommand::Resign => {
                let side = current.position().side_to_move();
                current.write(|game| game.resign(side));
                current.result().is_some()
            }
            MatchCommand::AgreeDraw => {
                current.write(Match::agree_draw);
                current.result().is_some()
            }
            MatchCommand::EndSeries => {
                current.write(|game| game.set_series(Series::default()));
                false
            }
            MatchCommand::ViewPly(plies) => {
                let last = current.moves().len();
                let wanted = ViewedPly(Some(plies).filter(|&plies| plies < last));
                if table.viewed_ply.set_if_neq(wanted) {
                    table.board_changed.write(BoardChanged::PlyViewed);
                }
                false
            }
            MatchCommand::Hint => {
                if current.setup().options.consultation {
                    current.write(Match::give_hint);
                }
                false
            }
            MatchCommand::OfferDraw
            | MatchCommand::Deselect
            | MatchCommand::SkipAnimation
            | MatchCommand::Leave
            | MatchCommand::Quit => false,
        };
        if changed {
            table.set(&mut current);
            NextState::set_if_neq(&mut menu, Menu::None);
        }
    }
}

/// Whether what a move would threaten and allow is shown: nobody thinks against the clock, and nobody's strength is
/// measured.
#[must_use]
pub fn shows_threats(settings: &Settings, here: &SeatsHere, game: &Match) -> bool {
    let setup = game.setup();
    let timed = setup.clock != ClockRule::None;
    let against_people = setup.seats.iter().all(|seat| seat.controller == Controller::Human);
    settings.learn_to_see && !here.is_far() && !timed && (against_people || !settings.counted.has(timed))
}

/// Whoever is taught has help, whatever is measured later.
fn record_threat_help(settings: Res<Settings>, here: Res<SeatsHere>, mut current: MatchWriter) {
    if current.help().is_some_and(|help| !help.threats) && shows_threats(&settings, &here, &current) {
        current.write(Match::show_threats);
    }
}

/// Sets the clocks as the host of a table far away has them.
fn set_clocks(mut clocks: MessageReader<ClocksSet>, mut current: MatchWriter) {
    let Some(ClocksSet(left)) = clocks.read().last() else { return };
    let seats = current.setup().seats.len();
    current.write(|game| {
        for (seat, left) in left.iter().enumerate().take(seats) {
            game.clock_mut().set_left(seat, *left);
        }
    });
}

/// Whether time counts in a local match: from the first ply on.
#[must_use]
pub fn clock_has_started(game: &Match) -> bool {
    !game.moves().is_empty()
}

/// Lets the clock of the seat to move run, unless the match is paused or has not begun. In an online match it runs on
/// behind a menu, and the host says when it is out.
fn run_clock(
    time: Res<Time<Real>>,
    menu: Res<State<Menu>>,
    here: Res<SeatsHere>,
    mut current: MatchWriter,
    mut table: BoardReset,
) {
    let online = current.current.online;
    let runs =
        if online { here.clock_runs() } else { *menu.get() == Menu::None && clock_has_started(&current) };
    let Some(left) = current.clock().left(current.position().seat_to_move()).filter(|_| runs) else {
        return;
    };
    let most = if online { left.saturating_sub(Duration::from_millis(1)) } else { Duration::MAX };
    if current.elapse(time.delta().min(most)) {
        table.set(&mut current);
    }
}

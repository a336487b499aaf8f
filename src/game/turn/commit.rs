//! Commit of a move: the only writer of the match.

use std::time::{Duration, SystemTime};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::rules::Rules;
use crate::game::settings::Settings;
use crate::game::state::{
    ApplyMove, BoardChanged, BoardVersion, ClocksSet, Hint, MatchCommand, Menu, MoveChosen, MovePlayed,
    Notice, OnlineMatch, Phase, Screen, SeatsHere, ShowMatch, StartMatch, Step, ViewedPly,
};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::{IllegalMove, Variant};
use pushflip_core::session::{
    AnyMove, AnyPosition, Clock, ClockRule, Controller, Help, Match, Moment, Series, Setup,
};

pub(super) fn plugin(app: &mut App) {
    let title_match = title_match(Variant::Quixo);
    app.insert_resource(Rules::of(&title_match))
        .insert_resource(CurrentMatch { game: title_match, boards: 0, online: false })
        .add_systems(
            Update,
            (
                // Commands apply to the match on the board, so they run before another one replaces it.
                (leave, run_commands).chain().run_if(on_message::<MatchCommand>),
                replace_match.run_if(on_message::<StartMatch>.or_else(on_message::<ShowMatch>)),
                apply_move
                    .run_if(in_state(Screen::Review).or_else(in_state(Screen::Playing)))
                    .run_if(on_message::<ApplyMove>),
                play_chosen
                    .run_if(resource_exists::<State<Phase>>.and_then(not(in_state(Screen::Review))))
                    // In an online match the host plays the move and sends it back.
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

/// The match on the board. Only this file can write it. The position, the result and the legality of moves
/// come from [`Rules`].
#[derive(Resource)]
pub struct CurrentMatch {
    game: Match,
    /// The number of boards that were set before it.
    boards: u32,
    online: bool,
}

impl CurrentMatch {
    /// The complete match, for files, for another screen, and for functions of the core.
    pub fn as_match(&self) -> &Match {
        &self.game
    }

    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    pub fn moves(&self) -> &[AnyMove] {
        self.game.moves()
    }

    /// The seat that played a ply, counted from 0.
    pub fn seat_at(&self, ply: usize) -> usize {
        self.game.seat_at(ply)
    }

    pub fn clock(&self) -> &Clock {
        self.game.clock()
    }

    /// Whether this is an online match: its host writes it. It does not become a local match when its table is left.
    pub fn is_online(&self) -> bool {
        self.online
    }

    /// The version of the board, different from every earlier one.
    pub fn version(&self) -> BoardVersion {
        BoardVersion { boards: self.boards, plies: self.moves().len() }
    }

    /// The number of plies before the position on the screen.
    pub fn viewed_plies(&self, viewed_ply: ViewedPly) -> usize {
        viewed_ply.0.unwrap_or(self.moves().len())
    }

    /// The position on the screen: the current one or an earlier one that is viewed.
    pub fn shown(&self, viewed_ply: ViewedPly) -> AnyPosition {
        self.game.position_after(self.viewed_plies(viewed_ply))
    }
}

/// Write access to the match. Each change updates [`Rules`].
#[derive(SystemParam)]
struct MatchWriter<'w> {
    current: ResMut<'w, CurrentMatch>,
    rules: ResMut<'w, Rules>,
}

impl MatchWriter<'_> {
    fn write<T>(&mut self, change: impl FnOnce(&mut Match) -> T) -> T {
        let changed = change(&mut self.current.game);
        self.rules.set_if_neq(Rules::of(&self.current.game));
        changed
    }

    /// Plays a move, and returns the message about it.
    fn play(&mut self, mv: AnyMove) -> Result<MovePlayed, IllegalMove> {
        self.rules.check(mv)?;
        let (before, ply) = (self.rules.position(), self.current.moves().len());
        self.write(|game| game.play(mv))?;
        Ok(MovePlayed { mv, before, ply })
    }

    /// Lets the clock run. Passing time does not count as a change: the display updates itself while a clock runs.
    /// Returns whether the match ended by it.
    fn elapse(&mut self, time: Duration) -> bool {
        self.current.bypass_change_detection().game.elapse(time);
        let ended = self.current.game.result().is_some();
        if ended {
            self.write(|_| ());
        }
        ended
    }
}

/// Positions of Quixo and Hexxagon in mid-game, shown behind the title.
const TITLE_POSITIONS: [&str; 2] =
    ["xo2x/o3o/2x1o/x3x/1oxox x 0 13", "1/-1-w-1/r1r4w1rr1/6w2ww7/1r1r4w4ww3rr4 r 1 31"];

/// A match that begins in the title position of its game.
pub fn title_match(variant: Variant) -> Match {
    let setup = Setup::new(variant, &[]);
    let text = TITLE_POSITIONS[usize::from(!variant.is_quixo())];
    let start = setup.first_position().read(text).ok();
    Match::new(Setup { start, ..setup })
}

/// The state that is reset when the board changes without a ply.
#[derive(SystemParam)]
struct BoardReset<'w> {
    viewed_ply: ResMut<'w, ViewedPly>,
    hint: ResMut<'w, Hint>,
    board_changed: MessageWriter<'w, BoardChanged>,
    phase: ResMut<'w, NextState<Phase>>,
}

impl BoardReset<'_> {
    fn reset(&mut self, writer: &mut MatchWriter) {
        writer.current.boards += 1;
        self.viewed_ply.set_if_neq(ViewedPly(None));
        self.hint.set_if_neq(Hint(None));
        self.board_changed.write(BoardChanged::Replaced);
        // After the animation the screen sets the next phase.
        self.phase.set(Phase::Animating);
    }
}

/// Puts a match on the board, to be played or only shown. A match that starts in the same frame wins: the shown one
/// belongs to the screen that is being left.
fn replace_match(
    mut starts: MessageReader<StartMatch>,
    mut shown: MessageReader<ShowMatch>,
    (online_match, on_screen): (Res<OnlineMatch>, Res<State<Screen>>),
    mut writer: MatchWriter,
    mut board: BoardReset,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let (start, show) = (starts.read().last(), shown.read().last());
    if let Some(StartMatch(game)) = start {
        writer.current.online = online_match.is(game);
        writer.write(|current| {
            *current = (**game).clone();
            if current.began().is_none() {
                current.begin(Moment::of(SystemTime::now()));
            }
        });
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut menu, Menu::None);
    } else if let Some(ShowMatch(game)) = show {
        // The review and the editor show copies, which are not the online match.
        writer.current.online &= *on_screen.get() == Screen::Playing;
        writer.write(|current| *current = (**game).clone());
    } else {
        return;
    }
    board.reset(&mut writer);
}

/// Plays a move and reports it, or explains why it is illegal.
#[derive(SystemParam)]
struct MovePlayer<'w> {
    writer: MatchWriter<'w>,
    hint: ResMut<'w, Hint>,
    notices: MessageWriter<'w, Notice>,
    played: MessageWriter<'w, MovePlayed>,
    phase: ResMut<'w, NextState<Phase>>,
}

impl MovePlayer<'_> {
    fn play(&mut self, mv: AnyMove) {
        match self.writer.play(mv) {
            Ok(ply) => {
                self.hint.set_if_neq(Hint(None));
                self.played.write(ply);
                self.phase.set(Phase::Animating);
            }
            Err(why) => _ = self.notices.write(Notice(Localized::from(why))),
        }
    }
}

fn apply_move(mut requests: MessageReader<ApplyMove>, mut player: MovePlayer) {
    if let Some(&ApplyMove { mv, on }) = requests.read().last()
        && on == player.writer.current.version()
    {
        player.play(mv);
    }
}

fn play_chosen(mut chosen: MessageReader<MoveChosen>, phase: Res<State<Phase>>, mut player: MovePlayer) {
    for &MoveChosen { mv, on } in chosen.read() {
        if *phase.get() != Phase::Over && on == player.writer.current.version() {
            player.play(mv);
        }
    }
}

fn leave(
    mut commands: MessageReader<MatchCommand>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if commands.read().any(|&command| command == MatchCommand::Leave) {
        screen.set(Screen::Title);
        NextState::set_if_neq(&mut menu, Menu::None);
    }
}

/// Whether a whole match is played on a screen. In a lesson this is only its last game, against computers.
pub(super) fn plays_match(screen: Screen, setup: &Setup) -> bool {
    let has_computer = || setup.seats.iter().any(|seat| seat.controller != Controller::Human);
    screen == Screen::Playing || screen == Screen::Lesson && has_computer()
}

fn run_commands(
    mut commands: MessageReader<MatchCommand>,
    (screen, settings): (Res<State<Screen>>, Res<Settings>),
    mut writer: MatchWriter,
    mut board: BoardReset,
    mut menu: ResMut<NextState<Menu>>,
    mut notices: MessageWriter<Notice>,
) {
    // Commands on other screens are read too: unread ones would apply to the next match.
    let is_for_match = plays_match(*screen.get(), writer.current.setup());
    for &command in commands.read().filter(|_| is_for_match) {
        let game = &writer.current.game;
        let was_rated = is_rated(game, &settings);
        let changed = match command {
            // The host of an online match decides about these, and an online match has no hints.
            MatchCommand::Undo
            | MatchCommand::Redo
            | MatchCommand::Resign
            | MatchCommand::AgreeDraw
            | MatchCommand::EndSeries
            | MatchCommand::Hint
                if writer.current.online =>
            {
                false
            }
            MatchCommand::Undo => game.can_undo() && writer.write(Match::undo),
            MatchCommand::Redo => game.can_redo() && writer.write(Match::redo),
            MatchCommand::Resign => {
                let side = writer.rules.position().side_to_move();
                writer.write(|game| game.resign(side));
                writer.rules.result().is_some()
            }
            MatchCommand::AgreeDraw => {
                writer.write(Match::agree_draw);
                writer.rules.result().is_some()
            }
            MatchCommand::EndSeries => {
                writer.write(|game| game.set_series(Series::default()));
                false
            }
            MatchCommand::ViewPly(plies) => {
                let last = game.moves().len();
                let wanted = ViewedPly(Some(plies).filter(|&plies| plies < last));
                if board.viewed_ply.set_if_neq(wanted) {
                    board.board_changed.write(BoardChanged::PlyViewed);
                }
                false
            }
            MatchCommand::Hint => {
                if game.setup().options.consultation {
                    writer.write(Match::give_hint);
                }
                false
            }
            MatchCommand::OfferDraw
            | MatchCommand::Deselect
            | MatchCommand::SkipAnimation
            | MatchCommand::Leave
            | MatchCommand::Quit => false,
        };
        if was_rated && !is_rated(&writer.current.game, &settings) {
            let by_hint = command == MatchCommand::Hint;
            notices.write(Notice(if by_hint { msg::MENUS_UNRATED_HINT } else { msg::MENUS_UNRATED_UNDO }));
        }
        if changed {
            board.reset(&mut writer);
            NextState::set_if_neq(&mut menu, Menu::None);
        }
    }
}

/// Whether the match counts for the rating of a person.
pub fn is_rated(game: &Match, settings: &Settings) -> bool {
    game.help() == Some(Help::default()) && settings.counted.includes(game.setup())
}

/// Whether the threats of a move are shown: only if the setting is on, in local matches without a clock, and unless
/// the match counts for the statistics of a person against the computer.
pub fn shows_threats(settings: &Settings, here: &SeatsHere, setup: &Setup) -> bool {
    let timed = setup.clock != ClockRule::None;
    let against_people = setup.seats.iter().all(|seat| seat.controller == Controller::Human);
    settings.learn_to_see && !here.is_online() && !timed && (against_people || !settings.counted.has(timed))
}

/// Records in the match that threats were shown, which counts as help.
fn record_threat_help(settings: Res<Settings>, here: Res<SeatsHere>, mut writer: MatchWriter) {
    let game = &writer.current.game;
    if game.help().is_some_and(|help| !help.threats) && shows_threats(&settings, &here, game.setup()) {
        writer.write(Match::show_threats);
    }
}

fn set_clocks(mut clocks: MessageReader<ClocksSet>, mut writer: MatchWriter) {
    let Some(ClocksSet(left)) = clocks.read().last() else { return };
    let seats = writer.current.setup().seats.len();
    writer.write(|game| {
        for (seat, left) in left.iter().enumerate().take(seats) {
            game.clock_mut().set_left(seat, *left);
        }
    });
}

/// Whether the clock of a local match runs: it starts with the first ply.
pub fn clock_has_started(current: &CurrentMatch) -> bool {
    !current.moves().is_empty()
}

/// Runs the clock of the seat to move, unless the match is paused or its clock has not started. In an online match
/// it runs behind a menu too, and only the host decides that it has run out.
fn run_clock(
    time: Res<Time<Real>>,
    menu: Res<State<Menu>>,
    here: Res<SeatsHere>,
    mut writer: MatchWriter,
    mut board: BoardReset,
) {
    let current = &writer.current;
    let runs = if current.online {
        here.clock_runs()
    } else {
        *menu.get() == Menu::None && clock_has_started(current)
    };
    let seat = writer.rules.position().seat_to_move();
    let Some(left) = current.clock().left(seat).filter(|_| runs) else { return };
    let most = if current.online { left.saturating_sub(Duration::from_millis(1)) } else { Duration::MAX };
    if writer.elapse(time.delta().min(most)) {
        board.reset(&mut writer);
    }
}

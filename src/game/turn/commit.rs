//! The only writer of the match.

use std::ops::Deref;
use std::time::{Duration, SystemTime};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::rules::Rules;
use crate::game::language::{Language, words};
use crate::game::state::{
    BoardSet, Hint, LayOut, LookBack, MatchCommand, Menu, MoveChosen, MovePlayed, Notice, Phase, PlayOut,
    Screen, StartMatch, Step,
};
use pushflip_core::rules::{IllegalMove, Variant};
use pushflip_core::session::{AnyMove, AnyPosition, ClockRule, Match, Moment, Setup};

/// Adds the writer.
pub(super) fn plugin(app: &mut App) {
    let still_life = Match::new(still_life());
    app.insert_resource(Rules::of(&still_life)).insert_resource(CurrentMatch(still_life)).add_systems(
        Update,
        (
            leave.run_if(on_message::<MatchCommand>),
            start_match.run_if(on_message::<StartMatch>),
            lay_out.run_if(on_message::<LayOut>),
            play_out.run_if(on_message::<PlayOut>),
            obey_commands.run_if(in_state(Screen::Playing)).run_if(on_message::<MatchCommand>),
            play_moves
                .run_if(resource_exists::<State<Phase>>.and_then(not(in_state(Screen::Review))))
                .run_if(on_message::<MoveChosen>),
            run_clock
                .run_if(in_state(Screen::Playing))
                .run_if(in_state(Phase::Choosing).or_else(in_state(Phase::Thinking))),
        )
            .chain()
            .in_set(Step::Turn),
    );
}

/// The match on the table. Nobody but this file can write it.
#[derive(Resource, Deref)]
pub struct CurrentMatch(Match);

impl CurrentMatch {
    /// The position that the table shows: the last one, or the one looked back at.
    pub fn shown(&self, look_back: LookBack) -> AnyPosition {
        look_back.0.map_or_else(|| self.position(), |plies| self.position_after(plies))
    }
}

/// The match, to be written: with each change of it the rules follow.
#[derive(SystemParam)]
struct Pen<'w> {
    current: ResMut<'w, CurrentMatch>,
    rules: ResMut<'w, Rules>,
}

impl Deref for Pen<'_> {
    type Target = Match;

    fn deref(&self) -> &Match {
        &self.current
    }
}

impl Pen<'_> {
    fn write<T>(&mut self, change: impl FnOnce(&mut Match) -> T) -> T {
        let changed = change(&mut self.current.0);
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
        self.current.bypass_change_detection().0.elapse(time);
        let ended = self.result().is_some();
        if ended {
            self.write(|_| ());
        }
        ended
    }
}

/// What lies on the table behind the title before anybody has played.
fn still_life() -> Setup {
    let setup = Setup::new(Variant::Quixo, &[]);
    let start = setup.first_position().read("xo2x/o3o/2x1o/x3x/1oxox x 0 13").ok();
    Setup { start, ..setup }
}

/// What a match that is set on the table, not played on, begins anew.
#[derive(SystemParam)]
struct Table<'w> {
    look_back: ResMut<'w, LookBack>,
    hint: ResMut<'w, Hint>,
    board_set: MessageWriter<'w, BoardSet>,
    phase: ResMut<'w, NextState<Phase>>,
}

impl Table<'_> {
    fn set(&mut self) {
        self.look_back.set_if_neq(LookBack(None));
        self.hint.set_if_neq(Hint(None));
        self.board_set.write(BoardSet);
        // `advance` finds out who is next.
        self.phase.set(Phase::Animating);
    }
}

fn start_match(
    mut starts: MessageReader<StartMatch>,
    mut current: Pen,
    mut table: Table,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut chosen: ResMut<Messages<MoveChosen>>,
    mut laid_out: ResMut<Messages<LayOut>>,
    mut played_out: ResMut<Messages<PlayOut>>,
    mut asked: ResMut<Messages<MatchCommand>>,
) {
    for StartMatch(game) in starts.read() {
        // What was found, shown or asked in this very frame was for what lay there before.
        chosen.clear();
        laid_out.clear();
        played_out.clear();
        asked.clear();
        current.write(|current| {
            *current = (**game).clone();
            if current.began().is_none() {
                current.set_began(Moment::of(SystemTime::now()));
            }
        });
        table.set();
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut menu, Menu::None);
    }
}

fn lay_out(mut wishes: MessageReader<LayOut>, mut current: Pen, mut table: Table) {
    let Some(LayOut(game)) = wishes.read().last() else { return };
    current.write(|current| *current = (**game).clone());
    table.set();
}

fn play_out(
    mut wishes: MessageReader<PlayOut>,
    mut current: Pen,
    language: Res<Language>,
    mut hint: ResMut<Hint>,
    mut notice: ResMut<Notice>,
    mut played: MessageWriter<MovePlayed>,
    phase: Option<ResMut<NextState<Phase>>>,
) {
    let Some(&PlayOut(mv)) = wishes.read().last() else { return };
    match current.play(mv) {
        Ok(ply) => {
            hint.set_if_neq(Hint(None));
            played.write(ply);
            if let Some(mut phase) = phase {
                phase.set(Phase::Animating);
            }
        }
        Err(why) => notice.0 = words::illegal(*language, why),
    }
}

fn play_moves(
    mut chosen: MessageReader<MoveChosen>,
    language: Res<Language>,
    phase: Res<State<Phase>>,
    mut current: Pen,
    mut hint: ResMut<Hint>,
    mut notice: ResMut<Notice>,
    mut played: MessageWriter<MovePlayed>,
    mut next: ResMut<NextState<Phase>>,
) {
    for &MoveChosen(mv) in chosen.read() {
        if *phase.get() == Phase::Over {
            continue;
        }
        match current.play(mv) {
            Ok(ply) => {
                hint.set_if_neq(Hint(None));
                played.write(ply);
                next.set(Phase::Animating);
            }
            Err(why) => notice.0 = words::illegal(*language, why),
        }
    }
}

/// Leaves the match, or the program from any screen.
fn leave(
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

fn obey_commands(
    mut asked: MessageReader<MatchCommand>,
    mut current: Pen,
    mut table: Table,
    mut menu: ResMut<NextState<Menu>>,
    mut starts: MessageWriter<StartMatch>,
    mut chosen: ResMut<Messages<MoveChosen>>,
) {
    for &command in asked.read() {
        let changed = match command {
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
            MatchCommand::LookAt(plies) => {
                let last = current.moves().len();
                let wanted = LookBack(Some(plies).filter(|&plies| plies < last));
                if table.look_back.set_if_neq(wanted) {
                    table.board_set.write(BoardSet);
                }
                false
            }
            MatchCommand::Rematch => {
                let again = Match::new(current.setup().swapped());
                starts.write(StartMatch(Box::new(again)));
                false
            }
            MatchCommand::Hint
            | MatchCommand::OfferDraw
            | MatchCommand::PutBack
            | MatchCommand::SkipAnimation
            | MatchCommand::Leave
            | MatchCommand::Quit => false,
        };
        if changed {
            table.set();
            // What a computer has found in this very frame was for another position.
            chosen.clear();
            NextState::set_if_neq(&mut menu, Menu::None);
        }
    }
}

/// Lets the clock of the seat to move run, unless the match rests.
fn run_clock(time: Res<Time<Real>>, menu: Res<State<Menu>>, mut current: Pen, mut table: Table) {
    if current.setup().clock == ClockRule::None || *menu.get() != Menu::None {
        return;
    }
    if current.elapse(time.delta()) {
        table.set();
    }
}

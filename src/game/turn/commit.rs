//! The only writer of the match.

use std::time::SystemTime;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::language::{Language, words};
use crate::game::state::{
    BoardSet, Command, Hint, LayOut, LookBack, Menu, MoveChosen, MovePlayed, Notice, Phase, PlayOut, Screen,
    StartMatch, Step,
};
use pushflip_core::rules::Variant;
use pushflip_core::session::{ClockRule, Match, Moment, Setup};

/// Adds the writer.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(CurrentMatch(Match::new(still_life()))).add_systems(
        Update,
        (
            leave.run_if(on_message::<Command>),
            start_match.run_if(on_message::<StartMatch>),
            lay_out.run_if(on_message::<LayOut>),
            play_out.run_if(on_message::<PlayOut>),
            obey_commands.run_if(in_state(Screen::Playing)).run_if(on_message::<Command>),
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
    mut current: ResMut<CurrentMatch>,
    mut table: Table,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut chosen: ResMut<Messages<MoveChosen>>,
    mut laid_out: ResMut<Messages<LayOut>>,
    mut played_out: ResMut<Messages<PlayOut>>,
    mut commands: ResMut<Messages<Command>>,
) {
    for StartMatch(game) in starts.read() {
        // What was found, shown or asked in this very frame was for what lay there before.
        chosen.clear();
        laid_out.clear();
        played_out.clear();
        commands.clear();
        current.0 = (**game).clone();
        if current.began().is_none() {
            current.0.set_began(Moment::of(SystemTime::now()));
        }
        table.set();
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut menu, Menu::None);
    }
}

fn lay_out(mut wishes: MessageReader<LayOut>, mut current: ResMut<CurrentMatch>, mut table: Table) {
    let Some(LayOut(game)) = wishes.read().last() else { return };
    current.0 = (**game).clone();
    table.set();
}

fn play_out(
    mut wishes: MessageReader<PlayOut>,
    mut current: ResMut<CurrentMatch>,
    language: Res<Language>,
    mut hint: ResMut<Hint>,
    mut notice: ResMut<Notice>,
    mut played: MessageWriter<MovePlayed>,
    phase: Option<ResMut<NextState<Phase>>>,
) {
    let Some(&PlayOut(mv)) = wishes.read().last() else { return };
    let ply = current.moves().len();
    if let Err(why) = current.0.play(mv) {
        notice.0 = words::illegal(*language, why);
        return;
    }
    hint.set_if_neq(Hint(None));
    played.write(MovePlayed { mv, ply });
    if let Some(mut phase) = phase {
        phase.set(Phase::Animating);
    }
}

fn play_moves(
    mut chosen: MessageReader<MoveChosen>,
    language: Res<Language>,
    phase: Res<State<Phase>>,
    mut current: ResMut<CurrentMatch>,
    mut hint: ResMut<Hint>,
    mut notice: ResMut<Notice>,
    mut played: MessageWriter<MovePlayed>,
    mut next: ResMut<NextState<Phase>>,
) {
    for &MoveChosen(mv) in chosen.read() {
        let ply = current.moves().len();
        if *phase.get() == Phase::Over {
            continue;
        }
        match current.0.play(mv) {
            Ok(()) => {
                hint.set_if_neq(Hint(None));
                played.write(MovePlayed { mv, ply });
                next.set(Phase::Animating);
            }
            Err(why) => notice.0 = words::illegal(*language, why),
        }
    }
}

/// Leaves the match, or the program from any screen.
fn leave(
    mut commands: MessageReader<Command>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut exit: MessageWriter<AppExit>,
) {
    for command in commands.read() {
        match command {
            Command::Leave => {
                screen.set(Screen::Title);
                NextState::set_if_neq(&mut menu, Menu::None);
            }
            Command::Quit => {
                exit.write(AppExit::Success);
            }
            _ => {}
        }
    }
}

fn obey_commands(
    mut commands: MessageReader<Command>,
    mut current: ResMut<CurrentMatch>,
    mut table: Table,
    mut menu: ResMut<NextState<Menu>>,
    mut starts: MessageWriter<StartMatch>,
    mut chosen: ResMut<Messages<MoveChosen>>,
) {
    for &command in commands.read() {
        let changed = match command {
            Command::Undo => current.can_undo() && current.0.undo(),
            Command::Redo => current.can_redo() && current.0.redo(),
            Command::Resign => {
                let side = current.position().side_to_move();
                current.0.resign(side);
                current.result().is_some()
            }
            Command::AgreeDraw => {
                current.0.agree_draw();
                current.result().is_some()
            }
            Command::LookAt(plies) => {
                let last = current.moves().len();
                let wanted = LookBack(Some(plies).filter(|&plies| plies < last));
                if table.look_back.set_if_neq(wanted) {
                    table.board_set.write(BoardSet);
                }
                false
            }
            Command::Rematch => {
                let again = Match::new(current.setup().swapped());
                starts.write(StartMatch(Box::new(again)));
                false
            }
            Command::Hint
            | Command::OfferDraw
            | Command::PutBack
            | Command::SkipAnimation
            | Command::Leave
            | Command::Quit => false,
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
fn run_clock(
    time: Res<Time<Real>>,
    menu: Res<State<Menu>>,
    mut current: ResMut<CurrentMatch>,
    mut table: Table,
) {
    if current.setup().clock == ClockRule::None || *menu.get() != Menu::None {
        return;
    }
    // Passing time alone is no news: the display asks for ticks while a clock runs.
    current.bypass_change_detection().0.elapse(time.delta());
    if current.result().is_some() {
        current.set_changed();
        table.set();
    }
}

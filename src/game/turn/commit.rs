//! The only writer of the match.

use std::time::SystemTime;

use bevy::prelude::*;

use crate::game::hud::words;
use crate::game::language::Language;
use crate::game::{
    BoardSet, Command, CurrentMatch, Hint, LayOut, LookBack, Menu, MoveChosen, MovePlayed, Notice, Phase,
    PlayOut, Screen, StartMatch, Step,
};
use crate::session::{ClockRule, Match, Moment};

/// Adds the writer.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            start_match.run_if(on_message::<StartMatch>),
            lay_out.run_if(on_message::<LayOut>),
            play_out.run_if(on_message::<PlayOut>),
            leave.run_if(on_message::<Command>),
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

fn start_match(
    mut starts: MessageReader<StartMatch>,
    mut current: ResMut<CurrentMatch>,
    mut look_back: ResMut<LookBack>,
    mut hint: ResMut<Hint>,
    mut board_set: MessageWriter<BoardSet>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut phase: ResMut<NextState<Phase>>,
    mut chosen: ResMut<Messages<MoveChosen>>,
) {
    for StartMatch(game) in starts.read() {
        // What a computer has found in this very frame was for another match.
        chosen.clear();
        current.0 = (**game).clone();
        if current.began().is_none() {
            current.0.set_began(Moment::of(SystemTime::now()));
        }
        *look_back = LookBack(None);
        hint.0 = None;
        board_set.write(BoardSet);
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut menu, Menu::None);
        // `advance` finds out who is next.
        phase.set(Phase::Animating);
    }
}

fn lay_out(
    mut wishes: MessageReader<LayOut>,
    mut current: ResMut<CurrentMatch>,
    mut look_back: ResMut<LookBack>,
    mut hint: ResMut<Hint>,
    mut board_set: MessageWriter<BoardSet>,
    phase: Option<ResMut<NextState<Phase>>>,
) {
    let Some(LayOut(game)) = wishes.read().last() else { return };
    current.0 = (**game).clone();
    *look_back = LookBack(None);
    hint.0 = None;
    board_set.write(BoardSet);
    if let Some(mut phase) = phase {
        phase.set(Phase::Animating);
    }
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
    mut look_back: ResMut<LookBack>,
    mut hint: ResMut<Hint>,
    mut board_set: MessageWriter<BoardSet>,
    mut phase: ResMut<NextState<Phase>>,
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
                if *look_back != wanted {
                    *look_back = wanted;
                    board_set.write(BoardSet);
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
            look_back.set_if_neq(LookBack(None));
            hint.set_if_neq(Hint(None));
            board_set.write(BoardSet);
            // What a computer has found in this very frame was for another position.
            chosen.clear();
            NextState::set_if_neq(&mut menu, Menu::None);
            phase.set(Phase::Animating);
        }
    }
}

/// Lets the clock of the seat to move run, unless the match rests.
fn run_clock(
    time: Res<Time<Real>>,
    menu: Res<State<Menu>>,
    mut current: ResMut<CurrentMatch>,
    mut look_back: ResMut<LookBack>,
    mut hint: ResMut<Hint>,
    mut board_set: MessageWriter<BoardSet>,
    mut phase: ResMut<NextState<Phase>>,
) {
    if current.setup().clock == ClockRule::None || *menu.get() != Menu::None {
        return;
    }
    // Passing time alone is no news: the display asks for ticks while a clock runs.
    current.bypass_change_detection().0.elapse(time.delta());
    if current.result().is_some() {
        current.set_changed();
        look_back.set_if_neq(LookBack(None));
        hint.set_if_neq(Hint(None));
        board_set.write(BoardSet);
        phase.set(Phase::Animating);
    }
}

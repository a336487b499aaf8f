//! Stepping through a match: the buttons, and the board that follows.

use bevy::prelude::*;

use super::commands::{self, ReviewCommand};
use super::study::{Branch, LinePosition, NextMistake, Study};
use super::{FromEditor, is_open};
use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::redraw::DrawWhile;
use crate::game::screens::ReturnTo;
use crate::game::state::{
    ApplyMove, MatchCommand, Menu, MoveChosen, Notice, Phase, Screen, Settled, ShowMatch, StartMatch, Step,
};
use crate::game::theme::{self, Glyph, Icon, Skin, Tooltip};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::AnyMove;

pub(super) fn plugin(app: &mut App) {
    let plays_through = |study: Option<Res<Study>>| study.is_some_and(|study| study.playing);
    let stop_playback = |mut study: ResMut<Study>| study.playing = false;
    app.init_resource::<Pause>()
        .draw_while(plays_through.or_else(resource_exists_and_changed::<Study>))
        .add_systems(OnExit(Menu::None), stop_playback.run_if(plays_through));
    app.add_systems(
        Update,
        (
            // Commands come first: after a step back no further ply is played.
            (
                (run_commands, leave).run_if(on_message::<ReviewCommand>),
                play_through,
                seek_mistake,
                try_moves.run_if(on_message::<MoveChosen>),
                follow.run_if(resource_exists_and_changed::<Study>),
            )
                .chain()
                .in_set(Step::Input)
                .after(commands::read_actions)
                .after(commands::step_back),
            settle.run_if(on_message::<Settled>).in_set(Step::Next),
            mark.in_set(Step::Hud),
        )
            .run_if(is_open),
    );
}

/// The pause between two plies of the playback, in seconds.
const PAUSE: f32 = 0.7;

/// The time since the end of the last animation, in seconds.
#[derive(Resource, Default)]
struct Pause(f32);

pub(super) fn spawn_steps(panel: &mut ChildSpawnerCommands, bindings: &Bindings) {
    panel
        .spawn(Node { justify_content: JustifyContent::SpaceBetween, flex_shrink: 0.0, ..default() })
        .with_children(|row| {
            for (name, message, icon, command, action) in [
                ("First position", msg::REVIEW_FIRST, Icon::First, ReviewCommand::First, Action::FirstPly),
                (
                    "Previous ply",
                    msg::REVIEW_PREVIOUS,
                    Icon::Previous,
                    ReviewCommand::Previous,
                    Action::PreviousPly,
                ),
                (
                    "Play the plies",
                    msg::REVIEW_RUN,
                    Icon::Play,
                    ReviewCommand::PlayThrough,
                    Action::PlayThrough,
                ),
                ("Next ply", msg::REVIEW_NEXT, Icon::Next, ReviewCommand::Next, Action::NextPly),
                ("Last position", msg::REVIEW_LAST, Icon::Last, ReviewCommand::Last, Action::LastPly),
                (
                    "Next mistake",
                    msg::REVIEW_NEXT_MISTAKE,
                    Icon::Seek,
                    ReviewCommand::NextMistake,
                    Action::NextMistake,
                ),
            ] {
                let tip = tooltip_with_key(message, bindings, action);
                let button = theme::icon_button(name, tip, icon, Skin::Secondary);
                row.spawn((button, command, theme::sends(command)));
            }
        });
}

/// Spawns the buttons that lead out of the review. Two have icons, so that all are in one row in every language.
pub(super) fn spawn_exits(
    panel: &mut ChildSpawnerCommands,
    bindings: &Bindings,
    from_editor: bool,
    left: &ReturnTo,
) {
    panel.spawn(Node { flex_shrink: 0.0, ..theme::line(8.0) }).with_children(|row| {
        let back = |row: &mut ChildSpawnerCommands, name, words| {
            let button = theme::icon_button(name, words, Icon::Back, Skin::Secondary);
            row.spawn((button, theme::sends(ReviewCommand::Back)));
        };
        if from_editor {
            back(row, "Back to the editor", msg::REVIEW_TO_EDITOR);
        } else if left.0.is_some() {
            back(row, "Back to the game", msg::REVIEW_BACK);
        }
        let practise = theme::secondary_button("Practise", msg::REVIEW_PRACTISE);
        let tip = Tooltip(Localized::EMPTY);
        row.spawn((practise, tip, ReviewCommand::Practise, theme::sends(ReviewCommand::Practise)))
            .entry::<Node>()
            .and_modify(|mut node| {
                node.flex_grow = 1.0;
                node.padding = UiRect::horizontal(px(theme::GRID));
            });
        let tip = tooltip_with_key(msg::TABLE_MENU, bindings, Action::Menu);
        row.spawn((theme::icon_button("Menu", tip, Icon::Menu, Skin::Secondary), theme::opens(Menu::Pause)));
    });
}

/// Spawns the buttons that make pictures, one below the other.
pub(super) fn spawn_pictures(row: &mut ChildSpawnerCommands) {
    row.spawn(theme::column(4.0)).with_children(|column| {
        let share = theme::icon_button("Share picture…", msg::MENUS_SHARE_OPEN, Icon::Share, Skin::Secondary);
        column.spawn((share, theme::opens(Menu::Share)));
        let photo = theme::icon_button("Photo mode", msg::MENUS_PHOTO, Icon::View, Skin::Secondary);
        column.spawn((photo, theme::opens(Menu::Photo)));
    });
}

fn run_commands(
    mut commands: MessageReader<ReviewCommand>,
    mut study: ResMut<Study>,
    mut pause: ResMut<Pause>,
) {
    for &command in commands.read() {
        let LinePosition { branch, plies } = study.viewed();
        let length = study.length(branch);
        let was_playing = std::mem::take(&mut study.playing);
        study.seeking = false;
        let to = match command {
            ReviewCommand::First => Some(LinePosition { branch: Branch::Game, plies: 0 }),
            ReviewCommand::Previous => Some(LinePosition { branch, plies: plies.saturating_sub(1) }),
            ReviewCommand::Next => Some(LinePosition { branch, plies: plies + 1 }),
            ReviewCommand::Last => Some(LinePosition { branch, plies: length }),
            ReviewCommand::At(place) => Some(place),
            ReviewCommand::ToGameLine => {
                study.side().map(|side| LinePosition { branch: Branch::Game, plies: side.from })
            }
            ReviewCommand::PlayThrough => {
                study.playing = !was_playing;
                pause.0 = PAUSE;
                let at_end = study.playing && plies == length;
                at_end.then_some(LinePosition { branch: Branch::Game, plies: 0 })
            }
            ReviewCommand::ShowBest => {
                study.follow_best();
                study.playing = study.viewed().plies < study.length(study.viewed().branch);
                pause.0 = 0.0;
                None
            }
            ReviewCommand::NextMistake => {
                study.seeking = true;
                None
            }
            ReviewCommand::Analyse(on) => {
                (study.analysing, study.playing) = (on, was_playing);
                None
            }
            ReviewCommand::Try(mv) => {
                if study.board().position().check(mv).is_ok() {
                    study.try_move(mv);
                }
                None
            }
            ReviewCommand::AskMaster => {
                study.playing = was_playing;
                None
            }
            ReviewCommand::Practise | ReviewCommand::Back => None,
        };
        if let Some(place) = to {
            study.go_to(place);
        }
    }
}

/// Returns to the editor or to the match that was played; without either, to the title.
fn leave(
    mut commands: MessageReader<ReviewCommand>,
    from_editor: Res<FromEditor>,
    left: Res<ReturnTo>,
    mut match_commands: MessageWriter<MatchCommand>,
    mut starts: MessageWriter<StartMatch>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for command in commands.read() {
        match (command, &left.0) {
            (ReviewCommand::Back, _) if from_editor.0 => screen.set(Screen::Editor),
            (ReviewCommand::Back, Some(game)) => _ = starts.write(StartMatch(game.clone())),
            (ReviewCommand::Back, None) => _ = match_commands.write(MatchCommand::Leave),
            _ => {}
        }
    }
}

/// Goes to the next mistake as soon as it is known, or reports that there is none.
fn seek_mistake(mut study: ResMut<Study>, mut notices: MessageWriter<Notice>) {
    if !study.seeking {
        return;
    }
    match study.next_mistake() {
        NextMistake::At(plies) => {
            study.seeking = false;
            study.go_to(LinePosition { branch: Branch::Game, plies });
        }
        NextMistake::Unknown => {}
        NextMistake::None => {
            study.seeking = false;
            notices.write(Notice(msg::REVIEW_NO_MISTAKES));
        }
    }
}

/// Tries a move chosen on the board: continues the line, or begins a side line.
fn try_moves(
    mut chosen: MessageReader<MoveChosen>,
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    mut study: ResMut<Study>,
) {
    for &MoveChosen { mv, on } in chosen.read() {
        // A command in the same frame may have changed the viewed position.
        let fits = on == current.version() && current.moves() == study.viewed_moves();
        if fits && rules.check(mv).is_ok() {
            (study.playing, study.seeking) = (false, false);
            study.try_move(mv);
        }
    }
}

/// Updates the board: one ply forward with an animation, any other change immediately.
fn follow(
    study: Res<Study>,
    current: Res<CurrentMatch>,
    mut shown: MessageWriter<ShowMatch>,
    mut applied: MessageWriter<ApplyMove>,
    mut followed: Local<Vec<AnyMove>>,
) {
    let moves = study.viewed_moves();
    // Most changes of the study are verdicts. A line may also continue after the end of the game, which the board
    // cannot show.
    if *followed == moves {
        return;
    }
    match moves.strip_prefix(current.moves()) {
        Some([]) => {}
        Some([mv]) => _ = applied.write(ApplyMove { mv: *mv, on: current.version() }),
        _ => _ = shown.write(ShowMatch(Box::new(study.board()))),
    }
    *followed = moves;
}

/// Sets the phase after an animation: moves can be tried unless the game is over.
fn settle(rules: Res<Rules>, mut study: ResMut<Study>, mut phase: ResMut<NextState<Phase>>) {
    let LinePosition { branch, plies } = study.viewed();
    let tried = branch == Branch::Side && plies == study.length(branch);
    if rules.result().is_some() {
        phase.set(Phase::Over);
    } else if let Some(pass) = rules.position().forced_pass().filter(|_| tried) {
        // In a side line a forced pass is played automatically.
        study.try_move(pass);
    } else {
        phase.set(Phase::Choosing);
    }
}

fn play_through(
    time: Res<Time>,
    phase: Option<Res<State<Phase>>>,
    mut study: ResMut<Study>,
    mut pause: ResMut<Pause>,
) {
    if !study.playing {
        return;
    }
    if phase.is_none_or(|phase| *phase.get() == Phase::Animating) {
        pause.0 = 0.0;
        return;
    }
    pause.0 += time.delta_secs();
    if pause.0 < PAUSE {
        return;
    }
    pause.0 = 0.0;
    let LinePosition { branch, plies } = study.viewed();
    if plies < study.length(branch) {
        study.go_to(LinePosition { branch, plies: plies + 1 });
    } else {
        study.playing = false;
    }
}

/// Shows play or pause on the playback button.
fn mark(
    study: Res<Study>,
    buttons: Query<(&ReviewCommand, &Children)>,
    glyphs: Query<&Glyph>,
    mut commands: Commands,
) {
    let wanted = Glyph(if study.playing { Icon::Pause } else { Icon::Play });
    for (_, children) in buttons.iter().filter(|(command, _)| **command == ReviewCommand::PlayThrough) {
        for &child in children {
            if glyphs.get(child).is_ok_and(|glyph| *glyph != wanted) {
                commands.entity(child).insert(wanted);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::ai::{Limits, Stop};
    use pushflip_core::rules::Variant;
    use pushflip_core::session::{Grade, Match, Setup};

    #[test]
    fn a_match_without_mistakes_is_reported_when_it_is_judged() {
        let mut game = Match::new(Setup::new(Variant::Quixo, &[]));
        let mv = game.position().moves()[0];
        game.play(mv).expect("legal");
        let mut study = Study::new(game);
        study.seeking = true;
        let verdict = study.game_after(&[]).judge(mv, &Limits::nodes(300), &Stop::new());
        let mut app = App::new();
        app.add_message::<Notice>().insert_resource(study).add_systems(Update, seek_mistake);
        let notices = |app: &mut App| {
            app.update();
            app.world().resource::<Messages<Notice>>().len()
        };
        assert_eq!(notices(&mut app), 0, "the ply is not judged yet");
        let mut verdict = verdict.expect("a verdict");
        verdict.grade = Grade::Good;
        app.world_mut().resource_mut::<Study>().learn(Branch::Game, 0, verdict);
        assert_eq!(notices(&mut app), 1);
        assert!(!app.world().resource::<Study>().seeking);
    }
}

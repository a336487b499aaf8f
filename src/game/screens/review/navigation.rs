//! Stepping through a match: the buttons, and the board that follows.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::FromEditor;
use super::commands::{self, ReviewCommand};
use super::study::{Branch, LinePosition, NextMistake, Study};
use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::language::Language;
use crate::game::redraw::DrawWhile;
use crate::game::screens::ReturnTo;
use crate::game::state::{
    ApplyMove, MatchCommand, MoveChosen, Notice, Phase, Screen, Settled, ShowMatch, StartMatch, Step,
};
use crate::game::theme::{self, Glyph, Icon, Skin};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::session::AnyMove;

/// Adds what leads from one position to another.
pub(super) fn plugin(app: &mut App) {
    let reviewing = || in_state(Screen::Review).and_then(resource_exists::<Study>);
    let plays = |study: Option<Res<Study>>| study.is_some_and(|study| study.is_changed() || study.playing);
    app.init_resource::<Pause>().draw_while(plays).add_systems(
        Update,
        (
            // What a person asks comes first: after the way back nothing more is played out.
            (
                (obey, leave).run_if(on_message::<ReviewCommand>),
                run,
                seek,
                try_moves.run_if(on_message::<MoveChosen>),
                follow.run_if(resource_exists_and_changed::<Study>),
            )
                .chain()
                .in_set(Step::Input)
                .after(commands::read)
                .after(commands::step_back),
            settle.run_if(on_message::<Settled>).in_set(Step::Next),
            mark.in_set(Step::Hud),
        )
            .run_if(reviewing()),
    );
}

/// Between two plies that follow each other by themselves, in seconds.
const PAUSE: f32 = 0.7;

/// Seconds since the last motion has ended.
#[derive(Resource, Default)]
struct Pause(f32);

/// The buttons that step.
pub(super) fn place(panel: &mut ChildSpawnerCommands, bindings: &Bindings, language: Language) {
    panel
        .spawn(Node { justify_content: JustifyContent::SpaceBetween, flex_shrink: 0.0, ..default() })
        .with_children(|row| {
            for (name, words, icon, wish, action) in [
                ("First position", "review-first", Icon::First, ReviewCommand::First, Action::FirstPly),
                (
                    "Previous ply",
                    "review-previous",
                    Icon::Previous,
                    ReviewCommand::Previous,
                    Action::PreviousPly,
                ),
                ("Play the plies", "review-run", Icon::Play, ReviewCommand::Run, Action::PlayThrough),
                ("Next ply", "review-next", Icon::Next, ReviewCommand::Next, Action::NextPly),
                ("Last position", "review-last", Icon::Last, ReviewCommand::Last, Action::LastPly),
                (
                    "Next mistake",
                    "review-next-mistake",
                    Icon::Seek,
                    ReviewCommand::NextMistake,
                    Action::NextMistake,
                ),
            ] {
                let tip = tooltip_with_key(&language.say(words), bindings, action, language);
                let button = theme::icon_button(name, &tip, icon, Skin::Secondary);
                row.spawn((button, wish, observe(ask)));
            }
        });
}

/// The buttons that leave.
pub(super) fn ways_out(
    panel: &mut ChildSpawnerCommands,
    from_editor: bool,
    left: &ReturnTo,
    language: Language,
) {
    let row = Node {
        column_gap: px(8),
        row_gap: px(theme::GRID),
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::Wrap,
        ..default()
    };
    panel.spawn(row).with_children(|row| {
        let mut way = |name: &str, words: &str, skin, wish| {
            row.spawn((theme::text_button(name, &language.say(words), skin), wish, observe(ask)))
                .entry::<Node>()
                .and_modify(|mut node| {
                    node.flex_grow = 1.0;
                    node.padding = UiRect::horizontal(px(theme::GRID));
                });
        };
        if from_editor {
            way("Back to the editor", "review-to-editor", Skin::Secondary, ReviewCommand::Back);
        } else if left.0.is_some() {
            way("Back to the game", "review-back", Skin::Secondary, ReviewCommand::Back);
        }
        way("Practise", "review-practise", Skin::Secondary, ReviewCommand::Practise);
        way("Title", "review-title", Skin::Secondary, ReviewCommand::Title);
    });
}

/// Passes on what a button stands for.
pub(super) fn ask(
    pressed: On<Activate>,
    asks: Query<&ReviewCommand>,
    mut wishes: MessageWriter<ReviewCommand>,
) -> Result {
    wishes.write(*asks.get(pressed.entity)?);
    Ok(())
}

fn obey(
    mut wishes: MessageReader<ReviewCommand>,
    mut study: ResMut<Study>,
    language: Res<Language>,
    mut notices: MessageWriter<Notice>,
    mut pause: ResMut<Pause>,
) {
    for &wish in wishes.read() {
        let LinePosition { branch, plies } = study.place();
        let length = study.length(branch);
        let running = std::mem::take(&mut study.playing);
        study.seeking = false;
        let to = match wish {
            ReviewCommand::First => Some(LinePosition { branch: Branch::Game, plies: 0 }),
            ReviewCommand::Previous => Some(LinePosition { branch, plies: plies.saturating_sub(1) }),
            ReviewCommand::Next => Some(LinePosition { branch, plies: plies + 1 }),
            ReviewCommand::Last => Some(LinePosition { branch, plies: length }),
            ReviewCommand::At(place) => Some(place),
            ReviewCommand::ToGameLine => {
                study.side().map(|side| LinePosition { branch: Branch::Game, plies: side.from })
            }
            ReviewCommand::Run => {
                study.playing = !running;
                pause.0 = PAUSE;
                let at_end = study.playing && plies == length;
                at_end.then_some(LinePosition { branch: Branch::Game, plies: 0 })
            }
            ReviewCommand::ShowBest => {
                study.follow_best();
                study.playing = study.place().plies < study.length(study.place().branch);
                pause.0 = 0.0;
                None
            }
            ReviewCommand::NextMistake => {
                study.seeking = true;
                None
            }
            ReviewCommand::Analyse(on) => {
                (study.analysing, study.playing) = (on, running);
                None
            }
            ReviewCommand::Practise | ReviewCommand::Back | ReviewCommand::Title => None,
        };
        if let Some(place) = to {
            study.go(place);
        }
        if study.seeking && study.next_mistake() == NextMistake::Nowhere {
            study.seeking = false;
            notices.write(Notice(language.say("review-no-mistakes")));
        }
    }
}

/// Goes back to where the review was begun, or to the title.
fn leave(
    mut wishes: MessageReader<ReviewCommand>,
    from_editor: Res<FromEditor>,
    left: Res<ReturnTo>,
    mut asked: MessageWriter<MatchCommand>,
    mut starts: MessageWriter<StartMatch>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for wish in wishes.read() {
        match (wish, &left.0) {
            (ReviewCommand::Back, _) if from_editor.0 => screen.set(Screen::Editor),
            (ReviewCommand::Back, Some(game)) => _ = starts.write(StartMatch(game.clone())),
            (ReviewCommand::Back | ReviewCommand::Title, _) => _ = asked.write(MatchCommand::Leave),
            _ => {}
        }
    }
}

/// Goes to the next mistake as soon as it is known which ply that is.
fn seek(mut study: ResMut<Study>) {
    if !study.seeking {
        return;
    }
    match study.next_mistake() {
        NextMistake::At(plies) => {
            study.seeking = false;
            study.go(LinePosition { branch: Branch::Game, plies });
        }
        NextMistake::NotYetKnown => {}
        NextMistake::Nowhere => study.seeking = false,
    }
}

/// A move chosen on the board is tried: the line goes on with it, or a side line begins.
fn try_moves(
    mut chosen: MessageReader<MoveChosen>,
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    mut study: ResMut<Study>,
) {
    for &MoveChosen { mv, on } in chosen.read() {
        // A step that is asked in the same frame comes first: the move was chosen where it leads away from.
        let fits = on == current.version() && current.moves() == study.shown();
        if fits && rules.check(mv).is_ok() {
            (study.playing, study.seeking) = (false, false);
            study.try_move(mv);
        }
    }
}

/// Lets the table follow: a ply on in motion, anything else at once.
fn follow(
    study: Res<Study>,
    current: Res<CurrentMatch>,
    mut lay_out: MessageWriter<ShowMatch>,
    mut play_out: MessageWriter<ApplyMove>,
    mut followed: Local<Vec<AnyMove>>,
) {
    let shown = study.shown();
    // Most changes are of what is known. And a line may go on where the match is over: that cannot be shown.
    if *followed == shown {
        return;
    }
    match shown.strip_prefix(current.moves()) {
        Some([]) => {}
        Some([mv]) => _ = play_out.write(ApplyMove { mv: *mv, on: current.version() }),
        _ => _ = lay_out.write(ShowMatch(Box::new(study.board()))),
    }
    *followed = shown;
}

/// When the board rests moves can be tried, unless the game is over here.
fn settle(rules: Res<Rules>, mut study: ResMut<Study>, mut phase: ResMut<NextState<Phase>>) {
    let LinePosition { branch, plies } = study.place();
    let tried = branch == Branch::Side && plies == study.length(branch);
    if rules.result().is_some() {
        phase.set(Phase::Over);
    } else if let Some(pass) = rules.position().forced_pass().filter(|_| tried) {
        // Nobody has to choose it.
        study.try_move(pass);
    } else {
        phase.set(Phase::Choosing);
    }
}

/// Lets the plies follow each other.
fn run(
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
    let LinePosition { branch, plies } = study.place();
    if plies < study.length(branch) {
        study.go(LinePosition { branch, plies: plies + 1 });
    } else {
        study.playing = false;
    }
}

/// The button that lets the plies run shows what a press of it would do.
fn mark(
    study: Res<Study>,
    buttons: Query<(&ReviewCommand, &Children)>,
    glyphs: Query<&Glyph>,
    mut commands: Commands,
) {
    let wanted = Glyph(if study.playing { Icon::Pause } else { Icon::Play });
    for (_, children) in buttons.iter().filter(|(wish, _)| **wish == ReviewCommand::Run) {
        for &child in children {
            if glyphs.get(child).is_ok_and(|glyph| *glyph != wanted) {
                commands.entity(child).insert(wanted);
            }
        }
    }
}

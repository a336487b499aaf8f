//! Practice puzzles from the mistakes in a match.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::commands::{self, ReviewCommand};
use super::study::Study;
use crate::game::language::Language;
use crate::game::redraw::{DrawWhile, Waker};
use crate::game::screens::puzzle::{CurrentPuzzle, PracticeEvent};
use crate::game::settings::Settings;
use crate::game::state::{Notice, Screen, Step};
use crate::game::theme;
use crate::game::turn::Job;
use pushflip_core::ai::Limits;
use pushflip_core::session::puzzle::Practice;

/// Looks for the tasks, and begins the first.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tasks>()
        .draw_while(resource_changed::<Tasks>)
        .add_systems(OnExit(Screen::Review), |mut tasks: ResMut<Tasks>| tasks.0 = None)
        .add_systems(
            Update,
            (
                (seek.run_if(on_message::<ReviewCommand>), begin)
                    .chain()
                    .in_set(Step::Input)
                    .after(commands::read),
                enable.in_set(Step::Hud),
            )
                .run_if(in_state(Screen::Review).and_then(resource_exists::<Study>)),
        );
}

/// Positions that each step of a proof may look at: a second or two.
const PROOF_NODES: u64 = 3_000_000;

/// The tasks that are looked for.
#[derive(Resource, Default)]
struct Tasks(Option<Job<Vec<Practice>>>);

fn seek(
    mut wishes: MessageReader<ReviewCommand>,
    study: Res<Study>,
    settings: Res<Settings>,
    waker: Waker,
    mut tasks: ResMut<Tasks>,
) {
    if !wishes.read().any(|wish| *wish == ReviewCommand::Practise) {
        return;
    }
    if let Some(plies) = study.mistakes_of(&settings.name) {
        let game = study.game().clone();
        tasks.0 = Some(Job::start(&waker, move |stop, _| {
            game.tasks_of_mistakes(&plies, &Limits::nodes(PROOF_NODES), stop)
        }));
    }
}

fn begin(
    language: Res<Language>,
    mut tasks: ResMut<Tasks>,
    mut practised: MessageWriter<PracticeEvent>,
    mut on_table: ResMut<CurrentPuzzle>,
    mut screen: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(found) = Job::take_result(&mut tasks.bypass_change_detection().0) else { return };
    tasks.set_changed();
    let Some(Practice::Made(first, _)) = found.first() else {
        notices.write(Notice(language.say("review-nothing-to-practise")));
        return;
    };
    *on_table = CurrentPuzzle::Mistake(first.clone());
    practised.write_batch(found.into_iter().map(PracticeEvent));
    screen.set(Screen::Puzzle);
}

/// There is something to practise once all is judged, and only if something was wrong.
fn enable(
    study: Res<Study>,
    settings: Res<Settings>,
    tasks: Res<Tasks>,
    buttons: Query<(Entity, &ReviewCommand, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (button, wish, disabled) in &buttons {
        if *wish == ReviewCommand::Practise {
            let ready = || study.mistakes_of(&settings.name).is_some_and(|plies| !plies.is_empty());
            theme::enable(&mut commands, button, tasks.0.is_none() && ready(), disabled);
        }
    }
}

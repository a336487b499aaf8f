//! Practice puzzles from the mistakes in a match.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::commands::{self, ReviewCommand};
use super::is_open;
use super::study::Study;
use crate::game::redraw::Waker;
use crate::game::screens::puzzle::{CurrentPuzzle, PracticeEvent};
use crate::game::settings::Settings;
use crate::game::state::{Notice, Screen, Step};
use crate::game::theme;
use crate::game::turn::Job;
use pushflip_core::ai::Limits;
use pushflip_core::language::msg;
use pushflip_core::session::puzzle::Practice;

/// Makes the puzzles, and begins the first one.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PracticeSearch>()
        .add_systems(OnExit(Screen::Review), |mut search: ResMut<PracticeSearch>| search.0 = None)
        .add_systems(
            Update,
            (
                (start_search.run_if(on_message::<ReviewCommand>), begin)
                    .chain()
                    .in_set(Step::Input)
                    .after(commands::read_actions),
                enable.in_set(Step::Hud),
            )
                .run_if(is_open),
        );
}

/// The node limit of each step of a proof, a second or two.
const PROOF_NODES: u64 = 3_000_000;

/// The search for puzzles.
#[derive(Resource, Default)]
struct PracticeSearch(Option<Job<Vec<Practice>>>);

fn start_search(
    mut commands: MessageReader<ReviewCommand>,
    study: Res<Study>,
    settings: Res<Settings>,
    waker: Waker,
    mut search: ResMut<PracticeSearch>,
) {
    if !commands.read().any(|command| *command == ReviewCommand::Practise) {
        return;
    }
    if let Some(plies) = study.mistakes_of(&settings.name) {
        let game = study.game().clone();
        search.0 = Some(Job::start(&waker, move |stop, _| {
            game.tasks_of_mistakes(&plies, &Limits::nodes(PROOF_NODES), stop)
        }));
    }
}

fn begin(
    mut search: ResMut<PracticeSearch>,
    mut practice: MessageWriter<PracticeEvent>,
    mut current_puzzle: ResMut<CurrentPuzzle>,
    mut screen: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(found) = search.0.as_ref().and_then(Job::poll) else { return };
    search.0 = None;
    let Some(Practice::Made(first, _)) = found.first() else {
        notices.write(Notice(msg::REVIEW_NOTHING_TO_PRACTISE));
        return;
    };
    *current_puzzle = CurrentPuzzle::Mistake(first.clone());
    practice.write_batch(found.into_iter().map(PracticeEvent));
    screen.set(Screen::Puzzle);
}

/// Enables the button once all plies are judged, if there is a mistake.
fn enable(
    study: Res<Study>,
    settings: Res<Settings>,
    search: Res<PracticeSearch>,
    buttons: Query<(Entity, &ReviewCommand, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (button, command, disabled) in &buttons {
        if *command == ReviewCommand::Practise {
            let ready = || study.mistakes_of(&settings.name).is_some_and(|plies| !plies.is_empty());
            theme::set_enabled(&mut commands, button, search.0.is_none() && ready(), disabled);
        }
    }
}

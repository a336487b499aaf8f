//! Practice puzzles from the mistakes in a match.

use bevy::prelude::*;

use super::commands::{self, ReviewCommand};
use super::is_open;
use super::study::Study;
use crate::game::language::LocalizedText;
use crate::game::redraw::Waker;
use crate::game::screens::ReturnToReview;
use crate::game::screens::puzzle::{CurrentPuzzle, PracticeEvent};
use crate::game::settings::Settings;
use crate::game::state::{Announce, Notice, Screen, Step};
use crate::game::theme::{self, Tooltip};
use crate::game::turn::Job;
use pushflip_core::ai::Limits;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::puzzle::Practice;

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
    mut notices: MessageWriter<Notice>,
    mut announcements: MessageWriter<Announce>,
) {
    if !commands.read().any(|command| *command == ReviewCommand::Practise) {
        return;
    }
    match study.mistakes_of(&settings.name) {
        Some(plies) if plies.is_empty() => _ = notices.write(Notice(msg::REVIEW_PRACTISE_NONE)),
        Some(plies) => {
            let game = study.game().clone();
            search.0 = Some(Job::start(&waker, move |stop, _| {
                game.tasks_of_mistakes(&plies, &Limits::nodes(PROOF_NODES), stop)
            }));
            announcements.write(Announce(msg::REVIEW_PRACTISE_MAKING));
        }
        None => {}
    }
}

fn begin(
    mut search: ResMut<PracticeSearch>,
    mut practice: MessageWriter<PracticeEvent>,
    mut current_puzzle: ResMut<CurrentPuzzle>,
    study: Res<Study>,
    mut to_review: ResMut<ReturnToReview>,
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
    to_review.0 = Some(study.clone());
    practice.write_batch(found.into_iter().map(PracticeEvent));
    screen.set(Screen::Puzzle);
}

fn enable(
    study: Res<Study>,
    settings: Res<Settings>,
    search: Res<PracticeSearch>,
    mut buttons: Query<(Entity, &ReviewCommand, &mut Tooltip, &Children)>,
    mut texts: Query<&mut LocalizedText>,
    mut commands: Commands,
) {
    for (button, command, mut tooltip, children) in &mut buttons {
        if *command != ReviewCommand::Practise {
            continue;
        }
        let (enabled, words) = state(&study, &settings.name, search.0.is_some());
        tooltip.set_if_neq(Tooltip(words));
        theme::set_enabled(&mut commands, button, enabled);
        let label = if search.0.is_some() { msg::REVIEW_PREPARING } else { msg::REVIEW_PRACTISE };
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.set_if_neq(LocalizedText(label.clone()));
            }
        }
    }
}

/// Whether the button is enabled, and the message of its tooltip.
fn state(study: &Study, name: &str, is_searching: bool) -> (bool, Localized) {
    match study.mistakes_of(name) {
        None if study.may_be_judged() => (false, msg::REVIEW_PRACTISE_LATER),
        None => (false, msg::REVIEW_NOT_YET),
        // A press repeats it as a notice.
        Some(plies) if plies.is_empty() => (true, msg::REVIEW_PRACTISE_NONE),
        Some(_) if is_searching => (false, msg::REVIEW_PRACTISE_MAKING),
        Some(_) => (true, msg::REVIEW_PRACTISE),
    }
}

#[cfg(test)]
mod tests {
    use super::super::study::Branch;
    use super::super::study::tests::judged;
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::{Grade, Match, Setup, Verdict};

    #[test]
    fn the_tooltip_says_why_there_is_no_practice() {
        for variant in Variant::ALL {
            let mut game = Match::new(Setup::new(variant, &[]));
            let mv = game.position().moves()[0];
            game.play(mv).expect("legal");
            let mut study = Study::new(game);
            study.withheld = true;
            assert_eq!(state(&study, "", false), (false, msg::REVIEW_NOT_YET));
            study.withheld = false;
            assert_eq!(state(&study, "", false), (false, msg::REVIEW_PRACTISE_LATER));
            let verdict = judged(&study, Branch::Game, 0);
            for (grade, words) in
                [(Grade::Inaccuracy, msg::REVIEW_PRACTISE_NONE), (Grade::Mistake, msg::REVIEW_PRACTISE)]
            {
                study.learn(Branch::Game, 0, Verdict { grade, ..verdict.clone() });
                assert_eq!(state(&study, "", false), (true, words));
            }
            assert_eq!(state(&study, "", true), (false, msg::REVIEW_PRACTISE_MAKING));
        }
    }
}

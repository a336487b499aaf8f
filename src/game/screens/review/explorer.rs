//! The opening explorer in the review of Quixo for two: the moves of the viewed position with exact values and the
//! results of the player's own matches, read and looked up in the background, and the move of Master on request.

use std::sync::Arc;

use bevy::prelude::*;

use super::commands::{self, ReviewCommand};
use super::is_open;
use super::study::Study;
use crate::game::redraw::{DrawWhile, Waker};
use crate::game::settings::Settings;
use crate::game::state::{Screen, Step, Storage};
use crate::game::turn::Job;
use pushflip_core::ai::tablebase;
use pushflip_core::rules::Variant;
use pushflip_core::session::AnyMove;
use pushflip_core::session::statistics::{MoveGroup, OwnMatches, Tally};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Explorer>()
        .draw_while(resource_changed::<Explorer>)
        .add_systems(OnExit(Screen::Review), close)
        .add_systems(
            Update,
            (
                ask.run_if(on_message::<ReviewCommand>).in_set(Step::Input).after(commands::read_actions),
                (read_records, explore).chain().in_set(Step::Turn),
            )
                .run_if(is_open),
        );
}

/// The moves of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Explored {
    after: Vec<AnyMove>,
    /// The moves up to symmetry.
    pub groups: Vec<MoveGroup>,
    /// The results of the own matches that reached the position.
    pub reached: Tally,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MasterMove {
    NotRequested,
    Searching,
    Found(AnyMove),
}

/// The own matches, which are kept in memory, and the explored position.
#[derive(Resource, Default)]
pub struct Explorer {
    own: Arc<OwnMatches>,
    reading: Option<Job<Option<OwnMatches>>>,
    /// Whether the records were read, or found unchanged, in this review.
    is_current: bool,
    exploring: Option<(Vec<AnyMove>, Job<Explored>)>,
    explored: Option<Explored>,
    /// The moves before the position for which Master's move was requested, and the move once it is found.
    pub(super) master: Option<(Vec<AnyMove>, Option<AnyMove>)>,
}

impl Explorer {
    /// Whether the viewed position is to be explored.
    pub(super) fn is_for(study: &Study) -> bool {
        study.analysing && study.may_be_judged() && study.game().setup().variant == Variant::Quixo
    }

    pub fn of_shown(&self, study: &Study) -> Option<&Explored> {
        let is_shown = |explored: &&Explored| Self::is_for(study) && explored.after == study.viewed_moves();
        self.explored.as_ref().filter(is_shown)
    }

    pub fn master_of_shown(&self, study: &Study) -> MasterMove {
        let is_shown = |after: &Vec<AnyMove>| Self::is_for(study) && *after == study.viewed_moves();
        match &self.master {
            Some((after, found)) if is_shown(after) => found.map_or(MasterMove::Searching, MasterMove::Found),
            _ => MasterMove::NotRequested,
        }
    }
}

/// Cancels all work. The own matches stay in memory.
pub(super) fn close(mut explorer: ResMut<Explorer>) {
    *explorer = Explorer { own: explorer.own.clone(), ..default() };
}

/// Requests Master's move, or plays it once it is known.
fn ask(
    mut messages: MessageReader<ReviewCommand>,
    study: Res<Study>,
    mut explorer: ResMut<Explorer>,
    mut commands: Commands,
) {
    if !messages.read().any(|command| *command == ReviewCommand::AskMaster) || !Explorer::is_for(&study) {
        return;
    }
    match explorer.master_of_shown(&study) {
        MasterMove::Found(mv) => _ = commands.write_message(ReviewCommand::Try(mv)),
        MasterMove::Searching => {}
        MasterMove::NotRequested => explorer.master = Some((study.viewed_moves(), None)),
    }
}

/// Reads the records when the explorer is first shown in a review.
fn read_records(
    study: Res<Study>,
    mut explorer: ResMut<Explorer>,
    storage: Option<Res<Storage>>,
    settings: Res<Settings>,
    waker: Waker,
) {
    if let Some(read) = explorer.reading.as_ref().and_then(Job::poll) {
        explorer.reading = None;
        if let Some(own) = read {
            explorer.own = Arc::new(own);
            (explorer.exploring, explorer.explored) = (None, None);
        }
    }
    if !explorer.is_current
        && Explorer::is_for(&study)
        && let Some(storage) = storage
    {
        let (folders, name, known) = (storage.0.clone(), settings.name.clone(), explorer.own.clone());
        explorer.reading = Some(Job::read(&waker, move || OwnMatches::read(&folders, &name, &known)));
        explorer.is_current = true;
    }
}

/// Looks up the moves of the viewed position, again when the tablebase is complete.
fn explore(study: Res<Study>, mut explorer: ResMut<Explorer>, waker: Waker, mut was_complete: Local<bool>) {
    if let Some((_, job)) = &explorer.exploring
        && let Some(found) = job.poll()
    {
        explorer.explored = Some(found);
        explorer.exploring = None;
    }
    if !Explorer::is_for(&study) {
        return;
    }
    if *was_complete != tablebase::is_complete() {
        *was_complete = !*was_complete;
        explorer.explored = None;
    }
    let after = study.viewed_moves();
    let is_begun = explorer.exploring.as_ref().is_some_and(|(begun, _)| *begun == after);
    if is_begun || explorer.of_shown(&study).is_some() {
        return;
    }
    let (position, own) = (study.game_after(&after).position(), explorer.own.clone());
    let of = after.clone();
    let job = Job::read(&waker, move || Explored {
        groups: own.moves(&position),
        reached: own.reached(&position),
        after: of,
    });
    explorer.exploring = Some((after, job));
}

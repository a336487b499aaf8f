//! Suggested opponents: a level close to the player's rating, and the perfect player.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::game::redraw::Waker;
use crate::game::settings::{Draft, Settings};
use crate::game::state::{Menu, Screen, Step, Storage};
use crate::game::tablebase::{Tablebase, TablebaseStage};
use crate::game::theme::{self, KeepFocus, Tooltip};
use crate::game::turn::Job;
use pushflip_core::ai::Level;
use pushflip_core::language::msg;
use pushflip_core::rules::Variant;
use pushflip_core::session::Controller;
use pushflip_core::session::statistics::{self, Estimate, Statistics};

/// Computes the player's ratings when the form or the tournament menu opens, and suggests a level in the form.
pub fn plugin(app: &mut App) {
    app.init_resource::<RatedLevels>()
        .add_systems(OnEnter(Screen::Setup), start_rating)
        .add_systems(OnEnter(Menu::Tournament), start_rating)
        .add_systems(
            Update,
            (
                receive_ratings.run_if(super::has_choices()).in_set(Step::Turn),
                show_suggestions.run_if(in_state(Screen::Setup)).in_set(Step::Hud).after(super::rebuild),
            )
                .chain(),
        );
}

/// The level closest to the player's rating, for each game with a sufficient rating.
#[derive(Resource, Default)]
pub struct RatedLevels {
    job: Option<Job<Vec<(Variant, Level)>>>,
    levels: Vec<(Variant, Level)>,
}

impl RatedLevels {
    /// The level closest to the player's rating.
    pub fn level(&self, of: Variant) -> Option<Level> {
        self.levels.iter().find(|(variant, _)| *variant == of).map(|&(_, level)| level)
    }
}

#[derive(Component)]
pub(super) struct Suggestions(pub Variant);

fn start_rating(
    mut ratings: ResMut<RatedLevels>,
    storage: Option<Res<Storage>>,
    settings: Res<Settings>,
    waker: Waker,
) {
    let which = settings.counted;
    ratings.job = storage.map(|storage| {
        let folders = storage.0.clone();
        Job::read(&waker, move || {
            let statistics = Statistics::read(&folders, statistics::since(&folders).0);
            let known = |variant| {
                let last =
                    statistics.strength(variant, which).pop().filter(|last| Estimate::is_known(*last))?;
                Some((variant, last.level(variant)))
            };
            Variant::ALL.into_iter().filter_map(known).collect()
        })
    });
}

fn receive_ratings(mut ratings: ResMut<RatedLevels>) {
    let Some(levels) = ratings.job.as_ref().and_then(Job::poll) else { return };
    *ratings = RatedLevels { job: None, levels };
}

fn show_suggestions(
    mut commands: Commands,
    ratings: Res<RatedLevels>,
    (tables, storage): (Res<Tablebase>, Option<Res<Storage>>),
    places: Query<(Entity, Ref<Suggestions>)>,
) {
    for (place, of) in &places {
        if !ratings.is_changed() && !of.is_added() {
            continue;
        }
        let level = ratings.level(of.0);
        let solves = of.0 == Variant::Quixo && storage.is_some() && tables.stage() != TablebaseStage::Ready;
        let display = if level.is_some() || solves { Display::Flex } else { Display::None };
        let mut row = commands.entity(place);
        row.despawn_children().insert(Node { display, ..theme::row(8.0) });
        row.with_children(|row| {
            if let Some(level) = level {
                let words = msg::SetupLikeYou { rung: level.rank(), level: level.title() };
                row.spawn((
                    theme::secondary_button("Like you", words.into()),
                    KeepFocus,
                    observe(move |_: On<Activate>, draft: ResMut<Draft>| choose(draft, level)),
                ));
            }
            if solves {
                row.spawn((
                    theme::secondary_button("Perfect", msg::SETUP_PERFECT),
                    Tooltip(msg::SETUP_PERFECT_TIP),
                    KeepFocus,
                    theme::opens(Menu::Tablebase),
                ));
            }
        });
    }
}

/// Sets the level of all computers; without a computer, of all seats but the first.
fn choose(mut draft: ResMut<Draft>, level: Level) {
    let seats = draft.variant.seats();
    let is_computer = |seat: &usize| draft.seats[*seat].controller != Controller::Human;
    let mut computers: Vec<usize> = (0..seats).filter(is_computer).collect();
    if computers.is_empty() {
        computers = (1..seats).collect();
    }
    for seat in computers {
        draft.seats[seat].controller = Controller::Computer(level);
    }
}

//! The tournament in progress: loaded at the start, followed match by match, saved after each change.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::game::redraw::RedrawSystems;
use crate::game::saving::Resumable;
use crate::game::state::{Notice, Screen, StartMatch, Step, Storage};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{Entrants, OPPONENTS, Tournament, localized};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveTournament>()
        .add_systems(PreUpdate, load.run_if(resource_added::<Storage>))
        .add_systems(
            Update,
            record
                .run_if(resource_changed::<Rules>)
                .run_if(in_state(Screen::Playing))
                .after(Step::Turn)
                .before(Step::Table),
        )
        .add_systems(
            Last,
            save.run_if(
                resource_changed::<ActiveTournament>.and_then(not(resource_added::<ActiveTournament>)),
            )
            .before(RedrawSystems),
        );
}

/// The tournament that was started last, also after its end, until it is given up or another one is started.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ActiveTournament(pub Option<Tournament>);

/// The next computer player; `None` at the end or in a knock-out.
pub fn next_opponent(tournament: &Tournament) -> Option<Level> {
    match tournament.entrants() {
        Entrants::Computers(levels) => levels.get(tournament.results().len()).copied(),
        Entrants::People(_) => None,
    }
}

/// The next opponent, or the pair of people of the next match; `None` at the end.
pub fn next_players(tournament: &Tournament) -> Option<Localized> {
    Some(match tournament.entrants() {
        Entrants::Computers(_) => next_opponent(tournament)?.character(),
        Entrants::People(_) => localized::players(tournament.next_match()?.setup()),
    })
}

/// The points of the person, or the winner of a knock-out.
pub fn standing(tournament: &Tournament) -> Option<Localized> {
    match tournament.entrants() {
        Entrants::Computers(_) => {
            let points = tournament.points();
            let points = Localized::decimal(points, usize::from(points.fract() > 0.0));
            Some(msg::TournamentScore { points, all: OPPONENTS.to_string() }.into())
        }
        Entrants::People(_) => tournament.champion().map(|name| msg::TournamentChampion { name }.into()),
    }
}

fn load(storage: Res<Storage>, mut active: ResMut<ActiveTournament>, mut notices: MessageWriter<Notice>) {
    let (loaded, warning) = Tournament::load(&storage.0);
    active.set_if_neq(ActiveTournament(loaded));
    notices.write_batch(warning.map(|why| Notice(msg::CommonKeptNotRead { why: &why }.into())));
}

/// Starts the next match of the tournament, or resumes it, when a button is pressed.
pub fn play_next(
    _: On<Activate>,
    active: Res<ActiveTournament>,
    resumable: Res<Resumable>,
    mut starts: MessageWriter<StartMatch>,
) {
    let Some(next) = active.0.as_ref().and_then(Tournament::next_match) else { return };
    let begun = next.round().and_then(|round| resumable.in_round(round)).cloned();
    starts.write(StartMatch(Box::new(begun.unwrap_or(next))));
}

fn record(current: Res<CurrentMatch>, mut active: ResMut<ActiveTournament>) {
    let recorded = active.bypass_change_detection().0.as_mut();
    if recorded.is_some_and(|tournament| tournament.record(current.as_match())) {
        active.set_changed();
    }
}

fn save(active: Res<ActiveTournament>, storage: Option<Res<Storage>>, mut notices: MessageWriter<Notice>) {
    let saved = storage.map_or(Ok(()), |storage| Tournament::save(active.0.as_ref(), &storage.0));
    notices.write_batch(saved.err().map(|why| Notice(msg::CommonNotKept { why: &why }.into())));
}

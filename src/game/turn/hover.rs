//! What the pointer lies on.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::picking::prelude::*;
use bevy::prelude::*;

use super::select::{Target, Targets, Turn, target_of, target_under};
use crate::game::input::Cursor;
use crate::game::{LookBack, Menu, Phase, Screen, Step};

/// Follows the pointer.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .add_observer(on_over)
        .add_observer(on_out)
        .add_systems(
            Update,
            look_under_pointer.in_set(Step::Input).run_if(in_state(Screen::Playing)).run_if(
                resource_changed::<LookBack>.or_else(state_changed::<Phase>).or_else(state_changed::<Menu>),
            ),
        )
        .add_systems(OnExit(Phase::Choosing), |mut hovered: ResMut<Hovered>| {
            hovered.set_if_neq(Hovered(None));
        });
}

/// What lies under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Target>);

fn on_over(event: On<Pointer<Over>>, targets: Targets, turn: Turn, mut hovered: ResMut<Hovered>) {
    if let Some(target) = target_of(event.entity, &targets) {
        let wanted = Some(target).filter(|_| turn.open());
        if hovered.0 != wanted {
            hovered.0 = wanted;
        }
    }
}

/// A pointer that rests where it was before the turn began comes over nothing new. Only what can be
/// played answers it: who does not move the pointer does not ask why not.
fn look_under_pointer(
    hits: Res<HoverMap>,
    cursor: Res<Cursor>,
    targets: Targets,
    parents: Query<&ChildOf>,
    turn: Turn,
    mut hovered: ResMut<Hovered>,
) {
    if cursor.shown().is_some() {
        return;
    }
    let under = hits.get(&PointerId::Mouse).into_iter().flat_map(|hits| hits.keys());
    let mut targets = under.filter_map(|&entity| target_under(entity, &targets, &parents));
    let target = targets.next().filter(|&target| turn.answers(target));
    hovered.set_if_neq(Hovered(target));
}

fn on_out(event: On<Pointer<Out>>, targets: Targets, mut hovered: ResMut<Hovered>) {
    if hovered.0.is_some() && hovered.0 == target_of(event.entity, &targets) {
        hovered.0 = None;
    }
}

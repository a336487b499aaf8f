//! The computers of a table far away sit at its host: there they think whether they agree to a draw.

use bevy::prelude::*;

use super::Online;
use crate::game::state::Step;
use crate::game::turn::Search;
use crate::game::wake::Waker;
use pushflip_core::online::table::event::{Body, Matter};
use pushflip_core::online::table::state::{Asked, Sitter};

/// Answers at the host.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thought>().add_systems(
        Update,
        (think.run_if(resource_changed::<Online>), tell).chain().after(super::hear).in_set(Step::Input),
    );
}

/// What a computer thinks about, and the event that asked it.
#[derive(Resource, Default)]
struct Thought(Option<(u32, Search<Option<bool>>)>);

/// The question that only computers can answer.
fn question(online: &Online) -> Option<&Asked> {
    let asked = online.table()?.asked()?;
    (online.is_host() && asked.of_computer && asked.matter == Matter::Draw).then_some(asked)
}

fn think(online: Res<Online>, waker: Waker, mut thought: ResMut<Thought>) {
    let Some(asked) = question(&online) else {
        thought.0 = None;
        return;
    };
    if thought.0.as_ref().is_some_and(|(number, _)| *number == asked.number) {
        return;
    }
    let Some(table) = online.table() else { return };
    let level = table.seats().iter().find_map(|seat| match seat.sitter {
        Sitter::Computer(level) => Some(level),
        _ => None,
    });
    let (Some(level), Some(game)) = (level, table.game()) else { return };
    let early = !game.is_old_enough_to_draw();
    let (seed, game) = (game.seed(), game.game().clone());
    let search =
        Search::start(
            &waker,
            move |stop, _| {
                if early { Some(false) } else { game.agrees_to_draw(level, seed, stop) }
            },
        );
    thought.0 = Some((asked.number, search));
}

fn tell(online: Res<Online>, mut thought: ResMut<Thought>) {
    let Some((_, search)) = &mut thought.bypass_change_detection().0 else { return };
    let Some(agrees) = search.found() else { return };
    thought.0 = None;
    if question(&online).is_some() {
        let agrees = agrees == Some(true);
        online.say(if agrees { Body::Agree(Matter::Draw) } else { Body::Refuse(Matter::Draw) });
    }
}

//! The match on the table follows the one that the host keeps.

use bevy::prelude::*;

use super::Online;
use crate::game::state::{ClocksSet, LayOut, Phase, PlayOut, Screen, SeatsHere, StartMatch, Step};
use crate::game::turn::CurrentMatch;
use pushflip_core::session::{AnyMove, ClockRule, Match, Moment};

/// Adds the following.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Begun>().add_systems(
        Update,
        (seats, follow.run_if(|online: Res<Online>| online.is_open()))
            .chain()
            .after(super::hear::hear)
            .in_set(Step::Input),
    );
}

/// The match of the table that was begun here last: it is begun once, whatever screen comes after it.
#[derive(Resource, Default)]
struct Begun(Option<Moment>);

/// Which seats are moved from here, where the match on the table is the one that the host keeps.
fn seats(
    online: Res<Online>,
    current: Res<CurrentMatch>,
    mut here: ResMut<SeatsHere>,
    mut begun: ResMut<Begun>,
) {
    let table = online.table();
    if table.is_none() {
        begun.0 = None;
    }
    let table = table.filter(|_| begun.0.is_some() && begun.0 == current.began());
    let seats = table.map(|table| (0..table.seats().len()).map(|seat| online.moves(table, seat)).collect());
    here.set_if_neq(SeatsHere(seats));
}

/// A move is played out; anything else that differs is laid out anew.
fn follow(
    online: Res<Online>,
    current: Res<CurrentMatch>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    mut begun: ResMut<Begun>,
    mut starts: MessageWriter<StartMatch>,
    mut lay_outs: MessageWriter<LayOut>,
    mut play_outs: MessageWriter<PlayOut>,
    mut clocks: MessageWriter<ClocksSet>,
) {
    let Some(game) = online.table().and_then(|table| table.game()) else { return };
    if begun.0 != game.began() {
        begun.0 = game.began();
        starts.write(StartMatch(Box::new(game.clone())));
        return;
    }
    let moving = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    if *screen.get() != Screen::Playing || current.began() != game.began() || moving {
        return;
    }
    match next_ply(&current, game) {
        Some(mv) => _ = play_outs.write(PlayOut { mv, on: current.version() }),
        None if differs(&current, game) => _ = lay_outs.write(LayOut(Box::new(game.clone()))),
        // Only what the host has said since: in between the clocks run here.
        None if online.is_changed() && game.setup().clock != ClockRule::None => {
            let left = (0..game.setup().seats.len()).filter_map(|seat| game.clock().left(seat)).collect();
            clocks.write(ClocksSet(left));
        }
        None => {}
    }
}

/// The ply that the host's match has more, if that is all.
fn next_ply(here: &Match, there: &Match) -> Option<AnyMove> {
    let (last, before) = there.moves().split_last()?;
    (here.setup() == there.setup() && here.moves() == before && here.result().is_none()).then_some(*last)
}

fn differs(here: &Match, there: &Match) -> bool {
    here.setup() != there.setup() || here.moves() != there.moves() || here.result() != there.result()
}

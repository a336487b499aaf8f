//! Synchronization of the match on screen with the host's match.

use bevy::prelude::*;

use super::{Online, SavedTables};
use crate::game::language::UiLanguage;
use crate::game::state::{
    ApplyMove, BackToMatch, ClocksSet, Menu, Notice, OnlineMatch, Phase, Screen, SeatsHere, ShowMatch,
    StartMatch, Step,
};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::language::msg;
use pushflip_core::online::table::state::Table;
use pushflip_core::session::{AnyMove, ClockRule, Match};

/// Synchronizes the board and the seats.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            seats,
            show_changes.run_if(|online: Res<Online>| online.is_open()),
            return_to_match.run_if(on_message::<BackToMatch>),
        )
            .chain()
            .after(super::incoming::receive)
            .in_set(Step::Input),
    );
}

/// Updates the seats that this program moves. A change restarts the selection of the next action.
fn seats(
    online: Res<Online>,
    (current, rules): (Res<CurrentMatch>, Res<Rules>),
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    mut online_match: ResMut<OnlineMatch>,
    mut here: ResMut<SeatsHere>,
    mut next: ResMut<NextState<Phase>>,
    mut notices: MessageWriter<Notice>,
) {
    // Another table has another match, and so has this one after a rematch.
    if online_match.0 != online.table().and_then(Table::game).and_then(Match::began) {
        online_match.set_if_neq(OnlineMatch(None));
    }
    let shown = *screen.get() == Screen::Playing && current.is_online();
    let now = if shown { online.seats_here(current.as_match(), *online_match) } else { SeatsHere::All };
    if here.is_online() && !shown && online.is_playing() {
        notices.write(Notice(msg::ONLINE_GOES_ON));
    }
    let who =
        |here: &SeatsHere| (0..current.setup().seats.len()).map(|seat| here.has(seat)).collect::<Vec<_>>();
    let changed = shown && (here.is_over() != now.is_over() || who(&here) != who(&now));
    here.set_if_neq(now);
    let waits = phase.is_some_and(|phase| *phase.get() != Phase::Animating);
    if changed && waits && rules.result().is_none() {
        next.set(Phase::Animating);
    }
}

/// Plays a new move; any other difference shows the whole match again.
fn show_changes(
    online: Res<Online>,
    (kept, language): (Res<SavedTables>, Res<UiLanguage>),
    current: Res<CurrentMatch>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    mut online_match: ResMut<OnlineMatch>,
    mut starts: MessageWriter<StartMatch>,
    mut shown_matches: MessageWriter<ShowMatch>,
    mut moves: MessageWriter<ApplyMove>,
    mut clocks: MessageWriter<ClocksSet>,
    mut clocks_due: Local<bool>,
) {
    // News may come while the board cannot show them.
    *clocks_due |= online.is_changed();
    let Some(game) = online.table().and_then(|table| table.game()) else { return };
    if online_match.0 != game.began() {
        online_match.0 = game.began();
        starts.write_batch(online.shown(&kept, **language).map(StartMatch));
        return;
    }
    let moving = phase.is_some_and(|phase| *phase.get() == Phase::Animating);
    if *screen.get() != Screen::Playing || !current.is_online() || moving {
        return;
    }
    let same_setup = online.shown_setup(&kept, **language).as_ref() == Some(current.setup());
    match next_ply(current.as_match(), game) {
        Some(mv) if same_setup => _ = moves.write(ApplyMove { mv, on: current.version() }),
        None if same_setup && !differs(current.as_match(), game) => {
            if std::mem::take(&mut *clocks_due) && game.setup().clock != ClockRule::None {
                clocks.write(ClocksSet(online.clocks()));
            }
        }
        _ => _ = shown_matches.write_batch(online.shown(&kept, **language).map(ShowMatch)),
    }
}

/// The next ply of the host's match, if it is the only difference.
fn next_ply(here: &Match, there: &Match) -> Option<AnyMove> {
    let (last, before) = there.moves().split_last()?;
    (here.moves() == before && here.result().is_none()).then_some(*last)
}

/// Whether moves or results differ.
fn differs(here: &Match, there: &Match) -> bool {
    here.moves() != there.moves() || here.result() != there.result()
}

fn return_to_match(
    mut requests: MessageReader<BackToMatch>,
    online: Res<Online>,
    (kept, language): (Res<SavedTables>, Res<UiLanguage>),
    current: Res<CurrentMatch>,
    screen: Res<State<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut menu: ResMut<NextState<Menu>>,
) {
    requests.clear();
    if *screen.get() == Screen::Playing && current.is_online() {
        menu.set(Menu::None);
    } else {
        starts.write_batch(online.shown(&kept, **language).map(StartMatch));
    }
}

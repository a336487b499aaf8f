//! The match review: the value of each ply, better moves, and side lines tried on the board. The reviewed match is never
//! changed.

mod analysis;
mod bar;
mod best_move;
mod commands;
mod comment;
mod explorer;
mod graph;
mod lines;
mod list;
mod navigation;
mod players;
mod practice;
mod study;
mod texts;
mod values;

use bevy::prelude::*;

pub use analysis::Analysed;
pub use commands::ReviewCommand;
pub use explorer::{Explored, Explorer};
pub use study::{Branch, LinePosition, NextMistake, SideLine, Study};

use crate::game::hud;
use crate::game::input::Bindings;
use crate::game::online::Online;
use crate::game::screens::ReturnTo;
use crate::game::state::{Menu, ReviewMatch, Screen, ShowMatch, Step};
use crate::game::theme::{self, SetColours};

pub(super) fn plugin(app: &mut App) {
    let is_outdated = resource_exists_and_changed::<Study>
        .or_else(resource_changed::<Analysed>)
        .or_else(resource_changed::<Explorer>)
        .or_else(any_match_filter::<Added<Panel>>);
    app.init_resource::<FromEditor>()
        .add_plugins((navigation::plugin, commands::plugin, analysis::plugin, best_move::plugin))
        .add_plugins((explorer::plugin, values::plugin, practice::plugin))
        .add_systems(OnEnter(Screen::Review), (show_board, show))
        .add_systems(OnExit(Screen::Review), |mut commands: Commands| commands.remove_resource::<Study>())
        .add_systems(
            Update,
            (
                open.run_if(on_message::<ReviewMatch>).in_set(Step::Input),
                withhold
                    .run_if(in_state(Screen::Review))
                    .run_if(resource_changed::<Online>)
                    .in_set(Step::Input),
                (
                    theme::rebuild::<Panel, _>(show)
                        .run_if(resource_changed::<Bindings>.or_else(resource_changed::<SetColours>)),
                    (
                        players::count,
                        bar::follow,
                        (graph::draw, graph::report),
                        comment::follow,
                        (lines::mark, lines::follow),
                        (list::list, list::sign_plies, list::mark).chain(),
                    )
                        .run_if(is_outdated),
                    list::reveal,
                )
                    .chain()
                    .in_set(Step::Hud)
                    .run_if(is_open),
            ),
        );
}

fn is_open(screen: Res<State<Screen>>, study: Option<Res<Study>>) -> bool {
    *screen.get() == Screen::Review && study.is_some()
}

/// The space between the parts of the panel, in pixels: small, because the list of moves gets what is left.
const GAP: f32 = 6.0;

#[derive(Component)]
struct Panel;

/// Whether the review was opened from the editor and returns there.
#[derive(Resource, Default)]
struct FromEditor(bool);

fn open(
    mut reviews: MessageReader<ReviewMatch>,
    state: Res<State<Screen>>,
    online: Res<Online>,
    mut from_editor: ResMut<FromEditor>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let Some(ReviewMatch(game)) = reviews.read().last() else { return };
    // A match can also be opened during a review.
    from_editor.0 = match state.get() {
        Screen::Editor => true,
        Screen::Review => from_editor.0,
        _ => false,
    };
    let mut study = Study::new((**game).clone());
    // A position without moves comes from the editor, to be analysed.
    study.analysing = game.moves().is_empty();
    study.withheld = online.forbids_analysis(game);
    commands.insert_resource(study);
    NextState::set_if_neq(&mut menu, Menu::None);
    if *state.get() == Screen::Review {
        // Results for another match with the same moves.
        commands.run_system_cached(analysis::stop);
        commands.run_system_cached(explorer::close);
        commands.run_system_cached(theme::despawn_all::<Panel>);
        commands.run_system_cached(show_board);
        commands.run_system_cached(show);
    } else {
        screen.set(Screen::Review);
    }
}

/// Stops judging while the player's online match continues, and resumes when it is over.
fn withhold(online: Res<Online>, study: Option<ResMut<Study>>, mut commands: Commands) {
    let Some(mut study) = study else { return };
    let withheld = online.forbids_analysis(study.game());
    if withheld != study.withheld {
        study.withheld = withheld;
        commands.run_system_cached(analysis::stop);
        commands.run_system_cached(theme::despawn_all::<Panel>);
        commands.run_system_cached(show);
    }
}

/// Shows the viewed position. This happens only after the match screen has ended, because the match on the board is
/// saved when it ends.
fn show_board(study: Option<Res<Study>>, mut shown: MessageWriter<ShowMatch>) {
    shown.write_batch(study.map(|study| ShowMatch(Box::new(study.board()))));
}

fn show(
    mut commands: Commands,
    study: Option<Res<Study>>,
    from_editor: Res<FromEditor>,
    left: Res<ReturnTo>,
    bindings: Res<Bindings>,
    set: Res<SetColours>,
) {
    let Some(study) = study else { return };
    commands
        .spawn((theme::side_panel("Review", hud::WIDTH, GAP), Panel, DespawnOnExit(Screen::Review)))
        .with_children(|panel| {
            panel.spawn(theme::panel_part(GAP, false)).with_children(|part| {
                part.spawn(Node { column_gap: px(8), flex_shrink: 0.0, ..default() }).with_children(|row| {
                    players::spawn(row, &study);
                    navigation::spawn_pictures(row);
                });
                part.spawn(bar::bundle(&study, &set));
                part.spawn(graph::bundle(&study));
                comment::spawn(part);
            });
            panel.spawn(theme::divided_panel_part(GAP, true)).with_children(|part| {
                lines::spawn(part, &study, &bindings);
                list::spawn(part);
                navigation::spawn_steps(part, &bindings);
                navigation::spawn_exits(part, &bindings, from_editor.0, &left);
            });
        });
}

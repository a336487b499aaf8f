//! The editor's panel: game, palette, side to move.

use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::{Brush, Editing, Page, actions, counters, players, position_text, texts};
use crate::game::hud;
use crate::game::hud::seat_icon;
use crate::game::language::LocalizedLabel;
use crate::game::state::{Screen, Step};
use crate::game::theme::{self, Choice};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::{PositionDraft, Setup, localized};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((theme::choices::<Editing>, theme::choices::<Brush>))
        .add_systems(Update, build.in_set(Step::Hud).run_if(in_state(Screen::Editor)));
}

/// The size of a picture in a choice, in pixels.
const PICTURE: f32 = 26.0;

/// The panel, with the values it was built for.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Panel {
    variant: Variant,
    page: Page,
}

fn build(editing: Res<Editing>, page: Res<Page>, panels: Query<(Entity, &Panel)>, mut commands: Commands) {
    let wanted = Panel { variant: editing.variant(), page: *page };
    if panels.iter().any(|(_, panel)| *panel == wanted) {
        return;
    }
    panels.iter().for_each(|(panel, _)| commands.entity(panel).despawn());
    commands
        .spawn((theme::side_panel("Editor panel", hud::WIDTH, 4.0), wanted, DespawnOnExit(Screen::Editor)))
        .with_children(|panel| match wanted.page {
            Page::Board => {
                panel
                    .spawn(theme::panel_part(10.0, true))
                    .with_children(|part| board_page(part, wanted.variant));
                panel.spawn(theme::divided_panel_part(8.0, false)).with_children(|part| {
                    position_text::spawn(part);
                    actions::buttons(part);
                });
            }
            Page::Players => players::spawn(panel, wanted.variant),
        });
}

fn board_page(panel: &mut ChildSpawnerCommands, variant: Variant) {
    panel.spawn(theme::subheading(msg::EDITOR_HEADING));
    theme::scroll_column(panel, 6.0, |list| {
        let mut games = group(list, "Game", msg::SPOKEN_GAMES);
        // The names are long: two on a line.
        games.entry::<Node>().and_modify(|mut node| {
            node.display = Display::Grid;
            node.grid_template_columns = RepeatedGridTrack::flex(2, 1.0);
        });
        games.with_children(|row| {
            for variant in Variant::ALL {
                let (name, words) = texts::variant(variant);
                let choice = Choice::new(move |editing: &mut Editing| {
                    if editing.variant() != variant {
                        editing.0 = PositionDraft::start(variant);
                    }
                });
                row.spawn((theme::segment(name, words), choice, observe(select_first_mark)));
            }
        });
        labelled(list, "What to place", msg::EDITOR_PLACE, |row| {
            let blank = if variant.is_quixo() { msg::EDITOR_BLANK } else { msg::EDITOR_EMPTY };
            row.spawn((
                theme::picture_segment(
                    "Place nothing",
                    blank,
                    theme::glyph(hud::blank_icon(variant), PICTURE),
                ),
                Choice::new(|brush: &mut Brush| *brush = Brush(None)),
            ));
            for seat in 0..variant.seats() {
                let name = format!("Place {}", Setup::seat_name(variant, seat));
                let picture = theme::glyph(seat_icon(variant, seat), PICTURE);
                let tip = localized::seat(variant, seat);
                let choice = Choice::new(move |brush: &mut Brush| *brush = Brush(Some(seat)));
                row.spawn((theme::picture_segment(&name, tip, picture), choice));
            }
        });
        labelled(list, "To move", msg::EDITOR_TO_MOVE, |row| {
            for seat in 0..variant.seats() {
                let name = format!("{} to move", Setup::seat_name(variant, seat));
                let picture = theme::glyph(seat_icon(variant, seat), PICTURE);
                let tip = localized::seat(variant, seat);
                let choice = Choice::new(move |editing: &mut Editing| editing.0.set_seat(seat));
                row.spawn((theme::picture_segment(&name, tip, picture), choice));
            }
        });
        counters::spawn(list);
        actions::board_buttons(list, variant);
    });
}

/// Spawns a radio group with a label beside it, or above it if both do not fit on a line.
fn labelled(
    list: &mut ChildSpawnerCommands,
    name: &str,
    about: Localized,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let row = Node { flex_shrink: 0.0, row_gap: px(2), ..theme::row(8.0) };
    list.spawn(row).with_children(|row| {
        row.spawn(theme::note(about.clone()));
        let mut choice = group(row, name, about);
        // Aligned to the right also on a line of its own, so that the seats of both choices align.
        choice.entry::<Node>().and_modify(|mut node| node.margin.left = auto());
        choice.with_children(fill);
    });
}

fn group<'a>(list: &'a mut ChildSpawnerCommands, name: &str, about: Localized) -> EntityCommands<'a> {
    list.spawn((theme::segments(name), LocalizedLabel(about)))
}

/// Selects what is in every game.
fn select_first_mark(_: On<ValueChange<bool>>, mut brush: ResMut<Brush>) {
    brush.set_if_neq(Brush(Some(0)));
}

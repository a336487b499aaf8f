//! Toggle switches.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Checkbox;

use super::skin::{Skin, caption};
use super::{CORNER, GRID, TOUCH, palette, typeface};
use pushflip_core::language::Localized;

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, paint.before(bevy::ui::UiSystems::Prepare));
}

/// The height of a switch, in pixels; it is twice as wide.
const SWITCH: f32 = 20.0;

#[derive(Component)]
pub(super) struct Track;

/// A row with a toggle switch; a click anywhere on the row toggles it. That triggers `ValueChange<bool>`; a
/// [`Choice`](super::Choice) or an observer sets [`Checked`].
pub fn toggle(name: &str, words: Localized) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        Checkbox,
        Skin::Row,
        TabIndex(0),
        Node {
            align_self: AlignSelf::Stretch,
            min_height: px(TOUCH),
            // The label is aligned with the rows above and below; only the background is wider.
            margin: UiRect::horizontal(px(-GRID)),
            padding: UiRect::all(px(GRID)),
            border_radius: BorderRadius::all(px(CORNER)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(4.0 * GRID),
            ..default()
        },
        children![
            caption(words, typeface::regular(typeface::BODY)),
            (
                Track,
                Node {
                    width: px(2.0 * SWITCH),
                    height: px(SWITCH),
                    padding: UiRect::all(px(2)),
                    border: UiRect::all(super::LINE),
                    border_radius: BorderRadius::MAX,
                    flex_shrink: 0.0,
                    ..default()
                },
                BackgroundColor(palette::WALNUT_DEEP),
                BorderColor::all(palette::EDGE),
                children![(
                    Node {
                        width: px(SWITCH - 6.0),
                        height: px(SWITCH - 6.0),
                        border: UiRect::all(super::LINE),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::PARCHMENT),
                    // Separates the knob from a bright track.
                    BorderColor::all(palette::INK),
                )],
            ),
        ],
    )
}

pub(super) fn paint(
    switches: Query<(Has<Checked>, &Children), With<Checkbox>>,
    mut tracks: Query<(&mut Node, &mut BackgroundColor, &mut BorderColor), With<Track>>,
) {
    for (on, children) in &switches {
        for child in children {
            let Ok((node, mut ground, mut edge)) = tracks.get_mut(*child) else { continue };
            let side = if on { JustifyContent::FlexEnd } else { JustifyContent::FlexStart };
            node.map_unchanged(|node| &mut node.justify_content).set_if_neq(side);
            ground.set_if_neq(BackgroundColor(if on { palette::BRASS_DEEP } else { palette::WALNUT_DEEP }));
            edge.set_if_neq(BorderColor::all(if on { palette::BRASS } else { palette::EDGE }));
        }
    }
}

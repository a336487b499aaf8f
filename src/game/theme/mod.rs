//! The user interface theme: colours, type, icons and widgets.

mod button;
mod choice;
mod entry;
mod field;
mod focus;
pub mod icon;
pub mod palette;
mod panel;
mod presence;
mod scroll;
mod skin;
mod slider;
mod tile;
mod toggle;
mod tooltip;
pub mod typeface;

use bevy::prelude::*;

pub use button::{Stay, enable, icon_button, primary_button, secondary_button, text_button};
pub use choice::{card, cards, check, check_only, picture_segment, segment, segments};
pub use entry::entry;
pub use field::name_field;
pub use focus::{first_focus, hold_focus, typing};
pub use icon::{Glyph, Icon, SetColours, glyph, tinted_glyph};
pub use panel::{
    backdrop, button_row, column, dialog, divider, heading, label, note, rebuild, row, side_panel,
    steady_dialog, subheading, take_down,
};
pub use presence::{presence, presence_ground};
pub use scroll::{room, scroll_column};
pub use skin::{Ink, Skin};
pub use slider::slider;
pub use tile::{TileMark, tile, tiles};
pub use toggle::toggle;
pub use tooltip::{Tip, tooltip, tooltip_node};

/// The widgets' systems.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        typeface::plugin,
        icon::plugin,
        skin::plugin,
        focus::plugin,
        field::plugin,
        scroll::plugin,
        slider::plugin,
        toggle::plugin,
        tooltip::plugin,
    ));
}

/// The step of the grid that distances are multiples of, in pixels.
pub const GRID: f32 = 4.0;
/// The radius of buttons' and panels' corners, in pixels.
pub const CORNER: f32 = 8.0;
/// The width of lines and of edges: a whole pixel of the screen still where the interface is drawn at 0.8 of its size.
pub const LINE: Val = Val::Px(1.25);
/// The least height of what can be clicked, in pixels.
pub const TOUCH: f32 = 36.0;

//! The user interface theme: colours, type, icons and widgets.

mod button;
mod choice;
mod contrast;
mod field;
mod focus;
pub mod icon;
mod list_entry;
pub mod palette;
mod panel;
mod pixels;
mod portrait;
mod presence;
mod scroll;
mod skin;
mod slider;
mod tile;
mod toggle;
mod tooltip;
pub mod typeface;

use bevy::prelude::*;

pub use button::{
    Confirm, Confirmed, KeepFocus, confirm_button, framed_button, icon_button, icon_label_button, new_dot,
    opens, portrait_button, primary_button, secondary_button, sends, set_enabled, text_button,
};
pub use choice::{
    Choice, card, cards, choices, picture_card, picture_segment, segment, segments, set_checked,
};
pub use field::{Cancels, SelectedAtFirst, Submits, TypedText, name_field, typed_texts};
pub use focus::{InitiallyInView, initial_focus, is_typing, keep_focus_on_rebuild};
pub use icon::{Glyph, Icon, SetColours, glyph, glyph_in_set, icon_colour, tinted_glyph};
pub use list_entry::list_entry;
pub use panel::{
    NARROW, NOTE_HEIGHT, PanelPlace, WIDE, backdrop, bold_label, button_row, centred, column, despawn_all,
    dialog, divided_panel_part, divider, filling_cell, footer, heading, kept_note, label, layer, line, note,
    panel_part, path_note, rebuild, row, set_shown, side_panel, small_dialog, small_label, subheading,
    two_columns,
};
pub use pixels::draw_image;
pub use portrait::{Portrait, portrait};
pub use presence::{presence_dot, presence_fill};
pub use scroll::{hidden_height, scroll_column};
pub use skin::{Highlighted, InheritColor, Skin, caption};
pub use slider::slider;
pub use tile::{TileMark, tile, tiles};
pub use toggle::toggle;
pub use tooltip::{Tooltip, tooltip, tooltip_node};

pub fn plugin(app: &mut App) {
    app.add_plugins((
        typeface::plugin,
        icon::plugin,
        contrast::plugin,
        skin::plugin,
        focus::plugin,
        button::plugin,
        panel::plugin,
        portrait::plugin,
        field::plugin,
        scroll::plugin,
        slider::plugin,
        toggle::plugin,
        tooltip::plugin,
    ));
}

/// The spacing unit, in pixels.
pub const GRID: f32 = 4.0;
/// The corner radius of buttons and panels, in pixels.
pub const CORNER: f32 = 8.0;
/// The width of lines and borders: still a whole pixel where the interface is scaled to 0.8.
pub const LINE: Val = Val::Px(1.25);
/// The minimum height of a clickable widget, in pixels.
pub const TOUCH: f32 = 36.0;

//! The theme's widgets in a window of their own: toggle, slider and a button that asks for confirmation.
//!
//! ```sh
//! cargo run --example widgets
//! ```

use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};
use pushflip::game::language::{self, LocalizedText};
use pushflip::game::state::Menu;
use pushflip::game::theme::{self, Confirmed};

fn main() -> AppExit {
    App::new()
        .add_plugins((DefaultPlugins, language::plugin, theme::plugin))
        // The theme keeps the focus over changes of the menu.
        .init_state::<Menu>()
        .add_systems(Startup, spawn)
        .run()
}

/// The text that shows the last event.
#[derive(Component)]
struct LastEvent;

fn spawn(mut commands: Commands) {
    commands.spawn(Camera2d);
    commands.spawn(theme::backdrop()).with_child((
        theme::dialog("Dialog", 480.0),
        children![
            theme::heading("Widgets".into()),
            (
                theme::toggle("Sound", "Sound".into()),
                observe(
                    |change: On<ValueChange<bool>>,
                     mut commands: Commands,
                     texts: Query<&mut LocalizedText, With<LastEvent>>| {
                        theme::set_checked(&mut commands, change.source, change.value);
                        show(texts, format!("Sound: {}", change.value));
                    }
                ),
            ),
            (
                theme::slider("Volume", 0.5, 0.0, 1.0, 0.05),
                observe(|change: On<ValueChange<f32>>, texts: Query<&mut LocalizedText, With<LastEvent>>| {
                    show(texts, format!("Volume: {:.2}", change.value));
                }),
            ),
            (
                theme::confirm_button("Delete", "Delete".into(), Some("Sure? Click again".into())),
                observe(|_: On<Confirmed>, texts: Query<&mut LocalizedText, With<LastEvent>>| {
                    show(texts, "Deleted".into());
                }),
            ),
            (LastEvent, theme::note("Use a widget.".into())),
        ],
    ));
}

fn show(mut texts: Query<&mut LocalizedText, With<LastEvent>>, event: String) {
    for mut text in &mut texts {
        text.0 = event.as_str().into();
    }
}

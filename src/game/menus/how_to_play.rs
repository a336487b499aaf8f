//! The rules in short.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{ValueChange, observe};

use super::close;
use crate::game::hud::words;
use crate::game::settings::Settings;
use crate::game::theme::{self, palette, typeface};
use crate::game::{CurrentMatch, Menu, Screen};
use crate::rules::Variant;

/// Shows the rules of the game that is played, or of any other that is chosen.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::HowToPlay), show);
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 660.0;

/// The games whose rules are told; the open board differs from Hexxagon by three blocks only.
const TOLD: [Variant; 3] = [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon];

/// On a segment: the game whose rules it shows.
#[derive(Component, Clone, Copy)]
struct Of(Variant);

/// What holds the rules.
#[derive(Component)]
struct Rules;

fn show(
    mut commands: Commands,
    screen: Res<State<Screen>>,
    game: Res<CurrentMatch>,
    settings: Res<Settings>,
) {
    let variant = match (screen.get(), &settings.last_setup) {
        (Screen::Playing, _) => game.setup().variant,
        (_, Some(last)) => last.variant,
        _ => Variant::Quixo,
    };
    let told = if variant == Variant::HexxagonOpen { Variant::Hexxagon } else { variant };
    commands.spawn((theme::backdrop("How to play"), DespawnOnExit(Menu::HowToPlay))).with_children(|back| {
        back.spawn(theme::dialog("Rules", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(text::HEADING));
            menu.spawn(Node { flex_shrink: 0.0, ..theme::row(8.0) }).with_children(|row| {
                row.spawn((theme::segments(text::GAME), observe(choose))).with_children(|group| {
                    for variant in TOLD {
                        let mut segment = group.spawn((
                            theme::segment(words::variant(variant), words::variant(variant)),
                            Of(variant),
                        ));
                        if variant == told {
                            segment.insert(Checked);
                        }
                    }
                });
            });
            let place = theme::scroll_column(menu, 10.0, |list| tell(list, told));
            menu.commands().entity(place).insert(Rules);
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                row.spawn((
                    theme::primary_button(text::CLOSE, text::CLOSE),
                    theme::first_focus(),
                    observe(close),
                ));
            });
        });
    });
}

fn tell(list: &mut ChildSpawnerCommands, variant: Variant) {
    for (title, sentences) in text::rules(variant) {
        list.spawn(Node { flex_shrink: 0.0, ..theme::column(2.0) }).with_children(|part| {
            part.spawn(theme::subheading(title));
            part.spawn((
                Text::new(*sentences),
                typeface::regular(typeface::BODY),
                TextColor(palette::PARCHMENT),
            ));
        });
    }
}

fn choose(
    change: On<ValueChange<Entity>>,
    segments: Query<(Entity, &Of)>,
    mut rules: Query<(Entity, &mut ScrollPosition), With<Rules>>,
    mut commands: Commands,
) -> Result {
    let (chosen, &Of(variant)) = segments.get(change.value)?;
    for (segment, _) in &segments {
        if segment == chosen {
            commands.entity(segment).insert(Checked);
        } else {
            commands.entity(segment).remove::<Checked>();
        }
    }
    for (place, mut scroll) in &mut rules {
        scroll.y = 0.0;
        commands.entity(place).despawn_children().with_children(|list| tell(list, variant));
    }
    Ok(())
}

mod text {
    use crate::rules::Variant;

    pub const HEADING: &str = "How to play";
    pub const GAME: &str = "Rules of";
    pub const CLOSE: &str = "Close";

    type Part = (&'static str, &'static str);

    pub fn rules(variant: Variant) -> &'static [Part] {
        match variant {
            Variant::Quixo => &QUIXO,
            Variant::QuixoTeams => &TEAMS,
            Variant::Hexxagon | Variant::HexxagonOpen => &HEXXAGON,
        }
    }

    const QUIXO: [Part; 4] = [
        ("Goal", "Five of your symbol in a line: a row, a column or a diagonal."),
        (
            "A move",
            "Take a cube from the border, blank or with your symbol, never the opponent's. Turn your \
             symbol up and push it in at an end of a row or column that it left open, but not where it \
             came from. The line closes the gap.",
        ),
        (
            "Careful",
            "If your push completes a line of the opponent's symbol you lose, even if it completes one of \
             yours too.",
        ),
        (
            "On the table",
            "Click a cube, then one of the arrows; the ghost shows the line as it will be. Esc, or a click \
             elsewhere, puts the cube back.",
        ),
    ];

    const TEAMS: [Part; 4] = [
        (
            "Goal",
            "Two against two: south and north play the cross, west and east the circle. Five symbols of \
             your team in a line win for both of you.",
        ),
        (
            "The dot",
            "Every cube with a symbol has a dot that faces one seat. You may take a blank cube, or one of \
             your team's whose dot faces you. When you push a cube in you choose whom its dot faces: \
             you or your partner.",
        ),
        ("First round", "In your own first turn only blank cubes may be taken."),
        (
            "Passing",
            "Only who can take no cube passes. If all four pass in a row the game is drawn. A line of the \
             opponents that you complete loses, as in the game for two.",
        ),
    ];

    const HEXXAGON: [Part; 4] = [
        ("Goal", "More pieces than the other side when the board is full, or when nobody can move."),
        (
            "A move",
            "Clone: put a new piece on an empty cell next to one of yours. Or jump: move a piece to an \
             empty cell two steps away, over anything.",
        ),
        ("Turning", "Every enemy piece next to the cell of arrival turns over to your colour."),
        (
            "On the table",
            "Click a piece, then one of the marked cells: one shape is a clone, the other a jump. A click on \
             an empty cell plays the clone at once. In Hexxagon three blocks are never entered; on the \
             open board there are none.",
        ),
    ];
}

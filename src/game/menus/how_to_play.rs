//! The rules in short.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{ValueChange, observe};

use super::close;
use crate::game::hud::words;
use crate::game::language::{Language, take_down};
use crate::game::settings::Settings;
use crate::game::theme::{self, palette, typeface};
use crate::game::{CurrentMatch, Menu, Screen};
use crate::rules::Variant;

/// Shows the rules of the game that is played, or of any other that is chosen.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::HowToPlay), show).add_systems(
        Update,
        (take_down::<HowToPlay>, show)
            .chain()
            .run_if(resource_changed::<Language>)
            .run_if(in_state(Menu::HowToPlay)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 660.0;

/// The games whose rules are told; the open board differs from Hexxagon by three blocks only.
const TOLD: [Variant; 3] = [Variant::Quixo, Variant::QuixoTeams, Variant::Hexxagon];

#[derive(Component)]
struct HowToPlay;

/// On a segment: the game whose rules it shows.
#[derive(Component, Clone, Copy)]
struct Of(Variant);

/// What holds the rules.
#[derive(Component)]
struct Rules;

fn show(
    mut commands: Commands,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    game: Res<CurrentMatch>,
    settings: Res<Settings>,
) {
    let language = *language;
    let variant = match (screen.get(), &settings.last_setup) {
        (Screen::Playing, _) => game.setup().variant,
        (_, Some(last)) => last.variant,
        _ => Variant::Quixo,
    };
    let told = if variant == Variant::HexxagonOpen { Variant::Hexxagon } else { variant };
    commands
        .spawn((theme::backdrop("How to play"), HowToPlay, DespawnOnExit(Menu::HowToPlay)))
        .with_children(|back| {
            back.spawn(theme::dialog("Rules", WIDTH)).with_children(|menu| {
                menu.spawn(theme::heading(&language.say("common-how-to-play")));
                menu.spawn(Node { flex_shrink: 0.0, ..theme::row(8.0) }).with_children(|row| {
                    row.spawn((theme::segments("Rules of"), observe(choose))).with_children(|group| {
                        for variant in TOLD {
                            let mut segment = group.spawn((
                                theme::segment(
                                    &words::variant(Language::English, variant),
                                    &words::variant(language, variant),
                                ),
                                Of(variant),
                            ));
                            if variant == told {
                                segment.insert(Checked);
                            }
                        }
                    });
                });
                let place = theme::scroll_column(menu, 10.0, |list| tell(list, language, told));
                menu.commands().entity(place).insert(Rules);
                menu.spawn(theme::divider());
                menu.spawn(theme::button_row()).with_children(|row| {
                    row.spawn((
                        theme::primary_button("Close", &language.say("common-close")),
                        theme::first_focus(),
                        observe(close),
                    ));
                });
            });
        });
}

fn tell(list: &mut ChildSpawnerCommands, language: Language, variant: Variant) {
    for (title, sentences) in parts(variant) {
        list.spawn(Node { flex_shrink: 0.0, ..theme::column(2.0) }).with_children(|part| {
            part.spawn(theme::subheading(&language.say(title)));
            part.spawn((
                Text::new(language.say(sentences)),
                typeface::regular(typeface::BODY),
                TextColor(palette::PARCHMENT),
            ));
        });
    }
}

fn choose(
    change: On<ValueChange<Entity>>,
    language: Res<Language>,
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
        commands.entity(place).despawn_children().with_children(|list| tell(list, *language, variant));
    }
    Ok(())
}

/// The parts of a game's rules: the messages of each one's name and sentences.
fn parts(variant: Variant) -> [(&'static str, &'static str); 4] {
    match variant {
        Variant::Quixo => [
            ("rules-goal", "rules-quixo-goal"),
            ("rules-move", "rules-quixo-move"),
            ("rules-careful", "rules-quixo-careful"),
            ("rules-table", "rules-quixo-table"),
        ],
        Variant::QuixoTeams => [
            ("rules-goal", "rules-teams-goal"),
            ("rules-dot", "rules-teams-dot"),
            ("rules-first-round", "rules-teams-first-round"),
            ("rules-passing", "rules-teams-passing"),
        ],
        Variant::Hexxagon | Variant::HexxagonOpen => [
            ("rules-goal", "rules-hexxagon-goal"),
            ("rules-move", "rules-hexxagon-move"),
            ("rules-turning", "rules-hexxagon-turning"),
            ("rules-table", "rules-hexxagon-table"),
        ],
    }
}

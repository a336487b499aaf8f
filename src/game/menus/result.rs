//! The result, as a banner that leaves the board to be seen.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::game::hud;
use crate::game::language::{Language, take_down, words};
use crate::game::state::{MatchCommand, Menu, ReviewMatch};
use crate::game::table::camera::HudInsets;
use crate::game::theme::{self, Skin, Stay, palette, typeface};
use crate::game::turn::CurrentMatch;

/// Shows the banner.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Result), show)
        .add_systems(
            Update,
            (take_down::<OverBoard>, show)
                .chain()
                .run_if(resource_changed::<Language>)
                .run_if(in_state(Menu::Result)),
        )
        .add_systems(Update, keep_beside_the_panel.run_if(resource_changed::<HudInsets>));
}

/// The most width of the banner, in pixels.
const WIDTH: f32 = 640.0;

/// The banner's place: over the board, beside the panel.
#[derive(Component)]
struct OverBoard;

/// What a button of the banner does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Rematch,
    Review,
    Leave,
}

fn show(
    mut commands: Commands,
    language: Res<Language>,
    game: Res<CurrentMatch>,
    insets: Res<HudInsets>,
    scale: Res<UiScale>,
) {
    let Some(result) = game.result() else { return };
    let setup = game.setup();
    commands
        .spawn((
            Name::new("Result"),
            DespawnOnExit(Menu::Result),
            OverBoard,
            Pickable::IGNORE,
            GlobalZIndex(10),
            Node {
                position_type: PositionType::Absolute,
                // Where the board leaves room: Quixo's winning line lifts, Hexxagon's corner points down.
                top: if setup.variant.is_quixo() { auto() } else { px(0) },
                bottom: if setup.variant.is_quixo() { px(0) } else { auto() },
                left: px(0),
                right: px(insets.right / scale.0),
                padding: UiRect::all(px(12)),
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .with_children(|place| {
            place
                .spawn((
                    Name::new("Result banner"),
                    TabGroup::new(-1),
                    Node {
                        max_width: px(WIDTH),
                        padding: UiRect::axes(px(16), px(12)),
                        border: UiRect::all(px(1)),
                        border_radius: BorderRadius::all(px(1.5 * theme::CORNER)),
                        column_gap: px(16),
                        ..theme::row(16.0)
                    },
                    BackgroundColor(palette::WALNUT),
                    BorderColor::all(palette::BRASS),
                    BoxShadow::new(palette::SHADOW, px(0), px(4), px(0), px(16)),
                ))
                .with_children(|banner| {
                    if let Some(side) = result.winner {
                        banner.spawn(theme::glyph(hud::side_symbol(setup.variant, side), 44.0));
                    }
                    banner.spawn((
                        Node { flex_grow: 1.0, flex_shrink: 1.0, ..theme::column(0.0) },
                        children![
                            (
                                Text::new(words::winner(*language, setup, result)),
                                typeface::bold(typeface::HEADING),
                                TextColor(palette::PARCHMENT),
                            ),
                            theme::label(&words::ending(*language, result)),
                        ],
                    ));
                    banner.spawn(theme::row(8.0)).with_children(|row| {
                        for (name, words, skin, action) in [
                            ("Rematch", "menus-rematch", Skin::Primary, Action::Rematch),
                            ("Review the match", "review-open", Skin::Secondary, Action::Review),
                            ("Menu", "menus-menu", Skin::Secondary, Action::Leave),
                        ] {
                            let button = theme::text_button(name, &language.say(words), skin);
                            let mut button = row.spawn((button, Stay, action));
                            if action == Action::Rematch {
                                button.insert(theme::first_focus());
                            }
                            button.observe(act);
                        }
                    });
                });
        });
}

fn act(
    pressed: On<Activate>,
    actions: Query<&Action>,
    game: Res<CurrentMatch>,
    mut asked: MessageWriter<MatchCommand>,
    mut reviews: MessageWriter<ReviewMatch>,
) -> Result {
    match actions.get(pressed.entity)? {
        Action::Rematch => _ = asked.write(MatchCommand::Rematch),
        Action::Review => _ = reviews.write(ReviewMatch(Box::new(game.clone()))),
        Action::Leave => _ = asked.write(MatchCommand::Leave),
    }
    Ok(())
}

fn keep_beside_the_panel(
    insets: Res<HudInsets>,
    scale: Res<UiScale>,
    mut places: Query<&mut Node, With<OverBoard>>,
) {
    for mut place in &mut places {
        place.right = px(insets.right / scale.0);
    }
}

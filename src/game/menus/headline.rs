//! The large headline at the end of a match, with the pieces counted in Hexxagon.

use bevy::prelude::*;

use super::is_new;
use crate::game::hud::{self, Banner};
use crate::game::language::LocalizedText;
use crate::game::motion;
use crate::game::redraw::DrawWhile as _;
use crate::game::scene::RISE_INTERVAL;
use crate::game::settings::Settings;
use crate::game::state::{Menu, SeatsHere, Step};
use crate::game::theme::{self, PanelPlace, palette, typeface};
use crate::game::turn::{CurrentMatch, Rules};
use pushflip_core::rules::{BySide, Side};
use pushflip_core::session::{Reason, localized};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Result), show)
        .add_systems(
            Update,
            (advance.run_if(any_with_component::<Headline>), reveal_banner)
                .chain()
                // A line at the end of the match waits for the banner.
                .before(Step::Next)
                .run_if(in_state(Menu::Result)),
        )
        .draw_while(any_with_component::<Headline>);
}

/// The size of the words, in pixels.
const SIZE: f32 = 68.0;
/// The opacity of the background, which makes the words readable on pale cubes.
const BACKGROUND: f32 = 0.55;
/// How long the headline stays after the count, and the last part of it in which it fades out, in seconds.
const STAY: f32 = 1.6;
const FADE: f32 = 0.5;

/// The headline, with the seconds since it appeared at normal speed.
#[derive(Component)]
struct Headline {
    elapsed: f32,
    duration: f32,
}

/// The number of pieces, the player's own first, which is counted up while the winner's pieces rise.
#[derive(Component)]
struct Count([u32; 2]);

fn show(
    (game, rules): (Res<CurrentMatch>, Res<Rules>),
    here: Res<SeatsHere>,
    panel: Res<PanelPlace>,
    settings: Res<Settings>,
    mut last: Local<Option<(u64, usize)>>,
    mut commands: Commands,
) {
    if !is_new(&mut last, (game.as_match().seed(), game.moves().len())) {
        return;
    }
    let Some(result) = rules.result().filter(|_| motion::speed(&settings) > 0.0) else { return };
    let you = here.own_side(game.setup());
    let by_pieces = result.score.filter(|_| matches!(result.reason, Reason::Board(_)));
    let count = by_pieces.map(|BySide(pieces)| {
        let own = you.unwrap_or(Side::First) as usize;
        [pieces[own], pieces[1 - own]]
    });
    let counting = count.map_or(0.0, |count| count[0].max(count[1]) as f32 * RISE_INTERVAL);
    let text = |size: f32| {
        (
            Node {
                padding: UiRect::axes(px(28), px(6)),
                border_radius: BorderRadius::all(px(3.0 * theme::CORNER)),
                ..default()
            },
            BackgroundColor(palette::INK.with_alpha(BACKGROUND)),
            typeface::bold(size),
            TextColor(palette::PARCHMENT),
            TextLayout::justify(Justify::Center),
            TextShadow { offset: Vec2::splat(3.0), color: palette::INK },
        )
    };
    commands
        .spawn((
            Name::new("Headline"),
            Headline { elapsed: 0.0, duration: counting + STAY },
            DespawnOnExit(Menu::Result),
            Pickable::IGNORE,
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                top: px(0),
                right: if panel.is_below() { px(0) } else { px(hud::WIDTH) },
                bottom: px(panel.height()),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..theme::column(0.0)
            },
        ))
        .with_children(|place| {
            place.spawn((LocalizedText(localized::winner(game.setup(), result, you)), text(SIZE)));
            if let Some(count) = count {
                place.spawn((Count(count), LocalizedText::default(), text(0.7 * SIZE)));
            }
        });
}

/// Shows the banner after the headline, which says the same in large letters.
fn reveal_banner(headlines: Query<(), With<Headline>>, mut banners: Query<&mut Visibility, With<Banner>>) {
    let wanted = if headlines.is_empty() { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut banners {
        visibility.set_if_neq(wanted);
    }
}

/// Counts the pieces, fades the headline out and removes it; a key or a click removes it at once.
fn advance(
    time: Res<Time>,
    settings: Res<Settings>,
    (keys, mouse): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<MouseButton>>),
    mut headlines: Query<(Entity, &mut Headline, &Children)>,
    mut texts: Query<(
        &mut TextColor,
        &mut TextShadow,
        &mut BackgroundColor,
        &mut LocalizedText,
        Option<&Count>,
    )>,
    mut commands: Commands,
) {
    let is_skipped = keys.get_just_pressed().len() + mouse.get_just_pressed().len() > 0;
    for (entity, mut headline, children) in &mut headlines {
        headline.elapsed += time.delta_secs() * motion::speed(&settings);
        let left = headline.duration - headline.elapsed;
        if left <= 0.0 || is_skipped {
            commands.entity(entity).despawn();
            continue;
        }
        let alpha = (left / FADE).min(1.0);
        for &child in children {
            let Ok((mut colour, mut shadow, mut background, mut text, count)) = texts.get_mut(child) else {
                continue;
            };
            colour.0.set_alpha(alpha);
            background.0.set_alpha(BACKGROUND * alpha);
            shadow.color.set_alpha(alpha);
            if let Some(count) = count {
                let counted = (headline.elapsed / RISE_INTERVAL) as u32;
                let [own, other] = count.0.map(|pieces| pieces.min(counted));
                text.set_if_neq(LocalizedText(format!("{own} – {other}").into()));
            }
        }
    }
}

//! Buttons, and the actions bound to them.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, observe};

use super::icon::{Icon, tinted_glyph};
use super::portrait::portrait;
use super::skin::{Skin, caption, set_weight};
use super::tooltip::Tooltip;
use super::{CORNER, GRID, TOUCH, palette, typeface};
use crate::game::language::{LocalizedText, RenderTexts};
use crate::game::state::Menu;
use pushflip_core::ai::Level;
use pushflip_core::language::Localized;

/// The size of a portrait in a button, which is as high as those without one, in pixels.
const PORTRAIT: f32 = 28.0;
/// The diameter of the dot that marks something new, in pixels.
const DOT: f32 = 7.0;

/// Keeps the keyboard focus on a button after a click. Buttons in a modal dialog keep it anyway.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct KeepFocus;

/// Enables or disables a button. Without a difference it triggers nothing.
pub fn set_enabled(commands: &mut Commands, button: Entity, is_enabled: bool) {
    let mut button = commands.entity(button);
    if is_enabled {
        button.try_remove::<InteractionDisabled>();
    } else {
        button.try_insert_if_new(InteractionDisabled);
    }
}

/// Writes a message when the button is pressed.
pub fn sends<M: Message + Clone>(message: M) -> impl Bundle {
    observe(move |_: On<Activate>, mut messages: MessageWriter<M>| {
        messages.write(message.clone());
    })
}

/// Opens a menu when the button is pressed.
pub fn opens(menu: Menu) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu))
}

/// A button that asks for confirmation: the first press shows the question, the second triggers [`Confirmed`]. Without a
/// question the first press triggers it.
#[derive(Component)]
pub struct Confirm {
    label: Localized,
    question: Option<Localized>,
    asked: bool,
}

impl Confirm {
    /// Shows the label again, so that the next press asks.
    pub fn cancel(&mut self) {
        self.asked = false;
    }
}

/// The press of a [`confirm_button`] that needs no further confirmation.
#[derive(EntityEvent)]
pub struct Confirmed {
    pub entity: Entity,
}

/// A secondary button that asks `question`, if there is one, before it triggers [`Confirmed`]. While it asks, it looks
/// like a main button.
pub fn confirm_button(name: &str, words: Localized, question: Option<Localized>) -> impl Bundle + use<> {
    (secondary_button(name, words.clone()), Confirm { label: words, question, asked: false })
}

pub fn plugin(app: &mut App) {
    app.add_observer(ask).add_systems(PostUpdate, show_question.before(set_weight).before(RenderTexts));
}

fn ask(pressed: On<Activate>, mut buttons: Query<&mut Confirm>, mut commands: Commands) {
    let Ok(mut confirm) = buttons.get_mut(pressed.entity) else { return };
    confirm.asked = !confirm.asked && confirm.question.is_some();
    if !confirm.asked {
        commands.trigger(Confirmed { entity: pressed.entity });
    }
}

fn show_question(
    mut buttons: Query<(&Confirm, &mut Skin, &Children), Changed<Confirm>>,
    mut texts: Query<&mut LocalizedText>,
) {
    for (confirm, mut skin, children) in &mut buttons {
        skin.set_if_neq(if confirm.asked { Skin::Primary } else { Skin::Secondary });
        let words = confirm.question.as_ref().filter(|_| confirm.asked).unwrap_or(&confirm.label);
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.set_if_neq(LocalizedText(words.clone()));
            }
        }
    }
}

/// The main button. `name` is the English name that code and tests find it by; `words` is the label.
pub fn primary_button(name: &str, words: Localized) -> impl Bundle + use<> {
    text_button(name, words, Skin::Primary)
}

pub fn secondary_button(name: &str, words: Localized) -> impl Bundle + use<> {
    text_button(name, words, Skin::Secondary)
}

/// A button without content, with the frame of all buttons.
pub fn framed_button(name: &str, skin: Skin, node: Node) -> impl Bundle + use<> {
    (
        Name::new(name.to_string()),
        Button,
        skin,
        TabIndex(0),
        Node { border: UiRect::all(super::LINE), border_radius: BorderRadius::all(px(CORNER)), ..node },
    )
}

pub fn text_button(name: &str, words: Localized, skin: Skin) -> impl Bundle + use<> {
    portrait_button(name, words, None, skin)
}

/// A button with the portrait of a computer player, if there is one, and a label.
pub fn portrait_button(
    name: &str,
    words: Localized,
    level: Option<Level>,
    skin: Skin,
) -> impl Bundle + use<> {
    let font = if skin == Skin::Primary {
        typeface::bold(typeface::BODY)
    } else {
        typeface::regular(typeface::BODY)
    };
    let node = Node {
        min_height: px(TOUCH + GRID),
        padding: UiRect::axes(px(4.0 * GRID), px(GRID)),
        column_gap: px(1.5 * GRID),
        ..super::centred()
    };
    let portrait = level.map(|level| portrait(level, PORTRAIT));
    let label = (caption(words, font), TextLayout::justify(Justify::Center));
    (framed_button(name, skin, node), Children::spawn((SpawnIter(portrait.into_iter()), Spawn(label))))
}

/// The dot in the corner of a button: something new.
pub fn new_dot() -> impl Bundle {
    (
        Name::new("New"),
        Pickable::IGNORE,
        Node {
            position_type: PositionType::Absolute,
            top: px(6),
            right: px(6),
            width: px(DOT),
            height: px(DOT),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::ACCENT),
    )
}

/// A square button with an icon and a tooltip.
pub fn icon_button(name: &str, words: Localized, icon: Icon, skin: Skin) -> impl Bundle + use<> {
    (icon_label_button(name, None, icon, skin), Tooltip(words))
}

/// A button with an icon and, if there is one, a label.
pub fn icon_label_button(
    name: &str,
    label: Option<Localized>,
    icon: Icon,
    skin: Skin,
) -> impl Bundle + use<> {
    let node = Node {
        min_width: px(TOUCH),
        height: px(TOUCH),
        padding: UiRect::horizontal(if label.is_some() { px(2.0 * GRID) } else { px(0) }),
        column_gap: px(1.5 * GRID),
        ..super::centred()
    };
    let label = label.map(|words| {
        let text = caption(words, typeface::regular(typeface::SMALL));
        (text, TextLayout::linebreak(LineBreak::NoWrap))
    });
    let children = (Spawn(tinted_glyph(icon, 5.0 * GRID)), SpawnIter(label.into_iter()));
    (framed_button(name, skin, node), Children::spawn(children))
}

//! Widget styles: colours by kind and state (hovered, pressed, selected, disabled, focused).

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::FontWeight;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

use super::palette;
use crate::game::language::LocalizedText;
use pushflip_core::language::Localized;

pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        // The font weight changes the width of a text, so it is set before measuring.
        (set_weight.before(bevy::ui::UiSystems::Content), paint.before(bevy::ui::UiSystems::Prepare)),
    );
}

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(
    Hovered,
    BackgroundColor,
    BorderColor,
    Outline = Outline::new(Val::Px(2.0), Val::Px(2.0), Color::NONE)
)]
pub enum Skin {
    /// The main button of a panel.
    Primary,
    Secondary,
    /// A button without background until it is hovered.
    Quiet,
    Segment,
    Card,
    /// A row with a switch.
    Row,
    /// The container of a radio group: shows only the focus ring.
    Group,
    Field,
}

/// Gives a text or icon the text colour of its widget.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct InheritColor;

/// Gives a widget the colours of a checked one. Screen readers would announce [`Checked`].
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Highlighted;

/// Gives the border of a node over the picture of a widget the border colour of the widget.
#[derive(Component, Clone, Copy, Default, Debug)]
pub(super) struct InheritEdge;

/// A text in a widget, in the colour of the widget's skin.
pub fn caption(words: Localized, font: TextFont) -> impl Bundle + use<> {
    (LocalizedText(words), font, TextColor::WHITE, InheritColor)
}

#[expect(clippy::struct_excessive_bools, reason = "independent flags")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct State {
    hovered: bool,
    pressed: bool,
    chosen: bool,
    disabled: bool,
    focused: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Look {
    ground: Color,
    edge: Color,
    ink: Color,
}

#[expect(clippy::match_same_arms, reason = "a table: a line for each skin and state")]
fn look(skin: Skin, state: State) -> Look {
    use palette as c;
    let lit = state.hovered && !state.disabled;
    let pressed = state.pressed && !state.disabled;
    let plain = |ground, edge, ink| Look { ground, edge, ink };
    match skin {
        Skin::Primary if state.disabled => plain(c::WALNUT_RAISED, c::EDGE, c::FADED),
        Skin::Primary if pressed => plain(c::BRASS_DEEP, c::BRASS_DEEP, c::INK),
        Skin::Primary if lit => plain(c::BRASS_LIT, c::BRASS_LIT, c::INK),
        Skin::Primary => plain(c::BRASS, c::BRASS, c::INK),

        Skin::Secondary if state.disabled => plain(Color::NONE, c::WALNUT_RAISED, c::FADED),
        Skin::Secondary if pressed => plain(c::WALNUT_DEEP, c::EDGE_LIT, c::PARCHMENT),
        Skin::Secondary if lit => plain(c::WALNUT_LIT, c::EDGE_LIT, c::PARCHMENT),
        Skin::Secondary => plain(c::WALNUT_RAISED, c::EDGE, c::PARCHMENT),

        Skin::Segment if state.chosen => plain(c::BRASS, c::BRASS, c::INK),
        Skin::Card if state.chosen => plain(c::WALNUT_LIT, c::BRASS, c::PARCHMENT),
        Skin::Card if lit => plain(c::WALNUT_LIT, c::EDGE_LIT, c::PARCHMENT),
        Skin::Card => plain(c::WALNUT_RAISED, c::EDGE, c::PARCHMENT),

        Skin::Quiet | Skin::Segment if state.disabled => plain(Color::NONE, Color::NONE, c::FADED),
        Skin::Quiet if state.chosen => plain(c::WALNUT_LIT, c::BRASS, c::PARCHMENT),
        Skin::Quiet | Skin::Segment | Skin::Row if pressed => {
            plain(c::WALNUT_DEEP, Color::NONE, c::PARCHMENT)
        }
        Skin::Quiet | Skin::Segment | Skin::Row if lit => plain(c::WALNUT_LIT, Color::NONE, c::PARCHMENT),
        Skin::Quiet | Skin::Row => plain(Color::NONE, Color::NONE, c::PARCHMENT),
        Skin::Segment => plain(Color::NONE, Color::NONE, c::PARCHMENT_DIM),

        Skin::Group => plain(Color::NONE, Color::NONE, c::PARCHMENT),
        Skin::Field if state.focused => plain(c::WALNUT_DEEP, c::BRASS, c::PARCHMENT),
        Skin::Field if lit => plain(c::WALNUT_DEEP, c::EDGE_LIT, c::PARCHMENT),
        Skin::Field => plain(c::WALNUT_DEEP, c::EDGE, c::PARCHMENT),
    }
}

/// Makes the label of a button bold when it becomes primary: regular weight is hard to read on brass.
pub(super) fn set_weight(
    skins: Query<(Entity, Ref<Skin>), Changed<Skin>>,
    children: Query<&Children>,
    mut inheriting: Query<&mut TextFont, With<InheritColor>>,
) {
    for (entity, skin) in skins.iter().filter(|(_, skin)| !skin.is_added()) {
        let weight = if *skin == Skin::Primary { FontWeight::BOLD } else { FontWeight::NORMAL };
        for child in children.iter_descendants(entity) {
            if let Ok(font) = inheriting.get_mut(child) {
                font.map_unchanged(|font| &mut font.weight).set_if_neq(weight);
            }
        }
    }
}

type States = (Has<Pressed>, Has<Checked>, Has<Highlighted>, Has<InteractionDisabled>);
type Colours = (&'static mut BackgroundColor, &'static mut BorderColor, &'static mut Outline);

pub(super) fn paint(
    mut skins: Query<(Entity, &Skin, &Hovered, States, Colours)>,
    children: Query<&Children>,
    mut inheriting: Query<(Option<&mut TextColor>, Option<&mut ImageNode>), With<InheritColor>>,
    mut frames: Query<&mut BorderColor, (With<InheritEdge>, Without<Skin>)>,
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
) {
    for (entity, &skin, hovered, (pressed, checked, highlighted, disabled), colours) in &mut skins {
        let (focused, chosen) = (focus.get() == Some(entity), checked || highlighted);
        let state = State { hovered: hovered.get(), pressed, chosen, disabled, focused };
        let look = look(skin, state);
        let (mut ground, mut edge, outline) = colours;
        let ring = if focused && focus_visible.0 { palette::FOCUS } else { Color::NONE };
        outline.map_unchanged(|outline| &mut outline.color).set_if_neq(ring);
        if skin == Skin::Group {
            continue;
        }
        ground.set_if_neq(BackgroundColor(look.ground));
        edge.set_if_neq(BorderColor::all(look.edge));
        for child in children.iter_descendants(entity) {
            if let Ok(mut frame) = frames.get_mut(child) {
                frame.set_if_neq(BorderColor::all(look.edge));
            }
            let Ok((text, image)) = inheriting.get_mut(child) else { continue };
            if let Some(mut text) = text {
                text.set_if_neq(TextColor(look.ink));
            }
            if let Some(image) = image {
                image.map_unchanged(|image| &mut image.color).set_if_neq(look.ink);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SKINS: [Skin; 6] =
        [Skin::Primary, Skin::Secondary, Skin::Quiet, Skin::Segment, Skin::Card, Skin::Row];

    #[test]
    fn hover_changes_every_skin() {
        for skin in SKINS {
            let still = look(skin, State::default());
            let hovered = look(skin, State { hovered: true, ..State::default() });
            assert_ne!(still, hovered, "{skin:?}");
        }
    }

    #[test]
    fn disabled_widgets_ignore_hover_and_press() {
        for skin in [Skin::Primary, Skin::Secondary, Skin::Quiet, Skin::Segment] {
            let still = State { disabled: true, ..State::default() };
            let touched = State { hovered: true, pressed: true, ..still };
            assert_eq!(look(skin, still), look(skin, touched), "{skin:?}");
            assert_ne!(look(skin, still), look(skin, State::default()), "{skin:?}");
        }
    }

    /// The contrast ratio of WCAG 2.2.
    fn contrast(one: Color, other: Color) -> f32 {
        let (a, b) = (one.luminance() + 0.05, other.luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    fn high_contrast(color: Color) -> Color {
        let found =
            palette::HIGH_CONTRAST.iter().find(|[usual, _]| usual.with_alpha(1.0) == color.with_alpha(1.0));
        found.map_or(color, |[_, bright]| *bright)
    }

    /// All states that can occur together.
    fn states() -> impl Iterator<Item = State> {
        (0..32).map(|bits| State {
            hovered: bits & 1 > 0,
            pressed: bits & 2 > 0,
            chosen: bits & 4 > 0,
            focused: bits & 8 > 0,
            disabled: bits & 16 > 0,
        })
    }

    #[test]
    fn text_has_enough_contrast() {
        for skin in SKINS {
            for (hovered, chosen) in [(false, false), (true, false), (false, true)] {
                let look = look(skin, State { hovered, chosen, ..State::default() });
                let ground = if look.ground == Color::NONE { palette::WALNUT } else { look.ground };
                assert!(contrast(look.ink, ground) >= 4.5, "{skin:?} {hovered} {chosen}");
            }
        }
        for text in [palette::PARCHMENT_DIM, palette::ACCENT, palette::BRASS] {
            assert!(contrast(text, palette::WALNUT) >= 4.5, "{text:?}");
        }
    }

    #[test]
    fn high_contrast_has_7_to_1_for_text_and_3_to_1_for_edges() {
        use palette as c;
        let panels = [c::WALNUT_SOLID, c::WALNUT_DEEP];
        let mut pairs = Vec::new();
        for skin in SKINS.into_iter().chain([Skin::Field]) {
            for state in states() {
                let look = look(skin, state);
                let grounds = if look.ground == Color::NONE { panels.to_vec() } else { vec![look.ground] };
                pairs.extend(grounds.iter().map(|&ground| (7.0, look.ink, ground)));
                if look.edge != Color::NONE && !state.disabled {
                    pairs.extend(panels.map(|panel| (3.0, look.edge, panel)));
                }
            }
        }
        let on_panels = [
            c::PARCHMENT,
            c::PARCHMENT_DIM,
            c::PLACEHOLDER,
            c::BRASS,
            c::BRASS_LIT,
            c::ACCENT,
            c::FADED,
            c::STAR,
            c::FINE,
            c::DOUBTFUL,
            c::WRONG,
            c::TERRIBLE,
            c::EVEN,
        ];
        for panel in panels {
            pairs.extend(on_panels.map(|text| (7.0, text, panel)));
            pairs.extend(
                [c::EDGE, c::EDGE_LIT, c::BRASS, c::BRASS_DEEP, c::FOCUS].map(|edge| (3.0, edge, panel)),
            );
        }
        // The seat to move, and the values on the board.
        pairs.extend(
            [c::PARCHMENT, c::PARCHMENT_DIM, c::BRASS_LIT, c::ACCENT]
                .map(|text| (7.0, text, c::WALNUT_RAISED)),
        );
        pairs.extend([c::FINE, c::TERRIBLE, c::EVEN].map(|ground| (7.0, c::INK, ground)));
        for (least, one, other) in pairs {
            let found = contrast(high_contrast(one), high_contrast(other));
            assert!(found >= least, "{one:?} on {other:?}: {found}");
        }
    }
}

//! Widget states: hovered, pressed, selected, disabled, focused.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::FontWeight;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

use super::palette;

/// Paints every [`Skin`] after the frame's work.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        // The weight changes the width of a text: before that is measured.
        (weigh.before(bevy::ui::UiSystems::Content), paint.before(bevy::ui::UiSystems::Prepare)),
    );
}

/// The looks that a widget can have.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(
    Hovered,
    BackgroundColor,
    BorderColor,
    Outline = Outline::new(Val::Px(2.0), Val::Px(2.0), Color::NONE)
)]
pub enum Skin {
    /// The button to press.
    Primary,
    /// Any other button.
    Secondary,
    /// A button that shows itself only under the pointer.
    Quiet,
    /// One of the segments of a choice.
    Segment,
    /// One of the cards of a choice.
    Card,
    /// A row with a switch.
    Row,
    /// What holds segments or cards: it has the focus for them, and no colours of its own.
    Group,
    /// What text is typed into.
    Field,
}

/// On text and icons: takes the colour that the widget around it gives its text.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Ink;

/// A widget's state.
#[expect(clippy::struct_excessive_bools, reason = "each can be so or not so beside the others")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct State {
    hovered: bool,
    pressed: bool,
    chosen: bool,
    disabled: bool,
    focused: bool,
}

/// A widget's colours.
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

/// Thin dark letters on brass are hard to read: a button that becomes the one to press has bold ones.
fn weigh(
    skins: Query<(Entity, Ref<Skin>), Changed<Skin>>,
    children: Query<&Children>,
    mut inks: Query<&mut TextFont, With<Ink>>,
) {
    for (entity, skin) in skins.iter().filter(|(_, skin)| !skin.is_added()) {
        let weight = if *skin == Skin::Primary { FontWeight::BOLD } else { FontWeight::NORMAL };
        for child in children.iter_descendants(entity) {
            if let Ok(mut font) = inks.get_mut(child)
                && font.weight != weight
            {
                font.weight = weight;
            }
        }
    }
}

type States = (Has<Pressed>, Has<Checked>, Has<InteractionDisabled>);
type Colours = (&'static mut BackgroundColor, &'static mut BorderColor, &'static mut Outline);

fn paint(
    mut skins: Query<(Entity, &Skin, &Hovered, States, Colours)>,
    children: Query<&Children>,
    mut inks: Query<(Option<&mut TextColor>, Option<&mut ImageNode>), With<Ink>>,
    focus: Res<InputFocus>,
    focus_visible: Res<InputFocusVisible>,
) {
    for (entity, &skin, hovered, (pressed, chosen, disabled), colours) in &mut skins {
        let focused = focus.get() == Some(entity);
        let state = State { hovered: hovered.get(), pressed, chosen, disabled, focused };
        let look = look(skin, state);
        let (mut ground, mut edge, mut outline) = colours;
        let ring = if focused && focus_visible.0 { palette::FOCUS } else { Color::NONE };
        if outline.color != ring {
            outline.color = ring;
        }
        if skin == Skin::Group {
            continue;
        }
        ground.set_if_neq(BackgroundColor(look.ground));
        edge.set_if_neq(BorderColor::all(look.edge));
        for child in children.iter_descendants(entity) {
            let Ok((text, image)) = inks.get_mut(child) else { continue };
            if let Some(mut text) = text {
                text.set_if_neq(TextColor(look.ink));
            }
            if let Some(mut image) = image
                && image.color != look.ink
            {
                image.color = look.ink;
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
    fn hover_and_press_show() {
        for skin in SKINS {
            let still = look(skin, State::default());
            let hovered = look(skin, State { hovered: true, ..State::default() });
            assert_ne!(still, hovered, "{skin:?}");
        }
    }

    #[test]
    fn disabled_widgets_do_not_answer() {
        for skin in [Skin::Primary, Skin::Secondary, Skin::Quiet, Skin::Segment] {
            let still = State { disabled: true, ..State::default() };
            let touched = State { hovered: true, pressed: true, ..still };
            assert_eq!(look(skin, still), look(skin, touched), "{skin:?}");
            assert_ne!(look(skin, still), look(skin, State::default()), "{skin:?}");
        }
    }

    /// WCAG 2.1's contrast of two colours.
    fn contrast(one: Color, other: Color) -> f32 {
        let (a, b) = (one.luminance() + 0.05, other.luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn text_can_be_read() {
        for skin in SKINS {
            for (hovered, chosen) in [(false, false), (true, false), (false, true)] {
                let look = look(skin, State { hovered, chosen, ..State::default() });
                let ground = if look.ground == Color::NONE { palette::WALNUT } else { look.ground };
                assert!(contrast(look.ink, ground) >= 4.5, "{skin:?} {hovered} {chosen}");
            }
        }
        assert!(contrast(palette::PARCHMENT_DIM, palette::WALNUT) >= 4.5);
    }
}

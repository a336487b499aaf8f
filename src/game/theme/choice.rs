//! Radio groups, as segments in a row or as cards with a description, and the binding of radio buttons and switches to
//! resources.

use bevy::ecs::component::Mutable;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{RadioButton, RadioGroup, ValueChange};

use super::skin::{self, InheritEdge, Skin, caption};
use super::tooltip::Tooltip;
use super::{CORNER, GRID, TOUCH, palette, toggle, typeface};
use pushflip_core::language::Localized;

/// Binds a radio button to a change of a resource, or a switch to one of its fields. The widget is checked while the
/// resource has the value. Each resource needs the plugin [`choices`].
#[derive(Component)]
pub enum Choice<R: 'static> {
    Change(Box<dyn Fn(&mut R) + Send + Sync>),
    Field(fn(&mut R) -> &mut bool),
}

impl<R: 'static> Choice<R> {
    pub fn new(change: impl Fn(&mut R) + Send + Sync + 'static) -> Self {
        Self::Change(Box::new(change))
    }

    fn apply(&self, resource: &mut R, is_on: bool) {
        match self {
            Self::Change(change) => change(resource),
            Self::Field(field) => *field(resource) = is_on,
        }
    }

    fn is_selected(&self, resource: &R) -> bool
    where
        R: Clone + PartialEq,
    {
        let mut same = resource.clone();
        match self {
            Self::Change(change) => {
                change(&mut same);
                same == *resource
            }
            Self::Field(field) => *field(&mut same),
        }
    }
}

/// Applies the choices that change a resource, and sets [`Checked`] on their widgets.
pub fn choices<R: Resource<Mutability = Mutable> + Clone + PartialEq>(app: &mut App) {
    let apply = |change: On<ValueChange<bool>>, choices: Query<&Choice<R>>, mut resource: ResMut<R>| {
        if let Ok(choice) = choices.get(change.source) {
            let mut changed = resource.clone();
            choice.apply(&mut changed, change.value);
            resource.set_if_neq(changed);
        }
    };
    let mark = |resource: Res<R>, choices: Query<(Entity, &Choice<R>)>, mut commands: Commands| {
        for (widget, choice) in &choices {
            set_checked(&mut commands, widget, choice.is_selected(&resource));
        }
    };
    app.add_observer(apply).add_systems(
        PostUpdate,
        mark.before(skin::paint)
            .before(toggle::paint)
            .run_if(resource_changed::<R>.or_else(any_match_filter::<Added<Choice<R>>>)),
    );
}

/// Inserts or removes [`Checked`]. Without a difference it triggers nothing.
pub fn set_checked(commands: &mut Commands, widget: Entity, is_checked: bool) {
    let mut widget = commands.entity(widget);
    if is_checked {
        widget.try_insert_if_new(Checked);
    } else {
        widget.try_remove::<Checked>();
    }
}

fn group(name: &str) -> impl Bundle + use<> {
    (Name::new(name.to_string()), RadioGroup, Skin::Group, TabIndex(0))
}

fn radio_button(name: &str, skin: Skin) -> impl Bundle + use<> {
    (Name::new(name.to_string()), RadioButton, skin)
}

/// The container of segments, which wrap in a narrow window. Selecting a segment triggers `ValueChange<bool>`; its
/// [`Choice`] sets [`Checked`].
pub fn segments(name: &str) -> impl Bundle + use<> {
    (
        group(name),
        Node {
            padding: UiRect::all(px(3)),
            border: UiRect::all(super::LINE),
            border_radius: BorderRadius::all(px(CORNER)),
            max_width: percent(100),
            column_gap: px(2),
            row_gap: px(2),
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            ..default()
        },
        BackgroundColor(palette::WALNUT_DEEP),
        BorderColor::all(palette::EDGE),
    )
}

pub fn segment(name: &str, words: Localized) -> impl Bundle + use<> {
    (
        radio_button(name, Skin::Segment),
        Node {
            min_height: px(TOUCH - 2.0 * GRID),
            padding: UiRect::axes(px(3.0 * GRID), px(0)),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            ..super::centred()
        },
        // Regular weight is hard to read in dark ink on brass.
        children![(
            caption(words, typeface::bold(typeface::SMALL)),
            TextLayout::linebreak(LineBreak::NoWrap)
        )],
    )
}

/// A segment with a picture, an optional caption and a tooltip. The frame of the selected one is over the picture, which
/// may cover the whole segment.
pub fn picture_segment(name: &str, words: Localized, picture: impl Bundle) -> impl Bundle {
    (
        radio_button(name, Skin::Segment),
        Tooltip(words),
        Node {
            min_width: px(TOUCH),
            min_height: px(TOUCH),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            ..super::centred()
        },
        children![picture, frame()],
    )
}

/// The width of the frame of a selected picture, in pixels.
const FRAME: f32 = 3.0;

fn frame() -> impl Bundle {
    (
        Name::new("Selection frame"),
        Pickable::IGNORE,
        InheritEdge,
        Node {
            border: UiRect::all(px(FRAME)),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            ..super::layer()
        },
    )
}

fn card_button(name: &str, width: f32, padding: f32, node: Node) -> impl Bundle + use<> {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(width),
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(CORNER)),
        ..node
    };
    (radio_button(name, Skin::Card), node)
}

/// A card with a picture above its label.
pub fn picture_card(name: &str, words: Localized, picture: impl Bundle) -> impl Bundle {
    (
        card_button(name, 110.0, 1.5 * GRID, Node { align_items: AlignItems::Center, ..super::column(GRID) }),
        children![
            picture,
            (caption(words, typeface::bold(typeface::SMALL)), TextLayout::justify(Justify::Center)),
        ],
    )
}

/// The container of cards. They wrap onto more lines in a narrow window.
pub fn cards(name: &str) -> impl Bundle + use<> {
    (
        group(name),
        Node {
            width: percent(100),
            border_radius: BorderRadius::all(px(CORNER)),
            column_gap: px(2.0 * GRID),
            row_gap: px(2.0 * GRID),
            flex_wrap: FlexWrap::Wrap,
            ..default()
        },
    )
}

/// A card: pictures, a title, and a line of description.
pub fn card(name: &str, words: Localized, about: Localized, pictures: impl Bundle) -> impl Bundle {
    (
        card_button(name, 180.0, 3.0 * GRID, Node { min_height: px(72), ..super::column(GRID) }),
        children![
            (
                Node {
                    width: percent(100),
                    align_items: AlignItems::FlexStart,
                    justify_content: JustifyContent::SpaceBetween,
                    column_gap: px(GRID),
                    ..default()
                },
                children![
                    caption(words, typeface::bold(typeface::SUBHEADING)),
                    (Node { column_gap: px(3), flex_shrink: 0.0, ..default() }, pictures),
                ],
            ),
            caption(about, typeface::regular(typeface::SMALL)),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::Settings;

    #[test]
    fn a_choice_is_selected_after_it_is_applied() {
        let mut settings = Settings::default();
        let choice = Choice::new(|settings: &mut Settings| settings.animation_speed = 2.0);
        assert!(!choice.is_selected(&settings));
        choice.apply(&mut settings, true);
        assert!(choice.is_selected(&settings));
    }

    #[test]
    fn reduced_motion_starts_as_the_desktop_has_it() {
        let choice = Choice::<Settings>::Field(|settings| {
            settings.reduced_motion.get_or_insert(settings.desktop_reduces_motion)
        });
        let mut settings = Settings { desktop_reduces_motion: true, ..default() };
        assert!(choice.is_selected(&settings));
        choice.apply(&mut settings, false);
        assert_eq!(settings.reduced_motion, Some(false));
    }
}

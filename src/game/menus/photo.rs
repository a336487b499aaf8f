//! Photo mode: the board without panels and marks, with a free camera, light and depth of field. Its bar hides when there
//! is no input.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::Real;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange, observe};

use super::{close, spawn_segments};
use crate::game::exchange::PictureMaker;
use crate::game::hud::{Banner, Toast};
use crate::game::input::{Action, Bindings, binding_name, direction_names, has_input};
use crate::game::language::LocalizedLabel;
use crate::game::redraw::{DrawWhile, Waker};
use crate::game::scene::camera::reset_photo_camera;
use crate::game::scene::light::{Daylight, Lens, Tone};
use crate::game::scene::overlay::Overlay;
use crate::game::scene::quality::RenderQuality;
use crate::game::state::{Menu, Notice};
use crate::game::theme::{self, Choice, GRID, palette};
use pushflip_core::language::{Localized, msg};

pub fn plugin(app: &mut App) {
    app.add_plugins(theme::choices::<Daylight>)
        .init_resource::<PhotoBar>()
        .draw_while(any_with_component::<Screenshot>)
        .add_systems(OnEnter(Menu::Photo), (show, stay).chain())
        .add_systems(OnExit(Menu::Photo), leave)
        .add_systems(Update, stay.run_if(in_state(Menu::Photo)).run_if(has_input()))
        .add_systems(
            PostUpdate,
            (hide_others, show_bar)
                .run_if(in_state(Menu::Photo))
                .before(VisibilitySystems::VisibilityPropagate),
        )
        .add_observer(set_focus);
}

/// The time without input after which the bar is hidden.
const IDLE_AFTER: Duration = Duration::from_secs(3);
/// The width of a slider, in pixels.
const SLIDER: f32 = 112.0;
/// The heights of the light, in degrees.
const HEIGHTS: [f32; 2] = [15.0, 80.0];
/// The strongest blur, relative to the usual one.
const MAX_BLUR: f32 = 3.0;

/// The time at which the bar is hidden, since the start of the program.
#[derive(Resource, Default)]
pub struct PhotoBar(Duration);

impl PhotoBar {
    /// The time until the bar is hidden; `None` if it is hidden.
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        self.0.checked_sub(now).filter(|wait| !wait.is_zero())
    }
}

#[derive(Component)]
struct Bar;

#[derive(Component)]
struct BarPanel;

/// The value that a slider changes.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Knob {
    Turn,
    Height,
    Blur,
}

impl Knob {
    fn value(self, daylight: Daylight, lens: Lens, quality: RenderQuality) -> f32 {
        match self {
            Self::Turn => daylight.turn.to_degrees(),
            Self::Height => daylight.height.to_degrees(),
            Self::Blur => lens.strength(quality.0),
        }
    }
}

/// Something that is hidden in photo mode, with its visibility before.
#[derive(Component)]
struct HiddenForPhoto(Visibility);

fn show(
    mut commands: Commands,
    (daylight, lens): (Res<Daylight>, Res<Lens>),
    quality: Res<RenderQuality>,
    bindings: Res<Bindings>,
) {
    use Action::{CameraDown, CameraLeft, CameraRight, CameraUp, PanDown, PanLeft, PanRight, PanUp};
    // The camera keeps the board clear of the bar, which is as low as it can be, also while it is hidden.
    let root = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        bottom: px(0),
        padding: UiRect { bottom: px(GRID), ..UiRect::horizontal(px(2.0 * GRID)) },
        justify_content: JustifyContent::Center,
        ..default()
    };
    let panel = Node {
        max_width: percent(100),
        padding: UiRect::axes(px(3.0 * GRID), px(1.5 * GRID)),
        border: UiRect::all(theme::LINE),
        border_radius: BorderRadius::all(px(theme::CORNER)),
        align_items: AlignItems::Center,
        ..theme::column(GRID)
    };
    let controls = Node {
        max_width: percent(100),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..theme::row(3.0 * GRID)
    };
    let keys = msg::MenusPhotoKeys {
        turn: direction_names(&bindings, [CameraLeft, CameraRight, CameraUp, CameraDown]),
        pan: direction_names(&bindings, [PanLeft, PanRight, PanUp, PanDown]),
    };
    let back = bindings.keys(Action::Back).first();
    let back = back.map(|&key| Localized::from(msg::MenusPhotoBack { back: binding_name(key) }));
    let help = Localized::joined([Localized::from(keys), msg::MENUS_PHOTO_BAR].into_iter().chain(back), " ");
    commands
        .spawn((
            Name::new("Photo bar"),
            Bar,
            Banner,
            DespawnOnExit(Menu::Photo),
            GlobalZIndex(10),
            Pickable::IGNORE,
            root,
        ))
        .with_children(|bar| {
            bar.spawn((
                BarPanel,
                Hovered::default(),
                TabGroup::modal(),
                panel,
                BackgroundColor(palette::WALNUT_SOLID),
                BorderColor::all(palette::EDGE),
            ))
            .with_children(|panel| {
                panel.spawn(controls).with_children(|bar| {
                    let mut slider =
                        |name: &str, words: Localized, knob: Knob, [from, to]: [f32; 2], step: f32| {
                            let value = knob.value(*daylight, *lens, *quality);
                            let slider = theme::slider(name, value, from, to, step);
                            bar.spawn(theme::column(0.0)).with_children(|column| {
                                column.spawn(theme::small_label(words.clone()));
                                column
                                    .spawn((slider, knob, LocalizedLabel(words), observe(turn_knob)))
                                    .entry::<Node>()
                                    .and_modify(|mut node| node.width = px(SLIDER));
                            });
                        };
                    slider("Light direction", msg::MENUS_PHOTO_TURN, Knob::Turn, [-180.0, 180.0], 5.0);
                    slider("Light height", msg::MENUS_PHOTO_HEIGHT, Knob::Height, HEIGHTS, 5.0);
                    slider("Blur", msg::MENUS_PHOTO_BLUR, Knob::Blur, [0.0, MAX_BLUR], 0.25);
                    let tones = [
                        ("Warm", msg::MENUS_PHOTO_WARM, Tone::Warm),
                        ("Neutral", msg::MENUS_PHOTO_DAY, Tone::Neutral),
                        ("Cool", msg::MENUS_PHOTO_COOL, Tone::Cool),
                    ];
                    let tones = tones.map(|(name, words, tone)| {
                        (name, words, Choice::new(move |daylight: &mut Daylight| daylight.tone = tone))
                    });
                    let group = (theme::segments("Light colour"), LocalizedLabel(msg::MENUS_PHOTO_TONE));
                    spawn_segments(bar, group, tones);
                    bar.spawn((theme::secondary_button("Reset", msg::MENUS_PHOTO_RESET), observe(reset)));
                    let save = theme::primary_button("Save picture", msg::MENUS_PHOTO_SAVE);
                    bar.spawn((save, theme::initial_focus(), observe(capture)));
                    bar.spawn((theme::secondary_button("Close", msg::COMMON_CLOSE), observe(close)));
                });
                panel.spawn((Name::new("Photo keys"), theme::note(help)));
            });
        });
}

/// Restores the light, the lens and what was hidden.
fn leave(
    mut daylight: ResMut<Daylight>,
    mut lens: ResMut<Lens>,
    mut hidden: Query<(Entity, &mut Visibility, &HiddenForPhoto)>,
    mut commands: Commands,
) {
    daylight.set_if_neq(Daylight::default());
    lens.set_if_neq(Lens::default());
    for (entity, mut visibility, before) in &mut hidden {
        *visibility = before.0;
        commands.entity(entity).remove::<HiddenForPhoto>();
    }
}

/// Shows the bar after an input.
fn stay(time: Res<Time<Real>>, mut bar: ResMut<PhotoBar>) {
    bar.0 = time.elapsed() + IDLE_AFTER;
}

type IsRoot = (With<Node>, Without<ChildOf>, Without<Bar>, Without<Toast>);

/// Hides the panels and the marks on the board, also new ones. Notices stay.
fn hide_others(
    mut others: Query<(Entity, &mut Visibility), (Or<(IsRoot, With<Overlay>)>, Without<HiddenForPhoto>)>,
    mut commands: Commands,
) {
    for (entity, mut visibility) in &mut others {
        let before = std::mem::replace(&mut *visibility, Visibility::Hidden);
        commands.entity(entity).insert(HiddenForPhoto(before));
    }
}

/// Hides the bar when there is no input and the pointer is not on it, and in the picture. Screen readers keep it.
fn show_bar(
    awake: Res<PhotoBar>,
    time: Res<Time<Real>>,
    reader: Option<Res<AccessibilityRequested>>,
    pictures: Query<(), With<Screenshot>>,
    mut bars: Query<&mut Visibility, With<Bar>>,
    panels: Query<&Hovered, With<BarPanel>>,
) {
    let is_used = awake.next_change(time.elapsed()).is_some()
        || panels.iter().any(|hovered| hovered.0)
        || reader.is_some_and(|reader| reader.get());
    let shown = if is_used && pictures.is_empty() { Visibility::Inherited } else { Visibility::Hidden };
    bars.iter_mut().for_each(|mut visibility| _ = visibility.set_if_neq(shown));
}

fn turn_knob(
    change: On<ValueChange<f32>>,
    knobs: Query<&Knob>,
    mut daylight: ResMut<Daylight>,
    mut lens: ResMut<Lens>,
) -> Result {
    match knobs.get(change.source)? {
        Knob::Turn => daylight.turn = change.value.to_radians(),
        Knob::Height => daylight.height = change.value.to_radians(),
        Knob::Blur => lens.blur = Some(change.value),
    }
    Ok(())
}

/// Focuses the lens on the clicked point of the scene.
fn set_focus(press: On<Pointer<Press>>, menu: Res<State<Menu>>, mut lens: ResMut<Lens>) {
    let is_click = press.button == PointerButton::Primary && !press.pointer_id.is_touch();
    if *menu.get() == Menu::Photo
        && is_click
        && press.entity == press.original_event_target()
        && press.hit.normal.is_some()
        && let Some(point) = press.hit.position
    {
        lens.focus = Some(point);
    }
}

fn reset(
    _: On<Activate>,
    mut daylight: ResMut<Daylight>,
    mut lens: ResMut<Lens>,
    quality: Res<RenderQuality>,
    sliders: Query<(Entity, &Knob)>,
    mut commands: Commands,
) {
    (*daylight, *lens) = default();
    for (slider, knob) in &sliders {
        commands.entity(slider).insert(SliderValue(knob.value(*daylight, *lens, *quality)));
    }
    commands.run_system_cached(reset_photo_camera);
}

/// Captures the window without the bar and without notices.
fn capture(_: On<Activate>, toasts: Query<Entity, With<Toast>>, mut commands: Commands) {
    toasts.iter().for_each(|toast| commands.entity(toast).despawn());
    commands.spawn((Name::new("Picture"), Screenshot::primary_window())).observe(save);
}

fn save(
    captured: On<ScreenshotCaptured>,
    waker: Waker,
    mut maker: ResMut<PictureMaker>,
    mut notices: MessageWriter<Notice>,
) {
    if let Err(why) = maker.save(captured.image.clone(), &waker) {
        notices.write(Notice(why));
    }
}

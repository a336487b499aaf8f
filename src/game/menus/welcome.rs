//! The welcome menu of the first start: learn a game, play it, or play with a friend, in a language of choice.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::settings::set_picture;
use super::{close, opens, spawn_menu};
use crate::game::hud;
use crate::game::language::{LocalizedLabel, UiLanguage};
use crate::game::screens::lesson::LessonCommand;
use crate::game::settings::{Settings, TableTheme};
use crate::game::state::Menu;
use crate::game::theme::{self, Choice, PanelPlace, palette, sends};
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::session::lesson::Lesson;

/// Shows the menu, and rebuilds it when the shape of the window changes.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Welcome), show).add_systems(
        Update,
        theme::rebuild::<Welcome, _>(show)
            .run_if(resource_changed::<PanelPlace>)
            .run_if(in_state(Menu::Welcome)),
    );
}

/// The padding of the panel, in pixels.
const PADDING: f32 = 5.0 * theme::GRID;
/// The width of the content beside the board, in pixels: the panel ends where the board's part of the window begins.
const WIDTH: f32 = hud::TITLE_WIDTH - 12.0;
/// The minimum width of a game in a tall window, in pixels.
const GAME: f32 = 240.0;

#[derive(Component)]
struct Welcome;

fn show(mut commands: Commands, mut settings: ResMut<Settings>, place: Res<PanelPlace>) {
    // The next start goes to the title.
    settings.welcomed = true;
    // Like the title's buttons, the panel is beside the board, so that both are visible.
    let tall = place.is_below();
    let align_items = if tall { AlignItems::FlexEnd } else { AlignItems::Stretch };
    let root = Node { align_items, ..theme::layer() };
    let mut menu = spawn_menu(&mut commands, Menu::Welcome, panel(tall), |panel| {
        let (width, margin) = if tall { (auto(), 0.0) } else { (px(WIDTH), PADDING / 2.0) };
        let margin = UiRect::horizontal(px(margin));
        panel.spawn(Node { width, margin, flex_grow: 1.0, ..theme::column(12.0) }).with_children(|column| {
            column.spawn(theme::heading(msg::WELCOME_HEADING));
            column.spawn(theme::label(msg::WELCOME_ABOUT));
            theme::scroll_column(column, 12.0, |body| {
                let games = Node {
                    row_gap: px(20),
                    column_gap: px(20),
                    flex_wrap: FlexWrap::Wrap,
                    flex_shrink: 0.0,
                    ..default()
                };
                body.spawn(games).with_children(|row| {
                    let cubes = set_picture::cubes(TableTheme::Classic);
                    spawn_game(row, Lesson::Quixo, msg::SETUP_ABOUT_QUIXO, cubes);
                    let pieces = set_picture::pieces(TableTheme::Classic, false);
                    spawn_game(row, Lesson::Hexxagon, msg::SETUP_ABOUT_HEXXAGON, pieces);
                });
                body.spawn(theme::divider());
                body.spawn(Node { flex_shrink: 0.0, ..theme::row(8.0) }).with_children(|row| {
                    let online = theme::secondary_button("Play with a friend", msg::WELCOME_FRIEND);
                    row.spawn((online, opens(Menu::Online))).entry::<Node>().and_modify(fill);
                    let menu = theme::secondary_button("Close", msg::WELCOME_CLOSE);
                    row.spawn((menu, observe(close))).entry::<Node>().and_modify(fill);
                });
            });
            spawn_languages(column);
        });
    });
    menu.insert((Welcome, root, BackgroundColor(Color::NONE)));
}

/// The panel: along the left edge of the window, over the title's buttons, or along the lower edge of a tall window.
fn panel(tall: bool) -> impl Bundle {
    // Beside the board, the margin of the title's column is divided between both sides.
    let sides = if tall { px(PADDING) } else { vw(50.0 * hud::TITLE_MARGIN) };
    (
        Name::new("Welcome menu"),
        TabGroup::modal(),
        Node {
            width: if tall { percent(100) } else { auto() },
            max_height: percent(100),
            padding: UiRect::axes(sides, px(PADDING)),
            border: if tall { UiRect::top(theme::LINE) } else { UiRect::right(theme::LINE) },
            ..default()
        },
        BackgroundColor(palette::WALNUT_SOLID),
        BorderColor::all(palette::EDGE),
    )
}

/// Lets a button fill its row, with less padding.
fn fill(mut node: Mut<Node>) {
    node.flex_grow = 1.0;
    node.padding = UiRect::axes(px(2.0 * theme::GRID), px(theme::GRID));
}

/// Adds the choice of the language, four in a row.
fn spawn_languages(column: &mut ChildSpawnerCommands) {
    let group = (theme::segments("Language"), LocalizedLabel(msg::SETTINGS_LANGUAGE));
    column.spawn(group).with_children(|group| {
        for own in Language::ALL {
            let segment = theme::segment(&format!("{own:?}"), own.native_name().into());
            let choice = Choice::new(move |settings: &mut Settings| {
                if settings.ui_language() != UiLanguage(own) {
                    settings.language = Some(own);
                }
            });
            group.spawn((segment, choice)).entry::<Node>().and_modify(|mut node| {
                node.flex_basis = percent(23);
                fill(node.reborrow());
            });
        }
    });
}

/// Adds a game: its picture and description, and the buttons that teach and start it.
fn spawn_game(row: &mut ChildSpawnerCommands, lesson: Lesson, about: Localized, picture: impl Bundle) {
    let variant = lesson.variant();
    let game = Node { flex_grow: 1.0, flex_basis: px(GAME), ..theme::column(8.0) };
    row.spawn(game).with_children(|game| {
        game.spawn(Node { column_gap: px(12), flex_grow: 1.0, align_items: AlignItems::Center, ..default() })
            .with_children(|top| {
                top.spawn(picture);
                top.spawn(Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..theme::column(4.0) })
                    .with_children(|words| {
                        words.spawn(theme::subheading(variant.into()));
                        words.spawn(theme::note(about));
                    });
            });
        game.spawn(theme::row(8.0)).with_children(|row| {
            let learn = theme::primary_button(&format!("Learn {variant:?}"), msg::WELCOME_LEARN);
            let mut learn = row.spawn((learn, sends(LessonCommand::Begin(lesson))));
            learn.entry::<Node>().and_modify(fill);
            if lesson == Lesson::Quixo {
                learn.insert(theme::initial_focus());
            }
            let play = theme::secondary_button(&format!("Play {variant:?}"), msg::WELCOME_PLAY);
            row.spawn((play, sends(LessonCommand::FirstGame(lesson)))).entry::<Node>().and_modify(fill);
        });
    });
}

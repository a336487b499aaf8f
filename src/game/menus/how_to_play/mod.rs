//! The rules, a page per chapter, each with a picture of the board and an example move.

mod chapters;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{close_button, opens, spawn_menu, spawn_segments};
use crate::game::language::LocalizedText;
use crate::game::scene::diagram::{Diagram, DiagramContent, SIZE};
use crate::game::settings::Settings;
use crate::game::state::{BoardScreen, Menu, Screen};
use crate::game::theme::{self, Choice, Icon, Skin};
use crate::game::turn::CurrentMatch;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

pub use chapters::{Chapter, VARIANTS, chapters};

pub fn plugin(app: &mut App) {
    app.add_plugins(theme::choices::<Page>)
        .init_resource::<Page>()
        .add_systems(OnEnter(Menu::HowToPlay), (open, show).chain())
        .add_systems(OnExit(Menu::HowToPlay), |mut diagram: ResMut<Diagram>| diagram.hide())
        .add_systems(Update, show_page.run_if(resource_changed::<Page>).run_if(in_state(Menu::HowToPlay)));
}

/// The width of the picture, in pixels.
const PICTURE: f32 = 480.0;
/// The minimum width of the text beside it, in pixels.
const TEXT: f32 = 200.0;
/// The width of the page number, in pixels.
const NUMBER: f32 = 48.0;

#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Page {
    variant: Variant,
    /// Counted from 0.
    chapter: usize,
}

impl Page {
    fn first(variant: Variant) -> Self {
        Self { variant, chapter: 0 }
    }

    /// Turns `pages` pages forward; the first follows the last.
    fn turn(&mut self, pages: isize) {
        let all = chapters(self.variant).len();
        self.chapter = self.chapter.saturating_add_signed(all as isize + pages) % all;
    }
}

#[derive(Component)]
struct PageText;

#[derive(Component)]
struct PageNumber;

#[derive(Component)]
struct ShowMoveButton;

/// Selects the rules of the current match, or of the last one.
fn open(
    at_table: Option<Res<State<BoardScreen>>>,
    game: Res<CurrentMatch>,
    settings: Res<Settings>,
    mut page: ResMut<Page>,
) {
    let variant = match (&settings.last_setup, at_table) {
        (_, Some(_)) => game.setup().variant,
        (Some(last), None) => last.variant,
        (None, None) => Variant::Quixo,
    };
    *page = Page::first(if variant == Variant::HexxagonOpen { Variant::Hexxagon } else { variant });
}

fn show(mut commands: Commands, screen: Res<State<Screen>>, diagram: Res<Diagram>) {
    let tabs = VARIANTS.map(|variant| {
        let words = Localized::of_family("pages", &variant.to_string());
        let choice = Choice::new(move |page: &mut Page| {
            if page.variant != variant {
                *page = Page::first(variant);
            }
        });
        (Localized::from(variant).to_string(), words, choice)
    });
    let turns = |pages| observe(move |_: On<Activate>, mut page: ResMut<Page>| page.turn(pages));
    spawn_menu(&mut commands, Menu::HowToPlay, theme::dialog("Rules", theme::WIDE), |menu| {
        let header = Node { justify_content: JustifyContent::SpaceBetween, ..theme::row(12.0) };
        menu.spawn(Node { flex_shrink: 0.0, ..header }).with_children(|row| {
            row.spawn(theme::heading(msg::PAGES_HEADING));
            spawn_segments(row, theme::segments("Rules of"), tabs);
        });
        spawn_body(menu, &diagram);
        theme::footer(menu, |row| {
            let previous =
                theme::icon_button("Previous chapter", msg::PAGES_PREVIOUS, Icon::Previous, Skin::Quiet);
            row.spawn((previous, turns(-1)));
            // The digits differ in width.
            let place = Node { width: px(NUMBER), justify_content: JustifyContent::Center, ..default() };
            row.spawn((place, children![(theme::label(Localized::EMPTY), PageNumber)]));
            let next = theme::icon_button("Next chapter", msg::PAGES_NEXT, Icon::Next, Skin::Quiet);
            row.spawn((next, theme::initial_focus(), turns(1)));
            row.spawn(Node { flex_grow: 1.0, ..default() });
            row.spawn((
                theme::secondary_button("Show the move", msg::PAGES_SHOW_MOVE),
                ShowMoveButton,
                observe(|_: On<Activate>, mut diagram: ResMut<Diagram>| diagram.play()),
            ));
            if *screen.get() == Screen::Title {
                let learn = theme::secondary_button("Learn by playing", msg::PAGES_LEARN);
                row.spawn((learn, opens(Menu::Lessons)));
            }
            row.spawn(close_button(msg::PAGES_CLOSE));
        });
    });
}

/// Adds the picture and the text beside it.
fn spawn_body(menu: &mut ChildSpawnerCommands, diagram: &Diagram) {
    let body = Node { column_gap: px(16), min_height: px(0), flex_grow: 1.0, flex_basis: px(0), ..default() };
    menu.spawn(body).with_children(|row| {
        row.spawn((
            Name::new("Picture"),
            ImageNode::new(diagram.image()),
            Node {
                width: px(PICTURE),
                min_width: px(0),
                aspect_ratio: Some(SIZE.x as f32 / SIZE.y as f32),
                align_self: AlignSelf::FlexStart,
                flex_shrink: 1.0,
                border_radius: BorderRadius::all(px(theme::CORNER)),
                ..default()
            },
        ));
        row.spawn(Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(TEXT),
            min_height: px(0),
            ..theme::column(0.0)
        })
        .with_children(|column| {
            let text = theme::scroll_column(column, 8.0, |_| {});
            column.commands().entity(text).insert(PageText);
        });
    });
}

/// Shows the text, number and picture of the open page.
fn show_page(
    page: Res<Page>,
    mut diagram: ResMut<Diagram>,
    mut texts: Query<(Entity, &mut ScrollPosition), With<PageText>>,
    mut numbers: Query<&mut LocalizedText, With<PageNumber>>,
    buttons: Query<Entity, With<ShowMoveButton>>,
    mut commands: Commands,
) {
    let all = chapters(page.variant);
    let Some(chapter) = all.get(page.chapter) else { return };
    for (text, mut scroll) in &mut texts {
        scroll.y = 0.0;
        commands.entity(text).despawn_children().with_children(|list| {
            list.spawn(theme::subheading(chapter.title.clone()));
            list.spawn(theme::label(chapter.text.clone()));
        });
    }
    for mut number in &mut numbers {
        number.0 = format!("{} / {}", page.chapter + 1, all.len()).into();
    }
    let start = Setup::new(page.variant, &[]).first_position();
    let position = start.read(chapter.position).unwrap_or(start);
    let mv = chapter.example.and_then(|text| position.parse_move(text).ok());
    for button in &buttons {
        theme::set_enabled(&mut commands, button, mv.is_some());
    }
    diagram.show(DiagramContent {
        position,
        mv,
        cells: chapter.framed,
        coordinates: page.chapter + 1 == all.len(),
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_page_follows_the_last() {
        let mut page = Page::default();
        page.turn(-1);
        assert_eq!(page.chapter, chapters(Variant::Quixo).len() - 1);
        page.turn(1);
        page.turn(1);
        assert_eq!(page.chapter, 1);
    }
}

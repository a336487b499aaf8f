//! The open page: its picture, text and number.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::chapters::{NOTATION, chapters};
use crate::game::language::Language;
use crate::game::table::diagram::{Diagram, DiagramContent, SIZE};
use crate::game::theme;
use pushflip_core::rules::Variant;
use pushflip_core::session::Setup;

/// The picture's width on the page, in pixels.
const PICTURE: f32 = 340.0;
/// The least width of the words beside it, in pixels.
const WORDS: f32 = 200.0;

/// Which page is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Page {
    /// The game.
    pub variant: Variant,
    /// The chapter, counted from 0.
    chapter: usize,
}

impl Default for Page {
    fn default() -> Self {
        Self::first(Variant::Quixo)
    }
}

impl Page {
    /// The first page about a game.
    pub fn first(variant: Variant) -> Self {
        Self { variant, chapter: 0 }
    }

    /// Turns so many pages on; behind the last comes the first.
    pub fn go(&mut self, pages: isize) {
        let all = chapters(self.variant).len();
        self.chapter = self.chapter.saturating_add_signed(all as isize + pages) % all;
    }
}

/// The chapter's words.
#[derive(Component)]
pub(super) struct Words;

/// The page's number.
#[derive(Component)]
pub(super) struct Number;

/// The button that shows the move, where there is one.
#[derive(Component)]
pub(super) struct ShowMove;

/// The place of the picture and the words.
pub(super) fn place(menu: &mut ChildSpawnerCommands, diagram: &Diagram) {
    menu.spawn(Node { column_gap: px(16), min_height: px(0), flex_shrink: 1.0, ..default() }).with_children(
        |row| {
            row.spawn((
                Name::new("Picture"),
                ImageNode::new(diagram.image()),
                Node {
                    width: px(PICTURE),
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
                min_width: px(WORDS),
                min_height: px(0),
                ..theme::column(0.0)
            })
            .with_children(|column| {
                let words = theme::scroll_column(column, 8.0, |_| {});
                column.commands().entity(words).insert(Words);
            });
        },
    );
}

/// The number's place.
pub(super) fn number() -> impl Bundle {
    (theme::label(""), Number)
}

/// Shows what belongs to the open page.
pub(super) fn turn(
    page: Res<Page>,
    language: Res<Language>,
    mut diagram: ResMut<Diagram>,
    mut words: Query<(Entity, &mut ScrollPosition), With<Words>>,
    mut numbers: Query<&mut Text, With<Number>>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<ShowMove>>,
    mut commands: Commands,
) {
    let all = chapters(page.variant);
    let Some(chapter) = all.get(page.chapter) else { return };
    for (place, mut scroll) in &mut words {
        scroll.y = 0.0;
        commands.entity(place).despawn_children().with_children(|list| {
            let id = format!("pages-{}-{}", page.variant, chapter.id);
            list.spawn(theme::subheading(&language.say(&id)));
            list.spawn(theme::label(&language.say(&format!("{id}-text"))));
        });
    }
    for mut number in &mut numbers {
        number.0 = format!("{} / {}", page.chapter + 1, all.len());
    }
    let start = Setup::new(page.variant, &[]).first_position();
    let position = start.read(chapter.position).unwrap_or(start);
    let mv = chapter.shows.and_then(|text| position.parse_move(text).ok());
    for (button, disabled) in &buttons {
        theme::enable(&mut commands, button, mv.is_some(), disabled);
    }
    diagram.show(DiagramContent { position, mv, cells: chapter.cells, coordinates: chapter.id == NOTATION });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_go_round() {
        let mut page = Page::default();
        page.go(-1);
        assert_eq!(page.chapter, chapters(Variant::Quixo).len() - 1);
        page.go(1);
        page.go(1);
        assert_eq!(page.chapter, 1);
    }
}

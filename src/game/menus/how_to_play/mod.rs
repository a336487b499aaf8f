//! The rules, a page per chapter, each with a picture of the board and the move it explains.

mod chapters;
mod page;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::close;
use crate::game::language::{Language, words};
use crate::game::settings::Settings;
use crate::game::state::{BoardScreen, Menu, Screen};
use crate::game::table::diagram::Diagram;
use crate::game::theme::{self, Icon, Skin, Stay};
use crate::game::turn::CurrentMatch;
use pushflip_core::rules::Variant;

pub use chapters::{Chapter, TOLD, chapters};
use page::Page;

/// Shows the rules of the game that is played, or of any other that is chosen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnEnter(Menu::HowToPlay), (open, show).chain())
        .add_systems(OnExit(Menu::HowToPlay), |mut diagram: ResMut<Diagram>| diagram.hide())
        .add_systems(
            Update,
            (
                theme::rebuild::<Book, _>(show).run_if(resource_changed::<Language>),
                page::turn.run_if(resource_changed::<Page>),
            )
                .chain()
                .run_if(in_state(Menu::HowToPlay)),
        );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 720.0;

/// The menu.
#[derive(Component)]
struct Book;

/// On a segment: the game whose rules it shows.
#[derive(Component, Clone, Copy)]
struct Of(Variant);

/// What a button of the menu does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Previous,
    Next,
    Play,
    Learn,
}

/// Opens the rules of the game on the table, or of the one that was played last.
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

fn show(
    mut commands: Commands,
    mut page: ResMut<Page>,
    screen: Res<State<Screen>>,
    language: Res<Language>,
    diagram: Res<Diagram>,
) {
    let language = *language;
    let backdrop = (theme::backdrop("How to play"), Book, DespawnOnExit(Menu::HowToPlay));
    commands.spawn(backdrop).with_children(|back| {
        back.spawn(theme::dialog("Rules", WIDTH)).with_children(|menu| {
            menu.spawn(Node {
                flex_shrink: 0.0,
                justify_content: JustifyContent::SpaceBetween,
                ..theme::row(12.0)
            })
            .with_children(|row| {
                row.spawn(theme::heading(&language.say("pages-heading")));
                row.spawn((theme::segments("Rules of"), observe(choose))).with_children(|group| {
                    for variant in TOLD {
                        let name = language.say(&format!("pages-{variant}"));
                        let english = words::variant(Language::English, variant);
                        let mut segment = group.spawn((theme::segment(&english, &name), Of(variant)));
                        if variant == page.variant {
                            segment.insert(Checked);
                        }
                    }
                });
            });
            page::place(menu, &diagram);
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                let quiet = Skin::Quiet;
                let (previous, next) = (language.say("pages-previous"), language.say("pages-next"));
                let back = theme::icon_button("Previous chapter", &previous, Icon::Previous, quiet);
                row.spawn((back, Action::Previous, Stay, observe(act)));
                row.spawn(page::number());
                let on = theme::icon_button("Next chapter", &next, Icon::Next, quiet);
                row.spawn((on, Action::Next, theme::first_focus(), observe(act)));
                row.spawn(Node { flex_grow: 1.0, ..default() });
                let show_move = theme::secondary_button("Show the move", &language.say("pages-show-move"));
                row.spawn((show_move, page::ShowMove, Action::Play, Stay, observe(act)));
                if *screen.get() == Screen::Title {
                    let learn = theme::secondary_button("Learn by playing", &language.say("pages-learn"));
                    row.spawn((learn, Action::Learn, Stay, observe(act)));
                }
                row.spawn((theme::primary_button("Close", &language.say("pages-close")), observe(close)));
            });
        });
    });
    // What was just built is filled as after a turn of the page.
    page.set_changed();
}

fn act(
    pressed: On<Activate>,
    actions: Query<&Action>,
    mut page: ResMut<Page>,
    mut diagram: ResMut<Diagram>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    match actions.get(pressed.entity)? {
        Action::Previous => page.go(-1),
        Action::Next => page.go(1),
        Action::Play => diagram.play(),
        Action::Learn => menu.set(Menu::Lessons),
    }
    Ok(())
}

fn choose(
    change: On<ValueChange<Entity>>,
    segments: Query<(Entity, &Of)>,
    mut page: ResMut<Page>,
    mut commands: Commands,
) -> Result {
    let (chosen, &Of(variant)) = segments.get(change.value)?;
    theme::check_only(&mut commands, chosen, segments.iter().map(|(segment, _)| segment));
    *page = Page::first(variant);
    Ok(())
}

//! The statistics menu: results by game and level, counted in the background from the records of finished
//! matches.

mod actions;
mod chart;
mod page;

use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{ValueChange, observe};

use super::close;
use crate::game::language::{Language, words};
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{Menu, Notice, Storage};
use crate::game::theme::{self, Stay};
use crate::game::turn::Job;
use pushflip_core::rules::Variant;
use pushflip_core::session::statistics::{self, Statistics, Which};
use pushflip_core::session::{FileError, Moment};

/// Counts when the menu opens, shows what was counted, and what its buttons do.
pub fn plugin(app: &mut App) {
    app.init_resource::<Results>().add_systems(OnEnter(Menu::Statistics), (begin, show).chain()).add_systems(
        Update,
        (
            theme::rebuild::<Root, _>(show).run_if(resource_changed::<Language>),
            arrive,
            actions::report_export,
        )
            .run_if(in_state(Menu::Statistics)),
    );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 720.0;
/// The height of the menu, in pixels: it stays the same from game to game.
const HEIGHT: f32 = 620.0;

#[derive(Component)]
struct Root;

/// What holds the results of the chosen game.
#[derive(Component)]
struct Page;

/// On a segment: the game whose results it shows.
#[derive(Component, Clone, Copy)]
struct Of(Variant);

/// What was counted, and since when.
struct Counted {
    statistics: Statistics,
    since: Option<Moment>,
    warning: Option<FileError>,
}

/// The results, and what is still being done for them.
#[derive(Resource, Default)]
struct Results {
    variant: Variant,
    /// Which matches say how strong the player is.
    which: Which,
    counting: Option<Job<Counted>>,
    counted: Option<Counted>,
    /// Writes the table; the sentence says where, or why not.
    exporting: Option<actions::Export>,
}

fn begin(mut results: ResMut<Results>, storage: Option<Res<Storage>>, settings: Res<Settings>, waker: Waker) {
    results.variant = settings.last_setup.as_ref().map_or(results.variant, |last| last.variant);
    results.which = settings.counted;
    count(&mut results, storage.as_deref(), &waker);
}

/// Counts anew, in a thread of its own: hundreds of files may have to be read.
fn count(results: &mut Results, storage: Option<&Storage>, waker: &Waker) {
    results.counted = None;
    results.counting = storage.map(|storage| {
        let folders = storage.0.clone();
        Job::read(waker, move || {
            let (since, warning) = statistics::since(&folders);
            Counted { statistics: Statistics::read(&folders, since), since, warning }
        })
    });
}

fn show(
    mut commands: Commands,
    language: Res<Language>,
    results: Res<Results>,
    mut images: ResMut<Assets<Image>>,
) {
    let say = |id: &str| language.say(id);
    let back = (theme::backdrop("Statistics"), Root, DespawnOnExit(Menu::Statistics));
    commands.spawn(back).with_children(|back| {
        back.spawn(theme::steady_dialog("Statistics menu", WIDTH, HEIGHT)).with_children(|menu| {
            menu.spawn(theme::heading(&say("statistics-heading")));
            menu.spawn(Node { flex_shrink: 0.0, ..theme::row(8.0) }).with_children(|row| {
                let about = AccessibleLabel::new(say("statistics-heading"));
                row.spawn((theme::segments("Results of"), about, observe(choose))).with_children(|group| {
                    for variant in Variant::ALL {
                        let (name, told) =
                            (words::variant(Language::English, variant), words::variant(*language, variant));
                        let mut segment = group.spawn((theme::segment(&name, &told), Of(variant)));
                        if variant == results.variant {
                            segment.insert(Checked);
                        }
                    }
                });
            });
            let page =
                theme::scroll_column(menu, 10.0, |list| page::fill(list, *language, &results, &mut images));
            menu.commands().entity(page).insert(Page);
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                let nothing = results.counted.as_ref().is_none_or(|counted| counted.statistics.is_empty());
                let export = theme::secondary_button("Export", &say("statistics-export"));
                let reset = theme::secondary_button("Reset", &say("statistics-reset"));
                let export = row.spawn((export, Stay, actions::OfMatches, observe(actions::export))).id();
                let sure = actions::Sure { asked: false, question: say("statistics-reset-sure") };
                let reset = row.spawn((reset, Stay, actions::OfMatches, sure, observe(actions::reset))).id();
                for button in [export, reset] {
                    theme::enable(&mut row.commands(), button, !nothing, false);
                }
                let done = theme::primary_button("Close", &say("common-close"));
                row.spawn((done, theme::first_focus(), observe(close)));
            });
        });
    });
}

fn choose(
    change: On<ValueChange<Entity>>,
    segments: Query<(Entity, &Of)>,
    mut commands: Commands,
    mut results: ResMut<Results>,
    language: Res<Language>,
    mut pages: Query<(Entity, &mut ScrollPosition), With<Page>>,
    mut images: ResMut<Assets<Image>>,
) -> Result {
    let (chosen, &Of(variant)) = segments.get(change.value)?;
    theme::check_only(&mut commands, chosen, segments.iter().map(|(segment, _)| segment));
    results.variant = variant;
    for (page, mut scroll) in &mut pages {
        scroll.y = 0.0;
        commands
            .entity(page)
            .despawn_children()
            .with_children(|list| page::fill(list, *language, &results, &mut images));
    }
    Ok(())
}

/// Shows what was counted as soon as it is.
fn arrive(
    mut commands: Commands,
    mut results: ResMut<Results>,
    language: Res<Language>,
    pages: Query<Entity, With<Page>>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<actions::OfMatches>>,
    mut images: ResMut<Assets<Image>>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(counted) = Job::take_result(&mut results.counting) else { return };
    if let Some(warning) = &counted.warning {
        let why = words::file_error(*language, warning);
        notices.write(Notice(language.tell("common-kept-not-read", &[("why", why.into())])));
    }
    let nothing = counted.statistics.is_empty();
    results.counted = Some(counted);
    for page in &pages {
        commands
            .entity(page)
            .despawn_children()
            .with_children(|list| page::fill(list, *language, &results, &mut images));
    }
    for (button, disabled) in &buttons {
        theme::enable(&mut commands, button, !nothing, disabled);
    }
}

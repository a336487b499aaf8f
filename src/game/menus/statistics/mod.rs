//! The statistics menu: results by game and level, counted in the background from the records of finished matches.

mod actions;
mod chart;
mod page;

use bevy::prelude::*;
use bevy::ui_widgets::observe;

pub(super) use page::format_signed;

use super::{close_button, opens, spawn_menu, spawn_segments};
use crate::game::language::LocalizedLabel;
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{Menu, Notice, Storage};
use crate::game::theme::{self, Choice};
use crate::game::turn::Job;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::statistics::{self, RatedMatches, Statistics};
use pushflip_core::session::{FileError, Moment};

pub fn plugin(app: &mut App) {
    app.add_plugins(theme::choices::<ShownVariant>)
        .init_resource::<ShownVariant>()
        .init_resource::<Results>()
        .init_resource::<actions::Export>()
        .add_systems(OnEnter(Menu::Statistics), (start_counting, show).chain())
        .add_systems(
            Update,
            (
                (
                    finish_counting,
                    show_results
                        .run_if(resource_changed::<Results>.or_else(resource_changed::<ShownVariant>)),
                )
                    .chain(),
                actions::report_export,
            )
                .run_if(in_state(Menu::Statistics)),
        );
}

/// The game whose results are shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct ShownVariant(Variant);

/// The container of the selected game's results.
#[derive(Component)]
struct Page;

struct Counted {
    statistics: Statistics,
    /// The last reset.
    since: Option<Moment>,
    warning: Option<FileError>,
}

/// The results and the background task that counts them.
#[derive(Resource, Default)]
struct Results {
    /// The matches that count for the player's rating.
    which: RatedMatches,
    counting: Option<Job<Counted>>,
    counted: Option<Counted>,
}

fn start_counting(
    mut results: ResMut<Results>,
    mut shown: ResMut<ShownVariant>,
    storage: Option<Res<Storage>>,
    settings: Res<Settings>,
    waker: Waker,
) {
    shown.0 = settings.last_setup.as_ref().map_or(shown.0, |last| last.variant);
    results.which = settings.counted;
    results.counted = None;
    count(&mut results, storage.as_deref(), &waker);
}

/// Counts in a background thread, because hundreds of files may have to be read.
fn count(results: &mut Results, storage: Option<&Storage>, waker: &Waker) {
    results.counting = storage.map(|storage| {
        let folders = storage.0.clone();
        Job::read(waker, move || {
            let (since, warning) = statistics::since(&folders);
            Counted { statistics: Statistics::read(&folders, since), since, warning }
        })
    });
}

fn show(mut commands: Commands) {
    let tabs = Variant::ALL.map(|variant| {
        let label = Localized::from(variant);
        (label.to_string(), label, Choice::new(move |shown: &mut ShownVariant| shown.0 = variant))
    });
    spawn_menu(&mut commands, Menu::Statistics, theme::dialog("Statistics menu", theme::NARROW), |menu| {
        menu.spawn(Node {
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..theme::row(8.0)
        })
        .with_children(|row| {
            row.spawn(theme::heading(msg::STATISTICS_HEADING));
            let button = theme::secondary_button("Achievements", msg::ACHIEVEMENTS_HEADING);
            row.spawn((button, opens(Menu::Achievements)));
        });
        menu.spawn(Node { flex_shrink: 0.0, ..theme::row(8.0) }).with_children(|row| {
            let group = (theme::segments("Results of"), LocalizedLabel(msg::STATISTICS_HEADING));
            spawn_segments(row, group, tabs);
        });
        let page = theme::scroll_column(menu, 10.0, |_| {});
        menu.commands().entity(page).insert(Page);
        theme::footer(menu, |row| {
            let export = theme::secondary_button("Export", msg::STATISTICS_EXPORT);
            row.spawn((export, actions::NeedsMatches, observe(actions::export)));
            let question = Some(msg::STATISTICS_RESET_SURE);
            let reset = theme::confirm_button("Reset", msg::STATISTICS_RESET, question);
            row.spawn((reset, actions::NeedsMatches, observe(actions::reset)));
            row.spawn((close_button(msg::COMMON_CLOSE), theme::initial_focus()));
        });
    });
}

fn finish_counting(mut results: ResMut<Results>, mut notices: MessageWriter<Notice>) {
    let Some(counted) = results.counting.as_ref().and_then(Job::poll) else { return };
    let warning = counted.warning.as_ref();
    notices.write_batch(warning.map(|why| Notice(msg::CommonKeptNotRead { why }.into())));
    results.counting = None;
    results.counted = Some(counted);
}

fn show_results(
    mut commands: Commands,
    (results, shown): (Res<Results>, Res<ShownVariant>),
    mut pages: Query<(Entity, &mut ScrollPosition), With<Page>>,
    buttons: Query<Entity, With<actions::NeedsMatches>>,
    mut images: ResMut<Assets<Image>>,
) {
    for (page, mut scroll) in &mut pages {
        scroll.y = 0.0;
        commands
            .entity(page)
            .despawn_children()
            .with_children(|list| page::fill(list, &results, shown.0, &mut images));
    }
    let has_matches = results.counted.as_ref().is_some_and(|counted| !counted.statistics.is_empty());
    for button in &buttons {
        theme::set_enabled(&mut commands, button, has_matches);
    }
}

//! The form for a new table: the variant and the clock.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use crate::game::language::LocalizedLabel;
use crate::game::screens::setup;
use crate::game::settings::{CLOCKS, DAYS_PER_MOVE, Draft, Edit, Settings};
use crate::game::state::{EnterTable, Menu, Step};
use crate::game::theme::{self, KeepFocus};
use pushflip_core::language::{Localized, msg};

/// Marks the selected options.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewTableForm>()
        .add_systems(OnExit(Menu::Online), |mut form: ResMut<NewTableForm>| {
            _ = form.set_if_neq(NewTableForm(None));
        })
        .add_systems(
            Update,
            mark.in_set(Step::Hud)
                .run_if(resource_changed::<NewTableForm>.or_else(state_changed::<Menu>))
                .run_if(in_state(Menu::Online)),
        );
}

/// The game of the form, if the form is open. It is not the draft of local matches, whose options nobody has agreed to.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub(super) struct NewTableForm(pub Option<Draft>);

/// Opens the form, with the variant of the last match.
pub(super) fn begin(_: On<Activate>, settings: Res<Settings>, mut form: ResMut<NewTableForm>) {
    let mut draft = Draft::default();
    if let Some(last) = &settings.last_setup {
        draft.apply(Edit::Variant(last.variant));
    }
    form.0 = Some(draft);
}

pub(super) fn fill(menu: &mut ChildSpawnerCommands) {
    menu.spawn(theme::heading(msg::ONLINE_INVITE_FRIEND));
    theme::scroll_column(menu, 12.0, |list| {
        let label = LocalizedLabel(msg::SPOKEN_GAMES);
        list.spawn((theme::cards("Online game"), label, observe(choose)))
            .entry::<Node>()
            .and_modify(|mut node| {
                node.display = Display::Grid;
                node.grid_template_columns = RepeatedGridTrack::flex(2, 1.0);
            })
            .entity()
            .with_children(setup::spawn_variants);
        list.spawn(theme::label(msg::SETUP_CLOCK));
        let label = LocalizedLabel(msg::SETUP_CLOCK);
        list.spawn((theme::segments("Online clock"), label, observe(choose))).with_children(|clocks| {
            for clock in CLOCKS.into_iter().chain(DAYS_PER_MOVE) {
                let label = Localized::from(clock);
                clocks.spawn((theme::segment(&label.to_string(), label), Edit::Clock(clock)));
            }
        });
        list.spawn(theme::note(msg::ONLINE_CLOCK_ABOUT));
        list.spawn(theme::note(msg::ONLINE_OPEN_ABOUT));
        if cfg!(windows) {
            list.spawn(theme::note(msg::ONLINE_FIREWALL));
        }
    });
    theme::footer(menu, |row| {
        let back = |_: On<Activate>, mut form: ResMut<NewTableForm>| form.0 = None;
        row.spawn((theme::secondary_button("Back", msg::SETUP_BACK), KeepFocus, observe(back)));
        let open = theme::primary_button("Open the table", msg::ONLINE_OPEN);
        row.spawn((open, theme::initial_focus(), observe(open_table)));
    });
}

fn choose(change: On<ValueChange<Entity>>, edits: Query<&Edit>, mut form: ResMut<NewTableForm>) {
    if let (Ok(&edit), Some(draft)) = (edits.get(change.value), &mut form.0) {
        draft.apply(edit);
    }
}

fn open_table(_: On<Activate>, form: Res<NewTableForm>, mut tables: MessageWriter<EnterTable>) {
    tables.write_batch(form.0.iter().map(|draft| EnterTable::Open(Box::new(draft.for_people()))));
}

fn mark(mut commands: Commands, form: Res<NewTableForm>, choices: Query<(Entity, &Edit)>) {
    let Some(draft) = &form.0 else { return };
    for (choice, &edit) in &choices {
        theme::set_checked(&mut commands, choice, draft.holds(edit));
    }
}

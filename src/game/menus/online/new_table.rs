//! The form for a new table: the variant and the clock.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use crate::game::language::LocalizedLabel;
use crate::game::screens::setup;
use crate::game::settings::{CLOCKS, Draft, Edit, Settings};
use crate::game::state::{Menu, OpenTable, Step};
use crate::game::theme::{self, KeepFocus};
use pushflip_core::language::{Localized, msg};

/// Marks the selected options.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewTableForm>()
        .add_systems(OnExit(Menu::Online), |mut form: ResMut<NewTableForm>| {
            _ = form.set_if_neq(NewTableForm(false));
        })
        .add_systems(Update, mark.in_set(Step::Hud).run_if(in_state(Menu::Online)));
}

/// Whether the form is open.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NewTableForm(pub bool);

/// Opens the form, with the options of the last match.
pub(super) fn begin(
    _: On<Activate>,
    settings: Res<Settings>,
    mut draft: ResMut<Draft>,
    mut form: ResMut<NewTableForm>,
) {
    if let Some(last) = settings.last_setup.as_ref().filter(|_| *draft == Draft::default()) {
        draft.clone_from(last);
    }
    form.0 = true;
}

pub(super) fn fill(menu: &mut ChildSpawnerCommands) {
    menu.spawn(theme::heading(msg::ONLINE_OPEN));
    theme::scroll_column(menu, 12.0, |list| {
        let label = LocalizedLabel(msg::SPOKEN_GAMES);
        list.spawn((theme::cards("Online game"), label, observe(choose)))
            .with_children(setup::spawn_variants);
        list.spawn(theme::label(msg::SETUP_CLOCK));
        let label = LocalizedLabel(msg::SETUP_CLOCK);
        list.spawn((theme::cards("Online clock"), label, observe(choose))).with_children(|clocks| {
            for clock in CLOCKS {
                let label = Localized::from(clock);
                clocks.spawn((theme::segment(&label.to_string(), label), Edit::Clock(clock)));
            }
        });
        list.spawn(theme::note(msg::ONLINE_OPEN_ABOUT));
    });
    menu.spawn(theme::divider());
    menu.spawn(theme::button_row()).with_children(|row| {
        let back = |_: On<Activate>, mut form: ResMut<NewTableForm>| form.0 = false;
        row.spawn((theme::secondary_button("Back", msg::SETUP_BACK), KeepFocus, observe(back)));
        let open = theme::primary_button("Open the table", msg::ONLINE_OPEN);
        row.spawn((open, theme::initial_focus(), observe(open_table)));
    });
}

fn choose(change: On<ValueChange<Entity>>, edits: Query<&Edit>, mut draft: ResMut<Draft>) {
    if let Ok(&edit) = edits.get(change.value) {
        draft.apply(edit);
    }
}

fn open_table(_: On<Activate>, draft: Res<Draft>, mut tables: MessageWriter<OpenTable>) {
    tables.write(OpenTable(Box::new(draft.for_people())));
}

fn mark(
    mut commands: Commands,
    draft: Res<Draft>,
    added: Query<(), Added<Edit>>,
    choices: Query<(Entity, &Edit, Has<Checked>)>,
) {
    if draft.is_changed() || !added.is_empty() {
        for (choice, &edit, checked) in &choices {
            theme::set_checked(&mut commands, choice, draft.holds(edit), checked);
        }
    }
}

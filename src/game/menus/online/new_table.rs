//! The form for a new table: the variant and the clock.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::LocalizedLabel;
use crate::game::screens::setup;
use crate::game::settings::{CLOCKS, DAYS_PER_MOVE, Draft, Settings};
use crate::game::state::{EnterTable, Menu};
use crate::game::theme::{self, Choice, KeepFocus};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::ClockRule;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NewTableForm>().add_plugins(theme::choices::<NewTableForm>).add_systems(
        OnExit(Menu::Online),
        |mut form: ResMut<NewTableForm>| {
            _ = form.set_if_neq(NewTableForm(None));
        },
    );
}

/// The game of the form, if the form is open. It is not the draft of local matches, whose options nobody has agreed to.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub(super) struct NewTableForm(pub Option<Draft>);

impl NewTableForm {
    fn set_variant(&mut self, variant: Variant) {
        if let Some(draft) = &mut self.0 {
            draft.set_variant(variant);
        }
    }

    fn set_clock(&mut self, clock: ClockRule) {
        if let Some(draft) = &mut self.0 {
            draft.set_clock(clock);
        }
    }
}

/// Opens the form, with the variant of the last match.
pub(super) fn begin(_: On<Activate>, settings: Res<Settings>, mut form: ResMut<NewTableForm>) {
    let mut draft = Draft::default();
    if let Some(last) = &settings.last_setup {
        draft.set_variant(last.variant);
    }
    form.0 = Some(draft);
}

pub(super) fn fill(menu: &mut ChildSpawnerCommands) {
    menu.spawn(theme::heading(msg::ONLINE_INVITE_FRIEND));
    theme::scroll_column(menu, 12.0, |list| {
        let label = LocalizedLabel(msg::SPOKEN_GAMES);
        list.spawn((theme::cards("Online game"), label))
            .entry::<Node>()
            .and_modify(|mut node| {
                node.display = Display::Grid;
                node.grid_template_columns = RepeatedGridTrack::flex(2, 1.0);
            })
            .entity()
            .with_children(|cards| setup::spawn_variants(cards, NewTableForm::set_variant));
        list.spawn(theme::label(msg::SETUP_CLOCK));
        let label = LocalizedLabel(msg::SETUP_CLOCK);
        list.spawn((theme::segments("Online clock"), label)).with_children(|clocks| {
            for clock in CLOCKS.into_iter().chain(DAYS_PER_MOVE) {
                let label = Localized::from(clock);
                let choice = Choice::new(move |form: &mut NewTableForm| form.set_clock(clock));
                clocks.spawn((theme::segment(&label.to_string(), label), choice));
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

fn open_table(_: On<Activate>, form: Res<NewTableForm>, mut tables: MessageWriter<EnterTable>) {
    tables.write_batch(form.0.iter().map(|draft| EnterTable::Open(Box::new(draft.for_people()))));
}

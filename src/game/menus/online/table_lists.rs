//! Lists of tables that need no invitation: announced ones, those with unfinished matches, and those of
//! contacts.

use std::time::SystemTime;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::contacts::{self, Renaming};
use crate::game::hud::seat_icon;
use crate::game::online::{Nearby, SavedTable, SavedTables};
use crate::game::settings::{OnlineReach, Settings};
use crate::game::state::{EnterTable, JoinRequest};
use crate::game::theme::{self, KeepFocus, sends};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{Moment, localized};

/// The size of a symbol, in pixels.
pub(super) const SYMBOL: f32 = 24.0;

pub(super) fn fill(
    list: &mut ChildSpawnerCommands,
    settings: &Settings,
    kept: &SavedTables,
    nearby: &Nearby,
    renaming: &Renaming,
) {
    // The local network is not searched with the reach of this computer.
    if settings.reach != OnlineReach::ThisMachine || !nearby.tables().is_empty() {
        tables_nearby(list, kept, nearby);
    }
    tables_left(list, kept);
    contacts::fill(list, kept, nearby, renaming);
}

fn tables_nearby(list: &mut ChildSpawnerCommands, kept: &SavedTables, nearby: &Nearby) {
    list.spawn(theme::subheading(msg::ONLINE_NEARBY));
    if nearby.tables().is_empty() {
        let text = if nearby.can_look() { msg::ONLINE_NEARBY_NONE } else { msg::ONLINE_NO_NETWORK };
        list.spawn((Name::new("Tables nearby"), theme::note(text)));
    }
    for found in nearby.tables() {
        let name = kept.contacts().display_name(found.host, &found.name);
        let asked = nearby.asked() == Some(found.host);
        let about = if asked { msg::OnlineKnocking { name: name.clone() }.into() } else { msg::ONLINE_KNOCK };
        let entry = theme::list_entry(
            &format!("Table of {}", found.host),
            name,
            Localized::joined([found.variant.into(), about], " · "),
            theme::glyph(seat_icon(found.variant, 0), SYMBOL),
        );
        list.spawn(theme::line(8.0)).with_children(|row| {
            let place = theme::filling_cell();
            row.spawn(place).with_child((entry, sends(JoinRequest(Box::new(found.clone())))));
            if asked {
                let cancel = |_: On<Activate>, mut nearby: ResMut<Nearby>| nearby.cancel_request();
                let button = theme::secondary_button("Cancel the request", msg::ONLINE_RENAME_CANCEL);
                row.spawn((button, KeepFocus, observe(cancel)));
            }
        });
    }
}

fn tables_left(list: &mut ChildSpawnerCommands, kept: &SavedTables) {
    for (number, SavedTable { card, game, .. }) in kept.left().enumerate() {
        if number == 0 {
            list.spawn(theme::subheading(msg::ONLINE_GAMES_LEFT));
        }
        let setup = game.setup();
        let now = Moment::of(SystemTime::now());
        let began = game.began().map_or(msg::ONLINE_WAITING, |began| localized::when(began, now));
        let entry = theme::list_entry(
            &format!("Left table {}", number + 1),
            localized::players(setup),
            Localized::joined([setup.variant.into(), began], " · "),
            theme::glyph(seat_icon(setup.variant, 0), SYMBOL),
        );
        list.spawn((entry, sends(EnterTable::Back(Box::new(card.clone())))));
    }
}

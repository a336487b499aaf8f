//! Lists of tables that need no invitation: announced ones, those with unfinished matches, and those of
//! contacts.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::contacts::{self, Renaming};

use crate::game::hud::seat_icon;
use crate::game::language::{Language, localized};
use crate::game::online::{Nearby, SavedTable, SavedTables, display_name};
use crate::game::state::{BackToTable, JoinRequest};
use crate::game::theme;
use pushflip_core::online::network::DiscoveredTable;
use pushflip_core::online::store::Card;

/// The size of a symbol, in pixels.
pub(super) const SYMBOL: f32 = 24.0;

pub(super) fn fill(
    list: &mut ChildSpawnerCommands,
    language: Language,
    kept: &SavedTables,
    nearby: &Nearby,
    renaming: &Renaming,
) {
    tables_nearby(list, language, kept, nearby);
    tables_left(list, language, kept);
    contacts::fill(list, language, kept, nearby, renaming);
}

fn tables_nearby(list: &mut ChildSpawnerCommands, language: Language, kept: &SavedTables, nearby: &Nearby) {
    list.spawn(theme::subheading(&language.say("online-nearby")));
    if nearby.tables().is_empty() {
        let id = if nearby.can_look() { "online-nearby-none" } else { "online-no-network" };
        list.spawn((Name::new("Tables nearby"), theme::note(&language.say(id))));
    }
    for found in nearby.tables() {
        let variant = localized::variant(language, found.variant);
        let asked = nearby.asked() == Some(found.host);
        let about = language.say(if asked { "online-knocking" } else { "online-knock" });
        let entry = theme::list_entry(
            &format!("Table of {}", found.host),
            &display_name(language, kept, found.host, &found.name),
            &format!("{variant} · {about}"),
            theme::glyph(seat_icon(found.variant, 0), SYMBOL),
        );
        list.spawn((entry, requests_to_join(found)));
    }
}

fn tables_left(list: &mut ChildSpawnerCommands, language: Language, kept: &SavedTables) {
    for (number, SavedTable { card, game, .. }) in kept.left().enumerate() {
        if number == 0 {
            list.spawn(theme::subheading(&language.say("online-left")));
        }
        let setup = game.setup();
        let variant = localized::variant(language, setup.variant);
        let began = game.began().map_or_else(|| language.say("online-waiting"), |began| began.local());
        let entry = theme::list_entry(
            &format!("Left table {}", number + 1),
            &localized::players(language, setup),
            &format!("{variant} · {began}"),
            theme::glyph(seat_icon(setup.variant, 0), SYMBOL),
        );
        list.spawn((entry, returns_to_table(card)));
    }
}

pub(super) fn requests_to_join(found: &DiscoveredTable) -> impl Bundle + use<> {
    let found = Box::new(found.clone());
    observe(move |_: On<Activate>, mut knocks: MessageWriter<JoinRequest>| {
        knocks.write(JoinRequest(found.clone()));
    })
}

pub(super) fn returns_to_table(card: &Card) -> impl Bundle + use<> {
    let card = Box::new(card.clone());
    observe(move |_: On<Activate>, mut requests: MessageWriter<BackToTable>| {
        requests.write(BackToTable(card.clone()));
    })
}

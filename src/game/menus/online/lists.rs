//! Lists of tables that need no invitation: those on the local network, those that were left, and those of
//! known people.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::people::{self, Renaming};

use crate::game::hud::symbol;
use crate::game::language::{Language, words};
use crate::game::online::{Kept, KeptTable, Nearby, called};
use crate::game::state::{BackToTable, Knock};
use crate::game::theme;
use pushflip_core::online::net::Found;
use pushflip_core::online::store::Card;

/// The size of a symbol, in pixels.
pub(super) const SYMBOL: f32 = 24.0;

pub(super) fn fill(
    list: &mut ChildSpawnerCommands,
    language: Language,
    kept: &Kept,
    nearby: &Nearby,
    renaming: &Renaming,
) {
    tables_nearby(list, language, kept, nearby);
    tables_left(list, language, kept);
    people::fill(list, language, kept, nearby, renaming);
}

fn tables_nearby(list: &mut ChildSpawnerCommands, language: Language, kept: &Kept, nearby: &Nearby) {
    list.spawn(theme::subheading(&language.say("online-nearby")));
    if nearby.tables().is_empty() {
        let id = if nearby.can_look() { "online-nearby-none" } else { "online-no-network" };
        list.spawn((Name::new("Tables nearby"), theme::note(&language.say(id))));
    }
    for found in nearby.tables() {
        let variant = words::variant(language, found.variant);
        let asked = nearby.asked() == Some(found.host);
        let about = language.say(if asked { "online-knocking" } else { "online-knock" });
        let entry = theme::entry(
            &format!("Table of {}", found.host),
            &called(language, kept, found.host, &found.name),
            &format!("{variant} · {about}"),
            theme::glyph(symbol(found.variant, 0), SYMBOL),
        );
        list.spawn((entry, knocks(found)));
    }
}

fn tables_left(list: &mut ChildSpawnerCommands, language: Language, kept: &Kept) {
    for (number, KeptTable { card, game, .. }) in kept.left().enumerate() {
        if number == 0 {
            list.spawn(theme::subheading(&language.say("online-left")));
        }
        let setup = game.setup();
        let variant = words::variant(language, setup.variant);
        let began = game.began().map(|began| began.local()).unwrap_or_default();
        let entry = theme::entry(
            &format!("Left table {}", number + 1),
            &words::players(language, setup),
            &format!("{variant} · {began}"),
            theme::glyph(symbol(setup.variant, 0), SYMBOL),
        );
        list.spawn((entry, goes_back(card)));
    }
}

pub(super) fn knocks(found: &Found) -> impl Bundle + use<> {
    let found = Box::new(found.clone());
    observe(move |_: On<Activate>, mut knocks: MessageWriter<Knock>| {
        knocks.write(Knock(found.clone()));
    })
}

pub(super) fn goes_back(card: &Card) -> impl Bundle + use<> {
    let card = Box::new(card.clone());
    observe(move |_: On<Activate>, mut wishes: MessageWriter<BackToTable>| {
        wishes.write(BackToTable(card.clone()));
    })
}

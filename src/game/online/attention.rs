//! Alerts for a player who uses another window: in the task bar and, if the player wants it, on the desktop.

use std::thread;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy::winit::WINIT_WINDOWS;
use winit::window::UserAttentionType;

use super::words::question_text;
use super::{Online, SavedTables};
use crate::game::language::UiLanguage;
use crate::game::settings::Settings;
use crate::game::state::Step;
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::describe;
use pushflip_core::online::table::event::TableId;
use pushflip_core::online::table::identity::PeerId;
use pushflip_core::online::table::state::Table;

/// Finds reasons for attention. [`window_alerts`] acts on them; tests do not add it.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Alert>().add_systems(
        Update,
        find.after(super::incoming::receive).run_if(resource_changed::<Online>).in_set(Step::Input),
    );
}

/// Alerts through the window and the desktop.
pub fn window_alerts(app: &mut App) {
    app.add_systems(
        Update,
        (
            (request_attention, notify_desktop).run_if(on_message::<Alert>),
            end_request.run_if(on_message::<WindowFocused>),
        )
            .in_set(Step::Hud),
    );
}

/// Something new waits for the player, who uses another window.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Alert(pub Localized);

/// A reason for attention.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Reason {
    /// A question, by its event.
    Asked(u32),
    JoinRequest(PeerId),
    /// The player's turn, by the event that began it.
    Turn(u32),
    /// Another person at the table.
    Came(PeerId),
}

fn reasons(online: &Online, kept: &SavedTables, table: &Table) -> Vec<(Reason, Localized)> {
    let mut all = Vec::new();
    if let Some((asked, words)) = table.asked().zip(question_text(online, kept)) {
        all.push((Reason::Asked(asked.number), words));
    }
    if let Some((peer, name)) = online.next_join_request() {
        all.push((Reason::JoinRequest(peer), describe::join_request(kept.contacts(), peer, name)));
    }
    if online.is_playing() && online.is_own_turn() {
        all.push((Reason::Turn(table.turn()), msg::ONLINE_YOUR_TURN));
    }
    let people = table.seats().iter().filter_map(|seat| seat.occupant.peer());
    all.extend(people.filter(|&peer| Some(peer) != online.me()).map(|peer| {
        let name = kept.contacts().player_name(table, peer);
        (Reason::Came(peer), msg::OnlineCame { name }.into())
    }));
    all
}

/// Sends an alert for a new reason, unless the player has just come to the table.
fn find(
    online: Res<Online>,
    kept: Res<SavedTables>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut known: Local<Option<(TableId, Vec<Reason>)>>,
    mut alerts: MessageWriter<Alert>,
) {
    let Some(table) = online.table().filter(|_| online.is_connected()) else { return };
    let found = reasons(&online, &kept, table);
    let now = (table.id(), found.iter().map(|(reason, _)| reason.clone()).collect());
    let before = known.replace(now).filter(|(before, _)| *before == table.id());
    let Some((_, old)) = before else { return };
    let new = found.into_iter().find(|(reason, _)| !old.contains(reason));
    if windows.iter().all(|window| !window.focused) {
        alerts.write_batch(new.map(|(_, words)| Alert(words)));
    }
}

/// `NonSendMarker`, because winit windows can only be used on the main thread.
fn request_attention(_main: NonSendMarker, windows: Query<Entity, With<PrimaryWindow>>) {
    set_attention(&windows, Some(UserAttentionType::Informational));
}

/// Not every window manager ends it by itself.
fn end_request(
    _main: NonSendMarker,
    mut changes: MessageReader<WindowFocused>,
    windows: Query<Entity, With<PrimaryWindow>>,
) {
    if changes.read().any(|change| change.focused) {
        set_attention(&windows, None);
    }
}

fn set_attention(windows: &Query<Entity, With<PrimaryWindow>>, kind: Option<UserAttentionType>) {
    WINIT_WINDOWS.with_borrow(|opened| {
        for window in windows.iter().filter_map(|window| opened.get_window(window)) {
            window.request_user_attention(kind);
        }
    });
}

fn notify_desktop(mut alerts: MessageReader<Alert>, settings: Res<Settings>, language: Res<UiLanguage>) {
    for Alert(words) in alerts.read().filter(|_| settings.notify) {
        let text = words.in_language(**language);
        // The notification service may answer late.
        thread::spawn(move || {
            let mut notification = notify_rust::Notification::new();
            notification.appname("Pushflip").summary("Pushflip").body(&text);
            #[cfg(target_os = "linux")]
            notification.icon("org.pushflip.Pushflip");
            if let Err(error) = notification.show() {
                warn!("no desktop notification: {error}");
            }
        });
    }
}

//! The menu to share a picture of the match.

use std::path::Path;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{close, spawn_menu};
use crate::game::exchange::{MatchInView, PictureKind, PictureMaker};
use crate::game::language::{LocalizedText, UiLanguage};
use crate::game::redraw::Waker;
use crate::game::settings::Settings;
use crate::game::state::{Menu, Notice, ViewedPly};
use crate::game::theme;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::printable;

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Share), show).add_systems(Update, update.run_if(in_state(Menu::Share)));
}

const WIDTH: f32 = 520.0;
/// The height of the line about the rendering, in pixels, also while it is empty.
const LINE: f32 = 24.0;

/// The line about the running rendering, or the last one.
#[derive(Component)]
struct Making;

/// The button that ends the rendering.
#[derive(Component)]
struct Cancel;

fn show(mut commands: Commands, mut maker: ResMut<PictureMaker>) {
    maker.rendered = None;
    spawn_menu(&mut commands, Menu::Share, theme::small_dialog("Share menu", WIDTH), |menu| {
        menu.spawn(theme::heading(msg::MENUS_SHARE));
        theme::scroll_column(menu, 8.0, |list| {
            let position = theme::primary_button("Picture of the position", msg::MENUS_SHARE_POSITION);
            list.spawn((position, PictureKind::Position, theme::initial_focus(), observe(start)));
            let animation = theme::secondary_button("Animation of the match", msg::MENUS_SHARE_ANIMATION);
            list.spawn((animation, PictureKind::Animation, observe(start)));
            list.spawn(theme::note(msg::MENUS_SHARE_ABOUT));
            if let Some(folder) = &maker.folder {
                let folder = printable(folder.display());
                list.spawn(theme::note(msg::MenusShareFolder { folder }.into()));
            }
            list.spawn((
                Name::new("Making"),
                Node { min_height: px(LINE), ..default() },
                children![(Making, theme::label(Localized::EMPTY))],
            ));
        });
        theme::footer(menu, |row| {
            let cancel = theme::secondary_button("Cancel", msg::MENUS_SHARE_CANCEL);
            let stop = |_: On<Activate>, mut maker: ResMut<PictureMaker>| maker.cancel();
            row.spawn((cancel, Cancel, observe(stop)));
            row.spawn((theme::secondary_button("Close", msg::COMMON_CLOSE), observe(close)));
        });
    });
}

/// Starts a rendering of the match in view, or of the viewed position.
fn start(
    pressed: On<Activate>,
    kinds: Query<&PictureKind>,
    in_view: MatchInView,
    viewed_ply: Res<ViewedPly>,
    (settings, language): (Res<Settings>, Res<UiLanguage>),
    waker: Waker,
    mut maker: ResMut<PictureMaker>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let &kind = kinds.get(pressed.entity)?;
    let shown = match kind {
        PictureKind::Animation => in_view.game().cloned(),
        PictureKind::Position => {
            in_view.board().map(|game| viewed_ply.0.map_or(game.clone(), |ply| game.until(ply)))
        }
    };
    if let Some(game) = shown
        && let Err(why) = maker.start(kind, &game, &settings, **language, &waker)
    {
        notices.write(Notice(why));
    }
    Ok(())
}

/// Shows the file that is being rendered, or the last one, and the button that ends a rendering only while one runs.
fn update(
    maker: Res<PictureMaker>,
    mut making: Single<&mut LocalizedText, With<Making>>,
    kinds: Query<Entity, With<PictureKind>>,
    mut cancels: Query<&mut Node, With<Cancel>>,
    mut commands: Commands,
) {
    let name = |path: &Path| path.file_name().map_or_else(String::new, |name| printable(name.display()));
    let words: Localized = match (maker.file(), &maker.rendered) {
        (Some(path), _) => msg::MenusShareMaking { file: name(path) }.into(),
        (None, Some(path)) => msg::MenusShareSaved { path: name(path) }.into(),
        (None, None) => Localized::EMPTY,
    };
    let is_busy = maker.file().is_some();
    making.set_if_neq(LocalizedText(words));
    for button in &kinds {
        theme::set_enabled(&mut commands, button, !is_busy);
    }
    for mut node in &mut cancels {
        theme::set_shown(&mut node, is_busy);
    }
}

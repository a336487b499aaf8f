//! Screens outside a match: title, setup, lessons, puzzles, review, editor; and the tournament in progress. The `hud`
//! belongs to a match.

mod editor;
pub mod lesson;
pub mod puzzle;
pub mod review;
pub mod setup;
mod title;
pub mod tournament;

use bevy::prelude::*;

pub use editor::Editing;
pub use title::TitleMotion;

use super::settings::Draft;
use review::Study;

use super::state::{OnlineMatch, Screen, ShowMatch, Step};
use super::turn::CurrentMatch;
use pushflip_core::session::Match;

pub fn plugin(app: &mut App) {
    app.init_resource::<ReturnTo>()
        .init_resource::<ReturnToReview>()
        .init_resource::<TitleMatch>()
        .init_resource::<Draft>()
        .add_systems(OnExit(Screen::Playing), (remember_left, remember_title_match))
        .add_systems(OnExit(Screen::Title), remember_title_match)
        .add_systems(OnEnter(Screen::Playing), |mut left: ResMut<ReturnTo>| left.0 = None)
        .add_systems(OnEnter(Screen::Title), |mut left: ResMut<ReturnTo>| left.0 = None)
        .add_systems(OnExit(Screen::Puzzle), |mut left: ResMut<ReturnToReview>| left.0 = None)
        .add_systems(Update, forget_online.run_if(resource_changed::<OnlineMatch>).after(Step::Input))
        .add_plugins((
            title::plugin,
            setup::plugin,
            lesson::plugin,
            editor::plugin,
            review::plugin,
            puzzle::plugin,
            tournament::plugin,
        ));
    for exited in [Screen::Review, Screen::Editor, Screen::Puzzle, Screen::Lesson] {
        for entered in [Screen::Title, Screen::Setup] {
            app.add_systems(OnTransition { exited, entered }, restore_title_match);
        }
    }
}

/// The match that was played before the current screen, to return to; `None` on the title and in a match.
#[derive(Resource, Default)]
pub struct ReturnTo(pub Option<Box<Match>>);

/// The review whose mistakes are practised, to return to.
#[derive(Resource, Default)]
pub struct ReturnToReview(Option<Study>);

/// The match that was last played or shown behind the title.
#[derive(Resource, Default)]
struct TitleMatch(Option<Box<Match>>);

fn remember_title_match(current: Res<CurrentMatch>, mut title: ResMut<TitleMatch>) {
    title.0 = Some(Box::new(current.as_match().clone()));
}

/// Shows the match behind the title again, also behind the form for a new game.
fn restore_title_match(title: Res<TitleMatch>, mut shown: MessageWriter<ShowMatch>) {
    shown.write_batch(title.0.clone().map(ShowMatch));
}

fn remember_left(current: Res<CurrentMatch>, mut left: ResMut<ReturnTo>) {
    left.0 = Some(Box::new(current.as_match().clone()));
}

/// Drops an online match when its table is left.
fn forget_online(online: Res<OnlineMatch>, mut left: ResMut<ReturnTo>, mut before: Local<OnlineMatch>) {
    if left.0.as_ref().is_some_and(|game| before.is(game) && !online.is(game)) {
        left.0 = None;
    }
    *before = *online;
}

//! Redraw requests: the reasons to draw a frame, and waking the window from other threads.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Adds the count of frames, and the reason that all of the display shares.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awake>().draw_while(repainted);
}

/// Frames that are drawn after the last reason, for what follows from it: states change one frame later, what
/// they spawn is laid out in the next.
const AFTERGLOW: u32 = 4;

/// How many more frames are drawn although there is no reason any more.
#[derive(Resource, Default)]
pub struct Awake(u32);

impl Awake {
    /// Counts a frame. Returns whether the next one is to be drawn at once.
    pub fn pass_frame(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 > 0
    }
}

/// When the reasons are looked for: in [`Last`], after all that is done in a frame.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reasons;

/// Says what frames are drawn for.
pub trait DrawWhile {
    /// Draws frames while a condition holds, and for some frames after it: for what moves, or for a change
    /// that has consequences.
    fn draw_while<M>(&mut self, reason: impl SystemCondition<M>) -> &mut Self;
}

impl DrawWhile for App {
    fn draw_while<M>(&mut self, reason: impl SystemCondition<M>) -> &mut Self {
        let stir = |mut awake: ResMut<Awake>| awake.0 = AFTERGLOW;
        self.add_systems(Last, stir.run_if(reason).in_set(Reasons))
    }
}

/// A text that changes with time alone: it is drawn when its time has come, and nothing follows from it.
#[derive(Component)]
pub struct Ticking;

type Repainted = Or<(
    Changed<Node>,
    Changed<Visibility>,
    Changed<BackgroundColor>,
    Changed<Text>,
    Changed<TextColor>,
    Changed<Outline>,
    Changed<ScrollPosition>,
)>;

/// Whether something around the table looks different: its layout may follow.
fn repainted(changed: Query<(), (With<Node>, Without<Ticking>, Repainted)>) -> bool {
    !changed.is_empty()
}

/// Wakes the window from another thread; there may be none.
#[derive(SystemParam)]
pub struct Waker<'w> {
    window: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Waker<'_> {
    /// What to call in the other thread when there is news.
    pub fn call(&self) -> impl Fn() + Send + use<> {
        let proxy = self.window.as_ref().map(|window| (***window).clone());
        move || {
            if let Some(proxy) = &proxy {
                // The window may be gone by then; nobody waits for the news then either.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        }
    }
}

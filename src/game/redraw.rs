//! Redraw requests: conditions under which frames are drawn, and waking the window from other threads.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingFrames>().draw_while(ui_changed);
}

/// Frames drawn after the last request: state changes take effect one frame later, and the layout of spawned
/// nodes one more.
const EXTRA_FRAMES: u32 = 4;

/// Number of frames still to be drawn without a new request.
#[derive(Resource, Default)]
pub struct PendingFrames(u32);

impl PendingFrames {
    /// Counts down one frame. Returns whether the next frame is drawn immediately.
    pub fn pass_frame(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 > 0
    }
}

/// The systems in [`Last`] that evaluate the redraw conditions.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct RedrawSystems;

pub trait DrawWhile {
    /// Draws frames while a condition holds, and a few more for its consequences.
    fn draw_while<M>(&mut self, reason: impl SystemCondition<M>) -> &mut Self;
}

impl DrawWhile for App {
    fn draw_while<M>(&mut self, reason: impl SystemCondition<M>) -> &mut Self {
        let request_frames = |mut pending: ResMut<PendingFrames>| pending.0 = EXTRA_FRAMES;
        self.add_systems(Last, request_frames.run_if(reason).in_set(RedrawSystems))
    }
}

/// A node that changes only with time, such as a clock. A change of it requests no further frames.
#[derive(Component)]
pub struct Ticking;

type UiChanged = Or<(
    Changed<Node>,
    Changed<Visibility>,
    Changed<BackgroundColor>,
    Changed<Text>,
    Changed<TextColor>,
    Changed<Outline>,
    Changed<ScrollPosition>,
)>;

/// Whether a UI node has changed, which may change the layout.
fn ui_changed(changed: Query<(), (With<Node>, Without<Ticking>, UiChanged)>) -> bool {
    !changed.is_empty()
}

/// Wakes the window from another thread. Does nothing without a window.
#[derive(SystemParam)]
pub struct Waker<'w> {
    window: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Waker<'_> {
    /// A callback for the other thread.
    pub fn call(&self) -> impl Fn() + Send + use<> {
        let proxy = self.window.as_ref().map(|window| (***window).clone());
        move || {
            if let Some(proxy) = &proxy {
                // The error can be ignored: the window is already closed.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        }
    }
}

//! Pointer input.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use bevy_panorbit_camera::PanOrbitCamera;
use pushflip::game::scene::camera::MainCamera;
use pushflip::game::scene::{hexxagon, quixo};
use pushflip_core::session::AnyPosition;

use super::TestApp;

/// A point beside the board, without a target.
const FELT: Vec3 = Vec3::new(-3.5, 0.0, -3.5);

/// Distance to its target at which the camera counts as arrived.
const CAMERA_TOLERANCE: f32 = 0.01;

impl TestApp {
    /// The camera with its current and target values.
    pub fn camera(&mut self) -> &PanOrbitCamera {
        let mut cameras = self.bevy.world_mut().query::<&PanOrbitCamera>();
        cameras.single(self.bevy.world()).expect("one camera")
    }

    pub fn camera_rests(&mut self) -> bool {
        let orbit = self.camera();
        let at =
            |now: Option<f32>, target: f32| now.is_some_and(|now| (now - target).abs() < CAMERA_TOLERANCE);
        at(orbit.yaw, orbit.target_yaw)
            && at(orbit.pitch, orbit.target_pitch)
            && at(orbit.radius, orbit.target_radius)
            && orbit.focus.distance(orbit.target_focus) < CAMERA_TOLERANCE
    }

    /// The window position of a point of the scene.
    pub fn on_screen(&mut self, point: Vec3) -> Vec2 {
        let mut query =
            self.bevy.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
        let (camera, at) = query.single(self.bevy.world()).expect("one camera");
        camera.world_to_viewport(at, point).expect("in the picture")
    }

    /// The window position of a cell: the centre of its cube's top, or of its well.
    pub fn over_cell(&mut self, cell: &str) -> Vec2 {
        let at = match self.game().position() {
            AnyPosition::Hexxagon(_) => hexxagon::cell_center(cell.parse().expect("a cell")),
            _ => quixo::cube_center(cell.parse().expect("a cell")) + Vec3::Y * quixo::HALF,
        };
        self.on_screen(at)
    }

    /// The window positions of the coordinates.
    pub fn over_coordinates(&mut self) -> Vec<Vec2> {
        let coordinates = self.entity("Coordinates");
        let world = self.bevy.world();
        let mut places = Vec::new();
        for &label in world.get::<Children>(coordinates).expect("labels") {
            places.push(world.get::<GlobalTransform>(label).expect("a place").translation());
        }
        places.into_iter().map(|at| self.on_screen(at)).collect()
    }

    /// The window position of a selected cube, which is raised over its cell.
    pub fn over_held(&mut self, cell: &str) -> Vec2 {
        let place = quixo::cube_center(cell.parse().expect("a cell"));
        self.on_screen(place + Vec3::Y * (quixo::HALF + quixo::HELD_HEIGHT))
    }

    /// The window position of the arrow of a push, also before it appears.
    pub fn over_arrow(&mut self, push: &str) -> Vec2 {
        self.on_screen(quixo::push_arrow(push.parse().expect("a push")).translation)
    }

    /// The window position of a named entity of the scene.
    pub fn over(&mut self, name: &str) -> Vec2 {
        let entity = self.entity(name);
        let at = self.bevy.world().get::<GlobalTransform>(entity).expect("a place").translation();
        self.on_screen(at)
    }

    pub fn point_at(&mut self, position: Vec2) {
        let window = self.window();
        let event = CursorMoved { window, position, delta: None };
        self.send(event.clone());
        self.send(WindowEvent::CursorMoved(event));
        let mut window = self.bevy.world_mut().get_mut::<Window>(window).expect("a window");
        window.set_cursor_position(Some(position));
        self.frames(2);
    }

    /// Gives the focus to the window, or to another one.
    pub fn focus_window(&mut self, focused: bool) {
        let window = self.window();
        self.bevy.world_mut().get_mut::<Window>(window).expect("a window").focused = focused;
    }

    /// Presses or releases the pointer's button.
    pub fn press(&mut self, state: ButtonState) {
        let window = self.window();
        let event = MouseButtonInput { button: MouseButton::Left, state, window };
        self.send(event);
        self.send(WindowEvent::MouseButtonInput(event));
        self.frames(1);
    }

    /// Presses the mouse button over a widget and does not release it.
    pub fn hold(&mut self, name: &str) {
        let at = self.rect_of(name).center();
        self.point_at(at);
        self.press(ButtonState::Pressed);
    }

    pub fn click(&mut self, position: Vec2) {
        self.point_at(position);
        self.press(ButtonState::Pressed);
        self.press(ButtonState::Released);
        self.frames(3);
    }

    /// Turns the wheel by a number of lines, positive upwards.
    pub fn turn_wheel(&mut self, lines: f32) {
        let (window, unit) = (self.window(), MouseScrollUnit::Line);
        let event = MouseWheel { unit, x: 0.0, y: lines, window, phase: TouchPhase::Moved };
        self.send(event);
        self.send(WindowEvent::MouseWheel(event));
        self.frames(2);
    }

    pub fn click_cell(&mut self, cell: &str) {
        let at = self.over_cell(cell);
        self.click(at);
    }

    /// Clicks a named entity of the scene once nothing moves.
    pub fn click_over(&mut self, name: &str) {
        self.rest();
        let at = self.over(name);
        self.click(at);
    }

    pub fn over_felt(&mut self) -> Vec2 {
        self.on_screen(FELT)
    }

    pub fn click_felt(&mut self) {
        let at = self.over_felt();
        self.click(at);
    }

    /// Moves, presses and releases the pointer within one slow frame.
    pub fn click_within_a_frame(&mut self, position: Vec2) {
        let window = self.window();
        self.send(WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let event = MouseButtonInput { button: MouseButton::Left, state, window };
            self.send(WindowEvent::MouseButtonInput(event));
        }
        self.frames(4);
    }

    /// Drags the pointer from one position to another.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.point_at(from);
        self.press(ButtonState::Pressed);
        self.point_at(from.lerp(to, 0.3));
        self.frames(3);
        self.point_at(to);
        self.frames(2);
        self.press(ButtonState::Released);
        self.frames(3);
    }
}

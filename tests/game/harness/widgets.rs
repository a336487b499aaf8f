//! Widgets: positions, texts, presses and text input; the clipboard, and what a screen reader gets.

use std::thread::sleep;
use std::time::Duration;

use bevy::a11y::AccessibilityNode;
use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::ScrollArea;
use pushflip::game::accessibility::Announced;
use pushflip::game::exchange::ClipboardAccess;

use super::TestApp;

/// The pause between two reads of the clipboard.
const PAUSE: Duration = Duration::from_millis(2);
/// The maximum number of wheel notches to scroll to a widget.
const MAX_NOTCHES: usize = 200;

impl TestApp {
    /// The entity with a name.
    pub fn named(&mut self, name: &str) -> Option<Entity> {
        let mut query = self.bevy.world_mut().query::<(Entity, &Name)>();
        query.iter(self.bevy.world()).find(|(_, n)| n.as_str() == name).map(|(entity, _)| entity)
    }

    /// The entity with a name, which must exist.
    pub fn entity(&mut self, name: &str) -> Entity {
        self.named(name).unwrap_or_else(|| panic!("there is no {name}"))
    }

    /// A component of the entity with a name.
    pub fn component<C: Component>(&mut self, name: &str) -> &C {
        let entity = self.entity(name);
        self.bevy.world().get(entity).unwrap_or_else(|| panic!("{name} lacks the component"))
    }

    /// The number of entities whose names begin with a text.
    pub fn count_named(&mut self, start: &str) -> usize {
        let mut names = self.bevy.world_mut().query::<&Name>();
        names.iter(self.bevy.world()).filter(|name| name.starts_with(start)).count()
    }

    /// The first widget with a name inside another one.
    fn inside(&mut self, holder: &str, name: &str) -> Entity {
        let within = self.within(holder);
        let named =
            |entity: &Entity| self.bevy.world().get::<Name>(*entity).is_some_and(|n| n.as_str() == name);
        within.into_iter().skip(1).find(named).unwrap_or_else(|| panic!("there is no {name} in {holder}"))
    }

    /// A widget and its descendants.
    fn within(&mut self, holder: &str) -> Vec<Entity> {
        let holder = self.entity(holder);
        let world = self.bevy.world_mut();
        let mut children = world.query::<&Children>();
        std::iter::once(holder).chain(children.query(world).iter_descendants(holder)).collect()
    }

    /// The rectangle of a widget in the window.
    pub fn rect(&self, entity: Entity) -> Rect {
        let world = self.bevy.world();
        let node = world.get::<ComputedNode>(entity).expect("a node");
        let at = world.get::<UiGlobalTransform>(entity).expect("a place");
        Rect::from_center_size(at.translation, node.size())
    }

    /// The rectangle of the widget with a name.
    pub fn rect_of(&mut self, name: &str) -> Rect {
        let entity = self.entity(name);
        self.rect(entity)
    }

    /// Scrolls with the wheel until the centre of a widget is visible.
    fn scroll_to(&mut self, entity: Entity) {
        let world = self.bevy.world();
        let mut holders =
            std::iter::successors(Some(entity), |&entity| Some(world.get::<ChildOf>(entity)?.0));
        let Some(area) = holders.find(|&entity| world.get::<ScrollArea>(entity).is_some()) else { return };
        for _ in 0..MAX_NOTCHES {
            let (seen, middle) = (self.rect(area), self.rect(entity).center());
            if seen.min.y <= middle.y && middle.y <= seen.max.y {
                return;
            }
            self.point_at(seen.center());
            self.turn_wheel(if middle.y > seen.max.y { -1.0 } else { 1.0 });
        }
        panic!("{:?} cannot be scrolled into view", self.bevy.world().get::<Name>(entity));
    }

    fn is_shown(&self, widget: Entity) -> bool {
        let is_visible = self.bevy.world().get::<InheritedVisibility>(widget);
        is_visible.is_none_or(|visible| visible.get()) && !self.rect(widget).is_empty()
    }

    /// Waits for the widget with a name, scrolls to it and presses it.
    pub fn press_named(&mut self, name: &str) {
        let is_shown = |app: &mut Self| app.named(name).is_some_and(|widget| app.is_shown(widget));
        if !is_shown(self) {
            self.wait_for(name, is_shown);
        }
        let entity = self.entity(name);
        self.press_on(entity);
    }

    /// Presses the widget with a name inside another one.
    pub fn press_inside(&mut self, holder: &str, name: &str) {
        let entity = self.inside(holder, name);
        if !self.is_shown(entity) {
            self.wait_for(name, |app| app.is_shown(entity));
        }
        self.press_on(entity);
    }

    fn press_on(&mut self, entity: Entity) {
        self.scroll_to(entity);
        let centre = self.rect(entity).center();
        self.click(centre);
        self.frames(3);
    }

    /// The name of the focused widget.
    pub fn focused(&self) -> Option<String> {
        let focused = self.resource::<InputFocus>().get()?;
        self.bevy.world().get::<Name>(focused).map(ToString::to_string)
    }

    /// Whether a widget is disabled.
    pub fn is_disabled(&mut self, name: &str) -> bool {
        let entity = self.entity(name);
        self.bevy.world().get::<InteractionDisabled>(entity).is_some()
    }

    /// The text of a widget, or the first text inside it.
    pub fn text_in(&mut self, name: &str) -> String {
        self.texts_in(name).into_iter().next().unwrap_or_else(|| panic!("there is no text in {name}"))
    }

    /// All texts of a widget and its descendants.
    pub fn texts_in(&mut self, name: &str) -> Vec<String> {
        let within = self.within(name);
        let texts = within.into_iter().filter_map(|entity| self.bevy.world().get::<Text>(entity));
        texts.map(|text| text.0.clone()).collect()
    }

    /// The text of a field.
    pub fn written(&mut self, name: &str) -> String {
        self.component::<EditableText>(name).value().to_string()
    }

    /// The name of a widget in the screen reader.
    pub fn spoken_name(&mut self, name: &str) -> String {
        self.component::<AccessibilityNode>(name).label().unwrap_or_default().to_string()
    }

    /// The current announcements of the screen reader.
    pub fn announced(&mut self) -> Vec<String> {
        let mut announced = self.bevy.world_mut().query::<&Announced>();
        announced.iter(self.bevy.world()).map(|announced| announced.0.clone()).collect()
    }

    /// Replaces the text of a field.
    pub fn write(&mut self, name: &str, text: &str) {
        let field = self.entity(name);
        let mut field = self.bevy.world_mut().get_mut::<EditableText>(field).expect("a field");
        field.editor_mut().set_text(text);
        self.rest();
    }

    /// Puts a text on the clipboard.
    pub fn clip(&mut self, text: &str) {
        let text = text.to_string();
        let put = move |mut clipboard: ClipboardAccess| {
            clipboard.set_text(text.clone());
        };
        self.bevy.world_mut().run_system_once(put).expect("a clipboard");
    }

    /// The text on the clipboard.
    pub fn clipped(&mut self) -> String {
        let mut read = self
            .bevy
            .world_mut()
            .run_system_once(|clipboard: ClipboardAccess| clipboard.read())
            .expect("a clipboard");
        loop {
            match read.poll_result() {
                Some(text) => return text.unwrap_or_default(),
                None => sleep(PAUSE),
            }
        }
    }
}

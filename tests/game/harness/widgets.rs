//! Widgets: where they are, what they say, pressing them, writing into them; and the clipboard.

use std::thread::sleep;
use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::ScrollArea;
use pushflip::game::exchange::Clips;

use super::Table;

/// Between two looks at what comes from another program.
const PAUSE: Duration = Duration::from_millis(2);
/// How far a hand turns the wheel before it gives up.
const MOST_NOTCHES: usize = 200;

impl Table {
    /// The entity with a name, on the table or in the window.
    pub fn named(&mut self, name: &str) -> Option<Entity> {
        let mut query = self.app.world_mut().query::<(Entity, &Name)>();
        query.iter(self.app.world()).find(|(_, n)| n.as_str() == name).map(|(entity, _)| entity)
    }

    /// The same, which has to be there.
    pub fn entity(&mut self, name: &str) -> Entity {
        self.named(name).unwrap_or_else(|| panic!("there is no {name}"))
    }

    /// The first widget with a name within another.
    fn inside(&mut self, holder: &str, name: &str) -> Entity {
        let within = self.within(holder);
        let named =
            |entity: &Entity| self.app.world().get::<Name>(*entity).is_some_and(|n| n.as_str() == name);
        within.into_iter().skip(1).find(named).unwrap_or_else(|| panic!("there is no {name} in {holder}"))
    }

    /// A widget and everything that it holds.
    fn within(&mut self, holder: &str) -> Vec<Entity> {
        let holder = self.entity(holder);
        let world = self.app.world_mut();
        let mut children = world.query::<&Children>();
        std::iter::once(holder).chain(children.query(world).iter_descendants(holder)).collect()
    }

    /// Where a widget is in the window.
    pub fn rect(&self, entity: Entity) -> Rect {
        let world = self.app.world();
        let node = world.get::<ComputedNode>(entity).expect("a node");
        let at = world.get::<UiGlobalTransform>(entity).expect("a place");
        Rect::from_center_size(at.translation, node.size())
    }

    /// Where the widget with a name is in the window.
    pub fn rect_of(&mut self, name: &str) -> Rect {
        let entity = self.entity(name);
        self.rect(entity)
    }

    /// Turns the wheel over what scrolls until the middle of a widget in it is in sight.
    fn scroll_to(&mut self, entity: Entity) {
        let world = self.app.world();
        let mut holders =
            std::iter::successors(Some(entity), |&entity| Some(world.get::<ChildOf>(entity)?.0));
        let Some(area) = holders.find(|&entity| world.get::<ScrollArea>(entity).is_some()) else { return };
        for _ in 0..MOST_NOTCHES {
            let (seen, middle) = (self.rect(area), self.rect(entity).center());
            if seen.min.y <= middle.y && middle.y <= seen.max.y {
                return;
            }
            self.point_at(seen.center());
            self.turn_wheel(if middle.y > seen.max.y { -1.0 } else { 1.0 });
        }
        panic!("{:?} does not come into sight", self.app.world().get::<Name>(entity));
    }

    /// Presses the widget with a name, once it has been scrolled to.
    pub fn press_named(&mut self, name: &str) {
        let entity = self.entity(name);
        self.press_on(entity);
    }

    /// Presses the widget with a name within another; elsewhere there may be others of that name.
    pub fn press_inside(&mut self, holder: &str, name: &str) {
        let entity = self.inside(holder, name);
        self.press_on(entity);
    }

    fn press_on(&mut self, entity: Entity) {
        self.scroll_to(entity);
        let centre = self.rect(entity).center();
        self.click(centre);
        self.updates(3);
    }

    /// The name of what has the focus.
    pub fn focused(&self) -> Option<String> {
        let focused = self.resource::<InputFocus>().get()?;
        self.app.world().get::<Name>(focused).map(ToString::to_string)
    }

    /// Whether a widget is there but cannot be pressed.
    pub fn is_disabled(&mut self, name: &str) -> bool {
        let entity = self.entity(name);
        self.app.world().get::<InteractionDisabled>(entity).is_some()
    }

    /// The text of a widget, or the first one within it.
    pub fn text_in(&mut self, name: &str) -> String {
        self.texts_in(name).into_iter().next().unwrap_or_else(|| panic!("there is no text in {name}"))
    }

    /// The texts of a widget and of all within it.
    pub fn texts_in(&mut self, name: &str) -> Vec<String> {
        let within = self.within(name);
        let texts = within.into_iter().filter_map(|entity| self.app.world().get::<Text>(entity));
        texts.map(|text| text.0.clone()).collect()
    }

    /// Writes into a field, over what stands there.
    pub fn write(&mut self, name: &str, text: &str) {
        let field = self.entity(name);
        let mut field = self.app.world_mut().get_mut::<EditableText>(field).expect("a field");
        field.editor_mut().set_text(text);
        self.updates(4);
    }

    /// Puts a text on the clipboard, as another program would.
    pub fn clip(&mut self, text: &str) {
        let text = text.to_string();
        let put = move |mut clips: Clips| {
            clips.put(text.clone());
        };
        self.app.world_mut().run_system_once(put).expect("a clipboard");
    }

    /// What lies on the clipboard.
    pub fn clipped(&mut self) -> String {
        let mut read =
            self.app.world_mut().run_system_once(|clips: Clips| clips.read()).expect("a clipboard");
        loop {
            match read.poll_result() {
                Some(text) => return text.unwrap_or_default(),
                None => sleep(PAUSE),
            }
        }
    }
}

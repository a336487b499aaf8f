//! Checks that texts fit into their widgets and the window.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui_widgets::{RadioButton, ScrollArea};
use bevy::window::PrimaryWindow;

use super::TestApp;

/// Tolerance for rounding to pixels and for the overhang of the last glyph, in pixels.
const ROUNDING: f32 = 2.5;

impl TestApp {
    pub fn assert_all_fits(&mut self, what: &str) {
        self.rest();
        let misfits = self.misfits(what);
        assert!(misfits.is_empty(), "{}", misfits.join("\n"));
    }

    /// The texts that are longer than their nodes, exceed a parent or leave the window, in a game at rest.
    pub fn misfits(&mut self, what: &str) -> Vec<String> {
        let world = self.bevy.world_mut();
        let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
        let size = windows.single(world).expect("one window").size();
        let texts = self.texts();
        if texts.is_empty() {
            return vec![format!("{what}: nothing to read")];
        }
        let mut found = Vec::new();
        for (entity, text) in texts {
            let rect = self.rect(entity);
            let world = self.bevy.world();
            let (Some(layout), Some(node)) =
                (world.get::<TextLayoutInfo>(entity), world.get::<ComputedNode>(entity))
            else {
                continue;
            };
            // The width is measured without the space at a line break.
            let height = layout.size.y / node.inverse_scale_factor();
            let ends =
                layout.glyphs.iter().map(|glyph| glyph.position.x + glyph.atlas_info.rect.width() / 2.0);
            let drawn = vec2(ends.fold(0.0, f32::max), height);
            let mut report = |why: String| {
                found.push(format!("{what} at {size}: {text:?} at {rect:?} {why}"));
            };
            if drawn.x == 0.0 {
                report("is not drawn".into());
            }
            if drawn.x > rect.width() + ROUNDING || drawn.y > rect.height() + ROUNDING {
                report(format!("is {drawn} long"));
            }
            let mut scrolls = false;
            let mut around = world.get::<ChildOf>(entity);
            while let Some(parent) = around.map(ChildOf::parent) {
                let outer = self.rect(parent);
                let across = rect.min.x >= outer.min.x - ROUNDING && rect.max.x <= outer.max.x + ROUNDING;
                let down = rect.min.y >= outer.min.y - ROUNDING && rect.max.y <= outer.max.y + ROUNDING;
                scrolls |= world.get::<ScrollArea>(parent).is_some();
                if !across || !(down || scrolls) {
                    report(format!("sticks out of {outer:?}"));
                }
                around = world.get::<ChildOf>(parent);
            }
            if rect.min.x < 0.0 || rect.max.x > size.x {
                report("leaves the window".into());
            }
        }
        found.extend(self.strays(what));
        found
    }

    /// The options that exceed their radio group.
    fn strays(&mut self, what: &str) -> Vec<String> {
        let world = self.bevy.world_mut();
        let mut choices = world.query_filtered::<(Entity, &Name, &ChildOf), With<RadioButton>>();
        let choices: Vec<_> = choices
            .iter(world)
            .map(|(entity, name, parent)| (entity, name.to_string(), parent.parent()))
            .collect();
        choices
            .into_iter()
            .map(|(entity, name, group)| (name, self.rect(entity), self.rect(group)))
            .filter(|(_, rect, group)| group.inflate(ROUNDING).union(*rect) != group.inflate(ROUNDING))
            .map(|(name, rect, group)| format!("{what}: {name:?} at {rect:?} sticks out of {group:?}"))
            .collect()
    }

    pub fn texts(&mut self) -> Vec<(Entity, String)> {
        let world = self.bevy.world_mut();
        let mut texts = world.query::<(Entity, &Text, &InheritedVisibility, &ComputedNode)>();
        texts
            .iter(world)
            .filter(|(_, text, seen, node)| !text.is_empty() && seen.get() && node.size().x > 0.0)
            .map(|(entity, text, ..)| (entity, text.0.clone()))
            .collect()
    }
}

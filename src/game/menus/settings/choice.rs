//! Bindings between widgets and settings.

use std::sync::Arc;

use bevy::prelude::*;

use crate::game::settings::Settings;

/// A segment that changes the settings when it is selected.
#[derive(Component, Clone)]
pub(super) struct Choice(Arc<dyn Fn(&mut Settings) + Send + Sync>);

impl Choice {
    pub fn new(apply: impl Fn(&mut Settings) + Send + Sync + 'static) -> Self {
        Self(Arc::new(apply))
    }

    pub fn apply(&self, settings: &mut Settings) {
        (self.0)(settings);
    }

    /// Whether the settings already have the values of the choice.
    pub fn is_selected(&self, settings: &Settings) -> bool {
        let mut same = settings.clone();
        self.apply(&mut same);
        same == *settings
    }
}

/// A switch, slider or text field that edits a field of the settings.
#[derive(Component, Clone, Copy)]
pub(super) struct Field<T: Clone + Send + Sync + 'static>(pub fn(&mut Settings) -> &mut T);

impl<T: Clone + Send + Sync + 'static> Field<T> {
    pub fn get(&self, settings: &Settings) -> T {
        (self.0)(&mut settings.clone()).clone()
    }

    pub fn set(&self, settings: &mut Settings, value: T) {
        *(self.0)(settings) = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_selected_after_it_is_applied() {
        let mut settings = Settings::default();
        let choice = Choice::new(|settings| settings.animation_speed = 2.0);
        assert!(!choice.is_selected(&settings));
        choice.apply(&mut settings);
        assert!(choice.is_selected(&settings));
    }

    #[test]
    fn reduced_motion_starts_as_the_desktop_has_it() {
        let field = Field(|settings| settings.reduced_motion.get_or_insert(settings.desktop_reduces_motion));
        let mut settings = Settings { desktop_reduces_motion: true, ..default() };
        assert!(field.get(&settings));
        field.set(&mut settings, false);
        assert_eq!(settings.reduced_motion, Some(false));
    }
}

//! Accessibility nodes of widgets: roles and names, and plain text.

use accesskit::{Action, NodeId, Role};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::Checked;
use bevy::ui_widgets::{Button, Checkbox, RadioButton, RadioGroup, Slider};

use super::Describe;
use crate::game::theme::Tip;

/// Describes the widgets.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (adopt, describe).chain().in_set(Describe));
}

/// Every node of the display has its place in the tree, so that what belongs together stays together.
fn adopt(mut commands: Commands, strangers: Query<Entity, (With<Node>, Without<AccessibilityNode>)>) {
    for stranger in &strangers {
        commands.entity(stranger).insert(AccessibilityNode(accesskit::Node::new(Role::GenericContainer)));
    }
}

/// What a node of the display is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A widget whose words stand on it.
    Worded,
    /// A widget whose words stand before it.
    Labelled,
    /// A line of text that can be typed into.
    Field,
    /// A menu that keeps the focus.
    Dialog,
    /// Something else that can have the focus.
    Stop,
    /// Text.
    Text,
    /// A picture, which only says again what the words say.
    Picture,
    /// What holds others.
    Holder,
}

/// What a node's kind follows from.
type Marks = (
    Has<Button>,
    Has<Checkbox>,
    Has<RadioButton>,
    Has<RadioGroup>,
    Has<Slider>,
    Has<EditableText>,
    Option<&'static TabGroup>,
    Has<TabIndex>,
    Has<Text>,
    Has<ImageNode>,
);

fn kind(marks: (bool, bool, bool, bool, bool, bool, Option<&TabGroup>, bool, bool, bool)) -> Kind {
    match marks {
        (true, ..) | (_, true, ..) | (_, _, true, ..) => Kind::Worded,
        (_, _, _, true, ..) | (_, _, _, _, true, ..) => Kind::Labelled,
        (_, _, _, _, _, true, ..) => Kind::Field,
        (.., Some(group), _, _, _) if group.modal => Kind::Dialog,
        (.., true, _, _) => Kind::Stop,
        (.., true, _) => Kind::Text,
        (.., true) => Kind::Picture,
        _ => Kind::Holder,
    }
}

/// The words of the display and who holds whom.
#[derive(bevy::ecs::system::SystemParam)]
struct Words<'w, 's> {
    texts: Query<'w, 's, (&'static Text, &'static Node)>,
    fields: Query<'w, 's, &'static EditableText>,
    children: Query<'w, 's, &'static Children>,
    parents: Query<'w, 's, &'static ChildOf>,
    widgets: Query<'w, 's, (), Or<(With<Button>, With<Checkbox>, With<RadioButton>, With<EditableText>)>>,
    names: Query<'w, 's, (Option<&'static Name>, Option<&'static Tip>, Option<&'static AccessibleLabel>)>,
    checked: Query<'w, 's, (), (With<RadioButton>, With<Checked>)>,
}

impl Words<'_, '_> {
    /// The text on an entity and in it, but not what stands in for text in an empty field.
    fn on(&self, entity: Entity) -> String {
        if self.fields.contains(entity) {
            return String::new();
        }
        let own = self.texts.get(entity).ok().filter(|(_, node)| node.display != Display::None);
        let inside = self.children.get(entity).into_iter().flatten().map(|child| self.on(*child));
        own.map(|(text, _)| text.0.clone())
            .into_iter()
            .chain(inside)
            .filter(|words| !words.is_empty())
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The words that stand before a widget on its row.
    fn before(&self, entity: Entity) -> String {
        let Ok(row) = self.parents.get(entity).map(ChildOf::parent) else { return String::new() };
        let siblings = self.children.get(row).into_iter().flatten().copied();
        let words = siblings.take_while(|sibling| *sibling != entity).map(|sibling| self.on(sibling));
        words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// The name of a widget: said for it, else its words, else its tooltip, else what the program calls it.
    fn label(&self, entity: Entity, words: String) -> String {
        let Ok((name, tip, said)) = self.names.get(entity) else { return words };
        let known = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
        said.and_then(|said| known(&said.0))
            .or_else(|| known(&words))
            .or_else(|| tip.and_then(|tip| known(&tip.0)))
            .or_else(|| name.and_then(|name| known(name)))
            .unwrap_or_default()
    }

    fn within_widget(&self, entity: Entity) -> bool {
        self.parents.iter_ancestors(entity).any(|around| self.widgets.contains(around))
    }

    /// The chosen one of several.
    fn chosen(&self, group: Entity) -> Option<NodeId> {
        let chosen = self.children.iter_descendants(group).find(|child| self.checked.contains(*child));
        chosen.map(|child| NodeId(child.to_bits()))
    }
}

fn describe(mut nodes: Query<(Entity, &Node, Marks, &mut AccessibilityNode)>, words: Words) {
    for (entity, style, marks, mut node) in &mut nodes {
        let kind = kind(marks);
        let within = matches!(kind, Kind::Text | Kind::Picture) && words.within_widget(entity);
        // Empty text is a place for words to come.
        let mute = kind == Kind::Picture || (kind == Kind::Text && words.on(entity).is_empty());
        let hidden = style.display == Display::None || within || mute;
        if node.is_hidden() != hidden {
            if hidden { node.set_hidden() } else { node.clear_hidden() }
        }
        if hidden {
            continue;
        }
        let (role, label) = match kind {
            Kind::Worded => (None, words.label(entity, words.on(entity))),
            Kind::Labelled => (None, words.label(entity, words.before(entity))),
            Kind::Field => (Some(Role::TextInput), words.label(entity, words.before(entity))),
            Kind::Stop => (Some(Role::Group), words.label(entity, String::new())),
            Kind::Dialog => {
                let first = words.on(entity);
                (Some(Role::Dialog), first.split(", ").next().unwrap_or_default().to_string())
            }
            Kind::Text => {
                let text = words.on(entity);
                if node.value() != Some(text.as_str()) {
                    node.set_value(text);
                }
                (Some(Role::Label), String::new())
            }
            Kind::Picture | Kind::Holder => (Some(Role::GenericContainer), String::new()),
        };
        if let Some(role) = role
            && node.role() != role
        {
            node.set_role(role);
        }
        if !label.is_empty() && node.label() != Some(label.as_str()) {
            node.set_label(label);
        }
        if matches!(kind, Kind::Worded | Kind::Labelled | Kind::Field) {
            add_more(entity, kind, &words, &mut node);
        }
    }
}

/// What can be done with a widget, what its tooltip says, which segment is chosen, what was typed.
fn add_more(entity: Entity, kind: Kind, words: &Words, node: &mut AccessibilityNode) {
    if kind == Kind::Worded && !node.supports_action(Action::Click) {
        node.add_action(Action::Click);
    }
    if node.role() == Role::Slider && !node.supports_action(Action::Increment) {
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    }
    if !node.supports_action(Action::Focus) {
        node.add_action(Action::Focus);
    }
    if let Ok((_, Some(tip), _)) = words.names.get(entity)
        && node.label() != Some(tip.0.as_str())
        && node.description() != Some(tip.0.as_str())
    {
        node.set_description(tip.0.clone());
    }
    if node.role() == Role::RadioGroup {
        // Arrows change the choice while the group has the focus: what is chosen is what is read.
        match words.chosen(entity) {
            Some(chosen) if node.active_descendant() != Some(chosen) => node.set_active_descendant(chosen),
            None if node.active_descendant().is_some() => node.clear_active_descendant(),
            _ => {}
        }
    }
    if let Ok(field) = words.fields.get(entity) {
        let typed = field.value().to_string();
        if node.value() != Some(typed.as_str()) {
            node.set_value(typed);
        }
    }
}

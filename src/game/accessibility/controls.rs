//! Accessibility nodes of widgets: roles and names, and plain text.

use accesskit::{Action, NodeId, Role};
use bevy::a11y::AccessibilityNode;
use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::Checked;
use bevy::ui_widgets::{Button, Checkbox, RadioButton, RadioGroup, Slider};

use super::Describe;
use crate::game::language::{LocalizedLabel, UiLanguage};
use crate::game::theme::Tooltip;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (insert_nodes, describe).chain().in_set(Describe));
}

/// Gives every UI node an accessibility node, so that the tree has the structure of the UI.
fn insert_nodes(mut commands: Commands, nodes: Query<Entity, (With<Node>, Without<AccessibilityNode>)>) {
    for node in &nodes {
        commands.entity(node).insert(AccessibilityNode(accesskit::Node::new(Role::GenericContainer)));
    }
}

/// The kind of a UI node, which decides its role and label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A button, check box or radio button, labelled by the text on it.
    Button,
    /// A slider or radio group, labelled by the text before it.
    Labelled,
    /// A text field, labelled by the text before it.
    Field,
    Dialog,
    /// Any other focusable node.
    Focusable,
    Text,
    /// An image, which repeats what the text says and is hidden.
    Image,
    Container,
}

/// The components that decide the kind of a node.
#[derive(QueryData)]
struct Widget {
    button: Has<Button>,
    checkbox: Has<Checkbox>,
    radio_button: Has<RadioButton>,
    radio_group: Has<RadioGroup>,
    slider: Has<Slider>,
    field: Has<EditableText>,
    tab_group: Option<&'static TabGroup>,
    tab_index: Has<TabIndex>,
    text: Has<Text>,
    image: Has<ImageNode>,
}

impl WidgetItem<'_, '_> {
    fn kind(&self) -> Kind {
        if self.button || self.checkbox || self.radio_button {
            Kind::Button
        } else if self.radio_group || self.slider {
            Kind::Labelled
        } else if self.field {
            Kind::Field
        } else if self.tab_group.is_some_and(|group| group.modal) {
            Kind::Dialog
        } else if self.tab_index {
            Kind::Focusable
        } else if self.text {
            Kind::Text
        } else if self.image {
            Kind::Image
        } else {
            Kind::Container
        }
    }
}

/// Texts and names of UI nodes, and their hierarchy.
#[derive(SystemParam)]
struct Labels<'w, 's> {
    language: Res<'w, UiLanguage>,
    texts: Query<'w, 's, (&'static Text, &'static Node)>,
    fields: Query<'w, 's, &'static EditableText>,
    children: Query<'w, 's, &'static Children>,
    parents: Query<'w, 's, &'static ChildOf>,
    widgets: Query<'w, 's, (), Or<(With<Button>, With<Checkbox>, With<RadioButton>, With<EditableText>)>>,
    names: Query<'w, 's, (Option<&'static Name>, Option<&'static Tooltip>, Option<&'static LocalizedLabel>)>,
    checked: Query<'w, 's, (), (With<RadioButton>, With<Checked>)>,
}

impl Labels<'_, '_> {
    /// The text of an entity and its descendants, without the placeholder of an empty field.
    fn text_in(&self, entity: Entity) -> String {
        if self.fields.contains(entity) {
            return String::new();
        }
        let own = self.texts.get(entity).ok().filter(|(_, node)| node.display != Display::None);
        let inside = self.children.get(entity).into_iter().flatten().map(|child| self.text_in(*child));
        own.map(|(text, _)| text.0.clone())
            .into_iter()
            .chain(inside)
            .filter(|words| !words.is_empty())
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The text before a widget in its row.
    fn text_before(&self, entity: Entity) -> String {
        let Ok(row) = self.parents.get(entity).map(ChildOf::parent) else { return String::new() };
        let siblings = self.children.get(row).into_iter().flatten().copied();
        let words = siblings.take_while(|sibling| *sibling != entity).map(|sibling| self.text_in(sibling));
        words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// The label of a widget: its accessible label, else its text, else its tooltip, else its name.
    fn label(&self, entity: Entity, words: String) -> String {
        let Ok((name, tip, label)) = self.names.get(entity) else { return words };
        let known = |text: &str| Some(text.to_string()).filter(|text| !text.is_empty());
        label
            .and_then(|label| known(&label.0.in_language(**self.language)))
            .or_else(|| known(&words))
            .or_else(|| tip.and_then(|tip| known(&tip.0.in_language(**self.language))))
            .or_else(|| name.and_then(|name| known(name)))
            .unwrap_or_default()
    }

    fn is_in_widget(&self, entity: Entity) -> bool {
        self.parents.iter_ancestors(entity).any(|around| self.widgets.contains(around))
    }

    fn checked_child(&self, group: Entity) -> Option<NodeId> {
        let chosen = self.children.iter_descendants(group).find(|child| self.checked.contains(*child));
        chosen.map(|child| NodeId(child.to_bits()))
    }
}

fn describe(mut nodes: Query<(Entity, &Node, Widget, &mut AccessibilityNode)>, labels: Labels) {
    for (entity, style, widget, mut node) in &mut nodes {
        let kind = widget.kind();
        let within = matches!(kind, Kind::Text | Kind::Image) && labels.is_in_widget(entity);
        // Hide text nodes that are still empty.
        let silent = kind == Kind::Image || (kind == Kind::Text && labels.text_in(entity).is_empty());
        let hidden = style.display == Display::None || within || silent;
        if node.is_hidden() != hidden {
            if hidden { node.set_hidden() } else { node.clear_hidden() }
        }
        if hidden {
            continue;
        }
        let (role, label) = match kind {
            Kind::Button => (None, labels.label(entity, labels.text_in(entity))),
            Kind::Labelled => (None, labels.label(entity, labels.text_before(entity))),
            Kind::Field => (Some(Role::TextInput), labels.label(entity, labels.text_before(entity))),
            Kind::Focusable => (Some(Role::Group), labels.label(entity, String::new())),
            Kind::Dialog => {
                let first = labels.text_in(entity);
                (Some(Role::Dialog), first.split(", ").next().unwrap_or_default().to_string())
            }
            Kind::Text => {
                let text = labels.text_in(entity);
                if node.value() != Some(text.as_str()) {
                    node.set_value(text);
                }
                (Some(Role::Label), String::new())
            }
            Kind::Image | Kind::Container => (Some(Role::GenericContainer), String::new()),
        };
        if let Some(role) = role
            && node.role() != role
        {
            node.set_role(role);
        }
        if !label.is_empty() && node.label() != Some(label.as_str()) {
            node.set_label(label);
        }
        if matches!(kind, Kind::Button | Kind::Labelled | Kind::Field) {
            describe_widget(entity, kind, &labels, &mut node);
        }
    }
}

/// Sets actions, description, active descendant and value of a widget.
fn describe_widget(entity: Entity, kind: Kind, labels: &Labels, node: &mut AccessibilityNode) {
    if kind == Kind::Button && !node.supports_action(Action::Click) {
        node.add_action(Action::Click);
    }
    if node.role() == Role::Slider && !node.supports_action(Action::Increment) {
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    }
    if !node.supports_action(Action::Focus) {
        node.add_action(Action::Focus);
    }
    if let Ok((_, Some(tip), _)) = labels.names.get(entity) {
        let tip = tip.0.in_language(**labels.language);
        if ![node.label(), node.description()].contains(&Some(tip.as_str())) {
            node.set_description(tip);
        }
    }
    if node.role() == Role::RadioGroup {
        // Arrow keys change the choice while the group has the focus, so that the checked button is the
        // active descendant.
        match labels.checked_child(entity) {
            Some(chosen) if node.active_descendant() != Some(chosen) => node.set_active_descendant(chosen),
            None if node.active_descendant().is_some() => node.clear_active_descendant(),
            _ => {}
        }
    }
    if let Ok(field) = labels.fields.get(entity) {
        let typed = field.value().to_string();
        if node.value() != Some(typed.as_str()) {
            node.set_value(typed);
        }
    }
}

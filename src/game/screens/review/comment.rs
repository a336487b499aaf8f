//! What there is to say of the ply that has led to the position shown.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::players::sign;
use super::steps::{Wish, ask};
use super::study::{Branch, Study};
use super::words;
use crate::game::accessibility::Announce;
use crate::game::hud;
use crate::game::language::Language;
use crate::game::theme::{self, Skin, palette, typeface};
use crate::game::{Screen, Step};
use crate::session::Grade;

/// Keeps the words and the buttons under them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow.in_set(Step::Hud).run_if(in_state(Screen::Review).and_then(resource_exists::<Study>)),
    );
}

/// The least height of the comment, in pixels: what stands under it does not jump at each ply.
const HEIGHT: f32 = 88.0;

/// The comment, and what it says.
#[derive(Component, Default)]
struct Comment(Option<Said>);

/// What is said.
#[derive(Clone, PartialEq, Debug)]
struct Said {
    grade: Option<Grade>,
    heading: String,
    sentence: String,
    note: String,
    better: bool,
    aside: bool,
}

impl Said {
    /// The grade and the better move, to be spoken.
    fn aloud(&self) -> String {
        [&*self.heading, &*self.sentence].join(". ")
    }
}

/// The comment's place in the panel.
pub(super) fn place() -> impl Bundle {
    (
        Name::new("Comment"),
        Comment::default(),
        Node { min_height: px(HEIGHT), flex_shrink: 0.0, ..theme::column(2.0) },
    )
}

fn follow(
    study: Res<Study>,
    language: Res<Language>,
    mut comments: Query<(Entity, &mut Comment)>,
    mut announcements: MessageWriter<Announce>,
    mut commands: Commands,
) {
    for (entity, mut comment) in &mut comments {
        if !study.is_changed() && comment.0.is_some() {
            continue;
        }
        let said = said(&study, *language);
        if comment.0.as_ref() == Some(&said) {
            continue;
        }
        commands.entity(entity).despawn_children().with_children(|place| fill(place, &said, *language));
        // The plies are judged one after the other: only what is said of this one is spoken.
        let before = comment.0.as_ref().map(Said::aloud);
        if said.grade.is_some() && before.as_ref() != Some(&said.aloud()) {
            announcements.write(Announce(said.aloud()));
        }
        comment.0 = Some(said);
    }
}

fn said(study: &Study, language: Language) -> Said {
    let place = study.place();
    let (game, last) = (study.game(), study.length(place.branch));
    let mut said = Said {
        grade: None,
        heading: String::new(),
        sentence: String::new(),
        note: String::new(),
        better: false,
        aside: place.branch == Branch::Side,
    };
    let at_end = place.branch == Branch::Game && place.plies == last;
    if let Some(result) = game.result().filter(|_| at_end) {
        said.note = hud::words::result(language, game.setup(), result);
    }
    if place.plies == 0 {
        said.heading = language.say("review-first-position");
    } else if !game.may_be_judged() {
        said.sentence = language.say("review-not-yet");
    } else if let Some(verdict) = study.last_verdict() {
        said.grade = Some(verdict.grade);
        said.heading = words::grade(language, verdict.grade);
        said.sentence = words::best_was(language, verdict);
        said.better = verdict.grade > Grade::Best;
        if said.note.is_empty() {
            said.note = words::change(language, verdict);
        }
    } else {
        said.sentence = language.say("review-thinking");
    }
    let all = game.moves().len();
    if game.may_be_judged() && study.judged() < all && said.note.is_empty() {
        said.note = language.tell("review-progress", &[("done", study.judged().into()), ("all", all.into())]);
    }
    said
}

fn fill(place: &mut ChildSpawnerCommands, said: &Said, language: Language) {
    place.spawn(Node { column_gap: px(6), align_items: AlignItems::Center, ..default() }).with_children(
        |row| {
            if let Some(grade) = said.grade {
                row.spawn(theme::glyph(sign(grade), 20.0));
            }
            row.spawn((
                Name::new("Grade"),
                Text::new(&said.heading),
                typeface::bold(typeface::BODY),
                TextColor(palette::PARCHMENT),
            ));
        },
    );
    if !said.sentence.is_empty() {
        place.spawn((Name::new("Best was"), theme::label(&said.sentence)));
    }
    if !said.note.is_empty() {
        place.spawn((Name::new("Change"), theme::note(&said.note)));
    }
    place.spawn(theme::row(8.0)).with_children(|row| {
        let mut button = |name: &str, words: &str, wish| {
            row.spawn((theme::text_button(name, &language.say(words), Skin::Secondary), wish, observe(ask)))
                .entry::<Node>()
                .and_modify(|mut node| {
                    node.min_height = px(theme::TOUCH - theme::GRID);
                    node.padding = UiRect::horizontal(px(2.0 * theme::GRID));
                });
        };
        if said.better {
            button("Show the best line", "review-show-best", Wish::ShowBest);
        }
        if said.aside {
            button("Back to the game line", "review-to-line", Wish::ToGameLine);
        }
    });
}

//! Localized errors of texts and files.

use std::io::ErrorKind;
use std::path::Path;

use pushflip_core::rules::{Fault, Place, TextError, printable};
use pushflip_core::session::{Cause, FileError, InvalidValue};

use super::illegal;
use crate::game::language::{Language, Value};

/// A file error as a sentence.
#[must_use]
pub fn file_error(language: Language, error: &FileError) -> String {
    let name = |path: &Path| -> Value { printable(path.display()).into() };
    let with_cause = |id: &str, path: &Path, why: &Cause| {
        language.tell(id, &[("path", name(path)), ("cause", cause(language, why).into())])
    };
    match error {
        FileError::NotOpened(path, why) => with_cause("faults-not-opened", path, why),
        FileError::NotSaved(path, why) => with_cause("faults-not-saved", path, why),
        FileError::NotYetSaved(path, why) => {
            format!("{} {}", with_cause("faults-not-saved", path, why), language.say("faults-tried-again"))
        }
        FileError::NotDeleted(path, why) | FileError::NotRemoved(path, why) => {
            with_cause("faults-not-deleted", path, why)
        }
        FileError::NotChanged(path, why) => with_cause("faults-not-changed", path, why),
        FileError::Broken(path, what) => with_cause("faults-broken", path, what),
        FileError::KeptAside(path, what, aside) => {
            let kept = language.tell("faults-kept", &[("path", name(aside))]);
            format!("{} {kept}", with_cause("faults-broken", path, what))
        }
        FileError::NotMoved(path, what, why) => {
            let why = language.tell("faults-not-moved", &[("cause", cause(language, why).into())]);
            format!("{} {why}", with_cause("faults-broken", path, what))
        }
        FileError::InvalidValues(path, values) => {
            let value = |InvalidValue { line, name }: &InvalidValue| {
                language
                    .tell("faults-value", &[("line", line.to_string().into()), ("name", name.clone().into())])
            };
            let values = values.iter().map(value).collect::<Vec<_>>().join(", ");
            language.tell("faults-left-out", &[("path", name(path)), ("values", values.into())])
        }
        FileError::NoName(folder) => language.tell("faults-no-name", &[("path", name(folder))]),
        FileError::NoPath => language.say("faults-no-path"),
        FileError::NoHome => language.say("faults-no-home"),
        FileError::NowhereToSave => language.say("faults-nowhere-to-save"),
    }
}

/// The cause of a file error, as a part of a sentence.
fn cause(language: Language, cause: &Cause) -> String {
    match cause {
        Cause::System(kind, _) => language.say(match kind {
            ErrorKind::NotFound | ErrorKind::NotADirectory => "faults-missing",
            ErrorKind::PermissionDenied => "faults-denied",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "faults-full",
            ErrorKind::ReadOnlyFilesystem => "faults-read-only",
            _ => "faults-system",
        }),
        Cause::Folder => language.say("faults-folder"),
        Cause::NoOrdinaryFile => language.say("faults-no-ordinary-file"),
        Cause::TooLarge(most) => language.tell("faults-too-large", &[("most", most.to_string().into())]),
        Cause::NotText(line) => on_line(language, *line, language.say("faults-not-text")),
        Cause::Taken => language.say("faults-taken"),
        Cause::Text(error) => text_error(language, error),
        Cause::Setting(line, _) => on_line(language, *line, language.say("faults-setting")),
        Cause::Torn => language.say("faults-torn"),
        Cause::Unreadable(_) => language.say("faults-other"),
        Cause::Unwritable(_) => language.say("faults-system"),
    }
}

/// A text error with its line, without a full stop.
#[must_use]
pub fn text_error(language: Language, error: &TextError) -> String {
    let what = fault(language, &error.fault);
    match error.line {
        Some(line) => on_line(language, line, what),
        None => what,
    }
}

fn on_line(language: Language, line: usize, what: String) -> String {
    language.tell("faults-line", &[("line", line.to_string().into()), ("what", what.into())])
}

/// A text error, without a full stop.
#[must_use]
pub fn fault(language: Language, fault: &Fault) -> String {
    let quoting = |id: &str, text: &str| language.tell(id, &[("text", text.to_string().into())]);
    let number = |number: &usize| -> Value { number.to_string().into() };
    match fault {
        Fault::Other => language.say("faults-other"),
        Fault::Neither => language.say("faults-neither"),
        Fault::Fields(found) => language.tell("faults-fields", &[("found", number(found))]),
        Fault::Lines { rings: false, found } => language.tell("faults-rows", &[("found", number(found))]),
        Fault::Lines { rings: true, found } => language.tell("faults-rings", &[("found", number(found))]),
        Fault::Cells { place, found, wanted } => {
            let [kind, at] = named(*place);
            let values = [("kind", kind), ("at", at), ("found", number(found)), ("wanted", number(wanted))];
            language.tell("faults-cells", &values)
        }
        Fault::Sign(place, sign) => in_a_row(language, *place, &sign.to_string()),
        Fault::Run(place, text) => in_a_row(language, *place, text),
        Fault::Blocks => language.say("faults-blocks"),
        Fault::QuietNumber(text) => quoting("faults-quiet-number", text),
        Fault::PlyNumber(text) => quoting("faults-ply-number", text),
        Fault::Side(text) => quoting("faults-side", text),
        Fault::Cell(text) => quoting("faults-cell", text),
        Fault::Move(text) => quoting("faults-move", text),
        Fault::Illegal(why) => illegal(language, *why),
        Fault::Syntax => language.say("faults-syntax"),
        Fault::NoVariant => language.say("faults-no-variant"),
        Fault::Tag(name) => quoting("faults-tag", name),
        Fault::TagTwice(name) => quoting("faults-tag-twice", name),
        Fault::MoveNumber { found, expected } => {
            let values = [("found", found.clone().into()), ("expected", number(expected))];
            language.tell("faults-move-number", &values)
        }
        Fault::AfterResult => language.say("faults-after-result"),
        Fault::Result => language.say("faults-result"),
        Fault::TooLong { found, most } => {
            language.tell("faults-too-long", &[("found", number(found)), ("most", number(most))])
        }
    }
}

fn in_a_row(language: Language, place: Place, text: &str) -> String {
    let [kind, at] = named(place);
    language.tell("faults-sign", &[("kind", kind), ("at", at), ("text", text.to_string().into())])
}

fn named(place: Place) -> [Value; 2] {
    match place {
        Place::Row(row) => ["row".into(), row.to_string().into()],
        Place::Ring(ring) => ["ring".into(), ring.to_string().into()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::rules::{IllegalMove, Variant};
    use pushflip_core::session::import_text;

    fn every_fault() -> Vec<Fault> {
        let (row, ring) = (Place::Row(3), Place::Ring('c'));
        let text = || "abc".to_string();
        vec![
            Fault::Other,
            Fault::Neither,
            Fault::Fields(3),
            Fault::Lines { rings: false, found: 4 },
            Fault::Lines { rings: true, found: 4 },
            Fault::Cells { place: row, found: 6, wanted: 5 },
            Fault::Cells { place: ring, found: 11, wanted: 12 },
            Fault::Sign(row, '?'),
            Fault::Run(ring, "0".into()),
            Fault::Blocks,
            Fault::QuietNumber(text()),
            Fault::PlyNumber(text()),
            Fault::Side(text()),
            Fault::Cell(text()),
            Fault::Move(text()),
            Fault::Illegal(IllegalMove::CanMove),
            Fault::Syntax,
            Fault::NoVariant,
            Fault::Tag(text()),
            Fault::TagTwice(text()),
            Fault::MoveNumber { found: "7".into(), expected: 2 },
            Fault::AfterResult,
            Fault::Result,
            Fault::TooLong { found: 2_100, most: 2_000 },
        ]
    }

    fn every_file_error() -> Vec<FileError> {
        let path = || Path::new("x").to_path_buf();
        let system = |kind| Cause::System(kind, "whatever the system says".into());
        let causes = [
            system(ErrorKind::NotFound),
            system(ErrorKind::PermissionDenied),
            system(ErrorKind::StorageFull),
            system(ErrorKind::ReadOnlyFilesystem),
            system(ErrorKind::Other),
            Cause::Folder,
            Cause::NoOrdinaryFile,
            Cause::TooLarge(4_000),
            Cause::NotText(7),
            Cause::Taken,
            Cause::Text(Box::new(TextError::new("place", "reason").of(Fault::Neither))),
            Cause::Setting(2, "whatever".into()),
            Cause::Unwritable("whatever".into()),
        ];
        let taken = || Cause::Taken;
        let mut all: Vec<_> = causes.into_iter().map(|cause| FileError::NotOpened(path(), cause)).collect();
        all.extend([
            FileError::NotSaved(path(), taken()),
            FileError::NotDeleted(path(), taken()),
            FileError::NotRemoved(path(), taken()),
            FileError::NotChanged(path(), taken()),
            FileError::Broken(path(), taken()),
            FileError::KeptAside(path(), taken(), path()),
            FileError::NotMoved(path(), taken(), Cause::Folder),
            FileError::NoName(path()),
            FileError::NoPath,
            FileError::NoHome,
            FileError::NowhereToSave,
        ]);
        all
    }

    #[test]
    fn every_error_is_localized() {
        let in_a = |language| -> Vec<String> {
            let texts = every_fault().into_iter().map(|one| fault(language, &one));
            texts.chain(every_file_error().iter().map(|one| file_error(language, one))).collect()
        };
        let english = in_a(Language::English);
        for language in Language::ALL {
            for (said, english) in in_a(language).into_iter().zip(&english) {
                assert!(!said.contains("faults-") && !said.contains(['{', '}']), "{language:?}: {said}");
                assert!(!said.contains("whatever"), "{language:?}: {said}");
                assert_eq!(said == *english, language == Language::English, "{language:?}: {said}");
            }
        }
    }

    #[test]
    fn errors_name_the_line_or_row() {
        let said = |text: &str| {
            text_error(Language::English, &import_text(text, Variant::Quixo).expect_err("wrong on purpose"))
        };
        assert_eq!(
            said("[Variant \"quixo\"]\n\n1. e5-e5"),
            "line 3: The cube from e5 cannot go back to its own cell"
        );
        assert_eq!(said("[Variant \"quixo\"]\n\n1. z9"), "line 3: “z9” is not a move");
        assert_eq!(said("5/5/6/5/5 x 0 1"), "row 3: 5 cells are needed, there are 6");
        assert_eq!(said("5/5/x7/5/5 x 0 1").split(':').next(), Some("row 3"));
        assert_eq!(said("hello"), "this is neither a match nor a position");
    }
}

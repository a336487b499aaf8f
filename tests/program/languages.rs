//! The language files: the same messages in each, the plural forms of each language, every message used in the sources,
//! and only letters of the fonts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;

/// The languages with their plural forms of whole numbers (CLDR cardinal rules).
const LANGUAGES: [(&str, &[&str]); 8] = [
    ("en", &["one", "other"]),
    ("de", &["one", "other"]),
    ("fr", &["one", "other"]),
    ("es", &["one", "other"]),
    ("it", &["one", "other"]),
    ("sl", &["one", "two", "few", "other"]),
    ("ro", &["one", "few", "other"]),
    ("ru", &["one", "few", "many", "other"]),
];
/// The plural categories of CLDR.
const PLURAL_FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The parts of a message that all translations share.
#[derive(Default, PartialEq, Eq, Debug)]
struct Message {
    variables: BTreeSet<String>,
    /// The selector and variant keys of each select expression.
    choices: Vec<(String, Vec<String>)>,
}

impl Message {
    fn of(pattern: &Pattern<String>) -> Self {
        let mut message = Self::default();
        message.read(pattern);
        message
    }

    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let chosen_by = match selector {
                    InlineExpression::VariableReference { id } => id.name.clone(),
                    other => format!("{other:?}"),
                };
                self.choices.push((chosen_by, variants.iter().map(key).collect()));
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }
}

fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn messages(language: &str) -> BTreeMap<(String, String), Message> {
    let mut found = BTreeMap::new();
    for path in files(&root().join("core/languages").join(language), "ftl") {
        let text = fs::read_to_string(&path).expect("UTF-8");
        let area = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let resource =
            parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let value = message.value.expect("a message has a value");
                let twice = found.insert((area.clone(), message.id.name.clone()), Message::of(&value));
                assert!(twice.is_none(), "{}: {} twice", path.display(), message.id.name);
            }
        }
    }
    found
}

/// The sources of the program without their test modules.
fn sources() -> Vec<String> {
    let code = |path: PathBuf| {
        let text = fs::read_to_string(path).expect("UTF-8");
        text.split("#[cfg(test)]").next().unwrap_or_default().to_string()
    };
    ["src", "core/src"].into_iter().flat_map(|folder| files(&root().join(folder), "rs")).map(code).collect()
}

/// The names in `msg` and the families of messages that the sources use.
fn used_names() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut names, mut families) = (BTreeSet::new(), BTreeSet::new());
    for code in sources() {
        let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        names.extend(code.split("msg::").skip(1).map(name));
        let family = |rest: &str| rest.split('"').nth(1).map(str::to_string);
        families.extend(code.split("of_family(").skip(1).filter_map(family));
    }
    (names, families)
}

#[test]
fn all_languages_have_the_same_messages() {
    let english = messages("en");
    assert!(english.len() > 100, "only {} messages", english.len());
    for (language, _) in LANGUAGES {
        let own = messages(language);
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(id)).collect();
        let strange: Vec<_> = own.keys().filter(|id| !english.contains_key(id)).collect();
        assert!(missing.is_empty() && strange.is_empty(), "{language} lacks {missing:?}, adds {strange:?}");
        for (id, message) in &own {
            assert_eq!(
                message.variables, english[id].variables,
                "{language}: the arguments of {id:?} differ"
            );
        }
    }
}

/// All sequences of three lower-case words in a text, which exclude names and numbers.
fn phrases(text: &str) -> BTreeSet<Vec<String>> {
    let words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
    let plain = |word: &String| word.chars().all(char::is_lowercase);
    words.windows(3).filter(|three| three.iter().all(plain)).map(<[String]>::to_vec).collect()
}

fn texts(language: &str) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for path in files(&root().join("core/languages").join(language), "ftl") {
        let text = fs::read_to_string(&path).expect("UTF-8");
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, rest)) = line.split_once(" =").filter(|(name, _)| !name.starts_with(' ')) {
                id = name.to_string();
                found.insert(id.clone(), rest.to_string());
            } else if let Some(text) = found.get_mut(&id) {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    found
}

#[test]
fn no_english_phrase_is_left_in_a_translation() {
    let english = texts("en");
    let mut seen = 0;
    for (language, _) in &LANGUAGES[1..] {
        for (id, text) in texts(language) {
            let english_phrases = phrases(&english[&id]);
            seen += english_phrases.len();
            let left: Vec<_> = phrases(&text).intersection(&english_phrases).cloned().collect();
            assert!(left.is_empty(), "{language}: {id} contains {left:?}");
        }
    }
    assert!(seen > 1000, "{seen} phrases");
}

#[test]
fn every_number_has_the_plural_forms_of_its_language() {
    let mut seen = 0;
    for (language, forms) in LANGUAGES {
        for (id, message) in messages(language) {
            for (chosen_by, keys) in message.choices {
                let words: BTreeSet<_> = keys.iter().map(String::as_str).collect();
                if !PLURAL_FORMS.iter().any(|form| *form != "other" && words.contains(form)) {
                    continue;
                }
                seen += 1;
                let plural = words.iter().filter(|word| PLURAL_FORMS.contains(word)).copied();
                assert_eq!(
                    plural.collect::<BTreeSet<_>>(),
                    forms.iter().copied().collect(),
                    "{language}: {id:?} by {chosen_by}"
                );
            }
        }
    }
    assert!(seen > 20, "only {seen} choices by number");
}

#[test]
fn plural_arguments_select_in_every_language() {
    // If English has a plural form, every language needs one.
    let by_number = |message: &Message| -> BTreeSet<String> {
        let plural = |(_, keys): &&(String, Vec<String>)| keys.iter().any(|key| key == "one");
        message.choices.iter().filter(plural).map(|(by, _)| by.clone()).collect()
    };
    let english = messages("en");
    for (language, _) in LANGUAGES {
        for (id, message) in messages(language) {
            let missing: Vec<_> =
                by_number(&english[&id]).difference(&by_number(&message)).cloned().collect();
            assert!(missing.is_empty(), "{language}: {id:?} has one form for every {missing:?}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let (names, families) = used_names();
    let is_used = |id: &str| {
        let constant = id.replace('-', "_").to_uppercase();
        let capitalised = |word: &str| word[..1].to_uppercase() + &word[1..];
        let structure: String = id.split('-').map(capitalised).collect();
        names.contains(&constant)
            || names.contains(&structure)
            || families.iter().any(|family| {
                // A part of the family's name that is known only at run time is in braces.
                let family = family.split('{').next().unwrap_or_default();
                id.strip_prefix(family).is_some_and(|rest| family.ends_with('-') || rest.starts_with('-'))
            })
    };
    let english = messages("en");
    let unused: Vec<_> = english.keys().filter(|(_, id)| !is_used(id)).map(|(_, id)| id).collect();
    assert!(unused.is_empty(), "not used: {unused:?}");
}

#[test]
fn identifiers_begin_with_the_name_of_their_file() {
    for (area, id) in messages("en").keys() {
        let prefix = format!("{area}-");
        assert!(id.starts_with(&prefix) || id == "pushflip", "{area}.ftl: {id}");
    }
}

#[test]
fn the_fonts_have_every_letter() {
    let mut letters: BTreeSet<char> =
        "čšžćđČŠŽăâîșțĂÂÎȘȚàèéìòùÀÈÉÌÒÙ×–—…«»„”“’‘·−±←→↑↓ 0123456789".chars().collect();
    letters.extend('А'..='я');
    letters.extend(['Ё', 'ё', '\u{a0}']);
    for (language, _) in LANGUAGES {
        for path in files(&root().join("core/languages").join(language), "ftl") {
            letters.extend(fs::read_to_string(path).expect("UTF-8").chars().filter(|c| !c.is_control()));
        }
    }
    for face in ["AlegreyaSans-Regular.ttf", "AlegreyaSans-Bold.ttf"] {
        let file = fs::read(root().join("assets/fonts").join(face)).expect("a font");
        let font = ttf_parser::Face::parse(&file, 0).expect("a font");
        let missing: Vec<char> =
            letters.iter().copied().filter(|&letter| font.glyph_index(letter).is_none()).collect();
        assert!(missing.is_empty(), "{face} has no {missing:?}");
        assert!(font.glyph_index('\u{4e00}').is_none(), "{face} contains an unexpected letter");
    }
}

#[test]
fn french_punctuation_never_begins_a_line() {
    // After a full stop or a comma, the sign stands for a grade of a move.
    let can_break = |three: &[char]| match *three {
        ['«', ' ', _] => true,
        [before, ' ', ':' | ';' | '!' | '?' | '»'] => {
            !before.is_whitespace() && !['.', ','].contains(&before)
        }
        _ => false,
    };
    for (id, text) in texts("fr") {
        let letters: Vec<char> = text.chars().collect();
        let found: Vec<String> =
            letters.windows(3).filter(|three| can_break(three)).map(|three| three.iter().collect()).collect();
        assert!(found.is_empty(), "{id}: no-break spaces are missing in {found:?}");
    }
}

#[test]
fn romanian_uses_comma_below_instead_of_cedilla() {
    for path in files(&root().join("core/languages/ro"), "ftl") {
        let text = fs::read_to_string(&path).expect("UTF-8");
        assert!(!text.contains(['ş', 'ţ', 'Ş', 'Ţ']), "{}", path.display());
    }
}

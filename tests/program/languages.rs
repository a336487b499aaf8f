//! The language files: the same messages in each, the plural forms of each language, every message used in the sources,
//! and only letters of the fonts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;

/// The languages with their plural forms of whole numbers (CLDR cardinal rules).
const LANGUAGES: [(&str, &[&str]); 5] = [
    ("en", &["one", "other"]),
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

/// All files below a folder with an extension, sorted.
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

/// The messages of a language by file and identifier.
fn messages(language: &str) -> BTreeMap<(String, String), Message> {
    let mut found = BTreeMap::new();
    for path in files(&root().join("assets/languages").join(language), "ftl") {
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

/// The game's sources without their test modules, each with its path.
fn sources() -> Vec<(PathBuf, String)> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("UTF-8");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_string();
        (path, code)
    };
    files(&root().join("src/game"), "rs").into_iter().map(read).collect()
}

/// Identifiers in the sources, literal or with `{…}` for a part that is inserted at run time.
fn used_ids(areas: &BTreeSet<String>) -> BTreeMap<String, PathBuf> {
    let mut found = BTreeMap::new();
    for (path, text) in sources() {
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for literal in code.split('"') {
            let of_an_area = literal.split_once('-').is_some_and(|(area, _)| areas.contains(area));
            let plain = !literal.ends_with('-')
                && literal.chars().all(|c| c.is_ascii_alphanumeric() || "-_{}".contains(c));
            if of_an_area && plain {
                found.insert(literal.to_string(), path.clone());
            }
        }
    }
    found
}

/// Whether an identifier matches a pattern in which `{…}` stands for any text.
fn matches(pattern: &str, id: &str) -> bool {
    let Some((before, rest)) = pattern.split_once('{') else { return pattern == id };
    let Some((_, after)) = rest.split_once('}') else { return false };
    id.strip_prefix(before)
        .is_some_and(|id| (0..=id.len()).any(|cut| id.is_char_boundary(cut) && matches(after, &id[cut..])))
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
            assert_eq!(message.variables, english[id].variables, "{language}: the values of {id:?}");
        }
    }
}

/// All sequences of three lower-case words in a text, which exclude names and numbers.
fn phrases(text: &str) -> BTreeSet<Vec<String>> {
    let words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
    let plain = |word: &String| word.chars().all(char::is_lowercase);
    words.windows(3).filter(|three| three.iter().all(plain)).map(<[String]>::to_vec).collect()
}

/// The text of each message of a language.
fn texts(language: &str) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for path in files(&root().join("assets/languages").join(language), "ftl") {
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
            assert!(left.is_empty(), "{language}: {id} still says {left:?}");
        }
    }
    assert!(seen > 1000, "{seen} phrases");
}

/// Error texts of the core are English, for command-line tools, and must not appear in the window.
#[test]
fn no_english_error_is_inserted_into_a_message() {
    let mut places = 0;
    for (path, text) in sources() {
        for (number, line) in text.lines().enumerate() {
            let is_message = line.contains("Notice(") || line.contains(".tell(") || line.contains(".say(");
            places += usize::from(is_message);
            let english = ["error.to_string()", "why.to_string()", "printable(error)", "(e.to_string()"];
            let found = english.iter().find(|english| is_message && line.contains(**english));
            assert_eq!(found, None, "{}:{}", path.display(), number + 1);
        }
    }
    assert!(places > 200, "{places} places");
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
fn used_messages_exist_and_existing_messages_are_used() {
    let english = messages("en");
    let areas: BTreeSet<String> = english.keys().map(|(area, _)| area.clone()).collect();
    let ids: Vec<&String> = english.keys().map(|(_, id)| id).collect();
    let used = used_ids(&areas);
    assert!(used.len() > 80, "only {} found in the sources", used.len());
    let missing: Vec<_> = used.iter().filter(|(one, _)| !ids.iter().any(|id| matches(one, id))).collect();
    assert!(missing.is_empty(), "used but missing: {missing:?}");
    let unused: Vec<_> =
        ids.iter().filter(|id| id.contains('-') && !used.keys().any(|one| matches(one, id))).collect();
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
fn messages_get_the_arguments_that_they_need() {
    let english = messages("en");
    let variables = |id: &str| {
        english.iter().find(|((_, own), _)| own == id).map(|(_, message)| message.variables.clone())
    };
    let mut seen = 0;
    for (path, text) in sources() {
        for (call, needs_values) in [(".say(\"", false), (".tell(", true)] {
            for after in text.split(call).skip(1) {
                let after = after.trim_start();
                let after =
                    after.strip_prefix('"').filter(|_| needs_values).or((!needs_values).then_some(after));
                let Some((id, rest)) = after.and_then(|after| after.split_once('"')) else { continue };
                // Another test covers missing identifiers.
                let Some(needed) = variables(id) else { continue };
                seen += 1;
                let end = rest.find("])").unwrap_or(rest.len());
                let missing: Vec<_> =
                    needed.iter().filter(|name| !rest[..end].contains(&format!("(\"{name}\","))).collect();
                let dynamic = needs_values && !rest[..end].contains("&[(");
                assert!(dynamic || missing.is_empty(), "{}: {id} lacks {missing:?}", path.display());
                assert!(needs_values || needed.is_empty(), "{}: {id} needs {needed:?}", path.display());
            }
        }
    }
    assert!(seen > 40, "only {seen} calls found");
}

#[test]
fn the_fonts_have_every_letter() {
    let mut letters: BTreeSet<char> =
        "čšžćđČŠŽăâîșțĂÂÎȘȚàèéìòùÀÈÉÌÒÙ×–—…«»„”“’‘·−±←→↑↓ 0123456789".chars().collect();
    letters.extend('А'..='я');
    letters.extend(['Ё', 'ё', '\u{a0}']);
    for (language, _) in LANGUAGES {
        for path in files(&root().join("assets/languages").join(language), "ftl") {
            letters.extend(fs::read_to_string(path).expect("UTF-8").chars().filter(|c| !c.is_control()));
        }
    }
    for face in ["AlegreyaSans-Regular.ttf", "AlegreyaSans-Bold.ttf"] {
        let file = fs::read(root().join("assets/fonts").join(face)).expect("a font");
        let font = ttf_parser::Face::parse(&file, 0).expect("a font");
        let missing: Vec<char> =
            letters.iter().copied().filter(|&letter| font.glyph_index(letter).is_none()).collect();
        assert!(missing.is_empty(), "{face} has no {missing:?}");
        assert!(font.glyph_index('\u{4e00}').is_none(), "{face} has an unexpected letter");
    }
}

#[test]
fn romanian_uses_comma_below_instead_of_cedilla() {
    for path in files(&root().join("assets/languages/ro"), "ftl") {
        let text = fs::read_to_string(&path).expect("UTF-8");
        assert!(!text.contains(['ş', 'ţ', 'Ş', 'Ţ']), "{}", path.display());
    }
}

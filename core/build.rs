//! Generator of a constant or struct per message of the English catalogue, so that the compiler checks message
//! identifiers and their arguments.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

const CATALOGUE: &str = "languages/en";

fn main() {
    println!("cargo::rerun-if-changed=languages");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files: Vec<PathBuf> = fs::read_dir(CATALOGUE)
        .expect("the catalogue")
        .map(|entry| entry.expect("a file of the catalogue").path())
        .collect();
    files.sort();
    let code: String = files.iter().map(|path| module_items(path)).collect();
    let target = Path::new(&env::var_os("OUT_DIR").expect("set by Cargo")).join("messages.rs");
    fs::write(target, code).expect("a writable build folder");
}

/// The items for the messages of one file.
fn module_items(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("UTF-8");
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .map(|message| {
            let id = &message.id.name;
            let pattern =
                message.value.as_ref().unwrap_or_else(|| panic!("{}: {id} is empty", path.display()));
            let mut arguments = BTreeSet::new();
            collect_arguments(pattern, &mut arguments);
            let mut resource = fluent_syntax::ast::Resource { body: Vec::new() };
            resource.body.push(Entry::Message(message.clone()));
            item(id, &arguments, &serializer::serialize(&resource))
        })
        .collect()
}

/// A constant, or a struct with a field per argument.
fn item(id: &str, arguments: &BTreeSet<String>, source: &str) -> String {
    let mut code = String::new();
    code.push_str("/// ```text\n");
    for line in source.trim_end().lines() {
        writeln!(code, "/// {line}").expect("a string");
    }
    code.push_str("/// ```\n");
    if arguments.is_empty() {
        let name = id.replace('-', "_").to_uppercase();
        writeln!(code, "pub const {name}: Localized = Localized::message({id:?});").expect("a string");
        return code;
    }
    let name: String = id.split('-').map(capitalised).collect();
    let types: Vec<String> = (0..arguments.len()).map(|number| format!("T{number}")).collect();
    let bounds = types.iter().map(|name| format!("{name}: Into<Value>")).collect::<Vec<_>>().join(", ");
    let (types, fields): (String, String) = arguments
        .iter()
        .zip(&types)
        .map(|(argument, name)| {
            (format!("{name}, "), format!("#[allow(missing_docs)] pub {argument}: {name}, "))
        })
        .unzip();
    let values: Vec<String> =
        arguments.iter().map(|name| format!("({name:?}, this.{name}.into())")).collect();
    writeln!(
        code,
        "#[derive(Clone, Debug)]\npub struct {name}<{types}> {{ {fields} }}\n\
         impl<{bounds}> From<{name}<{types}>> for Localized {{\n\
         fn from(this: {name}<{types}>) -> Self {{ Localized::with_arguments({id:?}, vec![{}]) }}\n}}",
        values.join(", "),
    )
    .expect("a string");
    code
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn collect_arguments(pattern: &Pattern<String>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, into);
        }
    }
}

fn collect_from_expression(expression: &Expression<String>, into: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                collect_arguments(&variant.value, into);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => collect_from_expression(expression, into),
        _ => {}
    }
}

//! The import graph of a source folder, from its token trees.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            found.extend(files_in(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}

/// The path of a module from the root of a package, such as `turn::select`; empty for the root itself.
pub type Module = Vec<String>;

/// The modules of a source folder and their imports.
pub struct Package {
    files: BTreeMap<Module, PathBuf>,
    pub imports: Vec<Import>,
}

/// A path in one file that refers to an item of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The module that contains the path.
    pub from: Module,
    /// `file:line`.
    pub place: String,
    /// The module that defines the item.
    pub to: Module,
    /// The absolute path of the item.
    pub used: String,
}

impl Import {
    /// Whether the two modules belong to different top-level modules.
    pub fn crosses_modules(&self) -> bool {
        self.from.first() != self.to.first()
    }
}

impl Package {
    /// Parses every file of a folder. `root` is the name of the folder's module in its crate, empty for the
    /// crate itself.
    pub fn read(folder: &Path, root: &str) -> Self {
        let module = |path: &PathBuf| -> Module {
            let inside = path.strip_prefix(folder).expect("a file of the folder").with_extension("");
            let names = inside.iter().map(|name| name.to_string_lossy().into_owned());
            names.filter(|name| name != "mod" && name != "lib").collect()
        };
        let files: BTreeMap<_, _> = files_in(folder).into_iter().map(|path| (module(&path), path)).collect();
        let mut package = Self { files, imports: Vec::new() };
        for (from, path) in &package.files {
            let text = fs::read_to_string(path).expect("UTF-8");
            let tokens: TokenStream = text.parse().expect("a Rust file");
            let mut uses = Vec::new();
            read(tokens, from, &[], &mut uses);
            for (module, line, names) in uses {
                let Some(used) = package.absolute(&module, &names, root) else { continue };
                let to = package.defining_module(&used);
                if to != *from {
                    let place = format!("{}:{line}", path.display());
                    package.imports.push(Import { from: from.clone(), place, to, used: used.join("::") });
                }
            }
        }
        package
    }

    pub fn top_level_modules(&self) -> BTreeSet<&str> {
        self.files.keys().filter_map(|module| module.first()).map(String::as_str).collect()
    }

    /// Resolves a path in a module to a path from the root of the package; `None` if it leads outside.
    fn absolute(&self, module: &[String], names: &[String], root: &str) -> Option<Module> {
        let mut at = module.to_vec();
        let rest = match names[0].as_str() {
            "crate" if root.is_empty() => return Some(names[1..].to_vec()),
            "crate" => return (names.get(1)? == root).then(|| names[2..].to_vec()),
            "self" | "super" => {
                let steps = names.iter().take_while(|name| *name == "self" || *name == "super").count();
                for _ in names[..steps].iter().filter(|name| *name == "super") {
                    at.pop()?;
                }
                &names[steps..]
            }
            child => {
                at.push(child.to_string());
                self.files.contains_key(&at).then_some(())?;
                &names[1..]
            }
        };
        at.extend_from_slice(rest);
        Some(at)
    }

    /// The innermost module with a file on the path of an item.
    fn defining_module(&self, used: &[String]) -> Module {
        let mut parts = (1..=used.len()).rev().map(|count| &used[..count]);
        parts.find(|part| self.files.contains_key(*part)).unwrap_or_default().to_vec()
    }
}

/// Collects the paths in the code of a module: the innermost module that contains each, its line, and its
/// segments. `before` is the prefix of a group of imports.
fn read(tokens: TokenStream, module: &[String], before: &[String], found: &mut Vec<(Module, usize, Module)>) {
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        let name = match token {
            TokenTree::Ident(name) => name,
            TokenTree::Group(group) => {
                read(group.stream(), module, before, found);
                continue;
            }
            _ => continue,
        };
        let line = name.span().start().line;
        if name == "pub" {
            // A visibility such as `pub(in path)` is not an import.
            rest.next_if(|next| matches!(next, TokenTree::Group(_)));
            continue;
        }
        if name == "as" && !before.is_empty() {
            rest.next();
            continue;
        }
        if name == "mod"
            && let Some(TokenTree::Ident(inner)) = rest.next_if(|next| matches!(next, TokenTree::Ident(_)))
        {
            if let Some(TokenTree::Group(body)) = rest.next_if(|next| matches!(next, TokenTree::Group(_))) {
                let inner = [module, &[inner.to_string()]].concat();
                read(body.stream(), &inner, &[], found);
            }
            continue;
        }
        let mut names = [before, &[name.to_string()]].concat();
        let mut group = None;
        while rest.next_if(is_colon).is_some() && rest.next_if(is_colon).is_some() {
            match rest.next() {
                Some(TokenTree::Ident(name)) => names.push(name.to_string()),
                Some(TokenTree::Group(several)) if several.delimiter() == Delimiter::Brace => {
                    group = Some(several);
                    break;
                }
                _ => break,
            }
        }
        match group {
            Some(several) => read(several.stream(), module, &names, found),
            None => found.push((module.to_vec(), line, names)),
        }
    }
}

fn is_colon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':')
}

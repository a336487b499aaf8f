//! The files of a folder of sources, and which of them each one uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Every Rust file in a folder and in those inside it.
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

/// The path of a module from the root of a house, such as `turn::select`; empty for the root itself.
pub type Module = Vec<String>;

/// A folder of sources whose modules stand on floors.
pub struct House {
    /// The file of each module.
    files: BTreeMap<Module, PathBuf>,
    /// Every place where one file uses another.
    pub arrows: Vec<Arrow>,
}

/// A place where one file uses another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The module that uses something.
    pub from: Module,
    /// Where: `file:line`.
    pub place: String,
    /// The module that is used.
    pub to: Module,
    /// What of it.
    pub used: String,
}

impl Arrow {
    /// Whether it leads from one room to another.
    pub fn leaves_room(&self) -> bool {
        self.from.first() != self.to.first()
    }
}

impl House {
    /// Reads every file of a folder, which is called `root` in paths of its crate.
    pub fn read(folder: &Path, root: &str) -> Self {
        let module = |path: &PathBuf| -> Module {
            let inside = path.strip_prefix(folder).expect("a file of the folder").with_extension("");
            let names = inside.iter().map(|name| name.to_string_lossy().into_owned());
            names.filter(|name| name != "mod" && name != "lib").collect()
        };
        let files: BTreeMap<_, _> = files_in(folder).into_iter().map(|path| (module(&path), path)).collect();
        let mut house = Self { files, arrows: Vec::new() };
        for (from, path) in &house.files {
            let text = fs::read_to_string(path).expect("UTF-8");
            let tokens: TokenStream = text.parse().expect("a file in Rust");
            let mut uses = Vec::new();
            read(tokens, from, &[], &mut uses);
            for (module, line, names) in uses {
                let Some(used) = house.absolute(&module, &names, root) else { continue };
                let to = house.holder(&used);
                if to != *from {
                    let place = format!("{}:{line}", path.display());
                    house.arrows.push(Arrow { from: from.clone(), place, to, used: used.join("::") });
                }
            }
        }
        house
    }

    /// The rooms: the modules right below the root.
    pub fn rooms(&self) -> BTreeSet<&str> {
        self.files.keys().filter_map(|module| module.first()).map(String::as_str).collect()
    }

    /// What a path in a module means, from the root of the house; none if that is outside.
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

    /// The module in whose file something stands.
    fn holder(&self, used: &[String]) -> Module {
        let mut parts = (1..=used.len()).rev().map(|count| &used[..count]);
        parts.find(|part| self.files.contains_key(*part)).unwrap_or_default().to_vec()
    }
}

/// Gathers every path in the code of a module: the innermost module that it stands in, its line, its names.
/// `before` is what stands in front of a group of uses.
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
            // For whom something is visible is no use of it.
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

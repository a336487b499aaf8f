//! Help used during a match. Only matches without help count for the rating.

use std::fmt;
use std::str::FromStr;

use crate::rules::TextError;

/// The kinds of help that people used in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Help {
    pub undo: bool,
    pub hint: bool,
    pub threats: bool,
}

impl Help {
    fn words(self) -> [(&'static str, bool); 3] {
        [("undo", self.undo), ("hint", self.hint), ("threats", self.threats)]
    }
}

/// The text form: `none`, or the kinds: `undo hint`.
impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let taken: Vec<&str> =
            self.words().into_iter().filter_map(|(word, taken)| taken.then_some(word)).collect();
        f.write_str(if taken.is_empty() { "none" } else { "" })?;
        f.write_str(&taken.join(" "))
    }
}

impl FromStr for Help {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut help = Self::default();
        for word in text.split(' ').filter(|_| text != "none") {
            match word {
                "undo" => help.undo = true,
                "hint" => help.hint = true,
                "threats" => help.threats = true,
                _ => {
                    return Err(TextError::none_of("", word, &["none", "undo", "hint", "threats"]));
                }
            }
        }
        Ok(help)
    }
}

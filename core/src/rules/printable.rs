//! Sanitising of text from outside: player names, file names, typed lines, output of other programs.

use std::fmt;

/// Whether a character is a control character: a terminal command, a line break, or a change of text direction.
pub fn is_command(sign: char) -> bool {
    matches!(
        sign,
        // Unicode line and paragraph separators, and bidirectional controls.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    ) || sign.is_control()
}

/// The text with control characters escaped: a bell becomes `\u{7}`.
pub fn printable(text: impl fmt::Display) -> String {
    let text = text.to_string();
    if !text.contains(is_command) {
        return text;
    }
    let mut shown = String::with_capacity(text.len());
    for sign in text.chars() {
        if is_command(sign) {
            shown.extend(sign.escape_unicode());
        } else {
            shown.push(sign);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_seen_and_words_are_left() {
        for plain in ["", "Ana", "Žiga Ășț", "Ольга", "עדי", "علي", "e\u{301}", "👩‍👧", r"\u{7}"]
        {
            assert_eq!(printable(plain), plain);
        }
        assert_eq!(printable("\u{1b}[2J\u{7}\r\n\u{7f}\u{9b}"), r"\u{1b}[2J\u{7}\u{d}\u{a}\u{7f}\u{9b}");
        let turns =
            "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
        let shown = printable(turns);
        assert!(shown.is_ascii() && shown.matches(r"\u{").count() == turns.chars().count(), "{shown}");
        assert_eq!(printable(&shown), shown);
    }
}

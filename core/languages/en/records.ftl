# The list of matches, and records and positions as text.
records-pause = Save or copy…
records-heading = Matches
records-this = On the table: { $players }
records-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
records-unfinished = unfinished
records-goes-on = Not finished: it can be played on.
records-unreadable = This file cannot be read
records-none = No matches have been saved yet. Finished matches are saved here automatically.
records-open = Open
records-review = Review
records-copy = Copy record
records-copy-position = Copy position
records-delete = Delete
records-delete-sure = Delete it?
records-paste = Paste
records-open-file = Open file…
records-save-as = Save as…
records-save = Save
records-close = Close
records-path = Path
records-save-where = Save as
records-open-which = File
records-replace = { $path } exists. Press once more to replace it.
records-saved = Saved as { $path }.
records-copied = Copied.
records-copied-inside = Copied, but only for Pushflip: there is no system clipboard.
records-nothing-to-paste = There is no text to paste.
records-clipboard-silent = The program you copied from doesn’t answer.
records-clipboard-too-long = What you copied is too long.
records-wrong = This cannot be pasted: { $reason }.

# The list of games, and records and positions as text.
records-pause = Save or copy…
records-heading = My games
records-this = Current game: { $players }
records-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
records-unfinished = unfinished
records-goes-on = Unfinished. You can resume it.
records-unreadable = This file can’t be read
records-none = No games yet. Finished games are saved here automatically.
records-open = Open
records-review = Review
records-copy = Copy game
records-copy-position = Copy position
records-delete = Delete
records-delete-sure = Click again to delete
records-paste = Paste
records-open-file = Open file…
records-save-as = Save as…
records-save = Save
records-close = Close
records-path = Path
records-save-where = Save as
records-open-which = File
records-replace = { $path } already exists. Click again to replace it.
records-saved = Saved as { $path }.
records-copied = Copied.
records-copied-inside = Copied, but only inside Pushflip: there’s no system clipboard.
records-nothing-to-paste = There’s no text to paste.
records-clipboard-silent = The program you copied from isn’t answering.
records-clipboard-too-long = What you copied is too long.
records-wrong = Couldn’t paste this: { $reason }.

# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = line { $line }: { $what }
faults-other = it can’t be read here
faults-neither = this is neither a game nor a position
faults-fields = it needs four parts (board, side to move, 100-move count, move number), not { $found }
faults-rows = the board needs 5 rows, not { $found }
faults-rings = the board needs 5 rings, not { $found }
faults-cells = { $kind ->
    [row] row { $at }
   *[ring] ring { $at }
} needs { $wanted } cells, not { $found }
faults-sign = { $kind ->
    [row] row { $at }
   *[ring] ring { $at }
}: “{ $text }” isn’t allowed here
faults-blocks = the blocks aren’t where this game has them
faults-quiet-number = “{ $text }” isn’t a valid 100-move count
faults-ply-number = “{ $text }” isn’t a valid move number
faults-side = unknown side “{ $text }”
faults-cell = there’s no cell “{ $text }”
faults-move = “{ $text }” isn’t a move
faults-dot = “{ $text }” needs a dot that faces n, e, s or w, as in e5-e1.n
faults-none-of = “{ $text }” isn’t one of { $choices }
faults-not-like = “{ $text }” doesn’t look like { $example }
faults-in-move = move { $number }: { $what }
faults-no-clock = the game has no clock
faults-starts = { $seat } starts
faults-syntax = a bracket, a quotation mark or a comment isn’t closed, or is in the wrong place
faults-no-variant = this isn’t a game: the Variant tag is missing
faults-tag-twice = the tag { $text } appears twice
faults-move-number = the move number is { $found }, but { $expected } comes next
faults-after-result = there’s something after the result
faults-result = the result doesn’t match the moves
faults-too-long = the game is too long: { $found } kB, and the limit is { $most } kB
faults-not-opened = Couldn’t open { $path }: { $cause }.
faults-not-saved = Couldn’t save { $path }: { $cause }.
faults-tried-again = Trying again.
faults-not-deleted = Couldn’t delete { $path }: { $cause }.
faults-not-changed = Couldn’t change anything in { $path }: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = The file is kept as { $path }.
faults-not-moved = Couldn’t move it aside: { $cause }.
faults-no-name = There’s no free file name left in { $path }.
faults-no-path = Enter a path first.
faults-no-home = No home folder found.
faults-nowhere-to-save = No home folder found, so nothing can be saved.
faults-missing = there’s no such file or folder
faults-denied = permission denied
faults-full = the disk is full
faults-read-only = this disk is read-only
faults-system = the system says: { $why }
faults-folder = it’s a folder, not a file
faults-no-ordinary-file = it isn’t a regular file
faults-too-large = it’s larger than { $most } kB
faults-not-text = it isn’t UTF-8 text
faults-torn = the file is cut off
faults-taken = another program is using it
faults-setting = this setting isn’t valid
faults-left-out = These values in { $path } aren’t valid and aren’t used: { $values }. The rest is.
faults-value = line { $line } ({ $name })

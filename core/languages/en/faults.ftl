# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = line { $line }: { $what }
faults-other = it cannot be read here
faults-neither = this is neither a match nor a position
faults-fields = four parts are needed (board, who is to move, moves counted for a draw, move number), there are { $found }
faults-rows = the board needs 5 rows, there are { $found }
faults-rings = the board needs 5 rings, there are { $found }
faults-cells = { $kind ->
    [row] row { $at }
   *[ring] ring { $at }
}: { $wanted } cells are needed, there are { $found }
faults-sign = { $kind ->
    [row] row { $at }
   *[ring] ring { $at }
}: “{ $text }” means nothing here
faults-blocks = the blocks are not where this game has them
faults-quiet-number = “{ $text }” cannot be the number of moves counted for a draw
faults-ply-number = “{ $text }” cannot be the number of a move
faults-side = “{ $text }” is nobody who could be to move
faults-cell = there is no cell “{ $text }”
faults-move = “{ $text }” is not a move
faults-dot = “{ $text }” needs a dot that faces n, e, s or w, as in e5-e1.n
faults-none-of = “{ $text }” is none of { $choices }
faults-not-like = “{ $text }” is not like { $example }
faults-in-move = move { $number }: { $what }
faults-no-clock = the match has no clock
faults-starts = { $seat } starts
faults-syntax = a bracket, a quotation mark or a comment is not closed, or stands in the wrong place
faults-no-variant = this is no match: the tag Variant is missing
faults-tag-twice = the tag { $text } is given twice
faults-move-number = the move number is { $found }, but { $expected } is next
faults-after-result = something follows the result
faults-result = the result does not fit the moves
faults-too-long = the match is too long: { $found } kB, and { $most } kB are the most
faults-not-opened = { $path } cannot be opened: { $cause }.
faults-not-saved = { $path } could not be saved: { $cause }.
faults-tried-again = It is tried again.
faults-not-deleted = { $path } could not be deleted: { $cause }.
faults-not-changed = Nothing in { $path } could be changed: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = The file is kept as { $path }.
faults-not-moved = It could not be moved aside: { $cause }.
faults-no-name = { $path } has no name left for a table.
faults-no-path = A path is missing.
faults-no-home = No home folder was found.
faults-nowhere-to-save = No home folder was found, so nothing can be saved.
faults-missing = there is no such file or folder
faults-denied = access is not allowed
faults-full = the disk is full
faults-read-only = nothing can be written on this disk
faults-system = the system reports: { $why }
faults-folder = it is a folder, not a file
faults-no-ordinary-file = it is no ordinary file
faults-too-large = it is larger than { $most } kB
faults-not-text = it is not text in UTF-8
faults-torn = the end is missing, as after a power cut
faults-taken = another program is at work there
faults-setting = the setting is not understood
faults-left-out = In { $path } these values are not understood and not used: { $values }. Everything else is.
faults-value = line { $line } ({ $name })

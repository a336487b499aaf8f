# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] Your turn: take a cube from the edge.
   *[no] { $name }: take a cube from the edge.
}
status-insert = Click an arrow to push the cube in from there.
status-piece = { $you ->
    [yes] Your turn: pick one of your pieces.
   *[no] { $name }: pick one of your pieces.
}
status-cell = Choose a cell: next to your piece to clone it, two away to jump.
status-thinks = { $name } is thinking…
status-hint = Looking for a hint…
status-waits = Waiting for { $name }…
status-pushed = { $you ->
    [yes] You pushed in at { $cell }.
   *[no] { $name } pushed in at { $cell }.
}
status-cloned = { $you ->
    [yes] You cloned to { $cell }: +{ $pieces }.
   *[no] { $name } cloned to { $cell }: +{ $pieces }.
}
status-jumped = { $you ->
    [yes] You jumped to { $cell }: +{ $pieces }.
   *[no] { $name } jumped to { $cell }: +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] You jumped to { $cell }.
   *[no] { $name } jumped to { $cell }.
}
status-passed = { $you ->
    [yes] You passed.
   *[no] { $name } passed.
}
status-you = You
status-repeated = Position repeated: the third time is a draw.

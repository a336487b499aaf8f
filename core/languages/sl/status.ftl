# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] Na potezi si: vzemi kocko z roba.
   *[no] { $name }: vzemi kocko z roba.
}
status-insert = Izberi puščico: od tam potisneš kocko nazaj.
status-piece = { $you ->
    [yes] Na potezi si: izberi svojo ploščico.
   *[no] { $name }: izberi svojo ploščico.
}
status-cell = Izberi polje: na sosednje kloniraš, dve polji stran skočiš.
status-thinks = { $name } razmišlja …
status-hint = Iščem namig …
status-waits = Čakamo: { $name } …
status-pushed = { $you ->
    [yes] Tvoj potisk: { $cell }.
   *[no] { $name }: potisk na { $cell }.
}
status-cloned = { $you ->
    [yes] Tvoj klon na { $cell }: +{ $pieces }.
   *[no] { $name }: klon na { $cell }: +{ $pieces }.
}
status-jumped = { $you ->
    [yes] Tvoj skok na { $cell }: +{ $pieces }.
   *[no] { $name }: skok na { $cell }: +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] Tvoj skok na { $cell }.
   *[no] { $name }: skok na { $cell }.
}
status-passed = { $you ->
    [yes] Poteza izpuščena.
   *[no] { $name }: poteza izpuščena.
}
status-you = Ti
status-repeated = Položaj se ponavlja: tretjič bo remi.

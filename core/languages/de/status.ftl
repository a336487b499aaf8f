# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] Du bist dran: Nimm einen Würfel vom Rand.
   *[no] { $name }: Nimm einen Würfel vom Rand.
}
status-insert = Klick auf einen Pfeil: Von dort schiebst du den Würfel ein.
status-piece = { $you ->
    [yes] Du bist dran: Wähle einen deiner Steine.
   *[no] { $name }: Wähle einen deiner Steine.
}
status-cell = Wähle ein Feld. Direkt daneben klonst du, zwei Felder weiter springst du.
status-thinks = { $name } denkt nach …
status-hint = Tipp wird gesucht …
status-waits = Warten auf { $name } …
status-pushed = { $you ->
    [yes] Du hast bei { $cell } eingeschoben.
   *[no] { $name } hat bei { $cell } eingeschoben.
}
status-cloned = { $you ->
    [yes] Du hast nach { $cell } geklont: +{ $pieces }.
   *[no] { $name } hat nach { $cell } geklont: +{ $pieces }.
}
status-jumped = { $you ->
    [yes] Du bist nach { $cell } gesprungen: +{ $pieces }.
   *[no] { $name } ist nach { $cell } gesprungen: +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] Du bist nach { $cell } gesprungen.
   *[no] { $name } ist nach { $cell } gesprungen.
}
status-passed = { $you ->
    [yes] Du hast gepasst.
   *[no] { $name } hat gepasst.
}
status-you = Du
status-repeated = Stellung wiederholt: Beim dritten Mal ist es remis.

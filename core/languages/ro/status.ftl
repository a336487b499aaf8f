# The status line beside the board: what the player can do, and what just happened.
# $you: whether it is the only person at this machine.

status-take = { $you ->
    [yes] E rândul tău: ia un cub de pe margine.
   *[no] { $name }: ia un cub de pe margine.
}
status-insert = Alege o săgeată: de acolo împingi cubul înapoi.
status-piece = { $you ->
    [yes] E rândul tău: alege o piesă de-a ta.
   *[no] { $name }: alege o piesă de-a ta.
}
status-cell = Alege o căsuță: chiar alături clonezi, două căsuțe mai departe sari.
status-thinks = { $name } se gândește…
status-hint = Se caută un indiciu…
status-waits = Se așteaptă { $name }…
status-pushed = { $you ->
    [yes] Ai împins pe la { $cell }.
   *[no] { $name } a împins pe la { $cell }.
}
status-cloned = { $you ->
    [yes] Ai clonat pe { $cell }: +{ $pieces }.
   *[no] { $name } a clonat pe { $cell }: +{ $pieces }.
}
status-jumped = { $you ->
    [yes] Ai sărit pe { $cell }: +{ $pieces }.
   *[no] { $name } a sărit pe { $cell }: +{ $pieces }.
}
status-jumped-only = { $you ->
    [yes] Ai sărit pe { $cell }.
   *[no] { $name } a sărit pe { $cell }.
}
status-passed = { $you ->
    [yes] Ai pasat.
   *[no] { $name } a pasat.
}
status-you = Tu
status-repeated = Poziție repetată: a treia oară e remiză.

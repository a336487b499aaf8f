# Seznam partij; partije in položaji kot besedilo.
records-pause = Shrani ali kopiraj …
records-heading = Moje partije
records-this = Trenutna partija: { $players }
records-plies = { $count ->
    [one] { $count } poteza
    [two] { $count } potezi
    [few] { $count } poteze
   *[other] { $count } potez
}
records-unfinished = nedokončana
records-goes-on = Nedokončana. Lahko jo nadaljuješ.
records-unreadable = Te datoteke ni mogoče prebrati
records-none = Partij še ni. Končane partije se tu shranijo samodejno.
records-open = Odpri
records-review = Preglej
records-copy = Kopiraj partijo
records-copy-position = Kopiraj položaj
records-delete = Izbriši
records-delete-sure = Izbrišeš? Klikni še enkrat
records-paste = Prilepi
records-open-file = Odpri datoteko …
records-save-as = Shrani kot …
records-save = Shrani
records-close = Zapri
records-path = Pot
records-save-where = Shrani kot
records-open-which = Datoteka
records-replace = { $path } že obstaja. Klikni še enkrat, da se zamenja.
records-saved = Shranjeno kot { $path }.
records-copied = Kopirano.
records-copied-inside = Kopirano, a samo za Pushflip: sistemskega odložišča ni.
records-nothing-to-paste = Ni ničesar za lepljenje.
records-clipboard-silent = Program, iz katerega je bilo besedilo kopirano, se ne odziva.
records-clipboard-too-long = Kopirano besedilo je predolgo.
records-wrong = Tega ni mogoče prilepiti: { $reason }.

# Lista partidelor; partide și poziții ca text.
records-pause = Salvează, copiază…
records-heading = Partidele mele
records-this = Partida curentă: { $players }
records-plies = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
records-unfinished = neterminată
records-goes-on = Neterminată. O poți continua.
records-unreadable = Fișierul nu poate fi citit
records-none = Încă nu ai partide. Partidele terminate se salvează automat aici.
records-open = Deschide
records-review = Analiză
records-copy = Copiază partida
records-copy-position = Copiază poziția
records-delete = Șterge
records-delete-sure = Sigur? Mai dă un clic
records-paste = Lipește
records-open-file = Deschide fișier…
records-save-as = Salvează ca…
records-save = Salvează
records-close = Închide
records-path = Cale
records-save-where = Salvează ca
records-open-which = Fișier
records-replace = { $path } există deja. Mai dă un clic ca să-l înlocuiești.
records-saved = Salvată ca { $path }.
records-copied = Copiat.
records-copied-inside = Copiat, dar numai pentru Pushflip: clipboardul sistemului nu este disponibil.
records-nothing-to-paste = Nu e nimic de lipit.
records-clipboard-silent = Programul din care ai copiat nu răspunde.
records-clipboard-too-long = Textul copiat este prea lung.
records-wrong = Nu se poate lipi: { $reason }.

# Lista partidelor; partide și poziții ca text.
records-pause = Salvează sau copiază…
records-heading = Partide
records-this = Pe masă: { $players }
records-plies = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
records-unfinished = neterminată
records-goes-on = Nu s-a terminat: poate fi continuată.
records-unreadable = Fișierul nu poate fi citit
records-none = Nu există încă partide salvate. Partidele terminate se salvează automat aici.
records-open = Deschide
records-review = Revizuire
records-copy = Copiază partida
records-copy-position = Copiază poziția
records-delete = Șterge
records-delete-sure = O ștergi?
records-paste = Lipește
records-open-file = Deschide fișier…
records-save-as = Salvează ca…
records-save = Salvează
records-close = Închide
records-path = Cale
records-save-where = Salvează ca
records-open-which = Fișier
records-replace = { $path } există deja. Apasă încă o dată ca să-l înlocuiești.
records-saved = Salvată ca { $path }.
records-copied = Copiat.
records-copied-inside = Copiat, dar numai pentru Pushflip: clipboardul sistemului nu este disponibil.
records-nothing-to-paste = Nu există text de lipit.
records-clipboard-silent = Programul din care ai copiat nu răspunde.
records-clipboard-too-long = Textul copiat este prea lung.
records-wrong = Nu se poate lipi: { $reason }.

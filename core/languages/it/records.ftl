# L’elenco delle partite; partite e posizioni come testo.
records-pause = Salva o copia…
records-heading = Le mie partite
records-this = Partita in corso: { $players }
records-plies = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
records-unfinished = non finita
records-goes-on = Non finita. Puoi riprenderla.
records-unreadable = Questo file non si può leggere
records-none = Ancora nessuna partita. Le partite finite vengono salvate qui in automatico.
records-open = Apri
records-review = Rivedi
records-copy = Copia partita
records-copy-position = Copia posizione
records-delete = Elimina
records-delete-sure = Clicca ancora: elimini
records-paste = Incolla
records-open-file = Apri file…
records-save-as = Salva come…
records-save = Salva
records-close = Chiudi
records-path = Percorso
records-save-where = Salva come
records-open-which = File
records-replace = { $path } esiste già. Clicca ancora per sostituirlo.
records-saved = Salvata come { $path }.
records-copied = Copiato.
records-copied-inside = Copiato, ma solo per Pushflip: gli appunti di sistema non sono disponibili.
records-nothing-to-paste = Non c’è nulla da incollare.
records-clipboard-silent = Il programma da cui hai copiato non risponde.
records-clipboard-too-long = Il testo copiato è troppo lungo.
records-wrong = Impossibile incollare: { $reason }.

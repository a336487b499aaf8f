# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = riga { $line }: { $what }
faults-other = qui non si può leggere
faults-neither = non è né una partita né una posizione
faults-fields = servono quattro parti (tavoliere, chi muove, mosse contate per la patta, numero della mossa), ce ne sono { $found }
faults-rows = il tavoliere deve avere 5 righe, ce ne sono { $found }
faults-rings = il tavoliere deve avere 5 cornici, ce ne sono { $found }
faults-cells = { $kind ->
    [row] riga { $at }
   *[ring] cornice { $at }
}: servono { $wanted } caselle, ce ne sono { $found }
faults-sign = { $kind ->
    [row] riga { $at }
   *[ring] cornice { $at }
}: qui «{ $text }» non significa nulla
faults-blocks = i blocchi non sono dove li ha questo gioco
faults-quiet-number = «{ $text }» non può essere il numero delle mosse contate per la patta
faults-ply-number = «{ $text }» non può essere il numero di una mossa
faults-side = «{ $text }» non indica nessuno che possa muovere
faults-cell = la casella «{ $text }» non esiste
faults-move = «{ $text }» non è una mossa
faults-dot = a «{ $text }» manca un punto rivolto a n, e, s o w, come in e5-e1.n
faults-none-of = «{ $text }» non è tra { $choices }
faults-not-like = «{ $text }» non è come { $example }
faults-in-move = mossa { $number }: { $what }
faults-no-clock = la partita non ha orologio
faults-starts = comincia { $seat }
faults-syntax = una parentesi, le virgolette o un commento non sono chiusi, o sono fuori posto
faults-no-variant = non è una partita: manca il campo Variant
faults-tag-twice = il campo { $text } compare due volte
faults-move-number = il numero della mossa è { $found }, ma il prossimo è { $expected }
faults-after-result = dopo il risultato c’è dell’altro
faults-result = il risultato non corrisponde alle mosse
faults-too-long = la partita è troppo lunga: { $found } kB, al massimo { $most } kB
faults-not-opened = Impossibile aprire { $path }: { $cause }.
faults-not-saved = Impossibile salvare { $path }: { $cause }.
faults-tried-again = Nuovo tentativo in corso.
faults-not-deleted = Impossibile eliminare { $path }: { $cause }.
faults-not-changed = Impossibile modificare i file in { $path }: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Il file è conservato come { $path }.
faults-not-moved = Non è stato possibile metterlo da parte: { $cause }.
faults-no-name = In { $path } non c’è più un nome libero per una tabella.
faults-no-path = Manca un percorso.
faults-no-home = La cartella personale non è stata trovata.
faults-nowhere-to-save = La cartella personale non è stata trovata: non si può salvare nulla.
faults-missing = il file o la cartella non esiste
faults-denied = l’accesso non è consentito
faults-full = il disco è pieno
faults-read-only = su questo disco non si può scrivere
faults-system = il sistema segnala: { $why }
faults-folder = è una cartella, non un file
faults-no-ordinary-file = non è un file normale
faults-too-large = supera { $most } kB
faults-not-text = non è testo in UTF-8
faults-torn = manca la fine, come dopo un’interruzione di corrente
faults-taken = lì sta lavorando un altro programma
faults-setting = l’impostazione non è comprensibile
faults-left-out = In { $path } questi valori non sono comprensibili e non vengono usati: { $values }. Tutti gli altri sì.
faults-value = riga { $line } ({ $name })

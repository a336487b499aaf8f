# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = riga { $line }: { $what }
faults-other = qui non si può leggere
faults-neither = non è né una partita né una posizione
faults-fields = servono quattro parti (tavoliere, chi muove, conteggio delle 100 mosse, numero della mossa), non { $found }
faults-rows = il tavoliere deve avere 5 righe, non { $found }
faults-rings = il tavoliere deve avere 5 corone, non { $found }
faults-cells = { $kind ->
    [row] riga { $at }
   *[ring] corona { $at }
}: servono { $wanted } caselle, non { $found }
faults-sign = { $kind ->
    [row] riga { $at }
   *[ring] corona { $at }
}: qui «{ $text }» non è ammesso
faults-blocks = i blocchi non sono dove li ha questo gioco
faults-quiet-number = «{ $text }» non è un conteggio delle 100 mosse valido
faults-ply-number = «{ $text }» non è un numero di mossa valido
faults-side = parte sconosciuta: «{ $text }»
faults-cell = la casella «{ $text }» non esiste
faults-move = «{ $text }» non è una mossa
faults-dot = a «{ $text }» manca un puntino rivolto a n, e, s o w, come in e5-e1.n
faults-none-of = «{ $text }» non è tra { $choices }
faults-not-like = «{ $text }» non è come { $example }
faults-in-move = mossa { $number }: { $what }
faults-no-clock = la partita non ha orologio
faults-starts = comincia { $seat }
faults-syntax = una parentesi, le virgolette o un commento non sono chiusi o sono fuori posto
faults-no-variant = non è una partita: manca il campo Variant
faults-tag-twice = il campo { $text } compare due volte
faults-move-number = il numero della mossa è { $found }, ma il prossimo è { $expected }
faults-after-result = dopo il risultato c’è dell’altro
faults-result = il risultato non corrisponde alle mosse
faults-too-long = la partita è troppo lunga: { $found } kB, il limite è { $most } kB
faults-not-opened = Impossibile aprire { $path }: { $cause }.
faults-not-saved = Impossibile salvare { $path }: { $cause }.
faults-tried-again = Nuovo tentativo…
faults-not-deleted = Impossibile eliminare { $path }: { $cause }.
faults-not-changed = Impossibile modificare qualcosa in { $path }: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Il file è conservato come { $path }.
faults-not-moved = Impossibile metterlo da parte: { $cause }.
faults-no-name = In { $path } non c’è più un nome di file libero.
faults-no-path = Prima scrivi un percorso.
faults-no-home = Cartella personale non trovata.
faults-nowhere-to-save = Cartella personale non trovata: non si può salvare nulla.
faults-missing = il file o la cartella non esiste
faults-denied = permesso negato
faults-full = il disco è pieno
faults-read-only = questo disco è di sola lettura
faults-system = il sistema dice: { $why }
faults-folder = è una cartella, non un file
faults-no-ordinary-file = non è un file normale
faults-too-large = supera { $most } kB
faults-not-text = non è testo UTF-8
faults-torn = il file è troncato
faults-taken = lo sta usando un altro programma
faults-setting = questa impostazione non è valida
faults-left-out = In { $path } questi valori non sono validi e non vengono usati: { $values }. Gli altri sì.
faults-value = riga { $line } ({ $name })

# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = linia { $line }: { $what }
faults-other = nu se poate citi aici
faults-neither = nu e nici partidă, nici poziție
faults-fields = sunt necesare patru părți (tabla, cine mută, contorul de 100 de mutări, numărul mutării), găsite: { $found }
faults-rows = tabla trebuie să aibă 5 rânduri, găsite: { $found }
faults-rings = tabla trebuie să aibă 5 inele, găsite: { $found }
faults-cells = { $kind ->
    [row] rândul { $at }
   *[ring] inelul { $at }
}: căsuțe necesare: { $wanted }, găsite: { $found }
faults-sign = { $kind ->
    [row] rândul { $at }
   *[ring] inelul { $at }
}: „{ $text }” nu e permis aici
faults-blocks = blocurile nu sunt unde le are acest joc
faults-quiet-number = „{ $text }” nu e o valoare validă pentru contorul de 100 de mutări
faults-ply-number = „{ $text }” nu e un număr de mutare valid
faults-side = parte necunoscută: „{ $text }”
faults-cell = nu există căsuța „{ $text }”
faults-move = „{ $text }” nu e o mutare
faults-dot = la „{ $text }” lipsește direcția punctului (n, e, s sau w), ca în e5-e1.n
faults-none-of = „{ $text }” nu e printre { $choices }
faults-not-like = „{ $text }” nu are forma { $example }
faults-in-move = mutarea { $number }: { $what }
faults-no-clock = partida nu are ceas
faults-starts = începe { $seat }
faults-syntax = o paranteză, ghilimelele sau un comentariu nu sunt închise ori nu sunt la locul lor
faults-no-variant = nu e o partidă: lipsește eticheta Variant
faults-tag-twice = eticheta { $text } apare de două ori
faults-move-number = numărul mutării e { $found }, dar urmează { $expected }
faults-after-result = după rezultat mai urmează ceva
faults-result = rezultatul nu corespunde mutărilor
faults-too-long = partida e prea lungă: { $found } kB, cel mult { $most } kB
faults-not-opened = Nu s-a putut deschide { $path }: { $cause }.
faults-not-saved = Nu s-a putut salva { $path }: { $cause }.
faults-tried-again = Se încearcă din nou…
faults-not-deleted = Nu s-a putut șterge { $path }: { $cause }.
faults-not-changed = În { $path } nu s-a putut schimba nimic: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Fișierul este păstrat ca { $path }.
faults-not-moved = Nu s-a putut pune deoparte: { $cause }.
faults-no-name = În { $path } nu mai e niciun nume de fișier liber.
faults-no-path = Scrie mai întâi o cale.
faults-no-home = Dosarul personal nu a fost găsit.
faults-nowhere-to-save = Dosarul personal nu a fost găsit, așa că nu se poate salva nimic.
faults-missing = fișierul sau dosarul nu există
faults-denied = acces refuzat
faults-full = discul e plin
faults-read-only = acest disc poate fi doar citit
faults-system = sistemul spune: { $why }
faults-folder = e un dosar, nu un fișier
faults-no-ordinary-file = nu e un fișier obișnuit
faults-too-large = depășește { $most } kB
faults-not-text = nu e text UTF-8
faults-torn = fișierul e incomplet
faults-taken = îl folosește alt program
faults-setting = setarea nu e validă
faults-left-out = În { $path } aceste valori nu sunt valide și nu se folosesc: { $values }. Celelalte, da.
faults-value = linia { $line } ({ $name })

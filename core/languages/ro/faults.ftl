# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = linia { $line }: { $what }
faults-other = nu se poate citi aici
faults-neither = nu este nici partidă, nici poziție
faults-fields = sunt necesare patru părți (platoul, cine mută, mutările numărate pentru remiză, numărul mutării), găsite: { $found }
faults-rows = platoul trebuie să aibă 5 rânduri, găsite: { $found }
faults-rings = platoul trebuie să aibă 5 inele, găsite: { $found }
faults-cells = { $kind ->
    [row] rândul { $at }
   *[ring] inelul { $at }
}: căsuțe necesare: { $wanted }, găsite: { $found }
faults-sign = { $kind ->
    [row] rândul { $at }
   *[ring] inelul { $at }
}: „{ $text }” nu înseamnă nimic aici
faults-blocks = blocurile nu sunt unde le are acest joc
faults-quiet-number = „{ $text }” nu poate fi numărul mutărilor numărate pentru remiză
faults-ply-number = „{ $text }” nu poate fi numărul unei mutări
faults-side = „{ $text }” nu este nimeni care ar putea fi la mutare
faults-cell = nu există căsuța „{ $text }”
faults-move = „{ $text }” nu este o mutare
faults-dot = la „{ $text }” lipsește direcția punctului (n, e, s sau w), ca în e5-e1.n
faults-none-of = „{ $text }” nu este printre { $choices }
faults-not-like = „{ $text }” nu are forma { $example }
faults-in-move = mutarea { $number }: { $what }
faults-no-clock = partida nu are ceas
faults-starts = începe { $seat }
faults-syntax = o paranteză, ghilimelele sau un comentariu nu sunt închise ori nu sunt la locul lor
faults-no-variant = nu este o partidă: lipsește eticheta Variant
faults-tag-twice = eticheta { $text } apare de două ori
faults-move-number = numărul mutării este { $found }, dar urmează { $expected }
faults-after-result = după rezultat mai urmează ceva
faults-result = rezultatul nu corespunde mutărilor
faults-too-long = partida e prea lungă: { $found } kB, cel mult { $most } kB
faults-not-opened = { $path } nu poate fi deschis: { $cause }.
faults-not-saved = { $path } nu a putut fi salvat: { $cause }.
faults-tried-again = Se încearcă din nou.
faults-not-deleted = { $path } nu a putut fi șters: { $cause }.
faults-not-changed = În { $path } nu s-a putut schimba nimic: { $cause }.
faults-broken = { $path }: { $cause }.
faults-kept = Fișierul este păstrat ca { $path }.
faults-not-moved = Nu a putut fi pus deoparte: { $cause }.
faults-no-name = În { $path } nu mai e niciun nume liber pentru un tabel.
faults-no-path = Lipsește calea.
faults-no-home = Dosarul personal nu a fost găsit.
faults-nowhere-to-save = Dosarul personal nu a fost găsit, așa că nu se poate salva nimic.
faults-missing = fișierul sau dosarul nu există
faults-denied = accesul nu este permis
faults-full = discul este plin
faults-read-only = pe acest disc nu se poate scrie
faults-system = sistemul raportează: { $why }
faults-folder = este un dosar, nu un fișier
faults-no-ordinary-file = nu este un fișier obișnuit
faults-too-large = depășește { $most } kB
faults-not-text = nu este text în UTF-8
faults-torn = lipsește sfârșitul, ca după o pană de curent
faults-taken = alt program lucrează acolo
faults-setting = setarea nu poate fi înțeleasă
faults-left-out = În { $path } aceste valori nu pot fi înțelese și nu sunt folosite: { $values }. Toate celelalte sunt folosite.
faults-value = linia { $line } ({ $name })

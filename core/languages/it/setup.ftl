# The new game form.

setup-heading = Nuova partita
setup-back = Indietro
setup-start = Inizia
setup-name = Nome (facoltativo)
setup-starts = Chi inizia
setup-stuck = Senza mosse
setup-clock = Orologio
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = A scelta
setup-clock-own-total = { $time } per la partita
setup-clock-own-move = { $time } in più dopo ogni mossa
# The tooltip of a level and the line beside its seat: "Casual player: sometimes thinks of…".
setup-level = { $level }: { $manner }
setup-like-you = Circa alla tua altezza: livello { $rung }, { $level }
setup-perfect = Gioco perfetto…

setup-about-quixo = Spingi i cubi fino ad allineare cinque dei tuoi.
setup-about-quixo-teams = Due contro due; il puntino dice chi può prendere il cubo.
setup-about-hexxagon = Clona, salta e gira le pedine avversarie, intorno a tre blocchi.
setup-about-hexxagon-open = Lo stesso su tutte le 61 caselle, senza blocchi.
setup-quiet-quixo = Patta dopo 100 mosse senza prendere cubi neutri
setup-quiet-hexxagon = Patta dopo 100 mosse senza clonare o catturare

setup-stuck-passes-tip = L’altra parte continua.
setup-stuck-ends-tip = Le pedine si contano come stanno.
setup-stuck-fills-tip = La partita finisce e ogni casella vuota va all’altra parte.

setup-repetition = Patta per ripetizione
setup-repetition-tip = La stessa posizione per la terza volta, con lo stesso giocatore di turno, è patta.
setup-quiet-quixo-tip = Cento mosse di seguito, contando quelle di entrambi, senza prendere un cubo neutro sono patta.
setup-quiet-hexxagon-tip = Cento mosse di seguito, contando quelle di entrambi, senza clonazioni né catture sono patta.
setup-random = Lati a sorte
setup-random-tip = All’inizio della partita si sorteggia chi gioca da quale lato.
setup-consultation = I compagni possono consultarsi
setup-consultation-tip = Attiva: il suggerimento è la mossa del compagno. Disattivata: nessun suggerimento.

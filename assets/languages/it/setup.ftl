# Agreeing on a match.

setup-heading = Nuova partita
setup-back = Indietro
setup-start = Inizia
setup-name = Nome (facoltativo)
setup-starts = Chi inizia
setup-stuck = Senza mosse
setup-clock = Orologio
# The tooltip of a level and the line beside its seat: "Casual: thinks of…".
setup-level = { $level }: { $manner }

setup-about-quixo = Spingi i cubi fino ad allineare cinque dei tuoi.
setup-about-quixo-teams = Due contro due, e ogni cubo ha un padrone.
setup-about-hexxagon = Cresci, salta e gira le pedine nemiche, intorno a tre blocchi.
setup-about-hexxagon-open = Lo stesso sul tavoliere aperto di 61 caselle.

setup-stuck-passes-tip = L’altra parte continua.
setup-stuck-ends-tip = Le pedine si contano come stanno.
setup-stuck-fills-tip = La partita finisce e ogni casella vuota va all’altra parte.

setup-repetition = Patta per ripetizione
setup-repetition-tip = La stessa posizione per la terza volta, con lo stesso giocatore di turno, è patta.
setup-quiet = Patta dopo 100 mosse tranquille
setup-quiet-quixo-tip = Cento mosse di seguito senza prendere un cubo neutro sono patta.
setup-quiet-hexxagon-tip = Cento mosse di seguito senza clonazioni né catture sono patta.
setup-consultation = I compagni possono consultarsi
setup-consultation-tip = Senza consultazione non ci sono suggerimenti per tutta la partita.

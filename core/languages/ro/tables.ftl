# The menu in which Quixo is solved on this computer.

tables-heading = Joc perfect
tables-what = Rezolvă Quixo pe acest calculator, o singură dată, și joacă împotriva unui adversar care nu greșește niciodată. Și Maestrul, indiciile și analizele devin exacte.
tables-needs = Cam zece minute pe două nuclee rapide, 7,5 GB de memorie între timp și 1,7 GB pe disc. Joacă mai departe sau închide jocul și continuă mai târziu.

tables-idle = Neînceput.
tables-begun = Se verifică…
tables-at = { $percent } · poziții cu { $cubes } cuburi
tables-paused = Pauză la { $percent }
tables-busy = O clipă…
tables-all = Quixo e rezolvat: poți alege „{ $level }”.

tables-make = Rezolvă Quixo
tables-pause = Pauză
tables-go-on = Continuă
tables-delete = Șterge
tables-delete-sure = Sigur? Mai dă un clic

tables-ready = Quixo e rezolvat: acum poți alege „{ $level }”.
tables-full = Discul e plin. Părțile gata rămân: fă loc și continuă.
tables-taken = Alt program rezolvă deja Quixo în același dosar.
tables-ended = Rezolvarea lui Quixo s-a oprit prea devreme. Poate că nu ajunge memoria.
tables-damaged = O parte din Quixo rezolvat e deteriorată și nu se mai folosește. Rezolvă-l din nou cu „Joc perfect…” într-un joc nou.

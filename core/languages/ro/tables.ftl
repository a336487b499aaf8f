# The menu in which Quixo is solved on this computer.

tables-heading = Joc perfect
tables-what = Cu tabelele tuturor pozițiilor de Quixo pentru doi mai apare un nivel, care nu greșește niciodată. Și Maestrul, indiciile și revizuirea cunosc atunci adevărul. Tabelele se fac pe acest calculator, o singură dată.
tables-needs = Cam zece minute pe două nuclee rapide; 7,5 GB de memorie liberă până sunt gata și 1,7 GB pe disc. Jocul merge mai departe. Dacă îl închizi, nu se pierde nimic: continuă de la ultima parte încheiată.

tables-idle = Momentan nu se lucrează la tabele.
tables-begun = Se verifică ce există deja…
tables-at = { $percent } · poziții cu { $cubes } cuburi
tables-paused = Pauză după { $percent }
tables-busy = O clipă…
tables-all = Toate tabelele sunt aici: la Quixo poți alege nivelul „{ $level }”.

tables-make = Creează tabelele
tables-pause = Pauză
tables-go-on = Continuă
tables-delete = Șterge
tables-delete-sure = Ștergi toate tabelele?

tables-ready = Tabelele sunt aici: la Quixo poți alege nivelul „{ $level }”.
tables-full = Discul este plin. Tabelele gata rămân; continuă când este loc.
tables-taken = Alt program face deja tabelele jocului perfect în același dosar.
tables-ended = Tabelele jocului perfect nu sunt complete: programul care le face s-a închis. Poate că lipsește memoria.
tables-damaged = Un tabel al jocului perfect este deteriorat și nu se mai folosește. „Joc perfect…” într-o partidă nouă îl face din nou.

# The menu in which Quixo is solved on this computer.

tables-heading = Gioco perfetto
tables-what = Con le tabelle di ogni posizione del Quixo per due c’è un livello in più, che non sbaglia mai. Anche il livello Maestro, i suggerimenti e la revisione conoscono allora la verità. Le tabelle si creano su questo computer, una volta sola.
tables-needs = Circa dieci minuti su due core veloci; 7,5 GB di memoria libera finché non sono pronte, 1,7 GB di disco. Si può continuare a giocare. Se chiudi il gioco non perdi nulla: si riprende dall’ultima parte finita.

tables-idle = Nessun calcolo in corso.
tables-begun = Controllo che cosa c’è già…
tables-at = { $percent } · posizioni con { $cubes } cubi
tables-paused = In pausa dopo { $percent }
tables-busy = Un momento…
tables-all = Le tabelle ci sono tutte: per il Quixo si può scegliere «{ $level }».

tables-make = Crea le tabelle
tables-pause = Pausa
tables-go-on = Continua
tables-delete = Elimina
tables-delete-sure = Eliminare tutte le tabelle?

tables-ready = Le tabelle ci sono: per il Quixo si può scegliere «{ $level }».
tables-full = Il disco è pieno. Le tabelle finite restano; continua con le altre quando c’è spazio.
tables-taken = Un altro programma sta creando le tabelle del gioco perfetto nella stessa cartella.
tables-ended = Le tabelle del gioco perfetto non sono complete: il programma che le crea si è chiuso. Forse manca memoria.
tables-damaged = Una tabella del gioco perfetto è danneggiata e non si usa più. «Gioco perfetto…» in una nuova partita la ricrea.

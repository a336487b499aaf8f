# The menu in which Quixo is solved on this computer.

tables-heading = Gioco perfetto
tables-what = Risolvi Quixo su questo computer, una volta sola, e gioca contro un avversario che non sbaglia mai. Anche Maestro, suggerimenti e revisioni diventano esatti.
tables-needs = Circa dieci minuti su due core veloci, 7,5 GB di memoria nel frattempo e 1,7 GB di disco. Continua a giocare, oppure chiudi il gioco e riprendi più tardi.

tables-idle = Non iniziato.
tables-begun = Controllo…
tables-at = { $percent } · posizioni con { $cubes } cubi
tables-paused = In pausa al { $percent }
tables-busy = Un momento…
tables-all = Quixo è risolto: puoi scegliere «{ $level }».

tables-make = Risolvi Quixo
tables-pause = Pausa
tables-go-on = Continua
tables-delete = Elimina
tables-delete-sure = Clicca ancora: elimini

tables-ready = Quixo è risolto: ora puoi scegliere «{ $level }».
tables-full = Il disco è pieno. Le parti finite restano: fai spazio e continua.
tables-taken = Un altro programma sta già risolvendo Quixo nella stessa cartella.
tables-ended = La soluzione di Quixo si è interrotta. Forse non c’è abbastanza memoria.
tables-damaged = Una parte della soluzione di Quixo è danneggiata e non si usa più. Risolvilo di nuovo con «Gioco perfetto…» in una nuova partita.

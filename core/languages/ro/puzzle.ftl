# Probleme: lista, panoul de lângă tablă, ce se spune despre o mutare.

puzzle-heading = Probleme
puzzle-solved-of = { $solved ->
    [one] { $solved } rezolvată din { $all }
    [few] { $solved } rezolvate din { $all }
   *[other] { $solved } rezolvate din { $all }
}
puzzle-grade = Dificultate { $grade } din { $hardest }
puzzle-close = Închide
puzzle-next-unsolved = Următoarea nerezolvată
puzzle-next-number = Următoarea: problema { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Încercată. { $task }
puzzle-tile-solved = Rezolvată. { $task }
puzzle-tile-helped = Rezolvată, dar nu din prima. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Problema zilei
puzzle-daily-new = O problemă nouă în fiecare zi.
puzzle-daily-week = Ușoară lunea, cea mai grea duminica.
puzzle-daily-keep = Rezolv-o ca să-ți păstrezi seria: { $days }.
puzzle-daily-done = Rezolvată azi. Serie: { $days }.
puzzle-daily-dot = Punctul arată că problema de azi e încă nerezolvată.
puzzle-rating = Rating la probleme { $rating } ± { $margin }. Contează doar prima încercare.

puzzle-number = Problema { $number }
puzzle-about = { $game }, dificultate { $grade } din { $hardest }
puzzle-side-cross = X
puzzle-side-circle = O
puzzle-side-team-a = echipa A
puzzle-side-team-b = echipa B
puzzle-side-red = roșu
puzzle-side-white = alb
puzzle-to-move = La mutare: { $side }
puzzle-task-win = { $moves ->
    [one] Câștigă cu această mutare.
    [few] Câștigă în { $moves } mutări.
   *[other] Câștigă în { $moves } de mutări.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [one] Încheie partida cu această mutare și câștigă.
    [few] Câștigă în { $moves } mutări: atunci partida trebuie să fie încheiată.
   *[other] Câștigă în { $moves } de mutări: atunci partida trebuie să fie încheiată.
}
puzzle-task-hold = Găsește singura mutare care nu pierde.
puzzle-judging = Se verifică…
puzzle-right = Corect! Răspunsul cel mai greu: { $reply }. Continuă.
puzzle-solved = Rezolvată!
puzzle-solved-again = Rezolvată! O mai primești o dată până contează ca învățată.
puzzle-solved-hold = Rezolvată! Orice altă mutare pierde.
puzzle-line = Soluția: { $moves }.
puzzle-shown = Aceasta a fost soluția. Acum încearcă tu.
puzzle-wrong-line = Așa completezi linia adversarului: ai pierdut.
puzzle-wrong-count = Așa partida se termină și ai mai puține piese: ai pierdut.
puzzle-wrong-draws = Așa partida se termină cu remiză.
puzzle-wrong-at-once = Încă nu: { $reply } îi aduce adversarului victoria pe loc.
puzzle-wrong-within = { $moves ->
    [one] Încă nu: { $reply } îi aduce adversarului victoria pe loc.
    [few] Încă nu: după { $reply } adversarul câștigă în { $moves }.
   *[other] Încă nu: după { $reply } adversarul câștigă în { $moves }.
}
puzzle-wrong-slow = { $moves ->
    [one] Încă nu: așa nu câștigi.
    [few] Prea lent: după { $reply } nu poți câștiga în { $moves }.
   *[other] Prea lent: după { $reply } nu poți câștiga în { $moves }.
}
puzzle-hint-cube = Ia cubul de pe { $cell }.
puzzle-hint-clone = Clonează pe { $cell }.
puzzle-hint-jump = Sari cu piesa de pe { $cell }.
puzzle-hint = Indiciu
puzzle-solution = Arată soluția
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = Cu ajutor, nu se pune ca rezolvată din prima.
puzzle-help-cost-mistake = Cu ajutor, va trebui s-o rezolvi de două ori.
puzzle-step = Mutarea următoare
puzzle-again = De la început
puzzle-next = Problema următoare
puzzle-list = Toate problemele
puzzle-to-review = Înapoi la analiză

puzzle-mistakes = Greșelile mele
puzzle-mistakes-left = { $left ->
    [0] Nimic de exersat
   *[other] De exersat: { $left }
}
puzzle-mistakes-learned = Însușite: { $learned }
puzzle-mistakes-note = Greșelile din partidele tale, ca probleme. Adaugă-le cu „Exersează greșelile” într-o analiză. Dacă o greșești, trebuie s-o rezolvi de două ori.
puzzle-mistake = Din greșelile mele
puzzle-tile-again = Greșit din nou. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Nu-l lăsa pe adversar să câștige la mutarea următoare.
    [few] Nu-l lăsa pe adversar să forțeze câștigul în { $moves } mutări.
   *[other] Nu-l lăsa pe adversar să forțeze câștigul în { $moves } de mutări.
}
puzzle-task-better = Aici ai greșit. Găsește o mutare mai bună.
puzzle-wrong-worse = Încă nu: după { $reply } stai mult mai rău.
puzzle-wrong-worse-at-once = Încă nu: cedezi prea mult.

# A run against the clock.
puzzle-run = Contracronometru
puzzle-run-best = Contracronometru · record { $best }
puzzle-run-about = Rezolvă cât mai multe probleme în trei minute. La a treia greșeală se termină.
puzzle-run-needs-game = Alege mai întâi un joc de mai sus.
puzzle-run-start = Ceasul pornește la prima ta mutare.
puzzle-run-solved = Rezolvate: { $solved }
puzzle-run-mistakes = Greșeli: { $mistakes } din { $most }
puzzle-run-end = Termină
puzzle-run-sure = Mergi înapoi încă o dată ca să închei.
puzzle-run-result = { $solved ->
    [one] { $solved } problemă rezolvată
    [few] { $solved } probleme rezolvate
   *[other] { $solved } de probleme rezolvate
}
puzzle-run-time-up = Timpul a expirat!
puzzle-run-third = A fost a treia greșeală.
puzzle-run-new-best = Noul tău record!
puzzle-run-your-best = Recordul tău: { $best }
puzzle-run-again = Încă o dată

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Temă
puzzle-theme-all = Toate
puzzle-theme-win-in-one = Câștig în 1
puzzle-theme-win-in-two = Câștig în 2
puzzle-theme-long-win = Câștig în 3+
puzzle-theme-defence = Apărare
puzzle-theme-double-threat = Amenințare dublă
puzzle-theme-diagonal = Diagonală
puzzle-theme-block = Interpunere
puzzle-theme-big-capture = Captură mare
puzzle-theme-jump = Săritură
puzzle-theme-blockade = Blocaj
puzzle-theme-elimination = Eliminare
puzzle-themes = Teme: { $themes }

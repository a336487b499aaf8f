# Probleme: lista, panoul de lângă platou, ce se spune despre o mutare.

puzzle-heading = Probleme
puzzle-solved-of = { $solved ->
    [one] { $solved } rezolvată din { $all }
    [few] { $solved } rezolvate din { $all }
   *[other] { $solved } rezolvate din { $all }
}
puzzle-grade = Gradul { $grade }
puzzle-close = Închide
puzzle-next-unsolved = Următoarea nerezolvată
puzzle-tile-new = { $task }
puzzle-tile-tried = Încercată. { $task }
puzzle-tile-solved = Rezolvată. { $task }

puzzle-number = Problema { $number }
puzzle-about = { $game }, gradul { $grade }
puzzle-side-cross = X
puzzle-side-circle = O
puzzle-side-team-a = echipa A
puzzle-side-team-b = echipa B
puzzle-side-red = roșu
puzzle-side-white = alb
puzzle-to-move = La mutare: { $side }
puzzle-task-win = { $moves ->
    [one] Câștigă cu această mutare.
    [few] Câștigă în cel mult { $moves } mutări ale tale.
   *[other] Câștigă în cel mult { $moves } de mutări ale tale.
}
puzzle-task-hold = Găsește singura mutare care nu pierde.
puzzle-judging = Mă uit la mutarea ta…
puzzle-right = Corect! Apărarea cea mai tenace este { $reply }.
puzzle-solved = Rezolvată!
puzzle-solved-again = Rezolvată! Mai vine o dată înainte să fie socotită învățată.
puzzle-solved-hold = Rezolvată! Orice altă mutare pierde.
puzzle-line = Soluția: { $moves }.
puzzle-shown = Aceasta a fost soluția. Acum încearcă tu.
puzzle-wrong-line = Așa completezi o linie a adversarului și pierzi.
puzzle-wrong-count = Așa partida se încheie și ai mai puține piese: pierzi.
puzzle-wrong-draws = Așa partida se încheie cu remiză.
puzzle-wrong-at-once = Nu: { $reply } câștigă pe loc.
puzzle-wrong-within = { $moves ->
    [one] Nu: { $reply } câștigă pe loc.
    [few] Nu: după { $reply } adversarul câștigă în cel mult { $moves } mutări ale sale.
   *[other] Nu: după { $reply } adversarul câștigă în cel mult { $moves } de mutări ale sale.
}
puzzle-wrong-slow = { $moves ->
    [one] Nu: așa încă nu se câștigă.
    [few] Nu: după { $reply } nu mai poți câștiga în cel mult { $moves } mutări ale tale.
   *[other] Nu: după { $reply } nu mai poți câștiga în cel mult { $moves } de mutări ale tale.
}
puzzle-hint-cube = Ia cubul de pe { $cell }.
puzzle-hint-clone = Clonează pe { $cell }.
puzzle-hint-jump = Sari cu piesa de pe { $cell }.
puzzle-hint = Indiciu
puzzle-solution = Arată soluția
puzzle-step = Mutarea următoare
puzzle-again = De la început
puzzle-next = Problema următoare
puzzle-list = Toate problemele

puzzle-mistakes = Greșelile mele
puzzle-mistakes-left = { $left ->
    [0] Nimic de exersat
   *[other] De exersat: { $left }
}
puzzle-mistakes-learned = Însușite: { $learned }
puzzle-mistakes-note = Greșelile din partidele tale, ca probleme. Ajung aici din „Revizuire”, cu „Exersează”; o greșeală repetată trebuie rezolvată de două ori.
puzzle-mistake = Din greșelile mele
puzzle-tile-again = Greșit din nou. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Găsește o mutare după care adversarul nu câștigă imediat.
    [few] Găsește o mutare după care adversarul nu poate forța câștigul în cel mult { $moves } mutări.
   *[other] Găsește o mutare după care adversarul nu poate forța câștigul în cel mult { $moves } de mutări.
}
puzzle-task-better = Într-o partidă ai greșit aici: găsește o mutare mai bună.
puzzle-wrong-worse = Nu: după { $reply } stai mult mai rău.
puzzle-wrong-worse-at-once = Nu: costă prea mult.

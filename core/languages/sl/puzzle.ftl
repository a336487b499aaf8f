# Naloge: seznam, plošča ob igralni deski, kaj se pove o potezi.

puzzle-heading = Naloge
puzzle-solved-of = { $solved ->
    [one] { $solved } rešena od { $all }
    [two] { $solved } rešeni od { $all }
    [few] { $solved } rešene od { $all }
   *[other] { $solved } rešenih od { $all }
}
puzzle-grade = Težavnost { $grade } od { $hardest }
puzzle-close = Zapri
puzzle-next-unsolved = Naslednja nerešena
puzzle-next-number = Naprej: naloga { $number }
puzzle-tile-new = { $task }
puzzle-tile-tried = Že poskušano. { $task }
puzzle-tile-solved = Rešena. { $task }
puzzle-tile-helped = Rešena, a ne v prvem poskusu. { $task }

# The daily puzzle. $days is a number of days, such as “3 days”.
puzzle-daily = Naloga dneva
puzzle-daily-new = Vsak dan nova naloga.
puzzle-daily-week = V ponedeljek lahka, v nedeljo najtežja.
puzzle-daily-keep = Reši jo in ohrani niz: { $days }.
puzzle-daily-done = Danes rešeno. Niz: { $days }.
puzzle-daily-dot = Pika pomeni, da današnja naloga še ni rešena.
puzzle-rating = Rating nalog { $rating } ± { $margin }. Šteje le prvi poskus.

puzzle-number = Naloga { $number }
puzzle-about = { $game }, težavnost { $grade } od { $hardest }
puzzle-side-cross = križec
puzzle-side-circle = krožec
puzzle-side-team-a = skupina A
puzzle-side-team-b = skupina B
puzzle-side-red = rdeči
puzzle-side-white = beli
puzzle-to-move = Na potezi: { $side }
puzzle-task-win = { $moves ->
    [one] Zmagaj s to potezo.
    [two] Zmagaj v { $moves } potezah.
    [few] Zmagaj v { $moves } potezah.
   *[other] Zmagaj v { $moves } potezah.
}
# The same in Hexxagon, where to lead is not to win: the game has to end.
puzzle-task-end = { $moves ->
    [one] S to potezo končaj partijo in zmagaj.
    [two] Zmagaj v { $moves } potezah: takrat mora biti partije konec.
    [few] Zmagaj v { $moves } potezah: takrat mora biti partije konec.
   *[other] Zmagaj v { $moves } potezah: takrat mora biti partije konec.
}
puzzle-task-hold = Poišči edino potezo, ki ne izgubi.
puzzle-judging = Preverjam …
puzzle-right = Tako je! Najtežji odgovor: { $reply }. Nadaljuj.
puzzle-solved = Rešeno!
puzzle-solved-again = Rešeno! Naloga pride še enkrat, preden velja za naučeno.
puzzle-solved-hold = Rešeno! Vsaka druga poteza izgubi.
puzzle-line = Rešitev: { $moves }.
puzzle-shown = To je bila rešitev. Zdaj poskusi še ti.
puzzle-wrong-line = S tem dopolniš nasprotnikovo vrsto: poraz.
puzzle-wrong-count = S tem je partije konec in imaš manj ploščic: poraz.
puzzle-wrong-draws = S tem se partija konča z remijem.
puzzle-wrong-at-once = Še ne: { $reply } nasprotniku takoj prinese zmago.
puzzle-wrong-within = { $moves ->
    [one] Še ne: { $reply } nasprotniku takoj prinese zmago.
    [two] Še ne: po { $reply } nasprotnik zmaga v { $moves }.
    [few] Še ne: po { $reply } nasprotnik zmaga v { $moves }.
   *[other] Še ne: po { $reply } nasprotnik zmaga v { $moves }.
}
puzzle-wrong-slow = { $moves ->
    [one] Še ne: to ne zmaga.
    [two] Prepočasi: po { $reply } ne moreš zmagati v { $moves }.
    [few] Prepočasi: po { $reply } ne moreš zmagati v { $moves }.
   *[other] Prepočasi: po { $reply } ne moreš zmagati v { $moves }.
}
puzzle-hint-cube = Vzemi kocko na { $cell }.
puzzle-hint-clone = Kloniraj na { $cell }.
puzzle-hint-jump = Skoči s ploščico s polja { $cell }.
puzzle-hint = Namig
puzzle-solution = Pokaži rešitev
# The cost of a hint or the solution, before the player asks for it: of a shipped puzzle, and of an own mistake.
puzzle-help-cost = S pomočjo ta naloga ne šteje kot rešena v prvem poskusu.
puzzle-help-cost-mistake = S pomočjo bo treba to nalogo rešiti dvakrat.
puzzle-step = Naslednja poteza
puzzle-again = Začni znova
puzzle-next = Naslednja naloga
puzzle-list = Vse naloge
puzzle-to-review = Nazaj k pregledu

puzzle-mistakes = Moje napake
puzzle-mistakes-left = { $left ->
    [0] Ni česa vaditi
   *[other] Za vajo: { $left }
}
puzzle-mistakes-learned = Osvojeno: { $learned }
puzzle-mistakes-note = Napake iz tvojih partij kot naloge. Dodaj jih z gumbom »Vadi napake« v pregledu. Če jo zgrešiš, jo moraš rešiti dvakrat.
puzzle-mistake = Iz mojih napak
puzzle-tile-again = Spet napaka. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Prepreči nasprotniku zmago v naslednji potezi.
    [two] Prepreči nasprotniku, da izsili zmago v { $moves } potezah.
    [few] Prepreči nasprotniku, da izsili zmago v { $moves } potezah.
   *[other] Prepreči nasprotniku, da izsili zmago v { $moves } potezah.
}
puzzle-task-better = Tu je šlo narobe. Poišči boljšo potezo.
puzzle-wrong-worse = Še ne: po { $reply } je tvoj položaj precej slabši.
puzzle-wrong-worse-at-once = Še ne: s tem preveč izgubiš.

# A run against the clock.
puzzle-run = Naloge na čas
puzzle-run-best = Naloge na čas · rekord { $best }
puzzle-run-about = V treh minutah reši čim več nalog. Tretja napaka konča poskus.
puzzle-run-needs-game = Najprej zgoraj izberi igro.
puzzle-run-start = Ura začne teči s tvojo prvo potezo.
puzzle-run-solved = Rešeno: { $solved }
puzzle-run-mistakes = Napake: { $mistakes } od { $most }
puzzle-run-end = Končaj
puzzle-run-sure = Za konec pojdi nazaj še enkrat.
puzzle-run-result = { $solved ->
    [one] { $solved } naloga rešena
    [two] { $solved } nalogi rešeni
    [few] { $solved } naloge rešene
   *[other] { $solved } nalog rešenih
}
puzzle-run-time-up = Čas je potekel!
puzzle-run-third = To je bila tvoja tretja napaka.
puzzle-run-new-best = Tvoj novi rekord!
puzzle-run-your-best = Tvoj rekord: { $best }
puzzle-run-again = Poskusi znova

# Themes, in the filter of the list and after a puzzle is solved.
puzzle-theme = Tema
puzzle-theme-all = Vse
puzzle-theme-win-in-one = Zmaga v 1
puzzle-theme-win-in-two = Zmaga v 2
puzzle-theme-long-win = Zmaga v 3+
puzzle-theme-defence = Obramba
puzzle-theme-double-threat = Dvojna grožnja
puzzle-theme-diagonal = Diagonala
puzzle-theme-block = Zapora
puzzle-theme-big-capture = Velik zajem
puzzle-theme-jump = Skok
puzzle-theme-blockade = Blokada
puzzle-theme-elimination = Izničenje
puzzle-themes = Teme: { $themes }

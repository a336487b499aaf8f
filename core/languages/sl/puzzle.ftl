# Naloge: seznam, plošča ob igralni deski, kaj se pove o potezi.

puzzle-heading = Naloge
puzzle-solved-of = { $solved ->
    [one] { $solved } rešena od { $all }
    [two] { $solved } rešeni od { $all }
    [few] { $solved } rešene od { $all }
   *[other] { $solved } rešenih od { $all }
}
puzzle-grade = Težavnost { $grade }
puzzle-close = Zapri
puzzle-next-unsolved = Naslednja nerešena
puzzle-tile-new = { $task }
puzzle-tile-tried = Že poskušano. { $task }
puzzle-tile-solved = Rešena. { $task }

puzzle-number = Naloga { $number }
puzzle-about = { $game }, težavnost { $grade }
puzzle-side-cross = križec
puzzle-side-circle = krožec
puzzle-side-team-a = skupina A
puzzle-side-team-b = skupina B
puzzle-side-red = rdeči
puzzle-side-white = beli
puzzle-to-move = Na potezi: { $side }
puzzle-task-win = { $moves ->
    [one] Zmagaj s to potezo.
    [two] Zmagaj v največ { $moves } svojih potezah.
    [few] Zmagaj v največ { $moves } svojih potezah.
   *[other] Zmagaj v največ { $moves } svojih potezah.
}
puzzle-task-hold = Poišči edino potezo, ki ne izgubi.
puzzle-judging = Gledam tvojo potezo …
puzzle-right = Tako je! Najdlje se upira { $reply }.
puzzle-solved = Rešeno!
puzzle-solved-again = Rešeno! Naloga pride še enkrat, preden velja za naučeno.
puzzle-solved-hold = Rešeno! Vsaka druga poteza izgubi.
puzzle-line = Rešitev: { $moves }.
puzzle-shown = To je bila rešitev. Zdaj poskusi še ti.
puzzle-wrong-line = S tem dopolniš nasprotnikovo vrsto in izgubiš.
puzzle-wrong-count = S tem je partije konec in imaš manj ploščic: poraz.
puzzle-wrong-draws = S tem se partija konča z remijem.
puzzle-wrong-at-once = Ne: { $reply } takoj zmaga.
puzzle-wrong-within = { $moves ->
    [one] Ne: { $reply } takoj zmaga.
    [two] Ne: po { $reply } nasprotnik zmaga v največ { $moves } svojih potezah.
    [few] Ne: po { $reply } nasprotnik zmaga v največ { $moves } svojih potezah.
   *[other] Ne: po { $reply } nasprotnik zmaga v največ { $moves } svojih potezah.
}
puzzle-wrong-slow = { $moves ->
    [one] Ne: to še ne zmaga.
    [two] Ne: po { $reply } ni več zmage v največ { $moves } tvojih potezah.
    [few] Ne: po { $reply } ni več zmage v največ { $moves } tvojih potezah.
   *[other] Ne: po { $reply } ni več zmage v največ { $moves } tvojih potezah.
}
puzzle-hint-cube = Vzemi kocko na { $cell }.
puzzle-hint-clone = Kloniraj na { $cell }.
puzzle-hint-jump = Skoči s ploščico s polja { $cell }.
puzzle-hint = Namig
puzzle-solution = Pokaži rešitev
puzzle-step = Naslednja poteza
puzzle-again = Začni znova
puzzle-next = Naslednja naloga
puzzle-list = Vse naloge

puzzle-mistakes = Moje napake
puzzle-mistakes-left = { $left ->
    [0] Ni česa vaditi
   *[other] Za vajo: { $left }
}
puzzle-mistakes-learned = Osvojeno: { $learned }
puzzle-mistakes-note = Napake iz tvojih partij kot naloge. Sem pridejo iz pregleda z gumbom »Vadi«; ponovljeno napako je treba rešiti dvakrat.
puzzle-mistake = Iz mojih napak
puzzle-tile-again = Spet napaka. { $task }
puzzle-task-hold-within = { $moves ->
    [one] Poišči potezo, po kateri nasprotnik ne zmaga takoj.
    [two] Poišči potezo, po kateri nasprotnik ne more izsiliti zmage v največ { $moves } potezah.
    [few] Poišči potezo, po kateri nasprotnik ne more izsiliti zmage v največ { $moves } potezah.
   *[other] Poišči potezo, po kateri nasprotnik ne more izsiliti zmage v največ { $moves } potezah.
}
puzzle-task-better = V partiji je šlo tu narobe: poišči boljšo potezo.
puzzle-wrong-worse = Ne: po { $reply } stojiš precej slabše.
puzzle-wrong-worse-at-once = Ne: to stane preveč.

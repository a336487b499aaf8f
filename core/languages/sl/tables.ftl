# The menu in which Quixo is solved on this computer.

tables-heading = Popolna igra
tables-what = Reši Quixo na tem računalniku, enkrat, in igraj z nasprotnikom, ki se nikoli ne zmoti. Tudi Mojster, namigi in pregledi postanejo točni.
tables-needs = Približno deset minut na dveh hitrih jedrih, medtem 7,5 GB pomnilnika in 1,7 GB diska. Igraj naprej ali zapri igro in nadaljuj pozneje.

tables-idle = Še ni začeto.
tables-begun = Preverjam …
tables-at = { $percent } · položaji s kockami: { $cubes }
tables-paused = Premor pri { $percent }
tables-busy = Trenutek …
tables-all = Quixo je rešen: izbereš lahko stopnjo »{ $level }«.

tables-make = Reši Quixo
tables-pause = Premor
tables-go-on = Nadaljuj
tables-delete = Izbriši
tables-delete-sure = Res? Klikni še enkrat

tables-ready = Quixo je rešen: zdaj lahko izbereš stopnjo »{ $level }«.
tables-full = Disk je poln. Končani deli ostanejo: sprosti prostor in nadaljuj.
tables-taken = Drug program že rešuje Quixo v isti mapi.
tables-ended = Reševanje se je predčasno končalo. Morda je zmanjkalo pomnilnika.
tables-damaged = Del rešitve za Quixo je poškodovan in se ne uporablja več. Z gumbom »Popolna igra …« v novi igri ga rešiš znova.

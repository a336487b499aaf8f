# The menu in which Quixo is solved on this computer.

tables-heading = Popolna igra
tables-what = S tabelami vseh položajev Quixa za dva je na voljo še ena stopnja, ki se nikoli ne zmoti. Tudi Mojster, namigi in pregled takrat poznajo resnico. Tabele se izdelajo na tem računalniku, enkrat.
tables-needs = Približno deset minut na dveh hitrih jedrih; 7,5 GB prostega pomnilnika, dokler niso končane, in 1,7 GB diska. Medtem se lahko igra. Če igro zapreš, ni nič izgubljeno: nadaljuje se od zadnjega končanega dela.

tables-idle = Nič ne poteka.
tables-begun = Preverjam, kaj je že tam …
tables-at = { $percent } · položaji s kockami: { $cubes }
tables-paused = Premor: končano { $percent }
tables-busy = Trenutek …
tables-all = Vse tabele so tu: za Quixo lahko izbereš stopnjo »{ $level }«.

tables-make = Izdelaj tabele
tables-pause = Premor
tables-go-on = Nadaljuj
tables-delete = Izbriši
tables-delete-sure = Izbrišem vse tabele?

tables-ready = Tabele so tu: za Quixo lahko izbereš stopnjo »{ $level }«.
tables-full = Disk je poln. Končane tabele ostanejo; nadaljuj, ko bo dovolj prostora.
tables-taken = Drug program že izdeluje tabele popolne igre v isti mapi.
tables-ended = Tabele popolne igre niso dokončane: program, ki jih izdeluje, se je končal. Morda je zmanjkalo pomnilnika.
tables-damaged = Ena od tabel popolne igre je poškodovana in se ne uporablja več. »Popolna igra …« v novi partiji jo izdela znova.

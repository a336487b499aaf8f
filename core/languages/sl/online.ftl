# Playing with people on other machines.

online-heading = Igraj prek spleta
online-about = Igraj s prijatelji, ne z neznanci. Računa ne potrebuješ.
online-step-invite = 1. Povabi prijatelja in mu pošlji povezavo.
online-step-open = 2. Prijatelj jo odpre v Pushflipu.
online-step-start = 3. Partija se začne, ko so vsi sedeži zasedeni.
online-name = Moje ime
online-open = Ustvari partijo
online-invite-friend = Povabi prijatelja
online-join = Sprejmi kopirano vabilo
online-join-with = Pridruži se z vabilom
online-no-invitation = Kopiraj prejeto vabilo in ga prilepi sem.
online-host = Druga stran
online-table = Spletna partija
online-invite = Kopiraj vabilo
online-invite-copied = Vabilo kopirano
online-invite-new = Kopiraj novo vabilo
online-invite-to-watch = Kopiraj za gledalce
online-invited = Kopirano! Pošlji prijatelju, ki izbere »Pridruži se z vabilom«.
online-invitation-changed = Tvoje vabilo se je spremenilo. Pošlji prijatelju novo.
online-qr = Skeniraj za vstop
online-invite-about = Pošlji vabilo prijatelju: »Pridruži se z vabilom« ali skeniranje kode. Partija se začne, ko so zasedeni vsi sedeži.
online-leave = Zapusti partijo
online-seat-free = Prosto
online-sit = Sedi sem
online-computer = Računalnik
online-seat-computer = Dodaj računalnik
online-free = Sprosti sedež
online-here = Tukaj
online-away = Ni tukaj
online-connecting = Iskanje partije …
online-lost = Povezava je prekinjena. Ponovno povezovanje …
online-found = Povezava je spet tu.
online-waiting = Čakam igralca …
online-asks-undo = { $name } prosi za vrnitev poteze.
online-undo-tip = Prosi za vrnitev poteze: odloči nasprotna stran.
online-asks-draw = { $name } ponuja remi.
online-asks-pause = { $name } prosi za premor.
online-asks-rematch = { $name } predlaga revanšo.
online-agree = Sprejmi
online-refuse = Zavrni
online-declined = { $name } zavrne.
online-pause = Prosi za premor
online-resume = Končaj premor
online-paused = Premor: ura stoji.
online-rests = Čakam: sedež je prost.
online-watching = Gledaš partijo.
online-say = Povej kaj
online-says = { $name }: { $phrase }
online-log-sat-down =
    { $you ->
        [yes] Igraš { $seat }.
       *[other] { $name } igra { $seat }.
    }
online-log-left =
    { $you ->
        [yes] Zapustiš sedež.
       *[other] { $name } zapusti sedež.
    }
online-log-cleared =
    { $you ->
        [yes] Sprostiš sedež.
       *[other] { $name } sprosti sedež.
    }
online-log-computer =
    { $you ->
        [yes] Dodaš računalnik.
       *[other] { $name } doda računalnik.
    }
online-log-asked-undo =
    { $you ->
        [yes] Prosiš za vrnitev poteze.
       *[other] { $name } prosi za vrnitev poteze.
    }
online-log-asked-draw =
    { $you ->
        [yes] Ponudiš remi.
       *[other] { $name } ponudi remi.
    }
online-log-asked-pause =
    { $you ->
        [yes] Prosiš za premor.
       *[other] { $name } prosi za premor.
    }
online-log-asked-rematch =
    { $you ->
        [yes] Predlagaš revanšo.
       *[other] { $name } predlaga revanšo.
    }
online-log-agreed =
    { $you ->
        [yes] Sprejmeš.
       *[other] { $name } sprejme.
    }
online-log-took-back =
    { $you ->
        [yes] Dovoliš vrnitev poteze.
       *[other] { $name } dovoli vrnitev poteze.
    }
online-log-declined =
    { $you ->
        [yes] Zavrneš.
       *[other] { $name } zavrne.
    }
online-log-withdrew =
    { $you ->
        [yes] Umakneš prošnjo.
       *[other] { $name } umakne prošnjo.
    }
online-log-resigned =
    { $you ->
        [yes] Predaš partijo.
       *[other] { $name } preda partijo.
    }
online-log-resumed =
    { $you ->
        [yes] Končaš premor.
       *[other] { $name } konča premor.
    }
online-log-claimed-win =
    { $you ->
        [yes] Prijaviš zmago.
       *[other] { $name } prijavi zmago.
    }
online-log-claimed-draw =
    { $you ->
        [yes] Prijaviš remi.
       *[other] { $name } prijavi remi.
    }
online-claim-win = Prijavi zmago
online-claim-draw = Prijavi remi
online-absent = { $name } že nekaj časa manjka. Prijavi zmago, prijavi remi ali počakaj.
online-phrase-hello = Živjo!
online-phrase-good-luck = Srečno in veliko zabave!
online-phrase-well-played = Dobro odigrano!
online-phrase-nice-move = Lepa poteza!
online-phrase-oops = Ups!
online-phrase-wow = Vau!
online-phrase-sorry = Oprosti!
online-phrase-thanks = Hvala!
online-phrase-one-moment = Trenutek, prosim.
online-phrase-back = Spet sem tu.
online-phrase-again = Še eno partijo?
online-phrase-goodbye = Adijo!
online-refused-stale = Prepozno: partija je šla naprej.
online-refused-not-yours = O tem ne odločaš ti.
online-refused-not-your-turn = Nisi na potezi.
online-refused-illegal = Pravila te poteze ne dovolijo.
online-refused-not-now = Tega zdaj ne moreš.
online-refused-not-agreed = V tej partiji to ni dovoljeno.
online-refused-asked = Zavrnjeno. Znova lahko vprašaš po svoji naslednji potezi.
online-refused-too-often = Počasneje: eno sporočilo na tri sekunde.
online-refused-watching = Gledalci tega ne morejo.
online-stop-done = Ta partija je zaprta.
online-stop-secret = To vabilo je poteklo. Prosi za novo.
online-stop-broken = Povezava je prekinjena: druga stran je poslala neberljive podatke.
online-stop-replaced = To partijo imaš odprto v drugem oknu.
online-stop-full = V tej partiji ni več prostega sedeža.
online-stop-guest-old = Gostitelj ima novejšo različico. Posodobi Pushflip, da se pridružiš.
online-stop-host-old = Gostitelj ima starejšo različico. Prosi ga, naj posodobi Pushflip.
online-stop-differs = Tvoj zapis in gostiteljev se ne ujemata. Oba sta shranjena.
online-stop-flood = Povezava je prekinjena: preveč sporočil naenkrat.
online-stop-net = Ni omrežne povezave.
online-own-table = To je tvoje lastno vabilo.
online-damaged-invitation = To vabilo ni celotno. Kopiraj ga v celoti in poskusi znova.
online-key-new = Imaš nov ID: prijatelji te ne bodo prepoznali.
online-key-passing = Tvojega ID-ja ni mogoče shraniti: prihodnjič te prijatelji ne bodo prepoznali.
online-only-here = V spletnih partijah to ni na voljo.
online-nearby = V krajevnem omrežju
online-nearby-none = V tem omrežju še ni partij.
online-no-network = Krajevno omrežje ni na voljo.
online-knock = prosi za vstop
online-knocking = Čakam, da te { $name } spusti noter …
online-knocks = { $name } se želi pridružiti.
online-knocks-known = { $name } se želi pridružiti; že se poznata.
online-let-in = Spusti noter
online-joins = { $name } se pridružuje …
online-keep-out = Ne zdaj
online-no-entry-crowded = Preveč jih prosi hkrati. Poskusi znova čez trenutek.
online-no-entry-left = Igralec { $name } je zapustil partijo.
online-people = Prijatelji
online-people-about = Izberi prijatelja za vrnitev k vajini zadnji partiji. Igra se nadaljuje, ko sta tam oba.
online-person-nearby = ima odprto partijo: prosi za vstop
online-person-table = nazadnje { $day } · nazaj k vajini partiji
online-person-seen = nazadnje { $day }
online-rename = Preimenuj: { $name }
online-rename-about = To ime vidiš samo ti.
online-rename-save = Shrani
online-rename-cancel = Prekliči
online-rename-wrong = Uporabi od 1 do 24 vidnih znakov.
online-guest-old = Prijatelj ima starejšo različico. Prosi ga, naj posodobi Pushflip.
online-host-old = Prijatelj ima novejšo različico. Posodobi Pushflip, da igrata skupaj.
online-busy = Pushflip že igra prek spleta z datotekami v { $folder }. Najprej zapusti tisto partijo.
online-other-relay = To vabilo uporablja posredovalni strežnik { $relay }. Če ga želiš sprejeti, ga v nastavitvah vpiši kot svojega.
online-too-far = To vabilo potrebuje širšo povezavo. Če ga želiš sprejeti, spremeni »Povezavo« v nastavitvah.
online-silent = { $name } se ne odziva. Poskušam znova … Če traja dolgo, prosi za novo vabilo.
online-no-relay = Ni povezave z internetom. Poskušam znova …
online-offline = Pushflip ne doseže interneta. Prijatelji v tvojem omrežju se lahko vseeno pridružijo.
online-not-open = { $name } je na spletu, a ne v tej partiji. Poskušam znova …
online-new-table = { $name } čaka v novi partiji: { $game }.
online-join-table = Pridruži se
online-refused-full = Zapis te partije je poln. Za nadaljevanje ustvari novo partijo.
online-goes-on = Tvoja spletna partija teče naprej. Najdeš jo na začetnem zaslonu in v meniju.
online-back = Nazaj k spletni partiji
online-games-left = Zapuščene partije
online-namesake = { $name } (nekdo nov)
online-invites-host = Partija: { $name }
online-invites-relay = prek { $relay }
online-your-turn = Spletna partija: na potezi si.
online-came = { $name } je tukaj.
online-over = Nisi več v tej partiji.
online-at-this-table = Si že v tej partiji.
online-again = Pridruži se znova
online-sent = Poteza { $mv } je že izbrana in na poti.
online-unsent = Izbrana je poteza { $mv }. Poslana bo, ko bo povezava spet tu.
online-turn-offline = Na potezi si. Poteza bo poslana, ko bo povezava spet vzpostavljena.
online-asked-undo = Prosiš za vrnitev poteze. Čakam: { $name } …
online-asked-draw = Ponujaš remi. Čakam: { $name } …
online-asked-pause = Prosiš za premor. Čakam: { $name } …
online-asked-rematch = Predlagaš revanšo. Čakam: { $name } …
online-ask-no-more = Ni treba
online-absent-seat = Sedež je že nekaj časa prost. Prijavi zmago, prijavi remi ali počakaj.
online-ask-name = Kako naj te kličejo drugi?
online-ask-name-about = To ime vidijo prijatelji.
online-continue = Naprej
online-ask-leave = Zapustiš svojo partijo?
online-ask-leave-about = Tvoja partija še ni končana ({ $name }). Vrneš se lahko pozneje.
online-ask-leave-host =
    { $count ->
        [one] { $name } te počaka. Partija se nadaljuje, ko se vrneš.
        [two] { $name } te počakata. Partija se nadaljuje, ko se vrneš.
        [few] { $name } te počakajo. Partija se nadaljuje, ko se vrneš.
       *[other] { $name } te počakajo. Partija se nadaljuje, ko se vrneš.
    }
online-ask-leave-alone = Tvoja partija še ni končana. Vrneš se lahko pozneje.
online-ask-leave-yes = Zapusti partijo
online-ask-leave-no = Ostani
online-ask-quit = Želiš zapreti Pushflip?
online-open-about = Partija ostane odprta, dokler ne pride prijatelj. »{ online-start-alone }« zasede proste sedeže.
online-firewall = Če Windows vpraša o požarnem zidu, izberi »Dovoli«. Sicer te prijatelji v lokalnem omrežju morda ne bodo dosegli neposredno.
online-no-clock = Brez ure
online-clock-about = Pri igri z uro izgubiš, če ti zmanjka časa.
online-start-alone = Začni z računalnikom
online-start-alone-tip = Računalnik zasede proste sedeže.
online-only-computers = Igrajo samo računalniki. Sprosti sedež za prijatelja ali začni.
online-free-sure = Sprostiš? Klikni še enkrat
online-close-sure = Res zapreš partijo? Klikni še enkrat
online-seat-computer-sure = Res? Klikni še enkrat
online-freed = Tvoj sedež je bil sproščen. Sedi nazaj, da igraš naprej.
online-host-left = Igralec { $name } je zapustil partijo. Igra se nadaljuje, ko se { $name } vrne.
online-clock-differs = Pri eni potezi je gostiteljeva ura naštela več kot sekundo več od tvoje.
online-is-away = Čakamo: { $names }. Partija ostane odprta, lahko se vrneš tudi pozneje.
online-is-away-claim = Čakamo: { $names }. Po { $seconds } sekundah lahko partijo končaš.
# The title of the window while it is the player’s turn.
online-window-title = Na potezi si – Pushflip

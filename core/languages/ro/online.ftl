# Playing with people on other machines.

online-heading = Joacă online
online-about = Joacă cu prietenii, nu cu necunoscuți. Nu e nevoie de cont.
online-step-invite = 1. Invită un prieten și trimite-i linkul.
online-step-open = 2. Prietenul tău îl deschide în Pushflip.
online-step-start = 3. Partida începe când toate locurile sunt ocupate.
online-name = Numele meu
online-open = Creează o partidă
online-invite-friend = Invită un prieten
online-join = Acceptă invitația copiată
online-join-with = Intră cu o invitație
online-no-invitation = Copiază invitația primită și lipește-o aici.
online-host = Gazda
online-table = Partidă online
online-invite = Copiază invitația
online-invite-copied = Invitație copiată
online-invite-new = Copiază noua invitație
online-invite-to-watch = Copiază link spectator
online-invited = Copiat! Trimite-o prietenului, care alege „Intră cu o invitație”.
online-invitation-changed = Invitația ta s-a schimbat. Trimite-o prietenului pe cea nouă.
online-qr = Scanează ca să intri
online-invite-about = Trimite invitația prietenului: „Intră cu o invitație” sau scanarea codului. Partida începe când toate locurile sunt ocupate.
online-leave = Părăsește partida
online-seat-free = Liber
online-sit = Așază-te aici
online-computer = Calculator
online-seat-computer = Adaugă calculator
online-free = Eliberează locul
online-here = E aici
online-away = Lipsește
online-connecting = Se caută partida…
online-lost = Conexiune pierdută. Se reconectează…
online-found = Conexiunea a revenit.
online-waiting = Se așteaptă un jucător…
online-asks-undo = { $name } cere să dea înapoi mutarea.
online-undo-tip = Cere să dai înapoi mutarea: decide adversarul.
online-asks-draw = { $name } propune remiză.
online-asks-pause = { $name } cere o pauză.
online-asks-rematch = { $name } vrea revanșă.
online-agree = Acceptă
online-refuse = Refuză
online-declined = { $name } a refuzat.
online-pause = Cere o pauză
online-resume = Încheie pauza
online-paused = Pauză: ceasul stă pe loc.
online-rests = Se așteaptă: un loc e liber.
online-watching = Ești spectator.
online-say = Spune ceva
online-says = { $name }: { $phrase }
online-log-sat-down =
    { $you ->
        [yes] Joci cu { $seat }.
       *[other] { $name } joacă cu { $seat }.
    }
online-log-left =
    { $you ->
        [yes] Părăsești locul.
       *[other] { $name } părăsește locul.
    }
online-log-cleared =
    { $you ->
        [yes] Eliberezi un loc.
       *[other] { $name } eliberează un loc.
    }
online-log-computer =
    { $you ->
        [yes] Adaugi un calculator.
       *[other] { $name } adaugă un calculator.
    }
online-log-asked-undo =
    { $you ->
        [yes] Ceri să dai înapoi mutarea.
       *[other] { $name } cere să dea înapoi mutarea.
    }
online-log-asked-draw =
    { $you ->
        [yes] Propui remiză.
       *[other] { $name } propune remiză.
    }
online-log-asked-pause =
    { $you ->
        [yes] Ceri o pauză.
       *[other] { $name } cere o pauză.
    }
online-log-asked-rematch =
    { $you ->
        [yes] Vrei revanșă.
       *[other] { $name } vrea revanșă.
    }
online-log-agreed =
    { $you ->
        [yes] Accepți.
       *[other] { $name } acceptă.
    }
online-log-took-back =
    { $you ->
        [yes] Accepți întoarcerea mutării.
       *[other] { $name } acceptă întoarcerea mutării.
    }
online-log-declined =
    { $you ->
        [yes] Refuzi.
       *[other] { $name } refuză.
    }
online-log-withdrew =
    { $you ->
        [yes] Retragi cererea.
       *[other] { $name } retrage cererea.
    }
online-log-resigned =
    { $you ->
        [yes] Abandonezi.
       *[other] { $name } abandonează.
    }
online-log-resumed =
    { $you ->
        [yes] Închei pauza.
       *[other] { $name } încheie pauza.
    }
online-log-claimed-win =
    { $you ->
        [yes] Ceri victoria.
       *[other] { $name } cere victoria.
    }
online-log-claimed-draw =
    { $you ->
        [yes] Declari remiză.
       *[other] { $name } declară remiză.
    }
online-claim-win = Cere victoria
online-claim-draw = Declară remiză
online-absent = { $name } lipsește de ceva vreme. Cere victoria, declară remiză sau așteaptă.
online-phrase-hello = Salut!
online-phrase-good-luck = Succes și distracție plăcută!
online-phrase-well-played = Bine jucat!
online-phrase-nice-move = Frumoasă mutare!
online-phrase-oops = Ups!
online-phrase-wow = Uau!
online-phrase-sorry = Scuze!
online-phrase-thanks = Mulțumesc!
online-phrase-one-moment = O clipă, te rog.
online-phrase-back = M-am întors.
online-phrase-again = Încă o partidă?
online-phrase-goodbye = La revedere!
online-refused-stale = Prea târziu: partida a mers mai departe.
online-refused-not-yours = Nu tu hotărăști asta.
online-refused-not-your-turn = Nu e rândul tău.
online-refused-illegal = Regulile nu permit această mutare.
online-refused-not-now = Acum nu poți face asta.
online-refused-not-agreed = În această partidă nu e permis.
online-refused-asked = Refuzat. Poți cere din nou după următoarea ta mutare.
online-refused-too-often = Mai încet: un mesaj la trei secunde.
online-refused-watching = Spectatorii nu pot face asta.
online-stop-done = Partida e închisă.
online-stop-secret = Invitația a expirat. Cere una nouă.
online-stop-broken = Conexiune închisă: cealaltă parte a trimis date ilizibile.
online-stop-replaced = Ai intrat în această partidă din altă fereastră.
online-stop-full = Partida e completă.
online-stop-guest-old = Gazda are o versiune mai nouă. Actualizează Pushflip ca să intri.
online-stop-host-old = Gazda are o versiune mai veche. Roag-o să actualizeze Pushflip.
online-stop-differs = Înregistrarea ta și cea a gazdei nu coincid. Ambele sunt păstrate.
online-stop-flood = Conexiune închisă: prea multe mesaje deodată.
online-stop-net = Nu există conexiune la rețea.
online-own-table = E propria ta invitație.
online-damaged-invitation = Invitația e incompletă. Copiaz-o toată și încearcă din nou.
online-key-new = Ai un ID nou: prietenii nu te vor recunoaște.
online-key-passing = ID-ul tău nu poate fi salvat: data viitoare prietenii nu te vor recunoaște.
online-only-here = Nu e disponibil în partidele online.
online-nearby = În rețeaua locală
online-nearby-none = Încă nu sunt partide în această rețea.
online-no-network = Rețeaua locală nu e disponibilă.
online-knock = cere să intri
online-knocking = Aștepți ca { $name } să te primească…
online-knocks = { $name } vrea să intre.
online-knocks-known = Prietenul tău { $name } vrea să intre.
online-let-in = Primește
online-joins = { $name } intră…
online-keep-out = Nu acum
online-no-entry-crowded = Prea multe cereri deodată. Încearcă din nou peste o clipă.
online-no-entry-left = { $name } a părăsit partida.
online-people = Prieteni
online-people-about = Alege un prieten ca să reveniți la ultima voastră partidă. Jocul continuă când sunteți amândoi acolo.
online-person-nearby = are o partidă deschisă: cere să intri
online-person-table = ultima dată: { $day } · înapoi la partida voastră
online-person-seen = ultima dată: { $day }
online-rename = Redenumește: { $name }
online-rename-about = Acest nume îl vezi doar tu.
online-rename-save = Salvează
online-rename-cancel = Renunță
online-rename-wrong = Folosește între 1 și 24 de caractere vizibile.
online-guest-old = Prietenul tău are o versiune mai veche. Roagă-l să actualizeze Pushflip.
online-host-old = Prietenul tău are o versiune mai nouă. Actualizează Pushflip ca să jucați împreună.
online-busy = Pushflip joacă deja online cu fișierele din { $folder }. Părăsește mai întâi partida aceea.
online-other-relay = Această invitație folosește serverul intermediar { $relay }. Ca să o accepți, alege-l în setări ca server al tău.
online-too-far = Invitația cere o conexiune mai largă. Ca să o accepți, schimbă „Conexiunea” în setări.
online-silent = { $name } nu răspunde. Se încearcă din nou… Dacă durează mult, cere o invitație nouă.
online-no-relay = Nu există conexiune la internet. Se încearcă din nou…
online-offline = Pushflip nu ajunge la internet. Prietenii din rețeaua ta pot intra totuși.
online-not-open = { $name } e online, dar nu în această partidă. Se încearcă din nou…
online-new-table = { $name } a deschis o partidă nouă: { $game }.
online-join-table = Intră
online-refused-full = Înregistrarea acestei partide e plină. Creează o partidă nouă ca să jucați mai departe.
online-goes-on = Partida ta online continuă. O găsești pe ecranul de titlu și în meniu.
online-back = Înapoi la partida online
online-games-left = Partide părăsite
online-namesake = { $name } (persoană nouă)
online-invites-host = Partida lui { $name }
online-invites-relay = prin { $relay }
online-your-turn = Partida online: e rândul tău.
online-came = { $name } e aici.
online-over = Nu mai ești în această partidă.
online-at-this-table = Ești deja în această partidă.
online-again = Intră din nou
online-sent = Ai jucat deja { $mv }. Mutarea e pe drum.
online-unsent = Ai jucat { $mv }. Mutarea pleacă de îndată ce revine conexiunea.
online-turn-offline = E rândul tău. Mutarea pleacă de îndată ce revine conexiunea.
online-asked-undo = Ai cerut să dai înapoi mutarea. Se așteaptă { $name }…
online-asked-draw = Ai propus remiză. Se așteaptă { $name }…
online-asked-pause = Ai cerut o pauză. Se așteaptă { $name }…
online-asked-rematch = Ai cerut revanșa. Se așteaptă { $name }…
online-ask-no-more = Renunț
online-absent-seat = Un loc e liber de ceva vreme. Cere victoria, declară remiză sau așteaptă.
online-ask-name = Cum să-ți spună ceilalți?
online-ask-name-about = Prietenii tăi văd acest nume.
online-continue = Continuă
online-ask-leave = Părăsești partida ta?
online-ask-leave-about = Partida ta cu { $name } nu s-a terminat. Poți reveni mai târziu.
online-ask-leave-host =
    { $count ->
        [one] { $name } te va aștepta. Partida continuă când revii.
        [few] { $name } te vor aștepta. Partida continuă când revii.
       *[other] { $name } te vor aștepta. Partida continuă când revii.
    }
online-ask-leave-alone = Partida ta nu s-a terminat. Poți reveni mai târziu.
online-ask-leave-yes = Părăsește partida
online-ask-leave-no = Rămân
online-ask-quit = Închizi Pushflip?
online-open-about = Partida rămâne deschisă până vine prietenul tău. „{ online-start-alone }” ocupă locurile libere.
online-firewall = Dacă Windows întreabă despre firewall, alege „Permite”. Altfel, prietenii din rețeaua locală s-ar putea să nu ajungă direct la tine.
online-no-clock = Fără ceas
online-clock-about = Cu ceas, pierzi dacă rămâi fără timp.
online-start-alone = Începe cu calculatorul
online-start-alone-tip = Calculatorul ocupă locurile libere.
online-only-computers = Joacă doar calculatoare. Eliberează un loc pentru prieten sau începe.
online-free-sure = Îl eliberezi? Mai dă un clic
online-close-sure = Închizi partida? Mai dă un clic
online-seat-computer-sure = Sigur? Mai dă un clic
online-freed = Locul tău a fost eliberat. Așază-te din nou ca să joci mai departe.
online-host-left = { $name } a părăsit partida. Puteți juca mai departe când revine.
online-clock-differs = La o mutare, ceasul gazdei a numărat cu peste o secundă mai mult decât al tău.
online-is-away = Se așteaptă { $names }. Partida rămâne deschisă; poți reveni și mai târziu.
online-is-away-claim = Se așteaptă { $names }. După { $seconds } s poți încheia partida.
# The title of the window while it is the player’s turn.
online-window-title = E rândul tău – Pushflip

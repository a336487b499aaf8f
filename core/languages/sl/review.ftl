# Pregled partije.
review-open = Pregled
review-first = Začetni položaj
review-previous = Prejšnja poteza
review-run = Samodejno predvajanje
review-next = Naslednja poteza
review-last = Zadnji položaj
review-next-mistake = Naslednja napaka
review-analyse = Računalniška analiza
review-analyse-tip = Na plošči pokaže vrednost vsake možne poteze, najboljše pa našteje v seznamu.
review-chances = Možnosti za zmago
review-shares = Večji ko je delež strani, boljše so njene možnosti.
review-graph = Možnosti za zmago, poteza za potezo. Klikni za skok na potezo.
review-back = Nazaj k partiji
review-to-editor = V urejevalnik
review-practise = Vadi napake
review-practise-later = Počakaj, da bodo preverjene vse poteze.
review-practise-none = Vadiš lahko le napake in spodrsljaje, in teh nimaš.
review-practise-making = Pripravljam naloge iz tvojih napak …
review-preparing = Pripravljam …
review-show-best = Pokaži najboljšo varianto
review-to-line = Na glavno varianto

review-grade-best = Najboljša
review-grade-good = Dobra
review-grade-inaccuracy = Nenatančnost
review-grade-mistake = Napaka
review-grade-blunder = Spodrsljaj
review-grade-tip = Zvezdica: najboljša poteza. Brez oznake: dobra poteza. ?! nenatančnost, ? napaka, ?? spodrsljaj: poteza zmanjša možnosti za zmago malo, občutno ali močno.
review-verdict = { $mv }: { $grade }
review-count = { $grade }: { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } nenatančnost
        [two] { $count } nenatančnosti
        [few] { $count } nenatančnosti
       *[other] { $count } nenatančnosti
    }
review-mistakes =
    { $count ->
        [one] { $count } napaka
        [two] { $count } napaki
        [few] { $count } napake
       *[other] { $count } napak
    }
review-blunders =
    { $count ->
        [one] { $count } spodrsljaj
        [two] { $count } spodrsljaja
        [few] { $count } spodrsljaji
       *[other] { $count } spodrsljajev
    }

review-first-position = Začetni položaj
review-thinking = Preverjam potezo …
review-checking = preverjam …
review-progress = Preverjam poteze … { $done } od { $all }
review-not-yet = Poteze se ocenijo, ko je partija končana.
review-no-mistakes = Brez napak. Dobro odigrano!
review-nothing-to-practise = Ob natančnejšem pogledu tu ni napak.
review-best-was-plain = Najboljše je bilo { $mv }.
review-best-was = Najboljše je bilo { $mv }: { $why }.
review-missed-win = Poteza { $mv } bi takoj zmagala.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] Ta poteza dopolni tvojo vrsto. Najboljše je bilo { $mv }.
       *[other] Ta poteza dopolni nasprotnikovo vrsto. Najboljše je bilo { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] Partija se konča in zmagaš ti. Najboljše je bilo { $mv }.
       *[other] Partija se konča in nasprotnik zmaga. Najboljše je bilo { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] Zdaj zmagaš s potezo { $reply }. Najboljše je bilo { $mv }.
       *[other] Zdaj nasprotnik zmaga s potezo { $reply }. Najboljše je bilo { $mv }.
    }
review-allows =
    { $you ->
        [yes] Dovoli ti { $reply }: { $why }. Najboljše je bilo { $mv }.
       *[other] Nasprotniku dovoli { $reply }: { $why }. Najboljše je bilo { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] Zdaj lahko izsiliš remi. Najboljše je bilo { $mv }.
       *[other] Zdaj lahko nasprotnik izsili remi. Najboljše je bilo { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] Zdaj lahko izsiliš zmago. Najboljše je bilo { $mv }.
       *[other] Zdaj lahko nasprotnik izsili zmago. Najboljše je bilo { $mv }.
    }
review-best-now =
    { $you ->
        [yes] Zdaj tvoja najboljša poteza (modro): { $mv }
       *[other] { $name }: zdaj je najboljša { $mv } (modro)
    }
review-change =
    { $you ->
        [yes] Tvoje možnosti: { $before } → { $after }
       *[other] Možnosti ({ $name }): { $before } → { $after }
    }

# Koliko je vreden položaj ali poteza; čim krajše.
review-percent = { $chance } %
review-draw = remi
review-won = zmaga
review-lost = poraz
review-wins = zmaga
review-loses = poraz
review-wins-in = zmaga v { $moves }
review-loses-in = poraz v { $moves }
review-tile-win = zmaga { $moves }
review-tile-loss = poraz { $moves }
review-not-online = Ne, dokler teče tvoja spletna partija.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Tvoje partije: { $results }
review-own-none = Nobena tvoja partija ni prišla sem.
review-not-exact = Točne vrednosti bodo znane, ko bo Quixo rešen.
review-ask-master = Kaj bi igral { $level }?
review-master-plays = { $level }: { $mv }

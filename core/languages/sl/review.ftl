# Pregled partije.
review-open = Pregled
review-first = Začetni položaj
review-previous = Prejšnja poteza
review-run = Samodejno predvajanje
review-next = Naslednja poteza
review-last = Zadnji položaj
review-next-mistake = Naslednja napaka
review-analyse = Analiza
review-back = Nazaj k partiji
review-to-editor = V urejevalnik
review-practise = Vadi napake
review-title = Glavni meni
review-show-best = Pokaži najboljšo varianto
review-to-line = Na glavno varianto

review-grade-best = Najboljša
review-grade-good = Dobra
review-grade-inaccuracy = Nenatančnost
review-grade-mistake = Napaka
review-grade-blunder = Spodrsljaj
review-count = { $grade }: { $plies }

review-first-position = Začetni položaj
review-thinking = Analiziram …
review-progress = Analizirane poteze: { $done } od { $all }
review-not-yet = Poteze se ocenijo, ko je partija končana.
review-no-mistakes = Brez napak. Dobro odigrano!
review-nothing-to-practise = Ob natančnejšem pogledu tu ni napak.
review-best-was = Najboljše je bilo { $mv }: { $why }.
review-because = { $mv }: { $why }.
review-change =
    { $you ->
        [yes] Tvoje možnosti: { $before } → { $after }
       *[other] { $name }: { $before } → { $after }
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
review-not-online = Ne, dokler teče tvoja spletna partija.

# Pregled partije.
review-open = Pregled
review-first = Začetni položaj
review-previous = Potezo nazaj
review-run = Predvajaj
review-next = Potezo naprej
review-last = Zadnji položaj
review-next-mistake = Naslednja napaka
review-analyse = Analiza
review-back = K partiji
review-to-editor = V urejevalnik
review-practise = Vadi
review-title = Začetni zaslon
review-show-best = Pokaži najboljšo varianto
review-to-line = Nazaj k partiji

review-grade-best = Najboljša
review-grade-good = Dobra
review-grade-inaccuracy = Nenatančnost
review-grade-mistake = Napaka
review-grade-blunder = Huda napaka
review-count = { $grade }: { $plies }

review-first-position = Začetni položaj
review-thinking = Ocenjujem …
review-progress = Ocenjene poteze: { $done } od { $all }
review-not-yet = Poteze se ocenijo, ko je partija končana.
review-no-mistakes = Nobene napake: dobro odigrano.
review-nothing-to-practise = Ob globljem pogledu to niso bile napake.
review-best-was = Najboljše je bilo { $mv }: { $why }.
review-because = { $mv }: { $why }.
review-change = { $name }: { $before } → { $after }

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

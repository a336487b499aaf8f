# The new game form.

setup-heading = Joc nou
setup-back = Înapoi
setup-start = Începe
setup-name = Nume (opțional)
setup-rated = Partida contează pentru ratingul tău dacă joci fără indicii și fără dări înapoi.
setup-more = Mai multe opțiuni
setup-starts = Prima mutare
setup-stuck = Dacă nu mută
setup-clock = Ceas
# Additional cubes or pieces for one side: none, or one to three.
setup-ahead =
    { $you ->
        [yes] Avansul tău
       *[no] Avans: { $seat }
    }
setup-ahead-none = Fără
setup-ahead-quixo =
    { $count ->
        [one] +{ $count } cub
        [few] +{ $count } cuburi
       *[other] +{ $count } de cuburi
    }
setup-ahead-hexxagon =
    { $count ->
        [one] +{ $count } piesă
        [few] +{ $count } piese
       *[other] +{ $count } de piese
    }
setup-ahead-quixo-tip = Cuburi în plus la început. Fără rating.
setup-ahead-hexxagon-tip = Piese în plus la început. Fără rating.
# The number of takebacks: any number, 3, 1 or 0.
setup-takebacks = Dări înapoi
setup-takebacks-any = Oricâte
setup-takebacks-tip = Câte mutări se pot da înapoi în această partidă.
# The share of your time that your opponents get: the same, 1/2, 1/5 or 1/10.
setup-odds = Timp adversar
setup-odds-same = Egal
setup-odds-tip = Partea din timpul tău pentru adversari sau pentru a doua din două persoane. Fără rating.
# A custom clock, and the words beside its two sliders: “10 min per player”.
setup-clock-own = La alegere
setup-clock-own-total = { $time } de jucător
setup-clock-own-move = + { $time } pe mutare
# The tooltip of a level and the line beside its seat: "Pip · Newcomer: misses its own…".
setup-level = { $level }: { $habit }
setup-like-you = Aproape de nivelul tău: { $rung } · { $level }
setup-perfect = Adaugă Infailibilul…
setup-perfect-tip = Calculatorul tău rezolvă o singură dată toate pozițiile din Quixo: cam zece minute și 1,7 GB pe disc. Apoi poți juca împotriva unui adversar care nu greșește niciodată.

setup-about-quixo = Fă cinci cuburi ale tale în linie.
setup-about-quixo-teams = Doi contra doi. Punctul unui cub arată cine îl poate lua.
setup-about-hexxagon = Clonează-ți piesele și întoarce-le pe ale adversarului.
setup-about-hexxagon-open = Hexxagon pe toate cele 61 de căsuțe, fără blocuri.
setup-quiet-quixo = Remiză la 100 de mutări
setup-quiet-hexxagon = Remiză la 100 de mutări

setup-stuck-passes-tip = Cealaltă parte joacă mai departe.
setup-stuck-ends-tip = Partida se termină și se numără piesele de pe tablă.
setup-stuck-fills-tip = Partida se termină și cealaltă parte primește toate căsuțele goale.

setup-repetition = Remiză prin repetare
setup-repetition-tip = Remiză când o poziție apare de trei ori, cu aceeași parte la mutare.
setup-quiet-quixo-tip = Remiză după 100 de mutări (ale ambelor părți) fără cub neutru luat.
setup-quiet-hexxagon-tip = Remiză după 100 de mutări (ale ambelor părți) fără clonare sau întoarcere.
setup-random = Părți la întâmplare
setup-random-tip = Părțile se trag la sorți când începe partida.
setup-consultation = Indicii de la partener
setup-consultation-tip = Activ: indiciul e mutarea partenerului. Inactiv: fără indicii în această partidă.

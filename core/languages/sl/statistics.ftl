# Izidi končanih partij po igrah in stopnjah.

statistics-heading = Statistika
statistics-counting = Štejem …
statistics-nowhere = Ni statistike: partij tu ni mogoče shraniti.
statistics-empty = Končanih partij še ni. Odigraj eno in pokazala se bo tukaj.
statistics-empty-game = Pri tej igri še nobena partija ni končana.

statistics-won = zmage
statistics-drawn = remiji
statistics-lost = porazi

statistics-strength = Tvoj rating
statistics-strength-about = { $rating } ± { $margin } · približno stopnja { $rung }, { $level }
statistics-strength-how = Končaj partije proti stopnjam od »{ common-level-first-game }« do »{ common-level-master }« brez vračanja potez in brez namigov, da dobiš rating.

statistics-balance = Zmage minus porazi
statistics-balance-soon = Graf se pokaže po tvoji tretji partiji.
statistics-games =
    { $count ->
        [one] { $count } partija
        [two] { $count } partiji
        [few] { $count } partije
       *[other] { $count } partij
    }

statistics-average =
    { $plies ->
        [one] povprečno { $plies } poteza
        [two] povprečno { $plies } potezi
        [few] povprečno { $plies } poteze
       *[other] povprečno { $plies } potez
    }
statistics-points = Točke: { $points }
statistics-streak = Najdaljši niz zmag: { $count }
statistics-form =
    { $count ->
        [one] Zadnja:
        [two] Zadnji { $count }:
        [few] Zadnje { $count }:
       *[other] Zadnjih { $count }:
    }

statistics-people =
    { $count ->
        [one] { $count } partija med igralci
        [two] { $count } partiji med igralci
        [few] { $count } partije med igralci
       *[other] { $count } partij med igralci
    }
statistics-people-drawn = Remiji: { $count }

statistics-unreadable =
    { $count ->
        [one] { $count } zapisa ni mogoče prebrati in ne šteje.
        [two] { $count } zapisov ni mogoče prebrati in ne štejeta.
        [few] { $count } zapisov ni mogoče prebrati in ne štejejo.
       *[other] { $count } zapisov ni mogoče prebrati in ne šteje.
    }
statistics-since = Šteto od { $date }.

statistics-export = Izvozi
statistics-exported = Statistika je shranjena kot { $path }.
statistics-reset = Ponastavi
statistics-reset-sure = Res? Klikni še enkrat
statistics-reset-done = Statistika je ponastavljena. Partije ostanejo shranjene.

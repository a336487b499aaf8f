# Izidi končanih partij po igrah in stopnjah.

statistics-heading = Statistika
statistics-counting = Štejem …
statistics-nowhere = Tu ni mogoče ničesar shraniti, zato ni česa šteti.
statistics-empty = Še nobena partija ni končana. Odigraj eno do konca in pokazala se bo tukaj.
statistics-empty-game = Pri tej igri še nobena partija ni končana.

statistics-won = zmage
statistics-drawn = remiji
statistics-lost = porazi

statistics-strength = Tvoja moč
statistics-strength-about = { $rating } ± { $margin } · približno stopnja { $rung }, { $level }
statistics-strength-how = Partije proti računalniku (stopnje od »{ common-level-first-game }« do »{ common-level-master }«), ki jih končaš brez razveljavljanja potez in brez namigov, tukaj pokažejo tvojo moč.

statistics-balance = Zmage minus porazi
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
        [one] { $count } partija med ljudmi
        [two] { $count } partiji med ljudmi
        [few] { $count } partije med ljudmi
       *[other] { $count } partij med ljudmi
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

statistics-export = Izvozi tabelo
statistics-exported = Tabela je shranjena kot { $path }
statistics-reset = Ponastavi
statistics-reset-sure = Ponastavim vso statistiko?
statistics-reset-done = Šteje se znova od nič; partije ostanejo shranjene.

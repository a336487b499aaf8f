# Rezultatele partidelor încheiate, pe jocuri și niveluri.

statistics-heading = Statistici
statistics-counting = Se numără…
statistics-nowhere = Aici nu se poate salva nimic, deci nu este nimic de numărat.
statistics-empty = Încă nicio partidă încheiată. Joacă una până la capăt și va apărea aici.
statistics-empty-game = Încă nicio partidă încheiată la acest joc.

statistics-won = câștigate
statistics-drawn = remize
statistics-lost = pierdute

statistics-strength = Forța ta
statistics-strength-about = { $rating } ± { $margin } · cam nivelul { $rung }, { $level }
statistics-strength-how = Partidele cu calculatorul (de la „{ common-level-first-game }” la „{ common-level-master }”) încheiate fără mutări anulate și fără indicii arată aici cât de bine joci.

statistics-balance = Câștigate minus pierdute
statistics-games =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }

statistics-average =
    { $plies ->
        [one] în medie { $plies } mutare
        [few] în medie { $plies } mutări
       *[other] în medie { $plies } de mutări
    }
statistics-points = Puncte: { $points }
statistics-streak = Cea mai lungă serie: { $count }
statistics-form =
    { $count ->
        [one] Ultima:
        [few] Ultimele { $count }:
       *[other] Ultimele { $count }:
    }

statistics-people =
    { $count ->
        [one] { $count } partidă între oameni
        [few] { $count } partide între oameni
       *[other] { $count } de partide între oameni
    }
statistics-people-drawn = Remize: { $count }

statistics-unreadable =
    { $count ->
        [one] { $count } partidă salvată nu poate fi citită și nu se numără.
        [few] { $count } partide salvate nu pot fi citite și nu se numără.
       *[other] { $count } de partide salvate nu pot fi citite și nu se numără.
    }
statistics-since = Numărate din { $date }.

statistics-export = Exportă tabelul
statistics-exported = Tabelul a fost salvat ca { $path }
statistics-reset = Resetează
statistics-reset-sure = Resetezi toate statisticile?
statistics-reset-done = Numărătoarea începe de la zero; partidele rămân salvate.

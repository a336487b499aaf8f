# Rezultatele partidelor încheiate, pe jocuri și niveluri.

statistics-heading = Statistici
statistics-counting = Se numără…
statistics-nowhere = Fără statistici: aici nu se pot salva partide.
statistics-empty = Încă nicio partidă încheiată. Joacă una și va apărea aici.
statistics-empty-game = Încă n-ai încheiat nicio partidă la acest joc.

statistics-won = câștigate
statistics-drawn = remize
statistics-lost = pierdute

statistics-strength = Ratingul tău
statistics-strength-about = { $rating } ± { $margin } · cam nivelul { $rung }, { $level }
statistics-strength-how = Încheie partide cu nivelurile de la „{ common-level-first-game }” la „{ common-level-master }”, fără mutări date înapoi și fără indicii, ca să primești un rating.

statistics-balance = Câștigate minus pierdute
statistics-balance-soon = Graficul apare după a treia ta partidă.
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
        [one] { $count } partidă între jucători
        [few] { $count } partide între jucători
       *[other] { $count } de partide între jucători
    }
statistics-people-drawn = Remize: { $count }

statistics-unreadable =
    { $count ->
        [one] { $count } partidă salvată nu poate fi citită și nu se numără.
        [few] { $count } partide salvate nu pot fi citite și nu se numără.
       *[other] { $count } de partide salvate nu pot fi citite și nu se numără.
    }
statistics-since = Numărate din { $date }.

statistics-export = Exportă
statistics-exported = Statisticile au fost salvate ca { $path }.
statistics-reset = Resetează
statistics-reset-sure = Sigur? Mai dă un clic
statistics-reset-done = Statistici resetate. Partidele tale rămân salvate.

# Revederea unei partide.
review-open = Analiză
review-first = Prima poziție
review-previous = O mutare înapoi
review-run = Redă mutările
review-next = O mutare înainte
review-last = Ultima poziție
review-next-mistake = Următoarea greșeală
review-analyse = Analizează
review-back = La partidă
review-title = La titlu
review-show-best = Arată varianta bună
review-to-line = La mutările jucate

review-grade-best = Cea mai bună
review-grade-good = Bună
review-grade-inaccuracy = Imprecizie
review-grade-mistake = Greșeală
review-grade-blunder = Greșeală gravă
review-count = { $grade }: { $plies }

review-first-position = Prima poziție
review-thinking = Se evaluează …
review-progress = { $all ->
    [one] { $done } dintr-o mutare evaluată
    [few] { $done } din { $all } mutări evaluate
   *[other] { $done } din { $all } de mutări evaluate
}
review-not-yet = Mutările se evaluează după încheierea partidei.
review-no-mistakes = Nicio greșeală: bine jucat.
review-best-was = Mai bine era { $move }: { $why }.
review-because = { $move }: { $why }.
review-change = Pentru jucător: { $before } – apoi { $after }

# Cât valorează o poziție sau o mutare; cât mai scurt.
review-percent = { $chance } %
review-draw = remiză
review-won = câștigat
review-lost = pierdut
review-wins = câștigă
review-loses = pierde
review-wins-in = câștigă în { $plies }
review-loses-in = pierde în { $plies }
review-wins-within = { $plies ->
    [one] câștigă într-o mutare
    [few] câștigă în { $plies } mutări
   *[other] câștigă în { $plies } de mutări
}

# Analiza unei partide.
review-open = Analiză
review-first = Poziția inițială
review-previous = Mutarea precedentă
review-run = Redare automată
review-next = Mutarea următoare
review-last = Ultima poziție
review-next-mistake = Următoarea greșeală
review-analyse = Analiză
review-back = La partidă
review-to-editor = La editor
review-practise = Exersează greșelile
review-title = Meniul principal
review-show-best = Arată cea mai bună variantă
review-to-line = La varianta principală

review-grade-best = Cea mai bună
review-grade-good = Bună
review-grade-inaccuracy = Inexactitate
review-grade-mistake = Greșeală
review-grade-blunder = Gafă
review-count = { $grade }: { $plies }

review-first-position = Poziția inițială
review-thinking = Se analizează…
review-progress = Mutări analizate: { $done } din { $all }
review-not-yet = Mutările se notează când partida s-a terminat.
review-no-mistakes = Nicio greșeală. Bine jucat!
review-nothing-to-practise = La o privire mai atentă, aici nu erau greșeli.
review-best-was = Mai bine era { $mv }: { $why }.
review-because = { $mv }: { $why }.
review-change =
    { $you ->
        [yes] Șansele tale: { $before } → { $after }
       *[other] { $name }: { $before } → { $after }
    }

# Cât valorează o poziție sau o mutare; cât mai scurt.
review-percent = { $chance } %
review-draw = remiză
review-won = câștigat
review-lost = pierdut
review-wins = câștigă
review-loses = pierde
review-wins-in = câștigă în { $moves }
review-loses-in = pierde în { $moves }
review-not-online = Nu cât timp partida ta online e în desfășurare.

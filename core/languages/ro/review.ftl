# Analiza unei partide.
review-open = Analiză
review-first = Poziția inițială
review-previous = Mutarea precedentă
review-run = Redare automată
review-next = Mutarea următoare
review-last = Ultima poziție
review-next-mistake = Următoarea greșeală
review-analyse = Analiza calculatorului
review-analyse-tip = Arată pe tablă valoarea fiecărei mutări posibile și o listă cu cele mai bune.
review-chances = Șanse de câștig
review-shares = Cu cât o parte ocupă mai mult loc, cu atât are șanse mai bune.
review-graph = Șansele de câștig, mutare cu mutare. Dă clic ca să mergi la o mutare.
review-back = La partidă
review-to-editor = La editor
review-practise = Exersează greșelile
review-practise-later = Așteaptă până sunt verificate toate mutările.
review-practise-none = Se exersează doar greșeli și gafe, iar tu nu ai făcut niciuna.
review-practise-making = Se pregătesc probleme din greșelile tale…
review-preparing = Se pregătesc…
review-show-best = Arată cea mai bună variantă
review-to-line = La varianta principală

review-grade-best = Cea mai bună
review-grade-good = Bună
review-grade-inaccuracy = Inexactitate
review-grade-mistake = Greșeală
review-grade-blunder = Gafă
review-grade-tip = Stea: cea mai bună mutare. Fără semn: mutare bună. ?! inexactitate, ? greșeală, ?? gafă: mutarea scade șansele de câștig puțin, vizibil sau mult.
review-verdict = { $mv }: { $grade }
review-count = { $grade }: { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } inexactitate
        [few] { $count } inexactități
       *[other] { $count } de inexactități
    }
review-mistakes =
    { $count ->
        [one] { $count } greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }
review-blunders =
    { $count ->
        [one] { $count } gafă
        [few] { $count } gafe
       *[other] { $count } de gafe
    }

review-first-position = Poziția inițială
review-thinking = Se verifică mutarea…
review-checking = se verifică…
review-progress = Se verifică mutările… { $done } din { $all }
review-not-yet = Mutările se notează când partida s-a terminat.
review-no-mistakes = Nicio greșeală. Bine jucat!
review-nothing-to-practise = La o privire mai atentă, aici nu erau greșeli.
review-best-was-plain = Mai bine era { $mv }.
review-best-was = Mai bine era { $mv }: { $why }.
review-missed-win = { $mv } ar fi câștigat imediat.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] Mutarea îți completează linia. Mai bine era { $mv }.
       *[other] Mutarea completează linia adversarului. Mai bine era { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] Partida se termină și câștigi tu. Mai bine era { $mv }.
       *[other] Partida se termină și câștigă adversarul. Mai bine era { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] Acum câștigi cu { $reply }. Mai bine era { $mv }.
       *[other] Acum adversarul câștigă cu { $reply }. Mai bine era { $mv }.
    }
review-allows =
    { $you ->
        [yes] Îți permite { $reply }: { $why }. Mai bine era { $mv }.
       *[other] Îi permite adversarului { $reply }: { $why }. Mai bine era { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] Acum poți forța remiza. Mai bine era { $mv }.
       *[other] Acum adversarul poate forța remiza. Mai bine era { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] Acum poți forța victoria. Mai bine era { $mv }.
       *[other] Acum adversarul poate forța victoria. Mai bine era { $mv }.
    }
review-best-now =
    { $you ->
        [yes] Cea mai bună mutare a ta acum (albastru): { $mv }
       *[other] Cea mai bună mutare pentru { $name } acum (albastru): { $mv }
    }
review-change =
    { $you ->
        [yes] Șansele tale: { $before } → { $after }
       *[other] Șanse ({ $name }): { $before } → { $after }
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
review-tile-win = câștig { $moves }
review-tile-loss = pierde { $moves }
review-not-online = Nu cât timp partida ta online e în desfășurare.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Partidele tale: { $results }
review-own-none = Nicio partidă de-a ta nu a ajuns aici.
review-not-exact = Valorile exacte vor fi cunoscute după rezolvarea jocului Quixo.
review-ask-master = Ce ar juca { $level }?
review-master-plays = { $level } joacă { $mv }

# Rivedere una partita.
review-open = Rivedi
review-first = Posizione iniziale
review-previous = Mossa precedente
review-run = Riproduzione automatica
review-next = Mossa successiva
review-last = Ultima posizione
review-next-mistake = Prossimo errore
review-analyse = Analisi al computer
review-analyse-tip = Mostra sul tavoliere quanto vale ogni mossa possibile ed elenca le migliori.
review-chances = Chance di vittoria
review-shares = Più spazio occupa una parte, più probabile è la sua vittoria.
review-graph = Chance di vittoria, mossa per mossa. Clicca per andare a una mossa.
review-back = Torna alla partita
review-to-editor = All’editor
review-practise = Allena gli errori
review-practise-later = Aspetta che tutte le mosse siano controllate.
review-practise-none = Si allenano solo errori ed errori gravi, e non ne hai fatti.
review-practise-making = Preparo i problemi dai tuoi errori…
review-preparing = Preparo…
review-show-best = Mostra la variante migliore
review-to-line = Alla variante principale

review-grade-best = La migliore
review-grade-good = Buona
review-grade-inaccuracy = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-grade-tip = Stella: mossa migliore. Senza segno: buona mossa. ?! imprecisione, ? errore, ?? errore grave: la mossa riduce le chance di vittoria di poco, nettamente o di molto.
review-verdict = { $mv }: { $grade }
review-count = { $grade }: { $plies }
review-inaccuracies =
    { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
review-mistakes =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
review-blunders =
    { $count ->
        [one] { $count } errore grave
       *[other] { $count } errori gravi
    }

review-first-position = Posizione iniziale
review-thinking = Controllo la mossa…
review-checking = controllo…
review-progress = Controllo le mosse… { $done } su { $all }
review-not-yet = Le mosse vengono valutate a partita finita.
review-no-mistakes = Nessun errore. Ben giocato!
review-nothing-to-practise = A guardar meglio, qui non c’erano errori.
review-best-was-plain = Era meglio { $mv }.
review-best-was = Era meglio { $mv }: { $why }.
review-missed-win = { $mv } avrebbe vinto subito.
# The opponent of the player who moved; $you: whether that is the only person who plays.
review-completes-line =
    { $you ->
        [yes] Questa mossa completa la tua linea. Era meglio { $mv }.
       *[other] Questa mossa completa la linea dell’avversario. Era meglio { $mv }.
    }
review-ends-lost =
    { $you ->
        [yes] La partita finisce e vinci tu. Era meglio { $mv }.
       *[other] La partita finisce e vince l’avversario. Era meglio { $mv }.
    }
review-lets-win =
    { $you ->
        [yes] Così vinci tu con { $reply }. Era meglio { $mv }.
       *[other] Così l’avversario vince con { $reply }. Era meglio { $mv }.
    }
review-allows =
    { $you ->
        [yes] Ti permette { $reply }: { $why }. Era meglio { $mv }.
       *[other] Permette all’avversario { $reply }: { $why }. Era meglio { $mv }.
    }
review-allows-draw =
    { $you ->
        [yes] Ora puoi forzare la patta. Era meglio { $mv }.
       *[other] Ora l’avversario può forzare la patta. Era meglio { $mv }.
    }
review-allows-win =
    { $you ->
        [yes] Ora puoi forzare la vittoria. Era meglio { $mv }.
       *[other] Ora l’avversario può forzare la vittoria. Era meglio { $mv }.
    }
review-best-now =
    { $you ->
        [yes] La tua mossa migliore ora (in blu): { $mv }
       *[other] Mossa migliore di { $name } ora (in blu): { $mv }
    }
review-change =
    { $you ->
        [yes] Le tue chance: { $before } → { $after }
       *[other] Chance di { $name }: { $before } → { $after }
    }

# Quanto vale una posizione o una mossa; il più breve possibile.
review-percent = { $chance }%
review-draw = patta
review-won = vinta
review-lost = persa
review-wins = vince
review-loses = perde
review-wins-in = vince in { $moves }
review-loses-in = perde in { $moves }
review-tile-win = vince { $moves }
review-tile-loss = perde { $moves }
review-not-online = Non finché la tua partita online è in corso.
# The explorer: results as +1 =2 −3 for wins, draws and losses.
review-own = Le tue partite: { $results }
review-own-none = Nessuna tua partita è arrivata qui.
review-not-exact = I valori esatti ci saranno quando Quixo sarà risolto.
review-ask-master = Cosa giocherebbe { $level }?
review-master-plays = { $level } gioca { $mv }

# Rivedere una partita.
review-open = Rivedi
review-first = Posizione iniziale
review-previous = Mossa precedente
review-run = Scorri le mosse
review-next = Mossa successiva
review-last = Ultima posizione
review-next-mistake = Prossimo errore
review-analyse = Analizza
review-back = Alla partita
review-to-editor = All’editor
review-practise = Esercitati
review-title = Menu principale
review-show-best = Mostra la variante migliore
review-to-line = Torna alla partita

review-grade-best = La migliore
review-grade-good = Buona
review-grade-inaccuracy = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-count = { $grade }: { $plies }

review-first-position = Posizione iniziale
review-thinking = In valutazione…
review-progress = Mosse valutate: { $done } su { $all }
review-not-yet = Le mosse si valutano a partita finita.
review-no-mistakes = Nessun errore: ben giocato.
review-nothing-to-practise = Guardati più a fondo, non erano errori.
review-best-was = Era meglio { $mv }: { $why }.
review-because = { $mv }: { $why }.
review-change = { $name }: { $before } → { $after }

# Quanto vale una posizione o una mossa; il più breve possibile.
review-percent = { $chance }%
review-draw = patta
review-won = vinta
review-lost = persa
review-wins = vince
review-loses = perde
review-wins-in = vince in { $moves }
review-loses-in = perde in { $moves }
review-not-online = Non finché la tua partita online è in corso.

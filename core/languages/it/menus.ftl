# The pause and the result.

menus-pause = Pausa
menus-match = Partita
menus-resume = Torna alla partita
menus-resign = Abbandona
menus-resign-sure = Clicca ancora: abbandoni
menus-draw = Patta di comune accordo
menus-draw-sure = D’accordo? Clicca ancora
menus-draw-offer = Offri la patta
menus-draw-early = È presto per offrire la patta
menus-draw-declined = Offerta di patta rifiutata
menus-end-series = Azzera il punteggio
menus-leave = Menu principale

menus-rematch = Rivincita
menus-next-level = Poi: { $level }
menus-previous-level = Più facile: { $level }
menus-menu = Menu
menus-rating = Punteggio { $rating } ± { $margin } ({ $change })
menus-first-rating = Il tuo primo punteggio: { $rating }
menus-unrated-hint = Non valutata: hai chiesto un suggerimento
menus-unrated-undo = Non valutata: hai ritirato una mossa

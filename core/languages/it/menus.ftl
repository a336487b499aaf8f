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
menus-menu = Menu

# The pause and the result.

menus-pause = Pausa
menus-match = La partita
menus-resume = Torna alla partita
menus-resign = Abbandona
menus-resign-sure = Vuoi abbandonare?
menus-draw = Patta di comune accordo
menus-draw-sure = Sono tutti d’accordo?
menus-draw-offer = Offri la patta
menus-draw-early = È presto per offrire la patta
menus-draw-declined = Offerta di patta rifiutata
menus-end-series = Termina la serie
menus-leave = Al menu principale

menus-rematch = Rivincita
menus-menu = Menu

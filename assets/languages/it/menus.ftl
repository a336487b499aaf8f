# The pause and the result.

menus-pause = Pausa
menus-resume = Torna alla partita
menus-resign = Abbandona
menus-resign-sure = Abbandonare davvero?
menus-draw = Accordo per la patta
menus-draw-sure = Sono tutti d’accordo?
menus-leave = Torna al titolo

menus-rematch = Rivincita
menus-menu = Menu

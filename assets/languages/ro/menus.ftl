# The pause and the result.

menus-pause = Pauză
menus-resume = Înapoi la partidă
menus-resign = Abandonează
menus-resign-sure = Sigur abandonezi?
menus-draw = Remiză de comun acord
menus-draw-sure = Sunteți toți de acord?
menus-leave = La ecranul de titlu

menus-rematch = Revanșă
menus-menu = Meniu

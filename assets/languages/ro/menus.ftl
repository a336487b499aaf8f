# The pause and the result.

menus-pause = Pauză
menus-resume = Înapoi la partidă
menus-resign = Abandonează
menus-resign-sure = Sigur abandonezi?
menus-draw = Remiză de comun acord
menus-draw-sure = Sunteți toți de acord?
menus-draw-offer = Propune remiză
menus-draw-early = Încă nu: e prea devreme pentru remiză
menus-draw-declined = Propunerea este respinsă
menus-leave = La ecranul de titlu

menus-rematch = Revanșă
menus-menu = Meniu

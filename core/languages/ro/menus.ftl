# The pause and the result.

menus-pause = Pauză
menus-match = Partida
menus-resume = Înapoi la partidă
menus-resign = Abandonează
menus-resign-sure = Abandonezi?
menus-draw = Remiză de comun acord
menus-draw-sure = Sunteți toți de acord?
menus-draw-offer = Propune remiză
menus-draw-early = E prea devreme pentru remiză
menus-draw-declined = Propunerea a fost respinsă
menus-end-series = Încheie seria
menus-leave = La meniul principal

menus-rematch = Revanșă
menus-menu = Meniu

# The pause and the result.

menus-pause = Pauză
menus-match = Partida
menus-resume = Înapoi la partidă
menus-resign = Abandonează
menus-resign-sure = Sigur? Mai dă un clic
menus-draw = Remiză de comun acord
menus-draw-sure = De acord? Mai dă un clic
menus-draw-offer = Propune remiză
menus-draw-early = E prea devreme pentru remiză
menus-draw-declined = Propunerea a fost respinsă
menus-end-series = Resetează scorul
menus-leave = Meniul principal

menus-rematch = Revanșă
menus-menu = Meniu

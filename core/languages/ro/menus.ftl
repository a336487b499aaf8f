# The pause and the result.

menus-pause = Pauză
menus-match = Partida
menus-resume = Înapoi la partidă
menus-resign = Abandonează
menus-resign-sure = Chiar abandonezi?
menus-draw = Remiză de comun acord
menus-draw-sure = Sunteți toți de acord?
menus-draw-offer = Propune remiză
menus-draw-early = Prea devreme pentru remiză
menus-draw-declined = Propunere respinsă
menus-end-series = Resetează scorul
menus-leave = Meniul principal

menus-rematch = Revanșă
menus-next-level = Urmează: { $level }
menus-previous-level = Mai ușor: { $level }
menus-menu = Meniu
menus-rating = Rating { $rating } ± { $margin } ({ $change })
menus-first-rating = Primul tău rating: { $rating } ± { $margin }
menus-rating-soon = Încă vreo câteva partide până la rating.
menus-unrated-hint = Partida nu contează pentru ratingul tău: ai cerut un indiciu.
menus-unrated-undo = Partida nu contează pentru ratingul tău: ai dat înapoi o mutare.
# Beside the result of a player’s very first loss.
menus-first-loss = Oricine mai pierde. Analiza îți arată mutări mai bune.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Distribuie imagine…
menus-share = Distribuie o imagine
menus-share-position = Imaginea poziției
menus-share-animation = Animația partidei
menus-share-about = Animația arată toate mutările și poate dura câteva minute. Între timp poți juca mai departe.
menus-share-folder = Fișierul va ajunge în { $folder }.
menus-share-making = Se creează { $file }…
menus-share-cancel = Renunță
menus-share-saved = Salvat: { $path }.
menus-share-failed = Imaginea nu a putut fi creată: { $why }
menus-share-no-folder = Nu există un dosar pentru imagini.

# Modul foto: cameră, lumină și profunzime de câmp libere.
menus-photo = Mod foto
menus-photo-turn = Direcția luminii
menus-photo-height = Înălțimea luminii
menus-photo-blur = Estomparea fundalului
menus-photo-tone = Culoarea luminii
menus-photo-warm = Caldă
menus-photo-day = Neutră
menus-photo-cool = Rece
menus-photo-reset = Resetează
menus-photo-save = Salvează imaginea
menus-photo-keys = { $turn } rotesc camera, { $pan } o deplasează.
menus-photo-bar = Bara se ascunde după un timp; orice acțiune o readuce.
menus-photo-back = { $back } închide modul foto.

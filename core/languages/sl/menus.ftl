# The pause and the result.

menus-pause = Premor
menus-match = Partija
menus-resume = Nazaj k partiji
menus-resign = Predaj partijo
menus-resign-sure = Res predaš?
menus-draw = Remi po dogovoru
menus-draw-sure = Se vsi strinjate?
menus-draw-offer = Ponudi remi
menus-draw-early = Prezgodaj za ponudbo remija
menus-draw-declined = Ponudba zavrnjena
menus-end-series = Ponastavi rezultat
menus-leave = Glavni meni

menus-rematch = Revanša
menus-next-level = Naslednje: { $level }
menus-previous-level = Lažje: { $level }
menus-menu = Meni
menus-rating = Rating { $rating } ± { $margin } ({ $change })
menus-first-rating = Tvoj prvi rating: { $rating } ± { $margin }
menus-rating-soon = Še nekaj partij do prvega ratinga.
menus-unrated-hint = Partija ne šteje za tvoj rating: v njej je bil namig.
menus-unrated-undo = Partija ne šteje za tvoj rating: poteza je bila vzeta nazaj.
# Beside the result of a player’s very first loss.
menus-first-loss = Vsak kdaj izgubi. Pregled ti pokaže boljše poteze.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Deli sliko …
menus-share = Deli sliko
menus-share-position = Slika položaja
menus-share-animation = Animacija partije
menus-share-about = Animacija pokaže vse poteze in lahko traja nekaj minut. Medtem lahko igraš naprej.
menus-share-folder = Datoteka bo v mapi { $folder }.
menus-share-making = Ustvarjam { $file } …
menus-share-cancel = Prekliči
menus-share-saved = Shranjeno: { $path }.
menus-share-failed = Slike ni bilo mogoče ustvariti: { $why }
menus-share-no-folder = Mape za slike ni.

# Fotografski način: prosta kamera, svetloba in globinska ostrina.
menus-photo = Fotografski način
menus-photo-turn = Smer svetlobe
menus-photo-height = Višina svetlobe
menus-photo-blur = Zamegljenost ozadja
menus-photo-tone = Barva svetlobe
menus-photo-warm = Topla
menus-photo-day = Nevtralna
menus-photo-cool = Hladna
menus-photo-reset = Ponastavi
menus-photo-save = Shrani sliko
menus-photo-keys = { $turn } zavrtijo kamero, { $pan } jo premaknejo.
menus-photo-bar = Vrstica se čez čas skrije; vsak vnos jo spet pokaže.
menus-photo-back = { $back } zapre fotografski način.

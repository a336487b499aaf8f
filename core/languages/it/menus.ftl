# The pause and the result.

menus-pause = Pausa
menus-match = Partita
menus-resume = Torna alla partita
menus-resign = Abbandona
menus-resign-sure = Vuoi abbandonare?
menus-draw = Patta di comune accordo
menus-draw-sure = Tutti d’accordo?
menus-draw-offer = Offri la patta
menus-draw-early = Troppo presto per offrire la patta
menus-draw-declined = Offerta di patta rifiutata
menus-end-series = Azzera il punteggio
menus-leave = Menu principale

menus-rematch = Rivincita
menus-next-level = Poi: { $level }
menus-previous-level = Più facile: { $level }
menus-menu = Menu
menus-rating = Punteggio { $rating } ± { $margin } ({ $change })
menus-first-rating = Il tuo primo punteggio: { $rating } ± { $margin }
menus-rating-soon = Ancora qualche partita per il tuo punteggio.
menus-unrated-hint = Questa partita non conta per il tuo punteggio: hai chiesto un suggerimento.
menus-unrated-undo = Questa partita non conta per il tuo punteggio: hai ritirato una mossa.
# Beside the result of a player’s very first loss.
menus-first-loss = Perdere capita a tutti. Rivedi la partita per scoprire mosse migliori.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Condividi immagine…
menus-share = Condividi un’immagine
menus-share-position = Immagine della posizione
menus-share-animation = Animazione della partita
menus-share-about = L’animazione mostra tutte le mosse e può richiedere alcuni minuti. Intanto puoi continuare a giocare.
menus-share-folder = Il file andrà in { $folder }.
menus-share-making = Creo { $file }…
menus-share-cancel = Annulla
menus-share-saved = Salvato: { $path }.
menus-share-failed = Impossibile creare l’immagine: { $why }
menus-share-no-folder = Nessuna cartella per le immagini.

# Modalità foto: inquadratura, luce e profondità di campo libere.
menus-photo = Modalità foto
menus-photo-turn = Direzione luce
menus-photo-height = Altezza luce
menus-photo-blur = Sfocatura sfondo
menus-photo-tone = Colore della luce
menus-photo-warm = Calda
menus-photo-day = Neutra
menus-photo-cool = Fredda
menus-photo-reset = Ripristina
menus-photo-save = Salva immagine
menus-photo-keys = { $turn } ruotano la visuale, { $pan } la spostano.
menus-photo-bar = La barra scompare dopo un po’; qualsiasi azione la riporta.
menus-photo-back = { $back } chiude la modalità foto.

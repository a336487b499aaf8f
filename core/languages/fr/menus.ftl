# The pause and the result.

menus-pause = Pause
menus-match = Partie
menus-resume = Retour à la partie
menus-resign = Abandonner
menus-resign-sure = Vraiment abandonner ?
menus-draw = Nulle d’un commun accord
menus-draw-sure = Tous d’accord ?
menus-draw-offer = Proposer nulle
menus-draw-early = Trop tôt pour proposer nulle
menus-draw-declined = Nulle refusée
menus-end-series = Remettre le score à 0
menus-leave = Menu principal

menus-rematch = Revanche
menus-next-level = Ensuite : { $level }
menus-previous-level = Plus facile : { $level }
menus-menu = Menu
menus-rating = Classement { $rating } ± { $margin } ({ $change })
menus-first-rating = Ton premier classement : { $rating } ± { $margin }
menus-rating-soon = Encore quelques parties avant ton classement.
menus-unrated-hint = Cette partie ne compte pas pour ton classement : tu as demandé un indice.
menus-unrated-undo = Cette partie ne compte pas pour ton classement : tu as annulé un coup.
# Beside the result of a player’s very first loss.
menus-first-loss = Perdre, ça arrive à tout le monde. Le bilan te montre de meilleurs coups.

# A picture or an animation, rendered in the background and saved in the folder for pictures.
menus-share-open = Partager une image…
menus-share = Partager une image
menus-share-position = Image de la position
menus-share-animation = Animation de la partie
menus-share-about = L’animation montre tous les coups et peut prendre quelques minutes. Tu peux continuer à jouer.
menus-share-folder = Le fichier ira dans { $folder }.
menus-share-making = Création de { $file }…
menus-share-cancel = Annuler
menus-share-saved = Enregistré : { $path }.
menus-share-failed = Impossible de créer l’image : { $why }
menus-share-no-folder = Aucun dossier d’images trouvé.

# Mode photo : caméra, lumière et profondeur de champ libres.
menus-photo = Mode photo
menus-photo-turn = Direction lumière
menus-photo-height = Hauteur lumière
menus-photo-blur = Flou d’arrière-plan
menus-photo-tone = Couleur de la lumière
menus-photo-warm = Chaude
menus-photo-day = Neutre
menus-photo-cool = Froide
menus-photo-reset = Réinitialiser
menus-photo-save = Enregistrer l’image
menus-photo-keys = { $turn } tournent la caméra, { $pan } la déplacent.
menus-photo-bar = Cette barre se masque ; toute action la ramène.
menus-photo-back = { $back } quitte le mode photo.

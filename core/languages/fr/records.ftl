# The list of games, and records and positions as text.
records-pause = Enregistrer, copier…
records-heading = Mes parties
records-this = Partie en cours : { $players }
records-plies = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
records-unfinished = inachevée
records-goes-on = Inachevée. Tu peux la reprendre.
records-unreadable = Ce fichier est illisible
records-none = Pas encore de partie. Les parties terminées sont enregistrées ici automatiquement.
records-open = Ouvrir
records-review = Bilan
records-copy = Copier la partie
records-copy-position = Copier la position
records-delete = Supprimer
records-delete-sure = Reclique pour supprimer
records-paste = Coller
records-open-file = Importer…
records-save-as = Enregistrer sous…
records-save = Enregistrer
records-close = Fermer
records-path = Chemin
records-save-where = Enregistrer sous
records-open-which = Fichier
records-replace = { $path } existe déjà. Reclique pour le remplacer.
records-saved = Enregistrée sous { $path }.
records-copied = Copié.
records-copied-inside = Copié, mais seulement dans Pushflip : le système n’a pas de presse-papiers.
records-nothing-to-paste = Il n’y a pas de texte à coller.
records-clipboard-silent = Le programme d’où vient la copie ne répond pas.
records-clipboard-too-long = Le texte copié est trop long.
records-wrong = Impossible de coller : { $reason }.

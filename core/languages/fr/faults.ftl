# What is wrong with a text or a file that the player opens, pastes or saves.
faults-line = ligne { $line } : { $what }
faults-other = c’est illisible ici
faults-neither = ce n’est ni une partie ni une position
faults-fields = il faut quatre parties (plateau, camp à jouer, compteur des 100 coups, numéro du coup), pas { $found }
faults-rows = le plateau doit avoir 5 rangées, pas { $found }
faults-rings = le plateau doit avoir 5 couronnes, pas { $found }
faults-cells = { $kind ->
    [row] rangée { $at }
   *[ring] couronne { $at }
} : il faut { $wanted } cases, pas { $found }
faults-sign = { $kind ->
    [row] rangée { $at }
   *[ring] couronne { $at }
} : « { $text } » n’est pas permis ici
faults-blocks = les blocs ne sont pas à leur place dans ce jeu
faults-quiet-number = « { $text } » n’est pas un compteur des 100 coups valide
faults-ply-number = « { $text } » n’est pas un numéro de coup valide
faults-side = camp inconnu « { $text } »
faults-cell = la case « { $text } » n’existe pas
faults-move = « { $text } » n’est pas un coup
faults-dot = il manque à « { $text } » un point vers n, e, s ou w, comme dans e5-e1.n
faults-none-of = « { $text } » n’est pas parmi { $choices }
faults-not-like = « { $text } » ne ressemble pas à { $example }
faults-in-move = coup { $number } : { $what }
faults-no-clock = la partie n’a pas de pendule
faults-starts = { $seat } commence
faults-syntax = une parenthèse, un guillemet ou un commentaire n’est pas fermé, ou est mal placé
faults-no-variant = ce n’est pas une partie : la balise Variant manque
faults-tag-twice = la balise { $text } apparaît deux fois
faults-move-number = le numéro du coup est { $found }, mais le suivant est { $expected }
faults-after-result = il y a quelque chose après le résultat
faults-result = le résultat ne correspond pas aux coups
faults-too-long = la partie est trop longue : { $found } ko, et la limite est { $most } ko
faults-not-opened = Impossible d’ouvrir { $path } : { $cause }.
faults-not-saved = Impossible d’enregistrer { $path } : { $cause }.
faults-tried-again = Nouvel essai…
faults-not-deleted = Impossible de supprimer { $path } : { $cause }.
faults-not-changed = Impossible de modifier quoi que ce soit dans { $path } : { $cause }.
faults-broken = { $path } : { $cause }.
faults-kept = Le fichier est conservé sous { $path }.
faults-not-moved = Impossible de le mettre de côté : { $cause }.
faults-no-name = Il n’y a plus de nom de fichier libre dans { $path }.
faults-no-path = Saisis d’abord un chemin.
faults-no-home = Dossier personnel introuvable.
faults-nowhere-to-save = Dossier personnel introuvable : rien ne peut être enregistré.
faults-missing = ce fichier ou ce dossier n’existe pas
faults-denied = accès refusé
faults-full = le disque est plein
faults-read-only = ce disque est en lecture seule
faults-system = le système indique : { $why }
faults-folder = c’est un dossier, pas un fichier
faults-no-ordinary-file = pas un fichier ordinaire
faults-too-large = il dépasse { $most } ko
faults-not-text = pas du texte UTF-8
faults-torn = le fichier est tronqué
faults-taken = un autre programme l’utilise
faults-setting = ce réglage n’est pas valide
faults-left-out = Dans { $path }, ces valeurs ne sont pas valides et sont ignorées : { $values }. Le reste est utilisé.
faults-value = ligne { $line } ({ $name })

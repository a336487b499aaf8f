# Names and words that several screens share.

# The game's name, the same in every language.
pushflip = Pushflip

common-human = Joueur
common-close = Fermer
common-how-to-play = Règles du jeu
common-settings = Réglages
common-quit = Quitter
common-today = aujourd’hui, { $time }
common-yesterday = hier
common-days-ago =
    { $days ->
        [one] il y a { $days } jour
       *[other] il y a { $days } jours
    }
common-date = { $day }/{ $month }/{ $year }

# The games.
common-variant-quixo = Quixo
common-variant-quixo-teams = Quixo en équipes
common-variant-hexxagon = Hexxagon
common-variant-hexxagon-open = Hexxagon sans blocs

# The seats and what they play with.
common-seat-cross = Croix
common-seat-circle = Rond
common-seat-south = Sud
common-seat-west = Ouest
common-seat-north = Nord
common-seat-east = Est
common-seat-red = Rouge
common-seat-white = Blanc
common-team-a = Équipe A
common-team-b = Équipe B

# The levels of the computer, weakest first.
common-level-first-game = Novice
common-level-beginner = Débutant
common-level-casual = Amateur
common-level-regular = Habitué
common-level-club = Joueur de club
common-level-tournament = Compétiteur
common-level-expert = Expert
common-level-master = Maître
common-level-perfect = Infaillible

# Clocks: "3 min + 2 s", "15 s per move".
common-clock-none = Aucune
common-clock-per-move = { $time } par coup
common-minutes = { $count } min
common-seconds = { $count } s
common-hours = { $count } h
common-days-short = { $count } j
common-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

# A move in words: the predicate of a sentence about the player.
common-pushes = prend { $from } et le pousse en { $to }
common-clones = clone en { $to }
common-jumps = saute de { $from } à { $to }

# Hexxagon, when a side cannot move.
common-stuck-passes = Passer
common-stuck-ends = Compter les pions
common-stuck-fills = Cases à l’adversaire

# What could not be read or written; the file and the reason follow.
common-left-broken = Impossible d’ouvrir ou d’enregistrer ta dernière partie. { $why }
common-put-away = Ta partie inachevée ({ $variant }) est dans « Mes parties ».
common-not-saved = Une partie n’est pas enregistrée. { $why }
common-settings-not-read = Impossible de lire tes réglages : ceux par défaut sont utilisés. { $why }
common-settings-not-saved = Tes réglages ne sont pas enregistrés. { $why }
common-not-kept = Non enregistré. { $why }
common-kept-not-read = Impossible de lire les données enregistrées. { $why }

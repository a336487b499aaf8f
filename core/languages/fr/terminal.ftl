# The terminal game. Commands, names of levels and moves are the same in every language.

# The answers to a question; the English words are accepted in every language too.
terminal-yes = oui
terminal-no = non
terminal-welcome = Tape help pour les commandes, quit pour quitter.
terminal-commands = Commandes : { $list }.
terminal-line-too-long = Cette ligne est trop longue.
terminal-unknown = « { $text } » n’est ni une commande ni un coup. Tape help pour les commandes.
terminal-not-played = Tu ne peux pas jouer { $mv }. { $why }.
terminal-no-move-from = Aucun coup possible ne part de { $cell }.
# The prompt after a game.
terminal-over = Fin
terminal-time-up = Temps écoulé.

# A played move: "Cross" and "takes e5 and pushes it in at e1".
terminal-does = { $who } { $what }
terminal-would-play = À ta place, { $who } jouerait { $mv } : { $what }.

# The board.
terminal-nowhere = nulle part
terminal-legend-teams = Une lettre est la place vers laquelle le point du cube est tourné : n et s sont des croix (équipe A), w et e des ronds (équipe B).
terminal-legend-hexxagon = r:e5 est un pion rouge en e5, w:e1 un pion blanc en e1.
terminal-legend-block = #### est un bloc.
terminal-board-on = Le plateau est dessiné à chaque tour.
terminal-board-off = Le plateau n’est pas dessiné.

# Answers to commands.
terminal-no-moves-yet = Pas encore de coups.
terminal-taken-back = Coup annulé.
terminal-nothing-to-take-back = Il n’y a rien à annuler.
terminal-played-again = Coup rejoué.
terminal-nothing-to-play-again = Il n’y a rien à rejouer.
terminal-no-hint = Il n’y a pas d’indice ici.
terminal-no-partners = Il n’y a de partenaires que dans le jeu en équipes.
terminal-no-advice = { $name } n’a pas de conseil.
terminal-partner-is-here = Ton partenaire est aussi à cet écran : demande-lui.
terminal-filed = Enregistrée avec tes parties terminées.
terminal-exists = { $path } existe déjà. Choisis un autre nom.
terminal-asks-draw = { $name }, acceptes-tu la nulle ?
terminal-saved = Ta partie est enregistrée. Tu pourras la reprendre la prochaine fois.
terminal-table-damaged = Une partie de la solution de Quixo est endommagée et n’est plus utilisée. Lance pushflip solve pour la refaire.

# Before a game.
terminal-unfinished = Tu as une partie inachevée ({ $players }) : { $game }.
terminal-go-on = La reprendre ?
terminal-put-away = Ta partie inachevée reste avec tes parties enregistrées.
terminal-which-game = Quel jeu ?
terminal-who-plays = Qui joue { $seats } ? Pour chaque place, tape human ou un niveau de l’ordinateur : { $levels }. Sépare par des virgules.
terminal-players = Joueurs ?
terminal-change-options = Changer les options : qui commence, pendule, nulles ?
terminal-clock = Pendule : none, 30/move ou 600+5, en secondes ?
terminal-players-needed = il faut { $wanted } joueurs, pas { $found }
terminal-wrong-seats = { $variant } a { $wanted } places, pas { $found }
terminal-wrong-names = { $names } noms, c’est trop pour { $seats } places
terminal-wrong-perfect = perfect ne joue qu’à Quixo à deux, après pushflip solve
terminal-wrong-stuck = cette règle est pour Hexxagon, pas pour { $variant }
terminal-wrong-consultation = il n’y a pas de partenaires dans { $variant }
terminal-wrong-first = à Hexxagon, Rouge commence toujours

# An online table.
terminal-play-link = Pour jouer : { $link }
terminal-watch-link = Pour regarder : { $link }
terminal-undo-if-agreed = Tu peux annuler des coups si tout le monde est d’accord.
terminal-no-undo = On n’annule pas de coup.
terminal-program = { $name }, un programme
terminal-seat-wins = victoires : { $count }
terminal-is-here = { $name } est là
terminal-not-heard-for = { $name } ne répond plus depuis { $seconds } s
terminal-not-heard = { $name } ne répond pas.
terminal-alone = Il n’y a personne d’autre.
terminal-sits = { $name } prend la place { $seat }.
terminal-sits-program = { $name } prend la place { $seat }, avec un programme.
terminal-begins = La partie commence.
terminal-agrees = { $name } accepte.
terminal-gives-up = { $name } abandonne.
terminal-ends-pause = { $name } met fin à la pause.
terminal-claims-win = { $name } réclame la victoire : { $seat } n’est pas là.
terminal-claims-draw = { $name } déclare nulle : { $seat } n’est pas là.
terminal-earlier =
    { $count ->
        [one] { $count } événement a eu lieu avant.
       *[other] { $count } événements ont eu lieu avant.
    }
terminal-answer = Tape oui ou non.
terminal-answer-guest = Tape let in { $key } ou keep out { $key }.
terminal-guest-left = { $key } ne veut plus entrer.
terminal-which-guest = Tape { $command } et le nom voulu : { $people }.
terminal-no-guest = Personne ne veut entrer.
terminal-that-is-you = C’est toi.
terminal-no-move-found = L’ordinateur n’a trouvé aucun coup.
terminal-kept-by-host = La partie est enregistrée telle quelle. Lance pushflip host pour la rouvrir.
terminal-kept-by-guest = La partie est enregistrée telle quelle. La même invitation te ramène ici.
terminal-save-to-review = Enregistre la partie avec save FICHIER, puis fais-en le bilan avec pushflip --text FICHIER.
terminal-saved-anyway = Chaque coup est enregistré de toute façon. Donne un nom pour écrire la partie dans un fichier.
terminal-no-match = Il n’y a pas encore de partie.
terminal-nothing-asked = Personne ne t’a rien demandé.
terminal-no-seat = Toutes les places sont prises.
terminal-not-seated = Tu n’as pas de place.
terminal-all-here = Tout le monde est là.
terminal-stopped = Arrêté. Tables conservées : { $tables }, dont avec une partie en cours : { $on }. Coups joués : { $moves }.
terminal-left-table = Tu as quitté cette partie. Lance pushflip host --new pour en créer une autre.
terminal-relay = Cette invitation passe par le serveur de connexion { $relay }.
terminal-invitation = L’invitation :
terminal-name-marks = Une lettre d’un nom peut avoir deux accents au plus.

terminal-help =
    Un coup         Quixo : la case du cube, un tiret, là où tu le pousses : e5-e1
                    En équipes, aussi le côté où est tourné le point : e5-e1.n
                    Hexxagon : un clonage est sa case : e14 ; un saut va de case en case : e13-e15
    board           Redessine le plateau ; une ligne vide aussi
    board off       Ne le dessine plus à chaque tour ; board on le dessine à nouveau
    pieces          Dit où est chaque chose
    moves [CASE]    Liste les coups possibles, ou ceux qui partent d’une case
    undo, redo      Annule ton dernier coup et la réponse de l’ordinateur ; le rejoue
    hint            Ce que jouerait l’ordinateur, et pourquoi
    partner         En équipes, demande à un partenaire ordinateur ce qu’il jouerait
    review          Ce que valait chaque coup, et ce qui était meilleur
    record          La partie en texte
    position        La position en texte
    save [FICHIER]  Chaque coup est enregistré de toute façon ; avec un nom, écrit la partie dans un nouveau fichier
    open FICHIER    Reprend une partie enregistrée ; la partie en cours est conservée
    draw            Propose nulle
    resign          Abandonne
    rematch         Les mêmes joueurs, camps inversés
    new             Une autre partie ; la partie en cours est conservée
    quit            Quitte ; tu pourras reprendre une partie inachevée la prochaine fois

terminal-help-online =
    Un coup         Comme dans toute partie : e5-e1, e14, e13-e15
    board, pieces, moves [CASE], record, position, save FICHIER, review : comme dans toute partie
    undo            Demande à annuler ton dernier coup
    draw            Propose nulle
    rematch         Demande une autre partie, camps inversés
    pause           Demande d’arrêter la pendule ; resume met fin à la pause
    oui, non        Répond à une question
    resign          Abandonne
    claim win, claim draw   Met fin à une partie quand quelqu’un est absent depuis trop longtemps
    sit [PLACE]     Prend une place libre ; up la quitte
    say PHRASE      { $phrases }
    who             Qui est là
    quit            Quitte ; la partie reste : la même invitation ramène un invité, et pushflip host son hôte
    Pour l’hôte :
    invite          Les invitations, pour jouer et pour regarder
    let in [CLÉ]    Fait entrer quelqu’un qui le demande ; keep out le renvoie
    computer PLACE NIVEAU   Donne une place libre à un ordinateur
    free PLACE      Libère la place de quelqu’un qui n’est pas là
    close           Ferme la partie pour de bon

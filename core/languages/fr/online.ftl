# Playing with people on other machines.

online-heading = Jouer en ligne
online-about = Joue avec tes amis, pas avec des inconnus. Pas besoin de compte.
online-step-invite = 1. Invite un ami et envoie-lui le lien.
online-step-open = 2. Ton ami l’ouvre dans Pushflip.
online-step-start = 3. La partie commence quand toutes les places sont prises.
online-name = Mon nom
online-open = Créer une partie
online-invite-friend = Inviter un ami
online-join = Accepter l’invitation copiée
online-join-with = Rejoindre avec une invitation
online-no-invitation = Copie l’invitation que tu as reçue et colle-la ici.
online-host = L’hôte
online-table = Partie en ligne
online-invite = Copier l’invitation
online-invite-copied = Invitation copiée
online-invite-new = Copier la nouvelle invitation
online-invite-to-watch = Copier le lien spectateur
online-invited = Copiée ! Envoie-la à ton ami, qui choisit « Rejoindre avec une invitation ».
online-invitation-changed = Ton invitation a changé. Envoie la nouvelle à ton ami.
online-qr = Scanne pour entrer
online-invite-about = Envoie l’invitation à ton ami : « Rejoindre avec une invitation », ou scanner le code. La partie commence dès que toutes les places sont prises.
online-leave = Quitter la partie
online-seat-free = Libre
online-sit = S’asseoir ici
online-computer = Ordinateur
online-seat-computer = Ajouter l’ordinateur
online-free = Libérer la place
online-here = En ligne
online-away = Hors ligne
online-connecting = Recherche de la partie…
online-lost = Connexion perdue. Reconnexion…
online-found = La connexion est rétablie.
online-waiting = En attente d’un joueur…
online-asks-undo = { $name } demande à annuler son coup.
online-undo-tip = Demander à annuler ton coup : l’adversaire décide.
online-asks-draw = { $name } propose nulle.
online-asks-pause = { $name } demande une pause.
online-asks-rematch = { $name } veut une revanche.
online-agree = Accepter
online-refuse = Refuser
online-declined = { $name } a refusé.
online-pause = Demander une pause
online-resume = Finir la pause
online-paused = En pause : la pendule est arrêtée.
online-rests = En attente : une place est libre.
online-watching = Mode spectateur.
online-say = Dire un mot
online-says = { $name } : { $phrase }
online-log-sat-down =
    { $you ->
        [yes] Tu joues { $seat }.
       *[other] { $name } joue { $seat }.
    }
online-log-left =
    { $you ->
        [yes] Tu quittes la place.
       *[other] { $name } quitte la place.
    }
online-log-cleared =
    { $you ->
        [yes] Tu libères une place.
       *[other] { $name } libère une place.
    }
online-log-computer =
    { $you ->
        [yes] Tu ajoutes un ordinateur.
       *[other] { $name } ajoute un ordinateur.
    }
online-log-asked-undo =
    { $you ->
        [yes] Tu demandes à annuler ton coup.
       *[other] { $name } demande à annuler son coup.
    }
online-log-asked-draw =
    { $you ->
        [yes] Tu proposes nulle.
       *[other] { $name } propose nulle.
    }
online-log-asked-pause =
    { $you ->
        [yes] Tu demandes une pause.
       *[other] { $name } demande une pause.
    }
online-log-asked-rematch =
    { $you ->
        [yes] Tu veux une revanche.
       *[other] { $name } veut une revanche.
    }
online-log-agreed =
    { $you ->
        [yes] Tu acceptes.
       *[other] { $name } accepte.
    }
online-log-took-back =
    { $you ->
        [yes] Tu acceptes l’annulation du coup.
       *[other] { $name } accepte l’annulation du coup.
    }
online-log-declined =
    { $you ->
        [yes] Tu refuses.
       *[other] { $name } refuse.
    }
online-log-withdrew =
    { $you ->
        [yes] Tu retires la demande.
       *[other] { $name } retire la demande.
    }
online-log-resigned =
    { $you ->
        [yes] Tu abandonnes.
       *[other] { $name } abandonne.
    }
online-log-resumed =
    { $you ->
        [yes] Tu mets fin à la pause.
       *[other] { $name } met fin à la pause.
    }
online-log-claimed-win =
    { $you ->
        [yes] Tu réclames la victoire.
       *[other] { $name } réclame la victoire.
    }
online-log-claimed-draw =
    { $you ->
        [yes] Tu déclares nulle.
       *[other] { $name } déclare nulle.
    }
online-claim-win = Réclamer la victoire
online-claim-draw = Déclarer nulle
online-absent = { $name } n’est plus là. Réclame la victoire, déclare nulle ou attends.
online-phrase-hello = Salut !
online-phrase-good-luck = Bonne chance et bon jeu !
online-phrase-well-played = Bien joué !
online-phrase-nice-move = Joli coup !
online-phrase-oops = Oups !
online-phrase-wow = Waouh !
online-phrase-sorry = Pardon !
online-phrase-thanks = Merci !
online-phrase-one-moment = Un instant, s’il te plaît.
online-phrase-back = Je suis de retour.
online-phrase-again = Encore une partie ?
online-phrase-goodbye = Au revoir !
online-refused-stale = Trop tard : la partie a continué.
online-refused-not-yours = Ce n’est pas à toi d’en décider.
online-refused-not-your-turn = Ce n’est pas ton tour.
online-refused-illegal = Les règles interdisent ce coup.
online-refused-not-now = Pas possible maintenant.
online-refused-not-agreed = Ce n’est pas permis dans cette partie.
online-refused-asked = Refusé. Tu peux redemander après ton prochain coup.
online-refused-too-often = Doucement : un message toutes les trois secondes.
online-refused-watching = Interdit aux spectateurs.
online-stop-done = Cette partie est fermée.
online-stop-secret = Cette invitation a expiré. Demandes-en une nouvelle.
online-stop-broken = Connexion coupée : données illisibles reçues de l’autre côté.
online-stop-replaced = Tu as rejoint cette partie dans une autre fenêtre.
online-stop-full = Cette partie est complète.
online-stop-guest-old = L’hôte a une version plus récente. Mets Pushflip à jour pour entrer.
online-stop-host-old = L’hôte a une version plus ancienne. Demande-lui de mettre Pushflip à jour.
online-stop-differs = Ton enregistrement et celui de l’hôte ne concordent pas. Les deux sont conservés.
online-stop-flood = Connexion coupée : trop de messages à la fois.
online-stop-net = Pas de connexion réseau.
online-own-table = C’est ta propre invitation.
online-damaged-invitation = Cette invitation est incomplète. Copie-la en entier et réessaie.
online-key-new = Tu as un nouvel ID : tes amis ne te reconnaîtront pas.
online-key-passing = Ton ID ne peut pas être enregistré : tes amis ne te reconnaîtront pas la prochaine fois.
online-only-here = Indisponible dans les parties en ligne.
online-nearby = Sur le réseau local
online-nearby-none = Pas encore de partie sur ce réseau.
online-no-network = Le réseau local n’est pas disponible.
online-knock = demander à entrer
online-knocking = En attente : { $name } doit te laisser entrer…
online-knocks = { $name } veut entrer.
online-knocks-known = { $name }, de ta liste d’amis, veut entrer.
online-let-in = Faire entrer
online-joins = { $name } arrive…
online-keep-out = Plus tard
online-no-entry-crowded = Trop de demandes à la fois. Réessaie dans un instant.
online-no-entry-left = { $name } a quitté la partie.
online-people = Amis
online-people-about = Choisis un ami pour revenir à votre dernière partie. Elle reprend quand vous y êtes tous les deux.
online-person-nearby = a une partie ouverte : demander à entrer
online-person-table = dernière fois : { $day } · retourner à votre partie
online-person-seen = dernière fois : { $day }
online-rename = Renommer { $name }
online-rename-about = Toi seul vois ce nom.
online-rename-save = Valider
online-rename-cancel = Annuler
online-rename-wrong = Utilise 1 à 24 caractères visibles.
online-guest-old = Ton ami a une version plus ancienne. Demande-lui de mettre Pushflip à jour.
online-host-old = Ton ami a une version plus récente. Mets Pushflip à jour pour jouer ensemble.
online-busy = Pushflip joue déjà en ligne avec les fichiers de { $folder }. Quitte d’abord cette partie.
online-other-relay = Cette invitation passe par le serveur de connexion { $relay }. Pour l’accepter, choisis ce serveur dans les réglages.
online-too-far = Cette invitation demande une connexion plus large. Pour l’accepter, change « Connexion » dans les réglages.
online-silent = { $name } ne répond pas. Nouvel essai… Si cela dure, demande une nouvelle invitation.
online-no-relay = Pas de connexion à Internet. Nouvel essai…
online-offline = Pushflip n’a pas accès à Internet. Les amis de ton réseau peuvent quand même te rejoindre.
online-not-open = { $name } est en ligne, mais pas dans cette partie. Nouvel essai…
online-new-table = { $name } a ouvert une nouvelle partie : { $game }.
online-join-table = Rejoindre
online-refused-full = L’enregistrement de cette partie est plein. Crée une nouvelle partie pour continuer à jouer.
online-goes-on = Ta partie en ligne continue. Tu la retrouveras sur l’écran d’accueil et dans le menu.
online-back = Retour à la partie en ligne
online-games-left = Parties que tu as quittées
online-namesake = { $name } (autre personne)
online-invites-host = Partie : { $name }
online-invites-relay = via { $relay }
online-your-turn = Partie en ligne : c’est ton tour.
online-came = { $name } est là.
online-over = Tu n’es plus dans cette partie.
online-at-this-table = Tu es déjà dans cette partie.
online-again = Revenir
online-sent = Tu as déjà joué { $mv }. Le coup est en route.
online-unsent = Tu as joué { $mv }. Le coup partira dès le retour de la connexion.
online-turn-offline = À toi de jouer. Ton coup partira dès que la connexion sera rétablie.
online-asked-undo = Tu as demandé à annuler ton coup. Réponse attendue : { $name }…
online-asked-draw = Tu as proposé nulle. Réponse attendue : { $name }…
online-asked-pause = Tu as demandé une pause. Réponse attendue : { $name }…
online-asked-rematch = Tu as demandé une revanche. Réponse attendue : { $name }…
online-ask-no-more = Laisser tomber
online-absent-seat = Une place est vide depuis un moment. Réclame la victoire, déclare nulle ou attends.
online-ask-name = Comment les autres doivent-ils t’appeler ?
online-ask-name-about = Tes amis voient ce nom.
online-continue = Continuer
online-ask-leave = Quitter ta partie ?
online-ask-leave-about = Ta partie avec { $name } n’est pas finie. Tu pourras y revenir plus tard.
online-ask-leave-host =
    { $count ->
        [one] { $name } t’attendra. La partie reprendra à ton retour.
       *[other] { $name } t’attendront. La partie reprendra à ton retour.
    }
online-ask-leave-alone = Ta partie n’est pas finie. Tu pourras y revenir plus tard.
online-ask-leave-yes = Quitter la partie
online-ask-leave-no = Rester
online-ask-quit = Quitter Pushflip ?
online-open-about = La partie reste ouverte jusqu’à l’arrivée de ton ami. « { online-start-alone } » remplit les places libres.
online-firewall = Si Windows affiche une question du pare-feu, choisis « Autoriser ». Sinon, tes amis du réseau local risquent de ne pas te joindre directement.
online-no-clock = Sans pendule
online-clock-about = Avec une pendule, tu perds quand ton temps est écoulé.
online-start-alone = Jouer avec l’ordinateur
online-start-alone-tip = L’ordinateur prend les places libres.
online-only-computers = Il n’y a que des ordinateurs. Libère une place pour ton ami ou commence.
online-free-sure = Libérer ? Reclique
online-close-sure = Fermer la partie ? Reclique
online-seat-computer-sure = Confirmer ? Reclique
online-freed = Ta place a été libérée. Rassieds-toi pour continuer à jouer.
online-host-left = { $name } a quitté la partie. Vous pourrez continuer à son retour.
online-clock-differs = Pour un coup, la pendule de l’hôte a compté plus d’une seconde de plus que la tienne.
online-is-away = En attente de { $names }. La partie reste ouverte, tu peux aussi revenir plus tard.
online-is-away-claim = En attente de { $names }. Après { $seconds } secondes, tu pourras finir la partie.
# The title of the window while it is the player’s turn.
online-window-title = À toi de jouer – Pushflip

# Ce que la page dit du jeu à plusieurs : tables ouvertes, invitations, discussion, pendules, demandes, places.

page-lobby = Tables ouvertes
page-lobby-door = Tables ouvertes : rencontrer d’autres joueurs
page-lobby-lead = Trouvez ici d’autres joueurs. Prenez place, ou ouvrez vous-même une table.
page-lobby-empty = Tout est calme.
page-lobby-empty-why = Personne n’attend pour le moment. Ouvrez une table, et d’autres la trouveront ici.
page-lobby-count = { $count ->
    [one] Une table attend.
   *[other] { $count } tables attendent.
}
page-open-own = Ou ouvrez la vôtre
page-sit-down = Prendre place
page-your-table = Votre table
page-somebody-faster = Quelqu’un a été plus rapide. Cette place est prise.
page-seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $count }
page-waits-here = attend en ce moment
page-waits-away = pas connecté en ce moment

page-new-table = Une nouvelle table
page-begin = Commencer par une position
page-begin-text = La position sous forme de texte
page-begin-why = La position apporte ses propres options et dit à qui c’est de jouer. Lampion ne la mélange pas, et la table le dit à tout le monde.
page-begins = Début
page-begins-record = { $move ->
    [0] du début de la partie de { $names }
   *[other] après le coup { $move } de la partie de { $names }
}
page-fresh-deal = Plutôt une nouvelle donne
page-place = Votre place
page-given = position fournie
page-game = Jeu
page-my-name = Votre nom
page-chair-open = libre (sur invitation par lien)
page-chair-here = quelqu’un sur cet appareil
page-who-finds = Qui peut rejoindre la table ?
page-private = seulement par lien
page-listed = tout le monde, parmi les tables ouvertes
page-open-invite = Ouvrir et inviter
page-cancel = Annuler
page-close = Fermer

page-clock = Pendule
page-clock-none = sans pendule
page-clock-minutes = minutes
page-clock-days = jours
page-clock-bank-label = Temps de chacun
page-clock-more-label = Temps ajouté après chaque tour
page-minutes = { $count } min
page-seconds-more = + { $count } s par tour
page-days-each = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
page-clock-bank = { $minutes } min chacun
page-clock-bank-more = { $minutes } min + { $seconds } s par tour
page-clock-per-move = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
page-clock-days-left = { $days } j { $hours } h
page-clock-of = Pendule de { $name }
page-clock-low = Il reste peu de temps : { $left }.

page-invite = Invitation
page-link = Lien
page-copied = Copié
page-share = Partager
page-qr = Le lien sous forme de code QR, à lire avec un autre appareil
page-reach-device = Ce lien ne fonctionne que sur cet appareil.
page-reach-how = Pour les téléphones et ordinateurs de votre réseau, lancez Lampion avec
page-reach-offer = Les téléphones et ordinateurs de votre réseau peuvent se joindre à vous dès que vous les laissez entrer, jusqu’à la fermeture de Lampion.
page-reach-open = Laisser entrer mon réseau
page-reach-in-vain = Cela n’a pas marché : cet ordinateur ne semble être dans aucun réseau.
page-reach-network = Ce lien fonctionne pour les appareils du même réseau, chez vous par exemple.
page-reach-everywhere = Ce lien fonctionne pour tous ceux qui peuvent ouvrir cette page.
page-not-secure = Cette page n’est pas chiffrée (sans HTTPS) : les boutons pour copier et partager, les notifications et l’installation comme application manquent donc. Sélectionnez le lien et copiez-le vous-même.
page-still-open = attend quelqu’un
page-seat-here = présent
page-promise = Preuve du mélange :
page-promise-why = Le serveur a fixé sa part du mélange avant que quiconque prenne place ; ce nombre le prouve après la partie. Votre appareil y ajoute la sienne quand vous prenez place. Personne ne peut donc choisir le résultat.

page-line-offline = Pas de réseau. Vos coups sont à l’abri ; la page se reconnecte d’elle-même.
page-line-short-live = Connecté
page-line-short-joining = Connexion…
page-line-short-lost = Reconnexion…
page-line-short-offline = Hors ligne
page-back = De nouveau connecté. Rien ne s’est passé entre-temps.
page-back-with = { $count ->
    [one] De nouveau connecté. Il s’est passé quelque chose entre-temps ; le journal le montre.
   *[other] De nouveau connecté. Il s’est passé { $count } choses entre-temps ; le journal les montre.
}
page-not-done = Cela n’a pas marché. Rien n’a changé ; veuillez réessayer.
page-too-many-tables = Trop de nouvelles tables ont été ouvertes depuis votre connexion. Patientez un peu, puis réessayez.
page-too-much-stored = Trop de données ont été enregistrées depuis votre connexion en peu de temps. Patientez un peu, puis réessayez.
page-too-fast = Trop de demandes sont venues de votre connexion. Patientez un instant, puis réessayez.
page-one-moment = Un instant…
page-watched-by = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

page-chat = Discussion
page-chat-new = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
page-chat-lines = Messages
page-chat-nothing = Personne n’a encore rien écrit.
page-chat-players-only = Seuls les joueurs peuvent écrire ici.
page-chat-write = Message à tous
page-chat-send = Envoyer
page-chat-left = { $count ->
    [one] Encore { $count } caractère
   *[other] Encore { $count } caractères
}
page-mute = Masquer { $name }
page-unmute = Afficher de nouveau { $name }
page-says = { $name } : { $text }

page-ask-take-back = Demander à annuler un coup
page-ask-pause = Demander une pause
page-wants-take-back = { $name } aimerait annuler son dernier coup.
page-wants-pause = { $name } aimerait faire une pause.
page-waiting-take-back = Vous avez demandé à annuler un coup. On attend la réponse de { $names }.
page-waiting-pause = Vous avez demandé une pause. On attend la réponse de { $names }.
page-agree = D’accord
page-decline = Non, merci
page-withdraw = Retirer ma demande
page-paused = La partie est en pause. Les pendules sont arrêtées.
page-resume = Reprendre la partie
page-away = Vous avez quitté cette table. Votre place vous attend.
page-away-bot = Vous avez quitté cette table. Un bot joue pour vous.
page-come-back = Revenir
page-rematch-there = La revanche est prête ; chacun s’est décalé d’une place.
page-rematch-go = Rejoindre la revanche

page-resign-two = La partie s’arrête, et l’autre joueur gagne.
page-resign-many = Un bot joue à votre place, et vous finissez dernier.
page-resign-alone = La partie s’arrête ici.
page-leave-sure = Quitter cette table ?
page-leave-how = Votre place reste à vous : vous pouvez revenir quand vous voulez depuis l’accueil. Un bot doit-il jouer en attendant ?
page-leave-bot = Un bot joue pour moi
page-leave-wait = Les autres m’attendent
page-leave-before = La partie n’a pas commencé. Votre place se libère pour quelqu’un d’autre.
page-leave-seat = Rendre ma place
page-move-seat = Continuer sur un autre appareil
page-move-seat-how = Ouvrez ce lien sur l’autre appareil, ou lisez le code. Il y emmène votre place, une seule fois, dans les 15 minutes. Ne le transmettez pas.
page-take-over = Continuer sur cet appareil ?
page-take-over-how = La place de { $name } vient ici ; l’autre appareil ne fait plus que regarder.
page-take-over-do = Continuer ici
page-seat-elsewhere = Votre place est passée sur un autre appareil. Ici, vous regardez.
page-seat-free-again = Vous avez rendu votre place.
page-seat-resigned = a abandonné ; un bot joue
page-seat-bot-meanwhile = absent ; un bot joue
page-seat-away = absent
page-seat-not-here = pas connecté
page-share-table = Laisser d’autres regarder
page-share-how = Ce lien permet de regarder la table. Il ne donne pas de place.
page-bell-off = M’avertir quand c’est à moi
page-bell-on = Les notifications sont activées
page-bell-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.

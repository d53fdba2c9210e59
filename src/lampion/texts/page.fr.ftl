# Les mots de la page : accueil, table, résultat.

page-welcome = { $count ->
    [3] Trois jeux, une table tranquille.
   *[other] { $count } jeux, une table tranquille.
}
page-lead = Contre un bot tout de suite, avec un ami par lien, ou ensemble sur cet appareil.
page-games = Jeux
page-settings = Réglages
page-language = Langue
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-theme = Clair ou sombre
page-light = Clair
page-dark = Sombre
page-brand = Lampion, tous les jeux
page-home-short = Accueil
page-home-link = Retour aux jeux
page-owners = Tous les dessins sont de Lampion. Les titres appartiennent à leurs propriétaires ; Lampion n’a aucun lien avec eux.
page-reconstructed = Les jeux imprimés ne nous étaient pas accessibles ; sont reconstitués :
page-no-server = Le serveur ne répond pas. Nouvel essai en cours.

page-coming = En chantier. Pas encore jouable.
page-play-now = Jouer
page-options = Options
page-edition = Édition
page-opponent = Adversaire
page-level = { $level ->
    [random] au hasard
    [greedy] glouton
    [beginner] débutant
    [casual] intermédiaire
    [strong] fort
    [expert] expert
    [champion] champion
   *[other] { $level }
}
page-level-bot = { $level ->
    [random] bot au hasard
    [greedy] bot glouton
    [beginner] bot débutant
    [casual] bot intermédiaire
    [strong] bot fort
    [expert] bot expert
    [champion] bot champion
   *[other] { $level }
}
page-length = env. { $turns } tours chacun (entre bots)
page-level-first = Idéal pour une première partie.
page-level-strength = Gagne environ { $wins } { $wins ->
    [one] partie
   *[other] parties
} sur { $of } contre « { $against } ».
page-solo = Solo
page-device = Un appareil
page-learn = Apprendre
page-watch = Regarder
page-how-many = Nombre de joueurs
page-name-of = Nom du joueur { $number }
page-kind-of = Qui est le joueur { $number }
page-default-name = Joueur { $number }
page-person = personne
page-start = C’est parti
page-running = Vos parties en cours
page-open-record = Ouvrir une partie enregistrée
page-drop-record = Déposez ici une partie enregistrée pour la revoir.
page-file-too-large = Ce fichier est trop volumineux.
page-finished-games = Vos parties terminées
page-ended = { $how ->
    [won] Gagné { $scores }
    [lost] Perdu { $scores }
    [shared] Victoire partagée { $scores }
   *[ended] Terminé { $scores }
}
page-look = Revoir
page-game-with = { $game } avec { $names }
page-score-line = Score { $scores }
page-your-turn = À vous
page-turn-of = À { $name }
page-continue = Continuer
page-open = Ouvrir
page-no-table = Cette table n’existe pas.
page-no-table-why = Le lien est peut-être incomplet, ou la table a été retirée.

page-you = Vous
page-bot = Bot ({ $level })
page-open-seat = Place libre
page-table-menu = Table
page-with = Table avec { $names }
page-solo-table = Table solo
page-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
page-finished = terminée
page-menu = Menu
page-menu-others = Avec les autres
page-menu-seat = Ma place
page-rules = Règles
page-all-rules = Toutes les règles
page-no-rules = Il n’y a pas encore de page de règles pour ce jeu.
page-edition-values = Toutes les valeurs de l’édition « { $name } » et leur origine
page-edition-legend = Livret : la valeur y figure. Déduit : elle découle de ce qui y figure. Maison : notre reconstitution, que l’on peut corriger avec le jeu imprimé.
page-edition-what = Quoi
page-edition-value = Valeur
page-edition-source = Source
page-edition-mark = { $mark ->
    [text] livret
    [inferred] déduit
    [house] maison
   *[none] non précisé
}
page-log = Journal
page-side = Journal et règles
page-board = Plateau
page-players-here = Joueurs
page-resign = Abandonner
page-resign-sure = Abandonner cette partie ?
page-leave = Quitter la table
page-watching = Vous regardez.
page-watching-only = Vous regardez cette table ; seuls ses joueurs peuvent jouer.
page-line-lost = Connexion perdue. Vos coups sont à l’abri ; nouvel essai en cours.
page-rule = Règle { $rule }
page-undo = Annuler le coup
page-nothing-to-undo = Il n’y a encore rien à annuler.
page-not-your-turn = Ce n’est pas à vous de jouer.
page-hint = Conseil
page-done = Valider
page-wait-off = Ne plus demander
page-standing-ask = me demander
page-keys = Touches
page-keys-hint = Le point d’interrogation affiche la liste des touches.
page-key-undo = U = annuler le coup
page-key-done = D = valider, quand la table l’attend
page-key-help = ? = cette liste
page-pass-to = Passez l’appareil à { $name }.
page-pass-why = Personne d’autre ne doit voir la suite.
page-pass-done = C’est moi, { $name }
page-unpick = Retirer { $value }
page-narrow-first = Il reste { $count } choix. Précisez encore.
page-choose = Choisir parmi { $count }
page-choose-set = { $exact ->
    [yes] Choisissez-en { $max } ({ $count } pour l’instant)
   *[no] Choisissez-en de { $min } à { $max } ({ $count } pour l’instant)
}

page-rematch = Revanche
page-save-record = Télécharger la partie
page-commitment-kept = La preuve { $short } était fixée avant le premier coup et figure, inchangée, dans l’enregistrement : le mélange peut être vérifié.
page-commitment-changed = La preuve de l’enregistrement n’est pas { $short }, celle que cette page a vue au début.

page-friend = Amis
page-bot-names = Mika, Jana, Noor, Theo
page-send-link = Envoyez ce lien à vos amis. La partie commence dès que toutes les places sont prises.
page-copy-link = Copier le lien
page-take-seat = S’asseoir ici
page-take-seat-lead = Une place est libre. Asseyez-vous et jouez.

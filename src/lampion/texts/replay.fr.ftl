# Parcourir une partie, la partager, et la première partie accompagnée.

page-replay = Revoir
page-replay-where = Coup { $step } sur { $count }
page-replay-start = Le début
page-replay-position = Moment de la partie
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-on = Un coup en avant
page-replay-last = À la fin
page-replay-pace = Rythme
page-replay-pace-slow = Lent
page-replay-pace-normal = Calme
page-replay-pace-fast = Rapide
page-replay-close = Retour au résultat
page-replay-live = À la position actuelle
page-play-on = Jouer à partir d’ici
page-replay-only = Vous regardez une position passée. Rien ne se décide ici.
page-replay-waiting = en attente du prochain coup
page-key-replay = ← → = parcourir la partie
page-key-replay-play = Espace = lire, pause
page-key-replay-ends = Début, Fin = au début, à la fin

page-turned = Les tournants de la partie
page-turned-why = Les plus grands écarts des chances de gagner, estimés après coup par les bots, qui voient alors tout.
page-turned-chance = { $mine ->
    [yes] Vos chances : { $before } % → { $after } %
   *[no] Chances de { $name } : { $before } % → { $after } %
}
page-turned-round = Manche { $round } :

page-log-in-sentences = En phrases
page-log-in-notation = En notation
page-running-all = Les { $count } parties
page-running-fewer = Moins

page-learn-title = Apprendre en jouant
page-learn-lead = Une première partie contre un adversaire indulgent, avec une ligne de conseil à chaque décision. Les règles ci-dessous peuvent attendre.
page-learn-start = Jouer une première partie
page-coach = Accompagnement
page-coach-ask = Que feriez-vous ?
page-coach-end = Fermer les conseils
page-coach-done = C’est fini ? Appuyez sur « Valider ». Jusque-là, vous pouvez annuler.
page-coach-watch = Regardez ce que fait { $name }.
page-advice-press = Puis appuyez sur « { $button } ».

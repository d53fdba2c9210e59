# Parcourir une partie, la partager, et la première partie accompagnée.

page-replay = Revoir
page-replay-where = Coup { $step } sur { $count }
page-replay-start = Le début
page-replay-position = Moment de la partie
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-on = Un coup en avant
page-replay-last = À la fin
page-replay-pace = Rythme
page-replay-pace-slow = Lent
page-replay-pace-normal = Calme
page-replay-pace-fast = Rapide
page-replay-close = Retour au résultat
page-replay-live = Au présent
page-play-on = Jouer à partir d’ici
page-replay-only = Vous regardez une position passée. Rien ne se décide ici.
page-replay-waiting = en attente du prochain coup
page-key-replay = ← → = parcourir la partie
page-key-replay-play = Espace = lire, pause
page-key-replay-ends = Début, Fin = au début, à la fin

page-log-in-sentences = En phrases
page-log-in-notation = En notation
page-running-all = Les { $count } parties
page-running-fewer = Moins

page-learn-title = Apprendre en jouant
page-learn-lead = Une première partie contre un adversaire indulgent. Les conseils viennent un à un, et vous pouvez toujours demander quoi faire. Les règles ci-dessous peuvent attendre.
page-learn-start = Jouer une première partie
page-coach = Accompagnement
page-coach-tip = Conseil { $number } sur { $count }
page-coach-next = Conseil suivant
page-coach-back = Conseil précédent
page-coach-ask = Que feriez-vous ?
page-coach-end = Fermer les conseils
page-coach-advice = Mon conseil :

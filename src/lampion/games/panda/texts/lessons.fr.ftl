# Ce que disent les leçons. `-do` demande une chose, `-done` dit ce qui s’est passé et pourquoi ; `-try-` nomme un autre essai, `-not-` y répond.

panda-lesson-move-title = Les héros et les chemins
panda-lesson-move-do = Votre moine a une force de 2. Menez-le au lieu au-dessus, malgré deux ninjas.
panda-lesson-move-done = Une force de 2 suffit pour deux ninjas découverts sur un chemin. Sa case du premier rang ne coûte aucun point d’action.
panda-lesson-move-try-strong = Descendre, malgré trois ninjas

panda-lesson-cover-title = Couvrir un ninja
panda-lesson-cover-do = Votre moine vient de franchir un chemin gardé par deux ninjas. Couvrez-en un avec un garde.
panda-lesson-cover-done = Votre garde reste sur le chemin. Il compte pour construire à ses deux bouts.
panda-lesson-cover-try-no = Laisser les ninjas
panda-lesson-cover-not-no = Les deux ninjas restent découverts, et vous n’y avez aucun garde. Sans gardes, personne ne peut construire ici.

panda-lesson-tile-title = Le chemin est libre
panda-lesson-tile-do = Tous les ninjas du chemin sont couverts : une tuile les remplace. Posez la vôtre.
panda-lesson-tile-done = Les gardes sont rentrés chez vous deux, et votre tuile compte toujours comme deux de vos gardes. Chacun peut désormais passer.
panda-lesson-tile-try-neutral = Poser une tuile neutre
panda-lesson-tile-not-neutral = Une tuile neutre permet aussi de construire, mais elle n’est à personne. La vôtre compterait pour vous.

panda-lesson-space-title = Les cases et les gardes
panda-lesson-space-do = L’autre joueur a pris la case du guerrier à 1 PA. Prenez-la aussi, et rendez votre guerrier plus fort.
panda-lesson-space-done = Cela vous a coûté deux gardes : chaque usage en demande un de plus. Votre guerrier a maintenant une force de 2.
panda-lesson-space-try-behind = Prendre une case gratuite du premier rang

panda-lesson-points-title = Les points d’action
panda-lesson-points-do = Vous avez 2 points d’action (PA), et plus haut tout coûte plus cher. Prenez la case qui vous donne 4 PA.
panda-lesson-points-done = Vous avez payé 2 PA et reçu 4 PA. Une case neutre demande deux gardes la première fois.
panda-lesson-points-try-debt = Dépenser plutôt 3 PA
panda-lesson-points-not-debt = Vous voilà à −1 PA, et cela coûte 2 points de victoire (PV). Descendre sous zéro est permis, mais cher.

panda-lesson-build-title = Construire
panda-lesson-build-do = Trois gardes entourent votre gouverneur. Faites-lui construire un marché là où il se trouve.
panda-lesson-build-done = Le premier bâtiment demande 2 gardes autour et rapporte 4 PV. Le garde adverse vous en a donné 1 de plus.

panda-lesson-city-title = Du village à la ville
panda-lesson-city-do = Votre guerrier est sur un lieu qui a une arche et un marché. Construisez-y la pagode, puis prenez une carte Ville.
panda-lesson-city-done = Trois bâtiments différents font une ville. Son fondateur peut prendre la carte Ville de gauche ou celle de droite.

panda-lesson-round-title = La fin d’une manche
panda-lesson-round-do = L’autre joueur a passé, et il vous reste peu de points d’action. Passez aussi.
panda-lesson-round-done = La manche est finie : chaque garde du plateau d’actions revient comme 1 PA. Le joueur qui a le moins de PA commence.

panda-lesson-heroes-title = La force et les missions
panda-lesson-heroes-do = Votre moine, déjà fort, est à une arche, son bâtiment. Prenez sa case à 5 PA : une tuile mission et 1 PV.
panda-lesson-heroes-done = À la fin, la force de chaque héros multiplie ses missions. Renforcez donc celui qui en accumule.

panda-lesson-frontier-title = La frontière
panda-lesson-frontier-do = Le drapeau marque la frontière. Construisez-y une arche avec votre moine, puis choisissez votre récompense.
panda-lesson-frontier-done = Chaque bâtiment à la frontière offre une action, puis 5 PV ou deux tuiles. Cela vaut un long chemin.

panda-lesson-master-title = Les cartes mission
panda-lesson-master-do = Cette carte donne 15 PV au premier qui relie deux bords opposés. Couvrez le dernier ninja et posez une tuile.
panda-lesson-master-done = Vos tuiles et les neutres vont maintenant du haut jusqu’en bas. Vous êtes le premier : les 15 PV sont à vous.
panda-lesson-master-try-no = Laisser le dernier ninja
panda-lesson-master-not-no = Il manque un chemin : personne ne gagne encore la carte. L’autre joueur sera peut-être plus rapide.

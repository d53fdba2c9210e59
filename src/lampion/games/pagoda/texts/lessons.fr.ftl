# Ce que disent les leçons. `-do` demande une chose, `-done` dit ce qui s’est passé et pourquoi ; `-try-` nomme un autre essai, `-not-` y répond.

pagoda-lesson-column-title = Construire une colonne
pagoda-lesson-column-do = Choisissez une de vos cartes, puis un terrain vide, et construisez. La colonne prend la couleur de la carte.
pagoda-lesson-column-done = Au premier étage, une colonne rapporte 1 point. La pagode n’est à personne : vous pouvez tous deux y construire.
pagoda-lesson-column-try-end = Finir le tour sans construire

pagoda-lesson-floor-title = Plus haut
pagoda-lesson-floor-do = Le terrain 1 en est à l’étage 2, où la tuile demande du bleu. Construisez-y une colonne bleue.
pagoda-lesson-floor-done = Cette colonne a rapporté 2 points, car elle est à l’étage 2. À l’étage 4, elle en vaudrait 4.
pagoda-lesson-floor-try-ground = Construire en vert sur le terrain 2
pagoda-lesson-floor-not-ground = 1 point seulement : le terrain 2 en est encore au premier étage. Plus c’est haut, mieux c’est.
pagoda-lesson-floor-try-colour = Construire en vert sur le terrain 1

pagoda-lesson-tile-title = Poser une tuile
pagoda-lesson-tile-do = Le terrain 1 a quatre colonnes rouges. Payez une carte rouge et posez dessus une tuile rouge ; sa seconde couleur est à votre choix.
pagoda-lesson-tile-done = La tuile rapporte 1 point, fixe la couleur de l’étage suivant et vous donne deux fois la capacité rouge.
pagoda-lesson-tile-try-unfinished = La poser sur les trois colonnes vertes

pagoda-lesson-lantern-title = Rouge : la Lanterne
pagoda-lesson-lantern-do = Vous avez construit 3 colonnes, c’est la limite. Allumez votre Lanterne et construisez-en une quatrième.
pagoda-lesson-lantern-done = Avec la Lanterne, vous pouvez construire 4 colonnes ce tour-ci. Il vous en reste une utilisation pour plus tard.
pagoda-lesson-lantern-try-fourth = Construire la quatrième sans elle

pagoda-lesson-bowl-title = Vert : le Bol de riz
pagoda-lesson-bowl-do = Le terrain 1 demande du bleu, et vous n’avez pas de carte bleue. Payez avec deux cartes d’une autre couleur.
pagoda-lesson-bowl-done = Le Bol de riz a pris deux cartes pareilles à la place de la bleue. Il peut encore servir une fois, dans un autre tour.
pagoda-lesson-bowl-try-one = Payer avec une seule carte verte

pagoda-lesson-buddha-title = Bleu : le Bouddha
pagoda-lesson-buddha-do = Le terrain 1 attend une tuile violette, et vous n’avez pas de carte violette. Payez avec deux cartes d’une autre couleur.
pagoda-lesson-buddha-done = Le Bouddha paie les tuiles comme le Bol de riz paie les colonnes. Et la tuile violette vous apporte l’Éventail.
pagoda-lesson-buddha-try-one = Payer avec une seule carte verte

pagoda-lesson-dragon-title = Jaune : le Dragon
pagoda-lesson-dragon-do = Les cartes rouges et violettes ne vont nulle part. Touchez le Dragon, choisissez-en et échangez-les.
pagoda-lesson-dragon-done = Vous avez pioché autant de cartes que vous en avez défaussé, et votre tour continue. Le Dragon vient toujours en premier.
pagoda-lesson-dragon-try-late = Construire d’abord, puis le Dragon

pagoda-lesson-fan-title = Violet : l’Éventail
pagoda-lesson-fan-do = Vous avez construit. Finissez votre tour avec l’Éventail.
pagoda-lesson-fan-done = L’Éventail complète votre main à 4 cartes au lieu de 2. Vous les gardez pour le tour suivant.
pagoda-lesson-fan-try-plain = Finir le tour sans l’Éventail
pagoda-lesson-fan-not-plain = Votre main a 2 cartes, comme toujours. Avec l’Éventail, elle en aurait 4.

pagoda-lesson-roof-title = Le toit
pagoda-lesson-roof-do = L’étage 4 du terrain 1 est complet. Construisez le toit : une carte verte pour la tuile, deux de la couleur du sommet.
pagoda-lesson-roof-done = Le toit rapporte 1 point pour la tuile et 5 pour le sommet. Cette pagode est achevée.
pagoda-lesson-roof-try-half = Poser la tuile sans le sommet

pagoda-lesson-alternative-title = Rien ne convient
pagoda-lesson-alternative-do = Tous les terrains demandent du bleu, et vous n’en avez pas. Défaussez quatre cartes au choix et construisez une colonne.
pagoda-lesson-alternative-done = C’était un tour modifié : quatre cartes pour une colonne, et le tour est fini. C’est toujours possible, mais cher.
pagoda-lesson-alternative-try-one = Construire en bleu avec une carte rouge

pagoda-lesson-blocked-title = Un terrain bloqué
pagoda-lesson-blocked-do = Il n’y a plus de tuile rouge. Construisez quand même la quatrième colonne rouge du terrain 1.
pagoda-lesson-blocked-done = Plus rien ne peut couvrir quatre colonnes rouges : le terrain est bloqué. Il compte comme achevé, comme s’il avait un toit.
pagoda-lesson-blocked-try-open = Construire plutôt sur le terrain 2
pagoda-lesson-blocked-not-open = Le terrain 1 reste ouvert : avec trois colonnes, il n’est pas encore bloqué. Quelqu’un peut encore y construire.

pagoda-lesson-last-title = Le dernier tour
pagoda-lesson-last-do = Deux terrains sont achevés ; le troisième met fin à la partie. Construisez le toit du terrain 3, puis finissez votre tour.
pagoda-lesson-last-done = Trois terrains sont achevés et vous avez joué autant de tours : c’est fini. Vous gagnez par 67 à 64.
pagoda-lesson-last-try-wait = Construire plutôt une colonne
pagoda-lesson-last-not-wait = La partie continue, et maintenant l’autre joueur peut construire ce toit. Vos 62 points sont derrière ses 64.

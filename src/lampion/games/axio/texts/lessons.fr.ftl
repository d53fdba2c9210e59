# Ce que disent les leçons. `-do` demande une chose, `-done` dit ce qui s’est passé et pourquoi ; `-try-` nomme un autre essai, `-not-` y répond.

axio-lesson-place-title = Poser une tuile
axio-lesson-place-do = Posez une tuile de votre chevalet sur deux cases libres côte à côte. N’importe lesquelles.
axio-lesson-place-done = Bravo : votre tuile est posée. Elle n’a pas besoin d’aller avec ses voisines.
axio-lesson-place-try-printed = La poser sur la case de départ violette

axio-lesson-rays-title = Compter le long des lignes
axio-lesson-rays-do = Gagnez 2 points bleus et 2 points rouges avec votre tuile. Le bleu cherche du bleu, le rouge cherche du rouge.
axio-lesson-rays-done = Chaque moitié regarde dans trois directions, loin de sa tuile. Elle gagne 1 point par symbole de sa couleur, tant que la ligne n’est pas coupée.
axio-lesson-rays-try-turned = Retourner la tuile ici
axio-lesson-rays-not-turned = Aucun point : le bleu regarde le rouge, et le rouge le bleu. La première autre couleur coupe la ligne.

axio-lesson-lowest-title = Votre couleur la plus basse
axio-lesson-lowest-do = Le vert est votre couleur la plus basse, avec 3 points. Posez la tuile pour que le vert en gagne 2.
axio-lesson-lowest-done = Le vert est à 5. À la fin, seule votre couleur la plus basse compte : prenez-en toujours soin.
axio-lesson-lowest-try-blue = Gagner plutôt 3 points bleus
axio-lesson-lowest-not-blue = Le bleu a gagné 3 points, mais le vert reste à 3. Beaucoup de points ne valent rien si la couleur la plus basse traîne.

axio-lesson-pyramid-title = Les pyramides
axio-lesson-pyramid-do = À gauche, une seule case libre est entre le vert et le rouge. Enfermez-la, avec le bleu à côté.
axio-lesson-pyramid-done = La case est fermée pour toujours et reçoit une pyramide. Chaque symbole à côté vous rapporte encore 1 point.
axio-lesson-pyramid-try-turned = Mettre le violet à côté de la case
axio-lesson-pyramid-not-turned = La pyramide est là, mais le violet ne gagne que 1 point. Le bleu en aurait gagné 3 de plus le long des lignes.

axio-lesson-bonus-title = Dix-huit : encore une tuile
axio-lesson-bonus-do = Il manque un point à votre bleu pour atteindre 18. Gagnez un point bleu.
axio-lesson-bonus-done = Axio ! Une couleur qui atteint 18 donne un tour bonus : vous posez aussitôt une autre tuile.
axio-lesson-bonus-try-draw = Piocher avant de poser

axio-lesson-swap-title = Échanger ses tuiles
axio-lesson-swap-do = Votre tuile est posée, et le vert est votre couleur la plus basse. Aucune tuile du chevalet ne montre du vert : échangez-les toutes.
axio-lesson-swap-done = Vous avez de nouvelles tuiles. On n’échange que si aucune tuile ne montre sa couleur la plus basse.
axio-lesson-swap-try-draw = Piocher plutôt une tuile
axio-lesson-swap-not-draw = Vous avez pioché une tuile et gardé les autres. C’est permis, mais quatre d’entre elles n’aident pas le vert.

axio-lesson-first-title = La toute première tuile
axio-lesson-first-do = La partie commence. Posez votre première tuile contre une case de départ colorée encore libre.
axio-lesson-first-done = Voilà tout pour la première tuile. Dès la deuxième, vous pouvez poser partout.
axio-lesson-first-try-apart = Commencer loin de toutes les cases de départ
axio-lesson-first-try-taken = Commencer à la case rouge, comme l’autre joueur

axio-lesson-score-title = Lire le score
axio-lesson-score-do = La couleur la plus basse de l’autre joueur est à 7 ; votre vert et votre orange sont à 6. Amenez les deux à 8 avec une tuile.
axio-lesson-score-done = Votre couleur la plus basse est à 8, et 8 bat 7. Vous gagneriez, même si le bleu et le violet n’ont pas bougé.
axio-lesson-score-try-one = Ne faire monter que le vert
axio-lesson-score-not-one = Le vert est à 8, mais l’orange reste à 6. Votre couleur la plus basse est encore sous 7.

axio-lesson-solo-title = Jouer seul
axio-lesson-solo-do = Seul, vous n’avez pas de chevalet : vous posez la tuile piochée. Posez-la contre une case de départ.
axio-lesson-solo-done = La tuile suivante a été piochée pour vous. Quand plus rien ne va, votre couleur la plus basse est votre résultat.
axio-lesson-solo-try-swap = Échanger cette tuile

# Une ligne pour une première partie, avec la consigne du même nom ; ce qui suit :: vient au tour suivant. Arguments comme dans board.fr.ftl.

axio-prompt-first-coach = Votre première tuile commence contre une case de départ colorée encore libre.
axio-prompt-place-coach = Aidez votre couleur dorée : c’est la plus basse, et elle seule compte à la fin. :: Chaque moitié compte sa couleur, tout droit dans trois directions. :: Pouvez-vous enfermer une seule case libre ? Une pyramide marque tout autour. :: Une couleur qui atteint { $track } vous offre aussitôt une autre tuile. :: Violet contre violet, bleu contre bleu : les longues lignes rapportent plus.
axio-prompt-bonus-coach = Un tour bonus ! Posez encore une tuile avant de piocher.
axio-prompt-refill-coach = Piochez, puis c’est à l’autre joueur.
axio-prompt-swap-coach = Aucune tuile ne montre votre couleur la plus basse : tout échanger est une bonne idée.
axio-prompt-solo-coach = Seul, vous posez ce que vous piochez. Faites monter les cinq couleurs.

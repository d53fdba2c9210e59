# Une ligne pour une première partie, avec la consigne du même nom ; ce qui suit :: vient au tour suivant. Arguments comme dans board.fr.ftl.

pagoda-prompt-fresh-coach = Choisissez une carte, puis un terrain de sa couleur. Sur un terrain vide, tout convient. :: Plus haut, c’est plus de points : cherchez où une colonne rapporte le plus. :: Un étage est complet ? Une carte, et vous posez une tuile : elle donne une capacité. :: La réserve de l’autre joueur est visible : ne lui laissez pas le toit. :: Une capacité sert une fois par tour : touchez-la pour lire ce qu’elle fait.
pagoda-prompt-alternative-coach = Aucune carte ne convient, mais plusieurs ensemble paient toujours une colonne.
pagoda-prompt-pass-coach = Rien à construire. Vous aurez de nouvelles cartes au tour suivant.
pagoda-prompt-needs-column-coach = Il faut au moins une colonne par tour. Choisissez une carte, puis un terrain.
pagoda-prompt-go-on-coach = Continuez tant que cela rapporte ; vous pouvez finir quand vous voulez. :: Gardez une carte de la couleur qu’il faudra pour une tuile. :: Un étage est complet ? Une tuile marque, et vous choisissez la couleur suivante.
pagoda-prompt-limit-coach = Plus de colonne ce tour-ci, mais une tuile reste possible. Sinon, finissez.
pagoda-prompt-closing-coach = Finissez votre tour, et vos cartes sont complétées.

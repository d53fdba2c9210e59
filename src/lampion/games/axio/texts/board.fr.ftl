# Les libellés du plateau d’AXIO sur la page.

axio-title = AXIO
axio-card-facts = 1 à 4 joueurs · 30–45 min
axio-card-line = Alignez les symboles. Votre couleur la plus faible fait le score.
axio-card-reconstructed = la place des symboles imprimés d’AXIO

axio-board-board = Plateau d’AXIO, { $size } cases sur { $size } en jeu
axio-board-symbol = { $colour ->
    [red] soleil rouge
    [blue] étoile bleue
    [green] point vert
    [orange] carré orange
   *[purple] anneau violet
}
axio-board-tile = { $first } et { $second }
axio-board-half = { axio-board-symbol }, ligne { $row }, colonne { $column }
axio-board-points = plus { $count } en { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [orange] orange
   *[purple] violet
}
axio-board-track = { axio-board-symbol } : { $score } sur { $cap }
axio-board-lowest = la plus basse
axio-board-legend-lowest = doré : la plus basse compte
axio-board-legend-cell = point : case permise
axio-board-holds = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
axio-board-hides = { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
axio-board-deciding = { $phase ->
    [refill] pioche
   *[place] pose la tuile { $number }
}
axio-board-bonus = { $count ->
    [one] encore un tour bonus
   *[other] encore { $count } tours bonus
}
axio-board-goal = Comment gagner
axio-board-goal-text = Faites monter votre couleur la plus basse. Quand il ne reste aucune paire de cases, on compare les couleurs les plus basses : { $mine } contre { $theirs } pour l’instant.
axio-board-goal-solo = Faites monter votre couleur la plus basse le plus haut possible : { $mine } pour l’instant. Chaque couleur parcourt { $boards ->
    [one] un tableau
    [2] deux tableaux
   *[other] { $boards } tableaux
} de { $track }.
axio-board-bag = Dans le sac
axio-board-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
axio-board-free-pairs = Paires libres
axio-board-rack = Vos tuiles
axio-board-laid-aside = { $name } a mis de côté
axio-board-turn = Tourner
axio-board-turn-label = Tourner la tuile choisie
axio-board-place = Poser
axio-board-place-draw = Poser et piocher
axio-board-draw = Piocher
axio-board-swap = Échanger
axio-board-swap-label = Échanger ses tuiles
axio-board-place-swap-label = Poser, puis échanger les autres tuiles
axio-board-point-first = Choisissez d’abord deux cases libres.
axio-board-draw-first = Votre tuile est posée. Piochez, échangez ou annulez.
axio-board-call = Axio !
axio-board-placed = { $count ->
    [one] { $count } tuile posée
   *[other] { $count } tuiles posées
}
axio-board-closed = { $count ->
    [one] ferme une case
   *[other] ferme { $count } cases
}
axio-board-swapped = échange
axio-board-key-pick = 1–{ $rack } = choisir une tuile
axio-board-key-move = ← ↑ → ↓ = la déplacer
axio-board-key-turn = R = la tourner
axio-board-key-place = Entrée = poser et piocher
axio-board-key-swap = S = échanger ses tuiles
axio-board-key-hint = H = conseil

axio-board-story = La montée de la couleur la plus basse
axio-board-final = Plateau final
axio-board-final-note = { $tiles } tuiles · { $closed } fermées
axio-board-ladder = Les cinq scores de chacun, du plus bas au plus haut
axio-board-equal = égalité
axio-board-beats = { $more } bat { $less }

axio-board-rules-1 = But. :: Vous avez cinq couleurs, chacune de 0 à { $track }. À la fin, seule la plus basse compte : faites monter les cinq.
axio-board-rules-2 = Poser. :: Posez une tuile de votre chevalet sur deux cases voisines libres. Elle n’a pas besoin d’aller avec ses voisines.
axio-board-rules-3 = Première tuile. :: Votre première tuile doit toucher une case de départ colorée encore libre.
axio-board-rules-4 = Marquer. :: Chaque moitié regarde dans les trois directions opposées à sa tuile et rapporte un point par case de sa couleur, en ligne ininterrompue.
axio-board-rules-5 = Pyramides. :: Une case libre isolée que vous enfermez est fermée. Vous marquez chaque symbole autour, dans sa couleur.
axio-board-rules-6 = Axio ! :: Une couleur atteint { $track } pour la première fois : vous posez aussitôt une autre tuile. Cinq couleurs à { $track } gagnent sur-le-champ.
axio-board-rules-7 = Piocher ou échanger. :: Complétez ensuite votre chevalet à { $rack }. Si aucune tuile restante ne montre votre couleur la plus basse, vous pouvez tout échanger.
axio-board-rules-8 = Fin. :: Quand il n’y a plus deux cases libres côte à côte, la partie s’arrête. On compare les couleurs les plus basses, puis les suivants en cas d’égalité.

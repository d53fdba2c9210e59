# AXIO en français. `$colour` vaut red, blue, green, orange ou purple ; une case, c’est ligne et colonne.

axio-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [orange] orange
   *[purple] violet
}
axio-first-colour = { $first ->
    [red] rouge
    [blue] bleu
    [green] vert
    [orange] orange
   *[purple] violet
}
axio-second-colour = { $second ->
    [red] rouge
    [blue] bleu
    [green] vert
    [orange] orange
   *[purple] violet
}
axio-symbol = { $colour ->
    [red] soleil rouge
    [blue] étoile bleue
    [green] point vert
    [orange] carré orange
   *[purple] anneau violet
}
axio-a-symbol = { $colour ->
    [blue] une { axio-symbol }
   *[other] un { axio-symbol }
}
axio-the-symbol = { $colour ->
    [blue] l’{ axio-symbol }
   *[other] le { axio-symbol }
}

axio-tile = { axio-first-colour }-{ axio-second-colour }
axio-tile-hidden = tuile cachée
axio-gain = +{ $points } { axio-colour }
axio-score = { axio-colour } : { $points }

## Ce qu’il faut décider

axio-prompt-place = { $who-is ->
    [you] À vous : posez une tuile.
   *[other] { $who } pose une tuile.
}
axio-prompt-first = { $who-is ->
    [you] Votre première tuile : contre une case de départ colorée encore libre.
   *[other] { $who } pose sa première tuile.
}
axio-prompt-bonus = { $who-is ->
    [you] { $count ->
        [one] Axio ! Tour bonus : posez encore une tuile.
       *[other] Axio ! { $count } tours bonus : posez encore une tuile.
    }
   *[other] { $count ->
        [one] Axio ! { $who } a un tour bonus.
       *[other] Axio ! { $who } a { $count } tours bonus.
    }
}
axio-prompt-refill = { $who-is ->
    [you] Piochez pour compléter votre chevalet et finir votre tour.
   *[other] { axio-prompt-refill-other }
}
axio-prompt-swap = { $who-is ->
    [you] Piochez, ou échangez tout : aucune tuile n’a votre couleur la plus basse.
   *[other] { axio-prompt-refill-other }
}
axio-prompt-refill-other = { $who } va compléter ou échanger.
axio-prompt-solo = { $left ->
    [0] Posez votre tuile. Le sac est vide.
    [one] Posez votre tuile. Il en reste 1 dans le sac.
   *[other] Posez votre tuile. Il en reste { $left } dans le sac.
}
axio-prompt-over = La partie est terminée.

## Ce qui s’est passé

axio-placed = { $who-is ->
    [you] Vous posez { $tile }
   *[other] { $who } pose { $tile }
}
axio-closing = { $closed ->
    [0] .
    [one] , 1 case fermée.
   *[other] , { $closed } cases fermées.
}
axio-log-place = { axio-placed } : { $gains }{ axio-closing }
axio-log-place-nothing = { axio-placed } sans marquer de points{ axio-closing }
axio-log-refill = { $who-is ->
    [you] { $count ->
        [0] Vous ne piochez aucune tuile.
        [one] Vous piochez 1 tuile.
       *[other] Vous piochez { $count } tuiles.
    }
   *[other] { $count ->
        [0] { $who } ne pioche aucune tuile.
        [one] { $who } pioche 1 tuile.
       *[other] { $who } pioche { $count } tuiles.
    }
}
axio-log-swap = { $who-is ->
    [you] Vous montrez { $tiles } et échangez contre { $count } nouvelles tuiles.
   *[other] { $who } montre { $tiles } et échange contre { $count } nouvelles tuiles.
}

## Comment ça s’est terminé

axio-wins = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
}
axio-result-lowest = { axio-wins } : couleur la plus basse, { $own } contre { $other }.
axio-result-next = { axio-wins } : égalité à { $lowest } pour la couleur la plus basse, puis { $own } bat { $other }.
axio-result-full = { axio-wins } : les cinq couleurs sont pleines !
axio-result-shared = Victoire partagée : { $names }. Les cinq valeurs sont égales, la plus basse est { $lowest }.
axio-result-solo = Votre résultat est { $score }, le total de votre couleur la plus basse.

## Pourquoi pas

axio-refuse-outside = La case ({ $cell }) est hors de la zone de jeu de cette partie.
axio-refuse-apart = Les deux cases d’une tuile partagent un côté, pas celles-ci.
axio-refuse-printed = La case ({ $cell }) est une case de départ ({ axio-symbol }) ; on n’y pose pas de tuile.
axio-refuse-closed = La case ({ $cell }) est fermée pour toujours.
axio-refuse-covered = La case ({ $cell }) est occupée par { axio-a-symbol }.
axio-refuse-not-on-rack = Vous n’avez pas de tuile { $tile }.
axio-refuse-first-tile-apart = Votre première tuile doit se trouver à côté d’une case de départ colorée, et ici elle n’en touche aucune.
axio-refuse-first-tile-taken = Une tuile touche déjà { axio-the-symbol }, votre première ne peut pas y commencer.
axio-refuse-first-tile-two = Votre première tuile ne peut toucher qu’une seule case de départ.
axio-refuse-already-placed = Votre tuile est déjà posée ; maintenant, complétez ou échangez.
axio-refuse-not-placed = Posez d’abord une tuile ; on complète ou on échange après.
axio-refuse-solo-step-four = En solitaire, la tuile suivante est piochée pour vous, sans compléter ni échanger.
axio-refuse-swap-empty-rack = Votre chevalet est vide, il n’y a rien à échanger.
axio-refuse-swap-small-bag = { $count ->
    [0] Pour échanger, il faut { $needs } tuiles dans le sac, et il est vide.
    [one] Pour échanger, il faut { $needs } tuiles dans le sac, et il n’en reste qu’une.
   *[other] Pour échanger, il faut { $needs } tuiles dans le sac, et il n’en reste que { $count }.
}
axio-refuse-swap-lowest = Pour échanger, il ne faut aucune de vos couleurs les plus basses, mais { $tile } montre du { axio-colour } (à { $score }).

## Lieux et pièces

axio-zone-board = Plateau
axio-zone-bag = Sac
axio-zone-rack = { $who-is ->
    [you] Votre chevalet
   *[other] Chevalet ({ $who })
}
axio-zone-scores = { $who-is ->
    [you] Vos scores
   *[other] Scores ({ $who })
}
axio-cell-free = ({ $cell }) libre
axio-cell-closed = ({ $cell }) fermée
axio-cell-printed = ({ $cell }) { axio-symbol }, case de départ
axio-cell-tile = ({ $cell }) { axio-symbol }

## Ce que propose un conseil

axio-advice-place = posez { $tile } ici pour { $gains }{ $closed ->
    [0] .
    [one] { " " }et fermez une case.
   *[other] { " " }et fermez { $closed } cases.
}
axio-advice-nothing = posez { $tile } ici. Cela ne rapporte rien tout de suite, mais vous aidera ensuite.
axio-advice-draw = piochez et gardez vos tuiles.
axio-advice-swap = échangez toutes vos tuiles contre de nouvelles.

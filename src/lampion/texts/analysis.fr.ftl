# Ce que dit l’analyse d’une partie : les raisons.

analysis-amount = { $what ->
    [lowest] { $count ->
        [one] { $count } point dans la couleur la plus basse
       *[other] { $count } points dans la couleur la plus basse
    }
    [actions] { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
analysis-better = Mieux : { $moves }.
analysis-why-now = Cela rapporte tout de suite { $best } au lieu de { $other }.
analysis-why-cost = Tout de suite, cela ne rapporte que { $best } au lieu de { $other }.
analysis-why-reply = { $who-is ->
    [you] Votre meilleur adversaire gagne ensuite environ { $best } à son tour au lieu de { $other }.
   *[other] Le meilleur adversaire de { $who } gagne ensuite environ { $best } à son tour au lieu de { $other }.
}
analysis-why-ahead = { $who-is ->
    [you] Votre prochain tour rapporte alors environ { $best } au lieu de { $other }.
   *[other] Le prochain tour de { $who } rapporte alors environ { $best } au lieu de { $other }.
}
analysis-why-unclear = Aucune raison ne se détache : en poursuivant la partie d’ici, c’est simplement mieux en moyenne.

analysis-item = { $item }
analysis-start = { $who-is ->
    [you] vous commencez
   *[other] { $who } commence
}

page-analysis = Analyse
page-analyse = Analyser
page-analysis-back = Résultat
page-analysis-views = Vues de l’analyse
page-analysis-overview = Aperçu
page-analysis-luck = Chance
page-analysis-words = En mots
page-analysis-by = Jugé selon
page-analysis-known = Ce qu’on pouvait savoir
page-analysis-open = Cartes sur table
page-analysis-open-note = Après coup : ce que cela a coûté, toutes cartes visibles. Personne n’en est blâmé.
page-analysis-sum = { $parts }.
page-analysis-sum-luck = chance { $amount }
page-analysis-sum-hidden = caché { $amount }
page-analysis-sum-own = { $you ->
    [yes] vos propres choix { $amount }
   *[no] ses propres choix { $amount }
}
page-analysis-sum-other = choix de { $name } { $amount }
page-analysis-sum-drift = doute du moteur { $amount }
page-analysis-unsure-first = Le moteur doute de cette partie : ce qu’il n’explique pas est la plus grande part ({ $amount }).
page-analysis-like = { $you ->
    [yes] Vous avez joué comme
   *[no] { $name } a joué comme
}
page-analysis-rate = { $rate } % perdu par choix
page-analysis-counted = , { $count } comptés
page-analysis-sheet = Le bilan
page-analysis-sheet-how = en haut : ce qui est entré · en bas : le résultat et ce qui est sorti · même longueur
page-analysis-part-start = Départ
page-analysis-part-luck = Chance
page-analysis-part-hidden = Caché
page-analysis-part-own = { $you ->
    [yes] Vos choix
   *[no] Choix de { $name }
}
page-analysis-part-drift = Doute
page-analysis-part-result = Résultat
page-analysis-seat-won = victoire
page-analysis-seat-lost = défaite
page-analysis-curve = { $you ->
    [yes] Vos chances de victoire
   *[no] Chances de victoire de { $name }
}
page-analysis-curve-points = Le score attendu
page-analysis-curve-label = { $what }, après chaque choix et chaque tirage. Les mêmes nombres sont sous « En mots ».
page-analysis-key-own = { $you ->
    [yes] votre choix
   *[no] choix de { $name }
}
page-analysis-key-other = autres choix
page-analysis-key-good = bon tirage
page-analysis-key-bad = mauvais tirage
page-analysis-follows = la suite arrive
page-analysis-moments = Moments clés
page-analysis-moments-how = essayez d’abord
page-analysis-moments-none = Aucun choix ne ressort. De nombreuses petites pertes peuvent tout de même s’additionner.
page-analysis-moments-wait = Ils viennent quand la partie a été parcourue.
page-analysis-moment = { $name } · coup { $move }
page-analysis-lost = perdu
page-analysis-best-draw = Meilleur tirage : { $rarity }
page-analysis-worst-draw = Pire tirage : { $rarity }
page-analysis-one-in = un sur { $count }
page-analysis-usual = rien de spécial
page-analysis-after-move = { $what } après le coup { $move }
page-analysis-all-draws = les { $count } tirages
page-analysis-draws = Tous les tirages
page-analysis-draws-how = La chance est ce qu’un tirage a changé, comparé à tout ce qui aurait pu venir.
page-analysis-one-in-why = « Un sur 12 » veut dire : quelque chose d’au moins aussi bon, ou mauvais, vient une fois sur douze.
page-analysis-judge = Jugé par le moteur { $name } ({ $hash }), { $nodes } mondes par choix. On ne blâme que ce qu’on pouvait mieux savoir.
page-analysis-running = La partie est parcourue : { $done } étapes sur { $steps }.
page-analysis-failed = L’analyse a échoué. Vous pouvez réessayer.
page-analysis-again = Réessayer
page-analysis-try = Essayer les moments
page-analysis-save = Enregistrer
page-analysis-what-happened = Ce qui s’est passé
page-analysis-move-by-move = Coup par coup
page-analysis-col-move = Coup
page-analysis-col-who = Qui
page-analysis-col-what = Ce qui s’est passé
page-analysis-col-choice = Choix
page-analysis-col-hidden = Caché
page-analysis-col-luck = Chance
page-analysis-col-chance = Chances
page-analysis-col-rarity = Aussi bon ou mieux
page-analysis-how = Qui a joué comment
page-analysis-row-rate = Perdu par choix
page-analysis-row-counted = Choix comptés
page-analysis-row-level = Niveau le plus proche, ± un
page-analysis-rounded = Les nombres entiers sont arrondis de sorte que la somme reste juste.
page-analysis-ask = { $you ->
    [yes] Que joueriez-vous ici ?
   *[no] Que joueriez-vous à la place de { $name } ?
}
page-analysis-ask-how = Essayez autant que vous voulez. Les nombres viennent après votre réponse.
page-analysis-moment-of = Moment { $number } sur { $count }
page-analysis-ask-why = Un coup était nettement meilleur que celui qui a été joué, d’au moins { $least } %.
page-analysis-ask-known = Vous voyez ce que { $you ->
    [yes] vous pouviez voir
   *[no] { $name } pouvait voir
} alors. Ce qui était caché le reste.
page-analysis-show = Montrez-moi
page-analysis-right = Juste.
page-analysis-right-why = C’est aussi bon que le meilleur coup.
page-analysis-played-too = C’est ce qui a été joué.
page-analysis-compared = Comparé : { $chance } %, { $loss } % de moins que le meilleur.
page-analysis-not-compared = Ce n’était pas parmi les meilleurs coups. Essayez autre chose.
page-analysis-best = Le meilleur
page-analysis-played = Joué
page-analysis-other = Aussi comparé
page-analysis-why = Pourquoi :
page-analysis-try-again = Encore une fois
page-analysis-next-moment = Moment suivant
page-analysis-to-overview = Vers l’analyse
page-compare = Comparer des coups
page-compare-wait = Les coups sont comparés…
page-compare-only = Rien d’autre n’entre en ligne de compte.

# Ce que dit l’analyse d’une partie : les raisons.

analysis-count-points = points
analysis-count-lowest = points dans la couleur la plus basse
analysis-count-actions = points d’action
analysis-why-now = Cela rapporte tout de suite { $best } { $what } au lieu de { $other }.
analysis-why-cost = Tout de suite, cela ne rapporte que { $best } { $what } au lieu de { $other }.
analysis-why-reply = { $who-is ->
    [you] Votre meilleur adversaire gagne ensuite environ { $best } { $what } au tour suivant au lieu de { $other }.
   *[other] Le meilleur adversaire gagne ensuite environ { $best } { $what } au tour suivant au lieu de { $other }.
}
analysis-why-ahead = { $who-is ->
    [you] Votre prochain tour rapporte alors environ { $best } { $what } au lieu de { $other }.
   *[other] Le prochain tour de { $who } rapporte alors environ { $best } { $what } au lieu de { $other }.
}
analysis-why-unclear = Aucune raison ne se détache : en poursuivant la partie d’ici, c’est simplement mieux en moyenne.

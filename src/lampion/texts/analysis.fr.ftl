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

glowworms-card = carte { $card }
glowworms-hidden = carte cachée
glowworms-zone-row = Cartes jouées
glowworms-zone-deck = Pioche
glowworms-zone-hand = { $who-is ->
    [you] Votre main
   *[other] Main de { $who }
}
glowworms-prompt-play = { $who-is ->
    [you] À vous : jouez une carte.
   *[other] { $who } joue une carte.
}
glowworms-prompt-over = La partie est terminée.
glowworms-log-play = { $who-is ->
    [you] Vous jouez la carte { $card }.
   *[other] { $who } joue la carte { $card }.
}
glowworms-result = Victoire avec { $points } points : { $names }.
glowworms-refuse-not-in-hand = La carte { $card } n’est pas dans votre main.

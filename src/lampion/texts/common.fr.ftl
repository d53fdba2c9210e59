# Ce que dit chaque jeu.

seat-name = { $who-is ->
    [you] vous
   *[other] { $who }
}

refuse-unknown-action = Il n’y a pas d’action numéro { $action } dans ce jeu.
refuse-game-over = La partie est terminée.
refuse-not-now = Ce n’est pas possible maintenant.
refuse-notation = Je n’arrive pas à lire « { $text } » comme un coup. Écrivez-le ainsi : { $expected }

# Ce que dit un jeu sans textes propres.

prompt-turn = { $who-is ->
    [you] C’est à vous.
   *[other] C’est au tour de { $who }.
}
prompt-over = La partie est terminée.
log-move = { $who-is ->
    [you] Vous jouez { $move }.
   *[other] { $who } joue { $move }.
}
result-won = Victoire de { $names }.
as-written = { $text }

# What a hint asks for.

advice = Essayez ceci : { $what }
advice-move = jouez { $move }.

# Ce que dit une table : attente, reprises, refus, résultats.

table-prompt-waiting = { $open ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $open } personnes.
}
table-frozen = Cette table est figée : l’entrée { $version } de son journal ne correspond pas aux règles de cette version. La partie peut être enregistrée, mais pas continuée.

table-lock-start = Rien n’a encore été joué.
table-lock-other = Quelqu’un d’autre a décidé depuis.
table-lock-chance = Une information cachée a été révélée : ce coup ne peut plus être repris.
table-lock-over = La partie est terminée.

table-refuse-turn = { $who-is ->
    [you] C’est à vous, mais à une autre place.
   *[other] C’est au tour de { $who }.
}
table-refuse-waiting = La partie n’a pas commencé : il reste des places libres.
table-refuse-running = La partie est encore en cours.
table-refuse-frozen = Cette table est figée. La partie peut être enregistrée, mais pas continuée.
table-refuse-taken = { $who-is ->
    [you] Vous êtes déjà à cette place.
   *[other] { $who } est déjà à cette place.
}
table-refuse-resigned = Vous avez abandonné : un bot continue à votre place.

table-result-resign = { $who-is ->
    [you] Vous avez abandonné. { $winner } gagne.
   *[other] { $winner-is ->
        [you] { $who } a abandonné. Vous gagnez.
       *[other] { $who } a abandonné. { $winner } gagne.
    }
}
table-result-resign-alone = { $who-is ->
    [you] Vous avez mis fin à la partie.
   *[other] { $who } a mis fin à la partie.
}
table-result-stayed = Victoire parmi ceux qui sont restés jusqu’au bout : { $names }.

log-start = { $who-is ->
    [you] La partie commence. Vous jouez en premier.
   *[other] La partie commence. { $who } joue en premier.
}
log-start-alone = La partie commence.
log-sit = { $who-is ->
    [you] Vous prenez place.
   *[other] { $who } prend place.
}
log-undo = { $who-is ->
    [you] Vous reprenez une décision.
   *[other] { $who } reprend une décision.
}
log-resign = { $who-is ->
    [you] Vous abandonnez.
   *[other] { $who } abandonne.
}
log-resign-bot = { $who-is ->
    [you] Vous abandonnez. Un bot continue à votre place.
   *[other] { $who } abandonne. Un bot continue à sa place.
}
log-chat = { $text }
log-rematch = { $who-is ->
    [you] Vous proposez une revanche à une nouvelle table.
   *[other] { $who } propose une revanche à une nouvelle table.
}

# Ce que dit une table : attente, reprises, refus, résultats.

table-prompt-waiting = { $open ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $open } personnes.
}
table-frozen = Cette table est figée : l’entrée { $version } de son journal ne correspond pas aux règles de cette version. La partie peut être enregistrée, mais pas continuée.
table-frozen-gap = Cette table est figée : l’entrée { $version } de son journal manque. La partie peut être enregistrée, mais pas continuée.
table-frozen-map = Cette table est figée : elle se joue avec l’édition « { $map } » telle qu’elle était au début de la partie, et cette édition n’est ni installée ni enregistrée ici. Dès que l’hôte l’installe à nouveau, la partie continue.

table-lock-start = Rien n’a encore été joué.
table-lock-other = Quelqu’un d’autre a décidé depuis.
table-lock-chance = Une information cachée a été révélée : ce coup ne peut plus être annulé.
table-lock-over = La partie est terminée.

table-refuse-turn = { $who-is ->
    [you] C’est à vous, mais à une autre place.
   *[other] C’est au tour de { $who }.
}
table-refuse-waiting = La partie n’a pas commencé : il reste des places libres.
table-refuse-running = La partie est encore en cours.
table-refuse-frozen = Cette table est figée. La partie peut être enregistrée, mais pas continuée.
table-refuse-archived = Cette partie est archivée. Vous pouvez la revoir et l’enregistrer, mais pas la continuer.
table-refuse-record = Ce fichier n’est pas une partie enregistrée par Lampion.
table-refuse-record-game = Ce jeu n’est pas installé ici.
table-refuse-record-running = Seules les parties terminées peuvent être ouvertes, et celle-ci est en cours.
table-refuse-record-edition = Cette partie a été jouée avec une édition qui n’est pas installée ici.
table-refuse-record-fault = Ce fichier contient une erreur, il n’est donc pas affiché. La première erreur vient après le coup { $move }.
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
log-start-position = { $who-is ->
    [you] La partie commence. Vous jouez en premier. { table-not-shuffled }
   *[other] La partie commence. { $who } joue en premier. { table-not-shuffled }
}
log-start-position-alone = La partie commence. { table-not-shuffled }
table-not-shuffled = Lampion n’a pas mélangé cette donne : la position a été fournie, et la personne qui a ouvert la table sait peut-être aussi ce qui y est caché.
log-sit = { $who-is ->
    [you] Vous prenez place.
   *[other] { $who } prend place.
}
log-undo = { $who-is ->
    [you] Vous annulez une décision.
   *[other] { $who } annule une décision.
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

# Ce que les personnes d’une table se demandent, et les pendules.

table-prompt-paused = La partie est en pause.
table-refuse-paused = La partie est en pause. Quelqu’un doit d’abord la reprendre.
table-refuse-not-paused = La partie n’est pas en pause.
table-refuse-time = Le temps est écoulé.
table-refuse-away = Vous avez quitté la table. Revenez d’abord.
table-refuse-not-away = Vous êtes à la table.
table-refuse-asked = { $who-is ->
    [you] Vous avez déjà fait une demande : attendez la réponse.
   *[other] { $who } a fait une demande avant vous.
}
table-refuse-not-asked = Il n’y a rien à répondre.
table-refuse-nothing-back = Vous n’avez encore rien décidé.
table-refuse-chat-pace = Pas si vite : attendez un instant avant d’écrire à nouveau.
table-refuse-hints = Trop de conseils sont encore en préparation pour vous ou pour cette table. Attendez-en un, puis redemandez.
table-refuse-text-unseen = On n’y voit rien. Utilisez au moins une lettre, un chiffre ou un symbole.
table-refuse-text-signs = Ce texte contient des caractères qui ne peuvent pas être affichés ici : invisibles, inversant le sens d’écriture, ou trop d’accents sur une seule lettre.
table-refuse-text-long = C’est trop long : { $most } caractères au maximum.
table-refuse-code = Ce code ne convient pas : il est faux, trop ancien ou déjà utilisé.
table-result-time = { $who-is ->
    [you] Votre temps est écoulé. { $winner } gagne.
   *[other] { $winner-is ->
        [you] Le temps de { $who } est écoulé. Vous gagnez.
       *[other] Le temps de { $who } est écoulé. { $winner } gagne.
    }
}
table-result-time-alone = { $who-is ->
    [you] Votre temps est écoulé.
   *[other] Le temps de { $who } est écoulé.
}
log-taken-back = { $who-is ->
    [you] Tout le monde est d’accord : vous annulez votre dernier coup et tout ce qui a suivi.
   *[other] Tout le monde est d’accord : { $who } annule son dernier coup et tout ce qui a suivi.
}
log-flag = { $who-is ->
    [you] Votre temps est écoulé.
   *[other] Le temps de { $who } est écoulé.
}
log-flag-bot = { $who-is ->
    [you] Votre temps est écoulé. Un bot continue à votre place.
   *[other] Le temps de { $who } est écoulé. Un bot continue à sa place.
}
log-granted = Le serveur était arrêté. Le temps perdu est rendu.
log-ask-take-back = { $who-is ->
    [you] Vous demandez à annuler votre dernière décision.
   *[other] { $who } demande à annuler sa dernière décision.
}
log-ask-pause = { $who-is ->
    [you] Vous demandez une pause.
   *[other] { $who } demande une pause.
}
log-agree = { $who-is ->
    [you] Vous êtes d’accord.
   *[other] { $who } est d’accord.
}
log-decline = { $who-is ->
    [you] Vous dites non.
   *[other] { $who } dit non.
}
log-pause = La partie est en pause.
log-resume = { $who-is ->
    [you] Vous mettez fin à la pause.
   *[other] { $who } met fin à la pause.
}
log-leave = { $who-is ->
    [you] Vous quittez la table.
   *[other] { $who } quitte la table.
}
log-leave-bot = { $who-is ->
    [you] Vous quittez la table. Un bot joue jusqu’à votre retour.
   *[other] { $who } quitte la table. Un bot joue en attendant.
}
log-return = { $who-is ->
    [you] Vous êtes de retour.
   *[other] { $who } est de retour.
}
log-seat-moved = { $who-is ->
    [you] Vous continuez sur un autre appareil.
   *[other] { $who } continue sur un autre appareil.
}

# Passer la main, et réponses permanentes.

table-prompt-done = Terminé ? Validez, et c’est à { $next }. D’ici là, vous pouvez revenir en arrière.
table-prompt-done-end = Terminé ? Validez, et la partie prend fin. D’ici là, vous pouvez revenir en arrière.
table-prompt-not-done = En attente de { $who }, qui peut encore annuler sa dernière décision.
table-refuse-not-done = { $who-is ->
    [you] Validez d’abord, ou annulez votre décision.
   *[other] { $who } n’a pas encore validé.
}
table-refuse-line-chance = Entre-temps, quelque chose de nouveau est révélé : décidez de la suite quand vous l’aurez vu.
table-refuse-nothing-done = Vous n’avez rien à valider.
table-refuse-standing = Ce jeu n’a pas de réponse automatique de ce genre.
table-refuse-analyses = D’autres analyses sont en cours. Réessayez dans une minute.
table-refuse-candidates = Les coups ne sont comparés que dans les parties contre des bots.

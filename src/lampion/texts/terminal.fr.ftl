# La table dans le terminal.

terminal-name = { $who-is ->
    [you] Vous
   *[other] { $who }
}
terminal-player = Joueur { $number }
terminal-example = Tapez un coup, ou ? pour l’aide.
terminal-only-choice = Entrée pour le faire, ? pour l’aide.
terminal-only-choice-or-undo = Entrée pour le faire, « annuler » pour revenir sur votre dernier coup, ? pour l’aide.
terminal-choose-exactly = choisissez-en { $most } parmi { $items }, comme { $example }
terminal-choose-from-to = choisissez-en { $least } à { $most } parmi { $items }, comme { $example }
terminal-no-such-number = { $count ->
    [one] Il n’y a que le numéro 1 à choisir.
   *[other] Choisissez un numéro de 1 à { $count }.
}
terminal-picked = { $count ->
    [one] { $value } : 1 coup possible.
   *[other] { $value } : { $count } coups possibles. Maintenant le reste du coup, ou « coups » pour en voir la liste.
}
terminal-none-fit = Aucun coup possible ne correspond à « { $filter } ».
terminal-more-moves = { $count ->
    [one] … et 1 autre. Pour raccourcir la liste : coups 4,5
   *[other] … et { $count } autres. Pour raccourcir la liste : coups 4,5
}
terminal-hint = { $sentence } À taper : { $notation }
terminal-allowed = C’est permis. { $sentence }
terminal-why-what = Écrivez un coup entier après « pourquoi », et vous saurez pourquoi il n’est pas permis.
terminal-done = Entrée valide, « annuler » annule le coup, « toujours » valide désormais sans demander.
terminal-pass-device = Passez l’appareil à { $who }. Entrée montre la table.
terminal-bye = À bientôt.
terminal-input-ended = L’entrée s’est terminée avant la partie.
terminal-save-question = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour non.
terminal-saved = Partie enregistrée : { $file }
terminal-not-saved = Impossible d’enregistrer la partie sous { $file } : { $error }

terminal-help-move = Un numéro – joue ce coup de la liste ; Entrée joue le seul possible.
terminal-help-moves = coups – montre les coups possibles ; coups 4,5 quelques-uns seulement.
terminal-help-hint = conseil – ce que ferait un joueur avisé.
terminal-help-why = pourquoi – suivi d’un coup : pourquoi il n’est pas permis.
terminal-help-rules = règles – montre toutes les règles de ce jeu.
terminal-help-undo = annuler – annule votre dernière décision.
terminal-help-resign = abandonner – abandonne la partie ; à trois joueurs ou plus, un bot continue à votre place.
terminal-help-quit = quitter – quitte la table.
terminal-help-always = toujours – suivi de { $answers } : répond désormais ainsi à la question ; toujours demander la repose.
terminal-always-set = { $question } : { $answer }.
terminal-always-ask = { $question } : on vous le demandera.
terminal-always-none = Ce jeu n’a pas de question à laquelle répondre une fois pour toutes.
terminal-always-what = Après « toujours » vient l’un de ces mots : { $answers }.
terminal-no-rules = Ce jeu n’a pas de règles dans cette langue.

# Way of the Panda en français. `$hero` est monk, governor ou warrior ; `$building` gate, market, pagoda ou foundation ;
# `$tile` beads, coin, sword, lantern, chest ou mask. Une carte apporte les noms des lieux en trois langues ; `$language`
# est toujours vide, pour que chaque catalogue prenne les siens.

# Qui tape ses coups a besoin du code d’un lieu ou d’un chemin ; la carte de la page ne montre que des noms.
panda-place = { $language ->
    [en] { $en }
    [de] { $de }
   *[fr] { $fr }
}{ $reader ->
    [page] { "" }
   *[terminal] { " " }({ $id })
}
panda-border = { $reader ->
    [page] la bordure { $side ->
        [N] au nord
        [E] à l’est
        [S] au sud
       *[W] à l’ouest
    } de { $place }
   *[terminal] zone de bordure { $id }
}
panda-place-bare = { $language ->
    [en] { $en }
    [de] { $de }
   *[fr] { $fr }
}
panda-border-bare = { $reader ->
    [page] bordure { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
   *[terminal] bordure
}
panda-path = { $one }–{ $other }{ $reader ->
    [page] { "" }
   *[terminal] { " " }({ $id })
}
panda-space-name = { $hero ->
    [neutral] la case « tout héros » à { $cost } PA
   *[other] la case « { panda-hero } » à { $cost } PA
}
panda-hero = { $hero ->
    [monk] moine
    [governor] gouverneur
   *[warrior] guerrier
}
panda-building = { $building ->
    [gate] arche
    [market] marché
    [pagoda] pagode
   *[foundation] fondation de ville
}
panda-a-building = { $building ->
    [gate] une arche
    [market] un marché
    [pagoda] une pagode
   *[foundation] une fondation de ville
}
panda-no-building = { $building ->
    [gate] pas d’arche
    [market] pas de marché
    [pagoda] pas de pagode
   *[foundation] pas de fondation de ville
}
panda-tile-kind = { $tile ->
    [beads] chapelet
    [coin] pièce
    [sword] épée
    [lantern] lanterne
    [chest] coffre
    [mask] masque
   *[nothing] rien
}
panda-a-tile = { $tile ->
    [beads] un chapelet
    [coin] une pièce
    [sword] une épée
    [lantern] une lanterne
    [chest] un coffre
    [mask] un masque
   *[nothing] rien
}
panda-colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [orange] orange
    [purple] violet
   *[neutral] neutre
}
panda-hero-of = { panda-hero } { panda-colour }
panda-guards-of = { $count } { panda-colour }
panda-vanished = disparu

## Ce que font les cases et les cartes

panda-step-hero = { $hero ->
    [any] un de vos héros
    [anyone] le héros de n’importe qui
    [none] sans héros
   *[other] { panda-hero }
}
panda-step = { $kind ->
    [move] déplacement ({ panda-step-hero }), { $max ->
        [1] 1 chemin
       *[other] 1 ou 2 chemins
    }{ $bypass ->
        [0] { "" }
       *[other] , en contournant { $bypass }
    }{ $cover ->
        [1] { "" }
       *[other] , en couvrant jusqu’à { $cover }
    }
    [build] construction { $where ->
        [village] dans un village
        [city] dans une ville
       *[any] n’importe où
    } ({ panda-step-hero })
    [strength] tuile force ({ panda-step-hero })
    [mission] tuile mission ({ panda-step-hero })
    [pick] { $amount } tuiles différentes
    [vanish_appear] un héros disparaît ou apparaît
    [sell_chest] vente d’un coffre pour { $amount } PV
    [ap] +{ $amount } PA
    [relocate] un de vos héros va sur n’importe quel lieu
   *[vp] +{ $amount } PV
}
panda-option = { $number }) { $steps }
panda-city-card = { $steps }
panda-step-word = { $kind ->
    [move] déplacement
    [build] construction
    [strength] tuile force
    [mission] tuile mission
    [pick] choix de tuiles
    [vanish_appear] disparition ou apparition
    [sell_chest] vente d’un coffre
    [ap] gain de PA
    [vp] gain de PV
    [relocate] transfert d’un héros
   *[finish] terminé
}

## Ce qu’il faut décider

panda-prompt-guard = { $who-is ->
    [you] Choisissez un chemin rouge pour un garde : ni avec un rival, ni sur le dernier ninja.
   *[other] { $who } place un garde.
}
panda-prompt-place-hero = { $who-is ->
    [you] Placez votre { panda-hero }.
   *[other] { $who } place son { panda-hero }.
}
panda-prompt-withdraw = { $who-is ->
    [you] Retirer votre garde de la carte mission et la quitter pour de bon ?
   *[other] { $who } peut quitter la carte mission.
}
panda-prompt-turn = { $who-is ->
    [you] À vous : choisissez une case action ou passez. Vous avez { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
    } et { $ap } points d’action (PA).
   *[other] { $who } choisit une case action.
}
panda-prompt-turn-pass = { $who-is ->
    [you] Avec { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
    } et { $ap } PA, aucune case ne vous reste : passez.
   *[other] { $who } doit passer.
}
panda-prompt-option = { $who-is ->
    [you] Choisissez une des deux actions de { $space }.
   *[other] { $who } choisit entre les deux actions de { $space }.
}
panda-prompt-step = { $who-is ->
    [you] Choisissez l’étape suivante, ou terminez ici.
   *[other] { $who } effectue une action.
}
panda-prompt-hero = { $who-is ->
    [you] Quel héros se déplace ?
   *[other] { $who } choisit un héros.
}
panda-prompt-hero-build = { $who-is ->
    [you] Quel héros construit ?
   *[other] { $who } choisit un héros.
}
panda-prompt-move = { $who-is ->
    [you] Où va le { panda-hero } depuis { $from } ?
   *[other] { $who } déplace un { panda-hero }.
}
panda-prompt-move-again = { $who-is ->
    [you] Le { panda-hero } continue-t-il depuis { $from }, ou s’arrête-t-il ?
   *[other] { $who } peut continuer avec le { panda-hero }.
}
panda-prompt-cover = { $who-is ->
    [you] Couvrir un ninja sur { $path } ? { $ninjas ->
        [1] C’est le dernier.
       *[other] { $ninjas } sont à découvert.
    }
   *[other] { $who } peut couvrir un ninja sur { $path }.
}
panda-prompt-tile = { $who-is ->
    [you] Tous les ninjas sur { $path } sont couverts : posez une tuile de valeur { $value }, la vôtre ou une neutre.
   *[other] { $who } choisit la tuile de { $path }.
}
panda-prompt-card = { $who-is ->
    [you] Vous avez fondé une ville : prenez la carte Ville de gauche, celle de droite ou aucune.
   *[other] { $who } peut prendre une carte Ville.
}
panda-prompt-pick = { $who-is ->
    [you] { $count ->
        [one] Prenez { $count } tuile.
       *[other] Prenez { $count } tuiles différentes.
    }
   *[other] { $who } prend des tuiles.
}
panda-prompt-frontier = { $who-is ->
    [you] Bonus frontalier : utiliser gratuitement une case neutre ?
   *[other] { $who } peut utiliser gratuitement une case neutre.
}
panda-prompt-reward = { $who-is ->
    [you] Récompense frontalière : points de victoire ou tuiles ?
   *[other] { $who } choisit une récompense.
}
panda-prompt-vanish = { $who-is ->
    [you] Quel héros disparaît, ou qui apparaît où ?
   *[other] { $who } fait disparaître ou apparaître un héros.
}
panda-prompt-relocate = { $who-is ->
    [you] Quel héros va sur quel lieu ?
   *[other] { $who } transfère un héros.
}
panda-prompt-build = { $who-is ->
    [you] Que construisez-vous, et où ?
   *[other] { $who } choisit une construction.
}
panda-prompt-over = La partie est terminée.

## Ce qui s’est passé

panda-log = { $what } : { $changes }.
panda-log-plain = { $what }.
panda-log-guard = { $who-is ->
    [you] Vous placez un garde sur { $path }
   *[other] { $who } place un garde sur { $path }
}
panda-log-place-hero = { $who-is ->
    [you] Vous placez votre { panda-hero } à { $place }
   *[other] { $who } place son { panda-hero } à { $place }
}
panda-log-withdraw = { $choice ->
    [yes] { $who-is ->
        [you] Vous quittez la carte mission
       *[other] { $who } quitte la carte mission
    }
   *[no] { $who-is ->
        [you] Vous restez sur la carte mission
       *[other] { $who } reste sur la carte mission
    }
}
panda-log-space = { $who-is ->
    [you] Vous choisissez { $space }
   *[other] { $who } choisit { $space }
}
panda-log-field = { $who-is ->
    [you] Vous choisissez l’emplacement { $choice } de la carte mission
   *[other] { $who } choisit l’emplacement { $choice } de la carte mission
}
panda-log-pass = { $who-is ->
    [you] Vous passez
   *[other] { $who } passe
}
panda-log-option = { $who-is ->
    [you] { $choice ->
        [1] Vous choisissez la première action
       *[other] Vous choisissez la seconde action
    }
   *[other] { $choice ->
        [1] { $who } choisit la première action
       *[other] { $who } choisit la seconde action
    }
}
panda-log-action = { $who-is ->
    [you] Vous choisissez « { $steps } »
   *[other] { $who } choisit « { $steps } »
}
panda-log-step = { $who-is ->
    [you] Vous { $kind ->
        [move] vous déplacez
        [build] construisez
        [strength] prenez une tuile force
        [mission] prenez une tuile mission
        [pick] choisissez des tuiles
        [vanish_appear] faites disparaître ou apparaître un héros
        [sell_chest] vendez un coffre
        [ap] gagnez des PA
        [vp] gagnez des PV
        [relocate] transférez un héros
       *[finish] terminez ici
    }
   *[other] { $who } { $kind ->
        [move] se déplace
        [build] construit
        [strength] prend une tuile force
        [mission] prend une tuile mission
        [pick] choisit des tuiles
        [vanish_appear] fait disparaître ou apparaître un héros
        [sell_chest] vend un coffre
        [ap] gagne des PA
        [vp] gagne des PV
        [relocate] transfère un héros
       *[finish] termine ici
    }
}
panda-log-hero = { $hero ->
    [none] { $who-is ->
        [you] Vous ne déplacez personne
       *[other] { $who } ne déplace personne
    }
   *[other] { $who-is ->
        [you] Vous choisissez votre { panda-hero }
       *[other] { $who } choisit son { panda-hero }
    }
}
panda-log-anyones-hero = { $who-is ->
    [you] Vous choisissez un héros de { $owner } : { panda-hero }
   *[other] { $who } choisit un héros de { $owner } : { panda-hero }
}
panda-log-move = { $who-is ->
    [you] Vous déplacez le { panda-hero } vers { $place }
   *[other] { $who } déplace le { panda-hero } vers { $place }
}
panda-log-stop = { $who-is ->
    [you] Vous vous arrêtez là
   *[other] { $who } s’arrête là
}
panda-log-cover = { $choice ->
    [yes] { $who-is ->
        [you] Vous couvrez un ninja sur { $path }
       *[other] { $who } couvre un ninja sur { $path }
    }
   *[no] { $who-is ->
        [you] Vous laissez les ninjas sur { $path }
       *[other] { $who } laisse les ninjas sur { $path }
    }
}
panda-log-tile = { $choice ->
    [own] { $who-is ->
        [you] Vous choisissez une tuile de votre couleur
       *[other] { $who } choisit une tuile de sa couleur
    }
   *[neutral] { $who-is ->
        [you] Vous choisissez une tuile neutre
       *[other] { $who } choisit une tuile neutre
    }
}
panda-log-card = { $choice ->
    [left] { $who-is ->
        [you] Vous prenez la carte Ville de gauche
       *[other] { $who } prend la carte Ville de gauche
    }
    [right] { $who-is ->
        [you] Vous prenez la carte Ville de droite
       *[other] { $who } prend la carte Ville de droite
    }
   *[none] { $who-is ->
        [you] Vous ne prenez pas de carte Ville
       *[other] { $who } ne prend pas de carte Ville
    }
}
panda-log-pick = { $who-is ->
    [you] Vous prenez { $tiles }
   *[other] { $who } prend { $tiles }
}
panda-log-frontier = { $choice ->
    [none] { $who-is ->
        [you] Vous n’utilisez pas de case gratuite
       *[other] { $who } n’utilise pas de case gratuite
    }
   *[other] { $who-is ->
        [you] Vous utilisez gratuitement { $space }
       *[other] { $who } utilise gratuitement { $space }
    }
}
panda-log-reward = { $choice ->
    [vp] { $who-is ->
        [you] Vous prenez des points pour la frontière
       *[other] { $who } prend des points pour la frontière
    }
   *[tiles] { $who-is ->
        [you] Vous prenez des tuiles pour la frontière
       *[other] { $who } prend des tuiles pour la frontière
    }
}
panda-log-vanish = { $who-is ->
    [you] Votre { panda-hero } disparaît
   *[other] Un héros de { $who } disparaît : { panda-hero }
}
panda-log-appear = { $who-is ->
    [you] Votre { panda-hero } apparaît à { $place }
   *[other] Un héros de { $who } apparaît à { $place } : { panda-hero }
}
panda-log-relocate = { $who-is ->
    [you] Vous transférez votre { panda-hero } à { $place }
   *[other] { $who } transfère son { panda-hero } à { $place }
}
panda-log-build = { $who-is ->
    [you] Vous construisez { panda-a-building } à { $place }
   *[other] { $who } construit { panda-a-building } à { $place }
}

panda-whose = { $who-is ->
    [you] vous
   *[other] { $who }
}
panda-change-hero = { panda-hero } vers { $place }
panda-change-covered = un ninja couvert sur { $path }
panda-change-tile = { $who-is ->
    [you] votre tuile sur { $path }
   *[other] tuile de { $who } sur { $path }
}
panda-change-tile-neutral = tuile neutre sur { $path }
panda-change-freed = { $place } libéré
panda-change-built = { panda-building } à { $place } (bâtiment { $number })
panda-change-taken = { $count ->
    [1] { panda-tile-kind } pour { panda-whose }
   *[other] { $count } × { panda-tile-kind } pour { panda-whose }
}
panda-change-mission = carte mission gagnée par { panda-whose }
panda-change-vp = { $way ->
    [less] { $who-is ->
        [you] vous perdez { $count } PV
       *[other] { $who } perd { $count } PV
    }
   *[more] { $points } PV pour { panda-whose }
}
panda-change-ap = { $way ->
    [less] { $who-is ->
        [you] vous dépensez { $count } PA
       *[other] { $who } dépense { $count } PA
    }
   *[more] { $points } PA pour { panda-whose }
}
panda-change-last-round = c’est la dernière manche
panda-change-round = la manche { $round } commence
panda-change-over = la partie est terminée

## Comment cela s’est terminé

panda-wins = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
}
panda-result-vp = { panda-wins } par { $vp } PV à { $other }.
panda-result-ap = { panda-wins } : égalité à { $vp } PV, { $ap } PA décident.
panda-result-shared = Victoire partagée avec { $vp } PV : { $names }.

## Pourquoi pas

panda-asked-for = { $asked ->
    [guard] où va votre garde
    [place-hero] où va votre héros
    [withdraw] si vous quittez la carte mission
    [turn] une case action, ou passer
    [option] laquelle des deux actions
    [step] l’étape suivante de votre action
    [hero] un héros
    [move] où va le héros
    [cover] si vous couvrez un ninja
    [tile] une tuile de votre couleur ou neutre
    [card] une carte Ville
    [pick] quelles tuiles vous prenez
    [frontier] une case neutre gratuite
    [reward] votre récompense frontalière
    [vanish] qui disparaît ou apparaît
    [relocate] qui va où
   *[build] ce que vous construisez
}
panda-meant-for = { $meant ->
    [guard] placer un garde
    [place-hero] placer un héros
    [withdraw] quitter la carte mission
    [turn] choisir une case
    [option] choisir une action
    [step] choisir une étape
    [hero] choisir un héros
    [move] se déplacer
    [cover] couvrir
    [tile] choisir une tuile
    [card] prendre une carte Ville
    [pick] prendre des tuiles
    [frontier] l’action frontalière
    [reward] la récompense frontalière
    [vanish] disparaître
    [relocate] transférer
   *[build] construire
}
panda-refuse-other-decision = À décider maintenant : { panda-asked-for }. Ce n’est pas le moment : { panda-meant-for }.
panda-refuse-setup-rival = { $path } porte un garde de { $who }.
panda-refuse-setup-last-ninja = À la mise en place, un garde ne couvre jamais le dernier ninja de { $path }.
panda-refuse-setup-hero = C’est le { panda-hero } que l’on place maintenant.
panda-refuse-setup-place = Votre { panda-hero } est déjà à { $place } ; à la mise en place, chaque héros a son propre lieu.
panda-refuse-behind = Vous avez déjà dépassé { $space } : votre dernier choix de cette manche était { $reached }.
panda-refuse-guards = Pour { $space }, il faut { $needs ->
    [one] { $needs } garde
   *[other] { $needs } gardes
}, vous en avez { $have }.
panda-refuse-ap = Vous ne pouvez pas payer { $space } : avec { $ap } PA, vous passeriez sous { $least }.
panda-refuse-field-no-card = La carte mission à emplacements n’est pas en jeu.
panda-refuse-field-taken = L’emplacement { $field } est occupé par { $who }.
panda-refuse-field-again = Vous avez déjà utilisé un emplacement de la carte mission dans cette manche.
panda-refuse-field-guard = Un emplacement demande un garde, et votre réserve est vide.
panda-refuse-option = Il n’y a pas de seconde action sur { $space }.
panda-refuse-step-missing = Cette action n’a pas cette étape : { panda-step-word }.
panda-refuse-step-done = Vous avez déjà fait cette étape : { panda-step-word }.
panda-refuse-move-nobody = Aucun de ces héros ne peut franchir un chemin.
panda-refuse-build-nothing = Rien ne peut être construit.
panda-refuse-vanished = Votre { panda-hero } a disparu.
panda-refuse-move-blocked = Avec une force de { $strength }, le { panda-hero } ne franchit aucun chemin d’ici{ $bypass ->
    [0] { "" }
   *[other] , même en contournant { $bypass }
}.
panda-refuse-not-on-place = Le { panda-hero } doit être sur un lieu.
panda-refuse-no-building = { $place } n’a { panda-no-building } pour le { panda-hero }.
panda-refuse-no-chest = Vous n’avez pas de coffre à vendre.
panda-refuse-tile-supply = Il n’en reste plus : { panda-tile-kind }.
panda-refuse-tile-full = Cette colonne est pleine : { panda-tile-kind }.
panda-refuse-build-capital = { $place } est une capitale, on n’y ajoute { panda-no-building }.
panda-refuse-build-village = { $place } est une ville ; cette action construit { panda-a-building } dans un village.
panda-refuse-build-city = { $place } est un village ; cette action construit { panda-a-building } dans une ville.
panda-refuse-build-again = { $place } a déjà ce bâtiment : { panda-building }.
panda-refuse-build-foundation = Il ne reste pas de fondation pour un troisième bâtiment à { $place } ({ panda-building }).
panda-refuse-build-piece = Il ne reste pas de bâtiment de cette sorte pour { $place } : { panda-building }.
panda-refuse-build-guards = { $place } demande { $needs } gardes autour pour { panda-a-building }, il y en a { $have }.
panda-refuse-decline = Cette action ne peut plus être refusée.
panda-refuse-hero-anyone = Nommez le héros avec sa couleur.
panda-refuse-hero-own = Seuls vos propres héros peuvent faire cela.
panda-refuse-hero-nobody = Personne ne joue cette couleur.
panda-refuse-stop = Un déplacement commencé franchit au moins un chemin.
panda-refuse-move-far = Aucun chemin ne mène le { panda-hero } directement de { $from } à { $to }.
panda-refuse-move-ninjas = Sur { $path }, vers { $to }, { $ninjas ->
    [1] 1 ninja est
   *[other] { $ninjas } ninjas sont
} à découvert ; le { panda-hero } a une force de { $strength }{ $bypass ->
    [0] { "" }
   *[other] { " " }et en contourne { $bypass }
}.
panda-refuse-card = Il ne reste qu’une carte Ville ; prenez-la comme celle de gauche.
panda-refuse-pick-kind = Cette sorte n’est pas proposée : { panda-tile-kind }.
panda-refuse-pick-count = Prenez { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles différentes
}, et non { $got }.
panda-refuse-frontier = Vous ne pouvez pas utiliser { $space } maintenant : { $step }.
panda-refuse-vanished-already = Votre { panda-hero } a déjà disparu.
panda-refuse-not-vanished = Votre { panda-hero } est sur le plateau, il ne peut pas apparaître.
panda-refuse-relocate = Votre { panda-hero } est déjà à { $place }.

## Lieux et pièces

panda-zone-places = Lieux
panda-zone-paths = Chemins
panda-zone-spaces = Plateau d’actions
panda-zone-order = Ordre du tour
panda-zone-city-row = Cartes Ville
panda-zone-supply = Réserve
panda-zone-missions = Cartes mission
panda-zone-clan = { $who-is ->
    [you] Votre clan
   *[other] Le clan de { $who }
}
panda-around = { $guards ->
    [one] { $guards } garde autour
   *[other] { $guards } gardes autour
}
panda-place-without-nobody = { $place } : { panda-around }
panda-place-without-heroes = { $place } : { panda-around } ; { $heroes }
panda-place-with-nobody = { $place } : { $buildings } ; { panda-around }
panda-place-with-heroes = { $place } : { $buildings } ; { panda-around } ; { $heroes }
panda-path-tile = { $path } : tuile ({ panda-colour }), valeur { $ninjas }
panda-path-guards = { $path } : { $left ->
    [one] { $left } ninja
   *[other] { $left } ninjas
} sur { $ninjas } à découvert ; gardes { $guards }
panda-path-empty = { $path } : { $left ->
    [1] 1 ninja
   *[other] { $left } ninjas
}
panda-space = { $space }, { $name }, { $needs ->
    [one] { $needs } garde
   *[other] { $needs } gardes
} : { $options }{ $status ->
    [open] { "" }
    [behind] { " " }– déjà dépassée
    [guards] { " " }– trop peu de gardes
    [ap] { " " }– trop peu de PA
   *[passed] { " " }– vous avez passé
}
panda-count-vp = { $count } PV
panda-count-ap = { $count } PA
panda-count-guards = { $count ->
    [one] { $count } garde
   *[other] { $count } gardes
}
panda-sheet-hero = { panda-hero } : force { $strength }, { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}, { $place }
panda-supply-building = { panda-building } : { $count }
panda-supply-tile = { panda-tile-kind } : { $count }
panda-mission = { $card } : { $kind ->
    [loop] une boucle de quatre tuiles autour de { panda-mission-building }
    [build4] quatre bâtiments d’une sorte ({ panda-mission-building })
    [opposite_sides] relier deux côtés opposés
    [numbered] relier les trois lieux numérotés
    [special] six actions spéciales
    [most_tiles] le plus de tuiles chemin
    [heroes_together] les trois héros dans une ville
    [sides] côtés reliés par un réseau
    [most_tile_guards] le plus de gardes sur les tuiles chemin
    [hero_distance] la plus longue route entre deux héros
    [city_majority] le plus de gardes autour de chaque ville
   *[network] bâtiments dans un réseau ({ panda-mission-building })
}
panda-mission-building = { $building ->
    [gate] arches
    [market] marchés
    [pagoda] pagodes
   *[none] bâtiments
}

# Une réponse permanente (W-34) : quelle tuile, quand le tour d’un autre le demande.

panda-standing-tile = Si le tour d’un autre vous laisse choisir une tuile
panda-standing-tile-own = toujours la vôtre
panda-standing-tile-neutral = toujours une tuile neutre

panda-standing-setup = Gardes et héros avant la première manche
panda-standing-setup-deal = placez-les pour moi

# Tours entiers : d’où viennent les points, et pourquoi un souhait est impossible.

panda-because-building = { $number ->
    [1] pour le premier bâtiment ici
    [2] pour le deuxième bâtiment ici
    [3] pour le troisième bâtiment ici
    [4] pour le quatrième bâtiment ici
    [5] pour le cinquième bâtiment ici
   *[other] pour le sixième bâtiment ici
}
panda-because-rivals = { $count ->
    [one] pour 1 garde adverse à côté
   *[other] pour { $count } gardes adverses à côté
}
panda-because-mission = pour la carte mission
panda-because-freed = { $place } est libéré
panda-because-chest = pour le coffre
panda-because-printed = donnés par la case
panda-refuse-hero-away = Votre { panda-hero } n’est pas à { $place } : amenez-le d’abord.
panda-refuse-no-space = Aucune case ne le permet.
panda-want-no-guards = Vous n’avez plus de gardes pour cette manche.
panda-want-wait = Il y a d’abord autre chose à décider.
panda-want-none = { $want ->
    [move] Aucune case que vous pouvez utiliser ne permet de déplacer un héros.
    [build] Aucun héros ne peut construire là où il se trouve.
    [strength] Aucun héros ne peut devenir plus fort maintenant.
    [mission] Aucun héros à un bâtiment à lui.
    [points] Aucune case que vous pouvez utiliser ne donne de points ni de PA.
   *[special] Aucune case que vous pouvez utiliser ne le permet.
}
panda-want-not-now = { $want ->
    [move] L’action commencée ne déplace plus personne.
    [build] L’action commencée ne construit plus rien.
    [strength] L’action commencée ne rend personne plus fort.
    [mission] L’action commencée n’apporte pas de mission.
    [points] L’action commencée ne donne ni points ni PA.
   *[special] L’action commencée ne le permet pas.
}

# La fin d’une manche.

panda-round-fewest = { $who-is ->
    [you] Vous commencez : personne n’a moins de PA.
   *[other] { $who } commence : personne n’a moins de PA.
}
panda-round-level = { $ap } PA chacun ; le pion du dessus passe devant : { $who-is ->
    [you] d’abord vous, puis { $other }.
   *[other] d’abord { $who }, puis { $other }.
}
panda-round-cities = { $cities } sur { $count } villes : la partie continue.

# Conseil : ce que fait un tour entier, et pourquoi il est bon.

panda-idea = { $deed }
panda-idea-vp = { $deed } : +{ $vp } PV
panda-idea-ap = { $deed } : +{ $ap } PA
panda-idea-pass = Passer
panda-idea-space = Utiliser { $space }
panda-idea-build = Construire { $building ->
    [gate] une arche
    [market] un marché
   *[pagoda] une pagode
} à { $place }
panda-idea-mission = Prendre { $tile ->
    [lantern] une lanterne
    [chest] un coffre
   *[mask] un masque
} à { $place }
panda-idea-strength = Rendre votre { panda-hero } plus fort
panda-idea-strength-there = Déplacer votre { panda-hero } vers { $place } et le rendre plus fort
panda-idea-sell-chest = Vendre un coffre
panda-idea-take = Prendre { $tiles }
panda-idea-gain = Prendre ce que donne la case
panda-idea-appear = Faire apparaître votre { panda-hero } à { $place }
panda-idea-relocate = Placer votre { panda-hero } à { $place }
panda-idea-vanish = Faire disparaître votre { panda-hero }
panda-idea-move = Déplacer le { panda-hero } vers { $place }
panda-reason-most = Le plus de points sans descendre sous 0 PA.
panda-reason-sheet = À la fin de la partie, cela rapporte { $vp } PV de plus.
panda-reason-covers = { $count ->
    [one] 1 ninja est couvert.
   *[other] { $count } ninjas sont couverts.
}
panda-reason-freed = { $place } est libéré.
panda-reason-opens = { $tile ->
    [lantern] Ensuite, votre moine pourra prendre une lanterne.
    [chest] Ensuite, votre gouverneur pourra prendre un coffre.
   *[mask] Ensuite, votre guerrier pourra prendre un masque.
}
panda-reason-loss = Vous perdez { $vp } PV en descendant sous 0 PA.
panda-reason-rival = { $who-is ->
    [you] Vous gagnez aussi { $vp } PV.
   *[other] { $who } gagne aussi { $vp } PV.
}
panda-reason-left = Il reste { $guards ->
    [one] 1 garde
   *[other] { $guards } gardes
} et { $ap } PA pour un autre tour.

## Ce que propose un conseil

panda-advice-with = { $what } : { $changes }.
panda-advice-plain = { $what }.
panda-advice-guard = placez un garde sur { $path }
panda-advice-place-hero = placez votre { panda-hero } à { $place }
panda-advice-withdraw = { $choice ->
    [yes] quittez la carte mission
   *[no] restez sur la carte mission
}
panda-advice-space = choisissez { $space }
panda-advice-field = choisissez l’emplacement { $choice } de la carte mission
panda-advice-pass = passez
panda-advice-option = { $choice ->
    [1] choisissez la première action
   *[other] choisissez la seconde action
}
panda-advice-action = choisissez « { $steps } »
panda-advice-step = { $kind ->
    [move] déplacez un héros
    [build] construisez
    [strength] prenez une tuile force
    [mission] prenez une tuile mission
    [pick] choisissez des tuiles
    [vanish_appear] faites disparaître ou apparaître un héros
    [sell_chest] vendez un coffre
    [ap] prenez les PA
    [vp] prenez les PV
    [relocate] transférez un héros
   *[finish] terminez ici
}
panda-advice-hero = { $hero ->
    [none] ne déplacez personne
   *[other] choisissez votre { panda-hero }
}
panda-advice-anyones-hero = choisissez un héros de { $owner } : { panda-hero }
panda-advice-move = déplacez le { panda-hero } vers { $place }
panda-advice-stop = arrêtez-vous ici
panda-advice-cover = { $choice ->
    [yes] couvrez un ninja sur { $path }
   *[no] laissez les ninjas sur { $path }
}
panda-advice-tile = { $choice ->
    [own] posez une tuile de votre couleur
   *[neutral] posez une tuile neutre
}
panda-advice-card = { $choice ->
    [left] prenez la carte Ville de gauche
    [right] prenez la carte Ville de droite
   *[none] ne prenez pas de carte Ville
}
panda-advice-pick = prenez { $tiles }
panda-advice-frontier = { $choice ->
    [none] n’utilisez pas de case gratuite
   *[other] utilisez gratuitement { $space }
}
panda-advice-reward = { $choice ->
    [vp] prenez des points pour la frontière
   *[tiles] prenez des tuiles pour la frontière
}
panda-advice-vanish = faites disparaître votre { panda-hero }
panda-advice-appear = faites apparaître votre { panda-hero } à { $place }
panda-advice-relocate = transférez votre { panda-hero } à { $place }
panda-advice-build = construisez { panda-a-building } à { $place }

# Légendes du plateau de Way of the Panda sur la page. `$hero` est monk, governor ou warrior ; `$building` gate, market ou
# pagoda.

panda-title = Way of the Panda
panda-card-facts = 2 à 4 joueurs
panda-card-line = Menez trois héros, libérez les routes, faites grandir les villes.
panda-card-reconstructed = le plateau et le plateau d’actions de Way of the Panda

panda-board-map = Carte de la province. Une liste des lieux et des chemins suit.
panda-board-place = { $language ->
    [en] { $en }
    [de] { $de }
   *[fr] { $fr }
}
panda-board-border = zone de bordure { $id }
panda-board-path = { $from } – { $to }
panda-board-to = Vers { $place }{ $ninjas ->
    [0] , chemin libre
    [one] , devant 1 ninja
   *[other] , devant { $ninjas } ninjas
}
panda-board-strength = Force { $strength }
panda-board-free = libre
panda-board-needs = il faut { $needs }
panda-board-gain = { $points } PV
panda-board-covers = couvre un ninja sur { $path }
panda-board-lays = { $who-is ->
    [you] le chemin est à vous
   *[other] le chemin va à { $who }
}
panda-board-lays-neutral = le chemin devient neutre

panda-board-round = Manche
panda-board-setup = Mise en place
panda-board-master = Maître
panda-board-last-round = Dernière manche
panda-board-cities = Villes
panda-board-capitals = Capitales
panda-board-of = sur { $count }
panda-board-panes = Parties de la table
panda-board-pane = { $pane ->
    [map] Carte
    [actions] Actions
   *[clan] Clan
}

panda-board-vp = points de victoire
panda-board-leads = en tête
panda-board-passed = a passé
panda-board-playing = joue
panda-board-order = place dans l’ordre du tour
panda-board-ap-now = points d’action
panda-board-guards-now = gardes en réserve
panda-board-tiles-laid = tuiles chemin sur la carte
panda-board-look = { $who-is ->
    [you] Montrer votre feuille de clan
   *[other] Montrer la feuille de clan de { $who }
}
panda-board-hero-pips = { panda-hero } : force { $strength }, { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}

panda-board-ap = PA
panda-board-track = Points d’action ; dans une pile, le pion du dessus joue d’abord à la manche suivante
panda-board-spaces = Plateau d’action, six lignes de quatre colonnes
panda-board-cost = Coût en PA
panda-board-column = { $column ->
    [monk] Moine
    [governor] Gouverneur
    [warrior] Guerrier
   *[neutral] Tout héros
}
panda-board-loss = −{ $loss } PV
panda-board-space = { $column } : { $does }. { $cost } PA, { $needs ->
    [one] { $needs } garde.
   *[other] { $needs } gardes.
}
panda-board-standing = Gardes ici : { $here }.
panda-board-lands = Vous tombez à { $lands } et perdez { $loss } PV.
panda-board-status = { $status ->
    [open] À votre portée cette manche.
    [behind] Derrière vous : cette manche, on ne fait qu’avancer.
    [guards] Trop peu de gardes dans votre réserve.
    [ap] Trop cher : vous quitteriez la piste.
   *[passed] Vous avez passé cette manche.
}
panda-board-tip-ap = { $cost } PA : vous tombez à { $lands }.
panda-board-tip-loss = Vous perdez { $loss } PV.
panda-board-tip-guards = { $needs ->
    [one] { $needs } garde.
   *[other] { $needs } gardes.
}
panda-board-idle = Ce serait sans effet. { $why }
panda-board-idle-option = « { $what } » serait sans effet. { $why }
panda-board-both = { $one } et { $other }
panda-board-either = { $one } – ou { $other }
panda-board-or-word = ou
panda-board-step = { $kind ->
    [move] { $hero ->
        [any] déplacer un héros
        [anyone] déplacer le héros de n’importe qui
       *[other] se déplacer
    } de { $max ->
        [1] 1 chemin
       *[other] 1 ou 2 chemins
    }{ $bypass ->
        [0] { "" }
        [one] , en ignorant 1 ninja
       *[other] , en ignorant { $bypass } ninjas
    }{ $cover ->
        [1] { "" }
       *[other] , en couvrant jusqu’à { $cover }
    }
    [build] construire { $hero ->
        [monk] une arche
        [governor] un marché
        [warrior] une pagode
       *[other] un bâtiment
    } { $where ->
        [village] dans un village
        [city] dans une ville
       *[any] n’importe où
    }
    [strength] prendre { $hero ->
        [monk] un chapelet
        [governor] une pièce
       *[warrior] une épée
    }
    [mission] prendre { $hero ->
        [monk] une lanterne
        [governor] un coffre
       *[warrior] un masque
    }
    [pick] prendre { $amount } { $sort ->
        [strength] tuiles force différentes
        [mission] tuiles mission différentes
       *[any] tuiles différentes
    }
    [vanish_appear] faire disparaître ou apparaître un héros
    [sell_chest] vendre un coffre pour { $amount } PV
    [ap] gagner { $amount } PA
    [relocate] placer un héros sur n’importe quel lieu
   *[vp] gagner { $amount } PV
}

panda-board-guards-left = { $count ->
    [one] garde
   *[other] gardes
}
panda-board-class = { $class ->
    [v4] 4
    [v32] 3·2
   *[v1] 1
}
panda-board-tiles-left = tuiles
panda-board-at-end = à la fin

panda-board-city-cards = Cartes Ville
panda-board-either-end = à un bout
panda-board-card-end = { $does } ({ $end ->
    [left] bout gauche
   *[right] bout droit
})
panda-board-missions = Missions bonus
panda-board-a-title = { $kind ->
    [loop] Première boucle
    [build4] Les quatre premiers
    [opposite_sides] Première traversée
    [numbered] Première liaison
   *[special] Six faveurs
}
panda-board-a-text = { $kind ->
    [loop] Quatre tuiles à vous ou neutres en boucle fermée, { $building ->
        [gate] une arche
        [market] un marché
       *[pagoda] une pagode
    } sur chacun de ses lieux.
    [build4] Quatre { $building ->
        [gate] arches
        [market] marchés
       *[pagoda] pagodes
    }, avec votre garde sur cette carte.
    [opposite_sides] Deux bords opposés, par vos tuiles et les neutres.
    [numbered] { $numbered ->
        [3] Les lieux 1, 2 et 3
       *[other] Les { $numbered } lieux numérotés
    }, par vos tuiles et les neutres.
   *[special] Un garde au lieu d’une action, une fois par manche.
}
panda-board-b-title = À la fin
panda-board-b-text = { $kind ->
    [most_tiles] Le plus de tuiles chemin de sa couleur : { $vp } PV.
    [heroes_together] Tous vos héros dans une ville { $city } PV, dans une capitale { $capital } PV.
    [sides] Pour 0 à 4 bords de la carte reliés par un réseau : { $sides } PV.
    [most_tile_guards] La plus haute somme de vos tuiles : { $vp } PV.
    [hero_distance] La plus longue route entre deux de vos héros : { $vp } PV.
    [city_majority] Le plus de gardes autour d’une ville : { $vp } PV chacune.
   *[network] Le plus { $building ->
        [gate] d’arches
        [market] de marchés
       *[pagoda] de pagodes
    } dans un réseau : { $each } PV par bâtiment.
}
panda-board-now = Maintenant :
panda-board-won = { $who-is ->
    [you] Vous l’avez gagnée.
   *[other] { $who } l’a gagnée.
}
panda-board-card-gone = Cette carte n’est plus en jeu.
panda-board-field = Champ { $field } : { $does }
panda-board-supply = Réserve
panda-board-foundations = { $count ->
    [one] { $count } fondation
   *[other] { $count } fondations
}
panda-board-neutral-tiles = { $count ->
    [one] { $count } tuile neutre
   *[other] { $count } tuiles neutres
}
panda-board-last-moves = Derniers coups

panda-board-answer = { $answer ->
    [yes] { $decision ->
        [withdraw] Le reprendre
       *[cover] Couvrir
    }
    [no] { $decision ->
        [withdraw] Rester
       *[cover] Ne pas couvrir
    }
    [own] Tuile à vous
    [neutral] Tuile neutre
    [vp] Points
    [tiles] Tuiles
    [stop] S’arrêter ici
    [finish] Terminer
    [pass] Passer
    [none] { $decision ->
        [card] Aucune carte
        [hero] Personne
       *[frontier] Aucune
    }
   *[other] { $answer }
}
panda-board-hero = { $what ->
    [vanish] { panda-hero } : disparaître
    [appear] { panda-hero } : apparaître
   *[other] { panda-hero }
}
panda-board-hero-of = { $hero } de { $name }
panda-board-build = { $building ->
    [gate] Arche
    [market] Marché
   *[pagoda] Pagode
}
panda-board-confirm = { $part ->
    [path] Ce chemin
    [place] Aller là
    [space] Prendre cette case
    [card] Prendre cette carte
    [field] Prendre ce champ
   *[hero] Ce héros
}
panda-board-back = Choisir à nouveau
panda-board-pick = Tuiles à prendre
panda-board-take = Prendre
panda-board-pick-more = Choisissez encore une sorte.
panda-board-pick-enough = Aucune autre sorte ne va avec ce choix.

panda-board-key-move = ← ↑ → ↓ = aller au choix suivant
panda-board-key-take = Entrée = le prendre
panda-board-key-number = 1–9 = presser un bouton
panda-board-key-pass = P = passer
panda-board-key-panes = M, A, C = carte, actions, clan
panda-board-key-hint = H = conseil

panda-board-story = Comment les points ont grandi, manche par manche
panda-board-final = Carte finale
panda-board-final-note = { $rounds } manches · { $cities } villes
panda-board-turned = Là où tout a tourné
panda-board-took-lead = { $name } : en tête
panda-board-sums = De quoi se composent les points de chaque clan
panda-board-sum-play = en jeu
panda-board-sum-heroes = héros
panda-board-sum-card = mission
panda-board-sum-all = PV

panda-board-rules-1 = But. :: Libérez les chemins, faites grandir les villages en villes, formez vos héros. Le plus de points de victoire l’emporte.
panda-board-rules-2 = Tour. :: Placez des gardes sur une case action, payez ses points d’action (PA) et exécutez une de ses actions. Ou passez pour cette manche.
panda-board-rules-3 = Case. :: Vous pouvez reprendre la même case ou avancer, jamais reculer. Chaque usage demande un garde de plus que le précédent.
panda-board-rules-4 = Payer. :: Vous pouvez descendre à { $lowest }. { $losses ->
    [none] Aucune case ne coûte de PV.
   *[other] Arriver sur ces cases coûte des PV : { $losses }.
}
panda-board-rules-5 = Se déplacer. :: Un héros franchit un chemin si sa force atteint le nombre de ninjas non couverts. Puis vous pouvez couvrir un ninja d’un garde.
panda-board-rules-6 = Tuile. :: Quand le dernier ninja d’un chemin est couvert, le joueur qui y a le plus de gardes pose une tuile, la sienne ou une neutre, et tous les gardes rentrent. Si tous les chemins autour d’un lieu sont alors libres, le joueur qui a couvert le dernier ninja gagne { $liberation } PV, et chaque joueur gagne { $per_guard } PV pour chacun de ses gardes autour. Une tuile compte comme des gardes de sa couleur, selon sa valeur.
panda-board-rules-7 = Construire. :: Chaque héros construit sa sorte de bâtiment. Plus il y a de bâtiments, plus il faut de gardes autour. Vous marquez le bâtiment et chaque garde adverse autour. Le troisième fait une ville : prenez une carte Ville si vous voulez. Dans une ville, chaque sorte se construit encore une fois.
panda-board-rules-8 = Former. :: Les tuiles force rendent un héros plus fort et multiplient à la fin ses tuiles mission. Une tuile mission demande son bâtiment là où il se tient.
panda-board-rules-9 = Manche. :: Quand tous ont passé, chaque garde du plateau d’action revient comme un point d’action. Qui en a le moins commence.
panda-board-rules-10 = Fin. :: La partie finit avec la manche { $cities ->
    [5] de la cinquième ville
   *[other] de la ville numéro { $cities }
}, { $capitals ->
    [2] de la deuxième capitale
   *[other] de la capitale numéro { $capitals }
} ou du dernier bâtiment.
panda-board-option-master = Variante Maître

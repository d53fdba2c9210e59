# Légendes du plateau de Way of the Panda sur la page. `$hero` est monk, governor ou warrior ; `$building` gate, market ou
# pagoda.

panda-title = Way of the Panda
panda-card-facts = 2 à 4 joueurs
panda-card-line = Menez trois héros, libérez les chemins, faites grandir les villes.
panda-card-reconstructed = le plateau et le plateau d’actions de Way of the Panda

panda-board-map = Carte de la province. Une liste des lieux et des chemins suit.
panda-board-place = { $language ->
    [en] { $en }
    [de] { $de }
   *[fr] { $fr }
}
panda-board-border = la bordure { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} de { $place }
panda-board-path = { $from } – { $to }
panda-board-to = Vers { $place }{ $ninjas ->
    [0] , chemin libre
    [one] , devant 1 ninja
   *[other] , devant { $ninjas } ninjas
}
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

panda-board-vp = points de victoire
panda-board-leads = en tête
panda-board-passed = a passé
panda-board-playing = joue
panda-board-order = place dans l’ordre du tour
panda-board-ap-now = points d’action
panda-board-look = { $who-is ->
    [you] Montrer votre feuille de clan
   *[other] Montrer la feuille de clan de { $who }
}

panda-board-ap = PA
panda-board-track = Points d’action ; dans une pile, le pion du dessus joue d’abord à la manche suivante
panda-board-spaces = Plateau d’actions, six lignes de quatre colonnes
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
    [behind] Déjà dépassée : cette manche, on ne peut qu’avancer.
    [guards] Trop peu de gardes dans votre réserve.
    [ap] Trop cher pour vos points d’action.
   *[passed] Vous avez passé cette manche.
}
panda-board-idle = Ce serait sans effet. { $why }
panda-board-idle-option = « { $what } » serait sans effet. { $why }
panda-board-both = { $one } et { $other }
panda-board-either = { $one } – ou { $other }
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

panda-board-at-end = à la fin

panda-board-city-cards = Cartes Ville
panda-board-card-end = { $does } ({ $end ->
    [left] bout gauche
   *[right] bout droit
})
panda-board-missions = Missions bonus
panda-board-a-title = { $kind ->
    [loop] Première boucle
    [build4] Premier à en bâtir quatre
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
    [heroes_together] Tous vos héros dans une ville : { $city } PV, dans une capitale : { $capital } PV.
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
panda-board-field = Emplacement { $field } : { $does }
panda-board-supply = Réserve
panda-board-foundations = { $count ->
    [one] { $count } fondation
   *[other] { $count } fondations
}
panda-board-neutral-tiles = { $count ->
    [one] { $count } tuile neutre
   *[other] { $count } tuiles neutres
}

panda-board-answer = { $answer ->
    [yes] { $decision ->
        [withdraw] Le retirer
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
    [path] Garde ici
    [place] { $decision ->
        [build] Construire ici
        [place-hero] Commencer ici
       *[move] Aller là
    }
    [space] Prendre cette case
    [card] Prendre cette carte
    [field] Prendre cet emplacement
   *[hero] Ce héros
}
panda-board-back = Choisir à nouveau
panda-board-pick = Tuiles à prendre
panda-board-take = Prendre
panda-board-pick-more = Choisissez encore une sorte.
panda-board-pick-enough = Aucune autre sorte ne va avec ce choix.


panda-board-story = La montée des points, manche après manche
panda-board-final = Carte finale
panda-board-final-note = { $rounds } manches · { $cities } villes
panda-board-turned = Les tournants de la partie
panda-board-took-lead = { $name } : en tête
panda-board-sums = De quoi se composent les points de chaque clan
panda-board-sum-play = en jeu
panda-board-sum-heroes = héros
panda-board-sum-card = mission
panda-board-sum-all = PV

panda-board-rules-1 = But. :: Libérez les chemins, faites grandir les villages en villes, formez vos héros. Le joueur qui a le plus de points de victoire gagne.
panda-board-rules-2 = Tour. :: Placez des gardes sur une case action, payez ses points d’action (PA) et exécutez une de ses actions. Ou passez pour cette manche.
panda-board-rules-3 = Case. :: Vous pouvez reprendre la même case ou avancer, jamais reculer. Chaque usage demande un garde de plus que le précédent.
panda-board-rules-4 = Payer. :: Vous pouvez descendre à { $lowest }. { $losses ->
    [none] Aucune case ne coûte de PV.
   *[other] Arriver sur ces cases coûte des PV : { $losses }.
}
panda-board-rules-5 = Se déplacer. :: Un héros franchit un chemin si sa force atteint le nombre de ninjas non couverts. Puis vous pouvez couvrir un ninja d’un garde.
panda-board-rules-6 = Tuile. :: Quand le dernier ninja d’un chemin est couvert, le joueur qui y a le plus de gardes pose une tuile, la sienne ou une neutre, et tous les gardes rentrent. Si tous les chemins autour d’un lieu sont alors sans ninja, le joueur qui a couvert le dernier ninja gagne { $liberation } PV, et chaque joueur gagne { $per_guard } PV pour chacun de ses gardes autour. Une tuile compte comme des gardes de sa couleur, selon sa valeur.
panda-board-rules-7 = Construire. :: Chaque héros construit sa sorte de bâtiment. Plus il y a de bâtiments, plus il faut de gardes autour. Vous marquez le bâtiment et chaque garde adverse autour. Le troisième fait une ville : prenez une carte Ville si vous voulez. Dans une ville, chaque sorte se construit encore une fois.
panda-board-rules-8 = Former. :: Les tuiles force rendent un héros plus fort et multiplient à la fin ses tuiles mission. Une tuile mission demande son bâtiment là où il se tient.
panda-board-rules-9 = Manche. :: Quand tous ont passé, chaque garde du plateau d’actions revient comme un point d’action. Celui qui en a le moins commence.
panda-board-rules-10 = Fin. :: La partie finit avec la manche { $cities ->
    [5] de la cinquième ville
   *[other] de la ville numéro { $cities }
}, { $capitals ->
    [2] de la deuxième capitale
   *[other] de la capitale numéro { $capitals }
} ou du dernier bâtiment.
panda-board-option-master = Variante Maître
panda-board-option-master-why = ajoute des cartes mission, pour joueurs avertis

# Le panneau d’un tour : ce que l’on veut, ce que cela rapporterait, le tour entier.

panda-board-views = Vues
panda-board-view = { $view ->
    [turn] Mon tour
    [board] Actions
   *[clan] Mon clan
}
panda-turn-ask = Que voulez-vous faire ? Vous avez { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
} et { $ap } PA.
panda-turn-wants = Que voulez-vous faire ?
panda-turn-want = { $want ->
    [move] Se déplacer
    [build] Construire
    [strength] Se renforcer
    [mission] Prendre une mission
    [points] Points ou PA
   *[special] Spécial
}
panda-turn-want-move = { $count ->
    [0] aller ailleurs
    [one] couvrir 1 ninja
   *[other] couvrir jusqu’à { $count } ninjas
}
panda-turn-up-to = jusqu’à
panda-turn-from = dès { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
}, { $ap } PA
panda-turn-none = Rien à faire ici maintenant.
panda-turn-or-hero = ou commencez par un héros ou un lieu
panda-turn-or-hero-where = sur la carte ou ici
panda-turn-hero-facts = { $place }, force { $strength }
panda-turn-ask-want = { $want ->
    [move] Qui se déplace, et où ? Touchez un lieu. Couvrir prend des gardes.
    [build] Où construire ? Touchez un lieu. Les lieux sans perte d’abord.
    [strength] Qui se renforce ? Chaque tuile lui fait passer un ninja de plus.
    [mission] Quelle mission ? Elle compte à la fin de la partie.
    [points] Points ou PA ? Choisissez.
   *[special] Que voulez-vous ? Choisissez.
}
panda-turn-ask-want-at = { panda-turn-want } : { $at }. Choisissez.
panda-turn-answers = Ce que vous pouvez faire
panda-turn-guards = { $count ->
    [one] { $count } garde
   *[other] { $count } gardes
}
panda-turn-ap-left = { $ap } PA → { $left }
panda-turn-price = { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
}, { $ap } PA
panda-turn-gain-ap = { $points } PA
panda-turn-gain-tile = { $count ->
    [one] tuile chemin
   *[other] { $count } tuiles chemin
}
panda-turn-gain-cover = couvrir { $count }
panda-turn-target = { $place } : { $gain } { $loss }
panda-turn-more = { $count } de plus
panda-turn-step = { $kind ->
    [move] { panda-hero-name } : { $from } → { $place }
    [cover] Couvrir 1 ninja
    [tile] { $owner ->
        [own] Poser une tuile chemin
       *[neutral] Poser une tuile neutre
    }
    [build] Construire { $building ->
        [gate] une arche
        [market] un marché
       *[pagoda] une pagode
    }
    [strength] { panda-turn-take }
    [mission] { panda-turn-take }
    [take] { panda-turn-take }
    [sell_chest] Vendre un coffre
    [vanish] { panda-hero-name } quitte la carte
    [appear] { panda-hero-name } revient : { $place }
    [relocate] { panda-hero-name } va à { $place }
   *[gain] { $points ->
        [0] Gagner des PA
       *[other] Gagner des points
    }
}
panda-turn-take = { $tile ->
    [beads] Prendre un chapelet
    [coin] Prendre une pièce
    [sword] Prendre une épée
    [lantern] Prendre une lanterne
    [chest] Prendre un coffre
   *[mask] Prendre un masque
}
panda-hero-name = { $hero ->
    [monk] Moine
    [governor] Gouverneur
    [warrior] Guerrier
   *[any] Héros
}
panda-turn-brief = { $what ->
    [walk] le { panda-hero } y va
    [paths] { $count ->
        [one] depuis { $place }, { $count } chemin
       *[other] depuis { $place }, { $count } chemins
    }
   *[cover] en couvre { $count }
}
panda-turn-sentence = { $does } : { $gain } ; { $price }, il reste { $left } PA.
panda-turn-ask-whole = Votre tour entier. { $space } : { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
}{ $cover ->
    [0] .
   *[other] {" "}et { $cover } pour couvrir.
}
panda-turn-space = { $column ->
    [monk] Case du moine, { $cost } PA
    [governor] Case du gouverneur, { $cost } PA
    [warrior] Case du guerrier, { $cost } PA
   *[neutral] Case pour tout héros, { $cost } PA
}
panda-turn-field = Emplacement { $field } de la carte mission
panda-turn-part-back = Annuler une étape
panda-turn-back = Retour
panda-turn-all-wishes = Retour à tous les choix
panda-turn-ways = { $count ->
    [one] { $count } autre case
   *[other] { $count } autres cases
}
panda-turn-do = Faire tout cela : { $gain }
panda-turn-do-plain = Faire tout cela
panda-turn-needed = L’étape suivante en a besoin.
panda-turn-afterwards = { $ask ->
    [card] Puis vous choisissez une carte Ville.
    [tile] Puis vous choisissez une tuile.
   *[frontier] Puis vous choisissez un bonus frontalier.
}
panda-turn-bill = { $what ->
    [guards] Gardes
    [ap] PA
    [vp] PV
   *[loss] Perte
}
panda-turn-no-loss = aucune
panda-turn-ask-ideas = { $count ->
    [one] Une bonne idée.
    [2] Deux bonnes idées.
    [3] Trois bonnes idées.
   *[other] { $count } bonnes idées.
} Touchez-en une pour la voir en entier, ou faites à votre façon.
panda-turn-do-idea = Faire { $letter }
panda-turn-ask-nothing = Cela ne ferait rien. { panda-turn-space } : { $does }.
panda-turn-would-pay = Vous paieriez { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
} et { $ap } PA pour cela.
panda-turn-else = La même case peut faire autre chose :
panda-turn-anyway = La prendre quand même
panda-turn-ask-setup = { $decision ->
    [guard] Placez le garde { $number } sur { $count }. Touchez un chemin bordé de rouge.
   *[place-hero] { $hero ->
        [monk] Où commence votre moine ? Il construit des arches. Touchez un lieu.
        [governor] Où commence votre gouverneur ? Il construit des marchés. Touchez un lieu.
       *[warrior] Où commence votre guerrier ? Il construit des pagodes. Touchez un lieu.
    }
}
panda-turn-setup-tip = { $decision ->
    [guard] Les gardes autour d’un lieu vous permettent d’y construire. Ni avec un rival, ni sur le dernier ninja.
   *[place-hero] Un héros construit là où assez de gardes se tiennent autour.
}
panda-turn-ap = { $ap } PA
panda-turn-strength = force { $strength }
panda-turn-past = { $count ->
    [one] devant { $count } ninja
   *[other] devant { $count } ninjas
}
panda-turn-steps = Les étapes de votre tour
panda-turn-last = { $who-is ->
    [you] Votre dernier tour
   *[other] Dernier tour de { $who }
}
panda-turn-cards-tip = Celui qui fonde une ville en prend une à l’un des bouts.
panda-turn-ask-round = La manche { $round } est finie. Les gardes rentrent, chacun rapporte 1 PA.
panda-turn-begin-round = Commencer la manche { $round }
panda-turn-ready = Prêt : { $points } PV.
panda-turn-builds = { $building ->
    [gate] arche
    [market] marché
   *[pagoda] pagode
} { $points } PV : il peut la construire dès votre premier tour
panda-turn-could-take = { panda-tile-kind } : il peut en prendre là
panda-turn-need = { $guards } sur { $needs }
panda-turn-need-means = dans un lieu : les gardes autour, et combien son prochain bâtiment en demande.
panda-turn-place-guards = { $place } : { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
}, il en faut { $needs }
panda-turn-set-up = Placer pour moi
panda-turn-stepwise = Pas à pas
panda-turn-now = maintenant : { $what }
panda-turn-path = { $path } : { $uncovered ->
    [0] libre
   *[other] { $uncovered } ninjas sur { $ninjas } à découvert
}.
panda-turn-look-space = { panda-turn-space }. { $needs ->
    [one] { $needs } garde
   *[other] { $needs } gardes
}. Il vous reste { $lands } PA.{ $here ->
    [none] {""}
   *[other] {" "}Ici : { $here }.
}
panda-turn-look-hero = { $whose ->
    [mine] Votre { panda-hero } à { $place }.
   *[other] { panda-hero-name } de { $name } à { $place }.
} Force { $strength }.
panda-turn-look-place = { $place }. { $level ->
    [village] Village
    [city] Ville
   *[capital] Capitale
}{ $buildings ->
    [none] {""}
   *[other] {" "}avec { $buildings }
}. { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
} autour{ $needs ->
    [none] .
   *[other] , le prochain bâtiment en demande { $needs }.
}

panda-board-key-wants = 1–6 = un choix ou une ligne
panda-board-key-do = Entrée = faire
panda-board-key-back = U = une étape en arrière
panda-board-key-over = Échap = tous les choix
panda-board-key-pass = P = passer
panda-board-key-views = M, A, C = mon tour, actions, mon clan
panda-board-key-hint = H = conseil

# Le plateau d’actions, la feuille de clan et la fin d’une manche. `$class` est v4, v32 ou v1.

panda-board-left = reste { $lands }
panda-board-gain-ap = { $points } PA
panda-board-option-idle = Sans effet à présent : { $what }.
panda-board-option-gain = À présent jusqu’à { $gain } PV : { $what }.
panda-board-sheet-how = À la fin, chaque héros marque facteur × valeur.
panda-board-builds = bâtit { $building ->
    [gate] des arches
    [market] des marchés
   *[pagoda] des pagodes
}
panda-board-not-placed = pas encore placé
panda-board-strength-row = Force
panda-board-multiplies = facteur
panda-board-missions-row = Missions
panda-board-worth = valeur
panda-board-hero-sum = Passe { $strength ->
    [one] 1 ninja
   *[other] jusqu’à { $strength } ninjas
}. À la fin ×{ $multiplier } de { $value } : { $points } PV.
panda-board-one-more = { $tile ->
    [beads] Un
    [coin] Une
    [sword] Une
    [lantern] Une
   *[other] Un
} { panda-tile-kind } de plus : { $points } PV.
panda-board-tile-full = Plus de place : { panda-tile-kind }.
panda-board-guard = garde
panda-board-guards = Gardes
panda-board-guards-are = { $ready } prêts, { $paths } sur les chemins, { $board } sur le plateau
panda-board-tiles-left = Tuiles chemin
panda-board-tiles-of = { $class ->
    [v4] { $count } de valeur 4
    [v32] { $count } de 3 ou 2
   *[v1] { $count } de 1
}
panda-board-if-over = Si la partie finissait maintenant
panda-board-if-sum = { $vp } + { $heroes } des héros{ $card ->
    [none] { "" }
   *[other] { " " }+ { $card } de la mission
} = { $all } PV
panda-round-table = Ce que la manche a rapporté
panda-round-back = gardes rentrés
panda-round-ap = PA maintenant
panda-round-next = Manche suivante

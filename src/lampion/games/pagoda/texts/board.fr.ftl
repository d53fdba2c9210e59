# Libellés du plateau de Pagoda sur la page. `$colour`, `$next` et `$ability` comme dans pagoda.fr.ftl ; `$piece` vaut column, tile ou roof.

pagoda-title = Pagoda
pagoda-card-facts = 2 joueurs · 30–45 min
pagoda-card-line = Bâtissez des tours communes ; chaque tuile donne une capacité.
pagoda-card-reconstructed = les couleurs des sommets de Pagoda

pagoda-board-option-quick = Rapide
pagoda-board-option-quick-why = tours moins hautes, partie plus courte
pagoda-board-option-simple = Initiation
pagoda-board-option-simple-why = sans capacités, pour apprendre
pagoda-board-variant = { $variant ->
    [quick-normal] partie rapide
    [full-simple] partie d’initiation
    [quick-simple] rapide, initiation
   *[full-normal] partie complète
}
pagoda-board-completed = { $count } sur { $of } achevés

pagoda-board-site = Terrain { $site }
pagoda-board-floor = étage { $number } : { $columns ->
    [0] pas encore de colonne { pagoda-colour-e }
   *[other] { $columns } { pagoda-colour }
}
pagoda-board-floor-tile = étage { $number } : { pagoda-colour } avec tuile
pagoda-board-floor-roof = étage { $number } : { pagoda-colour }, toit au sommet { pagoda-next-colour }
pagoda-board-site-next = { $status ->
    [roofed] achevé
    [blocked] bloqué, plus de tuile de sa couleur
   *[open] { $piece ->
        [tile] ensuite une tuile { pagoda-colour-e }, plus { $points }
        [roof] ensuite un toit { pagoda-colour }, plus { $points }
       *[column] { $colour ->
            [any] ensuite une colonne de n’importe quelle couleur, plus { $points }
           *[other] ensuite une colonne { pagoda-colour-e }, plus { $points }
        }
    }
}
pagoda-board-complete = achevé
pagoda-board-blocked = bloqué

pagoda-board-table = Réserve
pagoda-board-open = visible de tous
pagoda-board-hand = Main
pagoda-board-only-you = vous seul
pagoda-board-card = carte { pagoda-colour-e }, { $zone ->
    [table] réserve
   *[hand] main
}
pagoda-board-their-table = { $name } : cartes visibles
pagoda-board-their-hand = { $name } : main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pagoda-board-start = commence
pagoda-board-architect = Plateau Architecte
pagoda-board-uses = { pagoda-ability } : { $uses ->
    [0] plus d’utilisation
    [one] { $uses } utilisation
   *[other] { $uses } utilisations
}{ $used ->
    [yes] , utilisée ce tour
   *[no] { "" }
}
pagoda-board-dots = Les points pleins à côté sont des utilisations ; poser une tuile de sa couleur les remplit.
pagoda-board-about = { $ability ->
    [lantern] Lanterne : construisez jusqu’à { $lantern_limit } colonnes ce tour au lieu de { $limit }.
    [buddha] { $buddha ->
        [one] Bouddha : une carte paie une tuile d’une autre couleur. Choisissez-la, ainsi que le terrain.
       *[other] Bouddha : { $buddha } cartes d’une couleur paient une tuile d’une autre couleur. Choisissez-les, ainsi que le terrain.
    }
    [bowl] { $bowl ->
        [one] Bol de riz : une carte remplace une carte d’une autre couleur, pour une colonne ou un sommet. Choisissez-la, ainsi que le terrain.
       *[other] Bol de riz : { $bowl } cartes d’une couleur remplacent une carte d’une autre couleur, pour une colonne ou un sommet. Choisissez-les, ainsi que le terrain.
    }
    [dragon] Dragon : échangez les cartes que vous voulez avant toute autre chose.
   *[fan] Éventail : complétez votre main à { $fan_hand } cartes au lieu de { $hand } à la fin du tour.
}
pagoda-board-to-draw = pioche
pagoda-board-discarded = défausse
pagoda-board-discard-empty = La défausse est vide.
pagoda-board-until-end = Avant la fin
pagoda-board-race = { $of ->
    [1] Le premier terrain achevé amène les derniers tours.
    [3] Le troisième terrain achevé amène les derniers tours.
   *[other] { $of } terrains achevés amènent les derniers tours.
}
pagoda-board-last-turn = La fin approche : les deux joueurs auront joué autant de tours.

pagoda-board-tiles = Tuiles
pagoda-board-tiles-left = Tuiles restantes
pagoda-board-of = { $count } sur { $of }
pagoda-board-supply = Tuiles restantes : en lignes la couleur de fond, en colonnes la couleur de l’étage suivant
pagoda-board-base = fond
pagoda-board-next = suite
pagoda-board-none = aucune

pagoda-board-your-turn = À vous.
pagoda-prompt-begin = { pagoda-last-turn } : construisez. Appuyez sur une carte ou un terrain.
pagoda-board-columns = colonnes
pagoda-board-or = ou
pagoda-board-picked-cards = { $count ->
    [one] carte { pagoda-colour-e }
   *[other] { $count } { $colour ->
        [red] cartes rouges
        [blue] cartes bleues
        [green] cartes vertes
        [yellow] cartes jaunes
       *[violet] cartes violettes
    }
}
pagoda-board-picked = { $some ->
    [yes] Choix ({ $what }) : construisez sur le terrain { $sites }.
   *[no] Choix ({ $what }) : aucun terrain ne convient.
}
pagoda-board-site-picked = { $open ->
    [tile] Terrain { $site } : choisissez la tuile.
    [colour] Terrain { $site } : choisissez la couleur.
    [abilities] Terrain { $site } : quelle capacité aide ?
   *[cards] { $piece ->
        [tile] Terrain { $site }, tuile { pagoda-colour-e } : choisissez-la, et une carte.
        [roof] Toit du terrain { $site } : choisissez tuile et cartes.
       *[column] { $colour ->
            [any] Le terrain { $site } prend toute couleur : choisissez une carte.
           *[other] Terrain { $site }, colonne { pagoda-colour-e } : choisissez les cartes.
        }
    }
}
pagoda-board-press-again = Appuyez encore sur le terrain { $site } pour construire.
pagoda-board-choose-set = { $mode ->
    [dragon] Dragon : choisissez les cartes à échanger ({ $count } choisies).
    [pass] Choisissez { $of } cartes à défausser ({ $count } choisies), puis passez.
   *[alternative] Choisissez { $of } cartes ({ $count } jusqu’ici) et un terrain pour une colonne.
}
pagoda-board-then-site = Choisissez maintenant le terrain de votre colonne.
pagoda-board-then-press = { $open ->
    [yes] Choisissez maintenant la couleur de la colonne.
   *[no] Défaussez les cartes, ou changez-en.
}
pagoda-board-choose = { $part ->
    [colour] Couleur
    [abilities] Avec
   *[tile] { $piece ->
        [roof] Toit, sommet
       *[other] Tuile, suite
    }
}
pagoda-board-site-first = Choisissez d’abord le terrain de votre colonne.

pagoda-board-end = Fin du tour
pagoda-board-end-fan = Avec Éventail
pagoda-board-build = { $kind ->
    [tile] Poser +{ $points }
    [roof] Toit +{ $points }
   *[column] Construire +{ $points }
}
pagoda-board-use = { $ability ->
    [lantern] Lanterne
    [dragon] Dragon
   *[other] { pagoda-ability }
}
pagoda-board-advised = { $ability ->
    [lantern] Allumer la Lanterne
   *[fan] Finir avec l’Éventail
}
pagoda-board-set = { $kind ->
    [pass] Passer
   *[alternative] { pagoda-set }
}
pagoda-board-set-about = { $kind ->
    [pass] Défausser { pagoda-set } et passer
   *[alternative] Au lieu d’un tour normal : défausser { pagoda-set } au choix pour une colonne
}
pagoda-board-lay-down = { $mode ->
    [dragon] { $count ->
        [0] Échanger
       *[other] Échanger { $count }
    }
    [pass] Passer { $count }/{ $of }
   *[alternative] Défausser { $count }/{ $of }
}

pagoda-board-this-turn = { $mine ->
    [yes] Ce tour
   *[no] Tour de { $name }
}
pagoda-board-nothing-yet = Rien encore.
pagoda-board-step-long = { $kind ->
    [dragon] { $count ->
        [one] Dragon : { $count } carte échangée
       *[other] Dragon : { $count } cartes échangées
    }
    [lantern] Lanterne allumée : { pagoda-limit-columns }
    [tile] Tuile { pagoda-colour-e }, terrain { $site }
    [roof] Toit { pagoda-colour }, terrain { $site }
    [pass] Passe
    [end] Fin avec Éventail
   *[column] Colonne { pagoda-colour-e }, terrain { $site }
}
pagoda-board-step-short = { $kind ->
    [dragon] Dragon ×{ $count }
    [lantern] Lanterne
    [roof] toit, terrain { $site }
    [tile] tuile, terrain { $site }
    [pass] passe
    [end] Éventail
   *[column] terrain { $site }
}
pagoda-board-step-log = { $kind ->
    [column] colonne, terrain { $site }
    [alternative] { $count ->
        [one] { $count } carte, terrain { $site }
       *[other] { $count } cartes, terrain { $site }
    }
   *[other] { pagoda-board-step-short }
}
pagoda-board-no-way-back = cartes piochées, pas de retour
pagoda-board-paid = { $count ->
    [one] payé avec { $count } carte
   *[other] payé avec { $count } cartes
}
pagoda-board-take-back = { $kind ->
    [tile] Annuler la tuile
    [roof] Annuler le toit
    [lantern] Éteindre la Lanterne
    [pass] Ne plus passer
   *[column] Annuler la colonne
}
pagoda-board-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}

pagoda-board-key-site = 1–{ $sites } = choisir un terrain, encore : construire
pagoda-board-key-card = R B G Y V = choisir une carte rouge, bleue, verte, jaune, violette
pagoda-board-key-build = Entrée = construire ce qui est choisi
pagoda-board-key-end = E, F = finir le tour, avec l’Éventail
pagoda-board-key-ability = L, D = Lanterne, Dragon
pagoda-board-key-set = X = défausser { pagoda-set } pour une colonne
pagoda-board-key-drop = Échap = reposer ce qui est choisi
pagoda-board-key-hint = H = conseil

pagoda-board-story = La montée des scores, tour après tour
pagoda-board-final = Les pagodes
pagoda-board-ladder = Points des colonnes, des tuiles et des toits, et en tout
pagoda-board-from = { $kind ->
    [tile] points des tuiles
    [roof] points des toits
   *[column] points des colonnes
}

pagoda-board-rules-1 = But. :: Les pagodes n’appartiennent à personne. Chaque pièce construite vous rapporte ses points. Le joueur qui a le plus de points gagne.
pagoda-board-rules-2 = Votre tour. :: Construisez { $limit ->
    [one] une colonne
   *[other] 1 à { $limit } colonnes
}, où vous voulez ; un toit compte pour une colonne. Les autres tuiles ne comptent pas : posez-en autant que vous pouvez en payer. Les cartes paient les pièces de leur couleur ; réserve et main valent autant.
pagoda-board-rules-3 = Colonne. :: Elle coûte { $column_price ->
    [one] { $column_price } carte
   *[other] { $column_price } cartes
} de sa couleur ; { $columns ->
    [one] une colonne fait
   *[other] { $columns } colonnes d’une couleur font
} un étage. La première d’un terrain est de la couleur que vous voulez ; plus haut, la tuile du dessous décide. Ce que rapporte une colonne dépend de son étage, de bas en haut : { $column_points }.
pagoda-board-rules-4 = Tuile. :: Sur un étage complet se pose une tuile de même couleur, pour { $tile_price ->
    [one] { $tile_price } carte
   *[other] { $tile_price } cartes
} : { $tile_points ->
    [one] { $tile_points } point
   *[other] { $tile_points } points
}, et vous choisissez la couleur de l’étage suivant.
pagoda-board-rules-5 = Toit. :: À l’étage { $floors }, le dernier, la tuile est un toit et vient avec son sommet : { $tile_price ->
    [one] { $tile_price } carte
   *[other] { $tile_price } cartes
} pour la tuile, { $spire_price } de la couleur du sommet. Il rapporte { $roof_points } et compte pour une colonne.
pagoda-board-rules-6 = Capacités. :: Une tuile ou un toit porte la capacité de sa couleur à { $uses ->
    [one] { $uses } utilisation
   *[other] { $uses } utilisations
}. Chacune aide une fois par tour.
pagoda-board-rules-7 = Aucune carte ne convient ? :: Au lieu d’un tour normal, défaussez { pagoda-set } au choix pour une colonne.
pagoda-board-rules-8 = Compléter. :: Complétez ensuite votre réserve à { $table } et votre main à { $hand }. Ce qui a été révélé ne peut pas être annulé.
pagoda-board-rules-9 = Fin. :: Un terrain est achevé quand il a son toit, ou quand il est bloqué : son étage du haut a ses { $columns } colonnes, mais il n’y a plus de tuile de cette couleur. { $ends_at ->
    [1] Le premier amène
    [3] Le troisième amène
   *[other] { $ends_at } d’entre eux amènent
} les derniers tours ; chacun en a autant.

# Pagoda en français. `$colour` et `$next` valent red, blue, green, yellow ou violet ; `$ability` vaut lantern, buddha, bowl, dragon ou fan.

pagoda-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[violet] violet
}
pagoda-colour-e = { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[violet] violette
}
pagoda-next-colour = { $next ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[violet] violet
}
pagoda-ability = { $ability ->
    [lantern] Lanterne
    [buddha] Bouddha
    [bowl] Bol de riz
    [dragon] Dragon
   *[fan] Éventail
}
pagoda-with-ability = { $ability ->
    [bowl] Avec le Bol de riz
   *[buddha] Avec le Bouddha
}
pagoda-your-ability = { $ability ->
    [lantern] votre Lanterne
    [buddha] votre Bouddha
    [bowl] votre Bol de riz
    [dragon] votre Dragon
   *[fan] votre Éventail
}

pagoda-spire-colour = { $spire ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[violet] violet
}
pagoda-tile = tuile { pagoda-colour-e } (suite { pagoda-next-colour })
pagoda-tile-roof = tuile { pagoda-colour-e } (sommet { pagoda-spire-colour })
pagoda-tile-listed = tuile { pagoda-colour-e } (suite { pagoda-next-colour }, sommet { pagoda-spire-colour })
pagoda-card = carte { pagoda-colour-e }
pagoda-card-hidden = carte cachée
pagoda-some-cards = { $count } { pagoda-colour }
pagoda-cards = { $count } { pagoda-colour } { $zone ->
    [table] de la réserve
   *[hand] de la main
}
pagoda-set = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
pagoda-limit-columns = { $limit ->
    [one] { $limit } colonne
   *[other] { $limit } colonnes
}
pagoda-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pagoda-uses = { pagoda-ability } : { $uses }
pagoda-turn = { $built ->
    [one] { $built } colonne construite
   *[other] { $built } colonnes construites
} sur { $limit }

## Ce qu’il faut décider

pagoda-last-turn = { $last ->
    [yes] Dernier tour
   *[no] À vous
}
pagoda-prompt-fresh = { $who-is ->
    [you] { pagoda-last-turn } : construisez des colonnes, ou une seule contre { pagoda-set }.
   *[other] { $last ->
        [yes] { $who } commence le dernier tour.
       *[no] { $who } commence son tour.
    }
}
pagoda-prompt-alternative = { $who-is ->
    [you] { pagoda-last-turn } : aucune carte ne convient. Défaussez-en { $cards } pour une colonne.
   *[other] { pagoda-prompt-fresh }
}
pagoda-prompt-pass = { $who-is ->
    [you] { pagoda-last-turn } : rien à construire. Défaussez { pagoda-set } et passez.
   *[other] { pagoda-prompt-fresh }
}
pagoda-prompt-needs-column = { $who-is ->
    [you] Maintenant, construisez : il faut au moins une colonne dans votre tour.
   *[other] { $who } construit.
}
pagoda-prompt-go-on = { $who-is ->
    [you] { $left ->
        [one] Encore une colonne, des tuiles, ou finissez votre tour.
       *[other] Encore { $left } colonnes au plus, des tuiles, ou finissez votre tour.
    }
   *[other] { $who } a construit { $built ->
        [one] 1 colonne.
       *[other] { $built } colonnes.
    }
}
pagoda-prompt-limit = { $who-is ->
    [you] { pagoda-limit-columns }, c’est la limite : posez des tuiles ou finissez.
   *[other] { $who } a construit { pagoda-limit-columns }.
}
pagoda-prompt-closing = { $who-is ->
    [you] Finissez votre tour et complétez vos cartes.
   *[other] { $who } va compléter ses cartes.
}
pagoda-prompt-over = La partie est terminée.

## Ce qui s’est passé

pagoda-log-column = { $who-is ->
    [you] Vous construisez une colonne { pagoda-colour-e } sur le terrain { $site } avec { $cards } : +{ $points }.
   *[other] { $who } construit une colonne { pagoda-colour-e } sur le terrain { $site } avec { $cards } : +{ $points }.
}
pagoda-log-tile = { $who-is ->
    [you] Vous posez une { $tile } sur le terrain { $site } avec { $cards } : +{ $points }.
   *[other] { $who } pose une { $tile } sur le terrain { $site } avec { $cards } : +{ $points }.
}
pagoda-log-roof = { $who-is ->
    [you] Vous construisez le toit du terrain { $site }, { $tile }, avec { $cards } : +{ $points }.
   *[other] { $who } construit le toit du terrain { $site }, { $tile }, avec { $cards } : +{ $points }.
}
pagoda-log-alternative = { $who-is ->
    [you] Vous défaussez { $cards } pour une colonne { pagoda-colour-e } sur le terrain { $site } : +{ $points }.
   *[other] { $who } défausse { $cards } pour une colonne { pagoda-colour-e } sur le terrain { $site } : +{ $points }.
}
pagoda-log-pass = { $who-is ->
    [you] Vous passez et défaussez { $cards }.
   *[other] { $who } passe et défausse { $cards }.
}
pagoda-log-lantern = { $who-is ->
    [you] Vous allumez la Lanterne : { pagoda-limit-columns } ce tour-ci.
   *[other] { $who } allume la Lanterne : { pagoda-limit-columns } ce tour-ci.
}
pagoda-log-dragon = { $who-is ->
    [you] Dragon : vous échangez { $count ->
        [one] 1 carte ({ $cards }).
       *[other] { $count } cartes ({ $cards }).
    }
   *[other] Dragon : { $who } échange { $count ->
        [one] 1 carte ({ $cards }).
       *[other] { $count } cartes ({ $cards }).
    }
}
pagoda-log-end = { $who-is ->
    [you] { $count ->
        [0] Vous ne piochez aucune carte.
        [one] Vous piochez 1 carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[other] { $count ->
        [0] { $who } ne pioche aucune carte.
        [one] { $who } pioche 1 carte.
       *[other] { $who } pioche { $count } cartes.
    }
}
pagoda-log-fan = Éventail : { pagoda-log-end }
pagoda-log-notes = { $what } ({ $notes })
pagoda-note-used = { pagoda-ability } : capacité utilisée
pagoda-note-gained = { pagoda-ability } : capacité gagnée
pagoda-note-blocked = le terrain { $site } est bloqué
pagoda-note-end = la fin de la partie approche

## Comment ça s’est terminé

pagoda-result-win = { $who-is ->
    [you] Vous gagnez par { $own } points à { $other }.
   *[other] { $who } gagne par { $own } points à { $other }.
}
pagoda-result-draw = Égalité à { $points } points : la victoire est partagée.

## Pourquoi pas

pagoda-refuse-turn-closed = Ce tour est joué ; il ne reste qu’à le finir.
pagoda-refuse-limit = Colonnes construites : { $built } sur { $limit } ce tour-ci.
pagoda-refuse-site-roofed = La pagode du terrain { $site } a déjà son toit.
pagoda-refuse-site-blocked = Le terrain { $site } est bloqué : il n’y a plus de tuile { pagoda-colour-e }.
pagoda-refuse-floor-full = L’étage du terrain { $site } a toutes ses colonnes ; il lui faut une tuile { pagoda-colour-e }.
pagoda-refuse-colour = L’étage { $floor } du terrain { $site } demande des colonnes de couleur { pagoda-colour-e }.
pagoda-refuse-floor-unfinished = { $count ->
    [0] L’étage du terrain { $site } n’a encore aucune de ses { $of } colonnes.
    [one] L’étage du terrain { $site } n’a que { $count } colonne sur { $of }.
   *[other] L’étage du terrain { $site } n’a que { $count } colonnes sur { $of }.
}
pagoda-refuse-roof-tile = La prochaine tuile du terrain { $site } est un toit, et un toit se construit avec son sommet.
pagoda-refuse-too-low = Le terrain { $site } en est à l’étage { $floor } ; le toit vient à l’étage { $top }.
pagoda-refuse-base = Le terrain { $site } demande une tuile dont la couleur de fond est { pagoda-colour }.
pagoda-refuse-tile-gone = Cette tuile n’est plus dans la réserve : { $tile }.
pagoda-price = { $count ->
    [one] { $count } carte { pagoda-colour-e }
   *[other] { $count } cartes de couleur { pagoda-colour-e }
}
pagoda-others = { $others ->
    [one] { $others } carte d’une autre couleur
   *[other] { $others } cartes identiques d’une autre couleur
}
pagoda-substitute = { $rest ->
    [0] { pagoda-others }
    [one] { $rest } carte { pagoda-colour-e } et { pagoda-others }
   *[other] { $rest } cartes de couleur { pagoda-colour-e } et { pagoda-others }
}
pagoda-refuse-column-price = Une colonne { pagoda-colour-e } coûte { pagoda-price } ou, avec le Bol de riz, { pagoda-substitute }.
pagoda-refuse-tile-price = Une tuile { pagoda-colour-e } coûte { pagoda-price } ou, avec le Bouddha, { pagoda-substitute }.
pagoda-refuse-spire-price = Ce sommet coûte { pagoda-price } ou, avec le Bol de riz, { pagoda-substitute }.
pagoda-refuse-column-price-simple = Une colonne { pagoda-colour-e } coûte { pagoda-price }.
pagoda-refuse-tile-price-simple = Une tuile { pagoda-colour-e } coûte { pagoda-price }.
pagoda-refuse-spire-price-simple = Ce sommet coûte { pagoda-price }.
pagoda-refuse-own-pair = { pagoda-with-ability }, on paie { $others ->
    [one] { $others } carte
   *[other] { $others } cartes identiques
} d’une autre couleur que { pagoda-colour }.
pagoda-refuse-not-held = { $zone ->
    [table] Cela demande { $count } { pagoda-colour } de votre réserve personnelle, où vous en avez { $held }.
   *[hand] Cela demande { $count } { pagoda-colour } de votre main, où vous en avez { $held }.
}
pagoda-refuse-simple = Ce coup n’existe pas dans la partie d’initiation.
pagoda-refuse-used = Vous avez déjà utilisé { pagoda-your-ability } ce tour-ci.
pagoda-refuse-no-use = Vous ne pouvez pas utiliser { pagoda-your-ability } : le marqueur est à 0.
pagoda-refuse-stranding-tile = Ensuite vous ne pourriez plus construire de colonne, et il vous en faut une : { $tile }.
pagoda-refuse-stranding-lantern = Avec la Lanterne, vous devriez construire une colonne, et vous ne le pouvez pas.
pagoda-refuse-alternative-late = Défausser des cartes pour une colonne est un tour à part : c’est trop tard.
pagoda-refuse-pass-late = On ne peut passer qu’au début de son tour.
pagoda-refuse-pass-open = Vous ne pouvez pas passer : une colonne a encore sa place sur un terrain.
pagoda-refuse-pass-finishable = Vous ne pouvez pas passer : vos cartes permettent encore de construire.
pagoda-refuse-set-size = Cela demande exactement { $needed } cartes, et non { $count }.
pagoda-refuse-dragon-late = Le Dragon ne s’utilise qu’au tout début du tour.
pagoda-refuse-dragon-empty = Choisissez au moins une carte que le Dragon doit échanger.
pagoda-refuse-no-column = Construisez une colonne avant de finir votre tour.

## Lieux et pièces

pagoda-zone-site = Terrain { $site }
pagoda-zone-supply = Tuiles restantes
pagoda-zone-pile = Pioche
pagoda-zone-discard = Défausse
pagoda-zone-turn = Ce tour-ci
pagoda-zone-table = { $who-is ->
    [you] Votre réserve personnelle
   *[other] Réserve personnelle ({ $who })
}
pagoda-zone-hand = { $who-is ->
    [you] Votre main
   *[other] Main ({ $who })
}
pagoda-zone-abilities = { $who-is ->
    [you] Vos capacités
   *[other] Capacités ({ $who })
}
pagoda-zone-score = { $who-is ->
    [you] Votre score
   *[other] Score ({ $who })
}
pagoda-floor-columns = étage { $floor } : { $columns } { pagoda-colour }
pagoda-floor = { pagoda-floor-columns }
pagoda-floor-tiled = { pagoda-floor-columns }, tuile, suite { pagoda-next-colour }
pagoda-floor-roofed = { pagoda-floor-columns }, toit, sommet { pagoda-next-colour }
pagoda-site-empty = vide
pagoda-site-blocked = bloqué : plus de tuile { pagoda-colour-e }

## Ce que propose un conseil

pagoda-advice-column = construisez une colonne { pagoda-colour-e } sur le terrain { $site } pour { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-tile = posez sur le terrain { $site } une { $tile } pour { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-roof = construisez le toit du terrain { $site }, { $tile } pour { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-alternative = défaussez { $cards } pour une colonne { pagoda-colour-e } sur le terrain { $site }, pour { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-pass = passez et défaussez { $cards }.
pagoda-advice-lantern = allumez la Lanterne, vous pourrez alors construire { pagoda-limit-columns } ce tour-ci.
pagoda-advice-dragon = utilisez le Dragon et échangez { $cards }.
pagoda-advice-end = { $count ->
    [0] finissez votre tour.
    [one] finissez votre tour et piochez 1 carte.
   *[other] finissez votre tour et piochez { $count } cartes.
}
pagoda-advice-fan = { $count ->
    [0] finissez votre tour avec l’Éventail.
    [one] finissez votre tour avec l’Éventail et piochez 1 carte.
   *[other] finissez votre tour avec l’Éventail et piochez { $count } cartes.
}

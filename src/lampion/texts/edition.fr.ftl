# Mots sur les valeurs des éditions, communs à tous les jeux.

edition-literal = { $text }
edition-list = { $items }
edition-yes = oui
edition-no = non
edition-mark-text = livret
edition-mark-inferred = déduit
edition-mark-house = de nous
edition-number-word = { $number ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $number }
}
edition-legend = D’où vient une valeur : livret = elle y figure ; déduit = elle découle de ce qui y figure ; de nous = notre reconstitution, que l’on peut corriger avec le jeu imprimé.
edition-levels-measured = Les niveaux des bots ont été mesurés avec l’édition habituelle ({ $usual }). Avec celle-ci, ils jouent selon les mêmes poids.
edition-good = { $file } est une édition valable de { $game }, nommée { $name }.
edition-same = Les deux éditions ont les mêmes valeurs.
edition-only-in = seulement dans { $file } : { $text }
edition-changed = { $before } → { $after }

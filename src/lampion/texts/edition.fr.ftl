# Mots sur les valeurs des éditions, communs à tous les jeux.

edition-literal = { $text }
edition-list = { $items }
edition-yes = oui
edition-no = non
edition-mark-text = livret
edition-mark-inferred = déduit
edition-mark-house = maison
edition-legend = D’où vient une valeur : livret = elle y figure ; déduit = elle découle de ce qui y figure ; maison = notre reconstitution, que l’on peut corriger avec le jeu imprimé.
edition-levels-measured = Les niveaux des bots ont été mesurés avec l’édition { $measured }. Avec celle-ci, ils jouent selon les mêmes poids.
edition-good = { $file } est une édition valable de { $game }, nommée { $name }.
edition-same = Les deux éditions ont les mêmes valeurs.
edition-only-in = seulement dans { $file } : { $text }
edition-changed = { $before } → { $after }

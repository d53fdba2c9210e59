# Les valeurs d’une édition d’AXIO, telles que les listes les nomment.

axio-edition-printed = Cases imprimées
axio-edition-printed-row = ligne
axio-edition-printed-column = colonne
axio-edition-printed-symbol = symbole

axio-edition-tiles = Tuiles
axio-edition-tiles-pair = tuiles de chaque paire de deux couleurs
axio-edition-tiles-double = tuiles de chaque double

axio-edition-rack = Chevalet
axio-edition-rack-tiles = tuiles d’un chevalet complet

axio-edition-track = Tableaux de score
axio-edition-track-last = dernière case d’une piste
axio-edition-track-boards = tableaux de score l’un après l’autre en solitaire

axio-edition-area = Zone de jeu
axio-edition-area-1 = première et dernière ligne et colonne en solitaire
axio-edition-area-2 = première et dernière ligne et colonne à 2 joueurs
axio-edition-area-3 = première et dernière ligne et colonne à 3 joueurs
axio-edition-area-4 = première et dernière ligne et colonne à 4 joueurs

axio-edition-colour-red = rouge
axio-edition-colour-blue = bleu
axio-edition-colour-green = vert
axio-edition-colour-orange = orange
axio-edition-colour-purple = violet

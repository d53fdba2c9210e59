# Ce dont se compose le jugement des bots sur une position, dans les mots des joueurs.

term-pagoda-points = points acquis
term-pagoda-prospect = ce que les cartes permettent de bâtir ce tour-ci
term-pagoda-prospect-later = ce que les cartes permettent de bâtir au tour suivant
term-pagoda-use = capacités encore disponibles
term-pagoda-move = le prochain tour
term-pagoda-last-move = le dernier tour
term-pagoda-lead-at-the-end = avance dans les derniers tours

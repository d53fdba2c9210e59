# Ce dont se compose le jugement des bots sur une position, dans les mots des joueurs.

term-axio-points = couleur la plus basse pour l’instant
term-axio-rate = tours encore à jouer
term-axio-second = deuxième couleur la plus basse
term-axio-third = troisième couleur la plus basse
term-axio-fourth = quatrième couleur la plus basse
term-axio-move = prochaine pose

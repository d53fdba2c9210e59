# Ce dont se compose le jugement des bots sur une position, dans les mots des joueurs.

term-panda-points = points de victoire acquis
term-panda-sheet = force multipliée par les missions
term-panda-strength = force pour les missions à venir
term-panda-mission = missions pour la force à venir
term-panda-vanished = héros hors de la carte
term-panda-site = bâtiments à portée
term-panda-mission-at-hand = missions à portée
term-panda-city-card = cartes Ville à portée
term-panda-frontier-bonus = frontière à portée
term-panda-action-point = points d’action
term-panda-overdrawn = points d’action négatifs
term-panda-guard = gardes disponibles
term-panda-ready = gardes encore à jouer cette manche
term-panda-stranded = gardes sans case
term-panda-map = gardes autour de lieux à libérer
term-panda-figure = gardes sur les chemins
term-panda-card-now = carte mission B
term-panda-card-progress = progression de la carte mission A
term-panda-staying = gardes sur la carte mission A

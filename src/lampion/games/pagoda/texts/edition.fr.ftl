# Les valeurs d’une édition de Pagoda, comme les listes les nomment.

pagoda-edition-tiles = Tuiles
pagoda-edition-tiles-base = couleur de fond
pagoda-edition-tiles-next = couleur des emplacements
pagoda-edition-tiles-spire = couleur du sommet

pagoda-edition-cards = Cartes
pagoda-edition-cards-each-colour = cartes de chaque couleur
pagoda-edition-cards-table = cartes de la réserve personnelle
pagoda-edition-cards-hand = cartes en main
pagoda-edition-cards-fan-hand = cartes en main avec l’Éventail
pagoda-edition-cards-alternative = cartes pour un tour modifié ou pour passer

pagoda-edition-board = Plateau
pagoda-edition-board-sites = terrains
pagoda-edition-board-columns = colonnes d’un étage
pagoda-edition-board-ends-at = terrains achevés qui amènent la fin

pagoda-edition-turn = Tour
pagoda-edition-turn-columns = colonnes par tour
pagoda-edition-turn-lantern-columns = colonnes par tour avec la Lanterne
pagoda-edition-turn-uses = utilisations d’une nouvelle capacité

pagoda-edition-price = Prix
pagoda-edition-price-column = cartes pour une colonne
pagoda-edition-price-tile = cartes pour une tuile
pagoda-edition-price-spire = cartes pour un sommet
pagoda-edition-price-bowl = cartes d’une autre couleur pour une carte, avec le Bol de riz
pagoda-edition-price-buddha = cartes d’une autre couleur pour une tuile, avec le Bouddha

pagoda-edition-points = Points
pagoda-edition-points-columns = points d’une colonne à l’étage 1, 2, 3, 4
pagoda-edition-points-tile = points d’une tuile

pagoda-edition-normal = Partie complète
pagoda-edition-normal-floors = étages
pagoda-edition-normal-spire = points d’un sommet

pagoda-edition-quick = Partie rapide
pagoda-edition-quick-floors = étages
pagoda-edition-quick-spire = points d’un sommet

pagoda-edition-colour-red = rouge
pagoda-edition-colour-blue = bleu
pagoda-edition-colour-green = vert
pagoda-edition-colour-yellow = jaune
pagoda-edition-colour-violet = violet

# The values of an edition of Pagoda, as lists of them name each.

pagoda-edition-tiles = Tiles
pagoda-edition-tiles-base = base colour
pagoda-edition-tiles-next = colour of the column spaces
pagoda-edition-tiles-spire = colour of the spire

pagoda-edition-cards = Cards
pagoda-edition-cards-each-colour = cards of each colour
pagoda-edition-cards-table = cards on the table
pagoda-edition-cards-hand = hand cards
pagoda-edition-cards-fan-hand = hand cards with the Fan
pagoda-edition-cards-alternative = cards for an alternative turn or a pass

pagoda-edition-board = Board
pagoda-edition-board-sites = sites
pagoda-edition-board-columns = columns of a floor
pagoda-edition-board-ends-at = completed sites that bring the end

pagoda-edition-turn = Turn
pagoda-edition-turn-columns = columns a turn
pagoda-edition-turn-lantern-columns = columns a turn with the Lantern
pagoda-edition-turn-uses = uses of a new ability

pagoda-edition-price = Prices
pagoda-edition-price-column = cards for a column
pagoda-edition-price-tile = cards for a tile
pagoda-edition-price-spire = cards for a spire
pagoda-edition-price-bowl = cards of another colour for one card, with the Rice Bowl
pagoda-edition-price-buddha = cards of another colour for a tile, with the Buddha

pagoda-edition-points = Points
pagoda-edition-points-columns = points of a column on floor 1, 2, 3, 4
pagoda-edition-points-tile = points of a tile

pagoda-edition-normal = Full game
pagoda-edition-normal-floors = floors
pagoda-edition-normal-spire = points of a spire

pagoda-edition-quick = Quick game
pagoda-edition-quick-floors = floors
pagoda-edition-quick-spire = points of a spire

pagoda-edition-colour-red = red
pagoda-edition-colour-blue = blue
pagoda-edition-colour-green = green
pagoda-edition-colour-yellow = yellow
pagoda-edition-colour-violet = violet

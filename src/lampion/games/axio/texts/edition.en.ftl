# The values of an edition of AXIO, as lists of them name each.

axio-edition-printed = Printed squares
axio-edition-printed-row = row
axio-edition-printed-column = column
axio-edition-printed-symbol = symbol

axio-edition-tiles = Tiles
axio-edition-tiles-pair = tiles of each pair of two colours
axio-edition-tiles-double = tiles of each double

axio-edition-rack = Rack
axio-edition-rack-tiles = tiles on a full rack

axio-edition-track = Scoring tracks
axio-edition-track-last = last field of a track
axio-edition-track-boards = scoring boards one after the other in the solo game

axio-edition-area = Area in play
axio-edition-area-1 = first and last row and column, solo
axio-edition-area-2 = first and last row and column with 2 players
axio-edition-area-3 = first and last row and column with 3 players
axio-edition-area-4 = first and last row and column with 4 players

axio-edition-colour-red = red
axio-edition-colour-blue = blue
axio-edition-colour-green = green
axio-edition-colour-orange = orange
axio-edition-colour-purple = purple

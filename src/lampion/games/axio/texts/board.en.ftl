# Labels of AXIO's board on the page.

axio-title = AXIO
axio-card-facts = 1–4 players · 30–45 min
axio-card-line = Line up symbols. Your weakest colour is your score.
axio-card-reconstructed = which AXIO symbol is printed where

axio-board-board = AXIO board, { $size } by { $size } cells in play
axio-board-symbol = { $colour ->
    [red] red sun
    [blue] blue star
    [green] green dot
    [orange] orange square
   *[purple] purple ring
}
axio-board-tile = { $first } and { $second }
axio-board-half = { axio-board-symbol } on row { $row }, column { $column }
axio-board-points = plus { $count } { $colour ->
    [red] red
    [blue] blue
    [green] green
    [orange] orange
   *[purple] purple
}
axio-board-track = { axio-board-symbol } { $score } of { $cap }
axio-board-lowest = lowest
axio-board-legend-lowest = gold: your lowest colour counts
axio-board-legend-cell = dot: cell you may use
axio-board-holds = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
axio-board-hides = { $count ->
    [one] 1 tile, hidden
   *[other] { $count } tiles, hidden
}
axio-board-deciding = { $phase ->
    [refill] drawing
   *[place] placing tile { $number }
}
axio-board-bonus = { $count ->
    [one] one bonus turn to come
   *[other] { $count } bonus turns to come
}
axio-board-goal = How this game is won
axio-board-goal-text = Raise your lowest colour. When no pair of cells is left, lowest is compared with lowest: now { $mine } against { $theirs }.
axio-board-goal-solo = Raise your lowest colour as far as you can: now { $mine }. Each colour runs over { $boards ->
    [one] one board
    [2] two boards
   *[other] { $boards } boards
} of { $track }.
axio-board-bag = In the bag
axio-board-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
axio-board-free-pairs = Free pairs left
axio-board-rack = Your tiles
axio-board-laid-aside = { $name } laid aside
axio-board-turn = Turn
axio-board-turn-label = Turn the picked tile
axio-board-place = Place
axio-board-place-draw = Place & draw
axio-board-draw = Draw
axio-board-swap = Swap
axio-board-swap-label = Swap all your tiles
axio-board-place-swap-label = Place the tile and swap the others
axio-board-point-first = Choose two free cells first.
axio-board-draw-first = Tile placed. Draw, swap, or take it back.
axio-board-call = Axio!
axio-board-placed = { $count ->
    [one] 1 tile placed
   *[other] { $count } tiles placed
}
axio-board-closed = { $count ->
    [one] closed a cell
   *[other] closed { $count } cells
}
axio-board-swapped = swapped
axio-board-key-pick = 1–{ $rack } = pick a tile
axio-board-key-move = ← ↑ → ↓ = move it
axio-board-key-turn = R = turn it
axio-board-key-place = Enter = place and draw
axio-board-key-swap = S = swap all your tiles
axio-board-key-hint = H = hint

axio-board-story = How the lowest colour grew
axio-board-final = Final board
axio-board-final-note = { $tiles } tiles · { $closed } closed
axio-board-ladder = Five scores of each player, lowest first
axio-board-equal = equal
axio-board-beats = { $more } beats { $less }

axio-board-rules-1 = Goal. :: You have five colours, each from 0 to { $track }. Only your lowest colour counts in the end, so raise all five.
axio-board-rules-2 = Place. :: Put a tile from your rack on any two free neighbouring cells. It need not match anything.
axio-board-rules-3 = First tile. :: Your first tile must touch a coloured start square that no tile touches yet.
axio-board-rules-4 = Score. :: Each half looks in the three directions away from its tile and earns one point for every cell of its own colour in an unbroken line.
axio-board-rules-5 = Pyramids. :: A single free cell that you shut in is closed. You score every symbol around it, in its colour.
axio-board-rules-6 = Axio! :: Bring a colour to { $track } for the first time and you place another tile at once. Five colours at { $track } win on the spot.
axio-board-rules-7 = Draw or swap. :: Then fill your rack to { $rack }. If no tile left on it shows your lowest colour, you may swap the whole rack instead.
axio-board-rules-8 = End. :: When no two free cells lie side by side, the game is over. Compare lowest with lowest; if equal, the next lowest.

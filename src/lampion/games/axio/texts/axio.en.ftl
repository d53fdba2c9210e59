# AXIO in English. `$colour` is red, blue, green, orange or purple; a cell is row and column.

axio-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [orange] orange
   *[purple] purple
}
axio-first-colour = { $first ->
    [red] red
    [blue] blue
    [green] green
    [orange] orange
   *[purple] purple
}
axio-second-colour = { $second ->
    [red] red
    [blue] blue
    [green] green
    [orange] orange
   *[purple] purple
}
axio-symbol = { $colour ->
    [red] red sun
    [blue] blue star
    [green] green dot
    [orange] orange square
   *[purple] purple ring
}
axio-a-symbol = { $colour ->
    [orange] an { axio-symbol }
   *[other] a { axio-symbol }
}

axio-tile = { axio-first-colour }-{ axio-second-colour }
axio-tile-hidden = hidden tile
axio-gain = +{ $points } { axio-colour }
axio-score = { axio-colour }: { $points }

## What is to be decided

axio-prompt-place = { $who-is ->
    [you] Your turn: place a tile.
   *[other] { $who } is placing a tile.
}
axio-prompt-first = { $who-is ->
    [you] Your first tile: place it next to a coloured start square that no tile touches yet.
   *[other] { $who } is placing a first tile.
}
axio-prompt-bonus = { $who-is ->
    [you] { $count ->
        [one] Axio! Bonus turn: place another tile.
       *[other] Axio! { $count } bonus turns: place another tile.
    }
   *[other] { $count ->
        [one] Axio! { $who } has a bonus turn.
       *[other] Axio! { $who } has { $count } bonus turns.
    }
}
axio-prompt-refill = { $who-is ->
    [you] Draw to refill your rack and end your turn.
   *[other] { axio-prompt-refill-other }
}
axio-prompt-swap = { $who-is ->
    [you] Draw, or swap your rack: nothing on it shows your lowest colour.
   *[other] { axio-prompt-refill-other }
}
axio-prompt-refill-other = { $who } is about to refill or swap.
axio-prompt-solo = { $left ->
    [0] Place your tile. The bag is empty.
    [one] Place your tile. 1 more is in the bag.
   *[other] Place your tile. { $left } more are in the bag.
}
axio-prompt-over = The game is over.

## What happened

axio-placed = { $who-is ->
    [you] You place { $tile }
   *[other] { $who } places { $tile }
}
axio-closing = { $closed ->
    [0] .
    [one] , closing 1 cell.
   *[other] , closing { $closed } cells.
}
axio-log-place = { axio-placed }: { $gains }{ axio-closing }
axio-log-place-nothing = { axio-placed } for no points{ axio-closing }
axio-log-refill = { $who-is ->
    [you] { $count ->
        [one] You draw 1 tile.
       *[other] You draw { $count } tiles.
    }
   *[other] { $count ->
        [one] { $who } draws 1 tile.
       *[other] { $who } draws { $count } tiles.
    }
}
axio-log-swap = { $who-is ->
    [you] You show { $tiles } and swap them for { $count } new tiles.
   *[other] { $who } shows { $tiles } and swaps them for { $count } new tiles.
}

## How it ended

axio-wins = { $who-is ->
    [you] You win
   *[other] { $who } wins
}
axio-result-lowest = { axio-wins }: lowest colour { $own } against { $other }.
axio-result-next = { axio-wins }: the lowest colours are equal at { $lowest }, then { $own } beats { $other }.
axio-result-full = { axio-wins }: all five colours are full!
axio-result-shared = Shared victory: { $names }. All five values are equal, the lowest is { $lowest }.
axio-result-solo = Your result is { $score }, the total of your lowest colour.

## Why not

axio-refuse-outside = Cell ({ $cell }) is outside the board of this game.
axio-refuse-apart = The two cells of a tile share an edge, and these do not.
axio-refuse-printed = Cell ({ $cell }) is a start square with { axio-a-symbol }; no tile goes there.
axio-refuse-closed = Cell ({ $cell }) is closed for good.
axio-refuse-covered = Cell ({ $cell }) is taken: { axio-a-symbol } lies there.
axio-refuse-not-on-rack = You have no { $tile } tile.
axio-refuse-first-tile-apart = Your first tile must lie next to a coloured start square, and here it touches none.
axio-refuse-first-tile-taken = Another tile already touches the { axio-symbol }, so your first tile cannot start there.
axio-refuse-first-tile-two = Your first tile may touch only one start square.
axio-refuse-already-placed = Your tile is placed; now refill or swap.
axio-refuse-not-placed = Place a tile first; refilling and swapping come after it.
axio-refuse-solo-step-four = In the solo game the next tile is drawn for you, without refill or swap.
axio-refuse-swap-empty-rack = Your rack is empty, so there is nothing to swap.
axio-refuse-swap-small-bag = { $count ->
    [0] A swap needs { $needs } tiles in the bag, and it is empty.
    [one] A swap needs { $needs } tiles in the bag, and only 1 is left.
   *[other] A swap needs { $needs } tiles in the bag, and only { $count } are left.
}
axio-refuse-swap-lowest = A swap needs a rack without your lowest colours, but { $tile } shows { axio-colour } (at { $score }).

## Places and pieces

axio-zone-board = Board
axio-zone-bag = Bag
axio-zone-rack = { $who-is ->
    [you] Your rack
   *[other] { $who }’s rack
}
axio-zone-scores = { $who-is ->
    [you] Your scores
   *[other] { $who }’s scores
}
axio-cell-free = ({ $cell }) free
axio-cell-closed = ({ $cell }) closed
axio-cell-printed = ({ $cell }) { axio-symbol }, start square
axio-cell-tile = ({ $cell }) { axio-symbol }

## What a hint asks for

axio-advice-place = place { $tile } here for { $gains }{ $closed ->
    [0] .
    [one] { " " }and close a cell.
   *[other] { " " }and close { $closed } cells.
}
axio-advice-nothing = place { $tile } here. It brings no points yet, but helps you later.
axio-advice-draw = draw new tiles and keep the ones you have.
axio-advice-swap = swap all your tiles for new ones.

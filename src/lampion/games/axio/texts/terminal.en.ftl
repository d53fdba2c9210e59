# AXIO in the terminal.

axio-terminal-bag = Bag: { $count } · Free pairs: { $pairs }
axio-terminal-example = A tile and two cells (row,column), like: 1 4,5 4,6 – or ? for help.
axio-terminal-manual = 1 4,5 4,6 – the first half of tile 1 on row 4, column 5, the second on row 4, column 6; 1 4,6 4,5 turns it. bo 4,5 4,6 and b(4,5) o(4,6) mean blue and orange. refill and swap end the turn. An asterisk marks the lowest colour.
axio-terminal-no-tile = { $count ->
    [one] You have only tile 1.
   *[other] You have tiles 1 to { $count }, not { $number }.
}
axio-terminal-which-tile = Which tile? Put its number before the cells, like: 1 4,5 4,6

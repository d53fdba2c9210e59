# What the lessons say. `-do` asks for one thing, `-done` says what happened and why; `-try-` names another try, `-not-` answers it.

pagoda-lesson-column-title = Build a column
pagoda-lesson-column-do = Choose one of your cards, then an empty site, and build. The card’s colour is the column’s colour.
pagoda-lesson-column-done = A column on the ground floor scores 1 point. The pagoda belongs to no one: both of you may build on it.
pagoda-lesson-column-try-end = End the turn without building

pagoda-lesson-floor-title = Higher floors
pagoda-lesson-floor-do = Site 1 has reached floor 2, where the tile asks for blue. Build a blue column there.
pagoda-lesson-floor-done = That column scored 2 points, because it stands on floor 2. On floor 4 it would score 4.
pagoda-lesson-floor-try-ground = Build the green column on site 2
pagoda-lesson-floor-not-ground = Only 1 point: site 2 is still on its ground floor. The higher the floor, the better.
pagoda-lesson-floor-try-colour = Build green on site 1

pagoda-lesson-tile-title = Lay a tile
pagoda-lesson-tile-do = Site 1 has four red columns. Pay a red card and lay a red tile on them; its second colour is up to you.
pagoda-lesson-tile-done = The tile scores 1 point, sets the colour of the next floor, and brings you the red ability for two uses.
pagoda-lesson-tile-try-unfinished = Lay a tile on the three green columns

pagoda-lesson-lantern-title = Red: the Lantern
pagoda-lesson-lantern-do = You have built 3 columns, and more is not allowed. Light your Lantern and build a fourth.
pagoda-lesson-lantern-done = With the Lantern you may build 4 columns in this turn. It has one use left for a later turn.
pagoda-lesson-lantern-try-fourth = Build the fourth column without it

pagoda-lesson-bowl-title = Green: the Rice Bowl
pagoda-lesson-bowl-do = Site 1 needs blue, and you have no blue card. Pay with two cards of another colour.
pagoda-lesson-bowl-done = The Rice Bowl took two equal cards in place of the blue one. You can use it once more in a later turn.
pagoda-lesson-bowl-try-one = Pay with a single green card

pagoda-lesson-buddha-title = Blue: the Buddha
pagoda-lesson-buddha-do = Site 1 waits for a violet tile, and you have no violet card. Pay with two cards of another colour.
pagoda-lesson-buddha-done = The Buddha pays for tiles as the Rice Bowl pays for columns. And the violet tile brings you the Fan.
pagoda-lesson-buddha-try-one = Pay with a single green card

pagoda-lesson-dragon-title = Yellow: the Dragon
pagoda-lesson-dragon-do = Red and violet cards fit nowhere now. Press the Dragon, choose such cards, and change them.
pagoda-lesson-dragon-done = You drew as many new cards as you put away, and your turn goes on. The Dragon comes before everything else.
pagoda-lesson-dragon-try-late = Build first, then use the Dragon

pagoda-lesson-fan-title = Violet: the Fan
pagoda-lesson-fan-do = You have built. End your turn with the Fan.
pagoda-lesson-fan-done = The Fan fills your hand up to 4 cards instead of 2. They stay yours in the next turn.
pagoda-lesson-fan-try-plain = End the turn without the Fan
pagoda-lesson-fan-not-plain = Your hand has 2 cards, as always. With the Fan it would have 4.

pagoda-lesson-roof-title = The roof
pagoda-lesson-roof-do = Floor 4 of site 1 is full. Build the roof: a green card for the tile, two more in the colour of its spire.
pagoda-lesson-roof-done = The roof scores 1 point for the tile and 5 for the spire. This pagoda is completed.
pagoda-lesson-roof-try-half = Lay the tile without a spire

pagoda-lesson-alternative-title = Nothing fits
pagoda-lesson-alternative-do = Every site needs blue, and you have none. Lay down any four cards and build one column.
pagoda-lesson-alternative-done = That was an alternative turn: four cards for one column, and the turn is over. It always works, but it is expensive.
pagoda-lesson-alternative-try-one = Build blue with a red card

pagoda-lesson-blocked-title = A blocked site
pagoda-lesson-blocked-do = No red tile is left in the supply. Build the fourth red column on site 1 all the same.
pagoda-lesson-blocked-done = Nothing can cover four red columns any more, so the site is blocked. It counts as completed, like one with a roof.
pagoda-lesson-blocked-try-open = Build on site 2 instead
pagoda-lesson-blocked-not-open = Site 1 stays open: with three columns it is not blocked yet. Either of you can still build there.

pagoda-lesson-last-title = The last turn
pagoda-lesson-last-do = Two sites are completed; the third ends the game. Build the roof on site 3, then end your turn.
pagoda-lesson-last-done = Three sites are completed and both of you had equally many turns, so it is over. You win 67 to 64.
pagoda-lesson-last-try-wait = Build a column instead
pagoda-lesson-last-not-wait = The game goes on, and now the other player may build that roof. Your 62 points are behind their 64.

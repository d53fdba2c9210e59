# What the lessons say. `-do` asks for one thing, `-done` says what happened and why; `-try-` names another try, `-not-` answers it.

axio-lesson-place-title = Place a tile
axio-lesson-place-do = Put a tile from your rack on two free cells that lie side by side. Any two will do.
axio-lesson-place-done = Well done: your tile is placed. It need not match the tiles around it.
axio-lesson-place-try-printed = Put it on the purple start square

axio-lesson-rays-title = Count along the lines
axio-lesson-rays-do = Earn 2 blue and 2 red points with your tile. Blue wants to meet blue, red wants to meet red.
axio-lesson-rays-done = Each half looks away from its tile, in three directions. It earns 1 point for each symbol of its colour in an unbroken line.
axio-lesson-rays-try-turned = Turn the tile round here
axio-lesson-rays-not-turned = No points: now blue looks at red, and red looks at blue. The first other colour ends the line.

axio-lesson-lowest-title = Your lowest colour
axio-lesson-lowest-do = Green is your lowest colour, with only 3 points. Place the tile so that green earns 2.
axio-lesson-lowest-done = Green has 5 now. At the end only your lowest colour counts, so always look after it.
axio-lesson-lowest-try-blue = Earn 3 blue points instead
axio-lesson-lowest-not-blue = Blue earned 3, yet green is still at 3. More points are worth nothing if the lowest colour stays behind.

axio-lesson-pyramid-title = Pyramids
axio-lesson-pyramid-do = On the left a single free cell lies between green and red. Close it off, with blue beside it.
axio-lesson-pyramid-done = The cell is closed for good and gets a pyramid. Every symbol beside it earns you 1 more point.
axio-lesson-pyramid-try-turned = Put purple beside the cell
axio-lesson-pyramid-not-turned = The pyramid stands, but purple earns just 1. Blue would have scored 3 more along the lines.

axio-lesson-bonus-title = Eighteen: one more tile
axio-lesson-bonus-do = Your blue track is one short of 18. Earn a blue point.
axio-lesson-bonus-done = Axio! A colour that reaches 18 gives you a bonus turn: you place another tile at once.
axio-lesson-bonus-try-draw = Draw before placing a tile

axio-lesson-swap-title = Swap your rack
axio-lesson-swap-do = Your tile is placed, and green is your lowest colour. No tile on your rack shows green, so swap them all.
axio-lesson-swap-done = You have new tiles. You may swap only if your rack shows none of your lowest colour.
axio-lesson-swap-try-draw = Draw one tile instead
axio-lesson-swap-not-draw = You drew one tile and kept the others. That is allowed, but four of them do not help green.

axio-lesson-first-title = The very first tile
axio-lesson-first-do = The game has just begun. Put your first tile next to a coloured start square that no tile touches yet.
axio-lesson-first-done = That is all for the first tile. From your second one on you may place anywhere.
axio-lesson-first-try-apart = Start far away from all squares
axio-lesson-first-try-taken = Start at the red square, like the other player

axio-lesson-score-title = Read the score
axio-lesson-score-do = The other player’s lowest colour is 7; your green and orange are both at 6. Lift both to 8 with one tile.
axio-lesson-score-done = Now your lowest colour is 8, and 8 beats 7. You would win, although blue and purple did not move.
axio-lesson-score-try-one = Lift only green
axio-lesson-score-not-one = Green has 8, but orange stays at 6. Your lowest colour is still behind 7.

axio-lesson-solo-title = Alone: the solo game
axio-lesson-solo-do = Alone you have no rack: you place the one tile you drew. Put it next to a start square.
axio-lesson-solo-done = The next tile was drawn for you. When nothing fits any more, your lowest colour is your result.
axio-lesson-solo-try-swap = Swap this tile

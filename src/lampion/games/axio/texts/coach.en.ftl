# One line for a first game, under the prompt of the same name; what stands behind :: comes in the next turn. Arguments as in board.en.ftl.

axio-prompt-first-coach = Your first tile starts at a coloured square that no tile touches yet.
axio-prompt-place-coach = Help your gold colour: it is the lowest, and only the lowest counts at the end. :: Each half counts its own colour, straight ahead in three directions. :: Can you shut in a single free cell? A pyramid scores everything around it. :: A colour that reaches { $track } gives you another tile at once. :: Purple beside purple, blue beside blue: long lines score more.
axio-prompt-bonus-coach = A bonus turn! Place one more tile before you draw.
axio-prompt-refill-coach = Draw now, and it is the other player’s turn.
axio-prompt-swap-coach = No tile shows your lowest colour: swapping all of them is a good idea.
axio-prompt-solo-coach = Alone you place what you draw. Keep all five colours growing.

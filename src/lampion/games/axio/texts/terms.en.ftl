# What the bots' judgement of a position consists of, in a player's words: parts of a seat's prospects.

term-axio-points = lowest colour so far
term-axio-rate = turns still to come
term-axio-second = second lowest colour
term-axio-third = third lowest colour
term-axio-fourth = fourth lowest colour
term-axio-move = next to place

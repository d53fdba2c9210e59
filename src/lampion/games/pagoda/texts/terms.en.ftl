# What the bots' judgement of a position consists of, in a player's words: parts of a seat's prospects.

term-pagoda-points = points so far
term-pagoda-prospect = what your cards can build this turn
term-pagoda-prospect-later = what the cards can build next turn
term-pagoda-use = abilities left to use
term-pagoda-move = the next turn
term-pagoda-last-move = the last turn
term-pagoda-lead-at-the-end = lead in the last turns

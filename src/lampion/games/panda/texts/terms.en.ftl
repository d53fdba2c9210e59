# What the bots' judgement of a position consists of, in a player's words: parts of a seat's prospects.

term-panda-points = victory points so far
term-panda-sheet = strength times missions
term-panda-strength = strength for missions to come
term-panda-mission = missions for strength to come
term-panda-vanished = heroes off the map
term-panda-site = buildings within reach
term-panda-mission-at-hand = missions within reach
term-panda-city-card = city cards within reach
term-panda-frontier-bonus = frontier bonuses within reach
term-panda-action-point = action points
term-panda-overdrawn = action points below zero
term-panda-guard = free guards
term-panda-ready = guards still to use this round
term-panda-stranded = guards without a space
term-panda-map = guards around places still to be freed
term-panda-figure = guards on the paths
term-panda-card-now = mission card B
term-panda-card-progress = progress on mission card A
term-panda-staying = guards on mission card A

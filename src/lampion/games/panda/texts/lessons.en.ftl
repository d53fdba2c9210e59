# What the lessons say. `-do` asks for one thing, `-done` says what happened and why; `-try-` names another try, `-not-` answers it.

panda-lesson-move-title = Heroes and paths
panda-lesson-move-do = Your monk has strength 2. Move him to the place above, past two ninjas.
panda-lesson-move-done = Strength 2 is enough for two open ninjas on a path. His space in the first row costs no action points.
panda-lesson-move-try-strong = Go down, past three ninjas

panda-lesson-cover-title = Cover a ninja
panda-lesson-cover-do = Your monk has just crossed a path with two ninjas. Cover one of them with a guard.
panda-lesson-cover-done = Your guard stays on the path. He counts for buildings at both ends of it.
panda-lesson-cover-try-no = Leave the ninjas alone
panda-lesson-cover-not-no = Both ninjas are still open, and none of your guards stands there. Without guards no one can build here.

panda-lesson-tile-title = The path is free
panda-lesson-tile-do = All ninjas on the path are covered, so a tile takes their place. Lay your own.
panda-lesson-tile-done = The guards went home to you both, and your tile keeps counting as two guards of yours. Anyone may cross the path now.
panda-lesson-tile-try-neutral = Lay a neutral tile
panda-lesson-tile-not-neutral = A neutral tile still allows buildings, but it belongs to no one. Your own would count for you.

panda-lesson-space-title = Spaces and guards
panda-lesson-space-do = The other player took the warrior’s space for 1 AP. Take it too, and make your warrior stronger.
panda-lesson-space-done = It cost you two guards: each use takes one more than the last. Your warrior has strength 2 now.
panda-lesson-space-try-behind = Take a free space of the first row

panda-lesson-points-title = Action points
panda-lesson-points-do = You have 2 action points (AP), and higher rows cost more. Take the space that gives you 4 AP.
panda-lesson-points-done = You paid 2 AP and got 4. Neutral spaces take two guards the first time.
panda-lesson-points-try-debt = Spend 3 AP instead
panda-lesson-points-not-debt = You landed on −1 AP, and that costs 2 victory points (VP). Going below zero is allowed, but expensive.

panda-lesson-build-title = Build
panda-lesson-build-do = There are three guards around your governor. Let him build a market where he stands.
panda-lesson-build-done = The first building needs 2 guards around it and scores 4 VP. The other player’s guard gave you 1 more.

panda-lesson-city-title = From village to city
panda-lesson-city-do = Your warrior stands at a place with a gate and a market. Build the pagoda there, then take a city card.
panda-lesson-city-done = Three different buildings make a city. Its founder may take the left or the right city card.

panda-lesson-round-title = The end of a round
panda-lesson-round-do = The other player has passed, and you are short of action points. Pass too.
panda-lesson-round-done = The round is over: each guard on the action board comes back as 1 AP. The player with the fewest AP begins.

panda-lesson-heroes-title = Strength and missions
panda-lesson-heroes-do = Your strong monk stands at a gate, his own building. Take the monk’s space for 5 AP: one mission tile and 1 VP.
panda-lesson-heroes-done = At the end strength multiplies missions, for each hero. So strengthen the hero who collects missions.

panda-lesson-frontier-title = The frontier
panda-lesson-frontier-do = The flag marks the frontier. Build a gate there with your monk, then choose your reward.
panda-lesson-frontier-done = Each building at the frontier brings an extra action and a reward of 5 VP or two tiles. That is worth a long way.

panda-lesson-master-title = Mission cards
panda-lesson-master-do = This mission card gives 15 VP for joining two opposite edges. Cover the last ninja and lay a tile.
panda-lesson-master-done = Your tiles and neutral ones now run from the top edge to the bottom. You were first, so the 15 VP are yours.
panda-lesson-master-try-no = Leave the last ninja
panda-lesson-master-not-no = One path is missing, so no one wins the card yet. The other player may be faster.

# One line for a first game, under the prompt of the same name; what stands behind :: comes in the next turn.

panda-prompt-guard-coach = Guards around a place allow buildings there. Stay close to the buildings that stand already.
panda-prompt-place-hero-coach = Put your heroes where their own building can grow, and not far from your guards.
panda-prompt-turn-coach = Look for a space that lets you build: buildings score most. :: Cheap spaces first: you may only move forward this round. :: Every guard you use now comes back as an action point next round. :: Stronger heroes cross more ninjas, and score more at the end. :: A city needs three buildings: is there a place with two?
panda-prompt-turn-pass-coach = Nothing is left for you this round. Pass: your guards come back as action points.
panda-prompt-option-coach = One space, two actions: choose the one you can use right now.
panda-prompt-step-coach = The steps come in any order. You may also leave one out.
panda-prompt-hero-coach = A hero needs as much strength as there are open ninjas on the path.
panda-prompt-hero-build-coach = Each hero builds his own kind: monk a gate, governor a market, warrior a pagoda.
panda-prompt-move-coach = Only paths he is strong enough for are shown. Where do you want to build?
panda-prompt-move-again-coach = He may walk on, or stop here.
panda-prompt-cover-coach = Cover a ninja: your guard counts for buildings on both sides of the path.
panda-prompt-tile-coach = Your own tile keeps counting for you. A neutral one counts for no one.
panda-prompt-card-coach = You founded a city, so a city card is yours: read both and take one.
panda-prompt-pick-coach = Strength multiplies missions at the end: keep both growing for the same hero.
panda-prompt-frontier-coach = A building at the frontier brings a free action.
panda-prompt-reward-coach = Points now, or tiles that score at the end.
panda-prompt-withdraw-coach = Your guard on the mission card is worth most while you can still win it.

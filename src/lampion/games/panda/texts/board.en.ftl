# Labels of Way of the Panda's board on the page. `$hero` is monk, governor or warrior; `$building` gate, market or pagoda.

panda-title = Way of the Panda
panda-card-facts = 2–4 players
panda-card-line = Lead three heroes, free the paths, grow the cities.
panda-card-reconstructed = the map and action board of Way of the Panda

panda-board-map = Map of the province. A list of places and paths follows.
panda-board-place = { $language ->
    [de] { $de }
    [fr] { $fr }
   *[en] { $en }
}
panda-board-border = the border { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of { $place }
panda-board-path = { $from } – { $to }
panda-board-to = To { $place }{ $ninjas ->
    [0] , a free path
    [one] , past 1 ninja
   *[other] , past { $ninjas } ninjas
}
panda-board-free = free
panda-board-needs = needs { $needs }
panda-board-gain = { $points } VP
panda-board-covers = covers a ninja on { $path }
panda-board-lays = { $who-is ->
    [you] the path is yours
   *[other] the path goes to { $who }
}
panda-board-lays-neutral = the path becomes neutral

panda-board-round = Round
panda-board-setup = Setup
panda-board-master = Master
panda-board-last-round = Last round
panda-board-cities = Cities
panda-board-capitals = Capitals
panda-board-of = of { $count }

panda-board-vp = victory points
panda-board-leads = in the lead
panda-board-passed = passed
panda-board-playing = playing
panda-board-order = place in player order
panda-board-ap-now = action points
panda-board-look = { $who-is ->
    [you] Show your clan sheet
   *[other] Show the clan sheet of { $who }
}

panda-board-ap = AP
panda-board-track = Action points; in a stack the upper marker comes first in the next round
panda-board-spaces = Action board, six rows by four columns
panda-board-cost = Cost in AP
panda-board-column = { $column ->
    [monk] Monk
    [governor] Governor
    [warrior] Warrior
   *[neutral] Any hero
}
panda-board-loss = −{ $loss } VP
panda-board-space = { $column }: { $does }. { $cost } AP, { $needs ->
    [one] 1 guard.
   *[other] { $needs } guards.
}
panda-board-standing = Guards here: { $here }.
panda-board-lands = You would land on { $lands } and lose { $loss } VP.
panda-board-status = { $status ->
    [open] Within reach this round.
    [behind] Already passed: you can only move forward this round.
    [guards] Too few guards in your supply.
    [ap] Too expensive for your action points.
   *[passed] You have passed this round.
}
panda-board-idle = This would do nothing. { $why }
panda-board-idle-option = “{ $what }” would do nothing. { $why }
panda-board-both = { $one } and { $other }
panda-board-either = { $one } – or { $other }
panda-board-step = { $kind ->
    [move] { $hero ->
        [any] move a hero
        [anyone] move any player’s hero
       *[other] move
    } over { $max ->
        [1] 1 path
       *[other] 1 or 2 paths
    }{ $bypass ->
        [0] { "" }
        [one] , ignoring 1 ninja
       *[other] , ignoring { $bypass } ninjas
    }{ $cover ->
        [1] { "" }
       *[other] , covering up to { $cover }
    }
    [build] build { $hero ->
        [monk] a gate
        [governor] a market
        [warrior] a pagoda
       *[other] a building
    } { $where ->
        [village] in a village
        [city] in a city
       *[any] anywhere
    }
    [strength] take { $hero ->
        [monk] prayer beads
        [governor] a coin
       *[warrior] a sword
    }
    [mission] take { $hero ->
        [monk] a lantern
        [governor] a chest
       *[warrior] a mask
    }
    [pick] take { $amount } different { $sort ->
        [strength] strength tiles
        [mission] mission tiles
       *[any] tiles
    }
    [vanish_appear] let a hero vanish or appear
    [sell_chest] sell a chest for { $amount } VP
    [ap] gain { $amount } AP
    [relocate] put a hero on any place
   *[vp] gain { $amount } VP
}

panda-board-at-end = at the end

panda-board-city-cards = City cards
panda-board-card-end = { $does } ({ $end ->
    [left] left end
   *[right] right end
})
panda-board-missions = Missions
panda-board-a-title = { $kind ->
    [loop] First loop
    [build4] First to build four
    [opposite_sides] First across
    [numbered] First to join
   *[special] Six favours
}
panda-board-a-text = { $kind ->
    [loop] Four of your and neutral tiles in a closed loop, { $building ->
        [gate] a gate
        [market] a market
       *[pagoda] a pagoda
    } at each corner.
    [build4] Four { $building ->
        [gate] gates
        [market] markets
       *[pagoda] pagodas
    }, with your guard on this card.
    [opposite_sides] Two opposite sides, by your and neutral tiles.
    [numbered] { $numbered ->
        [3] Places 1, 2 and 3
       *[other] All { $numbered } numbered places
    }, by your and neutral tiles.
   *[special] One guard instead of an action, once a round.
}
panda-board-b-title = At the end
panda-board-b-text = { $kind ->
    [most_tiles] Most route tiles of your colour: { $vp } VP.
    [heroes_together] All your heroes in one city: { $city } VP, in a capital: { $capital } VP.
    [sides] For 0 to 4 sides of the map joined by one network: { $sides } VP.
    [most_tile_guards] Highest sum of your tiles: { $vp } VP.
    [hero_distance] Longest route between two of your heroes: { $vp } VP.
    [city_majority] Most guards around a city: { $vp } VP each.
   *[network] Most { $building ->
        [gate] gates
        [market] markets
       *[pagoda] pagodas
    } in one network: { $each } VP each.
}
panda-board-now = Now:
panda-board-won = { $who-is ->
    [you] You have won it.
   *[other] { $who } has won it.
}
panda-board-card-gone = This card is out of the game.
panda-board-field = Field { $field }: { $does }
panda-board-supply = Supply
panda-board-foundations = { $count ->
    [one] 1 foundation
   *[other] { $count } foundations
}
panda-board-neutral-tiles = { $count ->
    [one] 1 neutral tile
   *[other] { $count } neutral tiles
}

panda-board-answer = { $answer ->
    [yes] { $decision ->
        [withdraw] Take it back
       *[cover] Cover
    }
    [no] { $decision ->
        [withdraw] Stay
       *[cover] Leave it
    }
    [own] Own tile
    [neutral] Neutral tile
    [vp] Points
    [tiles] Tiles
    [stop] Stop here
    [finish] Finish
    [pass] Pass
    [none] { $decision ->
        [card] No card
        [hero] No hero
       *[frontier] None
    }
   *[other] { $answer }
}
panda-board-hero = { $what ->
    [vanish] { panda-hero } vanishes
    [appear] { panda-hero } appears
   *[other] { panda-hero }
}
panda-board-hero-of = { $hero } of { $name }
panda-board-build = { $building ->
    [gate] Gate
    [market] Market
   *[pagoda] Pagoda
}
panda-board-confirm = { $part ->
    [path] Guard here
    [place] { $decision ->
        [build] Build here
        [place-hero] Start here
       *[move] Go there
    }
    [space] Take this space
    [card] Take this card
    [field] Take this field
   *[hero] This hero
}
panda-board-back = Choose again
panda-board-pick = Tiles to take
panda-board-take = Take
panda-board-pick-more = Choose one more kind.
panda-board-pick-enough = No more kinds can join this choice.


panda-board-story = How the points grew, round by round
panda-board-final = Final map
panda-board-final-note = { $rounds } rounds · { $cities } cities
panda-board-turned = Where it turned
panda-board-took-lead = { $name }: in the lead
panda-board-sums = What each clan’s points are made of
panda-board-sum-play = in play
panda-board-sum-heroes = heroes
panda-board-sum-card = mission
panda-board-sum-all = VP

panda-board-rules-1 = Goal. :: Free the paths, grow villages into cities, train your heroes. The player with the most victory points wins.
panda-board-rules-2 = Turn. :: Put guards on one action space, pay its action points (AP), and carry out one of its actions. Or pass for this round.
panda-board-rules-3 = Space. :: You may use the same space again or move forward, never back. Each use of a space needs one guard more than the last.
panda-board-rules-4 = Paying. :: You may go down to { $lowest }. { $losses ->
    [none] No field costs VP.
   *[other] Landing on these fields costs VP: { $losses }.
}
panda-board-rules-5 = Move. :: A hero crosses a path if his strength is at least the number of uncovered ninjas. Then you may cover a ninja with a guard.
panda-board-rules-6 = Tile. :: When the last ninja on a path is covered, the player with the most guards there lays a tile, own or neutral, and all guards go home. If all paths around a place are then free of ninjas, the player who covered the last ninja scores { $liberation } VP, and every player scores { $per_guard } VP for each of their own guards around it. A tile counts as guards of its colour, by its value.
panda-board-rules-7 = Build. :: Each hero builds his own kind of building. The more buildings, the more guards must stand around. You score for the building and for each rival guard around it. The third makes a city: you may take a city card. In a city each kind may be built once more.
panda-board-rules-8 = Train. :: Strength tiles make a hero stronger and multiply his mission tiles in the end. A mission tile needs his building where he stands.
panda-board-rules-9 = Round. :: When all have passed, every guard on the action board comes back as one action point. The player with the fewest action points goes first.
panda-board-rules-10 = End. :: The game ends with the round of { $cities ->
    [5] the fifth city
   *[other] city number { $cities }
}, { $capitals ->
    [2] the second capital
   *[other] capital number { $capitals }
} or the last building.
panda-board-option-master = Master variant
panda-board-option-master-why = adds mission cards, for experienced players

# The panel of a turn: what a player wants, what it would bring, the whole turn.

panda-board-views = Views
panda-board-view = { $view ->
    [turn] My turn
    [board] Action board
   *[clan] My clan
}
panda-turn-ask = What do you want to do? You have { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
} and { $ap } AP.
panda-turn-wants = What do you want to do?
panda-turn-want = { $want ->
    [move] Move
    [build] Build
    [strength] Get stronger
    [mission] Take a mission
    [points] Points or AP
   *[special] Special
}
panda-turn-want-move = { $count ->
    [0] go somewhere else
    [one] cover 1 ninja
   *[other] cover up to { $count } ninjas
}
panda-turn-up-to = up to
panda-turn-from = from { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}, { $ap } AP
panda-turn-none = Nothing to do here now.
panda-turn-or-hero = or start with a hero or a place
panda-turn-or-hero-where = on the map, or here
panda-turn-hero-facts = { $place }, strength { $strength }
panda-turn-ask-want = { $want ->
    [move] Who moves, and where to? Tap a place. Covering takes guards.
    [build] Where to build? Tap a place. Those without loss come first.
    [strength] Who gets stronger? Each strength tile takes him past one more ninja.
    [mission] Which mission? It counts at the end of the game.
    [points] Points or AP? Choose one.
   *[special] What would you like? Choose one.
}
panda-turn-ask-want-at = { panda-turn-want }: { $at }. Choose one.
panda-turn-answers = What you can do
panda-turn-guards = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
panda-turn-ap-left = { $ap } AP → { $left }
panda-turn-price = { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}, { $ap } AP
panda-turn-gain-ap = { $points } AP
panda-turn-gain-tile = { $count ->
    [one] route tile
   *[other] { $count } route tiles
}
panda-turn-gain-cover = cover { $count }
panda-turn-target = { $place }: { $gain } { $loss }
panda-turn-more = { $count } more
panda-turn-step = { $kind ->
    [move] { panda-hero-name }: { $from } → { $place }
    [cover] Cover 1 ninja
    [tile] { $owner ->
        [own] Lay a route tile
       *[neutral] Lay a neutral tile
    }
    [build] Build { $building ->
        [gate] a gate
        [market] a market
       *[pagoda] a pagoda
    }
    [strength] { panda-turn-take }
    [mission] { panda-turn-take }
    [take] { panda-turn-take }
    [sell_chest] Sell a chest
    [vanish] { panda-hero-name } leaves the map
    [appear] { panda-hero-name } comes back: { $place }
    [relocate] { panda-hero-name } goes to { $place }
   *[gain] { $points ->
        [0] Gain AP
       *[other] Gain points
    }
}
panda-turn-take = { $tile ->
    [beads] Take prayer beads
    [coin] Take a coin
    [sword] Take a sword
    [lantern] Take a lantern
    [chest] Take a chest
   *[mask] Take a mask
}
panda-hero-name = { $hero ->
    [monk] Monk
    [governor] Governor
    [warrior] Warrior
   *[any] Hero
}
panda-turn-brief = { $what ->
    [walk] { panda-hero } walks in
    [paths] { $count ->
        [one] from { $place }, 1 path
       *[other] from { $place }, { $count } paths
    }
   *[cover] covers { $count }
}
panda-turn-sentence = { $does }: { $gain }; { $price }, { $left } AP left.
panda-turn-ask-whole = Your whole turn. { $space }: { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}{ $cover ->
    [0] .
   *[other] {" "}and { $cover } to cover.
}
panda-turn-space = { $column ->
    [monk] Monk space, { $cost } AP
    [governor] Governor space, { $cost } AP
    [warrior] Warrior space, { $cost } AP
   *[neutral] Space for any hero, { $cost } AP
}
panda-turn-field = Field { $field } of the mission card
panda-turn-part-back = Take back one part
panda-turn-back = Back
panda-turn-all-wishes = Back to all choices
panda-turn-ways = { $count ->
    [one] 1 other space
   *[other] { $count } other spaces
}
panda-turn-do = Do all this: { $gain }
panda-turn-do-plain = Do all this
panda-turn-needed = The next step needs this.
panda-turn-afterwards = { $ask ->
    [card] Then you choose a city card.
    [tile] Then you choose a tile.
   *[frontier] Then you choose a frontier bonus.
}
panda-turn-bill = { $what ->
    [guards] Guards
    [ap] AP
    [vp] VP
   *[loss] Loss
}
panda-turn-no-loss = none
panda-turn-ask-ideas = { $count ->
    [one] A good idea.
    [2] Two good ideas.
    [3] Three good ideas.
   *[other] { $count } good ideas.
} Tap one to see it whole, or do it your way.
panda-turn-do-idea = Do { $letter }
panda-turn-ask-nothing = This would do nothing. { panda-turn-space }: { $does }.
panda-turn-would-pay = You would pay { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
} and { $ap } AP for it.
panda-turn-else = The same space can do something else:
panda-turn-anyway = Take it anyway
panda-turn-ask-setup = { $decision ->
    [guard] Place guard { $number } of { $count }. Tap a path with red edges.
   *[place-hero] { $hero ->
        [monk] Where does your monk start? He builds gates. Tap any place.
        [governor] Where does your governor start? He builds markets. Tap any place.
       *[warrior] Where does your warrior start? He builds pagodas. Tap any place.
    }
}
panda-turn-setup-tip = { $decision ->
    [guard] Guards around a place let you build there. Not beside a rival’s guard, and not on the last ninja.
   *[place-hero] A hero builds where enough guards stand around.
}
panda-turn-ap = { $ap } AP
panda-turn-strength = strength { $strength }
panda-turn-past = { $count ->
    [one] past 1 ninja
   *[other] past { $count } ninjas
}
panda-turn-steps = The steps of your turn
panda-turn-last = { $who-is ->
    [you] Your last turn
   *[other] { $who }’s last turn
}
panda-turn-cards-tip = The founder of a city takes one from either end.
panda-turn-ask-round = Round { $round } is over. Guards come home, each brings 1 AP.
panda-turn-begin-round = Start round { $round }
panda-turn-ready = Ready: { $points } VP.
panda-turn-builds = { $building ->
    [gate] gate
    [market] market
   *[pagoda] pagoda
} { $points } VP: he can build it in your first turn
panda-turn-could-take = { panda-tile-kind }: he can take one there
panda-turn-need = { $guards } of { $needs }
panda-turn-need-means = in a place: guards around it, and how many its next building needs.
panda-turn-place-guards = { $place }: { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}, { $needs } needed
panda-turn-set-up = Set up for me
panda-turn-stepwise = Step by step
panda-turn-now = now: { $what }
panda-turn-path = { $path }: { $uncovered ->
    [0] free
   *[other] { $uncovered } of { $ninjas } ninjas uncovered
}.
panda-turn-look-space = { panda-turn-space }. { $needs ->
    [one] 1 guard
   *[other] { $needs } guards
}. You keep { $lands } AP.{ $here ->
    [none] {""}
   *[other] {" "}Here: { $here }.
}
panda-turn-look-hero = { $whose ->
    [mine] Your { panda-hero } at { $place }.
   *[other] { panda-hero-name } of { $name } at { $place }.
} Strength { $strength }.
panda-turn-look-place = { $place }. { $level ->
    [village] Village
    [city] City
   *[capital] Capital
}{ $buildings ->
    [none] {""}
   *[other] {" "}with { $buildings }
}. { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
} around{ $needs ->
    [none] .
   *[other] , the next building needs { $needs }.
}

panda-board-key-wants = 1–6 = a choice, or a row
panda-board-key-do = Enter = do it
panda-board-key-back = U = one part back
panda-board-key-over = Esc = all choices
panda-board-key-pass = P = pass
panda-board-key-views = M, A, C = my turn, action board, my clan
panda-board-key-hint = H = hint

# The drawing of the action board, the clan sheet and the end of a round. `$class` is v4, v32 or v1.

panda-board-left = { $lands } left
panda-board-gain-ap = { $points } AP
panda-board-option-idle = Now this would do nothing: { $what }.
panda-board-option-gain = Now up to { $gain } VP: { $what }.
panda-board-sheet-how = At the end each hero scores multiplier × worth.
panda-board-builds = builds { $building ->
    [gate] a gate
    [market] a market
   *[pagoda] a pagoda
}
panda-board-not-placed = not yet placed
panda-board-strength-row = Strength
panda-board-multiplies = multiplies
panda-board-missions-row = Missions
panda-board-worth = worth
panda-board-hero-sum = Crosses up to { $strength ->
    [one] 1 ninja
   *[other] { $strength } ninjas
}. At the end ×{ $multiplier } of { $value } is { $points } VP.
panda-board-one-more = One more { $tile ->
    [beads] string of beads
   *[other] { panda-tile-kind }
}: { $points } VP.
panda-board-tile-full = No room for another { $tile ->
    [beads] string of beads
   *[other] { panda-tile-kind }
}.
panda-board-guard = guard
panda-board-guards = Guards
panda-board-guards-are = { $ready } ready, { $paths } on paths, { $board } on the board
panda-board-tiles-left = Route tiles left
panda-board-tiles-of = { $count } of { $class ->
    [v4] value 4
    [v32] 3 or 2
   *[v1] 1
}
panda-board-if-over = If the game ended now
panda-board-if-sum = { $vp } + { $heroes } from heroes{ $card ->
    [none] { "" }
   *[other] { " " }+ { $card } from the mission
} = { $all } VP
panda-round-table = What the round brought
panda-round-back = guards back
panda-round-ap = AP now
panda-round-next = Next round

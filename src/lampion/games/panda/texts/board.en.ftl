# Labels of Way of the Panda's board on the page. `$hero` is monk, governor or warrior; `$building` gate, market or pagoda.

panda-title = Way of the Panda
panda-card-facts = 2–4 players
panda-card-line = Lead three heroes, free the roads, grow the cities.
panda-card-reconstructed = the map and action board of Way of the Panda

panda-board-map = Map of the province. A list of places and paths follows.
panda-board-place = { $language ->
    [de] { $de }
    [fr] { $fr }
   *[en] { $en }
}
panda-board-border = border area { $id }
panda-board-path = { $from } – { $to }
panda-board-to = To { $place }{ $ninjas ->
    [0] , a free road
    [one] , past 1 ninja
   *[other] , past { $ninjas } ninjas
}
panda-board-strength = Strength { $strength }
panda-board-free = free
panda-board-needs = needs { $needs }
panda-board-gain = { $points } VP
panda-board-covers = covers a ninja on { $path }
panda-board-lays = { $who-is ->
    [you] the road is yours
   *[other] the road goes to { $who }
}
panda-board-lays-neutral = the road becomes neutral

panda-board-round = Round
panda-board-setup = Setup
panda-board-master = Master
panda-board-last-round = Last round
panda-board-cities = Cities
panda-board-capitals = Capitals
panda-board-of = of { $count }
panda-board-panes = Parts of the table
panda-board-pane = { $pane ->
    [map] Map
    [actions] Actions
   *[clan] Clan
}

panda-board-vp = victory points
panda-board-leads = in the lead
panda-board-passed = passed
panda-board-playing = playing
panda-board-order = place in player order
panda-board-ap-now = action points
panda-board-guards-now = guards ready
panda-board-tiles-laid = route tiles on the map
panda-board-look = { $who-is ->
    [you] Show your clan sheet
   *[other] Show the clan sheet of { $who }
}
panda-board-hero-pips = { panda-hero }: strength { $strength }, { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
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
    [behind] Behind you: this round you may only go on.
    [guards] Too few guards in your supply.
    [ap] Too dear: you would fall off the track.
   *[passed] You have passed this round.
}
panda-board-tip-ap = { $cost } AP: you land on { $lands }.
panda-board-tip-loss = You lose { $loss } VP.
panda-board-tip-guards = { $needs ->
    [one] 1 guard.
   *[other] { $needs } guards.
}
panda-board-idle = This would do nothing. { $why }
panda-board-idle-option = “{ $what }” would do nothing. { $why }
panda-board-both = { $one } and { $other }
panda-board-either = { $one } – or { $other }
panda-board-or-word = or
panda-board-step = { $kind ->
    [move] { $hero ->
        [any] move a hero
        [anyone] move anybody’s hero
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

panda-board-guards-left = { $count ->
    [one] guard
   *[other] guards
}
panda-board-class = { $class ->
    [v4] 4
    [v32] 3·2
   *[v1] 1
}
panda-board-tiles-left = tiles left
panda-board-at-end = at the end

panda-board-city-cards = City cards
panda-board-either-end = take either end
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
    [heroes_together] All your heroes in one city { $city } VP, in a capital { $capital } VP.
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
panda-board-last-moves = Last moves

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
        [hero] Nobody
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
    [path] This path
    [place] Go there
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

panda-board-key-move = ← ↑ → ↓ = go to the next choice
panda-board-key-take = Enter = take it
panda-board-key-number = 1–9 = press a button
panda-board-key-pass = P = pass
panda-board-key-panes = M, A, C = map, actions, clan
panda-board-key-hint = H = hint

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

panda-board-rules-1 = Goal. :: Free the roads, grow villages into cities, train your heroes. Most victory points win.
panda-board-rules-2 = Turn. :: Put guards on one action space, pay its action points (AP), and carry out one of its actions. Or pass for this round.
panda-board-rules-3 = Space. :: You may use the same space again or go on, never back. Each use of a space needs one guard more than the last.
panda-board-rules-4 = Paying. :: You may go down to { $lowest }. { $losses ->
    [none] No field costs VP.
   *[other] Landing on these fields costs VP: { $losses }.
}
panda-board-rules-5 = Move. :: A hero crosses a path if his strength is at least the number of uncovered ninjas. Then you may cover a ninja with a guard.
panda-board-rules-6 = Tile. :: When the last ninja on a path is covered, the player with most guards there lays a tile, own or neutral, and all guards go home. If all paths around a place are free then, the player who covered the last ninja scores { $liberation } VP, and every player scores { $per_guard } VP for each of their own guards around it. A tile counts as guards of its colour, by its value.
panda-board-rules-7 = Build. :: Each hero builds his kind. The more buildings, the more guards must stand around. You score for the building and for each rival guard around it. The third makes a city: you may take a city card. In a city each kind may be built once more.
panda-board-rules-8 = Train. :: Strength tiles make a hero stronger and multiply his mission tiles in the end. A mission tile needs his building where he stands.
panda-board-rules-9 = Round. :: When all have passed, every guard on the action board comes back as one action point. The player with fewest action points goes first.
panda-board-rules-10 = End. :: The game ends with the round of { $cities ->
    [5] the fifth city
   *[other] city number { $cities }
}, { $capitals ->
    [2] the second capital
   *[other] capital number { $capitals }
} or the last building.
panda-board-option-master = Master variant

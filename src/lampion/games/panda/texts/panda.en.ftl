# Way of the Panda in English. `$hero` is monk, governor or warrior; `$building` gate, market, pagoda or foundation;
# `$tile` beads, coin, sword, lantern, chest or mask. A map brings the names of its places in three languages; `$language`
# is always empty, so that each catalogue takes its own.

# Whoever types moves needs the id of a place or path; the map of the page shows names only.
panda-place = { $language ->
    [de] { $de }
    [fr] { $fr }
   *[en] { $en }
}{ $reader ->
    [page] { "" }
   *[terminal] { " " }({ $id })
}
panda-border = { $reader ->
    [page] the border { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } of { $place }
   *[terminal] border area { $id }
}
panda-place-bare = { $language ->
    [de] { $de }
    [fr] { $fr }
   *[en] { $en }
}
panda-border-bare = { $reader ->
    [page] { $side ->
        [N] northern
        [E] eastern
        [S] southern
       *[W] western
    } border
   *[terminal] border
}
panda-path = { $one }–{ $other }{ $reader ->
    [page] { "" }
   *[terminal] { " " }({ $id })
}
panda-space-name = { $hero ->
    [neutral] the any-hero space for { $cost } AP
   *[other] the { panda-hero } space for { $cost } AP
}
panda-hero = { $hero ->
    [monk] monk
    [governor] governor
   *[warrior] warrior
}
panda-building = { $building ->
    [gate] gate
    [market] market
    [pagoda] pagoda
   *[foundation] city foundation
}
panda-tile-kind = { $tile ->
    [beads] prayer beads
    [coin] coin
    [sword] sword
    [lantern] lantern
    [chest] chest
    [mask] mask
   *[nothing] nothing
}
panda-a-tile = { $tile ->
    [beads] prayer beads
    [coin] a coin
    [sword] a sword
    [lantern] a lantern
    [chest] a chest
    [mask] a mask
   *[nothing] nothing
}
panda-colour = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [purple] purple
   *[neutral] neutral
}
panda-hero-of = { panda-colour } { panda-hero }
panda-guards-of = { $count } { panda-colour }
panda-vanished = vanished

## What action spaces and cards do

panda-step-hero = { $hero ->
    [any] one of your heroes
    [anyone] any player’s hero
    [none] no hero
   *[other] the { panda-hero }
}
panda-step = { $kind ->
    [move] move { panda-step-hero } { $max ->
        [1] over 1 path
       *[other] over 1 or 2 paths
    }{ $bypass ->
        [0] { "" }
       *[other] , bypassing { $bypass }
    }{ $cover ->
        [1] { "" }
       *[other] , covering up to { $cover }
    }
    [build] build { $where ->
        [village] in a village
        [city] in a city
       *[any] anywhere
    } with { panda-step-hero }
    [strength] take a strength tile for { panda-step-hero }
    [mission] take a mission tile for { panda-step-hero }
    [pick] take { $amount } different tiles
    [vanish_appear] let a hero vanish or appear
    [sell_chest] sell a chest for { $amount } VP
    [ap] gain { $amount } AP
    [relocate] put one of your heroes on any place
   *[vp] gain { $amount } VP
}
panda-option = { $number }) { $steps }
panda-city-card = { $steps }
panda-step-word = { $kind ->
    [move] move
    [build] build
    [strength] take a strength tile
    [mission] take a mission tile
    [pick] pick tiles
    [vanish_appear] vanish or appear
    [sell_chest] sell a chest
    [ap] gain AP
    [vp] gain VP
    [relocate] relocate a hero
   *[finish] finish
}

## What is to be decided

panda-prompt-guard = { $who-is ->
    [you] Choose a red path for a guard: not where a rival stands, not on the last ninja.
   *[other] { $who } is placing a guard.
}
panda-prompt-place-hero = { $who-is ->
    [you] Place your { panda-hero }.
   *[other] { $who } is placing a { panda-hero }.
}
panda-prompt-withdraw = { $who-is ->
    [you] Take your guard back from the mission card and leave it for good?
   *[other] { $who } may leave the mission card.
}
panda-prompt-turn = { $who-is ->
    [you] Your turn: choose an action space, or pass. You have { $guards ->
        [one] 1 guard
       *[other] { $guards } guards
    } and { $ap } action points (AP).
   *[other] { $who } is choosing an action space.
}
panda-prompt-turn-pass = { $who-is ->
    [you] No space is left for you with { $guards ->
        [one] 1 guard
       *[other] { $guards } guards
    } and { $ap } AP: pass.
   *[other] { $who } has to pass.
}
panda-prompt-option = { $who-is ->
    [you] Choose one of the two actions of { $space }.
   *[other] { $who } is choosing between the two actions of { $space }.
}
panda-prompt-step = { $who-is ->
    [you] Choose the next step, or finish here.
   *[other] { $who } is carrying out an action.
}
panda-prompt-hero = { $who-is ->
    [you] Which hero moves?
   *[other] { $who } is choosing a hero.
}
panda-prompt-hero-build = { $who-is ->
    [you] Which hero builds?
   *[other] { $who } is choosing a hero.
}
panda-prompt-move = { $who-is ->
    [you] Where does the { panda-hero } go from { $from }?
   *[other] { $who } is moving a { panda-hero }.
}
panda-prompt-move-again = { $who-is ->
    [you] Move the { panda-hero } on from { $from }, or stop?
   *[other] { $who } may move the { panda-hero } on.
}
panda-prompt-cover = { $who-is ->
    [you] Cover a ninja on { $path }? { $ninjas ->
        [one] It is the last one.
       *[other] { $ninjas } are uncovered.
    }
   *[other] { $who } may cover a ninja on { $path }.
}
panda-prompt-tile = { $who-is ->
    [you] All ninjas on { $path } are covered: lay a tile of value { $value }, your own or a neutral one.
   *[other] { $who } is choosing the tile for { $path }.
}
panda-prompt-card = { $who-is ->
    [you] You founded a city: take the left or the right city card, or none.
   *[other] { $who } may take a city card.
}
panda-prompt-pick = { $who-is ->
    [you] { $count ->
        [one] Take 1 tile.
       *[other] Take { $count } different tiles.
    }
   *[other] { $who } is taking tiles.
}
panda-prompt-frontier = { $who-is ->
    [you] Frontier bonus: use one of the neutral spaces for free?
   *[other] { $who } may use a neutral space for free.
}
panda-prompt-reward = { $who-is ->
    [you] Frontier reward: victory points, or tiles?
   *[other] { $who } is choosing a frontier reward.
}
panda-prompt-vanish = { $who-is ->
    [you] Which hero vanishes, or who appears where?
   *[other] { $who } lets a hero vanish or appear.
}
panda-prompt-relocate = { $who-is ->
    [you] Put which hero on which place?
   *[other] { $who } is putting a hero on another place.
}
panda-prompt-build = { $who-is ->
    [you] What do you build, and where?
   *[other] { $who } is choosing what to build.
}
panda-prompt-over = The game is over.

## What happened

panda-log = { $what }: { $changes }.
panda-log-plain = { $what }.
panda-log-guard = { $who-is ->
    [you] You place a guard on { $path }
   *[other] { $who } places a guard on { $path }
}
panda-log-place-hero = { $who-is ->
    [you] You place your { panda-hero } at { $place }
   *[other] { $who } places the { panda-hero } at { $place }
}
panda-log-withdraw = { $choice ->
    [yes] { $who-is ->
        [you] You leave the mission card
       *[other] { $who } leaves the mission card
    }
   *[no] { $who-is ->
        [you] You stay on the mission card
       *[other] { $who } stays on the mission card
    }
}
panda-log-space = { $who-is ->
    [you] You choose { $space }
   *[other] { $who } chooses { $space }
}
panda-log-field = { $who-is ->
    [you] You choose field { $choice } of the mission card
   *[other] { $who } chooses field { $choice } of the mission card
}
panda-log-pass = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}
panda-log-option = { $who-is ->
    [you] { $choice ->
        [1] You choose the first action
       *[other] You choose the second action
    }
   *[other] { $choice ->
        [1] { $who } chooses the first action
       *[other] { $who } chooses the second action
    }
}
panda-log-action = { $who-is ->
    [you] You choose “{ $steps }”
   *[other] { $who } chooses “{ $steps }”
}
panda-log-step = { $who-is ->
    [you] You { panda-step-word }
   *[other] { $who } { $kind ->
        [move] moves
        [build] builds
        [strength] takes a strength tile
        [mission] takes a mission tile
        [pick] picks tiles
        [vanish_appear] lets a hero vanish or appear
        [sell_chest] sells a chest
        [ap] gains AP
        [vp] gains VP
        [relocate] relocates a hero
       *[finish] finishes
    }
}
panda-log-hero = { $hero ->
    [none] { $who-is ->
        [you] You move no hero
       *[other] { $who } moves no hero
    }
   *[other] { $who-is ->
        [you] You choose your { panda-hero }
       *[other] { $who } chooses the { panda-hero }
    }
}
panda-log-anyones-hero = { $who-is ->
    [you] You choose the { panda-hero } of { $owner }
   *[other] { $who } chooses the { panda-hero } of { $owner }
}
panda-log-move = { $who-is ->
    [you] You move the { panda-hero } to { $place }
   *[other] { $who } moves the { panda-hero } to { $place }
}
panda-log-stop = { $who-is ->
    [you] You stop there
   *[other] { $who } stops there
}
panda-log-cover = { $choice ->
    [yes] { $who-is ->
        [you] You cover a ninja on { $path }
       *[other] { $who } covers a ninja on { $path }
    }
   *[no] { $who-is ->
        [you] You leave the ninjas on { $path }
       *[other] { $who } leaves the ninjas on { $path }
    }
}
panda-log-tile = { $choice ->
    [own] { $who-is ->
        [you] You choose a tile of your own
       *[other] { $who } chooses a tile of their own
    }
   *[neutral] { $who-is ->
        [you] You choose a neutral tile
       *[other] { $who } chooses a neutral tile
    }
}
panda-log-card = { $choice ->
    [left] { $who-is ->
        [you] You take the left city card
       *[other] { $who } takes the left city card
    }
    [right] { $who-is ->
        [you] You take the right city card
       *[other] { $who } takes the right city card
    }
   *[none] { $who-is ->
        [you] You take no city card
       *[other] { $who } takes no city card
    }
}
panda-log-pick = { $who-is ->
    [you] You take { $tiles }
   *[other] { $who } takes { $tiles }
}
panda-log-frontier = { $choice ->
    [none] { $who-is ->
        [you] You use no free space
       *[other] { $who } uses no free space
    }
   *[other] { $who-is ->
        [you] You use { $space } for free
       *[other] { $who } uses { $space } for free
    }
}
panda-log-reward = { $choice ->
    [vp] { $who-is ->
        [you] You take points for the frontier
       *[other] { $who } takes points for the frontier
    }
   *[tiles] { $who-is ->
        [you] You take tiles for the frontier
       *[other] { $who } takes tiles for the frontier
    }
}
panda-log-vanish = { $who-is ->
    [you] Your { panda-hero } vanishes
   *[other] The { panda-hero } of { $who } vanishes
}
panda-log-appear = { $who-is ->
    [you] Your { panda-hero } appears at { $place }
   *[other] The { panda-hero } of { $who } appears at { $place }
}
panda-log-relocate = { $who-is ->
    [you] You put your { panda-hero } at { $place }
   *[other] { $who } puts the { panda-hero } at { $place }
}
panda-log-build = { $who-is ->
    [you] You build a { panda-building } at { $place }
   *[other] { $who } builds a { panda-building } at { $place }
}

panda-whose = { $who-is ->
    [you] you
   *[other] { $who }
}
panda-change-hero = { panda-hero } to { $place }
panda-change-covered = a ninja on { $path } covered
panda-change-tile = { $who-is ->
    [you] your tile on { $path }
   *[other] { $who }’s tile on { $path }
}
panda-change-tile-neutral = neutral tile on { $path }
panda-change-freed = { $place } freed
panda-change-built = { panda-building } at { $place } (building { $number })
panda-change-taken = { $count ->
    [one] { panda-tile-kind } for { panda-whose }
   *[other] { $count } × { panda-tile-kind } for { panda-whose }
}
panda-change-mission = mission card won by { panda-whose }
panda-change-vp = { $way ->
    [less] { $who-is ->
        [you] you lose { $count } VP
       *[other] { $who } loses { $count } VP
    }
   *[more] { $points } VP for { panda-whose }
}
panda-change-ap = { $way ->
    [less] { $who-is ->
        [you] you spend { $count } AP
       *[other] { $who } spends { $count } AP
    }
   *[more] { $points } AP for { panda-whose }
}
panda-change-last-round = this is the last round
panda-change-round = round { $round } begins
panda-change-over = the game is over

## How it ended

panda-wins = { $who-is ->
    [you] You win
   *[other] { $who } wins
}
panda-result-vp = { panda-wins } { $vp } to { $other } VP.
panda-result-ap = { panda-wins }: level on { $vp } VP, but { $ap } AP decide.
panda-result-shared = Shared victory with { $vp } VP: { $names }.

## Why not

panda-asked-for = { $asked ->
    [guard] where your guard goes
    [place-hero] where your hero goes
    [withdraw] whether you leave the mission card
    [turn] an action space or passing
    [option] which of the two actions you take
    [step] the next step of your action
    [hero] a hero
    [move] where the hero moves
    [cover] whether you cover a ninja
    [tile] an own or a neutral tile
    [card] a city card
    [pick] which tiles you take
    [frontier] a free neutral space
    [reward] your frontier reward
    [vanish] who vanishes or appears
    [relocate] who goes where
   *[build] what you build
}
panda-meant-for = { $meant ->
    [guard] placing a guard
    [place-hero] placing a hero
    [withdraw] leaving the mission card
    [turn] choosing a space
    [option] choosing an action
    [step] choosing a step
    [hero] choosing a hero
    [move] moving
    [cover] covering
    [tile] choosing a tile
    [card] taking a city card
    [pick] taking tiles
    [frontier] the frontier action
    [reward] the frontier reward
    [vanish] vanishing
    [relocate] relocating
   *[build] building
}
panda-refuse-other-decision = To be decided now: { panda-asked-for }. It is not the time for { panda-meant-for }.
panda-refuse-setup-rival = { $path } holds a guard of { $who }.
panda-refuse-setup-last-ninja = A setup guard may not cover the last ninja of { $path }.
panda-refuse-setup-hero = The { panda-hero } is placed now.
panda-refuse-setup-place = Your { panda-hero } already stands at { $place }; in the setup each hero starts on his own place.
panda-refuse-behind = This round you are already past { $space }: your last choice was { $reached }.
panda-refuse-guards = It takes { $needs ->
    [one] 1 guard
   *[other] { $needs } guards
} to use { $space }, and you have { $have }.
panda-refuse-ap = You cannot pay for { $space }: with { $ap } AP you would fall below { $least }.
panda-refuse-field-no-card = The mission card with these fields is not in play.
panda-refuse-field-taken = Field { $field } is taken by { $who }.
panda-refuse-field-again = You have used a field of the mission card this round.
panda-refuse-field-guard = A field needs a guard, and your supply is empty.
panda-refuse-option = There is no second action on { $space }.
panda-refuse-step-missing = This action has no such step: { panda-step-word }.
panda-refuse-step-done = You have done this step already: { panda-step-word }.
panda-refuse-move-nobody = None of these heroes can cross a path.
panda-refuse-build-nothing = Nothing can be built.
panda-refuse-vanished = Your { panda-hero } has vanished.
panda-refuse-move-blocked = With strength { $strength } the { panda-hero } cannot cross any path from here{ $bypass ->
    [0] { "" }
   *[other] , even bypassing { $bypass }
}.
panda-refuse-not-on-place = The { panda-hero } must be at a place.
panda-refuse-no-building = { $place } has no { panda-building } for the { panda-hero }.
panda-refuse-no-chest = You have no chest to sell.
panda-refuse-tile-supply = No such tile is left: { panda-tile-kind }.
panda-refuse-tile-full = Your column is full: { panda-tile-kind }.
panda-refuse-build-capital = { $place } is a capital and takes no { panda-building }.
panda-refuse-build-village = { $place } is a city; this action builds a { panda-building } in villages.
panda-refuse-build-city = { $place } is a village; this action builds a { panda-building } in cities.
panda-refuse-build-again = A { panda-building } already stands at { $place }.
panda-refuse-build-foundation = No city foundation is left for a third building at { $place }: { panda-building }.
panda-refuse-build-piece = No piece is left: { panda-building } at { $place }.
panda-refuse-build-guards = { $place } needs { $needs } guards around it for a { panda-building }, and there { $have ->
    [one] is 1
   *[other] are { $have }
}.
panda-refuse-decline = This action cannot be declined any more.
panda-refuse-hero-anyone = Name the hero with his colour.
panda-refuse-hero-own = Only your own heroes can do this.
panda-refuse-hero-nobody = No one plays this colour.
panda-refuse-stop = A move that has begun crosses at least one path.
panda-refuse-move-far = No single path leads the { panda-hero } from { $from } to { $to }.
panda-refuse-move-ninjas = { $path } has { $ninjas ->
    [one] 1 uncovered ninja
   *[other] { $ninjas } uncovered ninjas
} on the way to { $to }; the { panda-hero } has strength { $strength }{ $bypass ->
    [0] { "" }
   *[other] { " " }and bypasses { $bypass }
}.
panda-refuse-card = Only one city card is left; take it as the left one.
panda-refuse-pick-kind = This kind is not offered: { panda-tile-kind }.
panda-refuse-pick-count = Take { $count ->
    [one] 1 tile
   *[other] { $count } different tiles
}, not { $got }.
panda-refuse-frontier = You cannot use { $space } now: { $step }.
panda-refuse-vanished-already = Your { panda-hero } has already vanished.
panda-refuse-not-vanished = Your { panda-hero } is on the map, so he cannot appear.
panda-refuse-relocate = Your { panda-hero } is already at { $place }.

## Places and pieces

panda-zone-places = Places
panda-zone-paths = Paths
panda-zone-spaces = Action board
panda-zone-order = Player order
panda-zone-city-row = City cards
panda-zone-supply = Supply
panda-zone-missions = Mission cards
panda-zone-clan = { $who-is ->
    [you] Your clan
   *[other] The clan of { $who }
}
panda-around = { $guards ->
    [one] 1 guard around
   *[other] { $guards } guards around
}
panda-place-without-nobody = { $place }: { panda-around }
panda-place-without-heroes = { $place }: { panda-around }; { $heroes }
panda-place-with-nobody = { $place }: { $buildings }; { panda-around }
panda-place-with-heroes = { $place }: { $buildings }; { panda-around }; { $heroes }
panda-path-tile = { $path }: { panda-colour } tile, value { $ninjas }
panda-path-guards = { $path }: { $left } of { $ninjas } ninjas uncovered; guards { $guards }
panda-path-empty = { $path }: { $left ->
    [one] 1 ninja
   *[other] { $left } ninjas
}
panda-space = { $space }, { $name }, { $needs ->
    [one] 1 guard
   *[other] { $needs } guards
}: { $options }{ $status ->
    [open] { "" }
    [behind] { " " }– already passed
    [guards] { " " }– too few guards
    [ap] { " " }– too few AP
   *[passed] { " " }– you have passed
}
panda-count-vp = { $count } VP
panda-count-ap = { $count } AP
panda-count-guards = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
panda-sheet-hero = { panda-hero }: strength { $strength }, { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
}, { $place }
panda-supply-building = { panda-building }: { $count }
panda-supply-tile = { panda-tile-kind }: { $count }
panda-mission = { $card }: { $kind ->
    [loop] a loop of four tiles around { panda-mission-building }
    [build4] build four of a kind: { panda-mission-building }
    [opposite_sides] join two opposite sides
    [numbered] join the three numbered places
    [special] six special actions
    [most_tiles] most route tiles
    [heroes_together] all three heroes in one city
    [sides] sides joined by one network
    [most_tile_guards] most guards on route tiles
    [hero_distance] the longest route between two heroes
    [city_majority] most guards around each city
   *[network] buildings in one network: { panda-mission-building }
}
panda-mission-building = { $building ->
    [gate] gates
    [market] markets
    [pagoda] pagodas
   *[none] buildings
}

# A standing answer (W-34): which tile to lay when another player's move asks.

panda-standing-tile = If another player’s move lets you choose a tile
panda-standing-tile-own = always your own tile
panda-standing-tile-neutral = always a neutral tile

panda-standing-setup = Guards and heroes before the first round
panda-standing-setup-deal = set up for me

# Whole turns: where points come from, and why a want cannot be had.

panda-because-building = { $number ->
    [1] for the first building here
    [2] for the second building here
    [3] for the third building here
    [4] for the fourth building here
    [5] for the fifth building here
   *[other] for the sixth building here
}
panda-because-rivals = { $count ->
    [one] for 1 rival guard beside it
   *[other] for { $count } rival guards beside it
}
panda-because-mission = for the mission card
panda-because-freed = { $place } is freed
panda-because-chest = for the chest
panda-because-printed = from the space itself
panda-refuse-hero-away = Your { panda-hero } is not at { $place }: bring him there first.
panda-refuse-no-space = No space offers this.
panda-want-no-guards = You have no guards left this round.
panda-want-wait = Something else is to be decided first.
panda-want-none = { $want ->
    [move] No space that you can use now lets a hero move.
    [build] No hero can build where he stands.
    [strength] No hero can get stronger now.
    [mission] No hero stands at a building of his own.
    [points] No space that you can use now gives points or AP.
   *[special] No space that you can use now offers it.
}
panda-want-not-now = { $want ->
    [move] The action you have begun moves no hero any more.
    [build] The action you have begun builds nothing any more.
    [strength] The action you have begun makes no hero stronger.
    [mission] The action you have begun brings no mission.
    [points] The action you have begun gives no points or AP.
   *[special] The action you have begun does not offer it.
}

# The end of a round.

panda-round-fewest = { $who-is ->
    [you] You begin: no one has fewer AP.
   *[other] { $who } begins: no one has fewer AP.
}
panda-round-level = Both have { $ap } AP; the upper marker goes first: { $who-is ->
    [you] first you, then { $other }.
   *[other] first { $who }, then { $other }.
}
panda-round-cities = { $cities } of { $count } cities: the game goes on.

# Advice: what a whole turn does, and why it is good.

panda-idea = { $deed }
panda-idea-vp = { $deed }: +{ $vp } VP
panda-idea-ap = { $deed }: +{ $ap } AP
panda-idea-pass = Pass
panda-idea-space = Use { $space }
panda-idea-build = Build a { panda-building } at { $place }
panda-idea-mission = Take a { panda-tile-kind } at { $place }
panda-idea-strength = Make your { panda-hero } stronger
panda-idea-strength-there = Move your { panda-hero } to { $place } and make him stronger
panda-idea-sell-chest = Sell a chest
panda-idea-take = Take { $tiles }
panda-idea-gain = Take what the space gives
panda-idea-appear = Let your { panda-hero } appear at { $place }
panda-idea-relocate = Put your { panda-hero } at { $place }
panda-idea-vanish = Let your { panda-hero } vanish
panda-idea-move = Move the { panda-hero } to { $place }
panda-reason-most = Most points without falling below 0 AP.
panda-reason-sheet = At the end of the game it brings { $vp } VP more.
panda-reason-covers = { $count ->
    [one] It covers 1 ninja.
   *[other] It covers { $count } ninjas.
}
panda-reason-freed = { $place } is freed.
panda-reason-opens = { $tile ->
    [lantern] Then your monk can take a lantern.
    [chest] Then your governor can take a chest.
   *[mask] Then your warrior can take a mask.
}
panda-reason-loss = You lose { $vp } VP for going below 0 AP.
panda-reason-rival = { $who-is ->
    [you] You get { $vp } VP too.
   *[other] { $who } gets { $vp } VP too.
}
panda-reason-left = { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
} and { $ap } AP stay for another turn.

## What a hint asks for

panda-advice-with = { $what }: { $changes }.
panda-advice-plain = { $what }.
panda-advice-guard = put a guard on { $path }
panda-advice-place-hero = put your { panda-hero } at { $place }
panda-advice-withdraw = { $choice ->
    [yes] leave the mission card
   *[no] stay on the mission card
}
panda-advice-space = choose { $space }
panda-advice-field = choose field { $choice } of the mission card
panda-advice-pass = pass
panda-advice-option = { $choice ->
    [1] choose the first action
   *[other] choose the second action
}
panda-advice-action = choose “{ $steps }”
panda-advice-step = { panda-step-word }
panda-advice-hero = { $hero ->
    [none] move no hero
   *[other] choose your { panda-hero }
}
panda-advice-anyones-hero = choose the { panda-hero } of { $owner }
panda-advice-move = move the { panda-hero } to { $place }
panda-advice-stop = stop here
panda-advice-cover = { $choice ->
    [yes] cover a ninja on { $path }
   *[no] leave the ninjas on { $path }
}
panda-advice-tile = { $choice ->
    [own] lay a tile of your own
   *[neutral] lay a neutral tile
}
panda-advice-card = { $choice ->
    [left] take the left city card
    [right] take the right city card
   *[none] take no city card
}
panda-advice-pick = take { $tiles }
panda-advice-frontier = { $choice ->
    [none] use no free space
   *[other] use { $space } for free
}
panda-advice-reward = { $choice ->
    [vp] take points for the frontier
   *[tiles] take tiles for the frontier
}
panda-advice-vanish = let your { panda-hero } vanish
panda-advice-appear = let your { panda-hero } appear at { $place }
panda-advice-relocate = put your { panda-hero } at { $place }
panda-advice-build = build a { panda-building } at { $place }

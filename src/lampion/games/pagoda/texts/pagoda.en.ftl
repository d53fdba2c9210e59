# Pagoda in English. `$colour` and `$next` are red, blue, green, yellow or violet; `$ability` is lantern, buddha, bowl, dragon or fan.

pagoda-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[violet] violet
}
pagoda-next-colour = { $next ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[violet] violet
}
pagoda-ability = { $ability ->
    [lantern] Lantern
    [buddha] Buddha
    [bowl] Rice Bowl
    [dragon] Dragon
   *[fan] Fan
}

pagoda-spire-colour = { $spire ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[violet] violet
}
pagoda-tile = { pagoda-colour } tile (next { pagoda-next-colour })
pagoda-tile-roof = { pagoda-colour } tile ({ pagoda-spire-colour } spire)
pagoda-tile-listed = { pagoda-colour } tile (next { pagoda-next-colour }, { pagoda-spire-colour } spire)
pagoda-card = { pagoda-colour } card
pagoda-card-hidden = hidden card
pagoda-some-cards = { $count } { pagoda-colour }
pagoda-cards = { $count } { pagoda-colour } { $zone ->
    [table] from the table
   *[hand] from hand
}
pagoda-set = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
pagoda-limit-columns = { $limit ->
    [one] 1 column
   *[other] { $limit } columns
}
pagoda-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pagoda-uses = { pagoda-ability }: { $uses }
pagoda-turn = { $built } of { $limit } columns built

## What is to be decided

pagoda-last-turn = { $last ->
    [yes] Last turn
   *[no] Your turn
}
pagoda-prompt-fresh = { $who-is ->
    [you] { pagoda-last-turn }: build at least one column, or lay down { pagoda-set } for one.
   *[other] { $last ->
        [yes] { $who } begins the last turn.
       *[no] { $who } begins a turn.
    }
}
pagoda-prompt-alternative = { $who-is ->
    [you] { pagoda-last-turn }: no card fits. Lay down { pagoda-set } for one column.
   *[other] { pagoda-prompt-fresh }
}
pagoda-prompt-pass = { $who-is ->
    [you] { pagoda-last-turn }: nothing can be built, so lay down { pagoda-set } and pass.
   *[other] { pagoda-prompt-fresh }
}
pagoda-prompt-needs-column = { $who-is ->
    [you] Now build: your turn needs at least one column.
   *[other] { $who } is building.
}
pagoda-prompt-go-on = { $who-is ->
    [you] { $left ->
        [one] Build one more column, lay tiles, or end your turn.
       *[other] Build up to { $left } more columns, lay tiles, or end your turn.
    }
   *[other] { $who } has built { $built ->
        [one] 1 column.
       *[other] { $built } columns.
    }
}
pagoda-prompt-limit = { $who-is ->
    [you] You have built { pagoda-limit-columns }: lay tiles, or end your turn.
   *[other] { $who } has built { pagoda-limit-columns }.
}
pagoda-prompt-closing = { $who-is ->
    [you] End your turn and refill your cards.
   *[other] { $who } is about to refill cards.
}
pagoda-prompt-over = The game is over.

## What happened

pagoda-log-column = { $who-is ->
    [you] You build a { pagoda-colour } column on site { $site } with { $cards }: +{ $points }.
   *[other] { $who } builds a { pagoda-colour } column on site { $site } with { $cards }: +{ $points }.
}
pagoda-log-tile = { $who-is ->
    [you] You lay a { $tile } on site { $site } with { $cards }: +{ $points }.
   *[other] { $who } lays a { $tile } on site { $site } with { $cards }: +{ $points }.
}
pagoda-log-roof = { $who-is ->
    [you] You build the roof of site { $site }, { $tile }, with { $cards }: +{ $points }.
   *[other] { $who } builds the roof of site { $site }, { $tile }, with { $cards }: +{ $points }.
}
pagoda-log-alternative = { $who-is ->
    [you] You lay down { $cards } for a { pagoda-colour } column on site { $site }: +{ $points }.
   *[other] { $who } lays down { $cards } for a { pagoda-colour } column on site { $site }: +{ $points }.
}
pagoda-log-pass = { $who-is ->
    [you] You pass and lay down { $cards }.
   *[other] { $who } passes and lays down { $cards }.
}
pagoda-log-lantern = { $who-is ->
    [you] You light the Lantern: { pagoda-limit-columns } this turn.
   *[other] { $who } lights the Lantern: { pagoda-limit-columns } this turn.
}
pagoda-log-dragon = { $who-is ->
    [you] Dragon: you change { $count ->
        [one] 1 card ({ $cards }).
       *[other] { $count } cards ({ $cards }).
    }
   *[other] Dragon: { $who } changes { $count ->
        [one] 1 card ({ $cards }).
       *[other] { $count } cards ({ $cards }).
    }
}
pagoda-log-end = { $who-is ->
    [you] You draw { $count ->
        [0] no card.
        [one] 1 card.
       *[other] { $count } cards.
    }
   *[other] { $who } draws { $count ->
        [0] no card.
        [one] 1 card.
       *[other] { $count } cards.
    }
}
pagoda-log-fan = Fan: { pagoda-log-end }
pagoda-log-notes = { $what } ({ $notes })
pagoda-note-used = { pagoda-ability } used
pagoda-note-gained = { pagoda-ability } gained
pagoda-note-blocked = site { $site } is blocked
pagoda-note-end = the end of the game is near

## How it ended

pagoda-result-win = { $who-is ->
    [you] You win { $own } to { $other }.
   *[other] { $who } wins { $own } to { $other }.
}
pagoda-result-draw = A draw: { $points } points each, so both share the victory.

## Why not

pagoda-refuse-turn-closed = This turn is over; all that is left is to end it.
pagoda-refuse-limit = You have built { $built } of { $limit } columns this turn.
pagoda-refuse-site-roofed = The pagoda on site { $site } already has its roof.
pagoda-refuse-site-blocked = Site { $site } is blocked: no { pagoda-colour } tile is left.
pagoda-refuse-floor-full = The floor on site { $site } has all its columns; it needs a { pagoda-colour } tile.
pagoda-refuse-colour = Floor { $floor } of site { $site } takes { pagoda-colour } columns.
pagoda-refuse-floor-unfinished = { $count ->
    [0] The floor on site { $site } has none of its { $of } columns.
   *[other] The floor on site { $site } has { $count } of { $of } columns.
}
pagoda-refuse-roof-tile = The next tile on site { $site } is a roof, and a roof is built together with its spire.
pagoda-refuse-too-low = Site { $site } is on floor { $floor }; the roof comes on floor { $top }.
pagoda-refuse-base = Site { $site } needs a tile with the base colour { pagoda-colour }.
pagoda-refuse-tile-gone = There is no { $tile } in the supply.
pagoda-price = { $count ->
    [one] 1 { pagoda-colour } card
   *[other] { $count } { pagoda-colour } cards
}
pagoda-others = { $others ->
    [one] 1 card of another colour
   *[other] { $others } cards of one other colour
}
pagoda-substitute = { $rest ->
    [0] { pagoda-others }
    [one] 1 { pagoda-colour } card and { pagoda-others }
   *[other] { $rest } { pagoda-colour } cards and { pagoda-others }
}
pagoda-refuse-column-price = A { pagoda-colour } column costs { pagoda-price }, or with the Rice Bowl { pagoda-substitute }.
pagoda-refuse-tile-price = A { pagoda-colour } tile costs { pagoda-price }, or with the Buddha { pagoda-substitute }.
pagoda-refuse-spire-price = This spire costs { pagoda-price }, or with the Rice Bowl { pagoda-substitute }.
pagoda-refuse-column-price-simple = A { pagoda-colour } column costs { pagoda-price }.
pagoda-refuse-tile-price-simple = A { pagoda-colour } tile costs { pagoda-price }.
pagoda-refuse-spire-price-simple = This spire costs { pagoda-price }.
pagoda-refuse-own-pair = With the { pagoda-ability } you pay { $others ->
    [one] 1 card
   *[other] { $others } cards
} of another colour than { pagoda-colour }.
pagoda-refuse-not-held = { $zone ->
    [table] This takes { $count } { pagoda-colour } from your table, where you have { $held }.
   *[hand] This takes { $count } { pagoda-colour } from your hand, where you have { $held }.
}
pagoda-refuse-simple = There is no such move in the simple game.
pagoda-refuse-used = You have already used your { pagoda-ability } this turn.
pagoda-refuse-no-use = Your { pagoda-ability } is used up.
pagoda-refuse-stranding-tile = After the { $tile } you could not build a column, and your turn needs one.
pagoda-refuse-stranding-lantern = With the Lantern lit you would have to build a column, and you cannot.
pagoda-refuse-alternative-late = Laying down cards for a column is a turn of its own: it is too late for that.
pagoda-refuse-pass-late = You can pass only at the start of your turn.
pagoda-refuse-pass-open = You may not pass: there is a site where a column fits.
pagoda-refuse-pass-finishable = You may not pass: your cards can still build something.
pagoda-refuse-set-size = This takes exactly { $needed } cards, not { $count }.
pagoda-refuse-dragon-late = The Dragon can only be used at the very start of your turn.
pagoda-refuse-dragon-empty = Choose at least one card for the Dragon to change.
pagoda-refuse-no-column = You must build a column before you end your turn.

## Places and pieces

pagoda-zone-site = Site { $site }
pagoda-zone-supply = Tiles left
pagoda-zone-pile = Draw pile
pagoda-zone-discard = Discard pile
pagoda-zone-turn = This turn
pagoda-zone-table = { $who-is ->
    [you] Your table cards
   *[other] { $who }’s table cards
}
pagoda-zone-hand = { $who-is ->
    [you] Your hand
   *[other] { $who }’s hand
}
pagoda-zone-abilities = { $who-is ->
    [you] Your abilities
   *[other] { $who }’s abilities
}
pagoda-zone-score = { $who-is ->
    [you] Your score
   *[other] { $who }’s score
}
pagoda-floor-columns = floor { $floor }: { $columns } { pagoda-colour }
pagoda-floor = { pagoda-floor-columns }
pagoda-floor-tiled = { pagoda-floor-columns }, tile, next { pagoda-next-colour }
pagoda-floor-roofed = { pagoda-floor-columns }, roof with { pagoda-next-colour } spire
pagoda-site-empty = empty
pagoda-site-blocked = blocked: no { pagoda-colour } tile left

## What a hint asks for

pagoda-advice-column = build a { pagoda-colour } column on site { $site } for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-tile = lay a { $tile } on site { $site } for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-roof = build the roof of site { $site }, { $tile } for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-alternative = lay down { $cards } for a { pagoda-colour } column on site { $site }, for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
pagoda-advice-pass = pass and lay down { $cards }.
pagoda-advice-lantern = light the Lantern, then you may build { pagoda-limit-columns } this turn.
pagoda-advice-dragon = use the Dragon and change { $cards }.
pagoda-advice-end = { $count ->
    [0] end your turn.
    [one] end your turn and draw 1 card.
   *[other] end your turn and draw { $count } cards.
}
pagoda-advice-fan = { $count ->
    [0] end your turn with the Fan.
    [one] end your turn with the Fan and draw 1 card.
   *[other] end your turn with the Fan and draw { $count } cards.
}

# Labels of Pagoda's board on the page. `$colour`, `$next` and `$ability` as in pagoda.en.ftl; `$piece` is column, tile or roof.

pagoda-title = Pagoda
pagoda-card-facts = 2 players · 30–45 min
pagoda-card-line = Build shared towers; each tile gives you an ability.
pagoda-card-reconstructed = the colours of Pagoda’s spires

pagoda-board-option-quick = Quick
pagoda-board-option-quick-why = towers are lower, a shorter game
pagoda-board-option-simple = Simple
pagoda-board-option-simple-why = no special abilities, good to learn
pagoda-board-variant = { $variant ->
    [quick-normal] quick game
    [full-simple] simple game
    [quick-simple] quick and simple
   *[full-normal] full game
}
pagoda-board-completed = { $count } of { $of } completed

pagoda-board-site = Site { $site }
pagoda-board-floor = floor { $number }: { $columns ->
    [0] no { pagoda-colour } column yet
   *[other] { $columns } { pagoda-colour }
}
pagoda-board-floor-tile = floor { $number }: { pagoda-colour } with tile
pagoda-board-floor-roof = floor { $number }: { pagoda-colour }, roof with { pagoda-next-colour } spire
pagoda-board-site-next = { $status ->
    [roofed] complete
    [blocked] blocked, no tile of its colour left
   *[open] { $piece ->
        [tile] next a { pagoda-colour } tile, plus { $points }
        [roof] next a { pagoda-colour } roof, plus { $points }
       *[column] { $colour ->
            [any] next a column of any colour, plus { $points }
           *[other] next a { pagoda-colour } column, plus { $points }
        }
    }
}
pagoda-board-complete = complete
pagoda-board-blocked = blocked

pagoda-board-table = Table
pagoda-board-open = open to all
pagoda-board-hand = Hand
pagoda-board-only-you = only you
pagoda-board-card = { pagoda-colour } card, { $zone ->
    [table] table
   *[hand] hand
}
pagoda-board-their-table = { $name }: open cards
pagoda-board-their-hand = { $name }: hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pagoda-board-start = start player
pagoda-board-architect = Architect board
pagoda-board-uses = { pagoda-ability }: { $uses ->
    [0] no use left
    [one] 1 use left
   *[other] { $uses } uses left
}{ $used ->
    [yes] , used this turn
   *[no] { "" }
}
pagoda-board-dots = Filled dots beside it are uses; laying a tile of its colour fills them.
pagoda-board-about = { $ability ->
    [lantern] Lantern: build up to { $lantern_limit } columns this turn instead of { $limit }.
    [buddha] { $buddha ->
        [one] Buddha: a card pays for a tile of another colour. Pick it and the site.
       *[other] Buddha: { $buddha } cards of one colour pay for a tile of another colour. Pick them and the site.
    }
    [bowl] { $bowl ->
        [one] Rice Bowl: a card stands for one card of another colour, in a column or a spire. Pick it and the site.
       *[other] Rice Bowl: { $bowl } cards of one colour stand for one card of another colour, in a column or a spire. Pick them and the site.
    }
    [dragon] Dragon: change any of your cards before you do anything else.
   *[fan] Fan: fill your hand to { $fan_hand } instead of { $hand } when you end your turn.
}
pagoda-board-to-draw = to draw
pagoda-board-discarded = discarded
pagoda-board-discard-empty = The discard pile is empty.
pagoda-board-until-end = Until the end
pagoda-board-race = { $of ->
    [one] The first completed site brings the last turns.
    [3] The third completed site brings the last turns.
   *[other] { $of } completed sites bring the last turns.
}
pagoda-board-last-turn = The end is near: both players get the same number of turns.

pagoda-board-tiles = Tiles
pagoda-board-tiles-left = Tiles left
pagoda-board-of = { $count } of { $of }
pagoda-board-supply = Tiles left: rows are the base colour, columns the colour of the next floor
pagoda-board-base = base
pagoda-board-next = next
pagoda-board-none = none

pagoda-board-your-turn = Your turn.
pagoda-prompt-begin = { pagoda-last-turn }: build at least one column. Press a card or a site.
pagoda-board-columns = columns
pagoda-board-or = or
pagoda-board-picked-cards = { $count ->
    [one] { $colour ->
        [red] red card
        [blue] blue card
        [green] green card
        [yellow] yellow card
       *[violet] violet card
    }
   *[other] { $count } { pagoda-colour } cards
}
pagoda-board-picked = { $some ->
    [yes] Picked { $what }: build on site { $sites }.
   *[no] Picked { $what }: no site takes that.
}
pagoda-board-site-picked = { $open ->
    [tile] Site { $site }: choose the tile.
    [colour] Site { $site }: choose the colour.
    [abilities] Site { $site }: which ability helps?
   *[cards] { $piece ->
        [tile] Site { $site } takes a { pagoda-colour } tile: choose it and a card.
        [roof] Roof of site { $site }: choose tile and cards.
       *[column] { $colour ->
            [any] Site { $site } takes any colour: choose a card.
           *[other] Site { $site } takes a { pagoda-colour } column: choose what you pay with.
        }
    }
}
pagoda-board-press-again = Press site { $site } again to build.
pagoda-board-choose-set = { $mode ->
    [dragon] Dragon: choose the cards to change ({ $count } chosen).
    [pass] Choose { $of } cards to lay down ({ $count } chosen), then pass.
   *[alternative] Choose { $of } cards ({ $count } so far) and a site for one column.
}
pagoda-board-then-site = Now choose the site for your column.
pagoda-board-then-press = { $open ->
    [yes] Now choose the colour of the column.
   *[no] Lay the cards down, or change them.
}
pagoda-board-choose = { $part ->
    [colour] Colour
    [abilities] With
   *[tile] { $piece ->
        [roof] Roof, spire
       *[other] Tile, next
    }
}
pagoda-board-site-first = Choose the site for your column first.

pagoda-board-end = End turn
pagoda-board-end-fan = End with Fan
pagoda-board-build = { $kind ->
    [tile] Lay tile +{ $points }
    [roof] Build roof +{ $points }
   *[column] Build +{ $points }
}
pagoda-board-use = { $ability ->
    [lantern] Light Lantern
    [dragon] Call Dragon
   *[other] { pagoda-ability }
}
pagoda-board-advised = { $ability ->
    [lantern] Light the Lantern
   *[fan] End with the Fan
}
pagoda-board-set = { $kind ->
    [pass] Pass
   *[alternative] { pagoda-set }
}
pagoda-board-set-about = { $kind ->
    [pass] Lay down { pagoda-set } and pass
   *[alternative] Instead of a normal turn: lay down { pagoda-set } of your choice for one column
}
pagoda-board-lay-down = { $mode ->
    [dragon] { $count ->
        [0] Change
       *[other] Change { $count }
    }
    [pass] Pass { $count }/{ $of }
   *[alternative] Lay down { $count }/{ $of }
}

pagoda-board-this-turn = { $mine ->
    [yes] This turn
   *[no] { $name }’s turn
}
pagoda-board-nothing-yet = Nothing yet.
pagoda-board-step-long = { $kind ->
    [dragon] { $count ->
        [one] Dragon: 1 card changed
       *[other] Dragon: { $count } cards changed
    }
    [lantern] Lantern lit: { pagoda-limit-columns }
    [tile] { $colour ->
        [red] Red tile, site { $site }
        [blue] Blue tile, site { $site }
        [green] Green tile, site { $site }
        [yellow] Yellow tile, site { $site }
       *[violet] Violet tile, site { $site }
    }
    [roof] { $colour ->
        [red] Red roof, site { $site }
        [blue] Blue roof, site { $site }
        [green] Green roof, site { $site }
        [yellow] Yellow roof, site { $site }
       *[violet] Violet roof, site { $site }
    }
    [pass] Pass
    [end] End with Fan
   *[column] { $colour ->
        [red] Red column, site { $site }
        [blue] Blue column, site { $site }
        [green] Green column, site { $site }
        [yellow] Yellow column, site { $site }
       *[violet] Violet column, site { $site }
    }
}
pagoda-board-step-short = { $kind ->
    [dragon] Dragon ×{ $count }
    [lantern] Lantern
    [roof] roof, site { $site }
    [tile] tile, site { $site }
    [pass] pass
    [end] Fan
   *[column] site { $site }
}
pagoda-board-step-log = { $kind ->
    [column] column, site { $site }
    [alternative] { $count ->
        [one] 1 card, site { $site }
       *[other] { $count } cards, site { $site }
    }
   *[other] { pagoda-board-step-short }
}
pagoda-board-no-way-back = cards were drawn, no way back
pagoda-board-paid = { $count ->
    [one] paid with 1 card
   *[other] paid with { $count } cards
}
pagoda-board-take-back = { $kind ->
    [tile] Take back the tile
    [roof] Take back the roof
    [lantern] Put the Lantern out
    [pass] Take back the pass
   *[column] Take back the column
}
pagoda-board-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}

pagoda-board-key-site = 1–{ $sites } = pick a site, again to build
pagoda-board-key-card = R B G Y V = pick a card of that colour
pagoda-board-key-build = Enter = build what is picked
pagoda-board-key-end = E, F = end the turn, with the Fan
pagoda-board-key-ability = L, D = Lantern, Dragon
pagoda-board-key-set = X = lay down { pagoda-set } for a column
pagoda-board-key-drop = Esc = drop what is picked
pagoda-board-key-hint = H = hint

pagoda-board-story = How the scores grew, turn by turn
pagoda-board-final = The pagodas
pagoda-board-ladder = Points from columns, tiles and roofs, and in all
pagoda-board-from = { $kind ->
    [tile] points from tiles
    [roof] points from roofs
   *[column] points from columns
}

pagoda-board-rules-1 = Goal. :: The pagodas belong to no one. You score every piece you build. The player with the most points wins.
pagoda-board-rules-2 = Your turn. :: Build { $limit ->
    [one] one column
   *[other] 1 to { $limit } columns
}, anywhere; a roof counts as one of them. Other tiles do not count: lay as many as you can pay for. Cards pay for pieces of their colour; table and hand cards count alike.
pagoda-board-rules-3 = Column. :: It costs { $column_price ->
    [one] 1 card
   *[other] { $column_price } cards
} of its colour; { $columns ->
    [one] one column makes
   *[other] { $columns } columns of one colour make
} a floor. The first column on a site may have any colour; further up the tile below says which. What a column scores depends on its floor, from the ground up: { $column_points }.
pagoda-board-rules-4 = Tile. :: On a full floor goes a tile of the same colour, for { $tile_price ->
    [one] 1 card
   *[other] { $tile_price } cards
}: { $tile_points ->
    [one] 1 point
   *[other] { $tile_points } points
}, and you choose the colour of the next floor.
pagoda-board-rules-5 = Roof. :: On floor { $floors }, the top one, the tile is a roof and comes with its spire: { $tile_price ->
    [one] 1 card
   *[other] { $tile_price } cards
} for the tile, { $spire_price } of the spire’s colour. It scores { $roof_points } and counts as one column.
pagoda-board-rules-6 = Abilities. :: A tile or roof sets the ability of its colour to { $uses ->
    [one] 1 use
   *[other] { $uses } uses
}. Each ability helps once per turn.
pagoda-board-rules-7 = No card fits? :: Instead of a normal turn lay down { pagoda-set } of your choice for one column.
pagoda-board-rules-8 = Refill. :: Then fill your table cards to { $table } and your hand to { $hand }. What was revealed cannot be undone.
pagoda-board-rules-9 = End. :: A site is complete when it has its roof, or when it is blocked: its top floor has its { $columns } columns, but no tile of that colour is left. { $ends_at ->
    [one] The first one brings
    [3] The third one brings
   *[other] { $ends_at } of them bring
} the last turns; both players get equally many.

# One line for a first game, under the prompt of the same name; what stands behind :: comes in the next turn. Arguments as in board.en.ftl.

pagoda-prompt-fresh-coach = Choose a card, then a site of its colour. On an empty site any colour will do. :: Higher floors score more: look where a column brings most. :: A floor is full? For one more card you lay a tile, and it brings an ability. :: The cards in front of the other player are open: do not leave them the roof. :: Abilities help once a turn: press one to read what it does.
pagoda-prompt-alternative-coach = No card fits, but several cards together always pay for one column.
pagoda-prompt-pass-coach = Nothing can be built now. You get new cards for the next turn.
pagoda-prompt-needs-column-coach = A turn needs at least one column. Choose a card, then a site.
pagoda-prompt-go-on-coach = Keep building as long as it pays; you can end your turn at any time. :: Keep a card of a colour that you will need for a tile. :: Is a floor full? A tile scores, and you choose the next colour.
pagoda-prompt-limit-coach = No more columns this turn, but a tile is still possible. Otherwise end your turn.
pagoda-prompt-closing-coach = End your turn, and your cards are filled up.

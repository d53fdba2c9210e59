glowworms-card = card { $card }
glowworms-hidden = hidden card
glowworms-zone-row = Cards played
glowworms-zone-deck = Deck
glowworms-zone-hand = { $who-is ->
    [you] Your hand
   *[other] Hand of { $who }
}
glowworms-refuse-not-in-hand = Card { $card } is not in your hand.

# On the page.

glowworms-title = Glowworms
glowworms-card-facts = 2–3 players · 5 min
glowworms-card-line = Climb with every card: only a higher number shines.
glowworms-board-option-short = Short
glowworms-board-dark = A dark garden: nobody has played yet.
glowworms-board-light = { $lit ->
    [yes] { $card } shines
   *[no] { $card } stays dark
}
glowworms-board-deck = Deck: { $count }
glowworms-board-hand = Your glowworms
glowworms-board-play = Play card { $card }
glowworms-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
glowworms-board-points = Points
glowworms-board-key-play = 1–2 = play that card of your hand
glowworms-board-rules-1 = Your turn:: Play one of your two cards, then draw while there is a deck.
glowworms-board-rules-2 = Shining:: A card that is higher than the one before it scores its number.
glowworms-board-rules-3 = The end:: When no hand has a card left, the most points win.

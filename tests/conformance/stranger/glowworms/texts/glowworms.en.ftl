glowworms-card = card { $card }
glowworms-hidden = hidden card
glowworms-zone-row = Cards played
glowworms-zone-deck = Deck
glowworms-zone-hand = { $who-is ->
    [you] Your hand
   *[other] Hand of { $who }
}
glowworms-refuse-not-in-hand = Card { $card } is not in your hand.

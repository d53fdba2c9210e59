glowworms-card = card { $card }
glowworms-hidden = hidden card
glowworms-zone-row = Cards played
glowworms-zone-deck = Deck
glowworms-zone-hand = { $who-is ->
    [you] Your hand
   *[other] Hand of { $who }
}
glowworms-prompt-play = { $who-is ->
    [you] Your turn: play a card.
   *[other] { $who } is playing a card.
}
glowworms-prompt-over = The game is over.
glowworms-log-play = { $who-is ->
    [you] You play card { $card }.
   *[other] { $who } plays card { $card }.
}
glowworms-result = Won with { $points } points: { $names }.
glowworms-refuse-not-in-hand = Card { $card } is not in your hand.

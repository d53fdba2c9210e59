glowworms-card = Karte { $card }
glowworms-hidden = verdeckte Karte
glowworms-zone-row = Gespielte Karten
glowworms-zone-deck = Stapel
glowworms-zone-hand = { $who-is ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
glowworms-prompt-play = { $who-is ->
    [you] Du bist dran: Spiel eine Karte.
   *[other] { $who } spielt eine Karte.
}
glowworms-prompt-over = Das Spiel ist zu Ende.
glowworms-log-play = { $who-is ->
    [you] Du spielst Karte { $card }.
   *[other] { $who } spielt Karte { $card }.
}
glowworms-result = Gewonnen mit { $points } Punkten: { $names }.
glowworms-refuse-not-in-hand = Karte { $card } ist nicht auf deiner Hand.

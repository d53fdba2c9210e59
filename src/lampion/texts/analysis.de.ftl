# Was die Analyse einer Partie sagt: Gründe.

analysis-count-points = Punkte
analysis-count-lowest = Punkte in der niedrigsten Farbe
analysis-count-actions = Aktionspunkte
analysis-why-now = Das bringt sofort { $best } { $what } statt { $other }.
analysis-why-cost = Sofort bringt das nur { $best } { $what } statt { $other }.
analysis-why-reply = { $who-is ->
    [you] Dein bester Gegner holt danach im nächsten Zug etwa { $best } { $what } statt { $other }.
   *[other] Der beste Gegner holt danach im nächsten Zug etwa { $best } { $what } statt { $other }.
}
analysis-why-ahead = { $who-is ->
    [you] Dein nächster Zug bringt dann etwa { $best } { $what } statt { $other }.
   *[other] Der nächste Zug von { $who } bringt dann etwa { $best } { $what } statt { $other }.
}
analysis-why-unclear = Es gibt keinen einzelnen Grund: Von hier aus weitergespielt geht es so einfach öfter gut aus.

# Was die Analyse einer Partie sagt: Gründe.

analysis-amount = { $what ->
    [lowest] { $count ->
        [one] 1 Punkt in der niedrigsten Farbe
       *[other] { $count } Punkte in der niedrigsten Farbe
    }
    [actions] { $count ->
        [one] 1 Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
   *[points] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
}
analysis-better = Besser: { $moves }.
analysis-why-now = Das bringt sofort { $best } statt { $other }.
analysis-why-cost = Sofort bringt das nur { $best } statt { $other }.
analysis-why-reply = { $who-is ->
    [you] Dein bester Gegner holt danach im nächsten Zug etwa { $best } statt { $other }.
   *[other] Der beste Gegner von { $who } holt danach im nächsten Zug etwa { $best } statt { $other }.
}
analysis-why-ahead = { $who-is ->
    [you] Dein nächster Zug bringt dann etwa { $best } statt { $other }.
   *[other] Der nächste Zug von { $who } bringt dann etwa { $best } statt { $other }.
}
analysis-why-unclear = Ein einzelner Grund sticht nicht hervor: Von hier aus weitergespielt geht es so einfach öfter gut aus.

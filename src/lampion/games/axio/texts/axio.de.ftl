# AXIO auf Deutsch. `$colour` ist red, blue, green, orange oder purple; ein Feld ist Zeile und Spalte.

axio-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[purple] Lila
}
axio-first-colour = { $first ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[purple] Lila
}
axio-second-colour = { $second ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[purple] Lila
}
axio-symbol = { $colour ->
    [red] rote Sonne
    [blue] blauer Stern
    [green] grüner Punkt
    [orange] orangefarbenes Quadrat
   *[purple] lila Kreis
}
axio-a-symbol = { $colour ->
    [red] eine { axio-symbol }
   *[other] ein { axio-symbol }
}
axio-by-the-symbol = { $colour ->
    [red] An der roten Sonne
    [blue] Am blauen Stern
    [green] Am grünen Punkt
    [orange] Am orangefarbenen Quadrat
   *[purple] Am lila Kreis
}

axio-tile = { axio-first-colour }-{ axio-second-colour }
axio-tile-hidden = verdecktes Plättchen
axio-gain = +{ $points } { axio-colour }
axio-score = { axio-colour }: { $points }

## Was zu entscheiden ist

axio-prompt-place = { $who-is ->
    [you] Du bist dran: Lege ein Plättchen.
   *[other] { $who } legt ein Plättchen.
}
axio-prompt-first = { $who-is ->
    [you] Dein erstes Plättchen: Lege es an ein farbiges Startfeld, an dem noch nichts liegt.
   *[other] { $who } legt das erste Plättchen.
}
axio-prompt-bonus = { $who-is ->
    [you] { $count ->
        [one] Axio! Bonuszug: Lege noch ein Plättchen.
       *[other] Axio! { $count } Bonuszüge: Lege noch ein Plättchen.
    }
   *[other] { $count ->
        [one] Axio! { $who } hat einen Bonuszug.
       *[other] Axio! { $who } hat { $count } Bonuszüge.
    }
}
axio-prompt-refill = { $who-is ->
    [you] Zieh nach, um deinen Zug zu beenden.
   *[other] { axio-prompt-refill-other }
}
axio-prompt-swap = { $who-is ->
    [you] Zieh nach oder tausche deine Plättchen: Keines zeigt deine niedrigste Farbe.
   *[other] { axio-prompt-refill-other }
}
axio-prompt-refill-other = { $who } zieht gleich nach oder tauscht.
axio-prompt-solo = { $left ->
    [0] Lege dein Plättchen. Der Beutel ist leer.
    [one] Lege dein Plättchen. Im Beutel ist noch 1.
   *[other] Lege dein Plättchen. Im Beutel sind noch { $left }.
}
axio-prompt-over = Die Partie ist zu Ende.

## Was geschehen ist

axio-placed = { $who-is ->
    [you] Du legst { $tile }
   *[other] { $who } legt { $tile }
}
axio-closing = { $closed ->
    [0] .
    [one] , 1 Feld geschlossen.
   *[other] , { $closed } Felder geschlossen.
}
axio-log-place = { axio-placed }: { $gains }{ axio-closing }
axio-log-place-nothing = { axio-placed }: keine Punkte{ axio-closing }
axio-log-refill = { $who-is ->
    [you] { $count ->
        [one] Du ziehst 1 Plättchen nach.
       *[other] Du ziehst { $count } Plättchen nach.
    }
   *[other] { $count ->
        [one] { $who } zieht 1 Plättchen nach.
       *[other] { $who } zieht { $count } Plättchen nach.
    }
}
axio-log-swap = { $who-is ->
    [you] Du zeigst { $tiles } und tauschst gegen { $count } neue Plättchen.
   *[other] { $who } zeigt { $tiles } und tauscht gegen { $count } neue Plättchen.
}

## Wie es ausging

axio-wins = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}
axio-result-lowest = { axio-wins }: niedrigste Farbe { $own } gegen { $other }.
axio-result-next = { axio-wins }: Die niedrigsten Farben sind mit { $lowest } gleich, dann schlägt { $own } die { $other }.
axio-result-full = { axio-wins }: Alle fünf Farben sind voll!
axio-result-shared = Geteilter Sieg: { $names }. Alle fünf Werte sind gleich, der niedrigste ist { $lowest }.
axio-result-solo = Dein Ergebnis ist { $score }, der Stand deiner niedrigsten Farbe.

## Warum nicht

axio-refuse-outside = Feld ({ $cell }) gehört in dieser Partie nicht zur Spielfläche.
axio-refuse-apart = Die beiden Felder eines Plättchens haben eine gemeinsame Kante, diese nicht.
axio-refuse-printed = Feld ({ $cell }) ist ein Startfeld ({ axio-symbol }); dort liegt nie ein Plättchen.
axio-refuse-closed = Feld ({ $cell }) ist für immer geschlossen.
axio-refuse-covered = Feld ({ $cell }) ist belegt: Dort liegt { axio-a-symbol }.
axio-refuse-not-on-rack = Du hast kein Plättchen { $tile }.
axio-refuse-first-tile-apart = Dein erstes Plättchen muss neben einem farbigen Startfeld liegen, und hier berührt es keines.
axio-refuse-first-tile-taken = { axio-by-the-symbol } liegt schon ein Plättchen, dort darf dein erstes nicht hin.
axio-refuse-first-tile-two = Dein erstes Plättchen darf nur ein Startfeld berühren.
axio-refuse-already-placed = Dein Plättchen liegt schon; jetzt zieh nach oder tausche.
axio-refuse-not-placed = Lege zuerst ein Plättchen; nachgezogen und getauscht wird danach.
axio-refuse-solo-step-four = Allein wird das nächste Plättchen für dich gezogen, ohne Nachziehen oder Tauschen.
axio-refuse-swap-empty-rack = Deine Plättchenablage ist leer, da gibt es nichts zu tauschen.
axio-refuse-swap-small-bag = { $count ->
    [0] Zum Tauschen braucht es { $needs } Plättchen im Beutel, und er ist leer.
    [one] Zum Tauschen braucht es { $needs } Plättchen im Beutel, und nur 1 ist übrig.
   *[other] Zum Tauschen braucht es { $needs } Plättchen im Beutel, und nur { $count } sind übrig.
}
axio-refuse-swap-lowest = Tauschen geht nur ohne deine niedrigsten Farben, aber { $tile } zeigt { axio-colour } (Stand { $score }).

## Orte und Teile

axio-zone-board = Spielplan
axio-zone-bag = Beutel
axio-zone-rack = { $who-is ->
    [you] Deine Plättchenablage
   *[other] Plättchenablage von { $who }
}
axio-zone-scores = { $who-is ->
    [you] Deine Punkte
   *[other] Punkte von { $who }
}
axio-cell-free = ({ $cell }) frei
axio-cell-closed = ({ $cell }) geschlossen
axio-cell-printed = ({ $cell }) { axio-symbol }, Startfeld
axio-cell-tile = ({ $cell }) { axio-symbol }

## Worum ein Tipp bittet

axio-advice-place = Lege { $tile } hierhin für { $gains }{ $closed ->
    [0] .
    [one] { " " }und schließe ein Feld.
   *[other] { " " }und schließe { $closed } Felder.
}
axio-advice-nothing = Lege { $tile } hierhin. Das bringt noch keine Punkte, hilft dir aber später.
axio-advice-draw = Zieh nach und behalte deine Plättchen.
axio-advice-swap = Tausche alle deine Plättchen gegen neue.

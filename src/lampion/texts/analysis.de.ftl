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

analysis-item = { $item }
analysis-start = { $who-is ->
    [you] du beginnst
   *[other] { $who } beginnt
}

page-analysis = Analyse
page-analyse = Analysieren
page-analysis-back = Ergebnis
page-analysis-views = Ansichten der Analyse
page-analysis-overview = Überblick
page-analysis-luck = Glück
page-analysis-words = In Worten
page-analysis-by = Beurteilt nach
page-analysis-known = Was man wissen konnte
page-analysis-open = Alles aufgedeckt
page-analysis-open-note = Im Nachhinein: was es mit lauter offenen Karten gekostet hat. Das wird niemandem angerechnet.
page-analysis-sum = { $parts }.
page-analysis-sum-luck = Glück { $amount }
page-analysis-sum-hidden = Verdecktes { $amount }
page-analysis-sum-own = { $you ->
    [yes] deine eigenen Entscheidungen { $amount }
   *[no] eigene Entscheidungen { $amount }
}
page-analysis-sum-other = Entscheidungen von { $name } { $amount }
page-analysis-sum-drift = Engine unsicher { $amount }
page-analysis-unsure-first = Die Engine ist sich bei dieser Partie unsicher: Was sie nicht erklären kann, ist der größte Teil ({ $amount }).
page-analysis-like = { $you ->
    [yes] Du hast gespielt wie
   *[no] { $name } hat gespielt wie
}
page-analysis-rate = { $rate } % Verlust je Entscheidung
page-analysis-counted = , { $count } gezählt
page-analysis-sheet = Die Bilanz
page-analysis-sheet-how = oben: was hereinkam · unten: das Ergebnis und was verloren ging · beide gleich lang
page-analysis-part-start = Anfang
page-analysis-part-luck = Glück
page-analysis-part-hidden = Verdecktes
page-analysis-part-own = { $you ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen: { $name }
}
page-analysis-part-drift = Unsicher
page-analysis-part-result = Ergebnis
page-analysis-seat-won = gewonnen
page-analysis-seat-lost = verloren
page-analysis-curve = { $you ->
    [yes] Deine Gewinnchance
   *[no] Gewinnchance: { $name }
}
page-analysis-curve-points = Das erwartete Ergebnis
page-analysis-curve-label = { $what }, nach jeder Entscheidung und jedem Ziehen. Dieselben Zahlen stehen unter „In Worten“.
page-analysis-key-own = { $you ->
    [yes] deine Entscheidung
   *[no] Entscheidung: { $name }
}
page-analysis-key-other = andere Entscheidungen
page-analysis-key-good = gut gezogen
page-analysis-key-bad = schlecht gezogen
page-analysis-follows = der Rest folgt
page-analysis-moments = Schlüsselmomente
page-analysis-moments-how = erst selbst versuchen
page-analysis-moments-none = Keine Entscheidung ragt heraus. Viele kleine Verluste können sich trotzdem summieren.
page-analysis-moments-wait = Sie kommen, wenn die Partie durchgesehen ist.
page-analysis-moment = { $name } · Zug { $move }
page-analysis-lost = verloren
page-analysis-best-draw = Am besten gezogen: { $rarity }
page-analysis-worst-draw = Am schlechtesten gezogen: { $rarity }
page-analysis-one-in = 1 von { $count }
page-analysis-usual = nichts Besonderes
page-analysis-after-move = { $what } nach Zug { $move }
page-analysis-all-draws = alle { $count } Male
page-analysis-draws = Alles, was gezogen wurde
page-analysis-draws-how = Glück ist, was ein gezogenes Teil an der Chance geändert hat, verglichen mit allem, was hätte kommen können.
page-analysis-one-in-why = „1 von 12“ heißt: Etwas mindestens so Gutes oder so Schlechtes kommt in einem von zwölf Fällen.
page-analysis-judge = Beurteilt von der Engine { $name } ({ $hash }), { $nodes } Welten je Entscheidung. Angelastet wird nur, was man besser wissen konnte.
page-analysis-running = Die Partie wird durchgesehen: { $done } von { $steps } Schritten.
page-analysis-failed = Die Analyse ist gescheitert. Du kannst es noch einmal versuchen.
page-analysis-again = Noch einmal
page-analysis-try = Momente ausprobieren
page-analysis-save = Bericht sichern
page-analysis-what-happened = Was geschah
page-analysis-move-by-move = Zug für Zug
page-analysis-col-move = Zug
page-analysis-col-who = Wer
page-analysis-col-what = Was geschah
page-analysis-col-choice = Entscheidung
page-analysis-col-hidden = Verdecktes
page-analysis-col-luck = Glück
page-analysis-col-chance = Chance
page-analysis-col-rarity = So gut oder besser
page-analysis-how = Wer wie gespielt hat
page-analysis-row-rate = Verlust je Entscheidung
page-analysis-row-counted = Gezählte Entscheidungen
page-analysis-row-level = Nächste Stufe, ± eine
page-analysis-rounded = Ganze Zahlen sind so gerundet, dass sie weiterhin aufgehen.
page-analysis-ask = { $you ->
    [yes] Was würdest du hier spielen?
   *[no] Was würdest du an der Stelle von { $name } spielen?
}
page-analysis-ask-how = Probiere, so oft du willst. Zahlen kommen nach deiner Antwort.
page-analysis-moment-of = Moment { $number } von { $count }
page-analysis-ask-why = Ein Zug war deutlich besser als der gespielte, um mindestens { $least } %.
page-analysis-ask-known = Du siehst, was { $you ->
    [yes] du damals sehen konntest
   *[no] { $name } damals sehen konnte
}. Verdecktes bleibt verdeckt.
page-analysis-show = Zeig es mir
page-analysis-right = Richtig.
page-analysis-right-why = Das ist so gut wie der beste Zug.
page-analysis-played-too = Genau das wurde gespielt.
page-analysis-compared = Verglichen: { $chance } %, { $loss } % weniger als der beste.
page-analysis-not-compared = Das war nicht unter den besten Zügen. Versuche etwas anderes.
page-analysis-best = Am besten
page-analysis-played = Gespielt
page-analysis-other = Auch verglichen
page-analysis-why = Warum:
page-analysis-try-again = Noch einmal
page-analysis-next-moment = Nächster Moment
page-analysis-to-overview = Zur Analyse
page-compare = Züge vergleichen
page-compare-wait = Die Züge werden verglichen …
page-compare-only = Nichts anderes kommt in Frage.

# Pagoda auf Deutsch. `$colour` und `$next` sind red, blue, green, yellow oder violet; `$ability` ist lantern, buddha, bowl, dragon oder fan.

pagoda-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[violet] violett
}
pagoda-colour-e = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[violet] violette
}
pagoda-colour-es = { pagoda-colour-e }s
pagoda-next-colour = { $next ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[violet] violett
}
pagoda-next-colour-er = { $next ->
    [red] roter
    [blue] blauer
    [green] grüner
    [yellow] gelber
   *[violet] violetter
}
pagoda-ability = { $ability ->
    [lantern] Lampion
    [buddha] Buddha
    [bowl] Reisschale
    [dragon] Drache
   *[fan] Fächer
}
pagoda-with-ability = { $ability ->
    [bowl] Mit der Reisschale
   *[buddha] Mit dem Buddha
}
pagoda-your-ability = { $ability ->
    [lantern] deinen Lampion
    [buddha] deinen Buddha
    [bowl] deine Reisschale
    [dragon] deinen Drachen
   *[fan] deinen Fächer
}

pagoda-spire-colour = { $spire ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[violet] violett
}
pagoda-tile = { pagoda-colour-es } Plättchen (weiter { pagoda-next-colour })
pagoda-tile-roof = { pagoda-colour-es } Plättchen (Spitze { pagoda-spire-colour })
pagoda-tile-listed = { pagoda-colour-es } Plättchen (weiter { pagoda-next-colour }, Spitze { pagoda-spire-colour })
pagoda-card = { pagoda-colour-e } Karte
pagoda-card-hidden = verdeckte Karte
pagoda-some-cards = { $count } { pagoda-colour-e }
pagoda-cards = { $count }-mal { pagoda-colour } { $zone ->
    [table] vom Tisch
   *[hand] aus der Hand
}
pagoda-set = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
pagoda-limit-columns = { $limit ->
    [one] 1 Säule
   *[other] { $limit } Säulen
}
pagoda-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pagoda-uses = { pagoda-ability }: { $uses }
pagoda-turn = { $built } von { $limit } Säulen gebaut

## Was zu entscheiden ist

pagoda-last-turn = { $last ->
    [yes] Letzter Zug
   *[no] Du bist dran
}
pagoda-prompt-fresh = { $who-is ->
    [you] { pagoda-last-turn }: Baue Säulen oder lege für eine { pagoda-set } ab.
   *[other] { $last ->
        [yes] { $who } beginnt den letzten Zug.
       *[no] { $who } beginnt einen Zug.
    }
}
pagoda-prompt-alternative = { $who-is ->
    [you] { pagoda-last-turn }: Keine Karte passt. Lege { pagoda-set } für eine Säule ab.
   *[other] { pagoda-prompt-fresh }
}
pagoda-prompt-pass = { $who-is ->
    [you] { pagoda-last-turn }: Nichts zu bauen. Lege { pagoda-set } ab und passe.
   *[other] { pagoda-prompt-fresh }
}
pagoda-prompt-needs-column = { $who-is ->
    [you] Baue jetzt: Dein Zug braucht mindestens eine Säule.
   *[other] { $who } baut.
}
pagoda-prompt-go-on = { $who-is ->
    [you] { $left ->
        [one] Baue noch eine Säule, lege Plättchen oder beende den Zug.
       *[other] Baue noch bis zu { $left } Säulen, lege Plättchen oder beende den Zug.
    }
   *[other] { $who } hat { $built ->
        [one] 1 Säule gebaut.
       *[other] { $built } Säulen gebaut.
    }
}
pagoda-prompt-limit = { $who-is ->
    [you] Du hast { pagoda-limit-columns } gebaut: Lege Plättchen oder beende den Zug.
   *[other] { $who } hat { pagoda-limit-columns } gebaut.
}
pagoda-prompt-closing = { $who-is ->
    [you] Beende deinen Zug und fülle deine Karten auf.
   *[other] { $who } füllt gleich Karten auf.
}
pagoda-prompt-over = Die Partie ist zu Ende.

## Was geschehen ist

pagoda-log-column = { $who-is ->
    [you] Du baust eine { pagoda-colour-e } Säule auf Bauplatz { $site } mit { $cards }: +{ $points }.
   *[other] { $who } baut eine { pagoda-colour-e } Säule auf Bauplatz { $site } mit { $cards }: +{ $points }.
}
pagoda-log-tile = { $who-is ->
    [you] Du legst ein { $tile } auf Bauplatz { $site } mit { $cards }: +{ $points }.
   *[other] { $who } legt ein { $tile } auf Bauplatz { $site } mit { $cards }: +{ $points }.
}
pagoda-log-roof = { $who-is ->
    [you] Du baust das Dach auf Bauplatz { $site }, { $tile }, mit { $cards }: +{ $points }.
   *[other] { $who } baut das Dach auf Bauplatz { $site }, { $tile }, mit { $cards }: +{ $points }.
}
pagoda-log-alternative = { $who-is ->
    [you] Du legst { $cards } ab und baust eine { pagoda-colour-e } Säule auf Bauplatz { $site }: +{ $points }.
   *[other] { $who } legt { $cards } ab und baut eine { pagoda-colour-e } Säule auf Bauplatz { $site }: +{ $points }.
}
pagoda-log-pass = { $who-is ->
    [you] Du passt und legst { $cards } ab.
   *[other] { $who } passt und legt { $cards } ab.
}
pagoda-log-lantern = { $who-is ->
    [you] Du zündest den Lampion an: { pagoda-limit-columns } in diesem Zug.
   *[other] { $who } zündet den Lampion an: { pagoda-limit-columns } in diesem Zug.
}
pagoda-log-dragon = { $who-is ->
    [you] Drache: Du tauschst { $count ->
        [one] 1 Karte ({ $cards }).
       *[other] { $count } Karten ({ $cards }).
    }
   *[other] Drache: { $who } tauscht { $count ->
        [one] 1 Karte ({ $cards }).
       *[other] { $count } Karten ({ $cards }).
    }
}
pagoda-log-end = { $who-is ->
    [you] Du ziehst { $count ->
        [0] keine Karte.
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
   *[other] { $who } zieht { $count ->
        [0] keine Karte.
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
}
pagoda-log-fan = Fächer: { pagoda-log-end }
pagoda-log-notes = { $what } ({ $notes })
pagoda-note-used = { pagoda-ability } eingesetzt
pagoda-note-gained = { pagoda-ability } erhalten
pagoda-note-blocked = Bauplatz { $site } ist blockiert
pagoda-note-end = das Ende der Partie naht

## Wie es ausging

pagoda-result-win = { $who-is ->
    [you] Du gewinnst mit { $own } zu { $other } Punkten.
   *[other] { $who } gewinnt mit { $own } zu { $other } Punkten.
}
pagoda-result-draw = Unentschieden: Beide haben { $points } Punkte und teilen sich den Sieg.

## Warum nicht

pagoda-refuse-turn-closed = Dieser Zug ist vorbei; er muss nur noch beendet werden.
pagoda-refuse-limit = Du hast in diesem Zug { $built } von { $limit } Säulen gebaut.
pagoda-refuse-site-roofed = Die Pagode auf Bauplatz { $site } hat schon ihr Dach.
pagoda-refuse-site-blocked = Bauplatz { $site } ist blockiert: Es gibt kein { pagoda-colour-es } Plättchen mehr.
pagoda-refuse-floor-full = Die Etage auf Bauplatz { $site } hat alle ihre Säulen; sie braucht ein { pagoda-colour-es } Plättchen.
pagoda-refuse-colour = Etage { $floor } auf Bauplatz { $site } braucht { pagoda-colour-e } Säulen.
pagoda-refuse-floor-unfinished = { $count ->
    [0] Die Etage auf Bauplatz { $site } hat noch keine ihrer { $of } Säulen.
   *[other] Die Etage auf Bauplatz { $site } hat { $count } von { $of } Säulen.
}
pagoda-refuse-roof-tile = Das nächste Plättchen auf Bauplatz { $site } ist ein Dach, und das wird zusammen mit der Dachspitze gebaut.
pagoda-refuse-too-low = Auf Bauplatz { $site } steht Etage { $floor }; das Dach kommt auf Etage { $top }.
pagoda-refuse-base = Auf Bauplatz { $site } gehört ein Plättchen mit der Grundfarbe { pagoda-colour }.
pagoda-refuse-tile-gone = Dieses Plättchen ist nicht mehr im Vorrat: { $tile }.
pagoda-price = { $count ->
    [one] 1 { pagoda-colour-e } Karte
   *[other] { $count } { pagoda-colour-e } Karten
}
pagoda-others = { $others ->
    [one] 1 Karte einer anderen Farbe
   *[other] { $others } gleiche Karten einer anderen Farbe
}
pagoda-substitute = { $rest ->
    [0] { pagoda-others }
    [one] 1 { pagoda-colour-e } Karte und { pagoda-others }
   *[other] { $rest } { pagoda-colour-e } Karten und { pagoda-others }
}
pagoda-refuse-column-price = Eine { pagoda-colour-e } Säule kostet { pagoda-price } oder mit der Reisschale { pagoda-substitute }.
pagoda-refuse-tile-price = Ein { pagoda-colour-es } Plättchen kostet { pagoda-price } oder mit dem Buddha { pagoda-substitute }.
pagoda-refuse-spire-price = Diese Dachspitze kostet { pagoda-price } oder mit der Reisschale { pagoda-substitute }.
pagoda-refuse-column-price-simple = Eine { pagoda-colour-e } Säule kostet { pagoda-price }.
pagoda-refuse-tile-price-simple = Ein { pagoda-colour-es } Plättchen kostet { pagoda-price }.
pagoda-refuse-spire-price-simple = Diese Dachspitze kostet { pagoda-price }.
pagoda-refuse-own-pair = { pagoda-with-ability } zahlst du { $others ->
    [one] 1 Karte
   *[other] { $others } gleiche Karten
} einer anderen Farbe als { pagoda-colour }.
pagoda-refuse-not-held = { $zone ->
    [table] Das kostet { $count }-mal { pagoda-colour } von deinem Tisch, und dort liegt es { $held }-mal.
   *[hand] Das kostet { $count }-mal { pagoda-colour } aus deiner Hand, und dort hast du es { $held }-mal.
}
pagoda-refuse-simple = Diesen Zug gibt es im einfachen Spiel nicht.
pagoda-refuse-used = Du hast { pagoda-your-ability } in diesem Zug schon eingesetzt.
pagoda-refuse-no-use = Du kannst { pagoda-your-ability } nicht einsetzen: Der Marker steht auf 0.
pagoda-refuse-stranding-tile = Danach könntest du keine Säule mehr bauen, und dein Zug braucht eine: { $tile }.
pagoda-refuse-stranding-lantern = Mit dem Lampion müsstest du eine Säule bauen, und das kannst du nicht.
pagoda-refuse-alternative-late = Karten für eine Säule abzulegen ist ein eigener Zug: Dafür ist es zu spät.
pagoda-refuse-pass-late = Passen kannst du nur zu Beginn deines Zuges.
pagoda-refuse-pass-open = Du darfst nicht passen: Auf einen Bauplatz passt noch eine Säule.
pagoda-refuse-pass-finishable = Du darfst nicht passen: Mit deinen Karten lässt sich noch etwas bauen.
pagoda-refuse-set-size = Das kostet genau { $needed } Karten, nicht { $count }.
pagoda-refuse-dragon-late = Den Drachen kannst du nur ganz zu Beginn deines Zuges einsetzen.
pagoda-refuse-dragon-empty = Wähle mindestens eine Karte, die der Drache tauschen soll.
pagoda-refuse-no-column = Baue eine Säule, bevor du deinen Zug beendest.

## Orte und Teile

pagoda-zone-site = Bauplatz { $site }
pagoda-zone-supply = Plättchen im Vorrat
pagoda-zone-pile = Nachziehstapel
pagoda-zone-discard = Ablagestapel
pagoda-zone-turn = Dieser Zug
pagoda-zone-table = { $who-is ->
    [you] Deine Tischkarten
   *[other] Tischkarten von { $who }
}
pagoda-zone-hand = { $who-is ->
    [you] Deine Handkarten
   *[other] Handkarten von { $who }
}
pagoda-zone-abilities = { $who-is ->
    [you] Deine Sonderfähigkeiten
   *[other] Sonderfähigkeiten von { $who }
}
pagoda-zone-score = { $who-is ->
    [you] Deine Punkte
   *[other] Punkte von { $who }
}
pagoda-floor-columns = Etage { $floor }: { $columns }-mal { pagoda-colour }
pagoda-floor = { pagoda-floor-columns }
pagoda-floor-tiled = { pagoda-floor-columns }, Plättchen, weiter { pagoda-next-colour }
pagoda-floor-roofed = { pagoda-floor-columns }, Dach mit { pagoda-next-colour-er } Spitze
pagoda-site-empty = leer
pagoda-site-blocked = blockiert: kein { pagoda-colour-es } Plättchen mehr

## Worum ein Tipp bittet

pagoda-advice-column = Baue auf Bauplatz { $site } eine { pagoda-colour-e } Säule für { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
pagoda-advice-tile = Lege auf Bauplatz { $site } ein { $tile } für { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
pagoda-advice-roof = Baue das Dach auf Bauplatz { $site }, { $tile } für { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
pagoda-advice-alternative = Lege { $cards } ab, für eine { pagoda-colour-e } Säule auf Bauplatz { $site } und { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
pagoda-advice-pass = Passe und lege { $cards } ab.
pagoda-advice-lantern = Zünde den Lampion an, dann darfst du in diesem Zug { pagoda-limit-columns } bauen.
pagoda-advice-dragon = Nutze den Drachen und tausche { $cards }.
pagoda-advice-end = { $count ->
    [0] Beende deinen Zug.
    [one] Beende deinen Zug und ziehe 1 Karte.
   *[other] Beende deinen Zug und ziehe { $count } Karten.
}
pagoda-advice-fan = { $count ->
    [0] Beende deinen Zug mit dem Fächer.
    [one] Beende deinen Zug mit dem Fächer und ziehe 1 Karte.
   *[other] Beende deinen Zug mit dem Fächer und ziehe { $count } Karten.
}

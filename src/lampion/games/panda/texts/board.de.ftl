# Beschriftungen des Spielplans von Way of the Panda auf der Seite. `$hero` ist monk, governor oder warrior; `$building` gate,
# market oder pagoda.

panda-title = Way of the Panda
panda-card-facts = 2–4 Personen
panda-card-line = Führe drei Helden, befreie die Wege, lass Städte wachsen.
panda-card-reconstructed = Spielplan und Aktionsplan von Way of the Panda

panda-board-map = Karte der Provinz. Eine Liste der Orte und Wege folgt.
panda-board-place = { $language ->
    [en] { $en }
    [fr] { $fr }
   *[de] { $de }
}
panda-board-border = Randgebiet { $id }
panda-board-path = { $from } – { $to }
panda-board-to = Nach { $place }{ $ninjas ->
    [0] , freier Weg
    [one] , vorbei an 1 Ninja
   *[other] , vorbei an { $ninjas } Ninjas
}
panda-board-strength = Stärke { $strength }
panda-board-free = frei
panda-board-needs = braucht { $needs }
panda-board-gain = { $points } SP
panda-board-covers = verdeckt einen Ninja auf { $path }
panda-board-lays = { $who-is ->
    [you] der Weg gehört dir
   *[other] der Weg geht an { $who }
}
panda-board-lays-neutral = der Weg wird neutral

panda-board-round = Runde
panda-board-setup = Aufbau
panda-board-master = Meister
panda-board-last-round = Letzte Runde
panda-board-cities = Städte
panda-board-capitals = Hauptstädte
panda-board-of = von { $count }
panda-board-panes = Teile des Tisches
panda-board-pane = { $pane ->
    [map] Karte
    [actions] Aktionen
   *[clan] Klan
}

panda-board-vp = Siegpunkte
panda-board-leads = in Führung
panda-board-passed = gepasst
panda-board-playing = am Zug
panda-board-order = Platz in der Spielerreihenfolge
panda-board-ap-now = Aktionspunkte
panda-board-guards-now = Wachen im Vorrat
panda-board-tiles-laid = Wegplättchen auf der Karte
panda-board-look = { $who-is ->
    [you] Deinen Klanbogen zeigen
   *[other] Klanbogen von { $who } zeigen
}
panda-board-hero-pips = { panda-hero }: Stärke { $strength }, { $missions ->
    [one] 1 Mission
   *[other] { $missions } Missionen
}

panda-board-ap = AP
panda-board-track = Aktionspunkte; in einem Stapel kommt der obere Stein in der nächsten Runde zuerst
panda-board-spaces = Aktionsplan, sechs Reihen mit vier Spalten
panda-board-cost = Kosten in AP
panda-board-column = { $column ->
    [monk] Mönch
    [governor] Gouverneur
    [warrior] Krieger
   *[neutral] Jeder Held
}
panda-board-loss = −{ $loss } SP
panda-board-space = { $column }: { $does }. { $cost } AP, { $needs ->
    [one] 1 Wache.
   *[other] { $needs } Wachen.
}
panda-board-standing = Wachen hier: { $here }.
panda-board-lands = Du landest auf { $lands } und verlierst { $loss } SP.
panda-board-status = { $status ->
    [open] In dieser Runde erreichbar.
    [behind] Hinter dir: In dieser Runde geht es nur weiter.
    [guards] Zu wenige Wachen in deinem Vorrat.
    [ap] Zu teuer: Du fielest von der Leiste.
   *[passed] Du hast in dieser Runde gepasst.
}
panda-board-tip-ap = { $cost } AP: Du landest auf { $lands }.
panda-board-tip-loss = Du verlierst { $loss } SP.
panda-board-tip-guards = { $needs ->
    [one] 1 Wache.
   *[other] { $needs } Wachen.
}
panda-board-idle = Das hätte keine Wirkung. { $why }
panda-board-idle-option = „{ $what }“ hätte keine Wirkung. { $why }
panda-board-both = { $one } und { $other }
panda-board-either = { $one } – oder { $other }
panda-board-or-word = oder
panda-board-step = { $kind ->
    [move] { $hero ->
        [any] mit einem Helden{ " " }
        [anyone] mit irgendeinem Helden{ " " }
       *[other] { "" }
    }{ $max ->
        [1] 1 Weg
       *[other] 1 oder 2 Wege
    } weit ziehen{ $bypass ->
        [0] { "" }
        [one] , 1 Ninja umgehen
       *[other] , { $bypass } Ninjas umgehen
    }{ $cover ->
        [1] { "" }
       *[other] , bis zu { $cover } verdecken
    }
    [build] { $hero ->
        [monk] einen Torbogen
        [governor] einen Markt
        [warrior] eine Pagode
       *[other] ein Gebäude
    } { $where ->
        [village] in einem Dorf
        [city] in einer Stadt
       *[any] irgendwo
    } bauen
    [strength] { $hero ->
        [monk] eine Gebetskette
        [governor] eine Münze
       *[warrior] ein Schwert
    } nehmen
    [mission] { $hero ->
        [monk] eine Laterne
        [governor] eine Truhe
       *[warrior] eine Maske
    } nehmen
    [pick] { $amount } verschiedene { $sort ->
        [strength] Stärkeplättchen
        [mission] Missionsplättchen
       *[any] Plättchen
    } nehmen
    [vanish_appear] einen Helden verschwinden oder auftauchen lassen
    [sell_chest] eine Truhe für { $amount } SP verkaufen
    [ap] { $amount } AP erhalten
    [relocate] einen Helden auf einen beliebigen Ort setzen
   *[vp] { $amount } SP erhalten
}

panda-board-guards-left = { $count ->
    [one] Wache
   *[other] Wachen
}
panda-board-class = { $class ->
    [v4] 4
    [v32] 3·2
   *[v1] 1
}
panda-board-tiles-left = Plättchen
panda-board-at-end = am Ende

panda-board-city-cards = Stadtkarten
panda-board-either-end = von einem Ende
panda-board-card-end = { $does } ({ $end ->
    [left] linkes Ende
   *[right] rechtes Ende
})
panda-board-missions = Bonusaufträge
panda-board-a-title = { $kind ->
    [loop] Erster Rundweg
    [build4] Wer zuerst vier baut
    [opposite_sides] Zuerst hinüber
    [numbered] Zuerst verbunden
   *[special] Sechs Gefallen
}
panda-board-a-text = { $kind ->
    [loop] Vier eigene und neutrale Plättchen in einem geschlossenen Ring, an jedem seiner Orte { $building ->
        [gate] ein Torbogen.
        [market] ein Markt.
       *[pagoda] eine Pagode.
    }
    [build4] Vier { $building ->
        [gate] Torbögen
        [market] Märkte
       *[pagoda] Pagoden
    }, mit deiner Wache auf dieser Karte.
    [opposite_sides] Zwei gegenüberliegende Seiten, mit eigenen und neutralen Plättchen.
    [numbered] { $numbered ->
        [3] Die Orte 1, 2 und 3
       *[other] Alle { $numbered } Orte mit Zahlen
    }, mit eigenen und neutralen Plättchen.
   *[special] Eine Wache statt einer Aktion, einmal je Runde.
}
panda-board-b-title = Am Ende
panda-board-b-text = { $kind ->
    [most_tiles] Die meisten Wegplättchen der eigenen Farbe: { $vp } SP.
    [heroes_together] Alle deine Helden in einer Stadt { $city } SP, in einer Hauptstadt { $capital } SP.
    [sides] Für 0 bis 4 Seiten, die ein Netz verbindet: { $sides } SP.
    [most_tile_guards] Die höchste Summe deiner Plättchen: { $vp } SP.
    [hero_distance] Die längste Strecke zwischen zwei deiner Helden: { $vp } SP.
    [city_majority] Die meisten Wachen um eine Stadt: je { $vp } SP.
   *[network] Die meisten { $building ->
        [gate] Torbögen
        [market] Märkte
       *[pagoda] Pagoden
    } in einem Netz: je { $each } SP.
}
panda-board-now = Jetzt:
panda-board-won = { $who-is ->
    [you] Du hast sie gewonnen.
   *[other] { $who } hat sie gewonnen.
}
panda-board-card-gone = Diese Karte ist aus dem Spiel.
panda-board-field = Feld { $field }: { $does }
panda-board-supply = Vorrat
panda-board-foundations = { $count ->
    [one] 1 Fundament
   *[other] { $count } Fundamente
}
panda-board-neutral-tiles = { $count ->
    [one] 1 neutrales Plättchen
   *[other] { $count } neutrale Plättchen
}
panda-board-last-moves = Letzte Züge

panda-board-answer = { $answer ->
    [yes] { $decision ->
        [withdraw] Zurücknehmen
       *[cover] Verdecken
    }
    [no] { $decision ->
        [withdraw] Bleiben
       *[cover] Nicht verdecken
    }
    [own] Eigenes Plättchen
    [neutral] Neutrales Plättchen
    [vp] Punkte
    [tiles] Plättchen
    [stop] Hier bleiben
    [finish] Fertig
    [pass] Passen
    [none] { $decision ->
        [card] Keine Karte
        [hero] Niemand
       *[frontier] Keines
    }
   *[other] { $answer }
}
panda-board-hero = { $what ->
    [vanish] { panda-hero } verschwindet
    [appear] { panda-hero } taucht auf
   *[other] { panda-hero }
}
panda-board-hero-of = { $hero } von { $name }
panda-board-build = { $building ->
    [gate] Torbogen
    [market] Markt
   *[pagoda] Pagode
}
panda-board-confirm = { $part ->
    [path] Dieser Weg
    [place] Dorthin
    [space] Dieses Feld nehmen
    [card] Diese Karte nehmen
    [field] Dieses Feld nehmen
   *[hero] Dieser Held
}
panda-board-back = Neu wählen
panda-board-pick = Plättchen zum Nehmen
panda-board-take = Nehmen
panda-board-pick-more = Wähle noch eine Sorte.
panda-board-pick-enough = Zu dieser Wahl passt keine weitere Sorte.

panda-board-key-move = ← ↑ → ↓ = zur nächsten Möglichkeit
panda-board-key-take = Enter = sie nehmen
panda-board-key-number = 1–9 = einen Knopf drücken
panda-board-key-pass = P = passen
panda-board-key-panes = M, A, C = Karte, Aktionen, Klan
panda-board-key-hint = H = Tipp

panda-board-story = Wie die Punkte wuchsen, Runde für Runde
panda-board-final = Karte am Ende
panda-board-final-note = { $rounds } Runden · { $cities } Städte
panda-board-turned = Wo es sich drehte
panda-board-took-lead = { $name }: in Führung
panda-board-sums = Woraus die Punkte jedes Klans bestehen
panda-board-sum-play = im Spiel
panda-board-sum-heroes = Helden
panda-board-sum-card = Auftrag
panda-board-sum-all = SP

panda-board-rules-1 = Ziel. :: Befreie die Wege, lass Dörfer zu Städten wachsen, bilde deine Helden aus. Die meisten Siegpunkte gewinnen.
panda-board-rules-2 = Zug. :: Stelle Wachen auf ein Aktionsfeld, bezahle seine Aktionspunkte (AP) und führe eine seiner Aktionen aus. Oder passe für diese Runde.
panda-board-rules-3 = Feld. :: Du darfst dasselbe Feld noch einmal nutzen oder weitergehen, nie zurück. Jede Nutzung braucht eine Wache mehr als die vorige.
panda-board-rules-4 = Bezahlen. :: Du darfst bis { $lowest } gehen. { $losses ->
    [none] Kein Feld kostet SP.
   *[other] Auf diesen Feldern zu landen kostet SP: { $losses }.
}
panda-board-rules-5 = Ziehen. :: Ein Held überquert einen Weg, wenn seine Stärke mindestens so groß ist wie die Zahl der offenen Ninjas. Danach darfst du einen Ninja mit einer Wache verdecken.
panda-board-rules-6 = Plättchen. :: Ist der letzte Ninja eines Weges verdeckt, legt der Spieler mit den meisten Wachen dort ein eigenes oder neutrales Plättchen, und alle Wachen kehren heim. Sind damit alle Wege um einen Ort frei, bekommt der Spieler, der den letzten Ninja verdeckt hat, { $liberation } SP, und jeder Spieler bekommt { $per_guard } SP für jede eigene Wache ringsum. Ein Plättchen zählt als Wachen seiner Farbe, nach seinem Wert.
panda-board-rules-7 = Bauen. :: Jeder Held baut seine Art. Je mehr Gebäude, desto mehr Wachen müssen ringsum stehen. Du wertest das Gebäude und jede fremde Wache darum. Das dritte macht eine Stadt: Du darfst eine Stadtkarte nehmen. In einer Stadt darf jede Art noch einmal gebaut werden.
panda-board-rules-8 = Ausbilden. :: Stärkeplättchen machen einen Helden stärker und vervielfachen am Ende seine Missionsplättchen. Ein Missionsplättchen braucht sein Gebäude an seinem Ort.
panda-board-rules-9 = Runde. :: Haben alle gepasst, kommt jede Wache vom Aktionsplan als ein Aktionspunkt zurück. Wer am wenigsten hat, beginnt.
panda-board-rules-10 = Ende. :: Das Spiel endet mit der Runde { $cities ->
    [5] der fünften Stadt
   *[other] der { $cities }. Stadt
}, { $capitals ->
    [2] der zweiten Hauptstadt
   *[other] der { $capitals }. Hauptstadt
} oder des letzten Gebäudes.
panda-board-option-master = Meistervariante

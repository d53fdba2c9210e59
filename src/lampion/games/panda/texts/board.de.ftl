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
panda-board-border = { $place }-{ $side ->
    [N] Nordrand
    [E] Ostrand
    [S] Südrand
   *[W] Westrand
}
panda-board-path = { $from } – { $to }
panda-board-to = Nach { $place }{ $ninjas ->
    [0] , freier Weg
    [one] , vorbei an 1 Ninja
   *[other] , vorbei an { $ninjas } Ninjas
}
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

panda-board-vp = Siegpunkte
panda-board-leads = in Führung
panda-board-passed = gepasst
panda-board-playing = am Zug
panda-board-order = Platz in der Spielerreihenfolge
panda-board-ap-now = Aktionspunkte
panda-board-look = { $who-is ->
    [you] Deinen Klanbogen zeigen
   *[other] Klanbogen von { $who } zeigen
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
    [behind] Schon vorbei: In dieser Runde geht es nur vorwärts.
    [guards] Zu wenige Wachen in deinem Vorrat.
    [ap] Zu teuer für deine Aktionspunkte.
   *[passed] Du hast in dieser Runde gepasst.
}
panda-board-idle = Das hätte keine Wirkung. { $why }
panda-board-idle-option = „{ $what }“ hätte keine Wirkung. { $why }
panda-board-both = { $one } und { $other }
panda-board-either = { $one } – oder { $other }
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

panda-board-at-end = am Ende

panda-board-city-cards = Stadtkarten
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
    [heroes_together] Alle deine Helden in einer Stadt: { $city } SP, in einer Hauptstadt: { $capital } SP.
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
    [path] Wache hierhin
    [place] { $decision ->
        [build] Hier bauen
        [place-hero] Hier beginnen
       *[move] Dorthin
    }
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

panda-board-rules-1 = Ziel. :: Befreie die Wege, lass Dörfer zu Städten wachsen, bilde deine Helden aus. Wer die meisten Siegpunkte hat, gewinnt.
panda-board-rules-2 = Zug. :: Stelle Wachen auf ein Aktionsfeld, bezahle seine Aktionspunkte (AP) und führe eine seiner Aktionen aus. Oder passe für diese Runde.
panda-board-rules-3 = Feld. :: Du darfst dasselbe Feld noch einmal nutzen oder weitergehen, nie zurück. Jede Nutzung braucht eine Wache mehr als die vorige.
panda-board-rules-4 = Bezahlen. :: Du darfst bis { $lowest } gehen. { $losses ->
    [none] Kein Feld kostet SP.
   *[other] Auf diesen Feldern zu landen kostet SP: { $losses }.
}
panda-board-rules-5 = Ziehen. :: Ein Held überquert einen Weg, wenn seine Stärke mindestens so groß ist wie die Zahl der offenen Ninjas. Danach darfst du einen Ninja mit einer Wache verdecken.
panda-board-rules-6 = Plättchen. :: Ist der letzte Ninja eines Weges verdeckt, legt der Spieler mit den meisten Wachen dort ein eigenes oder neutrales Plättchen, und alle Wachen kehren heim. Sind damit alle Wege um einen Ort frei von Ninjas, bekommt der Spieler, der den letzten Ninja verdeckt hat, { $liberation } SP, und jeder Spieler bekommt { $per_guard } SP für jede eigene Wache ringsum. Ein Plättchen zählt als Wachen seiner Farbe, nach seinem Wert.
panda-board-rules-7 = Bauen. :: Jeder Held baut seine Art Gebäude. Je mehr Gebäude, desto mehr Wachen müssen ringsum stehen. Du wertest das Gebäude und jede fremde Wache darum. Das dritte macht eine Stadt: Du darfst eine Stadtkarte nehmen. In einer Stadt darf jede Art noch einmal gebaut werden.
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
panda-board-option-master-why = mit Auftragskarten, für Geübte

# Die Leiste eines Zuges: was man möchte, was es brächte, der ganze Zug.

panda-board-views = Ansichten
panda-board-view = { $view ->
    [turn] Mein Zug
    [board] Aktionen
   *[clan] Mein Klan
}
panda-turn-ask = Was möchtest du tun? Du hast { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
} und { $ap } AP.
panda-turn-wants = Was möchtest du tun?
panda-turn-want = { $want ->
    [move] Ziehen
    [build] Bauen
    [strength] Stärker werden
    [mission] Mission nehmen
    [points] Punkte oder AP
   *[special] Besonderes
}
panda-turn-want-move = { $count ->
    [0] woanders hingehen
    [one] 1 Ninja verdecken
   *[other] bis zu { $count } Ninjas verdecken
}
panda-turn-up-to = bis
panda-turn-from = ab { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}, { $ap } AP
panda-turn-none = Hier geht jetzt nichts.
panda-turn-or-hero = oder beginne mit einem Helden oder Ort
panda-turn-or-hero-where = auf der Karte oder hier
panda-turn-hero-facts = { $place }, Stärke { $strength }
panda-turn-ask-want = { $want ->
    [move] Wer zieht, und wohin? Tippe auf einen Ort. Verdecken kostet Wachen.
    [build] Wo willst du bauen? Tippe auf einen Ort. Oben die ohne Verlust.
    [strength] Wer wird stärker? Mit jedem Plättchen kommt er an einem Ninja mehr vorbei.
    [mission] Welche Mission? Sie zählt am Ende des Spiels.
    [points] Punkte oder AP? Wähle eines.
   *[special] Was soll es sein? Wähle eines.
}
panda-turn-ask-want-at = { panda-turn-want }: { $at }. Wähle eines.
panda-turn-answers = Was du tun kannst
panda-turn-guards = { $count ->
    [one] 1 Wache
   *[other] { $count } Wachen
}
panda-turn-ap-left = { $ap } AP → { $left }
panda-turn-price = { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}, { $ap } AP
panda-turn-gain-ap = { $points } AP
panda-turn-gain-tile = { $count ->
    [one] Wegplättchen
   *[other] { $count } Wegplättchen
}
panda-turn-gain-cover = { $count } verdecken
panda-turn-target = { $place }: { $gain } { $loss }
panda-turn-more = { $count } weitere
panda-turn-step = { $kind ->
    [move] { panda-hero-name }: { $from } → { $place }
    [cover] 1 Ninja verdecken
    [tile] { $owner ->
        [own] Wegplättchen legen
       *[neutral] Neutrales Plättchen legen
    }
    [build] { $building ->
        [gate] Torbogen
        [market] Markt
       *[pagoda] Pagode
    } bauen
    [strength] { panda-turn-take }
    [mission] { panda-turn-take }
    [take] { panda-turn-take }
    [sell_chest] Truhe verkaufen
    [vanish] { panda-hero-name } verlässt die Karte
    [appear] { panda-hero-name } kehrt zurück: { $place }
    [relocate] { panda-hero-name } geht nach { $place }
   *[gain] { $points ->
        [0] AP bekommen
       *[other] Punkte bekommen
    }
}
panda-turn-take = { $tile ->
    [beads] Gebetskette nehmen
    [coin] Münze nehmen
    [sword] Schwert nehmen
    [lantern] Laterne nehmen
    [chest] Truhe nehmen
   *[mask] Maske nehmen
}
panda-hero-name = { $hero ->
    [monk] Mönch
    [governor] Gouverneur
    [warrior] Krieger
   *[any] Held
}
panda-turn-brief = { $what ->
    [walk] { panda-hero } geht hin
    [paths] { $count ->
        [one] von { $place }, 1 Weg
       *[other] von { $place }, { $count } Wege
    }
   *[cover] verdeckt { $count }
}
panda-turn-sentence = { $does }: { $gain }; { $price }, { $left } AP bleiben.
panda-turn-ask-whole = Dein ganzer Zug. { $space }: { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}{ $cover ->
    [0] .
   *[other] {" "}und { $cover } zum Verdecken.
}
panda-turn-space = { $column ->
    [monk] Feld des Mönchs, { $cost } AP
    [governor] Feld des Gouverneurs, { $cost } AP
    [warrior] Feld des Kriegers, { $cost } AP
   *[neutral] Feld für jeden Helden, { $cost } AP
}
panda-turn-field = Feld { $field } der Auftragskarte
panda-turn-part-back = Einen Teil zurück
panda-turn-back = Zurück
panda-turn-all-wishes = Zurück zur Auswahl
panda-turn-ways = { $count ->
    [one] 1 anderes Feld
   *[other] { $count } andere Felder
}
panda-turn-do = So machen: { $gain }
panda-turn-do-plain = So machen
panda-turn-needed = Der nächste Schritt braucht es.
panda-turn-afterwards = { $ask ->
    [card] Dann wählst du eine Stadtkarte.
    [tile] Dann wählst du ein Plättchen.
   *[frontier] Dann wählst du einen Grenzbonus.
}
panda-turn-bill = { $what ->
    [guards] Wachen
    [ap] AP
    [vp] SP
   *[loss] Verlust
}
panda-turn-no-loss = keiner
panda-turn-ask-ideas = { $count ->
    [one] Eine gute Idee.
    [2] Zwei gute Ideen.
    [3] Drei gute Ideen.
   *[other] { $count } gute Ideen.
} Tippe auf eine, um sie ganz zu sehen, oder mach es auf deine Art.
panda-turn-do-idea = { $letter } ausführen
panda-turn-ask-nothing = Das würde nichts bewirken. { panda-turn-space }: { $does }.
panda-turn-would-pay = Du würdest dafür { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
} und { $ap } AP zahlen.
panda-turn-else = Dasselbe Feld kann etwas anderes:
panda-turn-anyway = Trotzdem nehmen
panda-turn-ask-setup = { $decision ->
    [guard] Stelle Wache { $number } von { $count } auf. Tippe auf einen Weg mit rotem Rand.
   *[place-hero] { $hero ->
        [monk] Wo beginnt dein Mönch? Er baut Torbögen. Tippe auf irgendeinen Ort.
        [governor] Wo beginnt dein Gouverneur? Er baut Märkte. Tippe auf irgendeinen Ort.
       *[warrior] Wo beginnt dein Krieger? Er baut Pagoden. Tippe auf irgendeinen Ort.
    }
}
panda-turn-setup-tip = { $decision ->
    [guard] Mit Wachen rund um einen Ort kannst du dort bauen. Nicht zu fremden Wachen, nicht auf den letzten Ninja.
   *[place-hero] Ein Held baut dort, wo genug Wachen ringsum stehen.
}
panda-turn-ap = { $ap } AP
panda-turn-strength = Stärke { $strength }
panda-turn-past = { $count ->
    [one] an 1 Ninja vorbei
   *[other] an { $count } Ninjas vorbei
}
panda-turn-steps = Die Schritte deines Zuges
panda-turn-last = { $who-is ->
    [you] Dein letzter Zug
   *[other] Letzter Zug von { $who }
}
panda-turn-cards-tip = Wer eine Stadt gründet, nimmt eine von einem der Enden.
panda-turn-ask-round = Runde { $round } ist vorbei. Die Wachen kehren heim, jede bringt 1 AP.
panda-turn-begin-round = Runde { $round } beginnen
panda-turn-ready = Bereit: { $points } SP.
panda-turn-builds = { $building ->
    [gate] Torbogen
    [market] Markt
   *[pagoda] Pagode
} { $points } SP: kann er in deinem ersten Zug bauen
panda-turn-could-take = { panda-tile-kind }: kann er dort nehmen
panda-turn-need = { $guards } von { $needs }
panda-turn-need-means = in einem Ort: Wachen ringsum, und wie viele sein nächstes Gebäude braucht.
panda-turn-place-guards = { $place }: { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}, { $needs } nötig
panda-turn-set-up = Für mich aufstellen
panda-turn-stepwise = Schritt für Schritt
panda-turn-now = jetzt: { $what }
panda-turn-path = { $path }: { $uncovered ->
    [0] frei
   *[other] { $uncovered } von { $ninjas } Ninjas sind offen
}.
panda-turn-look-space = { panda-turn-space }. { $needs ->
    [one] 1 Wache
   *[other] { $needs } Wachen
}. Dir bleiben { $lands } AP.{ $here ->
    [none] {""}
   *[other] {" "}Hier: { $here }.
}
panda-turn-look-hero = { $whose ->
    [mine] Dein { panda-hero } in { $place }.
   *[other] { panda-hero-name } von { $name } in { $place }.
} Stärke { $strength }.
panda-turn-look-place = { $place }. { $level ->
    [village] Dorf
    [city] Stadt
   *[capital] Hauptstadt
}{ $buildings ->
    [none] {""}
   *[other] {" "}mit { $buildings }
}. { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
} ringsum{ $needs ->
    [none] .
   *[other] , das nächste Gebäude braucht { $needs }.
}

panda-board-key-wants = 1–6 = eine Auswahl oder eine Zeile
panda-board-key-do = Enter = ausführen
panda-board-key-back = U = einen Teil zurück
panda-board-key-over = Esc = ganze Auswahl
panda-board-key-pass = P = passen
panda-board-key-views = M, A, C = mein Zug, Aktionen, mein Klan
panda-board-key-hint = H = Tipp

# Aktionsplan, Klanbogen und Rundenende, wie sie gezeichnet werden. `$class` ist v4, v32 oder v1.

panda-board-left = noch { $lands }
panda-board-gain-ap = { $points } AP
panda-board-option-idle = Das würde jetzt nichts bewirken: { $what }.
panda-board-option-gain = Jetzt bis zu { $gain } SP: { $what }.
panda-board-sheet-how = Am Ende zählt jeder Held Faktor × Wert.
panda-board-builds = baut { $building ->
    [gate] Torbögen
    [market] Märkte
   *[pagoda] Pagoden
}
panda-board-not-placed = noch nicht aufgestellt
panda-board-strength-row = Stärke
panda-board-multiplies = Faktor
panda-board-missions-row = Missionen
panda-board-worth = Wert
panda-board-hero-sum = Kommt an { $strength ->
    [one] 1 Ninja
   *[other] { $strength } Ninjas
} vorbei. Am Ende ×{ $multiplier } von { $value }: { $points } SP.
panda-board-one-more = Noch { $tile ->
    [sword] ein
   *[other] eine
} { panda-tile-kind }: { $points } SP.
panda-board-tile-full = Kein Platz für noch { $tile ->
    [sword] ein
   *[other] eine
} { panda-tile-kind }.
panda-board-guard = Wache
panda-board-guards = Wachen
panda-board-guards-are = { $ready } bereit, { $paths } auf Wegen, { $board } auf dem Aktionsplan
panda-board-tiles-left = Wegplättchen übrig
panda-board-tiles-of = { $class ->
    [v4] { $count } mit Wert 4
    [v32] { $count } mit 3 oder 2
   *[v1] { $count } mit 1
}
panda-board-if-over = Wäre das Spiel jetzt aus
panda-board-if-sum = { $vp } + { $heroes } für Helden{ $card ->
    [none] { "" }
   *[other] { " " }+ { $card } für den Auftrag
} = { $all } SP
panda-round-table = Was die Runde gebracht hat
panda-round-back = Wachen zurück
panda-round-ap = AP jetzt
panda-round-next = Nächste Runde

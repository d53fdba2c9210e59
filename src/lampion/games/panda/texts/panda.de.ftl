# Way of the Panda auf Deutsch. `$hero` ist monk, governor oder warrior; `$building` gate, market, pagoda oder foundation;
# `$tile` beads, coin, sword, lantern, chest oder mask. Eine Karte bringt die Ortsnamen in drei Sprachen mit; `$language`
# ist immer leer, damit jeder Katalog die eigenen nimmt.

# Wer Züge eintippt, braucht die Kennung eines Ortes oder Weges; die Karte der Seite zeigt nur Namen.
panda-place = { $language ->
    [en] { $en }
    [fr] { $fr }
   *[de] { $de }
}{ $reader ->
    [page] { "" }
   *[terminal] { " " }({ $id })
}
panda-border = { $reader ->
    [page] { $place }-{ $side ->
        [N] Nordrand
        [E] Ostrand
        [S] Südrand
       *[W] Westrand
    }
   *[terminal] Randgebiet { $id }
}
panda-place-bare = { $language ->
    [en] { $en }
    [fr] { $fr }
   *[de] { $de }
}
panda-border-bare = { $reader ->
    [page] { $side ->
        [N] Nordrand
        [E] Ostrand
        [S] Südrand
       *[W] Westrand
    }
   *[terminal] Rand
}
panda-path = { $one }–{ $other }{ $reader ->
    [page] { "" }
   *[terminal] { " " }({ $id })
}
panda-space-name = { $hero ->
    [neutral] Feld „Jeder Held“ für { $cost } AP
   *[other] Feld „{ panda-hero }“ für { $cost } AP
}
panda-hero = { $hero ->
    [monk] Mönch
    [governor] Gouverneur
   *[warrior] Krieger
}
panda-building = { $building ->
    [gate] Torbogen
    [market] Markt
    [pagoda] Pagode
   *[foundation] Stadtfundament
}
panda-a-building = { $building ->
    [gate] einen Torbogen
    [market] einen Markt
    [pagoda] eine Pagode
   *[foundation] ein Stadtfundament
}
panda-no-building = { $building ->
    [gate] keinen Torbogen
    [market] keinen Markt
    [pagoda] keine Pagode
   *[foundation] kein Stadtfundament
}
panda-tile-kind = { $tile ->
    [beads] Gebetskette
    [coin] Münze
    [sword] Schwert
    [lantern] Laterne
    [chest] Truhe
    [mask] Maske
   *[nothing] nichts
}
panda-a-tile = { $tile ->
    [beads] eine Gebetskette
    [coin] eine Münze
    [sword] ein Schwert
    [lantern] eine Laterne
    [chest] eine Truhe
    [mask] eine Maske
   *[nothing] nichts
}
panda-colour = { $colour ->
    [white] Weiß
    [yellow] Gelb
    [orange] Orange
    [purple] Lila
   *[neutral] neutral
}
panda-hero-of = { panda-hero } ({ panda-colour })
panda-guards-of = { $count } { panda-colour }
panda-vanished = verschwunden

## Was Aktionsfelder und Karten tun

panda-step-hero = { $hero ->
    [any] ein eigener Held
    [anyone] ein Held irgendeines Spielers
    [none] ohne Held
   *[other] { panda-hero }
}
panda-step = { $kind ->
    [move] Bewegen ({ panda-step-hero }): { $max ->
        [1] 1 Weg
       *[other] 1 oder 2 Wege
    }{ $bypass ->
        [0] { "" }
       *[other] , { $bypass } umgehen
    }{ $cover ->
        [1] { "" }
       *[other] , bis zu { $cover } verdecken
    }
    [build] Bauen { $where ->
        [village] im Dorf
        [city] in der Stadt
       *[any] überall
    } ({ panda-step-hero })
    [strength] Stärkeplättchen ({ panda-step-hero })
    [mission] Missionsplättchen ({ panda-step-hero })
    [pick] { $amount } verschiedene Plättchen
    [vanish_appear] Ein Held verschwindet oder taucht auf
    [sell_chest] Truhe für { $amount } SP verkaufen
    [ap] +{ $amount } AP
    [relocate] Einen eigenen Helden auf einen beliebigen Ort stellen
   *[vp] +{ $amount } SP
}
panda-option = { $number }) { $steps }
panda-city-card = { $steps }
panda-step-word = { $kind ->
    [move] Bewegen
    [build] Bauen
    [strength] Stärkeplättchen nehmen
    [mission] Missionsplättchen nehmen
    [pick] Plättchen wählen
    [vanish_appear] Verschwinden oder auftauchen
    [sell_chest] Truhe verkaufen
    [ap] AP erhalten
    [vp] SP erhalten
    [relocate] Held versetzen
   *[finish] Fertig
}

## Was zu entscheiden ist

panda-prompt-guard = { $who-is ->
    [you] Wähle einen roten Weg für eine Wache: nicht zu fremden, nicht auf den letzten Ninja.
   *[other] { $who } stellt eine Wache auf.
}
panda-prompt-place-hero = { $who-is ->
    [you] Stelle deinen Helden auf: { panda-hero }.
   *[other] { $who } stellt einen Helden auf: { panda-hero }.
}
panda-prompt-withdraw = { $who-is ->
    [you] Willst du deine Wache vom Auftrag zurücknehmen und endgültig ausscheiden?
   *[other] { $who } kann beim Auftrag ausscheiden.
}
panda-prompt-turn = { $who-is ->
    [you] Du bist dran: Wähle ein Aktionsfeld oder passe. Du hast { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
    } und { $ap } Aktionspunkte (AP).
   *[other] { $who } wählt ein Aktionsfeld.
}
panda-prompt-turn-pass = { $who-is ->
    [you] Mit { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
    } und { $ap } AP bleibt dir kein Feld: Passe.
   *[other] { $who } muss passen.
}
panda-prompt-option = { $who-is ->
    [you] Wähle eine der beiden Aktionen von { $space }.
   *[other] { $who } wählt zwischen den beiden Aktionen von { $space }.
}
panda-prompt-step = { $who-is ->
    [you] Wähle den nächsten Schritt oder höre hier auf.
   *[other] { $who } führt eine Aktion aus.
}
panda-prompt-hero = { $who-is ->
    [you] Welcher Held bewegt sich?
   *[other] { $who } wählt einen Helden.
}
panda-prompt-hero-build = { $who-is ->
    [you] Welcher Held baut?
   *[other] { $who } wählt einen Helden.
}
panda-prompt-move = { $who-is ->
    [you] Wohin geht der { panda-hero } von { $from } aus?
   *[other] { $who } bewegt einen Helden: { panda-hero }.
}
panda-prompt-move-again = { $who-is ->
    [you] Geht der { panda-hero } von { $from } aus weiter, oder bleibt er stehen?
   *[other] { $who } darf weiterziehen: { panda-hero }.
}
panda-prompt-cover = { $who-is ->
    [you] Einen Ninja auf { $path } verdecken? { $ninjas ->
        [one] Es ist der letzte.
       *[other] { $ninjas } sind offen.
    }
   *[other] { $who } darf einen Ninja auf { $path } verdecken.
}
panda-prompt-tile = { $who-is ->
    [you] Alle Ninjas auf { $path } sind verdeckt: Lege ein Wegplättchen mit Wert { $value }, ein eigenes oder ein neutrales.
   *[other] { $who } wählt das Plättchen für { $path }.
}
panda-prompt-card = { $who-is ->
    [you] Du hast eine Stadt gegründet: Nimm die linke oder die rechte Stadtkarte oder keine.
   *[other] { $who } darf eine Stadtkarte nehmen.
}
panda-prompt-pick = { $who-is ->
    [you] { $count ->
        [one] Nimm 1 Plättchen.
       *[other] Nimm { $count } verschiedene Plättchen.
    }
   *[other] { $who } nimmt Plättchen.
}
panda-prompt-frontier = { $who-is ->
    [you] Grenzgebiet: Möchtest du ein neutrales Feld kostenlos nutzen?
   *[other] { $who } darf ein neutrales Feld kostenlos nutzen.
}
panda-prompt-reward = { $who-is ->
    [you] Belohnung im Grenzgebiet: Siegpunkte oder Plättchen?
   *[other] { $who } wählt eine Belohnung.
}
panda-prompt-vanish = { $who-is ->
    [you] Welcher Held verschwindet, oder wer taucht wo auf?
   *[other] { $who } lässt einen Helden verschwinden oder auftauchen.
}
panda-prompt-relocate = { $who-is ->
    [you] Welcher Held kommt auf welchen Ort?
   *[other] { $who } versetzt einen Helden.
}
panda-prompt-build = { $who-is ->
    [you] Was baust du, und wo?
   *[other] { $who } wählt, was gebaut wird.
}
panda-prompt-over = Die Partie ist zu Ende.

## Was geschehen ist

panda-log = { $what }: { $changes }.
panda-log-plain = { $what }.
panda-log-guard = { $who-is ->
    [you] Du stellst eine Wache auf { $path }
   *[other] { $who } stellt eine Wache auf { $path }
}
panda-log-place-hero = { $who-is ->
    [you] Du stellst den { panda-hero } in { $place }
   *[other] { $who } stellt den { panda-hero } in { $place }
}
panda-log-withdraw = { $choice ->
    [yes] { $who-is ->
        [you] Du scheidest beim Auftrag aus
       *[other] { $who } scheidet beim Auftrag aus
    }
   *[no] { $who-is ->
        [you] Du bleibst beim Auftrag
       *[other] { $who } bleibt beim Auftrag
    }
}
panda-log-space = { $who-is ->
    [you] Du wählst { $space }
   *[other] { $who } wählt { $space }
}
panda-log-field = { $who-is ->
    [you] Du wählst Feld { $choice } der Auftragskarte
   *[other] { $who } wählt Feld { $choice } der Auftragskarte
}
panda-log-pass = { $who-is ->
    [you] Du passt
   *[other] { $who } passt
}
panda-log-option = { $who-is ->
    [you] { $choice ->
        [1] Du wählst die erste Aktion
       *[other] Du wählst die zweite Aktion
    }
   *[other] { $choice ->
        [1] { $who } wählt die erste Aktion
       *[other] { $who } wählt die zweite Aktion
    }
}
panda-log-action = { $who-is ->
    [you] Du wählst „{ $steps }“
   *[other] { $who } wählt „{ $steps }“
}
panda-log-step = { $who-is ->
    [you] Du { $kind ->
        [move] ziehst
        [build] baust
        [strength] nimmst ein Stärkeplättchen
        [mission] nimmst ein Missionsplättchen
        [pick] wählst Plättchen
        [vanish_appear] lässt einen Helden verschwinden oder auftauchen
        [sell_chest] verkaufst eine Truhe
        [ap] erhältst AP
        [vp] erhältst SP
        [relocate] versetzt einen Helden
       *[finish] hörst hier auf
    }
   *[other] { $who } { $kind ->
        [move] zieht
        [build] baut
        [strength] nimmt ein Stärkeplättchen
        [mission] nimmt ein Missionsplättchen
        [pick] wählt Plättchen
        [vanish_appear] lässt einen Helden verschwinden oder auftauchen
        [sell_chest] verkauft eine Truhe
        [ap] erhält AP
        [vp] erhält SP
        [relocate] versetzt einen Helden
       *[finish] hört hier auf
    }
}
panda-log-hero = { $hero ->
    [none] { $who-is ->
        [you] Du bewegst niemanden
       *[other] { $who } bewegt niemanden
    }
   *[other] { $who-is ->
        [you] Du wählst den { panda-hero }
       *[other] { $who } wählt den { panda-hero }
    }
}
panda-log-anyones-hero = { $who-is ->
    [you] Du wählst einen Helden von { $owner }: { panda-hero }
   *[other] { $who } wählt einen Helden von { $owner }: { panda-hero }
}
panda-log-move = { $who-is ->
    [you] Du ziehst den { panda-hero } nach { $place }
   *[other] { $who } zieht den { panda-hero } nach { $place }
}
panda-log-stop = { $who-is ->
    [you] Du bleibst dort stehen
   *[other] { $who } bleibt dort stehen
}
panda-log-cover = { $choice ->
    [yes] { $who-is ->
        [you] Du verdeckst einen Ninja auf { $path }
       *[other] { $who } verdeckt einen Ninja auf { $path }
    }
   *[no] { $who-is ->
        [you] Du lässt die Ninjas auf { $path } stehen
       *[other] { $who } lässt die Ninjas auf { $path } stehen
    }
}
panda-log-tile = { $choice ->
    [own] { $who-is ->
        [you] Du wählst ein eigenes Plättchen
       *[other] { $who } wählt ein eigenes Plättchen
    }
   *[neutral] { $who-is ->
        [you] Du wählst ein neutrales Plättchen
       *[other] { $who } wählt ein neutrales Plättchen
    }
}
panda-log-card = { $choice ->
    [left] { $who-is ->
        [you] Du nimmst die linke Stadtkarte
       *[other] { $who } nimmt die linke Stadtkarte
    }
    [right] { $who-is ->
        [you] Du nimmst die rechte Stadtkarte
       *[other] { $who } nimmt die rechte Stadtkarte
    }
   *[none] { $who-is ->
        [you] Du nimmst keine Stadtkarte
       *[other] { $who } nimmt keine Stadtkarte
    }
}
panda-log-pick = { $who-is ->
    [you] Du nimmst { $tiles }
   *[other] { $who } nimmt { $tiles }
}
panda-log-frontier = { $choice ->
    [none] { $who-is ->
        [you] Du nutzt kein Feld kostenlos
       *[other] { $who } nutzt kein Feld kostenlos
    }
   *[other] { $who-is ->
        [you] Du nutzt { $space } kostenlos
       *[other] { $who } nutzt { $space } kostenlos
    }
}
panda-log-reward = { $choice ->
    [vp] { $who-is ->
        [you] Du nimmst Punkte für das Grenzgebiet
       *[other] { $who } nimmt Punkte für das Grenzgebiet
    }
   *[tiles] { $who-is ->
        [you] Du nimmst Plättchen für das Grenzgebiet
       *[other] { $who } nimmt Plättchen für das Grenzgebiet
    }
}
panda-log-vanish = { $who-is ->
    [you] Dein { panda-hero } verschwindet
   *[other] Ein Held von { $who } verschwindet: { panda-hero }
}
panda-log-appear = { $who-is ->
    [you] Dein { panda-hero } taucht in { $place } auf
   *[other] Ein Held von { $who } taucht in { $place } auf: { panda-hero }
}
panda-log-relocate = { $who-is ->
    [you] Du versetzt den { panda-hero } nach { $place }
   *[other] { $who } versetzt den { panda-hero } nach { $place }
}
panda-log-build = { $who-is ->
    [you] Du baust { panda-a-building } in { $place }
   *[other] { $who } baut { panda-a-building } in { $place }
}

panda-whose = { $who-is ->
    [you] dich
   *[other] { $who }
}
panda-by-whom = { $who-is ->
    [you] dir
   *[other] { $who }
}
panda-change-hero = { panda-hero } nach { $place }
panda-change-covered = ein Ninja auf { $path } verdeckt
panda-change-tile = { $who-is ->
    [you] dein Wegplättchen auf { $path }
   *[other] Wegplättchen von { $who } auf { $path }
}
panda-change-tile-neutral = neutrales Wegplättchen auf { $path }
panda-change-freed = { $place } befreit
panda-change-built = { panda-building } in { $place } (Gebäude { $number })
panda-change-taken = { $count ->
    [one] { panda-tile-kind } für { panda-whose }
   *[other] { $count } × { panda-tile-kind } für { panda-whose }
}
panda-change-mission = Auftragskarte gewonnen von { panda-by-whom }
panda-change-vp = { $way ->
    [less] { $who-is ->
        [you] { $count } SP verloren
       *[other] { $who } verliert { $count } SP
    }
   *[more] { $points } SP für { panda-whose }
}
panda-change-ap = { $way ->
    [less] { $who-is ->
        [you] { $count } AP bezahlt
       *[other] { $who } zahlt { $count } AP
    }
   *[more] { $points } AP für { panda-whose }
}
panda-change-last-round = dies ist die letzte Runde
panda-change-round = Runde { $round } beginnt
panda-change-over = die Partie ist zu Ende

## Wie es ausging

panda-wins = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}
panda-result-vp = { panda-wins } mit { $vp } zu { $other } SP.
panda-result-ap = { panda-wins }: Gleichstand bei { $vp } SP, { $ap } AP entscheiden.
panda-result-shared = Geteilter Sieg mit { $vp } SP: { $names }.

## Warum nicht

panda-asked-for = { $asked ->
    [guard] wohin deine Wache kommt
    [place-hero] wohin dein Held kommt
    [withdraw] ob du beim Auftrag ausscheidest
    [turn] ein Aktionsfeld oder Passen
    [option] welche der beiden Aktionen du nimmst
    [step] der nächste Schritt deiner Aktion
    [hero] welcher Held
    [move] wohin der Held geht
    [cover] ob du einen Ninja verdeckst
    [tile] eigenes oder neutrales Plättchen
    [card] eine Stadtkarte
    [pick] welche Plättchen du nimmst
    [frontier] ein neutrales Feld kostenlos
    [reward] deine Belohnung im Grenzgebiet
    [vanish] wer verschwindet oder auftaucht
    [relocate] wer wohin kommt
   *[build] was du baust
}
panda-meant-for = { $meant ->
    [guard] Wache aufstellen
    [place-hero] Held aufstellen
    [withdraw] beim Auftrag ausscheiden
    [turn] Feld wählen
    [option] Aktion wählen
    [step] Schritt wählen
    [hero] Held wählen
    [move] bewegen
    [cover] verdecken
    [tile] Plättchen wählen
    [card] Stadtkarte nehmen
    [pick] Plättchen nehmen
    [frontier] Aktion im Grenzgebiet
    [reward] Belohnung im Grenzgebiet
    [vanish] verschwinden
    [relocate] versetzen
   *[build] bauen
}
panda-refuse-other-decision = Jetzt zu entscheiden: { panda-asked-for }. Nicht an der Reihe: { panda-meant-for }.
panda-refuse-setup-rival = Auf { $path } steht eine Wache von { $who }.
panda-refuse-setup-last-ninja = Beim Aufbau darf eine Wache nicht den letzten Ninja von { $path } verdecken.
panda-refuse-setup-hero = Jetzt wird der { panda-hero } aufgestellt.
panda-refuse-setup-place = In { $place } steht schon dein { panda-hero }; beim Aufbau beginnt jeder Held an einem eigenen Ort.
panda-refuse-behind = { $space } liegt vor deiner letzten Wahl in dieser Runde: { $reached }.
panda-refuse-guards = { $space } braucht { $needs ->
    [one] 1 Wache
   *[other] { $needs } Wachen
}, du hast { $have }.
panda-refuse-ap = { $space } ist zu teuer: Mit { $ap } AP kämst du unter { $least }.
panda-refuse-field-no-card = Die Auftragskarte mit diesen Feldern ist nicht im Spiel.
panda-refuse-field-taken = Feld { $field } ist von { $who } besetzt.
panda-refuse-field-again = Du hast in dieser Runde schon ein Feld der Auftragskarte genutzt.
panda-refuse-field-guard = Ein Feld braucht eine Wache, und dein Vorrat ist leer.
panda-refuse-option = { $space } hat keine zweite Aktion.
panda-refuse-step-missing = Diese Aktion hat keinen solchen Schritt: { panda-step-word }.
panda-refuse-step-done = Diesen Schritt hast du schon getan: { panda-step-word }.
panda-refuse-move-nobody = Keiner dieser Helden kann einen Weg überqueren.
panda-refuse-build-nothing = Nichts kann gebaut werden.
panda-refuse-vanished = Dein { panda-hero } ist verschwunden.
panda-refuse-move-blocked = Mit Stärke { $strength } kommt der { panda-hero } von hier über keinen Weg{ $bypass ->
    [0] { "" }
   *[other] , auch wenn er { $bypass } umgeht
}.
panda-refuse-not-on-place = Der { panda-hero } muss an einem Ort stehen.
panda-refuse-no-building = { $place } hat { panda-no-building } für deinen Helden ({ panda-hero }).
panda-refuse-no-chest = Du hast keine Truhe zu verkaufen.
panda-refuse-tile-supply = Davon ist nichts mehr im Vorrat: { panda-tile-kind }.
panda-refuse-tile-full = Diese Spalte ist voll: { panda-tile-kind }.
panda-refuse-build-capital = { $place } ist Hauptstadt und braucht { panda-no-building } mehr.
panda-refuse-build-village = { $place } ist eine Stadt; diese Aktion baut { panda-a-building } in Dörfern.
panda-refuse-build-city = { $place } ist ein Dorf; diese Aktion baut { panda-a-building } in Städten.
panda-refuse-build-again = In { $place } gibt es das schon: { panda-building }.
panda-refuse-build-foundation = Für ein drittes Gebäude in { $place } ist kein Stadtfundament mehr da ({ panda-building }).
panda-refuse-build-piece = Für { $place } ist kein Gebäude mehr im Vorrat: { panda-building }.
panda-refuse-build-guards = { $place } braucht für { panda-a-building } { $needs } Wachen ringsum, es { $have ->
    [one] ist 1
   *[other] sind { $have }
}.
panda-refuse-decline = Diese Aktion lässt sich nicht mehr ablehnen.
panda-refuse-hero-anyone = Nenne den Helden mit seiner Farbe.
panda-refuse-hero-own = Das können nur deine eigenen Helden.
panda-refuse-hero-nobody = Diese Farbe spielt niemand.
panda-refuse-stop = Eine begonnene Bewegung führt über mindestens einen Weg.
panda-refuse-move-far = Der { panda-hero } kommt von { $from } nicht auf einem einzigen Weg nach { $to }.
panda-refuse-move-ninjas = Auf { $path } nach { $to } { $ninjas ->
    [one] ist 1 Ninja
   *[other] sind { $ninjas } Ninjas
} offen; der { panda-hero } hat Stärke { $strength }{ $bypass ->
    [0] { "" }
   *[other] { " " }und umgeht { $bypass }
}.
panda-refuse-card = Es liegt nur noch eine Stadtkarte da; nimm sie als linke.
panda-refuse-pick-kind = Diese Sorte steht nicht zur Wahl: { panda-tile-kind }.
panda-refuse-pick-count = Nimm { $count ->
    [one] 1 Plättchen
   *[other] { $count } verschiedene Plättchen
}, nicht { $got }.
panda-refuse-frontier = { $space } nützt jetzt nichts: { $step }.
panda-refuse-vanished-already = Dein { panda-hero } ist schon verschwunden.
panda-refuse-not-vanished = Dein { panda-hero } ist auf dem Plan und kann nicht auftauchen.
panda-refuse-relocate = Dein { panda-hero } steht schon in { $place }.

## Orte und Teile

panda-zone-places = Orte
panda-zone-paths = Wege
panda-zone-spaces = Aktionsplan
panda-zone-order = Spielerreihenfolge
panda-zone-city-row = Stadtkarten
panda-zone-supply = Vorrat
panda-zone-missions = Auftragskarten
panda-zone-clan = { $who-is ->
    [you] Dein Klan
   *[other] Der Klan von { $who }
}
panda-around = { $guards ->
    [one] 1 Wache ringsum
   *[other] { $guards } Wachen ringsum
}
panda-place-without-nobody = { $place }: { panda-around }
panda-place-without-heroes = { $place }: { panda-around }; { $heroes }
panda-place-with-nobody = { $place }: { $buildings }; { panda-around }
panda-place-with-heroes = { $place }: { $buildings }; { panda-around }; { $heroes }
panda-path-tile = { $path }: Wegplättchen ({ panda-colour }), Wert { $ninjas }
panda-path-guards = { $path }: { $left } von { $ninjas } Ninjas offen; Wachen { $guards }
panda-path-empty = { $path }: { $left ->
    [one] 1 Ninja
   *[other] { $left } Ninjas
}
panda-space = { $space }, { $name }, { $needs ->
    [one] 1 Wache
   *[other] { $needs } Wachen
}: { $options }{ $status ->
    [open] { "" }
    [behind] { " " }– schon vorbei
    [guards] { " " }– zu wenige Wachen
    [ap] { " " }– zu wenige AP
   *[passed] { " " }– du hast gepasst
}
panda-count-vp = { $count } SP
panda-count-ap = { $count } AP
panda-count-guards = { $count ->
    [one] 1 Wache
   *[other] { $count } Wachen
}
panda-sheet-hero = { panda-hero }: Stärke { $strength }, { $missions ->
    [one] 1 Mission
   *[other] { $missions } Missionen
}, { $place }
panda-supply-building = { panda-building }: { $count }
panda-supply-tile = { panda-tile-kind }: { $count }
panda-mission = { $card }: { $kind ->
    [loop] ein Ring aus vier Plättchen um { panda-mission-building }
    [build4] vier Gebäude einer Art bauen: { panda-mission-building }
    [opposite_sides] zwei gegenüberliegende Seiten verbinden
    [numbered] die drei Orte mit Zahlen verbinden
    [special] sechs besondere Aktionen
    [most_tiles] die meisten Wegplättchen
    [heroes_together] alle drei Helden in einer Stadt
    [sides] Seiten, die ein Netz verbindet
    [most_tile_guards] die meisten Wachen auf Wegplättchen
    [hero_distance] der längste Weg zwischen zwei Helden
    [city_majority] die meisten Wachen um jede Stadt
   *[network] Gebäude in einem Netz: { panda-mission-building }
}
panda-mission-building = { $building ->
    [gate] Torbögen
    [market] Märkte
    [pagoda] Pagoden
   *[none] Gebäude
}

# Eine feste Antwort (W-34): welches Plättchen, wenn der Zug anderer danach fragt.

panda-standing-tile = Wenn du im Zug anderer ein Plättchen wählen darfst
panda-standing-tile-own = immer dein eigenes
panda-standing-tile-neutral = immer ein neutrales

panda-standing-setup = Wachen und Helden vor der ersten Runde
panda-standing-setup-deal = für mich aufstellen

# Ganze Züge: woher Punkte kommen, und warum ein Wunsch nicht zu haben ist.

panda-because-building = { $number ->
    [1] für das erste Gebäude hier
    [2] für das zweite Gebäude hier
    [3] für das dritte Gebäude hier
    [4] für das vierte Gebäude hier
    [5] für das fünfte Gebäude hier
   *[other] für das sechste Gebäude hier
}
panda-because-rivals = { $count ->
    [one] für 1 fremde Wache daneben
   *[other] für { $count } fremde Wachen daneben
}
panda-because-mission = für die Auftragskarte
panda-because-freed = { $place } wird befreit
panda-because-chest = für die Truhe
panda-because-printed = vom Feld selbst
panda-refuse-hero-away = Dein { panda-hero } ist nicht in { $place }: Bring ihn zuerst dorthin.
panda-refuse-no-space = Kein Feld bietet das.
panda-want-no-guards = Du hast in dieser Runde keine Wachen mehr.
panda-want-wait = Zuerst ist etwas anderes zu entscheiden.
panda-want-none = { $want ->
    [move] Auf keinem Feld, das du jetzt nutzen kannst, darf ein Held ziehen.
    [build] Kein Held kann dort bauen, wo er steht.
    [strength] Kein Held kann jetzt stärker werden.
    [mission] Kein Held steht bei seinem Gebäude.
    [points] Kein Feld, das du jetzt nutzen kannst, bringt Punkte oder AP.
   *[special] Kein Feld, das du jetzt nutzen kannst, bietet das.
}
panda-want-not-now = { $want ->
    [move] In der begonnenen Aktion zieht niemand mehr.
    [build] In der begonnenen Aktion wird nichts mehr gebaut.
    [strength] Die begonnene Aktion macht niemanden stärker.
    [mission] Die begonnene Aktion bringt keine Mission.
    [points] Die begonnene Aktion bringt keine Punkte oder AP.
   *[special] Die begonnene Aktion bietet das nicht.
}

# Das Ende einer Runde.

panda-round-fewest = { $who-is ->
    [you] Du beginnst: Niemand hat weniger AP.
   *[other] { $who } beginnt: Niemand hat weniger AP.
}
panda-round-level = Beide haben { $ap } AP; der obere Stein geht vor: { $who-is ->
    [you] zuerst du, dann { $other }.
   *[other] zuerst { $who }, dann { $other }.
}
panda-round-cities = { $cities } von { $count } Städten: Das Spiel geht weiter.

# Rat: was ein ganzer Zug tut, und warum er gut ist.

panda-idea = { $deed }
panda-idea-vp = { $deed }: +{ $vp } SP
panda-idea-ap = { $deed }: +{ $ap } AP
panda-idea-pass = Passen
panda-idea-space = { $space } nutzen
panda-idea-build = { panda-building } in { $place } bauen
panda-idea-mission = { panda-tile-kind } in { $place } nehmen
panda-idea-strength = { panda-hero } stärker machen
panda-idea-strength-there = { panda-hero } nach { $place } ziehen und stärker machen
panda-idea-sell-chest = Eine Truhe verkaufen
panda-idea-take = { $tiles } nehmen
panda-idea-gain = Nehmen, was das Feld gibt
panda-idea-appear = { panda-hero } in { $place } auftauchen lassen
panda-idea-relocate = { panda-hero } nach { $place } versetzen
panda-idea-vanish = { panda-hero } verschwinden lassen
panda-idea-move = { panda-hero } nach { $place } ziehen
panda-reason-most = Die meisten Punkte, ohne unter 0 AP zu fallen.
panda-reason-sheet = Am Ende des Spiels bringt das { $vp } SP mehr.
panda-reason-covers = { $count ->
    [one] 1 Ninja wird verdeckt.
   *[other] { $count } Ninjas werden verdeckt.
}
panda-reason-freed = { $place } wird befreit.
panda-reason-opens = { $tile ->
    [lantern] Danach kann dein Mönch eine Laterne nehmen.
    [chest] Danach kann dein Gouverneur eine Truhe nehmen.
   *[mask] Danach kann dein Krieger eine Maske nehmen.
}
panda-reason-loss = Du verlierst { $vp } SP, weil du unter 0 AP fällst.
panda-reason-rival = { $who-is ->
    [you] Auch du bekommst { $vp } SP.
   *[other] Auch { $who } bekommt { $vp } SP.
}
panda-reason-left = { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
} und { $ap } AP bleiben für einen weiteren Zug.

## Worum ein Tipp bittet

panda-advice-with = { $what }: { $changes }.
panda-advice-plain = { $what }.
panda-advice-guard = Stelle eine Wache auf { $path }
panda-advice-place-hero = Stelle den { panda-hero } in { $place }
panda-advice-withdraw = { $choice ->
    [yes] Scheide beim Auftrag aus
   *[no] Bleib beim Auftrag
}
panda-advice-space = Wähle { $space }
panda-advice-field = Wähle Feld { $choice } der Auftragskarte
panda-advice-pass = Passe
panda-advice-option = { $choice ->
    [1] Wähle die erste Aktion
   *[other] Wähle die zweite Aktion
}
panda-advice-action = Wähle „{ $steps }“
panda-advice-step = { $kind ->
    [move] Ziehe mit einem Helden
    [build] Baue
    [strength] Nimm ein Stärkeplättchen
    [mission] Nimm ein Missionsplättchen
    [pick] Wähle Plättchen
    [vanish_appear] Lass einen Helden verschwinden oder auftauchen
    [sell_chest] Verkaufe eine Truhe
    [ap] Nimm die AP
    [vp] Nimm die SP
    [relocate] Versetze einen Helden
   *[finish] Höre hier auf
}
panda-advice-hero = { $hero ->
    [none] Bewege niemanden
   *[other] Wähle den { panda-hero }
}
panda-advice-anyones-hero = Wähle einen Helden von { $owner }: { panda-hero }
panda-advice-move = Ziehe den { panda-hero } nach { $place }
panda-advice-stop = Bleib hier stehen
panda-advice-cover = { $choice ->
    [yes] Verdecke einen Ninja auf { $path }
   *[no] Lass die Ninjas auf { $path } stehen
}
panda-advice-tile = { $choice ->
    [own] Lege ein eigenes Plättchen
   *[neutral] Lege ein neutrales Plättchen
}
panda-advice-card = { $choice ->
    [left] Nimm die linke Stadtkarte
    [right] Nimm die rechte Stadtkarte
   *[none] Nimm keine Stadtkarte
}
panda-advice-pick = Nimm { $tiles }
panda-advice-frontier = { $choice ->
    [none] Nutze kein Feld kostenlos
   *[other] Nutze kostenlos { $space }
}
panda-advice-reward = { $choice ->
    [vp] Nimm Punkte für das Grenzgebiet
   *[tiles] Nimm Plättchen für das Grenzgebiet
}
panda-advice-vanish = Lass den { panda-hero } verschwinden
panda-advice-appear = Lass den { panda-hero } in { $place } auftauchen
panda-advice-relocate = Versetze den { panda-hero } nach { $place }
panda-advice-build = Baue { panda-a-building } in { $place }

# Beschriftungen von Pagodas Spielplan auf der Seite. `$colour`, `$next` und `$ability` wie in pagoda.de.ftl; `$piece` ist column, tile oder roof.

pagoda-title = Pagoda
pagoda-card-facts = 2 Personen · 30–45 Min.
pagoda-card-line = Baut gemeinsame Türme; jedes Plättchen verleiht eine Fähigkeit.
pagoda-card-reconstructed = die Farben der Dachspitzen von Pagoda

pagoda-board-option-quick = Schnell
pagoda-board-option-quick-why = niedrigere Türme, kürzere Partie
pagoda-board-option-simple = Einfach
pagoda-board-option-simple-why = ohne Fähigkeiten, gut zum Lernen
pagoda-board-variant = { $variant ->
    [quick-normal] schnelles Spiel
    [full-simple] einfaches Spiel
    [quick-simple] schnell und einfach
   *[full-normal] volles Spiel
}
pagoda-board-completed = { $count } von { $of } vollendet

pagoda-board-site = Bauplatz { $site }
pagoda-board-floor = Etage { $number }: { $columns ->
    [0] noch keine { pagoda-colour-e } Säule
   *[other] { $columns } { pagoda-colour }
}
pagoda-board-floor-tile = Etage { $number }: { pagoda-colour } mit Plättchen
pagoda-board-floor-roof = Etage { $number }: { pagoda-colour }, Dach mit { $next ->
    [red] roter
    [blue] blauer
    [green] grüner
    [yellow] gelber
   *[violet] violetter
} Spitze
pagoda-board-site-next = { $status ->
    [roofed] vollendet
    [blocked] blockiert, kein Plättchen der Farbe übrig
   *[open] { $piece ->
        [tile] als Nächstes { pagoda-colour-es } Plättchen, plus { $points }
        [roof] als Nächstes { pagoda-colour-es } Dach, plus { $points }
       *[column] { $colour ->
            [any] als Nächstes eine Säule in beliebiger Farbe, plus { $points }
           *[other] als Nächstes { pagoda-colour-e } Säule, plus { $points }
        }
    }
}
pagoda-board-complete = vollendet
pagoda-board-blocked = blockiert

pagoda-board-table = Tisch
pagoda-board-open = offen
pagoda-board-hand = Hand
pagoda-board-only-you = nur du
pagoda-board-card = { pagoda-colour-e } Karte, { $zone ->
    [table] Tisch
   *[hand] Hand
}
pagoda-board-their-table = { $name }: offene Karten
pagoda-board-their-hand = { $name }: Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pagoda-board-start = beginnt
pagoda-board-architect = Baumeistertafel
pagoda-board-uses = { pagoda-ability }: { $uses ->
    [0] nicht verfügbar
    [one] noch 1-mal
   *[other] noch { $uses }-mal
}{ $used ->
    [yes] , in diesem Zug benutzt
   *[no] { "" }
}
pagoda-board-dots = Volle Punkte daneben sind Einsätze; ein Plättchen ihrer Farbe füllt sie auf.
pagoda-board-about = { $ability ->
    [lantern] Lampion: Baue in diesem Zug bis zu { $lantern_limit } Säulen statt { $limit }.
    [buddha] { $buddha ->
        [one] Buddha: Eine Karte bezahlt ein Plättchen einer anderen Farbe. Wähle sie und den Bauplatz.
       *[other] Buddha: { $buddha } Karten einer Farbe bezahlen ein Plättchen einer anderen Farbe. Wähle sie und den Bauplatz.
    }
    [bowl] { $bowl ->
        [one] Reisschale: Eine Karte ersetzt eine Karte einer anderen Farbe, für eine Säule oder eine Dachspitze. Wähle sie und den Bauplatz.
       *[other] Reisschale: { $bowl } Karten einer Farbe ersetzen eine Karte einer anderen Farbe, für eine Säule oder eine Dachspitze. Wähle sie und den Bauplatz.
    }
    [dragon] Drache: Tausche beliebige deiner Karten, bevor du etwas anderes tust.
   *[fan] Fächer: Fülle am Ende deines Zuges deine Hand auf { $fan_hand } statt auf { $hand } Karten auf.
}
pagoda-board-to-draw = Nachziehstapel
pagoda-board-discarded = Ablage
pagoda-board-discard-empty = Der Ablagestapel ist leer.
pagoda-board-until-end = Bis zum Ende
pagoda-board-race = { $of ->
    [one] Der erste vollendete Bauplatz bringt die letzten Züge.
    [3] Der dritte vollendete Bauplatz bringt die letzten Züge.
   *[other] { $of } vollendete Bauplätze bringen die letzten Züge.
}
pagoda-board-last-turn = Das Ende naht: Beide haben am Schluss gleich viele Züge.

pagoda-board-tiles = Plättchen
pagoda-board-tiles-left = Plättchen übrig
pagoda-board-of = { $count } von { $of }
pagoda-board-supply = Plättchen übrig: Zeilen sind die Grundfarbe, Spalten die Farbe der nächsten Etage
pagoda-board-base = Grund
pagoda-board-next = weiter
pagoda-board-none = keins

pagoda-board-your-turn = Du bist dran.
pagoda-prompt-begin = { pagoda-last-turn }: Baue eine Säule. Drücke auf Karte oder Bauplatz.
pagoda-board-columns = Säulen
pagoda-board-or = oder
pagoda-board-picked-cards = { $count ->
    [one] { pagoda-colour-e } Karte
   *[other] { $count } { pagoda-colour-e } Karten
}
pagoda-board-picked = { $some ->
    [yes] Gewählt ({ $what }): Baue auf Bauplatz { $sites }.
   *[no] Gewählt ({ $what }): Dafür passt kein Bauplatz.
}
pagoda-board-site-picked = { $open ->
    [tile] Bauplatz { $site }: Wähle das Plättchen.
    [colour] Bauplatz { $site }: Wähle die Farbe.
    [abilities] Bauplatz { $site }: Welche Fähigkeit hilft?
   *[cards] { $piece ->
        [tile] Bauplatz { $site }, { pagoda-colour-es } Plättchen: Wähle es und eine Karte.
        [roof] Dach auf Bauplatz { $site }: Wähle Plättchen und Karten.
       *[column] { $colour ->
            [any] Bauplatz { $site } nimmt jede Farbe: Wähle eine Karte.
           *[other] Bauplatz { $site }, { pagoda-colour-e } Säule: Wähle die Karten.
        }
    }
}
pagoda-board-press-again = Drücke zum Bauen noch einmal auf Bauplatz { $site }.
pagoda-board-choose-set = { $mode ->
    [dragon] Drache: Wähle die Karten zum Tauschen ({ $count } gewählt).
    [pass] Wähle { $of } Karten zum Ablegen ({ $count } gewählt), dann passe.
   *[alternative] Wähle { $of } Karten (bisher { $count }) und einen Bauplatz für eine Säule.
}
pagoda-board-then-site = Wähle jetzt den Bauplatz für deine Säule.
pagoda-board-then-press = { $open ->
    [yes] Wähle jetzt die Farbe der Säule.
   *[no] Lege die Karten ab oder ändere sie.
}
pagoda-board-choose = { $part ->
    [colour] Farbe
    [abilities] Mit
   *[tile] { $piece ->
        [roof] Dach, Spitze
       *[other] Plättchen, weiter
    }
}
pagoda-board-site-first = Wähle zuerst den Bauplatz für deine Säule.

pagoda-board-end = Zug beenden
pagoda-board-end-fan = Mit Fächer
pagoda-board-build = { $kind ->
    [tile] Legen +{ $points }
    [roof] Dach bauen +{ $points }
   *[column] Bauen +{ $points }
}
pagoda-board-use = { $ability ->
    [lantern] Lampion
    [dragon] Drache
   *[other] { pagoda-ability }
}
pagoda-board-advised = { $ability ->
    [lantern] Lampion anzünden
   *[fan] Mit Fächer beenden
}
pagoda-board-set = { $kind ->
    [pass] Passen
   *[alternative] { pagoda-set }
}
pagoda-board-set-about = { $kind ->
    [pass] { pagoda-set } ablegen und passen
   *[alternative] Statt eines normalen Zuges: { pagoda-set } nach Wahl für eine Säule ablegen
}
pagoda-board-lay-down = { $mode ->
    [dragon] { $count ->
        [0] Tauschen
       *[other] { $count } tauschen
    }
    [pass] Passen { $count }/{ $of }
   *[alternative] Ablegen { $count }/{ $of }
}

pagoda-board-this-turn = { $mine ->
    [yes] Dieser Zug
   *[no] Zug von { $name }
}
pagoda-board-nothing-yet = Noch nichts.
pagoda-board-step-long = { $kind ->
    [dragon] { $count ->
        [one] Drache: 1 Karte getauscht
       *[other] Drache: { $count } Karten getauscht
    }
    [lantern] Lampion brennt: { pagoda-limit-columns }
    [tile] { $colour ->
        [red] Rotes Plättchen, Platz { $site }
        [blue] Blaues Plättchen, Platz { $site }
        [green] Grünes Plättchen, Platz { $site }
        [yellow] Gelbes Plättchen, Platz { $site }
       *[violet] Violettes Plättchen, Platz { $site }
    }
    [roof] { $colour ->
        [red] Rotes Dach, Platz { $site }
        [blue] Blaues Dach, Platz { $site }
        [green] Grünes Dach, Platz { $site }
        [yellow] Gelbes Dach, Platz { $site }
       *[violet] Violettes Dach, Platz { $site }
    }
    [pass] Passen
    [end] Ende mit Fächer
   *[column] { $colour ->
        [red] Rote Säule, Platz { $site }
        [blue] Blaue Säule, Platz { $site }
        [green] Grüne Säule, Platz { $site }
        [yellow] Gelbe Säule, Platz { $site }
       *[violet] Violette Säule, Platz { $site }
    }
}
pagoda-board-step-short = { $kind ->
    [dragon] Drache ×{ $count }
    [lantern] Lampion
    [roof] Dach, Platz { $site }
    [tile] Plättchen, Platz { $site }
    [pass] Passen
    [end] Fächer
   *[column] Platz { $site }
}
pagoda-board-step-log = { $kind ->
    [column] Säule, Platz { $site }
    [alternative] { $count ->
        [one] 1 Karte, Platz { $site }
       *[other] { $count } Karten, Platz { $site }
    }
   *[other] { pagoda-board-step-short }
}
pagoda-board-no-way-back = Karten gezogen, kein Zurück
pagoda-board-paid = { $count ->
    [one] mit 1 Karte bezahlt
   *[other] mit { $count } Karten bezahlt
}
pagoda-board-take-back = { $kind ->
    [tile] Plättchen zurücknehmen
    [roof] Dach zurücknehmen
    [lantern] Lampion löschen
    [pass] Passen zurücknehmen
   *[column] Säule zurücknehmen
}
pagoda-board-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}

pagoda-board-key-site = 1–{ $sites } = Bauplatz wählen, noch einmal: bauen
pagoda-board-key-card = R B G Y V = Karte in Rot, Blau, Grün, Gelb, Violett wählen
pagoda-board-key-build = Enter = Gewähltes bauen
pagoda-board-key-end = E, F = Zug beenden, mit dem Fächer
pagoda-board-key-ability = L, D = Lampion, Drache
pagoda-board-key-set = X = { pagoda-set } für eine Säule ablegen
pagoda-board-key-drop = Esc = Gewähltes zurücklegen
pagoda-board-key-hint = H = Tipp

pagoda-board-story = Wie die Punkte wuchsen, Zug um Zug
pagoda-board-final = Die Pagoden
pagoda-board-ladder = Punkte aus Säulen, Plättchen und Dächern, und alle zusammen
pagoda-board-from = { $kind ->
    [tile] Punkte aus Plättchen
    [roof] Punkte aus Dächern
   *[column] Punkte aus Säulen
}

pagoda-board-rules-1 = Ziel. :: Die Pagoden gehören niemandem. Wer ein Teil baut, bekommt die Punkte dafür. Wer die meisten Punkte hat, gewinnt.
pagoda-board-rules-2 = Dein Zug. :: Baue { $limit ->
    [one] eine Säule
   *[other] 1 bis { $limit } Säulen
}, wo du willst; ein Dach zählt als eine davon. Andere Plättchen zählen nicht: Lege so viele, wie du bezahlen kannst. Karten bezahlen Teile ihrer Farbe; Tisch- und Handkarten zählen gleich.
pagoda-board-rules-3 = Säule. :: Sie kostet { $column_price ->
    [one] 1 Karte
   *[other] { $column_price } Karten
} ihrer Farbe; { $columns ->
    [one] eine Säule ist
   *[other] { $columns } Säulen einer Farbe sind
} eine Etage. Die erste Säule eines Bauplatzes darf jede Farbe haben; weiter oben bestimmt sie das Plättchen darunter. Was eine Säule bringt, hängt von ihrer Etage ab, von unten nach oben: { $column_points }.
pagoda-board-rules-4 = Plättchen. :: Auf eine volle Etage kommt ein Plättchen derselben Farbe, für { $tile_price ->
    [one] 1 Karte
   *[other] { $tile_price } Karten
}: { $tile_points ->
    [one] 1 Punkt
   *[other] { $tile_points } Punkte
}, und du bestimmst die Farbe der nächsten Etage.
pagoda-board-rules-5 = Dach. :: Auf Etage { $floors }, der obersten, ist das Plättchen ein Dach und kommt mit seiner Spitze: { $tile_price ->
    [one] 1 Karte
   *[other] { $tile_price } Karten
} für das Plättchen, { $spire_price } in der Farbe der Spitze. Es bringt { $roof_points } und zählt als eine Säule.
pagoda-board-rules-6 = Fähigkeiten. :: Ein Plättchen oder Dach setzt die Fähigkeit seiner Farbe auf { $uses }. Jede hilft einmal pro Zug.
pagoda-board-rules-7 = Keine Karte passt? :: Statt eines normalen Zuges legst du { pagoda-set } nach Wahl für eine Säule ab.
pagoda-board-rules-8 = Auffüllen. :: Dann füllst du deine Tischkarten auf { $table } und deine Hand auf { $hand } auf. Was aufgedeckt wurde, lässt sich nicht zurücknehmen.
pagoda-board-rules-9 = Ende. :: Ein Bauplatz ist vollendet, wenn er sein Dach hat oder blockiert ist: Seine oberste Etage hat ihre { $columns } Säulen, aber kein Plättchen dieser Farbe ist mehr da. { $ends_at ->
    [one] Der erste bringt
    [3] Der dritte bringt
   *[other] { $ends_at } davon bringen
} die letzten Züge; beide haben gleich viele.

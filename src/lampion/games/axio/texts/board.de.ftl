# Beschriftungen des AXIO-Plans auf der Seite.

axio-title = AXIO
axio-card-facts = 1–4 Personen · 30–45 Min.
axio-card-line = Bring Symbole in Reihe. Deine schwächste Farbe zählt.
axio-card-reconstructed = die Plätze der gedruckten Symbole von AXIO

axio-board-board = AXIO-Spielplan, { $size } mal { $size } Felder im Spiel
axio-board-symbol = { $colour ->
    [red] rote Sonne
    [blue] blauer Stern
    [green] grüner Punkt
    [orange] orangefarbenes Quadrat
   *[purple] lila Kreis
}
axio-board-tile = { $first } und { $second }
axio-board-half = { axio-board-symbol } auf Zeile { $row }, Spalte { $column }
axio-board-points = plus { $count } { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [orange] orange
   *[purple] lila
}
axio-board-track = { axio-board-symbol } { $score } von { $cap }
axio-board-lowest = niedrigste
axio-board-legend-lowest = gold: niedrigste Farbe zählt
axio-board-legend-cell = Punkt: erlaubtes Feld
axio-board-holds = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
axio-board-hides = { $count ->
    [one] 1 Plättchen, verdeckt
   *[other] { $count } Plättchen, verdeckt
}
axio-board-deciding = { $phase ->
    [refill] zieht nach
   *[place] legt Plättchen { $number }
}
axio-board-bonus = { $count ->
    [one] noch ein Bonuszug
   *[other] noch { $count } Bonuszüge
}
axio-board-goal = So gewinnt man
axio-board-goal-text = Bring deine niedrigste Farbe voran. Gibt es kein freies Paar mehr, wird die niedrigste Farbe verglichen: jetzt { $mine } gegen { $theirs }.
axio-board-goal-solo = Bring deine niedrigste Farbe so weit wie möglich: jetzt { $mine }. Jede Farbe läuft über { $boards ->
    [one] eine Tafel
    [2] zwei Tafeln
   *[other] { $boards } Tafeln
} von { $track }.
axio-board-bag = Im Beutel
axio-board-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
axio-board-free-pairs = Freie Paare
axio-board-rack = Deine Plättchen
axio-board-laid-aside = { $name } hat abgelegt
axio-board-turn = Drehen
axio-board-turn-label = Gewähltes Plättchen drehen
axio-board-place = Legen
axio-board-place-draw = Legen & ziehen
axio-board-draw = Nachziehen
axio-board-swap = Tauschen
axio-board-swap-label = Plättchen tauschen
axio-board-place-swap-label = Legen, dann die übrigen Plättchen tauschen
axio-board-point-first = Wähle zuerst zwei freie Felder.
axio-board-draw-first = Dein Plättchen liegt. Zieh nach, tausche oder nimm zurück.
axio-board-call = Axio!
axio-board-placed = { $count ->
    [one] 1 Plättchen gelegt
   *[other] { $count } Plättchen gelegt
}
axio-board-closed = { $count ->
    [one] ein Feld geschlossen
   *[other] { $count } Felder geschlossen
}
axio-board-swapped = tauscht
axio-board-key-pick = 1–{ $rack } = Plättchen wählen
axio-board-key-move = ← ↑ → ↓ = bewegen
axio-board-key-turn = R = drehen
axio-board-key-place = Enter = legen und nachziehen
axio-board-key-swap = S = Plättchen tauschen
axio-board-key-hint = H = Tipp

axio-board-story = Wie die niedrigste Farbe wuchs
axio-board-final = Spielplan am Ende
axio-board-final-note = { $tiles } Plättchen · { $closed } geschlossen
axio-board-ladder = Die fünf Werte aller, niedrigster zuerst
axio-board-equal = gleich
axio-board-beats = { $more } schlägt { $less }

axio-board-rules-1 = Ziel. :: Du hast fünf Farben, jede von 0 bis { $track }. Am Ende zählt nur deine niedrigste, also bring alle fünf voran.
axio-board-rules-2 = Legen. :: Lege ein Plättchen deiner Ablage auf zwei beliebige freie Nachbarfelder. Es muss zu nichts passen.
axio-board-rules-3 = Erstes Plättchen. :: Dein erstes Plättchen muss ein farbiges Startfeld berühren, an dem noch keines liegt.
axio-board-rules-4 = Werten. :: Jede Hälfte schaut in die drei Richtungen weg vom Plättchen und bringt einen Punkt für jedes Feld ihrer Farbe in ununterbrochener Reihe.
axio-board-rules-5 = Pyramiden. :: Ein einzelnes freies Feld, das du einschließt, wird geschlossen. Du wertest jedes Symbol ringsum in seiner Farbe.
axio-board-rules-6 = Axio! :: Erreicht eine Farbe zum ersten Mal { $track }, legst du sofort noch ein Plättchen. Alle fünf Farben auf { $track } gewinnen auf der Stelle.
axio-board-rules-7 = Nachziehen oder tauschen. :: Dann ergänzt du deine Ablage auf { $rack }. Zeigt kein übriges Plättchen deine niedrigste Farbe, darfst du stattdessen alle tauschen.
axio-board-rules-8 = Ende. :: Liegen keine zwei freien Felder mehr nebeneinander, ist Schluss. Verglichen wird die niedrigste Farbe, bei Gleichstand die nächste.

# Wörter über die Werte von Ausgaben, die alle Spiele teilen.

edition-literal = { $text }
edition-list = { $items }
edition-yes = ja
edition-no = nein
edition-mark-text = Regelheft
edition-mark-inferred = erschlossen
edition-mark-house = von uns
edition-legend = Woher ein Wert kommt: Regelheft = er steht dort; erschlossen = er folgt aus dem, was dort steht; von uns = unsere Rekonstruktion, die man mit dem gedruckten Spiel berichtigen kann.
edition-levels-measured = Die Stufen der Bots wurden mit der Ausgabe { $measured } gemessen. Mit dieser spielen sie nach denselben Gewichten.
edition-good = { $file } ist eine gültige Ausgabe von { $game } und heißt { $name }.
edition-same = Beide Ausgaben haben dieselben Werte.
edition-only-in = nur in { $file }: { $text }
edition-changed = { $before } → { $after }

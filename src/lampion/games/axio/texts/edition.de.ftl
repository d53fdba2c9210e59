# Die Werte einer Ausgabe von AXIO, wie Listen sie nennen.

axio-edition-printed = Bedruckte Felder
axio-edition-printed-row = Zeile
axio-edition-printed-column = Spalte
axio-edition-printed-symbol = Symbol

axio-edition-tiles = Plättchen
axio-edition-tiles-pair = Plättchen je zweifarbigem Paar
axio-edition-tiles-double = Plättchen je Doppeltem

axio-edition-rack = Ablage
axio-edition-rack-tiles = Plättchen einer vollen Ablage

axio-edition-track = Wertungstafeln
axio-edition-track-last = letztes Feld einer Leiste
axio-edition-track-boards = Wertungstafeln nacheinander im Spiel allein

axio-edition-area = Spielfläche
axio-edition-area-1 = erste und letzte Zeile und Spalte allein
axio-edition-area-2 = erste und letzte Zeile und Spalte zu zweit
axio-edition-area-3 = erste und letzte Zeile und Spalte zu dritt
axio-edition-area-4 = erste und letzte Zeile und Spalte zu viert

axio-edition-colour-red = rot
axio-edition-colour-blue = blau
axio-edition-colour-green = grün
axio-edition-colour-orange = orange
axio-edition-colour-purple = lila

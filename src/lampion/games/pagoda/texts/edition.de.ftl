# Die Werte einer Ausgabe von Pagoda, wie Listen sie nennen.

pagoda-edition-tiles = Plättchen
pagoda-edition-tiles-base = Grundfarbe
pagoda-edition-tiles-next = Farbe der Säulenfelder
pagoda-edition-tiles-spire = Farbe der Dachspitze

pagoda-edition-cards = Karten
pagoda-edition-cards-each-colour = Karten jeder Farbe
pagoda-edition-cards-table = Tischkarten
pagoda-edition-cards-hand = Handkarten
pagoda-edition-cards-fan-hand = Handkarten mit dem Fächer
pagoda-edition-cards-alternative = Karten für einen Alternativzug oder fürs Passen

pagoda-edition-board = Spielplan
pagoda-edition-board-sites = Bauplätze
pagoda-edition-board-columns = Säulen einer Etage
pagoda-edition-board-ends-at = vollendete Bauplätze, die das Ende bringen

pagoda-edition-turn = Zug
pagoda-edition-turn-columns = Säulen je Zug
pagoda-edition-turn-lantern-columns = Säulen je Zug mit dem Lampion
pagoda-edition-turn-uses = Einsätze einer neuen Sonderfähigkeit

pagoda-edition-price = Preise
pagoda-edition-price-column = Karten für eine Säule
pagoda-edition-price-tile = Karten für ein Plättchen
pagoda-edition-price-spire = Karten für eine Dachspitze
pagoda-edition-price-bowl = Karten einer anderen Farbe für eine Karte, mit der Reisschale
pagoda-edition-price-buddha = Karten einer anderen Farbe für ein Plättchen, mit dem Buddha

pagoda-edition-points = Punkte
pagoda-edition-points-columns = Punkte einer Säule auf Etage 1, 2, 3, 4
pagoda-edition-points-tile = Punkte eines Plättchens

pagoda-edition-normal = Ganzes Spiel
pagoda-edition-normal-floors = Etagen
pagoda-edition-normal-spire = Punkte einer Dachspitze

pagoda-edition-quick = Schnelles Spiel
pagoda-edition-quick-floors = Etagen
pagoda-edition-quick-spire = Punkte einer Dachspitze

pagoda-edition-colour-red = rot
pagoda-edition-colour-blue = blau
pagoda-edition-colour-green = grün
pagoda-edition-colour-yellow = gelb
pagoda-edition-colour-violet = violett

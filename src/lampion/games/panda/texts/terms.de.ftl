# Woraus das Urteil der Bots über eine Stellung besteht, in Worten von Spielern: Teile der Aussichten eines Platzes.

term-panda-points = bisherige Siegpunkte
term-panda-sheet = Stärke mal Missionsplättchen
term-panda-strength = Stärke für künftige Missionsplättchen
term-panda-mission = Missionsplättchen für künftige Stärke
term-panda-vanished = Helden, die nicht auf der Karte sind
term-panda-site = Gebäude in Reichweite
term-panda-mission-at-hand = Missionsplättchen in Reichweite
term-panda-city-card = Stadtkarten in Reichweite
term-panda-frontier-bonus = Grenzgebiet in Reichweite
term-panda-action-point = Aktionspunkte
term-panda-overdrawn = Aktionspunkte unter null
term-panda-guard = freie Wachen
term-panda-ready = Wachen, die diese Runde noch eingesetzt werden können
term-panda-stranded = Wachen ohne Feld
term-panda-map = Wachen an Orten, die noch frei werden
term-panda-figure = Wachen auf den Wegen
term-panda-card-now = Auftragskarte B
term-panda-card-progress = Fortschritt bei Auftragskarte A
term-panda-staying = Wachen auf Auftragskarte A

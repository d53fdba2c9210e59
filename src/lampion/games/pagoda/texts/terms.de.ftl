# Woraus das Urteil der Bots über eine Stellung besteht, in Worten von Spielern: Teile der Aussichten eines Platzes.

term-pagoda-points = bisherige Punkte
term-pagoda-prospect = was die Karten in diesem Zug bauen können
term-pagoda-prospect-later = was die Karten im nächsten Zug bauen können
term-pagoda-use = übrige Fähigkeiten
term-pagoda-move = der nächste Zug
term-pagoda-last-move = der letzte Zug
term-pagoda-lead-at-the-end = Vorsprung in den letzten Zügen

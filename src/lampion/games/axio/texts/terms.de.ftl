# Woraus das Urteil der Bots über eine Stellung besteht, in Worten von Spielern: Teile der Aussichten eines Platzes.

term-axio-points = bisher niedrigste Farbe
term-axio-rate = Züge, die noch kommen
term-axio-second = zweitniedrigste Farbe
term-axio-third = drittniedrigste Farbe
term-axio-fourth = viertniedrigste Farbe
term-axio-move = als Nächstes am Zug

# Eine Zeile für die erste Partie, zur gleichnamigen Aufforderung; was hinter :: steht, kommt im nächsten Zug. Argumente wie in board.de.ftl.

axio-prompt-first-coach = Dein erstes Plättchen beginnt an einem farbigen Startfeld, an dem noch nichts liegt.
axio-prompt-place-coach = Hilf deiner goldenen Farbe: Sie ist die niedrigste, und nur die zählt am Ende. :: Jede Hälfte zählt ihre eigene Farbe, geradeaus in drei Richtungen. :: Kannst du ein einzelnes freies Feld einschließen? Eine Pyramide wertet alles ringsum. :: Eine Farbe, die { $track } erreicht, schenkt dir gleich noch ein Plättchen. :: Lila zu Lila, Blau zu Blau: Lange Reihen bringen mehr.
axio-prompt-bonus-coach = Ein Bonuszug! Lege noch ein Plättchen, bevor du nachziehst.
axio-prompt-refill-coach = Zieh nach, dann ist der andere dran.
axio-prompt-swap-coach = Kein Plättchen zeigt deine niedrigste Farbe: Alle zu tauschen ist eine gute Idee.
axio-prompt-solo-coach = Allein legst du, was du ziehst. Lass alle fünf Farben wachsen.

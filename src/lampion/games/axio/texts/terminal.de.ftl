# AXIO im Terminal.

axio-terminal-bag = Beutel: { $count } · Freie Paare: { $pairs }
axio-terminal-example = Ein Plättchen und zwei Felder (Zeile,Spalte), etwa: 1 4,5 4,6 – oder ? für Hilfe.
axio-terminal-manual = 1 4,5 4,6 – die erste Hälfte von Plättchen 1 auf Zeile 4, Spalte 5, die zweite auf Zeile 4, Spalte 6; 1 4,6 4,5 dreht es. bo 4,5 4,6 und b(4,5) o(4,6) heißen Blau und Orange (r b g o p: Rot, Blau, Grün, Orange, Lila). nachziehen und tauschen beenden den Zug. Ein Sternchen steht bei der niedrigsten Farbe.
axio-terminal-no-tile = { $count ->
    [one] Du hast nur Plättchen 1.
   *[other] Du hast die Plättchen 1 bis { $count }, nicht { $number }.
}
axio-terminal-which-tile = Welches Plättchen? Schreib seine Nummer vor die Felder, etwa: 1 4,5 4,6

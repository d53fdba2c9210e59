# Way of the Panda im Terminal.

panda-terminal-legend =
    Klans: W weiß, Y gelb, O orange, P lila. Wege: x Ninja, W Wache, [W3] Plättchen, [n3] neutrales Plättchen.
    Orte: S Start, F Grenzgebiet, 1–3 Zahl; # Stadtfundament, g Torbogen, m Markt, p Pagode; Wachen ringsum/nötig;
    darunter die Helden jedes Klans: m Mönch, g Gouverneur, w Krieger.

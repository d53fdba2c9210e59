# Durch eine Partie blättern, sie teilen, und die erste Partie mit Begleitung.

page-replay = Ansehen
page-replay-where = Zug { $step } von { $count }
page-replay-start = Anfang
page-replay-position = Stelle in der Partie
page-replay-first = Zum Anfang
page-replay-back = Einen Zug zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Einen Zug weiter
page-replay-last = Zum Ende
page-replay-pace = Tempo
page-replay-pace-slow = Langsam
page-replay-pace-normal = Ruhig
page-replay-pace-fast = Flott
page-replay-close = Zum Ergebnis
page-replay-live = Zum Jetzt
page-play-on = Von hier weiterspielen
page-replay-only = Du siehst eine frühere Stellung. Hier lässt sich nichts entscheiden.
page-replay-waiting = wartet auf den nächsten Zug
page-key-replay = ← → = durch die Partie blättern
page-key-replay-play = Leertaste = abspielen, anhalten
page-key-replay-ends = Pos1, Ende = zum Anfang, zum Ende

page-log-in-sentences = Als Sätze
page-log-in-notation = Als Notation
page-running-all = Alle { $count } Partien
page-running-fewer = Weniger

page-learn-title = Spielend lernen
page-learn-lead = Eine erste Partie gegen einen sanften Gegner. Tipps kommen einer nach dem anderen, und du kannst jederzeit fragen. Die Regeln unten haben Zeit.
page-learn-start = Erste Partie spielen
page-coach = Begleitung
page-coach-tip = Tipp { $number } von { $count }
page-coach-next = Nächster Tipp
page-coach-back = Tipp davor
page-coach-ask = Was tätest du?
page-coach-end = Tipps schließen
page-coach-advice = Mein Rat:

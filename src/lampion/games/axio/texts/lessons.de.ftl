# Was die Lektionen sagen. `-do` bittet um eins, `-done` sagt, was geschah und warum; `-try-` nennt einen anderen Versuch, `-not-` antwortet darauf.

axio-lesson-place-title = Ein Plättchen legen
axio-lesson-place-do = Lege ein Plättchen deiner Ablage auf zwei freie Felder nebeneinander. Du darfst überall hin.
axio-lesson-place-done = Gut gemacht: Dein Plättchen liegt. Es muss nicht zu seinen Nachbarn passen.
axio-lesson-place-try-printed = Es auf das lila Startfeld legen

axio-lesson-rays-title = An den Linien zählen
axio-lesson-rays-do = Hole mit deinem Plättchen 2 blaue und 2 rote Punkte. Blau will zu Blau, Rot will zu Rot.
axio-lesson-rays-done = Jede Hälfte schaut in drei Richtungen vom Plättchen weg. Für jedes Symbol ihrer Farbe in ununterbrochener Reihe gibt es 1 Punkt.
axio-lesson-rays-try-turned = Das Plättchen hier umdrehen
axio-lesson-rays-not-turned = Kein Punkt: Jetzt schaut Blau auf Rot und Rot auf Blau. Die erste andere Farbe beendet die Reihe.

axio-lesson-lowest-title = Deine niedrigste Farbe
axio-lesson-lowest-do = Grün ist mit 3 Punkten deine niedrigste Farbe. Lege das Plättchen so, dass Grün 2 Punkte bekommt.
axio-lesson-lowest-done = Grün steht jetzt auf 5. Am Ende zählt nur deine niedrigste Farbe, also kümmere dich immer um sie.
axio-lesson-lowest-try-blue = Stattdessen 3 blaue Punkte holen
axio-lesson-lowest-not-blue = Blau bekam 3 Punkte, aber Grün steht immer noch auf 3. Viele Punkte nützen nichts, wenn die niedrigste Farbe zurückbleibt.

axio-lesson-pyramid-title = Pyramiden
axio-lesson-pyramid-do = Links liegt ein einzelnes freies Feld zwischen Grün und Rot. Schließe es ein, mit Blau daneben.
axio-lesson-pyramid-done = Das Feld ist für immer geschlossen und bekommt eine Pyramide. Jedes Symbol daneben bringt dir 1 Punkt dazu.
axio-lesson-pyramid-try-turned = Lila neben das Feld legen
axio-lesson-pyramid-not-turned = Die Pyramide steht, aber Lila bekommt nur 1 Punkt. Blau hätte an den Linien noch 3 geholt.

axio-lesson-bonus-title = Achtzehn: noch ein Plättchen
axio-lesson-bonus-do = Blau fehlt nur ein Punkt bis 18. Hole einen blauen Punkt.
axio-lesson-bonus-done = Axio! Erreicht eine Farbe 18, bekommst du einen Bonuszug: Du legst gleich noch ein Plättchen.
axio-lesson-bonus-try-draw = Schon vor dem Legen nachziehen

axio-lesson-swap-title = Die Ablage tauschen
axio-lesson-swap-do = Dein Plättchen liegt, und Grün ist deine niedrigste Farbe. Keins auf deiner Ablage zeigt Grün, also tausche sie alle.
axio-lesson-swap-done = Du hast neue Plättchen. Tauschen darfst du nur, wenn keins deine niedrigste Farbe zeigt.
axio-lesson-swap-try-draw = Stattdessen nachziehen
axio-lesson-swap-not-draw = Du hast ein Plättchen gezogen und die anderen behalten. Das ist erlaubt, aber vier davon helfen Grün nicht.

axio-lesson-first-title = Das allererste Plättchen
axio-lesson-first-do = Die Partie beginnt gerade. Lege dein erstes Plättchen an ein farbiges Startfeld, an dem noch nichts liegt.
axio-lesson-first-done = Mehr gilt fürs erste Plättchen nicht. Ab dem zweiten darfst du überall legen.
axio-lesson-first-try-apart = Weit weg von allen Startfeldern beginnen
axio-lesson-first-try-taken = Am roten Startfeld beginnen, wie der andere

axio-lesson-score-title = Den Stand lesen
axio-lesson-score-do = Die niedrigste Farbe des anderen steht auf 7, dein Grün und dein Orange stehen auf 6. Bring beide mit einem Plättchen auf 8.
axio-lesson-score-done = Deine niedrigste Farbe steht jetzt auf 8, und 8 schlägt 7. So würdest du gewinnen, obwohl Blau und Lila stehen blieben.
axio-lesson-score-try-one = Nur Grün anheben
axio-lesson-score-not-one = Grün hat 8, aber Orange bleibt auf 6. Deine niedrigste Farbe liegt noch unter 7.

axio-lesson-solo-title = Allein spielen
axio-lesson-solo-do = Allein hast du keine Ablage: Du legst das eine Plättchen, das du gezogen hast. Lege es an ein Startfeld.
axio-lesson-solo-done = Das nächste Plättchen wurde für dich gezogen. Passt nichts mehr, ist deine niedrigste Farbe dein Ergebnis.
axio-lesson-solo-try-swap = Dieses Plättchen tauschen

# Was die Lektionen sagen. `-do` bittet um eins, `-done` sagt, was geschah und warum; `-try-` nennt einen anderen Versuch, `-not-` antwortet darauf.

pagoda-lesson-column-title = Eine Säule bauen
pagoda-lesson-column-do = Wähle eine deiner Karten, dann einen leeren Bauplatz, und baue. Die Säule bekommt die Farbe der Karte.
pagoda-lesson-column-done = Eine Säule auf der untersten Etage bringt 1 Punkt. Die Pagode gehört niemandem: Ihr dürft beide daran bauen.
pagoda-lesson-column-try-end = Den Zug beenden, ohne zu bauen

pagoda-lesson-floor-title = Höhere Etagen
pagoda-lesson-floor-do = Bauplatz 1 ist auf Etage 2, und dort verlangt das Plättchen Blau. Baue da eine blaue Säule.
pagoda-lesson-floor-done = Diese Säule brachte 2 Punkte, weil sie auf Etage 2 steht. Auf Etage 4 wären es 4.
pagoda-lesson-floor-try-ground = Auf Bauplatz 2 grün bauen
pagoda-lesson-floor-not-ground = Nur 1 Punkt: Bauplatz 2 ist noch auf der untersten Etage. Je höher die Etage, desto besser.
pagoda-lesson-floor-try-colour = Auf Bauplatz 1 grün bauen

pagoda-lesson-tile-title = Ein Plättchen legen
pagoda-lesson-tile-do = Auf Bauplatz 1 stehen vier rote Säulen. Zahle eine rote Karte und lege ein rotes Plättchen darauf; seine zweite Farbe wählst du.
pagoda-lesson-tile-done = Das Plättchen bringt 1 Punkt, bestimmt die Farbe der nächsten Etage und gibt dir die rote Fähigkeit für zwei Einsätze.
pagoda-lesson-tile-try-unfinished = Auf die drei grünen Säulen legen

pagoda-lesson-lantern-title = Rot: der Lampion
pagoda-lesson-lantern-do = Du hast 3 Säulen gebaut, mehr ist nicht erlaubt. Zünde deinen Lampion an und baue eine vierte.
pagoda-lesson-lantern-done = Mit dem Lampion darfst du in diesem Zug 4 Säulen bauen. Er hat noch einen Einsatz für einen späteren Zug.
pagoda-lesson-lantern-try-fourth = Die vierte Säule ohne ihn bauen

pagoda-lesson-bowl-title = Grün: die Reisschale
pagoda-lesson-bowl-do = Bauplatz 1 braucht Blau, und du hast keine blaue Karte. Zahle mit zwei Karten einer anderen Farbe.
pagoda-lesson-bowl-done = Die Reisschale nahm zwei gleiche Karten statt der blauen. In einem späteren Zug hilft sie noch einmal.
pagoda-lesson-bowl-try-one = Mit einer einzigen grünen Karte zahlen

pagoda-lesson-buddha-title = Blau: der Buddha
pagoda-lesson-buddha-do = Bauplatz 1 wartet auf ein violettes Plättchen, und du hast keine violette Karte. Zahle mit zwei Karten einer anderen Farbe.
pagoda-lesson-buddha-done = Der Buddha zahlt Plättchen, wie die Reisschale Säulen zahlt. Und das violette Plättchen bringt dir den Fächer.
pagoda-lesson-buddha-try-one = Mit einer einzigen grünen Karte zahlen

pagoda-lesson-dragon-title = Gelb: der Drache
pagoda-lesson-dragon-do = Rote und violette Karten passen gerade nirgends. Drücke auf den Drachen, wähle solche Karten und tausche sie.
pagoda-lesson-dragon-done = Du hast so viele neue Karten gezogen, wie du abgelegt hast, und dein Zug geht weiter. Der Drache kommt immer zuerst.
pagoda-lesson-dragon-try-late = Erst bauen, dann den Drachen einsetzen

pagoda-lesson-fan-title = Violett: der Fächer
pagoda-lesson-fan-do = Du hast gebaut. Beende deinen Zug mit dem Fächer.
pagoda-lesson-fan-done = Der Fächer füllt deine Hand auf 4 Karten statt auf 2. Sie gehören dir auch im nächsten Zug.
pagoda-lesson-fan-try-plain = Den Zug ohne Fächer beenden
pagoda-lesson-fan-not-plain = Deine Hand hat 2 Karten, wie immer. Mit dem Fächer wären es 4.

pagoda-lesson-roof-title = Das Dach
pagoda-lesson-roof-do = Etage 4 auf Bauplatz 1 ist voll. Baue das Dach: eine grüne Karte fürs Plättchen, zwei in der Farbe der Dachspitze.
pagoda-lesson-roof-done = Das Dach bringt 1 Punkt fürs Plättchen und 5 für die Spitze. Diese Pagode ist vollendet.
pagoda-lesson-roof-try-half = Das Plättchen ohne Dachspitze legen

pagoda-lesson-alternative-title = Keine Karte passt
pagoda-lesson-alternative-do = Jeder Bauplatz braucht Blau, und du hast keins. Lege vier beliebige Karten ab und baue dafür eine Säule.
pagoda-lesson-alternative-done = Das war ein Alternativzug: vier Karten für eine Säule, dann ist der Zug vorbei. Er geht immer, ist aber teuer.
pagoda-lesson-alternative-try-one = Blau mit einer roten Karte bauen

pagoda-lesson-blocked-title = Ein blockierter Bauplatz
pagoda-lesson-blocked-do = Im Vorrat liegt kein rotes Plättchen mehr. Baue auf Bauplatz 1 trotzdem die vierte rote Säule.
pagoda-lesson-blocked-done = Auf vier rote Säulen passt nun nichts mehr, also ist der Bauplatz blockiert. Er zählt als vollendet, wie einer mit Dach.
pagoda-lesson-blocked-try-open = Lieber auf Bauplatz 2 bauen
pagoda-lesson-blocked-not-open = Bauplatz 1 bleibt offen: Mit drei Säulen ist er noch nicht blockiert. Dort kann noch jemand bauen.

pagoda-lesson-last-title = Der letzte Zug
pagoda-lesson-last-do = Zwei Bauplätze sind vollendet, der dritte beendet die Partie. Baue das Dach auf Bauplatz 3, dann beende deinen Zug.
pagoda-lesson-last-done = Drei Bauplätze sind vollendet, und ihr hattet gleich viele Züge, also ist Schluss. Du gewinnst mit 67 zu 64.
pagoda-lesson-last-try-wait = Stattdessen eine Säule bauen
pagoda-lesson-last-not-wait = Die Partie geht weiter, und jetzt darf der andere das Dach bauen. Deine 62 Punkte liegen hinter seinen 64.

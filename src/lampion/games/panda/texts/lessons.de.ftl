# Was die Lektionen sagen. `-do` bittet um eins, `-done` sagt, was geschah und warum; `-try-` nennt einen anderen Versuch, `-not-` antwortet darauf.

panda-lesson-move-title = Helden und Wege
panda-lesson-move-do = Dein Mönch hat Stärke 2. Zieh ihn zum Ort darüber, an zwei Ninjas vorbei.
panda-lesson-move-done = Stärke 2 reicht für zwei offene Ninjas auf einem Weg. Sein Feld in der ersten Reihe kostet keine Aktionspunkte.
panda-lesson-move-try-strong = Nach unten ziehen, an drei Ninjas vorbei

panda-lesson-cover-title = Einen Ninja verdecken
panda-lesson-cover-do = Dein Mönch hat gerade einen Weg mit zwei Ninjas überquert. Verdecke einen davon mit einer Wache.
panda-lesson-cover-done = Deine Wache bleibt auf dem Weg. Sie zählt für Gebäude an seinen beiden Enden.
panda-lesson-cover-try-no = Die Ninjas stehen lassen
panda-lesson-cover-not-no = Beide Ninjas sind noch offen, und dort steht keine Wache von dir. Ohne Wachen kann hier niemand bauen.

panda-lesson-tile-title = Der Weg ist frei
panda-lesson-tile-do = Alle Ninjas auf dem Weg sind verdeckt, also kommt ein Wegplättchen an ihre Stelle. Lege dein eigenes.
panda-lesson-tile-done = Die Wachen sind zu euch heimgekehrt, und dein Plättchen zählt weiter wie zwei deiner Wachen. Über den Weg darf nun jeder.
panda-lesson-tile-try-neutral = Ein neutrales Plättchen legen
panda-lesson-tile-not-neutral = Auch ein neutrales Plättchen erlaubt Gebäude, gehört aber niemandem. Dein eigenes würde für dich zählen.

panda-lesson-space-title = Felder und Wachen
panda-lesson-space-do = Der andere hat das Feld des Kriegers für 1 AP genommen. Nimm es auch und mach deinen Krieger stärker.
panda-lesson-space-done = Das kostete zwei Wachen: Jede Nutzung braucht eine mehr als die vorige. Dein Krieger hat jetzt Stärke 2.
panda-lesson-space-try-behind = Ein kostenloses Feld der ersten Reihe nehmen

panda-lesson-points-title = Aktionspunkte
panda-lesson-points-do = Du hast 2 Aktionspunkte (AP), und höhere Reihen kosten mehr. Nimm das Feld, das dir 4 AP gibt.
panda-lesson-points-done = Du hast 2 AP bezahlt und 4 bekommen. Neutrale Felder brauchen beim ersten Mal zwei Wachen.
panda-lesson-points-try-debt = Stattdessen 3 AP ausgeben
panda-lesson-points-not-debt = Du bist auf −1 AP gelandet, und das kostet 2 Siegpunkte (SP). Unter null zu gehen ist erlaubt, aber teuer.

panda-lesson-build-title = Bauen
panda-lesson-build-do = Rund um deinen Gouverneur stehen drei Wachen. Lass ihn dort, wo er steht, einen Markt bauen.
panda-lesson-build-done = Das erste Gebäude braucht 2 Wachen ringsum und bringt 4 SP. Die fremde Wache gab dir noch 1 dazu.

panda-lesson-city-title = Vom Dorf zur Stadt
panda-lesson-city-do = Dein Krieger steht bei einem Torbogen und einem Markt. Baue dort die Pagode, dann nimm eine Stadtkarte.
panda-lesson-city-done = Drei verschiedene Gebäude machen eine Stadt. Wer sie gründet, darf die linke oder die rechte Stadtkarte nehmen.

panda-lesson-round-title = Das Ende einer Runde
panda-lesson-round-do = Der andere hat gepasst, und deine Aktionspunkte sind knapp. Passe auch.
panda-lesson-round-done = Die Runde ist zu Ende: Jede Wache vom Aktionsplan kommt als 1 AP zurück. Wer die wenigsten AP hat, beginnt.

panda-lesson-heroes-title = Stärke und Missionen
panda-lesson-heroes-do = Dein starker Mönch steht bei einem Torbogen, seinem Gebäude. Nimm sein Feld für 5 AP: ein Missionsplättchen und 1 SP.
panda-lesson-heroes-done = Am Ende vervielfacht die Stärke jedes Helden seine Missionen. Mach also den stark, der Missionen sammelt.

panda-lesson-frontier-title = Das Grenzgebiet
panda-lesson-frontier-do = Die Fahne zeigt das Grenzgebiet. Baue dort mit deinem Mönch einen Torbogen, dann wähle deine Belohnung.
panda-lesson-frontier-done = Jedes Gebäude im Grenzgebiet bringt eine Aktion dazu und 5 SP oder zwei Plättchen. Dafür lohnt ein weiter Weg.

panda-lesson-master-title = Auftragskarten
panda-lesson-master-do = Diese Karte bringt 15 SP, wenn du zwei gegenüberliegende Seiten verbindest. Verdecke den letzten Ninja und lege ein Plättchen.
panda-lesson-master-done = Deine und neutrale Plättchen führen jetzt von oben bis unten. Du warst zuerst da, also gehören die 15 SP dir.
panda-lesson-master-try-no = Den letzten Ninja stehen lassen
panda-lesson-master-not-no = Ein Weg fehlt, also gewinnt noch niemand die Karte. Vielleicht ist der andere schneller.

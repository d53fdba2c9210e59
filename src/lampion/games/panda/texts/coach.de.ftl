# Eine Zeile für die erste Partie, zur gleichnamigen Aufforderung; was hinter :: steht, kommt im nächsten Zug.

panda-prompt-guard-coach = Wachen rund um einen Ort erlauben dort Gebäude. Bleib nah bei denen, die schon stehen.
panda-prompt-place-hero-coach = Stelle deine Helden dorthin, wo ihr Gebäude wachsen kann, nicht weit von deinen Wachen.
panda-prompt-turn-coach = Suche ein Feld, mit dem du bauen kannst: Gebäude bringen am meisten. :: Billige Felder zuerst: In dieser Runde geht es nur vorwärts. :: Jede Wache, die du einsetzt, kommt nächste Runde als Aktionspunkt zurück. :: Stärkere Helden überqueren mehr Ninjas und bringen am Ende mehr. :: Eine Stadt braucht drei Gebäude: Gibt es einen Ort mit zweien?
panda-prompt-turn-pass-coach = In dieser Runde bleibt dir nichts. Passe: Deine Wachen kommen als Aktionspunkte zurück.
panda-prompt-option-coach = Ein Feld, zwei Aktionen: Nimm die, die du gerade nutzen kannst.
panda-prompt-step-coach = Die Reihenfolge der Schritte ist frei. Du darfst auch einen auslassen.
panda-prompt-hero-coach = Ein Held braucht so viel Stärke, wie auf dem Weg offene Ninjas stehen.
panda-prompt-hero-build-coach = Jeder Held baut seine Art: der Mönch Torbögen, der Gouverneur Märkte, der Krieger Pagoden.
panda-prompt-move-coach = Gezeigt werden nur Wege, für die er stark genug ist. Wo willst du bauen?
panda-prompt-move-again-coach = Er darf weiterziehen oder hier bleiben.
panda-prompt-cover-coach = Verdecke einen Ninja: Deine Wache zählt für Gebäude an beiden Enden des Weges.
panda-prompt-tile-coach = Dein eigenes Plättchen zählt weiter für dich. Ein neutrales zählt für niemanden.
panda-prompt-card-coach = Du hast eine Stadt gegründet, also nimm eine Stadtkarte: Lies beide und wähle.
panda-prompt-pick-coach = Stärke vervielfacht am Ende die Missionen: Lass beides beim selben Helden wachsen.
panda-prompt-frontier-coach = Ein Gebäude im Grenzgebiet schenkt dir eine Aktion.
panda-prompt-reward-coach = Punkte jetzt, oder Plättchen, die am Ende zählen.
panda-prompt-withdraw-coach = Deine Wache auf der Auftragskarte nützt am meisten, solange du sie noch gewinnen kannst.

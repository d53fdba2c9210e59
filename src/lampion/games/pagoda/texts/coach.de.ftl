# Eine Zeile für die erste Partie, zur gleichnamigen Aufforderung; was hinter :: steht, kommt im nächsten Zug. Argumente wie in board.de.ftl.

pagoda-prompt-fresh-coach = Wähle eine Karte, dann einen Bauplatz ihrer Farbe. Auf leere Plätze passt jede. :: Höhere Etagen bringen mehr: Schau, wo eine Säule am meisten zählt. :: Eine Etage ist voll? Lege für eine Karte ein Plättchen: Es verleiht eine Fähigkeit. :: Die Tischkarten des anderen sind offen: Überlass ihm nicht das Dach. :: Fähigkeiten helfen einmal pro Zug: Drücke darauf und lies, was sie können.
pagoda-prompt-alternative-coach = Keine Karte passt, aber mehrere zusammen zahlen immer eine Säule.
pagoda-prompt-pass-coach = Jetzt lässt sich nichts bauen. Für den nächsten Zug bekommst du neue Karten.
pagoda-prompt-needs-column-coach = Ein Zug braucht mindestens eine Säule. Wähle eine Karte, dann einen Bauplatz.
pagoda-prompt-go-on-coach = Mach weiter, solange es sich lohnt; beenden kannst du jederzeit. :: Heb dir eine Karte der Farbe auf, die du für ein Plättchen brauchst. :: Ist eine Etage voll? Ein Plättchen zählt, und du wählst die nächste Farbe.
pagoda-prompt-limit-coach = Keine Säule mehr in diesem Zug, aber ein Plättchen geht noch. Sonst beende ihn.
pagoda-prompt-closing-coach = Beende deinen Zug, dann werden deine Karten aufgefüllt.

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
page-replay-live = Zum aktuellen Stand
page-play-on = Von hier weiterspielen
page-replay-only = Du siehst eine frühere Stellung. Hier lässt sich nichts entscheiden.
page-replay-waiting = wartet auf den nächsten Zug
page-key-replay = ← → = durch die Partie blättern
page-key-replay-play = Leertaste = abspielen, anhalten
page-key-replay-ends = Pos1, Ende = zum Anfang, zum Ende

page-turned = Wo es sich drehte
page-turned-why = Die größten Sprünge der Siegchance, wie die Bots sie im Nachhinein mit offenen Karten einschätzen.
page-turned-chance = { $mine ->
    [yes] Deine Chance: { $before } % → { $after } %
   *[no] Chance von { $name }: { $before } % → { $after } %
}
page-turned-round = Runde { $round }:

page-log-in-sentences = Als Sätze
page-log-in-notation = Als Notation
page-running-all = Alle { $count } Partien
page-running-fewer = Weniger

page-learn-title = Spielend lernen
page-learn-lead = Eine erste Partie gegen einen leichten Gegner, mit einer Zeile Rat zu jeder Entscheidung. Die Regeln unten haben Zeit.
page-learn-start = Erste Partie spielen
page-coach = Begleitung
page-coach-ask = Was würdest du tun?
page-coach-end = Tipps schließen
page-coach-done = Fertig? Drücke „Fertig“. Bis dahin kannst du es zurücknehmen.
page-coach-watch = Schau, was { $name } macht.
page-advice-press = Dann drücke „{ $button }“.

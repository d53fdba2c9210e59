# Einstellungen, und was allen hilft: Bretter in Worten, keine Verbindung.

page-auto = Wie das System
page-settings-kept = Bleibt nur auf diesem Gerät.
page-setting-language = Sprache
page-setting-theme = Farben
page-setting-theme-auto = Wie das System
page-setting-theme-light = Hell
page-setting-theme-dark = Dunkel
page-setting-motion = Bewegung
page-setting-motion-normal = Ruhig
page-setting-motion-fast = Flott
page-setting-motion-off = Keine
page-setting-log = Verlauf
page-setting-log-sentences = Sätze
page-setting-log-notation = Notation
page-setting-sound = Klänge
page-setting-sound-why = Leises Klicken, wenn sich etwas bewegt.
page-setting-askdone = Nachfragen, bevor der Zug endet
page-setting-askdone-why = Bis du „Fertig“ drückst, kannst du den letzten Schritt zurücknehmen.
page-setting-tables = Spielplan als Text
page-setting-tables-why = Zeigt den Spielplan auch als Tabellen, zum Lesen oder Hören.

page-as-tables = Spielplan als Text
page-as-tables-close = Text des Spielplans ausblenden
page-place-empty = –
page-key-tables = T = Spielplan als Text
page-key-drop = Esc = Auswahl aufheben, schließen

page-offline-title = Keine Verbindung
page-offline = Der Server von Lampion ist nicht erreichbar. Deine Partien sind dort sicher; sobald er antwortet, geht es hier von selbst weiter.

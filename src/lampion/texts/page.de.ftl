# Die eigenen Worte der Seite: Start, Tisch, Ergebnis.

page-welcome = { $count ->
    [3] Drei Spiele, ein ruhiger Tisch.
   *[other] { $count } Spiele, ein ruhiger Tisch.
}
page-lead = Sofort gegen einen Bot, per Link zu zweit oder gemeinsam an diesem Gerät.
page-games = Spiele
page-settings = Einstellungen
page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-theme = Hell oder dunkel
page-light = Hell
page-dark = Dunkel
page-brand = Lampion, alle Spiele
page-home-short = Startseite
page-home-link = Zurück zu allen Spielen
page-owners = Alle Zeichnungen stammen von Lampion. Die Titel gehören ihren Inhabern; Lampion steht in keiner Verbindung zu ihnen.
page-reconstructed = Die gedruckten Spiele lagen uns nicht vor; nachgebaut sind:
page-no-server = Der Server antwortet nicht. Neuer Versuch läuft.

page-coming = Im Bau. Noch nicht spielbar.
page-play-now = Jetzt spielen
page-options = Optionen
page-edition = Ausgabe
page-opponent = Gegner
page-level = { $level ->
    [random] Zufall
    [greedy] gierig
    [beginner] leicht
    [casual] mittel
    [strong] stark
    [expert] Experte
    [champion] Meister
   *[other] { $level }
}
page-level-bot = { $level ->
    [random] Bot: Zufall
    [greedy] Bot: gierig
    [beginner] Bot: leicht
    [casual] Bot: mittel
    [strong] Bot: stark
    [expert] Bot: Experte
    [champion] Bot: Meister
   *[other] { $level }
}
page-length = je etwa { $turns } Züge (Botpartien)
page-level-first = Gut für die erste Partie.
page-level-strength = Gewinnt etwa { $wins } von { $of } Partien gegen „{ $against }“.
page-solo = Solo
page-device = Ein Gerät
page-learn = Lernen
page-watch = Zusehen
page-how-many = Wie viele spielen mit?
page-name-of = Name von Person { $number }
page-kind-of = Wer ist Person { $number }
page-default-name = Person { $number }
page-person = Mensch
page-start = Los
page-running = Deine laufenden Partien
page-open-record = Gespeicherte Partie öffnen
page-drop-record = Lass die gespeicherte Partie hier los, um sie anzusehen.
page-file-too-large = Diese Datei ist zu groß.
page-finished-games = Deine beendeten Partien
page-ended = { $how ->
    [won] Gewonnen { $scores }
    [lost] Verloren { $scores }
    [shared] Geteilter Sieg { $scores }
   *[ended] Beendet { $scores }
}
page-look = Ansehen
page-game-with = { $game } mit { $names }
page-score-line = Stand { $scores }
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-continue = Weiter
page-open = Öffnen
page-no-table = Diesen Tisch gibt es nicht.
page-no-table-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt.

page-you = Du
page-bot = Bot ({ $level })
page-open-seat = Freier Platz
page-table-menu = Tisch
page-with = Tisch mit { $names }
page-solo-table = Solotisch
page-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
page-finished = beendet
page-menu = Menü
page-menu-others = Mit den anderen
page-menu-seat = Mein Platz
page-rules = Regeln
page-all-rules = Alle Regeln
page-no-rules = Für dieses Spiel gibt es noch keine Regelseite.
page-edition-values = Alle Werte der Ausgabe „{ $name }“ und woher sie kommen
page-edition-legend = Regelheft: Der Wert steht dort. Erschlossen: Er folgt aus dem, was dort steht. Von uns: unsere Rekonstruktion, die man mit dem gedruckten Spiel berichtigen kann.
page-edition-what = Was
page-edition-value = Wert
page-edition-source = Quelle
page-edition-mark = { $mark ->
    [text] Regelheft
    [inferred] erschlossen
    [house] von uns
   *[none] nicht gesagt
}
page-log = Verlauf
page-side = Verlauf und Regeln
page-board = Spielplan
page-players-here = Mitspielende
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-leave = Tisch verlassen
page-watching = Du siehst zu.
page-watching-only = Du siehst an diesem Tisch zu; ziehen kann nur, wer mitspielt.
page-line-lost = Verbindung verloren. Deine Züge sind sicher; neuer Versuch läuft.
page-rule = Regel { $rule }
page-undo = Zurücknehmen
page-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
page-not-your-turn = Du bist gerade nicht dran.
page-hint = Tipp
page-done = Fertig
page-wait-off = Nicht mehr fragen
page-standing-ask = jedes Mal fragen
page-keys = Tasten
page-keys-hint = Mit der Taste ? siehst du alle Tastenkürzel.
page-key-undo = U = zurücknehmen
page-key-done = D = fertig, wenn der Tisch darauf wartet
page-key-help = ? = diese Liste
page-pass-to = Gib das Gerät an { $name }.
page-pass-why = Was jetzt kommt, soll sonst niemand sehen.
page-pass-done = Ich bin { $name }
page-unpick = { $value } weglassen
page-narrow-first = Noch { $count } Möglichkeiten. Wähle einen weiteren Teil.
page-choose = Aus { $count } wählen
page-choose-set = { $exact ->
    [yes] Wähle { $max } (bisher { $count })
   *[no] Wähle { $min } bis { $max } (bisher { $count })
}

page-rematch = Revanche
page-save-record = Partie speichern
page-commitment-kept = Der Nachweis { $short } stand vor dem ersten Zug fest und steht unverändert in der Aufzeichnung; das Mischen lässt sich also prüfen.
page-commitment-changed = Der Nachweis in der Aufzeichnung ist nicht { $short }, den diese Seite am Anfang sah.

page-friend = Freunde
page-bot-names = Mika, Jana, Noor, Theo
page-send-link = Schick diesen Link weiter. Sobald alle Plätze besetzt sind, geht es los.
page-copy-link = Link kopieren
page-take-seat = Hier sitzen
page-take-seat-lead = Ein Platz ist frei. Setz dich und spiel mit.

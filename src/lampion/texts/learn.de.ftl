# Lernen: die Lektionen eines Spiels und eine Lektion am Brett. Was Lektionen sagen, bringt jedes Spiel selbst mit.

page-learn-stand = { $done ->
    [0] Probiere eins nach dem anderen aus, auf dem echten Spielplan.
   *[other] { $left ->
        [0] Alle Laternen leuchten. Zeit für deine erste Partie.
       *[other] { $done ->
            [one] Eine Laterne leuchtet. Die nächste dauert etwa eine Minute.
           *[other] { $done } Laternen leuchten. Die nächste dauert etwa eine Minute.
        }
    }
}
page-learn-path = { $game } Schritt für Schritt
page-learn-count = { $done } von { $count } Lektionen
page-learn-done = geschafft
page-learn-changed = geschafft, seitdem geändert
page-learn-next = als Nächstes
page-learn-first = Deine erste Partie
page-learn-first-note = gegen einen leichten Bot
page-learn-go-on = Weiter: { $title }
page-learn-rules = Lieber die Regeln lesen
page-learn-number = Lektion { $number } von { $count }
page-learn-show = Zeig es mir
page-learn-astray = In einer Partie darfst du das. Probiere hier bitte etwas anderes.
page-learn-try-again = Noch ein Versuch
page-learn-once-more = Noch einmal
page-learn-onward = Nächste Lektion
page-learn-end = Zur ersten Partie
page-learn-tries = Was passiert, wenn …
page-learn-missing = Diese Lektion gibt es nicht.
page-learn-lessons = Lektionen auf dem Spielplan
page-learn-new = Neu hier? Lerne ein Spiel in zehn Minuten
page-learn-lit = { $done ->
    [one] 1 Laterne leuchtet
   *[other] { $done } Laternen leuchten
}
page-learn-none = Für dieses Spiel gibt es noch keine Lektionen. Spiel eine erste Partie oder lies die Regeln.

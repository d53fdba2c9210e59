# Was die Seite zum gemeinsamen Spielen sagt: offene Tische, Einladungen, Chat, Uhren, Bitten, Plätze.

page-lobby = Offene Tische
page-lobby-door = Offene Tische: andere treffen
page-lobby-lead = Hier findet man zusammen. Setz dich dazu oder eröffne selbst einen Tisch.
page-lobby-empty = Alles ruhig.
page-lobby-empty-why = Gerade wartet niemand. Eröffne einen Tisch, dann finden ihn andere hier.
page-lobby-count = { $count ->
    [one] Ein Tisch wartet.
   *[other] { $count } Tische warten.
}
page-open-own = Oder eröffne einen eigenen
page-sit-down = Dazusetzen
page-your-table = Dein Tisch
page-somebody-faster = Jemand war schneller. Dieser Platz ist besetzt.
page-seats-free = { $free } von { $count } Plätzen frei
page-waits-here = wartet gerade
page-waits-away = gerade nicht verbunden

page-new-table = Ein neuer Tisch
page-begin = Mit einer Stellung beginnen
page-begin-text = Die Stellung als Text
page-begin-why = Die Stellung bringt ihre Optionen mit und sagt, wer am Zug ist. Lampion mischt sie nicht, und der Tisch sagt das allen.
page-begins = Beginnt
page-begins-record = { $move ->
    [0] am Anfang der Partie von { $names }
   *[other] nach Zug { $move } der Partie von { $names }
}
page-fresh-deal = Lieber neu mischen
page-place = Dein Platz
page-given = vorgegebene Stellung
page-game = Spiel
page-my-name = Dein Name
page-chair-open = frei (per Link)
page-chair-here = jemand an diesem Gerät
page-who-finds = Wer darf mitspielen?
page-private = nur per Link
page-listed = alle, in der Liste offener Tische
page-open-invite = Eröffnen und einladen
page-cancel = Abbrechen
page-close = Schließen

page-clock = Uhr
page-clock-none = ohne Uhr
page-clock-minutes = Minuten
page-clock-days = Tage
page-clock-bank-label = Zeit für jede Person
page-clock-more-label = Zusätzliche Zeit nach jedem Zug
page-minutes = { $count } Min.
page-seconds-more = + { $count } s pro Zug
page-days-each = { $count ->
    [one] 1 Tag pro Zug
   *[other] { $count } Tage pro Zug
}
page-clock-bank = je { $minutes } Min.
page-clock-bank-more = { $minutes } Min. + { $seconds } s pro Zug
page-clock-per-move = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-clock-days-left = { $days } T { $hours } Std.
page-clock-of = Uhr von { $name }
page-clock-low = Die Zeit wird knapp: { $left }.

page-invite = Einladung
page-link = Link
page-copied = Kopiert
page-share = Teilen
page-qr = Der Link als QR-Code, zum Scannen mit einem anderen Gerät
page-reach-device = Dieser Link funktioniert nur auf diesem Gerät.
page-reach-how = Für Handys und Computer in deinem Heimnetz starte Lampion mit
page-reach-offer = Handys und Computer in deinem Netz können dazukommen, sobald du sie hereinlässt. Das gilt, bis Lampion beendet wird.
page-reach-open = Mein Netz hereinlassen
page-reach-in-vain = Das hat nicht geklappt: Dieser Computer ist wohl in keinem Netz.
page-reach-network = Dieser Link funktioniert für Geräte im selben Netz, zum Beispiel zu Hause.
page-reach-everywhere = Dieser Link funktioniert für alle, die diese Seite öffnen können.
page-not-secure = Diese Seite ist nicht verschlüsselt (ohne HTTPS). Darum fehlen die Knöpfe zum Kopieren und Teilen, Mitteilungen und das Installieren als App. Markiere den Link und kopiere ihn selbst.
page-still-open = wartet auf jemanden
page-seat-here = da
page-promise = Mischnachweis:
page-promise-why = Der Server hat seinen Teil des Mischens festgelegt, bevor jemand Platz nahm; diese Zahl beweist es nach der Partie. Dein Gerät gibt seinen eigenen Teil dazu, wenn du dich setzt. So kann niemand das Ergebnis bestimmen.

page-line-offline = Kein Netz. Deine Züge sind sicher; die Seite verbindet sich von selbst wieder.
page-line-short-live = Verbunden
page-line-short-joining = Verbinde …
page-line-short-lost = Verbinde neu …
page-line-short-offline = Offline
page-back = Wieder verbunden. Inzwischen ist nichts passiert.
page-back-with = { $count ->
    [one] Wieder verbunden. Inzwischen ist etwas passiert; es steht im Verlauf.
   *[other] Wieder verbunden. Inzwischen ist { $count }-mal etwas passiert; es steht im Verlauf.
}
page-not-done = Das hat nicht geklappt. Nichts wurde geändert; versuch es noch einmal.
page-too-many-tables = Über deinen Anschluss wurden zu viele neue Tische eröffnet. Warte eine Weile und versuch es dann noch einmal.
page-too-much-stored = Über deinen Anschluss wurde in kurzer Zeit zu viel gespeichert. Warte eine Weile und versuch es dann noch einmal.
page-too-fast = Über deinen Anschluss kamen zu viele Anfragen. Warte einen Moment und versuch es dann noch einmal.
page-one-moment = Einen Moment …
page-watched-by = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } sehen zu
}

page-chat = Chat
page-chat-new = { $count ->
    [one] Chat: 1 neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}
page-chat-lines = Nachrichten
page-chat-nothing = Noch hat niemand etwas geschrieben.
page-chat-players-only = Schreiben kann hier nur, wer mitspielt.
page-chat-write = Nachricht an alle
page-chat-send = Senden
page-chat-left = { $count ->
    [one] Noch 1 Zeichen
   *[other] Noch { $count } Zeichen
}
page-mute = { $name } stumm schalten
page-unmute = { $name } nicht mehr stumm schalten
page-says = { $name }: { $text }

page-ask-take-back = Rücknahme anfragen
page-ask-pause = Um eine Pause bitten
page-wants-take-back = { $name } möchte den letzten Zug zurücknehmen.
page-wants-pause = { $name } hätte gern eine Pause.
page-waiting-take-back = Du möchtest einen Zug zurücknehmen. Es fehlt noch die Antwort von { $names }.
page-waiting-pause = Du hast um eine Pause gebeten. Es fehlt noch die Antwort von { $names }.
page-agree = In Ordnung
page-decline = Lieber nicht
page-withdraw = Schon gut
page-paused = Die Partie macht Pause. Die Uhren stehen.
page-resume = Weiter geht’s
page-away = Du hast diesen Tisch verlassen. Dein Platz wartet auf dich.
page-away-bot = Du hast diesen Tisch verlassen. Ein Bot spielt für dich.
page-come-back = Zurückkommen
page-rematch-there = Die Revanche steht bereit; alle sitzen einen Platz weiter.
page-rematch-go = Zur Revanche

page-resign-two = Die Partie endet, und die andere Seite gewinnt.
page-resign-many = Ein Bot spielt für dich weiter, und du landest auf dem letzten Platz.
page-resign-alone = Die Partie endet hier.
page-leave-sure = Diesen Tisch verlassen?
page-leave-how = Dein Platz bleibt deiner: Über die Startseite kommst du jederzeit zurück. Soll bis dahin ein Bot spielen?
page-leave-bot = Ein Bot spielt für mich
page-leave-wait = Die anderen warten
page-leave-before = Die Partie hat noch nicht begonnen. Dein Platz wird für jemand anderen frei.
page-leave-seat = Meinen Platz aufgeben
page-move-seat = An einem anderen Gerät weiterspielen
page-move-seat-how = Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Er nimmt deinen Platz dorthin mit, einmal und innerhalb von 15 Minuten. Gib ihn nicht weiter.
page-take-over = An diesem Gerät weiterspielen?
page-take-over-how = Der Platz von { $name } kommt hierher; das andere Gerät sieht dann nur noch zu.
page-take-over-do = Hier weiterspielen
page-seat-elsewhere = Dein Platz ist jetzt an einem anderen Gerät. Hier siehst du zu.
page-seat-free-again = Du hast deinen Platz aufgegeben.
page-seat-resigned = hat aufgegeben; ein Bot spielt
page-seat-bot-meanwhile = abwesend; ein Bot spielt
page-seat-away = abwesend
page-seat-not-here = nicht verbunden
page-share-table = Andere zusehen lassen
page-share-how = Mit diesem Link sehen andere am Tisch zu. Einen Platz gibt er ihnen nicht.
page-bell-off = Melden, wenn ich dran bin
page-bell-on = Mitteilungen sind an
page-bell-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.

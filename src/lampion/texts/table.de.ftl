# Was ein Tisch sagt: Warten, Zurücknehmen, Ablehnungen, Ergebnisse.

table-prompt-waiting = { $open ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $open } Personen.
}
table-frozen = Dieser Tisch ist eingefroren: Eintrag { $version } seines Verlaufs passt nicht zu den Regeln dieser Version. Die Partie kann gespeichert, aber nicht fortgesetzt werden.
table-frozen-gap = Dieser Tisch ist eingefroren: Eintrag { $version } seines Verlaufs fehlt. Die Partie kann gespeichert, aber nicht fortgesetzt werden.
table-frozen-map = Dieser Tisch ist eingefroren: Gespielt wird mit der Ausgabe „{ $map }“, wie sie zu Beginn der Partie war; die ist hier weder installiert noch gespeichert. Sobald sie wieder installiert ist, geht die Partie weiter.

table-lock-start = Es wurde noch nichts gespielt.
table-lock-other = Inzwischen hat jemand anderes entschieden.
table-lock-chance = Es wurde etwas aufgedeckt, darum lässt sich das nicht mehr zurücknehmen.
table-lock-over = Die Partie ist zu Ende.

table-refuse-turn = { $who-is ->
    [you] Du bist dran, aber auf einem anderen Platz.
   *[other] { $who } ist dran.
}
table-refuse-waiting = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-refuse-running = Die Partie läuft noch.
table-refuse-frozen = Dieser Tisch ist eingefroren. Die Partie kann gespeichert, aber nicht fortgesetzt werden.
table-refuse-archived = Diese Partie liegt im Archiv. Du kannst sie ansehen und speichern, aber nicht fortsetzen.
table-refuse-record = Diese Datei ist keine Partie von Lampion.
table-refuse-record-game = Dieses Spiel ist hier nicht installiert.
table-refuse-record-running = Nur beendete Partien lassen sich öffnen, und diese läuft noch.
table-refuse-record-edition = Diese Partie wurde mit einer Ausgabe gespielt, die hier nicht installiert ist.
table-refuse-record-fault = In dieser Datei stimmt etwas nicht, deshalb wird sie nicht gezeigt. Der erste Fehler kommt nach Zug { $move }.
table-refuse-taken = { $who-is ->
    [you] Dort sitzt du schon.
   *[other] Dort sitzt schon { $who }.
}
table-refuse-resigned = Du hast aufgegeben: Ein Bot spielt für dich weiter.

table-result-resign = { $who-is ->
    [you] Du hast aufgegeben. { $winner } gewinnt.
   *[other] { $winner-is ->
        [you] { $who } hat aufgegeben. Du gewinnst.
       *[other] { $who } hat aufgegeben. { $winner } gewinnt.
    }
}
table-result-resign-alone = { $who-is ->
    [you] Du hast die Partie beendet.
   *[other] { $who } hat die Partie beendet.
}
table-result-stayed = Unter denen, die bis zum Ende geblieben sind, gewinnt: { $names }.

log-start = { $who-is ->
    [you] Die Partie beginnt. Du fängst an.
   *[other] Die Partie beginnt. { $who } fängt an.
}
log-start-alone = Die Partie beginnt.
log-start-position = { $who-is ->
    [you] Die Partie beginnt. Du fängst an. { table-not-shuffled }
   *[other] Die Partie beginnt. { $who } fängt an. { table-not-shuffled }
}
log-start-position-alone = Die Partie beginnt. { table-not-shuffled }
table-not-shuffled = Lampion hat hier nicht gemischt: Die Stellung wurde vorgegeben, und wer den Tisch eröffnet hat, kennt vielleicht auch, was darin verdeckt ist.
log-sit = { $who-is ->
    [you] Du setzt dich.
   *[other] { $who } setzt sich.
}
log-undo = { $who-is ->
    [you] Du nimmst eine Entscheidung zurück.
   *[other] { $who } nimmt eine Entscheidung zurück.
}
log-resign = { $who-is ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
log-resign-bot = { $who-is ->
    [you] Du gibst auf. Ein Bot spielt für dich weiter.
   *[other] { $who } gibt auf. Ein Bot spielt weiter.
}
log-chat = { $text }
log-rematch = { $who-is ->
    [you] Du möchtest eine Revanche an einem neuen Tisch.
   *[other] { $who } möchte eine Revanche an einem neuen Tisch.
}

# Was Menschen an einem Tisch voneinander möchten, und Uhren.

table-prompt-paused = Die Partie macht Pause.
table-refuse-paused = Die Partie macht Pause. Erst muss jemand die Pause beenden.
table-refuse-not-paused = Die Partie macht keine Pause.
table-refuse-time = Die Zeit ist um.
table-refuse-away = Du hast den Tisch verlassen. Komm erst zurück.
table-refuse-not-away = Du sitzt am Tisch.
table-refuse-asked = { $who-is ->
    [you] Du hast schon um etwas gebeten: Warte auf die Antwort.
   *[other] { $who } hat zuerst um etwas gebeten.
}
table-refuse-not-asked = Es gibt nichts zu beantworten.
table-refuse-nothing-back = Du hast noch nichts entschieden.
table-refuse-chat-pace = Nicht so schnell: Warte einen Moment, bevor du wieder schreibst.
table-refuse-hints = Für dich oder diesen Tisch sind noch zu viele Tipps in Arbeit. Warte einen ab und frag dann noch einmal.
table-refuse-text-unseen = Da ist nichts zu sehen. Verwende mindestens einen Buchstaben, eine Zahl oder ein Symbol.
table-refuse-text-signs = Darin sind Zeichen, die hier nicht angezeigt werden können: unsichtbare, solche, die die Schreibrichtung umkehren, oder zu viele Akzente auf einem Buchstaben.
table-refuse-text-long = Das ist zu lang: höchstens { $most } Zeichen.
table-refuse-code = Dieser Code passt nicht: Er ist falsch, zu alt oder schon benutzt.
table-result-time = { $who-is ->
    [you] Deine Zeit ist um. { $winner } gewinnt.
   *[other] { $winner-is ->
        [you] Die Zeit von { $who } ist um. Du gewinnst.
       *[other] Die Zeit von { $who } ist um. { $winner } gewinnt.
    }
}
table-result-time-alone = { $who-is ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $who } ist um.
}
log-taken-back = { $who-is ->
    [you] Alle sind einverstanden: Du nimmst deinen letzten Zug und alles danach zurück.
   *[other] Alle sind einverstanden: { $who } nimmt den letzten Zug und alles danach zurück.
}
log-flag = { $who-is ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $who } ist um.
}
log-flag-bot = { $who-is ->
    [you] Deine Zeit ist um. Ein Bot spielt für dich weiter.
   *[other] Die Zeit von { $who } ist um. Ein Bot spielt weiter.
}
log-granted = Der Server war nicht erreichbar. Die verlorene Zeit wird zurückgegeben.
log-ask-take-back = { $who-is ->
    [you] Du möchtest deine letzte Entscheidung zurücknehmen.
   *[other] { $who } möchte die letzte Entscheidung zurücknehmen.
}
log-ask-pause = { $who-is ->
    [you] Du möchtest eine Pause.
   *[other] { $who } möchte eine Pause.
}
log-agree = { $who-is ->
    [you] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
}
log-decline = { $who-is ->
    [you] Du sagst Nein.
   *[other] { $who } sagt Nein.
}
log-pause = Die Partie macht Pause.
log-resume = { $who-is ->
    [you] Du beendest die Pause.
   *[other] { $who } beendet die Pause.
}
log-leave = { $who-is ->
    [you] Du verlässt den Tisch.
   *[other] { $who } verlässt den Tisch.
}
log-leave-bot = { $who-is ->
    [you] Du verlässt den Tisch. Ein Bot spielt, bis du zurückkommst.
   *[other] { $who } verlässt den Tisch. Ein Bot spielt so lange.
}
log-return = { $who-is ->
    [you] Du bist zurück.
   *[other] { $who } ist zurück.
}
log-seat-moved = { $who-is ->
    [you] Du spielst auf einem anderen Gerät weiter.
   *[other] { $who } spielt auf einem anderen Gerät weiter.
}

# Den Zug weitergeben, und feste Antworten.

table-prompt-done = Fertig? Drücke „Fertig“, dann ist { $next } dran. Bis dahin kannst du es zurücknehmen.
table-prompt-done-end = Fertig? Drücke „Fertig“, dann ist die Partie zu Ende. Bis dahin kannst du es zurücknehmen.
table-prompt-not-done = Warten auf { $who }: Die letzte Entscheidung kann noch zurückgenommen werden.
table-refuse-not-done = { $who-is ->
    [you] Drücke erst „Fertig“ oder nimm deine Entscheidung zurück.
   *[other] { $who } ist noch nicht fertig.
}
table-refuse-line-chance = Dazwischen wird etwas Neues aufgedeckt: Entscheide weiter, wenn du es gesehen hast.
table-refuse-nothing-done = Du hast gerade nichts abzuschließen.
table-refuse-standing = Diese Voreinstellung gibt es in diesem Spiel nicht.
table-refuse-analyses = Gerade laufen andere Analysen. Versuche es in einer Minute noch einmal.
table-refuse-candidates = Züge werden nur in Partien gegen Bots verglichen.

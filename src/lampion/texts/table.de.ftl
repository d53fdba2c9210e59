# Was ein Tisch sagt: Warten, Zurücknehmen, Ablehnungen, Ergebnisse.

table-prompt-waiting = { $open ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $open } Personen.
}
table-frozen = Dieser Tisch ist eingefroren: Eintrag { $version } seines Protokolls passt nicht zu den Regeln dieser Version. Die Partie kann gespeichert, aber nicht fortgesetzt werden.

table-lock-start = Es wurde noch nichts gespielt.
table-lock-other = Inzwischen hat jemand anderes entschieden.
table-lock-chance = Etwas Verborgenes kam ans Licht, darum lässt sich das nicht mehr zurücknehmen.
table-lock-over = Die Partie ist zu Ende.

table-refuse-turn = { $who-is ->
    [you] Du bist dran, aber auf einem anderen Platz.
   *[other] { $who } ist dran.
}
table-refuse-waiting = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
table-refuse-running = Die Partie läuft noch.
table-refuse-frozen = Dieser Tisch ist eingefroren. Die Partie kann gespeichert, aber nicht fortgesetzt werden.
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

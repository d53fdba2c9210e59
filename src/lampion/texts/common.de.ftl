# Was jedes Spiel sagt.

seat-name = { $who-is ->
    [you] du
   *[other] { $who }
}

refuse-unknown-action = Eine Aktion mit der Nummer { $action } gibt es in diesem Spiel nicht.
refuse-game-over = Die Partie ist zu Ende.
refuse-not-now = Das ist jetzt nicht möglich.
refuse-notation = „{ $text }“ kann ich nicht als Zug lesen. Schreib ihn so: { $expected }

# Was ein Spiel ohne eigene Worte sagt.

prompt-turn = { $who-is ->
    [you] Du bist dran.
   *[other] { $who } ist dran.
}
prompt-over = Die Partie ist zu Ende.
log-move = { $who-is ->
    [you] Du spielst { $move }.
   *[other] { $who } spielt { $move }.
}
result-won = Sieg für { $names }.
as-written = { $text }

# What a hint asks for.

advice = Versuch das: { $what }
advice-move = Spiele { $move }.

# What every game says.

seat-name = { $who-is ->
    [you] you
   *[other] { $who }
}

refuse-unknown-action = There is no action number { $action } in this game.
refuse-game-over = The game is over.
refuse-not-now = This is not possible now.
refuse-notation = “{ $text }” is not a move I can read. Write it like this: { $expected }

# What a game says that has no words of its own.

prompt-turn = { $who-is ->
    [you] Your turn.
   *[other] It is { $who }’s turn.
}
prompt-over = The game is over.
log-move = { $who-is ->
    [you] You play { $move }.
   *[other] { $who } plays { $move }.
}
result-won = Won by { $names }.
as-written = { $text }

# What a hint asks for.

advice = Try this: { $what }
advice-move = play { $move }.

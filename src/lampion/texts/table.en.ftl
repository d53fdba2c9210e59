# What a table says: waiting, undo, refusals, results.

table-prompt-waiting = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
table-frozen = This table is frozen: entry { $version } of its log does not fit the rules of this version. The game can be saved, but not continued.

table-lock-start = Nothing has been played yet.
table-lock-other = Someone else has decided since.
table-lock-chance = Something came to light, so this can no longer be taken back.
table-lock-over = The game is over.

table-refuse-turn = { $who-is ->
    [you] It is your turn, but in another seat.
   *[other] It is { $who }’s turn.
}
table-refuse-waiting = The game has not begun: seats are still open.
table-refuse-running = The game is still going on.
table-refuse-frozen = This table is frozen. The game can be saved, but not continued.
table-refuse-taken = { $who-is ->
    [you] You sit there already.
   *[other] { $who } sits there already.
}
table-refuse-resigned = You have resigned: a bot plays on for you.

table-result-resign = { $who-is ->
    [you] You have resigned. { $winner } wins.
   *[other] { $winner-is ->
        [you] { $who } has resigned. You win.
       *[other] { $who } has resigned. { $winner } wins.
    }
}
table-result-resign-alone = { $who-is ->
    [you] You have ended the game.
   *[other] { $who } has ended the game.
}
table-result-stayed = Winner among those who stayed to the end: { $names }.

log-start = { $who-is ->
    [you] The game begins. You start.
   *[other] The game begins. { $who } starts.
}
log-start-alone = The game begins.
log-sit = { $who-is ->
    [you] You sit down.
   *[other] { $who } sits down.
}
log-undo = { $who-is ->
    [you] You take a decision back.
   *[other] { $who } takes a decision back.
}
log-resign = { $who-is ->
    [you] You resign.
   *[other] { $who } resigns.
}
log-resign-bot = { $who-is ->
    [you] You resign. A bot plays on for you.
   *[other] { $who } resigns. A bot plays on.
}
log-chat = { $text }
log-rematch = { $who-is ->
    [you] You ask for a rematch at a new table.
   *[other] { $who } asks for a rematch at a new table.
}

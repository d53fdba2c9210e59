# What a table says: waiting, undo, refusals, results.

table-prompt-waiting = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
table-frozen = This table is frozen: entry { $version } of its log does not fit the rules of this version. The game can be saved, but not continued.
table-frozen-gap = This table is frozen: entry { $version } of its log is missing. The game can be saved, but not continued.
table-frozen-map = This table is frozen: it is played with the edition “{ $map }” as it was when the game began, which is neither installed nor stored here. Once the host installs it again, the game goes on.

table-lock-start = Nothing has been played yet.
table-lock-other = Someone else has decided since.
table-lock-chance = New information was revealed, so this can’t be undone.
table-lock-over = The game is over.

table-refuse-turn = { $who-is ->
    [you] It is your turn, but in another seat.
   *[other] It is { $who }’s turn.
}
table-refuse-waiting = The game has not begun: seats are still open.
table-refuse-running = The game is still going on.
table-refuse-frozen = This table is frozen. The game can be saved, but not continued.
table-refuse-archived = This game is in the archive. It can be looked at and saved, but not continued.
table-refuse-record = This file is not a game saved by Lampion.
table-refuse-record-game = This game is not installed here.
table-refuse-record-running = Only finished games can be opened, and this one is still going on.
table-refuse-record-edition = This game was played with an edition that is not installed here.
table-refuse-record-fault = This file contains an error, so it is not shown. The first error comes after move { $move }.
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
log-start-position = { $who-is ->
    [you] The game begins. You start. { table-not-shuffled }
   *[other] The game begins. { $who } starts. { table-not-shuffled }
}
log-start-position-alone = The game begins. { table-not-shuffled }
table-not-shuffled = Lampion did not shuffle this deal: it is a given position, and the player who opened the table may know what is hidden in it.
log-sit = { $who-is ->
    [you] You sit down.
   *[other] { $who } sits down.
}
log-undo = { $who-is ->
    [you] You take back a decision.
   *[other] { $who } takes back a decision.
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

# What people at a table ask of each other, and clocks.

table-prompt-paused = The game is paused.
table-refuse-paused = The game is paused. Someone has to resume it first.
table-refuse-not-paused = The game is not paused.
table-refuse-time = The time is up.
table-refuse-away = You have left the table. Come back first.
table-refuse-not-away = You are at the table.
table-refuse-asked = { $who-is ->
    [you] You have asked for something already: wait for the answer.
   *[other] { $who } has asked for something first.
}
table-refuse-not-asked = There is nothing to answer.
table-refuse-nothing-back = You have not decided anything yet.
table-refuse-chat-pace = Not so fast: wait a moment before you write again.
table-refuse-hints = Too many hints are still being worked out for you or this table. Wait for one, then ask again.
table-refuse-text-unseen = There is nothing to see in it. Use at least one letter, number or symbol.
table-refuse-text-signs = It has characters that cannot be shown here: invisible ones, ones that change the direction of the text, or too many marks on one letter.
table-refuse-text-long = It is too long: at most { $most } characters fit.
table-refuse-code = This code does not fit: it is wrong, too old, or was used already.
table-result-time = { $who-is ->
    [you] Your time is up. { $winner } wins.
   *[other] { $winner-is ->
        [you] { $who } ran out of time. You win.
       *[other] { $who } ran out of time. { $winner } wins.
    }
}
table-result-time-alone = { $who-is ->
    [you] Your time is up.
   *[other] { $who } ran out of time.
}
log-taken-back = { $who-is ->
    [you] Everyone agreed: you take back your last move and everything after it.
   *[other] Everyone agreed: { $who } takes back their last move and everything after it.
}
log-flag = { $who-is ->
    [you] Your time is up.
   *[other] { $who } ran out of time.
}
log-flag-bot = { $who-is ->
    [you] Your time is up. A bot plays on for you.
   *[other] { $who } ran out of time. A bot plays on.
}
log-granted = The server was down. The lost time is given back.
log-ask-take-back = { $who-is ->
    [you] You ask to take back your last decision.
   *[other] { $who } asks to take back the last decision.
}
log-ask-pause = { $who-is ->
    [you] You ask for a pause.
   *[other] { $who } asks for a pause.
}
log-agree = { $who-is ->
    [you] You agree.
   *[other] { $who } agrees.
}
log-decline = { $who-is ->
    [you] You say no.
   *[other] { $who } says no.
}
log-pause = The game is paused.
log-resume = { $who-is ->
    [you] You end the pause.
   *[other] { $who } ends the pause.
}
log-leave = { $who-is ->
    [you] You leave the table.
   *[other] { $who } leaves the table.
}
log-leave-bot = { $who-is ->
    [you] You leave the table. A bot plays until you come back.
   *[other] { $who } leaves the table. A bot plays meanwhile.
}
log-return = { $who-is ->
    [you] You are back.
   *[other] { $who } is back.
}
log-seat-moved = { $who-is ->
    [you] You continue on another device.
   *[other] { $who } continues on another device.
}

# Handing the move on, and standing answers.

table-prompt-done = Finished? Press “Done” and it is { $next }’s turn. Until then you can take it back.
table-prompt-done-end = Finished? Press “Done” and the game is over. Until then you can take it back.
table-prompt-not-done = Waiting for { $who }, who can still take back the last decision.
table-refuse-not-done = { $who-is ->
    [you] Press “Done” first, or take your decision back.
   *[other] { $who } is not done yet.
}
table-refuse-line-chance = New information is revealed in between: decide the rest when you have seen it.
table-refuse-nothing-done = You have nothing to finish.
table-refuse-standing = This game has no such automatic answer.
table-refuse-analyses = Other analyses are under way. Try again in a minute.
table-refuse-candidates = Moves are compared only in games against bots.

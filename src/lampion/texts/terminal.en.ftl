# The table in the terminal.

terminal-name = { $who-is ->
    [you] You
   *[other] { $who }
}
terminal-player = Player { $number }
terminal-example = Type a move, or ? for help.
terminal-only-choice = Press Enter to do it, ? for help.
terminal-only-choice-or-undo = Press Enter to do it, type “undo” to take back your last move, ? for help.
terminal-choose-exactly = choose { $most } of { $items }, as in { $example }
terminal-choose-from-to = choose { $least } to { $most } of { $items }, as in { $example }
terminal-no-such-number = { $count ->
    [one] There is only number 1 to choose.
   *[other] Choose a number from 1 to { $count }.
}
terminal-picked = { $count ->
    [one] { $value }: 1 possible move.
   *[other] { $value }: { $count } possible moves. Now the rest of the move, or “moves” to list them.
}
terminal-none-fit = No possible move fits “{ $filter }”.
terminal-more-moves = { $count ->
    [one] … and 1 more. Narrow the list: moves 4,5
   *[other] … and { $count } more. Narrow the list: moves 4,5
}
terminal-hint = { $sentence } To type: { $notation }
terminal-allowed = That is allowed. { $sentence }
terminal-why-what = Type a whole move after “why” to learn why it is not allowed.
terminal-done = Enter ends your turn, “undo” takes it back, “always” ends it without asking from now on.
terminal-pass-device = Pass the device to { $who }. Enter shows the table.
terminal-bye = See you soon.
terminal-input-ended = The input ended before the game did.
terminal-save-question = Save the game? Type a file name, or press Enter for no.
terminal-saved = Game saved: { $file }
terminal-not-saved = The game could not be saved as { $file }: { $error }

terminal-help-move = A number – takes that move of the list; Enter takes the only one.
terminal-help-moves = moves – lists possible moves; moves 4,5 only some of them.
terminal-help-hint = hint – what a sensible player would do.
terminal-help-why = why – and a move: why it is not allowed.
terminal-help-rules = rules – shows all the rules of this game.
terminal-help-undo = undo – takes back your last decision.
terminal-help-resign = resign – gives up; with three or more players a bot plays on for you.
terminal-help-quit = quit – leaves the table.
terminal-help-always = always – and { $answers }: answers that question from now on; always ask asks again.
terminal-always-set = { $question }: { $answer }.
terminal-always-ask = { $question }: you are asked.
terminal-always-none = This game has no question that could be answered once and for all.
terminal-always-what = After “always” comes one of: { $answers }.
terminal-no-rules = This game has no rules page in this language.

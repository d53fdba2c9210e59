# Learn: the lessons of a game, and one lesson on the board. What lessons say is each game's own.

page-learn-stand = { $done ->
    [0] Try one thing at a time, on the real board.
   *[other] { $left ->
        [0] All lanterns are lit. Time for your first game.
       *[other] { $done ->
            [one] One lantern is lit. The next one takes about a minute.
           *[other] { $done } lanterns are lit. The next one takes about a minute.
        }
    }
}
page-learn-path = { $game }, step by step
page-learn-count = { $done } of { $count } lessons
page-learn-done = done
page-learn-changed = done, changed since
page-learn-next = next
page-learn-first = Your first game
page-learn-first-note = against the beginner bot
page-learn-go-on = Continue: { $title }
page-learn-rules = Read the rules instead
page-learn-number = Lesson { $number } of { $count }
page-learn-show = Show me
page-learn-astray = You can do that in a game. Here, please try something else.
page-learn-try-again = Try again
page-learn-once-more = Once more
page-learn-onward = Next lesson
page-learn-end = Play the first game
page-learn-tries = What happens if …
page-learn-missing = There is no such lesson.
page-learn-lessons = Lessons on the board
page-learn-new = New here? Learn a game in ten minutes
page-learn-lit = { $done ->
    [one] 1 lantern lit
   *[other] { $done } lanterns lit
}
page-learn-none = There are no lessons for this game yet. Play a first game, or read the rules.

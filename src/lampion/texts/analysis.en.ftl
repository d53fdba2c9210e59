# What the analysis of a game says: reasons.

analysis-amount = { $what ->
    [lowest] { $count ->
        [one] 1 point in the lowest colour
       *[other] { $count } points in the lowest colour
    }
    [actions] { $count ->
        [one] 1 action point
       *[other] { $count } action points
    }
   *[points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
}
analysis-better = Better: { $moves }.
analysis-why-now = It brings { $best } at once instead of { $other }.
analysis-why-cost = At once it brings only { $best } instead of { $other }.
analysis-why-reply = { $who-is ->
    [you] Your best opponent then gains about { $best } next turn instead of { $other }.
   *[other] The best opponent of { $who } then gains about { $best } next turn instead of { $other }.
}
analysis-why-ahead = { $who-is ->
    [you] Your next turn then brings about { $best } instead of { $other }.
   *[other] The next turn of { $who } then brings about { $best } instead of { $other }.
}
analysis-why-unclear = No single reason stands out: it simply does better in the games played on from here.

analysis-item = { $item }
analysis-start = { $who-is ->
    [you] you begin
   *[other] { $who } begins
}

page-analysis = Analysis
page-analyse = Analyse
page-analysis-back = Result
page-analysis-views = Views of the analysis
page-analysis-overview = Overview
page-analysis-luck = Luck
page-analysis-words = In words
page-analysis-by = Judged by
page-analysis-known = What you could know
page-analysis-open = All cards open
page-analysis-open-note = Hindsight: what it cost with all cards on the table. It counts against nobody.
page-analysis-sum = { $parts }.
page-analysis-sum-luck = luck { $amount }
page-analysis-sum-hidden = hidden cards { $amount }
page-analysis-sum-own = { $you ->
    [yes] your own choices { $amount }
   *[no] { $name }’s own choices { $amount }
}
page-analysis-sum-other = { $name }’s choices { $amount }
page-analysis-sum-drift = engine unsure { $amount }
page-analysis-unsure-first = The engine is unsure of this game: what it cannot explain is the largest part ({ $amount }).
page-analysis-like = { $you ->
    [yes] You played like
   *[no] { $name } played like
}
page-analysis-rate = { $rate } % lost a decision
page-analysis-counted = , { $count } counted
page-analysis-sheet = The balance sheet
page-analysis-sheet-how = upper row: what came in · lower row: the result and what went out · both equally long
page-analysis-part-start = Start
page-analysis-part-luck = Luck
page-analysis-part-hidden = Hidden cards
page-analysis-part-own = { $you ->
    [yes] Your choices
   *[no] { $name }’s choices
}
page-analysis-part-drift = Unsure
page-analysis-part-result = Result
page-analysis-seat-won = won
page-analysis-seat-lost = lost
page-analysis-curve = { $you ->
    [yes] Your chance of victory
   *[no] { $name }’s chance of victory
}
page-analysis-curve-points = The expected score
page-analysis-curve-label = { $what }, after every decision and every draw. The same numbers are under “In words”.
page-analysis-key-own = { $you ->
    [yes] your choice
   *[no] { $name }’s choice
}
page-analysis-key-other = other choices
page-analysis-key-good = good draw
page-analysis-key-bad = bad draw
page-analysis-follows = the rest follows
page-analysis-moments = Key moments
page-analysis-moments-how = try them first
page-analysis-moments-none = No decision stands out. Many small losses may add up all the same.
page-analysis-moments-wait = They come when the game has been gone through.
page-analysis-moment = { $name } · move { $move }
page-analysis-lost = lost
page-analysis-best-draw = Best draw: { $rarity }
page-analysis-worst-draw = Worst draw: { $rarity }
page-analysis-one-in = one in { $count }
page-analysis-usual = nothing special
page-analysis-after-move = { $what } after move { $move }
page-analysis-all-draws = all { $count } draws
page-analysis-draws = Every draw
page-analysis-draws-how = Luck is what a draw did to the chance, compared with everything that could have come.
page-analysis-one-in-why = “One in 12” means: something at least as good, or as bad, comes in one of twelve draws.
page-analysis-judge = Judged by the engine { $name } ({ $hash }), { $nodes } worlds a decision. Blame only where you could know better.
page-analysis-running = The game is being gone through: { $done } of { $steps } steps.
page-analysis-failed = The analysis has failed. You can try again.
page-analysis-again = Try again
page-analysis-try = Try the moments
page-analysis-save = Save report
page-analysis-what-happened = What happened
page-analysis-move-by-move = Move by move
page-analysis-col-move = Move
page-analysis-col-who = Who
page-analysis-col-what = What happened
page-analysis-col-choice = Choice
page-analysis-col-hidden = Hidden
page-analysis-col-luck = Luck
page-analysis-col-chance = Chance
page-analysis-col-rarity = As good or better
page-analysis-how = Who played how
page-analysis-row-rate = Lost per decision
page-analysis-row-counted = Decisions counted
page-analysis-row-level = Nearest level, ± one
page-analysis-rounded = Whole numbers are rounded so that they still add up.
page-analysis-ask = { $you ->
    [yes] What would you play here?
   *[no] What would you play in { $name }’s place?
}
page-analysis-ask-how = Try as often as you like. Numbers come after your answer.
page-analysis-moment-of = Moment { $number } of { $count }
page-analysis-ask-why = One move was clearly better than the one that was played. It was worth at least { $least } % more.
page-analysis-ask-known = You see what { $you ->
    [yes] you
   *[no] { $name }
} could see then. What was hidden stays hidden.
page-analysis-show = Show me
page-analysis-right = Right.
page-analysis-right-why = That is as good as the best.
page-analysis-played-too = That is what was played.
page-analysis-compared = Compared: { $chance } %, { $loss } % less than the best.
page-analysis-not-compared = That was not among the best moves. Try something else.
page-analysis-best = Best
page-analysis-played = Played
page-analysis-other = Also looked at
page-analysis-why = Why:
page-analysis-try-again = Once more
page-analysis-next-moment = Next moment
page-analysis-to-overview = To the analysis
page-compare = Compare moves
page-compare-wait = The moves are being compared …
page-compare-only = Nothing else comes into question.

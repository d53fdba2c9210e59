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

# What the analysis of a game says: reasons.

analysis-count-points = points
analysis-count-lowest = points in the lowest colour
analysis-count-actions = action points
analysis-why-now = It brings { $best } { $what } at once instead of { $other }.
analysis-why-cost = At once it brings only { $best } { $what } instead of { $other }.
analysis-why-reply = { $who-is ->
    [you] Your best opponent then gains about { $best } { $what } next turn instead of { $other }.
   *[other] The best opponent then gains about { $best } { $what } next turn instead of { $other }.
}
analysis-why-ahead = { $who-is ->
    [you] Your next turn then brings about { $best } { $what } instead of { $other }.
   *[other] The next turn of { $who } then brings about { $best } { $what } instead of { $other }.
}
analysis-why-unclear = No single reason stands out: it simply does better in the games played on from here.

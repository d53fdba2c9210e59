# Stepping through a game, sharing it, and the first game with a coach.

page-replay = Replay
page-replay-where = Move { $step } of { $count }
page-replay-start = The start
page-replay-position = Place in the game
page-replay-first = To the start
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One move on
page-replay-last = To the end
page-replay-pace = Pace
page-replay-pace-slow = Slow
page-replay-pace-normal = Calm
page-replay-pace-fast = Quick
page-replay-close = Back to the result
page-replay-live = To the current move
page-play-on = Play on from here
page-replay-only = You are looking at an earlier position. Nothing can be decided here.
page-replay-waiting = waiting for the next move
page-key-replay = ← → = step through the game
page-key-replay-play = Space = play, pause
page-key-replay-ends = Home, End = to the start, to the end

page-turned = Where it turned
page-turned-why = The largest changes of the chance to win, as the bots judge it afterwards, with everything revealed.
page-turned-chance = { $mine ->
    [yes] Your chance: { $before }% → { $after }%
   *[no] Chance of { $name }: { $before }% → { $after }%
}
page-turned-round = Round { $round }:

page-log-in-sentences = Show sentences
page-log-in-notation = Show notation
page-running-all = All { $count } games
page-running-fewer = Fewer

page-learn-title = Learn by playing
page-learn-lead = A first game against an easy opponent, with a line of advice for every decision. The rules below can wait.
page-learn-start = Play a first game
page-coach = Coach
page-coach-ask = What would you do?
page-coach-end = Close the tips
page-coach-done = Finished? Press “Done”. Until then you can take it back.
page-coach-watch = Watch what { $name } does.
page-advice-press = Then press “{ $button }”.

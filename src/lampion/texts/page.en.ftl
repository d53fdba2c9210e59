# The page's own words: home, table, result.

page-welcome = { $count ->
    [3] Three games, one quiet table.
   *[other] { $count } games, one quiet table.
}
page-lead = Against a bot now, with a friend by link, or together on this device.
page-games = Games
page-settings = Settings
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-theme = Light or dark
page-light = Light
page-dark = Dark
page-brand = Lampion, all games
page-home-short = Home
page-home-link = Back to all games
page-owners = All drawings are Lampion’s own. The titles belong to their owners; Lampion is not affiliated with them.
page-reconstructed = The printed games were not available to us, so these are reconstructed:
page-no-server = The server does not answer. Trying again.

page-coming = Being built. Not playable yet.
page-play-now = Play now
page-options = Options
page-edition = Edition
page-opponent = Opponent
page-level = { $level ->
    [random] random
    [greedy] greedy
    [beginner] beginner
    [casual] casual
    [strong] strong
    [expert] expert
    [champion] champion
   *[other] { $level }
}
page-level-bot = { $level ->
    [random] random bot
    [greedy] greedy bot
    [beginner] beginner bot
    [casual] casual bot
    [strong] strong bot
    [expert] expert bot
    [champion] champion bot
   *[other] { $level }
}
page-length = about { $turns } turns each (bot games)
page-level-first = Good for a first game.
page-level-strength = Wins about { $wins } of { $of } games against “{ $against }”.
page-solo = Solo
page-device = This device
page-learn = Learn
page-watch = Watch
page-how-many = Number of players
page-name-of = Name of player { $number }
page-kind-of = Who is player { $number }
page-default-name = Player { $number }
page-person = person
page-start = Start
page-running = Your running games
page-open-record = Open a saved game
page-drop-record = Drop a saved game here to look at it.
page-file-too-large = This file is too large.
page-finished-games = Your finished games
page-ended = { $how ->
    [won] Won { $scores }
    [lost] Lost { $scores }
    [shared] Shared victory { $scores }
   *[ended] Ended { $scores }
}
page-look = View
page-game-with = { $game } with { $names }
page-score-line = Score { $scores }
page-your-turn = Your turn
page-turn-of = { $name } to play
page-continue = Continue
page-open = Open
page-no-table = There is no such table.
page-no-table-why = The link may be cut off, or the table was removed.

page-you = You
page-bot = Bot ({ $level })
page-open-seat = Free seat
page-table-menu = Table
page-with = Table with { $names }
page-solo-table = Solo table
page-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-finished = finished
page-menu = Menu
page-menu-others = With the others
page-menu-seat = My seat
page-rules = Rules
page-all-rules = All rules
page-no-rules = There is no rules page for this game yet.
page-edition-values = All values of the edition “{ $name }” and where they come from
page-edition-legend = Rulebook: the value is stated there. Inferred: it follows from what is stated there. Ours: our reconstruction, which an owner of the printed game can correct.
page-edition-what = What
page-edition-value = Value
page-edition-source = Source
page-edition-mark = { $mark ->
    [text] rulebook
    [inferred] inferred
    [house] ours
   *[none] not said
}
page-log = Log
page-side = Log and rules
page-board = Board
page-players-here = Players
page-resign = Resign
page-resign-sure = Give up this game?
page-leave = Leave the table
page-watching = You are watching.
page-watching-only = You are watching this table; only its players can move.
page-line-lost = Connection lost. Your moves are safe; trying again.
page-rule = Rule { $rule }
page-undo = Take back
page-nothing-to-undo = There is nothing to take back yet.
page-not-your-turn = It is not your turn.
page-hint = Hint
page-done = Done
page-wait-off = Don’t ask again
page-standing-ask = ask me
page-keys = Keys
page-keys-hint = Press question mark for the list of keys.
page-key-undo = U = take back
page-key-done = D = done, when the table waits for it
page-key-help = ? = this list
page-pass-to = Pass the device to { $name }.
page-pass-why = No one else should see what comes next.
page-pass-done = I am { $name }
page-unpick = Drop { $value }
page-narrow-first = { $count } choices are left. Pick one more part.
page-choose = Choose from { $count }
page-choose-set = { $exact ->
    [yes] Choose { $max } ({ $count } so far)
   *[no] Choose { $min } to { $max } ({ $count } so far)
}

page-rematch = Rematch
page-save-record = Save game
page-commitment-kept = The proof { $short } was fixed before the first move and is unchanged in the record, so the shuffle can be checked.
page-commitment-changed = The proof in the record is not { $short }, the one this page saw at the start.

page-friend = Friends
page-bot-names = Mika, Jana, Noor, Theo
page-send-link = Send this link to your friends. The game begins when every seat is taken.
page-copy-link = Copy link
page-take-seat = Sit here
page-take-seat-lead = A seat is free. Sit down and play.

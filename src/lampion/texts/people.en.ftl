# What the page says about playing together: lobby, invitations, chat, clocks, requests, seats.

page-lobby = Open tables
page-lobby-door = Open tables: meet other players
page-lobby-lead = Find other players here. Sit down, or open a table yourself.
page-lobby-empty = All is quiet.
page-lobby-empty-why = No one is waiting right now. Open a table, and others will find it here.
page-lobby-count = { $count ->
    [one] One table is waiting.
   *[other] { $count } tables are waiting.
}
page-open-own = Or open your own
page-sit-down = Sit down
page-your-table = Your table
page-somebody-faster = Someone was faster. That seat is taken.
page-seats-free = { $free } of { $count } seats free
page-waits-here = waiting now
page-waits-away = not connected just now

page-new-table = A new table
page-begin = Begin from a position
page-begin-text = The position as text
page-begin-why = The position brings its own options and says whose turn it is. Lampion does not shuffle it, and the table tells everyone so.
page-begins = Begins
page-begins-record = { $move ->
    [0] from the start of the game of { $names }
   *[other] after move { $move } of the game of { $names }
}
page-fresh-deal = A fresh deal instead
page-place = Your seat
page-given = given position
page-game = Game
page-my-name = Your name
page-chair-open = free (join by link)
page-chair-here = someone on this device
page-who-finds = Who can join?
page-private = only by link
page-listed = anyone, from the list of open tables
page-open-invite = Open and invite
page-cancel = Cancel
page-close = Close

page-clock = Clock
page-clock-none = no clock
page-clock-minutes = minutes
page-clock-days = days
page-clock-bank-label = Time for each player
page-clock-more-label = More time after each turn
page-minutes = { $count } min
page-seconds-more = + { $count } s a turn
page-days-each = { $count ->
    [one] 1 day a move
   *[other] { $count } days a move
}
page-clock-bank = { $minutes } min each
page-clock-bank-more = { $minutes } min + { $seconds } s a turn
page-clock-per-move = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
page-clock-days-left = { $days } d { $hours } h
page-clock-of = Clock of { $name }
page-clock-low = Little time left: { $left }.

page-invite = Invitation
page-link = Link
page-copied = Copied
page-share = Share
page-qr = The link as a QR code, to scan with another device
page-reach-device = This link works only on this device.
page-reach-how = For phones and computers on your home network, start Lampion with
page-reach-offer = Phones and computers on your network can join once you let them in. This lasts until Lampion is closed.
page-reach-open = Let my network in
page-reach-in-vain = That did not work: this computer does not seem to be on a network.
page-reach-network = This link works for devices on the same network, at home for example.
page-reach-everywhere = This link works for everyone who can open this page.
page-not-secure = This page is not encrypted (no HTTPS), so the buttons to copy and share, notifications and installing as an app are not available. Select the link and copy it yourself.
page-still-open = waiting for a player
page-seat-here = here
page-promise = Proof of the shuffle:
page-promise-why = The server fixed its part of the shuffle before anyone sat down; this number proves it after the game. Your device adds its own part when you sit down, so no one can choose the outcome.

page-line-offline = No network. Your moves are safe; the page reconnects by itself.
page-line-short-live = Connected
page-line-short-joining = Connecting …
page-line-short-lost = Reconnecting …
page-line-short-offline = Offline
page-back = Connected again. Nothing happened in the meantime.
page-back-with = { $count ->
    [one] Connected again. One thing happened in the meantime; the log shows it.
   *[other] Connected again. { $count } things happened in the meantime; the log shows them.
}
page-not-done = That did not work. Nothing was changed; please try again.
page-too-many-tables = Too many new tables were opened from your connection. Wait a while, then try again.
page-too-much-stored = Too much was stored from your connection in a short time. Wait a while, then try again.
page-too-fast = Too many requests came from your connection. Wait a moment, then try again.
page-one-moment = One moment …
page-watched-by = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}

page-chat = Chat
page-chat-new = { $count ->
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
}
page-chat-lines = Messages
page-chat-nothing = No one has written anything yet.
page-chat-players-only = Only players can write here.
page-chat-write = Message to everyone
page-chat-send = Send
page-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
page-mute = Mute { $name }
page-unmute = Unmute { $name }
page-says = { $name }: { $text }

page-ask-take-back = Ask to take back
page-ask-pause = Ask for a pause
page-wants-take-back = { $name } would like to take back the last move.
page-wants-pause = { $name } would like a pause.
page-waiting-take-back = You asked to take back a move. Still to answer: { $names }.
page-waiting-pause = You asked for a pause. Still to answer: { $names }.
page-agree = That’s fine
page-decline = No, thanks
page-withdraw = Never mind
page-paused = The game is paused. The clocks are stopped.
page-resume = Resume
page-away = You have left this table. Your seat is waiting for you.
page-away-bot = You have left this table. A bot is playing for you.
page-come-back = Come back
page-rematch-there = The rematch is ready; everyone has moved up one seat.
page-rematch-go = Join the rematch

page-resign-two = The game ends, and the other player wins.
page-resign-many = A bot plays on for you, and you come last.
page-resign-alone = The game ends here.
page-leave-sure = Leave this table?
page-leave-how = Your seat stays yours: you can come back from the home page at any time. Should a bot play until then?
page-leave-bot = A bot plays for me
page-leave-wait = The others wait for me
page-leave-before = The game has not begun. Your seat becomes free for someone else.
page-leave-seat = Give up my seat
page-move-seat = Continue on another device
page-move-seat-how = Open this link on the other device, or scan the code. It moves your seat there, once, within 15 minutes. Do not pass it on.
page-take-over = Continue on this device?
page-take-over-how = The seat of { $name } moves here; the other device then only watches.
page-take-over-do = Continue here
page-seat-elsewhere = Your seat has moved to another device. Here you are watching.
page-seat-free-again = You have given up your seat.
page-seat-resigned = has resigned; a bot plays
page-seat-bot-meanwhile = away; a bot plays
page-seat-away = away
page-seat-not-here = not connected
page-share-table = Let others watch
page-share-how = This link lets others watch the table. It does not give them a seat.
page-bell-off = Notify me when it is my turn
page-bell-on = Notifications are on
page-bell-refused = Your browser does not allow notifications for this page. You can change that in its settings.

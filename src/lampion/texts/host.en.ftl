# What the host of a server sees and says.

table-result-host = The host of this server has ended the game. Nobody wins.

page-table-gone = This table is gone.
page-table-gone-why = The host of this server has deleted it.
page-notice = Message from the host
page-notice-hide = Hide this message

status-title = Lampion at work
status-uptime = Running for
status-connections = Connections
status-watched = Tables somebody is connected to
status-tables = Tables in memory
status-moves = Moves in the last minute
status-bots = Tables whose bots are thinking
status-thinking-bot = Bots people wait for: { $waiting } waiting, { $thinking } thinking, on average { $wait } of waiting
status-thinking-hint = Hints: { $waiting } waiting, { $thinking } thinking, on average { $wait } of waiting
status-thinking-analysis = Analysis: { $waiting } waiting, { $thinking } thinking, on average { $wait } of waiting
status-thinking-bots-alone = Games of bots alone: { $waiting } waiting, { $thinking } thinking, on average { $wait } of waiting
status-store = Storage
status-store-fine = works; last checked { $ago } ago
status-store-new = works; not checked yet
status-store-fails = fails: { $problem }
status-memory = Memory
status-files = Open files
status-news = Other servers
status-news-on = news comes in
status-news-off = no news comes in
status-notice = Said to everybody

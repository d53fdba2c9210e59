# What the host of a server sees and says.

table-result-host = The host of this server has ended the game. There is no winner.

page-table-gone = This table is gone.
page-table-gone-why = The host of this server has deleted it.
page-notice = Message from the host
page-notice-hide = Hide this message

status-title = State of the server
status-uptime = Running for
status-connections = Connections
status-watched = Tables with someone connected
status-tables = Tables in memory
status-moves = Moves in the last minute
status-bots = Tables whose bots are thinking
status-thinking-bot = Bots that players wait for: { $waiting } waiting, { $thinking } thinking, average wait { $wait }
status-thinking-hint = Hints: { $waiting } waiting, { $thinking } thinking, average wait { $wait }
status-thinking-analysis = Analysis: { $waiting } waiting, { $thinking } thinking, average wait { $wait }
status-thinking-bots-alone = Games of bots alone: { $waiting } waiting, { $thinking } thinking, average wait { $wait }
status-store = Storage
status-store-fine = works; last checked { $ago } ago
status-store-new = works; not checked yet
status-store-fails = fails: { $problem }
status-memory = Memory
status-files = Open files
status-news = Other servers
status-news-on = updates arrive
status-news-off = no updates arrive
status-notice = Message to everyone

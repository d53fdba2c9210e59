# Was diejenigen sehen und sagen, die einen Server betreiben.

table-result-host = Wer diesen Server betreibt, hat die Partie beendet. Niemand gewinnt.

page-table-gone = Diesen Tisch gibt es nicht mehr.
page-table-gone-why = Wer diesen Server betreibt, hat ihn gelöscht.
page-notice = Nachricht der Serverleitung
page-notice-hide = Nachricht ausblenden

status-title = Zustand des Servers
status-uptime = Läuft seit
status-connections = Verbindungen
status-watched = Tische, mit denen jemand verbunden ist
status-tables = Tische im Speicher
status-moves = Züge in der letzten Minute
status-bots = Tische, deren Bots nachdenken
status-thinking-bot = Bots, auf die jemand wartet: { $waiting } warten, { $thinking } denken nach, Wartezeit im Schnitt { $wait }
status-thinking-hint = Tipps: { $waiting } warten, { $thinking } in Arbeit, Wartezeit im Schnitt { $wait }
status-thinking-analysis = Analyse: { $waiting } warten, { $thinking } in Arbeit, Wartezeit im Schnitt { $wait }
status-thinking-bots-alone = Partien nur unter Bots: { $waiting } warten, { $thinking } denken nach, Wartezeit im Schnitt { $wait }
status-store = Datenbank
status-store-fine = in Ordnung; zuletzt geprüft vor { $ago }
status-store-new = in Ordnung; noch nicht geprüft
status-store-fails = gestört: { $problem }
status-memory = Arbeitsspeicher
status-files = Offene Dateien
status-news = Andere Server
status-news-on = Aktualisierungen kommen an
status-news-off = keine Aktualisierungen kommen an
status-notice = Nachricht an alle

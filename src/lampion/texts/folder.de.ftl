# Ein Ordner ohne Server: alles geschieht im Browser.
page-folder-starting = Die Tische werden aufgestellt …
page-folder-coming = Die Spiele werden bereitgemacht: { $done } von { $all } MB. Das geschieht nur einmal.
page-folder-no-wasm = Dieser Browser ist zu alt für die Spiele (ihm fehlt WebAssembly). Bitte nimm eine aktuelle Version von Firefox, Chrome, Edge oder Safari.
page-folder-no-memory = Der Arbeitsspeicher reicht für die Spiele nicht aus. Schließe andere Tabs oder Programme und lade die Seite neu.
page-folder-no-files = Die Spiele konnten nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
page-folder-no-room = Dieser Browser lässt die Seite hier keine Partien speichern. Oft liegt das an einem privaten Fenster.
page-folder-full = In diesem Browser ist kein Platz mehr, um deine Partien zu speichern. Schaffe Platz und lade die Seite neu.
page-folder-failed = Die Spiele konnten nicht gestartet werden. Lade die Seite neu; hilft das nicht, nimm einen anderen Browser.
page-folder-elsewhere = Deine Partien sind in einem anderen Tab oder Fenster offen.
page-folder-here = Hier weiterspielen
page-folder-kept = Jetzt ist alles da: Lampion funktioniert auch ohne Netz.
page-folder-newer = Eine neue Version von Lampion ist da.
page-folder-renew = Jetzt laden
page-folder-later = Später
page-folder-only-here = Diese Partien sind nur in diesem Browser gespeichert.
page-level-slow = { page-level-bot } (hier langsam)
page-folder-lead = Sofort gegen einen Bot oder gemeinsam an diesem Gerät. Nichts verlässt deinen Browser.
page-folder-save-all = Alle meine Partien in einer Datei speichern
page-folder-brought = { $count ->
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}

# A folder without a server: everything happens in the browser.
page-folder-starting = Setting up the tables …
page-folder-coming = Getting the games ready: { $done } of { $all } MB. This happens once.
page-folder-no-wasm = This browser is too old to run the games (it lacks WebAssembly). Please use a current version of Firefox, Chrome, Edge or Safari.
page-folder-no-memory = There is not enough memory to run the games. Close other tabs or programs and load this page again.
page-folder-no-files = The games could not be loaded. Check your connection and load this page again.
page-folder-no-room = This browser doesn’t let the page save your games here. Private windows are often the reason.
page-folder-full = There is no room left in this browser to save your games. Free some space and load this page again.
page-folder-failed = The games could not be started. Load this page again; if that doesn’t help, try another browser.
page-folder-elsewhere = Your games are open in another tab or window.
page-folder-here = Play here instead
page-folder-kept = Everything is here now: Lampion works without a network, too.
page-folder-newer = A new version of Lampion is ready.
page-folder-renew = Load it now
page-folder-later = Later
page-folder-only-here = These games are saved in this browser only.
page-level-slow = { page-level-bot } (slow here)
page-folder-lead = Against a bot now, or together on this device. Nothing leaves your browser.
page-folder-save-all = Save all my games to a file
page-folder-brought = { $count ->
    [one] One game was added.
   *[other] { $count } games were added.
}

# Settings, and what helps everyone: boards in words, no connection.

page-auto = Same as system
page-settings-kept = Kept on this device only.
page-setting-language = Language
page-setting-theme = Colours
page-setting-theme-auto = Same as system
page-setting-theme-light = Light
page-setting-theme-dark = Dark
page-setting-motion = Motion
page-setting-motion-normal = Calm
page-setting-motion-fast = Quick
page-setting-motion-off = None
page-setting-log = Log
page-setting-log-sentences = Sentences
page-setting-log-notation = Notation
page-setting-sound = Sounds
page-setting-sound-why = Quiet clicks when pieces move.
page-setting-askdone = Ask before my turn ends
page-setting-askdone-why = You can take back your last step until you press “Done”.
page-setting-tables = Board in words
page-setting-tables-why = Shows the board as tables too, for reading or listening.

page-as-tables = Board in words
page-as-tables-close = Hide the board in words
page-place-empty = –
page-key-tables = T = board in words
page-key-drop = Esc = drop the choice, close

page-offline-title = No connection
page-offline = Lampion’s server cannot be reached. Your games are safe there; this page continues by itself as soon as the server answers.

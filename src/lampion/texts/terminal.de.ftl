# Der Tisch im Terminal.

terminal-name = { $who-is ->
    [you] Du
   *[other] { $who }
}
terminal-player = Person { $number }
terminal-example = Gib einen Zug ein, oder ? für Hilfe.
terminal-only-choice = Enter führt es aus, ? zeigt die Hilfe.
terminal-only-choice-or-undo = Enter führt es aus, „zurück“ nimmt deinen letzten Zug zurück, ? zeigt die Hilfe.
terminal-choose-exactly = wähle { $most } aus { $items }, etwa { $example }
terminal-choose-from-to = wähle { $least } bis { $most } aus { $items }, etwa { $example }
terminal-no-such-number = { $count ->
    [one] Zur Wahl steht nur die Nummer 1.
   *[other] Wähle eine Nummer von 1 bis { $count }.
}
terminal-picked = { $count ->
    [one] { $value }: 1 möglicher Zug.
   *[other] { $value }: { $count } mögliche Züge. Jetzt der Rest des Zugs, oder „züge“ für eine Liste.
}
terminal-none-fit = Kein möglicher Zug passt zu „{ $filter }“.
terminal-more-moves = { $count ->
    [one] … und 1 weiterer. So wird die Liste kürzer: züge 4,5
   *[other] … und { $count } weitere. So wird die Liste kürzer: züge 4,5
}
terminal-hint = { $sentence } Eingabe: { $notation }
terminal-allowed = Das ist erlaubt. { $sentence }
terminal-why-what = Schreib nach „warum“ einen ganzen Zug, dann erfährst du, warum er nicht geht.
terminal-done = Enter beendet deinen Zug, „zurück“ nimmt ihn zurück, „immer“ beendet ihn ab jetzt ohne Nachfrage.
terminal-pass-device = Gib das Gerät an { $who } weiter. Enter zeigt den Tisch.
terminal-bye = Bis bald.
terminal-input-ended = Die Eingabe war vor der Partie zu Ende.
terminal-save-question = Partie speichern? Gib einen Dateinamen ein, oder Enter für nein.
terminal-saved = Partie gespeichert: { $file }
terminal-not-saved = Die Partie ließ sich nicht als { $file } speichern: { $error }

terminal-help-move = Eine Nummer – nimmt diesen Zug der Liste; Enter nimmt den einzigen.
terminal-help-moves = züge – zeigt mögliche Züge; züge 4,5 nur einige davon.
terminal-help-hint = tipp – was ein vernünftiger Spieler tun würde.
terminal-help-why = warum – und ein Zug: warum er nicht geht.
terminal-help-rules = regeln – zeigt alle Regeln dieses Spiels.
terminal-help-undo = zurück – nimmt deine letzte Entscheidung zurück.
terminal-help-resign = aufgeben – gibt die Partie auf; zu dritt oder zu viert spielt ein Bot für dich weiter.
terminal-help-quit = ende – verlässt den Tisch.
terminal-help-always = immer – und { $answers }: beantwortet die Frage ab jetzt so; immer fragen fragt wieder.
terminal-always-set = { $question }: { $answer }.
terminal-always-ask = { $question }: Du wirst gefragt.
terminal-always-none = In diesem Spiel gibt es keine Frage, die sich ein für alle Mal beantworten lässt.
terminal-always-what = Auf „immer“ folgt eines von: { $answers }.
terminal-no-rules = Für dieses Spiel gibt es keine Regeln in dieser Sprache.

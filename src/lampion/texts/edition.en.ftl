# Words about the values of editions that all games share.

edition-literal = { $text }
edition-list = { $items }
edition-yes = yes
edition-no = no
edition-mark-text = rulebook
edition-mark-inferred = inferred
edition-mark-house = ours
edition-legend = Where a value comes from: rulebook = it is stated there; inferred = it follows from what is stated there; ours = our own reconstruction, which an owner of the printed game can correct.
edition-levels-measured = The levels of the bots were measured on the edition { $measured }. On this one they play by the same weights.
edition-good = { $file } is a good edition of { $game }, called { $name }.
edition-same = Both editions have the same values.
edition-only-in = only in { $file }: { $text }
edition-changed = { $before } → { $after }

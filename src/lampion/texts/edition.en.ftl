# Words about the values of editions that all games share.

edition-literal = { $text }
edition-list = { $items }
edition-yes = yes
edition-no = no
edition-mark-text = rulebook
edition-mark-inferred = inferred
edition-mark-house = ours
edition-number-word = { $number ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}
edition-legend = Where a value comes from: rulebook = it is stated there; inferred = it follows from what is stated there; ours = our own reconstruction, which an owner of the printed game can correct.
edition-levels-measured = The levels of the bots were measured on the usual edition ({ $usual }). On this one they play by the same weights.
edition-good = { $file } is a good edition of { $game }, called { $name }.
edition-same = Both editions have the same values.
edition-only-in = only in { $file }: { $text }
edition-changed = { $before } → { $after }

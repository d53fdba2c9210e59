# Way of the Panda in the terminal.

panda-terminal-legend =
    Clans: W white, Y yellow, O orange, P purple. Paths: x ninja, W guard, [W3] tile, [n3] neutral tile.
    Places: S start, F frontier, 1–3 numbered; # city foundation, g gate, m market, p pagoda; guards around/needed;
    below, the heroes of each clan: m monk, g governor, w warrior.

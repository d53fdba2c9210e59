# Pagoda in the terminal.

pagoda-terminal-legend = R red, B blue, G green, Y yellow, V violet; · a missing column; RB a red tile, blue columns next.

# Pagoda im Terminal.

pagoda-terminal-legend = R rot, B blau, G grün, Y gelb, V violett; · hier fehlt eine Säule; RB ein rotes Plättchen, blaue Säulen folgen.

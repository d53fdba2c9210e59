# Pagoda dans le terminal.

pagoda-terminal-legend = R rouge, B bleu, G vert, Y jaune, V violet ; · colonne qui manque ; RB tuile rouge, colonnes bleues ensuite.

# AXIO dans le terminal.

axio-terminal-bag = Sac : { $count } · Paires libres : { $pairs }
axio-terminal-example = Une tuile et deux cases (ligne,colonne), par exemple : 1 4,5 4,6 – ou ? pour l’aide.
axio-terminal-manual = 1 4,5 4,6 – la première moitié de la tuile 1 en ligne 4, colonne 5, la seconde en ligne 4, colonne 6 ; 1 4,6 4,5 la retourne. bo 4,5 4,6 et b(4,5) o(4,6) veulent dire bleu et orange (r b g o p : rouge, bleu, vert, orange, violet). compléter et échanger finissent le tour. Un astérisque marque la couleur la plus basse.
axio-terminal-no-tile = { $count ->
    [one] Vous n’avez que la tuile 1.
   *[other] Vous avez les tuiles 1 à { $count }, pas { $number }.
}
axio-terminal-which-tile = Quelle tuile ? Mettez son numéro avant les cases, par exemple : 1 4,5 4,6

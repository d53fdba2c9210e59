# Way of the Panda dans le terminal.

panda-terminal-legend =
    Clans : W blanc, Y jaune, O orange, P violet. Chemins : x ninja, W garde, [W3] tuile, [n3] tuile neutre.
    Lieux : S départ, F frontière, 1–3 numéro ; # fondation, g arche, m marché, p pagode ; gardes autour/nécessaires ;
    dessous, les héros de chaque clan : m moine, g gouverneur, w guerrier.

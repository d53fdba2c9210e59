# Une ligne pour une première partie, avec la consigne du même nom ; ce qui suit :: vient au tour suivant.

panda-prompt-guard-coach = Des gardes autour d’un lieu permettent d’y construire. Restez près des bâtiments déjà là.
panda-prompt-place-hero-coach = Placez vos héros là où leur bâtiment peut grandir, pas loin de vos gardes.
panda-prompt-turn-coach = Cherchez une case qui permet de construire : c’est ce qui rapporte le plus. :: Les cases bon marché d’abord : dans cette manche, on ne fait qu’avancer. :: Chaque garde employé revient comme point d’action à la manche suivante. :: Des héros plus forts franchissent plus de ninjas et valent plus à la fin. :: Une ville demande trois bâtiments : y a-t-il un lieu qui en a deux ?
panda-prompt-turn-pass-coach = Plus rien pour vous dans cette manche. Passez : vos gardes reviennent comme points d’action.
panda-prompt-option-coach = Une case, deux actions : prenez celle qui vous sert maintenant.
panda-prompt-step-coach = L’ordre des étapes est libre. Vous pouvez aussi en laisser une.
panda-prompt-hero-coach = Il faut à un héros autant de force qu’il y a de ninjas non couverts sur le chemin.
panda-prompt-hero-build-coach = À chaque héros son bâtiment : arche, marché ou pagode.
panda-prompt-move-coach = Seuls s’affichent les chemins qu’il peut franchir. Où voulez-vous construire ?
panda-prompt-move-again-coach = Il peut continuer ou s’arrêter ici.
panda-prompt-cover-coach = Couvrez un ninja : votre garde compte pour bâtir aux deux bouts du chemin.
panda-prompt-tile-coach = Votre propre tuile compte toujours pour vous. Une neutre ne compte pour personne.
panda-prompt-card-coach = Vous avez fondé une ville : lisez les deux cartes Ville et prenez-en une.
panda-prompt-pick-coach = À la fin, la force multiplie les missions : faites grandir les deux chez le même héros.
panda-prompt-frontier-coach = Un bâtiment à la frontière vous offre une action.
panda-prompt-reward-coach = Des points maintenant, ou des tuiles qui comptent à la fin.
panda-prompt-withdraw-coach = Votre garde sur la carte mission sert surtout tant que vous pouvez encore la gagner.

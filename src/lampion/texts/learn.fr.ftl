# Apprendre : les leçons d’un jeu, et une leçon sur le plateau. Chaque jeu apporte lui-même ce que disent ses leçons.

page-learn-stand = { $done ->
    [0] Une chose à la fois, sur le vrai plateau.
   *[other] { $left ->
        [0] Toutes les lanternes sont allumées. Place à votre première partie.
       *[other] { $done ->
            [one] Une lanterne est allumée. La suivante prend environ une minute.
           *[other] { $done } lanternes sont allumées. La suivante prend environ une minute.
        }
    }
}
page-learn-path = { $game }, pas à pas
page-learn-count = { $done ->
    [0] { $count } leçons
    [one] 1 leçon sur { $count }
   *[other] { $done } leçons sur { $count }
}
page-learn-done = réussie
page-learn-changed = réussie, modifiée depuis
page-learn-next = la suivante
page-learn-first = Votre première partie
page-learn-first-note = contre le bot débutant
page-learn-go-on = Continuer : { $title }
page-learn-rules = Plutôt lire les règles
page-learn-number = Leçon { $number } sur { $count }
page-learn-show = Montrez-moi
page-learn-astray = En partie, c’est permis. Ici, essayez plutôt autre chose.
page-learn-try-again = Réessayer
page-learn-once-more = Encore une fois
page-learn-onward = Leçon suivante
page-learn-end = Jouer la première partie
page-learn-tries = Que se passe-t-il si…
page-learn-missing = Cette leçon n’existe pas.
page-learn-lessons = Leçons sur le plateau
page-learn-new = Nouveau ici ? Apprenez un jeu en dix minutes
page-learn-lit = { $done ->
    [one] 1 lanterne allumée
   *[other] { $done } lanternes allumées
}
page-learn-none = Ce jeu n’a pas encore de leçons. Jouez une première partie ou lisez les règles.

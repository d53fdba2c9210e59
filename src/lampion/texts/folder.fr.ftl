# Un dossier sans serveur : tout se passe dans le navigateur.
page-folder-starting = Installation des tables …
page-folder-coming = Préparation des jeux : { $done } Mo sur { $all }. Une seule fois suffit.
page-folder-no-wasm = Ce navigateur est trop ancien pour les jeux (WebAssembly lui manque). Utilisez une version récente de Firefox, Chrome, Edge ou Safari.
page-folder-no-memory = La mémoire disponible ne suffit pas pour les jeux. Fermez d’autres onglets ou programmes, puis rechargez la page.
page-folder-no-files = Les jeux n’ont pas pu être chargés. Vérifiez la connexion, puis rechargez la page.
page-folder-no-room = Ce navigateur ne permet pas à la page d’enregistrer vos parties. C’est souvent dû à une fenêtre privée.
page-folder-full = Il n’y a plus de place dans ce navigateur pour enregistrer vos parties. Libérez de l’espace, puis rechargez la page.
page-folder-failed = Les jeux n’ont pas pu démarrer. Rechargez la page ; si cela ne suffit pas, essayez un autre navigateur.
page-folder-elsewhere = Vos parties sont ouvertes dans un autre onglet ou une autre fenêtre.
page-folder-here = Jouer ici
page-folder-kept = Tout est là : Lampion fonctionne désormais aussi sans connexion.
page-folder-newer = Une nouvelle version de Lampion est prête.
page-folder-renew = La charger maintenant
page-folder-later = Plus tard
page-folder-only-here = Ces parties ne sont enregistrées que dans ce navigateur.
page-level-slow = { page-level-bot } (lent ici)
page-folder-lead = Contre un bot tout de suite, ou ensemble sur cet appareil. Rien ne quitte votre navigateur.
page-folder-save-all = Enregistrer toutes mes parties dans un fichier
page-folder-brought = { $count ->
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}

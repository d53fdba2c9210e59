# Ce que voit et dit la personne qui gère un serveur.

table-result-host = La personne qui gère ce serveur a mis fin à la partie. Personne ne gagne.

page-table-gone = Cette table n’existe plus.
page-table-gone-why = La personne qui gère ce serveur l’a supprimée.
page-notice = Message de la personne qui gère ce serveur
page-notice-hide = Masquer ce message

status-title = État du serveur
status-uptime = En marche depuis
status-connections = Connexions
status-watched = Tables auxquelles quelqu’un est connecté
status-tables = Tables en mémoire
status-moves = Coups pendant la dernière minute
status-bots = Tables dont les bots réfléchissent
status-thinking-bot = Bots que quelqu’un attend : { $waiting } en attente, { $thinking } en réflexion, attente moyenne { $wait }
status-thinking-hint = Conseils : { $waiting } en attente, { $thinking } en réflexion, attente moyenne { $wait }
status-thinking-analysis = Analyse : { $waiting } en attente, { $thinking } en réflexion, attente moyenne { $wait }
status-thinking-bots-alone = Parties entre bots : { $waiting } en attente, { $thinking } en réflexion, attente moyenne { $wait }
status-store = Base de données
status-store-fine = fonctionne ; dernière vérification il y a { $ago }
status-store-new = fonctionne ; pas encore vérifiée
status-store-fails = en panne : { $problem }
status-memory = Mémoire
status-files = Fichiers ouverts
status-news = Autres serveurs
status-news-on = les mises à jour arrivent
status-news-off = aucune mise à jour n’arrive
status-notice = Message à tous

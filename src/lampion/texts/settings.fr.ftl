# Les réglages, et ce qui aide tout le monde : plateaux en mots, pas de connexion.

page-auto = Comme le système
page-settings-kept = Conservé uniquement sur cet appareil.
page-setting-language = Langue
page-setting-theme = Couleurs
page-setting-theme-auto = Comme le système
page-setting-theme-light = Clair
page-setting-theme-dark = Sombre
page-setting-motion = Animations
page-setting-motion-normal = Calmes
page-setting-motion-fast = Rapides
page-setting-motion-off = Aucune
page-setting-log = Journal
page-setting-log-sentences = Phrases
page-setting-log-notation = Notation
page-setting-sound = Sons
page-setting-sound-why = De légers clics quand les pièces bougent.
page-setting-askdone = Demander avant de passer la main
page-setting-askdone-why = Vous pouvez annuler votre dernière étape tant que vous n’avez pas validé.
page-setting-tables = Plateau en texte
page-setting-tables-why = Montre aussi le plateau sous forme de tableaux, à lire ou à écouter.

page-as-tables = Plateau en texte
page-as-tables-close = Masquer le plateau en texte
page-place-empty = –
page-key-tables = T = plateau en texte
page-key-drop = Échap = annuler le choix, fermer

page-offline-title = Pas de connexion
page-offline = Le serveur de Lampion est injoignable. Vos parties y sont à l’abri ; cette page reprendra d’elle-même dès qu’il répondra.

# The table in the browser.

web-plain = { $text }

# Titles and ways around.
web-title-start = Dropship
web-title-set-up = Préparer une partie
web-title-matches = Mes parties
web-title-table = À la table
web-title-replay = Relecture
web-title-analysis = Ce qui a décidé la partie
web-title-shared = Une partie partagée
web-title-rules = Règles
web-title-glossary = Glossaire
web-title-settings = Réglages
web-title-about = À propos de Dropship
web-title-unknown = Rien ici
web-brand = Dropship, accueil
web-nav = Site
web-nav-matches = Parties
web-nav-rules = Règles
web-nav-settings = Réglages
web-nav-about = À propos
web-skip = Aller au contenu
web-dismiss = Compris
web-close = Fermer
web-cancel = Retour
web-loading = Chargement…
web-cannot-start = Dropship n’a pas pu démarrer ({ $what }). Rechargez la page ; il faut un navigateur de moins de deux ans.
web-needs-script = Dropship se joue dans votre navigateur et a besoin de JavaScript et de WebAssembly.
web-unknown = Dropship ne connaît pas cette adresse. Elle est peut-être mal tapée, ou la partie se trouve dans un autre navigateur.
web-to-start = Vers l’accueil

# Start page.
web-start-title = Trois jeux. Une table.
web-start-lead = Chaque règle appliquée et expliquée, des dés que chacun peut vérifier, des bots aux sièges vides.
web-play-now = Jouer
web-play-now-what = Jouer : { $game }
web-set-up = Préparer…
web-set-up-what = Préparer une partie : { $game }
web-go-on = Reprendre : { $game }
web-decisions = { $count ->
    [one] { $count } décision prise
   *[other] { $count } décisions prises
}

# Learning a game. $what is one of the three before it.
web-learn = Apprendre, 5 minutes
web-learn-on = Continuer à apprendre
web-learn-again = Réapprendre
web-learn-what = { $what } : { $game }
web-lesson = Leçon
web-lesson-step = Leçon, { $number } sur { $of }
web-lesson-play = Jouer une partie entière
web-lesson-again = Refaire la leçon
web-lesson-skip = Passer la leçon et jouer
web-lesson-not-now = C’est permis, mais la leçon veut d’abord montrer autre chose : { $what }
web-lesson-failed = La leçon n’a pas pu être chargée : { $what }. Rechargez la page pour réessayer.
web-hint = Conseil
web-hint-help = Demander à un bot expert ce qu’il ferait, et pourquoi
web-hint-thinking = Un bot expert réfléchit…
web-hint-shares = Chances de gagner après chaque réponse :

# Set-up.
web-who-plays = Qui joue
web-options = Options
web-finer = Points de règle détaillés
web-defaults = Revenir aux règles habituelles
web-dice = Dés
web-seed = Graine
web-seed-help = Laissez vide et personne ne connaît les dés. Avec un mot ou une phrase de votre choix, ils sont toujours les mêmes.
web-options-wrong = Ces options ne vont pas ensemble. { $what }
web-begin = À table
web-begin-failed = La partie n’a pas pu commencer : { $what }
web-read-rules = Lire les règles
web-by-the-rules = Selon les règles
web-seat-number = Siège { $number }
web-person = vous
web-person-here = Quelqu’un sur cet appareil
web-bot-random = Bot : coups au hasard
web-bot-recruit = Bot : recrue
web-bot-regular = Bot : soldat
web-bot-veteran = Bot : vétéran
web-bot-elite = Bot : élite

# Matches.
web-import = Importer une partie…
web-import-failed = Ce fichier a été refusé : { $what }. Rien n’a changé.
web-file-cut = il s’arrête au milieu
web-file-foreign = ce n’est pas une partie de Dropship
web-file-changed = il a été modifié ou abîmé après coup
web-no-matches = Aucune partie pour l’instant. La première est à un clic, sur la page d’accueil.
web-over = finie
web-won = gagnée
web-lost = perdue
web-drawn = nulle
web-resume = Reprendre
web-replay = Revoir
web-export = Exporter
web-exported = Enregistré sous { $file }. Le fichier contient tous les secrets de la partie.
web-export-failed = Le fichier n’a pas pu être écrit : { $what }.
web-remove = Supprimer
web-remove-sure = Vraiment supprimer
web-store-failed = Ce navigateur n’a pas pu conserver la partie : { $what }. Libérez de la place ou quittez la navigation privée, puis réessayez.
web-open-failed = Cette partie ne peut pas être ouverte : { $what }. Elle reste dans la liste et peut être exportée.
web-no-such-match = Cette partie n’est pas dans ce navigateur. Elle a peut-être été supprimée, ou elle se trouve dans un autre.

# The table.
web-boards = Plateaux. Les flèches pointent, Entrée choisit, W dit pourquoi c’est impossible.
web-boards-as-text = Plateaux en texte
web-pieces = Plateaux et pièces
web-larger = Agrandir
web-smaller = Réduire
web-fit = Tout afficher
web-choices = Choix
web-no-choices = Rien à choisir.
web-choose-here = Choisir ici
web-more-here = { $count ->
    [one] et { $count } autre ici
   *[other] et { $count } autres ici
}
web-why-not = Pourquoi pas ?
web-costs = Coûte
web-in-sight = En ligne de vue
web-phases = Déroulement
web-overlays = Calques sur les plateaux
web-hurry = Passer
web-percent = { $percent } %
web-cards = Cartes
web-common-trays = Sur la table
web-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
web-empty = rien
web-seats = Sièges
web-log = Journal
web-log-more = { $count ->
    [one] { $count } décision plus ancienne
   *[other] { $count } décisions plus anciennes
}
web-log-empty = Il ne s’est encore rien passé.
web-goal = But
web-die = Dé : { $face }
web-taken-back = { $from ->
    [one] Retour en arrière ici ; { $from } décision avait été prise.
   *[other] Retour en arrière ici ; { $from } décisions avaient été prises.
}
web-thinking = { $seat } : réflexion en cours
web-pass-on = L’écran est maintenant pour { $seat }.
web-curtain = Passez l’écran. La suite est pour { $seat } et personne d’autre.
web-lift = Personne d’autre ne voit l’écran
web-undo = Annuler
web-undo-help = Annule votre dernière décision ; rien n’a été révélé depuis.
web-take-back = Annuler quand même…
web-take-back-help = Depuis votre dernière décision, un dé est tombé ou quelque chose a été dévoilé. L’annulation sera notée dans le journal.
web-take-back-sure = Annuler quand même (noté au journal)
web-unsaved = Cette partie n’est pas conservée ({ $what }). Exportez-la avant de fermer la page.
web-bot-failed = Le bot n’a pas pu décider : { $what }. Rechargez la page pour réessayer ; la partie est conservée.
web-tabs = Ce qui s’affiche dessous
web-names = Noms des cases
web-reading = Plateaux en texte
web-sound = Son
web-keys = Touches
web-key-number = prendre le choix de ce numéro (avec Entrée si le numéro pourrait être plus long)
web-key-arrows = pointer la case suivante des plateaux
web-key-enter = choisir ce qui est pointé
web-key-list = choix suivant et précédent de la liste
web-key-why = pourquoi rien ne peut y être choisi
web-key-undo = annuler
web-key-hint = ce que ferait un bot, et pourquoi
web-key-zoom = agrandir et réduire
web-key-fit = tout afficher
web-key-names = noms des cases
web-key-overlay = calque suivant sur les plateaux : danger, portée, détecteur
web-key-hurry = passer ce que font les autres
web-key-escape = quitter ce qui est ouvert

# Replay.
web-moment = { $turn ->
    [one] Après { $turn } décision sur { $last }
   *[other] Après { $turn } décisions sur { $last }
}
web-moment-prospects = Après { $turn } décisions sur { $last } : { $prospects }
web-step-back = Une décision en arrière
web-step-on = Une décision en avant
web-run = Lecture
web-stop = Pause
web-scrubber = Moment de la partie
web-eyes = Vu par
web-everybody = Spectateurs
web-play-on = Jouer à partir d’ici
web-play-on-help = La personne dont vous avez choisi le regard continue, des bots prennent les autres sièges, et tout ce qu’on ne pouvait pas savoir alors est redistribué.
web-played-on = Partie reprise à un moment donné

# After the match.
web-analysis = Analyse
web-judging = Décisions évaluées : { $done } sur { $last }
web-judge = Analyser la partie
web-judge-stop = Arrêter
web-judge-failed = La partie n’a pas pu être évaluée : { $what }. Rechargez la page pour réessayer.
web-see-moment = Voir ce moment
web-share = Partager
web-share-link = Lien
web-share-file = Fichier de la partie
web-share-picture = Image
web-share-note = Le lien et le fichier contiennent toute la partie avec tous ses secrets : qui les ouvre voit la même partie et peut jouer à partir de n’importe quel moment.
web-link-copied = Le lien est dans le presse-papiers. Il contient toute la partie ; qui l’ouvre peut la revoir dans son propre navigateur.
web-link-ready = Voici le lien. Il contient toute la partie ; qui l’ouvre peut la revoir dans son propre navigateur.
web-link-too-long = Cette partie est trop longue pour un lien : il aurait { $size } ko, et les programmes qui envoient des liens en acceptent environ { $most } ko. Envoyez plutôt le fichier de la partie ; il s’ouvre sur la page des parties.
web-link-empty = il est vide ou trop long
web-link-cut = il est tronqué ou modifié
web-link-bad = Ce lien ne contient pas de partie : { $what }. Un morceau s’est peut-être perdu en route ; redemandez-le.
web-picture-saved = Enregistré sous { $file }.

# Rules.
web-rules-failed = Les règles n’ont pas pu être chargées : { $what }. Rechargez la page pour réessayer.
web-search-rules = Chercher dans les règles
web-games = Jeux
web-rules-found = { $count ->
    [0] Aucune règle ne contient tous ces mots.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-first = Les { $count } premières sont affichées ; d’autres mots en réduisent le nombre.
web-contents = Sommaire
web-no-such-rule = Il n’y a pas de règle { $id }. Vous cherchez peut-être :

# Glossary.
web-glossary-of = { $game } : glossaire
web-search-terms = Chercher un terme

# Settings.
web-language = Langue
web-language-failed = Impossible de charger les mots de cette langue : { $what }. Rien n’a changé.
web-theme = Thème
web-theme-dark = Phosphore
web-theme-light = Papier
web-text-size = Taille du texte
web-motion = Animations
web-motion-system = Comme le système
web-motion-calm = Calmes
web-motion-quick = Rapides
web-motion-none = Aucune
web-try-sound = Écouter

# About.
web-about = Dropship est une table numérique pour trois jeux de société où des humains affrontent des xénomorphes : des règles exactes pour chacun, et tout le reste en commun.
web-notice-title = Mentions
web-notice = Projet de fans non officiel, sans lien avec aucun ayant droit ni approbation de sa part. Les noms de jeux, de films et de personnages appartiennent à leurs propriétaires et ne servent qu’à dire de quelles règles il s’agit. Aucun texte et aucune illustration ne viennent d’une boîte : formulations, dessins et code sont les nôtres.
web-origins-title = D’où vient le contenu
web-origins-help = Chaque carte, plan et tableau indique d’où viennent ses chiffres : du livret de règles, de ce que l’on sait publiquement du matériel, ou de notre propre création quand ni l’un ni l’autre ne le dit.
web-origins = Livret de règles : { $rulebook }, sources publiques : { $public }, notre création : { $authored }.
web-fair-title = Des dés honnêtes
web-fair = Tous les dés d’une partie découlent d’une graine dont l’empreinte est notée avant le premier lancer. La page « Vérifier les dés » montre les deux et, comme la commande dropship verify, vérifie que les règles ont été respectées et que les dés n’ont pas été choisis.
web-private-title = Vos parties
web-private = Les parties jouées sur cet appareil sont conservées dans ce navigateur et nulle part ailleurs ; celles à plusieurs le sont par le serveur dont vous avez ouvert l’adresse. Effacer les données du site les supprime ; exportez celles que vous voulez garder. Un seul cookie retient la langue de lecture, et rien d’autre.

# Tables tenues par un serveur.
web-friend = Quelqu’un d’autre, par un lien
web-trouble = { $kind ->
    [offline] Le serveur est injoignable. Vérifiez la connexion et réessayez.
    [not_found] Cette table n’existe pas sur ce serveur.
    [not_yours] Ce lien n’ouvre rien ici : il a déjà servi, ou il appartient à une autre table.
    [not_now] Ce n’est pas possible en ce moment.
    [options] Le serveur n’accepte pas ces options.
    [too_many] Trop à la fois. Attendez un peu et réessayez.
    [unavailable] Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé ; réessayez bientôt.
    [broken] Cette table ne peut pas être ouverte : le serveur a désormais d’autres règles.
   *[other] Le serveur n’a pas compris. Rechargez la page et réessayez.
}
web-invited = Une place vous attend
web-opened = Votre table est ouverte : prenez place et envoyez leurs liens aux autres
web-name = Votre nom
web-sit-down = S’asseoir
web-committed = Les dés sont déjà fixés : { $hash } est l’empreinte de leur graine. Votre navigateur y ajoute un nombre que le serveur ne peut pas encore connaître.
web-waiting-for-others = En attente des autres
web-only-here = Cette adresse ne vaut que sur cet ordinateur. Pour laisser entrer d’autres personnes, lancez Dropship avec --addr 0.0.0.0 et ouvrez l’adresse qu’elles utilisent.
web-open-seat = libre
web-own-seat = { $name } (vous)
web-lent-by = un bot pour { $name }
web-is-away = { $name } (pas là)
web-awaited = en attente : { $seat }
web-reconnecting = Connexion perdue. Reconnexion …
web-link = Lien vers ce siège
web-links = Sièges et liens
web-copy = Copier
web-copied = Le lien est dans le presse-papiers. Envoyez-le à la personne qui doit s’asseoir là.
web-invite = Créer un lien
web-company = Discussion
web-say = Dire
web-spectators = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
web-lend = Laisser un bot jouer pour moi
web-lend-away = Laisser jouer un bot
web-take-seat-back = Reprendre ma place
web-leave = Quitter la table
web-leave-sure = Vraiment partir pour de bon
web-wish = Demander à revenir en arrière
web-wish-of = { $name } demande à revenir à la décision { $turn }.
web-agree = Accepter
web-decline = Refuser
web-rematch = Rejouer
web-look-again = Revoir
web-remind = Me prévenir quand c’est mon tour
web-reminded = Ce navigateur vous préviendra quand ce sera votre tour et que vous ne serez pas là.
web-remind-failed = Ce navigateur ne peut pas vous prévenir : { $what }.
web-mail = M’avertir par courriel
web-mail-address = Adresse électronique
web-mail-code = Code (une fois reçu)
web-mail-send = Valider
web-mail-sent = Un code est en route vers cette adresse. Saisissez-le à côté.
web-mail-done = Vous recevrez un courriel quand ce sera votre tour et que vous ne serez pas là.
web-forget = Plus d’avis
web-forgotten = Plus rien ne sera envoyé pour cette partie.
web-your-turn = à vous de jouer
web-online-matches = À plusieurs

# Les dés vérifiés.
web-title-verify = Les dés, vérifiés
web-verify = Vérifier les dés
web-verify-lead = Tout ceci vient d’être recalculé dans cette page, à partir du seul journal de la partie.
web-verify-rules = Les règles ont été respectées à chaque décision.
web-verify-dice = La graine est celle qui était promise, et chaque dé et chaque carte en découlent, avec ce que les joueurs ont ajouté.
web-verify-promise = La promesse est celle que ce navigateur a vue avant le début.
web-verify-nonce = Le nombre ajouté par ce navigateur en fait partie.
web-verify-later = montrée à la fin de la partie
web-commitment = Promesse
web-nonces = Ajouté par les joueurs

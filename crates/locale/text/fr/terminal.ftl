# The hot-seat in a terminal.

# What is drawn.
terminal-edge-wall = mur
terminal-edge-line = ligne qui arrête le pas, pas la vue
terminal-edge-open-door = porte ouverte
terminal-edge-closed-door = porte fermée
terminal-edge-barricade = porte barricadée
terminal-edge-grille = grille
terminal-no-cards = aucune
terminal-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
terminal-waiting = On attend { $seats }.
terminal-choices-places = Sur le plateau :
terminal-choices-pieces = Pièces :
terminal-choices-cards = Cartes :
terminal-choices-buttons = Actions :

# Around it.
terminal-title = { $game } · décision { $number }
terminal-news = Depuis votre dernier passage :
terminal-prompt = { $seat } ({ $count ->
    [one] 1
   *[other] 1–{ $count }
}, ? aide)
terminal-prompt-over = Partie finie (Entrée quitte, s FICHIER enregistre, ? aide)
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-help =
    Tapez le numéro d’un choix, le nom de sa case ou ses premiers mots.
    Les nombres sur le plateau sont des choix ; une pièce marquée ! peut aussi être choisie.
    Un + signale plusieurs pièces ou plusieurs choix au même endroit.
      v          revoir la table
      h          ce que ferait quelqu’un qui joue bien, et pourquoi
      c          ce que fait chaque carte sur la table
      l          ce qui s’est passé jusqu’ici
      u          annuler la dernière décision
      s FICHIER  enregistrer la partie (s! FICHIER remplace un fichier)
      w CASE     pourquoi rien n’est possible là ou avec cette pièce
      q          quitter
      ?          cette aide
terminal-hint = Conseil :
terminal-hint-line = { $number }  { $answer } ({ $percent } %)
terminal-hint-line-plain = { $number }  { $answer }
terminal-no-hint = Personne ici ne donne de conseils.

# Passing the keyboard.
terminal-hide = Ceci est pour { $seat } et personne d’autre. Entrée le cache.
terminal-pass = Le clavier est pour { $seat } : Entrée quand personne d’autre ne voit l’écran.

# What was typed and could not be used.
terminal-unknown = « { $typed } » ne fait pas partie des choix. Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
terminal-unknown-over = « { $typed } » n’est pas une commande. Tapez ? pour l’aide.
terminal-no-such-number = Il n’y a pas de choix { $number } : les numéros vont de 1 à { $count }.
terminal-not-there = Rien à choisir en { $place } pour l’instant.
terminal-several = « { $typed } » peut vouloir dire plusieurs choses. Tapez un numéro : { $numbers }.
terminal-save-what = Indiquez un fichier : s FICHIER
terminal-why-what = Nommez une case ou une pièce : w CASE
terminal-why-wrong = Ce n’est pas une action de ce jeu : { $what }
terminal-why-offered = Cette action est proposée en ce moment.

# Saving and leaving.
terminal-saved = Enregistré dans { $file }. Le fichier contient tous les secrets de la partie.
terminal-exists = { $file } existe déjà ; s! { $file } le remplace.
terminal-not-saved = { $file } n’a pas pu être écrit : { $what }. La partie continue.
terminal-taken-back = Annulé : la décision { $number } est à reprendre.
terminal-unsaved = Cette partie n’est pas enregistrée. s FICHIER l’enregistre, encore q quitte sans enregistrer, Entrée continue.
terminal-ended = Il n’y a plus d’entrée ; la partie s’arrête ici.
terminal-bye = Au revoir.
terminal-machine-wrong = La machine qui joue { $seat } a répondu { $answer } : { $why }

# Tout l’écran.
terminal-keys = ↑↓ Entrée choisir · Tab volet · h conseil · u annuler · ? aide · q fin
terminal-keys-curtain = Entrée : c’est moi · q quitter
terminal-keys-private = Entrée le cache · PgUp PgDn journal · q quitter
terminal-keys-narrowed = Seulement ce qui est possible là · Entrée choisit · Échap tout revoir
terminal-pane-around = Pièces, nombres et cartes
terminal-too-small = Cette table a besoin de { $width } × { $height } caractères, et la fenêtre en a { $columns } × { $rows }. Agrandissez-la ou réduisez les lettres.
terminal-type-filter = Chercher :
terminal-type-save = Enregistrer sous :
terminal-type-replace = Ce fichier existe déjà. Entrée le remplace :
terminal-type-why = Pourquoi pas ? Nommez une case ou une pièce :
terminal-type-say = Dire :
terminal-box-help = Aide
terminal-box-cards = Cartes
terminal-box-answer = Réponse
terminal-box-leave = Quitter ?
terminal-box-gone = Fin
terminal-box-keys = ↑↓ défiler · toute autre touche ferme
terminal-screen-help =
    Les nombres sur le plateau sont des choix ; une pièce marquée ! peut aussi être choisie. Ce qui est sélectionné dans la liste s’allume sur le plateau.
      ↑ ↓ j k     sélectionner un choix ; dans un autre volet, défiler
      Entrée      prendre ce qui est sélectionné
      1 2 3 …     un choix par son numéro
      /           un choix par une partie de ses mots ; Échap y met fin
      Tab         volet suivant : choix, plateau, pièces et cartes, journal
      PgUp PgDn   faire défiler le journal
      h           ce que ferait quelqu’un qui joue bien, et pourquoi
      w           pourquoi quelque chose n’est pas possible
      c           ce que fait chaque carte sur la table
      u           annuler la dernière décision
      s           enregistrer la partie
      m, y, n     en ligne : dire quelque chose ; accepter un retour, ou non
      L           une autre langue
      q           quitter
    La souris choisit aussi : cliquez un choix, un nombre sur le plateau ou une pièce. Un clic ailleurs sur le plateau dit pourquoi pas ; la molette fait défiler.
terminal-screen-unsaved =
    Cette partie n’est pas enregistrée.

      s           l’enregistrer et quitter
      q           quitter sans enregistrer
      Échap       continuer à jouer
terminal-machine-broken = Le bot qui joue { $seat } a échoué. La partie peut encore être enregistrée et reprise.

# À une table en ligne.
terminal-coming = En route vers la table …
terminal-gathering = La partie commence quand toutes les places sont prises.
terminal-link-lost = connexion perdue, nouvel essai …
terminal-seat-open = libre
terminal-seat-here = { $name }
terminal-seat-away = { $name }, pas là
terminal-seat-bot = un bot
terminal-wish = { $name } demande à revenir à la décision { $number } : y accepte, n refuse.
terminal-wished = Les autres doivent dire s’ils acceptent.
terminal-nothing-to-undo = Vous n’avez encore rien décidé.
terminal-online-save = Le serveur garde cette partie ; elle pourra être enregistrée quand elle sera finie.
terminal-no-such-place = Aucune case ni aucune pièce sur la table ne s’appelle « { $typed } ».
terminal-misunderstood = Le serveur n’a pas compris. Il est peut-être d’une autre version que ce programme.

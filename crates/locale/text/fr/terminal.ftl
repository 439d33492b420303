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
terminal-news = Depuis ton dernier passage :
terminal-prompt = { $seat } ({ $count ->
    [one] 1
   *[other] 1–{ $count }
}, ? aide)
terminal-prompt-over = Partie finie (Entrée quitte, s FICHIER enregistre, ? aide)
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-help =
    Tape le numéro d’un choix, le nom de sa case ou ses premiers mots.
    Les nombres sur le plateau sont des choix ; une pièce marquée ! peut aussi être choisie.
    Un + signale plusieurs pièces ou plusieurs choix au même endroit.
      v          revoir la table
      h          ce que ferait quelqu’un qui joue bien, et pourquoi
      c          ce que fait chaque carte sur la table
      l          ce qui s’est passé jusqu’ici
      u          annuler la dernière décision
      s FICHIER  enregistrer la partie (s! FICHIER remplace un fichier)
      w JSON     pourquoi une action n’est pas proposée
      q          quitter
      ?          cette aide
terminal-hint = Conseil :
terminal-hint-line = { $number }  { $answer } ({ $percent } %)
terminal-hint-line-plain = { $number }  { $answer }
terminal-no-hint = Personne ici ne donne de conseils.

# Passing the keyboard.
terminal-hide = Ceci est pour { $seat } et personne d’autre. Entrée le cache.
terminal-pass = Le clavier est pour { $seat } : Entrée quand personne d’autre ne voit l’écran.

# What was typed and could not be used.
terminal-unknown = « { $typed } » ne fait pas partie des choix. Tape un nombre de 1 à { $count }, ou ? pour l’aide.
terminal-unknown-over = « { $typed } » n’est pas une commande. Tape ? pour l’aide.
terminal-no-such-number = Il n’y a pas de choix { $number } : les numéros vont de 1 à { $count }.
terminal-not-there = Rien à choisir en { $place } pour l’instant.
terminal-several = « { $typed } » peut vouloir dire plusieurs choses. Tape un numéro : { $numbers }.
terminal-save-what = Indique un fichier : s FICHIER
terminal-why-what = Donne l’action en JSON : w JSON
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

lantern-name = Lanterne
lantern-house = La maison
lantern-seat = le siège { $seat }
lantern-thief = le voleur du siège { $seat }
lantern-cell = { $cell }
lantern-turn = { $left ->
    [1] Au siège { $seat } de jouer, dernier tour
    [one] Au siège { $seat } de jouer, encore { $left } tour
   *[other] Au siège { $seat } de jouer, encore { $left } tours
}
lantern-turns-left = Tours restants
lantern-goal = Un voleur gagne s’il se tient sur la lanterne quand son tour commence. Après { $turns } tours, c’est une égalité.

# Cards.
lantern-hand = Main du siège { $seat }
lantern-deck = Pioche
lantern-discard = Défausse
lantern-dash = Sprint
lantern-dash-text = Un pas, puis un second si vous voulez.
lantern-bolt = Tir
lantern-bolt-text = Visez un voleur en vue et lancez un dé : sur 4 ou plus, il retourne à son départ.

# What is asked, and what may be answered.
lantern-question-turn = Un pas, une carte ou attendre ?
lantern-question-dash = Un second pas ?
lantern-step = Aller en { $to }
lantern-play-dash = Sprint, d’abord en { $to }
lantern-play-bolt = Tir sur { $thief } en { $at }
lantern-hit = retour à son départ
lantern-wait = Attendre, et piocher une carte si votre main le permet
lantern-stop = S’arrêter ici

# What happened.
lantern-stepped = { $thief } va en { $to }.
lantern-played = Le siège { $seat } joue la carte { $card }.
lantern-bolted = Le tir vise { $thief } : le dé donne { $die }.
lantern-returned = { $thief } est de retour en { $to }.
lantern-stopped = Le siège { $seat } s’arrête après un pas.
lantern-waited = Le siège { $seat } attend.
lantern-drew = Le siège { $seat } pioche une carte.
lantern-drew-card = Le siège { $seat } pioche une carte : { $card }.
lantern-reshuffled = La défausse est mélangée et devient la pioche.

# Why something is not allowed.
lantern-nothing-to-stop = Il n’y a pas de sprint à arrêter.
lantern-finish-dash = Le sprint n’est pas fini : faites le second pas ou arrêtez-vous.
lantern-no-way = Aucun pas ne mène d’ici en { $to }.
lantern-occupied = Un autre voleur se trouve en { $to }.
lantern-no-card = Vous n’avez pas de carte { $card }.
lantern-no-target = On ne tire que sur un autre voleur.
lantern-out-of-sight = Vous ne voyez pas { $thief }.

# What can be agreed before the first turn.
lantern-option-seats = Voleurs
lantern-option-seats-help = Combien se faufilent dans la maison, chacun avec sa propre main.

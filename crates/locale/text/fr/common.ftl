# What all games and front ends say.

# Seats are counted as in the rules, from 0.
common-seat = Siège { $seat }
common-seat-inline = le siège { $seat }

# Lists of any length are put together from these two.
common-list-more = { $some }, { $next }
common-list-last = { $some } et { $last }

# What stands before what is told of it.
common-label = { $name } :

# Why an answer was not taken.
common-refusal-over = La partie est finie : il n’y a plus rien à décider.
common-refusal-not-asked = Le siège { $seat } n’a rien à décider pour l’instant.
common-refusal-stale = Cette réponse était pour le tour { $sent }, mais on en est au tour { $now } : regardez et répondez de nouveau.
common-refusal-no-such-choice = Il n’y a pas de choix { $index } : les choix vont de { $first } à { $last }.
common-refusal-forbidden = { $why } ({ $rule })
common-refusal-not-offered = Ce choix n’est pas proposé pour l’instant.

# Why a decision stays.
common-undo-not-played = { $turns ->
    [0] Rien n’a encore été décidé.
    [one] Une seule décision a été prise.
   *[other] Seulement { $turns } décisions ont été prises.
}
common-undo-settled = Depuis, un dé est tombé, une carte a été piochée ou un secret dévoilé : ce qui est décidé le reste.

# How a game ends.
common-outcome-won = { $count ->
    [one] Victoire pour { $seats } ({ $rule }).
   *[other] { $seats } gagnent ({ $rule }).
}
common-outcome-all-won = { $count ->
    [one] La partie est gagnée ({ $rule }).
   *[other] Tout le monde gagne ensemble ({ $rule }).
}
common-outcome-all-lost = { $count ->
    [one] La partie est perdue ({ $rule }).
   *[other] Tout le monde perd ensemble ({ $rule }).
}
common-outcome-drawn = Match nul ({ $rule }).
# Some won, some drew or lost: every seat by itself.
common-outcome-mixed = { $list } ({ $rule }).
common-standing-won = victoire pour { $seat }
common-standing-drawn = match nul pour { $seat }
common-standing-lost = défaite pour { $seat }
common-outcome-because = { $outcome } { $why }

# Why it ended, by the rule that says so.
common-over-C-END-3 = Tout ce que demande la mission a été accompli.
common-over-C-RESC-4 = L’escouade s’est retirée sans ce qu’elle était venue chercher.
common-over-C-DECK-4 = Il ne restait aucune carte dans la pioche Endurance ni dans le dépôt.
common-over-C-END-4 = Tous étaient tués, capturés ou à terre.
common-over-C-END-8 = Il ne restait personne sur le plateau.
common-over-C-GEN-6 = Ce que la mission interdit est arrivé.
common-over-O-WIN-1 = La Reine était morte, et quelqu’un a atteint le vaisseau.
common-over-O-WIN-3 = Toute l’expédition était morte, et la Reine vivait.
common-over-O-WIN-4 = La Reine était morte, mais personne n’a vécu assez pour atteindre le vaisseau.
common-over-O-TURN-12 = Soixante manches sont passées sans vainqueur.
common-over-R-WIN-1 = Une tâche de niveau 5 a été accomplie.
common-over-R-WIN-2 = Tous les autres étaient éliminés.
common-over-R-DRAW-3 = Trop longtemps, personne n’a bougé, combattu ni rien acheté.
common-over-R-DRAW-4 = Plus personne ne pouvait accomplir une tâche de niveau 5.
common-over-R-DRAW-6 = Cent manches sont passées sans vainqueur.
common-over-L-WIN-1 = Un voleur se tenait sur la lanterne au début de son tour.
common-over-L-END-1 = Soixante tours sont passés sans vainqueur.
common-over-T-WIN-1 = Trois à la suite.
common-over-T-DRAW-1 = Le plateau était plein sans trois à la suite.

# Kinds of ground, by the name that scenes give them.
common-terrain-lantern = la lanterne
common-terrain-start = départ
common-terrain-wall = mur
common-terrain-water = eau
common-terrain-rubble = décombres
common-terrain-vent = conduit d’aération
common-terrain-floor = sol
common-terrain-passage = passage
common-terrain-guard-cell = case de la Garde
common-terrain-predator-cell = case du Predator
common-terrain-hybrid-cell = case de l’Hybride
common-terrain-hive = ruche
common-terrain-manhole = passage entre ville et égouts
common-terrain-room = salle
common-terrain-corridor = couloir
common-terrain-airlock = sas
common-terrain-computer = ordinateur
common-terrain-console = console
common-terrain-exit = sortie
common-terrain-device = appareil
common-terrain-hatching = case d’éclosion
common-terrain-pad = aire d’atterrissage
common-terrain-track = piste extérieure
common-terrain-vehicle = place dans le transporteur
common-terrain-store-ammunition = réserve de munitions
common-terrain-store-explosives = réserve d’explosifs
common-terrain-store-fuel = réserve de carburant
common-terrain-store-medical = réserve médicale
common-terrain-store-parts = réserve de pièces de rechange
common-terrain-store-suits = réserve de combinaisons
common-terrain-store-weapons = réserve d’armes

# Notices to people who are away from a table on a server.
common-notice-turn-title = À vous de jouer : { $game }
common-notice-turn = Tout le monde attend votre décision. À la table, vous pouvez aussi refuser d’autres avis.
common-notice-code-title = { $code } est votre code Dropship
common-notice-code = Quelqu’un souhaite recevoir à cette adresse des avis sur une partie. Si c’est vous, saisissez { $code } à la table. Sinon, rien d’autre ne viendra.

requiem-name = Requiem
requiem-city = Ville
requiem-sewer = Égouts
requiem-turn = Manche { $round } : tour { $race_de }
requiem-cell-city = c{ $cell }
    .a = en c{ $cell }
requiem-cell-sewer = s{ $cell }
    .a = en s{ $cell }
requiem-nowhere = nulle part
    .a = nulle part

# Races and heroes.
requiem-race-guard = la Garde
    .de = de la Garde
requiem-race-predator = le Predator
    .de = du Predator
requiem-race-aliens = les Aliens
    .de = des Aliens
requiem-soldier = soldat { $number }
    .the = le soldat { $number }
    .de = du soldat { $number }
    .a = au soldat { $number }
requiem-predator = Predator
    .the = le Predator
    .de = du Predator
    .a = au Predator
requiem-hybrid = Hybride
    .the = l’Hybride
    .de = de l’Hybride
    .a = à l’Hybride
requiem-alien = Alien { $number }
    .the = l’Alien { $number }
    .de = de l’Alien { $number }
    .a = à l’Alien { $number }

# Cards and weapons.
requiem-card-m4 = M4
requiem-card-m14 = M14
requiem-card-m249 = M249
requiem-card-grenades = Grenades
requiem-card-medkit = Trousse de soins
requiem-card-medkit-text = Rend 2 PV au porteur ou à un soldat à côté de lui.
requiem-card-blade = Lame
requiem-card-disc = Disque
requiem-card-plasma = Canon à plasma
requiem-card-spear = Lance
requiem-card-net = Filet
requiem-card-heal = Soins
requiem-card-heal-text = Rend au Predator tous ses PV.
requiem-card-cloak = Camouflage
requiem-card-cloak-text = Tant qu’il est actif, les tirs sur le Predator touchent moins souvent et il ne se recharge pas.
requiem-card-visor = Vision
requiem-card-visor-text = Réglée sur les humains ou sur les Aliens ; les autres sont plus durs à toucher et plus vite hors de portée.
requiem-weapon-m4 = M4
requiem-weapon-m14 = M14
requiem-weapon-m249 = M249
requiem-weapon-grenades = grenades
requiem-weapon-blade = lame
requiem-weapon-disc = disque
requiem-weapon-plasma = canon à plasma
requiem-weapon-spear = lance
requiem-weapon-net = filet
requiem-weapon-alien-claws = griffes
requiem-weapon-alien-tail = queue
requiem-weapon-hybrid-claws = griffes
requiem-weapon-hybrid-jaws = mâchoires
requiem-mode = { $accuracy ->
    [0] portée { $range }, { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, touche toujours, { $ap } PA
   *[other] portée { $range }, touche sur { $accuracy }, { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $ap } PA
}{ $energy ->
    [0] { "" }
   *[other] {", "}{ $energy } d’énergie
}
requiem-weapon-text-one = { $indirect ->
    [1] { $first }. Sans ligne de vue.
   *[other] { $first }.
}
requiem-weapon-text-two = { $indirect ->
    [1] { $first } ; ou { $second }. Sans ligne de vue.
   *[other] { $first } ; ou { $second }.
}
requiem-weapon-text-die = { $indirect ->
    [1] Le dé choisit : { $first } ; ou { $second }. Sans ligne de vue.
   *[other] Le dé choisit : { $first } ; ou { $second }.
}
requiem-weapon-text-net = { $first }. La cible touchée ne peut ni bouger ni riposter jusqu’à la fin de son propre tour.
requiem-tray-cards = Cartes { $hero_de }
requiem-tray-tasks = Objectifs en cours { $race_de }
requiem-tray-bank = Banque
requiem-gauge-tp = Points tactiques
requiem-gauge-level = Niveau d’objectif
requiem-gauge-energy = Énergie
requiem-goal-tasks = Les objectifs mènent de niveau en niveau : qui en remplit un de niveau 5 gagne. La dernière race sur les plateaux gagne aussi.
requiem-goal-last = La dernière race sur les plateaux gagne.
requiem-badge-health = { $count } PV
requiem-badge-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
requiem-badge-ap = { $count } PA
requiem-badge-entangled = pris dans le filet
requiem-badge-cloaked = camouflé
requiem-badge-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
requiem-badge-price = coûte { $count } PT
requiem-badge-reward = { $count ->
    [0] fait gagner la partie
   *[other] rapporte { $count } PT
}

# What is asked.
requiem-ask-deploy = Où se place { $hero_the } ?
requiem-ask-spend = { $tp ->
    [1] Dépenser votre point tactique ?
   *[other] Dépenser des points tactiques ? Vous en avez { $tp }.
}
requiem-ask-visor = Que montre la vision ce tour-ci ?
requiem-ask-cloak = Camouflage actif ce tour-ci ? Sans lui, le Predator se recharge.
requiem-ask-turn = Qui agit ensuite ?
requiem-ask-act = { $uses ->
    [0] Que fait { $hero_the } ? Il reste { $ap } PA et aucun usage d’arme.
    [one] Que fait { $hero_the } ? Il reste { $ap } PA et { $uses } usage d’arme.
   *[other] Que fait { $hero_the } ? Il reste { $ap } PA et { $uses } usages d’arme.
}
requiem-ask-counter = { $attacker_the } a attaqué { $hero_the } : riposter ?
requiem-ask-count = Plusieurs objectifs sont remplis : lequel compte ?

# What may be answered.
requiem-do-deploy = Placer en { $to }
requiem-do-recruit = Nouveau soldat : { $card } ({ $price } PT)
requiem-do-equip = { $card } pour { $hero_the } ({ $price } PT)
requiem-do-acquire = Acheter : { $card } ({ $price } PT)
requiem-do-spawn = Nouvel Alien à la ruche { $hive } (1 PT)
requiem-do-done = Ne plus rien acheter
requiem-do-visor-humans = Vision : humains
requiem-do-visor-aliens = Vision : Aliens
requiem-do-cloak-on = Activer le camouflage
requiem-do-cloak-off = Couper le camouflage
requiem-do-activate = { $hero_the } agit
requiem-do-move = Aller en { $to } ({ $ap } PA)
requiem-do-attack = Attaquer { $target_the } : { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}mode { $mode }
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ({ $energy ->
    [0] { $ap } PA
   *[other] { $ap } PA, { $energy } d’énergie
})
requiem-do-attack-die = Attaquer { $target_the } : { $weapon }, le dé choisit le mode ({ $ap } PA)
requiem-do-counter = Riposter contre { $target_the } : { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}mode { $mode }
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}{ $energy ->
    [0] { "" }
   *[other] {" "}({ $energy } d’énergie)
}
requiem-do-counter-die = Riposter contre { $target_the } : { $weapon }, le dé choisit le mode
requiem-do-medkit = Soigner { $hero_the }
requiem-do-heal = Se soigner
requiem-do-finish = { $hero_the } a fini
requiem-do-end-turn = Finir le tour
requiem-do-decline = Ne pas riposter
requiem-do-count = { $task }
requiem-odds-hit = touché
requiem-odds-kill = éliminé

# What happened.
requiem-log-turn = Manche { $round }, tour { $race_de }.
requiem-log-deployed = { $hero_the } apparaît en { $to }.
requiem-log-bought = { $hero_the } reçoit une carte : { $card }.
requiem-log-visor-humans = La vision montre les humains.
requiem-log-visor-aliens = La vision montre les Aliens.
requiem-log-cloak-on = Le Predator disparaît sous son camouflage.
requiem-log-cloak-off = Le Predator coupe son camouflage.
requiem-log-recharged = Le Predator se recharge : énergie { $energy }.
requiem-log-healed = { $hero_the } remonte à { $health } PV.
requiem-log-moved = { $steps ->
    [0] { $hero_the } ne va { $to_a }.
    [one] { $hero_the } va { $to_a }.
   *[other] { $hero_the } va { $to_a } en { $steps } pas.
}
requiem-log-attacked = { $hero_the } attaque { $target_the } : { $weapon }, mode { $mode }.
requiem-log-attacked-die = { $hero_the } attaque { $target_the } : { $weapon }.
requiem-log-countered = { $hero_the } riposte contre { $target_the } : { $weapon }, mode { $mode }.
requiem-log-countered-die = { $hero_the } riposte contre { $target_the } : { $weapon }.
requiem-log-hit = [{ $roll }] contre { $needed } ou plus : touché.
requiem-log-missed = [{ $roll }] contre { $needed } ou plus : manqué.
requiem-log-hurt = { $hero_the } perd { $damage } PV, il lui en reste { $left }.
requiem-log-wounded = { $damage ->
    [one] { $hero_the } subit { $damage } dégât ; blessures : { $left } sur 3.
   *[other] { $hero_the } subit { $damage } dégâts ; blessures : { $left } sur 3.
}
requiem-log-entangled = { $hero_the } est pris dans le filet.
requiem-log-critical = [{ $roll }] Coup mortel pour { $hero_the }.
requiem-log-not-critical = [{ $roll }] Coup encaissé par { $hero_the }.
requiem-log-acid = [{ $roll }] L’acide brûle { $hero_the }.
requiem-log-no-acid = [{ $roll }] L’acide manque { $hero_the }.
requiem-log-destroyed = { $hero_the } est éliminé par { $race }.
requiem-log-gained = { $points ->
    [one] { $race } : { $points } point tactique de plus, { $total } en tout.
   *[other] { $race } : { $points } points tactiques de plus, { $total } en tout.
}
requiem-log-completed = { $race } : objectif rempli, { $task }.
requiem-log-eliminated = { $race } : hors jeu.
requiem-log-declined = { $hero_the } ne riposte pas.
requiem-log-quiet = { $turns ->
    [one] Personne n’a rien fait ce tour-ci.
   *[other] Personne n’a rien fait depuis { $turns } tours.
}

# Why something is not allowed.
requiem-no-deploy-first = Il faut d’abord placer la nouvelle figurine.
requiem-no-deploy-off-guard = Les soldats arrivent sur les cases de la Garde tant qu’il en reste une libre, et { $to } n’en est pas une.
requiem-no-deploy-off-hive = Un nouvel Alien arrive dans sa ruche tant qu’une case y est libre, et { $to } n’en fait pas partie.
requiem-no-deploy-farther = Une nouvelle figurine ne peut pas apparaître en { $to } : les cases plus proches d’abord.
requiem-no-figure = Il n’y a pas de nouvelle figurine à placer.
requiem-no-answer-first = Décidez d’abord s’il y a riposte.
requiem-no-attack-to-answer = Il n’y a pas d’attaque à laquelle riposter.
requiem-no-count-first = Dites d’abord quel objectif compte.
requiem-no-choice-of-task = Il n’y a pas d’objectif à choisir pour l’instant.
requiem-no-task-unfulfilled = Cet objectif n’est pas rempli.
requiem-no-spending-now = Les points tactiques se dépensent au début du tour, avant toute action.
requiem-no-done-without-soldier = Sans soldat sur les plateaux, la Garde doit en acheter un.
requiem-no-visor-now = La vision se règle une fois, au début du tour du Predator.
requiem-no-cloak-now = Le camouflage se règle une fois, au début du tour du Predator.
requiem-no-action-yet = Les héros agissent après les dépenses et les réglages.
requiem-no-hero-active = Choisissez d’abord un héros.
requiem-no-own-hero = Vous ne pouvez pas diriger { $hero_the } pour l’instant.
requiem-no-acting-hero = { $hero_the } agit déjà : déplacez-le, attaquez ou finissez avec lui.
requiem-no-second-hero = { $acting_the } agit : finissez avec lui avant de passer { $hero_a }.
requiem-no-hero-again = { $hero_the } a déjà agi ce tour-ci.
requiem-no-off-board = Il n’y a pas de case { $to }.
requiem-no-entangled = { $hero_the } est pris dans le filet et ne peut pas bouger.
requiem-no-ground = Personne ne peut se tenir en { $to }.
requiem-no-occupied = La case { $to } est occupée.
requiem-no-way = La case { $to } est hors d’atteinte avec { $ap } PA.
requiem-no-such-card = Cette carte n’est pas disponible.
requiem-no-patient = Une trousse de soins sert à son porteur ou à un soldat à côté de lui.
requiem-no-wound = Il n’y a rien à soigner.
requiem-no-ap = Il n’y a pas assez de points d’action.
requiem-no-energy = Il n’y a pas assez d’énergie.
requiem-no-weapon = { $hero_the } n’a pas cette arme : { $weapon }.
requiem-no-mode = Cette arme n’a pas ce mode : { $weapon }.
requiem-no-mode-choice = Avec cette arme, le dé choisit le mode : { $weapon }.
requiem-no-enemy = On ne peut attaquer qu’un ennemi présent sur les plateaux.
requiem-no-other-board = { $target_the } est hors d’atteinte d’ici : aucun tir ne passe entre les deux.
requiem-no-range = { $distance ->
    [one] { $target_the } est à { $distance } case, trop loin pour cette arme : { $weapon }.
   *[other] { $target_the } est à { $distance } cases, trop loin pour cette arme : { $weapon }.
}
requiem-no-sight = { $hero_the } ne voit pas { $target_the }.
requiem-no-weapon-ap = { $hero_the } n’a pas assez de points d’action pour cette arme : { $weapon }.
requiem-no-weapon-energy = Il n’y a pas assez d’énergie pour cette arme : { $weapon }.
requiem-no-third-use = { $hero_the } a déjà utilisé des armes deux fois ce tour-ci.
requiem-no-entangled-answer = { $hero_the } est pris dans le filet et ne peut pas riposter.
requiem-no-second-answer = { $hero_the } a déjà riposté contre { $target_the } ce tour-ci.
requiem-no-sale-other-race = Cette race ne peut pas acheter cela.
requiem-no-sale-firearm = Un nouveau soldat doit apporter un M4, un M14 ou un M249.
requiem-no-sale-start-card = Cette carte n’est pas à vendre.
requiem-no-sale-bank = La banque n’en a plus.
requiem-no-sale-price = Il n’y a pas assez de points tactiques.
requiem-no-sale-limit = Il ne peut pas y en avoir plus en jeu à la fois.
requiem-no-sale-soldier = Ce soldat n’est pas en jeu.
requiem-no-sale-one-a-turn = Le Predator achète une seule carte par tour.
requiem-no-sale-hive-spent = Cette ruche a déjà donné deux Aliens ce tour-ci.
requiem-no-sale-hive = Il y a les ruches 1, 2 et 3.
requiem-no-marker-there = Un marqueur se pose sur une case ou sur une carte de héros.
requiem-no-marker-left = Les dix marqueurs sont tous utilisés.
requiem-no-marker-now = On déplace ses marqueurs pendant son propre tour.
requiem-no-marker-own = Aucun de vos marqueurs n’est là.

# Tasks.
requiem-task-g1a = Tenir le pont
requiem-task-g1a-text = Un soldat finit le tour de la Garde sur le pont du milieu (c09-09 ou c10-09).
requiem-task-g1b = Inspecter les bouches d’égout
requiem-task-g1b-text = Des soldats sont passés sur les deux bouches d’égout de l’est (c19-01 et c19-15).
requiem-task-g1c = Premier contact
requiem-task-g1c-text = Infliger 2 dégâts à des ennemis.
requiem-task-g2a = Barrages
requiem-task-g2a-text = Des soldats tiennent les trois ponts à deux fins de tour de la Garde de suite.
requiem-task-g2b = Désinsectisation
requiem-task-g2b-text = Éliminer 2 Aliens.
requiem-task-g2c = Dans le noir
requiem-task-g2c-text = Un soldat est passé en s04-05.
requiem-task-g3c = Section au complet
requiem-task-g3c-text = 5 soldats sont sur les plateaux à la fin du tour de la Garde.
requiem-task-g4c = Contre-attaque
requiem-task-g4c-text = Éliminer 3 héros ennemis.
requiem-task-g5a = Nettoyer la ville
requiem-task-g5a-text = Tous les ennemis sont hors jeu.
requiem-task-g5b = Brûler le nid
requiem-task-g5b-text = Des soldats se tiennent sur deux ruches différentes à deux fins de tour de la Garde de suite (à une seule avec deux camps).
requiem-task-g5c = Couloir d’évacuation
requiem-task-g5c-text = Des soldats se tiennent en c15-09, c19-07 et c19-11 à trois fins de tour de la Garde de suite ; à deux joueurs, à deux.
requiem-task-p1a = Reconnaître le terrain de chasse
requiem-task-p1a-text = Le Predator est passé par deux des cases c11-01, c11-07 et c20-07.
requiem-task-p1b = Premier trophée
requiem-task-p1b-text = Éliminer 1 héros ennemi.
requiem-task-p1c = Jauger la proie
requiem-task-p1c-text = Infliger 3 dégâts à des ennemis.
requiem-task-p2a = L’odeur du nid
requiem-task-p2a-text = Le Predator est passé en s12-03, s12-04 ou s12-05.
requiem-task-p2b = Proie armée
requiem-task-p2b-text = Éliminer 2 soldats.
requiem-task-p2c = Ennemi ancestral
requiem-task-p2c-text = Éliminer 2 Aliens.
requiem-task-p3c = Rangée de trophées
requiem-task-p3c-text = Éliminer 3 héros ennemis.
requiem-task-p4c = Dette de sang
requiem-task-p4c-text = Infliger 6 dégâts à des ennemis.
requiem-task-p5a = Le crâne de l’Hybride
requiem-task-p5a-text = Éliminer l’Hybride.
requiem-task-p5b = Effacer les traces
requiem-task-p5b-text = Finir un tour sur c15-04, à côté de sa case de départ, et ne rien faire au suivant.
requiem-task-p5c = Grande chasse
requiem-task-p5c-text = Éliminer 4 héros ennemis.
requiem-task-a1a = Étendre le nid
requiem-task-a1a-text = L’Hybride est passé sur deux ruches différentes.
requiem-task-a1b = L’odeur de la surface
requiem-task-a1b-text = Un Alien ou l’Hybride est passé sur une bouche d’égout en ville.
requiem-task-a1c = Premier hôte
requiem-task-a1c-text = Éliminer 1 héros ennemi.
requiem-task-a2a = Jeune couvée
requiem-task-a2a-text = 4 Aliens sont sur les plateaux à la fin du tour des Aliens.
requiem-task-a2b = Moisson
requiem-task-a2b-text = Éliminer 2 soldats.
requiem-task-a2c = Ouvrir les voies
requiem-task-a2c-text = La couvée tient deux bouches d’égout en ville à la fin du tour des Aliens.
requiem-task-a3c = Sortir de l’ombre
requiem-task-a3c-text = 4 Aliens sont en ville à la fin du tour des Aliens.
requiem-task-a4c = Massacre
requiem-task-a4c-text = Éliminer 3 héros ennemis.
requiem-task-a5a = Survivre
requiem-task-a5a-text = L’Hybride finit un tour en c15-09, ne fait rien au suivant, et il ne reste alors aucun soldat (avec deux camps, les soldats ne comptent pas).
requiem-task-a5b = La ville de la couvée
requiem-task-a5b-text = 5 Aliens sont en ville à la fin du tour des Aliens ; à deux joueurs 9, à deux fins de tour de suite.
requiem-task-a5c = Sans rival
requiem-task-a5c-text = Le Predator est hors jeu et 8 Aliens sont en ville à la fin du tour des Aliens.
requiem-task-s3ga = Hôpital de campagne
requiem-task-s3ga-text = Commun à la Garde et aux Aliens : finir son propre tour avec un héros en c03-04.
requiem-task-s3gp = Épave sur le quai
requiem-task-s3gp-text = Commun à la Garde et au Predator : finir son propre tour avec un héros en c08-06.
requiem-task-s3pa = Ancien nid
requiem-task-s3pa-text = Commun au Predator et aux Aliens : finir son propre tour avec un héros en s17-02.
requiem-task-s4ga = Station de pompage
requiem-task-s4ga-text = Commun à la Garde et aux Aliens : un héros en s03-08 à la fin de deux de ses propres tours de suite.
requiem-task-s4gp = Boîte noire
requiem-task-s4gp-text = Commun à la Garde et au Predator : un héros en c11-13 à la fin de deux de ses propres tours de suite.
requiem-task-s4pa = Poste de guet
requiem-task-s4pa-text = Commun au Predator et aux Aliens : un héros en c20-03 à la fin de deux de ses propres tours de suite.

# What can be agreed before the first turn.
requiem-option-sides = Camps
requiem-option-sides-help = Les trois races, ou la Garde seule contre les Aliens.
requiem-option-sides-3 = Trois : Garde, Predator, Aliens
requiem-option-sides-2 = Deux : Garde et Aliens
requiem-option-tasks = Objectifs
requiem-option-tasks-help = Avec objectifs, la première race à remplir sa liste gagne. Sans eux, seule la dernière race en jeu gagne.
requiem-option-random-races = Races au hasard
requiem-option-random-races-help = Le dé décide qui joue quelle race.
requiem-option-races = Races par siège
requiem-option-races-help = Qui joue quoi ; sinon, les sièges suivent l’ordre du tour. À deux camps, ne choisissez que la Garde et les Aliens.

# What front ends say about the game.
requiem-blurb = Une petite ville, les égouts au-dessous, et trois camps qui la veulent pour eux seuls : Garde nationale, Predator, Aliens.
requiem-facts = 2 ou 3 joueurs · deux plans reliés · 60 à 90 minutes

# The strip of phases, what can be laid over the maps, and what may come in between.
requiem-phase-spend = Dépenses
requiem-phase-visor = Vision
requiem-phase-cloak = Camouflage
requiem-phase-act = Actions
requiem-overlay-threat = Où les ennemis frappent
requiem-overlay-reach = Jusqu’où va le héros pointé
requiem-overlay-near = Ennemis les plus proches
requiem-badge-energy = { $count } d’énergie
requiem-risk-counter = { $hero_the } peut riposter

# What a bot says about the lines it has played on; part of bots-because.
requiem-fact-alive = encore en jeu : { $race }
requiem-fact-level = { $race } : niveau { $level }
requiem-fact-heroes = { $race } : { $count } sur les plateaux

# À quoi sert la réponse que conseille un bot.
requiem-merit-forces = Cela renforce vos troupes.
requiem-merit-points = Cela rapporte des points tactiques.
requiem-merit-level = Cela remplit un objectif et ouvre le niveau suivant.
requiem-merit-task = Cela rapproche d’un objectif : { $task }.
requiem-merit-harm = Cela affaiblit { $race }.
requiem-merit-delay = Cela retarde les objectifs { $race_de }.

# The lesson, in the order of its script (crates/lessons/scripts).
requiem-lesson-deploy = Vous menez la Garde contre les Aliens. Trois soldats commencent près de leur véhicule. Tout ce qui brille peut être choisi ; placez le premier soldat sur la case éclairée. La leçon place le deuxième.
requiem-lesson-activate = À votre tour, chacun de vos héros agit une fois, dans l’ordre de votre choix. Choisissez qui commence.
requiem-lesson-move = Chaque pas coûte un point d’action, et un soldat en a peu. Pointer une case montre le chemin et son coût. Envoyez-le vers une descente dans les égouts : c’est là que vivent les Aliens.
requiem-lesson-next = Il a dépensé tous ses points : il a fini. Un autre soldat agit maintenant.
requiem-lesson-again = Dispersez-vous : les objectifs demandent souvent des soldats à plusieurs endroits. Vos cartes d’objectif disent quels objectifs sont en cours.
requiem-lesson-end-turn = Vous n’êtes pas obligé d’utiliser tout le monde. Terminez votre tour ; les Aliens jouent ensuite.
requiem-lesson-enemy = C’était l’ennemi : l’Hybride s’est déplacé, et le journal dit où. Cliquez sur une ligne du journal pour voir l’endroit. Vos soldats sont de nouveau frais : choisissez-en un. La leçon joue ensuite un peu pour vous.
requiem-lesson-points = Un objectif rempli a rapporté des points tactiques. On les dépense au début du tour : armes, trousses de soins ou nouveaux soldats. Achetez un soldat.
requiem-lesson-recruit = Les renforts apparaissent là où la partie a commencé. Placez le nouveau.
requiem-lesson-attack = Un ennemi est en vue et à portée. Chaque mode d’une arme a sa précision et ses dégâts ; la barre montre la chance de toucher. Feu !
requiem-lesson-second = Touché. Un soldat peut utiliser une arme deux fois par tour tant qu’il lui reste des points d’action : encore une fois.
requiem-lesson-wins = Voici comment gagne la Garde : les objectifs mènent de niveau en niveau, et qui en remplit un de niveau 5 a gagné ; de même la dernière race sur les plateaux. Terminez votre tour.
requiem-lesson-end = C’est tout ce qu’il faut savoir : agir, se déplacer, tirer, dépenser, remplir des objectifs. Continuez d’ici contre les bots ou commencez votre propre partie. Le bouton « Conseil », ou la touche H, demande conseil à un bot à tout moment.

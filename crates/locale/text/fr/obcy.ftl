obcy-name = Obcy
obcy-seat-queen = la Reine
obcy-seat-expedition = l’expédition
obcy-seat-player = le joueur { $number } de l’expédition
obcy-base = Base
obcy-track = Piste extérieure
obcy-vehicle = À bord du transporteur
obcy-transporter = transporteur
obcy-field = ({ $field })
obcy-field-named = ({ $field }), { $kind }

# Steps of a round.
obcy-step-drive = Manche { $round } : le transporteur roule
obcy-step-act = Manche { $round } : l’expédition agit
obcy-step-fire = Manche { $round } : l’expédition tire
obcy-step-hatch = Manche { $round } : des Aliens éclosent
obcy-step-brood = Manche { $round } : les Aliens se déplacent
obcy-step-strike = Manche { $round } : les Aliens attaquent

# Characters and aliens.
obcy-character-lieutenant = Lieutenant
    .the = le Lieutenant
    .de = du Lieutenant
    .a = au Lieutenant
obcy-character-corporal = Caporal
    .the = le Caporal
    .de = du Caporal
    .a = au Caporal
obcy-character-gunner = Artilleur
    .the = l’Artilleur
    .de = de l’Artilleur
    .a = à l’Artilleur
obcy-character-radio = Radio
    .the = le Radio
    .de = du Radio
    .a = au Radio
obcy-character-pilot = Pilote
    .the = le Pilote
    .de = du Pilote
    .a = au Pilote
obcy-character-android = Androïde
    .the = l’Androïde
    .de = de l’Androïde
    .a = à l’Androïde
obcy-alien = Alien { $number }
    .the = l’Alien { $number }
    .de = de l’Alien { $number }
    .a = à l’Alien { $number }

# Items.
obcy-item-suit = combinaison
obcy-item-suit-text = Qui la porte peut sortir par un sas.
obcy-item-fuel = bidon de carburant
obcy-item-fuel-text = Trois trajets du transporteur.
obcy-item-diskette = disquette
obcy-item-diskette-text = Lue sur un ordinateur, elle donne un objectif.
obcy-item-part = pièce de rechange
obcy-item-part-text = Répare un appareil.
obcy-item-charge = charge explosive
obcy-item-charge-text = Fait s’effondrer une case de couloir adjacente.
obcy-item-medkit = trousse de soins
obcy-item-medkit-text = L’Androïde rend un point de force à un voisin.
obcy-item-pistol = pistolet
obcy-item-rifle = fusil
obcy-item-flamethrower = lance-flammes
obcy-item-grenade = grenade
obcy-item-grenade-text = Lancée à deux cases au plus, elle tue tout sur trois cases.
obcy-item-magazine = chargeur
obcy-item-magazine-text = Des munitions pour toutes les armes.
obcy-item-charged = { $charges ->
    [one] chargeur avec { $charges } munition
   *[other] chargeur avec { $charges } munitions
}
obcy-weapon-text = Portée : { $range ->
    [one] { $range } case
   *[other] { $range } cases
}, force { $strength } par tir.

# Fields.
obcy-ground-corridor = couloir
obcy-ground-vent = conduit d’aération
obcy-ground-rock = roche
obcy-ground-pad = aire d’atterrissage
obcy-ground-airlock = sas { $number }
obcy-ground-computer = ordinateur
obcy-ground-hatching = case d’éclosion
obcy-room-a = hall d’entrée
obcy-room-b = dépôt de carburant
obcy-room-c = armurerie
obcy-room-d = infirmerie
obcy-room-e = centre de contrôle
obcy-room-f = laboratoire
obcy-room-g = salle du générateur
obcy-room-h = atelier
obcy-room-i = quartiers
obcy-room-j = réacteur
obcy-room-k = magasin
obcy-room-l = serre hydroponique
obcy-room-m = vestiaire
obcy-room-n = quai de chargement
obcy-store-suits = réserve de combinaisons
obcy-store-fuel = réserve de carburant
obcy-store-parts = réserve de pièces
obcy-store-explosives = réserve d’explosifs
obcy-store-medical = réserve médicale
obcy-store-weapons = réserve d’armes
obcy-store-ammunition = réserve de munitions
obcy-device-radio = console radio
obcy-device-lab = analyseur
obcy-device-air = filtre à air
obcy-device-gen = générateur
obcy-device-crane = grue
obcy-device-water = pompe à eau
obcy-device-cool = pompe de refroidissement
obcy-device-fuel = pompe à carburant
obcy-device-suit = borne de recharge
obcy-device-bulk = commande des cloisons
obcy-device-heat = chauffage
obcy-device-gate = moteur du portail

# What lies beside the board.
obcy-tray-pockets = Poches { $who_de }
obcy-tray-open = Objectifs en cours
obcy-tray-aside = Objectifs remplis
obcy-tray-deck = Pioche d’objectifs
obcy-tray-supply = Stock
obcy-gauge-points = Points de l’expédition
obcy-gauge-fuel = Trajets restants
obcy-gauge-queen = Reine en vie
obcy-gauge-strength = Force
obcy-gauge-ap = Points d’action
obcy-goal-tasks = { $count ->
    [one] L’expédition gagne quand un objectif est rempli, ce qui tue la Reine, et que l’un des six atteint ensuite l’aire d’atterrissage. La Reine gagne si tous meurent avant elle.
   *[other] L’expédition gagne quand { $count } objectifs sont remplis, ce qui tue la Reine, et que l’un des six atteint ensuite l’aire d’atterrissage. La Reine gagne si tous meurent avant elle.
}
obcy-goal-points = L’expédition gagne quand la Reine est morte et que l’un des six atteint ensuite l’aire d’atterrissage. Chaque objectif rempli donne un point et permet un combat : la Reine meurt si son dé ne dépasse pas le nombre de points. Elle gagne si tous meurent avant elle.
obcy-goal-home = La Reine est morte. L’expédition gagne dès que l’un des six entre sur l’aire d’atterrissage ; si tous meurent avant, c’est une égalité.
obcy-badge-strength = force { $count }
obcy-badge-doubled = compte pour { $count } dans le conduit
obcy-badge-ap = { $count } PA
obcy-badge-stopped = à l’arrêt
obcy-badge-moved = déjà déplacé
obcy-badge-drives = { $count ->
    [one] encore { $count } trajet
   *[other] encore { $count } trajets
}
obcy-badge-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
obcy-badge-charges = { $count ->
    [one] { $count } munition
   *[other] { $count } munitions
}
obcy-badge-given = { $count ->
    [one] { $count } fait
   *[other] { $count } faits
}
obcy-badge-kills = { $count ->
    [one] { $count } tué
   *[other] { $count } tués
}
obcy-badge-streak = tenu { $count } fois

# What is asked.
obcy-ask-drive = Où va le transporteur ?
obcy-ask-activate = Qui agit ensuite ?
obcy-ask-act = Que fait { $who_the } ? Il reste { $ap } PA.
obcy-ask-put-out = Le réservoir est vide : où descend { $who_the } ?
obcy-ask-fight = { $points ->
    [one] Combattre la Reine avec { $points } point ?
   *[other] Combattre la Reine avec { $points } points ?
}
obcy-ask-volley = Qui tire ensuite ?
obcy-ask-fire = Sur quoi tire { $who_the } ? Il reste { $ap } PA.
obcy-ask-zone = Quelle autre case touche la grenade { $who_de } ?
obcy-ask-retreat = Où recule { $who_the } ?
obcy-ask-flee = Où recule { $alien_the } ?
obcy-ask-order = Quel Alien recule ensuite ?
obcy-ask-hatch = { $left ->
    [one] Faire éclore un Alien ? Encore { $left } point de force.
   *[other] Faire éclore un Alien ? Encore { $left } points de force.
}
obcy-ask-brood = Quel Alien se déplace ensuite ?
obcy-ask-go = Où va { $alien_the } ?
obcy-ask-target = Qui { $alien_the } attaque-t-il ?
obcy-ask-group = Qui est attaqué ensuite ?

# What may be answered.
obcy-do-drive = { $steps ->
    [one] Rouler de { $steps } case : { $to }
   *[other] Rouler de { $steps } cases : { $to }
}
obcy-do-park = Rester ici
obcy-do-activate = { $who_the } agit
obcy-do-volley = { $who_the } tire
obcy-do-move = Aller en { $to } ({ $steps } PA)
obcy-do-go = { $steps ->
    [one] Avancer de { $steps } case : { $to }
   *[other] Avancer de { $steps } cases : { $to }
}
obcy-do-enter = Rentrer par le sas { $airlock } (1 PA)
obcy-do-take = Prendre dans la réserve : { $item } (1 PA)
obcy-do-pick-up = Ramasser : { $item } (1 PA)
obcy-do-drop = Poser : { $item } (1 PA)
obcy-do-hand = Donner { $who_a } : { $item } (1 PA)
obcy-do-read = Lire un objectif sur la disquette (1 PA)
obcy-do-blow = Faire sauter { $to } (1 PA)
obcy-do-heal = Soigner { $who_the } (1 PA)
obcy-do-load = Faire le plein (1 PA)
obcy-do-board = Monter à bord
obcy-do-leave = Descendre sur cette case
obcy-do-deliver = Utiliser pour « { $task } » : { $item }
obcy-do-fire = { $shots ->
    [one] Tirer sur { $target_the } : { $weapon }, { $shots } tir
   *[other] Tirer sur { $target_the } : { $weapon }, { $shots } tirs
}
obcy-do-throw = Lancer une grenade en { $to } (1 PA)
obcy-do-blast = Toucher aussi { $to }
obcy-do-put-out = Descendre en { $to }
obcy-do-retreat = Reculer en { $to }
obcy-do-fight = Combattre la Reine
obcy-do-decline = Attendre
obcy-do-hatch = Force { $strength } en { $to }
obcy-do-choose = { $alien }
obcy-do-target = Attaquer { $who_the }
obcy-do-group = Les Aliens autour { $who_de } attaquent
obcy-do-finish = Fini avec ce personnage
obcy-do-cease = Ne plus tirer
obcy-do-hatched = Ne plus faire éclore
obcy-do-stay = Rester sur place
obcy-do-end-acting = Tout est fait : passer aux tirs
obcy-do-end-firing = Finir la phase de l’expédition
obcy-do-end-moving = Finir les déplacements et attaquer

# What the combat table says.
obcy-result-none = sans effet
obcy-result-attacker = l’attaquant perd { $loss } et recule de { $retreat }
obcy-result-defender = le défenseur perd { $loss } et recule de { $retreat }
obcy-odds-queen-dies = la Reine meurt
obcy-odds-queen-dies-hatching = la Reine meurt, mais des Aliens éclosent encore
obcy-odds-points-lost = tous les points sont perdus

# What happened.
obcy-log-expedition = Manche { $round } : au tour de l’expédition.
obcy-log-aliens = Manche { $round } : au tour des Aliens.
obcy-log-drove = { $left ->
    [0] Le transporteur roule en { $to } ; son réservoir est vide.
    [one] Le transporteur roule en { $to } ; il reste { $left } trajet.
   *[other] Le transporteur roule en { $to } ; il reste { $left } trajets.
}
obcy-log-moved = { $steps ->
    [one] { $who_the } va en { $to }.
   *[other] { $who_the } avance de { $steps } cases, en { $to }.
}
obcy-log-went-out = { $who_the } sort par le sas { $airlock }.
obcy-log-tracked = { $who_the } marche dehors, jusqu’à la case { $field } de la piste.
obcy-log-came-in = { $who_the } rentre par le sas { $airlock }.
obcy-log-took = { $who_the } prend dans la réserve : { $item }.
obcy-log-picked-up = { $who_the } ramasse : { $item }.
obcy-log-dropped = { $who_the } pose : { $item }.
obcy-log-handed = { $who_the } donne { $to_a } : { $item }.
obcy-log-read = { $who_the } lit un objectif.
obcy-log-read-task = { $who_the } lit un objectif : { $task }.
obcy-log-collapsed = { $who_the } fait sauter le couloir en { $to }.
obcy-log-healed = { $who_the } reçoit des soins : force { $strength }.
obcy-log-loaded = { $who_the } fait le plein.
obcy-log-boarded = { $who_the } monte dans le transporteur.
obcy-log-left = { $who_the } descend du transporteur.
obcy-log-put-out = { $who_the } doit descendre en { $to }.
obcy-log-delivered = { $who_the } utilise en { $to } : { $item }.
obcy-log-fulfilled = { $points ->
    [one] Objectif rempli : { $task }. L’expédition a { $points } point.
   *[other] Objectif rempli : { $task }. L’expédition a { $points } points.
}
obcy-log-fought = La Reine a une force de [{ $strength }] contre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
obcy-log-queen-died = La Reine est morte. Plus aucun Alien n’éclot.
obcy-log-queen-died-hatching = La Reine est morte, mais des Aliens éclosent encore.
obcy-log-fired = { $shots ->
    [one] { $who_the } tire sur { $target_the } : { $weapon }, { $shots } tir.
   *[other] { $who_the } tire sur { $target_the } : { $weapon }, { $shots } tirs.
}
obcy-log-threw = { $who_the } lance une grenade en { $to }.
obcy-log-exploded = La grenade explose. Morts : { $aliens ->
    [one] { $aliens } Alien
   *[other] { $aliens } Aliens
}, { $people ->
    [one] { $people } personnage
   *[other] { $people } personnages
}.
obcy-log-rolled = Force d’attaque { $strength }, dé [{ $die }] : { $result }.
obcy-log-hurt = { $who_the } perd { $loss } : force { $left }.
obcy-log-weakened = { $alien_the } perd { $loss } : force { $left }.
obcy-log-died = { $who_the } est mort.
obcy-log-killed = { $alien_the } est mort.
obcy-log-retreated = { $who_the } recule en { $to }.
obcy-log-cornered = { $alien_the } ne peut pas reculer autant qu’il le faut.
obcy-log-fled = { $alien_the } recule en { $to }.
obcy-log-spawning = Des Aliens éclosent, force [{ $points }] au plus en tout.
obcy-log-hatched = { $alien_the } éclot en { $to } avec une force de { $strength }.
obcy-log-crept = { $alien_the } va en { $to }.
obcy-log-mutated = { $alien_the } absorbe { $other_the } : force { $strength }.
obcy-log-attacked = { $aliens ->
    [1] Un Alien attaque { $who_the }.
    [one] { $aliens } Alien attaque { $who_the }.
   *[other] { $aliens } Aliens attaquent { $who_the }.
}

# Why something is not allowed.
obcy-no-acting-now = Les personnages n’agissent que pendant leur propre étape.
obcy-no-after-shot = { $who_the } a tiré : il ne peut plus que tirer encore.
obcy-no-airlock = Les sas sont numérotés de 1 à 5.
obcy-no-airlock-free = Quelqu’un se trouve dans ce sas.
obcy-no-alien-again = Cet Alien s’est déjà déplacé.
obcy-no-alien-chosen = Choisissez d’abord un Alien.
obcy-no-alien-field = Les Aliens ne peuvent pas entrer en { $to }.
obcy-no-alien-so-far = La case { $to } est trop loin pour un Alien.
obcy-no-alien-stopped = Sur le chemin vers { $to }, un personnage oblige l’Alien à s’arrêter.
obcy-no-alien-way = Cet Alien ne peut aller nulle part.
obcy-no-ap = Il n’y a pas assez de points d’action.
obcy-no-aboard = { $who_the } est dans le transporteur et ne peut que faire le plein ou descendre.
obcy-no-blowing = Une charge fait s’effondrer une case de couloir adjacente, pas { $to }.
obcy-no-blowing-pieces = La case { $to } est occupée, ou déjà effondrée.
obcy-no-board-again = { $who_the } a quitté le transporteur pendant cette phase.
obcy-no-budget = { $left ->
    [one] Il ne reste que { $left } point de force.
   *[other] Il ne reste que { $left } points de force.
}
obcy-no-character = Choisissez d’abord un personnage.
obcy-no-character-again = { $who_the } a déjà agi pendant cette phase.
obcy-no-computer = Les objectifs se lisent sur un ordinateur.
obcy-no-creeping-now = Les Aliens ne se déplacent que pendant leur propre étape.
obcy-no-dead = { $who_the } est mort.
obcy-no-diskette = { $who_the } n’a pas de disquette.
obcy-no-drive-dry = Le transporteur ne peut pas rouler sans carburant.
obcy-no-drive-home = Le transporteur ne retourne en { $to } qu’après la mort de la Reine.
obcy-no-drive-so-far = Le transporteur ne peut pas atteindre { $to } en dix cases.
obcy-no-driver = Le transporteur ne roule pas sans passager.
obcy-no-driving-now = Le transporteur ne roule qu’au début de la phase de l’expédition.
obcy-no-empty-tank = On ne fait le plein que si le réservoir est vide.
obcy-no-end-of-drive = Décidez d’abord où va le transporteur.
obcy-no-end-of-hatching = Décidez d’abord ce qui éclot.
obcy-no-end-within = Terminez d’abord ce qui est commencé.
obcy-no-enter = { $who_the } n’est pas à la sortie de la piste extérieure.
obcy-no-field = Il n’y a pas de case { $to } dans la base.
obcy-no-field-with-alien = Des Aliens se trouvent en { $to }.
obcy-no-field-with-character = Un personnage se trouve en { $to }.
obcy-no-fight = On combat la Reine juste après avoir rempli un objectif.
obcy-no-fight-first = Décidez d’abord si vous combattez la Reine.
obcy-no-firing-now = Ce n’est pas le moment de tirer.
obcy-no-flight-near = Un Alien ne peut pas reculer en { $to } : la case est occupée, ou adjacente à un personnage.
obcy-no-fuel = { $who_the } n’a pas de bidon de carburant.
obcy-no-gift-here = Cette carte n’en veut pas ici et maintenant.
obcy-no-grenade = { $who_the } n’a pas de grenade.
obcy-no-group = Il n’y a pas de groupe d’Aliens à choisir pour l’instant.
obcy-no-group-first = Choisissez d’abord quel groupe d’Aliens attaque.
obcy-no-group-there = Aucun Alien n’attaque { $who_the } pour l’instant.
obcy-no-hatchery = Aucun personnage ne peut entrer sur la case d’éclosion { $to }.
obcy-no-hatching-field = Les Aliens éclosent sur les cases d’éclosion, pas en { $to }.
obcy-no-hatching-now = Les Aliens n’éclosent qu’au début de leur phase.
obcy-no-item = { $who_the } n’a pas cet objet.
obcy-no-item-here = Cet objet n’est pas ici.
obcy-no-leave = La case du transporteur n’est pas libre.
obcy-no-medic = { $who_the } ne peut pas utiliser de trousse de soins : seul l’Androïde le peut.
obcy-no-neighbour = { $who_the } n’est pas sur une case adjacente.
obcy-no-open-card = Cette carte n’est pas en cours.
obcy-no-order-first = Choisissez d’abord quel Alien recule ensuite.
obcy-no-outside = { $who_the } est dehors et ne peut rien faire d’autre que rentrer.
obcy-no-pad = Tant que la Reine vit, on n’entre en { $to } qu’avec du carburant pour le transporteur vide, ou pour y monter aussitôt.
obcy-no-parking = Le transporteur ne peut pas s’arrêter en { $to } : quelqu’un s’y trouve.
obcy-no-passenger = { $who_the } n’est pas dans le transporteur.
obcy-no-patient = { $who_the } ne peut pas être soigné.
obcy-no-pocket = { $who_the } n’a pas de poche libre.
obcy-no-put-out = Personne ne doit descendre pour l’instant.
obcy-no-put-out-first = Dites d’abord où descend le passager.
obcy-no-put-out-there = La case { $to } n’est pas la case libre la plus proche.
obcy-no-reading = Il y a déjà trois objectifs en cours, ou la pioche est vide.
obcy-no-retreat = Personne ne recule pour l’instant.
obcy-no-retreat-closed = Personne ne peut reculer en { $to }.
obcy-no-retreat-first = Dites d’abord où reculer.
obcy-no-retreat-length = Un recul de la bonne longueur ne finit pas en { $to }.
obcy-no-retreat-near = Un personnage ne peut pas reculer en { $to } : la case est occupée, ou adjacente à un Alien.
obcy-no-road = Le transporteur ne peut pas rouler en { $to }.
obcy-no-rubble = Le couloir s’est effondré en { $to }.
obcy-no-second-alien = Un autre Alien est en train de se déplacer.
obcy-no-second-character = Quelqu’un d’autre agit : terminez avant de passer { $who_a }.
obcy-no-shooter = Choisissez d’abord qui tire.
obcy-no-shot-ap = { $who_the } n’a plus de points d’action pour tirer sur { $target_the } : { $weapon }.
obcy-no-shot-charges = { $who_the } n’a pas de munitions pour tirer sur { $target_the } : { $weapon }.
obcy-no-shot-line = { $who_the } n’a pas de ligne de tir dégagée vers { $target_the } : { $weapon }.
obcy-no-shot-number = { $most ->
    [1] { $who_the } peut tirer 1 fois sur { $target_the } : { $weapon }.
    [one] { $who_the } peut tirer { $most } fois sur { $target_the } : { $weapon }.
   *[other] { $who_the } peut tirer 1 à { $most } fois sur { $target_the } : { $weapon }.
}
obcy-no-shot-off-board = { $who_the } n’est pas sur le plateau et ne peut pas tirer sur { $target_the } : { $weapon }.
obcy-no-shot-range = { $target_the } est trop loin pour { $who_the } : { $weapon }.
obcy-no-shot-restricted = { $who_the } n’a pas le droit d’utiliser cette arme contre { $target_the } : { $weapon }.
obcy-no-shot-target = { $who_the } ne peut pas tirer sur { $target_the }, absent du plateau : { $weapon }.
obcy-no-shot-twice = { $who_the } a déjà tiré sur { $target_the } pendant cette phase : { $weapon }.
obcy-no-shot-weapon = { $who_the } n’a pas cette arme contre { $target_the } : { $weapon }.
obcy-no-staying = Le réservoir est vide : { $who_the } doit descendre.
obcy-no-stopped = { $who_the } s’est arrêté à côté d’un Alien et ne peut plus se déplacer pendant cette phase.
obcy-no-store = Il n’y a pas ici de réserve avec cet objet.
obcy-no-such-alien = Cet Alien n’existe pas.
obcy-no-such-strength = Les Aliens éclosent avec une force de 1 à 4.
obcy-no-suit = Sans combinaison, personne n’entre dans le sas { $to }.
obcy-no-supply = Il n’y en a plus dans les réserves.
obcy-no-tank = Le réservoir est vide : personne ne peut être à bord.
obcy-no-target = Il n’y a pas d’attaque à attribuer pour l’instant.
obcy-no-target-first = Dites d’abord qui l’Alien attaque.
obcy-no-target-there = L’Alien n’est pas à côté { $who_de }.
obcy-no-tasks-left = La Reine est morte : les objectifs ne comptent plus.
obcy-no-throw-line = Un mur ou des décombres barrent le chemin vers { $to }.
obcy-no-throw-off-board = { $who_the } n’est pas sur le plateau et ne peut pas lancer.
obcy-no-throw-restricted = { $who_the } n’a pas le droit de lancer des grenades.
obcy-no-throw-room = Il n’y a pas trois cases de la salle qui se touchent en { $to }.
obcy-no-throw-so-far = Une grenade vole à deux cases, pas jusqu’en { $to }.
obcy-no-throw-there = On ne peut pas viser { $to } avec une grenade.
obcy-no-transporter = { $who_the } n’est pas sur la case du transporteur.
obcy-no-volley = { $who_the } n’a rien sur quoi tirer.
obcy-no-volley-again = { $who_the } a déjà tiré pendant cette phase.
obcy-no-walker = { $who_the } est en chemin dehors.
obcy-no-way = La case { $to } est hors d’atteinte avec les points d’action restants, ou un Alien en chemin arrête le déplacement.
obcy-no-zone = Il n’y a pas de zone d’explosion à choisir pour l’instant.
obcy-no-zone-first = Dites d’abord quelles cases touche la grenade.
obcy-no-zone-there = La case { $to } ne peut pas faire partie de cette zone d’explosion.

# Task cards.
obcy-task-t01 = Rétablir la radio
obcy-task-t01-text = Apporter une pièce de rechange à la console radio du centre de contrôle.
obcy-task-t02 = Relancer l’analyseur
obcy-task-t02-text = Apporter une pièce de rechange à l’analyseur du laboratoire.
obcy-task-t03 = Air pur
obcy-task-t03-text = Apporter une pièce de rechange au filtre à air de l’infirmerie.
obcy-task-t04 = Remettre le courant
obcy-task-t04-text = Apporter une pièce de rechange au générateur.
obcy-task-t05 = La grue
obcy-task-t05-text = Apporter une pièce de rechange à la grue du quai de chargement.
obcy-task-t06 = L’eau
obcy-task-t06-text = Apporter une pièce de rechange à la pompe à eau de la serre hydroponique.
obcy-task-t07 = Refroidissement
obcy-task-t07-text = Apporter une pièce de rechange à la pompe de refroidissement du réacteur.
obcy-task-t08 = Cloisons
obcy-task-t08-text = Apporter une pièce de rechange à la commande des cloisons de l’armurerie.
obcy-task-t09 = Chauffage ou portail
obcy-task-t09-text = Réparer le chauffage des quartiers ou le moteur du portail du hall d’entrée.
obcy-task-t10 = Pompe ou borne
obcy-task-t10-text = Réparer la pompe à carburant ou la borne de recharge.
obcy-task-t11 = Archives
obcy-task-t11-text = Copier des données : remettre une disquette à l’ordinateur 1 (5,0) ou à l’ordinateur 2 (17,0).
obcy-task-t12 = La chasse
obcy-task-t12-text = Tuer quatre Aliens pendant les phases de l’expédition.
obcy-task-t13 = Condamner le nord
obcy-task-t13-text = Faire sauter le couloir nord en (10,2) ou (12,2), ou réparer la commande des cloisons et le moteur du portail.
obcy-task-t14 = Condamner le sud
obcy-task-t14-text = Faire sauter le couloir sud en (10,12) ou (12,12), ou réparer le moteur du portail et la pompe à carburant.
obcy-task-t15 = Tenir le réacteur
obcy-task-t15-text = Garder trois personnages dans la salle du réacteur pendant deux phases des Aliens de suite.
obcy-task-t16 = Rassemblement
obcy-task-t16-text = Réunir quatre personnages au centre de contrôle à la fin de la phase de l’expédition.
obcy-task-t17 = Nettoyer les quartiers
obcy-task-t17-text = À la fin de la phase de l’expédition, quelqu’un est dans les quartiers et aucun Alien n’y est.
obcy-task-t18 = Inspection extérieure
obcy-task-t18-text = Aller d’un sas à un autre par l’extérieur, ou réparer la borne de recharge.
obcy-task-t19 = Poste de secours
obcy-task-t19-text = Laisser une trousse de soins dans les quartiers en (9,9), ou réparer le chauffage et la pompe à eau.
obcy-task-t20 = Ravitaillement
obcy-task-t20-text = Arrêter le transporteur au quai de chargement, ou réparer la grue et la pompe à carburant.

# What can be agreed before the first turn.
obcy-option-players = Joueurs
obcy-option-players-help = L’un dirige les Aliens ; les autres se partagent les six de l’expédition.
obcy-option-variant = Comment meurt la Reine
obcy-option-variant-help = Grâce à un nombre d’objectifs remplis, ou dans un combat que leurs points décident.
obcy-option-variant-1 = Dans un combat
obcy-option-variant-2 = Par les objectifs
obcy-option-tasks = Objectifs requis
obcy-option-tasks-help = Combien d’objectifs tuent la Reine, si ce sont eux qui la tuent.
obcy-option-fire-timing = Tirs
obcy-option-fire-timing-help = Dans une étape à part une fois que tous se sont déplacés, ou pendant le tour de chaque personnage.
obcy-option-fire-timing-step = Dans une étape à part
obcy-option-fire-timing-activation = Pendant chaque tour
obcy-option-rounds = Dernière manche
obcy-option-rounds-help = Après cette manche, match nul ; 0 pour ne pas fixer de fin.
obcy-option-leader = Chef
obcy-option-leader-help = Le siège qui décide pour toute l’expédition tant qu’il a un personnage en vie.
obcy-option-seats = Qui dirige qui
obcy-option-seats-help = Personnages par siège ; le siège qui n’en a aucun dirige les Aliens.

# What front ends say about the game.
obcy-blurb = Six personnes, un transporteur et une base pleine d’œufs. Un joueur est la Reine ; les autres doivent lire leurs ordres et y survivre.
obcy-facts = 2 à 7 joueurs · une base en hexagones · 60 à 120 minutes

# The strip of phases, what can be laid over the base, and what may come in between.
obcy-phase-drive = Trajet
obcy-phase-act = Actions
obcy-phase-fire = Tirs
obcy-phase-hatch = Éclosion
obcy-phase-brood = Déplacement des Aliens
obcy-phase-strike = Attaque des Aliens
obcy-overlay-threat = Où les Aliens peuvent frapper ensuite
obcy-overlay-reach = Jusqu’où va la pièce pointée
obcy-overlay-near = Détecteur de mouvement
obcy-risk-stop = ne va pas plus loin : quelqu’un de l’autre camp est adjacent

# What a bot says about the lines it has played on; part of bots-because.
obcy-fact-alive = { $who_the } est en vie
obcy-fact-queen-alive = la Reine est en vie
obcy-fact-queen-dead = la Reine est morte

# À quoi sert la réponse que conseille un bot.
obcy-merit-tasks = Cela fait avancer les objectifs.
obcy-merit-home = Cela rapproche quelqu’un du vaisseau.
obcy-merit-people = Cela garde l’expédition forte et armée.
obcy-merit-pastime = Cela mène à des munitions, ou à des Aliens sur qui tirer.
obcy-merit-cull = Après cela, les Aliens sont moins nombreux, plus faibles ou plus loin.
obcy-merit-safety = Cela expose moins l’expédition aux attaques.
obcy-merit-losses = Cela coûte à l’expédition de la force ou des armes.
obcy-merit-homeless = Cela allonge le chemin du vaisseau.
obcy-merit-attack = Cela promet une bonne attaque.
obcy-merit-brood = Après cela, les Aliens sont plus nombreux, plus forts ou plus près.

# The lesson, in the order of its script (crates/lessons/scripts).
obcy-lesson-activate = Vous menez l’expédition des six ; un bot est la Reine. Chaque personnage agit une fois par manche avec 6 points d’action. L’Androïde porte une disquette : qu’il commence.
obcy-lesson-move = Un pas coûte 1 point d’action. Pointer une case montre le chemin. La case éclairée mène vers un ordinateur, où l’on lit les objectifs.
obcy-lesson-finish = Il ne reste plus de points. Dites que ce personnage a fini.
obcy-lesson-next = Un autre personnage maintenant. Les points gardés peuvent servir à tirer plus tard dans la manche.
obcy-lesson-again = Allez vers les réserves : on y trouve combinaisons, trousses de soins, pièces de rechange et d’autres disquettes.
obcy-lesson-end-step = D’abord tous agissent, puis tous tirent, puis les Aliens bougent : la bande du haut le montre. Personne n’est encore à portée : terminez l’étape.
obcy-lesson-enemy = C’était la phase des Aliens : des Aliens ont éclos et se sont approchés. Une nouvelle manche commence avec de nouveaux points. Choisissez quelqu’un ; la leçon déplace les autres.
obcy-lesson-fire = Un Alien est à portée et dans la ligne de tir. Qui a encore des points peut tirer, l’un après l’autre. Choisissez qui tire.
obcy-lesson-shots = Chaque tir coûte un point et une munition, et augmente la force d’attaque. Le dé et la table disent qui perd de la force et qui recule ; les barres montrent les chances. Tirez.
obcy-lesson-read = L’Androïde est devant un ordinateur avec sa disquette : lisez un objectif. Seule l’expédition en voit le texte.
obcy-lesson-wins = Voici comment gagne l’expédition : quatre objectifs remplis tuent la Reine ; puis quelqu’un doit atteindre le vaisseau sur l’aire d’atterrissage. Si les six meurent, la Reine a gagné. Choisissez qui agit.
obcy-lesson-end = C’est tout ce qu’il faut savoir : agir, tirer, la phase des Aliens, les objectifs. Continuez d’ici ou commencez votre propre partie. Le bouton « Conseil », ou la touche H, demande conseil à un bot à tout moment.

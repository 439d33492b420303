# Characters. Abilities are numbered as they stand on the hero and the grunt side; traits always hold.
corps-who-gorman = Lieutenant Gorman
    .the = le lieutenant Gorman
    .de = du lieutenant Gorman
    .a = au lieutenant Gorman
    .gender = m
corps-ability-gorman-hero-0 = À l’activation, il peut épuiser 3 cartes : un autre Marine debout fait aussitôt une action.
corps-ability-gorman-hero-1 = À la fin de son activation, il pioche 2 cartes.
corps-ability-gorman-grunt-0 = À la fin de son activation, 1 carte est recyclée.
corps-who-hicks = Caporal Hicks
    .the = le caporal Hicks
    .de = du caporal Hicks
    .a = au caporal Hicks
    .gender = m
corps-ability-hicks-hero-0 = À l’activation, il peut piocher 1 carte.
corps-ability-hicks-hero-1 = Une fois par manche, quand il manque, il peut épuiser 1 carte de la main et relancer.
corps-ability-hicks-grunt-0 = Une fois par manche, quand il manque, on peut épuiser 2 cartes pour relancer.
corps-who-hudson = Soldat Hudson
    .the = le soldat Hudson
    .de = du soldat Hudson
    .a = au soldat Hudson
    .gender = m
corps-ability-hudson-hero-0 = À l’activation, il peut recycler des équipements et des événements de la main.
corps-ability-hudson-hero-1 = À la fin de son activation, 1 carte est révélée : un équipement ou un événement va en main ; pour une arme, il regarde la première carte Détection et peut la mettre sous la pioche.
corps-ability-hudson-grunt-0 = À la fin de son activation, 1 carte est révélée : pour une arme, on regarde la première carte Détection et on peut la mettre sous la pioche.
corps-who-vasquez = Soldate Vasquez
    .the = la soldate Vasquez
    .de = de la soldate Vasquez
    .a = à la soldate Vasquez
    .gender = f
corps-ability-vasquez-hero-0 = À l’activation, elle révèle 1 carte : une arme monte son cadran de 1, un équipement ou un événement recycle 1 carte et lui en fait piocher 1.
corps-trait-vasquez-hero = Tirer avec la M56 lui coûte 1 carte de moins.
corps-trait-vasquez-grunt = Tirer avec la M56 lui coûte 1 carte de moins.
corps-who-frost = Soldat Frost
    .the = le soldat Frost
    .de = du soldat Frost
    .a = au soldat Frost
    .gender = m
corps-ability-frost-hero-0 = À l’activation, il peut se déplacer de 2 cases au plus.
corps-ability-frost-hero-1 = Après un tir du M240, il révèle 1 carte : un équipement recycle 2 cartes, un événement lui permet de se déplacer de 2 cases au plus.
corps-ability-frost-grunt-0 = Après un tir du M240, 1 carte est révélée : un équipement ou un événement recycle 2 cartes.
corps-who-ripley = Ripley
    .the = Ripley
    .de = de Ripley
    .a = à Ripley
    .gender = f
corps-ability-ripley-hero-0 = À l’activation, 2 cartes sont recyclées et elle en pioche 1.
corps-ability-ripley-hero-1 = Une fois par manche, quand quelqu’un à 4 cases ou moins rate un jet de défense, on peut épuiser 1 carte pour le relancer.
corps-ability-ripley-grunt-0 = Après un tir du M240, 1 carte est révélée : un équipement ou un événement recycle 1 carte.
corps-who-newt = Newt
    .the = Newt
    .de = de Newt
    .a = à Newt
    .gender = f
corps-ability-newt-hero-0 = À la fin de son activation, on peut épuiser 2 cartes : un personnage debout qu’elle voit se déplace de 2 cases vers elle.
corps-trait-newt-hero = Quand elle se repose, on peut recycler 1 carte de plus.
corps-trait-newt-grunt = Quand elle se repose, 1 carte de plus est recyclée.

# Weapons.
corps-card-hk-vp70 = HK VP70
    .the = le HK VP70
corps-card-hk-vp70-text = Un pistolet. Il touche sur 3 ou moins quel que soit le cadran ; après une attaque avec lui, on peut épuiser 1 carte pour une seconde attaque, gratuite.
corps-card-ithaca = Ithaca 37
    .the = l’Ithaca 37
corps-card-ithaca-text = Un fusil à pompe pour les rencontres rapprochées. À 2 cases ou moins, il touche sur 5 ou moins quel que soit le cadran.
corps-card-m240 = M240
    .the = le M240
corps-card-m240-text = Un lance-flammes. Il brûle tout sur une case éloignée de 2 au plus et tout autour d’elle, sur 7 ou moins quel que soit le cadran.
corps-card-m40 = Grenades M40
    .the = les grenades M40
corps-card-m40-text = Lancées à 6 cases au plus, elles déchiquettent tout sur une case et tout autour d’elle, sur 5 ou moins quel que soit le cadran ; la carte est défaussée.
corps-card-m41a = M41A
    .the = le M41A
corps-card-m41a-text = Un fusil à impulsion. Après une attaque avec lui, on peut lancer une grenade en attaque gratuite.
corps-card-m56 = M56
    .the = la M56
corps-card-m56-text = Une mitrailleuse qui trouve ses cibles : elle touche sur 4 ou moins quel que soit le cadran.

# Equipment.
corps-card-arc-welder = Poste à souder
    .the = le poste à souder
corps-card-arc-welder-text = Les barricades se posent et se retirent avec 3 de plus en tech.
corps-card-body-armour = Gilet pare-balles
    .the = le gilet pare-balles
corps-card-body-armour-text = Quand un jet de défense échoue, vous pouvez révéler 1 carte : pour une arme ou un événement, le jet réussit finalement. Le gilet est alors épuisé.
corps-card-flare = Fusée éclairante
    .the = la fusée éclairante
corps-card-flare-text = Action gratuite : le cadran d’un personnage à 4 cases ou moins monte de 2. La fusée est épuisée.
corps-card-hadleys-map = Plan de Hadley’s Hope
    .the = le plan de Hadley’s Hope
corps-card-hadleys-map-text = Vous vous déplacez de 1 case de plus.
corps-card-m4-helmet = Casque M4
    .the = le casque M4
corps-card-m4-helmet-text = Quand un jet de défense échoue, vous pouvez révéler 1 carte : pour un équipement ou un événement, le jet réussit finalement. Le casque est alors épuisé.
corps-card-medical-scanner = Scanner médical
    .the = le scanner médical
corps-card-medical-scanner-text = Une action : un autre personnage à côté de vous, mis à terre, se relève.
corps-card-motion-tracker = Détecteur de mouvement
    .the = le détecteur de mouvement
corps-card-motion-tracker-text = Action gratuite : regardez la première carte Détection. Vous pouvez la mettre sous la pioche.
corps-card-shoulder-lamp = Lampe d’épaule
    .the = la lampe d’épaule
corps-card-shoulder-lamp-text = Votre cadran se règle 1 plus haut.

# Events.
corps-card-bypass = Dérivation
corps-card-bypass-text = Quand un test technique a échoué : il réussit finalement.
corps-card-cover-me = Couvre-moi
corps-card-cover-me-text = Action gratuite : un autre personnage debout que vous voyez peut faire une attaque gratuite.
corps-card-drag-clear = Tirez-les de là
corps-card-drag-clear-text = Quand quelqu’un va être tué : il est mis à terre à la place.
corps-card-field-strip = Démontage
corps-card-field-strip-text = Action : recyclez 5 cartes.
corps-card-get-up = Debout
corps-card-get-up-text = Quand la phase des Aliens commence : un personnage mis à terre se relève.
corps-card-lock-it-down = Verrouillez tout
corps-card-lock-it-down-text = Action : posez une barricade à côté de vous, sans test.
corps-card-move-it = On se bouge
corps-card-move-it-text = Action gratuite : déplacez-vous de 3 cases au plus.
corps-card-not-today = Pas aujourd’hui
corps-card-not-today-text = Quand un jet de défense a échoué : il réussit finalement.
corps-card-on-course = Garder le cap
corps-card-on-course-text = Action gratuite : révélez 1 carte, fouillez le dépôt et prenez-y une carte du même type.
corps-card-short-bursts = Courtes rafales
corps-card-short-bursts-text = Action gratuite : votre cadran monte de 2.
corps-card-steady-now = Du calme
corps-card-steady-now-text = Quand une attaque a manqué : relancez.

# Hazards.
corps-card-acid-burn = Brûlure d’acide
corps-card-acid-burn-text = Défaussez 2 cartes.
corps-card-jammed = Arme enrayée
corps-card-jammed-text = Défaussez 1 carte.
corps-card-losing-hope = Perdre espoir
corps-card-losing-hope-text = Épuisez 1 carte. Le cadran d’un personnage debout baisse de 2.
corps-card-noise = Bruit
corps-card-noise-text = Chaque écho se déplace de 2 cases.
corps-card-panic = Panique
corps-card-panic-text = Épuisez 1 carte et défaussez-en 1 de votre main.
corps-card-power-failure = Panne de courant
corps-card-power-failure-text = Épuisez 2 cartes. Une barricade cède.
corps-card-they-know = Ils savent
corps-card-they-know-text = Un écho entre en jeu à l’accès le plus proche de vous.

# Tracker cards: what they do besides their blips.
corps-tracker-scratching = Grattements
corps-tracker-scratching-text = Un tunnel s’ouvre.
corps-tracker-loose-grating = Grille descellée
corps-tracker-loose-grating-text = Un tunnel s’ouvre.
corps-tracker-floor-plates = Sous les plaques
corps-tracker-floor-plates-text = Un tunnel s’ouvre.
corps-tracker-something-moved = Ça a bougé
corps-tracker-something-moved-text = Hors de vue : chaque écho se déplace de 1 case.
corps-tracker-shadows = Ombres
corps-tracker-shadows-text = Hors de vue : épuisez 1 carte.
corps-tracker-cold-draught = Courant d’air
corps-tracker-cold-draught-text = Hors de vue : chaque écho se déplace de 1 case.
corps-tracker-in-the-open = À découvert
corps-tracker-in-the-open-text = En vue : épuisez 1 carte par personnage qui le voit.
corps-tracker-hiss = Sifflement
corps-tracker-hiss-text = En vue : chaque Alien se déplace de 1 case.
corps-tracker-contact = Contact
corps-tracker-contact-text = En vue : épuisez 1 carte.
corps-tracker-false-echo = Faux écho
corps-tracker-false-echo-text = Chaque écho se déplace de 1 case.
corps-tracker-lone-drone = Alien isolé
corps-tracker-lone-drone-text = Rien de plus.
corps-tracker-scout = Éclaireur
corps-tracker-scout-text = Rien de plus.
corps-tracker-overhead = Au-dessus
corps-tracker-overhead-text = À l’accès le plus proche.
corps-tracker-a-breather = Un répit
corps-tracker-a-breather-text = Recyclez 1 carte.
corps-tracker-duct-burst = Conduit éventré
corps-tracker-duct-burst-text = Un tunnel s’ouvre.
corps-tracker-under-the-floor = Sous le plancher
corps-tracker-under-the-floor-text = Un tunnel s’ouvre. Chaque écho se déplace de 1 case.
corps-tracker-wall-breach = À travers le mur
corps-tracker-wall-breach-text = Un tunnel s’ouvre.
corps-tracker-flanking = Sur le flanc
corps-tracker-flanking-text = Hors de vue : un écho de plus au point d’apparition 1.
corps-tracker-lights-out = Extinction des feux
corps-tracker-lights-out-text = Hors de vue : défaussez 1 carte.
corps-tracker-closing-in = Ça se rapproche
corps-tracker-closing-in-text = Hors de vue : chaque écho se déplace de 3 cases.
corps-tracker-charge = Charge
corps-tracker-charge-text = En vue : chaque Alien se déplace de 2 cases.
corps-tracker-screams = Hurlements
corps-tracker-screams-text = En vue : épuisez 1 carte par personnage qui le voit.
corps-tracker-sudden-rush = Ruée soudaine
corps-tracker-sudden-rush-text = En vue : épuisez 2 cartes.
corps-tracker-pair = Une paire
corps-tracker-pair-text = Rien de plus.
corps-tracker-clever-beast = Bête rusée
corps-tracker-clever-beast-text = Un Danger défaussé, s’il y en a un, est mélangé au dépôt.
corps-tracker-tear-down = Démolition
corps-tracker-tear-down-text = Une barricade cède.
corps-tracker-hunters = Chasseurs
corps-tracker-hunters-text = À l’accès le plus proche. Chaque écho se déplace de 2 cases.
corps-tracker-acid-blood = De l’acide en guise de sang
corps-tracker-acid-blood-text = Épuisez 2 cartes.
corps-tracker-eruption = Éruption
corps-tracker-eruption-text = Un tunnel s’ouvre.
corps-tracker-honeycomb = Alvéoles
corps-tracker-honeycomb-text = Un tunnel s’ouvre. Chaque écho se déplace de 2 cases.
corps-tracker-beneath-us = Sous nos pieds
corps-tracker-beneath-us-text = Un tunnel s’ouvre.
corps-tracker-encircled = Encerclés
corps-tracker-encircled-text = Hors de vue : un écho de plus au point d’apparition 3.
corps-tracker-power-cut = Coupure de courant
corps-tracker-power-cut-text = Hors de vue : une barricade cède.
corps-tracker-patience = Patience
corps-tracker-patience-text = Hors de vue : chaque écho se déplace de 4 cases.
corps-tracker-onrush = Déferlante
corps-tracker-onrush-text = En vue : chaque Alien se déplace de 3 cases.
corps-tracker-carnage = Carnage
corps-tracker-carnage-text = En vue : épuisez 2 cartes par personnage qui le voit.
corps-tracker-onslaught = Assaut
corps-tracker-onslaught-text = En vue : chaque Alien se déplace de 2 cases.
corps-tracker-horde = Horde
corps-tracker-horde-text = Rien de plus.
corps-tracker-queens-call = L’appel de la Reine
corps-tracker-queens-call-text = À l’accès le plus proche. Chaque Alien se déplace de 2 cases.
corps-tracker-out-of-the-walls = Ils sortent des murs
corps-tracker-out-of-the-walls-text = Une barricade cède.
corps-tracker-attrition = Usure
corps-tracker-attrition-text = Défaussez 2 cartes.
corps-tracker-egg-bearer = Porteur d’œuf
corps-tracker-egg-bearer-text = À l’accès le plus proche, et une larve avec lui.

# Boards and rooms.
corps-board-operations = Opérations
corps-board-quarters = Quartiers
corps-board-medlab = Labo médical
corps-board-garage = Garage
corps-board-reactor = Réacteur
corps-board-nest = Nid
corps-board-cocoons = Cocons
corps-board-processor = Station atmosphérique
corps-room-communications = communications
corps-room-records = archives
corps-room-control-room = salle de contrôle
corps-room-armoury = armurerie
corps-room-stores = magasin
corps-room-bunks-a = dortoir nord-ouest
corps-room-canteen = cantine
corps-room-bunks-b = dortoir nord-est
corps-room-washroom = sanitaires
corps-room-common-room = salle commune
corps-room-nursery = crèche
corps-room-bunks-c = dortoir sud-ouest
corps-room-bunks-d = dortoir sud-est
corps-room-lobby = hall
corps-room-closet-a = placard ouest
corps-room-closet-b = placard est
corps-room-surgery = bloc opératoire
corps-room-ward = salle des malades
corps-room-laboratory = laboratoire
corps-room-pharmacy = pharmacie
corps-room-specimens = salle des spécimens
corps-room-reception = accueil
corps-room-workshop = atelier
corps-room-fuel-store = réserve de carburant
corps-room-parts-store = réserve de pièces
corps-room-guardroom = salle de garde
corps-room-core = cœur du réacteur
corps-room-chamber-a = chambre nord-ouest
corps-room-chamber-b = chambre nord-est
corps-room-chamber-c = chambre sud-ouest
corps-room-chamber-d = chambre sud-est
corps-room-larder-a = garde-manger ouest
corps-room-larder-b = garde-manger est
corps-room-throne = trône

# Missions: what has happened, what must be done, and what is special about it.
corps-mission-newt = Mission 1 : Newt
corps-mission-newt-goal = Vous gagnez quand quelqu’un fait sortir Newt par la sortie et que tous les autres qui sont en vie et libres sont partis aussi.
corps-mission-newt-text = Plus personne ne répond dans la colonie, mais quatre faibles signaux viennent de derrière ses murs. L’un d’eux est une enfant. { corps-mission-newt-goal } Les quatre échos de mission restent où ils sont et ne peuvent pas être touchés. Une fois vus, l’un est Newt, un autre est un Alien, deux ne sont rien. Ce qu’apporte la fin d’une manche dépend du nombre de cartes Détection qui y ont été piochées. 3 ou plus : 4 cartes sont recyclées, un personnage mis à terre se relève, un personnage debout effectue jusqu’à 2 actions. 4 ou plus, en outre : 4 cartes sont recyclées, un personnage debout effectue jusqu’à 2 actions. 5 ou plus, en outre : un personnage mis à terre se relève, un personnage debout effectue jusqu’à 2 actions. 6 ou plus, en outre : quatre fois, un personnage debout effectue jusqu’à 2 actions, un personnage mis à terre se relève.
corps-mission-escape = Mission 2 : Évasion
corps-mission-escape-goal = Vous gagnez quand tous ceux qui sont en vie et libres sont partis par la sortie. La mission est perdue si 6 personnages sont tués ou capturés, ou si le combat dure encore à la fin de la manche 18.
corps-mission-escape-text = Le réacteur va sauter et le chemin du retour passe par le nid. Le transport attend au garage, mais pas éternellement. { corps-mission-escape-goal } Jusqu’à 4 joueurs, un écho arrive à la fin de la manche 1 ; à un joueur, plusieurs. Ce qu’apporte la fin d’une manche dépend du nombre de cartes Détection qui y ont été piochées. 3 ou plus : 3 cartes sont recyclées, un personnage debout effectue une action. 4 ou plus, en outre : 6 cartes sont recyclées, un personnage mis à terre se relève, un personnage debout effectue jusqu’à 2 actions. 5 ou plus, en outre : un personnage debout effectue jusqu’à 2 actions. 6 ou plus, en outre : 3 cartes sont recyclées, un personnage debout effectue jusqu’à 2 actions.
corps-mission-survive = Mission 3 : Survie
corps-mission-survive-goal = Vous gagnez quand le signal a été envoyé, que la manche 12 se termine et que quelqu’un n’est ni tué ni capturé. La mission est perdue si 5 personnages sont tués ou capturés.
corps-mission-survive-text = On peut appeler une navette depuis les communications. Appelez-la, fermez les portes et soyez en vie quand elle arrive. { corps-mission-survive-goal } D’autres échos arrivent à la fin des manches 2, 4, 6, 8 et 10 ; jusqu’à trois joueurs, aussi à la fin de la manche 5 ; à six joueurs, pas à la fin des manches 8 et 10. Ce qu’apporte la fin d’une manche dépend du nombre de cartes Détection qui y ont été piochées. 3 ou plus : 5 cartes sont recyclées, un personnage mis à terre se relève. 4 ou plus, en outre : 9 cartes sont recyclées, un personnage mis à terre se relève, un personnage debout effectue une action. 5 ou plus, en outre : 12 cartes sont recyclées, un personnage mis à terre se relève, trois fois, un personnage debout effectue jusqu’à 2 actions. 6 ou plus, en outre : 12 cartes sont recyclées, un personnage mis à terre se relève, quatre fois, un personnage debout effectue jusqu’à 4 actions. Selon les règles de la première édition, chaque tourelle récupère jusqu’à 9 tirs à la fin de la manche 6.
corps-mission-rescue = Sauvetage
corps-mission-rescue-goal = Vous gagnez quand au moins un captif a été libéré et que tous ceux qui sont en vie et libres sont partis par la sortie.
corps-mission-rescue-text = La ruche garde ses prises en vie quelque temps. Trouvez les cocons, libérez quelqu’un et sortez. { corps-mission-rescue-goal } Les échos de mission restent où ils sont et ne peuvent pas être touchés : trois sont des cocons, le dernier est un groupe de 3 Aliens. Les œufs s’ouvrent à la fin des manches 4 et 7. À un joueur, d’autres échos arrivent à la fin des manches 3 et 6. Partir sans captif, c’est se retirer, ce qui ne met pas fin à une campagne.
corps-mission-resupply = Ravitaillement
corps-mission-resupply-goal = Vous gagnez quand au moins 2 caisses ont été sorties et que tous ceux qui sont en vie et libres sont partis par la sortie.
corps-mission-resupply-text = La colonie est pleine de caisses qui pourraient servir. Sortez-en autant que vous l’osez. { corps-mission-resupply-goal } Chaque caisse sortie fait revenir 3 cartes perdues. Ce qu’apporte la fin d’une manche dépend du nombre de cartes Détection qui y ont été piochées. 3 ou plus : 3 cartes sont recyclées. 4 ou plus, en outre : 3 cartes sont recyclées, un personnage debout effectue jusqu’à 2 actions. 5 ou plus, en outre : 3 cartes sont recyclées, un personnage debout effectue jusqu’à 2 actions. 6 ou plus, en outre : un personnage debout effectue jusqu’à 2 actions. Partir avec moins de 2 caisses, c’est se retirer, ce qui ne met pas fin à une campagne.
corps-mission-yard = Éradication : la cour
corps-mission-yard-goal = Vous gagnez quand la pioche Détection est épuisée, qu’il ne reste ni Alien ni écho, et qu’il reste quelqu’un.
corps-mission-yard-text = Un terrain ouvert et de longues lignes de tir, pour vous comme pour ce qui sort de chaque recoin. { corps-mission-yard-goal } Tout le monde a un pistolet. Les caisses des salles d’angle contiennent tout ce qu’il y a d’autre. D’autres échos arrivent à la fin des manches 3, 6 et 8 ; à 4 joueurs ou plus, un de plus à la manche 6. À 2 ou 3 joueurs, un personnage debout effectue une action à la fin de chaque manche. Ce qu’apporte la fin d’une manche dépend du nombre de cartes Détection qui y ont été piochées. 4 ou plus : un personnage debout effectue jusqu’à 2 actions. 5 ou plus, en outre : 3 cartes sont recyclées, un personnage debout effectue une action. 6 ou plus, en outre : un personnage debout effectue une action.
corps-mission-block = Éradication : le bloc
corps-mission-block-goal = Vous gagnez quand la pioche Détection est épuisée, qu’il ne reste ni Alien ni écho, et qu’il reste quelqu’un.
corps-mission-block-text = Des couloirs étroits, vingt portes, et quelque chose derrière l’une d’elles. { corps-mission-block-goal } Tout le monde a un pistolet. Deux caisses contiennent plus. D’autres échos arrivent à la fin des manches 4 et 7. Selon les règles de la première édition, à la fin de chaque manche, un personnage debout effectue deux fois jusqu’à 2 actions. À 2 joueurs, un personnage debout effectue jusqu’à 2 actions à la fin de chaque manche. Ce qu’apporte la fin d’une manche dépend du nombre de cartes Détection qui y ont été piochées. 5 ou plus : 3 cartes sont recyclées, un personnage debout effectue jusqu’à 2 actions.
corps-mission-night-raid = Éradication : raid de nuit
corps-mission-night-raid-goal = Vous gagnez quand la pioche Détection est épuisée, qu’il ne reste ni Alien ni écho, et qu’il reste quelqu’un.
corps-mission-night-raid-text = Les lumières sont éteintes et le matériel gît là où ses propriétaires l’ont lâché. Trouvez-le avant qu’on vous trouve. { corps-mission-night-raid-goal } Tout le monde a un pistolet. Six caisses contiennent plus, d’autant mieux remplies qu’elles sont loin. D’autres échos arrivent à la fin des manches 3, 6 et 9. Selon les règles de la première édition, à la fin de chaque manche, un personnage debout effectue deux fois jusqu’à 3 actions. Ce qu’apporte la fin d’une manche dépend du nombre de cartes Détection qui y ont été piochées. 5 ou plus : 3 cartes sont recyclées, un personnage debout effectue jusqu’à 2 actions.
corps-mission-hatchery = Éradication : la couveuse
corps-mission-hatchery-goal = Vous gagnez quand il ne reste aucun œuf, que la pioche Détection est épuisée, qu’il ne reste ni Alien ni écho, et qu’il reste quelqu’un.
corps-mission-hatchery-text = Quatre chambres, quatre œufs. Brûlez-les tant qu’ils sont fermés. { corps-mission-hatchery-goal } Tout le monde a un pistolet. Les œufs s’ouvrent à la fin des manches 3, 5, 7 et 9, et une larve sort de chacun. À 4 joueurs, d’autres échos arrivent à la fin de la manche 6 ; selon les règles de la première édition, à un joueur aussi.

# What lies about in missions, and what interacting with it does.
corps-thing-newt-computer = ordinateur
corps-thing-newt-computer-text = Après un test technique : retournez un écho de mission de votre choix et recyclez 2 cartes. Une seule fois.
corps-thing-newt-newt = Newt
corps-thing-newt-newt-text = Vous l’emmenez.
corps-thing-escape-computer = ordinateur
corps-thing-escape-computer-text = Après un test technique : recyclez 6 cartes et piochez-en jusqu’à 2. Une seule fois.
corps-thing-survive-ammunition = caisse de munitions
corps-thing-survive-ammunition-text = Piochez 2 cartes ; chaque tourelle récupère 2 tirs. Une seule fois.
corps-thing-survive-computer = émetteur
corps-thing-survive-computer-text = Après un test technique, le signal est envoyé.
corps-thing-survive-rations = caisse de rations
corps-thing-survive-rations-text = Piochez 2 cartes et recyclez-en 4. Une seule fois.
corps-thing-rescue-cocoon-a = cocon
corps-thing-rescue-cocoon-a-text = Après un test technique, un captif est libéré.
corps-thing-rescue-cocoon-b = cocon
corps-thing-rescue-cocoon-b-text = Après un test technique, un captif est libéré.
corps-thing-rescue-cocoon-c = cocon
corps-thing-rescue-cocoon-c-text = Après un test technique, un captif est libéré.
corps-thing-rescue-egg-a = œuf
corps-thing-rescue-egg-a-text = Épuisez 1 carte et brûlez l’œuf.
corps-thing-rescue-egg-b = œuf
corps-thing-rescue-egg-b-text = Épuisez 1 carte et brûlez l’œuf.
corps-thing-resupply-ammunition = caisse de munitions
corps-thing-resupply-ammunition-text = Vous l’emportez.
corps-thing-resupply-arms = caisse d’armes
corps-thing-resupply-arms-text = Vous l’emportez.
corps-thing-resupply-instruments = caisse d’instruments
corps-thing-resupply-instruments-text = Vous l’emportez.
corps-thing-resupply-medicine = caisse de médicaments
corps-thing-resupply-medicine-text = Vous l’emportez.
corps-thing-resupply-papers = caisse de documents verrouillée
corps-thing-resupply-papers-text = Après un test technique, vous l’emportez.
corps-thing-resupply-tools = caisse d’outils
corps-thing-resupply-tools-text = Vous l’emportez.
corps-thing-yard-crate-a = caisse
corps-thing-yard-crate-a-text = Piochez 3 cartes. Une seule fois.
corps-thing-yard-crate-b = caisse
corps-thing-yard-crate-b-text = Piochez 3 cartes. Une seule fois.
corps-thing-yard-crate-c = caisse
corps-thing-yard-crate-c-text = Piochez 3 cartes. Une seule fois.
corps-thing-yard-crate-d = caisse
corps-thing-yard-crate-d-text = Piochez 3 cartes. Une seule fois.
corps-thing-block-crate-a = caisse
corps-thing-block-crate-a-text = Piochez 3 cartes. Une seule fois.
corps-thing-block-crate-b = caisse
corps-thing-block-crate-b-text = Piochez 3 cartes. Une seule fois.
corps-thing-night-raid-crate-a = caisse
corps-thing-night-raid-crate-a-text = Piochez 3 cartes et recyclez-en 2. Une seule fois.
corps-thing-night-raid-crate-b = caisse
corps-thing-night-raid-crate-b-text = Piochez 3 cartes et recyclez-en 2. Une seule fois.
corps-thing-night-raid-crate-c = caisse
corps-thing-night-raid-crate-c-text = Piochez 3 cartes et recyclez-en 2. Une seule fois.
corps-thing-night-raid-crate-d = caisse
corps-thing-night-raid-crate-d-text = Piochez 3 cartes et recyclez-en 2. Une seule fois.
corps-thing-night-raid-crate-e = caisse
corps-thing-night-raid-crate-e-text = Piochez 4 cartes et recyclez-en 2. Une seule fois.
corps-thing-night-raid-crate-f = caisse
corps-thing-night-raid-crate-f-text = Piochez 4 cartes et recyclez-en 2. Une seule fois.
corps-thing-hatchery-crate-a = caisse
corps-thing-hatchery-crate-a-text = Piochez 3 cartes. Une seule fois.
corps-thing-hatchery-crate-b = caisse
corps-thing-hatchery-crate-b-text = Piochez 3 cartes. Une seule fois.
corps-thing-hatchery-egg-a = œuf
corps-thing-hatchery-egg-a-text = Épuisez 1 carte et brûlez l’œuf.
corps-thing-hatchery-egg-b = œuf
corps-thing-hatchery-egg-b-text = Épuisez 1 carte et brûlez l’œuf.
corps-thing-hatchery-egg-c = œuf
corps-thing-hatchery-egg-c-text = Épuisez 1 carte et brûlez l’œuf.
corps-thing-hatchery-egg-d = œuf
corps-thing-hatchery-egg-d-text = Épuisez 1 carte et brûlez l’œuf.
# The same tokens by their looks, as the log names them.
corps-object-crate = caisse
    .the = la caisse
corps-object-computer = ordinateur
    .the = l’ordinateur
corps-object-newt = enfant
    .the = l’enfant
corps-object-cocoon = cocon
    .the = le cocon
corps-object-egg = œuf
    .the = l’œuf
corps-object-beacon = balise
    .the = la balise

# Counters of missions.
corps-mark-signal = signal envoyé
corps-mark-freed = captifs libérés

# What the picture says: the table, prompts, choices, the log and refusals.

corps-name = Corps
corps-seat-one = { $who_the }
corps-seat-two = { $who_the } et { $other_the }
corps-seat-none = le joueur { $number }
corps-space = ({ $space })
corps-space-in = { $space }, { $room }
corps-board = plateau { $number }
corps-alien = Alien
corps-swarm = essaim
corps-facehugger = larve
corps-blip = écho
corps-mission-blip = écho de mission
corps-spawn-point = point d’apparition { $number }
corps-tunnel = tunnel
corps-sentry-gun = tourelle
corps-exit = sortie
corps-element-door = la porte entre { $one } et { $other }
corps-element-tunnel = le tunnel en { $space }
corps-element-spawn = le point d’apparition en { $space }
corps-facing-north = nord
    .the = le nord
corps-facing-east = est
    .the = l’est
corps-facing-south = sud
    .the = le sud
corps-facing-west = ouest
    .the = l’ouest
corps-type-weapon = arme
corps-type-equipment = équipement
corps-type-event = événement
corps-type-hazard = danger
corps-slot-weapon = l’arme
corps-slot-backup = l’arme de soutien
corps-slot-gear = l’équipement
corps-slot-spare = l’autre équipement
corps-side-hero = { $who }, face héros
corps-side-grunt = { $who }, face recrue

# Phases.
corps-phase-setup = { $mission }, mise en place
corps-phase-marine = { $mission }, manche { $round } : l’escouade agit
corps-phase-alien = { $mission }, manche { $round } : les Aliens agissent
corps-phase-end = { $mission }, manche { $round } : fin de manche
corps-phase-aftermath = { $mission }, après la mission

# What lies beside the board.
corps-tray-hand = Main du joueur { $number }
corps-tray-person = { $who_the }
corps-tray-deck = Pioche Endurance
corps-tray-beneath = Sous la carte Remélangez
corps-tray-exhaust = Dépôt
corps-tray-discard = Défausse
corps-tray-revealed = Carte révélée
corps-tray-removed = Perdues pour la campagne
corps-tray-tracker = { $level ->
    [0] Pioche Détection
   *[other] Pioche Détection, niveau de menace { $level } sur le dessus
}
corps-tray-tracker-used = Défausse Détection
corps-tray-mission = Mission
corps-gauge-round = Manche
corps-gauge-score = Score de campagne
corps-gauge-endurance = Endurance restante
corps-gauge-gun = Tirs de la tourelle { $number }
corps-badge-dial = cadran de tir { $count }
corps-badge-down = à terre
corps-badge-activated = activation faite
corps-badge-hugged = { $count ->
    [one] porte { $count } larve
   *[other] porte { $count } larves
}
corps-badge-carries = porte quelque chose pour la mission
corps-badge-grunt = recrue
corps-badge-swarm = { $count ->
    [one] { $count } Alien
   *[other] { $count } Aliens
}
corps-badge-barred = barricadé
corps-badge-shots = { $count ->
    [one] encore { $count } tir
   *[other] encore { $count } tirs
}
corps-badge-out = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
}
corps-badge-cost = { $count ->
    [one] coûte { $count } carte
   *[other] coûte { $count } cartes
}
corps-badge-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
corps-badge-price = { $count ->
    [one] { $count } carte par attaque
   *[other] { $count } cartes par attaque
}
corps-badge-auto = touche toujours sur { $count } ou moins
corps-badge-action = action
corps-badge-free = action gratuite
corps-badge-speed = vitesse { $count }
corps-badge-defence = défense { $count }
corps-badge-melee = riposte { $count }
corps-badge-tech = tech { $count }
corps-badge-aim = tir { $count }
corps-badge-rank = grade { $count }
corps-badge-level = niveau de menace { $count }
corps-badge-blips = { $count ->
    [one] { $count } écho
   *[other] { $count } échos
}

# What is asked.
corps-ask-hero = Quel personnage est votre héros ?
corps-ask-gear = Qu’emporte { $who_the } ?
corps-ask-start = Où commence { $who_the } ?
corps-ask-gun = Où se place la tourelle { $number } ?
corps-ask-first = Quel joueur commence ?
corps-ask-lead = Aucun héros n’est un Marine : quel joueur commande ?
corps-ask-next = Qui est activé ensuite ?
corps-ask-order = Quel effet d’abord ?
corps-ask-act = { $left ->
    [0] { $who_the } n’a plus d’action. Quelque chose de gratuit ?
    [one] Que fait { $who_the } ? Encore { $left } action.
   *[other] Que fait { $who_the } ? Encore { $left } actions.
}
corps-ask-step = { $left ->
    [one] Où va { $who_the } ? Encore { $left } case.
   *[other] Où va { $who_the } ? Encore { $left } cases.
}
corps-ask-target = Quelle cible pour { $who_the } avec { $weapon_the } ?
corps-ask-burst = Touché ! Avec { $weapon_the }, { $who_the } peut tirer encore pour 1 carte.
corps-ask-follow-up = { $who_the } peut attaquer encore une fois, sans dépenser d’action.
corps-ask-draw = { $left ->
    [one] Piocher une carte ?
   *[other] Piocher une carte ? Encore { $left } au plus.
}
corps-ask-rest = { $left ->
    [one] Recycler une carte ? Encore { $left }.
   *[other] Recycler une carte ? Encore { $left } au plus.
}
corps-ask-recycle = Quelle carte de votre main recyclez-vous ?
corps-ask-exhaust-hand = Quelle carte de votre main épuisez-vous ?
corps-ask-search = Quelle carte du dépôt prenez-vous ?
corps-ask-react = Le jet a échoué. Que peut y faire { $who_the } ?
corps-ask-discard = { $left ->
    [one] Défaussez une carte.
   *[other] Défaussez { $left } cartes.
}
corps-ask-event = { $moment } Jouer un événement ?
corps-ask-fallen = Quel personnage à terre d’abord ?
corps-ask-captor = Quel Alien emporte { $who_the } ?
corps-ask-heir = Votre héros est perdu. Qui prend la relève ?
corps-ask-mover = Plusieurs sont à égale distance. Lequel se déplace ensuite ?
corps-ask-prey = Quelle cible pour l’ennemi en { $space } ?
corps-ask-route = Quel chemin pour l’ennemi en { $space } ?
corps-ask-fire = Un Alien arrive en { $space }. Faire tirer { $who_the } ?
corps-ask-fire-order = Un Alien arrive en { $space }. Qui tire d’abord ?
corps-ask-victim = Qui l’Alien en { $space } attaque-t-il ?
corps-ask-board = Les échos de quel plateau se déplacent ensuite ?
corps-ask-spotted = Plusieurs échos sont repérés. Lequel retourner d’abord ?
corps-ask-gate = Plusieurs accès sont à égale distance. Lequel choisir ?
corps-ask-blip = Où apparaît l’écho ?
corps-ask-tunnel = Où s’ouvre le tunnel ?
corps-ask-figure = Où apparaît l’Alien suivant de l’écho ?
corps-ask-gun-order = Quelle tourelle tire d’abord ?
corps-ask-salvage = Quelle carte défaussée revient ?
corps-ask-peek = Sur le dessus : « { $card } ». La laisser là ?
corps-ask-effect = Que choisissez-vous ?
corps-ask-may = L’utilisez-vous ?
corps-ask-by = { $source } : { $ask }
corps-ask-by-text = { $source } : { $text } { $ask }

# When an event may be played.
corps-moment-marine-phase = La phase des Marines commence.
corps-moment-alien-phase = La phase des Aliens commence.
corps-moment-end-phase = La phase Finale commence.
corps-moment-activation = Une activation commence.
corps-moment-activation-end = Une activation se termine.
corps-moment-stepped = Un personnage a fait un pas.
corps-moment-crept = Quelque chose s’est approché.
corps-moment-attack-declared = Une attaque est annoncée.
corps-moment-test-declared = Un test technique est annoncé.
corps-moment-attack-missed = L’attaque manque.
corps-moment-attack-hit = L’attaque touche.
corps-moment-test-failed = Le test technique échoue.
corps-moment-dodged = L’attaque de l’Alien est esquivée.
corps-moment-falling = La défense échoue : quelqu’un est mis à terre.
corps-moment-dying = La défense échoue : quelqu’un meurt.
corps-moment-taken = Quelqu’un va être emporté.
corps-moment-revealed = Une carte est révélée.
corps-moment-tracker-next = Une carte Détection va être piochée.
corps-moment-tracker-done = Une carte Détection est résolue.

# What may be chosen.
corps-do-hero = jouer { $who_the }
corps-do-activate = activer { $who_the }
corps-do-heir = { $who_the } prend la relève
corps-do-prey = cibler { $who_the }
corps-do-victim = attaquer { $who_the }
corps-do-fire-first = { $who_the } tire d’abord
corps-do-fallen = { $who_the } d’abord
corps-do-choose = choisir { $who_the }
corps-do-equip = { $cost ->
    [0] donner { $card_the } { $who_a }
    [one] donner { $card_the } { $who_a } pour { $cost } carte
   *[other] donner { $card_the } { $who_a } pour { $cost } cartes
}
corps-do-unequip = déséquiper { $card_the }
corps-do-ready-made = prendre ce que propose la mission
corps-do-step = aller en { $space }
corps-do-target = tirer sur { $space }
corps-do-mover = l’ennemi en { $space }
corps-do-spotted = l’écho en { $space }
corps-do-captor = l’Alien en { $space }
corps-do-gun-first = la tourelle en { $space }
corps-do-space = { $space }
corps-do-gun = tourner vers { $facing_the }
corps-do-player = joueur { $number }
corps-do-board = { $board }
corps-do-move = { $speed ->
    [one] se déplacer de { $speed } case
   *[other] se déplacer de { $speed } cases au plus
}
corps-do-attack = { $cost ->
    [0] attaquer avec { $weapon_the }
    [one] attaquer avec { $weapon_the } pour { $cost } carte
   *[other] attaquer avec { $weapon_the } pour { $cost } cartes
}
corps-do-bar = barricader { $element }
corps-do-unbar = débarricader { $element }
corps-do-aim = viser : le cadran monte de 1
corps-do-interact = interagir : { $object } ({ $text })
corps-do-ability = { $text }
corps-do-use = utiliser { $card_the }
corps-do-rest = se reposer
corps-do-play = { $cost ->
    [0] jouer « { $card } »
    [one] jouer « { $card } » pour { $cost } carte
   *[other] jouer « { $card } » pour { $cost } cartes
}
corps-do-draw = piocher une carte
corps-do-discard-top = la première carte de la pioche
corps-do-recycle-top = la première carte du dépôt
corps-do-discard = défausser « { $card } »
corps-do-take = prendre « { $card } »
corps-do-salvage = récupérer « { $card } »
corps-do-exhaust = épuiser « { $card } »
corps-do-recycle = recycler « { $card } »
corps-do-yes = oui
corps-do-bury = la mettre dessous
corps-do-leave = la laisser dessus
corps-do-end = finir l’activation
corps-do-stop = s’arrêter ici
corps-do-cease = cesser le feu
corps-do-hold-fire = ne pas tirer
corps-do-enough = ça suffit
corps-do-no-gun = se passer de cette tourelle
corps-do-accept = accepter le jet
corps-do-no-heir = personne pour l’instant
corps-do-pass = non
corps-do-nobody = personne

# Chances.
corps-odds-hit = touché
corps-odds-each = touché, chaque cible ({ $count } en tout)
corps-odds-two = deux touches de suite
corps-odds-three = trois touches de suite
corps-odds-pass = réussite
corps-odds-counter = esquive et riposte
corps-odds-dodge = esquive
corps-odds-down = mise à terre
corps-odds-killed = mort

# What happened.
corps-log-marine = Manche { $round } : la phase des Marines commence.
corps-log-alien = Manche { $round } : la phase des Aliens commence.
corps-log-end = Manche { $round } : la phase Finale commence.
corps-log-hero = Le joueur { $number } joue { $who_the }.
corps-log-equipped = { $cost ->
    [0] { $who_the } prend { $card_the }.
    [one] { $who_the } reçoit { $card_the } pour { $cost } carte.
   *[other] { $who_the } reçoit { $card_the } pour { $cost } cartes.
}
corps-log-unequipped = { $who_the } déséquipe { $card_the }.
corps-log-placed = { $who_the } entre en jeu en { $space }.
corps-log-gun-placed = Une tourelle est placée en { $space }, tournée vers { $facing_the }.
corps-log-token = Le joueur { $number } a le jeton Activation.
corps-log-lead = Le joueur { $number } commande.
corps-log-activated = Le joueur { $number } active { $who_the }.
corps-log-stepped = { $who_the } va en { $space }.
corps-log-killed = { $who_gender ->
    [f] { $who_the } est tuée.
   *[m] { $who_the } est tué.
}
corps-log-captured = { $who_gender ->
    [f] { $who_the } est capturée.
   *[m] { $who_the } est capturé.
}
corps-log-exited = { $who_the } quitte les lieux.
corps-log-dial = Le cadran { $who_de } indique { $dial }.
corps-log-exhausted = { $discarded ->
    [0] { $cards ->
        [one] { $cards } carte est épuisée.
       *[other] { $cards } cartes sont épuisées.
    }
   *[other] { $cards ->
        [one] { $cards } carte est épuisée ; la pioche est vide, elle est donc défaussée.
        [2] 2 cartes sont épuisées ; la pioche est vide, donc { $discarded ->
            [one] { $discarded } d’entre elles est défaussée
           *[other] les deux sont défaussées
        }.
       *[other] { $cards } cartes sont épuisées ; la pioche est vide, donc { $discarded ->
            [one] { $discarded } d’entre elles est défaussée
           *[other] { $discarded } d’entre elles sont défaussées
        }.
    }
}
corps-log-recycled = { $cards ->
    [one] { $cards } carte est recyclée.
   *[other] { $cards } cartes sont recyclées.
}
corps-log-reshuffled = Les cartes recyclées sont mélangées et forment une nouvelle pioche.
corps-log-drew = Le joueur { $number } pioche une carte.
corps-log-drew-card = Le joueur { $number } pioche « { $card } ».
corps-log-put-away = Le joueur { $number } range une carte.
corps-log-put-away-card = Le joueur { $number } range « { $card } ».
corps-log-revealed = Carte révélée : { $card }.
corps-log-hazard = Danger ! { $card } : { $text }
corps-log-played = Le joueur { $number } joue « { $card } ».
corps-log-discarded = Carte défaussée : { $card }.
corps-log-relapsed = « { $card } » quitte la défausse et retourne au dépôt.
corps-log-searched = Le joueur { $number } prend « { $card } ».
corps-log-used-ability = { $who }, capacité : { $text }
corps-log-used-card = { $who_the } utilise { $slot }.
corps-log-attacked = { $who_the } attaque la case { $space } avec { $card_the }.
corps-log-roll-hit = { $who_the } fait { $die } contre { $need } : touché.
corps-log-roll-miss = { $who_the } fait { $die } contre { $need } : manqué.
corps-log-roll-tech = { $who_the } fait { $die } contre { $need } : réussi.
corps-log-roll-no-tech = { $who_the } fait { $die } contre { $need } : raté.
corps-log-roll-dodge = { $plus ->
    [0] { $who_the } fait { $die } contre { $need } et esquive.
   *[other] { $who_the } fait { $die } + { $plus } contre { $need } et esquive.
}
corps-log-roll-no-dodge = { $plus ->
    [0] { $who_the } fait { $die } contre { $need } et rate l’esquive.
   *[other] { $who_the } fait { $die } + { $plus } contre { $need } et rate l’esquive.
}
corps-log-swarm-hit = L’essaim en { $space } perd un Alien ; il en reste { $left }.
corps-log-alien-hit = L’Alien en { $space } meurt.
corps-log-blip-gone = L’écho en { $space } a disparu.
corps-log-barricaded = Barricade posée sur { $element }.
corps-log-unbarred = Plus de barricade sur { $element }.
corps-log-battered = La barricade à côté de { $space } encaisse un assaut : { $die }.
corps-log-interacted = { $who_the } utilise ce qui se trouve en { $space }.
corps-log-down = { $who_gender ->
    [f] { $who_the } est mise à terre.
   *[m] { $who_the } est mis à terre.
}
corps-log-up = { $who_the } se relève.
corps-log-seized = L’Alien en { $space } emporte { $who_the }.
corps-log-hugged = Une larve s’accroche { $who_a }.
corps-log-promoted = { $who_gender ->
    [f] { $who_the } devient l’héroïne du joueur { $number }.
   *[m] { $who_the } devient le héros du joueur { $number }.
}
corps-log-eliminated = Le joueur { $number } est éliminé.
corps-log-alien-moved = L’Alien en { $space } va en { $to }.
corps-log-blip-moved = L’écho en { $space } va en { $to }.
corps-log-blip-speed = { $speed ->
    [one] Les échos du plateau { $board } se déplacent de { $speed } case.
   *[other] Les échos du plateau { $board } se déplacent de { $speed } cases.
}
corps-log-strikes = L’Alien en { $space } attaque { $who_the }.
corps-log-spotted = { $aliens ->
    [one] L’écho en { $space } est un Alien.
   *[other] L’écho en { $space } est un essaim de { $aliens }.
}
corps-log-found = L’écho de mission en { $space } est retourné.
corps-log-figure = Un Alien apparaît en { $space }.
corps-log-facehugger = Une larve apparaît en { $space }.
corps-log-tracker = Le joueur { $number } pioche « { $card } » : { $text }
corps-log-bonus = Le bonus de « { $card } » compte.
corps-log-tracker-shuffled = Les cartes Détection sont mélangées.
corps-log-peeked = Le joueur { $number } regarde la première carte Détection.
corps-log-peeked-card = Le joueur { $number } regarde la première carte Détection : { $card }.
corps-log-buried = Le joueur { $number } met la première carte Détection sous la pioche.
corps-log-spawned = Un écho apparaît en { $space }.
corps-log-gate = Un écho tente de forcer la barricade en { $space } : { $die }.
corps-log-tunnel = Un tunnel s’ouvre en { $space }.
corps-log-gun-hit = La tourelle en { $gun } tire en { $space } : { $one } et { $two }, touché.
corps-log-gun-missed = La tourelle en { $gun } tire en { $space } : { $one } et { $two }, manqué.
corps-log-object = { $object_the } se trouve en { $space }.
corps-log-object-gone = { $object_the } n’est plus là.
corps-log-carries = { $who_the } porte maintenant { $object_the }.
corps-log-salvaged = Le joueur { $number } récupère « { $card } ».
corps-log-removed = Carte perdue pour la campagne : { $card }.
corps-log-won = La mission est gagnée.
corps-log-lost = La mission n’est pas gagnée.

# Why not.
corps-no-order-first = Décidez d’abord ce qui est demandé.
corps-no-effect-first = Terminez d’abord l’effet en cours.
corps-no-die-first = Décidez d’abord du sort du dé sur la table.
corps-no-prey-first = Choisissez d’abord la cible de l’ennemi qui se déplace, parmi ceux qui sont à égale distance.
corps-no-route-first = Choisissez d’abord le chemin de l’ennemi qui se déplace.
corps-no-alien-first = Choisissez d’abord quel Alien se déplace ensuite.
corps-no-blips-first = Choisissez d’abord quels échos se déplacent ensuite.
corps-no-board-first = Choisissez d’abord le plateau dont les échos se déplacent ensuite.
corps-no-spotting-first = Choisissez d’abord quel écho retourner.
corps-no-victim-first = Choisissez d’abord qui l’Alien attaque.
corps-no-heir-first = Décidez d’abord qui remplace le héros perdu.
corps-no-fallen-first = Occupez-vous d’abord des personnages à terre.
corps-no-tunnel-first = Choisissez d’abord où s’ouvre le tunnel.
corps-no-tunnel-taken = Un tunnel s’ouvre sur une case libre, sans tunnel ni point d’apparition.
corps-no-tunnel-far = Un tunnel s’ouvre à côté du héros du joueur qui a pioché la carte.
corps-no-stacking = Un écho a besoin d’une case sans figurine et sans écho.
corps-no-figure-seen = Une figurine se place sur une case vide que personne ne voyait.
corps-no-figure-door = Une figurine à cet endroit ouvrirait une porte et serait vue.
corps-no-figure-far = Une figurine se place sur la case la plus proche que personne ne voit.
corps-no-figure-first = Choisissez d’abord où va la figurine suivante.
corps-no-blip-there = L’écho va sur la case vide la plus proche.
corps-no-spawning-first = Choisissez d’abord où entrent les échos.
corps-no-gun-first = Choisissez d’abord quelle tourelle tire.
corps-no-salvage-first = Choisissez d’abord une carte à récupérer.
corps-no-hero = Choisissez un personnage que personne n’a pris.
corps-no-gear = Au départ, un personnage prend des armes et des équipements pour lesquels il a un emplacement.
corps-no-start = Un personnage commence sur une case libre de la zone de départ.
corps-no-gun-place = Une tourelle se place sur une case vide, tournée dans l’une des quatre directions.
corps-no-draw-first = Décidez d’abord si vous piochez.
corps-no-discard-hand = Vous devez défausser une carte de votre main.
corps-no-discard = Vous devez défausser une carte de votre main ou la première carte de la pioche.
corps-no-recycle-hand = Seules certaines cartes de votre main peuvent être recyclées maintenant.
corps-no-exhaust-hand = Vous devez épuiser une carte de votre main.
corps-no-rest-first = Terminez d’abord le repos : recyclez depuis le dépôt ou la main.
corps-no-cards-left = Il ne reste pas assez de cartes pour payer.
corps-no-event-now = Cet événement ne peut pas être joué à ce moment.
corps-no-window-first = Décidez d’abord si vous jouez un événement.
corps-no-equip-late = On équipe des cartes avant la première action.
corps-no-card-there = Il n’y a pas de carte dans cet emplacement.
corps-no-actions-left = Il ne reste plus d’action.
corps-no-free-again = La même action gratuite ne peut être faite qu’une fois par activation.
corps-no-ability-again = Cette capacité sert une fois par activation.
corps-no-down = Un personnage à terre ne peut faire aucune action.
corps-no-use-now = Il manque ce que cela demande.
corps-no-such-text = Ce personnage n’a ni cette carte ni cette capacité.
corps-no-action = Ce n’est pas une action.
corps-no-acting = { $who } agit : choisissez une action.
corps-no-other-acts = { $who } agit. Une activation se termine avant la suivante.
corps-no-way = Il n’y a nulle part où aller.
corps-no-barricades-left = Les douze barricades sont toutes sur le plateau.
corps-no-element = Seul ce qui est à côté du personnage peut être barricadé : porte, tunnel ou point d’apparition.
corps-no-dial = Ce personnage n’a pas de valeur de tir.
corps-no-object = Il n’y a rien ici que la mission laisse ce personnage utiliser maintenant.
corps-no-card-in-hand = Vous n’avez pas cette carte en main.
corps-no-equip-instead = Les armes et les équipements ne se jouent pas : on les équipe.
corps-no-own-character = Cet événement ne se joue que pendant l’activation de votre propre héros.
corps-no-hand = Une recrue n’a pas de main.
corps-no-gear-card = Seuls les armes et les équipements peuvent être équipés.
corps-no-reach = L’autre personnage est à plus de 2 cases.
corps-no-newt-weapon = Newt ne peut pas avoir d’arme.
corps-no-second-backup = Un personnage a au plus une arme de soutien.
corps-no-bulky = Une arme lourde ne laisse pas de place pour une arme de soutien.
corps-no-second-weapon = La seconde arme doit être une arme de soutien.
corps-no-third-gear = Un personnage a au plus deux équipements.
corps-no-grunt-first = Choisissez d’abord la recrue suivante, ou personne.
corps-no-grunt = Seule une recrue sur le plateau peut être activée ainsi.
corps-no-activated = Ce personnage a déjà été activé pendant cette phase.
corps-no-civilian = Les recrues civiles sont activées à la fin de la phase.
corps-no-rank = Le grade de la recrue dépasse celui du héros.
corps-no-step-first = Terminez d’abord le déplacement.
corps-no-stop-lured = Ce déplacement doit être fait jusqu’au bout.
corps-no-stop-here = Un déplacement ne peut pas finir sur cette case.
corps-no-space = Ce n’est pas une case du plateau.
corps-no-step-alien = Un Alien s’y trouve.
corps-no-step-blip = Personne n’entre sur la case d’un écho.
corps-no-step-away = Le pas doit rapprocher.
corps-no-step-stop = À côté d’un Alien ou d’un écho, le déplacement devrait finir, et il ne peut pas finir sur cette case.
corps-no-step-end = Un déplacement ne peut pas finir sur la case d’un autre personnage, et on ne peut pas aller plus loin.
corps-no-step-token = Un déplacement ne peut pas finir sur un jeton, et on ne peut pas aller plus loin.
corps-no-step-barred = La porte est barricadée.
corps-no-step-wall = Un mur ou une ligne épaisse barre le chemin.
corps-no-step-corner = On ne coupe pas les coins de murs, de portes et de lignes épaisses.
corps-no-step-far = Un pas mène à une case adjacente.
corps-no-attack-first = Décidez d’abord pour l’attaque.
corps-no-weapon = Il n’y a pas d’arme dans cet emplacement.
corps-no-cumbersome = Une arme encombrante ne peut pas servir au tir défensif.
corps-no-target = Il n’y a aucune cible en vue et à portée.
corps-no-target-first = Choisissez d’abord la cible.
corps-no-burst-first = Décidez d’abord si vous tirez encore.
corps-no-alien-there = Il n’y a pas d’Alien sur cette case.
corps-no-sight = Cette case est hors de vue.
corps-no-range = Cette case est hors de portée.
corps-no-dfire-area = La zone doit englober l’Alien qui a déclenché le tir.
corps-no-dfire-other = Le tir défensif vise l’Alien qui l’a déclenché.
corps-no-fire-first = Décidez d’abord si vous tirez.
corps-no-fire-order = Choisissez d’abord qui tire.

# What can be agreed before the first turn.
corps-option-mission = Mission
corps-option-mission-help = Ce que l’escouade doit faire, et où. Les missions d’éradication se jouent isolément ; les autres forment la campagne.
corps-option-players = Joueurs
corps-option-players-help = Tous jouent ensemble. Les personnages sans joueur viennent comme recrues.
corps-option-edition = Édition
corps-option-edition-help = Les règles de l’édition révisée, ou celles de la première.
corps-option-edition-revised = Révisée
corps-option-edition-first = Première
corps-option-heroes = Héros
corps-option-heroes-help = Qui joue qui : un personnage par joueur, jamais deux fois le même, et seulement ceux de la mission. Sinon chacun choisit à la table.
corps-option-ready-made = Départ rapide
corps-option-ready-made-help = Tout le monde commence avec l’équipement et aux places que propose la mission.
corps-option-private-hands = Mains secrètes
corps-option-private-hands-help = Les cartes en main ne sont montrées qu’à leur propriétaire.

# What front ends say about the game.
corps-blurb = Une colonie devenue muette, une escouade de Marines et un détecteur qui ne veut pas se taire. Tous les joueurs font bloc, contre des Aliens que le jeu lui-même déplace.
corps-facts = 1 à 6 joueurs · coopératif · plateaux à cases carrées · missions et campagne

# Single switches of the editions.
corps-switch-edition = Selon l’édition
corps-switch-yes = Oui
corps-switch-no = Non
corps-switch-number = { $number }
corps-switch-phase = Ensemble, au début de la phase des Marines
corps-switch-activation = Chacun à sa propre activation
corps-switch-table = Selon le nombre de joueurs : 2, 3 ou 4
corps-switch-per-player = Une chacun ; deux chacun à un ou deux joueurs
corps-switch-lead-skips = Celui qui commande s’en passe
corps-switch-last-skips = Les derniers s’en passent
corps-switch-exhaust-bottom = Sous le dépôt
corps-switch-deck-bottom = Sous la pioche
corps-option-switches-barricade-break = Les barricades cèdent sur
corps-option-switches-barricade-break-help = Le plus petit résultat d’un d6 avec lequel un Alien ou un écho passe (C-BARR-7).
corps-option-switches-aim-reset = Réglage des cadrans
corps-option-switches-aim-reset-help = Quand chaque cadran revient à sa valeur imprimée (C-AIM-1).
corps-option-switches-activation-steps = Étapes d’activation
corps-option-switches-activation-steps-help = Six si les cadrans se règlent ensemble, sept si chacun se règle à sa propre activation (C-ACT-4).
corps-option-switches-tracker-draw = Cartes Détection
corps-option-switches-tracker-draw-help = Combien de cartes Détection sont piochées par manche (C-TRACK-1).
corps-option-switches-tracker-short-deal = Trop peu de cartes Détection
corps-option-switches-tracker-short-deal-help = Qui n’en pioche pas quand il y a moins de cartes que de joueurs (C-TRACK-3).
corps-option-switches-dfire-on-start = Tirer sur les Aliens déjà adjacents
corps-option-switches-dfire-on-start-help = Tir défensif non seulement quand un Alien s’approche, mais aussi quand il part d’une case adjacente (C-DFIRE-1).
corps-option-switches-down-blocks-los = Les personnages à terre bloquent la vue
corps-option-switches-down-blocks-los-help = Indique si quelqu’un au sol gêne une ligne de vue (C-LOS-3).
corps-option-switches-corner-los = Voir entre deux personnages à un coin
corps-option-switches-corner-los-help = Indique si une ligne passe par le coin entre deux personnages à côté de celui qui regarde (C-LOS-5).
corps-option-switches-rank-limit = Le grade limite les recrues
corps-option-switches-rank-limit-help = Un héros n’active que des recrues dont le grade ne dépasse pas le sien (C-RANK-2).
corps-option-switches-civilian-grunts-by-rank = Recrues civiles selon le grade
corps-option-switches-civilian-grunts-by-rank-help = Indique si le grade d’un héros active aussi les recrues civiles (C-RANK-2).
corps-option-switches-reveal-from-exhaust-to = Cartes révélées du dépôt
corps-option-switches-reveal-from-exhaust-to-help = Où va ensuite une telle carte (C-REV-7).
corps-option-switches-hand-returns = Cartes en main rendues
corps-option-switches-hand-returns-help = En campagne, les cartes en main retournent dans la pioche après une mission gagnée (C-CAMP-9).
corps-option-switches-end-on-token = Finir sur un jeton
corps-option-switches-end-on-token-help = Indique si un personnage peut s’arrêter sur une case avec un jeton (C-MOVE-5).
corps-option-switches-free-action-limits = Limites des actions gratuites
corps-option-switches-free-action-limits-help = Seulement pendant sa propre activation, et chacune une seule fois (C-FREE-3).
corps-option-switches-multi-figure-swarm = Plusieurs figurines au lieu d’essaims
corps-option-switches-multi-figure-swarm-help = Les Aliens qui arrivent ensemble se placent en figurines côte à côte (C-OPT-1).

# The strip of phases, what can be laid over the board, and what may come in between.
corps-strip-setup = Mise en place
corps-strip-marine = Escouade
corps-strip-alien = Aliens
corps-strip-end = Fin de manche
corps-strip-aftermath = Après la mission
corps-overlay-threat = Où les Aliens peuvent frapper ensuite
corps-overlay-reach = Jusqu’où va la figurine pointée
corps-overlay-tracker = Détecteur de mouvement
corps-risk-stop = finit le déplacement : un Alien ou un écho est adjacent
corps-risk-blip = un écho est repéré
corps-risk-blast = { $who } est dans la zone et meurt { $ways } fois sur 10

# What a bot says about the lines it has played on; part of bots-because.
corps-fact-alive = { $who_the } est en vie
corps-fact-nobody-down = personne n’est à terre
corps-fact-no-alien-near = aucun Alien n’est à côté d’un personnage

# À quoi sert la réponse que conseille un bot.
corps-merit-goal = Cela rapproche du but de la mission.
corps-merit-squad = Cela garde l’escouade debout.
corps-merit-endurance = Cela épargne de l’endurance ou en rend.
corps-merit-gear = Cela arme mieux l’escouade.
corps-merit-hands = Cela donne des cartes à jouer.
corps-merit-gates = Cela barre la route aux Aliens.
corps-merit-threat = Après cela, les Aliens sont moins menaçants.
corps-merit-together = Cela garde l’escouade groupée.
corps-merit-stores = Cela mène à des caisses que personne n’a encore ouvertes.
corps-merit-attack = L’attaque a de bonnes chances.

# The lesson, in the order of its script (crates/lessons/scripts).
corps-lesson-activate = Vous menez une escouade de six dans une éradication ; les règles font bouger les Aliens. Pendant la phase des Marines, chaque personnage est activé une fois et a deux actions. Activez celui qui est éclairé.
corps-lesson-move = Le déplacement est une action. Choisissez-la ; vous avancez ensuite pas à pas, pour que ce qui apparaît puisse vous arrêter.
corps-lesson-step = Avancez sur la case éclairée. Les bonnes places voient loin, car les Aliens doivent traverser ce que vous voyez. La leçon fait le reste du chemin.
corps-lesson-aim = Deuxième action : viser. Le cadran de tir monte de 1. Un tir touche si le dé donne au plus ce nombre, et chaque tir baisse le cadran de 1.
corps-lesson-next = Au personnage suivant. La leçon fait viser les autres, puis la phase des Aliens commence.
corps-lesson-prey = La phase des Aliens : échos et Aliens vont vers le personnage le plus proche. Si deux sont aussi près, vous décidez. Les échos en vue sont retournés ; les tourelles tirent d’elles-mêmes.
corps-lesson-attack = Puis des cartes Détection ont été piochées : elles amènent de nouveaux échos, et les cartes épuisées sont l’endurance de l’escouade. Nouvelle manche : les cadrans sont remis, et il y a sur quoi tirer. Choisissez l’arme.
corps-lesson-target = Choisissez la cible ; la barre montre la chance de toucher. Un essaim perd un Alien par touche. La leçon joue le reste de cette activation.
corps-lesson-wins = Voici comment on gagne une éradication : la pioche du détecteur est épuisée, il ne reste ni Alien ni écho, mais au moins l’un de vous. D’autres missions en demandent plus. Activez quelqu’un.
corps-lesson-end = C’est tout ce qu’il faut savoir : activations, visée, tir, phase des Aliens. Continuez avec l’escouade ou commencez votre propre mission. Le bouton « Conseil », ou la touche H, demande conseil à un bot à tout moment.

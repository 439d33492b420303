# Characters. Abilities are numbered as they stand on the hero and the grunt side; traits always hold.
corps-who-gorman = Lieutenant Gorman
corps-ability-gorman-hero-0 = When activated he may exhaust 3 cards: another standing Marine takes an action at once.
corps-ability-gorman-hero-1 = At the end of his activation he draws 2 cards.
corps-ability-gorman-grunt-0 = At the end of his activation a card is recycled.
corps-who-hicks = Corporal Hicks
corps-ability-hicks-hero-0 = When activated he may draw a card.
corps-ability-hicks-hero-1 = Once a round, when he misses, he may exhaust a card of the hand and roll again.
corps-ability-hicks-grunt-0 = Once a round, when he misses, 2 cards may be exhausted for another roll.
corps-who-hudson = Private Hudson
corps-ability-hudson-hero-0 = When activated he may recycle equipment and events from the hand.
corps-ability-hudson-hero-1 = At the end of his activation a card is revealed: equipment or an event goes to the hand; for a weapon he looks at the top tracker card and may put it at the bottom.
corps-ability-hudson-grunt-0 = At the end of his activation a card is revealed: for a weapon the top tracker card is looked at and may be put at the bottom.
corps-who-vasquez = Private Vasquez
corps-ability-vasquez-hero-0 = When activated she reveals a card: a weapon raises her dial by 1, equipment or an event recycles a card and lets her draw one.
corps-trait-vasquez-hero = Firing the M56 costs her a card less.
corps-trait-vasquez-grunt = Firing the M56 costs her a card less.
corps-who-frost = Private Frost
corps-ability-frost-hero-0 = When activated he may move up to 2 spaces.
corps-ability-frost-hero-1 = After firing the M240 he reveals a card: equipment recycles 2 cards, an event lets him move up to 2 spaces.
corps-ability-frost-grunt-0 = After firing the M240 a card is revealed: equipment or an event recycles 2 cards.
corps-who-ripley = Ripley
corps-ability-ripley-hero-0 = When activated 2 cards are recycled and she draws one.
corps-ability-ripley-hero-1 = Once a round, when a defence roll of somebody within 4 spaces fails, a card may be exhausted for another roll.
corps-ability-ripley-grunt-0 = After firing the M240 a card is revealed: equipment or an event recycles a card.
corps-who-newt = Newt
corps-ability-newt-hero-0 = At the end of her activation 2 cards may be exhausted: a standing character she sees moves 2 spaces towards her.
corps-trait-newt-hero = When she rests, one more card may be recycled.
corps-trait-newt-grunt = When she rests, one more card is recycled.

# Weapons.
corps-card-hk-vp70 = HK VP70
corps-card-hk-vp70-text = A pistol. It hits on 3 or less whatever the dial shows; after an attack with it a card may be exhausted for a free second one.
corps-card-ithaca = Ithaca 37
corps-card-ithaca-text = A shotgun for close encounters. At 2 spaces or nearer it hits on 5 or less whatever the dial shows.
corps-card-m240 = M240
corps-card-m240-text = A flamethrower. It burns everything on and around a space at most 2 away, on 7 or less whatever the dial shows.
corps-card-m40 = M40 grenades
corps-card-m40-text = Thrown up to 6 spaces, they tear up everything on and around a space, on 5 or less whatever the dial shows; the card is discarded.
corps-card-m41a = M41A
corps-card-m41a-text = A pulse rifle. After an attack with it a grenade may be thrown as a free attack.
corps-card-m56 = M56
corps-card-m56-text = A smartgun that finds its targets: it hits on 4 or less whatever the dial shows.

# Equipment.
corps-card-arc-welder = Arc welder
corps-card-arc-welder-text = Barricades are built and removed with 3 more tech.
corps-card-body-armour = Body armour
corps-card-body-armour-text = When a defence roll fails you may reveal a card: for a weapon or an event the roll succeeds after all. The armour is then exhausted.
corps-card-flare = Flare
corps-card-flare-text = A free action: the dial of a character within 4 spaces rises by 2. The flare is exhausted.
corps-card-hadleys-map = Map of Hadley's Hope
corps-card-hadleys-map-text = You move 1 space farther.
corps-card-m4-helmet = M4 helmet
corps-card-m4-helmet-text = When a defence roll fails you may reveal a card: for equipment or an event the roll succeeds after all. The helmet is then exhausted.
corps-card-medical-scanner = Medical scanner
corps-card-medical-scanner-text = An action: another character next to you who was knocked down stands up.
corps-card-motion-tracker = Motion tracker
corps-card-motion-tracker-text = A free action: look at the top tracker card. You may put it at the bottom.
corps-card-shoulder-lamp = Shoulder lamp
corps-card-shoulder-lamp-text = Your dial is set 1 higher.

# Events.
corps-card-bypass = Bypass
corps-card-bypass-text = When a tech test has failed: it succeeds after all.
corps-card-cover-me = Cover me
corps-card-cover-me-text = Free action: another standing character you see may take a free attack.
corps-card-drag-clear = Drag them clear
corps-card-drag-clear-text = When somebody is about to be killed: they are knocked down instead.
corps-card-field-strip = Field strip
corps-card-field-strip-text = Action: recycle 5 cards.
corps-card-get-up = On your feet
corps-card-get-up-text = When the Alien phase begins: a character who was knocked down stands up.
corps-card-lock-it-down = Lock it down
corps-card-lock-it-down-text = Action: build a barricade next to you without a test.
corps-card-move-it = Move it
corps-card-move-it-text = Free action: move up to 3 spaces.
corps-card-not-today = Not today
corps-card-not-today-text = When a defence roll has failed: it succeeds after all.
corps-card-on-course = On course
corps-card-on-course-text = Free action: reveal a card, look through the exhaust pile and take a card of the same type.
corps-card-short-bursts = Short bursts
corps-card-short-bursts-text = Free action: your dial rises by 2.
corps-card-steady-now = Steady now
corps-card-steady-now-text = When an attack has missed: roll again.

# Hazards.
corps-card-acid-burn = Acid burn
corps-card-acid-burn-text = Discard 2 cards.
corps-card-jammed = Jammed
corps-card-jammed-text = Discard a card.
corps-card-losing-hope = Losing hope
corps-card-losing-hope-text = Exhaust a card. The dial of a standing character falls by 2.
corps-card-noise = Noise
corps-card-noise-text = Every blip moves 2 spaces.
corps-card-panic = Panic
corps-card-panic-text = Exhaust a card and discard one from your hand.
corps-card-power-failure = Power failure
corps-card-power-failure-text = Exhaust 2 cards. A barricade gives way.
corps-card-they-know = They know
corps-card-they-know-text = A blip enters play at the gate nearest to you.

# Tracker cards: what they do besides their blips.
corps-tracker-scratching = Scratching
corps-tracker-scratching-text = A tunnel opens.
corps-tracker-loose-grating = Loose grating
corps-tracker-loose-grating-text = A tunnel opens.
corps-tracker-floor-plates = Under the plates
corps-tracker-floor-plates-text = A tunnel opens.
corps-tracker-something-moved = Something moved
corps-tracker-something-moved-text = Out of sight: every blip moves 1 space.
corps-tracker-shadows = Shadows
corps-tracker-shadows-text = Out of sight: exhaust a card.
corps-tracker-cold-draught = A cold draught
corps-tracker-cold-draught-text = Out of sight: every blip moves 1 space.
corps-tracker-in-the-open = In the open
corps-tracker-in-the-open-text = In sight: exhaust a card for each character who sees it.
corps-tracker-hiss = A hiss
corps-tracker-hiss-text = In sight: every alien moves 1 space.
corps-tracker-contact = Contact
corps-tracker-contact-text = In sight: exhaust a card.
corps-tracker-false-echo = False echo
corps-tracker-false-echo-text = Every blip moves 1 space.
corps-tracker-lone-drone = Lone drone
corps-tracker-lone-drone-text = Nothing more.
corps-tracker-scout = Scout
corps-tracker-scout-text = Nothing more.
corps-tracker-overhead = Overhead
corps-tracker-overhead-text = At the nearest gate.
corps-tracker-a-breather = A breather
corps-tracker-a-breather-text = Recycle a card.
corps-tracker-duct-burst = Burst duct
corps-tracker-duct-burst-text = A tunnel opens.
corps-tracker-under-the-floor = Under the floor
corps-tracker-under-the-floor-text = A tunnel opens. Every blip moves 1 space.
corps-tracker-wall-breach = Through the wall
corps-tracker-wall-breach-text = A tunnel opens.
corps-tracker-flanking = Flanking
corps-tracker-flanking-text = Out of sight: one more blip at spawn point 1.
corps-tracker-lights-out = Lights out
corps-tracker-lights-out-text = Out of sight: discard a card.
corps-tracker-closing-in = Closing in
corps-tracker-closing-in-text = Out of sight: every blip moves 3 spaces.
corps-tracker-charge = Charge
corps-tracker-charge-text = In sight: every alien moves 2 spaces.
corps-tracker-screams = Screams
corps-tracker-screams-text = In sight: exhaust a card for each character who sees it.
corps-tracker-sudden-rush = Sudden rush
corps-tracker-sudden-rush-text = In sight: exhaust 2 cards.
corps-tracker-pair = A pair
corps-tracker-pair-text = Nothing more.
corps-tracker-clever-beast = Clever beast
corps-tracker-clever-beast-text = A discarded hazard, if there is one, is shuffled into the exhaust pile.
corps-tracker-tear-down = Tearing it down
corps-tracker-tear-down-text = A barricade gives way.
corps-tracker-hunters = Hunters
corps-tracker-hunters-text = At the nearest gate. Every blip moves 2 spaces.
corps-tracker-acid-blood = Acid for blood
corps-tracker-acid-blood-text = Exhaust 2 cards.
corps-tracker-eruption = Eruption
corps-tracker-eruption-text = A tunnel opens.
corps-tracker-honeycomb = Honeycomb
corps-tracker-honeycomb-text = A tunnel opens. Every blip moves 2 spaces.
corps-tracker-beneath-us = Beneath us
corps-tracker-beneath-us-text = A tunnel opens.
corps-tracker-encircled = Encircled
corps-tracker-encircled-text = Out of sight: one more blip at spawn point 3.
corps-tracker-power-cut = Power cut
corps-tracker-power-cut-text = Out of sight: a barricade gives way.
corps-tracker-patience = Patience
corps-tracker-patience-text = Out of sight: every blip moves 4 spaces.
corps-tracker-onrush = Onrush
corps-tracker-onrush-text = In sight: every alien moves 3 spaces.
corps-tracker-carnage = Carnage
corps-tracker-carnage-text = In sight: exhaust 2 cards for each character who sees it.
corps-tracker-onslaught = Onslaught
corps-tracker-onslaught-text = In sight: every alien moves 2 spaces.
corps-tracker-horde = Horde
corps-tracker-horde-text = Nothing more.
corps-tracker-queens-call = The Queen calls
corps-tracker-queens-call-text = At the nearest gate. Every alien moves 2 spaces.
corps-tracker-out-of-the-walls = Out of the walls
corps-tracker-out-of-the-walls-text = A barricade gives way.
corps-tracker-attrition = Attrition
corps-tracker-attrition-text = Discard 2 cards.
corps-tracker-egg-bearer = Egg bearer
corps-tracker-egg-bearer-text = At the nearest gate, and a facehugger with it.

# Boards and rooms.
corps-board-operations = Operations
corps-board-quarters = Quarters
corps-board-medlab = Medlab
corps-board-garage = Garage
corps-board-reactor = Reactor
corps-board-nest = Nest
corps-board-cocoons = Cocoons
corps-board-processor = Processor
corps-room-communications = communications
corps-room-records = records
corps-room-control-room = control room
corps-room-armoury = armoury
corps-room-stores = stores
corps-room-bunks-a = north-west bunks
corps-room-canteen = canteen
corps-room-bunks-b = north-east bunks
corps-room-washroom = washroom
corps-room-common-room = common room
corps-room-nursery = nursery
corps-room-bunks-c = south-west bunks
corps-room-bunks-d = south-east bunks
corps-room-lobby = lobby
corps-room-closet-a = western closet
corps-room-closet-b = eastern closet
corps-room-surgery = surgery
corps-room-ward = ward
corps-room-laboratory = laboratory
corps-room-pharmacy = pharmacy
corps-room-specimens = specimen room
corps-room-reception = reception
corps-room-workshop = workshop
corps-room-fuel-store = fuel store
corps-room-parts-store = parts store
corps-room-guardroom = guardroom
corps-room-core = reactor core
corps-room-chamber-a = north-western chamber
corps-room-chamber-b = north-eastern chamber
corps-room-chamber-c = south-western chamber
corps-room-chamber-d = south-eastern chamber
corps-room-larder-a = western larder
corps-room-larder-b = eastern larder
corps-room-throne = throne

# Missions: what has happened, what must be done, and what is special about it.
corps-mission-newt = Mission 1: Newt
corps-mission-newt-goal = You win when somebody carries Newt out by the exit, and everybody else who is alive and free has left too.
corps-mission-newt-text = Nobody answers in the colony, but there are four faint signals behind its walls. One of them is a child. { corps-mission-newt-goal } The four mission blips stay where they are and cannot be hit. Seen, one is Newt, one is an alien, two are nothing. What the end of a round brings depends on the tracker cards drawn in it. 3 or more: 4 cards are recycled, a knocked-down character gets up, a standing character takes up to 2 actions. 4 or more, besides: 4 cards are recycled, a standing character takes up to 2 actions. 5 or more, besides: a knocked-down character gets up, a standing character takes up to 2 actions. 6 or more, besides: four times a standing character takes up to 2 actions, a knocked-down character gets up.
corps-mission-escape = Mission 2: Escape
corps-mission-escape-goal = You win when everybody who is alive and free has left by the exit. The mission is lost if 6 characters are killed or captured, or if the fight still lasts at the end of round 18.
corps-mission-escape-text = The reactor is going and the way back leads through the nest. The carrier waits in the garage, but not for ever. { corps-mission-escape-goal } With up to 4 players a blip comes at the end of round 1, with one player more of them. What the end of a round brings depends on the tracker cards drawn in it. 3 or more: 3 cards are recycled, a standing character takes an action. 4 or more, besides: 6 cards are recycled, a knocked-down character gets up, a standing character takes up to 2 actions. 5 or more, besides: a standing character takes up to 2 actions. 6 or more, besides: 3 cards are recycled, a standing character takes up to 2 actions.
corps-mission-survive = Mission 3: Survive
corps-mission-survive-goal = You win when the signal has been sent, round 12 ends, and somebody is neither killed nor captured. The mission is lost if 5 characters are killed or captured.
corps-mission-survive-text = A dropship can be called from communications. Call it, shut the doors, and be alive when it comes. { corps-mission-survive-goal } More blips come at the end of rounds 2, 4, 6, 8 and 10; for up to three players also of round 5, for six players not of rounds 8 and 10. What the end of a round brings depends on the tracker cards drawn in it. 3 or more: 5 cards are recycled, a knocked-down character gets up. 4 or more, besides: 9 cards are recycled, a knocked-down character gets up, a standing character takes an action. 5 or more, besides: 12 cards are recycled, a knocked-down character gets up, three times a standing character takes up to 2 actions. 6 or more, besides: 12 cards are recycled, a knocked-down character gets up, four times a standing character takes up to 4 actions. Under the rules of the first edition every sentry gun gets up to 9 shots back at the end of round 6.
corps-mission-rescue = Rescue
corps-mission-rescue-goal = You win when at least one captive was freed, and everybody who is alive and free has left by the exit.
corps-mission-rescue-text = The hive keeps those it takes alive for a while. Find the cocoons, cut somebody free, and get out. { corps-mission-rescue-goal } The mission blips stay where they are and cannot be hit: three are cocoons, one is 3 aliens. The eggs open at the end of rounds 4 and 7. With one player more blips come at the end of rounds 3 and 6. Whoever leaves without a captive has withdrawn, which does not end a campaign.
corps-mission-resupply = Resupply
corps-mission-resupply-goal = You win when at least 2 crates were carried out, and everybody who is alive and free has left by the exit.
corps-mission-resupply-text = The colony is full of crates that somebody could use. Carry out as many as you dare. { corps-mission-resupply-goal } Every crate carried out brings 3 lost cards back. What the end of a round brings depends on the tracker cards drawn in it. 3 or more: 3 cards are recycled. 4 or more, besides: 3 cards are recycled, a standing character takes up to 2 actions. 5 or more, besides: 3 cards are recycled, a standing character takes up to 2 actions. 6 or more, besides: a standing character takes up to 2 actions. Whoever leaves with fewer than 2 has withdrawn, which does not end a campaign.
corps-mission-yard = Bug Hunt: the yard
corps-mission-yard-goal = You win when the tracker deck is used up, no alien and no blip is left, and at least one of you still is.
corps-mission-yard-text = Open ground and long lines of fire, for you and for what comes out of every corner. { corps-mission-yard-goal } Everybody has a pistol. The crates in the corner rooms hold what else there is. More blips come at the end of rounds 3, 6 and 8, in round 6 one more with 4 or more players. With 2 or 3 players a standing character takes an action at the end of every round. What the end of a round brings depends on the tracker cards drawn in it. 4 or more: a standing character takes up to 2 actions. 5 or more, besides: 3 cards are recycled, a standing character takes an action. 6 or more, besides: a standing character takes an action.
corps-mission-block = Bug Hunt: the block
corps-mission-block-goal = You win when the tracker deck is used up, no alien and no blip is left, and at least one of you still is.
corps-mission-block-text = Narrow corridors, twenty doors, and something behind one of them. { corps-mission-block-goal } Everybody has a pistol. Two crates hold more. More blips come at the end of rounds 4 and 7. Under the rules of the first edition a standing character takes up to 2 actions at the end of every round, twice over. With 2 players a standing character takes up to 2 actions at the end of every round. What the end of a round brings depends on the tracker cards drawn in it. 5 or more: 3 cards are recycled, a standing character takes up to 2 actions.
corps-mission-night-raid = Bug Hunt: night raid
corps-mission-night-raid-goal = You win when the tracker deck is used up, no alien and no blip is left, and at least one of you still is.
corps-mission-night-raid-text = The lights are out and the gear lies where its owners dropped it. Find it before you are found. { corps-mission-night-raid-goal } Everybody has a pistol. Six crates hold more, the farther away the better. More blips come at the end of rounds 3, 6 and 9. Under the rules of the first edition a standing character takes up to 3 actions at the end of every round, twice over. What the end of a round brings depends on the tracker cards drawn in it. 5 or more: 3 cards are recycled, a standing character takes up to 2 actions.
corps-mission-hatchery = Bug Hunt: the hatchery
corps-mission-hatchery-goal = You win when no egg is left, the tracker deck is used up, no alien and no blip is left, and at least one of you still is.
corps-mission-hatchery-text = Four chambers, four eggs. Burn them while they are shut. { corps-mission-hatchery-goal } Everybody has a pistol. The eggs open at the end of rounds 3, 5, 7 and 9, and a facehugger comes out of each. With 4 players more blips come at the end of round 6; under the rules of the first edition with one player too.

# What lies about in missions, and what interacting with it does.
corps-thing-newt-computer = computer
corps-thing-newt-computer-text = After a tech test: turn over a mission blip of your choice and recycle 2 cards. Once.
corps-thing-newt-newt = Newt
corps-thing-newt-newt-text = You carry her along.
corps-thing-escape-computer = computer
corps-thing-escape-computer-text = After a tech test: recycle 6 cards and draw up to 2. Once.
corps-thing-survive-ammunition = ammunition crate
corps-thing-survive-ammunition-text = Draw 2 cards; every sentry gun gets 2 shots back. Once.
corps-thing-survive-computer = transmitter
corps-thing-survive-computer-text = After a tech test the signal is sent.
corps-thing-survive-rations = crate of rations
corps-thing-survive-rations-text = Draw 2 cards and recycle 4. Once.
corps-thing-rescue-cocoon-a = cocoon
corps-thing-rescue-cocoon-a-text = After a tech test a captive comes free.
corps-thing-rescue-cocoon-b = cocoon
corps-thing-rescue-cocoon-b-text = After a tech test a captive comes free.
corps-thing-rescue-cocoon-c = cocoon
corps-thing-rescue-cocoon-c-text = After a tech test a captive comes free.
corps-thing-rescue-egg-a = egg
corps-thing-rescue-egg-a-text = Exhaust a card and burn it.
corps-thing-rescue-egg-b = egg
corps-thing-rescue-egg-b-text = Exhaust a card and burn it.
corps-thing-resupply-ammunition = ammunition crate
corps-thing-resupply-ammunition-text = You carry it along.
corps-thing-resupply-arms = crate of arms
corps-thing-resupply-arms-text = You carry it along.
corps-thing-resupply-instruments = crate of instruments
corps-thing-resupply-instruments-text = You carry it along.
corps-thing-resupply-medicine = crate of medicine
corps-thing-resupply-medicine-text = You carry it along.
corps-thing-resupply-papers = locked crate of papers
corps-thing-resupply-papers-text = After a tech test you carry it along.
corps-thing-resupply-tools = crate of tools
corps-thing-resupply-tools-text = You carry it along.
corps-thing-yard-crate-a = crate
corps-thing-yard-crate-a-text = Draw 3 cards. Once.
corps-thing-yard-crate-b = crate
corps-thing-yard-crate-b-text = Draw 3 cards. Once.
corps-thing-yard-crate-c = crate
corps-thing-yard-crate-c-text = Draw 3 cards. Once.
corps-thing-yard-crate-d = crate
corps-thing-yard-crate-d-text = Draw 3 cards. Once.
corps-thing-block-crate-a = crate
corps-thing-block-crate-a-text = Draw 3 cards. Once.
corps-thing-block-crate-b = crate
corps-thing-block-crate-b-text = Draw 3 cards. Once.
corps-thing-night-raid-crate-a = crate
corps-thing-night-raid-crate-a-text = Draw 3 cards and recycle 2. Once.
corps-thing-night-raid-crate-b = crate
corps-thing-night-raid-crate-b-text = Draw 3 cards and recycle 2. Once.
corps-thing-night-raid-crate-c = crate
corps-thing-night-raid-crate-c-text = Draw 3 cards and recycle 2. Once.
corps-thing-night-raid-crate-d = crate
corps-thing-night-raid-crate-d-text = Draw 3 cards and recycle 2. Once.
corps-thing-night-raid-crate-e = crate
corps-thing-night-raid-crate-e-text = Draw 4 cards and recycle 2. Once.
corps-thing-night-raid-crate-f = crate
corps-thing-night-raid-crate-f-text = Draw 4 cards and recycle 2. Once.
corps-thing-hatchery-crate-a = crate
corps-thing-hatchery-crate-a-text = Draw 3 cards. Once.
corps-thing-hatchery-crate-b = crate
corps-thing-hatchery-crate-b-text = Draw 3 cards. Once.
corps-thing-hatchery-egg-a = egg
corps-thing-hatchery-egg-a-text = Exhaust a card and burn it.
corps-thing-hatchery-egg-b = egg
corps-thing-hatchery-egg-b-text = Exhaust a card and burn it.
corps-thing-hatchery-egg-c = egg
corps-thing-hatchery-egg-c-text = Exhaust a card and burn it.
corps-thing-hatchery-egg-d = egg
corps-thing-hatchery-egg-d-text = Exhaust a card and burn it.
# The same tokens by their looks, as the log names them.
corps-object-crate = crate
corps-object-computer = computer
corps-object-newt = child
corps-object-cocoon = cocoon
corps-object-egg = egg
corps-object-beacon = beacon

# Counters of missions.
corps-mark-signal = signal sent
corps-mark-freed = captives freed

# What the picture says: the table, prompts, choices, the log and refusals.

corps-name = Corps
corps-seat-one = { $who }
corps-seat-two = { $who } and { $other }
corps-seat-none = player { $number }
corps-space = ({ $space })
corps-space-in = { $space }, { $room }
corps-board = board { $number }
corps-alien = alien
corps-swarm = swarm
corps-facehugger = facehugger
corps-blip = blip
corps-mission-blip = mission blip
corps-spawn-point = spawn point { $number }
corps-tunnel = tunnel
corps-sentry-gun = sentry gun
corps-exit = exit
corps-element-door = the door between { $one } and { $other }
corps-element-tunnel = the tunnel at { $space }
corps-element-spawn = the spawn point at { $space }
corps-facing-north = north
corps-facing-east = east
corps-facing-south = south
corps-facing-west = west
corps-type-weapon = weapon
corps-type-equipment = equipment
corps-type-event = event
corps-type-hazard = hazard
corps-slot-weapon = the weapon
corps-slot-backup = the backup weapon
corps-slot-gear = the equipment
corps-slot-spare = the other equipment
corps-side-hero = { $who } as a hero
corps-side-grunt = { $who } as a grunt

# Phases.
corps-phase-setup = { $mission }: getting ready
corps-phase-marine = { $mission }, round { $round }: the squad acts
corps-phase-alien = { $mission }, round { $round }: the aliens act
corps-phase-end = { $mission }, round { $round }: the round ends
corps-phase-aftermath = { $mission }: after the mission

# What lies beside the board.
corps-tray-hand = Hand of player { $number }
corps-tray-person = { $who }
corps-tray-deck = Endurance deck
corps-tray-beneath = Beneath the Reshuffle card
corps-tray-exhaust = Exhaust pile
corps-tray-discard = Discard pile
corps-tray-revealed = Revealed card
corps-tray-removed = Lost for the campaign
corps-tray-tracker = { $level ->
    [0] Motion tracker
   *[other] Motion tracker, threat level { $level } on top
}
corps-tray-tracker-used = Used tracker cards
corps-tray-mission = Mission
corps-gauge-round = Round
corps-gauge-score = Score of the campaign
corps-gauge-endurance = Endurance left
corps-gauge-gun = Shots of sentry gun { $number }
corps-badge-dial = aim dial { $count }
corps-badge-down = knocked down
corps-badge-activated = has been activated
corps-badge-hugged = { $count ->
    [one] has a facehugger
   *[other] has { $count } facehuggers
}
corps-badge-carries = carries something for the mission
corps-badge-grunt = grunt
corps-badge-swarm = { $count } aliens
corps-badge-barred = barricaded
corps-badge-shots = { $count ->
    [one] 1 shot left
   *[other] { $count } shots left
}
corps-badge-out = { $count } got out
corps-badge-cost = { $count ->
    [one] costs 1 card
   *[other] costs { $count } cards
}
corps-badge-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
corps-badge-price = { $count ->
    [one] 1 card for an attack
   *[other] { $count } cards for an attack
}
corps-badge-auto = always hits on { $count } or less
corps-badge-action = action
corps-badge-free = free action
corps-badge-speed = speed { $count }
corps-badge-defence = defence { $count }
corps-badge-melee = melee { $count }
corps-badge-tech = tech { $count }
corps-badge-aim = aim { $count }
corps-badge-rank = rank { $count }
corps-badge-level = threat level { $count }
corps-badge-blips = { $count ->
    [one] 1 blip
   *[other] { $count } blips
}

# What is asked.
corps-ask-hero = Which character is your hero?
corps-ask-gear = What does { $who } take along?
corps-ask-start = Where does { $who } start?
corps-ask-gun = Where does sentry gun { $number } stand?
corps-ask-first = Which player goes first?
corps-ask-lead = No hero is a Marine: which player leads?
corps-ask-next = Who is activated next?
corps-ask-order = Which effect comes first?
corps-ask-act = { $left ->
    [0] { $who } has no actions left. Anything free?
    [one] What does { $who } do? 1 action left.
   *[other] What does { $who } do? { $left } actions left.
}
corps-ask-step = { $left ->
    [one] Where does { $who } step? 1 space left.
   *[other] Where does { $who } step? { $left } spaces left.
}
corps-ask-target = At what does { $who } fire { $weapon }?
corps-ask-burst = A hit! { $who } may fire { $weapon } again for 1 card.
corps-ask-follow-up = { $who } may attack once more, free of an action.
corps-ask-draw = { $left ->
    [one] Draw a card?
   *[other] Draw a card? Up to { $left } more.
}
corps-ask-rest = { $left ->
    [one] Recycle a card? 1 more.
   *[other] Recycle a card? Up to { $left } more.
}
corps-ask-recycle = Which card of your hand do you recycle?
corps-ask-exhaust-hand = Which card of your hand do you exhaust?
corps-ask-search = Which card of the exhaust pile do you take?
corps-ask-react = The roll failed. What does { $who } do about it?
corps-ask-discard = { $left ->
    [one] Discard a card.
   *[other] Discard { $left } cards.
}
corps-ask-event = { $moment } Play an event?
corps-ask-fallen = Which knocked-down character comes first?
corps-ask-captor = Which alien carries { $who } off?
corps-ask-heir = Your hero is lost. Who takes over?
corps-ask-mover = Several are equally close. Which one goes next?
corps-ask-prey = Whom does the one at { $space } go for?
corps-ask-route = Which way does the one at { $space } go?
corps-ask-fire = An alien comes to { $space }. Does { $who } fire?
corps-ask-fire-order = An alien comes to { $space }. Who fires first?
corps-ask-victim = Whom does the alien at { $space } attack?
corps-ask-board = Which board's blips move next?
corps-ask-spotted = Several blips come into sight. Which one is turned over first?
corps-ask-gate = Several ways in are equally near. Which one is meant?
corps-ask-blip = Where does the blip appear?
corps-ask-tunnel = Where does the tunnel open?
corps-ask-figure = Where does the next alien of the blip appear?
corps-ask-gun-order = Which sentry gun fires first?
corps-ask-salvage = Which discarded card comes back?
corps-ask-peek = On top: { $card }. Leave it there?
corps-ask-effect = What is your choice?
corps-ask-may = Do you use it?
corps-ask-by = { $source }: { $ask }
corps-ask-by-text = { $source }: { $text } { $ask }

# When an event may be played.
corps-moment-marine-phase = The Marine phase begins.
corps-moment-alien-phase = The Alien phase begins.
corps-moment-end-phase = The End phase begins.
corps-moment-activation = An activation begins.
corps-moment-activation-end = An activation ends.
corps-moment-stepped = A character has taken a step.
corps-moment-crept = Something has crept nearer.
corps-moment-attack-declared = An attack has been declared.
corps-moment-test-declared = A tech test has been declared.
corps-moment-attack-missed = The attack misses.
corps-moment-attack-hit = The attack hits.
corps-moment-test-failed = The tech test fails.
corps-moment-dodged = The alien's attack is dodged.
corps-moment-falling = The defence fails: somebody goes down.
corps-moment-dying = The defence fails: somebody dies.
corps-moment-taken = Somebody is about to be carried off.
corps-moment-revealed = A card has been revealed.
corps-moment-tracker-next = A tracker card is about to be drawn.
corps-moment-tracker-done = A tracker card has been resolved.

# What may be chosen.
corps-do-hero = play { $who }
corps-do-activate = activate { $who }
corps-do-heir = { $who } takes over
corps-do-prey = go for { $who }
corps-do-victim = attack { $who }
corps-do-fire-first = { $who } fires first
corps-do-fallen = { $who } first
corps-do-choose = choose { $who }
corps-do-equip = { $cost ->
    [0] give { $card } to { $who }
    [one] give { $card } to { $who } for 1 card
   *[other] give { $card } to { $who } for { $cost } cards
}
corps-do-unequip = unequip { $card }
corps-do-ready-made = take what the mission suggests
corps-do-step = step to { $space }
corps-do-target = fire at { $space }
corps-do-mover = the one at { $space }
corps-do-spotted = the blip at { $space }
corps-do-captor = the alien at { $space }
corps-do-gun-first = the gun at { $space }
corps-do-space = { $space }
corps-do-gun = face { $facing }
corps-do-player = player { $number }
corps-do-board = { $board }
corps-do-move = { $speed ->
    [one] move 1 space
   *[other] move up to { $speed } spaces
}
corps-do-attack = { $cost ->
    [0] attack with { $weapon }
    [one] attack with { $weapon } for 1 card
   *[other] attack with { $weapon } for { $cost } cards
}
corps-do-bar = barricade { $element }
corps-do-unbar = take the barricade off { $element }
corps-do-aim = aim: the dial goes up by 1
corps-do-interact = interact: { $object } ({ $text })
corps-do-ability = { $text }
corps-do-use = use { $card }
corps-do-rest = rest
corps-do-play = { $cost ->
    [0] play { $card }
    [one] play { $card } for 1 card
   *[other] play { $card } for { $cost } cards
}
corps-do-draw = draw a card
corps-do-discard-top = the top card of the deck
corps-do-recycle-top = the top card of the exhaust pile
corps-do-discard = discard { $card }
corps-do-take = take { $card }
corps-do-salvage = bring back { $card }
corps-do-exhaust = exhaust { $card }
corps-do-recycle = recycle { $card }
corps-do-yes = yes
corps-do-bury = put it at the bottom
corps-do-leave = leave it on top
corps-do-end = end the activation
corps-do-stop = stop here
corps-do-cease = cease fire
corps-do-hold-fire = hold fire
corps-do-enough = that is enough
corps-do-no-gun = leave this gun out
corps-do-accept = accept the roll
corps-do-no-heir = nobody for now
corps-do-pass = no
corps-do-nobody = nobody

# Chances.
corps-odds-hit = hit
corps-odds-each = hit, each target ({ $count } in all)
corps-odds-two = two hits in a row
corps-odds-three = three hits in a row
corps-odds-pass = success
corps-odds-counter = dodge and strike back
corps-odds-dodge = dodge
corps-odds-down = knocked down
corps-odds-killed = killed

# What happened.
corps-log-marine = Round { $round }: the Marine phase begins.
corps-log-alien = Round { $round }: the Alien phase begins.
corps-log-end = Round { $round }: the End phase begins.
corps-log-hero = Player { $number } plays { $who }.
corps-log-equipped = { $cost ->
    [0] { $who } takes { $card }.
    [one] { $who } gets { $card } for 1 card.
   *[other] { $who } gets { $card } for { $cost } cards.
}
corps-log-unequipped = { $who } unequips { $card }.
corps-log-placed = { $who } comes into play at { $space }.
corps-log-gun-placed = A sentry gun stands at { $space }, facing { $facing }.
corps-log-token = Player { $number } has the activation token.
corps-log-lead = Player { $number } leads.
corps-log-activated = Player { $number } activates { $who }.
corps-log-stepped = { $who } steps to { $space }.
corps-log-killed = { $who } is killed.
corps-log-captured = { $who } is captured.
corps-log-exited = { $who } gets out.
corps-log-dial = The dial of { $who } shows { $dial }.
corps-log-exhausted = { $discarded ->
    [0] { $cards ->
        [one] A card is exhausted.
       *[other] { $cards } cards are exhausted.
    }
   *[other] { $cards ->
        [one] A card is exhausted; the deck is empty, so it is discarded.
        [2] 2 cards are exhausted; the deck is empty, so { $discarded ->
            [one] 1 of them is
           *[other] both are
        } discarded.
       *[other] { $cards } cards are exhausted; the deck is empty, so { $discarded ->
            [one] 1 of them is
           *[other] { $discarded } of them are
        } discarded.
    }
}
corps-log-recycled = { $cards ->
    [one] A card is recycled.
   *[other] { $cards } cards are recycled.
}
corps-log-reshuffled = The recycled cards are shuffled into a new deck.
corps-log-drew = Player { $number } draws a card.
corps-log-drew-card = Player { $number } draws { $card }.
corps-log-put-away = Player { $number } puts a card away.
corps-log-put-away-card = Player { $number } puts { $card } away.
corps-log-revealed = Revealed: { $card }.
corps-log-hazard = Hazard! { $card }: { $text }
corps-log-played = Player { $number } plays { $card }.
corps-log-discarded = Discarded: { $card }.
corps-log-relapsed = Back from the discard pile into the exhaust pile: { $card }.
corps-log-searched = Player { $number } takes { $card }.
corps-log-used-ability = { $who }, ability: { $text }
corps-log-used-card = { $who } uses { $slot }.
corps-log-attacked = { $who } fires { $card } at { $space }.
corps-log-roll-hit = { $who } rolls { $die } against { $need }: a hit.
corps-log-roll-miss = { $who } rolls { $die } against { $need }: a miss.
corps-log-roll-tech = { $who } rolls { $die } against { $need }: it works.
corps-log-roll-no-tech = { $who } rolls { $die } against { $need }: it does not work.
corps-log-roll-dodge = { $plus ->
    [0] { $who } rolls { $die } against { $need } and dodges.
   *[other] { $who } rolls { $die } + { $plus } against { $need } and dodges.
}
corps-log-roll-no-dodge = { $plus ->
    [0] { $who } rolls { $die } against { $need } and fails to dodge.
   *[other] { $who } rolls { $die } + { $plus } against { $need } and fails to dodge.
}
corps-log-swarm-hit = { $left ->
    [one] The swarm at { $space } loses an alien; 1 is left.
   *[other] The swarm at { $space } loses an alien; { $left } are left.
}
corps-log-alien-hit = The alien at { $space } dies.
corps-log-blip-gone = The blip at { $space } is gone.
corps-log-barricaded = A barricade stands on { $element }.
corps-log-unbarred = The barricade on { $element } is gone.
corps-log-battered = The barricade beside { $space } is battered: { $die }.
corps-log-interacted = { $who } uses what lies at { $space }.
corps-log-down = { $who } is knocked down.
corps-log-up = { $who } stands up.
corps-log-seized = The alien at { $space } carries { $who } off.
corps-log-hugged = A facehugger clings to { $who }.
corps-log-promoted = { $who } becomes the hero of player { $number }.
corps-log-eliminated = Player { $number } is out of the game.
corps-log-alien-moved = The alien at { $space } moves to { $to }.
corps-log-blip-moved = The blip at { $space } moves to { $to }.
corps-log-blip-speed = The blips of board { $board } move { $speed }.
corps-log-strikes = The alien at { $space } attacks { $who }.
corps-log-spotted = { $aliens ->
    [one] The blip at { $space } is an alien.
   *[other] The blip at { $space } is a swarm of { $aliens }.
}
corps-log-found = The mission blip at { $space } is turned over.
corps-log-figure = An alien appears at { $space }.
corps-log-facehugger = A facehugger appears at { $space }.
corps-log-tracker = Player { $number } draws { $card }: { $text }
corps-log-bonus = The bonus of { $card } counts.
corps-log-tracker-shuffled = The tracker cards are shuffled.
corps-log-peeked = Player { $number } looks at the top tracker card.
corps-log-peeked-card = Player { $number } looks at the top tracker card: { $card }.
corps-log-buried = Player { $number } puts the top tracker card at the bottom.
corps-log-spawned = A blip appears at { $space }.
corps-log-gate = A blip tries the barricade at { $space }: { $die }.
corps-log-tunnel = A tunnel opens at { $space }.
corps-log-gun-hit = The sentry gun at { $gun } fires at { $space }: { $one } and { $two }, a hit.
corps-log-gun-missed = The sentry gun at { $gun } fires at { $space }: { $one } and { $two }, a miss.
corps-log-object = The { $object } is at { $space }.
corps-log-object-gone = The { $object } is gone.
corps-log-carries = { $who } carries the { $object }.
corps-log-salvaged = Player { $number } brings { $card } back.
corps-log-removed = Lost for the campaign: { $card }.
corps-log-won = The mission is won.
corps-log-lost = The mission is not won.

# Why not.
corps-no-order-first = First decide what is asked just now.
corps-no-effect-first = First finish the text that is being carried out.
corps-no-die-first = First decide what happens with the die on the table.
corps-no-prey-first = First choose whom the one that is moving goes for: those equally close.
corps-no-route-first = First choose the way of the one that is moving.
corps-no-alien-first = First choose which alien goes next.
corps-no-blips-first = First choose which blips go next.
corps-no-board-first = First choose which board's blips go next.
corps-no-spotting-first = First choose which blip is turned over.
corps-no-victim-first = First choose whom the alien attacks.
corps-no-heir-first = First decide who takes the lost hero's place.
corps-no-fallen-first = First deal with those who are knocked down.
corps-no-tunnel-first = First choose where the tunnel opens.
corps-no-tunnel-taken = A tunnel opens on a free space without a tunnel or a spawn point.
corps-no-tunnel-far = A tunnel opens next to the hero of the player who drew the card.
corps-no-stacking = A blip needs a space without a figure and without a blip.
corps-no-figure-seen = A figure goes to an empty space that nobody saw.
corps-no-figure-door = A figure there would open a door and be seen.
corps-no-figure-far = A figure goes to the nearest space that nobody sees.
corps-no-figure-first = First choose where the next figure goes.
corps-no-blip-there = The blip goes to the nearest empty space.
corps-no-spawning-first = First choose where the blips come in.
corps-no-gun-first = First choose which sentry gun fires.
corps-no-salvage-first = First choose a card to bring back.
corps-no-hero = Choose one of the characters that nobody has taken.
corps-no-gear = At the start a character takes weapons and equipment for which it has a slot.
corps-no-start = A character starts on a free space of the starting area.
corps-no-gun-place = A sentry gun stands on an empty space and faces one of four ways.
corps-no-draw-first = First decide whether to draw.
corps-no-discard-hand = You must discard a card of your hand.
corps-no-discard = You must discard a card of your hand or the top card of the deck.
corps-no-recycle-hand = Only certain cards of your hand can be recycled now.
corps-no-exhaust-hand = You must exhaust a card of your hand.
corps-no-rest-first = First finish the rest: recycle from the exhaust pile or the hand.
corps-no-cards-left = There are not enough cards left to pay for it.
corps-no-event-now = This event cannot be played at this moment.
corps-no-window-first = First decide whether to play an event.
corps-no-equip-late = Cards are equipped before the first action.
corps-no-card-there = There is no card in that slot.
corps-no-actions-left = No actions are left.
corps-no-free-again = The same free action can be taken only once in an activation.
corps-no-ability-again = This ability works once in an activation.
corps-no-down = Whoever is knocked down can take no action.
corps-no-use-now = What it asks for is not there.
corps-no-such-text = This character has no such card or ability.
corps-no-action = That is not an action.
corps-no-acting = { $who } is acting: choose an action.
corps-no-other-acts = { $who } is acting. One activation is finished before the next.
corps-no-way = There is no way to go.
corps-no-barricades-left = All twelve barricades are on the board.
corps-no-element = Only a door, tunnel or spawn point next to the character can be barricaded.
corps-no-dial = This character has no aim.
corps-no-object = There is nothing here that the mission lets this character use now.
corps-no-card-in-hand = You do not hold that card.
corps-no-equip-instead = Weapons and equipment are not played but equipped.
corps-no-own-character = This event can be played only while your own hero is activated.
corps-no-hand = A grunt has no hand.
corps-no-gear-card = Only weapons and equipment can be equipped.
corps-no-reach = The other character is more than 2 spaces away.
corps-no-newt-weapon = Newt cannot have a weapon.
corps-no-second-backup = A character has at most one backup weapon.
corps-no-bulky = A bulky weapon leaves no room for a backup weapon.
corps-no-second-weapon = The second weapon must be a backup weapon.
corps-no-third-gear = A character has at most two pieces of equipment.
corps-no-grunt-first = First choose the next grunt, or nobody.
corps-no-grunt = Only a grunt on the board can be activated so.
corps-no-activated = This character has been activated in this phase.
corps-no-civilian = Civilian grunts are activated at the end of the phase.
corps-no-rank = The grunt's rank is above the hero's.
corps-no-step-first = First finish the move.
corps-no-stop-lured = This move must be made as far as it goes.
corps-no-stop-here = A move cannot end on this space.
corps-no-space = That is not a space of the board.
corps-no-step-alien = An alien is there.
corps-no-step-blip = Nobody enters the space of a blip.
corps-no-step-away = The step must lead nearer.
corps-no-step-stop = Next to an alien or a blip the move would have to end, and it cannot end on that space.
corps-no-step-end = A move cannot end on another character's space, and there is no way on.
corps-no-step-token = A move cannot end on a token, and there is no way on.
corps-no-step-barred = The door is barricaded.
corps-no-step-wall = A wall or a thick line is in the way.
corps-no-step-corner = Corners of walls, doors and thick lines cannot be cut.
corps-no-step-far = A step leads to an adjacent space.
corps-no-attack-first = First decide about the attack.
corps-no-weapon = There is no weapon in that slot.
corps-no-cumbersome = A cumbersome weapon cannot be used for defensive fire.
corps-no-target = Nothing to fire at is in sight and in range.
corps-no-target-first = First choose the target.
corps-no-burst-first = First decide whether to fire again.
corps-no-alien-there = There is no alien on that space.
corps-no-sight = That space is out of sight.
corps-no-range = That space is out of range.
corps-no-dfire-area = The area must take in the alien that set off the fire.
corps-no-dfire-other = Defensive fire is aimed at the alien that set it off.
corps-no-fire-first = First decide whether to fire.
corps-no-fire-order = First choose who fires.

# What can be agreed before the first turn.
corps-option-mission = Mission
corps-option-mission-help = What the squad has to do, and where. Bug Hunts stand alone; the others make up the campaign.
corps-option-players = Players
corps-option-players-help = All play together. Characters without a player come along as grunts.
corps-option-edition = Edition
corps-option-edition-help = The rules of the revised edition, or those of the first.
corps-option-edition-revised = Revised
corps-option-edition-first = First
corps-option-heroes = Heroes
corps-option-heroes-help = Who plays whom: one for each player, nobody twice, and only those who are in the mission. Otherwise everybody chooses at the table.
corps-option-ready-made = Quick start
corps-option-ready-made-help = Everybody begins with the gear and at the places that the mission suggests.
corps-option-private-hands = Private hands
corps-option-private-hands-help = Cards in hand are shown to their owner only.

# What front ends say about the game.
corps-blurb = A colony gone quiet, a squad of marines, and a tracker that will not stop. All players stand together, against aliens that the game itself moves.
corps-facts = 1 to 6 players · together · boards of squares · missions and a campaign

# Single switches of the editions.
corps-switch-edition = As the edition has it
corps-switch-yes = Yes
corps-switch-no = No
corps-switch-number = { $number }
corps-switch-phase = Together, when the Marine phase begins
corps-switch-activation = Each in its own activation
corps-switch-table = By the number of players: 2, 3 or 4
corps-switch-per-player = One each; two each for one or two players
corps-switch-lead-skips = The leader goes without
corps-switch-last-skips = The last go without
corps-switch-exhaust-bottom = To the bottom of the exhaust pile
corps-switch-deck-bottom = To the bottom of the deck
corps-option-switches-barricade-break = Barricades break on
corps-option-switches-barricade-break-help = The lowest roll of a d6 with which an alien or a blip gets through (C-BARR-7).
corps-option-switches-aim-reset = Aim dials go back
corps-option-switches-aim-reset-help = When every dial returns to its printed value (C-AIM-1).
corps-option-switches-activation-steps = Steps of an activation
corps-option-switches-activation-steps-help = Six where dials go back together, seven where each does in its own activation (C-ACT-4).
corps-option-switches-tracker-draw = Tracker cards
corps-option-switches-tracker-draw-help = How many motion tracker cards are drawn in a round (C-TRACK-1).
corps-option-switches-tracker-short-deal = Too few tracker cards
corps-option-switches-tracker-short-deal-help = Who draws none when there are fewer cards than players (C-TRACK-3).
corps-option-switches-dfire-on-start = Fire at aliens that begin adjacent
corps-option-switches-dfire-on-start-help = Defensive fire not only when an alien comes near, but also when it starts there (C-DFIRE-1).
corps-option-switches-down-blocks-los = The knocked down block sight
corps-option-switches-down-blocks-los-help = Whether somebody on the floor is in the way of a line of sight (C-LOS-3).
corps-option-switches-corner-los = Sight between two at a corner
corps-option-switches-corner-los-help = Whether a line passes the corner point between two characters next to the viewer (C-LOS-5).
corps-option-switches-rank-limit = Rank limits grunts
corps-option-switches-rank-limit-help = A hero activates only grunts of no higher rank (C-RANK-2).
corps-option-switches-civilian-grunts-by-rank = Civilian grunts by rank
corps-option-switches-civilian-grunts-by-rank-help = Whether a hero's rank also activates civilian grunts (C-RANK-2).
corps-option-switches-reveal-from-exhaust-to = Cards revealed from the exhaust pile
corps-option-switches-reveal-from-exhaust-to-help = Where such a card goes afterwards (C-REV-7).
corps-option-switches-hand-returns = Hands return
corps-option-switches-hand-returns-help = In a campaign, cards in hand go back to the deck after a won mission (C-CAMP-9).
corps-option-switches-end-on-token = Moves may end on tokens
corps-option-switches-end-on-token-help = Whether a character may stop on a space with a token (C-MOVE-5).
corps-option-switches-free-action-limits = Limits of free actions
corps-option-switches-free-action-limits-help = Only in one’s own activation, and each only once (C-FREE-3).
corps-option-switches-multi-figure-swarm = Several figures instead of swarms
corps-option-switches-multi-figure-swarm-help = Aliens that come together stand as figures side by side (C-OPT-1).

# The strip of phases, what can be laid over the board, and what may come in between.
corps-strip-setup = Getting ready
corps-strip-marine = Squad
corps-strip-alien = Aliens
corps-strip-end = End of round
corps-strip-aftermath = After the mission
corps-overlay-threat = Where aliens may strike next
corps-overlay-reach = How far the figure pointed at goes
corps-overlay-tracker = Motion tracker
corps-risk-stop = ends the move: an alien or a blip is adjacent
corps-risk-blip = a blip comes into sight
corps-risk-blast = { $who } stands in the blast and dies in { $ways } of 10 throws

# What a bot says about the lines it has played on; part of bots-because.
corps-fact-alive = { $who } lives
corps-fact-nobody-down = nobody lies on the ground
corps-fact-no-alien-near = no alien stands next to anybody

# What an answer is good for, as a bot says of the one it advises.
corps-merit-goal = It brings the goal of the mission nearer.
corps-merit-squad = It keeps the squad on its feet.
corps-merit-endurance = It spares or restores endurance.
corps-merit-gear = It arms the squad better.
corps-merit-hands = It brings cards to play.
corps-merit-gates = It bars the way for aliens.
corps-merit-threat = It leaves less danger from aliens.
corps-merit-together = It keeps the squad together.
corps-merit-stores = It leads to crates that nobody has opened yet.
corps-merit-attack = The attack has good prospects.

# The lesson, in the order of its script (crates/lessons/scripts).
corps-lesson-activate = You lead a squad of six in a Bug Hunt; the rules move the aliens. In the Marine phase every character is activated once and takes two actions. Activate the one who is lit.
corps-lesson-move = Moving is an action. Choose it; you then walk step by step, so that whatever comes into sight can stop you.
corps-lesson-step = Step on the lit space. Good places see far, because aliens must cross what you see. The lesson walks the rest.
corps-lesson-aim = The second action: aim. The aim dial goes up by 1. A shot hits if the die shows the dial's number or less, and every shot lowers the dial by 1.
corps-lesson-next = On to the next character. The lesson lets the others aim, and then the Alien phase begins.
corps-lesson-prey = The Alien phase: blips and aliens go for the nearest character. Where two are equally near, you decide. Blips that come into sight are turned over; sentry guns fire by themselves.
corps-lesson-attack = Then tracker cards were drawn: they bring new blips, and cards that are exhausted are the squad's endurance. A new round: your dials are reset, and there is something to fire at. Choose the weapon.
corps-lesson-target = Choose the target; the bar shows the chance to hit. A swarm loses one alien for each hit. The lesson plays the rest of this activation.
corps-lesson-wins = This is how you win a Bug Hunt: the tracker deck is used up, no alien and no blip is left, and at least one of you is. Other missions ask for more. Activate somebody.
corps-lesson-end = That is all you need: activations, aiming, firing, the Alien phase. Play on from here with the squad, or begin a mission of your own. The Hint button, or the H key, asks a bot for advice at any time.

requiem-name = Requiem
requiem-city = City
requiem-sewer = Sewer
requiem-turn = Round { $round }: turn of { $race }
requiem-cell-city = c{ $cell }
requiem-cell-sewer = s{ $cell }
requiem-nowhere = nowhere

# Races and heroes.
requiem-race-guard = the Guard
requiem-race-predator = the Predator
requiem-race-aliens = the Aliens
requiem-soldier = soldier { $number }
requiem-predator = the Predator
requiem-hybrid = the Hybrid
requiem-alien = Alien { $number }

# Cards and weapons.
requiem-card-m4 = M4
requiem-card-m14 = M14
requiem-card-m249 = M249
requiem-card-grenades = Grenades
requiem-card-medkit = Medkit
requiem-card-medkit-text = Gives 2 health back to the bearer or to a soldier beside him.
requiem-card-blade = Blade
requiem-card-disc = Disc
requiem-card-plasma = Plasma cannon
requiem-card-spear = Spear
requiem-card-net = Net
requiem-card-heal = Healing
requiem-card-heal-text = Restores the Predator to full health.
requiem-card-cloak = Cloak
requiem-card-cloak-text = While it is on, shots at the Predator hit less often and it does not recharge.
requiem-card-visor = Visor
requiem-card-visor-text = Set to people or to Aliens; the others are harder to hit and out of reach sooner.
requiem-weapon-m4 = M4
requiem-weapon-m14 = M14
requiem-weapon-m249 = M249
requiem-weapon-grenades = grenades
requiem-weapon-blade = blade
requiem-weapon-disc = disc
requiem-weapon-plasma = plasma cannon
requiem-weapon-spear = spear
requiem-weapon-net = net
requiem-weapon-alien-claws = claws
requiem-weapon-alien-tail = tail
requiem-weapon-hybrid-claws = claws
requiem-weapon-hybrid-jaws = jaws
requiem-mode = { $accuracy ->
    [0] range { $range }, { $damage } damage, always hits, { $ap } AP
   *[other] range { $range }, hits on { $accuracy }, { $damage } damage, { $ap } AP
}{ $energy ->
    [0] { "" }
   *[other] {", "}{ $energy } energy
}
requiem-weapon-text-one = { $indirect ->
    [1] { $first }. Needs no line of sight.
   *[other] { $first }.
}
requiem-weapon-text-two = { $indirect ->
    [1] { $first }; or { $second }. Needs no line of sight.
   *[other] { $first }; or { $second }.
}
requiem-weapon-text-die = { $indirect ->
    [1] The die chooses: { $first }; or { $second }. Needs no line of sight.
   *[other] The die chooses: { $first }; or { $second }.
}
requiem-weapon-text-net = { $first }. Whoever it hits cannot move or strike back until the end of its own turn.
requiem-tray-cards = Cards of { $hero }
requiem-tray-tasks = Open tasks of { $race }
requiem-tray-bank = Bank
requiem-gauge-tp = Tactical points
requiem-gauge-level = Task level
requiem-gauge-energy = Energy
requiem-goal-tasks = Tasks lead from level to level: whoever fulfils one of level 5 wins. So does the last race on the boards.
requiem-goal-last = The last race on the boards wins.
requiem-badge-health = { $count } health
requiem-badge-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
requiem-badge-ap = { $count } AP
requiem-badge-entangled = caught in the net
requiem-badge-cloaked = cloaked
requiem-badge-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
requiem-badge-price = costs { $count } TP
requiem-badge-reward = { $count ->
    [0] wins the game
   *[other] pays { $count } TP
}

# What is asked.
requiem-ask-deploy = Where does { $hero } stand?
requiem-ask-spend = { $tp ->
    [one] Spend your 1 tactical point?
   *[other] Spend any of your { $tp } tactical points?
}
requiem-ask-visor = What does the visor show this turn?
requiem-ask-cloak = Cloak on or off this turn? Without it the Predator recharges.
requiem-ask-turn = Who acts next?
requiem-ask-act = { $uses ->
    [0] What does { $hero } do? { $ap } AP left, no weapon use left.
    [one] What does { $hero } do? { $ap } AP and 1 weapon use left.
   *[other] What does { $hero } do? { $ap } AP and { $uses } weapon uses left.
}
requiem-ask-counter = { $attacker } attacked { $hero }: strike back?
requiem-ask-count = Several tasks are fulfilled: which one counts?

# What may be answered.
requiem-do-deploy = Place on { $to }
requiem-do-recruit = New soldier with { $card } ({ $price } TP)
requiem-do-equip = { $card } for { $hero } ({ $price } TP)
requiem-do-acquire = Buy { $card } ({ $price } TP)
requiem-do-spawn = New Alien at hive { $hive } (1 TP)
requiem-do-done = Buy nothing more
requiem-do-visor-humans = Visor on people
requiem-do-visor-aliens = Visor on Aliens
requiem-do-cloak-on = Cloak on
requiem-do-cloak-off = Cloak off
requiem-do-activate = { $hero } acts
requiem-do-move = Move to { $to } ({ $ap } AP)
requiem-do-attack = Attack { $target }: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}mode { $mode }
}, { $damage } damage ({ $energy ->
    [0] { $ap } AP
   *[other] { $ap } AP, { $energy } energy
})
requiem-do-attack-die = Attack { $target }: { $weapon }, the die chooses the mode ({ $ap } AP)
requiem-do-counter = Strike back at { $target }: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}mode { $mode }
}, { $damage } damage{ $energy ->
    [0] { "" }
   *[other] {" "}({ $energy } energy)
}
requiem-do-counter-die = Strike back at { $target }: { $weapon }, the die chooses the mode
requiem-do-medkit = Medkit for { $hero }
requiem-do-heal = Heal
requiem-do-finish = { $hero } is done
requiem-do-end-turn = End the turn
requiem-do-decline = Do not strike back
requiem-do-count = { $task }
requiem-odds-hit = hit
requiem-odds-kill = destroyed

# What happened.
requiem-log-turn = Round { $round }, turn of { $race }.
requiem-log-deployed = { $hero } appears on { $to }.
requiem-log-bought = { $hero } gets a card: { $card }.
requiem-log-visor-humans = The visor shows people.
requiem-log-visor-aliens = The visor shows Aliens.
requiem-log-cloak-on = The Predator vanishes under its cloak.
requiem-log-cloak-off = The Predator drops its cloak.
requiem-log-recharged = The Predator recharges to { $energy } energy.
requiem-log-healed = { $hero } is back to { $health } health.
requiem-log-moved = { $steps ->
    [one] { $hero } steps to { $to }.
   *[other] { $hero } moves { $steps } cells to { $to }.
}
requiem-log-attacked = { $hero } attacks { $target }: { $weapon }, mode { $mode }.
requiem-log-attacked-die = { $hero } attacks { $target }: { $weapon }.
requiem-log-countered = { $hero } strikes back at { $target }: { $weapon }, mode { $mode }.
requiem-log-countered-die = { $hero } strikes back at { $target }: { $weapon }.
requiem-log-hit = [{ $roll }] against { $needed } or more: a hit.
requiem-log-missed = [{ $roll }] against { $needed } or more: a miss.
requiem-log-hurt = { $hero } loses { $damage } health and has { $left } left.
requiem-log-wounded = { $hero } takes { $damage } damage and has { $left } of 3 wounds.
requiem-log-entangled = { $hero } is caught in the net.
requiem-log-critical = [{ $roll }] The blow is deadly for { $hero }.
requiem-log-not-critical = [{ $roll }] { $hero } survives the blow.
requiem-log-acid = [{ $roll }] Acid burns { $hero }.
requiem-log-no-acid = [{ $roll }] The acid misses { $hero }.
requiem-log-destroyed = { $hero } is destroyed by { $race }.
requiem-log-gained = { $points ->
    [one] { $race }: 1 tactical point more, { $total } in all.
   *[other] { $race }: { $points } tactical points more, { $total } in all.
}
requiem-log-completed = { $race } completed a task: { $task }.
requiem-log-eliminated = { $race }: out of the game.
requiem-log-declined = { $hero } does not strike back.
requiem-log-quiet = { $turns ->
    [one] Nobody did anything this turn.
   *[other] Nobody has done anything for { $turns } turns.
}

# Why something is not allowed.
requiem-no-deploy-first = A new figure must be placed first.
requiem-no-deploy-off-guard = Soldiers come onto Guard cells while one is free, and { $to } is not one.
requiem-no-deploy-off-hive = A new Alien comes onto its hive while a cell of it is free, and { $to } is not one.
requiem-no-deploy-farther = A new figure cannot appear on { $to }: nearer cells come first.
requiem-no-figure = There is no new figure to place.
requiem-no-answer-first = First decide whether to strike back.
requiem-no-attack-to-answer = There is no attack to answer now.
requiem-no-count-first = First say which task counts.
requiem-no-choice-of-task = There is no choice of tasks now.
requiem-no-task-unfulfilled = That task is not fulfilled.
requiem-no-spending-now = Tactical points are spent at the beginning of the turn, before any action.
requiem-no-done-without-soldier = Without a soldier on the boards the Guard must buy one.
requiem-no-visor-now = The visor is set once, at the beginning of the Predator's turn.
requiem-no-cloak-now = The cloak is set once, at the beginning of the Predator's turn.
requiem-no-action-yet = Heroes act after spending and settings.
requiem-no-hero-active = Choose a hero first.
requiem-no-own-hero = { $hero } is not yours to command now.
requiem-no-acting-hero = { $hero } is acting already: move, attack, or be done.
requiem-no-second-hero = { $acting } is acting now and must be done before { $hero } begins.
requiem-no-hero-again = { $hero } has already acted this turn.
requiem-no-off-board = There is no cell { $to }.
requiem-no-entangled = { $hero } is caught in the net and cannot move.
requiem-no-ground = Nobody can stand on { $to }.
requiem-no-occupied = Somebody stands on { $to }.
requiem-no-way = Cell { $to } cannot be reached with { $ap } AP.
requiem-no-such-card = That card is not at hand.
requiem-no-patient = A medkit helps its bearer or a soldier beside him.
requiem-no-wound = There is nothing to restore.
requiem-no-ap = There are not enough action points.
requiem-no-energy = There is not enough energy.
requiem-no-weapon = { $hero } does not carry: { $weapon }.
requiem-no-mode = The weapon has no such mode: { $weapon }.
requiem-no-mode-choice = With this weapon the die chooses the mode: { $weapon }.
requiem-no-enemy = Only an enemy on the boards can be attacked.
requiem-no-other-board = { $target } cannot be reached from here: there is no way for a shot between them.
requiem-no-range = { $target } is { $distance } cells away, too far for: { $weapon }.
requiem-no-sight = { $hero } does not see { $target }.
requiem-no-weapon-ap = { $hero } has too few action points for: { $weapon }.
requiem-no-weapon-energy = There is too little energy for: { $weapon }.
requiem-no-third-use = { $hero } has used weapons twice this turn.
requiem-no-entangled-answer = { $hero } is caught in the net and cannot strike back.
requiem-no-second-answer = { $hero } has answered { $target } this turn already.
requiem-no-sale-other-race = That is not for this race to buy.
requiem-no-sale-firearm = A new soldier must bring an M4, M14 or M249.
requiem-no-sale-start-card = That card is not for sale.
requiem-no-sale-bank = The bank has none left.
requiem-no-sale-price = There are not enough tactical points.
requiem-no-sale-limit = No more of them can be in play at once.
requiem-no-sale-soldier = That soldier is not in play.
requiem-no-sale-one-a-turn = The Predator buys one card a turn.
requiem-no-sale-hive-spent = This hive has brought forth two Aliens this turn.
requiem-no-sale-hive = There are hives 1, 2 and 3.
requiem-no-marker-there = A marker lies on a cell or on a hero card.
requiem-no-marker-left = All ten markers are in use.
requiem-no-marker-now = Markers are moved in one’s own turn.
requiem-no-marker-own = None of your markers lies there.

# Tasks.
requiem-task-g1a = Hold the bridge
requiem-task-g1a-text = A soldier ends the Guard's turn on the middle bridge (c09-09 or c10-09).
requiem-task-g1b = Check the manholes
requiem-task-g1b-text = Soldiers have stood on both eastern entrances (c19-01 and c19-15).
requiem-task-g1c = First contact
requiem-task-g1c-text = Deal 2 damage to enemies.
requiem-task-g2a = Blocking posts
requiem-task-g2a-text = Soldiers hold all three bridges at two ends of the Guard's turn in a row.
requiem-task-g2b = Pest control
requiem-task-g2b-text = Destroy 2 Aliens.
requiem-task-g2c = Into the dark
requiem-task-g2c-text = A soldier has stood on s04-05.
requiem-task-g3c = Full platoon
requiem-task-g3c-text = 5 soldiers are on the boards at the end of the Guard's turn.
requiem-task-g4c = Counterstrike
requiem-task-g4c-text = Destroy 3 enemy heroes.
requiem-task-g5a = Clear the city
requiem-task-g5a-text = All enemies are out of the game.
requiem-task-g5b = Burn the nest
requiem-task-g5b-text = Soldiers stand on two different hives at two ends of the Guard's turn in a row (at one with two sides).
requiem-task-g5c = Evacuation corridor
requiem-task-g5c-text = Soldiers stand on c15-09, c19-07 and c19-11 at three ends of the Guard's turn in a row; with two players at two.
requiem-task-p1a = Survey the hunting ground
requiem-task-p1a-text = The Predator has stood on two of c11-01, c11-07 and c20-07.
requiem-task-p1b = First trophy
requiem-task-p1b-text = Destroy 1 enemy hero.
requiem-task-p1c = Test the prey
requiem-task-p1c-text = Deal 3 damage to enemies.
requiem-task-p2a = Scent of the nest
requiem-task-p2a-text = The Predator has stood on s12-03, s12-04 or s12-05.
requiem-task-p2b = Armed prey
requiem-task-p2b-text = Destroy 2 soldiers.
requiem-task-p2c = Ancient foe
requiem-task-p2c-text = Destroy 2 Aliens.
requiem-task-p3c = Row of trophies
requiem-task-p3c-text = Destroy 3 enemy heroes.
requiem-task-p4c = Blood debt
requiem-task-p4c-text = Deal 6 damage to enemies.
requiem-task-p5a = Skull of the Hybrid
requiem-task-p5a-text = Destroy the Hybrid.
requiem-task-p5b = Erase the traces
requiem-task-p5b-text = End a turn on c15-04, beside the cell you began on, and do nothing in the next one.
requiem-task-p5c = Great hunt
requiem-task-p5c-text = Destroy 4 enemy heroes.
requiem-task-a1a = Spread the nest
requiem-task-a1a-text = The Hybrid has stood on two different hives.
requiem-task-a1b = Scent of the surface
requiem-task-a1b-text = An Alien or the Hybrid has stood on a city entrance.
requiem-task-a1c = First host
requiem-task-a1c-text = Destroy 1 enemy hero.
requiem-task-a2a = Young brood
requiem-task-a2a-text = 4 Aliens are on the boards at the end of the Aliens' turn.
requiem-task-a2b = Harvest
requiem-task-a2b-text = Destroy 2 soldiers.
requiem-task-a2c = Open the ways
requiem-task-a2c-text = The brood holds two city entrances at the end of the Aliens' turn.
requiem-task-a3c = Out of the dark
requiem-task-a3c-text = 4 Aliens are in the city at the end of the Aliens' turn.
requiem-task-a4c = Slaughter
requiem-task-a4c-text = Destroy 3 enemy heroes.
requiem-task-a5a = Survive
requiem-task-a5a-text = The Hybrid ends a turn on c15-09, does nothing in the next one, and no soldier is left then (with two sides soldiers do not matter).
requiem-task-a5b = City of the brood
requiem-task-a5b-text = 5 Aliens are in the city at the end of the Aliens' turn; with two players 9, at two such ends in a row.
requiem-task-a5c = No rival
requiem-task-a5c-text = The Predator is out of the game and 8 Aliens are in the city at the end of the Aliens' turn.
requiem-task-s3ga = Field hospital
requiem-task-s3ga-text = Shared by Guard and Aliens: end your own turn with a hero on c03-04.
requiem-task-s3gp = Wreck on the quay
requiem-task-s3gp-text = Shared by Guard and Predator: end your own turn with a hero on c08-06.
requiem-task-s3pa = Old nest
requiem-task-s3pa-text = Shared by Predator and Aliens: end your own turn with a hero on s17-02.
requiem-task-s4ga = Pumping station
requiem-task-s4ga-text = Shared by Guard and Aliens: a hero on s03-08 at two own turn ends in a row.
requiem-task-s4gp = Flight recorder
requiem-task-s4gp-text = Shared by Guard and Predator: a hero on c11-13 at two own turn ends in a row.
requiem-task-s4pa = Lookout
requiem-task-s4pa-text = Shared by Predator and Aliens: a hero on c20-03 at two own turn ends in a row.

# What can be agreed before the first turn.
requiem-option-sides = Sides
requiem-option-sides-help = All three races, or the Guard against the Aliens alone.
requiem-option-sides-3 = Three: Guard, Predator, Aliens
requiem-option-sides-2 = Two: Guard and Aliens
requiem-option-tasks = Tasks
requiem-option-tasks-help = With tasks, the first race to fulfil its list wins. Without them only the last race left does.
requiem-option-random-races = Draw the races
requiem-option-random-races-help = The die decides who plays which race.
requiem-option-races = Races by seat
requiem-option-races-help = Who plays what; otherwise the seats follow turn order. With two sides choose Guard and Aliens only.

# What front ends say about the game.
requiem-blurb = A small town, the sewers below it, and three sides that each want it for themselves: National Guard, Predator, Aliens.
requiem-facts = 2 or 3 players · two linked maps · 60 to 90 minutes

# The strip of phases, what can be laid over the maps, and what may come in between.
requiem-phase-spend = Spend
requiem-phase-visor = Visor
requiem-phase-cloak = Cloak
requiem-phase-act = Act
requiem-overlay-threat = Where enemies hit
requiem-overlay-reach = How far the hero pointed at goes
requiem-overlay-near = Nearest enemies
requiem-badge-energy = { $count } energy
requiem-risk-counter = { $hero } may strike back

# What a bot says about the lines it has played on; part of bots-because.
requiem-fact-alive = { $race } is still in the game
requiem-fact-level = { $race } is on level { $level }
requiem-fact-heroes = { $race } has { $count } on the boards

# What an answer is good for, as a bot says of the one it advises.
requiem-merit-forces = It adds to your forces.
requiem-merit-points = It brings tactical points.
requiem-merit-level = It completes a task and opens the next level.
requiem-merit-task = It brings a task nearer: { $task }.
requiem-merit-harm = It weakens { $race }.
requiem-merit-delay = It sets { $race } back on the tasks.

# The lesson, in the order of its script (crates/lessons/scripts).
requiem-lesson-deploy = You lead the Guard against the Aliens. Three soldiers begin near their vehicle. Whatever glows can be chosen; place the first soldier on the lit cell. The lesson places the second.
requiem-lesson-activate = In your turn each of your heroes acts once, in any order. Choose who goes first.
requiem-lesson-move = Every step costs an action point, and a soldier has only a few. Pointing at a cell shows the way and its cost. Send him towards a way down into the sewer: the Aliens live there.
requiem-lesson-next = He has used his points up, so he is done. Now another soldier acts.
requiem-lesson-again = Spread out: tasks often ask for soldiers in several places. Your task cards say which tasks are open.
requiem-lesson-end-turn = You need not use everybody. End your turn; then the Aliens have theirs.
requiem-lesson-enemy = That was the enemy: the Hybrid has moved, and the log says where. Click a line of the log to see the place. Your soldiers are fresh again: choose one. The lesson then plays a little on for you.
requiem-lesson-points = A fulfilled task brought tactical points. They are spent at the beginning of a turn: on weapons, medkits or new soldiers. Buy a soldier.
requiem-lesson-recruit = Reinforcements appear where the game began. Place the new one.
requiem-lesson-attack = An enemy is in sight and in range. Every mode of a weapon has its own accuracy and damage; the bar shows the chance to hit. Fire!
requiem-lesson-second = A hit. A soldier may use weapons twice in a turn as long as his action points last: once more.
requiem-lesson-wins = This is how the Guard wins: tasks lead from level to level, and whoever fulfils one of level 5 has won; so has the last race on the boards. End your turn.
requiem-lesson-end = That is all you need: acting, moving, firing, spending, tasks. Play on from here against the bots, or begin a game of your own. The Hint button, or the H key, asks a bot for advice at any time.

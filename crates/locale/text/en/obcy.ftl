obcy-name = Obcy
obcy-seat-queen = the Queen
obcy-seat-expedition = the expedition
obcy-seat-player = expedition player { $number }
obcy-base = Base
obcy-track = Outside track
obcy-vehicle = Inside the transporter
obcy-transporter = transporter
obcy-field = ({ $field })
obcy-field-named = ({ $field }), { $kind }

# Steps of a round.
obcy-step-drive = Round { $round }: the transporter drives
obcy-step-act = Round { $round }: the expedition acts
obcy-step-fire = Round { $round }: the expedition fires
obcy-step-hatch = Round { $round }: aliens hatch
obcy-step-brood = Round { $round }: aliens move
obcy-step-strike = Round { $round }: aliens attack

# Characters and aliens.
obcy-character-lieutenant = the Lieutenant
obcy-character-corporal = the Corporal
obcy-character-gunner = the Gunner
obcy-character-radio = the Radio operator
obcy-character-pilot = the Pilot
obcy-character-android = the Android
obcy-alien = alien { $number }

# Items.
obcy-item-suit = suit
obcy-item-suit-text = Whoever carries it may go outside through an airlock.
obcy-item-fuel = fuel container
obcy-item-fuel-text = Three drives of the transporter.
obcy-item-diskette = diskette
obcy-item-diskette-text = Read at a computer, it gives a task.
obcy-item-part = spare part
obcy-item-part-text = Repairs a device.
obcy-item-charge = explosive charge
obcy-item-charge-text = Collapses an adjacent corridor field.
obcy-item-medkit = medkit
obcy-item-medkit-text = The Android gives a neighbour one strength point back.
obcy-item-pistol = pistol
obcy-item-rifle = rifle
obcy-item-flamethrower = flamethrower
obcy-item-grenade = grenade
obcy-item-grenade-text = Thrown up to two fields, it kills all in three fields.
obcy-item-magazine = magazine
obcy-item-magazine-text = Ammunition for every weapon.
obcy-item-charged = { $charges ->
    [one] magazine with 1 charge
   *[other] magazine with { $charges } charges
}
obcy-weapon-text = Reaches { $range } fields, strength { $strength } for each shot.

# Fields.
obcy-ground-corridor = corridor
obcy-ground-vent = vent
obcy-ground-rock = rock
obcy-ground-pad = landing pad
obcy-ground-airlock = airlock { $number }
obcy-ground-computer = computer
obcy-ground-hatching = hatching field
obcy-room-a = entry hall
obcy-room-b = fuel depot
obcy-room-c = armoury
obcy-room-d = medical bay
obcy-room-e = control centre
obcy-room-f = laboratory
obcy-room-g = generator hall
obcy-room-h = workshop
obcy-room-i = quarters
obcy-room-j = reactor
obcy-room-k = stockroom
obcy-room-l = hydroponics
obcy-room-m = suit room
obcy-room-n = loading bay
obcy-store-suits = suit store
obcy-store-fuel = fuel store
obcy-store-parts = parts store
obcy-store-explosives = explosives store
obcy-store-medical = medical store
obcy-store-weapons = weapons store
obcy-store-ammunition = ammunition store
obcy-device-radio = radio console
obcy-device-lab = analyser
obcy-device-air = air filter
obcy-device-gen = generator
obcy-device-crane = crane
obcy-device-water = water pump
obcy-device-cool = coolant pump
obcy-device-fuel = fuel pump
obcy-device-suit = suit charger
obcy-device-bulk = bulkhead control
obcy-device-heat = heater
obcy-device-gate = gate motor

# What lies beside the board.
obcy-tray-pockets = Pockets of { $who }
obcy-tray-open = Open tasks
obcy-tray-aside = Fulfilled tasks
obcy-tray-deck = Task deck
obcy-tray-supply = Supply
obcy-gauge-points = Points of the expedition
obcy-gauge-fuel = Drives left
obcy-gauge-queen = The Queen lives
obcy-gauge-strength = Strength
obcy-gauge-ap = Action points
obcy-goal-tasks = { $count ->
    [one] The expedition wins when a task is fulfilled, which kills the Queen, and one of the six then reaches the landing pad. The Queen wins if all of them die before her.
   *[other] The expedition wins when { $count } tasks are fulfilled, which kills the Queen, and one of the six then reaches the landing pad. The Queen wins if all of them die before her.
}
obcy-goal-points = The expedition wins when the Queen is dead and one of the six then reaches the landing pad. Each fulfilled task is a point and allows a fight: the Queen dies if her die shows no more than the points. She wins if all of them die before her.
obcy-goal-home = The Queen is dead. The expedition wins as soon as one of the six enters the landing pad; if all of them die before, it is a draw.
obcy-badge-strength = strength { $count }
obcy-badge-doubled = counts as { $count } in the vent
obcy-badge-ap = { $count } AP
obcy-badge-stopped = stopped
obcy-badge-moved = has moved
obcy-badge-drives = { $count ->
    [one] 1 drive left
   *[other] { $count } drives left
}
obcy-badge-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
obcy-badge-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
obcy-badge-given = { $count } done
obcy-badge-kills = { $count } killed
obcy-badge-streak = held { $count ->
    [one] once
   *[other] { $count } times
}

# What is asked.
obcy-ask-drive = Where does the transporter drive?
obcy-ask-activate = Who acts next?
obcy-ask-act = What does { $who } do? { $ap } AP left.
obcy-ask-put-out = The tank is empty: where does { $who } get out?
obcy-ask-fight = { $points ->
    [one] Fight the Queen with 1 point?
   *[other] Fight the Queen with { $points } points?
}
obcy-ask-volley = Who fires next?
obcy-ask-fire = At what does { $who } fire? { $ap } AP left.
obcy-ask-zone = Which field does the grenade of { $who } strike as well?
obcy-ask-retreat = Where does { $who } retreat?
obcy-ask-flee = Where does { $alien } retreat?
obcy-ask-order = Which alien retreats next?
obcy-ask-hatch = { $left ->
    [one] Hatch an alien? 1 strength point left.
   *[other] Hatch an alien? { $left } strength points left.
}
obcy-ask-brood = Which alien moves next?
obcy-ask-go = Where does { $alien } go?
obcy-ask-target = Whom does { $alien } attack?
obcy-ask-group = Who is attacked next?

# What may be answered.
obcy-do-drive = { $steps ->
    [one] Drive 1 field to { $to }
   *[other] Drive { $steps } fields to { $to }
}
obcy-do-park = Stay here
obcy-do-activate = { $who } acts
obcy-do-volley = { $who } fires
obcy-do-move = Move to { $to } ({ $steps } AP)
obcy-do-go = { $steps ->
    [one] Go 1 field to { $to }
   *[other] Go { $steps } fields to { $to }
}
obcy-do-enter = Come in through airlock { $airlock } (1 AP)
obcy-do-take = Take from the store: { $item } (1 AP)
obcy-do-pick-up = Pick up: { $item } (1 AP)
obcy-do-drop = Drop: { $item } (1 AP)
obcy-do-hand = Hand to { $who }: { $item } (1 AP)
obcy-do-read = Read a task from the diskette (1 AP)
obcy-do-blow = Blow up { $to } (1 AP)
obcy-do-heal = Use a medkit on { $who } (1 AP)
obcy-do-load = Load fuel (1 AP)
obcy-do-board = Board the transporter
obcy-do-leave = Get out on this field
obcy-do-deliver = Use for the task "{ $task }": { $item }
obcy-do-fire = { $shots ->
    [one] Fire at { $target }: { $weapon }, 1 shot
   *[other] Fire at { $target }: { $weapon }, { $shots } shots
}
obcy-do-throw = Throw a grenade at { $to } (1 AP)
obcy-do-blast = It strikes { $to } as well
obcy-do-put-out = Get out on { $to }
obcy-do-retreat = Retreat to { $to }
obcy-do-fight = Fight the Queen
obcy-do-decline = Wait
obcy-do-hatch = Strength { $strength } on { $to }
obcy-do-choose = { $alien }
obcy-do-target = Attack { $who }
obcy-do-group = The aliens around { $who } attack
obcy-do-finish = Done with this character
obcy-do-cease = Fire no more
obcy-do-hatched = Hatch no more
obcy-do-stay = Stay where it is
obcy-do-end-acting = All done: go on to firing
obcy-do-end-firing = End the expedition's phase
obcy-do-end-moving = End the moves and attack

# What the combat table says.
obcy-result-none = no effect
obcy-result-attacker = attacker loses { $loss } and retreats { $retreat }
obcy-result-defender = defender loses { $loss } and retreats { $retreat }
obcy-odds-queen-dies = the Queen dies
obcy-odds-queen-dies-hatching = the Queen dies, but aliens go on hatching
obcy-odds-points-lost = all points are lost

# What happened.
obcy-log-expedition = Round { $round }: the expedition moves.
obcy-log-aliens = Round { $round }: the aliens move.
obcy-log-drove = { $left ->
    [0] The transporter drives to { $to }; its tank is empty.
    [one] The transporter drives to { $to }; 1 drive is left.
   *[other] The transporter drives to { $to }; { $left } drives are left.
}
obcy-log-moved = { $steps ->
    [one] { $who } steps to { $to }.
   *[other] { $who } moves { $steps } fields to { $to }.
}
obcy-log-went-out = { $who } goes outside through airlock { $airlock }.
obcy-log-tracked = { $who } walks on outside, to field { $field } of the track.
obcy-log-came-in = { $who } comes in through airlock { $airlock }.
obcy-log-took = { $who } takes from the store: { $item }.
obcy-log-picked-up = { $who } picks up: { $item }.
obcy-log-dropped = { $who } drops: { $item }.
obcy-log-handed = { $who } hands over to { $to }: { $item }.
obcy-log-read = { $who } reads a task.
obcy-log-read-task = { $who } reads a task: { $task }.
obcy-log-collapsed = { $who } blows up the corridor at { $to }.
obcy-log-healed = { $who } is treated and has strength { $strength }.
obcy-log-loaded = { $who } fills the tank.
obcy-log-boarded = { $who } boards the transporter.
obcy-log-left = { $who } gets out of the transporter.
obcy-log-put-out = { $who } must get out on { $to }.
obcy-log-delivered = { $who } uses on { $to }: { $item }.
obcy-log-fulfilled = { $points ->
    [one] Task fulfilled: { $task }. The expedition has 1 point.
   *[other] Task fulfilled: { $task }. The expedition has { $points } points.
}
obcy-log-fought = The Queen has strength [{ $strength }] against { $points ->
    [one] 1 point
   *[other] { $points } points
}.
obcy-log-queen-died = The Queen is dead. No more aliens hatch.
obcy-log-queen-died-hatching = The Queen is dead, but aliens go on hatching.
obcy-log-fired = { $shots ->
    [one] { $who } fires at { $target }: { $weapon }, 1 shot.
   *[other] { $who } fires at { $target }: { $weapon }, { $shots } shots.
}
obcy-log-threw = { $who } throws a grenade at { $to }.
obcy-log-exploded = The grenade bursts. Dead: { $aliens ->
    [one] 1 alien
   *[other] { $aliens } aliens
}, { $people ->
    [one] 1 character
   *[other] { $people } characters
}.
obcy-log-rolled = Attack strength { $strength }, die [{ $die }]: { $result }.
obcy-log-hurt = { $who } loses { $loss } and has strength { $left }.
obcy-log-weakened = { $alien } loses { $loss } and has strength { $left }.
obcy-log-died = { $who } is dead.
obcy-log-killed = { $alien } is dead.
obcy-log-retreated = { $who } retreats to { $to }.
obcy-log-cornered = { $alien } cannot retreat as far as it must.
obcy-log-fled = { $alien } retreats to { $to }.
obcy-log-spawning = Aliens hatch, up to strength [{ $points }] in all.
obcy-log-hatched = { $alien } of strength { $strength } hatches on { $to }.
obcy-log-crept = { $alien } goes to { $to }.
obcy-log-mutated = { $alien } takes up { $other } and has strength { $strength }.
obcy-log-attacked = { $aliens ->
    [one] One alien attacks { $who }.
   *[other] { $aliens } aliens attack { $who }.
}

# Why something is not allowed.
obcy-no-acting-now = Characters act in their own step only.
obcy-no-after-shot = { $who } has fired: nothing but more shots is possible.
obcy-no-airlock = The airlocks are numbered 1 to 5.
obcy-no-airlock-free = Somebody stands in that airlock.
obcy-no-alien-again = That alien has moved already.
obcy-no-alien-chosen = Choose an alien first.
obcy-no-alien-field = Aliens cannot enter { $to }.
obcy-no-alien-so-far = { $to } is too far for an alien.
obcy-no-alien-stopped = A character on the way to { $to } makes the alien stop.
obcy-no-alien-way = That alien has nowhere to go.
obcy-no-ap = There are not enough action points.
obcy-no-aboard = { $who } sits in the transporter and can only load fuel or get out.
obcy-no-blowing = A charge collapses an adjacent corridor field, not { $to }.
obcy-no-blowing-pieces = Something stands on { $to }, or it has collapsed already.
obcy-no-board-again = { $who } has left the transporter in this phase.
obcy-no-budget = { $left ->
    [one] There is only 1 strength point left.
   *[other] There are only { $left } strength points left.
}
obcy-no-character = Choose a character first.
obcy-no-character-again = { $who } has already acted in this phase.
obcy-no-computer = Tasks are read at a computer.
obcy-no-creeping-now = Aliens move in their own step only.
obcy-no-dead = { $who } is dead.
obcy-no-diskette = { $who } has no diskette.
obcy-no-drive-dry = The transporter cannot move without fuel.
obcy-no-drive-home = The transporter returns to { $to } only after the Queen's death.
obcy-no-drive-so-far = The transporter cannot reach { $to } with ten fields.
obcy-no-driver = The transporter does not move without a passenger.
obcy-no-driving-now = The transporter drives at the beginning of the expedition's phase only.
obcy-no-empty-tank = Fuel is loaded only into an empty tank.
obcy-no-end-of-drive = First decide where the transporter drives.
obcy-no-end-of-hatching = First decide what hatches.
obcy-no-end-within = First finish what has begun.
obcy-no-enter = { $who } is not at the exit of the outside track.
obcy-no-field = There is no field { $to } in the base.
obcy-no-field-with-alien = Aliens stand on { $to }.
obcy-no-field-with-character = A character stands on { $to }.
obcy-no-fight = The Queen is fought right after a task is fulfilled.
obcy-no-fight-first = First decide whether to fight the Queen.
obcy-no-firing-now = It is not the time to fire.
obcy-no-flight-near = An alien cannot retreat to { $to }: it is taken, or next to a character.
obcy-no-fuel = { $who } has no fuel container.
obcy-no-gift-here = That card does not want it here and now.
obcy-no-grenade = { $who } has no grenade.
obcy-no-group = There is no group of aliens to choose now.
obcy-no-group-first = First choose which group of aliens attacks.
obcy-no-group-there = No alien attacks { $who } now.
obcy-no-hatchery = No character may enter the hatching field { $to }.
obcy-no-hatching-field = Aliens hatch on hatching fields, not on { $to }.
obcy-no-hatching-now = Aliens hatch at the beginning of their phase only.
obcy-no-item = { $who } has no such item.
obcy-no-item-here = No such item lies here.
obcy-no-leave = The transporter's field is not free.
obcy-no-medic = { $who } cannot use medkits: only the Android can.
obcy-no-neighbour = { $who } does not stand on an adjacent field.
obcy-no-open-card = That card is not open.
obcy-no-order-first = First choose which alien retreats next.
obcy-no-outside = { $who } is outside and can do nothing but come in.
obcy-no-pad = Until the Queen is dead { $to } is entered only with fuel for the empty transporter, or to board it at once.
obcy-no-parking = The transporter cannot stop on { $to }: somebody stands there.
obcy-no-passenger = { $who } is not in the transporter.
obcy-no-patient = { $who } cannot be treated.
obcy-no-pocket = { $who } has no free pocket.
obcy-no-put-out = Nobody must get out now.
obcy-no-put-out-first = First say where the passenger gets out.
obcy-no-put-out-there = { $to } is not the nearest free field.
obcy-no-reading = Three tasks are open already, or the deck is empty.
obcy-no-retreat = Nobody retreats now.
obcy-no-retreat-closed = Nobody can retreat to { $to }.
obcy-no-retreat-first = First say where to retreat.
obcy-no-retreat-length = A retreat of the right length does not end on { $to }.
obcy-no-retreat-near = A character cannot retreat to { $to }: it is taken, or next to an alien.
obcy-no-road = The transporter cannot drive onto { $to }.
obcy-no-rubble = The corridor at { $to } has collapsed.
obcy-no-second-alien = Another alien is about to move.
obcy-no-second-character = Somebody else is acting: finish that before { $who } begins.
obcy-no-shooter = Choose who fires first.
obcy-no-shot-ap = { $who } has no action points left to fire at { $target }: { $weapon }.
obcy-no-shot-charges = { $who } has no ammunition to fire at { $target }: { $weapon }.
obcy-no-shot-line = { $who } has no clear line of fire to { $target }: { $weapon }.
obcy-no-shot-number = { $most ->
    [one] { $who } can fire 1 shot at { $target }: { $weapon }.
   *[other] { $who } can fire 1 to { $most } shots at { $target }: { $weapon }.
}
obcy-no-shot-off-board = { $who } is not on the board and cannot fire at { $target }: { $weapon }.
obcy-no-shot-range = { $target } is too far away from { $who }: { $weapon }.
obcy-no-shot-restricted = { $who } may not use this weapon against { $target }: { $weapon }.
obcy-no-shot-target = { $target } is not on the board for { $who } to fire at: { $weapon }.
obcy-no-shot-twice = { $who } has fired at { $target } in this phase already: { $weapon }.
obcy-no-shot-weapon = { $who } has no such weapon against { $target }: { $weapon }.
obcy-no-staying = The tank is empty: { $who } must get out.
obcy-no-stopped = { $who } stopped next to an alien and cannot move any more in this phase.
obcy-no-store = There is no store with that item here.
obcy-no-such-alien = There is no such alien.
obcy-no-such-strength = Aliens hatch with a strength of 1 to 4.
obcy-no-suit = Without a suit nobody enters the airlock { $to }.
obcy-no-supply = There are none left in the stores.
obcy-no-tank = The tank is empty: nobody may be inside.
obcy-no-target = There is no attack to be assigned now.
obcy-no-target-first = First say whom the alien attacks.
obcy-no-target-there = The alien does not stand next to { $who }.
obcy-no-tasks-left = The Queen is dead: tasks do not matter any more.
obcy-no-throw-line = There is a wall or rubble on the way to { $to }.
obcy-no-throw-off-board = { $who } is not on the board and cannot throw.
obcy-no-throw-restricted = { $who } may not throw grenades.
obcy-no-throw-room = No three fields of the room meet at { $to }.
obcy-no-throw-so-far = A grenade flies two fields, not as far as { $to }.
obcy-no-throw-there = Nobody aims a grenade at { $to }.
obcy-no-transporter = { $who } is not at the transporter.
obcy-no-volley = { $who } has nothing to fire at.
obcy-no-volley-again = { $who } has already fired in this phase.
obcy-no-walker = { $who } is on the way outside.
obcy-no-way = { $to } cannot be reached with the action points left, or an alien on the way stops the move.
obcy-no-zone = There is no blast zone to choose now.
obcy-no-zone-first = First say which fields the grenade strikes.
obcy-no-zone-there = { $to } cannot belong to this blast zone.

# Task cards.
obcy-task-t01 = Restore the radio
obcy-task-t01-text = Bring a spare part to the radio console in the control centre.
obcy-task-t02 = Restart the analyser
obcy-task-t02-text = Bring a spare part to the analyser in the laboratory.
obcy-task-t03 = Clean air
obcy-task-t03-text = Bring a spare part to the air filter in the medical bay.
obcy-task-t04 = Power up
obcy-task-t04-text = Bring a spare part to the generator.
obcy-task-t05 = Crane
obcy-task-t05-text = Bring a spare part to the crane in the loading bay.
obcy-task-t06 = Water
obcy-task-t06-text = Bring a spare part to the water pump in hydroponics.
obcy-task-t07 = Coolant
obcy-task-t07-text = Bring a spare part to the coolant pump of the reactor.
obcy-task-t08 = Bulkheads
obcy-task-t08-text = Bring a spare part to the bulkhead control in the armoury.
obcy-task-t09 = Warmth or gate
obcy-task-t09-text = Repair the heater in the quarters or the gate motor in the entry hall.
obcy-task-t10 = Pump or charger
obcy-task-t10-text = Repair the fuel pump or the suit charger.
obcy-task-t11 = Archive
obcy-task-t11-text = Copy data: hand in a diskette at computer 1 (5,0) or at computer 2 (17,0).
obcy-task-t12 = Hunt
obcy-task-t12-text = Kill four aliens in your own phases.
obcy-task-t13 = Seal the north
obcy-task-t13-text = Blow up the north corridor at (10,2) or (12,2), or repair bulkhead control and gate motor.
obcy-task-t14 = Seal the south
obcy-task-t14-text = Blow up the south corridor at (10,12) or (12,12), or repair gate motor and fuel pump.
obcy-task-t15 = Hold the reactor
obcy-task-t15-text = Keep three characters in the reactor room through two alien phases in a row.
obcy-task-t16 = Muster
obcy-task-t16-text = Assemble four characters in the control centre at the end of your phase.
obcy-task-t17 = Sweep the quarters
obcy-task-t17-text = At the end of your phase someone is in the quarters and no alien is.
obcy-task-t18 = Outside inspection
obcy-task-t18-text = Walk outside from one airlock to another, or repair the suit charger.
obcy-task-t19 = First-aid post
obcy-task-t19-text = Leave a medkit in the quarters at (9,9), or repair heater and water pump.
obcy-task-t20 = Supply run
obcy-task-t20-text = Stop the transporter in the loading bay, or repair crane and fuel pump.

# What can be agreed before the first turn.
obcy-option-players = Players
obcy-option-players-help = One leads the aliens; the others share the six of the expedition.
obcy-option-variant = How the Queen dies
obcy-option-variant-help = By a number of fulfilled tasks, or in a fight that their points decide.
obcy-option-variant-1 = In a fight
obcy-option-variant-2 = By tasks
obcy-option-tasks = Tasks needed
obcy-option-tasks-help = How many tasks kill the Queen, if tasks do.
obcy-option-fire-timing = Firing
obcy-option-fire-timing-help = In a step of its own after everybody has moved, or during each character's own turn.
obcy-option-fire-timing-step = In a step of its own
obcy-option-fire-timing-activation = During each turn
obcy-option-rounds = Last round
obcy-option-rounds-help = After this round it is a draw; 0 for no end.
obcy-option-leader = Leader
obcy-option-leader-help = The seat that decides for the whole expedition while it has a living character.
obcy-option-seats = Who leads whom
obcy-option-seats-help = Characters by seat; the seat with none leads the aliens.

# What front ends say about the game.
obcy-blurb = Six people, one transporter and a base full of eggs. One player is the Queen; the others must read their orders and survive them.
obcy-facts = 2 to 7 players · a base of hexagons · 60 to 120 minutes

# The strip of phases, what can be laid over the base, and what may come in between.
obcy-phase-drive = Drive
obcy-phase-act = Act
obcy-phase-fire = Fire
obcy-phase-hatch = Hatch
obcy-phase-brood = Aliens move
obcy-phase-strike = Aliens attack
obcy-overlay-threat = Where aliens may strike next
obcy-overlay-reach = How far the piece pointed at goes
obcy-overlay-near = Motion tracker
obcy-risk-stop = goes no farther: somebody of the other side is adjacent

# What a bot says about the lines it has played on; part of bots-because.
obcy-fact-alive = { $who } lives
obcy-fact-queen-alive = the Queen lives
obcy-fact-queen-dead = the Queen is dead

# What an answer is good for, as a bot says of the one it advises.
obcy-merit-tasks = It gets on with the tasks.
obcy-merit-home = It brings somebody nearer to the ship.
obcy-merit-people = It keeps the expedition strong and armed.
obcy-merit-pastime = It leads to ammunition, or to aliens to fire at.
obcy-merit-cull = It leaves the aliens fewer, weaker or farther away.
obcy-merit-safety = It exposes the expedition less to attacks.
obcy-merit-losses = It costs the expedition strength or weapons.
obcy-merit-homeless = It makes the way to the ship longer.
obcy-merit-attack = It promises a good attack.
obcy-merit-brood = It makes the aliens more, stronger, or brings them nearer.

# The lesson, in the order of its script (crates/lessons/scripts).
obcy-lesson-activate = You lead the expedition of six; a bot is the Queen. Each character acts once a round with 6 action points. The Android carries a diskette: let it go first.
obcy-lesson-move = A step costs 1 action point. Pointing at a field shows the way. The lit field leads towards a computer, where tasks are read.
obcy-lesson-finish = No points are left. Say that this character is done.
obcy-lesson-next = Now another character. Points that are kept can be used for firing later in the round.
obcy-lesson-again = Move towards the stores: there are suits, medkits, spare parts and more diskettes.
obcy-lesson-end-step = First everybody acts, then everybody fires, then the aliens move: the strip above shows it. Nobody is in range yet, so end the step.
obcy-lesson-enemy = That was the alien phase: aliens have hatched and come nearer. A new round begins with fresh points. Choose somebody; the lesson moves the others.
obcy-lesson-fire = An alien is in range and in the line of fire. Whoever has points left may fire, one after another. Choose who does.
obcy-lesson-shots = Every shot costs a point and a charge, and adds to the attack strength. The die and the table say who loses strength and who retreats; the bars show the odds. Fire.
obcy-lesson-read = The Android stands at a computer with its diskette: read a task. Only the expedition sees what it says.
obcy-lesson-wins = This is how the expedition wins: four fulfilled tasks kill the Queen; then somebody must reach the ship on the landing pad. If all six die, the Queen has won. Choose who acts.
obcy-lesson-end = That is all you need: acting, firing, the alien phase, tasks. Play on from here, or begin a game of your own. The Hint button, or the H key, asks a bot for advice at any time.

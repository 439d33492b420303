# What all games and front ends say.

# Seats are counted as in the rules, from 0.
common-seat = Seat { $seat }
common-seat-inline = seat { $seat }

# Lists of any length are put together from these two.
common-list-more = { $some }, { $next }
common-list-last = { $some } and { $last }

# What stands before what is told of it.
common-label = { $name }:

# Why an answer was not taken.
common-refusal-over = The game is over: no answer is awaited any more.
common-refusal-not-asked = { common-seat } is not asked anything now.
common-refusal-stale = That answer was for turn { $sent }, but it is turn { $now }: look again and answer anew.
common-refusal-no-such-choice = There is no choice { $index }: the choices are { $first } to { $last }.
common-refusal-forbidden = { $why } ({ $rule })
common-refusal-not-offered = That is not on offer now.

# Why a decision stays.
common-undo-not-played = { $turns ->
    [0] Nothing has been decided yet.
    [one] Only one decision has been taken.
   *[other] Only { $turns } decisions have been taken.
}
common-undo-settled = A die has fallen, a card was drawn or a secret was shown since: what is decided stays decided.

# How a game ends.
common-outcome-won = { $count ->
    [one] Victory for { $seats } ({ $rule }).
   *[other] Shared victory for { $seats } ({ $rule }).
}
common-outcome-all-won = { $count ->
    [one] The game is won ({ $rule }).
   *[other] All win together ({ $rule }).
}
common-outcome-all-lost = { $count ->
    [one] The game is lost ({ $rule }).
   *[other] All lose together ({ $rule }).
}
common-outcome-drawn = The game is a draw ({ $rule }).
# Some won, some drew or lost: every seat by itself.
common-outcome-mixed = { $list } ({ $rule }).
common-standing-won = { $seat }: victory
common-standing-drawn = { $seat }: draw
common-standing-lost = { $seat }: defeat
common-outcome-because = { $outcome } { $why }

# Why it ended, by the rule that says so.
common-over-C-END-3 = Everything that the mission asks for was done.
common-over-C-RESC-4 = The squad withdrew without what it came for.
common-over-C-DECK-4 = No card was left in the endurance deck and in the exhaust pile.
common-over-C-END-4 = Everybody was killed, captured or on the ground.
common-over-C-END-8 = Nobody was left on the board.
common-over-C-GEN-6 = What the mission forbids has come to pass.
common-over-O-WIN-1 = The Queen was dead, and somebody reached the ship.
common-over-O-WIN-3 = The whole expedition was dead, and the Queen lived.
common-over-O-WIN-4 = The Queen was dead, but nobody lived to reach the ship.
common-over-O-TURN-12 = Sixty rounds were over without a winner.
common-over-R-WIN-1 = A task of level 5 was completed.
common-over-R-WIN-2 = All others were eliminated.
common-over-R-DRAW-3 = For too long nobody moved, fought or bought anything.
common-over-R-DRAW-4 = Nobody could complete a task of level 5 any more.
common-over-R-DRAW-6 = A hundred rounds were over without a winner.
common-over-L-WIN-1 = A thief stood on the lantern when its turn began.
common-over-L-END-1 = Sixty turns were over without a winner.
common-over-T-WIN-1 = Three in a row.
common-over-T-DRAW-1 = The board was full without three in a row.

# Kinds of ground, by the name that scenes give them.
common-terrain-lantern = the lantern
common-terrain-start = start
common-terrain-wall = wall
common-terrain-water = water
common-terrain-rubble = rubble
common-terrain-vent = vent
common-terrain-floor = floor
common-terrain-passage = passage
common-terrain-guard-cell = Guard cell
common-terrain-predator-cell = Predator cell
common-terrain-hybrid-cell = Hybrid cell
common-terrain-hive = hive
common-terrain-manhole = way between city and sewer
common-terrain-room = room
common-terrain-corridor = corridor
common-terrain-airlock = airlock
common-terrain-computer = computer
common-terrain-console = console
common-terrain-exit = exit
common-terrain-device = device
common-terrain-hatching = hatching field
common-terrain-pad = landing pad
common-terrain-track = outside track
common-terrain-vehicle = seat in the transporter
common-terrain-store-ammunition = ammunition store
common-terrain-store-explosives = explosives store
common-terrain-store-fuel = fuel store
common-terrain-store-medical = medical store
common-terrain-store-parts = parts store
common-terrain-store-suits = suit store
common-terrain-store-weapons = weapons store

# Notices to people who are away from a table on a server.
common-notice-turn-title = Your turn in { $game }
common-notice-turn = Everybody waits for your decision. At the table you can also say that you want no more notices.
common-notice-code-title = { $code } is your Dropship code
common-notice-code = Somebody wants notices about a match to be sent to this address. If it was you, type { $code } at the table. If not, nothing more will come.

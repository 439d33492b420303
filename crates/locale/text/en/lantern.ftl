lantern-name = Lantern
lantern-house = The house
lantern-seat = seat { $seat }
lantern-thief = the thief of seat { $seat }
lantern-cell = { $cell }
lantern-turn = { $left ->
    [one] Seat { $seat } moves, the last turn
   *[other] Seat { $seat } moves, { $left } turns left
}
lantern-turns-left = Turns left
lantern-goal = A thief that stands on the lantern when its turn begins wins. After { $turns } turns it is a draw.

# Cards.
lantern-hand = Hand of seat { $seat }
lantern-deck = Deck
lantern-discard = Discard pile
lantern-dash = Dash
lantern-dash-text = One step, then a second if you like.
lantern-bolt = Bolt
lantern-bolt-text = Aim at a thief in sight and throw a die: on 4 or more it goes back to its start.

# What is asked, and what may be answered.
lantern-question-turn = One step, one card, or wait?
lantern-question-dash = A second step?
lantern-step = Step to { $to }
lantern-play-dash = Dash, first to { $to }
lantern-play-bolt = Bolt at { $thief } on { $at }
lantern-hit = sent back to its start
lantern-wait = Wait, and draw a card if you may hold one more
lantern-stop = Stop here

# What happened.
lantern-stepped = { $thief } goes to { $to }.
lantern-played = Seat { $seat } plays { $card }.
lantern-bolted = The bolt flies at { $thief }: a { $die } is thrown.
lantern-returned = { $thief } is back on { $to }.
lantern-stopped = Seat { $seat } stops after one step.
lantern-waited = Seat { $seat } waits.
lantern-drew = Seat { $seat } draws a card.
lantern-drew-card = Seat { $seat } draws a card: { $card }.
lantern-reshuffled = The discard pile is shuffled and becomes the deck.

# Why something is not allowed.
lantern-nothing-to-stop = There is no dash to stop.
lantern-finish-dash = The dash is not over: take its second step or stop.
lantern-no-way = No step leads to { $to } from here.
lantern-occupied = Another thief stands on { $to }.
lantern-no-card = You hold no { $card }.
lantern-no-target = A bolt is aimed at another thief.
lantern-out-of-sight = You do not see { $thief }.

# What can be agreed before the first turn.
lantern-option-seats = Thieves
lantern-option-seats-help = How many sneak through the house, each with a hand of their own.

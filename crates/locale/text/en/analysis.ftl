# What a match was decided by. Prospects are per cent of a win.
analysis-decisions = { $count ->
    [one] One decision.
   *[other] { $count } decisions.
}
analysis-unfinished = The match is not over; this is how it stands.
analysis-curve = What everybody could expect
analysis-accounts = Where the results came from
analysis-seat = Seat
analysis-start = Start
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-luck = Luck
analysis-end = Result
analysis-accounts-note = Start, decisions and luck add up to the result. A decision counts for what could be expected of it then; all else is luck: dice, cards, and hidden things.
analysis-moments = Turning points
analysis-moment-decision = { $turn }. { $seat }: { $before } % → { $after } %, by a decision
analysis-moment-luck = { $turn }. { $seat }: { $before } % → { $after } %, by luck
analysis-taken = { $seat } chose: { $answer }
analysis-better = A veteran would rather: { $answer } ({ $best } % instead of { $taken } %)
analysis-better-at-a-glance = A veteran would rather: { $answer }
analysis-no-moments = No single decision, die or card changed the prospects by much.
analysis-dice = Dice
analysis-sides = Faces
analysis-thrown = Thrown
analysis-mean = Mean
analysis-expected = Expected
analysis-oddity = Deviation (standard errors)
analysis-no-dice = No die was thrown.

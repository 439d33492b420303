# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = There is nothing else to do.
bots-at-a-glance = It looks best at first sight.
bots-little-between = There is little to choose between the answers here.
bots-next-step = A possible next step: { $merit }
bots-because = Looking ahead, in { $share } % of all cases { $fact }; after the next best answer in { $other } %.
bots-expects = The chance to win is { $share } %; with the next best answer it is { $other } %.
bots-no-worse = A chance of { $share } % to win; no other answer is better beyond doubt.

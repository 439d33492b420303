# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = There is nothing else to do.
bots-at-a-glance = It looks best at first sight.
bots-because = In { $share } % of the lines { $fact }; after the next best answer in { $other } %.
bots-expects = It promises { $share } % of a win; the next best answer promises { $other } %.

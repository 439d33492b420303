# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = Il n’y a rien d’autre à faire.
bots-at-a-glance = C’est ce qui paraît le mieux au premier regard.
bots-because = Dans { $share } % des suites : { $fact } ; après la réponse suivante, dans { $other } %.
bots-expects = Cela promet { $share } % d’une victoire ; la réponse suivante, { $other } %.

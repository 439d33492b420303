# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = Il n’y a rien d’autre à faire.
bots-at-a-glance = C’est ce qui paraît le mieux au premier regard.
bots-little-between = Ici, les réponses se valent à peu près.
bots-next-step = Prochaine étape possible : { $merit }
bots-because = Dans { $share } % des suites : { $fact } ; après la deuxième meilleure réponse, dans { $other } %.
bots-expects = Les chances de victoire sont de { $share } % ; avec la deuxième meilleure réponse, de { $other } %.
bots-no-worse = { $share } % de chances de victoire ; aucune autre réponse n’est nettement meilleure.

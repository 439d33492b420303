# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = Больше ничего сделать нельзя.
bots-at-a-glance = На первый взгляд это лучше всего.
bots-because = В { $share } % продолжений: { $fact }; после следующего по силе ответа — в { $other } %.
bots-expects = Это обещает { $share } % победы, следующий по силе ответ — { $other } %.

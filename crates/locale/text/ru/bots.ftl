# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = Больше ничего сделать нельзя.
bots-at-a-glance = На первый взгляд это лучше всего.
bots-little-between = Здесь варианты мало чем отличаются.
bots-next-step = Возможный следующий шаг: { $merit }
bots-because = В { $share } % продолжений: { $fact }; после следующего по силе ответа — в { $other } %.
bots-expects = Шанс на победу — { $share } %, при следующем по силе ответе — { $other } %.
bots-no-worse = Шанс на победу: { $share } %; другие варианты точно не лучше.

# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = Etwas anderes ist nicht möglich.
bots-at-a-glance = Auf den ersten Blick sieht das am besten aus.
bots-little-between = Zwischen den Antworten ist hier wenig Unterschied.
bots-next-step = Möglicher nächster Schritt: { $merit }
bots-because = In { $share } % der Fortsetzungen gilt: { $fact }; nach der nächstbesten Antwort in { $other } %.
bots-expects = Die Siegchance beträgt { $share } %, mit der nächstbesten Antwort { $other } %.
bots-no-worse = Siegchance { $share } %; keine andere Antwort ist zweifelsfrei besser.

# Why a bot does what it does. $fact is one of the sentences *-fact-* of the game.
bots-only-answer = Nic innego nie można zrobić.
bots-at-a-glance = Na pierwszy rzut oka wygląda to najlepiej.
bots-little-between = Odpowiedzi niewiele się tu od siebie różnią.
bots-next-step = Możliwy następny krok: { $merit }
bots-because = W { $share }% dalszych przebiegów: { $fact }; po następnej najlepszej odpowiedzi w { $other }%.
bots-expects = Daje { $share }% szans na zwycięstwo; następna najlepsza odpowiedź daje { $other }%.
bots-no-worse = Szansa na zwycięstwo: { $share }%; żadna inna odpowiedź nie jest wyraźnie lepsza.

lantern-name = Фонарь
lantern-house = Дом
lantern-seat = игрок { $seat }
lantern-thief = вор игрока { $seat }
    .acc = вора игрока { $seat }
lantern-cell = { $cell }
lantern-turn = { $left ->
    [1] Ходит игрок { $seat }, последний ход
    [one] Ходит игрок { $seat }, остался { $left } ход
    [few] Ходит игрок { $seat }, осталось { $left } хода
    [many] Ходит игрок { $seat }, осталось { $left } ходов
   *[other] Ходит игрок { $seat }, осталось { $left } хода
}
lantern-turns-left = Осталось ходов
lantern-goal = Побеждает вор, который в начале своего хода стоит на фонаре. После { $turns } ходов — ничья.

# Cards.
lantern-hand = Рука игрока { $seat }
lantern-deck = Колода
lantern-discard = Сброс
lantern-dash = Рывок
lantern-dash-text = Один шаг, а потом, если хотите, второй.
lantern-bolt = Стрела
lantern-bolt-text = Прицельтесь в вора на виду и бросьте кубик: на 4 и больше он возвращается на свой старт.

# What is asked, and what may be answered.
lantern-question-turn = Шаг, карта или ожидание?
lantern-question-dash = Второй шаг?
lantern-step = Шаг на { $to }
lantern-play-dash = Рывок, сначала на { $to }
lantern-play-bolt = Стрела в { $thief_acc } на { $at }
lantern-hit = назад на старт
lantern-wait = Ждать и взять карту, если в руке есть место
lantern-stop = Остановиться здесь

# What happened.
lantern-stepped = { $thief } идёт на { $to }.
lantern-played = Игрок { $seat } играет карту «{ $card }».
lantern-bolted = Стрела летит в { $thief_acc }: на кубике { $die }.
lantern-returned = { $thief } снова на { $to }.
lantern-stopped = Игрок { $seat } останавливается после первого шага.
lantern-waited = Игрок { $seat } ждёт.
lantern-drew = Игрок { $seat } берёт карту.
lantern-drew-card = Игрок { $seat } берёт карту «{ $card }».
lantern-reshuffled = Сброс перемешан и становится колодой.

# Why something is not allowed.
lantern-nothing-to-stop = Нет рывка, который можно прервать.
lantern-finish-dash = Рывок не закончен: сделайте второй шаг или остановитесь.
lantern-no-way = Отсюда на { $to } не шагнуть.
lantern-occupied = На { $to } стоит другой вор.
lantern-no-card = У вас нет карты «{ $card }».
lantern-no-target = Стрелу пускают в другого вора.
lantern-out-of-sight = Вы не видите { $thief_acc }.

# What can be agreed before the first turn.
lantern-option-seats = Воры
lantern-option-seats-help = Сколько воров крадётся по дому; у каждого своя рука карт.

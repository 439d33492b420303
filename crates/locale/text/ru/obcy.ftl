obcy-name = Чужие
obcy-seat-queen = Королева
obcy-seat-expedition = экспедиция
obcy-seat-player = игрок экспедиции { $number }
obcy-base = База
obcy-track = Внешний путь
obcy-vehicle = В вездеходе
obcy-transporter = вездеход
obcy-field = ({ $field })
obcy-field-named = ({ $field }), { $kind }

# Steps of a round.
obcy-step-drive = Раунд { $round }: едет вездеход
obcy-step-act = Раунд { $round }: действует экспедиция
obcy-step-fire = Раунд { $round }: стреляет экспедиция
obcy-step-hatch = Раунд { $round }: Чужие вылупляются
obcy-step-brood = Раунд { $round }: Чужие движутся
obcy-step-strike = Раунд { $round }: Чужие атакуют

# Characters and aliens.
obcy-character-lieutenant = лейтенант
    .gen = лейтенанта
    .dat = лейтенанту
    .acc = лейтенанта
    .ins = лейтенантом
obcy-character-corporal = капрал
    .gen = капрала
    .dat = капралу
    .acc = капрала
    .ins = капралом
obcy-character-gunner = стрелок
    .gen = стрелка
    .dat = стрелку
    .acc = стрелка
    .ins = стрелком
obcy-character-radio = радист
    .gen = радиста
    .dat = радисту
    .acc = радиста
    .ins = радистом
obcy-character-pilot = пилот
    .gen = пилота
    .dat = пилоту
    .acc = пилота
    .ins = пилотом
obcy-character-android = андроид
    .gen = андроида
    .dat = андроиду
    .acc = андроида
    .ins = андроидом
obcy-alien = Чужой { $number }
    .gen = Чужого { $number }
    .dat = Чужому { $number }
    .acc = Чужого { $number }

# Items.
obcy-item-suit = скафандр
obcy-item-suit-text = С ним можно выйти наружу через шлюз.
obcy-item-fuel = канистра топлива
obcy-item-fuel-text = Три поездки вездехода.
obcy-item-diskette = дискета
obcy-item-diskette-text = Если прочесть её за компьютером, даёт задание.
obcy-item-part = запчасть
obcy-item-part-text = Чинит устройство.
obcy-item-charge = взрывчатка
obcy-item-charge-text = Обрушивает соседнюю клетку коридора.
obcy-item-medkit = аптечка
obcy-item-medkit-text = Андроид возвращает соседу одно очко силы.
obcy-item-pistol = пистолет
obcy-item-rifle = винтовка
obcy-item-flamethrower = огнемёт
obcy-item-grenade = граната
obcy-item-grenade-text = Летит не дальше двух клеток и убивает всех на трёх клетках.
obcy-item-magazine = магазин
obcy-item-magazine-text = Боеприпасы для любого оружия.
obcy-item-charged = магазин, { $charges ->
    [one] { $charges } заряд
    [few] { $charges } заряда
    [many] { $charges } зарядов
   *[other] { $charges } заряда
}
obcy-weapon-text = Дальность { $range ->
    [one] { $range } клетка
    [few] { $range } клетки
    [many] { $range } клеток
   *[other] { $range } клетки
}, сила каждого выстрела { $strength }.

# Fields.
obcy-ground-corridor = коридор
obcy-ground-vent = вентиляция
obcy-ground-rock = скала
obcy-ground-pad = посадочная площадка
obcy-ground-airlock = шлюз { $number }
obcy-ground-computer = компьютер
obcy-ground-hatching = кладка
obcy-room-a = вестибюль
obcy-room-b = топливное хранилище
obcy-room-c = арсенал
obcy-room-d = медотсек
obcy-room-e = центр управления
obcy-room-f = лаборатория
obcy-room-g = генераторная
obcy-room-h = мастерская
obcy-room-i = жилой отсек
obcy-room-j = реактор
obcy-room-k = кладовая
obcy-room-l = гидропоника
obcy-room-m = комната скафандров
obcy-room-n = погрузочный отсек
obcy-store-suits = склад скафандров
obcy-store-fuel = склад топлива
obcy-store-parts = склад запчастей
obcy-store-explosives = склад взрывчатки
obcy-store-medical = медицинский склад
obcy-store-weapons = склад оружия
obcy-store-ammunition = склад боеприпасов
obcy-device-radio = радиопульт
obcy-device-lab = анализатор
obcy-device-air = воздушный фильтр
obcy-device-gen = генератор
obcy-device-crane = кран
obcy-device-water = водяной насос
obcy-device-cool = насос охлаждения
obcy-device-fuel = топливный насос
obcy-device-suit = зарядник скафандров
obcy-device-bulk = пульт переборок
obcy-device-heat = обогреватель
obcy-device-gate = привод ворот

# What lies beside the board.
obcy-tray-pockets = Карманы { $who_gen }
obcy-tray-open = Открытые задания
obcy-tray-aside = Выполненные задания
obcy-tray-deck = Колода заданий
obcy-tray-supply = Запас
obcy-gauge-points = Очки экспедиции
obcy-gauge-fuel = Осталось поездок
obcy-gauge-queen = Королева жива
obcy-gauge-strength = Сила
obcy-gauge-ap = Очки действия
obcy-goal-tasks = { $count ->
    [one] Экспедиция побеждает, когда выполнено { $count } задание, что убивает Королеву, и потом кто-то из шестерых доходит до посадочной площадки. Королева побеждает, если все погибнут раньше неё.
    [few] Экспедиция побеждает, когда выполнены { $count } задания, что убивает Королеву, и потом кто-то из шестерых доходит до посадочной площадки. Королева побеждает, если все погибнут раньше неё.
   *[many] Экспедиция побеждает, когда выполнено { $count } заданий, что убивает Королеву, и потом кто-то из шестерых доходит до посадочной площадки. Королева побеждает, если все погибнут раньше неё.
}
obcy-goal-points = Экспедиция побеждает, когда Королева мертва и потом кто-то из шестерых доходит до посадочной площадки. Каждое выполненное задание даёт очко и право на бой: Королева умирает, если на её кубике выпало не больше, чем очков. Она побеждает, если все погибнут раньше неё.
obcy-goal-home = Королева мертва. Экспедиция побеждает, как только кто-то из шестерых ступит на посадочную площадку; если все погибнут раньше, будет ничья.
obcy-badge-strength = сила { $count }
obcy-badge-doubled = в вентиляции считается за { $count }
obcy-badge-ap = { $count } ОД
obcy-badge-stopped = остановлен
obcy-badge-moved = уже ходил
obcy-badge-drives = { $count ->
    [one] осталась { $count } поездка
    [few] осталось { $count } поездки
    [many] осталось { $count } поездок
   *[other] осталось { $count } поездки
}
obcy-badge-copies = { $count } шт.
obcy-badge-charges = { $count ->
    [one] { $count } заряд
    [few] { $count } заряда
    [many] { $count } зарядов
   *[other] { $count } заряда
}
obcy-badge-given = сделано { $count }
obcy-badge-kills = убито { $count }
obcy-badge-streak = { $count ->
    [one] удержано { $count } раз
    [few] удержано { $count } раза
    [many] удержано { $count } раз
   *[other] удержано { $count } раза
}

# What is asked.
obcy-ask-drive = Куда едет вездеход?
obcy-ask-activate = Кто действует следующим?
obcy-ask-act = Что делает { $who }? Осталось { $ap } ОД.
obcy-ask-put-out = Бак пуст: где выходит { $who }?
obcy-ask-fight = Сразиться с Королевой? У экспедиции { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
obcy-ask-volley = Кто стреляет следующим?
obcy-ask-fire = В кого стреляет { $who }? Осталось { $ap } ОД.
obcy-ask-zone = Какую клетку ещё накроет граната { $who_gen }?
obcy-ask-retreat = Куда отступает { $who }?
obcy-ask-flee = Куда отступает { $alien }?
obcy-ask-order = Какой Чужой отступает следующим?
obcy-ask-hatch = Кто вылупится? Осталось { $left ->
    [one] { $left } очко
    [few] { $left } очка
    [many] { $left } очков
   *[other] { $left } очка
} силы.
obcy-ask-brood = Какой Чужой ходит следующим?
obcy-ask-go = Куда идёт { $alien }?
obcy-ask-target = На кого нападает { $alien }?
obcy-ask-group = На кого нападают дальше?

# What may be answered.
obcy-do-drive = { $steps ->
    [one] Ехать на { $steps } клетку: { $to }
    [few] Ехать на { $steps } клетки: { $to }
    [many] Ехать на { $steps } клеток: { $to }
   *[other] Ехать на { $steps } клетки: { $to }
}
obcy-do-park = Остаться здесь
obcy-do-activate = Действует { $who }
obcy-do-volley = Стреляет { $who }
obcy-do-move = Идти: { $to } ({ $steps } ОД)
obcy-do-go = { $steps ->
    [one] Идти на { $steps } клетку: { $to }
    [few] Идти на { $steps } клетки: { $to }
    [many] Идти на { $steps } клеток: { $to }
   *[other] Идти на { $steps } клетки: { $to }
}
obcy-do-enter = Войти через шлюз { $airlock } (1 ОД)
obcy-do-take = Взять со склада: { $item } (1 ОД)
obcy-do-pick-up = Поднять: { $item } (1 ОД)
obcy-do-drop = Выложить: { $item } (1 ОД)
obcy-do-hand = Передать { $who_dat }: { $item } (1 ОД)
obcy-do-read = Прочесть задание с дискеты (1 ОД)
obcy-do-blow = Взорвать: { $to } (1 ОД)
obcy-do-heal = Вылечить { $who_acc } аптечкой (1 ОД)
obcy-do-load = Заправить топливо (1 ОД)
obcy-do-board = Сесть в вездеход
obcy-do-leave = Выйти на эту клетку
obcy-do-deliver = Использовать для задания «{ $task }»: { $item }
obcy-do-fire = Стрелять в { $target_acc }: { $weapon }, { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрела
}
obcy-do-throw = Бросить гранату: { $to } (1 ОД)
obcy-do-blast = Накрыть ещё { $to }
obcy-do-put-out = Выйти: { $to }
obcy-do-retreat = Отступить: { $to }
obcy-do-fight = Сразиться с Королевой
obcy-do-decline = Подождать
obcy-do-hatch = Сила { $strength }: { $to }
obcy-do-choose = { $alien }
obcy-do-target = Напасть на { $who_acc }
obcy-do-group = Чужие вокруг { $who_gen } нападают
obcy-do-finish = Закончить с персонажем
obcy-do-cease = Больше не стрелять
obcy-do-hatched = Больше никто
obcy-do-stay = Остаться на месте
obcy-do-end-acting = Все закончили: к стрельбе
obcy-do-end-firing = Закончить фазу экспедиции
obcy-do-end-moving = Закончить движение и атаковать

# What the combat table says.
obcy-result-none = без последствий
obcy-result-attacker = атакующий теряет { $loss } и отступает на { $retreat }
obcy-result-defender = защитник теряет { $loss } и отступает на { $retreat }
obcy-odds-queen-dies = Королева гибнет
obcy-odds-queen-dies-hatching = Королева гибнет, но Чужие продолжают вылупляться
obcy-odds-points-lost = все очки потеряны

# What happened.
obcy-log-expedition = Раунд { $round }: ход экспедиции.
obcy-log-aliens = Раунд { $round }: ход Чужих.
obcy-log-drove = { $left ->
    [0] Вездеход едет на { $to }; бак пуст.
    [one] Вездеход едет на { $to }; осталась { $left } поездка.
    [few] Вездеход едет на { $to }; осталось { $left } поездки.
    [many] Вездеход едет на { $to }; осталось { $left } поездок.
   *[other] Вездеход едет на { $to }; осталось { $left } поездки.
}
obcy-log-moved = { $steps ->
    [1] { $who } переходит на { $to }.
    [one] { $who } проходит { $steps } клетку до { $to }.
    [few] { $who } проходит { $steps } клетки до { $to }.
    [many] { $who } проходит { $steps } клеток до { $to }.
   *[other] { $who } проходит { $steps } клетки до { $to }.
}
obcy-log-went-out = { $who } выходит наружу через шлюз { $airlock }.
obcy-log-tracked = { $who } идёт снаружи дальше: клетка { $field } внешнего пути.
obcy-log-came-in = { $who } входит через шлюз { $airlock }.
obcy-log-took = { $who } берёт со склада: { $item }.
obcy-log-picked-up = { $who } поднимает: { $item }.
obcy-log-dropped = { $who } выкладывает: { $item }.
obcy-log-handed = { $who } передаёт { $to_dat }: { $item }.
obcy-log-read = { $who } читает задание.
obcy-log-read-task = { $who } читает задание «{ $task }».
obcy-log-collapsed = { $who } взрывает коридор на { $to }.
obcy-log-healed = { $who } получает лечение, сила теперь { $strength }.
obcy-log-loaded = { $who } заправляет вездеход.
obcy-log-boarded = { $who } садится в вездеход.
obcy-log-left = { $who } выходит из вездехода.
obcy-log-put-out = { $who } вынужден выйти на { $to }.
obcy-log-delivered = { $who } использует на { $to }: { $item }.
obcy-log-fulfilled = Задание «{ $task }» выполнено. У экспедиции { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
obcy-log-fought = Сила Королевы [{ $strength }] против { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очков
}.
obcy-log-queen-died = Королева мертва. Чужие больше не вылупляются.
obcy-log-queen-died-hatching = Королева мертва, но Чужие продолжают вылупляться.
obcy-log-fired = { $who } стреляет в { $target_acc }: { $weapon }, { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрела
}.
obcy-log-threw = { $who } бросает гранату на { $to }.
obcy-log-exploded = Граната взрывается. Погибло: Чужих — { $aliens }, персонажей — { $people }.
obcy-log-rolled = Сила атаки { $strength }, кубик [{ $die }]: { $result }.
obcy-log-hurt = { $who } теряет { $loss }, сила теперь { $left }.
obcy-log-weakened = { $alien } теряет { $loss }, сила теперь { $left }.
obcy-log-died = { $who } погибает.
obcy-log-killed = { $alien } погибает.
obcy-log-retreated = { $who } отступает на { $to }.
obcy-log-cornered = { $alien } не может отступить так далеко, как нужно.
obcy-log-fled = { $alien } отступает на { $to }.
obcy-log-spawning = Чужие вылупляются, общая сила до [{ $points }].
obcy-log-hatched = На { $to } вылупляется { $alien } (сила { $strength }).
obcy-log-crept = { $alien } идёт на { $to }.
obcy-log-mutated = { $alien } поглощает { $other_acc }, сила теперь { $strength }.
obcy-log-attacked = { $aliens ->
    [1] Один Чужой нападает на { $who_acc }.
    [one] { $aliens } Чужой нападает на { $who_acc }.
    [few] { $aliens } Чужих нападают на { $who_acc }.
    [many] { $aliens } Чужих нападают на { $who_acc }.
   *[other] { $aliens } Чужих нападают на { $who_acc }.
}

# Why something is not allowed.
obcy-no-acting-now = Персонажи действуют только в свой черёд.
obcy-no-after-shot = { $who } уже стрелял: теперь можно только стрелять дальше.
obcy-no-airlock = Шлюзы пронумерованы от 1 до 5.
obcy-no-airlock-free = В этом шлюзе кто-то стоит.
obcy-no-alien-again = Этот Чужой уже ходил.
obcy-no-alien-chosen = Сначала выберите Чужого.
obcy-no-alien-field = Чужим нельзя на { $to }.
obcy-no-alien-so-far = До { $to } Чужому слишком далеко.
obcy-no-alien-stopped = По пути на { $to } Чужого останавливает персонаж.
obcy-no-alien-way = Этому Чужому некуда идти.
obcy-no-ap = Не хватает очков действия.
obcy-no-aboard = { $who } сидит в вездеходе и может только заправить его или выйти.
obcy-no-blowing = Взрывчатка обрушивает соседнюю клетку коридора, а не { $to }.
obcy-no-blowing-pieces = На { $to } что-то стоит, или там уже завал.
obcy-no-board-again = { $who } уже выходил из вездехода в этой фазе.
obcy-no-budget = { $left ->
    [one] Осталось только { $left } очко силы.
    [few] Осталось только { $left } очка силы.
    [many] Осталось только { $left } очков силы.
   *[other] Осталось только { $left } очка силы.
}
obcy-no-character = Сначала выберите персонажа.
obcy-no-character-again = { $who } уже действовал в этой фазе.
obcy-no-computer = Задания читают за компьютером.
obcy-no-creeping-now = Чужие ходят только в свой черёд.
obcy-no-dead = { $who } мёртв.
obcy-no-diskette = У { $who_gen } нет дискеты.
obcy-no-drive-dry = Без топлива вездеход не едет.
obcy-no-drive-home = На { $to } вездеход возвращается только после смерти Королевы.
obcy-no-drive-so-far = За десять клеток вездеходу до { $to } не доехать.
obcy-no-driver = Без пассажира вездеход не едет.
obcy-no-driving-now = Вездеход ездит только в начале фазы экспедиции.
obcy-no-empty-tank = Заправляют только пустой бак.
obcy-no-end-of-drive = Сначала решите, куда едет вездеход.
obcy-no-end-of-hatching = Сначала решите, кто вылупится.
obcy-no-end-within = Сначала закончите начатое.
obcy-no-enter = { $who } ещё не у выхода с внешнего пути.
obcy-no-field = Клетки { $to } на базе нет.
obcy-no-field-with-alien = На { $to } стоят Чужие.
obcy-no-field-with-character = На { $to } стоит персонаж.
obcy-no-fight = С Королевой сражаются сразу после выполнения задания.
obcy-no-fight-first = Сначала решите, сражаться ли с Королевой.
obcy-no-firing-now = Сейчас не время стрелять.
obcy-no-flight-near = Чужой не может отступить на { $to }: там занято или рядом персонаж.
obcy-no-fuel = У { $who_gen } нет канистры топлива.
obcy-no-gift-here = Этому заданию такое здесь и сейчас не нужно.
obcy-no-grenade = У { $who_gen } нет гранаты.
obcy-no-group = Сейчас не нужно выбирать группу Чужих.
obcy-no-group-first = Сначала выберите, какая группа Чужих нападает.
obcy-no-group-there = На { $who_acc } сейчас никто из Чужих не нападает.
obcy-no-hatchery = Персонажам нельзя входить в кладку { $to }.
obcy-no-hatching-field = Чужие вылупляются в кладках, а не на { $to }.
obcy-no-hatching-now = Чужие вылупляются только в начале своей фазы.
obcy-no-item = У { $who_gen } нет такого предмета.
obcy-no-item-here = Такого предмета здесь нет.
obcy-no-leave = Клетка вездехода занята.
obcy-no-medic = { $who } не умеет пользоваться аптечкой: это может только андроид.
obcy-no-neighbour = { $who } не стоит на соседней клетке.
obcy-no-open-card = Эта карта не открыта.
obcy-no-order-first = Сначала выберите, какой Чужой отступает следующим.
obcy-no-outside = { $who } снаружи и может только войти внутрь.
obcy-no-pad = Пока Королева жива, на { $to } входят только с топливом для пустого вездехода или чтобы сразу в него сесть.
obcy-no-parking = Вездеход не может остановиться на { $to }: там кто-то стоит.
obcy-no-passenger = { $who } не в вездеходе.
obcy-no-patient = { $who } не может получить лечение.
obcy-no-pocket = У { $who_gen } нет свободного кармана.
obcy-no-put-out = Сейчас никто не обязан выходить.
obcy-no-put-out-first = Сначала скажите, где выходит пассажир.
obcy-no-put-out-there = { $to } — не ближайшая свободная клетка.
obcy-no-reading = Уже открыты три задания, или колода пуста.
obcy-no-retreat = Сейчас никто не отступает.
obcy-no-retreat-closed = На { $to } отступить нельзя.
obcy-no-retreat-first = Сначала скажите, куда отступать.
obcy-no-retreat-length = Отступление нужной длины не заканчивается на { $to }.
obcy-no-retreat-near = Персонаж не может отступить на { $to }: там занято или рядом Чужой.
obcy-no-road = Вездеход не может заехать на { $to }.
obcy-no-rubble = Коридор на { $to } завален.
obcy-no-second-alien = Сейчас ходит другой Чужой.
obcy-no-second-character = Действует кто-то другой: закончите с ним, и тогда начнёт { $who }.
obcy-no-shooter = Сначала выберите, кто стреляет.
obcy-no-shot-ap = { $who } не может стрелять в { $target_acc }: не осталось очков действия ({ $weapon }).
obcy-no-shot-charges = { $who } не может стрелять в { $target_acc }: нет боеприпасов ({ $weapon }).
obcy-no-shot-line = { $who } не может стрелять в { $target_acc }: линия огня перекрыта ({ $weapon }).
obcy-no-shot-number = { $most ->
    [1] { $who } может сделать 1 выстрел в { $target_acc }: { $weapon }.
   *[other] { $who } может сделать от 1 до { $most } выстрелов в { $target_acc }: { $weapon }.
}
obcy-no-shot-off-board = { $who } не на поле и не может стрелять в { $target_acc } ({ $weapon }).
obcy-no-shot-range = { $target } слишком далеко от { $who_gen } ({ $weapon }).
obcy-no-shot-restricted = { $who } не может применить это оружие против { $target_gen }: { $weapon }.
obcy-no-shot-target = { $target } не на поле, и { $who } не может в него стрелять ({ $weapon }).
obcy-no-shot-twice = { $who } уже стрелял в { $target_acc } в этой фазе ({ $weapon }).
obcy-no-shot-weapon = У { $who_gen } нет такого оружия против { $target_gen }: { $weapon }.
obcy-no-staying = Бак пуст: { $who } должен выйти.
obcy-no-stopped = { $who } остановился рядом с Чужим и больше не может двигаться в этой фазе.
obcy-no-store = Здесь нет склада с таким предметом.
obcy-no-such-alien = Такого Чужого нет.
obcy-no-such-strength = Чужие вылупляются с силой от 1 до 4.
obcy-no-suit = Без скафандра в шлюз { $to } не входят.
obcy-no-supply = На складах таких больше нет.
obcy-no-tank = Бак пуст: внутри быть нельзя.
obcy-no-target = Сейчас не нужно выбирать, на кого напасть.
obcy-no-target-first = Сначала скажите, на кого нападает Чужой.
obcy-no-target-there = Чужой не стоит рядом с { $who_ins }.
obcy-no-tasks-left = Королева мертва: задания больше не важны.
obcy-no-throw-line = На пути к { $to } стена или завал.
obcy-no-throw-off-board = { $who } не на поле и не может бросать.
obcy-no-throw-restricted = { $who } не может бросать гранаты.
obcy-no-throw-room = На { $to } не сходятся три клетки помещения.
obcy-no-throw-so-far = Граната летит на две клетки, до { $to } не долетит.
obcy-no-throw-there = На { $to } гранату не бросить.
obcy-no-transporter = { $who } не у вездехода.
obcy-no-volley = { $who_dat } не в кого стрелять.
obcy-no-volley-again = { $who } уже стрелял в этой фазе.
obcy-no-walker = { $who } в пути снаружи базы.
obcy-no-way = До { $to } не дойти: не хватает очков действия или по пути останавливает Чужой.
obcy-no-zone = Сейчас не нужно выбирать зону взрыва.
obcy-no-zone-first = Сначала скажите, какие клетки накроет граната.
obcy-no-zone-there = { $to } не может входить в эту зону взрыва.

# Task cards.
obcy-task-t01 = Наладить связь
obcy-task-t01-text = Принести запчасть к радиопульту в центре управления.
obcy-task-t02 = Запустить анализатор
obcy-task-t02-text = Принести запчасть к анализатору в лаборатории.
obcy-task-t03 = Чистый воздух
obcy-task-t03-text = Принести запчасть к воздушному фильтру в медотсеке.
obcy-task-t04 = Дать ток
obcy-task-t04-text = Принести запчасть к генератору.
obcy-task-t05 = Кран
obcy-task-t05-text = Принести запчасть к крану в погрузочном отсеке.
obcy-task-t06 = Вода
obcy-task-t06-text = Принести запчасть к водяному насосу в гидропонике.
obcy-task-t07 = Охлаждение
obcy-task-t07-text = Принести запчасть к насосу охлаждения реактора.
obcy-task-t08 = Переборки
obcy-task-t08-text = Принести запчасть к пульту переборок в арсенале.
obcy-task-t09 = Тепло или ворота
obcy-task-t09-text = Починить обогреватель в жилом отсеке либо привод ворот в вестибюле.
obcy-task-t10 = Насос или зарядник
obcy-task-t10-text = Починить топливный насос либо зарядник скафандров.
obcy-task-t11 = Архив
obcy-task-t11-text = Скопировать данные: сдать дискету у компьютера 1 (5,0) либо у компьютера 2 (17,0).
obcy-task-t12 = Охота
obcy-task-t12-text = Убить четверых Чужих в свои фазы.
obcy-task-t13 = Запечатать север
obcy-task-t13-text = Взорвать северный коридор на (10,2) или (12,2) либо починить пульт переборок и привод ворот.
obcy-task-t14 = Запечатать юг
obcy-task-t14-text = Взорвать южный коридор на (10,12) или (12,12) либо починить привод ворот и топливный насос.
obcy-task-t15 = Удержать реактор
obcy-task-t15-text = Две фазы Чужих подряд держать в помещении реактора трёх персонажей.
obcy-task-t16 = Общий сбор
obcy-task-t16-text = К концу своей фазы собрать четырёх персонажей в центре управления.
obcy-task-t17 = Зачистить жилой отсек
obcy-task-t17-text = В конце своей фазы в жилом отсеке есть кто-то из персонажей и нет ни одного Чужого.
obcy-task-t18 = Внешний осмотр
obcy-task-t18-text = Пройти снаружи от одного шлюза до другого либо починить зарядник скафандров.
obcy-task-t19 = Медпункт
obcy-task-t19-text = Оставить аптечку в жилом отсеке на (9,9) либо починить обогреватель и водяной насос.
obcy-task-t20 = Доставка
obcy-task-t20-text = Остановить вездеход в погрузочном отсеке либо починить кран и топливный насос.

# What can be agreed before the first turn.
obcy-option-players = Игроки
obcy-option-players-help = Один ведёт Чужих, остальные делят между собой шестерых из экспедиции.
obcy-option-variant = Как гибнет Королева
obcy-option-variant-help = После выполнения нужного числа заданий или в бою, который решают очки за них.
obcy-option-variant-1 = В бою
obcy-option-variant-2 = От заданий
obcy-option-tasks = Нужно заданий
obcy-option-tasks-help = Сколько заданий убивают Королеву, если её убивают задания.
obcy-option-fire-timing = Стрельба
obcy-option-fire-timing-help = Отдельным шагом, когда все уже сходили, или в ход каждого персонажа.
obcy-option-fire-timing-step = Отдельным шагом
obcy-option-fire-timing-activation = В ход каждого
obcy-option-rounds = Последний раунд
obcy-option-rounds-help = После этого раунда — ничья; 0 — без ограничения.
obcy-option-leader = Командир
obcy-option-leader-help = Место, которое решает за всю экспедицию, пока у него есть живой персонаж.
obcy-option-seats = Кто кого ведёт
obcy-option-seats-help = Персонажи по местам; место без персонажей ведёт Чужих.

# What front ends say about the game.
obcy-blurb = Шесть человек, один вездеход и база, полная яиц. Один игрок — Королева; остальным предстоит прочесть приказы и пережить их.
obcy-facts = 2–7 игроков · база из шестиугольников · 60–120 минут

# The strip of phases, what can be laid over the base, and what may come in between.
obcy-phase-drive = Езда
obcy-phase-act = Действия
obcy-phase-fire = Стрельба
obcy-phase-hatch = Вылупление
obcy-phase-brood = Чужие идут
obcy-phase-strike = Чужие бьют
obcy-overlay-threat = Куда могут ударить Чужие
obcy-overlay-reach = Докуда дойдёт указанная фигурка
obcy-overlay-near = Датчик движения
obcy-risk-stop = дальше не пройти: рядом противник

# What a bot says about the lines it has played on; part of bots-because.
obcy-fact-alive = { $who } в живых
obcy-fact-queen-alive = Королева жива
obcy-fact-queen-dead = Королева мертва

# Чем хорош вариант, который советует бот.
obcy-merit-tasks = Это продвигает задания вперёд.
obcy-merit-home = Это приближает кого-то к кораблю.
obcy-merit-people = Это сохраняет силу и оружие экспедиции.
obcy-merit-pastime = Это ведёт к боеприпасам или к Чужим, в которых можно стрелять.
obcy-merit-cull = После этого Чужих меньше, они слабее или дальше.
obcy-merit-safety = Так экспедиция меньше рискует попасть под атаку.
obcy-merit-losses = Это лишает экспедицию силы или оружия.
obcy-merit-homeless = Это удлиняет путь к кораблю.
obcy-merit-attack = Это обещает удачную атаку.
obcy-merit-brood = После этого Чужих больше, они сильнее или ближе.

# The lesson, in the order of its script (crates/lessons/scripts).
obcy-lesson-activate = Вы ведёте экспедицию из шести; Королева — бот. Каждый персонаж действует раз за раунд и имеет 6 очков действия. Андроид несёт дискету: пусть начнёт.
obcy-lesson-move = Шаг стоит 1 очко действия. Если навести на клетку, виден путь. Подсвеченная клетка ведёт к компьютеру, где читают задания.
obcy-lesson-finish = Очков не осталось. Скажите, что этот персонаж закончил.
obcy-lesson-next = Теперь другой персонаж. Сбережённые очки пригодятся позже в раунде для стрельбы.
obcy-lesson-again = Двигайтесь к складам: там скафандры, аптечки, запчасти и другие дискеты.
obcy-lesson-end-step = Сначала все действуют, потом все стреляют, потом двигаются Чужие: это видно на полосе сверху. Никого ещё нет в пределах дальности, закончите шаг.
obcy-lesson-enemy = Это была фаза Чужих: Чужие вылупились и подошли ближе. Новый раунд начинается с новых очков. Выберите кого-нибудь; остальных передвинет урок.
obcy-lesson-fire = Чужой в пределах дальности и на линии огня. Стрелять может каждый, у кого остались очки, по очереди. Выберите, кто стреляет.
obcy-lesson-shots = Каждый выстрел стоит очко и заряд и прибавляется к силе атаки. Кубик и таблица решают, кто теряет силу и кто отступает; полосы показывают шансы. Стреляйте.
obcy-lesson-read = Андроид стоит у компьютера с дискетой: прочтите задание. Его текст видит только экспедиция.
obcy-lesson-wins = Так побеждает экспедиция: четыре выполненных задания убивают Королеву; затем кто-то должен дойти до корабля на посадочной площадке. Если погибнут все шестеро, победила Королева. Выберите, кто действует.
obcy-lesson-end = Это всё, что нужно: действовать, стрелять, фаза Чужих, задания. Играйте дальше отсюда или начните свою партию. Кнопка «Подсказка» или клавиша H в любой момент спросит совета у бота.

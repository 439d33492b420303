requiem-name = Реквием
requiem-city = Город
requiem-sewer = Канализация
requiem-turn = Раунд { $round }: ход { $race_gen }
requiem-cell-city = c{ $cell }
requiem-cell-sewer = s{ $cell }
requiem-nowhere = прежнее место

# Races and heroes.
requiem-race-guard = Гвардия
    .gen = Гвардии
    .ins = Гвардией
requiem-race-predator = Хищник
    .gen = Хищника
    .ins = Хищником
requiem-race-aliens = Чужие
    .gen = Чужих
    .ins = Чужими
requiem-soldier = солдат { $number }
    .gen = солдата { $number }
    .dat = солдату { $number }
    .acc = солдата { $number }
requiem-predator = Хищник
    .gen = Хищника
    .dat = Хищнику
    .acc = Хищника
requiem-hybrid = Гибрид
    .gen = Гибрида
    .dat = Гибриду
    .acc = Гибрида
requiem-alien = Чужой { $number }
    .gen = Чужого { $number }
    .dat = Чужому { $number }
    .acc = Чужого { $number }

# Cards and weapons.
requiem-card-m4 = М4
requiem-card-m14 = М14
requiem-card-m249 = М249
requiem-card-grenades = Гранаты
requiem-card-medkit = Аптечка
requiem-card-medkit-text = Возвращает 2 очка здоровья владельцу или солдату рядом с ним.
requiem-card-blade = Лезвие
requiem-card-disc = Диск
requiem-card-plasma = Плазменная пушка
requiem-card-spear = Копьё
requiem-card-net = Сеть
requiem-card-heal = Лечение
requiem-card-heal-text = Полностью восстанавливает здоровье Хищника.
requiem-card-cloak = Невидимость
requiem-card-cloak-text = Пока она включена, в Хищника труднее попасть, но он не подзаряжается.
requiem-card-visor = Визор
requiem-card-visor-text = Настроен на людей или на Чужих; по остальным попасть труднее, и дальность до них меньше.
requiem-weapon-m4 = М4
requiem-weapon-m14 = М14
requiem-weapon-m249 = М249
requiem-weapon-grenades = гранаты
requiem-weapon-blade = лезвие
requiem-weapon-disc = диск
requiem-weapon-plasma = плазменная пушка
requiem-weapon-spear = копьё
requiem-weapon-net = сеть
requiem-weapon-alien-claws = когти
requiem-weapon-alien-tail = хвост
requiem-weapon-hybrid-claws = когти
requiem-weapon-hybrid-jaws = челюсти
requiem-mode = { $accuracy ->
    [0] дальность { $range }, повреждения { $damage }, без промаха, { $ap } ОД
   *[other] дальность { $range }, попадание на { $accuracy }+, повреждения { $damage }, { $ap } ОД
}{ $energy ->
    [0] { "" }
   *[other] {", "}энергия { $energy }
}
requiem-weapon-text-one = { $indirect ->
    [1] { $first }. Прямая видимость не нужна.
   *[other] { $first }.
}
requiem-weapon-text-two = { $indirect ->
    [1] { $first }; или { $second }. Прямая видимость не нужна.
   *[other] { $first }; или { $second }.
}
requiem-weapon-text-die = { $indirect ->
    [1] Режим выбирает кубик: { $first }; или { $second }. Прямая видимость не нужна.
   *[other] Режим выбирает кубик: { $first }; или { $second }.
}
requiem-weapon-text-net = { $first }. Попавший в сеть не может двигаться и отвечать на удары до конца своего хода.
requiem-tray-cards = Карточки { $hero_gen }
requiem-tray-tasks = Открытые задания { $race_gen }
requiem-tray-bank = Банк
requiem-gauge-tp = Тактические очки
requiem-gauge-level = Уровень заданий
requiem-gauge-energy = Энергия
requiem-goal-tasks = Задания ведут с уровня на уровень: кто выполнит задание уровня 5, побеждает. Побеждает и последняя раса на полях.
requiem-goal-last = Побеждает последняя раса на полях.
requiem-badge-health = здоровье { $count }
requiem-badge-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
    [many] { $count } ран
   *[other] { $count } раны
}
requiem-badge-ap = { $count } ОД
requiem-badge-entangled = запутался в сети
requiem-badge-cloaked = невидим
requiem-badge-copies = { $count } шт.
requiem-badge-price = цена { $count } ТО
requiem-badge-reward = { $count ->
    [0] победа в игре
   *[other] награда { $count } ТО
}

# What is asked.
requiem-ask-deploy = Куда поставить { $hero_acc }?
requiem-ask-spend = { $tp ->
    [1] Потратить ваше единственное тактическое очко?
    [one] Потратить тактические очки? У вас { $tp } очко.
    [few] Потратить тактические очки? У вас { $tp } очка.
    [many] Потратить тактические очки? У вас { $tp } очков.
   *[other] Потратить тактические очки? У вас { $tp } очка.
}
requiem-ask-visor = На кого настроен визор в этот ход?
requiem-ask-cloak = Невидимость в этот ход — включить или выключить? Без неё Хищник подзаряжается.
requiem-ask-turn = Кто действует следующим?
requiem-ask-act = { $uses ->
    [0] Что делает { $hero }? Осталось { $ap } ОД, оружие больше не применить.
    [one] Что делает { $hero }? Осталось { $ap } ОД и { $uses } применение оружия.
    [few] Что делает { $hero }? Осталось { $ap } ОД и { $uses } применения оружия.
    [many] Что делает { $hero }? Осталось { $ap } ОД и { $uses } применений оружия.
   *[other] Что делает { $hero }? Осталось { $ap } ОД и { $uses } применения оружия.
}
requiem-ask-counter = { $attacker } атаковал { $hero_acc }: нанести ответный удар?
requiem-ask-count = Выполнено сразу несколько заданий: какое засчитать?

# What may be answered.
requiem-do-deploy = Поставить на { $to }
requiem-do-recruit = Новый солдат: { $card } ({ $price } ТО)
requiem-do-equip = { $card } для { $hero_gen } ({ $price } ТО)
requiem-do-acquire = Купить: { $card } ({ $price } ТО)
requiem-do-spawn = Новый Чужой из улья { $hive } (1 ТО)
requiem-do-done = Больше не покупать
requiem-do-visor-humans = Визор на людей
requiem-do-visor-aliens = Визор на Чужих
requiem-do-cloak-on = Включить невидимость
requiem-do-cloak-off = Выключить невидимость
requiem-do-activate = Действует { $hero }
requiem-do-move = Идти на { $to } ({ $ap } ОД)
requiem-do-attack = Атаковать { $target_acc }: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}режим { $mode }
}, повреждения { $damage } ({ $energy ->
    [0] { $ap } ОД
   *[other] { $ap } ОД, энергия { $energy }
})
requiem-do-attack-die = Атаковать { $target_acc }: { $weapon }, режим выбирает кубик ({ $ap } ОД)
requiem-do-counter = Ответить { $target_dat }: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}режим { $mode }
}, повреждения { $damage }{ $energy ->
    [0] { "" }
   *[other] {" "}(энергия { $energy })
}
requiem-do-counter-die = Ответить { $target_dat }: { $weapon }, режим выбирает кубик
requiem-do-medkit = Аптечка для { $hero_gen }
requiem-do-heal = Лечение
requiem-do-finish = { $hero } закончил
requiem-do-end-turn = Закончить ход
requiem-do-decline = Не отвечать
requiem-do-count = { $task }
requiem-odds-hit = попадание
requiem-odds-kill = уничтожение

# What happened.
requiem-log-turn = Раунд { $round }, ход { $race_gen }.
requiem-log-deployed = { $hero } появляется на { $to }.
requiem-log-bought = { $hero } получает карточку «{ $card }».
requiem-log-visor-humans = Визор настроен на людей.
requiem-log-visor-aliens = Визор настроен на Чужих.
requiem-log-cloak-on = Хищник становится невидимым.
requiem-log-cloak-off = Хищник снова виден.
requiem-log-recharged = Хищник подзаряжается: энергия { $energy }.
requiem-log-healed = { $hero } лечится: здоровье { $health }.
requiem-log-moved = { $steps ->
    [1] { $hero } переходит на { $to }.
    [one] { $hero } идёт на { $to } ({ $steps } клетка).
    [few] { $hero } идёт на { $to } ({ $steps } клетки).
    [many] { $hero } идёт на { $to } ({ $steps } клеток).
   *[other] { $hero } идёт на { $to } ({ $steps } клетки).
}
requiem-log-attacked = { $hero } атакует { $target_acc }: { $weapon }, режим { $mode }.
requiem-log-attacked-die = { $hero } атакует { $target_acc }: { $weapon }.
requiem-log-countered = { $hero } отвечает { $target_dat }: { $weapon }, режим { $mode }.
requiem-log-countered-die = { $hero } отвечает { $target_dat }: { $weapon }.
requiem-log-hit = [{ $roll }] Нужно { $needed } или больше: попадание.
requiem-log-missed = [{ $roll }] Нужно { $needed } или больше: промах.
requiem-log-hurt = { $hero } теряет { $damage ->
    [one] { $damage } очко
    [few] { $damage } очка
    [many] { $damage } очков
   *[other] { $damage } очка
} здоровья, остаётся { $left }.
requiem-log-wounded = { $hero } получает { $damage ->
    [one] { $damage } повреждение
    [few] { $damage } повреждения
    [many] { $damage } повреждений
   *[other] { $damage } повреждения
}, ран теперь { $left } из 3.
requiem-log-entangled = { $hero } попадает в сеть.
requiem-log-critical = [{ $roll }] Удар смертелен для { $hero_gen }.
requiem-log-not-critical = [{ $roll }] Удар не смертелен для { $hero_gen }.
requiem-log-acid = [{ $roll }] Кислота обжигает { $hero_acc }.
requiem-log-no-acid = [{ $roll }] Кислота не задевает { $hero_acc }.
requiem-log-destroyed = { $hero } уничтожен { $race_ins }.
requiem-log-gained = { $race }: +{ $points ->
    [one] { $points } тактическое очко
    [few] { $points } тактических очка
    [many] { $points } тактических очков
   *[other] { $points } тактических очка
}, всего { $total }.
requiem-log-completed = { $race }: выполнено задание «{ $task }».
requiem-log-eliminated = { $race }: вне игры.
requiem-log-declined = { $hero } не отвечает на удар.
requiem-log-quiet = { $turns ->
    [1] В этот ход никто ничего не сделал.
    [one] Уже { $turns } ход никто ничего не делает.
    [few] Уже { $turns } хода никто ничего не делает.
    [many] Уже { $turns } ходов никто ничего не делает.
   *[other] Уже { $turns } хода никто ничего не делает.
}

# Why something is not allowed.
requiem-no-deploy-first = Сначала нужно поставить новую фигурку.
requiem-no-deploy-off-guard = Солдат ставят на клетки Гвардии, пока есть свободная, а { $to } — не такая клетка.
requiem-no-deploy-off-hive = Нового Чужого ставят в его улей, пока там есть свободная клетка, а { $to } — не такая клетка.
requiem-no-deploy-farther = Новая фигурка не может появиться на { $to }: сначала занимают клетки поближе.
requiem-no-figure = Новых фигурок, которые нужно поставить, нет.
requiem-no-answer-first = Сначала решите, наносить ли ответный удар.
requiem-no-attack-to-answer = Сейчас нет атаки, на которую можно ответить.
requiem-no-count-first = Сначала скажите, какое задание засчитать.
requiem-no-choice-of-task = Сейчас выбирать задание не нужно.
requiem-no-task-unfulfilled = Это задание не выполнено.
requiem-no-spending-now = Тактические очки тратят в начале хода, до любых действий.
requiem-no-done-without-soldier = Если на полях нет ни одного солдата, Гвардия обязана купить нового.
requiem-no-visor-now = Визор настраивают один раз, в начале хода Хищника.
requiem-no-cloak-now = Невидимость включают или выключают один раз, в начале хода Хищника.
requiem-no-action-yet = Герои действуют после покупок и настроек.
requiem-no-hero-active = Сначала выберите героя.
requiem-no-own-hero = { $hero } сейчас не под вашим началом.
requiem-no-acting-hero = { $hero } уже действует: идите, атакуйте или закончите.
requiem-no-second-hero = Действует { $acting }: закончите с ним, и тогда начнёт { $hero }.
requiem-no-hero-again = { $hero } уже действовал в этот ход.
requiem-no-off-board = Клетки { $to } нет.
requiem-no-entangled = { $hero } запутался в сети и не может двигаться.
requiem-no-ground = На { $to } встать нельзя.
requiem-no-occupied = На { $to } кто-то стоит.
requiem-no-way = До { $to } не дойти: есть только { $ap } ОД.
requiem-no-such-card = Этой карточки под рукой нет.
requiem-no-patient = Аптечка помогает владельцу или солдату рядом с ним.
requiem-no-wound = Восстанавливать нечего.
requiem-no-ap = Не хватает очков действия.
requiem-no-energy = Не хватает энергии.
requiem-no-weapon = У { $hero_gen } нет такого оружия: { $weapon }.
requiem-no-mode = У этого оружия нет такого режима: { $weapon }.
requiem-no-mode-choice = Режим этого оружия выбирает кубик: { $weapon }.
requiem-no-enemy = Атаковать можно только врага на полях.
requiem-no-other-board = До { $target_gen } отсюда не достать: выстрелу туда нет пути.
requiem-no-range = { $target } слишком далеко ({ $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
    [many] { $distance } клеток
   *[other] { $distance } клетки
}): { $weapon }.
requiem-no-sight = { $hero } не видит { $target_acc }.
requiem-no-weapon-ap = У { $hero_gen } не хватает очков действия: { $weapon }.
requiem-no-weapon-energy = Не хватает энергии: { $weapon }.
requiem-no-third-use = { $hero } уже дважды применял оружие в этот ход.
requiem-no-entangled-answer = { $hero } запутался в сети и не может нанести ответный удар.
requiem-no-second-answer = { $hero } уже отвечал { $target_dat } в этот ход.
requiem-no-sale-other-race = Эта раса такого не покупает.
requiem-no-sale-firearm = Новый солдат приходит с М4, М14 или М249.
requiem-no-sale-start-card = Эта карточка не продаётся.
requiem-no-sale-bank = В банке таких больше нет.
requiem-no-sale-price = Не хватает тактических очков.
requiem-no-sale-limit = Больше их одновременно в игре быть не может.
requiem-no-sale-soldier = Этого солдата нет в игре.
requiem-no-sale-one-a-turn = Хищник покупает одну карточку за ход.
requiem-no-sale-hive-spent = Этот улей уже породил двух Чужих в этот ход.
requiem-no-sale-hive = Есть ульи 1, 2 и 3.
requiem-no-marker-there = Фишка лежит на клетке или на карточке героя.
requiem-no-marker-left = Все десять фишек уже в деле.
requiem-no-marker-now = Фишки перекладывают в свой ход.
requiem-no-marker-own = Ваших фишек там нет.

# Tasks.
requiem-task-g1a = Удержать мост
requiem-task-g1a-text = В конце хода Гвардии солдат стоит на среднем мосту (c09-09 или c10-09).
requiem-task-g1b = Проверить люки
requiem-task-g1b-text = Солдаты побывали на обоих восточных спусках (c19-01 и c19-15).
requiem-task-g1c = Первый контакт
requiem-task-g1c-text = Нанести врагам 2 повреждения.
requiem-task-g2a = Выставить посты
requiem-task-g2a-text = В конце двух ходов Гвардии подряд солдаты удерживают все три моста.
requiem-task-g2b = Истребление
requiem-task-g2b-text = Уничтожить 2 Чужих.
requiem-task-g2c = Вниз, во тьму
requiem-task-g2c-text = Солдат побывал на s04-05.
requiem-task-g3c = Взвод в сборе
requiem-task-g3c-text = В конце хода Гвардии на полях 5 солдат.
requiem-task-g4c = Контрудар
requiem-task-g4c-text = Уничтожить 3 вражеских героев.
requiem-task-g5a = Зачистить город
requiem-task-g5a-text = Все враги вне игры.
requiem-task-g5b = Выжечь гнездо
requiem-task-g5b-text = В конце двух ходов Гвардии подряд солдаты стоят на двух разных ульях (при двух сторонах хватает одного хода).
requiem-task-g5c = Коридор эвакуации
requiem-task-g5c-text = В конце трёх ходов Гвардии подряд солдаты стоят на c15-09, c19-07 и c19-11; при игре вдвоём — в конце двух ходов.
requiem-task-p1a = Осмотреть угодья
requiem-task-p1a-text = Хищник побывал на двух клетках из трёх: c11-01, c11-07 и c20-07.
requiem-task-p1b = Первый трофей
requiem-task-p1b-text = Уничтожить 1 вражеского героя.
requiem-task-p1c = Проверить добычу
requiem-task-p1c-text = Нанести врагам 3 повреждения.
requiem-task-p2a = Запах гнезда
requiem-task-p2a-text = Хищник побывал на s12-03, s12-04 или s12-05.
requiem-task-p2b = Вооружённая добыча
requiem-task-p2b-text = Уничтожить 2 солдат.
requiem-task-p2c = Древний враг
requiem-task-p2c-text = Уничтожить 2 Чужих.
requiem-task-p3c = Ряд трофеев
requiem-task-p3c-text = Уничтожить 3 вражеских героев.
requiem-task-p4c = Долг крови
requiem-task-p4c-text = Нанести врагам 6 повреждений.
requiem-task-p5a = Череп Гибрида
requiem-task-p5a-text = Уничтожить Гибрида.
requiem-task-p5b = Замести следы
requiem-task-p5b-text = Закончить ход на c15-04, рядом со своей начальной клеткой, и ничего не делать в следующий ход.
requiem-task-p5c = Великая охота
requiem-task-p5c-text = Уничтожить 4 вражеских героев.
requiem-task-a1a = Разрастание улья
requiem-task-a1a-text = Гибрид побывал на двух разных ульях.
requiem-task-a1b = Запах поверхности
requiem-task-a1b-text = Чужой или Гибрид побывал на городском спуске в канализацию.
requiem-task-a1c = Первый носитель
requiem-task-a1c-text = Уничтожить 1 вражеского героя.
requiem-task-a2a = Молодой выводок
requiem-task-a2a-text = В конце хода Чужих на полях 4 Чужих.
requiem-task-a2b = Жатва
requiem-task-a2b-text = Уничтожить 2 солдат.
requiem-task-a2c = Открыть пути
requiem-task-a2c-text = В конце хода Чужих рой удерживает два городских спуска в канализацию.
requiem-task-a3c = Из темноты
requiem-task-a3c-text = В конце хода Чужих в городе 4 Чужих.
requiem-task-a4c = Бойня
requiem-task-a4c-text = Уничтожить 3 вражеских героев.
requiem-task-a5a = Выжить
requiem-task-a5a-text = Гибрид заканчивает ход на c15-09, в следующий ход ничего не делает, и к его концу не осталось ни одного солдата (при двух сторонах солдаты не важны).
requiem-task-a5b = Город роя
requiem-task-a5b-text = В конце хода Чужих в городе 5 Чужих; при игре вдвоём 9, в конце двух ходов подряд.
requiem-task-a5c = Без соперника
requiem-task-a5c-text = Хищник вне игры, и в конце хода Чужих в городе 8 Чужих.
requiem-task-s3ga = Полевой госпиталь
requiem-task-s3ga-text = Общее для Гвардии и Чужих: закончить свой ход с героем на c03-04.
requiem-task-s3gp = Обломки на набережной
requiem-task-s3gp-text = Общее для Гвардии и Хищника: закончить свой ход с героем на c08-06.
requiem-task-s3pa = Старое гнездо
requiem-task-s3pa-text = Общее для Хищника и Чужих: закончить свой ход с героем на s17-02.
requiem-task-s4ga = Насосная станция
requiem-task-s4ga-text = Общее для Гвардии и Чужих: два своих хода подряд закончить с героем на s03-08.
requiem-task-s4gp = Бортовой самописец
requiem-task-s4gp-text = Общее для Гвардии и Хищника: два своих хода подряд закончить с героем на c11-13.
requiem-task-s4pa = Наблюдательный пост
requiem-task-s4pa-text = Общее для Хищника и Чужих: два своих хода подряд закончить с героем на c20-03.

# What can be agreed before the first turn.
requiem-option-sides = Стороны
requiem-option-sides-help = Все три расы или только Гвардия против Чужих.
requiem-option-sides-3 = Три: Гвардия, Хищник, Чужие
requiem-option-sides-2 = Две: Гвардия и Чужие
requiem-option-tasks = Задания
requiem-option-tasks-help = С заданиями побеждает раса, первой выполнившая свой список. Без них — только последняя оставшаяся.
requiem-option-random-races = Расы по жребию
requiem-option-random-races-help = Кубик решает, кто за какую расу играет.
requiem-option-races = Расы по местам
requiem-option-races-help = Кто за кого играет; иначе места идут в порядке хода. Если сторон две, выбирайте только Гвардию и Чужих.

# What front ends say about the game.
requiem-blurb = Маленький город, канализация под ним и три стороны, каждой из которых он нужен целиком: Национальная гвардия, Хищник, Чужие.
requiem-facts = 2 или 3 игрока · две связанные карты · 60–90 минут

# The strip of phases, what can be laid over the maps, and what may come in between.
requiem-phase-spend = Покупки
requiem-phase-visor = Визор
requiem-phase-cloak = Невидимость
requiem-phase-act = Действия
requiem-overlay-threat = Куда бьют враги
requiem-overlay-reach = Докуда дойдёт указанный герой
requiem-overlay-near = Ближайшие враги
requiem-badge-energy = энергия { $count }
requiem-risk-counter = { $hero } может ответить ударом

# What a bot says about the lines it has played on; part of bots-because.
requiem-fact-alive = всё ещё в игре: { $race }
requiem-fact-level = { $race }: уровень { $level }
requiem-fact-heroes = { $race }: на полях { $count }

# Чем хорош вариант, который советует бот.
requiem-merit-forces = Это усиливает ваши войска.
requiem-merit-points = Это приносит тактические очки.
requiem-merit-level = Это завершает задание и открывает следующий уровень.
requiem-merit-task = Это приближает выполнение задания «{ $task }».
requiem-merit-harm = Это ослабляет силы { $race_gen }.
requiem-merit-delay = Это задерживает задания { $race_gen }.

# The lesson, in the order of its script (crates/lessons/scripts).
requiem-lesson-deploy = Вы ведёте Гвардию против Чужих. Трое солдат начинают у своей машины. Выбрать можно всё, что светится; поставьте первого солдата на подсвеченную клетку. Второго поставит урок.
requiem-lesson-activate = В свой ход каждый ваш герой действует один раз, в любом порядке. Выберите, кто начнёт.
requiem-lesson-move = Каждый шаг стоит очко действия, а у солдата их немного. Если навести на клетку, видны путь и его цена. Отправьте его к спуску в канализацию: там живут Чужие.
requiem-lesson-next = Он потратил свои очки и закончил. Теперь действует другой солдат.
requiem-lesson-again = Разойдитесь: задания часто требуют солдат в разных местах. Ваши карточки заданий говорят, какие задания открыты.
requiem-lesson-end-turn = Использовать всех не обязательно. Закончите ход; затем ходят Чужие.
requiem-lesson-enemy = Это был враг: Гибрид передвинулся, и журнал говорит куда. Нажмите на строку журнала, чтобы увидеть место. Ваши солдаты снова полны сил: выберите одного. Потом урок немного поиграет за вас.
requiem-lesson-points = Выполненное задание принесло тактические очки. Их тратят в начале хода: на оружие, аптечки или новых солдат. Купите солдата.
requiem-lesson-recruit = Подкрепление появляется там, где началась игра. Поставьте новичка.
requiem-lesson-attack = Враг виден и в пределах дальности. У каждого режима оружия своя точность и свои повреждения; полоса показывает шанс попасть. Огонь!
requiem-lesson-second = Попадание. За ход солдат может применить оружие дважды, пока хватает очков действия: ещё раз.
requiem-lesson-wins = Так побеждает Гвардия: задания ведут с уровня на уровень, и выполнивший задание уровня 5 победил; победила и последняя раса на полях. Закончите ход.
requiem-lesson-end = Это всё, что нужно: действовать, двигаться, стрелять, покупать, выполнять задания. Играйте дальше против ботов или начните свою партию. Кнопка «Подсказка» или клавиша H в любой момент спросит совета у бота.

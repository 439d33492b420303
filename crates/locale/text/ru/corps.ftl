# Characters. Abilities are numbered as they stand on the hero and the grunt side; traits always hold.
corps-who-gorman = лейтенант Горман
    .gen = лейтенанта Гормана
    .dat = лейтенанту Горману
    .acc = лейтенанта Гормана
corps-ability-gorman-hero-0 = При активации может истощить 3 карты: другой стоящий на ногах морпех сразу совершает действие.
corps-ability-gorman-hero-1 = В конце своей активации добирает 2 карты.
corps-ability-gorman-grunt-0 = В конце его активации восстанавливается 1 карта.
corps-who-hicks = капрал Хикс
    .gen = капрала Хикса
    .dat = капралу Хиксу
    .acc = капрала Хикса
corps-ability-hicks-hero-0 = При активации может добрать карту.
corps-ability-hicks-hero-1 = Раз в раунд при промахе может истощить карту с руки и перебросить кубик.
corps-ability-hicks-grunt-0 = Раз в раунд при его промахе можно истощить 2 карты и перебросить кубик.
corps-who-hudson = рядовой Хадсон
    .gen = рядового Хадсона
    .dat = рядовому Хадсону
    .acc = рядового Хадсона
corps-ability-hudson-hero-0 = При активации может восстановить снаряжение и события с руки.
corps-ability-hudson-hero-1 = В конце активации открывает карту: снаряжение или событие идёт в руку; если это оружие, он смотрит верхнюю карту датчика и может положить её вниз колоды.
corps-ability-hudson-grunt-0 = В конце его активации открывается карта: если это оружие, посмотрите верхнюю карту датчика; её можно убрать под низ колоды.
corps-who-vasquez = рядовая Васкес
    .gen = рядовой Васкес
    .dat = рядовой Васкес
    .acc = рядовую Васкес
corps-ability-vasquez-hero-0 = При активации открывает карту: оружие поднимает её прицел на 1, снаряжение или событие восстанавливает 1 карту и даёт ей добрать 1.
corps-trait-vasquez-hero = Стрельба из M56 стоит ей на карту меньше.
corps-trait-vasquez-grunt = Стрельба из M56 стоит ей на карту меньше.
corps-who-frost = рядовой Фрост
    .gen = рядового Фроста
    .dat = рядовому Фросту
    .acc = рядового Фроста
corps-ability-frost-hero-0 = При активации может пройти до 2 клеток.
corps-ability-frost-hero-1 = После стрельбы из M240 открывает карту: снаряжение восстанавливает 2 карты, событие позволяет ему пройти до 2 клеток.
corps-ability-frost-grunt-0 = После его стрельбы из M240 открывается карта: снаряжение или событие восстанавливает 2 карты.
corps-who-ripley = Рипли
corps-ability-ripley-hero-0 = При активации восстанавливаются 2 карты, и она добирает одну.
corps-ability-ripley-hero-1 = Раз в раунд, когда бросок защиты у кого-то не дальше 4 клеток не удался, можно истощить карту и перебросить кубик.
corps-ability-ripley-grunt-0 = После её стрельбы из M240 открывается карта: снаряжение или событие восстанавливает 1 карту.
corps-who-newt = Ньют
corps-ability-newt-hero-0 = В конце её активации можно истощить 2 карты: стоящий на ногах персонаж, которого она видит, проходит 2 клетки в её сторону.
corps-trait-newt-hero = Когда она отдыхает, можно восстановить на одну карту больше.
corps-trait-newt-grunt = Когда она отдыхает, восстанавливается на одну карту больше.

# Weapons.
corps-card-hk-vp70 = HK VP70
corps-card-hk-vp70-text = Пистолет. Попадает на 3 и меньше, что бы ни показывал прицел; после атаки из него можно истощить карту ради второй, свободной атаки.
corps-card-ithaca = Ithaca 37
corps-card-ithaca-text = Дробовик для близких встреч. На расстоянии до 2 клеток попадает на 5 и меньше, что бы ни показывал прицел.
corps-card-m240 = M240
corps-card-m240-text = Огнемёт. Жжёт всё на клетке в пределах 2 и вокруг неё: попадает на 7 и меньше, что бы ни показывал прицел.
corps-card-m40 = Гранаты M40
corps-card-m40-text = Летят не дальше 6 клеток и рвут всё на клетке и вокруг неё: попадают на 5 и меньше, что бы ни показывал прицел; карта сбрасывается.
corps-card-m41a = M41A
corps-card-m41a-text = Импульсная винтовка. После атаки из неё можно бросить гранату как свободную атаку.
corps-card-m56 = M56
corps-card-m56-text = Смартган, который сам находит цель: попадает на 4 и меньше, что бы ни показывал прицел.

# Equipment.
corps-card-arc-welder = Сварочный аппарат
corps-card-arc-welder-text = При постройке и разборе баррикад техника выше на 3.
corps-card-body-armour = Бронежилет
corps-card-body-armour-text = Когда бросок защиты не удался, можете открыть карту: если это оружие или событие, бросок всё же считается успешным. Затем бронежилет истощается.
corps-card-flare = Фальшфейер
corps-card-flare-text = Свободное действие: прицел персонажа не дальше 4 клеток поднимается на 2. Фальшфейер истощается.
corps-card-hadleys-map = План Хэдлис-Хоуп
corps-card-hadleys-map-text = Вы ходите на 1 клетку дальше.
corps-card-m4-helmet = Шлем M4
corps-card-m4-helmet-text = Когда бросок защиты не удался, можете открыть карту: если это снаряжение или событие, бросок всё же считается успешным. Затем шлем истощается.
corps-card-medical-scanner = Медсканер
corps-card-medical-scanner-text = Действие: другой персонаж рядом с вами, сбитый с ног, встаёт.
corps-card-motion-tracker = Датчик движения
corps-card-motion-tracker-text = Свободное действие: посмотрите верхнюю карту датчика. Можете положить её вниз колоды.
corps-card-shoulder-lamp = Наплечный фонарь
corps-card-shoulder-lamp-text = Ваш прицел выставляется на 1 выше.

# Events.
corps-card-bypass = В обход
corps-card-bypass-text = Когда проверка техники не удалась: она всё же считается успешной.
corps-card-cover-me = Прикрой меня
corps-card-cover-me-text = Свободное действие: другой стоящий на ногах персонаж, которого вы видите, может провести свободную атаку.
corps-card-drag-clear = Вытащить из-под удара
corps-card-drag-clear-text = Когда кого-то вот-вот убьют: вместо этого его сбивают с ног.
corps-card-field-strip = Чистка оружия
    .acc = Чистку оружия
corps-card-field-strip-text = Действие: восстановите 5 карт.
corps-card-get-up = На ноги
corps-card-get-up-text = Когда начинается фаза Чужих: персонаж, сбитый с ног, встаёт.
corps-card-lock-it-down = Наглухо
corps-card-lock-it-down-text = Действие: постройте баррикаду рядом с собой без проверки.
corps-card-move-it = Шевелись
corps-card-move-it-text = Свободное действие: пройдите до 3 клеток.
corps-card-not-today = Не сегодня
corps-card-not-today-text = Когда бросок защиты не удался: он всё же считается успешным.
corps-card-on-course = По курсу
corps-card-on-course-text = Свободное действие: откройте карту, просмотрите стопку истощения и возьмите карту того же типа.
corps-card-short-bursts = Короткими очередями
corps-card-short-bursts-text = Свободное действие: ваш прицел поднимается на 2.
corps-card-steady-now = Без суеты
corps-card-steady-now-text = Когда атака не попала: перебросьте кубик.

# Hazards.
corps-card-acid-burn = Ожог кислотой
corps-card-acid-burn-text = Сбросьте 2 карты.
corps-card-jammed = Заклинило
corps-card-jammed-text = Сбросьте карту.
corps-card-losing-hope = Надежда тает
corps-card-losing-hope-text = Истощите карту. Прицел персонажа, стоящего на ногах, опускается на 2.
corps-card-noise = Шум
corps-card-noise-text = Каждая метка проходит 2 клетки.
corps-card-panic = Паника
    .acc = Панику
corps-card-panic-text = Истощите карту и сбросьте одну с руки.
corps-card-power-failure = Сбой питания
corps-card-power-failure-text = Истощите 2 карты. Одна баррикада рушится.
corps-card-they-know = Они знают
corps-card-they-know-text = Метка появляется у ближайшего к вам входа.

# Tracker cards: what they do besides their blips.
corps-tracker-scratching = Скрежет
corps-tracker-scratching-text = Открывается туннель.
corps-tracker-loose-grating = Шаткая решётка
corps-tracker-loose-grating-text = Открывается туннель.
corps-tracker-floor-plates = Под настилом
corps-tracker-floor-plates-text = Открывается туннель.
corps-tracker-something-moved = Что-то шевельнулось
corps-tracker-something-moved-text = Вне поля зрения: каждая метка проходит 1 клетку.
corps-tracker-shadows = Тени
corps-tracker-shadows-text = Вне поля зрения: истощите карту.
corps-tracker-cold-draught = Холодный сквозняк
corps-tracker-cold-draught-text = Вне поля зрения: каждая метка проходит 1 клетку.
corps-tracker-in-the-open = На открытом месте
corps-tracker-in-the-open-text = На виду: истощите по карте за каждого персонажа, который это видит.
corps-tracker-hiss = Шипение
corps-tracker-hiss-text = На виду: каждый Чужой проходит 1 клетку.
corps-tracker-contact = Контакт
corps-tracker-contact-text = На виду: истощите карту.
corps-tracker-false-echo = Ложное эхо
corps-tracker-false-echo-text = Каждая метка проходит 1 клетку.
corps-tracker-lone-drone = Одинокий трутень
corps-tracker-lone-drone-text = Больше ничего.
corps-tracker-scout = Разведчик
corps-tracker-scout-text = Больше ничего.
corps-tracker-overhead = Над головой
corps-tracker-overhead-text = У ближайшего входа.
corps-tracker-a-breather = Передышка
corps-tracker-a-breather-text = Восстановите карту.
corps-tracker-duct-burst = Пробитый воздуховод
corps-tracker-duct-burst-text = Открывается туннель.
corps-tracker-under-the-floor = Под полом
corps-tracker-under-the-floor-text = Открывается туннель. Каждая метка проходит 1 клетку.
corps-tracker-wall-breach = Сквозь стену
corps-tracker-wall-breach-text = Открывается туннель.
corps-tracker-flanking = Обход с фланга
corps-tracker-flanking-text = Вне поля зрения: ещё одна метка у точки появления 1.
corps-tracker-lights-out = Свет погас
corps-tracker-lights-out-text = Вне поля зрения: сбросьте карту.
corps-tracker-closing-in = Всё ближе
corps-tracker-closing-in-text = Вне поля зрения: каждая метка проходит 3 клетки.
corps-tracker-charge = Бросок
corps-tracker-charge-text = На виду: каждый Чужой проходит 2 клетки.
corps-tracker-screams = Крики
corps-tracker-screams-text = На виду: истощите по карте за каждого персонажа, который это видит.
corps-tracker-sudden-rush = Внезапный рывок
corps-tracker-sudden-rush-text = На виду: истощите 2 карты.
corps-tracker-pair = Пара
corps-tracker-pair-text = Больше ничего.
corps-tracker-clever-beast = Хитрая тварь
corps-tracker-clever-beast-text = Если в сбросе есть опасность, одна замешивается в стопку истощения.
corps-tracker-tear-down = Ломают
corps-tracker-tear-down-text = Одна баррикада рушится.
corps-tracker-hunters = Охотники
corps-tracker-hunters-text = У ближайшего входа. Каждая метка проходит 2 клетки.
corps-tracker-acid-blood = Кислота вместо крови
corps-tracker-acid-blood-text = Истощите 2 карты.
corps-tracker-eruption = Извержение
corps-tracker-eruption-text = Открывается туннель.
corps-tracker-honeycomb = Соты
corps-tracker-honeycomb-text = Открывается туннель. Каждая метка проходит 2 клетки.
corps-tracker-beneath-us = Под нами
corps-tracker-beneath-us-text = Открывается туннель.
corps-tracker-encircled = В кольце
corps-tracker-encircled-text = Вне поля зрения: ещё одна метка у точки появления 3.
corps-tracker-power-cut = Питание отключено
corps-tracker-power-cut-text = Вне поля зрения: одна баррикада рушится.
corps-tracker-patience = Терпение
corps-tracker-patience-text = Вне поля зрения: каждая метка проходит 4 клетки.
corps-tracker-onrush = Натиск
corps-tracker-onrush-text = На виду: каждый Чужой проходит 3 клетки.
corps-tracker-carnage = Резня
corps-tracker-carnage-text = На виду: истощите по 2 карты за каждого персонажа, который это видит.
corps-tracker-onslaught = Штурм
corps-tracker-onslaught-text = На виду: каждый Чужой проходит 2 клетки.
corps-tracker-horde = Орда
corps-tracker-horde-text = Больше ничего.
corps-tracker-queens-call = Зов Королевы
corps-tracker-queens-call-text = У ближайшего входа. Каждый Чужой проходит 2 клетки.
corps-tracker-out-of-the-walls = Из стен
corps-tracker-out-of-the-walls-text = Одна баррикада рушится.
corps-tracker-attrition = На износ
corps-tracker-attrition-text = Сбросьте 2 карты.
corps-tracker-egg-bearer = Разносчик яиц
corps-tracker-egg-bearer-text = У ближайшего входа, и там же лицехват.

# Boards and rooms.
corps-board-operations = Оперативный центр
corps-board-quarters = Жилой блок
corps-board-medlab = Медлаборатория
corps-board-garage = Гараж
corps-board-reactor = Реактор
corps-board-nest = Гнездо
corps-board-cocoons = Коконы
corps-board-processor = Процессор
corps-room-communications = узел связи
corps-room-records = архив
corps-room-control-room = пультовая
corps-room-armoury = арсенал
corps-room-stores = склад
corps-room-bunks-a = северо-западная спальня
corps-room-canteen = столовая
corps-room-bunks-b = северо-восточная спальня
corps-room-washroom = душевая
corps-room-common-room = комната отдыха
corps-room-nursery = детская
corps-room-bunks-c = юго-западная спальня
corps-room-bunks-d = юго-восточная спальня
corps-room-lobby = холл
corps-room-closet-a = западный чулан
corps-room-closet-b = восточный чулан
corps-room-surgery = операционная
corps-room-ward = палата
corps-room-laboratory = лаборатория
corps-room-pharmacy = аптека
corps-room-specimens = хранилище образцов
corps-room-reception = приёмная
corps-room-workshop = мастерская
corps-room-fuel-store = склад топлива
corps-room-parts-store = склад запчастей
corps-room-guardroom = караульная
corps-room-core = активная зона
corps-room-chamber-a = северо-западная камера
corps-room-chamber-b = северо-восточная камера
corps-room-chamber-c = юго-западная камера
corps-room-chamber-d = юго-восточная камера
corps-room-larder-a = западная кладовая
corps-room-larder-b = восточная кладовая
corps-room-throne = тронный зал

# Missions: what has happened, what must be done, and what is special about it.
corps-mission-newt = Миссия 1: Ньют
corps-mission-newt-goal = Победа: кто-то вынес Ньют через выход, и все остальные, кто жив и на свободе, тоже ушли.
corps-mission-newt-text = Колония не отвечает, но за её стенами есть четыре слабых сигнала. Один из них — ребёнок. { corps-mission-newt-goal } Четыре метки миссии стоят на месте, и попасть в них нельзя. Когда их видят, одна оказывается Ньют, одна — Чужим, две — пустышками. Что принесёт конец раунда, зависит от числа взятых за него карт датчика. 3 или больше: восстанавливаются 4 карты, один сбитый с ног персонаж встаёт, стоящий персонаж выполняет до 2 действий. 4 или больше, кроме того: восстанавливаются 4 карты, стоящий персонаж выполняет до 2 действий. 5 или больше, кроме того: один сбитый с ног персонаж встаёт, стоящий персонаж выполняет до 2 действий. 6 или больше, кроме того: четырежды стоящий персонаж выполняет до 2 действий, один сбитый с ног персонаж встаёт.
corps-mission-escape = Миссия 2: Побег
corps-mission-escape-goal = Победа: все, кто жив и на свободе, ушли через выход. Поражение: 6 персонажей убиты или захвачены либо бой не закончился к концу раунда 18.
corps-mission-escape-text = Реактор вот-вот рванёт, а обратный путь лежит через гнездо. Бронетранспортёр ждёт в гараже, но не вечно. { corps-mission-escape-goal } Если игроков не больше 4, в конце раунда 1 приходит метка, если игрок один — несколько. Что принесёт конец раунда, зависит от числа взятых за него карт датчика. 3 или больше: восстанавливаются 3 карты, стоящий персонаж выполняет действие. 4 или больше, кроме того: восстанавливаются 6 карт, один сбитый с ног персонаж встаёт, стоящий персонаж выполняет до 2 действий. 5 или больше, кроме того: стоящий персонаж выполняет до 2 действий. 6 или больше, кроме того: восстанавливаются 3 карты, стоящий персонаж выполняет до 2 действий.
corps-mission-survive = Миссия 3: Выживание
corps-mission-survive-goal = Победа: сигнал отправлен, раунд 12 закончился, и хотя бы один персонаж не убит и не захвачен. Поражение: 5 персонажей убиты или захвачены.
corps-mission-survive-text = С узла связи можно вызвать десантный челнок. Нужно вызвать его, закрыть двери и дожить до его прилёта. { corps-mission-survive-goal } В конце раундов 2, 4, 6, 8 и 10 приходят новые метки; если игроков не больше трёх — также в конце раунда 5, если шестеро — в конце раундов 8 и 10 их нет. Что принесёт конец раунда, зависит от числа взятых за него карт датчика. 3 или больше: восстанавливаются 5 карт, один сбитый с ног персонаж встаёт. 4 или больше, кроме того: восстанавливаются 9 карт, один сбитый с ног персонаж встаёт, стоящий персонаж выполняет действие. 5 или больше, кроме того: восстанавливаются 12 карт, один сбитый с ног персонаж встаёт, трижды стоящий персонаж выполняет до 2 действий. 6 или больше, кроме того: восстанавливаются 12 карт, один сбитый с ног персонаж встаёт, четырежды стоящий персонаж выполняет до 4 действий. По правилам первого издания в конце раунда 6 каждая турель получает обратно до 9 выстрелов.
corps-mission-rescue = Спасение
corps-mission-rescue-goal = Победа: освобождён хотя бы один пленник, и все, кто жив и на свободе, ушли через выход.
corps-mission-rescue-text = Тех, кого улей уносит, он какое-то время держит живыми. Нужно найти коконы, освободить кого-нибудь и выбраться. { corps-mission-rescue-goal } Метки миссии стоят на месте, и попасть в них нельзя: три — коконы, одна — 3 Чужих. В конце раундов 4 и 7 раскрываются яйца. Если игрок один, в конце раундов 3 и 6 приходят новые метки. Уйти без пленника значит отступить; кампания на этом не заканчивается.
corps-mission-resupply = Снабжение
corps-mission-resupply-goal = Победа: вынесено не меньше 2 ящиков, и все, кто жив и на свободе, ушли через выход.
corps-mission-resupply-text = В колонии полно ящиков, которые ещё пригодятся. Вынести стоит столько, на сколько хватит смелости. { corps-mission-resupply-goal } Каждый вынесенный ящик возвращает 3 потерянные карты. Что принесёт конец раунда, зависит от числа взятых за него карт датчика. 3 или больше: восстанавливаются 3 карты. 4 или больше, кроме того: восстанавливаются 3 карты, стоящий персонаж выполняет до 2 действий. 5 или больше, кроме того: восстанавливаются 3 карты, стоящий персонаж выполняет до 2 действий. 6 или больше, кроме того: стоящий персонаж выполняет до 2 действий. Уйти меньше чем с 2 ящиками значит отступить; кампания на этом не заканчивается.
corps-mission-yard = Охота на жуков: двор
corps-mission-yard-goal = Победа: колода датчика кончилась, не осталось ни Чужих, ни меток, а из отряда кто-то остался.
corps-mission-yard-text = Открытое место и длинные линии огня — для отряда и для тех, кто лезет из каждого угла. { corps-mission-yard-goal } У каждого есть пистолет. Всё остальное лежит в ящиках в угловых комнатах. В конце раундов 3, 6 и 8 приходят новые метки; если игроков 4 или больше, в раунде 6 на одну больше. Если игроков 2 или 3, в конце каждого раунда стоящий персонаж выполняет действие. Что принесёт конец раунда, зависит от числа взятых за него карт датчика. 4 или больше: стоящий персонаж выполняет до 2 действий. 5 или больше, кроме того: восстанавливаются 3 карты, стоящий персонаж выполняет действие. 6 или больше, кроме того: стоящий персонаж выполняет действие.
corps-mission-block = Охота на жуков: блок
corps-mission-block-goal = Победа: колода датчика кончилась, не осталось ни Чужих, ни меток, а из отряда кто-то остался.
corps-mission-block-text = Узкие коридоры, двадцать дверей, и за одной из них кто-то есть. { corps-mission-block-goal } У каждого есть пистолет. Ещё кое-что лежит в двух ящиках. В конце раундов 4 и 7 приходят новые метки. По правилам первого издания в конце каждого раунда стоящий персонаж дважды выполняет до 2 действий. Если игроков 2, в конце каждого раунда стоящий персонаж выполняет до 2 действий. Что принесёт конец раунда, зависит от числа взятых за него карт датчика. 5 или больше: восстанавливаются 3 карты, стоящий персонаж выполняет до 2 действий.
corps-mission-night-raid = Охота на жуков: ночной рейд
corps-mission-night-raid-goal = Победа: колода датчика кончилась, не осталось ни Чужих, ни меток, а из отряда кто-то остался.
corps-mission-night-raid-text = Свет погас, снаряжение лежит там, где его бросили хозяева. Найти его нужно раньше, чем найдут отряд. { corps-mission-night-raid-goal } У каждого есть пистолет. Ещё кое-что лежит в шести ящиках: чем дальше, тем лучше. В конце раундов 3, 6 и 9 приходят новые метки. По правилам первого издания в конце каждого раунда стоящий персонаж дважды выполняет до 3 действий. Что принесёт конец раунда, зависит от числа взятых за него карт датчика. 5 или больше: восстанавливаются 3 карты, стоящий персонаж выполняет до 2 действий.
corps-mission-hatchery = Охота на жуков: инкубатор
corps-mission-hatchery-goal = Победа: яиц не осталось, колода датчика кончилась, нет ни Чужих, ни меток, а из отряда кто-то остался.
corps-mission-hatchery-text = Четыре камеры, четыре яйца. Сжечь их надо, пока они закрыты. { corps-mission-hatchery-goal } У каждого есть пистолет. В конце раундов 3, 5, 7 и 9 яйца раскрываются, и из каждого выходит лицехват. Если игроков 4, в конце раунда 6 приходят новые метки; по правилам первого издания — и если игрок один.

# What lies about in missions, and what interacting with it does.
corps-thing-newt-computer = компьютер
corps-thing-newt-computer-text = После проверки техники: переверните метку миссии на выбор и восстановите 2 карты. Один раз.
corps-thing-newt-newt = Ньют
corps-thing-newt-newt-text = Вы несёте её с собой.
corps-thing-escape-computer = компьютер
corps-thing-escape-computer-text = После проверки техники: восстановите 6 карт и доберите до 2. Один раз.
corps-thing-survive-ammunition = ящик патронов
corps-thing-survive-ammunition-text = Доберите 2 карты; каждая турель получает обратно 2 выстрела. Один раз.
corps-thing-survive-computer = передатчик
corps-thing-survive-computer-text = После проверки техники сигнал отправлен.
corps-thing-survive-rations = ящик пайков
corps-thing-survive-rations-text = Доберите 2 карты и восстановите 4. Один раз.
corps-thing-rescue-cocoon-a = кокон
corps-thing-rescue-cocoon-a-text = После проверки техники пленник на свободе.
corps-thing-rescue-cocoon-b = кокон
corps-thing-rescue-cocoon-b-text = После проверки техники пленник на свободе.
corps-thing-rescue-cocoon-c = кокон
corps-thing-rescue-cocoon-c-text = После проверки техники пленник на свободе.
corps-thing-rescue-egg-a = яйцо
corps-thing-rescue-egg-a-text = Истощите карту и сожгите его.
corps-thing-rescue-egg-b = яйцо
corps-thing-rescue-egg-b-text = Истощите карту и сожгите его.
corps-thing-resupply-ammunition = ящик патронов
corps-thing-resupply-ammunition-text = Вы несёте его с собой.
corps-thing-resupply-arms = ящик оружия
corps-thing-resupply-arms-text = Вы несёте его с собой.
corps-thing-resupply-instruments = ящик приборов
corps-thing-resupply-instruments-text = Вы несёте его с собой.
corps-thing-resupply-medicine = ящик лекарств
corps-thing-resupply-medicine-text = Вы несёте его с собой.
corps-thing-resupply-papers = запертый ящик с бумагами
corps-thing-resupply-papers-text = После проверки техники вы несёте его с собой.
corps-thing-resupply-tools = ящик инструментов
corps-thing-resupply-tools-text = Вы несёте его с собой.
corps-thing-yard-crate-a = ящик
corps-thing-yard-crate-a-text = Доберите 3 карты. Один раз.
corps-thing-yard-crate-b = ящик
corps-thing-yard-crate-b-text = Доберите 3 карты. Один раз.
corps-thing-yard-crate-c = ящик
corps-thing-yard-crate-c-text = Доберите 3 карты. Один раз.
corps-thing-yard-crate-d = ящик
corps-thing-yard-crate-d-text = Доберите 3 карты. Один раз.
corps-thing-block-crate-a = ящик
corps-thing-block-crate-a-text = Доберите 3 карты. Один раз.
corps-thing-block-crate-b = ящик
corps-thing-block-crate-b-text = Доберите 3 карты. Один раз.
corps-thing-night-raid-crate-a = ящик
corps-thing-night-raid-crate-a-text = Доберите 3 карты и восстановите 2. Один раз.
corps-thing-night-raid-crate-b = ящик
corps-thing-night-raid-crate-b-text = Доберите 3 карты и восстановите 2. Один раз.
corps-thing-night-raid-crate-c = ящик
corps-thing-night-raid-crate-c-text = Доберите 3 карты и восстановите 2. Один раз.
corps-thing-night-raid-crate-d = ящик
corps-thing-night-raid-crate-d-text = Доберите 3 карты и восстановите 2. Один раз.
corps-thing-night-raid-crate-e = ящик
corps-thing-night-raid-crate-e-text = Доберите 4 карты и восстановите 2. Один раз.
corps-thing-night-raid-crate-f = ящик
corps-thing-night-raid-crate-f-text = Доберите 4 карты и восстановите 2. Один раз.
corps-thing-hatchery-crate-a = ящик
corps-thing-hatchery-crate-a-text = Доберите 3 карты. Один раз.
corps-thing-hatchery-crate-b = ящик
corps-thing-hatchery-crate-b-text = Доберите 3 карты. Один раз.
corps-thing-hatchery-egg-a = яйцо
corps-thing-hatchery-egg-a-text = Истощите карту и сожгите его.
corps-thing-hatchery-egg-b = яйцо
corps-thing-hatchery-egg-b-text = Истощите карту и сожгите его.
corps-thing-hatchery-egg-c = яйцо
corps-thing-hatchery-egg-c-text = Истощите карту и сожгите его.
corps-thing-hatchery-egg-d = яйцо
corps-thing-hatchery-egg-d-text = Истощите карту и сожгите его.
# The same tokens by their looks, as the log names them.
corps-object-crate = ящик
    .gen = ящика
corps-object-computer = компьютер
    .gen = компьютера
corps-object-newt = девочка
    .gen = девочки
    .acc = девочку
corps-object-cocoon = кокон
    .gen = кокона
corps-object-egg = яйцо
    .gen = яйца
corps-object-beacon = маяк
    .gen = маяка

# Counters of missions.
corps-mark-signal = сигнал отправлен
corps-mark-freed = пленники освобождены

# What the picture says: the table, prompts, choices, the log and refusals.

corps-name = Корпус
corps-seat-one = { $who }
corps-seat-two = { $who } и { $other }
corps-seat-none = игрок { $number }
corps-space = ({ $space })
corps-space-in = { $space }, { $room }
corps-board = сектор { $number }
corps-alien = Чужой
corps-swarm = рой
corps-facehugger = лицехват
corps-blip = метка
corps-mission-blip = метка миссии
corps-spawn-point = точка появления { $number }
corps-tunnel = туннель
corps-sentry-gun = турель
corps-exit = выход
corps-element-door = дверь между { $one } и { $other }
corps-element-tunnel = туннель на { $space }
corps-element-spawn = точка появления на { $space }
    .acc = точку появления на { $space }
corps-facing-north = север
corps-facing-east = восток
corps-facing-south = юг
corps-facing-west = запад
corps-type-weapon = оружие
corps-type-equipment = снаряжение
corps-type-event = событие
corps-type-hazard = опасность
corps-slot-weapon = основное оружие
corps-slot-backup = запасное оружие
corps-slot-gear = снаряжение
corps-slot-spare = второе снаряжение
corps-side-hero = { $who } — герой
corps-side-grunt = { $who } — боец

# Phases.
corps-phase-setup = { $mission } · подготовка
corps-phase-marine = { $mission } · раунд { $round } · действует отряд
corps-phase-alien = { $mission } · раунд { $round } · действуют Чужие
corps-phase-end = { $mission } · раунд { $round } · конец раунда
corps-phase-aftermath = { $mission } · после миссии

# What lies beside the board.
corps-tray-hand = Рука игрока { $number }
corps-tray-person = { $who }
corps-tray-deck = Колода выносливости
corps-tray-beneath = Под картой «Перемешать»
corps-tray-exhaust = Стопка истощения
corps-tray-discard = Сброс
corps-tray-revealed = Открытая карта
corps-tray-removed = Потеряны для кампании
corps-tray-tracker = { $level ->
    [0] Датчик движения
   *[other] Датчик движения, сверху уровень угрозы { $level }
}
corps-tray-tracker-used = Сыгранные карты датчика
corps-tray-mission = Миссия
corps-gauge-round = Раунд
corps-gauge-score = Счёт кампании
corps-gauge-endurance = Осталось выносливости
corps-gauge-gun = Выстрелы турели { $number }
corps-badge-dial = прицел { $count }
corps-badge-down = лежит
corps-badge-activated = активация прошла
corps-badge-hugged = { $count ->
    [one] { $count } лицехват вцепился
    [few] { $count } лицехвата вцепились
    [many] { $count } лицехватов вцепились
   *[other] { $count } лицехвата вцепились
}
corps-badge-carries = несёт что-то для миссии
corps-badge-grunt = боец
corps-badge-swarm = { $count ->
    [one] { $count } Чужой
    [few] { $count } Чужих
    [many] { $count } Чужих
   *[other] { $count } Чужих
}
corps-badge-barred = забаррикадировано
corps-badge-shots = { $count ->
    [one] остался { $count } выстрел
    [few] осталось { $count } выстрела
    [many] осталось { $count } выстрелов
   *[other] осталось { $count } выстрела
}
corps-badge-out = выбрались: { $count }
corps-badge-cost = { $count ->
    [one] цена { $count } карта
    [few] цена { $count } карты
    [many] цена { $count } карт
   *[other] цена { $count } карты
}
corps-badge-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
corps-badge-price = { $count ->
    [one] { $count } карта за атаку
    [few] { $count } карты за атаку
    [many] { $count } карт за атаку
   *[other] { $count } карты за атаку
}
corps-badge-auto = всегда попадает на { $count } и меньше
corps-badge-action = действие
corps-badge-free = свободное действие
corps-badge-speed = скорость { $count }
corps-badge-defence = защита { $count }
corps-badge-melee = ближний бой { $count }
corps-badge-tech = техника { $count }
corps-badge-aim = меткость { $count }
corps-badge-rank = звание { $count }
corps-badge-level = уровень угрозы { $count }
corps-badge-blips = { $count ->
    [one] { $count } метка
    [few] { $count } метки
    [many] { $count } меток
   *[other] { $count } метки
}

# What is asked.
corps-ask-hero = Кто ваш герой?
corps-ask-gear = Что берёт с собой { $who }?
corps-ask-start = Где начинает { $who }?
corps-ask-gun = Где стоит турель { $number }?
corps-ask-first = Какой игрок ходит первым?
corps-ask-lead = Среди героев нет морпехов: какой игрок командует?
corps-ask-next = Кого активировать следующим?
corps-ask-order = Какой эффект сначала?
corps-ask-act = { $left ->
    [0] У { $who_gen } не осталось действий. Выполнить свободное действие?
    [one] Что делает { $who }? Осталось { $left } действие.
    [few] Что делает { $who }? Осталось { $left } действия.
    [many] Что делает { $who }? Осталось { $left } действий.
   *[other] Что делает { $who }? Осталось { $left } действия.
}
corps-ask-step = { $left ->
    [one] Куда шагает { $who }? Осталась { $left } клетка.
    [few] Куда шагает { $who }? Осталось { $left } клетки.
    [many] Куда шагает { $who }? Осталось { $left } клеток.
   *[other] Куда шагает { $who }? Осталось { $left } клетки.
}
corps-ask-target = Куда стреляет { $who }? Оружие: { $weapon }.
corps-ask-burst = Есть попадание: { $who } может выстрелить ещё раз за 1 карту ({ $weapon }).
corps-ask-follow-up = { $who } может атаковать ещё раз, не тратя действия.
corps-ask-draw = { $left ->
    [1] Добрать карту?
   *[other] Добрать карту? Можно ещё до { $left }.
}
corps-ask-rest = { $left ->
    [1] Восстановить карту? Можно ещё 1.
   *[other] Восстановить карту? Можно ещё до { $left }.
}
corps-ask-recycle = Какую карту с руки восстановить?
corps-ask-exhaust-hand = Какую карту с руки истощить?
corps-ask-search = Какую карту взять из стопки истощения?
corps-ask-react = Бросок не удался. Как отвечает { $who }?
corps-ask-discard = { $left ->
    [1] Сбросьте карту.
    [one] Сбросьте { $left } карту.
    [few] Сбросьте { $left } карты.
    [many] Сбросьте { $left } карт.
   *[other] Сбросьте { $left } карты.
}
corps-ask-event = { $moment } Сыграть событие?
corps-ask-fallen = Кто из сбитых с ног первый?
corps-ask-captor = Какой Чужой уносит { $who_acc }?
corps-ask-heir = Ваш герой потерян. Кто его заменит?
corps-ask-mover = Несколько на равном расстоянии. Кто идёт следующим?
corps-ask-prey = К кому идёт Чужой или метка на { $space }?
corps-ask-route = Каким путём идёт Чужой или метка на { $space }?
corps-ask-fire = Чужой приходит на { $space }. Стреляет ли { $who }?
corps-ask-fire-order = Чужой приходит на { $space }. Кто стреляет сначала?
corps-ask-victim = На кого нападает Чужой на { $space }?
corps-ask-board = Метки какого сектора идут следующими?
corps-ask-spotted = На виду оказались несколько меток. Какую перевернуть сначала?
corps-ask-gate = Несколько входов на равном расстоянии. Какой выбрать?
corps-ask-blip = Где появляется метка?
corps-ask-tunnel = Где открывается туннель?
corps-ask-figure = Где появляется следующий Чужой из метки?
corps-ask-gun-order = Какая турель стреляет сначала?
corps-ask-salvage = Какую сброшенную карту вернуть?
corps-ask-peek = Сверху лежит «{ $card }». Оставить её там?
corps-ask-effect = Что вы выбираете?
corps-ask-may = Применить?
corps-ask-by = { $source }: { $ask }
corps-ask-by-text = { $source }: { $text } { $ask }

# When an event may be played.
corps-moment-marine-phase = Начинается фаза морпехов.
corps-moment-alien-phase = Начинается фаза Чужих.
corps-moment-end-phase = Начинается фаза завершения.
corps-moment-activation = Начинается активация.
corps-moment-activation-end = Заканчивается активация.
corps-moment-stepped = Персонаж сделал шаг.
corps-moment-crept = Кто-то подкрался ближе.
corps-moment-attack-declared = Объявлена атака.
corps-moment-test-declared = Объявлена проверка техники.
corps-moment-attack-missed = Атака не попала.
corps-moment-attack-hit = Атака попала.
corps-moment-test-failed = Проверка техники не удалась.
corps-moment-dodged = От атаки Чужого удалось увернуться.
corps-moment-falling = Защита не удалась: кого-то сбивают с ног.
corps-moment-dying = Защита не удалась: кто-то погибает.
corps-moment-taken = Кого-то вот-вот унесут.
corps-moment-revealed = Открыта карта.
corps-moment-tracker-next = Сейчас возьмут карту датчика.
corps-moment-tracker-done = Карта датчика разыграна.

# What may be chosen.
corps-do-hero = играть за { $who_acc }
corps-do-activate = активировать { $who_acc }
corps-do-heir = новый герой: { $who }
corps-do-prey = идти к { $who_dat }
corps-do-victim = напасть на { $who_acc }
corps-do-fire-first = сначала стреляет { $who }
corps-do-fallen = сначала { $who }
corps-do-choose = выбрать { $who_acc }
corps-do-equip = { $cost ->
    [0] дать { $who_dat } «{ $card_acc }»
    [one] дать { $who_dat } «{ $card_acc }» за { $cost } карту
    [few] дать { $who_dat } «{ $card_acc }» за { $cost } карты
    [many] дать { $who_dat } «{ $card_acc }» за { $cost } карт
   *[other] дать { $who_dat } «{ $card_acc }» за { $cost } карты
}
corps-do-unequip = снять экипировку: { $card }
corps-do-ready-made = взять то, что советует миссия
corps-do-step = шаг на { $space }
corps-do-target = стрелять по { $space }
corps-do-mover = тот, что на { $space }
corps-do-spotted = метка на { $space }
corps-do-captor = Чужой на { $space }
corps-do-gun-first = турель на { $space }
corps-do-space = { $space }
corps-do-gun = повернуть на { $facing }
corps-do-player = игрок { $number }
corps-do-board = { $board }
corps-do-move = { $speed ->
    [1] пройти 1 клетку
    [one] пройти до { $speed } клетки
   *[other] пройти до { $speed } клеток
}
corps-do-attack = { $cost ->
    [0] атаковать: { $weapon }
    [one] атаковать: { $weapon } ({ $cost } карта)
    [few] атаковать: { $weapon } ({ $cost } карты)
    [many] атаковать: { $weapon } ({ $cost } карт)
   *[other] атаковать: { $weapon } ({ $cost } карты)
}
corps-do-bar = забаррикадировать { $element_acc }
corps-do-unbar = снять баррикаду: { $element }
corps-do-aim = прицелиться: прицел +1
corps-do-interact = взаимодействовать: { $object } ({ $text })
corps-do-ability = { $text }
corps-do-use = применить: { $card }
corps-do-rest = отдыхать
corps-do-play = { $cost ->
    [0] сыграть «{ $card_acc }»
    [one] сыграть «{ $card_acc }» за { $cost } карту
    [few] сыграть «{ $card_acc }» за { $cost } карты
    [many] сыграть «{ $card_acc }» за { $cost } карт
   *[other] сыграть «{ $card_acc }» за { $cost } карты
}
corps-do-draw = добрать карту
corps-do-discard-top = верхняя карта колоды
corps-do-recycle-top = верхняя карта стопки истощения
corps-do-discard = сбросить «{ $card_acc }»
corps-do-take = взять «{ $card_acc }»
corps-do-salvage = вернуть «{ $card_acc }»
corps-do-exhaust = истощить «{ $card_acc }»
corps-do-recycle = восстановить «{ $card_acc }»
corps-do-yes = да
corps-do-bury = положить вниз колоды
corps-do-leave = оставить сверху
corps-do-end = закончить активацию
corps-do-stop = остановиться здесь
corps-do-cease = прекратить огонь
corps-do-hold-fire = не стрелять
corps-do-enough = хватит
corps-do-no-gun = без этой турели
corps-do-accept = принять бросок
corps-do-no-heir = пока никто
corps-do-pass = нет
corps-do-nobody = никого

# Chances.
corps-odds-hit = попадание
corps-odds-each = попадание, каждая цель (всего { $count })
corps-odds-two = два попадания подряд
corps-odds-three = три попадания подряд
corps-odds-pass = успех
corps-odds-counter = увернуться и контратаковать
corps-odds-dodge = увернуться
corps-odds-down = падение
corps-odds-killed = гибель

# What happened.
corps-log-marine = Раунд { $round }: начинается фаза морпехов.
corps-log-alien = Раунд { $round }: начинается фаза Чужих.
corps-log-end = Раунд { $round }: начинается фаза завершения.
corps-log-hero = Игрок { $number } играет за { $who_acc }.
corps-log-equipped = { $cost ->
    [0] { $who } берёт «{ $card_acc }».
    [one] { $who } получает «{ $card_acc }» за { $cost } карту.
    [few] { $who } получает «{ $card_acc }» за { $cost } карты.
    [many] { $who } получает «{ $card_acc }» за { $cost } карт.
   *[other] { $who } получает «{ $card_acc }» за { $cost } карты.
}
corps-log-unequipped = { $who } снимает экипировку: «{ $card }».
corps-log-placed = { $who } вступает в игру на { $space }.
corps-log-gun-placed = Турель стоит на { $space } и смотрит на { $facing }.
corps-log-token = Жетон активации у игрока { $number }.
corps-log-lead = Игрок { $number } командует.
corps-log-activated = Игрок { $number } активирует { $who_acc }.
corps-log-stepped = { $who } шагает на { $space }.
corps-log-killed = { $who } погибает.
corps-log-captured = { $who } в плену у Чужих.
corps-log-exited = { $who } выбирается наружу.
corps-log-dial = Прицел { $who_gen }: { $dial }.
corps-log-exhausted = { $discarded ->
    [0] { $cards ->
        [one] Истощена { $cards } карта.
        [few] Истощены { $cards } карты.
        [many] Истощено { $cards } карт.
       *[other] Истощено { $cards } карты.
    }
   *[other] { $cards ->
        [1] Истощена 1 карта; колода пуста, поэтому карта сброшена.
        [one] Истощена { $cards } карта; колода пуста, поэтому сброшено из них: { $discarded }.
        [few] Истощены { $cards } карты; колода пуста, поэтому сброшено из них: { $discarded }.
        [many] Истощено { $cards } карт; колода пуста, поэтому сброшено из них: { $discarded }.
       *[other] Истощено { $cards } карты; колода пуста, поэтому сброшено из них: { $discarded }.
    }
}
corps-log-recycled = { $cards ->
    [one] Восстановлена { $cards } карта.
    [few] Восстановлены { $cards } карты.
    [many] Восстановлено { $cards } карт.
   *[other] Восстановлены { $cards } карты.
}
corps-log-reshuffled = Восстановленные карты перемешаны и стали новой колодой.
corps-log-drew = Игрок { $number } добирает карту.
corps-log-drew-card = Игрок { $number } добирает «{ $card_acc }».
corps-log-put-away = Игрок { $number } убирает карту.
corps-log-put-away-card = Игрок { $number } убирает «{ $card_acc }».
corps-log-revealed = Открыта карта «{ $card }».
corps-log-hazard = Опасность! «{ $card }»: { $text }
corps-log-played = Игрок { $number } играет «{ $card_acc }».
corps-log-discarded = Карта «{ $card }» сброшена.
corps-log-relapsed = Карта «{ $card }» из сброса возвращается в стопку истощения.
corps-log-searched = Игрок { $number } берёт «{ $card_acc }».
corps-log-used-ability = { $who }, способность: { $text }
corps-log-used-card = { $who } применяет { $slot_acc }.
corps-log-attacked = { $who } атакует клетку { $space }: { $card }.
corps-log-roll-hit = { $who } выбрасывает { $die } против { $need }: попадание.
corps-log-roll-miss = { $who } выбрасывает { $die } против { $need }: промах.
corps-log-roll-tech = { $who } выбрасывает { $die } против { $need }: получилось.
corps-log-roll-no-tech = { $who } выбрасывает { $die } против { $need }: не получилось.
corps-log-roll-dodge = { $plus ->
    [0] { $who } выбрасывает { $die } против { $need } и уворачивается.
   *[other] { $who } выбрасывает { $die } + { $plus } против { $need } и уворачивается.
}
corps-log-roll-no-dodge = { $plus ->
    [0] { $who } выбрасывает { $die } против { $need } и не уворачивается.
   *[other] { $who } выбрасывает { $die } + { $plus } против { $need } и не уворачивается.
}
corps-log-swarm-hit = { $left ->
    [one] Рой на { $space } теряет Чужого; остался { $left }.
    [few] Рой на { $space } теряет Чужого; осталось { $left }.
    [many] Рой на { $space } теряет Чужого; осталось { $left }.
   *[other] Рой на { $space } теряет Чужого; осталось { $left }.
}
corps-log-alien-hit = Чужой на { $space } погибает.
corps-log-blip-gone = Метки на { $space } больше нет.
corps-log-barricaded = Построена баррикада: { $element }.
corps-log-unbarred = Баррикады больше нет: { $element }.
corps-log-battered = Баррикаду рядом с { $space } ломают: на кубике { $die }.
corps-log-interacted = { $who } использует то, что лежит на { $space }.
corps-log-down = { $who_acc } сбивают с ног.
corps-log-up = { $who } встаёт на ноги.
corps-log-seized = Чужой на { $space } уносит { $who_acc }.
corps-log-hugged = Лицехват вцепляется в { $who_acc }.
corps-log-promoted = { $who } теперь герой игрока { $number }.
corps-log-eliminated = Игрок { $number } выбывает из игры.
corps-log-alien-moved = Чужой с { $space } идёт на { $to }.
corps-log-blip-moved = Метка с { $space } идёт на { $to }.
corps-log-blip-speed = Метки сектора { $board } проходят { $speed ->
    [one] { $speed } клетку
    [few] { $speed } клетки
    [many] { $speed } клеток
   *[other] { $speed } клетки
}.
corps-log-strikes = Чужой на { $space } нападает на { $who_acc }.
corps-log-spotted = { $aliens ->
    [1] Метка на { $space } — это Чужой.
    [one] Метка на { $space } — это рой из { $aliens } Чужого.
    [few] Метка на { $space } — это рой из { $aliens } Чужих.
    [many] Метка на { $space } — это рой из { $aliens } Чужих.
   *[other] Метка на { $space } — это рой из { $aliens } Чужих.
}
corps-log-found = Метка миссии на { $space } перевёрнута.
corps-log-figure = На { $space } появляется Чужой.
corps-log-facehugger = На { $space } появляется лицехват.
corps-log-tracker = Игрок { $number } берёт карту датчика «{ $card }»: { $text }
corps-log-bonus = Срабатывает бонус карты «{ $card }».
corps-log-tracker-shuffled = Карты датчика перемешаны.
corps-log-peeked = Игрок { $number } смотрит верхнюю карту датчика.
corps-log-peeked-card = Игрок { $number } смотрит верхнюю карту датчика: «{ $card }».
corps-log-buried = Игрок { $number } кладёт верхнюю карту датчика вниз колоды.
corps-log-spawned = На { $space } появляется метка.
corps-log-gate = Метка ломится через баррикаду на { $space }: на кубике { $die }.
corps-log-tunnel = На { $space } открывается туннель.
corps-log-gun-hit = Турель на { $gun } стреляет по { $space }: { $one } и { $two }, попадание.
corps-log-gun-missed = Турель на { $gun } стреляет по { $space }: { $one } и { $two }, промах.
corps-log-object = На { $space } теперь { $object }.
corps-log-object-gone = На поле больше нет { $object_gen }.
corps-log-carries = { $who } берёт с собой { $object_acc }.
corps-log-salvaged = Игрок { $number } возвращает «{ $card_acc }».
corps-log-removed = Карта «{ $card }» потеряна для кампании.
corps-log-won = Миссия выполнена.
corps-log-lost = Миссия не выполнена.

# Why not.
corps-no-order-first = Сначала решите то, о чём сейчас спрашивают.
corps-no-effect-first = Сначала закончите с текстом, который выполняется.
corps-no-die-first = Сначала решите, что делать с кубиком на столе.
corps-no-prey-first = Сначала выберите, к кому идёт тот, чей ход: к одному из равноудалённых.
corps-no-route-first = Сначала выберите путь того, чей ход.
corps-no-alien-first = Сначала выберите, какой Чужой идёт следующим.
corps-no-blips-first = Сначала выберите, какие метки идут следующими.
corps-no-board-first = Сначала выберите, метки какого сектора идут следующими.
corps-no-spotting-first = Сначала выберите, какую метку перевернуть.
corps-no-victim-first = Сначала выберите, на кого нападает Чужой.
corps-no-heir-first = Сначала решите, кто заменит потерянного героя.
corps-no-fallen-first = Сначала разберитесь с теми, кто сбит с ног.
corps-no-tunnel-first = Сначала выберите, где открывается туннель.
corps-no-tunnel-taken = Туннель открывается на свободной клетке без туннеля и точки появления.
corps-no-tunnel-far = Туннель открывается рядом с героем игрока, взявшего карту.
corps-no-stacking = Метке нужна клетка без фигурки и без метки.
corps-no-figure-seen = Фигурку ставят на пустую клетку, которую никто не видел.
corps-no-figure-door = Там фигурка открыла бы дверь и оказалась на виду.
corps-no-figure-far = Фигурку ставят на ближайшую клетку, которую никто не видит.
corps-no-figure-first = Сначала выберите, куда поставить следующую фигурку.
corps-no-blip-there = Метку ставят на ближайшую пустую клетку.
corps-no-spawning-first = Сначала выберите, где появляются метки.
corps-no-gun-first = Сначала выберите, какая турель стреляет.
corps-no-salvage-first = Сначала выберите карту, которую вернуть.
corps-no-hero = Выберите персонажа, которого ещё никто не взял.
corps-no-gear = В начале персонаж берёт оружие и снаряжение, для которых у него есть место.
corps-no-start = Персонаж начинает на свободной клетке стартовой зоны.
corps-no-gun-place = Турель стоит на пустой клетке и смотрит в одну из четырёх сторон.
corps-no-draw-first = Сначала решите, добирать ли карту.
corps-no-discard-hand = Нужно сбросить карту с руки.
corps-no-discard = Нужно сбросить карту с руки или верхнюю карту колоды.
corps-no-recycle-hand = Сейчас с руки можно восстановить только определённые карты.
corps-no-exhaust-hand = Нужно истощить карту с руки.
corps-no-rest-first = Сначала закончите отдых: восстановите карты из стопки истощения или с руки.
corps-no-cards-left = Не хватает карт, чтобы за это заплатить.
corps-no-event-now = Сейчас это событие сыграть нельзя.
corps-no-window-first = Сначала решите, играть ли событие.
corps-no-equip-late = Карты экипируют до первого действия.
corps-no-card-there = На этом месте карты нет.
corps-no-actions-left = Действий не осталось.
corps-no-free-again = Одно и то же свободное действие доступно лишь раз за активацию.
corps-no-ability-again = Эта способность работает раз за активацию.
corps-no-down = Сбитый с ног не может совершать действий.
corps-no-use-now = Того, что для этого нужно, нет.
corps-no-such-text = У этого персонажа нет такой карты или способности.
corps-no-action = Это не действие.
corps-no-acting = Действует { $who }: выберите действие.
corps-no-other-acts = Действует { $who }. Одна активация завершается до начала следующей.
corps-no-way = Идти некуда.
corps-no-barricades-left = Все двенадцать баррикад уже на поле.
corps-no-element = Забаррикадировать можно только дверь, туннель или точку появления рядом с персонажем.
corps-no-dial = У этого персонажа нет прицела.
corps-no-object = По правилам миссии этому персонажу здесь сейчас нечего использовать.
corps-no-card-in-hand = Этой карты у вас на руке нет.
corps-no-equip-instead = Оружие и снаряжение не играют, а экипируют.
corps-no-own-character = Это событие можно сыграть, только пока активирован ваш герой.
corps-no-hand = У бойца нет руки карт.
corps-no-gear-card = Экипировать можно только оружие и снаряжение.
corps-no-reach = До другого персонажа больше 2 клеток.
corps-no-newt-weapon = У Ньют не может быть оружия.
corps-no-second-backup = У персонажа не больше одного запасного оружия.
corps-no-bulky = Громоздкое оружие не оставляет места для запасного.
corps-no-second-weapon = Второе оружие должно быть запасным.
corps-no-third-gear = У персонажа не больше двух предметов снаряжения.
corps-no-grunt-first = Сначала выберите следующего бойца или никого.
corps-no-grunt = Так можно активировать только бойца на поле.
corps-no-activated = Этот персонаж уже был активирован в этой фазе.
corps-no-civilian = Гражданских бойцов активируют в конце фазы.
corps-no-rank = Звание бойца выше звания героя.
corps-no-step-first = Сначала закончите движение.
corps-no-stop-lured = Это движение нужно пройти до конца.
corps-no-stop-here = На этой клетке движение закончить нельзя.
corps-no-space = На поле такой клетки нет.
corps-no-step-alien = Там Чужой.
corps-no-step-blip = На клетку метки никто не заходит.
corps-no-step-away = Шаг должен приближать.
corps-no-step-stop = Рядом с Чужим или меткой пришлось бы остановиться, а на этой клетке нельзя.
corps-no-step-end = На клетке другого персонажа движение не закончить, а дальше пути нет.
corps-no-step-token = На жетоне движение не закончить, а дальше пути нет.
corps-no-step-barred = Дверь забаррикадирована.
corps-no-step-wall = Мешает стена или толстая линия.
corps-no-step-corner = Углы стен, дверей и толстых линий срезать нельзя.
corps-no-step-far = Шаг ведёт на соседнюю клетку.
corps-no-attack-first = Сначала решите с атакой.
corps-no-weapon = На этом месте нет оружия.
corps-no-cumbersome = Неповоротливое оружие не годится для оборонительного огня.
corps-no-target = На виду и в пределах дальности стрелять не в кого.
corps-no-target-first = Сначала выберите цель.
corps-no-burst-first = Сначала решите, стрелять ли ещё.
corps-no-alien-there = На этой клетке нет Чужого.
corps-no-sight = Эту клетку не видно.
corps-no-range = До этой клетки не достать.
corps-no-dfire-area = В зону должен попасть Чужой, вызвавший огонь.
corps-no-dfire-other = Оборонительный огонь ведут по Чужому, который его вызвал.
corps-no-fire-first = Сначала решите, стрелять ли.
corps-no-fire-order = Сначала выберите, кто стреляет.

# What can be agreed before the first turn.
corps-option-mission = Миссия
corps-option-mission-help = Что и где предстоит отряду. Охоты на жуков играются отдельно, остальные миссии составляют кампанию.
corps-option-players = Игроки
corps-option-players-help = Все играют вместе. Персонажи без игрока идут бойцами.
corps-option-edition = Издание
corps-option-edition-help = Правила переработанного издания или первого.
corps-option-edition-revised = Переработанное
corps-option-edition-first = Первое
corps-option-heroes = Герои
corps-option-heroes-help = Кто за кого играет: по одному персонажу на игрока, без повторов и только из тех, кто есть в миссии. Иначе выбор делается за столом.
corps-option-ready-made = Быстрый старт
corps-option-ready-made-help = Все начинают со снаряжением и на местах, которые советует миссия.
corps-option-private-hands = Закрытые руки
corps-option-private-hands-help = Карты на руке видит только их владелец.

# What front ends say about the game.
corps-blurb = Замолчавшая колония, отряд морпехов и датчик, который не умолкает. Все игроки заодно против Чужих, которыми управляет сама игра.
corps-facts = 1–6 игроков · вместе · поля из квадратов · миссии и кампания

# Single switches of the editions.
corps-switch-edition = Как в издании
corps-switch-yes = Да
corps-switch-no = Нет
corps-switch-number = { $number }
corps-switch-phase = Все вместе, в начале фазы морпехов
corps-switch-activation = Каждый в свою активацию
corps-switch-table = По числу игроков: 2, 3 или 4
corps-switch-per-player = По одной каждому; при одном или двух игроках по две
corps-switch-lead-skips = Без карты остаётся командир
corps-switch-last-skips = Без карты остаются последние
corps-switch-exhaust-bottom = Вниз стопки истощения
corps-switch-deck-bottom = Вниз колоды
corps-option-switches-barricade-break = Баррикады ломаются на
corps-option-switches-barricade-break-help = Наименьший бросок d6, с которым Чужой или метка прорывается (C-BARR-7).
corps-option-switches-aim-reset = Сброс прицелов
corps-option-switches-aim-reset-help = Когда каждый прицел возвращается к значению на карте (C-AIM-1).
corps-option-switches-activation-steps = Шаги активации
corps-option-switches-activation-steps-help = Шесть, если прицелы сбрасываются вместе; семь, если каждый в свою активацию (C-ACT-4).
corps-option-switches-tracker-draw = Карты датчика
corps-option-switches-tracker-draw-help = Сколько карт датчика движения берут за раунд (C-TRACK-1).
corps-option-switches-tracker-short-deal = Карт датчика меньше
corps-option-switches-tracker-short-deal-help = Кто не берёт карту, если карт меньше, чем игроков (C-TRACK-3).
corps-option-switches-dfire-on-start = Огонь по Чужим, начинающим рядом
corps-option-switches-dfire-on-start-help = Оборонительный огонь не только когда Чужой подходит, но и когда он начинает рядом (C-DFIRE-1).
corps-option-switches-down-blocks-los = Сбитые с ног закрывают обзор
corps-option-switches-down-blocks-los-help = Мешает ли лежащий линии видимости (C-LOS-3).
corps-option-switches-corner-los = Обзор между двумя у угла
corps-option-switches-corner-los-help = Проходит ли линия через угол между двумя персонажами рядом со смотрящим (C-LOS-5).
corps-option-switches-rank-limit = Звание ограничивает бойцов
corps-option-switches-rank-limit-help = Герой активирует только бойцов не выше званием (C-RANK-2).
corps-option-switches-civilian-grunts-by-rank = Гражданские бойцы по званию
corps-option-switches-civilian-grunts-by-rank-help = Активирует ли звание героя и гражданских бойцов (C-RANK-2).
corps-option-switches-reveal-from-exhaust-to = Карты, открытые из стопки истощения
corps-option-switches-reveal-from-exhaust-to-help = Куда потом идёт такая карта (C-REV-7).
corps-option-switches-hand-returns = Руки возвращаются
corps-option-switches-hand-returns-help = В кампании карты с рук возвращаются в колоду после выигранной миссии (C-CAMP-9).
corps-option-switches-end-on-token = Остановка на жетонах
corps-option-switches-end-on-token-help = Может ли персонаж остановиться на клетке с жетоном (C-MOVE-5).
corps-option-switches-free-action-limits = Ограничения свободных действий
corps-option-switches-free-action-limits-help = Только в свою активацию и каждое лишь один раз (C-FREE-3).
corps-option-switches-multi-figure-swarm = Несколько фигурок вместо роя
corps-option-switches-multi-figure-swarm-help = Чужие, пришедшие вместе, стоят отдельными фигурками бок о бок (C-OPT-1).

# The strip of phases, what can be laid over the board, and what may come in between.
corps-strip-setup = Подготовка
corps-strip-marine = Отряд
corps-strip-alien = Чужие
corps-strip-end = Конец раунда
corps-strip-aftermath = После миссии
corps-overlay-threat = Куда могут ударить Чужие
corps-overlay-reach = Докуда дойдёт указанная фигурка
corps-overlay-tracker = Датчик движения
corps-risk-stop = конец движения: рядом Чужой или метка
corps-risk-blip = на виду окажется метка
corps-risk-blast = { $who } в зоне взрыва: гибель в { $ways } из 10 бросков

# What a bot says about the lines it has played on; part of bots-because.
corps-fact-alive = { $who } в живых
corps-fact-nobody-down = никто не лежит на земле
corps-fact-no-alien-near = рядом ни с кем нет Чужих

# Чем хорош вариант, который советует бот.
corps-merit-goal = Это приближает цель миссии.
corps-merit-squad = Это удерживает отряд на ногах.
corps-merit-endurance = Это бережёт или возвращает выносливость.
corps-merit-gear = Это лучше вооружает отряд.
corps-merit-hands = Это даёт карты для розыгрыша.
corps-merit-gates = Это преграждает путь Чужим.
corps-merit-threat = После этого Чужие грозят меньше.
corps-merit-together = Это держит отряд вместе.
corps-merit-stores = Это ведёт к ящикам, которых ещё никто не открывал.
corps-merit-attack = У этой атаки хорошие шансы.

# The lesson, in the order of its script (crates/lessons/scripts).
corps-lesson-activate = Вы ведёте отряд из шести на охоту на жуков; Чужими управляют сами правила. В фазе морпехов каждый персонаж активируется один раз и совершает два действия. Активируйте подсвеченного.
corps-lesson-move = Движение — это действие. Выберите его; затем вы идёте шаг за шагом, чтобы остановить вас могло то, что покажется.
corps-lesson-step = Шагните на подсвеченную клетку. Хорошие места видят далеко: Чужим придётся пройти через то, что вы видите. Остаток пути пройдёт урок.
corps-lesson-aim = Второе действие: прицелиться. Прицел растёт на 1. Выстрел попадает, если на кубике не больше числа прицела, и каждый выстрел снижает прицел на 1.
corps-lesson-next = К следующему персонажу. Остальных урок оставит прицеливаться, а потом начнётся фаза Чужих.
corps-lesson-prey = Фаза Чужих: метки и Чужие идут к ближайшему персонажу. Если двое одинаково близко, решаете вы. Метки, попавшие в поле зрения, переворачиваются; турели стреляют сами.
corps-lesson-attack = Затем были взяты карты датчика: они приносят новые метки, а истощённые карты — это выносливость отряда. Новый раунд: прицелы возвращены, и есть во что стрелять. Выберите оружие.
corps-lesson-target = Выберите цель; полоса показывает шанс попасть. Рой теряет одного Чужого за каждое попадание. Остаток этой активации сыграет урок.
corps-lesson-wins = Так побеждают в охоте на жуков: колода датчика закончилась, не осталось ни Чужих, ни меток, а из вас остался хотя бы один. Другие миссии требуют большего. Активируйте кого-нибудь.
corps-lesson-end = Это всё, что нужно: активации, прицеливание, стрельба, фаза Чужих. Играйте дальше с отрядом или начните свою миссию. Кнопка «Подсказка» или клавиша H в любой момент спросит совета у бота.

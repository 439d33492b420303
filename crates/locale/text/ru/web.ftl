# The table in the browser.

web-plain = { $text }

# Titles and ways around.
web-title-start = Dropship
web-title-set-up = Новая партия
web-title-matches = Мои партии
web-title-table = За столом
web-title-replay = Повтор
web-title-analysis = Что решило партию
web-title-shared = Партия по ссылке
web-title-rules = Правила
web-title-glossary = Словарь
web-title-settings = Настройки
web-title-about = О Dropship
web-title-unknown = Здесь ничего нет
web-brand = Dropship, на главную
web-nav = Сайт
web-nav-matches = Партии
web-nav-rules = Правила
web-nav-settings = Настройки
web-nav-about = О сайте
web-skip = К содержанию
web-dismiss = Скрыть
web-close = Закрыть
web-cancel = Отмена
web-loading = Загрузка…
web-cannot-start = Dropship не удалось запустить ({ $what }). Обновите страницу; нужен браузер не старше двух лет.
web-needs-script = Dropship работает в браузере, и для этого нужны JavaScript и WebAssembly.
web-unknown = Такого адреса в Dropship нет. Возможно, в нём опечатка или партия хранится в другом браузере.
web-to-start = На главную

# Start page.
web-start-title = Три игры. Один стол.
web-start-lead = Каждое правило соблюдается и объясняется, кубики может проверить любой, а на свободных местах сидят боты.
web-play-now = Играть
web-play-now-what = Играть: { $game }
web-set-up = Настроить…
web-set-up-what = Настроить партию: { $game }
web-go-on = Продолжить: { $game }
web-decisions = { $count ->
    [one] принято { $count } решение
    [few] принято { $count } решения
    [many] принято { $count } решений
   *[other] принято { $count } решения
}

# Learning a game. $what is one of the three before it.
web-learn = Обучение, 5 минут
web-learn-on = Учиться дальше
web-learn-again = Пройти обучение ещё раз
web-learn-what = { $what }: { $game }
web-lesson = Урок
web-lesson-step = Урок, { $number } из { $of }
web-lesson-play = Сыграть целую партию
web-lesson-again = Повторить урок
web-lesson-skip = Пропустить урок и играть
web-lesson-not-now = Так можно, но урок сначала хочет показать другое: { $what }
web-lesson-failed = Не удалось загрузить урок: { $what }. Перезагрузите страницу, чтобы попробовать снова.
web-hint = Подсказка
web-hint-help = Спросить сильного бота, что бы он сделал и почему
web-hint-thinking = Сильный бот думает…
web-hint-shares = Шансы на победу после каждого ответа:

# Set-up.
web-who-plays = Кто играет
web-options = Настройки партии
web-finer = Тонкости правил
web-defaults = Вернуть обычные правила
web-dice = Кубики
web-seed = Зерно
web-seed-help = Оставьте поле пустым, и кубики не предскажет никто. Впишите слово или фразу — и они каждый раз будут одинаковыми.
web-options-wrong = Эти настройки не сочетаются. { $what }
web-begin = За стол
web-begin-failed = Партию не удалось начать: { $what }
web-read-rules = Читать правила
web-by-the-rules = Как в правилах
web-seat-number = Место { $number }
web-person = вы
web-person-here = Человек за этим устройством
web-bot-random = Бот: случайные ходы
web-bot-recruit = Бот: рекрут
web-bot-regular = Бот: солдат
web-bot-veteran = Бот: ветеран
web-bot-elite = Бот: элита

# Matches.
web-import = Импортировать запись…
web-import-failed = Файл не принят: { $what }. Ничего не изменилось.
web-file-cut = он обрывается на середине
web-file-foreign = это не запись Dropship
web-file-changed = он был позже изменён или повреждён
web-no-matches = Партий пока нет. До первой — один щелчок на главной странице.
web-over = окончена
web-won = победа
web-lost = поражение
web-drawn = ничья
web-resume = Продолжить
web-replay = Повтор
web-export = Экспорт
web-exported = Сохранено в файл { $file }. В нём есть все секреты партии.
web-export-failed = Файл не удалось записать: { $what }.
web-remove = Удалить
web-remove-sure = Точно удалить
web-store-failed = Браузер не смог сохранить партию: { $what }. Освободите место или выйдите из приватного режима и попробуйте ещё раз.
web-open-failed = Эту партию не открыть: { $what }. Она остаётся в списке, её можно экспортировать.
web-no-such-match = В этом браузере такой партии нет. Возможно, она удалена или хранится в другом браузере.

# The table.
web-boards = Поля. Стрелки — навести, Enter — выбрать, W — почему нельзя.
web-boards-as-text = Поля текстом
web-pieces = Поля и фигурки
web-larger = Крупнее
web-smaller = Мельче
web-fit = Показать всё
web-choices = Варианты
web-no-choices = Выбирать нечего.
web-choose-here = Выбрать здесь
web-more-here = и здесь ещё { $count }
web-why-not = Почему нет?
web-costs = Цена
web-in-sight = В прямой видимости
web-phases = Порядок фаз
web-overlays = Поверх полей
web-hurry = Пропустить
web-percent = { $percent } %
web-cards = Карты
web-common-trays = На столе
web-face-down = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
    [many] { $count } карт рубашкой вверх
   *[other] { $count } карты рубашкой вверх
}
web-empty = пусто
web-seats = Места
web-log = Журнал
web-log-more = { $count ->
    [one] { $count } более раннее решение
    [few] { $count } более ранних решения
    [many] { $count } более ранних решений
   *[other] { $count } более ранних решения
}
web-log-empty = Пока ничего не произошло.
web-goal = Цель
web-die = Кубик: { $face }
web-taken-back = Ход возвращён сюда; было принято { $from ->
    [one] { $from } решение
    [few] { $from } решения
    [many] { $from } решений
   *[other] { $from } решения
}.
web-thinking = Думает игрок: { $seat }
web-pass-on = Передайте экран игроку: { $seat }.
web-curtain = Передайте экран. Дальше смотрит только игрок: { $seat }.
web-lift = У экрана только я
web-undo = Отменить
web-undo-help = Отменяет ваше последнее решение; с тех пор ничего не открылось.
web-take-back = Вернуть ход…
web-take-back-help = После вашего последнего решения бросали кубик или что-то открылось. Возврат хода будет отмечен в журнале.
web-take-back-sure = Всё равно вернуть ход (с отметкой в журнале)
web-unsaved = Эта партия не сохраняется ({ $what }). Экспортируйте её, прежде чем закрыть страницу.
web-bot-failed = Бот не смог принять решение: { $what }. Перезагрузите страницу и попробуйте снова; партия сохранена.
web-tabs = Что показано ниже
web-names = Названия клеток
web-reading = Поля текстом
web-sound = Звук
web-keys = Клавиши
web-key-number = выбрать вариант с этим номером (с Enter, если номер может быть длиннее)
web-key-arrows = навести на соседнюю клетку поля
web-key-enter = выбрать то, на что наведено
web-key-list = следующий и предыдущий вариант в списке
web-key-why = почему там ничего нельзя выбрать
web-key-undo = отменить
web-key-hint = что сделал бы бот и почему
web-key-zoom = крупнее и мельче
web-key-fit = показать всё
web-key-names = названия клеток
web-key-overlay = по очереди показать поверх полей угрозу, дальность хода и датчик
web-key-hurry = пропустить чужие действия
web-key-escape = закрыть то, что открыто

# Replay.
web-moment = Принято решений: { $turn } из { $last }
web-moment-prospects = Принято решений: { $turn } из { $last }. { $prospects }
web-step-back = На решение назад
web-step-on = На решение вперёд
web-run = Смотреть
web-stop = Пауза
web-scrubber = Момент партии
web-eyes = Чьими глазами
web-everybody = Зрители
web-play-on = Играть отсюда
web-play-on-help = Дальше играет тот, чьими глазами вы смотрите, остальные места займут боты, а всё, чего тогда нельзя было знать, будет роздано заново.
web-played-on = Сыграно с выбранного момента

# After the match.
web-analysis = Разбор
web-judging = Оценено решений: { $done } из { $last }
web-judge = Разобрать партию
web-judge-stop = Остановить
web-judge-failed = Не удалось оценить партию: { $what }. Перезагрузите страницу, чтобы попробовать ещё раз.
web-see-moment = Посмотреть этот момент
web-share = Поделиться
web-share-link = Ссылка
web-share-file = Файл записи
web-share-picture = Картинка
web-share-note = В ссылке и в файле вся партия со всеми секретами: кто их откроет, увидит тот же повтор и сможет играть с любого момента.
web-link-copied = Ссылка в буфере обмена. В ней вся партия; кто её откроет, посмотрит партию в своём браузере.
web-link-ready = Вот ссылка. В ней вся партия; кто её откроет, посмотрит партию в своём браузере.
web-link-too-long = Эта партия слишком длинна для ссылки: в ней было бы { $size } кБ, а программы, которые пересылают ссылки, принимают около { $most } кБ. Отправьте вместо неё файл записи; он открывается на странице партий.
web-link-empty = она пуста или слишком длинна
web-link-cut = она обрезана или изменена
web-link-bad = В этой ссылке нет партии: { $what }. Возможно, она обрезана; попросите прислать её ещё раз.
web-picture-saved = Сохранено в файл { $file }.

# Rules.
web-rules-failed = Правила не удалось загрузить: { $what }. Перезагрузите страницу и попробуйте снова.
web-search-rules = Поиск по правилам
web-games = Игры
web-rules-found = { $count ->
    [0] Правил со всеми этими словами нет.
    [one] Нашлось { $count } правило.
    [few] Нашлось { $count } правила.
    [many] Нашлось { $count } правил.
   *[other] Нашлось { $count } правила.
}
web-rules-first = Показаны первые { $count }; чем больше слов, тем меньше правил.
web-contents = Содержание
web-no-such-rule = Правила { $id } нет. Возможно, вы ищете:

# Glossary.
web-glossary-of = { $game }: словарь
web-search-terms = Поиск по терминам

# Settings.
web-language = Язык
web-language-failed = Не удалось загрузить слова этого языка: { $what }. Ничего не изменилось.
web-theme = Тема
web-theme-dark = Фосфор
web-theme-light = Бумага
web-text-size = Размер текста
web-motion = Анимация
web-motion-system = Как в системе
web-motion-calm = Спокойная
web-motion-quick = Быстрая
web-motion-none = Нет
web-try-sound = Послушать

# About.
web-about = Dropship — цифровой стол для трёх настольных игр о людях и ксеноморфах: у каждой свои точные правила, всё остальное общее.
web-notice-title = Правовая информация
web-notice = Неофициальный фанатский проект, не связанный с правообладателями и не одобренный ими. Названия игр, фильмов и имена персонажей принадлежат их владельцам и упоминаются лишь затем, чтобы было понятно, о каких правилах речь. Ни тексты, ни рисунки из коробок не использованы: все формулировки, рисунки и код — наши собственные.
web-origins-title = Откуда взято содержимое
web-origins-help = О каждой карте, схеме и таблице сказано, откуда её числа: из книги правил, из открытых сведений о компонентах или, если там ничего нет, придуманы нами.
web-origins = Из книги правил — { $rulebook }, из открытых источников — { $public }, придумано нами — { $authored }.
web-fair-title = Честные кубики
web-fair = Все броски партии следуют из одного зерна, а его хеш записывается до первого броска. Страница «Проверить кубики» показывает и то и другое и, как и команда dropship verify, проверяет, что правила соблюдены, а кубики не подобраны.
web-private-title = Ваши партии
web-private = Партии на этом устройстве хранятся только в этом браузере и больше нигде; партии с друзьями хранит сервер, с которого открыта эта страница. Если очистить данные сайта, партии этого браузера удалятся; экспортируйте то, что хотите сохранить. Один файл cookie хранит выбранный язык и больше ничего.

# Столы на сервере.
web-friend = Друг, по ссылке
web-trouble = { $kind ->
    [offline] Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
    [not_found] На этом сервере нет такого стола.
    [not_yours] Эта ссылка здесь ничего не открывает: она уже использована или относится к другому столу.
    [not_now] Сейчас это невозможно.
    [options] Сервер не допускает таких настроек.
    [too_many] Слишком много сразу. Подождите немного и попробуйте ещё раз.
    [unavailable] Сервер сейчас ничего не может сохранить. Ничего не изменилось; попробуйте чуть позже.
    [broken] Этот стол нельзя открыть: на сервере уже другие правила.
   *[other] Сервер не понял. Перезагрузите страницу и попробуйте ещё раз.
}
web-invited = Вас пригласили
web-opened = Ваш стол открыт: сядьте и отправьте остальным их ссылки
web-name = Ваше имя
web-sit-down = Сесть за стол
web-committed = Кубики уже определены: { $hash } — хеш их зерна. Ваш браузер добавит своё число, которое сервер ещё не может знать.
web-waiting-for-others = Ждём остальных
web-only-here = Этот адрес действует только на этом компьютере. Чтобы впустить других, запустите Dropship с --addr 0.0.0.0 и откройте адрес, которым пользуются другие.
web-open-seat = свободно
web-own-seat = { $name } (вы)
web-lent-by = бот вместо игрока { $name }
web-is-away = { $name } (не на месте)
web-awaited = ожидание: { $seat }
web-reconnecting = Соединение потеряно. Восстановление …
web-link = Ссылка на это место
web-links = Места и ссылки
web-copy = Копировать
web-copied = Ссылка в буфере обмена. Отправьте её тому, кто должен здесь сесть.
web-invite = Создать ссылку
web-company = Чат
web-say = Сказать
web-spectators = { $count ->
    [one] смотрит { $count } зритель
    [few] смотрят { $count } зрителя
   *[other] смотрят { $count } зрителей
}
web-lend = Пусть за меня играет бот
web-lend-away = Пусть играет бот
web-take-seat-back = Вернуться на место
web-leave = Уйти из-за стола
web-leave-sure = Уйти насовсем
web-wish = Попросить вернуть ход
web-wish-of = { $name } просит вернуться к решению { $turn }.
web-agree = Согласиться
web-decline = Отказать
web-rematch = Сыграть ещё раз
web-look-again = Посмотреть ещё раз
web-remind = Сообщить, когда мой ход
web-reminded = Этот браузер сообщит вам, когда настанет ваш ход, а вас не будет.
web-remind-failed = Этот браузер не может вам сообщить: { $what }.
web-mail = Сообщать по почте
web-mail-address = Адрес почты
web-mail-code = Код (когда придёт)
web-mail-send = Далее
web-mail-sent = Код уже в пути на этот адрес. Введите его рядом с адресом.
web-mail-done = Вы получите письмо, когда будет ваш ход, а вас не будет.
web-forget = Больше никаких уведомлений
web-forgotten = Об этой партии больше ничего не придёт.
web-your-turn = ваш ход
web-online-matches = С друзьями

# Проверенные кубики.
web-title-verify = Кубики проверены
web-verify = Проверить кубики
web-verify-lead = Всё это только что вычислено заново на этой странице по одной лишь записи партии.
web-verify-rules = Правила соблюдены в каждом решении.
web-verify-dice = Зерно — то самое, что было обещано, и каждый кубик и каждая карта следуют из него и из того, что добавили игроки.
web-verify-promise = Обещание — то самое, которое этот браузер видел до начала.
web-verify-nonce = Число, добавленное этим браузером, среди них.
web-verify-later = будет показано после окончания партии
web-commitment = Обещание
web-nonces = Добавлено игроками

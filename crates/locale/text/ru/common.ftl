# What all games and front ends say.

# Seats are counted as in the rules, from 0.
common-seat = Место { $seat }
common-seat-inline = место { $seat }

# Lists of any length are put together from these two.
common-list-more = { $some }, { $next }
common-list-last = { $some } и { $last }

# Why an answer was not taken.
common-refusal-over = Партия окончена: ответов больше не ждут.
common-refusal-not-asked = { common-seat } сейчас ничего не решает.
common-refusal-stale = Это ответ на ход { $sent }, а идёт уже ход { $now }: взгляните ещё раз и ответьте заново.
common-refusal-no-such-choice = Варианта { $index } нет: есть варианты от { $first } до { $last }.
common-refusal-forbidden = { $why } ({ $rule })
common-refusal-not-offered = Сейчас так сделать нельзя.

# Why a decision stays.
common-undo-not-played = { $turns ->
    [0] Отменять пока нечего.
    [1] Принято только одно решение.
    [one] Принято только { $turns } решение.
    [few] Принято только { $turns } решения.
    [many] Принято только { $turns } решений.
   *[other] Принято только { $turns } решения.
}
common-undo-settled = С тех пор был брошен кубик, взята карта или открыт секрет: решённого не вернуть.

# How a game ends.
common-outcome-won = { $count ->
    [1] Победитель: { $seats } ({ $rule }).
   *[other] Победители: { $seats } ({ $rule }).
}
common-outcome-all-won = { $count ->
    [1] Победа ({ $rule }).
   *[other] Общая победа ({ $rule }).
}
common-outcome-all-lost = { $count ->
    [1] Поражение ({ $rule }).
   *[other] Общее поражение ({ $rule }).
}
common-outcome-drawn = Ничья ({ $rule }).
# Some won, some drew or lost: every seat by itself.
common-outcome-mixed = { $list } ({ $rule }).
common-standing-won = { $seat } — победа
common-standing-drawn = { $seat } — ничья
common-standing-lost = { $seat } — поражение

# Kinds of ground, by the name that scenes give them.
common-terrain-lantern = фонарь
common-terrain-start = старт
common-terrain-wall = стена
common-terrain-water = вода
common-terrain-rubble = завал
common-terrain-vent = вентиляция
common-terrain-floor = пол
common-terrain-passage = проход
common-terrain-guard-cell = клетка Гвардии
common-terrain-predator-cell = клетка Хищника
common-terrain-hybrid-cell = клетка Гибрида
common-terrain-hive = улей
common-terrain-manhole = люк между городом и канализацией
common-terrain-room = помещение
common-terrain-corridor = коридор
common-terrain-airlock = шлюз
common-terrain-computer = компьютер
common-terrain-console = пульт
common-terrain-exit = выход
common-terrain-device = устройство
common-terrain-hatching = кладка
common-terrain-pad = посадочная площадка
common-terrain-track = внешний путь
common-terrain-vehicle = место в вездеходе
common-terrain-store-ammunition = склад боеприпасов
common-terrain-store-explosives = склад взрывчатки
common-terrain-store-fuel = склад топлива
common-terrain-store-medical = медицинский склад
common-terrain-store-parts = склад запчастей
common-terrain-store-suits = склад скафандров
common-terrain-store-weapons = склад оружия

# Notices to people who are away from a table on a server.
common-notice-turn-title = Ваш ход: { $game }
common-notice-turn = Все ждут вашего решения. За столом можно и отказаться от уведомлений.
common-notice-code-title = { $code } — ваш код Dropship
common-notice-code = Кто-то хочет получать на этот адрес уведомления о партии. Если это вы, введите { $code } за столом. Если нет, больше ничего не придёт.

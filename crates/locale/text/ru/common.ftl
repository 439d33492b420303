# What all games and front ends say.

# Seats are counted as in the rules, from 0.
common-seat = Место { $seat }
common-seat-inline = место { $seat }

# Lists of any length are put together from these two.
common-list-more = { $some }, { $next }
common-list-last = { $some } и { $last }

# What stands before what is told of it.
common-label = { $name }:

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
common-outcome-because = { $outcome } { $why }

# Why it ended, by the rule that says so.
common-over-C-END-3 = Всё, чего требует миссия, выполнено.
common-over-C-RESC-4 = Отряд отступил без того, за чем пришёл.
common-over-C-DECK-4 = В колоде выносливости и в стопке истощения не осталось карт.
common-over-C-END-4 = Все убиты, схвачены или сбиты с ног.
common-over-C-END-8 = На поле никого не осталось.
common-over-C-GEN-6 = Случилось то, чего миссия не допускает.
common-over-O-WIN-1 = Королева погибла, и кто-то добрался до корабля.
common-over-O-WIN-3 = Вся экспедиция погибла, а Королева жива.
common-over-O-WIN-4 = Королева погибла, но до корабля никто не дожил.
common-over-O-TURN-12 = Шестьдесят раундов прошли без победителя.
common-over-R-WIN-1 = Выполнено задание 5-го уровня.
common-over-R-WIN-2 = Все остальные выбыли.
common-over-R-DRAW-3 = Слишком долго никто не двигался, не сражался и ничего не покупал.
common-over-R-DRAW-4 = Никто больше не мог выполнить задание 5-го уровня.
common-over-R-DRAW-6 = Сто раундов прошли без победителя.
common-over-L-WIN-1 = Вор стоял на фонаре, когда начался его ход.
common-over-L-END-1 = Шестьдесят ходов прошли без победителя.
common-over-T-WIN-1 = Три в ряд.
common-over-T-DRAW-1 = Поле заполнено, а трёх в ряд нет.

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

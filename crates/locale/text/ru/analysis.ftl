# What a match was decided by. Prospects are per cent of a win.
analysis-decisions = { $count ->
    [one] { $count } решение.
    [few] { $count } решения.
   *[other] { $count } решений.
}
analysis-unfinished = Партия ещё не окончена; вот как обстоят дела.
analysis-curve = На что каждый мог рассчитывать
analysis-accounts = Откуда взялись результаты
analysis-seat = Место
analysis-start = Начало
analysis-own = Свои решения
analysis-others = Решения других
analysis-luck = Удача
analysis-end = Конец
analysis-accounts-note = Начало, решения и удача вместе дают конец. Решение стоит столько, сколько от него тогда можно было ожидать; всё остальное — удача: кости, карты и скрытое.
analysis-moments = Переломные моменты
analysis-moment-decision = { $turn }. { $seat }: { $before } % → { $after } %, благодаря решению
analysis-moment-luck = { $turn }. { $seat }: { $before } % → { $after } %, по воле случая
analysis-better = Ветеран предпочёл бы: { $answer } ({ $best } % вместо { $taken } %)
analysis-no-moments = Исход ни разу не был под большим вопросом.
analysis-dice = Кости
analysis-sides = Грани
analysis-thrown = Броски
analysis-mean = Среднее
analysis-expected = Ожидалось
analysis-oddity = Стандартные ошибки
analysis-no-dice = Костей не бросали.

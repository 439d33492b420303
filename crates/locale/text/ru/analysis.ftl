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
analysis-end = В итоге
analysis-accounts-note = Начало, решения и удача вместе дают итог. Решение стоит столько, сколько от него тогда можно было ожидать; всё остальное — удача: кубики, карты и скрытое.
analysis-moments = Переломные моменты
analysis-moment-decision = { $turn }. { $seat }: { $before } % → { $after } %, из-за решения
analysis-moment-luck = { $turn }. { $seat }: { $before } % → { $after } %, по воле случая
analysis-taken = { $seat }, выбор: { $answer }
analysis-better = Ветеран предпочёл бы: { $answer } ({ $best } % вместо { $taken } %)
analysis-better-at-a-glance = Ветеран предпочёл бы: { $answer }
analysis-no-moments = Ни одно отдельное решение, ни один бросок и ни одна карта сильно не изменили шансов.
analysis-dice = Кубики
analysis-sides = Грани
analysis-thrown = Броски
analysis-mean = Среднее
analysis-expected = Ожидалось
analysis-oddity = Отклонение (в стандартных ошибках)
analysis-no-dice = Кубики не бросали.

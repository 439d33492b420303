# The hot-seat in a terminal.

# What is drawn.
terminal-edge-wall = стена
terminal-edge-line = линия: не пройти, но видно
terminal-edge-open-door = открытая дверь
terminal-edge-closed-door = закрытая дверь
terminal-edge-barricade = забаррикадированная дверь
terminal-edge-grille = решётка
terminal-no-cards = нет
terminal-face-down = { $count } рубашкой вверх
terminal-waiting = Ждём: { $seats }.
terminal-choices-places = На поле:
terminal-choices-pieces = Фигурки:
terminal-choices-cards = Карты:
terminal-choices-buttons = Действия:

# Around it.
terminal-title = { $game } · решение { $number }
terminal-news = Что нового:
terminal-prompt = { $seat } ({ $count ->
    [1] 1
   *[other] 1–{ $count }
}, ? — справка)
terminal-prompt-over = Партия окончена (Enter — выйти, s ФАЙЛ — сохранить, ? — справка)
terminal-nothing-yet = Пока ничего не произошло.
terminal-help =
    Введите номер варианта, название его клетки или его первые слова.
    Числа на поле — это варианты; фигурку с пометкой ! тоже можно выбрать.
    Знак + значит, что там больше одной фигурки или одного варианта.
      v       показать стол ещё раз
      h       что сделал бы сильный игрок и почему
      c       что делает каждая карта на столе
      l       что произошло до сих пор
      u       отменить последнее решение
      s ФАЙЛ  сохранить партию (s! ФАЙЛ заменяет файл)
      w ИМЯ   почему на этой клетке или с этой фигуркой ничего нельзя
      q       выйти
      ?       эта справка
terminal-hint = Подсказка:
terminal-hint-line = { $number }  { $answer } ({ $percent } %)
terminal-hint-line-plain = { $number }  { $answer }
terminal-no-hint = Здесь никто не подсказывает.

# Passing the keyboard.
terminal-hide = Это только для игрока: { $seat }. Enter — скрыть.
terminal-pass = Передайте клавиатуру игроку: { $seat }. Нажмите Enter, когда больше никто не видит экран.

# What was typed and could not be used.
terminal-unknown = Варианта «{ $typed }» нет. Введите число от 1 до { $count } или ? для справки.
terminal-unknown-over = Команды «{ $typed }» нет. Введите ? для справки.
terminal-no-such-number = Варианта { $number } нет: номера идут от 1 до { $count }.
terminal-not-there = На { $place } сейчас ничего не выбрать.
terminal-several = «{ $typed }» подходит к нескольким вариантам. Введите номер: { $numbers }.
terminal-save-what = Укажите файл: s ФАЙЛ
terminal-why-what = Назовите клетку или фигурку: w ИМЯ
terminal-why-wrong = В этой игре нет такого действия: { $what }
terminal-why-offered = Это сейчас доступно.

# Saving and leaving.
terminal-saved = Сохранено в файл { $file }. В нём есть все секреты партии.
terminal-exists = Файл { $file } уже есть; s! { $file } его заменит.
terminal-not-saved = Файл { $file } не удалось записать: { $what }. Партия продолжается.
terminal-taken-back = Отменено: решение { $number } снова за вами.
terminal-unsaved = Партия не сохранена. s ФАЙЛ — сохранить, ещё раз q — выйти без сохранения, Enter — продолжить.
terminal-ended = Ввод закончился; партия останавливается здесь.
terminal-bye = До встречи!
terminal-machine-wrong = Машина за игрока ({ $seat }) ответила { $answer }: { $why }

# Весь экран.
terminal-keys = ↑↓ Enter выбор · / поиск · Tab окна · h совет · u отмена · ? справка · q выход
terminal-keys-curtain = Enter — это я · q — выйти
terminal-keys-private = Enter — скрыть · PgUp PgDn — журнал · q — выйти
terminal-keys-narrowed = Только то, что можно там · Enter — выбрать · Esc — снова всё
terminal-pane-around = Фигурки, числа и карты
terminal-too-small = Этому столу нужно { $width } × { $height } знаков, а в окне { $columns } × { $rows }. Увеличьте окно или уменьшите буквы.
terminal-type-filter = Найти:
terminal-type-save = Сохранить в файл:
terminal-type-replace = Такой файл уже есть. Enter — заменить:
terminal-type-why = Почему нельзя? Назовите клетку или фигурку:
terminal-type-say = Сказать:
terminal-box-help = Справка
terminal-box-cards = Карты
terminal-box-answer = Ответ
terminal-box-leave = Выйти?
terminal-box-gone = Конец
terminal-box-keys = ↑↓ прокрутка · любая другая клавиша закрывает
terminal-screen-help =
    Числа на поле — это варианты; фигурку с пометкой ! тоже можно выбрать. То, что выделено в списке, светится на поле.
      ↑ ↓ j k     выделить вариант; в другом окне — прокрутить
      Enter       выбрать то, что выделено
      1 2 3 …     вариант по его номеру
      /           вариант по части его слов; Esc — закончить
      Tab         следующее окно: варианты, поле, фигурки и карты, журнал
      PgUp PgDn   прокрутить журнал
      h           что сделал бы сильный игрок и почему
      w           почему что-то нельзя
      c           что делает каждая карта на столе
      u           отменить последнее решение
      s           сохранить партию
      m, y, n     онлайн: сказать что-нибудь; согласиться вернуться или нет
      L           другой язык
      q           выйти
    Мышь тоже выбирает: щёлкните по варианту, числу на поле или фигурке. Щелчок в другом месте поля скажет, почему нельзя; колесо прокручивает.
terminal-screen-unsaved =
    Эта партия не сохранена.

      s           сохранить и выйти
      q           выйти без сохранения
      Esc         играть дальше
terminal-machine-broken = Бот, который играет за { $seat }, вышел из строя. Партию ещё можно сохранить и продолжить.

# За онлайн-столом.
terminal-coming = Идём к столу …
terminal-gathering = Партия начнётся, когда все места будут заняты.
terminal-link-lost = соединение потеряно, новая попытка …
terminal-seat-open = свободно
terminal-seat-here = { $name }
terminal-seat-away = { $name } (не здесь)
terminal-seat-bot = бот
terminal-wish = { $name } просит вернуться к решению { $number }: y — да, n — нет.
terminal-wished = Остальных спросили, согласны ли они.
terminal-nothing-to-undo = У вас ещё нет решений.
terminal-online-save = Эту партию хранит сервер; сохранить её можно, когда она закончится.
terminal-no-such-place = На столе нет ни клетки, ни фигурки с названием «{ $typed }».
terminal-misunderstood = Сервер не понял. Возможно, у него другая версия, чем у этой программы.

tictactoe-name = Крестики-нолики
tictactoe-board = Поле
tictactoe-cross = крестик
tictactoe-ring = нолик
tictactoe-turn = { $seat ->
    [0] Ходят крестики
   *[other] Ходят нолики
}
tictactoe-question = Какую клетку занять?
tictactoe-goal = Побеждают три своих знака в ряд: по горизонтали, вертикали или диагонали.
tictactoe-mark = Занять { $cell_acc }
tictactoe-marked = { $seat ->
    [0] Крестики занимают { $cell_acc }.
   *[other] Нолики занимают { $cell_acc }.
}
tictactoe-cell = { $cell ->
    [0] левый верхний угол
    [1] верхняя клетка
    [2] правый верхний угол
    [3] левая клетка
    [4] центр
    [5] правая клетка
    [6] левый нижний угол
    [7] нижняя клетка
    [8] правый нижний угол
   *[other] клетка { $cell }
}
    .acc = { $cell ->
        [0] левый верхний угол
        [1] верхнюю клетку
        [2] правый верхний угол
        [3] левую клетку
        [4] центр
        [5] правую клетку
        [6] левый нижний угол
        [7] нижнюю клетку
        [8] правый нижний угол
       *[other] клетку { $cell }
    }

# Why a cell cannot be marked.
tictactoe-no-such-cell = На поле такой нет: { $cell }. Номера клеток — от 0 до 8.
tictactoe-taken = Уже занято: { $cell }.

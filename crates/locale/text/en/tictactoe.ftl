tictactoe-name = Tic-tac-toe
tictactoe-board = The board
tictactoe-cross = cross
tictactoe-ring = ring
tictactoe-turn = { $seat ->
    [0] Cross is to mark
   *[other] Ring is to mark
}
tictactoe-question = Which cell do you mark?
tictactoe-goal = Three of your marks in a row, a column or a diagonal win.
tictactoe-mark = Mark { $cell }
tictactoe-marked = { $seat ->
    [0] Cross marks { $cell }.
   *[other] Ring marks { $cell }.
}
tictactoe-cell = { $cell ->
    [0] the top left
    [1] the top
    [2] the top right
    [3] the left
    [4] the centre
    [5] the right
    [6] the bottom left
    [7] the bottom
    [8] the bottom right
   *[other] cell { $cell }
}

# Why a cell cannot be marked.
tictactoe-no-such-cell = There is no { $cell }: cells are numbered 0 to 8.
tictactoe-taken = There is a mark on { $cell } already.

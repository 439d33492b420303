tictactoe-name = Tic-Tac-Toe
tictactoe-board = Das Spielfeld
tictactoe-cross = Kreuz
tictactoe-ring = Kreis
tictactoe-turn = { $seat ->
    [0] Kreuz ist am Zug
   *[other] Kreis ist am Zug
}
tictactoe-question = Wo setzt du?
tictactoe-goal = Drei eigene Zeichen in einer Reihe, Spalte oder Diagonale gewinnen.
tictactoe-mark = { $cell } setzen
tictactoe-marked = { $seat ->
    [0] Kreuz setzt { $cell }.
   *[other] Kreis setzt { $cell }.
}
tictactoe-cell = { $cell ->
    [0] oben links
    [1] oben
    [2] oben rechts
    [3] links
    [4] in der Mitte
    [5] rechts
    [6] unten links
    [7] unten
    [8] unten rechts
   *[other] auf Feld { $cell }
}

# Why a cell cannot be marked.
tictactoe-no-such-cell = Ein Zeichen { $cell } ist nicht möglich: Die Felder haben die Nummern 0 bis 8.
tictactoe-taken = { $cell } steht schon ein Zeichen.

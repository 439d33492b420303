tictactoe-name = Morpion
tictactoe-board = La grille
tictactoe-cross = la croix
tictactoe-ring = le rond
tictactoe-turn = { $seat ->
    [0] À la croix de jouer
   *[other] Au rond de jouer
}
tictactoe-question = Quelle case marquez-vous ?
tictactoe-goal = Trois de vos marques en ligne, en colonne ou en diagonale gagnent.
tictactoe-mark = Marquer { $cell }
tictactoe-marked = { $seat ->
    [0] La croix marque { $cell }.
   *[other] Le rond marque { $cell }.
}
tictactoe-cell = { $cell ->
    [0] la case en haut à gauche
    [1] la case du haut
    [2] la case en haut à droite
    [3] la case de gauche
    [4] la case du centre
    [5] la case de droite
    [6] la case en bas à gauche
    [7] la case du bas
    [8] la case en bas à droite
   *[other] la case { $cell }
}

# Why a cell cannot be marked.
tictactoe-no-such-cell = { $cell } n’existe pas : les cases vont de 0 à 8.
tictactoe-taken = { $cell } est déjà prise.

tictactoe-name = Kółko i krzyżyk
tictactoe-board = Plansza
tictactoe-cross = krzyżyk
tictactoe-ring = kółko
tictactoe-turn = { $seat ->
    [0] Ruch krzyżyka
   *[other] Ruch kółka
}
tictactoe-question = Które pole zaznaczasz?
tictactoe-goal = Wygrywają trzy własne znaki w rzędzie, kolumnie lub na przekątnej.
tictactoe-mark = Zaznacz { $cell }
tictactoe-marked = { $seat ->
    [0] Krzyżyk zajmuje { $cell }.
   *[other] Kółko zajmuje { $cell }.
}
tictactoe-cell = { $cell ->
    [0] lewy górny róg
    [1] pole u góry
    [2] prawy górny róg
    [3] pole po lewej
    [4] środek
    [5] pole po prawej
    [6] lewy dolny róg
    [7] pole na dole
    [8] prawy dolny róg
   *[other] pole { $cell }
}

# Dlaczego pola nie można zaznaczyć.
tictactoe-no-such-cell = Nie ma takiego miejsca: { $cell }. Pola mają numery od 0 do 8.
tictactoe-taken = Już zajęte: { $cell }.

# What a match was decided by. Prospects are per cent of a win.
analysis-decisions = { $count ->
    [one] Jedna decyzja.
    [few] { $count } decyzje.
   *[other] { $count } decyzji.
}
analysis-unfinished = Partia jeszcze trwa; oto jej obecny stan.
analysis-curve = Czego każdy mógł się spodziewać
analysis-accounts = Skąd wzięły się wyniki
analysis-seat = Miejsce
analysis-start = Początek
analysis-own = Własne decyzje
analysis-others = Decyzje innych
analysis-luck = Szczęście
analysis-end = Wynik
analysis-accounts-note = Początek, decyzje i szczęście dają razem wynik. Decyzja liczy się tyle, ile można się było po niej wtedy spodziewać; cała reszta to szczęście: kości, karty i rzeczy ukryte.
analysis-moments = Punkty zwrotne
analysis-moment-decision = { $turn }. { $seat }: { $before }% → { $after }%, przez decyzję
analysis-moment-luck = { $turn }. { $seat }: { $before }% → { $after }%, przez los
analysis-taken = { $seat } – wybór: { $answer }
analysis-better = Weteran wolałby: { $answer } ({ $best }% zamiast { $taken }%)
analysis-better-at-a-glance = Weteran wolałby: { $answer }
analysis-no-moments = Żadna pojedyncza decyzja, żaden rzut i żadna karta nie zmieniły szans w dużym stopniu.
analysis-dice = Kości
analysis-sides = Ścianki
analysis-thrown = Rzuty
analysis-mean = Średnia
analysis-expected = Oczekiwana
analysis-oddity = Odchylenie (w błędach standardowych)
analysis-no-dice = Nie rzucono żadną kością.

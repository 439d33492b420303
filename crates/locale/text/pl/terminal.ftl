# Wspólna gra przy jednym terminalu.

# Co jest narysowane.
terminal-edge-wall = ściana
terminal-edge-line = linia: zatrzymuje ruch, nie wzrok
terminal-edge-open-door = otwarte drzwi
terminal-edge-closed-door = zamknięte drzwi
terminal-edge-barricade = zabarykadowane drzwi
terminal-edge-grille = kratka wentylacyjna
terminal-no-cards = brak
terminal-face-down = { $count ->
    [one] jedna zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytych
}
terminal-waiting = Teraz decyduje: { $seats }.
terminal-choices-places = Na planszy:
terminal-choices-pieces = Figury:
terminal-choices-cards = Karty:
terminal-choices-buttons = Akcje:

# Wokół tego.
terminal-title = { $game } · decyzja { $number }
terminal-news = Co się wydarzyło od ostatniego razu:
terminal-prompt = { $seat } ({ $count ->
    [one] 1
    [few] 1–{ $count }
    [many] 1–{ $count }
   *[other] 1–{ $count }
}, ? pomoc)
terminal-prompt-over = Gra skończona (Enter kończy, s PLIK zapisuje, ? pomoc)
terminal-nothing-yet = Nic się jeszcze nie wydarzyło.
terminal-help =
    Wpisz numer możliwości, nazwę jej pola albo jej pierwsze słowa.
    Liczby na planszy to możliwości; figurę oznaczoną ! też można wybrać.
    Znak + mówi, że jest tam więcej niż jedna figura lub możliwość.
      v       pokaż stół jeszcze raz
      h       co zrobiłby ktoś, kto dobrze gra, i dlaczego
      c       co robi każda karta na stole
      l       co się dotąd wydarzyło
      u       cofnij ostatnią decyzję
      s PLIK  zapisz rozgrywkę (s! PLIK nadpisuje plik)
      w POLE  dlaczego nic nie można zrobić tam albo z tą figurą
      q       wyjdź
      ?       ta pomoc
terminal-hint = Podpowiedź:
terminal-hint-line = { $number }  { $answer } ({ $percent }%)
terminal-hint-line-plain = { $number }  { $answer }
terminal-no-hint = Nikt tu nie daje podpowiedzi.

# Przekazywanie klawiatury.
terminal-hide = Niech czyta to tylko { $seat }. Enter zakrywa ekran.
terminal-pass = Następny przy klawiaturze: { $seat }. Naciśnij Enter, gdy ekran widzi tylko { $seat }.

# Co wpisano, a czego nie dało się użyć.
terminal-unknown = „{ $typed }” nie ma wśród możliwości. Wpisz liczbę od 1 do { $count } albo ?, by zobaczyć pomoc.
terminal-unknown-over = „{ $typed }” to nie polecenie. Wpisz ?, by zobaczyć pomoc.
terminal-no-such-number = Nie ma możliwości { $number }: numery idą od 1 do { $count }.
terminal-not-there = Tutaj nie można teraz niczego wybrać: { $place }.
terminal-several = „{ $typed }” może znaczyć kilka rzeczy. Wpisz numer: { $numbers }.
terminal-save-what = Podaj nazwę pliku: s PLIK
terminal-why-what = Nazwij pole albo figurę: w POLE
terminal-why-wrong = W tej grze nie ma takiej akcji: { $what }
terminal-why-offered = Możesz to teraz wybrać.

# Zapisywanie i wychodzenie.
terminal-saved = Zapisano w pliku { $file }. Są w nim wszystkie tajemnice tej rozgrywki.
terminal-exists = Plik { $file } już istnieje; s! { $file } go nadpisze.
terminal-not-saved = Nie udało się zapisać pliku { $file }: { $what }. Gra toczy się dalej.
terminal-taken-back = Cofnięto: decyzja { $number } znów jest otwarta.
terminal-unsaved = Ta rozgrywka nie jest zapisana. s PLIK ją zapisuje, drugie q wychodzi bez zapisu, Enter gra dalej.
terminal-ended = Wejście się skończyło; rozgrywka zatrzymuje się tutaj.
terminal-bye = Do zobaczenia.
terminal-machine-wrong = Maszyna, która gra jako { $seat }, odpowiedziała { $answer }: { $why }

# Cały ekran.
terminal-keys = ↑↓ Enter wybór · Tab okna · h podpowiedź · u cofnij · ? pomoc · q wyjdź
terminal-keys-curtain = Enter: to ja · q wyjdź
terminal-keys-private = Enter zakrywa · PgUp PgDn dziennik · q wyjdź
terminal-keys-narrowed = Tylko to, co można tam zrobić · Enter wybiera · Esc znów wszystko
terminal-pane-around = Figury, liczby i karty
terminal-too-small = Ten stół potrzebuje { $width } × { $height } znaków, a okno ma { $columns } × { $rows }. Powiększ okno albo zmniejsz litery.
terminal-type-filter = Szukaj:
terminal-type-save = Zapisz w pliku:
terminal-type-replace = Taki plik już jest. Enter nadpisuje:
terminal-type-why = Dlaczego nie? Nazwij pole albo figurę:
terminal-type-say = Powiedz:
terminal-box-help = Pomoc
terminal-box-cards = Karty
terminal-box-answer = Odpowiedź
terminal-box-leave = Wyjść?
terminal-box-gone = Koniec
terminal-box-keys = ↑↓ przewija · każdy inny klawisz zamyka
terminal-screen-help =
    Liczby na planszy to możliwości; figurę oznaczoną ! też można wybrać. To, co zaznaczone na liście, świeci na planszy.
      ↑ ↓ j k     zaznacz możliwość; w innym oknie przewijaj
      Enter       wybierz to, co zaznaczone
      1 2 3 …     możliwość po numerze
      /           możliwość po kawałku jej słów; Esc kończy
      Tab         następne okno: możliwości, plansza, figury i karty, dziennik
      PgUp PgDn   przewijaj dziennik
      h           co zrobiłby ktoś, kto dobrze gra, i dlaczego
      w           dlaczego czegoś nie można
      c           co robi każda karta na stole
      u           cofnij ostatnią decyzję
      s           zapisz rozgrywkę
      m, y, n     online: powiedz coś; zgódź się na cofnięcie albo nie
      L           inny język
      q           wyjdź
    Mysz też wybiera: kliknij możliwość, liczbę na planszy albo figurę. Kliknięcie gdzie indziej na planszy mówi, dlaczego nie; kółko przewija.
terminal-screen-unsaved =
    Ta rozgrywka nie jest zapisana.

      s           zapisz ją i wyjdź
      q           wyjdź bez zapisu
      Esc         graj dalej
terminal-machine-broken = Bot, który gra jako { $seat }, zawiódł. Rozgrywkę można jeszcze zapisać i wznowić.

# Przy stole online.
terminal-coming = Dosiadanie się do stołu …
terminal-gathering = Rozgrywka zacznie się, gdy wszystkie miejsca będą zajęte.
terminal-link-lost = utracono połączenie, łączenie ponowne …
terminal-seat-open = wolne
terminal-seat-here = { $name }
terminal-seat-away = { $name }, nieobecność
terminal-seat-bot = bot
terminal-wish = { $name } prosi o powrót do decyzji { $number }: y zgadza się, n nie.
terminal-wished = Zapytano pozostałych, czy się zgadzają.
terminal-nothing-to-undo = Nie masz jeszcze żadnej decyzji do cofnięcia.
terminal-online-save = Tę rozgrywkę przechowuje serwer; można ją zapisać, gdy się skończy.
terminal-no-such-place = Żadne pole ani żadna figura na stole nie nazywa się „{ $typed }”.
terminal-misunderstood = Serwer nie zrozumiał. Może być w innej wersji niż ten program.

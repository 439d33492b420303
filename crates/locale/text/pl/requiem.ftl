requiem-name = Requiem
requiem-city = Miasto
requiem-sewer = Kanały
requiem-turn = Runda { $round }: tura { $race_gen }
requiem-cell-city = c{ $cell }
requiem-cell-sewer = s{ $cell }
requiem-nowhere = nigdzie

# Rasy i bohaterowie.
requiem-race-guard = Gwardia
    .gen = Gwardii
requiem-race-predator = Predator
    .gen = Predatora
requiem-race-aliens = Obcy
    .gen = Obcych
requiem-soldier = żołnierz { $number }
    .gen = żołnierza { $number }
    .acc = żołnierza { $number }
requiem-predator = Predator
    .gen = Predatora
    .acc = Predatora
requiem-hybrid = Hybryda
    .gen = Hybrydy
    .acc = Hybrydę
requiem-alien = Obcy { $number }
    .gen = Obcego { $number }
    .acc = Obcego { $number }

# Karty i broń.
requiem-card-m4 = M4
requiem-card-m14 = M14
requiem-card-m249 = M249
requiem-card-grenades = Granaty
requiem-card-medkit = Apteczka
requiem-card-medkit-text = Przywraca 2 punkty zdrowia temu, kto ją nosi, albo żołnierzowi obok niego.
requiem-card-blade = Ostrze
requiem-card-disc = Dysk
requiem-card-plasma = Działo plazmowe
requiem-card-spear = Włócznia
requiem-card-net = Sieć
requiem-card-heal = Leczenie
requiem-card-heal-text = Przywraca Predatorowi pełne zdrowie.
requiem-card-cloak = Kamuflaż
requiem-card-cloak-text = Póki jest włączony, strzały w Predatora trafiają rzadziej, ale Predator się nie ładuje.
requiem-card-visor = Wizjer
requiem-card-visor-text = Nastawiany na ludzi albo na Obcych; drugich trudniej trafić i szybciej są poza zasięgiem.
requiem-weapon-m4 = M4
requiem-weapon-m14 = M14
requiem-weapon-m249 = M249
requiem-weapon-grenades = granaty
requiem-weapon-blade = ostrze
requiem-weapon-disc = dysk
requiem-weapon-plasma = działo plazmowe
requiem-weapon-spear = włócznia
requiem-weapon-net = sieć
requiem-weapon-alien-claws = pazury
requiem-weapon-alien-tail = ogon
requiem-weapon-hybrid-claws = pazury
requiem-weapon-hybrid-jaws = szczęki
requiem-mode = { $accuracy ->
    [0] zasięg { $range }, obrażenia { $damage }, trafia zawsze, { $ap } PA
   *[other] zasięg { $range }, trafia od { $accuracy }, obrażenia { $damage }, { $ap } PA
}{ $energy ->
    [0] { "" }
   *[other] {", "}energia { $energy }
}
requiem-weapon-text-one = { $indirect ->
    [1] { $first }. Nie trzeba widzieć celu.
   *[other] { $first }.
}
requiem-weapon-text-two = { $indirect ->
    [1] { $first }; albo { $second }. Nie trzeba widzieć celu.
   *[other] { $first }; albo { $second }.
}
requiem-weapon-text-die = { $indirect ->
    [1] Wybiera kość: { $first }; albo { $second }. Nie trzeba widzieć celu.
   *[other] Wybiera kość: { $first }; albo { $second }.
}
requiem-weapon-text-net = { $first }. Kto zostanie trafiony, nie może się ruszać ani kontratakować do końca swojej tury.
requiem-tray-cards = Karty: { $hero }
requiem-tray-tasks = Odkryte zadania { $race_gen }
requiem-tray-bank = Bank
requiem-gauge-tp = Punkty taktyczne
requiem-gauge-level = Poziom zadań
requiem-gauge-energy = Energia
requiem-goal-tasks = Zadania prowadzą z poziomu na poziom: kto wykona zadanie poziomu 5, wygrywa. Wygrywa też ostatnia rasa na planszach.
requiem-goal-last = Wygrywa ostatnia rasa na planszach.
requiem-badge-health = zdrowie { $count }
requiem-badge-wounds = { $count ->
    [one] 1 rana
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } ran
}
requiem-badge-ap = { $count } PA
requiem-badge-entangled = w sieci
requiem-badge-cloaked = pod kamuflażem
requiem-badge-copies = { $count ->
    [one] 1 sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuk
}
requiem-badge-price = koszt { $count } PT
requiem-badge-reward = { $count ->
    [0] wygrywa grę
   *[other] nagroda { $count } PT
}

# O co gra pyta.
requiem-ask-deploy = Gdzie staje { $hero }?
requiem-ask-spend = { $tp ->
    [one] Wydajesz swój 1 punkt taktyczny?
    [few] Wydajesz coś ze swoich { $tp } punktów taktycznych?
    [many] Wydajesz coś ze swoich { $tp } punktów taktycznych?
   *[other] Wydajesz coś ze swoich { $tp } punktów taktycznych?
}
requiem-ask-visor = Kogo wizjer pokazuje w tej turze?
requiem-ask-cloak = Kamuflaż w tej turze włączony czy wyłączony? Bez niego Predator się ładuje.
requiem-ask-turn = Kto teraz działa?
requiem-ask-act = { $uses ->
    [0] Co robi { $hero }? Zostało { $ap } PA, broni nie można już użyć.
    [one] Co robi { $hero }? Zostało { $ap } PA i 1 użycie broni.
    [few] Co robi { $hero }? Zostało { $ap } PA i { $uses } użycia broni.
    [many] Co robi { $hero }? Zostało { $ap } PA i { $uses } użyć broni.
   *[other] Co robi { $hero }? Zostało { $ap } PA i { $uses } użyć broni.
}
requiem-ask-counter = { $attacker } atakuje { $hero_acc }: kontratak?
requiem-ask-count = Spełnione jest kilka zadań: które się liczy?

# Co można odpowiedzieć.
requiem-do-deploy = Postaw na { $to }
requiem-do-recruit = Nowy żołnierz: { $card } ({ $price } PT)
requiem-do-equip = { $card } dla { $hero_gen } ({ $price } PT)
requiem-do-acquire = Kup: { $card } ({ $price } PT)
requiem-do-spawn = Nowy Obcy w ulu { $hive } (1 PT)
requiem-do-done = Koniec zakupów
requiem-do-visor-humans = Wizjer na ludzi
requiem-do-visor-aliens = Wizjer na Obcych
requiem-do-cloak-on = Włącz kamuflaż
requiem-do-cloak-off = Wyłącz kamuflaż
requiem-do-activate = Działa { $hero }
requiem-do-move = Idź na { $to } ({ $ap } PA)
requiem-do-attack = Atakuj { $target_acc }: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}tryb { $mode }
}, obrażenia { $damage } ({ $energy ->
    [0] { $ap } PA
   *[other] { $ap } PA, energia { $energy }
})
requiem-do-attack-die = Atakuj { $target_acc }: { $weapon }, tryb wybiera kość ({ $ap } PA)
requiem-do-counter = Kontratak na { $target_acc }: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}tryb { $mode }
}, obrażenia { $damage }{ $energy ->
    [0] { "" }
   *[other] {" "}(energia { $energy })
}
requiem-do-counter-die = Kontratak na { $target_acc }: { $weapon }, tryb wybiera kość
requiem-do-medkit = Apteczka dla { $hero_gen }
requiem-do-heal = Leczenie
requiem-do-finish = { $hero } kończy działanie
requiem-do-end-turn = Zakończ turę
requiem-do-decline = Bez kontrataku
requiem-do-count = { $task }
requiem-odds-hit = trafienie
requiem-odds-kill = śmierć celu

# Co się stało.
requiem-log-turn = Runda { $round }, tura { $race_gen }.
requiem-log-deployed = { $hero } pojawia się na { $to }.
requiem-log-bought = { $hero } dostaje kartę: { $card }.
requiem-log-visor-humans = Wizjer pokazuje ludzi.
requiem-log-visor-aliens = Wizjer pokazuje Obcych.
requiem-log-cloak-on = Predator znika pod kamuflażem.
requiem-log-cloak-off = Predator zrzuca kamuflaż.
requiem-log-recharged = Predator się ładuje: energia { $energy }.
requiem-log-healed = { $hero } wraca do sił: zdrowie { $health }.
requiem-log-moved = { $steps ->
    [one] { $hero } robi krok na { $to }.
    [few] { $hero } przechodzi { $steps } pola na { $to }.
    [many] { $hero } przechodzi { $steps } pól na { $to }.
   *[other] { $hero } przechodzi { $steps } pól na { $to }.
}
requiem-log-attacked = { $hero } atakuje { $target_acc }: { $weapon }, tryb { $mode }.
requiem-log-attacked-die = { $hero } atakuje { $target_acc }: { $weapon }.
requiem-log-countered = { $hero } kontratakuje { $target_acc }: { $weapon }, tryb { $mode }.
requiem-log-countered-die = { $hero } kontratakuje { $target_acc }: { $weapon }.
requiem-log-hit = [{ $roll }] Potrzeba { $needed } lub więcej: trafienie.
requiem-log-missed = [{ $roll }] Potrzeba { $needed } lub więcej: pudło.
requiem-log-hurt = { $hero } traci { $damage ->
    [one] { $damage } punkt
    [few] { $damage } punkty
    [many] { $damage } punktów
   *[other] { $damage } punktów
} zdrowia, zostaje { $left }.
requiem-log-wounded = { $hero } otrzymuje { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
    [many] { $damage } obrażeń
   *[other] { $damage } obrażeń
} i ma { $left } z 3 ran.
requiem-log-entangled = { $hero } wpada w sieć.
requiem-log-critical = [{ $roll }] Cios jest śmiertelny dla { $hero_gen }.
requiem-log-not-critical = [{ $roll }] Cios przeżywa { $hero }.
requiem-log-acid = [{ $roll }] Kwas parzy { $hero_acc }.
requiem-log-no-acid = [{ $roll }] Kwas omija { $hero_acc }.
requiem-log-destroyed = { $hero } ginie z rąk { $race_gen }.
requiem-log-gained = { $race }: { $points ->
    [one] 1 punkt taktyczny
    [few] { $points } punkty taktyczne
    [many] { $points } punktów taktycznych
   *[other] { $points } punktów taktycznych
} więcej, razem { $total }.
requiem-log-completed = { $race }: wykonane zadanie „{ $task }”.
requiem-log-eliminated = { $race }: koniec gry dla tej rasy.
requiem-log-declined = { $hero } nie kontratakuje.
requiem-log-quiet = { $turns ->
    [one] W tej turze nikt nic nie zrobił.
    [few] Od { $turns } tur nikt nic nie robi.
    [many] Od { $turns } tur nikt nic nie robi.
   *[other] Od { $turns } tur nikt nic nie robi.
}

# Dlaczego czegoś nie wolno.
requiem-no-deploy-first = Najpierw trzeba postawić nową figurkę.
requiem-no-deploy-off-guard = Żołnierze stają na polach Gwardii, póki któreś jest wolne, a { $to } nim nie jest.
requiem-no-deploy-off-hive = Nowy Obcy staje w swoim ulu, póki jest tam wolne pole, a { $to } nim nie jest.
requiem-no-deploy-farther = Nowa figurka nie może pojawić się na { $to }: najpierw bliższe pola.
requiem-no-figure = Nie ma nowej figurki do postawienia.
requiem-no-answer-first = Najpierw zdecyduj, czy kontratakujesz.
requiem-no-attack-to-answer = Nie ma teraz ataku, na który można odpowiedzieć.
requiem-no-count-first = Najpierw powiedz, które zadanie się liczy.
requiem-no-choice-of-task = Nie ma teraz wyboru zadań.
requiem-no-task-unfulfilled = To zadanie nie jest spełnione.
requiem-no-spending-now = Punkty taktyczne wydaje się na początku tury, przed wszystkimi działaniami.
requiem-no-done-without-soldier = Bez żołnierza na planszach Gwardia musi kupić nowego.
requiem-no-visor-now = Wizjer nastawia się raz, na początku tury Predatora.
requiem-no-cloak-now = Kamuflaż nastawia się raz, na początku tury Predatora.
requiem-no-action-yet = Bohaterowie działają dopiero po zakupach i ustawieniach.
requiem-no-hero-active = Najpierw wybierz bohatera.
requiem-no-own-hero = Nie kierujesz teraz tym bohaterem: { $hero }.
requiem-no-acting-hero = { $hero } już działa: idź, atakuj albo zakończ działanie.
requiem-no-second-hero = Teraz działa { $acting }; { $hero } może zacząć dopiero potem.
requiem-no-hero-again = Kolej tego bohatera w tej turze już była: { $hero }.
requiem-no-off-board = Nie ma pola { $to }.
requiem-no-entangled = { $hero } jest w sieci i nie może się ruszyć.
requiem-no-ground = Na { $to } nikt nie może stać.
requiem-no-occupied = Na { $to } ktoś już stoi.
requiem-no-way = Z { $ap } PA nie można dojść na { $to }.
requiem-no-such-card = Tej karty nie ma pod ręką.
requiem-no-patient = Apteczka pomaga temu, kto ją nosi, albo żołnierzowi obok niego.
requiem-no-wound = Nie ma czego leczyć.
requiem-no-ap = Brakuje punktów akcji.
requiem-no-energy = Brakuje energii.
requiem-no-weapon = { $hero } nie ma tej broni: { $weapon }.
requiem-no-mode = Ta broń nie ma takiego trybu: { $weapon }.
requiem-no-mode-choice = Tryb tej broni wybiera kość: { $weapon }.
requiem-no-enemy = Atakować można tylko wroga na planszach.
requiem-no-other-board = { $target } jest nie do trafienia stąd: nie ma drogi dla strzału.
requiem-no-range = { $target } jest za daleko ({ $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}) na tę broń: { $weapon }.
requiem-no-sight = { $hero } nie widzi { $target_gen }.
requiem-no-weapon-ap = { $hero } ma za mało punktów akcji na tę broń: { $weapon }.
requiem-no-weapon-energy = Za mało energii na tę broń: { $weapon }.
requiem-no-third-use = { $hero } nie może w tej turze użyć broni trzeci raz.
requiem-no-entangled-answer = { $hero } jest w sieci i nie może kontratakować.
requiem-no-second-answer = { $hero } nie może w tej turze drugi raz kontratakować { $target_gen }.
requiem-no-sale-other-race = Ta rasa nie może tego kupić.
requiem-no-sale-firearm = Nowy żołnierz musi mieć M4, M14 lub M249.
requiem-no-sale-start-card = Ta karta nie jest na sprzedaż.
requiem-no-sale-bank = W banku nie ma już żadnej.
requiem-no-sale-price = Brakuje punktów taktycznych.
requiem-no-sale-limit = Więcej ich naraz nie może być w grze.
requiem-no-sale-soldier = Tego żołnierza nie ma w grze.
requiem-no-sale-one-a-turn = Predator kupuje jedną kartę na turę.
requiem-no-sale-hive-spent = Ten ul wydał już w tej turze dwóch Obcych.
requiem-no-sale-hive = Są ule 1, 2 i 3.
requiem-no-marker-there = Znacznik leży na polu albo na karcie bohatera.
requiem-no-marker-left = Wszystkie dziesięć znaczników jest w użyciu.
requiem-no-marker-now = Znaczniki przesuwa się w swojej turze.
requiem-no-marker-own = Nie leży tam żaden z twoich znaczników.

# Zadania.
requiem-task-g1a = Utrzymać most
requiem-task-g1a-text = Żołnierz kończy turę Gwardii na środkowym moście (c09-09 lub c10-09).
requiem-task-g1b = Sprawdzić włazy
requiem-task-g1b-text = Żołnierze byli na obu wschodnich wejściach do kanałów (c19-01 i c19-15).
requiem-task-g1c = Pierwszy kontakt
requiem-task-g1c-text = Zadaj wrogom 2 obrażenia.
requiem-task-g2a = Posterunki
requiem-task-g2a-text = Na koniec dwóch tur Gwardii z rzędu żołnierze trzymają wszystkie trzy mosty.
requiem-task-g2b = Dezynsekcja
requiem-task-g2b-text = Zabij 2 Obcych.
requiem-task-g2c = W ciemność
requiem-task-g2c-text = Żołnierz był na s04-05.
requiem-task-g3c = Pełny pluton
requiem-task-g3c-text = Na koniec tury Gwardii na planszach jest 5 żołnierzy.
requiem-task-g4c = Kontruderzenie
requiem-task-g4c-text = Zabij 3 wrogich bohaterów.
requiem-task-g5a = Oczyścić miasto
requiem-task-g5a-text = Wszyscy wrogowie są poza grą.
requiem-task-g5b = Spalić gniazdo
requiem-task-g5b-text = Na koniec dwóch tur Gwardii z rzędu żołnierze stoją na polach dwóch różnych uli (przy dwóch stronach wystarczy jedna tura).
requiem-task-g5c = Korytarz ewakuacyjny
requiem-task-g5c-text = Na koniec trzech tur Gwardii z rzędu żołnierze stoją na c15-09, c19-07 i c19-11; w grze na dwie osoby na koniec dwóch tur.
requiem-task-p1a = Obejrzeć łowisko
requiem-task-p1a-text = Predator był na dwóch z pól c11-01, c11-07 i c20-07.
requiem-task-p1b = Pierwsze trofeum
requiem-task-p1b-text = Zabij 1 wrogiego bohatera.
requiem-task-p1c = Próba zdobyczy
requiem-task-p1c-text = Zadaj wrogom 3 obrażenia.
requiem-task-p2a = Zapach gniazda
requiem-task-p2a-text = Predator był na s12-03, s12-04 lub s12-05.
requiem-task-p2b = Uzbrojona zdobycz
requiem-task-p2b-text = Zabij 2 żołnierzy.
requiem-task-p2c = Odwieczny wróg
requiem-task-p2c-text = Zabij 2 Obcych.
requiem-task-p3c = Rząd trofeów
requiem-task-p3c-text = Zabij 3 wrogich bohaterów.
requiem-task-p4c = Dług krwi
requiem-task-p4c-text = Zadaj wrogom 6 obrażeń.
requiem-task-p5a = Czaszka Hybrydy
requiem-task-p5a-text = Zabij Hybrydę.
requiem-task-p5b = Zatrzeć ślady
requiem-task-p5b-text = Zakończ turę na c15-04, obok swojego pola startowego, i w następnej nic nie rób.
requiem-task-p5c = Wielkie łowy
requiem-task-p5c-text = Zabij 4 wrogich bohaterów.
requiem-task-a1a = Rozsiać gniazdo
requiem-task-a1a-text = Hybryda była na polach dwóch różnych uli.
requiem-task-a1b = Zapach powierzchni
requiem-task-a1b-text = Obcy lub Hybryda postawili stopę na wejściu do kanałów w mieście.
requiem-task-a1c = Pierwszy żywiciel
requiem-task-a1c-text = Zabij 1 wrogiego bohatera.
requiem-task-a2a = Młody rój
requiem-task-a2a-text = Na koniec tury Obcych na planszach jest 4 Obcych.
requiem-task-a2b = Żniwa
requiem-task-a2b-text = Zabij 2 żołnierzy.
requiem-task-a2c = Otworzyć drogi
requiem-task-a2c-text = Na koniec tury Obcych rój trzyma w mieście dwa wejścia do kanałów.
requiem-task-a3c = Z ciemności
requiem-task-a3c-text = Na koniec tury Obcych w mieście jest 4 Obcych.
requiem-task-a4c = Rzeź
requiem-task-a4c-text = Zabij 3 wrogich bohaterów.
requiem-task-a5a = Przetrwać
requiem-task-a5a-text = Hybryda kończy turę na c15-09, w następnej nic nie robi i nie ma już wtedy żadnego żołnierza (przy dwóch stronach żołnierze nie mają znaczenia).
requiem-task-a5b = Miasto roju
requiem-task-a5b-text = Na koniec tury Obcych w mieście jest 5 Obcych; w grze na dwie osoby 9, na koniec dwóch tur z rzędu.
requiem-task-a5c = Bez rywala
requiem-task-a5c-text = Predator jest poza grą, a na koniec tury Obcych w mieście jest 8 Obcych.
requiem-task-s3ga = Szpital polowy
requiem-task-s3ga-text = Wspólne dla Gwardii i Obcych: zakończ swoją turę z bohaterem na c03-04.
requiem-task-s3gp = Wrak na nabrzeżu
requiem-task-s3gp-text = Wspólne dla Gwardii i Predatora: zakończ swoją turę z bohaterem na c08-06.
requiem-task-s3pa = Stare gniazdo
requiem-task-s3pa-text = Wspólne dla Predatora i Obcych: zakończ swoją turę z bohaterem na s17-02.
requiem-task-s4ga = Przepompownia
requiem-task-s4ga-text = Wspólne dla Gwardii i Obcych: bohater na s03-08 na koniec dwóch swoich tur z rzędu.
requiem-task-s4gp = Czarna skrzynka
requiem-task-s4gp-text = Wspólne dla Gwardii i Predatora: bohater na c11-13 na koniec dwóch swoich tur z rzędu.
requiem-task-s4pa = Punkt obserwacyjny
requiem-task-s4pa-text = Wspólne dla Predatora i Obcych: bohater na c20-03 na koniec dwóch swoich tur z rzędu.

# Co można ustalić przed pierwszą turą.
requiem-option-sides = Strony
requiem-option-sides-help = Wszystkie trzy rasy albo sama Gwardia przeciw Obcym.
requiem-option-sides-3 = Trzy: Gwardia, Predator, Obcy
requiem-option-sides-2 = Dwie: Gwardia i Obcy
requiem-option-tasks = Zadania
requiem-option-tasks-help = Z zadaniami wygrywa rasa, która pierwsza wypełni swoją listę. Bez nich wygrywa tylko ostatnia rasa w grze.
requiem-option-random-races = Losuj rasy
requiem-option-random-races-help = Kość decyduje, kto gra którą rasą.
requiem-option-races = Rasy według miejsc
requiem-option-races-help = Kto kim gra; w przeciwnym razie miejsca idą w kolejności tur. Przy dwóch stronach wybieraj tylko Gwardię i Obcych.

# Co mówią o grze interfejsy.
requiem-blurb = Małe miasto, kanały pod nim i trzy strony, z których każda chce je mieć dla siebie: Gwardia Narodowa, Predator, Obcy.
requiem-facts = 2–3 graczy · dwie połączone mapy · 60–90 minut

# Pasek faz, nakładki na mapy i to, co może się wtrącić.
requiem-phase-spend = Zakupy
requiem-phase-visor = Wizjer
requiem-phase-cloak = Kamuflaż
requiem-phase-act = Działanie
requiem-overlay-threat = Gdzie trafiają wrogowie
requiem-overlay-reach = Jak daleko dojdzie wskazany bohater
requiem-overlay-near = Najbliżsi wrogowie
requiem-badge-energy = energia { $count }
requiem-risk-counter = { $hero } może kontratakować

# What a bot says about the lines it has played on; part of bots-because.
requiem-fact-alive = nadal w grze: { $race }
requiem-fact-level = { $race }: poziom { $level }
requiem-fact-heroes = { $race }: { $count } na planszach

# Do czego służy odpowiedź, którą radzi bot.
requiem-merit-forces = To wzmacnia twoje siły.
requiem-merit-points = To przynosi punkty taktyczne.
requiem-merit-level = To kończy zadanie i otwiera następny poziom.
requiem-merit-task = To przybliża wykonanie zadania „{ $task }”.
requiem-merit-harm = To osłabia siły { $race_gen }.
requiem-merit-delay = To opóźnia zadania { $race_gen }.

# The lesson, in the order of its script (crates/lessons/scripts).
requiem-lesson-deploy = Dowodzisz Gwardią przeciwko Obcym. Trzej żołnierze zaczynają przy swoim pojeździe. Wybrać można to, co świeci; postaw pierwszego żołnierza na podświetlonym polu. Drugiego postawi lekcja.
requiem-lesson-activate = W swojej turze każdy twój bohater działa raz, w dowolnej kolejności. Wybierz, kto zaczyna.
requiem-lesson-move = Każdy krok kosztuje punkt akcji, a żołnierz ma ich niewiele. Wskazanie pola pokazuje drogę i jej koszt. Wyślij go w stronę zejścia do kanałów: tam mieszkają Obcy.
requiem-lesson-next = Zużył swoje punkty, więc skończył. Teraz działa inny żołnierz.
requiem-lesson-again = Rozejdźcie się: zadania często wymagają żołnierzy w kilku miejscach. Twoje karty zadań mówią, które zadania są odkryte.
requiem-lesson-end-turn = Nie musisz używać wszystkich. Zakończ turę; potem swoją mają Obcy.
requiem-lesson-enemy = To był ruch wroga: Hybryda się przesunęła, a dziennik mówi dokąd. Kliknij wiersz dziennika, aby zobaczyć to miejsce. Twoi żołnierze znów mają siły: wybierz jednego. Potem lekcja zagra trochę za ciebie.
requiem-lesson-points = Wykonane zadanie przyniosło punkty taktyczne. Wydaje się je na początku tury: na broń, apteczki albo nowych żołnierzy. Kup żołnierza.
requiem-lesson-recruit = Posiłki pojawiają się tam, gdzie zaczęła się gra. Postaw nowego żołnierza.
requiem-lesson-attack = Wróg jest w polu widzenia i w zasięgu. Każdy tryb broni ma własną celność i obrażenia; pasek pokazuje szansę trafienia. Strzelaj!
requiem-lesson-second = Trafienie. Żołnierz może użyć broni dwa razy w turze, dopóki starcza mu punktów akcji: jeszcze raz.
requiem-lesson-wins = Tak wygrywa Gwardia: zadania prowadzą z poziomu na poziom, a kto wykona zadanie poziomu 5, wygrywa; wygrywa też ostatnia rasa na planszach. Zakończ turę.
requiem-lesson-end = To wszystko, czego potrzebujesz: działanie, ruch, strzelanie, zakupy, zadania. Graj dalej z botami od tego miejsca albo zacznij własną partię. Przycisk „Podpowiedź” albo klawisz H w każdej chwili prosi bota o radę.

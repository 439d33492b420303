obcy-name = Obcy
obcy-seat-queen = Królowa
obcy-seat-expedition = wyprawa
obcy-seat-player = gracz wyprawy { $number }
obcy-base = Baza
obcy-track = Tor przejścia
obcy-vehicle = Wnętrze transportera
obcy-transporter = transporter
obcy-field = ({ $field })
obcy-field-named = ({ $field }) – { $kind }

# Kroki rundy.
obcy-step-drive = Runda { $round }: transporter jedzie
obcy-step-act = Runda { $round }: wyprawa działa
obcy-step-fire = Runda { $round }: wyprawa strzela
obcy-step-hatch = Runda { $round }: Obcy się wylęgają
obcy-step-brood = Runda { $round }: Obcy się poruszają
obcy-step-strike = Runda { $round }: Obcy atakują

# Postacie i Obcy.
obcy-character-lieutenant = Porucznik
    .gen = Porucznika
    .dat = Porucznikowi
    .acc = Porucznika
obcy-character-corporal = Kapral
    .gen = Kaprala
    .dat = Kapralowi
    .acc = Kaprala
obcy-character-gunner = Strzelec
    .gen = Strzelca
    .dat = Strzelcowi
    .acc = Strzelca
obcy-character-radio = Radiooperator
    .gen = Radiooperatora
    .dat = Radiooperatorowi
    .acc = Radiooperatora
obcy-character-pilot = Pilot
    .gen = Pilota
    .dat = Pilotowi
    .acc = Pilota
obcy-character-android = Android
    .gen = Androida
    .dat = Androidowi
    .acc = Androida
obcy-alien = Obcy { $number }
    .gen = Obcego { $number }
    .dat = Obcemu { $number }
    .acc = Obcego { $number }

# Przedmioty.
obcy-item-suit = skafander
obcy-item-suit-text = Kto go ma, może wyjść na zewnątrz przez śluzę.
obcy-item-fuel = pojemnik z paliwem
obcy-item-fuel-text = Trzy jazdy transportera.
obcy-item-diskette = dyskietka
    .acc = dyskietkę
obcy-item-diskette-text = Odczytana przy komputerze daje zadanie.
obcy-item-part = zapasowy podzespół
obcy-item-part-text = Naprawia urządzenie.
obcy-item-charge = ładunek wybuchowy
obcy-item-charge-text = Zawala sąsiednie pole korytarza.
obcy-item-medkit = pakiet medyczny
obcy-item-medkit-text = Android przywraca nim postaci obok jeden punkt siły.
obcy-item-pistol = pistolet
obcy-item-rifle = karabin
obcy-item-flamethrower = miotacz ognia
obcy-item-grenade = granat
obcy-item-grenade-text = Rzucony na odległość do dwóch pól, zabija wszystkich na trzech polach.
obcy-item-magazine = magazynek
obcy-item-magazine-text = Amunicja do każdej broni.
obcy-item-charged = magazynek z { $charges ->
    [one] 1 ładunkiem
    [few] { $charges } ładunkami
    [many] { $charges } ładunkami
   *[other] { $charges } ładunkami
}
obcy-weapon-text = Zasięg { $range }, siła ognia { $strength } za każdy strzał.

# Pola.
obcy-ground-corridor = korytarz
obcy-ground-vent = kanał wentylacyjny
obcy-ground-rock = skała
obcy-ground-pad = lądowisko
obcy-ground-airlock = śluza { $number }
obcy-ground-computer = komputer
obcy-ground-hatching = pole wylęgania
obcy-room-a = hol wejściowy
obcy-room-b = skład paliw
obcy-room-c = zbrojownia
obcy-room-d = ambulatorium
obcy-room-e = centrum sterowania
obcy-room-f = laboratorium
obcy-room-g = hala generatora
obcy-room-h = warsztat
obcy-room-i = kwatery
obcy-room-j = reaktor
obcy-room-k = skład
obcy-room-l = hydroponika
obcy-room-m = szatnia skafandrów
obcy-room-n = rampa załadunkowa
obcy-store-suits = magazyn skafandrów
obcy-store-fuel = magazyn paliw
obcy-store-parts = magazyn podzespołów
obcy-store-explosives = magazyn środków wybuchowych
obcy-store-medical = magazyn środków medycznych
obcy-store-weapons = magazyn uzbrojenia
obcy-store-ammunition = magazyn amunicji
obcy-device-radio = radiostacja
obcy-device-lab = analizator
obcy-device-air = filtr powietrza
obcy-device-gen = generator
obcy-device-crane = dźwig
obcy-device-water = pompa wody
obcy-device-cool = pompa chłodziwa
obcy-device-fuel = pompa paliwa
obcy-device-suit = ładowarka skafandrów
obcy-device-bulk = sterownik grodzi
obcy-device-heat = ogrzewanie
obcy-device-gate = napęd bramy

# Co leży obok planszy.
obcy-tray-pockets = Kieszenie { $who_gen }
obcy-tray-open = Niewykonane zadania
obcy-tray-aside = Wykonane zadania
obcy-tray-deck = Stos kart z zadaniami
obcy-tray-supply = Zasób
obcy-gauge-points = Punkty wyprawy
obcy-gauge-fuel = Pozostałe jazdy
obcy-gauge-queen = Królowa żyje
obcy-gauge-strength = Siła
obcy-gauge-ap = Punkty czynnościowe
obcy-goal-tasks = { $count ->
    [one] Wyprawa wygrywa, gdy wykona zadanie, co zabija Królową, a potem ktoś z szóstki dotrze na lądowisko. Królowa wygrywa, jeśli wszyscy zginą przed nią.
    [few] Wyprawa wygrywa, gdy wykona { $count } zadania, co zabija Królową, a potem ktoś z szóstki dotrze na lądowisko. Królowa wygrywa, jeśli wszyscy zginą przed nią.
   *[many] Wyprawa wygrywa, gdy wykona { $count } zadań, co zabija Królową, a potem ktoś z szóstki dotrze na lądowisko. Królowa wygrywa, jeśli wszyscy zginą przed nią.
}
obcy-goal-points = Wyprawa wygrywa, gdy Królowa nie żyje, a potem ktoś z szóstki dotrze na lądowisko. Każde wykonane zadanie daje punkt i pozwala stoczyć walkę: Królowa ginie, jeśli na jej kostce wypadnie nie więcej, niż jest punktów. Wygrywa ona, jeśli wszyscy zginą przed nią.
obcy-goal-home = Królowa nie żyje. Wyprawa wygrywa, gdy tylko ktoś z szóstki wejdzie na lądowisko; jeśli wszyscy zginą wcześniej, jest remis.
obcy-badge-strength = siła { $count }
obcy-badge-doubled = w kanale liczy się jako { $count }
obcy-badge-ap = { $count } pkt czyn.
obcy-badge-stopped = zatrzymany
obcy-badge-moved = już po ruchu
obcy-badge-drives = { $count ->
    [one] została 1 jazda
    [few] zostały { $count } jazdy
    [many] zostało { $count } jazd
   *[other] zostało { $count } jazd
}
obcy-badge-copies = { $count ->
    [one] 1 sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuk
}
obcy-badge-charges = { $count ->
    [one] 1 ładunek
    [few] { $count } ładunki
    [many] { $count } ładunków
   *[other] { $count } ładunków
}
obcy-badge-given = wykonano { $count }
obcy-badge-kills = zabito { $count }
obcy-badge-streak = utrzymano { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}

# O co gra pyta.
obcy-ask-drive = Dokąd jedzie transporter?
obcy-ask-activate = Kto teraz działa?
obcy-ask-act = Co robi { $who }? Zostało { $ap } pkt czyn.
obcy-ask-put-out = Bak jest pusty: gdzie wysiada { $who }?
obcy-ask-fight = Walczyć z Królową, mając { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}?
obcy-ask-volley = Kto teraz strzela?
obcy-ask-fire = Do kogo strzela { $who }? Zostało { $ap } pkt czyn.
obcy-ask-zone = Które pole obejmie jeszcze granat { $who_gen }?
obcy-ask-retreat = Dokąd wycofuje się { $who }?
obcy-ask-flee = Dokąd wycofuje się { $alien }?
obcy-ask-order = Który Obcy wycofuje się teraz?
obcy-ask-hatch = Jaki Obcy się wylęga? { $left ->
    [one] Został 1 punkt siły.
    [few] Zostały { $left } punkty siły.
    [many] Zostało { $left } punktów siły.
   *[other] Zostało { $left } punktów siły.
}
obcy-ask-brood = Który Obcy rusza się teraz?
obcy-ask-go = Dokąd idzie { $alien }?
obcy-ask-target = Kogo atakuje { $alien }?
obcy-ask-group = Kto zostanie teraz zaatakowany?

# Co można odpowiedzieć.
obcy-do-drive = { $steps ->
    [one] Jedź 1 pole na { $to }
    [few] Jedź { $steps } pola na { $to }
    [many] Jedź { $steps } pól na { $to }
   *[other] Jedź { $steps } pól na { $to }
}
obcy-do-park = Zostań tutaj
obcy-do-activate = Działa { $who }
obcy-do-volley = Strzela { $who }
obcy-do-move = Idź na { $to } ({ $steps } pkt czyn.)
obcy-do-go = { $steps ->
    [one] Idź 1 pole na { $to }
    [few] Idź { $steps } pola na { $to }
    [many] Idź { $steps } pól na { $to }
   *[other] Idź { $steps } pól na { $to }
}
obcy-do-enter = Wejdź przez śluzę { $airlock } (1 pkt czyn.)
obcy-do-take = Pobierz z magazynu { $item_acc } (1 pkt czyn.)
obcy-do-pick-up = Podnieś { $item_acc } (1 pkt czyn.)
obcy-do-drop = Wyrzuć { $item_acc } (1 pkt czyn.)
obcy-do-hand = Podaj { $who_dat } { $item_acc } (1 pkt czyn.)
obcy-do-read = Odczytaj zadanie z dyskietki (1 pkt czyn.)
obcy-do-blow = Wysadź { $to } (1 pkt czyn.)
obcy-do-heal = Pakiet medyczny dla { $who_gen } (1 pkt czyn.)
obcy-do-load = Zatankuj (1 pkt czyn.)
obcy-do-board = Wejdź do transportera
obcy-do-leave = Wysiądź na tym polu
obcy-do-deliver = Wykorzystaj { $item_acc } do zadania „{ $task }”
obcy-do-fire = { $shots ->
    [one] Strzel do { $target_gen }: { $weapon }, 1 strzał
    [few] Strzel do { $target_gen }: { $weapon }, { $shots } strzały
    [many] Strzel do { $target_gen }: { $weapon }, { $shots } strzałów
   *[other] Strzel do { $target_gen }: { $weapon }, { $shots } strzałów
}
obcy-do-throw = Rzuć granat na { $to } (1 pkt czyn.)
obcy-do-blast = Obejmie też { $to }
obcy-do-put-out = Wysiądź na { $to }
obcy-do-retreat = Wycofaj się na { $to }
obcy-do-fight = Walcz z Królową
obcy-do-decline = Czekaj
obcy-do-hatch = Siła { $strength } na { $to }
obcy-do-choose = { $alien }
obcy-do-target = Atakuj { $who_acc }
obcy-do-group = Atakują Obcy wokół { $who_gen }
obcy-do-finish = Ta postać skończyła
obcy-do-cease = Nie strzelaj więcej
obcy-do-hatched = Koniec wylęgania
obcy-do-stay = Zostań na miejscu
obcy-do-end-acting = Gotowe: czas strzelać
obcy-do-end-firing = Zakończ fazę wyprawy
obcy-do-end-moving = Zakończ ruchy i atakuj

# Co mówi tabela „Wynik walki”.
obcy-result-none = bez skutku
obcy-result-attacker = atakujący traci { $loss } i wycofuje się o { $retreat }
obcy-result-defender = atakowany traci { $loss } i wycofuje się o { $retreat }
obcy-odds-queen-dies = Królowa ginie
obcy-odds-queen-dies-hatching = Królowa ginie, ale Obcy wylęgają się dalej
obcy-odds-points-lost = wszystkie punkty przepadają

# Co się stało.
obcy-log-expedition = Runda { $round }: faza wyprawy.
obcy-log-aliens = Runda { $round }: faza Obcych.
obcy-log-drove = { $left ->
    [0] Transporter jedzie na { $to }; bak jest pusty.
    [one] Transporter jedzie na { $to }; została 1 jazda.
    [few] Transporter jedzie na { $to }; zostały { $left } jazdy.
    [many] Transporter jedzie na { $to }; zostało { $left } jazd.
   *[other] Transporter jedzie na { $to }; zostało { $left } jazd.
}
obcy-log-moved = { $steps ->
    [one] { $who } robi krok na { $to }.
    [few] { $who } przechodzi { $steps } pola na { $to }.
    [many] { $who } przechodzi { $steps } pól na { $to }.
   *[other] { $who } przechodzi { $steps } pól na { $to }.
}
obcy-log-went-out = { $who } wychodzi na zewnątrz przez śluzę { $airlock }.
obcy-log-tracked = { $who } idzie dalej na zewnątrz, na pole { $field } toru przejścia.
obcy-log-came-in = { $who } wchodzi przez śluzę { $airlock }.
obcy-log-took = { $who } pobiera z magazynu { $item_acc }.
obcy-log-picked-up = { $who } podnosi { $item_acc }.
obcy-log-dropped = { $who } wyrzuca { $item_acc }.
obcy-log-handed = { $who } podaje { $to_dat } { $item_acc }.
obcy-log-read = { $who } odczytuje zadanie.
obcy-log-read-task = { $who } odczytuje zadanie: { $task }.
obcy-log-collapsed = { $who } wysadza korytarz na { $to }.
obcy-log-healed = { $who } dostaje pomoc i ma siłę { $strength }.
obcy-log-loaded = { $who } tankuje transporter.
obcy-log-boarded = { $who } wchodzi do transportera.
obcy-log-left = { $who } opuszcza transporter.
obcy-log-put-out = { $who } musi wysiąść na { $to }.
obcy-log-delivered = { $who } wykorzystuje na { $to } { $item_acc }.
obcy-log-fulfilled = Zadanie wykonane: { $task }. Wyprawa ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
obcy-log-fought = Królowa ma siłę [{ $strength }], wyprawa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
obcy-log-queen-died = Królowa nie żyje. Obcy już się nie wylęgają.
obcy-log-queen-died-hatching = Królowa nie żyje, ale Obcy wylęgają się dalej.
obcy-log-fired = { $who } strzela do { $target_gen }: { $weapon }, { $shots ->
    [one] 1 strzał
    [few] { $shots } strzały
    [many] { $shots } strzałów
   *[other] { $shots } strzałów
}.
obcy-log-threw = { $who } rzuca granat na { $to }.
obcy-log-exploded = Granat wybucha. Giną: { $aliens ->
    [one] jeden Obcy
    [few] { $aliens } Obcych
    [many] { $aliens } Obcych
   *[other] { $aliens } Obcych
}, { $people ->
    [one] jedna postać
    [few] { $people } postacie
    [many] { $people } postaci
   *[other] { $people } postaci
}.
obcy-log-rolled = Siła ataku { $strength }, kostka [{ $die }]: { $result }.
obcy-log-hurt = { $who } traci { $loss } i ma siłę { $left }.
obcy-log-weakened = { $alien } traci { $loss } i ma siłę { $left }.
obcy-log-died = { $who } nie żyje.
obcy-log-killed = { $alien } nie żyje.
obcy-log-retreated = { $who } wycofuje się na { $to }.
obcy-log-cornered = { $alien } nie może wycofać się tak daleko, jak trzeba.
obcy-log-fled = { $alien } wycofuje się na { $to }.
obcy-log-spawning = Obcy się wylęgają, łączna siła do [{ $points }].
obcy-log-hatched = { $alien } wylęga się z siłą { $strength } na { $to }.
obcy-log-crept = { $alien } idzie na { $to }.
obcy-log-mutated = { $alien } wchłania { $other_acc } i ma siłę { $strength }.
obcy-log-attacked = { $aliens ->
    [one] Jeden Obcy atakuje { $who_acc }.
    [few] { $aliens } Obcych atakuje { $who_acc }.
    [many] { $aliens } Obcych atakuje { $who_acc }.
   *[other] { $aliens } Obcych atakuje { $who_acc }.
}

# Dlaczego czegoś nie wolno.
obcy-no-acting-now = Postacie działają tylko w swoim kroku.
obcy-no-after-shot = { $who } ma już za sobą strzał: może tylko dalej strzelać.
obcy-no-airlock = Śluzy mają numery od 1 do 5.
obcy-no-airlock-free = W tej śluzie ktoś stoi.
obcy-no-alien-again = Ten Obcy już się ruszał.
obcy-no-alien-chosen = Najpierw wybierz Obcego.
obcy-no-alien-field = Obcy nie mogą wejść na { $to }.
obcy-no-alien-so-far = { $to } jest za daleko dla Obcego.
obcy-no-alien-stopped = Postać po drodze na { $to } zatrzymuje Obcego.
obcy-no-alien-way = Ten Obcy nie ma dokąd pójść.
obcy-no-ap = Brakuje punktów czynnościowych.
obcy-no-aboard = { $who } siedzi w transporterze i może tylko zatankować albo wysiąść.
obcy-no-blowing = Ładunek zawala sąsiednie pole korytarza, a nie { $to }.
obcy-no-blowing-pieces = Na { $to } coś stoi albo korytarz jest tam już zawalony.
obcy-no-board-again = { $who } opuścił transporter w tej fazie.
obcy-no-budget = { $left ->
    [one] Został tylko 1 punkt siły.
    [few] Zostały tylko { $left } punkty siły.
    [many] Zostało tylko { $left } punktów siły.
   *[other] Zostało tylko { $left } punktów siły.
}
obcy-no-character = Najpierw wybierz postać.
obcy-no-character-again = { $who } już działał w tej fazie.
obcy-no-computer = Zadania odczytuje się przy komputerze.
obcy-no-creeping-now = Obcy poruszają się tylko w swoim kroku.
obcy-no-dead = { $who } nie żyje.
obcy-no-diskette = { $who } nie ma dyskietki.
obcy-no-drive-dry = Bez paliwa transporter nie ruszy.
obcy-no-drive-home = Transporter wraca na { $to } dopiero po śmierci Królowej.
obcy-no-drive-so-far = Transporter przejeżdża najwyżej dziesięć pól i na { $to } nie dojedzie.
obcy-no-driver = Bez pasażera transporter nie ruszy.
obcy-no-driving-now = Transporter jedzie tylko na początku fazy wyprawy.
obcy-no-empty-tank = Tankuje się tylko do pustego baku.
obcy-no-end-of-drive = Najpierw zdecyduj, dokąd jedzie transporter.
obcy-no-end-of-hatching = Najpierw zdecyduj, co się wylęga.
obcy-no-end-within = Najpierw dokończ to, co się zaczęło.
obcy-no-enter = { $who } nie jest na wyjściu z toru przejścia.
obcy-no-field = W bazie nie ma pola { $to }.
obcy-no-field-with-alien = Na { $to } stoją Obcy.
obcy-no-field-with-character = Na { $to } stoi postać.
obcy-no-fight = Z Królową walczy się zaraz po wykonaniu zadania.
obcy-no-fight-first = Najpierw zdecyduj, czy walczysz z Królową.
obcy-no-firing-now = To nie czas na strzelanie.
obcy-no-flight-near = Obcy nie może wycofać się na { $to }: pole jest zajęte albo sąsiaduje z postacią.
obcy-no-fuel = { $who } nie ma pojemnika z paliwem.
obcy-no-gift-here = Ta karta tego tu i teraz nie wymaga.
obcy-no-grenade = { $who } nie ma granatu.
obcy-no-group = Nie ma teraz grupy Obcych do wyboru.
obcy-no-group-first = Najpierw wybierz, która grupa Obcych atakuje.
obcy-no-group-there = Żaden Obcy nie atakuje teraz { $who_gen }.
obcy-no-hatchery = Żadna postać nie może wejść na pole wylęgania { $to }.
obcy-no-hatching-field = Obcy wylęgają się na polach wylęgania, a nie na { $to }.
obcy-no-hatching-now = Obcy wylęgają się tylko na początku swojej fazy.
obcy-no-item = { $who } nie ma takiego przedmiotu.
obcy-no-item-here = Nie leży tu taki przedmiot.
obcy-no-leave = Pole transportera nie jest wolne.
obcy-no-medic = { $who } nie może używać pakietów medycznych: umie to tylko Android.
obcy-no-neighbour = { $who } nie stoi na sąsiednim polu.
obcy-no-open-card = Ta karta nie jest odkryta.
obcy-no-order-first = Najpierw wybierz, który Obcy wycofuje się teraz.
obcy-no-outside = { $who } jest na zewnątrz i może tylko wejść do środka.
obcy-no-pad = Póki Królowa żyje, na { $to } wchodzi się tylko z paliwem do pustego transportera albo po to, by od razu do niego wejść.
obcy-no-parking = Transporter nie może zatrzymać się na { $to }: ktoś tam stoi.
obcy-no-passenger = { $who } nie jest w transporterze.
obcy-no-patient = Tej postaci nie można pomóc: { $who }.
obcy-no-pocket = { $who } nie ma wolnej kieszeni.
obcy-no-put-out = Nikt nie musi teraz wysiadać.
obcy-no-put-out-first = Najpierw powiedz, gdzie wysiada pasażer.
obcy-no-put-out-there = { $to } nie jest najbliższym wolnym polem.
obcy-no-reading = Trzy zadania już czekają na wykonanie albo stos kart jest pusty.
obcy-no-retreat = Nikt się teraz nie wycofuje.
obcy-no-retreat-closed = Na { $to } nikt nie może się wycofać.
obcy-no-retreat-first = Najpierw powiedz, dokąd się wycofać.
obcy-no-retreat-length = Wycofanie się o właściwą liczbę pól nie kończy się na { $to }.
obcy-no-retreat-near = Postać nie może wycofać się na { $to }: pole jest zajęte albo sąsiaduje z Obcym.
obcy-no-road = Transporter nie może wjechać na { $to }.
obcy-no-rubble = Korytarz na { $to } jest zawalony.
obcy-no-second-alien = Inny Obcy właśnie ma się ruszyć.
obcy-no-second-character = Ktoś inny właśnie działa: najpierw on musi skończyć, potem { $who }.
obcy-no-shooter = Najpierw wybierz, kto strzela.
obcy-no-shot-ap = { $who } nie ma już punktów czynnościowych, by strzelić do { $target_gen }: { $weapon }.
obcy-no-shot-charges = { $who } nie ma amunicji, by strzelić do { $target_gen }: { $weapon }.
obcy-no-shot-line = { $who } nie ma czystej linii strzału do { $target_gen }: { $weapon }.
obcy-no-shot-number = { $most ->
    [one] { $who } może oddać 1 strzał do { $target_gen }: { $weapon }.
    [few] { $who } może oddać od 1 do { $most } strzałów do { $target_gen }: { $weapon }.
    [many] { $who } może oddać od 1 do { $most } strzałów do { $target_gen }: { $weapon }.
   *[other] { $who } może oddać od 1 do { $most } strzałów do { $target_gen }: { $weapon }.
}
obcy-no-shot-off-board = { $who } nie jest na planszy i nie może strzelić do { $target_gen }: { $weapon }.
obcy-no-shot-range = { $target } jest za daleko od { $who_gen }: { $weapon }.
obcy-no-shot-restricted = { $who } nie może użyć tej broni przeciw { $target_dat }: { $weapon }.
obcy-no-shot-target = { $who } nie ma do kogo strzelić, { $target } nie jest na planszy: { $weapon }.
obcy-no-shot-twice = { $who } już strzelał w tej fazie do { $target_gen }: { $weapon }.
obcy-no-shot-weapon = { $who } nie ma takiej broni na { $target_acc }: { $weapon }.
obcy-no-staying = Bak jest pusty: { $who } musi wysiąść.
obcy-no-stopped = { $who } zatrzymał się obok Obcego i nie może się już ruszyć w tej fazie.
obcy-no-store = Nie ma tu magazynu z takim przedmiotem.
obcy-no-such-alien = Nie ma takiego Obcego.
obcy-no-such-strength = Obcy wylęgają się z siłą od 1 do 4.
obcy-no-suit = Bez skafandra nikt nie wejdzie do śluzy { $to }.
obcy-no-supply = W magazynach nie ma już ani jednego.
obcy-no-tank = Bak jest pusty: w środku nie może nikogo być.
obcy-no-target = Nie ma teraz ataku do przydzielenia.
obcy-no-target-first = Najpierw powiedz, kogo atakuje Obcy.
obcy-no-target-there = Obcy nie stoi obok { $who_gen }.
obcy-no-tasks-left = Królowa nie żyje: zadania nie mają już znaczenia.
obcy-no-throw-line = Po drodze na { $to } jest ściana albo gruzowisko.
obcy-no-throw-off-board = { $who } nie jest na planszy i nie może rzucić.
obcy-no-throw-restricted = { $who } nie może rzucać granatów.
obcy-no-throw-room = Na { $to } nie stykają się trzy pola pomieszczenia.
obcy-no-throw-so-far = Granat leci na dwa pola, nie tak daleko jak { $to }.
obcy-no-throw-there = Na { $to } nie rzuca się granatów.
obcy-no-transporter = { $who } nie stoi przy transporterze.
obcy-no-volley = { $who } nie ma do kogo strzelać.
obcy-no-volley-again = { $who } już strzelał w tej fazie.
obcy-no-walker = { $who } idzie na zewnątrz bazy.
obcy-no-way = Nie dojdziesz na { $to }: brakuje punktów czynnościowych albo Obcy po drodze zatrzymuje ruch.
obcy-no-zone = Nie ma teraz strefy działania granatu do wyboru.
obcy-no-zone-first = Najpierw powiedz, które pola obejmuje granat.
obcy-no-zone-there = { $to } nie może należeć do tej strefy działania granatu.

# Karty z zadaniami.
obcy-task-t01 = Naprawa radiostacji
obcy-task-t01-text = Zanieś zapasowy podzespół do radiostacji w centrum sterowania.
obcy-task-t02 = Uruchomienie analizatora
obcy-task-t02-text = Zanieś zapasowy podzespół do analizatora w laboratorium.
obcy-task-t03 = Czyste powietrze
obcy-task-t03-text = Zanieś zapasowy podzespół do filtra powietrza w ambulatorium.
obcy-task-t04 = Przywrócić zasilanie
obcy-task-t04-text = Zanieś zapasowy podzespół do generatora.
obcy-task-t05 = Sprawny dźwig
obcy-task-t05-text = Zanieś zapasowy podzespół do dźwigu na rampie załadunkowej.
obcy-task-t06 = Woda dla bazy
obcy-task-t06-text = Zanieś zapasowy podzespół do pompy wody w hydroponice.
obcy-task-t07 = Obieg chłodzenia
obcy-task-t07-text = Zanieś zapasowy podzespół do pompy chłodziwa w reaktorze.
obcy-task-t08 = Grodzie
obcy-task-t08-text = Zanieś zapasowy podzespół do sterownika grodzi w zbrojowni.
obcy-task-t09 = Ogrzewanie lub brama
obcy-task-t09-text = Napraw ogrzewanie w kwaterach albo napęd bramy w holu wejściowym.
obcy-task-t10 = Pompa lub ładowarka
obcy-task-t10-text = Napraw pompę paliwa albo ładowarkę skafandrów.
obcy-task-t11 = Archiwum
obcy-task-t11-text = Skopiuj dane: oddaj dyskietkę przy komputerze 1 (5,0) albo przy komputerze 2 (17,0).
obcy-task-t12 = Polowanie
obcy-task-t12-text = Zabij czterech Obcych we własnych fazach.
obcy-task-t13 = Zamknąć północ
obcy-task-t13-text = Wysadź północny korytarz na (10,2) lub (12,2) albo napraw sterownik grodzi i napęd bramy.
obcy-task-t14 = Zamknąć południe
obcy-task-t14-text = Wysadź południowy korytarz na (10,12) lub (12,12) albo napraw napęd bramy i pompę paliwa.
obcy-task-t15 = Utrzymać reaktor
obcy-task-t15-text = Utrzymaj trzy postacie w pomieszczeniu reaktora przez dwie fazy Obcych z rzędu.
obcy-task-t16 = Zbiórka
obcy-task-t16-text = Zbierz cztery postacie w centrum sterowania na koniec swojej fazy.
obcy-task-t17 = Oczyścić kwatery
obcy-task-t17-text = Na koniec twojej fazy w kwaterach jest któraś postać i nie ma żadnego Obcego.
obcy-task-t18 = Przegląd z zewnątrz
obcy-task-t18-text = Przejdź na zewnątrz od jednej śluzy do innej albo napraw ładowarkę skafandrów.
obcy-task-t19 = Punkt opatrunkowy
obcy-task-t19-text = Zostaw pakiet medyczny w kwaterach na (9,9) albo napraw ogrzewanie i pompę wody.
obcy-task-t20 = Transport zaopatrzenia
obcy-task-t20-text = Zatrzymaj transporter na rampie załadunkowej albo napraw dźwig i pompę paliwa.

# Co można ustalić przed pierwszą turą.
obcy-option-players = Gracze
obcy-option-players-help = Jeden kieruje Obcymi; pozostali dzielą się szóstką wyprawy.
obcy-option-variant = Jak ginie Królowa
obcy-option-variant-help = Po wykonaniu pewnej liczby zadań albo w walce, o której decydują punkty za nie.
obcy-option-variant-1 = W walce
obcy-option-variant-2 = Przez zadania
obcy-option-tasks = Potrzebne zadania
obcy-option-tasks-help = Ile zadań zabija Królową, jeśli decydują zadania.
obcy-option-fire-timing = Strzelanie
obcy-option-fire-timing-help = W osobnym kroku, gdy wszyscy już się ruszyli, albo podczas działania każdej postaci.
obcy-option-fire-timing-step = W osobnym kroku
obcy-option-fire-timing-activation = Podczas działania
obcy-option-rounds = Ostatnia runda
obcy-option-rounds-help = Po tej rundzie jest remis; 0 oznacza grę bez końca.
obcy-option-leader = Dowódca
obcy-option-leader-help = Miejsce, które decyduje za całą wyprawę, póki ma żywą postać.
obcy-option-seats = Kto kim kieruje
obcy-option-seats-help = Postacie według miejsc; miejsce bez żadnej kieruje Obcymi.

# Co mówią o grze interfejsy.
obcy-blurb = Sześć osób, jeden transporter i baza pełna jaj. Jeden gracz jest Królową; pozostali muszą odczytać swoje rozkazy i je przeżyć.
obcy-facts = 2–7 graczy · baza z sześciokątów · 60–120 minut

# Pasek faz, nakładki na bazę i to, co może się wtrącić.
obcy-phase-drive = Jazda
obcy-phase-act = Działanie
obcy-phase-fire = Strzały
obcy-phase-hatch = Wylęganie
obcy-phase-brood = Ruch Obcych
obcy-phase-strike = Atak Obcych
obcy-overlay-threat = Gdzie Obcy mogą zaraz uderzyć
obcy-overlay-reach = Jak daleko dojdzie wskazana figura
obcy-overlay-near = Czujnik ruchu
obcy-risk-stop = dalej nie pójdzie: obok stoi przeciwnik

# What a bot says about the lines it has played on; part of bots-because.
obcy-fact-alive = { $who } żyje
obcy-fact-queen-alive = Królowa żyje
obcy-fact-queen-dead = Królowa nie żyje

# Do czego służy odpowiedź, którą radzi bot.
obcy-merit-tasks = To posuwa zadania naprzód.
obcy-merit-home = To przybliża kogoś do statku.
obcy-merit-people = To zachowuje siłę i uzbrojenie wyprawy.
obcy-merit-pastime = To prowadzi do amunicji albo do Obcych, do których można strzelać.
obcy-merit-cull = Po tym Obcych jest mniej, są słabsi albo dalej.
obcy-merit-safety = To mniej naraża wyprawę na ataki.
obcy-merit-losses = To kosztuje wyprawę siłę albo broń.
obcy-merit-homeless = To wydłuża drogę do statku.
obcy-merit-attack = To zapowiada udany atak.
obcy-merit-brood = Po tym Obcych jest więcej, są silniejsi albo bliżej.

# The lesson, in the order of its script (crates/lessons/scripts).
obcy-lesson-activate = Prowadzisz sześcioosobową wyprawę; Królową jest bot. Każda postać działa raz w rundzie i ma 6 punktów czynnościowych. Android niesie dyskietkę: niech zacznie.
obcy-lesson-move = Krok kosztuje 1 punkt czynnościowy. Wskazanie pola pokazuje drogę. Podświetlone pole prowadzi w stronę komputera, na którym odczytuje się zadania.
obcy-lesson-finish = Nie ma już punktów. Powiedz, że ta postać skończyła.
obcy-lesson-next = Teraz inna postać. Zachowane punkty można później w tej rundzie wykorzystać na strzelanie.
obcy-lesson-again = Idź w stronę magazynów: są tam skafandry, pakiety medyczne, zapasowe podzespoły i kolejne dyskietki.
obcy-lesson-end-step = Najpierw wszyscy działają, potem wszyscy strzelają, potem ruszają się Obcy: pokazuje to pasek u góry. Nikogo nie ma jeszcze w zasięgu, więc zakończ krok.
obcy-lesson-enemy = To była faza Obcych: Obcy wylęgli się i podeszli bliżej. Nowa runda zaczyna się z nowymi punktami. Wybierz kogoś; resztę przesunie lekcja.
obcy-lesson-fire = Obcy jest w zasięgu i na linii strzału. Strzelać może każdy, komu zostały punkty, jeden po drugim. Wybierz, kto strzela.
obcy-lesson-shots = Każdy strzał kosztuje punkt i ładunek i dodaje się do siły ataku. Kostka i tabela mówią, kto traci siłę i kto się wycofuje; paski pokazują szanse. Strzelaj.
obcy-lesson-read = Android stoi z dyskietką przy komputerze: odczytaj zadanie. Jego treść widzi tylko wyprawa.
obcy-lesson-wins = Tak wygrywa wyprawa: cztery wykonane zadania zabijają Królową; potem ktoś musi dotrzeć na lądowisko, do statku. Jeśli zginie cała szóstka, wygrywa Królowa. Wybierz, kto działa.
obcy-lesson-end = To wszystko, czego potrzebujesz: działanie, strzelanie, faza Obcych, zadania. Graj dalej od tego miejsca albo zacznij własną partię. Przycisk „Podpowiedź” albo klawisz H w każdej chwili prosi bota o radę.

# Postacie. Zdolności są ponumerowane tak, jak stoją na stronie bohatera i na stronie rekruta; cechy działają zawsze.
corps-who-gorman = porucznik Gorman
    .gen = porucznika Gormana
    .acc = porucznika Gormana
    .gender = m
corps-ability-gorman-hero-0 = W momencie aktywacji może wyczerpać 3 karty: inny stojący Marine natychmiast wykonuje akcję.
corps-ability-gorman-hero-1 = Na koniec aktywacji dobiera 2 karty.
corps-ability-gorman-grunt-0 = Na koniec aktywacji odzyskaj kartę.
corps-who-hicks = kapral Hicks
    .gen = kaprala Hicksa
    .acc = kaprala Hicksa
    .gender = m
corps-ability-hicks-hero-0 = W momencie aktywacji może dobrać kartę.
corps-ability-hicks-hero-1 = Raz na turę, gdy spudłuje, może wyczerpać kartę z ręki i rzucić jeszcze raz.
corps-ability-hicks-grunt-0 = Raz na turę, gdy spudłuje, możesz wyczerpać 2 karty, by rzucić jeszcze raz.
corps-who-hudson = szeregowy Hudson
    .gen = szeregowego Hudsona
    .acc = szeregowego Hudsona
    .gender = m
corps-ability-hudson-hero-0 = W momencie aktywacji może odzyskać sprzęt i wydarzenia z ręki.
corps-ability-hudson-hero-1 = Na koniec aktywacji odkryj kartę: sprzęt lub wydarzenie trafia na rękę; przy broni Hudson ogląda wierzchnią kartę czujnika i może położyć ją na spodzie.
corps-ability-hudson-grunt-0 = Na koniec aktywacji odkryj kartę: przy broni obejrzyj wierzchnią kartę czujnika; możesz położyć ją na spodzie.
corps-who-vasquez = szeregowa Vasquez
    .gen = szeregowej Vasquez
    .acc = szeregową Vasquez
    .gender = f
corps-ability-vasquez-hero-0 = W momencie aktywacji odkrywa kartę: przy broni jej wskaźnik rośnie o 1, przy sprzęcie lub wydarzeniu odzyskaj kartę, a Vasquez dobiera jedną.
corps-trait-vasquez-hero = Strzał z M56 kosztuje ją o kartę mniej.
corps-trait-vasquez-grunt = Strzał z M56 kosztuje ją o kartę mniej.
corps-who-frost = szeregowy Frost
    .gen = szeregowego Frosta
    .acc = szeregowego Frosta
    .gender = m
corps-ability-frost-hero-0 = W momencie aktywacji może poruszyć się o maksymalnie 2 pola.
corps-ability-frost-hero-1 = Po strzale z M240 odkrywa kartę: przy sprzęcie odzyskaj 2 karty, przy wydarzeniu może poruszyć się o maksymalnie 2 pola.
corps-ability-frost-grunt-0 = Po strzale z M240 odkryj kartę: przy sprzęcie lub wydarzeniu odzyskaj 2 karty.
corps-who-ripley = Ripley
    .gender = f
corps-ability-ripley-hero-0 = W momencie aktywacji odzyskaj 2 karty, a Ripley dobiera jedną.
corps-ability-ripley-hero-1 = Raz na turę, gdy komuś w odległości do 4 pól nie uda się rzut obronny, możesz wyczerpać kartę, by powtórzyć rzut.
corps-ability-ripley-grunt-0 = Po strzale z M240 odkryj kartę: przy sprzęcie lub wydarzeniu odzyskaj kartę.
corps-who-newt = Newt
    .gender = f
corps-ability-newt-hero-0 = Na koniec aktywacji możesz wyczerpać 2 karty: stojąca postać, którą Newt widzi, porusza się o 2 pola w jej stronę.
corps-trait-newt-hero = Gdy odpoczywa, możesz odzyskać o kartę więcej.
corps-trait-newt-grunt = Gdy odpoczywa, odzyskaj o kartę więcej.

# Broń.
corps-card-hk-vp70 = HK VP70
corps-card-hk-vp70-text = Pistolet. Trafia przy wyniku 3 lub mniej bez względu na wskaźnik; po ataku z niego możesz wyczerpać kartę, by wykonać darmowy drugi atak.
corps-card-ithaca = Ithaca 37
corps-card-ithaca-text = Strzelba na bliskie spotkania. Na odległość 2 pól lub mniejszą trafia przy wyniku 5 lub mniej bez względu na wskaźnik.
corps-card-m240 = M240
corps-card-m240-text = Miotacz ognia. Pali wszystko na polu odległym o najwyżej 2 i wokół niego, przy wyniku 7 lub mniej bez względu na wskaźnik.
corps-card-m40 = Granaty M40
corps-card-m40-text = Rzucone na odległość do 6 pól, rozrywają wszystko na jednym polu i wokół niego, przy wyniku 5 lub mniej bez względu na wskaźnik; kartę odrzuca się.
corps-card-m41a = M41A
corps-card-m41a-text = Karabin pulsacyjny. Po ataku z niego możesz w darmowym ataku rzucić granat.
corps-card-m56 = M56
corps-card-m56-text = Smart Gun, który sam znajduje cele: trafia przy wyniku 4 lub mniej bez względu na wskaźnik.

# Sprzęt.
corps-card-arc-welder = Spawarka łukowa
corps-card-arc-welder-text = Przy stawianiu i usuwaniu barykad masz technikę o 3 wyższą.
corps-card-body-armour = Pancerz taktyczny
corps-card-body-armour-text = Gdy rzut obronny się nie uda, możesz odkryć kartę: przy broni lub wydarzeniu jednak się udaje. Pancerz zostaje wtedy wyczerpany.
corps-card-flare = Flara
corps-card-flare-text = Darmowa akcja: wskaźnik postaci w odległości do 4 pól rośnie o 2. Flara zostaje wyczerpana.
corps-card-hadleys-map = Mapa Nadziei Hadleya
corps-card-hadleys-map-text = Poruszasz się o 1 pole dalej.
corps-card-m4-helmet = Hełm M4
corps-card-m4-helmet-text = Gdy rzut obronny się nie uda, możesz odkryć kartę: przy sprzęcie lub wydarzeniu jednak się udaje. Hełm zostaje wtedy wyczerpany.
corps-card-medical-scanner = Skaner medyczny
corps-card-medical-scanner-text = Akcja: inna powalona postać obok ciebie wstaje.
corps-card-motion-tracker = Czujnik ruchu
corps-card-motion-tracker-text = Darmowa akcja: obejrzyj wierzchnią kartę czujnika. Możesz położyć ją na spodzie.
corps-card-shoulder-lamp = Latarka naramienna
corps-card-shoulder-lamp-text = Twój wskaźnik ustawia się o 1 wyżej.

# Wydarzenia.
corps-card-bypass = Obejście
corps-card-bypass-text = Gdy nie udał się test techniki: jednak się udaje.
corps-card-cover-me = Osłaniaj mnie
corps-card-cover-me-text = Darmowa akcja: inna stojąca postać, którą widzisz, może wykonać darmowy atak.
corps-card-drag-clear = Wyciągnąć z ognia
corps-card-drag-clear-text = Gdy ktoś ma zostać zabity: zamiast tego zostaje powalony.
corps-card-field-strip = Przegląd broni
corps-card-field-strip-text = Akcja: odzyskaj 5 kart.
corps-card-get-up = Na nogi
corps-card-get-up-text = Gdy zaczyna się Faza Obcych: powalona postać wstaje.
corps-card-lock-it-down = Zablokować przejście
corps-card-lock-it-down-text = Akcja: postaw obok siebie barykadę bez testu.
corps-card-move-it = Ruchy, ruchy
corps-card-move-it-text = Darmowa akcja: porusz się o maksymalnie 3 pola.
corps-card-not-today = Nie dziś
corps-card-not-today-text = Gdy nie udał się rzut obronny: jednak się udaje.
corps-card-on-course = Na kursie
corps-card-on-course-text = Darmowa akcja: odkryj kartę, przejrzyj stos wyczerpania i weź z niego kartę tego samego typu.
corps-card-short-bursts = Krótkie serie
corps-card-short-bursts-text = Darmowa akcja: twój wskaźnik rośnie o 2.
corps-card-steady-now = Spokojnie
corps-card-steady-now-text = Gdy atak spudłował: rzuć jeszcze raz.

# Zagrożenia.
corps-card-acid-burn = Oparzenie kwasem
corps-card-acid-burn-text = Odrzuć 2 karty.
corps-card-jammed = Zacięcie
corps-card-jammed-text = Odrzuć kartę.
corps-card-losing-hope = Utrata nadziei
corps-card-losing-hope-text = Wyczerp kartę. Wskaźnik stojącej postaci spada o 2.
corps-card-noise = Hałas
corps-card-noise-text = Każdy sygnał porusza się o 2 pola.
corps-card-panic = Panika
corps-card-panic-text = Wyczerp kartę i odrzuć jedną z ręki.
corps-card-power-failure = Awaria zasilania
corps-card-power-failure-text = Wyczerp 2 karty. Jedna barykada puszcza.
corps-card-they-know = Wiedzą o nas
corps-card-they-know-text = W wejściu najbliżej ciebie pojawia się sygnał.

# Karty czujnika: co robią oprócz swoich sygnałów.
corps-tracker-scratching = Chrobot
corps-tracker-scratching-text = Otwiera się tunel.
corps-tracker-loose-grating = Luźna kratka
corps-tracker-loose-grating-text = Otwiera się tunel.
corps-tracker-floor-plates = Pod płytami
corps-tracker-floor-plates-text = Otwiera się tunel.
corps-tracker-something-moved = Coś się poruszyło
corps-tracker-something-moved-text = Poza zasięgiem wzroku: każdy sygnał porusza się o 1 pole.
corps-tracker-shadows = Cienie
corps-tracker-shadows-text = Poza zasięgiem wzroku: wyczerp kartę.
corps-tracker-cold-draught = Zimny przeciąg
corps-tracker-cold-draught-text = Poza zasięgiem wzroku: każdy sygnał porusza się o 1 pole.
corps-tracker-in-the-open = Na widoku
corps-tracker-in-the-open-text = W zasięgu wzroku: wyczerp kartę za każdą postać, która to widzi.
corps-tracker-hiss = Syk
corps-tracker-hiss-text = W zasięgu wzroku: każdy Obcy porusza się o 1 pole.
corps-tracker-contact = Kontakt
corps-tracker-contact-text = W zasięgu wzroku: wyczerp kartę.
corps-tracker-false-echo = Fałszywe echo
corps-tracker-false-echo-text = Każdy sygnał porusza się o 1 pole.
corps-tracker-lone-drone = Samotna robotnica
corps-tracker-lone-drone-text = Nic więcej.
corps-tracker-scout = Zwiadowca
corps-tracker-scout-text = Nic więcej.
corps-tracker-overhead = Nad głowami
corps-tracker-overhead-text = W najbliższym wejściu.
corps-tracker-a-breather = Chwila oddechu
corps-tracker-a-breather-text = Odzyskaj kartę.
corps-tracker-duct-burst = Rozdarty kanał
corps-tracker-duct-burst-text = Otwiera się tunel.
corps-tracker-under-the-floor = Pod podłogą
corps-tracker-under-the-floor-text = Otwiera się tunel. Każdy sygnał porusza się o 1 pole.
corps-tracker-wall-breach = Przez ścianę
corps-tracker-wall-breach-text = Otwiera się tunel.
corps-tracker-flanking = Oskrzydlenie
corps-tracker-flanking-text = Poza zasięgiem wzroku: jeszcze jeden sygnał w punkcie wprowadzenia 1.
corps-tracker-lights-out = Zgasły światła
corps-tracker-lights-out-text = Poza zasięgiem wzroku: odrzuć kartę.
corps-tracker-closing-in = Coraz bliżej
corps-tracker-closing-in-text = Poza zasięgiem wzroku: każdy sygnał porusza się o 3 pola.
corps-tracker-charge = Szarża
corps-tracker-charge-text = W zasięgu wzroku: każdy Obcy porusza się o 2 pola.
corps-tracker-screams = Krzyki
corps-tracker-screams-text = W zasięgu wzroku: wyczerp kartę za każdą postać, która to widzi.
corps-tracker-sudden-rush = Nagły zryw
corps-tracker-sudden-rush-text = W zasięgu wzroku: wyczerp 2 karty.
corps-tracker-pair = Para
corps-tracker-pair-text = Nic więcej.
corps-tracker-clever-beast = Sprytna bestia
corps-tracker-clever-beast-text = Odrzucone zagrożenie, jeśli jakieś jest, zostaje wtasowane w stos wyczerpania.
corps-tracker-tear-down = Wyłamują się
corps-tracker-tear-down-text = Jedna barykada puszcza.
corps-tracker-hunters = Łowcy
corps-tracker-hunters-text = W najbliższym wejściu. Każdy sygnał porusza się o 2 pola.
corps-tracker-acid-blood = Kwas zamiast krwi
corps-tracker-acid-blood-text = Wyczerp 2 karty.
corps-tracker-eruption = Erupcja
corps-tracker-eruption-text = Otwiera się tunel.
corps-tracker-honeycomb = Plaster miodu
corps-tracker-honeycomb-text = Otwiera się tunel. Każdy sygnał porusza się o 2 pola.
corps-tracker-beneath-us = Pod nami
corps-tracker-beneath-us-text = Otwiera się tunel.
corps-tracker-encircled = Okrążenie
corps-tracker-encircled-text = Poza zasięgiem wzroku: jeszcze jeden sygnał w punkcie wprowadzenia 3.
corps-tracker-power-cut = Brak prądu
corps-tracker-power-cut-text = Poza zasięgiem wzroku: jedna barykada puszcza.
corps-tracker-patience = Cierpliwość
corps-tracker-patience-text = Poza zasięgiem wzroku: każdy sygnał porusza się o 4 pola.
corps-tracker-onrush = Natarcie
corps-tracker-onrush-text = W zasięgu wzroku: każdy Obcy porusza się o 3 pola.
corps-tracker-carnage = Rzeź
corps-tracker-carnage-text = W zasięgu wzroku: wyczerp 2 karty za każdą postać, która to widzi.
corps-tracker-onslaught = Szturm
corps-tracker-onslaught-text = W zasięgu wzroku: każdy Obcy porusza się o 2 pola.
corps-tracker-horde = Horda
corps-tracker-horde-text = Nic więcej.
corps-tracker-queens-call = Zew Królowej
corps-tracker-queens-call-text = W najbliższym wejściu. Każdy Obcy porusza się o 2 pola.
corps-tracker-out-of-the-walls = Wychodzą ze ścian
corps-tracker-out-of-the-walls-text = Jedna barykada puszcza.
corps-tracker-attrition = Wyniszczenie
corps-tracker-attrition-text = Odrzuć 2 karty.
corps-tracker-egg-bearer = Nosicielka jaj
corps-tracker-egg-bearer-text = W najbliższym wejściu, a razem z sygnałem twarzołap.

# Plansze i pomieszczenia.
corps-board-operations = Centrum operacyjne
corps-board-quarters = Kwatery
corps-board-medlab = Laboratorium medyczne
corps-board-garage = Garaż
corps-board-reactor = Reaktor
corps-board-nest = Gniazdo
corps-board-cocoons = Kokony
corps-board-processor = Stacja atmosferyczna
corps-room-communications = centrum łączności
corps-room-records = archiwum
corps-room-control-room = sterownia
corps-room-armoury = zbrojownia
corps-room-stores = magazyn
corps-room-bunks-a = sypialnia płn.-zach.
corps-room-canteen = stołówka
corps-room-bunks-b = sypialnia płn.-wsch.
corps-room-washroom = umywalnia
corps-room-common-room = świetlica
corps-room-nursery = pokój dziecięcy
corps-room-bunks-c = sypialnia płd.-zach.
corps-room-bunks-d = sypialnia płd.-wsch.
corps-room-lobby = hol
corps-room-closet-a = schowek zachodni
corps-room-closet-b = schowek wschodni
corps-room-surgery = sala operacyjna
corps-room-ward = sala chorych
corps-room-laboratory = laboratorium
corps-room-pharmacy = apteka
corps-room-specimens = sala okazów
corps-room-reception = recepcja
corps-room-workshop = warsztat
corps-room-fuel-store = skład paliwa
corps-room-parts-store = skład części
corps-room-guardroom = wartownia
corps-room-core = rdzeń reaktora
corps-room-chamber-a = komora płn.-zach.
corps-room-chamber-b = komora płn.-wsch.
corps-room-chamber-c = komora płd.-zach.
corps-room-chamber-d = komora płd.-wsch.
corps-room-larder-a = spiżarnia zachodnia
corps-room-larder-b = spiżarnia wschodnia
corps-room-throne = tron

# Misje: co się stało, co trzeba zrobić i co jest w nich szczególnego.
corps-mission-newt = Misja 1: Newt
corps-mission-newt-goal = Wygrywacie, gdy ktoś wyniesie Newt przez wyjście, a wszyscy pozostali, żywi i wolni, też wyszli.
corps-mission-newt-text = W kolonii nikt nie odpowiada, ale za jej ścianami są cztery słabe sygnały. Jeden z nich to dziecko. { corps-mission-newt-goal } Cztery sygnały misji stoją w miejscu i nie można ich trafić. Zauważone: jeden to Newt, jeden to Obcy, dwa to nic. To, co przynosi koniec tury, zależy od liczby dobranych w niej kart czujnika. 3 lub więcej: odzyskujecie 4 karty, jedna powalona postać wstaje, stojąca postać wykonuje do 2 akcji. 4 lub więcej, ponadto: odzyskujecie 4 karty, stojąca postać wykonuje do 2 akcji. 5 lub więcej, ponadto: jedna powalona postać wstaje, stojąca postać wykonuje do 2 akcji. 6 lub więcej, ponadto: cztery razy stojąca postać wykonuje do 2 akcji, jedna powalona postać wstaje.
corps-mission-escape = Misja 2: Ucieczka
corps-mission-escape-goal = Wygrywacie, gdy wszyscy żywi i wolni opuścili planszę przez wyjście. Misja jest przegrana, jeśli 6 postaci zginie lub zostanie schwytanych albo jeśli walka trwa jeszcze na koniec tury 18.
corps-mission-escape-text = Reaktor zaraz wybuchnie, a droga powrotna prowadzi przez gniazdo. Transporter czeka w garażu, ale nie wiecznie. { corps-mission-escape-goal } Przy najwyżej 4 graczach na koniec tury 1 pojawia się sygnał, przy jednym graczu kilka. To, co przynosi koniec tury, zależy od liczby dobranych w niej kart czujnika. 3 lub więcej: odzyskujecie 3 karty, stojąca postać wykonuje akcję. 4 lub więcej, ponadto: odzyskujecie 6 kart, jedna powalona postać wstaje, stojąca postać wykonuje do 2 akcji. 5 lub więcej, ponadto: stojąca postać wykonuje do 2 akcji. 6 lub więcej, ponadto: odzyskujecie 3 karty, stojąca postać wykonuje do 2 akcji.
corps-mission-survive = Misja 3: Przetrwanie
corps-mission-survive-goal = Wygrywacie, gdy wezwanie zostało wysłane, kończy się tura 12 i ktoś nie jest ani zabity, ani schwytany. Misja jest przegrana, jeśli 5 postaci zginie lub zostanie schwytanych.
corps-mission-survive-text = Z centrum łączności można wezwać prom desantowy. Wezwijcie go, zamknijcie drzwi i dożyjcie jego przylotu. { corps-mission-survive-goal } Na koniec tur 2, 4, 6, 8 i 10 pojawiają się kolejne sygnały; przy najwyżej trzech graczach także na koniec tury 5, przy sześciu nie na koniec tur 8 i 10. To, co przynosi koniec tury, zależy od liczby dobranych w niej kart czujnika. 3 lub więcej: odzyskujecie 5 kart, jedna powalona postać wstaje. 4 lub więcej, ponadto: odzyskujecie 9 kart, jedna powalona postać wstaje, stojąca postać wykonuje akcję. 5 lub więcej, ponadto: odzyskujecie 12 kart, jedna powalona postać wstaje, trzy razy stojąca postać wykonuje do 2 akcji. 6 lub więcej, ponadto: odzyskujecie 12 kart, jedna powalona postać wstaje, cztery razy stojąca postać wykonuje do 4 akcji. Według zasad pierwszej edycji na koniec tury 6 każde działko strażnicze odzyskuje do 9 strzałów.
corps-mission-rescue = Misja ratunkowa
corps-mission-rescue-goal = Wygrywacie, gdy uwolniono co najmniej jednego jeńca, a wszyscy żywi i wolni opuścili planszę przez wyjście.
corps-mission-rescue-text = Ul trzyma porwanych przez jakiś czas przy życiu. Znajdźcie kokony, uwolnijcie kogoś i uciekajcie. { corps-mission-rescue-goal } Sygnały misji stoją w miejscu i nie można ich trafić: trzy to kokony, jeden to 3 Obcych. Jaja otwierają się na koniec tur 4 i 7. Przy jednym graczu na koniec tur 3 i 6 pojawiają się kolejne sygnały. Kto wychodzi bez jeńca, ten się wycofał, co nie kończy kampanii.
corps-mission-resupply = Misja zaopatrzeniowa
corps-mission-resupply-goal = Wygrywacie, gdy wyniesiono co najmniej 2 skrzynie, a wszyscy żywi i wolni opuścili planszę przez wyjście.
corps-mission-resupply-text = W kolonii pełno jest skrzyń, które komuś by się przydały. Wynieście tyle, ile się odważycie. { corps-mission-resupply-goal } Każda wyniesiona skrzynia przywraca 3 utracone karty. To, co przynosi koniec tury, zależy od liczby dobranych w niej kart czujnika. 3 lub więcej: odzyskujecie 3 karty. 4 lub więcej, ponadto: odzyskujecie 3 karty, stojąca postać wykonuje do 2 akcji. 5 lub więcej, ponadto: odzyskujecie 3 karty, stojąca postać wykonuje do 2 akcji. 6 lub więcej, ponadto: stojąca postać wykonuje do 2 akcji. Kto wychodzi z mniej niż 2, ten się wycofał, co nie kończy kampanii.
corps-mission-yard = Polowanie na Robale: dziedziniec
corps-mission-yard-goal = Wygrywacie, gdy skończy się talia czujnika, nie ma już żadnego Obcego ani sygnału, a ktoś z was jeszcze jest.
corps-mission-yard-text = Otwarty teren i długie linie strzału, dla was i dla tego, co wyłazi z każdego kąta. { corps-mission-yard-goal } Każdy ma pistolet. Resztę kryją skrzynie w narożnych pomieszczeniach. Na koniec tur 3, 6 i 8 pojawiają się kolejne sygnały, przy 4 lub więcej graczach w turze 6 o jeden więcej. Przy 2 lub 3 graczach na koniec każdej tury stojąca postać wykonuje akcję. To, co przynosi koniec tury, zależy od liczby dobranych w niej kart czujnika. 4 lub więcej: stojąca postać wykonuje do 2 akcji. 5 lub więcej, ponadto: odzyskujecie 3 karty, stojąca postać wykonuje akcję. 6 lub więcej, ponadto: stojąca postać wykonuje akcję.
corps-mission-block = Polowanie na Robale: blok
corps-mission-block-goal = Wygrywacie, gdy skończy się talia czujnika, nie ma już żadnego Obcego ani sygnału, a ktoś z was jeszcze jest.
corps-mission-block-text = Wąskie korytarze, dwadzieścioro drzwi, a za jednymi z nich coś jest. { corps-mission-block-goal } Każdy ma pistolet. Resztę kryją dwie skrzynie. Na koniec tur 4 i 7 pojawiają się kolejne sygnały. Według zasad pierwszej edycji na koniec każdej tury stojąca postać dwa razy wykonuje do 2 akcji. Przy 2 graczach na koniec każdej tury stojąca postać wykonuje do 2 akcji. To, co przynosi koniec tury, zależy od liczby dobranych w niej kart czujnika. 5 lub więcej: odzyskujecie 3 karty, stojąca postać wykonuje do 2 akcji.
corps-mission-night-raid = Polowanie na Robale: nocny wypad
corps-mission-night-raid-goal = Wygrywacie, gdy skończy się talia czujnika, nie ma już żadnego Obcego ani sygnału, a ktoś z was jeszcze jest.
corps-mission-night-raid-text = Światła zgasły, a sprzęt leży tam, gdzie upuścili go właściciele. Znajdźcie go, zanim coś znajdzie was. { corps-mission-night-raid-goal } Każdy ma pistolet. Resztę kryje sześć skrzyń: im dalej, tym lepsze. Na koniec tur 3, 6 i 9 pojawiają się kolejne sygnały. Według zasad pierwszej edycji na koniec każdej tury stojąca postać dwa razy wykonuje do 3 akcji. To, co przynosi koniec tury, zależy od liczby dobranych w niej kart czujnika. 5 lub więcej: odzyskujecie 3 karty, stojąca postać wykonuje do 2 akcji.
corps-mission-hatchery = Polowanie na Robale: wylęgarnia
corps-mission-hatchery-goal = Wygrywacie, gdy nie ma już żadnego jaja, skończyła się talia czujnika, nie ma żadnego Obcego ani sygnału, a ktoś z was jeszcze jest.
corps-mission-hatchery-text = Cztery komory, cztery jaja. Spalcie je, póki są zamknięte. { corps-mission-hatchery-goal } Każdy ma pistolet. Jaja otwierają się na koniec tur 3, 5, 7 i 9 i z każdego wychodzi twarzołap. Przy 4 graczach na koniec tury 6 pojawiają się kolejne sygnały, według zasad pierwszej edycji także przy jednym graczu.

# Co leży w misjach i co daje interakcja.
corps-thing-newt-computer = komputer
corps-thing-newt-computer-text = Po teście techniki: odkryj wybrany sygnał misji i odzyskaj 2 karty. Jednorazowo.
corps-thing-newt-newt = Newt
corps-thing-newt-newt-text = Niesiesz ją ze sobą.
corps-thing-escape-computer = komputer
corps-thing-escape-computer-text = Po teście techniki: odzyskaj 6 kart i dobierz maksymalnie 2. Jednorazowo.
corps-thing-survive-ammunition = skrzynia amunicji
corps-thing-survive-ammunition-text = Dobierz 2 karty; każde działko strażnicze odzyskuje 2 strzały. Jednorazowo.
corps-thing-survive-computer = nadajnik
corps-thing-survive-computer-text = Po teście techniki wezwanie zostaje wysłane.
corps-thing-survive-rations = skrzynia prowiantu
corps-thing-survive-rations-text = Dobierz 2 karty i odzyskaj 4. Jednorazowo.
corps-thing-rescue-cocoon-a = kokon
corps-thing-rescue-cocoon-a-text = Po teście techniki uwalniasz jeńca.
corps-thing-rescue-cocoon-b = kokon
corps-thing-rescue-cocoon-b-text = Po teście techniki uwalniasz jeńca.
corps-thing-rescue-cocoon-c = kokon
corps-thing-rescue-cocoon-c-text = Po teście techniki uwalniasz jeńca.
corps-thing-rescue-egg-a = jajo
corps-thing-rescue-egg-a-text = Wyczerp kartę i spal je.
corps-thing-rescue-egg-b = jajo
corps-thing-rescue-egg-b-text = Wyczerp kartę i spal je.
corps-thing-resupply-ammunition = skrzynia amunicji
corps-thing-resupply-ammunition-text = Niesiesz ją ze sobą.
corps-thing-resupply-arms = skrzynia broni
corps-thing-resupply-arms-text = Niesiesz ją ze sobą.
corps-thing-resupply-instruments = skrzynia przyrządów
corps-thing-resupply-instruments-text = Niesiesz ją ze sobą.
corps-thing-resupply-medicine = skrzynia leków
corps-thing-resupply-medicine-text = Niesiesz ją ze sobą.
corps-thing-resupply-papers = zamknięta skrzynia dokumentów
corps-thing-resupply-papers-text = Po teście techniki niesiesz ją ze sobą.
corps-thing-resupply-tools = skrzynia narzędzi
corps-thing-resupply-tools-text = Niesiesz ją ze sobą.
corps-thing-yard-crate-a = skrzynia
corps-thing-yard-crate-a-text = Dobierz 3 karty. Jednorazowo.
corps-thing-yard-crate-b = skrzynia
corps-thing-yard-crate-b-text = Dobierz 3 karty. Jednorazowo.
corps-thing-yard-crate-c = skrzynia
corps-thing-yard-crate-c-text = Dobierz 3 karty. Jednorazowo.
corps-thing-yard-crate-d = skrzynia
corps-thing-yard-crate-d-text = Dobierz 3 karty. Jednorazowo.
corps-thing-block-crate-a = skrzynia
corps-thing-block-crate-a-text = Dobierz 3 karty. Jednorazowo.
corps-thing-block-crate-b = skrzynia
corps-thing-block-crate-b-text = Dobierz 3 karty. Jednorazowo.
corps-thing-night-raid-crate-a = skrzynia
corps-thing-night-raid-crate-a-text = Dobierz 3 karty i odzyskaj 2. Jednorazowo.
corps-thing-night-raid-crate-b = skrzynia
corps-thing-night-raid-crate-b-text = Dobierz 3 karty i odzyskaj 2. Jednorazowo.
corps-thing-night-raid-crate-c = skrzynia
corps-thing-night-raid-crate-c-text = Dobierz 3 karty i odzyskaj 2. Jednorazowo.
corps-thing-night-raid-crate-d = skrzynia
corps-thing-night-raid-crate-d-text = Dobierz 3 karty i odzyskaj 2. Jednorazowo.
corps-thing-night-raid-crate-e = skrzynia
corps-thing-night-raid-crate-e-text = Dobierz 4 karty i odzyskaj 2. Jednorazowo.
corps-thing-night-raid-crate-f = skrzynia
corps-thing-night-raid-crate-f-text = Dobierz 4 karty i odzyskaj 2. Jednorazowo.
corps-thing-hatchery-crate-a = skrzynia
corps-thing-hatchery-crate-a-text = Dobierz 3 karty. Jednorazowo.
corps-thing-hatchery-crate-b = skrzynia
corps-thing-hatchery-crate-b-text = Dobierz 3 karty. Jednorazowo.
corps-thing-hatchery-egg-a = jajo
corps-thing-hatchery-egg-a-text = Wyczerp kartę i spal je.
corps-thing-hatchery-egg-b = jajo
corps-thing-hatchery-egg-b-text = Wyczerp kartę i spal je.
corps-thing-hatchery-egg-c = jajo
corps-thing-hatchery-egg-c-text = Wyczerp kartę i spal je.
corps-thing-hatchery-egg-d = jajo
corps-thing-hatchery-egg-d-text = Wyczerp kartę i spal je.
# Te same żetony według wyglądu, tak jak nazywa je dziennik.
corps-object-crate = skrzynia
    .acc = skrzynię
corps-object-computer = komputer
    .acc = komputer
corps-object-newt = dziecko
    .acc = dziecko
corps-object-cocoon = kokon
    .acc = kokon
corps-object-egg = jajo
    .acc = jajo
corps-object-beacon = radiolatarnia
    .acc = radiolatarnię

# Liczniki misji.
corps-mark-signal = wezwanie wysłane
corps-mark-freed = uwolnieni jeńcy

# Co mówi obraz: stół, pytania, możliwości, dziennik i odmowy.

corps-name = Corps
corps-seat-one = { $who }
corps-seat-two = { $who } i { $other }
corps-seat-none = gracz { $number }
corps-space = ({ $space })
corps-space-in = { $space }, { $room }
corps-board = plansza { $number }
corps-alien = Obcy
corps-swarm = rój
corps-facehugger = twarzołap
corps-blip = sygnał
corps-mission-blip = sygnał misji
corps-spawn-point = punkt wprowadzenia { $number }
corps-tunnel = tunel
corps-sentry-gun = działko strażnicze
corps-exit = wyjście
corps-element-door = drzwi między polami { $one } i { $other }
    .gen = drzwi między polami { $one } i { $other }
    .acc = drzwi między polami { $one } i { $other }
corps-element-tunnel = tunel na polu { $space }
    .gen = tunelu na polu { $space }
    .acc = tunel na polu { $space }
corps-element-spawn = punkt wprowadzenia na polu { $space }
    .gen = punktu wprowadzenia na polu { $space }
    .acc = punkt wprowadzenia na polu { $space }
corps-facing-north = północ
corps-facing-east = wschód
corps-facing-south = południe
corps-facing-west = zachód
corps-type-weapon = broń
corps-type-equipment = sprzęt
corps-type-event = wydarzenie
corps-type-hazard = zagrożenie
corps-slot-weapon = broń
    .gen = broni
corps-slot-backup = broń zapasowa
    .gen = broni zapasowej
corps-slot-gear = sprzęt
    .gen = sprzętu
corps-slot-spare = drugi sprzęt
    .gen = drugiego sprzętu
corps-side-hero = { $who } jako bohater
corps-side-grunt = { $who } jako rekrut

# Fazy.
corps-phase-setup = { $mission } – przygotowania
corps-phase-marine = { $mission }, tura { $round }: działa oddział
corps-phase-alien = { $mission }, tura { $round }: działają Obcy
corps-phase-end = { $mission }, tura { $round }: koniec tury
corps-phase-aftermath = { $mission } – po misji

# Co leży obok planszy.
corps-tray-hand = Ręka gracza { $number }
corps-tray-person = { $who }
corps-tray-deck = Talia wytrzymałości
corps-tray-beneath = Pod kartą tasowania
corps-tray-exhaust = Stos wyczerpania
corps-tray-discard = Stos kart odrzuconych
corps-tray-revealed = Odkryta karta
corps-tray-removed = Utracone w kampanii
corps-tray-tracker = { $level ->
    [0] Czujnik ruchu
   *[other] Czujnik ruchu, na wierzchu poziom zagrożenia { $level }
}
corps-tray-tracker-used = Zużyte karty czujnika
corps-tray-mission = Misja
corps-gauge-round = Tura
corps-gauge-score = Wynik kampanii
corps-gauge-endurance = Pozostała wytrzymałość
corps-gauge-gun = Strzały działka { $number }
corps-badge-dial = wskaźnik celowania { $count }
corps-badge-down = leży
corps-badge-activated = już po aktywacji
corps-badge-hugged = { $count ->
    [one] ma twarzołapa
    [few] ma { $count } twarzołapy
    [many] ma { $count } twarzołapów
   *[other] ma { $count } twarzołapów
}
corps-badge-carries = niesie coś dla misji
corps-badge-grunt = rekrut
corps-badge-swarm = { $count ->
    [one] { $count } Obcy
    [few] { $count } Obcych
    [many] { $count } Obcych
   *[other] { $count } Obcych
}
corps-badge-barred = zabarykadowany
corps-badge-shots = { $count ->
    [one] został 1 strzał
    [few] zostały { $count } strzały
    [many] zostało { $count } strzałów
   *[other] zostało { $count } strzałów
}
corps-badge-out = { $count ->
    [one] wyszła { $count } osoba
    [few] wyszły { $count } osoby
    [many] wyszło { $count } osób
   *[other] wyszło { $count } osób
}
corps-badge-cost = { $count ->
    [one] koszt: 1 karta
    [few] koszt: { $count } karty
    [many] koszt: { $count } kart
   *[other] koszt: { $count } kart
}
corps-badge-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
corps-badge-price = { $count ->
    [one] 1 karta za atak
    [few] { $count } karty za atak
    [many] { $count } kart za atak
   *[other] { $count } kart za atak
}
corps-badge-auto = zawsze trafia przy { $count } lub mniej
corps-badge-action = akcja
corps-badge-free = darmowa akcja
corps-badge-speed = szybkość { $count }
corps-badge-defence = obrona { $count }
corps-badge-melee = walka wręcz { $count }
corps-badge-tech = technika { $count }
corps-badge-aim = celowanie { $count }
corps-badge-rank = stopień { $count }
corps-badge-level = poziom zagrożenia { $count }
corps-badge-blips = { $count ->
    [one] 1 sygnał
    [few] { $count } sygnały
    [many] { $count } sygnałów
   *[other] { $count } sygnałów
}

# O co gra pyta.
corps-ask-hero = Która postać jest twoim bohaterem?
corps-ask-gear = Co zabiera { $who }?
corps-ask-start = Gdzie zaczyna { $who }?
corps-ask-gun = Gdzie stoi działko strażnicze { $number }?
corps-ask-first = Który gracz zaczyna?
corps-ask-lead = Żaden bohater nie jest Marine: który gracz dowodzi?
corps-ask-next = Kogo aktywujesz teraz?
corps-ask-order = Który efekt jest pierwszy?
corps-ask-act = { $left ->
    [0] { $who } nie ma już akcji. Coś darmowego?
    [one] Co robi { $who }? Została 1 akcja.
    [few] Co robi { $who }? Zostały { $left } akcje.
    [many] Co robi { $who }? Zostało { $left } akcji.
   *[other] Co robi { $who }? Zostało { $left } akcji.
}
corps-ask-step = Dokąd idzie { $who }? { $left ->
    [one] Zostało 1 pole.
    [few] Zostały { $left } pola.
    [many] Zostało { $left } pól.
   *[other] Zostało { $left } pól.
}
corps-ask-target = { $weapon }: które pole atakuje { $who }?
corps-ask-burst = Trafienie! Za 1 kartę { $who } może strzelić jeszcze raz: { $weapon }.
corps-ask-follow-up = { $who } może zaatakować jeszcze raz bez zużycia akcji.
corps-ask-draw = { $left ->
    [one] Dobrać kartę?
    [few] Dobrać kartę? Jeszcze maksymalnie { $left }.
    [many] Dobrać kartę? Jeszcze maksymalnie { $left }.
   *[other] Dobrać kartę? Jeszcze maksymalnie { $left }.
}
corps-ask-rest = { $left ->
    [one] Odzyskać kartę? Jeszcze 1.
    [few] Odzyskać kartę? Jeszcze maksymalnie { $left }.
    [many] Odzyskać kartę? Jeszcze maksymalnie { $left }.
   *[other] Odzyskać kartę? Jeszcze maksymalnie { $left }.
}
corps-ask-recycle = Którą kartę z ręki odzyskujesz?
corps-ask-exhaust-hand = Którą kartę z ręki wyczerpujesz?
corps-ask-search = Którą kartę ze stosu wyczerpania bierzesz?
corps-ask-react = Rzut się nie udał. Co robi { $who }?
corps-ask-discard = { $left ->
    [one] Odrzuć kartę.
    [few] Odrzuć { $left } karty.
    [many] Odrzuć { $left } kart.
   *[other] Odrzuć { $left } kart.
}
corps-ask-event = { $moment } Zagrać wydarzenie?
corps-ask-fallen = Która powalona postać jest pierwsza?
corps-ask-captor = Który Obcy porywa { $who_acc }?
corps-ask-heir = Tracisz bohatera. Kto go zastąpi?
corps-ask-mover = Odległość jest ta sama. Który rusza się teraz?
corps-ask-prey = Kogo ściga ten z pola { $space }?
corps-ask-route = Którędy idzie ten z pola { $space }?
corps-ask-fire = Na pole { $space } wchodzi Obcy. Czy strzela { $who }?
corps-ask-fire-order = Na pole { $space } wchodzi Obcy. Kto strzela pierwszy?
corps-ask-victim = Kogo atakuje Obcy z pola { $space }?
corps-ask-board = Sygnały z której planszy ruszają się teraz?
corps-ask-spotted = Kilka sygnałów jest na widoku. Który odkryć najpierw?
corps-ask-gate = Kilka wejść jest równie blisko. O które chodzi?
corps-ask-blip = Gdzie pojawia się sygnał?
corps-ask-tunnel = Gdzie otwiera się tunel?
corps-ask-figure = Gdzie pojawia się następny Obcy z sygnału?
corps-ask-gun-order = Które działko strażnicze strzela pierwsze?
corps-ask-salvage = Która odrzucona karta wraca?
corps-ask-peek = Na wierzchu leży „{ $card }”. Zostawić ją tam?
corps-ask-effect = Co wybierasz?
corps-ask-may = Korzystasz z tego?
corps-ask-by = { $source }: { $ask }
corps-ask-by-text = { $source }: { $text } { $ask }

# Kiedy można zagrać wydarzenie.
corps-moment-marine-phase = Zaczyna się Faza Marines.
corps-moment-alien-phase = Zaczyna się Faza Obcych.
corps-moment-end-phase = Zaczyna się Faza Końcowa.
corps-moment-activation = Zaczyna się aktywacja.
corps-moment-activation-end = Kończy się aktywacja.
corps-moment-stepped = Postać zrobiła krok.
corps-moment-crept = Coś podkradło się bliżej.
corps-moment-attack-declared = Zapowiedziano atak.
corps-moment-test-declared = Zapowiedziano test techniki.
corps-moment-attack-missed = Atak pudłuje.
corps-moment-attack-hit = Atak trafia.
corps-moment-test-failed = Test techniki się nie udaje.
corps-moment-dodged = Atak Obcego odparty.
corps-moment-falling = Obrona nieudana: ktoś pada powalony.
corps-moment-dying = Obrona nieudana: ktoś ginie.
corps-moment-taken = Ktoś zaraz zostanie porwany.
corps-moment-revealed = Odkryto kartę.
corps-moment-tracker-next = Zaraz zostanie dobrana karta czujnika.
corps-moment-tracker-done = Rozpatrzono kartę czujnika.

# Co można wybrać.
corps-do-hero = graj jako { $who }
corps-do-activate = aktywuj { $who_acc }
corps-do-heir = bohaterem zostaje { $who }
corps-do-prey = ścigaj { $who_acc }
corps-do-victim = atakuj { $who_acc }
corps-do-fire-first = najpierw strzela { $who }
corps-do-fallen = najpierw { $who }
corps-do-choose = wybierz { $who_acc }
corps-do-equip = { $cost ->
    [0] { $card } dla { $who_gen }
    [one] { $card } dla { $who_gen } za 1 kartę
    [few] { $card } dla { $who_gen } za { $cost } karty
    [many] { $card } dla { $who_gen } za { $cost } kart
   *[other] { $card } dla { $who_gen } za { $cost } kart
}
corps-do-unequip = zdejmij z wyposażenia: { $card }
corps-do-ready-made = weź to, co proponuje misja
corps-do-step = idź na pole { $space }
corps-do-target = atakuj pole { $space }
corps-do-mover = ten z pola { $space }
corps-do-spotted = sygnał na polu { $space }
corps-do-captor = Obcy z pola { $space }
corps-do-gun-first = działko na polu { $space }
corps-do-space = { $space }
corps-do-gun = zwróć na { $facing }
corps-do-player = gracz { $number }
corps-do-board = { $board }
corps-do-move = { $speed ->
    [one] ruch o 1 pole
    [few] ruch o maksymalnie { $speed } pola
    [many] ruch o maksymalnie { $speed } pól
   *[other] ruch o maksymalnie { $speed } pól
}
corps-do-attack = { $cost ->
    [0] atakuj: { $weapon }
    [one] atakuj za 1 kartę: { $weapon }
    [few] atakuj za { $cost } karty: { $weapon }
    [many] atakuj za { $cost } kart: { $weapon }
   *[other] atakuj za { $cost } kart: { $weapon }
}
corps-do-bar = zabarykaduj { $element_acc }
corps-do-unbar = usuń barykadę z { $element_gen }
corps-do-aim = celuj: wskaźnik rośnie o 1
corps-do-interact = interakcja: { $object } ({ $text })
corps-do-ability = { $text }
corps-do-use = użyj: { $card }
corps-do-rest = odpocznij
corps-do-play = { $cost ->
    [0] zagraj: { $card }
    [one] zagraj za 1 kartę: { $card }
    [few] zagraj za { $cost } karty: { $card }
    [many] zagraj za { $cost } kart: { $card }
   *[other] zagraj za { $cost } kart: { $card }
}
corps-do-draw = dobierz kartę
corps-do-discard-top = wierzchnia karta talii
corps-do-recycle-top = wierzchnia karta stosu wyczerpania
corps-do-discard = odrzuć: { $card }
corps-do-take = weź: { $card }
corps-do-salvage = przywróć: { $card }
corps-do-exhaust = wyczerp: { $card }
corps-do-recycle = odzyskaj: { $card }
corps-do-yes = tak
corps-do-bury = połóż na spodzie
corps-do-leave = zostaw na wierzchu
corps-do-end = zakończ aktywację
corps-do-stop = zostań tutaj
corps-do-cease = przerwij ogień
corps-do-hold-fire = nie strzelaj
corps-do-enough = wystarczy
corps-do-no-gun = bez tego działka
corps-do-accept = przyjmij rzut
corps-do-no-heir = na razie nikt
corps-do-pass = nie
corps-do-nobody = nikt

# Szanse.
corps-odds-hit = trafienie
corps-odds-each = trafienie, każdy cel (łącznie { $count })
corps-odds-two = dwa trafienia z rzędu
corps-odds-three = trzy trafienia z rzędu
corps-odds-pass = sukces
corps-odds-counter = obrona i kontratak
corps-odds-dodge = obrona
corps-odds-down = powalenie
corps-odds-killed = śmierć

# Co się stało.
corps-log-marine = Tura { $round }: zaczyna się Faza Marines.
corps-log-alien = Tura { $round }: zaczyna się Faza Obcych.
corps-log-end = Tura { $round }: zaczyna się Faza Końcowa.
corps-log-hero = Gracz { $number } gra jako { $who }.
corps-log-equipped = { $cost ->
    [0] { $who } zabiera: { $card }.
    [one] { $who } za 1 kartę dostaje: { $card }.
    [few] { $who } za { $cost } karty dostaje: { $card }.
    [many] { $who } za { $cost } kart dostaje: { $card }.
   *[other] { $who } za { $cost } kart dostaje: { $card }.
}
corps-log-unequipped = { $who } zdejmuje z wyposażenia: { $card }.
corps-log-placed = { $who } wchodzi do gry na polu { $space }.
corps-log-gun-placed = Działko strażnicze stoi na polu { $space }, zwrócone na { $facing }.
corps-log-token = Gracz { $number } ma żeton aktywacji.
corps-log-lead = Gracz { $number } dowodzi.
corps-log-activated = Gracz { $number } aktywuje { $who_acc }.
corps-log-stepped = { $who } idzie na pole { $space }.
corps-log-killed = { $who } ginie.
corps-log-captured = { $who } zostaje { $who_gender ->
    [f] schwytana
   *[m] schwytany
}.
corps-log-exited = { $who } wydostaje się na zewnątrz.
corps-log-dial = { $who }: wskaźnik celowania pokazuje { $dial }.
corps-log-exhausted = { $discarded ->
    [0] { $cards ->
        [one] Wyczerpano kartę.
        [few] Wyczerpano { $cards } karty.
        [many] Wyczerpano { $cards } kart.
       *[other] Wyczerpano { $cards } kart.
    }
   *[other] { $cards ->
        [one] Wyczerpano kartę; talia jest pusta, więc zostaje odrzucona.
        [2] Wyczerpano 2 karty; talia jest pusta, więc { $discarded ->
            [one] jedną z nich
           *[other] obie
        } odrzucono.
        [few] Wyczerpano { $cards } karty; talia jest pusta, więc odrzucono z nich { $discarded }.
        [many] Wyczerpano { $cards } kart; talia jest pusta, więc odrzucono z nich { $discarded }.
       *[other] Wyczerpano { $cards } kart; talia jest pusta, więc odrzucono z nich { $discarded }.
    }
}
corps-log-recycled = { $cards ->
    [one] Odzyskano kartę.
    [few] Odzyskano { $cards } karty.
    [many] Odzyskano { $cards } kart.
   *[other] Odzyskano { $cards } kart.
}
corps-log-reshuffled = Odzyskane karty zostają potasowane i tworzą nową talię.
corps-log-drew = Gracz { $number } dobiera kartę.
corps-log-drew-card = Gracz { $number } dobiera kartę „{ $card }”.
corps-log-put-away = Gracz { $number } odkłada kartę.
corps-log-put-away-card = Gracz { $number } odkłada kartę „{ $card }”.
corps-log-revealed = Odkryto: { $card }.
corps-log-hazard = Zagrożenie! { $card }: { $text }
corps-log-played = Gracz { $number } zagrywa kartę „{ $card }”.
corps-log-discarded = Odrzucono kartę „{ $card }”.
corps-log-relapsed = Karta „{ $card }” wraca ze stosu kart odrzuconych na stos wyczerpania.
corps-log-searched = Gracz { $number } bierze kartę „{ $card }”.
corps-log-used-ability = { $who }, zdolność: { $text }
corps-log-used-card = { $who } używa { $slot_gen }.
corps-log-attacked = { $who } atakuje pole { $space }: { $card }.
corps-log-roll-hit = { $who } wyrzuca { $die } (potrzeba { $need } lub mniej): trafienie.
corps-log-roll-miss = { $who } wyrzuca { $die } (potrzeba { $need } lub mniej): pudło.
corps-log-roll-tech = { $who } wyrzuca { $die } (potrzeba { $need } lub mniej): udało się.
corps-log-roll-no-tech = { $who } wyrzuca { $die } (potrzeba { $need } lub mniej): nie udało się.
corps-log-roll-dodge = { $plus ->
    [0] { $who } wyrzuca { $die } (potrzeba { $need } lub mniej): obrona udana.
   *[other] { $who } wyrzuca { $die } + { $plus } (potrzeba { $need } lub mniej): obrona udana.
}
corps-log-roll-no-dodge = { $plus ->
    [0] { $who } wyrzuca { $die } (potrzeba { $need } lub mniej): obrona nieudana.
   *[other] { $who } wyrzuca { $die } + { $plus } (potrzeba { $need } lub mniej): obrona nieudana.
}
corps-log-swarm-hit = Rój na polu { $space } traci Obcego; { $left ->
    [one] został 1.
    [few] zostało { $left }.
    [many] zostało { $left }.
   *[other] zostało { $left }.
}
corps-log-alien-hit = Obcy na polu { $space } ginie.
corps-log-blip-gone = Sygnał na polu { $space } znika.
corps-log-barricaded = Barykada blokuje { $element_acc }.
corps-log-unbarred = Barykada znika z { $element_gen }.
corps-log-battered = Coś napiera na barykadę przy polu { $space }: wynik { $die }.
corps-log-interacted = { $who } używa tego, co leży na polu { $space }.
corps-log-down = { $who } zostaje { $who_gender ->
    [f] powalona
   *[m] powalony
}.
corps-log-up = { $who } wstaje.
corps-log-seized = Obcy z pola { $space } porywa { $who_acc }.
corps-log-hugged = Twarzołap przywiera do { $who_gen }.
corps-log-promoted = { $who } zostaje bohaterem gracza { $number }.
corps-log-eliminated = Gracz { $number } odpada z gry.
corps-log-alien-moved = Obcy z pola { $space } idzie na pole { $to }.
corps-log-blip-moved = Sygnał z pola { $space } idzie na pole { $to }.
corps-log-blip-speed = Sygnały na planszy { $board } poruszają się o { $speed ->
    [one] { $speed } pole
    [few] { $speed } pola
    [many] { $speed } pól
   *[other] { $speed } pól
}.
corps-log-strikes = Obcy z pola { $space } atakuje { $who_acc }.
corps-log-spotted = { $aliens ->
    [one] Sygnał na polu { $space } to Obcy.
    [few] Sygnał na polu { $space } to rój { $aliens } Obcych.
    [many] Sygnał na polu { $space } to rój { $aliens } Obcych.
   *[other] Sygnał na polu { $space } to rój { $aliens } Obcych.
}
corps-log-found = Sygnał misji na polu { $space } zostaje odkryty.
corps-log-figure = Na polu { $space } pojawia się Obcy.
corps-log-facehugger = Na polu { $space } pojawia się twarzołap.
corps-log-tracker = Gracz { $number } dobiera kartę „{ $card }”: { $text }
corps-log-bonus = Liczy się premia z karty „{ $card }”.
corps-log-tracker-shuffled = Karty czujnika zostają potasowane.
corps-log-peeked = Gracz { $number } ogląda wierzchnią kartę czujnika.
corps-log-peeked-card = Gracz { $number } ogląda wierzchnią kartę czujnika: { $card }.
corps-log-buried = Gracz { $number } kładzie wierzchnią kartę czujnika na spodzie.
corps-log-spawned = Na polu { $space } pojawia się sygnał.
corps-log-gate = Sygnał napiera na barykadę na polu { $space }: wynik { $die }.
corps-log-tunnel = Na polu { $space } otwiera się tunel.
corps-log-gun-hit = Działko strażnicze na polu { $gun } strzela w pole { $space }: { $one } i { $two }, trafienie.
corps-log-gun-missed = Działko strażnicze na polu { $gun } strzela w pole { $space }: { $one } i { $two }, pudło.
corps-log-object = Na polu { $space } jest teraz { $object }.
corps-log-object-gone = Znika { $object }.
corps-log-carries = { $who } zabiera ze sobą { $object_acc }.
corps-log-salvaged = Gracz { $number } przywraca kartę „{ $card }”.
corps-log-removed = Karta „{ $card }” jest utracona w tej kampanii.
corps-log-won = Misja wygrana.
corps-log-lost = Misji nie udało się wygrać.

# Dlaczego nie.
corps-no-order-first = Najpierw zdecyduj o tym, o co gra właśnie pyta.
corps-no-effect-first = Najpierw dokończ opis, który jest właśnie rozpatrywany.
corps-no-die-first = Najpierw zdecyduj, co z kością na stole.
corps-no-prey-first = Najpierw wybierz, kogo ściga ten, kto się rusza: jedną z równie bliskich postaci.
corps-no-route-first = Najpierw wybierz drogę tego, kto się rusza.
corps-no-alien-first = Najpierw wybierz, który Obcy rusza się teraz.
corps-no-blips-first = Najpierw wybierz, które sygnały ruszają się teraz.
corps-no-board-first = Najpierw wybierz, z której planszy sygnały ruszają się teraz.
corps-no-spotting-first = Najpierw wybierz, który sygnał odkryć.
corps-no-victim-first = Najpierw wybierz, kogo atakuje Obcy.
corps-no-heir-first = Najpierw zdecyduj, kto zastąpi utraconego bohatera.
corps-no-fallen-first = Najpierw zajmij się powalonymi.
corps-no-tunnel-first = Najpierw wybierz, gdzie otwiera się tunel.
corps-no-tunnel-taken = Tunel otwiera się na wolnym polu bez tunelu i bez punktu wprowadzenia.
corps-no-tunnel-far = Tunel otwiera się obok bohatera tego gracza, który dobrał kartę.
corps-no-stacking = Sygnał potrzebuje pola bez figurki i bez innego sygnału.
corps-no-figure-seen = Figurka trafia na puste pole, którego nikt nie widział.
corps-no-figure-door = Figurka otworzyłaby tam drzwi i byłaby widoczna.
corps-no-figure-far = Figurka trafia na najbliższe pole, którego nikt nie widzi.
corps-no-figure-first = Najpierw wybierz, gdzie trafia następna figurka.
corps-no-blip-there = Sygnał trafia na najbliższe puste pole.
corps-no-spawning-first = Najpierw wybierz, gdzie wchodzą sygnały.
corps-no-gun-first = Najpierw wybierz, które działko strażnicze strzela.
corps-no-salvage-first = Najpierw wybierz kartę, która wraca.
corps-no-hero = Wybierz jedną z postaci, których nikt nie wziął.
corps-no-gear = Na początku postać bierze broń i sprzęt, na które ma miejsce na karcie.
corps-no-start = Postać zaczyna na wolnym polu obszaru startowego.
corps-no-gun-place = Działko strażnicze stoi na pustym polu i jest zwrócone w jedną z czterech stron.
corps-no-draw-first = Najpierw zdecyduj, czy dobierasz.
corps-no-discard-hand = Musisz odrzucić kartę z ręki.
corps-no-discard = Musisz odrzucić kartę z ręki albo wierzchnią kartę talii.
corps-no-recycle-hand = Teraz można odzyskać tylko niektóre karty z ręki.
corps-no-exhaust-hand = Musisz wyczerpać kartę z ręki.
corps-no-rest-first = Najpierw dokończ odpoczynek: odzyskuj ze stosu wyczerpania albo z ręki.
corps-no-cards-left = Zostało za mało kart, by za to zapłacić.
corps-no-event-now = Tego wydarzenia nie można zagrać w tej chwili.
corps-no-window-first = Najpierw zdecyduj, czy zagrywasz wydarzenie.
corps-no-equip-late = W karty wyposaża się przed pierwszą akcją.
corps-no-card-there = W tym miejscu nie ma karty.
corps-no-actions-left = Nie ma już akcji.
corps-no-free-again = Tę samą darmową akcję można wykonać tylko raz w aktywacji.
corps-no-ability-again = Ta zdolność działa raz w aktywacji.
corps-no-down = Kto jest powalony, nie może wykonywać akcji.
corps-no-use-now = Brakuje tego, czego to wymaga.
corps-no-such-text = Ta postać nie ma takiej karty ani zdolności.
corps-no-action = To nie jest akcja.
corps-no-acting = { $who } działa: wybierz akcję.
corps-no-other-acts = { $who } działa. Jedną aktywację kończy się przed następną.
corps-no-way = Nie ma dokąd pójść.
corps-no-barricades-left = Wszystkie dwanaście barykad jest na planszy.
corps-no-element = Zabarykadować można tylko drzwi, tunel lub punkt wprowadzenia obok postaci.
corps-no-dial = Ta postać nie ma celowania.
corps-no-object = Nie ma tu nic, czego misja pozwala tej postaci teraz użyć.
corps-no-card-in-hand = Nie masz tej karty na ręce.
corps-no-equip-instead = Broni i sprzętu się nie zagrywa: wyposaża się w nie postać.
corps-no-own-character = To wydarzenie można zagrać tylko podczas aktywacji własnego bohatera.
corps-no-hand = Rekrut nie ma ręki kart.
corps-no-gear-card = Wyposażyć można tylko w broń i sprzęt.
corps-no-reach = Druga postać jest dalej niż 2 pola.
corps-no-newt-weapon = Newt nie może mieć broni.
corps-no-second-backup = Postać ma najwyżej jedną broń zapasową.
corps-no-bulky = Masywna broń nie zostawia miejsca na broń zapasową.
corps-no-second-weapon = Druga broń musi być zapasowa.
corps-no-third-gear = Postać ma najwyżej dwie sztuki sprzętu.
corps-no-grunt-first = Najpierw wybierz następnego rekruta albo nikogo.
corps-no-grunt = Tak można aktywować tylko rekruta na planszy.
corps-no-activated = Ta postać była już aktywowana w tej fazie.
corps-no-civilian = Cywilni rekruci są aktywowani na końcu fazy.
corps-no-rank = Rekrut ma wyższy stopień niż bohater.
corps-no-step-first = Najpierw dokończ ruch.
corps-no-stop-lured = Ten ruch trzeba wykonać do samego końca.
corps-no-stop-here = Ruch nie może skończyć się na tym polu.
corps-no-space = To nie jest pole planszy.
corps-no-step-alien = Stoi tam Obcy.
corps-no-step-blip = Nikt nie wchodzi na pole sygnału.
corps-no-step-away = Krok musi prowadzić bliżej.
corps-no-step-stop = Obok Obcego lub sygnału ruch musiałby się skończyć, a na tym polu nie może.
corps-no-step-end = Ruch nie może skończyć się na polu innej postaci, a dalej nie ma drogi.
corps-no-step-token = Ruch nie może skończyć się na żetonie, a dalej nie ma drogi.
corps-no-step-barred = Drzwi są zabarykadowane.
corps-no-step-wall = Na drodze jest ściana albo gruba linia.
corps-no-step-corner = Nie można ścinać narożników ścian, drzwi i grubych linii.
corps-no-step-far = Krok prowadzi na przyległe pole.
corps-no-attack-first = Najpierw zdecyduj o ataku.
corps-no-weapon = W tym miejscu nie ma broni.
corps-no-cumbersome = Nieporęcznej broni nie można użyć do ognia defensywnego.
corps-no-target = W zasięgu wzroku i strzału nie ma żadnego celu.
corps-no-target-first = Najpierw wybierz cel.
corps-no-burst-first = Najpierw zdecyduj, czy strzelać dalej.
corps-no-alien-there = Na tym polu nie ma Obcego.
corps-no-sight = To pole jest poza zasięgiem wzroku.
corps-no-range = To pole jest poza zasięgiem strzału.
corps-no-dfire-area = Atak obszarowy musi objąć Obcego, który wywołał ogień.
corps-no-dfire-other = Ogień defensywny jest skierowany w Obcego, który go wywołał.
corps-no-fire-first = Najpierw zdecyduj, czy strzelać.
corps-no-fire-order = Najpierw wybierz, kto strzela.

# Co można ustalić przed pierwszą turą.
corps-option-mission = Misja
corps-option-mission-help = Co i gdzie ma zrobić oddział. Polowania na Robale są samodzielne; pozostałe misje tworzą kampanię.
corps-option-players = Gracze
corps-option-players-help = Wszyscy grają razem. Postacie bez gracza idą jako rekruci.
corps-option-edition = Wydanie
corps-option-edition-help = Zasady wydania poprawionego albo pierwszego.
corps-option-edition-revised = Poprawione
corps-option-edition-first = Pierwsze
corps-option-heroes = Bohaterowie
corps-option-heroes-help = Kto kim gra: każdy gracz jedną postacią, żadną dwa razy i tylko z tych, które są w misji. Inaczej wybiera się przy stole.
corps-option-ready-made = Szybki start
corps-option-ready-made-help = Każdy zaczyna ze sprzętem i na miejscu, które proponuje misja.
corps-option-private-hands = Zakryte ręce
corps-option-private-hands-help = Karty na ręce widzi tylko ich właściciel.

# Co mówią o grze interfejsy.
corps-blurb = Kolonia, która zamilkła, oddział Marines i czujnik, który nie przestaje piszczeć. Wszyscy gracze stoją po jednej stronie, przeciw Obcym, którymi porusza sama gra.
corps-facts = 1–6 graczy · kooperacja · plansze z kwadratów · misje i kampania

# Pojedyncze przełączniki wydań.
corps-switch-edition = Jak w wydaniu
corps-switch-yes = Tak
corps-switch-no = Nie
corps-switch-number = { $number }
corps-switch-phase = Razem, gdy zaczyna się Faza Marines
corps-switch-activation = Każdy w swojej aktywacji
corps-switch-table = Według liczby graczy: 2, 3 lub 4
corps-switch-per-player = Po jednej; po dwie przy jednym lub dwóch graczach
corps-switch-lead-skips = Dowodzący nie dobiera
corps-switch-last-skips = Ostatni nie dobierają
corps-switch-exhaust-bottom = Na spód stosu wyczerpania
corps-switch-deck-bottom = Na spód talii
corps-option-switches-barricade-break = Barykady puszczają przy
corps-option-switches-barricade-break-help = Najniższy wynik k6, z którym Obcy lub sygnał się przebija (C-BARR-7).
corps-option-switches-aim-reset = Reset wskaźników celowania
corps-option-switches-aim-reset-help = Kiedy każdy wskaźnik wraca do wydrukowanej wartości (C-AIM-1).
corps-option-switches-activation-steps = Etapy aktywacji
corps-option-switches-activation-steps-help = Sześć, gdy wskaźniki wracają razem, siedem, gdy każdy w swojej aktywacji (C-ACT-4).
corps-option-switches-tracker-draw = Karty czujnika
corps-option-switches-tracker-draw-help = Ile kart czujnika ruchu dobiera się w turze (C-TRACK-1).
corps-option-switches-tracker-short-deal = Za mało kart czujnika
corps-option-switches-tracker-short-deal-help = Kto nie dobiera, gdy kart jest mniej niż graczy (C-TRACK-3).
corps-option-switches-dfire-on-start = Ogień do Obcych, którzy zaczynają obok
corps-option-switches-dfire-on-start-help = Ogień defensywny nie tylko, gdy Obcy podchodzi, lecz także gdy tam zaczyna (C-DFIRE-1).
corps-option-switches-down-blocks-los = Powaleni zasłaniają
corps-option-switches-down-blocks-los-help = Czy ktoś leżący na podłodze przecina zasięg wzroku (C-LOS-3).
corps-option-switches-corner-los = Wzrok między dwiema postaciami na narożniku
corps-option-switches-corner-los-help = Czy linia przechodzi przez narożnik między dwiema postaciami obok patrzącego (C-LOS-5).
corps-option-switches-rank-limit = Stopień ogranicza rekrutów
corps-option-switches-rank-limit-help = Bohater aktywuje tylko rekrutów o stopniu nie wyższym niż jego własny (C-RANK-2).
corps-option-switches-civilian-grunts-by-rank = Cywilni rekruci przez stopień
corps-option-switches-civilian-grunts-by-rank-help = Czy stopień bohatera aktywuje też cywilnych rekrutów (C-RANK-2).
corps-option-switches-reveal-from-exhaust-to = Karty odkryte ze stosu wyczerpania
corps-option-switches-reveal-from-exhaust-to-help = Dokąd trafia potem taka karta (C-REV-7).
corps-option-switches-hand-returns = Karty z rąk wracają
corps-option-switches-hand-returns-help = W kampanii karty z rąk wracają do talii po wygranej misji (C-CAMP-9).
corps-option-switches-end-on-token = Ruch może kończyć się na żetonie
corps-option-switches-end-on-token-help = Czy postać może zatrzymać się na polu z żetonem (C-MOVE-5).
corps-option-switches-free-action-limits = Ograniczenia darmowych akcji
corps-option-switches-free-action-limits-help = Tylko w swojej aktywacji i każda tylko raz (C-FREE-3).
corps-option-switches-multi-figure-swarm = Kilka figurek zamiast rojów
corps-option-switches-multi-figure-swarm-help = Obcy, którzy nadchodzą razem, stoją obok siebie jako figurki (C-OPT-1).

# Pasek faz, nakładki na planszę i to, co może się wtrącić.
corps-strip-setup = Przygotowania
corps-strip-marine = Oddział
corps-strip-alien = Obcy
corps-strip-end = Koniec tury
corps-strip-aftermath = Po misji
corps-overlay-threat = Gdzie Obcy mogą zaraz uderzyć
corps-overlay-reach = Jak daleko dojdzie wskazana figurka
corps-overlay-tracker = Czujnik ruchu
corps-risk-stop = kończy ruch: obok jest Obcy lub sygnał
corps-risk-blip = sygnał wchodzi w zasięg wzroku
corps-risk-blast = { $who } stoi w polu rażenia i ginie w { $ways } na 10 rzutów

# What a bot says about the lines it has played on; part of bots-because.
corps-fact-alive = { $who } żyje
corps-fact-nobody-down = nikt nie leży na ziemi
corps-fact-no-alien-near = żaden Obcy nie stoi obok nikogo

# Do czego służy odpowiedź, którą radzi bot.
corps-merit-goal = To przybliża cel misji.
corps-merit-squad = To utrzymuje oddział na nogach.
corps-merit-endurance = To oszczędza albo przywraca wytrzymałość.
corps-merit-gear = To lepiej uzbraja oddział.
corps-merit-hands = To daje karty do zagrania.
corps-merit-gates = To zagradza Obcym drogę.
corps-merit-threat = To zmniejsza zagrożenie ze strony Obcych.
corps-merit-together = To trzyma oddział razem.
corps-merit-stores = To prowadzi do skrzyń, których nikt jeszcze nie otworzył.
corps-merit-attack = Ten atak ma duże szanse.

# The lesson, in the order of its script (crates/lessons/scripts).
corps-lesson-activate = Prowadzisz sześcioosobowy oddział w Polowaniu na Robale; Obcymi ruszają same zasady. W Fazie Marines każda postać jest raz aktywowana i wykonuje dwie akcje. Aktywuj podświetloną.
corps-lesson-move = Ruch jest akcją. Wybierz go; idziesz potem krok po kroku, żeby zatrzymać mogło cię to, co się pokaże.
corps-lesson-step = Wejdź na podświetlone pole. Dobre miejsca mają daleki widok, bo Obcy muszą przejść przez to, co widzisz. Resztę drogi przejdzie lekcja.
corps-lesson-aim = Druga akcja: celowanie. Wskaźnik celowania rośnie o 1. Strzał trafia, jeśli kość pokaże tyle co wskaźnik albo mniej, a każdy strzał obniża wskaźnik o 1.
corps-lesson-next = Kolej na następną postać. Pozostałe lekcja zostawi przy celowaniu, a potem zacznie się Faza Obcych.
corps-lesson-prey = Faza Obcych: sygnały i Obcy idą do najbliższej postaci. Gdy dwie są równie blisko, decydujesz ty. Sygnały, które się pokażą, są odkrywane; działka strażnicze strzelają same.
corps-lesson-attack = Potem dobrano karty czujnika: przynoszą nowe sygnały, a wyczerpane karty to wytrzymałość oddziału. Nowa tura: wskaźniki wracają na swoje miejsce i jest do czego strzelać. Wybierz broń.
corps-lesson-target = Wybierz cel; pasek pokazuje szansę trafienia. Rój traci jednego Obcego za każde trafienie. Resztę tej aktywacji zagra lekcja.
corps-lesson-wins = Tak wygrywa się Polowanie na Robale: talia czujnika jest zużyta, nie ma już Obcych ani sygnałów, a został choć jeden z was. Inne misje wymagają więcej. Aktywuj kogoś.
corps-lesson-end = To wszystko, czego potrzebujesz: aktywacje, celowanie, strzelanie, Faza Obcych. Graj dalej tym oddziałem albo zacznij własną misję. Przycisk „Podpowiedź” albo klawisz H w każdej chwili prosi bota o radę.

# Co mówią wszystkie gry i interfejsy.

# Miejsca liczy się jak w zasadach, od 0.
common-seat = Miejsce { $seat }
common-seat-inline = miejsce { $seat }

# Z tych dwóch powstają listy dowolnej długości.
common-list-more = { $some }, { $next }
common-list-last = { $some } i { $last }

# What stands before what is told of it.
common-label = { $name }:

# Dlaczego odpowiedź nie została przyjęta.
common-refusal-over = Gra skończona: nikt już nie czeka na odpowiedź.
common-refusal-not-asked = { common-seat } nie ma teraz nic do zdecydowania.
common-refusal-stale = To odpowiedź na ruch { $sent }, a jest już ruch { $now }: spójrz jeszcze raz i odpowiedz od nowa.
common-refusal-no-such-choice = Nie ma możliwości { $index }: są od { $first } do { $last }.
common-refusal-forbidden = { $why } ({ $rule })
common-refusal-not-offered = Teraz nie można tego wybrać.

# Dlaczego decyzja zostaje.
common-undo-not-played = { $turns ->
    [0] Nie zapadła jeszcze żadna decyzja.
    [one] Zapadła dopiero jedna decyzja.
    [few] Zapadły dopiero { $turns } decyzje.
    [many] Zapadło dopiero { $turns } decyzji.
   *[other] Zapadło dopiero { $turns } decyzji.
}
common-undo-settled = Od tamtej pory rzucono kością, dobrano kartę albo coś ujawniono: tej decyzji nie można już cofnąć.

# Jak kończy się gra.
common-outcome-won = { $count ->
    [one] Zwycięstwo: { $seats } ({ $rule }).
    [few] Wspólne zwycięstwo: { $seats } ({ $rule }).
    [many] Wspólne zwycięstwo: { $seats } ({ $rule }).
   *[other] Wspólne zwycięstwo: { $seats } ({ $rule }).
}
common-outcome-all-won = { $count ->
    [one] Gra wygrana ({ $rule }).
    [few] Wygrywacie wszyscy razem ({ $rule }).
    [many] Wygrywacie wszyscy razem ({ $rule }).
   *[other] Wygrywacie wszyscy razem ({ $rule }).
}
common-outcome-all-lost = { $count ->
    [one] Gra przegrana ({ $rule }).
    [few] Przegrywacie wszyscy razem ({ $rule }).
    [many] Przegrywacie wszyscy razem ({ $rule }).
   *[other] Przegrywacie wszyscy razem ({ $rule }).
}
common-outcome-drawn = Remis ({ $rule }).
# Jedni wygrali, inni zremisowali albo przegrali: każde miejsce osobno.
common-outcome-mixed = { $list } ({ $rule }).
common-standing-won = { $seat }: zwycięstwo
common-standing-drawn = { $seat }: remis
common-standing-lost = { $seat }: porażka
common-outcome-because = { $outcome } { $why }

# Why it ended, by the rule that says so.
common-over-C-END-3 = Wykonano wszystko, czego wymaga misja.
common-over-C-RESC-4 = Oddział wycofał się bez tego, po co przyszedł.
common-over-C-DECK-4 = W talii wytrzymałości i na stosie wyczerpania nie została żadna karta.
common-over-C-END-4 = Wszyscy zginęli, zostali porwani albo leżą na ziemi.
common-over-C-END-8 = Na planszy nikt nie został.
common-over-C-GEN-6 = Stało się to, czego misja zabrania.
common-over-O-WIN-1 = Królowa nie żyła, a ktoś dotarł do statku.
common-over-O-WIN-3 = Cała ekspedycja zginęła, a Królowa żyła.
common-over-O-WIN-4 = Królowa nie żyła, ale nikt nie przeżył, by dotrzeć do statku.
common-over-O-TURN-12 = Minęło sześćdziesiąt rund bez zwycięzcy.
common-over-R-WIN-1 = Wykonano zadanie poziomu 5.
common-over-R-WIN-2 = Wszyscy pozostali zostali wyeliminowani.
common-over-R-DRAW-3 = Zbyt długo nikt się nie ruszał, nie walczył i niczego nie kupował.
common-over-R-DRAW-4 = Nikt nie mógł już wykonać zadania poziomu 5.
common-over-R-DRAW-6 = Minęło sto rund bez zwycięzcy.
common-over-L-WIN-1 = Złodziej stał na latarni na początku swojej tury.
common-over-L-END-1 = Minęło sześćdziesiąt tur bez zwycięzcy.
common-over-T-WIN-1 = Trzy w rzędzie.
common-over-T-DRAW-1 = Plansza była pełna, a trzech w rzędzie nie było.

# Rodzaje podłoża, pod nazwami, które nadają im sceny.
common-terrain-lantern = latarnia
common-terrain-start = start
common-terrain-wall = ściana
common-terrain-water = woda
common-terrain-rubble = gruzowisko
common-terrain-vent = kanał wentylacyjny
common-terrain-floor = podłoga
common-terrain-passage = przejście
common-terrain-guard-cell = pole Gwardii
common-terrain-predator-cell = pole Predatora
common-terrain-hybrid-cell = pole Hybrydy
common-terrain-hive = ul
common-terrain-manhole = przejście między miastem a kanałami
common-terrain-room = pomieszczenie
common-terrain-corridor = korytarz
common-terrain-airlock = śluza
common-terrain-computer = komputer
common-terrain-console = konsola
common-terrain-exit = wyjście
common-terrain-device = urządzenie
common-terrain-hatching = pole wylęgania
common-terrain-pad = lądowisko
common-terrain-track = tor przejścia
common-terrain-vehicle = miejsce w transporterze
common-terrain-store-ammunition = magazyn amunicji
common-terrain-store-explosives = magazyn środków wybuchowych
common-terrain-store-fuel = magazyn paliw
common-terrain-store-medical = magazyn środków medycznych
common-terrain-store-parts = magazyn podzespołów
common-terrain-store-suits = magazyn skafandrów
common-terrain-store-weapons = magazyn uzbrojenia

# Notices to people who are away from a table on a server.
common-notice-turn-title = Twoja tura w { $game }
common-notice-turn = Wszyscy czekają na twoją decyzję. Przy stole możesz też wyłączyć powiadomienia.
common-notice-code-title = { $code } to twój kod Dropship
common-notice-code = Ktoś chce otrzymywać na ten adres powiadomienia o rozgrywce. Jeśli to ty, wpisz { $code } przy stole. Jeśli nie, nic więcej nie przyjdzie.

# Stół w przeglądarce.

web-plain = { $text }

# Tytuły i nawigacja.
web-title-start = Dropship
web-title-set-up = Przygotowanie gry
web-title-matches = Moje rozgrywki
web-title-table = Przy stole
web-title-replay = Powtórka
web-title-analysis = Co przesądziło o wyniku
web-title-shared = Udostępniona rozgrywka
web-title-rules = Zasady
web-title-glossary = Słowniczek
web-title-settings = Ustawienia
web-title-about = O Dropship
web-title-unknown = Tu nic nie ma
web-brand = Dropship, strona główna
web-nav = Serwis
web-nav-matches = Rozgrywki
web-nav-rules = Zasady
web-nav-settings = Ustawienia
web-nav-about = Informacje
web-skip = Przejdź do treści
web-dismiss = Ukryj
web-close = Zamknij
web-cancel = Anuluj
web-loading = Wczytywanie…
web-cannot-start = Dropship nie mógł się uruchomić ({ $what }). Wczytaj stronę ponownie; potrzebna jest przeglądarka z ostatnich dwóch lat.
web-needs-script = Dropship działa w przeglądarce i potrzebuje do tego JavaScriptu i WebAssembly.
web-unknown = Dropship nie zna tego adresu. Może wkradła się literówka albo rozgrywka jest w innej przeglądarce.
web-to-start = Na stronę główną

# Strona główna.
web-start-title = Trzy gry. Jeden stół.
web-start-lead = Każda zasada pilnowana i objaśniona, rzuty, które każdy może sprawdzić, boty na wolnych miejscach.
web-play-now = Zagraj
web-play-now-what = Zagraj: { $game }
web-set-up = Przygotuj…
web-set-up-what = Przygotuj grę: { $game }
web-go-on = Graj dalej: { $game }
web-decisions = { $count ->
    [one] jedna decyzja za tobą
    [few] { $count } decyzje za tobą
    [many] { $count } decyzji za tobą
   *[other] { $count } decyzji za tobą
}

# Learning a game. $what is one of the three before it.
web-learn = Naucz się, 5 minut
web-learn-on = Ucz się dalej
web-learn-again = Naucz się jeszcze raz
web-learn-what = { $what }: { $game }
web-lesson = Lekcja
web-lesson-step = Lekcja, { $number } z { $of }
web-lesson-play = Zagraj całą partię
web-lesson-again = Powtórz lekcję
web-lesson-skip = Pomiń lekcję i graj
web-lesson-not-now = To wolno zrobić, ale lekcja chce najpierw pokazać coś innego: { $what }
web-lesson-failed = Nie udało się pobrać lekcji: { $what }. Odśwież stronę, aby spróbować ponownie.
web-hint = Podpowiedź
web-hint-help = Zapytaj silnego bota, co by zrobił i dlaczego
web-hint-thinking = Silny bot się zastanawia…
web-hint-shares = Szansa wygranej po każdej odpowiedzi:

# Przygotowanie.
web-who-plays = Kto gra
web-options = Opcje
web-finer = Szczegóły zasad
web-defaults = Przywróć zwykłe zasady
web-dice = Kości
web-seed = Ziarno
web-seed-help = Zostaw puste, a nikt nie zna wyników rzutów. Z twoim słowem lub zdaniem są za każdym razem takie same.
web-options-wrong = Tych opcji nie da się połączyć. { $what }
web-begin = Do stołu
web-begin-failed = Nie udało się rozpocząć gry: { $what }
web-read-rules = Przeczytaj zasady
web-by-the-rules = Zgodnie z zasadami
web-seat-number = Miejsce { $number }
web-person = ty
web-person-here = Ktoś przy tym urządzeniu
web-bot-random = Bot: losowy
web-bot-recruit = Bot: rekrut
web-bot-regular = Bot: średni
web-bot-veteran = Bot: weteran
web-bot-elite = Bot: elita

# Rozgrywki.
web-import = Importuj dziennik…
web-import-failed = Ten plik nie został przyjęty: { $what }. Nic się nie zmieniło.
web-file-cut = urywa się w środku
web-file-foreign = to nie jest dziennik Dropship
web-file-changed = został później zmieniony lub uszkodzony
web-no-matches = Nie ma jeszcze żadnej rozgrywki. Pierwsza czeka o jedno kliknięcie, na stronie głównej.
web-over = skończona
web-won = wygrana
web-lost = przegrana
web-drawn = remis
web-resume = Graj dalej
web-replay = Powtórka
web-export = Eksportuj
web-exported = Zapisano jako { $file }. W pliku są wszystkie tajemnice tej rozgrywki.
web-export-failed = Nie udało się zapisać pliku: { $what }.
web-remove = Usuń
web-remove-sure = Na pewno usuń
web-store-failed = Ta przeglądarka nie mogła zachować rozgrywki: { $what }. Zwolnij trochę miejsca albo wyjdź z trybu prywatnego i spróbuj ponownie.
web-open-failed = Nie można otworzyć tej rozgrywki: { $what }. Nadal jest na liście i można ją wyeksportować.
web-no-such-match = W tej przeglądarce nie ma takiej rozgrywki. Może została usunięta albo jest w innej.

# Stół.
web-boards = Plansze. Strzałki wskazują, Enter wybiera, W pyta, dlaczego nie.
web-boards-as-text = Plansze jako tekst
web-pieces = Plansze i figury
web-larger = Powiększ
web-smaller = Pomniejsz
web-fit = Pokaż wszystko
web-choices = Do wyboru
web-no-choices = Nie ma nic do wyboru.
web-choose-here = Wybierz tutaj
web-more-here = { $count ->
    [one] i jeszcze jedna możliwość tutaj
    [few] i jeszcze { $count } możliwości tutaj
    [many] i jeszcze { $count } możliwości tutaj
   *[other] i jeszcze { $count } możliwości tutaj
}
web-why-not = Dlaczego nie?
web-costs = Koszt
web-in-sight = W zasięgu wzroku
web-phases = Co kiedy się dzieje
web-overlays = Nakładki na plansze
web-hurry = Przewiń
web-percent = { $percent }%
web-cards = Karty
web-common-trays = Na stole
web-face-down = { $count ->
    [one] jedna zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytych
}
web-empty = nic
web-seats = Miejsca
web-log = Dziennik
web-log-more = { $count ->
    [one] jedna wcześniejsza decyzja
    [few] { $count } wcześniejsze decyzje
    [many] { $count } wcześniejszych decyzji
   *[other] { $count } wcześniejszych decyzji
}
web-log-empty = Nic się jeszcze nie wydarzyło.
web-goal = Cel
web-die = Kość: { $face }
web-taken-back = { $from ->
    [one] Tu cofnięto grę; zapadła już wtedy jedna decyzja.
    [few] Tu cofnięto grę; zapadły już wtedy { $from } decyzje.
    [many] Tu cofnięto grę; zapadło już wtedy { $from } decyzji.
   *[other] Tu cofnięto grę; zapadło już wtedy { $from } decyzji.
}
web-thinking = chwila namysłu: { $seat }
web-pass-on = Podaj ekran dalej. Teraz { $seat }.
web-curtain = Podaj ekran dalej. Na to, co teraz, może patrzeć tylko { $seat }.
web-lift = Nikt inny nie patrzy
web-undo = Cofnij
web-undo-help = Cofa twoją ostatnią decyzję; od tamtej pory nic nie wyszło na jaw.
web-take-back = Cofnij mimo wszystko…
web-take-back-help = Od twojej ostatniej decyzji rzucono kością albo coś pokazano. Cofnięcie zostanie zaznaczone w dzienniku.
web-take-back-sure = Cofnij mimo wszystko (z wpisem w dzienniku)
web-unsaved = Ta rozgrywka nie jest zapisywana ({ $what }). Wyeksportuj ją, zanim zamkniesz stronę.
web-bot-failed = Bot nie mógł podjąć decyzji: { $what }. Odśwież stronę, by spróbować ponownie; rozgrywka jest zapisana.
web-tabs = Co widać poniżej
web-names = Nazwy pól
web-reading = Plansze jako tekst
web-sound = Dźwięk
web-keys = Klawisze
web-key-number = wybierz możliwość o tym numerze (gdy numer może być dłuższy, zatwierdź Enterem)
web-key-arrows = wskaż sąsiednie pole planszy
web-key-enter = wybierz to, co wskazane
web-key-list = następna i poprzednia możliwość na liście
web-key-why = dlaczego nic nie można tam wybrać
web-key-undo = cofnij
web-key-hint = co zrobiłby bot i dlaczego
web-key-zoom = powiększ i pomniejsz
web-key-fit = pokaż wszystko
web-key-names = nazwy pól
web-key-overlay = kolejna nakładka: zagrożenie, zasięg, czujnik
web-key-hurry = pomiń to, co robią inni
web-key-escape = zamknij to, co otwarte

# Powtórka.
web-moment = Po decyzji { $turn } z { $last }
web-moment-prospects = Po decyzji { $turn } z { $last }: { $prospects }
web-step-back = Jedna decyzja wstecz
web-step-on = Jedna decyzja naprzód
web-run = Odtwarzaj
web-stop = Pauza
web-scrubber = Moment rozgrywki
web-eyes = Perspektywa
web-everybody = Widzowie
web-play-on = Graj dalej od tego miejsca
web-play-on-help = Gra dalej ten, czyimi oczami patrzysz, inne miejsca zajmują boty, a wszystko, czego wtedy nie można było wiedzieć, zostaje rozdane od nowa.
web-played-on = Grane dalej od wybranej chwili

# After the match.
web-analysis = Analiza
web-judging = Ocenione decyzje: { $done } z { $last }
web-judge = Przeanalizuj rozgrywkę
web-judge-stop = Zatrzymaj
web-judge-failed = Nie udało się ocenić rozgrywki: { $what }. Odśwież stronę, aby spróbować ponownie.
web-see-moment = Zobacz ten moment
web-share = Udostępnij
web-share-link = Link
web-share-file = Plik dziennika
web-share-picture = Obraz
web-share-note = Link i plik zawierają całą rozgrywkę ze wszystkimi tajemnicami: kto je otworzy, zobaczy tę samą powtórkę i może grać dalej od dowolnego momentu.
web-link-copied = Link jest w schowku. Zawiera całą rozgrywkę; kto go otworzy, obejrzy ją we własnej przeglądarce.
web-link-ready = Oto link. Zawiera całą rozgrywkę; kto go otworzy, obejrzy ją we własnej przeglądarce.
web-link-too-long = Ta rozgrywka jest za długa na link: miałby { $size } kB, a programy, które wysyłają linki, przyjmują około { $most } kB. Wyślij zamiast tego plik dziennika; otwiera się go na stronie rozgrywek.
web-link-empty = jest pusty albo za długi
web-link-cut = jest ucięty lub zmieniony
web-link-bad = Ten link nie zawiera rozgrywki: { $what }. Może po drodze zgubiła się jego część; poproś o niego jeszcze raz.
web-picture-saved = Zapisano jako { $file }.

# Zasady.
web-rules-failed = Nie udało się pobrać zasad: { $what }. Odśwież stronę, by spróbować ponownie.
web-search-rules = Szukaj w zasadach
web-games = Gry
web-rules-found = { $count ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] Zawiera je jedna zasada.
    [few] Zawierają je { $count } zasady.
    [many] Zawiera je { $count } zasad.
   *[other] Zawiera je { $count } zasad.
}
web-rules-first = Widać pierwszych { $count }; więcej słów zawęża wyniki.
web-contents = Spis treści
web-no-such-rule = Nie ma zasady { $id }. Może chodzi o:

# Glossary.
web-glossary-of = { $game }: słowniczek
web-search-terms = Szukaj wśród pojęć

# Ustawienia.
web-language = Język
web-language-failed = Nie udało się pobrać słów tego języka: { $what }. Nic się nie zmieniło.
web-theme = Motyw
web-theme-dark = Fosfor
web-theme-light = Papier
web-text-size = Wielkość tekstu
web-motion = Animacje
web-motion-system = Jak w systemie
web-motion-calm = Spokojne
web-motion-quick = Szybkie
web-motion-none = Brak
web-try-sound = Posłuchaj

# O programie.
web-about = Dropship to cyfrowy stół do trzech gier planszowych o ludziach i ksenomorfach: każda ma własny zestaw dokładnych zasad, a wszystko inne jest wspólne.
web-notice-title = Informacja
web-notice = Nieoficjalny projekt fanowski, niezwiązany z żadnym właścicielem praw ani przez żadnego niewspierany. Nazwy gier, filmów i postaci należą do swoich właścicieli i służą tylko do wskazania, o które zasady chodzi. Z żadnego pudełka nie pochodzi ani tekst, ani grafika: wszystkie sformułowania, rysunki i kod są nasze.
web-origins-title = Skąd pochodzi zawartość
web-origins-help = Każda karta, mapa i tabela mówi, skąd wzięły się jej liczby: z instrukcji, z tego, co publicznie wiadomo o elementach gry, albo, gdy jedno i drugie milczy, z naszego projektu.
web-origins = Wpisy z instrukcji: { $rulebook }, znane publicznie: { $public }, nasze własne: { $authored }.
web-fair-title = Uczciwe kości
web-fair = Wszystkie rzuty w rozgrywce wynikają z jednego ziarna, którego skrót jest zapisywany przed pierwszym rzutem. Strona „Sprawdź kości” pokazuje jedno i drugie i tak samo jak polecenie dropship verify sprawdza, że zasad przestrzegano, a wyników nikt nie dobierał.
web-private-title = Twoje rozgrywki
web-private = Rozgrywki na tym urządzeniu są zapisane w tej przeglądarce i nigdzie indziej; rozgrywki ze znajomymi przechowuje serwer, którego adres otwierasz. Wyczyszczenie danych strony je usuwa; wyeksportuj to, co chcesz zachować. Jedno ciasteczko przechowuje język, w którym czytasz, i nic poza tym.

# Stoły na serwerze.
web-friend = Znajomy, przez link
web-trouble = { $kind ->
    [offline] Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
    [not_found] Na tym serwerze nie ma takiego stołu.
    [not_yours] Ten link niczego tu nie otwiera: został już użyty albo należy do innego stołu.
    [not_now] W tej chwili to niemożliwe.
    [options] Serwer nie dopuszcza takich opcji.
    [too_many] Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
    [unavailable] Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj za chwilę.
    [broken] Tego stołu nie da się otworzyć: serwer ma już inne zasady.
   *[other] Serwer nie zrozumiał. Wczytaj stronę ponownie i spróbuj jeszcze raz.
}
web-invited = Masz zaproszenie
web-opened = Twój stół jest otwarty: usiądź i wyślij pozostałym ich linki
web-name = Twoje imię
web-sit-down = Usiądź
web-committed = Kości są już ustalone: { $hash } to skrót ich ziarna. Twoja przeglądarka doda własną liczbę, której serwer jeszcze nie zna.
web-waiting-for-others = Oczekiwanie na pozostałych
web-only-here = Ten adres działa tylko na tym komputerze. Aby wpuścić innych, uruchom Dropship z --addr 0.0.0.0 i otwórz adres, którego używają inni.
web-open-seat = wolne
web-own-seat = { $name } (ty)
web-lent-by = bot za gracza { $name }
web-is-away = { $name } (nieobecność)
web-awaited = oczekiwanie: { $seat }
web-reconnecting = Utracono połączenie. Łączenie ponowne …
web-link = Link do tego miejsca
web-links = Miejsca i linki
web-copy = Kopiuj
web-copied = Link jest w schowku. Wyślij go temu, kto ma tu usiąść.
web-invite = Utwórz link
web-company = Czat
web-say = Powiedz
web-spectators = { $count ->
    [one] jedna osoba patrzy
    [few] patrzą { $count } osoby
   *[other] patrzy { $count } osób
}
web-lend = Niech bot gra za mnie
web-lend-away = Niech gra bot
web-take-seat-back = Wracam na miejsce
web-leave = Odejdź od stołu
web-leave-sure = Odejść na dobre
web-wish = Poproś o cofnięcie
web-wish-of = { $name } prosi o powrót do decyzji { $turn }.
web-agree = Zgoda
web-decline = Odmów
web-rematch = Zagraj jeszcze raz
web-look-again = Obejrzyj ponownie
web-remind = Powiadom mnie o mojej kolejce
web-reminded = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej, a ciebie nie będzie.
web-remind-failed = Ta przeglądarka nie może cię powiadomić: { $what }.
web-mail = Powiadamiaj mnie e-mailem
web-mail-address = Adres e-mail
web-mail-code = Kod (gdy przyjdzie)
web-mail-send = Dalej
web-mail-sent = Kod jest w drodze na ten adres. Wpisz go obok adresu.
web-mail-done = Dostaniesz e-mail, gdy przyjdzie twoja kolej, a ciebie nie będzie.
web-forget = Żadnych więcej powiadomień
web-forgotten = Nic więcej nie przyjdzie w sprawie tej rozgrywki.
web-your-turn = twoja kolej
web-online-matches = Ze znajomymi

# Sprawdzone kości.
web-title-verify = Kości sprawdzone
web-verify = Sprawdź kości
web-verify-lead = Wszystko tutaj zostało przed chwilą policzone od nowa na tej stronie, wyłącznie z dziennika rozgrywki.
web-verify-rules = Każda decyzja była zgodna z zasadami.
web-verify-dice = Ziarno jest tym obiecanym, a każda kość i karta wynika z niego i z tego, co dodali gracze.
web-verify-promise = Obietnica jest tą, którą ta przeglądarka widziała przed rozpoczęciem.
web-verify-nonce = Liczba dodana przez tę przeglądarkę jest wśród nich.
web-verify-later = pokazane po zakończeniu rozgrywki
web-commitment = Obietnica
web-nonces = Dodane przez graczy

lantern-name = Latarnia
lantern-house = Dom
lantern-seat = gracz { $seat }
lantern-thief = złodziej gracza { $seat }
    .acc = złodzieja gracza { $seat }
lantern-cell = { $cell }
lantern-turn = { $left ->
    [one] Ruch gracza { $seat }, ostatnia tura
    [few] Ruch gracza { $seat }, zostały { $left } tury
    [many] Ruch gracza { $seat }, zostało { $left } tur
   *[other] Ruch gracza { $seat }, zostało { $left } tur
}
lantern-turns-left = Pozostałe tury
lantern-goal = Wygrywa złodziej, który stoi na latarni, gdy zaczyna się jego tura. Po { $turns } turach jest remis.

# Karty.
lantern-hand = Ręka gracza { $seat }
lantern-deck = Talia
lantern-discard = Stos kart odrzuconych
lantern-dash = Sprint
lantern-dash-text = Jeden krok, a potem drugi, jeśli chcesz.
lantern-bolt = Bełt
lantern-bolt-text = Wyceluj w złodzieja, którego widzisz, i rzuć kością: przy wyniku 4 lub więcej wraca na swój start.

# O co gra pyta i co można odpowiedzieć.
lantern-question-turn = Krok, karta czy czekanie?
lantern-question-dash = Drugi krok?
lantern-step = Idź na pole { $to }
lantern-play-dash = Sprint, najpierw na pole { $to }
lantern-play-bolt = Bełt w { $thief_acc } na polu { $at }
lantern-hit = powrót na start
lantern-wait = Czekaj i dobierz kartę, jeśli możesz mieć jeszcze jedną
lantern-stop = Zostań tutaj

# Co się stało.
lantern-stepped = { $thief } idzie na pole { $to }.
lantern-played = Gracz { $seat } zagrywa kartę „{ $card }”.
lantern-bolted = Bełt leci w { $thief_acc }: na kości wypada { $die }.
lantern-returned = { $thief } wraca na pole { $to }.
lantern-stopped = Gracz { $seat } zatrzymuje się po jednym kroku.
lantern-waited = Gracz { $seat } czeka.
lantern-drew = Gracz { $seat } dobiera kartę.
lantern-drew-card = Gracz { $seat } dobiera kartę „{ $card }”.
lantern-reshuffled = Odrzucone karty zostają potasowane i tworzą nową talię.

# Dlaczego czegoś nie wolno.
lantern-nothing-to-stop = Nie trwa żaden sprint, który można by przerwać.
lantern-finish-dash = Sprint jeszcze trwa: zrób drugi krok albo zostań.
lantern-no-way = Stąd żaden krok nie prowadzi na pole { $to }.
lantern-occupied = Na polu { $to } stoi inny złodziej.
lantern-no-card = Nie masz na ręce karty „{ $card }”.
lantern-no-target = Bełtem celuje się w innego złodzieja.
lantern-out-of-sight = Cel jest poza zasięgiem wzroku: { $thief }.

# Co można ustalić przed pierwszą turą.
lantern-option-seats = Złodzieje
lantern-option-seats-help = Ilu złodziei skrada się przez dom, każdy z własnymi kartami na ręce.

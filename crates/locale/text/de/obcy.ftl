# Characters carry their article: base „der Funker“, .acc „den Funker“, .dat „dem Funker“, .gen „des Funkers“.
obcy-name = Obcy
obcy-seat-queen = die Königin
obcy-seat-expedition = die Expedition
obcy-seat-player = Expeditionsspieler { $number }
obcy-base = Basis
obcy-track = Außenweg
obcy-vehicle = Im Transporter
obcy-transporter = Transporter
obcy-field = ({ $field })
obcy-field-named = ({ $field }), { $kind }

# Steps of a round.
obcy-step-drive = Runde { $round }: Der Transporter fährt
obcy-step-act = Runde { $round }: Die Expedition handelt
obcy-step-fire = Runde { $round }: Die Expedition feuert
obcy-step-hatch = Runde { $round }: Aliens schlüpfen
obcy-step-brood = Runde { $round }: Aliens ziehen
obcy-step-strike = Runde { $round }: Aliens greifen an

# Characters and aliens.
obcy-character-lieutenant = der Leutnant
    .acc = den Leutnant
    .dat = dem Leutnant
    .gen = des Leutnants
obcy-character-corporal = der Korporal
    .acc = den Korporal
    .dat = dem Korporal
    .gen = des Korporals
obcy-character-gunner = der Schütze
    .acc = den Schützen
    .dat = dem Schützen
    .gen = des Schützen
obcy-character-radio = der Funker
    .acc = den Funker
    .dat = dem Funker
    .gen = des Funkers
obcy-character-pilot = der Pilot
    .acc = den Piloten
    .dat = dem Piloten
    .gen = des Piloten
obcy-character-android = der Android
    .acc = den Androiden
    .dat = dem Androiden
    .gen = des Androiden
obcy-alien = Alien { $number }

# Items.
obcy-item-suit = Raumanzug
obcy-item-suit-text = Wer ihn trägt, darf durch eine Schleuse nach draußen.
obcy-item-fuel = Treibstoffkanister
obcy-item-fuel-text = Reicht für drei Fahrten des Transporters.
obcy-item-diskette = Diskette
obcy-item-diskette-text = An einem Computer gelesen, gibt sie einen Auftrag.
obcy-item-part = Ersatzteil
obcy-item-part-text = Repariert ein Gerät.
obcy-item-charge = Sprengladung
obcy-item-charge-text = Bringt ein angrenzendes Gangfeld zum Einsturz.
obcy-item-medkit = Medikit
obcy-item-medkit-text = Der Android gibt einem Nachbarn einen Stärkepunkt zurück.
obcy-item-pistol = Pistole
obcy-item-rifle = Gewehr
obcy-item-flamethrower = Flammenwerfer
obcy-item-grenade = Granate
obcy-item-grenade-text = Bis zu zwei Felder weit geworfen, tötet sie alle auf drei Feldern.
obcy-item-magazine = Magazin
obcy-item-magazine-text = Munition für jede Waffe.
obcy-item-charged = { $charges ->
    [one] Magazin mit 1 Schuss
   *[other] Magazin mit { $charges } Schuss
}
obcy-weapon-text = { $range ->
    [one] Reichweite 1 Feld, Stärke { $strength } pro Schuss.
   *[other] Reichweite { $range } Felder, Stärke { $strength } pro Schuss.
}

# Fields.
obcy-ground-corridor = Gang
obcy-ground-vent = Lüftungsschacht
obcy-ground-rock = Fels
obcy-ground-pad = Landeplatz
obcy-ground-airlock = Schleuse { $number }
obcy-ground-computer = Computer
obcy-ground-hatching = Brutfeld
obcy-room-a = Eingangshalle
obcy-room-b = Treibstoffdepot
obcy-room-c = Waffenkammer
obcy-room-d = Krankenstation
obcy-room-e = Kontrollzentrum
obcy-room-f = Labor
obcy-room-g = Generatorhalle
obcy-room-h = Werkstatt
obcy-room-i = Unterkünfte
obcy-room-j = Reaktor
obcy-room-k = Vorratslager
obcy-room-l = Hydrokultur
obcy-room-m = Anzugraum
obcy-room-n = Ladebucht
obcy-store-suits = Anzuglager
obcy-store-fuel = Treibstofflager
obcy-store-parts = Ersatzteillager
obcy-store-explosives = Sprengstofflager
obcy-store-medical = Sanitätslager
obcy-store-weapons = Waffenlager
obcy-store-ammunition = Munitionslager
obcy-device-radio = Funkkonsole
obcy-device-lab = Analysegerät
obcy-device-air = Luftfilter
obcy-device-gen = Generator
obcy-device-crane = Kran
obcy-device-water = Wasserpumpe
obcy-device-cool = Kühlmittelpumpe
obcy-device-fuel = Treibstoffpumpe
obcy-device-suit = Anzug-Ladestation
obcy-device-bulk = Schottsteuerung
obcy-device-heat = Heizung
obcy-device-gate = Tormotor

# What lies beside the board.
obcy-tray-pockets = Taschen { $who_gen }
obcy-tray-open = Offene Aufträge
obcy-tray-aside = Erfüllte Aufträge
obcy-tray-deck = Auftragsstapel
obcy-tray-supply = Vorrat
obcy-gauge-points = Punkte der Expedition
obcy-gauge-fuel = Verbleibende Fahrten
obcy-gauge-queen = Die Königin lebt
obcy-gauge-strength = Stärke
obcy-gauge-ap = Aktionspunkte
obcy-goal-tasks = { $count ->
    [one] Die Expedition gewinnt, wenn ein Auftrag erfüllt ist, was die Königin tötet, und danach jemand von den sechs den Landeplatz erreicht. Die Königin gewinnt, wenn alle vor ihr sterben.
   *[other] Die Expedition gewinnt, wenn { $count } Aufträge erfüllt sind, was die Königin tötet, und danach jemand von den sechs den Landeplatz erreicht. Die Königin gewinnt, wenn alle vor ihr sterben.
}
obcy-goal-points = Die Expedition gewinnt, wenn die Königin tot ist und danach jemand von den sechs den Landeplatz erreicht. Jeder erfüllte Auftrag bringt einen Punkt und erlaubt einen Kampf: Die Königin stirbt, wenn ihr Würfel höchstens die Zahl der Punkte zeigt. Sie gewinnt, wenn alle vor ihr sterben.
obcy-goal-home = Die Königin ist tot. Die Expedition gewinnt, sobald jemand von den sechs den Landeplatz betritt; sterben vorher alle, ist es unentschieden.
obcy-badge-strength = Stärke { $count }
obcy-badge-doubled = zählt im Lüftungsschacht als { $count }
obcy-badge-ap = { $count } AP
obcy-badge-stopped = angehalten
obcy-badge-moved = schon gezogen
obcy-badge-drives = { $count ->
    [one] noch 1 Fahrt
   *[other] noch { $count } Fahrten
}
obcy-badge-copies = { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
obcy-badge-charges = { $count ->
    [one] 1 Schuss
   *[other] { $count } Schuss
}
obcy-badge-given = { $count } erledigt
obcy-badge-kills = { $count } getötet
obcy-badge-streak = { $count ->
    [one] einmal gehalten
   *[other] { $count }-mal gehalten
}

# What is asked.
obcy-ask-drive = Wohin fährt der Transporter?
obcy-ask-activate = Wer ist als Nächstes dran?
obcy-ask-act = Was macht { $who }? Noch { $ap } AP.
obcy-ask-put-out = Der Tank ist leer: Wo steigt { $who } aus?
obcy-ask-fight = { $points ->
    [one] Die Königin mit 1 Punkt bekämpfen?
   *[other] Die Königin mit { $points } Punkten bekämpfen?
}
obcy-ask-volley = Wer feuert als Nächstes?
obcy-ask-fire = Worauf feuert { $who }? Noch { $ap } AP.
obcy-ask-zone = Welches Feld trifft die Granate { $who_gen } noch?
obcy-ask-retreat = Wohin zieht sich { $who } zurück?
obcy-ask-flee = Wohin zieht sich { $alien } zurück?
obcy-ask-order = Welches Alien zieht sich als Nächstes zurück?
obcy-ask-hatch = { $left ->
    [one] Ein Alien schlüpfen lassen? Noch 1 Stärkepunkt.
   *[other] Ein Alien schlüpfen lassen? Noch { $left } Stärkepunkte.
}
obcy-ask-brood = Welches Alien zieht als Nächstes?
obcy-ask-go = Wohin geht { $alien }?
obcy-ask-target = Wen greift { $alien } an?
obcy-ask-group = Wer wird als Nächstes angegriffen?

# What may be answered.
obcy-do-drive = { $steps ->
    [one] 1 Feld fahren: { $to }
   *[other] { $steps } Felder fahren: { $to }
}
obcy-do-park = Hier bleiben
obcy-do-activate = { $who } ist dran
obcy-do-volley = { $who } feuert
obcy-do-move = Ziehen: { $to } ({ $steps } AP)
obcy-do-go = { $steps ->
    [one] 1 Feld gehen: { $to }
   *[other] { $steps } Felder gehen: { $to }
}
obcy-do-enter = Durch Schleuse { $airlock } hereinkommen (1 AP)
obcy-do-take = Aus dem Lager nehmen: { $item } (1 AP)
obcy-do-pick-up = Aufheben: { $item } (1 AP)
obcy-do-drop = Ablegen: { $item } (1 AP)
obcy-do-hand = An { $who_acc } geben: { $item } (1 AP)
obcy-do-read = Auftrag von der Diskette lesen (1 AP)
obcy-do-blow = Sprengen: { $to } (1 AP)
obcy-do-heal = Medikit für { $who_acc } (1 AP)
obcy-do-load = Tanken (1 AP)
obcy-do-board = In den Transporter steigen
obcy-do-leave = Auf diesem Feld aussteigen
obcy-do-deliver = Für den Auftrag „{ $task }“ verwenden: { $item }
obcy-do-fire = { $shots ->
    [one] Auf { $target } feuern: { $weapon }, 1 Schuss
   *[other] Auf { $target } feuern: { $weapon }, { $shots } Schüsse
}
obcy-do-throw = Granate werfen: { $to } (1 AP)
obcy-do-blast = Sie trifft auch { $to }
obcy-do-put-out = Aussteigen: { $to }
obcy-do-retreat = Rückzug: { $to }
obcy-do-fight = Königin bekämpfen
obcy-do-decline = Warten
obcy-do-hatch = Stärke { $strength } auf { $to }
obcy-do-choose = { $alien }
obcy-do-target = { $who_acc } angreifen
obcy-do-group = Die Aliens um { $who_acc } greifen an
obcy-do-finish = Fertig mit diesem Charakter
obcy-do-cease = Nicht mehr feuern
obcy-do-hatched = Genug geschlüpft
obcy-do-stay = Stehen bleiben
obcy-do-end-acting = Alle fertig: weiter zum Feuern
obcy-do-end-firing = Phase der Expedition beenden
obcy-do-end-moving = Züge beenden und angreifen

# What the combat table says.
obcy-result-none = keine Wirkung
obcy-result-attacker = Angreifer verliert { $loss } und zieht sich { $retreat ->
    [one] 1 Feld
   *[other] { $retreat } Felder
} zurück
obcy-result-defender = Verteidiger verliert { $loss } und zieht sich { $retreat ->
    [one] 1 Feld
   *[other] { $retreat } Felder
} zurück
obcy-odds-queen-dies = die Königin stirbt
obcy-odds-queen-dies-hatching = die Königin stirbt, aber weiter schlüpfen Aliens
obcy-odds-points-lost = alle Punkte sind verloren

# What happened.
obcy-log-expedition = Runde { $round }: Die Expedition ist am Zug.
obcy-log-aliens = Runde { $round }: Die Aliens sind am Zug.
obcy-log-drove = { $left ->
    [0] Der Transporter fährt nach { $to }; sein Tank ist leer.
    [one] Der Transporter fährt nach { $to }; noch 1 Fahrt ist übrig.
   *[other] Der Transporter fährt nach { $to }; noch { $left } Fahrten sind übrig.
}
obcy-log-moved = { $steps ->
    [one] { $who } geht nach { $to }.
   *[other] { $who } zieht { $steps } Felder weit nach { $to }.
}
obcy-log-went-out = { $who } geht durch Schleuse { $airlock } nach draußen.
obcy-log-tracked = { $who } geht draußen weiter, auf Feld { $field } des Außenwegs.
obcy-log-came-in = { $who } kommt durch Schleuse { $airlock } herein.
obcy-log-took = { $who } nimmt aus dem Lager: { $item }.
obcy-log-picked-up = { $who } hebt auf: { $item }.
obcy-log-dropped = { $who } legt ab: { $item }.
obcy-log-handed = { $who } gibt an { $to_acc } weiter: { $item }.
obcy-log-read = { $who } liest einen Auftrag.
obcy-log-read-task = { $who } liest einen Auftrag: { $task }.
obcy-log-collapsed = { $who } sprengt den Gang bei { $to }.
obcy-log-healed = { $who } wird verarztet und hat Stärke { $strength }.
obcy-log-loaded = { $who } füllt den Tank.
obcy-log-boarded = { $who } steigt in den Transporter.
obcy-log-left = { $who } steigt aus dem Transporter.
obcy-log-put-out = { $who } muss auf { $to } aussteigen.
obcy-log-delivered = { $who } verwendet auf { $to }: { $item }.
obcy-log-fulfilled = { $points ->
    [one] Auftrag erfüllt: { $task }. Die Expedition hat 1 Punkt.
   *[other] Auftrag erfüllt: { $task }. Die Expedition hat { $points } Punkte.
}
obcy-log-fought = Die Königin hat Stärke [{ $strength }] gegen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
obcy-log-queen-died = Die Königin ist tot. Es schlüpfen keine Aliens mehr.
obcy-log-queen-died-hatching = Die Königin ist tot, aber es schlüpfen weiter Aliens.
obcy-log-fired = { $shots ->
    [one] { $who } feuert auf { $target }: { $weapon }, 1 Schuss.
   *[other] { $who } feuert auf { $target }: { $weapon }, { $shots } Schüsse.
}
obcy-log-threw = { $who } wirft eine Granate auf { $to }.
obcy-log-exploded = Die Granate explodiert. Tot: { $aliens ->
    [one] 1 Alien
   *[other] { $aliens } Aliens
}, { $people ->
    [one] 1 Charakter
   *[other] { $people } Charaktere
}.
obcy-log-rolled = Angriffsstärke { $strength }, Würfel [{ $die }]: { $result }.
obcy-log-hurt = { $who } verliert { $loss } und hat Stärke { $left }.
obcy-log-weakened = { $alien } verliert { $loss } und hat Stärke { $left }.
obcy-log-died = { $who } ist tot.
obcy-log-killed = { $alien } ist tot.
obcy-log-retreated = { $who } zieht sich nach { $to } zurück.
obcy-log-cornered = { $alien } kann sich nicht so weit zurückziehen wie nötig.
obcy-log-fled = { $alien } zieht sich nach { $to } zurück.
obcy-log-spawning = Aliens schlüpfen, zusammen bis Stärke [{ $points }].
obcy-log-hatched = { $alien } mit Stärke { $strength } schlüpft auf { $to }.
obcy-log-crept = { $alien } geht nach { $to }.
obcy-log-mutated = { $alien } nimmt { $other } in sich auf und hat Stärke { $strength }.
obcy-log-attacked = { $aliens ->
    [one] Ein Alien greift { $who_acc } an.
   *[other] { $aliens } Aliens greifen { $who_acc } an.
}

# Why something is not allowed.
obcy-no-acting-now = Charaktere handeln nur in ihrem eigenen Schritt.
obcy-no-after-shot = { $who } hat gefeuert: Jetzt sind nur noch weitere Schüsse möglich.
obcy-no-airlock = Die Schleusen haben die Nummern 1 bis 5.
obcy-no-airlock-free = In dieser Schleuse steht jemand.
obcy-no-alien-again = Dieses Alien ist schon gezogen.
obcy-no-alien-chosen = Wähle zuerst ein Alien.
obcy-no-alien-field = Aliens können { $to } nicht betreten.
obcy-no-alien-so-far = { $to } ist zu weit für ein Alien.
obcy-no-alien-stopped = Ein Charakter auf dem Weg nach { $to } hält das Alien auf.
obcy-no-alien-way = Dieses Alien kann nirgendwohin.
obcy-no-ap = Die Aktionspunkte reichen nicht.
obcy-no-aboard = { $who } sitzt im Transporter und kann nur tanken oder aussteigen.
obcy-no-blowing = Eine Sprengladung bringt ein angrenzendes Gangfeld zum Einsturz, nicht { $to }.
obcy-no-blowing-pieces = Auf { $to } steht etwas, oder der Gang ist dort schon eingestürzt.
obcy-no-board-again = { $who } ist in dieser Phase schon ausgestiegen.
obcy-no-budget = { $left ->
    [one] Es ist nur noch 1 Stärkepunkt übrig.
   *[other] Es sind nur noch { $left } Stärkepunkte übrig.
}
obcy-no-character = Wähle zuerst einen Charakter.
obcy-no-character-again = { $who } war in dieser Phase schon dran.
obcy-no-computer = Aufträge liest man an einem Computer.
obcy-no-creeping-now = Aliens ziehen nur in ihrem eigenen Schritt.
obcy-no-dead = { $who } ist tot.
obcy-no-diskette = { $who } hat keine Diskette.
obcy-no-drive-dry = Ohne Treibstoff fährt der Transporter nicht.
obcy-no-drive-home = Der Transporter kehrt erst nach dem Tod der Königin nach { $to } zurück.
obcy-no-drive-so-far = Der Transporter kann { $to } mit zehn Feldern nicht erreichen.
obcy-no-driver = Ohne Insassen fährt der Transporter nicht.
obcy-no-driving-now = Der Transporter fährt nur zu Beginn der Phase der Expedition.
obcy-no-empty-tank = Getankt wird nur, wenn der Tank leer ist.
obcy-no-end-of-drive = Entscheide zuerst, wohin der Transporter fährt.
obcy-no-end-of-hatching = Entscheide zuerst, was schlüpft.
obcy-no-end-within = Bring zuerst zu Ende, was begonnen hat.
obcy-no-enter = { $who } ist nicht am Ende des Außenwegs.
obcy-no-field = Ein Feld { $to } gibt es in der Basis nicht.
obcy-no-field-with-alien = Auf { $to } stehen Aliens.
obcy-no-field-with-character = Auf { $to } steht ein Charakter.
obcy-no-fight = Die Königin bekämpft man direkt nach einem erfüllten Auftrag.
obcy-no-fight-first = Entscheide zuerst, ob du die Königin bekämpfst.
obcy-no-firing-now = Jetzt wird nicht gefeuert.
obcy-no-flight-near = Ein Alien kann sich nicht nach { $to } zurückziehen: Das Feld ist besetzt oder neben einem Charakter.
obcy-no-fuel = { $who } hat keinen Treibstoffkanister.
obcy-no-gift-here = Diese Karte verlangt das hier und jetzt nicht.
obcy-no-grenade = { $who } hat keine Granate.
obcy-no-group = Es gibt gerade keine Gruppe von Aliens zu wählen.
obcy-no-group-first = Wähle zuerst, welche Gruppe von Aliens angreift.
obcy-no-group-there = Kein Alien greift gerade { $who_acc } an.
obcy-no-hatchery = Kein Charakter darf das Brutfeld { $to } betreten.
obcy-no-hatching-field = Aliens schlüpfen auf Brutfeldern, nicht auf { $to }.
obcy-no-hatching-now = Aliens schlüpfen nur zu Beginn ihrer Phase.
obcy-no-item = { $who } hat diesen Gegenstand nicht.
obcy-no-item-here = Dieser Gegenstand liegt hier nicht.
obcy-no-leave = Das Feld des Transporters ist nicht frei.
obcy-no-medic = { $who } kann keine Medikits benutzen: Das kann nur der Android.
obcy-no-neighbour = { $who } steht nicht auf einem angrenzenden Feld.
obcy-no-open-card = Diese Karte ist nicht offen.
obcy-no-order-first = Wähle zuerst, welches Alien sich als Nächstes zurückzieht.
obcy-no-outside = { $who } ist draußen und kann nur hereinkommen.
obcy-no-pad = Solange die Königin lebt, betritt man { $to } nur mit Treibstoff für den leeren Transporter oder um sofort einzusteigen.
obcy-no-parking = Der Transporter kann auf { $to } nicht anhalten: Dort steht jemand.
obcy-no-passenger = { $who } ist nicht im Transporter.
obcy-no-patient = { $who } kann nicht verarztet werden.
obcy-no-pocket = { $who } hat keine freie Tasche.
obcy-no-put-out = Gerade muss niemand aussteigen.
obcy-no-put-out-first = Sag zuerst, wo der Insasse aussteigt.
obcy-no-put-out-there = { $to } ist nicht das nächstgelegene freie Feld.
obcy-no-reading = Es sind schon drei Aufträge offen, oder der Stapel ist leer.
obcy-no-retreat = Gerade zieht sich niemand zurück.
obcy-no-retreat-closed = Nach { $to } kann sich niemand zurückziehen.
obcy-no-retreat-first = Sag zuerst, wohin der Rückzug geht.
obcy-no-retreat-length = Ein Rückzug der richtigen Länge endet nicht auf { $to }.
obcy-no-retreat-near = Ein Charakter kann sich nicht nach { $to } zurückziehen: Das Feld ist besetzt oder neben einem Alien.
obcy-no-road = Der Transporter kann nicht auf { $to } fahren.
obcy-no-rubble = Der Gang bei { $to } ist eingestürzt.
obcy-no-second-alien = Ein anderes Alien ist gerade am Ziehen.
obcy-no-second-character = Jemand anderes ist noch dran; erst danach kann { $who } beginnen.
obcy-no-shooter = Wähle zuerst, wer feuert.
obcy-no-shot-ap = { $who } hat keine Aktionspunkte mehr, um auf { $target } zu feuern: { $weapon }.
obcy-no-shot-charges = { $who } hat keine Munition, um auf { $target } zu feuern: { $weapon }.
obcy-no-shot-line = { $who } hat keine freie Schusslinie auf { $target }: { $weapon }.
obcy-no-shot-number = { $most ->
    [one] { $who } kann 1 Schuss auf { $target } abgeben: { $weapon }.
   *[other] { $who } kann 1 bis { $most } Schüsse auf { $target } abgeben: { $weapon }.
}
obcy-no-shot-off-board = { $who } ist nicht auf dem Plan und kann nicht auf { $target } feuern: { $weapon }.
obcy-no-shot-range = { $target } ist zu weit weg für { $who_acc }: { $weapon }.
obcy-no-shot-restricted = { $who } darf diese Waffe nicht gegen { $target } einsetzen: { $weapon }.
obcy-no-shot-target = { $target } ist nicht auf dem Plan; { $who } kann nicht darauf feuern: { $weapon }.
obcy-no-shot-twice = { $who } hat in dieser Phase schon auf { $target } gefeuert: { $weapon }.
obcy-no-shot-weapon = { $who } hat diese Waffe nicht, um sie gegen { $target } einzusetzen: { $weapon }.
obcy-no-staying = Der Tank ist leer, und { $who } muss aussteigen.
obcy-no-stopped = { $who } hat neben einem Alien angehalten und kann in dieser Phase nicht mehr weiter.
obcy-no-store = Hier gibt es kein Lager mit diesem Gegenstand.
obcy-no-such-alien = Dieses Alien gibt es nicht.
obcy-no-such-strength = Aliens schlüpfen mit einer Stärke von 1 bis 4.
obcy-no-suit = Ohne Raumanzug betritt niemand die Schleuse { $to }.
obcy-no-supply = In den Lagern ist davon nichts mehr übrig.
obcy-no-tank = Der Tank ist leer: Niemand darf im Transporter sein.
obcy-no-target = Es gibt gerade keinen Angriff zuzuteilen.
obcy-no-target-first = Sag zuerst, wen das Alien angreift.
obcy-no-target-there = Das Alien steht nicht neben { $who_dat }.
obcy-no-tasks-left = Die Königin ist tot: Aufträge spielen keine Rolle mehr.
obcy-no-throw-line = Auf dem Weg nach { $to } ist eine Wand oder Schutt.
obcy-no-throw-off-board = { $who } ist nicht auf dem Plan und kann nicht werfen.
obcy-no-throw-restricted = { $who } darf keine Granaten werfen.
obcy-no-throw-room = Bei { $to } stoßen keine drei Felder des Raums aneinander.
obcy-no-throw-so-far = Eine Granate fliegt zwei Felder weit, nicht bis { $to }.
obcy-no-throw-there = Auf { $to } wirft niemand eine Granate.
obcy-no-transporter = { $who } ist nicht beim Transporter.
obcy-no-volley = { $who } hat nichts, worauf zu feuern wäre.
obcy-no-volley-again = { $who } hat in dieser Phase schon gefeuert.
obcy-no-walker = { $who } ist draußen unterwegs.
obcy-no-way = { $to } ist mit den übrigen Aktionspunkten nicht zu erreichen, oder ein Alien auf dem Weg hält den Zug auf.
obcy-no-zone = Es gibt gerade keine Sprengzone zu wählen.
obcy-no-zone-first = Sag zuerst, welche Felder die Granate trifft.
obcy-no-zone-there = { $to } kann nicht zu dieser Sprengzone gehören.

# Task cards.
obcy-task-t01 = Funk herstellen
obcy-task-t01-text = Bring ein Ersatzteil zur Funkkonsole im Kontrollzentrum.
obcy-task-t02 = Analyse anlaufen lassen
obcy-task-t02-text = Bring ein Ersatzteil zum Analysegerät im Labor.
obcy-task-t03 = Saubere Luft
obcy-task-t03-text = Bring ein Ersatzteil zum Luftfilter in der Krankenstation.
obcy-task-t04 = Strom an
obcy-task-t04-text = Bring ein Ersatzteil zum Generator.
obcy-task-t05 = Kran
obcy-task-t05-text = Bring ein Ersatzteil zum Kran in der Ladebucht.
obcy-task-t06 = Wasser
obcy-task-t06-text = Bring ein Ersatzteil zur Wasserpumpe in der Hydrokultur.
obcy-task-t07 = Kühlmittel
obcy-task-t07-text = Bring ein Ersatzteil zur Kühlmittelpumpe des Reaktors.
obcy-task-t08 = Schotten
obcy-task-t08-text = Bring ein Ersatzteil zur Schottsteuerung in der Waffenkammer.
obcy-task-t09 = Wärme oder Tor
obcy-task-t09-text = Repariere die Heizung in den Unterkünften oder den Tormotor in der Eingangshalle.
obcy-task-t10 = Pumpe oder Ladestation
obcy-task-t10-text = Repariere die Treibstoffpumpe oder die Anzug-Ladestation.
obcy-task-t11 = Archiv
obcy-task-t11-text = Kopiere Daten: Gib eine Diskette an Computer 1 (5,0) oder an Computer 2 (17,0) ab.
obcy-task-t12 = Jagd
obcy-task-t12-text = Töte in deinen eigenen Phasen vier Aliens.
obcy-task-t13 = Den Norden abriegeln
obcy-task-t13-text = Spreng den Nordgang bei (10,2) oder (12,2), oder repariere Schottsteuerung und Tormotor.
obcy-task-t14 = Den Süden abriegeln
obcy-task-t14-text = Spreng den Südgang bei (10,12) oder (12,12), oder repariere Tormotor und Treibstoffpumpe.
obcy-task-t15 = Den Reaktor halten
obcy-task-t15-text = Lass drei Charaktere zwei Alien-Phasen hintereinander im Reaktorraum bleiben.
obcy-task-t16 = Antreten
obcy-task-t16-text = Versammle am Ende deiner Phase vier Charaktere im Kontrollzentrum.
obcy-task-t17 = Unterkünfte säubern
obcy-task-t17-text = Am Ende deiner Phase ist jemand in den Unterkünften, aber kein Alien.
obcy-task-t18 = Außeninspektion
obcy-task-t18-text = Geh draußen von einer Schleuse zu einer anderen, oder repariere die Anzug-Ladestation.
obcy-task-t19 = Sanitätsposten
obcy-task-t19-text = Leg ein Medikit in den Unterkünften auf (9,9) ab, oder repariere Heizung und Wasserpumpe.
obcy-task-t20 = Versorgungsfahrt
obcy-task-t20-text = Halte mit dem Transporter in der Ladebucht, oder repariere Kran und Treibstoffpumpe.

# What can be agreed before the first turn.
obcy-option-players = Spieler
obcy-option-players-help = Einer führt die Aliens; die anderen teilen sich die sechs der Expedition.
obcy-option-variant = Wie die Königin stirbt
obcy-option-variant-help = Durch eine Anzahl erfüllter Aufträge oder in einem Kampf, den deren Punkte entscheiden.
obcy-option-variant-1 = Im Kampf
obcy-option-variant-2 = Durch Aufträge
obcy-option-tasks = Nötige Aufträge
obcy-option-tasks-help = Wie viele Aufträge die Königin töten, falls Aufträge das tun.
obcy-option-fire-timing = Feuern
obcy-option-fire-timing-help = In einem eigenen Schritt, nachdem alle gezogen sind, oder während jeder Charakter dran ist.
obcy-option-fire-timing-step = In einem eigenen Schritt
obcy-option-fire-timing-activation = Wenn man dran ist
obcy-option-rounds = Letzte Runde
obcy-option-rounds-help = Nach dieser Runde endet das Spiel unentschieden; 0 für kein Ende.
obcy-option-leader = Anführer
obcy-option-leader-help = Der Platz, der für die ganze Expedition entscheidet, solange er einen lebenden Charakter hat.
obcy-option-seats = Wer führt wen
obcy-option-seats-help = Charaktere nach Platz; der Platz ohne Charakter führt die Aliens.

# What front ends say about the game.
obcy-blurb = Sechs Leute, ein Transporter und eine Basis voller Eier. Eine Person ist die Königin; die anderen müssen ihre Aufträge lesen – und überleben.
obcy-facts = 2 bis 7 Personen · eine Basis aus Sechsecken · 60 bis 120 Minuten

# The strip of phases, what can be laid over the base, and what may come in between.
obcy-phase-drive = Fahren
obcy-phase-act = Handeln
obcy-phase-fire = Feuern
obcy-phase-hatch = Schlüpfen
obcy-phase-brood = Aliens ziehen
obcy-phase-strike = Aliens greifen an
obcy-overlay-threat = Wo Aliens als Nächstes zuschlagen können
obcy-overlay-reach = Wie weit die gezeigte Figur kommt
obcy-overlay-near = Bewegungsmelder
obcy-risk-stop = kommt nicht weiter: Jemand von der anderen Seite ist angrenzend

# What a bot says about the lines it has played on; part of bots-because.
obcy-fact-alive = { $who } lebt
obcy-fact-queen-alive = die Königin lebt
obcy-fact-queen-dead = die Königin ist tot

# Wozu eine Antwort gut ist, die ein Bot empfiehlt.
obcy-merit-tasks = Das bringt die Aufträge voran.
obcy-merit-home = Das bringt jemanden näher zum Schiff.
obcy-merit-people = Das hält die Expedition stark und bewaffnet.
obcy-merit-pastime = Das führt zu Munition oder zu Aliens, auf die man feuern kann.
obcy-merit-cull = Danach sind die Aliens weniger, schwächer oder weiter weg.
obcy-merit-safety = Das setzt die Expedition weniger Angriffen aus.
obcy-merit-losses = Das kostet die Expedition Stärke oder Waffen.
obcy-merit-homeless = Das macht den Weg zum Schiff länger.
obcy-merit-attack = Das verspricht einen guten Angriff.
obcy-merit-brood = Danach sind die Aliens mehr, stärker oder näher.

# The lesson, in the order of its script (crates/lessons/scripts).
obcy-lesson-activate = Du führst die Expedition der Sechs; ein Bot ist die Königin. Jeder Charakter handelt einmal je Runde mit 6 Aktionspunkten. Der Android trägt eine Diskette: Lass ihn anfangen.
obcy-lesson-move = Ein Schritt kostet 1 Aktionspunkt. Wer auf ein Feld zeigt, sieht den Weg. Das markierte Feld führt zu einem Computer, an dem Aufträge gelesen werden.
obcy-lesson-finish = Es sind keine Punkte mehr da. Sage, dass dieser Charakter fertig ist.
obcy-lesson-next = Nun ein anderer Charakter. Aufgesparte Punkte können später in der Runde zum Feuern dienen.
obcy-lesson-again = Ziehe zu den Lagern: Dort gibt es Raumanzüge, Medikits, Ersatzteile und weitere Disketten.
obcy-lesson-end-step = Erst handeln alle, dann feuern alle, dann ziehen die Aliens: Die Leiste oben zeigt es. Noch ist niemand in Reichweite, also beende den Schritt.
obcy-lesson-enemy = Das war die Alien-Phase: Aliens sind geschlüpft und näher gekommen. Eine neue Runde beginnt mit frischen Punkten. Wähle jemanden; die anderen bewegt die Lektion.
obcy-lesson-fire = Ein Alien ist in Reichweite und in der Schusslinie. Wer noch Punkte hat, darf feuern, einer nach dem anderen. Wähle, wer es tut.
obcy-lesson-shots = Jeder Schuss kostet einen Punkt und eine Ladung und erhöht die Angriffsstärke. Würfel und Tabelle sagen, wer Stärke verliert und wer zurückweicht; die Balken zeigen die Chancen. Feuere!
obcy-lesson-read = Der Android steht mit seiner Diskette an einem Computer: Lies einen Auftrag. Nur die Expedition sieht, was er verlangt.
obcy-lesson-wins = So gewinnt die Expedition: Vier erfüllte Aufträge töten die Königin; dann muss jemand das Schiff auf dem Landeplatz erreichen. Sterben alle sechs, hat die Königin gewonnen. Wähle, wer handelt.
obcy-lesson-end = Mehr braucht es nicht: handeln, feuern, die Alien-Phase, Aufträge. Spiele von hier aus weiter oder beginne eine eigene Partie. Der Knopf „Hinweis“ oder die Taste H fragt jederzeit einen Bot um Rat.

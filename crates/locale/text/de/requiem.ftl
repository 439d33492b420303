# Races and heroes carry their article: base „der Predator“, .acc „den Predator“, .dat „dem Predator“, .gen „des Predators“.
requiem-name = Requiem
requiem-city = Stadt
requiem-sewer = Kanalisation
requiem-turn = Runde { $round }: Zug { $race_gen }
requiem-cell-city = c{ $cell }
requiem-cell-sewer = s{ $cell }
requiem-nowhere = nirgendwo

# Races and heroes.
requiem-race-guard = die Garde
    .acc = die Garde
    .dat = der Garde
    .gen = der Garde
    .gender = f
requiem-race-predator = der Predator
    .acc = den Predator
    .dat = dem Predator
    .gen = des Predators
    .gender = m
requiem-race-aliens = die Aliens
    .acc = die Aliens
    .dat = den Aliens
    .gen = der Aliens
    .gender = pl
requiem-soldier = Soldat { $number }
    .acc = Soldat { $number }
    .dat = Soldat { $number }
    .gen = von Soldat { $number }
    .gender = m
requiem-predator = der Predator
    .acc = den Predator
    .dat = dem Predator
    .gen = des Predators
    .gender = m
requiem-hybrid = der Hybrid
    .acc = den Hybriden
    .dat = dem Hybriden
    .gen = des Hybriden
    .gender = m
requiem-alien = Alien { $number }
    .acc = Alien { $number }
    .dat = Alien { $number }
    .gen = von Alien { $number }
    .gender = n

# Cards and weapons.
requiem-card-m4 = M4
requiem-card-m14 = M14
requiem-card-m249 = M249
requiem-card-grenades = Granaten
requiem-card-medkit = Medikit
requiem-card-medkit-text = Gibt dem Träger oder einem Soldaten neben ihm 2 Lebenspunkte zurück.
requiem-card-blade = Klinge
requiem-card-disc = Diskus
requiem-card-plasma = Plasmakanone
requiem-card-spear = Speer
requiem-card-net = Netz
requiem-card-heal = Heilung
requiem-card-heal-text = Heilt den Predator vollständig.
requiem-card-cloak = Tarnung
requiem-card-cloak-text = Solange sie an ist, treffen Schüsse auf den Predator seltener, und er lädt nicht nach.
requiem-card-visor = Visier
requiem-card-visor-text = Auf Menschen oder auf Aliens eingestellt; die jeweils anderen sind schwerer zu treffen und eher außer Reichweite.
requiem-weapon-m4 = M4
requiem-weapon-m14 = M14
requiem-weapon-m249 = M249
requiem-weapon-grenades = Granaten
requiem-weapon-blade = Klinge
requiem-weapon-disc = Diskus
requiem-weapon-plasma = Plasmakanone
requiem-weapon-spear = Speer
requiem-weapon-net = Netz
requiem-weapon-alien-claws = Klauen
requiem-weapon-alien-tail = Schwanz
requiem-weapon-hybrid-claws = Klauen
requiem-weapon-hybrid-jaws = Kiefer
requiem-mode = { $accuracy ->
    [0] Reichweite { $range }, { $damage } Schaden, trifft immer, { $ap } AP
   *[other] Reichweite { $range }, trifft ab { $accuracy }, { $damage } Schaden, { $ap } AP
}{ $energy ->
    [0] { "" }
   *[other] {", "}{ $energy } Energie
}
requiem-weapon-text-one = { $indirect ->
    [1] { $first }. Braucht keine Sichtlinie.
   *[other] { $first }.
}
requiem-weapon-text-two = { $indirect ->
    [1] { $first }; oder { $second }. Braucht keine Sichtlinie.
   *[other] { $first }; oder { $second }.
}
requiem-weapon-text-die = { $indirect ->
    [1] Der Würfel entscheidet: { $first }; oder { $second }. Braucht keine Sichtlinie.
   *[other] Der Würfel entscheidet: { $first }; oder { $second }.
}
requiem-weapon-text-net = { $first }. Wer getroffen wird, kann bis zum Ende des eigenen Zuges weder ziehen noch zurückschlagen.
requiem-tray-cards = Karten { $hero_gen }
requiem-tray-tasks = Offene Aufträge { $race_gen }
requiem-tray-bank = Vorrat
requiem-gauge-tp = Taktikpunkte
requiem-gauge-level = Auftragsstufe
requiem-gauge-energy = Energie
requiem-goal-tasks = Aufträge führen von Stufe zu Stufe: Wer einen der Stufe 5 erfüllt, gewinnt. Ebenso gewinnt die letzte Seite auf den Plänen.
requiem-goal-last = Die letzte Seite auf den Plänen gewinnt.
requiem-badge-health = { $count ->
    [one] 1 Lebenspunkt
   *[other] { $count } Lebenspunkte
}
requiem-badge-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
requiem-badge-ap = { $count } AP
requiem-badge-entangled = im Netz gefangen
requiem-badge-cloaked = getarnt
requiem-badge-copies = { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
requiem-badge-price = kostet { $count } TP
requiem-badge-reward = { $count ->
    [0] gewinnt das Spiel
   *[other] bringt { $count } TP
}

# What is asked.
requiem-ask-deploy = Wo wird { $hero } aufgestellt?
requiem-ask-spend = { $tp ->
    [one] Gibst du deinen Taktikpunkt aus?
   *[other] Gibst du von deinen { $tp } Taktikpunkten welche aus?
}
requiem-ask-visor = Was zeigt das Visier in diesem Zug?
requiem-ask-cloak = Tarnung in diesem Zug an oder aus? Ohne sie lädt der Predator nach.
requiem-ask-turn = Wer ist als Nächstes dran?
requiem-ask-act = { $uses ->
    [0] Was macht { $hero }? Noch { $ap } AP, kein Waffeneinsatz mehr.
    [one] Was macht { $hero }? Noch { $ap } AP und 1 Waffeneinsatz.
   *[other] Was macht { $hero }? Noch { $ap } AP und { $uses } Waffeneinsätze.
}
requiem-ask-counter = { $attacker } hat { $hero_acc } angegriffen: zurückschlagen?
requiem-ask-count = Mehrere Aufträge sind erfüllt: Welcher zählt?

# What may be answered.
requiem-do-deploy = Auf { $to } stellen
requiem-do-recruit = Neuer Soldat mit { $card } ({ $price } TP)
requiem-do-equip = { $card } für { $hero_acc } ({ $price } TP)
requiem-do-acquire = { $card } kaufen ({ $price } TP)
requiem-do-spawn = Neues Alien bei Nest { $hive } (1 TP)
requiem-do-done = Nichts mehr kaufen
requiem-do-visor-humans = Visier auf Menschen
requiem-do-visor-aliens = Visier auf Aliens
requiem-do-cloak-on = Tarnung an
requiem-do-cloak-off = Tarnung aus
requiem-do-activate = { $hero } ist dran
requiem-do-move = Nach { $to } ziehen ({ $ap } AP)
requiem-do-attack = { $target_acc } angreifen: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}Modus { $mode }
}, { $damage } Schaden ({ $energy ->
    [0] { $ap } AP
   *[other] { $ap } AP, { $energy } Energie
})
requiem-do-attack-die = { $target_acc } angreifen: { $weapon }, der Würfel wählt den Modus ({ $ap } AP)
requiem-do-counter = Gegen { $target_acc } zurückschlagen: { $weapon }{ $modes ->
    [1] { "" }
   *[other] {", "}Modus { $mode }
}, { $damage } Schaden{ $energy ->
    [0] { "" }
   *[other] {" "}({ $energy } Energie)
}
requiem-do-counter-die = Gegen { $target_acc } zurückschlagen: { $weapon }, der Würfel wählt den Modus
requiem-do-medkit = Medikit für { $hero_acc }
requiem-do-heal = Heilen
requiem-do-finish = { $hero } ist fertig
requiem-do-end-turn = Zug beenden
requiem-do-decline = Nicht zurückschlagen
requiem-do-count = { $task }
requiem-odds-hit = Treffer
requiem-odds-kill = vernichtet

# What happened.
requiem-log-turn = Runde { $round }, Zug { $race_gen }.
requiem-log-deployed = { $hero } erscheint auf { $to }.
requiem-log-bought = { $hero } bekommt eine Karte: { $card }.
requiem-log-visor-humans = Das Visier zeigt Menschen.
requiem-log-visor-aliens = Das Visier zeigt Aliens.
requiem-log-cloak-on = Der Predator verschwindet unter seiner Tarnung.
requiem-log-cloak-off = Der Predator lässt seine Tarnung fallen.
requiem-log-recharged = Der Predator lädt nach: jetzt { $energy } Energie.
requiem-log-healed = { $health ->
    [one] { $hero } hat wieder 1 Lebenspunkt.
   *[other] { $hero } hat wieder { $health } Lebenspunkte.
}
requiem-log-moved = { $steps ->
    [one] { $hero } geht nach { $to }.
   *[other] { $hero } zieht { $steps } Felder weit nach { $to }.
}
requiem-log-attacked = { $hero } greift { $target_acc } an: { $weapon }, Modus { $mode }.
requiem-log-attacked-die = { $hero } greift { $target_acc } an: { $weapon }.
requiem-log-countered = { $hero } schlägt gegen { $target_acc } zurück: { $weapon }, Modus { $mode }.
requiem-log-countered-die = { $hero } schlägt gegen { $target_acc } zurück: { $weapon }.
requiem-log-hit = [{ $roll }], nötig { $needed } oder mehr: Treffer.
requiem-log-missed = [{ $roll }], nötig { $needed } oder mehr: verfehlt.
requiem-log-hurt = { $damage ->
    [one] { $hero } verliert 1 Lebenspunkt und hat noch { $left }.
   *[other] { $hero } verliert { $damage } Lebenspunkte und hat noch { $left }.
}
requiem-log-wounded = { $hero } erleidet { $damage } Schaden und hat { $left } von 3 Wunden.
requiem-log-entangled = { $hero } ist im Netz gefangen.
requiem-log-critical = [{ $roll }] Der Treffer ist für { $hero_acc } tödlich.
requiem-log-not-critical = [{ $roll }] Kein tödlicher Treffer: { $hero } überlebt.
requiem-log-acid = [{ $roll }] Säure verätzt { $hero_acc }.
requiem-log-no-acid = [{ $roll }] Die Säure verfehlt { $hero_acc }.
requiem-log-destroyed = { $hero } wird von { $race_dat } vernichtet.
requiem-log-gained = { $points ->
    [one] { $race }: 1 Taktikpunkt mehr, insgesamt { $total }.
   *[other] { $race }: { $points } Taktikpunkte mehr, insgesamt { $total }.
}
requiem-log-completed = { $race_gender ->
    [pl] { $race } haben einen Auftrag erfüllt: { $task }.
   *[other] { $race } hat einen Auftrag erfüllt: { $task }.
}
requiem-log-eliminated = { $race_gender ->
    [pl] { $race } sind aus dem Spiel.
   *[other] { $race } ist aus dem Spiel.
}
requiem-log-declined = { $hero } schlägt nicht zurück.
requiem-log-quiet = { $turns ->
    [one] In diesem Zug hat niemand etwas getan.
   *[other] Seit { $turns } Zügen hat niemand etwas getan.
}

# Why something is not allowed.
requiem-no-deploy-first = Zuerst muss eine neue Figur aufgestellt werden.
requiem-no-deploy-off-guard = Soldaten kommen auf Garde-Felder, solange eines frei ist, und { $to } ist keines.
requiem-no-deploy-off-hive = Ein neues Alien kommt in sein Nest, solange dort ein Feld frei ist, und { $to } ist keines davon.
requiem-no-deploy-farther = Auf { $to } kann keine neue Figur erscheinen: Nähere Felder gehen vor.
requiem-no-figure = Es gibt keine neue Figur aufzustellen.
requiem-no-answer-first = Entscheide zuerst, ob zurückgeschlagen wird.
requiem-no-attack-to-answer = Es gibt gerade keinen Angriff zu beantworten.
requiem-no-count-first = Sag zuerst, welcher Auftrag zählt.
requiem-no-choice-of-task = Es gibt gerade keine Aufträge zu wählen.
requiem-no-task-unfulfilled = Dieser Auftrag ist nicht erfüllt.
requiem-no-spending-now = Taktikpunkte gibt man zu Beginn des Zuges aus, vor jeder Aktion.
requiem-no-done-without-soldier = Ohne einen Soldaten auf den Plänen muss die Garde einen kaufen.
requiem-no-visor-now = Das Visier wird einmal eingestellt, zu Beginn des Predator-Zuges.
requiem-no-cloak-now = Die Tarnung wird einmal eingestellt, zu Beginn des Predator-Zuges.
requiem-no-action-yet = Helden handeln erst nach Einkauf und Einstellungen.
requiem-no-hero-active = Wähle zuerst einen Helden.
requiem-no-own-hero = { $hero } steht gerade nicht unter deinem Befehl.
requiem-no-acting-hero = { $hero } ist schon dran: ziehen, angreifen oder fertig sein.
requiem-no-second-hero = { $acting } ist noch dran; erst danach kann { $hero } beginnen.
requiem-no-hero-again = { $hero } war in diesem Zug schon dran.
requiem-no-off-board = Ein Feld { $to } gibt es nicht.
requiem-no-entangled = { $hero } ist im Netz gefangen und kann nicht ziehen.
requiem-no-ground = Auf { $to } kann niemand stehen.
requiem-no-occupied = Auf { $to } steht schon jemand.
requiem-no-way = Feld { $to } ist mit { $ap } AP nicht zu erreichen.
requiem-no-such-card = Diese Karte ist nicht zur Hand.
requiem-no-patient = Ein Medikit hilft seinem Träger oder einem Soldaten neben ihm.
requiem-no-wound = Es gibt nichts zu heilen.
requiem-no-ap = Die Aktionspunkte reichen nicht.
requiem-no-energy = Die Energie reicht nicht.
requiem-no-weapon = { $hero } hat diese Waffe nicht: { $weapon }.
requiem-no-mode = Diesen Modus hat die Waffe nicht: { $weapon }.
requiem-no-mode-choice = Bei dieser Waffe wählt der Würfel den Modus: { $weapon }.
requiem-no-enemy = Nur ein Feind auf den Plänen kann angegriffen werden.
requiem-no-other-board = { $target } ist von hier nicht zu erreichen: Kein Schuss findet dorthin einen Weg.
requiem-no-range = { $distance ->
    [one] { $target } ist 1 Feld entfernt, zu weit für: { $weapon }.
   *[other] { $target } ist { $distance } Felder entfernt, zu weit für: { $weapon }.
}
requiem-no-sight = { $hero } sieht { $target_acc } nicht.
requiem-no-weapon-ap = { $hero } hat zu wenige Aktionspunkte für: { $weapon }.
requiem-no-weapon-energy = Die Energie reicht nicht für: { $weapon }.
requiem-no-third-use = { $hero } hat in diesem Zug schon zweimal Waffen eingesetzt.
requiem-no-entangled-answer = { $hero } ist im Netz gefangen und kann nicht zurückschlagen.
requiem-no-second-answer = { $hero } hat in diesem Zug schon einmal gegen { $target_acc } zurückgeschlagen.
requiem-no-sale-other-race = Das kann diese Seite nicht kaufen.
requiem-no-sale-firearm = Ein neuer Soldat muss eine M4, M14 oder M249 mitbringen.
requiem-no-sale-start-card = Diese Karte steht nicht zum Verkauf.
requiem-no-sale-bank = Der Vorrat ist davon leer.
requiem-no-sale-price = Die Taktikpunkte reichen nicht.
requiem-no-sale-limit = Mehr davon können nicht gleichzeitig im Spiel sein.
requiem-no-sale-soldier = Dieser Soldat ist nicht im Spiel.
requiem-no-sale-one-a-turn = Der Predator kauft eine Karte pro Zug.
requiem-no-sale-hive-spent = Dieses Nest hat in diesem Zug schon zwei Aliens hervorgebracht.
requiem-no-sale-hive = Es gibt die Nester 1, 2 und 3.
requiem-no-marker-there = Ein Marker liegt auf einem Feld oder auf einer Heldenkarte.
requiem-no-marker-left = Alle zehn Marker sind in Gebrauch.
requiem-no-marker-now = Marker bewegt man im eigenen Zug.
requiem-no-marker-own = Dort liegt keiner deiner Marker.

# Tasks.
requiem-task-g1a = Die Brücke halten
requiem-task-g1a-text = Ein Soldat beendet den Zug der Garde auf der mittleren Brücke (c09-09 oder c10-09).
requiem-task-g1b = Einstiege prüfen
requiem-task-g1b-text = Auf beiden östlichen Einstiegen (c19-01 und c19-15) haben Soldaten gestanden.
requiem-task-g1c = Erster Kontakt
requiem-task-g1c-text = Füge Feinden 2 Schaden zu.
requiem-task-g2a = Sperrposten
requiem-task-g2a-text = Soldaten halten am Ende zweier Garde-Züge hintereinander alle drei Brücken.
requiem-task-g2b = Schädlingsbekämpfung
requiem-task-g2b-text = Vernichte 2 Aliens.
requiem-task-g2c = Ins Dunkel
requiem-task-g2c-text = Ein Soldat hat auf s04-05 gestanden.
requiem-task-g3c = Volle Truppstärke
requiem-task-g3c-text = Am Ende des Garde-Zuges sind 5 Soldaten auf den Plänen.
requiem-task-g4c = Gegenoffensive
requiem-task-g4c-text = Vernichte 3 feindliche Helden.
requiem-task-g5a = Die Stadt säubern
requiem-task-g5a-text = Alle Feinde sind aus dem Spiel.
requiem-task-g5b = Das Nest ausbrennen
requiem-task-g5b-text = Soldaten stehen am Ende zweier Garde-Züge hintereinander auf zwei verschiedenen Nestern (bei zwei Seiten genügt ein Zugende).
requiem-task-g5c = Evakuierungskorridor
requiem-task-g5c-text = Soldaten stehen am Ende dreier Garde-Züge hintereinander auf c15-09, c19-07 und c19-11; zu zweit am Ende zweier Züge.
requiem-task-p1a = Das Jagdrevier erkunden
requiem-task-p1a-text = Der Predator hat auf zweien der Felder c11-01, c11-07 und c20-07 gestanden.
requiem-task-p1b = Erste Trophäe
requiem-task-p1b-text = Vernichte 1 feindlichen Helden.
requiem-task-p1c = Die Beute prüfen
requiem-task-p1c-text = Füge Feinden 3 Schaden zu.
requiem-task-p2a = Witterung des Nestes
requiem-task-p2a-text = Der Predator hat auf s12-03, s12-04 oder s12-05 gestanden.
requiem-task-p2b = Bewaffnete Beute
requiem-task-p2b-text = Vernichte 2 Soldaten.
requiem-task-p2c = Uralter Feind
requiem-task-p2c-text = Vernichte 2 Aliens.
requiem-task-p3c = Eine Reihe Trophäen
requiem-task-p3c-text = Vernichte 3 feindliche Helden.
requiem-task-p4c = Blutschuld
requiem-task-p4c-text = Füge Feinden 6 Schaden zu.
requiem-task-p5a = Der Schädel des Hybriden
requiem-task-p5a-text = Vernichte den Hybriden.
requiem-task-p5b = Spuren tilgen
requiem-task-p5b-text = Beende einen Zug auf c15-04, neben deinem Startfeld, und tu im nächsten nichts.
requiem-task-p5c = Große Jagd
requiem-task-p5c-text = Vernichte 4 feindliche Helden.
requiem-task-a1a = Das Nest ausbreiten
requiem-task-a1a-text = Der Hybrid hat auf zwei verschiedenen Nestern gestanden.
requiem-task-a1b = Witterung von oben
requiem-task-a1b-text = Ein Alien oder der Hybrid hat auf einem Einstieg in der Stadt gestanden.
requiem-task-a1c = Erster Wirt
requiem-task-a1c-text = Vernichte 1 feindlichen Helden.
requiem-task-a2a = Junge Brut
requiem-task-a2a-text = Am Ende des Alien-Zuges sind 4 Aliens auf den Plänen.
requiem-task-a2b = Ernte
requiem-task-a2b-text = Vernichte 2 Soldaten.
requiem-task-a2c = Die Wege öffnen
requiem-task-a2c-text = Die Brut hält am Ende des Alien-Zuges zwei Einstiege in der Stadt.
requiem-task-a3c = Aus dem Dunkel
requiem-task-a3c-text = Am Ende des Alien-Zuges sind 4 Aliens in der Stadt.
requiem-task-a4c = Gemetzel
requiem-task-a4c-text = Vernichte 3 feindliche Helden.
requiem-task-a5a = Überleben
requiem-task-a5a-text = Der Hybrid beendet einen Zug auf c15-09 und tut im nächsten nichts, und dann ist kein Soldat mehr übrig (bei zwei Seiten sind die Soldaten egal).
requiem-task-a5b = Stadt der Brut
requiem-task-a5b-text = Am Ende des Alien-Zuges sind 5 Aliens in der Stadt; zu zweit 9, am Ende zweier Alien-Züge hintereinander.
requiem-task-a5c = Kein Rivale
requiem-task-a5c-text = Der Predator ist aus dem Spiel, und am Ende des Alien-Zuges sind 8 Aliens in der Stadt.
requiem-task-s3ga = Feldlazarett
requiem-task-s3ga-text = Gemeinsam für Garde und Aliens: Beende den eigenen Zug mit einem Helden auf c03-04.
requiem-task-s3gp = Wrack am Kai
requiem-task-s3gp-text = Gemeinsam für Garde und Predator: Beende den eigenen Zug mit einem Helden auf c08-06.
requiem-task-s3pa = Altes Nest
requiem-task-s3pa-text = Gemeinsam für Predator und Aliens: Beende den eigenen Zug mit einem Helden auf s17-02.
requiem-task-s4ga = Pumpwerk
requiem-task-s4ga-text = Gemeinsam für Garde und Aliens: ein Held auf s03-08 am Ende zweier eigener Züge hintereinander.
requiem-task-s4gp = Flugschreiber
requiem-task-s4gp-text = Gemeinsam für Garde und Predator: ein Held auf c11-13 am Ende zweier eigener Züge hintereinander.
requiem-task-s4pa = Ausguck
requiem-task-s4pa-text = Gemeinsam für Predator und Aliens: ein Held auf c20-03 am Ende zweier eigener Züge hintereinander.

# What can be agreed before the first turn.
requiem-option-sides = Seiten
requiem-option-sides-help = Alle drei, oder nur die Garde gegen die Aliens.
requiem-option-sides-3 = Drei: Garde, Predator, Aliens
requiem-option-sides-2 = Zwei: Garde und Aliens
requiem-option-tasks = Aufträge
requiem-option-tasks-help = Mit Aufträgen gewinnt, wer zuerst seine Liste erfüllt. Ohne sie gewinnt nur, wer als Letzter übrig ist.
requiem-option-random-races = Seiten auslosen
requiem-option-random-races-help = Der Würfel entscheidet, wer welche Seite spielt.
requiem-option-races = Seiten nach Platz
requiem-option-races-help = Wer was spielt; sonst folgen die Plätze der Zugreihenfolge. Bei zwei Seiten nur Garde und Aliens wählen.

# What front ends say about the game.
requiem-blurb = Eine Kleinstadt, darunter die Kanalisation, und drei Seiten, die sie jede für sich wollen: Nationalgarde, Predator, Aliens.
requiem-facts = 2 oder 3 Personen · zwei verbundene Pläne · 60 bis 90 Minuten

# The strip of phases, what can be laid over the maps, and what may come in between.
requiem-phase-spend = Einkauf
requiem-phase-visor = Visier
requiem-phase-cloak = Tarnung
requiem-phase-act = Handeln
requiem-overlay-threat = Wo Feinde treffen
requiem-overlay-reach = Wie weit der gezeigte Held kommt
requiem-overlay-near = Nächstgelegene Feinde
requiem-badge-energy = { $count } Energie
requiem-risk-counter = { $hero } darf zurückschlagen

# What a bot says about the lines it has played on; part of bots-because.
requiem-fact-alive = noch im Spiel: { $race }
requiem-fact-level = { $race }: Stufe { $level }
requiem-fact-heroes = { $race }: { $count } auf den Plänen

# Wozu eine Antwort gut ist, die ein Bot empfiehlt.
requiem-merit-forces = Das stärkt deine Truppen.
requiem-merit-points = Das bringt Taktikpunkte.
requiem-merit-level = Das erfüllt einen Auftrag und öffnet die nächste Stufe.
requiem-merit-task = Das bringt dich einem Auftrag näher: { $task }.
requiem-merit-harm = Das schwächt { $race_acc }.
requiem-merit-delay = Das wirft { $race_acc } bei den Aufträgen zurück.

# The lesson, in the order of its script (crates/lessons/scripts).
requiem-lesson-deploy = Du führst die Garde gegen die Aliens. Drei Soldaten beginnen bei ihrem Fahrzeug. Was leuchtet, kann gewählt werden; stelle den ersten Soldaten auf das markierte Feld. Den zweiten stellt die Lektion auf.
requiem-lesson-activate = In deinem Zug handelt jeder deiner Helden einmal, in beliebiger Reihenfolge. Wähle, wer anfängt.
requiem-lesson-move = Jeder Schritt kostet einen Aktionspunkt, und ein Soldat hat nur wenige. Wer auf ein Feld zeigt, sieht den Weg und was er kostet. Schicke ihn zu einem Abstieg in die Kanalisation: Dort leben die Aliens.
requiem-lesson-next = Seine Punkte sind verbraucht, er ist fertig. Jetzt handelt ein anderer Soldat.
requiem-lesson-again = Verteilt euch: Aufträge verlangen oft Soldaten an mehreren Orten. Deine Auftragskarten sagen, welche Aufträge offen sind.
requiem-lesson-end-turn = Du musst nicht alle einsetzen. Beende deinen Zug; dann sind die Aliens an der Reihe.
requiem-lesson-enemy = Das war der Feind: Der Hybrid hat sich bewegt, und der Verlauf sagt, wohin. Klicke auf eine Zeile, um die Stelle zu sehen. Deine Soldaten sind wieder frisch: Wähle einen. Danach spielt die Lektion ein Stück für dich weiter.
requiem-lesson-points = Ein erfüllter Auftrag hat Taktikpunkte gebracht. Ausgegeben werden sie am Anfang eines Zuges: für Waffen, Medikits oder neue Soldaten. Kaufe einen Soldaten.
requiem-lesson-recruit = Verstärkung erscheint dort, wo das Spiel begann. Stelle den Neuen auf.
requiem-lesson-attack = Ein Feind ist in Sicht und in Reichweite. Jeder Modus einer Waffe hat seine eigene Treffgenauigkeit und seinen Schaden; der Balken zeigt die Chance auf einen Treffer. Feuer!
requiem-lesson-second = Ein Treffer. Ein Soldat darf im Zug zweimal eine Waffe einsetzen, solange seine Aktionspunkte reichen: noch einmal.
requiem-lesson-wins = So gewinnt die Garde: Aufträge führen von Stufe zu Stufe, und wer einen der Stufe 5 erfüllt, hat gewonnen; ebenso die letzte Seite auf den Plänen. Beende deinen Zug.
requiem-lesson-end = Mehr braucht es nicht: handeln, bewegen, schießen, einkaufen, Aufträge. Spiele von hier aus gegen die Bots weiter oder beginne eine eigene Partie. Der Knopf „Hinweis“ oder die Taste H fragt jederzeit einen Bot um Rat.

lantern-name = Laterne
lantern-house = Das Haus
lantern-seat = Platz { $seat }
lantern-thief = der Dieb von Platz { $seat }
    .acc = den Dieb von Platz { $seat }
lantern-cell = { $cell }
lantern-turn = { $left ->
    [one] Platz { $seat } ist dran, letzter Zug
   *[other] Platz { $seat } ist dran, noch { $left } Züge
}
lantern-turns-left = Verbleibende Züge
lantern-goal = Ein Dieb gewinnt, wenn er zu Beginn seines Zuges auf der Laterne steht. Nach { $turns } Zügen ist es unentschieden.

# Cards.
lantern-hand = Hand von Platz { $seat }
lantern-deck = Nachziehstapel
lantern-discard = Ablagestapel
lantern-dash = Sprint
lantern-dash-text = Ein Schritt, dann auf Wunsch ein zweiter.
lantern-bolt = Bolzen
lantern-bolt-text = Ziele auf einen Dieb in Sicht und wirf einen Würfel: Bei 4 oder mehr muss er zurück auf sein Startfeld.

# What is asked, and what may be answered.
lantern-question-turn = Ein Schritt, eine Karte oder warten?
lantern-question-dash = Ein zweiter Schritt?
lantern-step = Schritt nach { $to }
lantern-play-dash = Sprint, zuerst nach { $to }
lantern-play-bolt = Bolzen auf { $thief_acc } ({ $at })
lantern-hit = zurück zum Start
lantern-wait = Warten und, wenn deine Hand es zulässt, eine Karte ziehen
lantern-stop = Hier stehen bleiben

# What happened.
lantern-stepped = { $thief } geht nach { $to }.
lantern-played = Platz { $seat } spielt „{ $card }“.
lantern-bolted = Der Bolzen fliegt auf { $thief_acc }: Der Würfel zeigt { $die }.
lantern-returned = { $thief } ist zurück auf { $to }.
lantern-stopped = Platz { $seat } hält nach einem Schritt an.
lantern-waited = Platz { $seat } wartet.
lantern-drew = Platz { $seat } zieht eine Karte.
lantern-drew-card = Platz { $seat } zieht eine Karte: { $card }.
lantern-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.

# Why something is not allowed.
lantern-nothing-to-stop = Es gibt keinen Sprint, der zu beenden wäre.
lantern-finish-dash = Der Sprint ist noch nicht zu Ende: Mach den zweiten Schritt oder halte an.
lantern-no-way = Von hier führt kein Schritt nach { $to }.
lantern-occupied = Auf { $to } steht ein anderer Dieb.
lantern-no-card = Du hast keine Karte „{ $card }“.
lantern-no-target = Ein Bolzen zielt immer auf einen anderen Dieb.
lantern-out-of-sight = Du siehst { $thief_acc } nicht.

# What can be agreed before the first turn.
lantern-option-seats = Diebe
lantern-option-seats-help = Wie viele durchs Haus schleichen, jeder mit eigener Hand.

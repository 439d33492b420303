# What a match was decided by. Prospects are per cent of a win.
analysis-decisions = { $count ->
    [one] Eine Entscheidung.
   *[other] { $count } Entscheidungen.
}
analysis-unfinished = Die Partie ist noch nicht zu Ende; so steht sie.
analysis-curve = Was alle erwarten konnten
analysis-accounts = Woher die Ergebnisse kamen
analysis-seat = Platz
analysis-start = Anfang
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-luck = Glück
analysis-end = Ergebnis
analysis-accounts-note = Anfang, Entscheidungen und Glück führen zusammen zum Ergebnis. Eine Entscheidung zählt so viel, wie damals von ihr zu erwarten war; alles andere ist Glück: Würfel, Karten und Verborgenes.
analysis-moments = Wendepunkte
analysis-moment-decision = { $turn }. { $seat }: { $before } % → { $after } %, durch eine Entscheidung
analysis-moment-luck = { $turn }. { $seat }: { $before } % → { $after } %, durch Zufall
analysis-taken = { $seat } wählte: { $answer }
analysis-better = Ein Veteran hätte gewählt: { $answer } ({ $best } % statt { $taken } %)
analysis-better-at-a-glance = Ein Veteran hätte gewählt: { $answer }
analysis-no-moments = Keine einzelne Entscheidung, kein Wurf und keine Karte hat die Aussichten stark verändert.
analysis-dice = Würfel
analysis-sides = Seiten
analysis-thrown = Würfe
analysis-mean = Mittel
analysis-expected = Erwartet
analysis-oddity = Abweichung (in Standardfehlern)
analysis-no-dice = Es wurde nicht gewürfelt.

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
analysis-end = Ende
analysis-accounts-note = Anfang, Entscheidungen und Glück ergeben zusammen das Ende. Eine Entscheidung zählt so viel, wie damals von ihr zu erwarten war; alles andere ist Glück: Würfel, Karten und Verborgenes.
analysis-moments = Wendepunkte
analysis-moment-decision = { $turn }. { $seat }: { $before } % → { $after } %, durch eine Entscheidung
analysis-moment-luck = { $turn }. { $seat }: { $before } % → { $after } %, durch Glück
analysis-better = Ein Veteran hätte lieber: { $answer } ({ $best } % statt { $taken } %)
analysis-no-moments = Es stand nie viel in Frage.
analysis-dice = Würfel
analysis-sides = Seiten
analysis-thrown = Würfe
analysis-mean = Mittel
analysis-expected = Erwartet
analysis-oddity = Standardfehler
analysis-no-dice = Es wurde nicht gewürfelt.

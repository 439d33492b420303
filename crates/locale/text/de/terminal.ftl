# The hot-seat in a terminal.

# What is drawn.
terminal-edge-wall = Wand
terminal-edge-line = Linie, hält Bewegung auf, nicht die Sicht
terminal-edge-open-door = offene Tür
terminal-edge-closed-door = geschlossene Tür
terminal-edge-barricade = verbarrikadierte Tür
terminal-edge-grille = Gitter
terminal-no-cards = keine
terminal-face-down = { $count ->
    [one] eine verdeckt
   *[other] { $count } verdeckt
}
terminal-waiting = Noch nicht entschieden: { $seats }.
terminal-choices-places = Auf dem Spielplan:
terminal-choices-pieces = Figuren:
terminal-choices-cards = Karten:
terminal-choices-buttons = Aktionen:

# Around it.
terminal-title = { $game } · Entscheidung { $number }
terminal-news = Seit deinem letzten Blick:
terminal-prompt = { $seat } ({ $count ->
    [one] 1
   *[other] 1–{ $count }
}, ? Hilfe)
terminal-prompt-over = Spiel zu Ende (Enter beendet, s DATEI speichert, ? Hilfe)
terminal-nothing-yet = Es ist noch nichts passiert.
terminal-help =
    Tippe die Nummer einer Möglichkeit, ihr Feld oder ihre ersten Wörter.
    Zahlen auf dem Plan sind Möglichkeiten; auch Figuren mit ! sind wählbar.
    Ein + heißt, dass dort mehr als eine Figur oder Möglichkeit ist.
      v        den Tisch noch einmal zeigen
      h        was jemand täte, der gut spielt, und warum
      c        was jede Karte auf dem Tisch bewirkt
      l        was bisher geschehen ist
      u        die letzte Entscheidung zurücknehmen
      s DATEI  die Partie speichern (s! DATEI ersetzt eine Datei)
      w FELD   warum dort oder mit dieser Figur nichts möglich ist
      q        beenden
      ?        diese Hilfe
terminal-hint = Tipp:
terminal-hint-line = { $number }  { $answer } ({ $percent } %)
terminal-hint-line-plain = { $number }  { $answer }
terminal-no-hint = Hier gibt niemand Tipps.

# Passing the keyboard.
terminal-hide = Das ist nur für eine Seite bestimmt: { $seat }. Enter verbirgt es.
terminal-pass = Als Nächstes dran: { $seat }. Drücke Enter, wenn sonst niemand den Bildschirm sieht.

# What was typed and could not be used.
terminal-unknown = „{ $typed }“ steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $count } oder ? für Hilfe.
terminal-unknown-over = „{ $typed }“ ist kein Befehl. Tippe ? für Hilfe.
terminal-no-such-number = Eine Möglichkeit { $number } gibt es nicht: Die Nummern gehen von 1 bis { $count }.
terminal-not-there = Auf { $place } gibt es gerade nichts zu wählen.
terminal-several = „{ $typed }“ kann mehreres bedeuten. Tippe eine Nummer: { $numbers }.
terminal-save-what = Nenne eine Datei: s DATEI
terminal-why-what = Nenne ein Feld oder eine Figur: w FELD
terminal-why-wrong = Das ist keine Aktion dieses Spiels: { $what }
terminal-why-offered = Das steht gerade zur Wahl.

# Saving and leaving.
terminal-saved = Gespeichert in { $file }. Die Datei enthält alle Geheimnisse der Partie.
terminal-exists = { $file } gibt es schon; s! { $file } ersetzt die Datei.
terminal-not-saved = { $file } konnte nicht geschrieben werden: { $what }. Die Partie geht weiter.
terminal-taken-back = Zurückgenommen: Entscheidung { $number } ist wieder offen.
terminal-unsaved = Diese Partie ist nicht gespeichert. s DATEI speichert sie, noch einmal q beendet ohne Speichern, Enter spielt weiter.
terminal-ended = Die Eingabe ist zu Ende; die Partie hört hier auf.
terminal-bye = Bis bald.
terminal-machine-wrong = Die Maschine ({ $seat }) antwortete { $answer }: { $why }

# Der ganze Bildschirm.
terminal-keys = ↑↓ Enter wählen · / suchen · Tab Fenster · h Tipp · u zurück · ? Hilfe · q Ende
terminal-keys-curtain = Enter: ich bin es · q beenden
terminal-keys-private = Enter verbirgt es · PgUp PgDn Verlauf · q beenden
terminal-keys-narrowed = Nur was dort möglich ist · Enter wählt · Esc wieder alles
terminal-pane-around = Figuren, Zahlen und Karten
terminal-too-small = Dieser Tisch braucht { $width } × { $height } Zeichen, das Fenster hat { $columns } × { $rows }. Mache es größer oder die Schrift kleiner.
terminal-type-filter = Suchen:
terminal-type-save = Speichern in:
terminal-type-replace = Die Datei gibt es schon. Enter ersetzt:
terminal-type-why = Warum nicht? Nenne ein Feld oder eine Figur:
terminal-type-say = Sagen:
terminal-box-help = Hilfe
terminal-box-cards = Karten
terminal-box-answer = Antwort
terminal-box-leave = Beenden?
terminal-box-gone = Ende
terminal-box-keys = ↑↓ blättern · jede andere Taste schließt
terminal-screen-help =
    Zahlen auf dem Plan sind Möglichkeiten; auch Figuren mit ! sind wählbar. Was in der Liste markiert ist, leuchtet auf dem Plan.
      ↑ ↓ j k     eine Möglichkeit markieren; in anderen Fenstern blättern
      Enter       das Markierte wählen
      1 2 3 …     eine Möglichkeit nach ihrer Nummer
      /           eine Möglichkeit nach einem Teil ihrer Wörter; Esc beendet es
      Tab         nächstes Fenster: Möglichkeiten, Plan, Figuren und Karten, Verlauf
      PgUp PgDn   im Verlauf blättern
      h           was jemand täte, der gut spielt, und warum
      w           warum etwas nicht möglich ist
      c           was jede Karte auf dem Tisch bewirkt
      u           die letzte Entscheidung zurücknehmen
      s           die Partie speichern
      m, y, n     online: etwas sagen; dem Zurückgehen zustimmen oder nicht
      L           eine andere Sprache
      q           beenden
    Auch die Maus wählt: Klicke eine Möglichkeit an, eine Zahl auf dem Plan oder eine Figur. Ein Klick anderswo auf dem Plan sagt, warum nicht; das Rad blättert.
terminal-screen-unsaved =
    Diese Partie ist nicht gespeichert.

      s           speichern und beenden
      q           beenden ohne zu speichern
      Esc         weiterspielen
terminal-machine-broken = Der Bot auf diesem Platz ist ausgefallen: { $seat }. Die Partie lässt sich noch speichern und fortsetzen.

# An einem Online-Tisch.
terminal-coming = Auf dem Weg zum Tisch …
terminal-gathering = Die Partie beginnt, sobald alle Plätze besetzt sind.
terminal-link-lost = Verbindung verloren, neuer Versuch …
terminal-seat-open = frei
terminal-seat-here = { $name }
terminal-seat-away = { $name }, nicht da
terminal-seat-bot = ein Bot
terminal-wish = { $name } möchte zu Entscheidung { $number } zurück: y stimmt zu, n nicht.
terminal-wished = Die anderen wurden gefragt, ob sie zustimmen.
terminal-nothing-to-undo = Du hast noch nichts entschieden.
terminal-online-save = Diese Partie bewahrt der Server auf; speichern lässt sie sich, wenn sie zu Ende ist.
terminal-no-such-place = Kein Feld und keine Figur auf dem Tisch heißt „{ $typed }“.
terminal-misunderstood = Der Server hat das nicht verstanden. Vielleicht hat er eine andere Version als dieses Programm.

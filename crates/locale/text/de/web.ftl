# The table in the browser.

web-plain = { $text }

# Titles and ways around.
web-title-start = Dropship
web-title-set-up = Partie einrichten
web-title-matches = Meine Partien
web-title-table = Am Tisch
web-title-replay = Wiederholung
web-title-analysis = Was die Partie entschied
web-title-shared = Eine geteilte Partie
web-title-rules = Regeln
web-title-glossary = Glossar
web-title-settings = Einstellungen
web-title-about = Über Dropship
web-title-unknown = Hier ist nichts
web-brand = Dropship, Startseite
web-nav = Seiten
web-nav-matches = Partien
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-about = Über
web-skip = Zum Inhalt springen
web-dismiss = Ausblenden
web-close = Schließen
web-cancel = Abbrechen
web-loading = Lädt …
web-cannot-start = Dropship konnte nicht starten ({ $what }). Lade die Seite neu; nötig ist ein Browser aus den letzten zwei Jahren.
web-needs-script = Dropship läuft in deinem Browser und braucht dafür JavaScript und WebAssembly.
web-unknown = Mit dieser Adresse kann Dropship nichts anfangen. Vielleicht ist sie vertippt, oder die Partie liegt in einem anderen Browser.
web-to-start = Zur Startseite

# Start page.
web-start-title = Drei Spiele. Ein Tisch.
web-start-lead = Jede Regel gilt und wird erklärt, jeder Wurf ist nachprüfbar, und auf freien Plätzen spielen Bots.
web-play-now = Jetzt spielen
web-play-now-what = Jetzt spielen: { $game }
web-set-up = Einrichten …
web-set-up-what = { $game } einrichten
web-go-on = Weiter mit { $game }
web-decisions = { $count ->
    [one] bisher eine Entscheidung
   *[other] bisher { $count } Entscheidungen
}

# Learning a game. $what is one of the three before it.
web-learn = Lernen, 5 Minuten
web-learn-on = Weiterlernen
web-learn-again = Noch einmal lernen
web-learn-what = { $what }: { $game }
web-lesson = Lektion
web-lesson-step = Lektion, { $number } von { $of }
web-lesson-play = Eine ganze Partie spielen
web-lesson-again = Lektion wiederholen
web-lesson-skip = Lektion überspringen und spielen
web-lesson-not-now = Das ist erlaubt, aber die Lektion will zuerst etwas anderes zeigen: { $what }
web-lesson-failed = Die Lektion konnte nicht geladen werden: { $what }. Lade die Seite neu, um es noch einmal zu versuchen.
web-hint = Hinweis
web-hint-help = Frage einen starken Bot, was er tun würde und warum
web-hint-thinking = Ein starker Bot denkt nach …
web-hint-shares = Gewinnchance nach jeder Antwort:

# Set-up.
web-who-plays = Wer spielt
web-options = Optionen
web-finer = Feinheiten der Regeln
web-defaults = Zurück zu den üblichen Regeln
web-dice = Würfel
web-seed = Seed
web-seed-help = Bleibt das Feld leer, kennt niemand die Würfe im Voraus. Mit einem eigenen Wort oder Satz fallen sie jedes Mal gleich.
web-options-wrong = Diese Optionen passen nicht zusammen. { $what }
web-begin = An den Tisch
web-begin-failed = Die Partie konnte nicht beginnen: { $what }
web-read-rules = Regeln lesen
web-by-the-rules = Wie in den Regeln
web-seat-number = Platz { $number }
web-person = du
web-person-here = Jemand an diesem Gerät
web-bot-random = Bot: zufällig
web-bot-recruit = Bot: Rekrut
web-bot-regular = Bot: Soldat
web-bot-veteran = Bot: Veteran
web-bot-elite = Bot: Elite

# Matches.
web-import = Protokoll importieren …
web-import-failed = Diese Datei wurde nicht übernommen: { $what }. Es hat sich nichts geändert.
web-file-cut = sie bricht mittendrin ab
web-file-foreign = sie ist kein Protokoll von Dropship
web-file-changed = sie wurde nachträglich verändert oder beschädigt
web-no-matches = Noch keine Partie. Die erste ist auf der Startseite nur einen Klick entfernt.
web-over = zu Ende
web-won = gewonnen
web-lost = verloren
web-drawn = unentschieden
web-resume = Weiter
web-replay = Wiederholung
web-export = Exportieren
web-exported = Gespeichert als { $file }. Die Datei enthält alle Geheimnisse der Partie.
web-export-failed = Die Datei konnte nicht geschrieben werden: { $what }.
web-remove = Löschen
web-remove-sure = Wirklich löschen
web-store-failed = Dieser Browser konnte die Partie nicht speichern: { $what }. Schaffe Platz oder verlasse den privaten Modus und versuche es noch einmal.
web-open-failed = Diese Partie lässt sich nicht öffnen: { $what }. Sie bleibt in der Liste und kann exportiert werden.
web-no-such-match = Diese Partie gibt es in diesem Browser nicht. Vielleicht wurde sie gelöscht, oder sie liegt in einem anderen.

# The table.
web-boards = Spielpläne. Pfeiltasten zeigen, Enter wählt, W fragt, warum nicht.
web-boards-as-text = Spielpläne als Text
web-pieces = Spielpläne und Figuren
web-larger = Größer
web-smaller = Kleiner
web-fit = Alles zeigen
web-choices = Auswahl
web-no-choices = Es gibt nichts zu wählen.
web-choose-here = Hier wählen
web-more-here = { $count ->
    [one] und hier noch eine Möglichkeit
   *[other] und hier noch { $count } Möglichkeiten
}
web-why-not = Warum nicht?
web-costs = Kosten
web-in-sight = In Sichtlinie
web-phases = Ablauf
web-overlays = Über den Spielplänen
web-hurry = Vorspulen
web-percent = { $percent } %
web-cards = Karten
web-common-trays = Auf dem Tisch
web-face-down = { $count ->
    [one] eine verdeckt
   *[other] { $count } verdeckt
}
web-empty = nichts
web-seats = Plätze
web-log = Verlauf
web-log-more = { $count ->
    [one] eine frühere Entscheidung
   *[other] { $count } frühere Entscheidungen
}
web-log-empty = Es ist noch nichts passiert.
web-goal = Ziel
web-die = Würfel: { $face }
web-taken-back = { $from ->
    [one] Hier zurückgenommen; eine Entscheidung war schon getroffen.
   *[other] Hier zurückgenommen; { $from } Entscheidungen waren schon getroffen.
}
web-thinking = { $seat } am Zug …
web-pass-on = Gib den Bildschirm weiter. Als Nächstes dran: { $seat }.
web-curtain = Gib den Bildschirm weiter. Was jetzt kommt, geht nur eine Seite etwas an: { $seat }.
web-lift = Nur ich sehe den Bildschirm
web-undo = Rückgängig
web-undo-help = Nimmt deine letzte Entscheidung zurück; seitdem ist nichts ans Licht gekommen.
web-take-back = Zurücknehmen …
web-take-back-help = Seit deiner letzten Entscheidung ist ein Würfel gefallen oder etwas gezeigt worden. Das Zurücknehmen wird im Verlauf vermerkt.
web-take-back-sure = Trotzdem zurücknehmen (steht im Verlauf)
web-unsaved = Diese Partie wird nicht gespeichert ({ $what }). Exportiere sie, bevor du die Seite schließt.
web-bot-failed = Der Bot konnte sich nicht entscheiden: { $what }. Lade die Seite neu, um es noch einmal zu versuchen; die Partie ist gespeichert.
web-tabs = Was unten zu sehen ist
web-names = Feldnamen
web-reading = Spielpläne als Text
web-sound = Ton
web-keys = Tasten
web-key-number = Möglichkeit mit dieser Nummer wählen (mit Enter, wenn die Nummer länger sein könnte)
web-key-arrows = auf das nächste Feld der Spielpläne zeigen
web-key-enter = wählen, worauf gezeigt wird
web-key-list = nächste und vorige Möglichkeit der Liste
web-key-why = warum dort nichts zu wählen ist
web-key-undo = rückgängig
web-key-hint = was ein Bot tun würde und warum
web-key-zoom = größer und kleiner
web-key-fit = alles zeigen
web-key-names = Feldnamen
web-key-overlay = nächste Ebene über die Spielpläne legen: Gefahr, Reichweite, Bewegungsmelder
web-key-hurry = überspringen, was andere tun
web-key-escape = schließen, was gerade offen ist

# Replay.
web-moment = Nach { $turn } von { $last } Entscheidungen
web-moment-prospects = Nach { $turn } von { $last } Entscheidungen: { $prospects }
web-step-back = Eine Entscheidung zurück
web-step-on = Eine Entscheidung vor
web-run = Abspielen
web-stop = Pause
web-scrubber = Zeitpunkt der Partie
web-eyes = Sicht
web-everybody = Zuschauer
web-play-on = Von hier weiterspielen
web-play-on-help = Wessen Augen du gewählt hast, spielt weiter, Bots nehmen die anderen Plätze, und alles, was damals nicht zu wissen war, wird neu ausgeteilt.
web-played-on = Von einem Moment an weitergespielt

# After the match.
web-analysis = Analyse
web-judging = { $done } von { $last } Entscheidungen beurteilt
web-judge = Partie analysieren
web-judge-stop = Anhalten
web-judge-failed = Die Partie konnte nicht beurteilt werden: { $what }. Lade die Seite neu, um es noch einmal zu versuchen.
web-see-moment = Diesen Zeitpunkt ansehen
web-share = Teilen
web-share-link = Link
web-share-file = Protokolldatei
web-share-picture = Bild
web-share-note = Link und Datei enthalten die ganze Partie mit allen Geheimnissen: Wer sie öffnet, sieht dieselbe Wiederholung und kann von jedem Zeitpunkt an weiterspielen.
web-link-copied = Der Link ist in der Zwischenablage. Er enthält die ganze Partie; wer ihn öffnet, kann sie im eigenen Browser ansehen.
web-link-ready = Hier ist der Link. Er enthält die ganze Partie; wer ihn öffnet, kann sie im eigenen Browser ansehen.
web-link-too-long = Diese Partie ist zu lang für einen Link: Er hätte { $size } kB, und Programme, die Links verschicken, nehmen etwa { $most } kB. Schicke stattdessen die Protokolldatei; sie wird unter Partien geöffnet.
web-link-empty = er ist leer oder zu lang
web-link-cut = er ist abgeschnitten oder verändert
web-link-bad = Dieser Link enthält keine Partie: { $what }. Vielleicht ging unterwegs ein Teil verloren; lass ihn dir noch einmal schicken.
web-picture-saved = Gespeichert als { $file }.

# Rules.
web-rules-failed = Die Regeln konnten nicht geladen werden: { $what }. Lade die Seite neu, um es noch einmal zu versuchen.
web-search-rules = Regeln durchsuchen
web-games = Spiele
web-rules-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-first = Die ersten { $count } sind zu sehen; mit mehr Wörtern werden es weniger.
web-contents = Inhalt
web-no-such-rule = Eine Regel { $id } gibt es nicht. Vielleicht meinst du:

# Glossary.
web-glossary-of = { $game }: Glossar
web-search-terms = Begriffe durchsuchen

# Settings.
web-language = Sprache
web-language-failed = Die Wörter dieser Sprache konnten nicht geladen werden: { $what }. Nichts hat sich geändert.
web-theme = Farben
web-theme-dark = Phosphor
web-theme-light = Papier
web-text-size = Schriftgröße
web-motion = Bewegung
web-motion-system = Wie im System
web-motion-calm = Ruhig
web-motion-quick = Schnell
web-motion-none = Keine
web-try-sound = Anhören

# About.
web-about = Dropship ist ein digitaler Tisch für drei Brettspiele über Menschen und Xenomorphe: für jedes ein eigener Satz genauer Regeln, alles andere gemeinsam.
web-notice-title = Hinweis
web-notice = Ein inoffizielles Fanprojekt, mit keinem Rechteinhaber verbunden und von keinem unterstützt. Namen von Spielen, Filmen und Figuren gehören ihren Eigentümern und werden nur genannt, um zu sagen, welche Regeln gemeint sind. Weder Texte noch Bilder stammen aus einer Spieleschachtel: Wortlaut, Zeichnungen und Code sind unsere eigenen.
web-origins-title = Woher die Inhalte kommen
web-origins-help = Jede Karte, jeder Plan und jede Tabelle nennt die Herkunft ihrer Zahlen: das Regelheft, öffentlich Bekanntes über das Spielmaterial oder, wo beides schweigt, unseren eigenen Entwurf.
web-origins = Einträge: { $rulebook } aus dem Regelheft, { $public } öffentlich bekannt, { $authored } von uns.
web-fair-title = Faire Würfel
web-fair = Alle Würfe einer Partie folgen aus einem Seed, dessen Hash vor dem ersten Wurf festgehalten wird. Die Seite „Würfel prüfen“ zeigt beides und prüft wie der Befehl dropship verify, dass die Regeln eingehalten und die Würfel nicht ausgesucht wurden.
web-private-title = Deine Partien
web-private = Partien an diesem Gerät werden in diesem Browser gespeichert und sonst nirgends; Partien mit anderen führt der Server, dessen Adresse du geöffnet hast. Wer die Websitedaten löscht, löscht auch sie; exportiere, was du behalten willst. Ein Cookie enthält die Sprache, die du liest, und sonst nichts.

# Tische, die ein Server führt.
web-friend = Jemand anderes, per Link
web-trouble = { $kind ->
    [offline] Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
    [not_found] Diesen Tisch gibt es auf diesem Server nicht.
    [not_yours] Dieser Link öffnet hier nichts: Er wurde schon benutzt oder gehört zu einem anderen Tisch.
    [not_now] Das geht im Augenblick nicht.
    [options] Der Server erlaubt diese Optionen nicht.
    [too_many] Zu viel auf einmal. Warte ein wenig und versuche es noch einmal.
    [unavailable] Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuche es bald noch einmal.
    [broken] Dieser Tisch lässt sich nicht öffnen: Der Server hat inzwischen andere Regeln.
   *[other] Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
}
web-invited = Du bist eingeladen
web-opened = Dein Tisch ist offen: Setz dich und schick den anderen ihre Links
web-name = Dein Name
web-sit-down = Hinsetzen
web-committed = Die Würfel stehen schon fest: { $hash } ist der Hash ihres Seeds. Dein Browser fügt eine eigene Zahl hinzu, die der Server noch nicht kennen kann.
web-waiting-for-others = Warten auf die anderen
web-only-here = Diese Adresse gilt nur auf diesem Rechner. Um andere hereinzulassen, starte Dropship mit --addr 0.0.0.0 und öffne die Adresse, die die anderen benutzen.
web-open-seat = frei
web-own-seat = { $name } (du)
web-lent-by = ein Bot für { $name }
web-is-away = { $name } (abwesend)
web-awaited = warten auf { $seat }
web-reconnecting = Verbindung verloren. Neu verbinden …
web-link = Link zu diesem Platz
web-links = Plätze und Links
web-copy = Kopieren
web-copied = Der Link ist in der Zwischenablage. Schicke ihn der Person, die dort sitzen soll.
web-invite = Link erstellen
web-company = Chat
web-say = Senden
web-spectators = { $count ->
    [one] jemand schaut zu
   *[other] { $count } schauen zu
}
web-lend = Einen Bot für mich spielen lassen
web-lend-away = Einen Bot spielen lassen
web-take-seat-back = Meinen Platz wieder einnehmen
web-leave = Tisch verlassen
web-leave-sure = Wirklich für immer gehen
web-wish = Zurücknehmen vorschlagen
web-wish-of = { $name } möchte zu Entscheidung { $turn } zurück.
web-agree = Zustimmen
web-decline = Ablehnen
web-rematch = Noch einmal spielen
web-look-again = Noch einmal ansehen
web-remind = Sag mir, wenn ich dran bin
web-reminded = Dieser Browser sagt dir Bescheid, wenn du dran und nicht da bist.
web-remind-failed = Dieser Browser kann dir nicht Bescheid sagen: { $what }.
web-mail = Per E-Mail Bescheid geben
web-mail-address = E-Mail-Adresse
web-mail-code = Code (sobald er da ist)
web-mail-send = Weiter
web-mail-sent = Ein Code ist unterwegs an diese Adresse. Gib ihn neben der Adresse ein.
web-mail-done = Du bekommst eine E-Mail, wenn du am Zug und nicht da bist.
web-forget = Keine Nachrichten mehr
web-forgotten = Zu dieser Partie wird nichts mehr gesendet.
web-your-turn = du bist dran
web-online-matches = Mit anderen

# Die Würfel, geprüft.
web-title-verify = Die Würfel, geprüft
web-verify = Würfel prüfen
web-verify-lead = Alles hier wurde soeben auf dieser Seite neu berechnet, allein aus dem Protokoll der Partie.
web-verify-rules = Die Regeln wurden bei jeder Entscheidung eingehalten.
web-verify-dice = Der Seed ist der versprochene, und jeder Würfel und jede Karte folgt aus ihm und aus dem, was die Spielenden hinzugefügt haben.
web-verify-promise = Das Versprechen ist das, das dieser Browser vor Beginn gesehen hat.
web-verify-nonce = Die Zahl, die dieser Browser hinzugefügt hat, ist dabei.
web-verify-later = wird nach dem Ende der Partie gezeigt
web-commitment = Versprechen
web-nonces = Von den Spielenden hinzugefügt

# Characters. Abilities are numbered as they stand on the hero and the grunt side; traits always hold.
# Names take no article and no ending; .gender (m, f) is asked for where a word agrees with the person.
corps-who-gorman = Lieutenant Gorman
    .gender = m
corps-ability-gorman-hero-0 = Bei seiner Aktivierung darf er 3 Karten erschöpfen: Ein anderer stehender Marinesoldat führt sofort eine Aktion aus.
corps-ability-gorman-hero-1 = Am Ende seiner Aktivierung zieht er 2 Karten.
corps-ability-gorman-grunt-0 = Am Ende seiner Aktivierung wird eine Karte wiederverwertet.
corps-who-hicks = Corporal Hicks
    .gender = m
corps-ability-hicks-hero-0 = Bei seiner Aktivierung darf er eine Karte ziehen.
corps-ability-hicks-hero-1 = Einmal pro Spielrunde, wenn er verfehlt, darf er eine Handkarte erschöpfen und neu würfeln.
corps-ability-hicks-grunt-0 = Einmal pro Spielrunde, wenn er verfehlt, dürfen 2 Karten erschöpft werden, um neu zu würfeln.
corps-who-hudson = Private Hudson
    .gender = m
corps-ability-hudson-hero-0 = Bei seiner Aktivierung darf er Ausrüstung und Ereignisse von der Hand wiederverwerten.
corps-ability-hudson-hero-1 = Am Ende seiner Aktivierung wird eine Karte aufgedeckt: Ausrüstung oder ein Ereignis kommt auf die Hand; bei einer Waffe sieht er sich die oberste Bewegungsmelderkarte an und darf sie unter den Stapel legen.
corps-ability-hudson-grunt-0 = Am Ende seiner Aktivierung wird eine Karte aufgedeckt: Bei einer Waffe wird die oberste Bewegungsmelderkarte angesehen und darf unter den Stapel gelegt werden.
corps-who-vasquez = Private Vasquez
    .gender = f
corps-ability-vasquez-hero-0 = Bei ihrer Aktivierung deckt sie eine Karte auf: Bei einer Waffe steigt ihre Einstellscheibe um 1, bei Ausrüstung oder einem Ereignis wird eine Karte wiederverwertet und sie darf eine ziehen.
corps-trait-vasquez-hero = Mit der M56 zu feuern kostet sie eine Karte weniger.
corps-trait-vasquez-grunt = Mit der M56 zu feuern kostet sie eine Karte weniger.
corps-who-frost = Private Frost
    .gender = m
corps-ability-frost-hero-0 = Bei seiner Aktivierung darf er sich bis zu 2 Felder bewegen.
corps-ability-frost-hero-1 = Nach dem Feuern mit dem M240 deckt er eine Karte auf: Bei Ausrüstung werden 2 Karten wiederverwertet, bei einem Ereignis darf er sich bis zu 2 Felder bewegen.
corps-ability-frost-grunt-0 = Nach dem Feuern mit dem M240 wird eine Karte aufgedeckt: Bei Ausrüstung oder einem Ereignis werden 2 Karten wiederverwertet.
corps-who-ripley = Ripley
    .gender = f
corps-ability-ripley-hero-0 = Bei ihrer Aktivierung werden 2 Karten wiederverwertet, und sie zieht eine.
corps-ability-ripley-hero-1 = Einmal pro Spielrunde, wenn ein Verteidigungswurf von jemandem im Umkreis von 4 Feldern fehlschlägt, darf eine Karte erschöpft werden, um neu zu würfeln.
corps-ability-ripley-grunt-0 = Nach dem Feuern mit dem M240 wird eine Karte aufgedeckt: Bei Ausrüstung oder einem Ereignis wird eine Karte wiederverwertet.
corps-who-newt = Newt
    .gender = f
corps-ability-newt-hero-0 = Am Ende ihrer Aktivierung dürfen 2 Karten erschöpft werden: Ein stehender Charakter, den sie sieht, bewegt sich 2 Felder auf sie zu.
corps-trait-newt-hero = Wenn sie sich ausruht, darf eine Karte mehr wiederverwertet werden.
corps-trait-newt-grunt = Wenn sie sich ausruht, wird eine Karte mehr wiederverwertet.

# Weapons.
corps-card-hk-vp70 = HK VP70
corps-card-hk-vp70-text = Eine Pistole. Sie trifft bei 3 oder weniger, egal was die Einstellscheibe zeigt; nach einem Angriff mit ihr darf eine Karte für einen freien zweiten Angriff erschöpft werden.
corps-card-ithaca = Ithaca 37
corps-card-ithaca-text = Eine Schrotflinte für den Nahbereich. Auf höchstens 2 Felder Entfernung trifft sie bei 5 oder weniger, egal was die Einstellscheibe zeigt.
corps-card-m240 = M240
corps-card-m240-text = Ein Flammenwerfer. Er verbrennt alles auf einem höchstens 2 Felder entfernten Feld und rundherum, bei 7 oder weniger, egal was die Einstellscheibe zeigt.
corps-card-m40 = M40-Granaten
corps-card-m40-text = Bis zu 6 Felder weit geworfen, zerfetzen sie alles auf einem Feld und rundherum, bei 5 oder weniger, egal was die Einstellscheibe zeigt; die Karte wird abgelegt.
corps-card-m41a = M41A
corps-card-m41a-text = Ein Pulsgewehr. Nach einem Angriff damit darf als freier Angriff eine Granate geworfen werden.
corps-card-m56 = M56
corps-card-m56-text = Eine Smartgun, die ihre Ziele selbst findet: Sie trifft bei 4 oder weniger, egal was die Einstellscheibe zeigt.

# Equipment.
corps-card-arc-welder = Schweißgerät
corps-card-arc-welder-text = Barrikaden werden mit 3 Technik mehr errichtet und entfernt.
corps-card-body-armour = Körperpanzerung
corps-card-body-armour-text = Wenn ein Verteidigungswurf fehlschlägt, darfst du eine Karte aufdecken: Bei einer Waffe oder einem Ereignis gelingt der Wurf doch noch. Danach wird die Panzerung erschöpft.
corps-card-flare = Leuchtfackel
corps-card-flare-text = Eine freie Aktion: Die Einstellscheibe eines Charakters im Umkreis von 4 Feldern steigt um 2. Die Leuchtfackel wird erschöpft.
corps-card-hadleys-map = Lageplan von Hadley’s Hope
corps-card-hadleys-map-text = Du bewegst dich 1 Feld weiter.
corps-card-m4-helmet = M4-Helm
corps-card-m4-helmet-text = Wenn ein Verteidigungswurf fehlschlägt, darfst du eine Karte aufdecken: Bei Ausrüstung oder einem Ereignis gelingt der Wurf doch noch. Danach wird der Helm erschöpft.
corps-card-medical-scanner = Medizinscanner
corps-card-medical-scanner-text = Eine Aktion: Ein anderer Charakter neben dir, der zu Boden geworfen wurde, steht auf.
corps-card-motion-tracker = Bewegungsmelder
corps-card-motion-tracker-text = Eine freie Aktion: Sieh dir die oberste Bewegungsmelderkarte an. Du darfst sie unter den Stapel legen.
corps-card-shoulder-lamp = Schulterlampe
corps-card-shoulder-lamp-text = Deine Einstellscheibe wird um 1 höher eingestellt.

# Events.
corps-card-bypass = Überbrückung
corps-card-bypass-text = Wenn eine Technikprobe fehlgeschlagen ist: Sie gelingt doch noch.
corps-card-cover-me = Gib mir Deckung
corps-card-cover-me-text = Freie Aktion: Ein anderer stehender Charakter, den du siehst, darf einen freien Angriff ausführen.
corps-card-drag-clear = Rausziehen
corps-card-drag-clear-text = Wer gerade getötet würde, wird stattdessen zu Boden geworfen.
corps-card-field-strip = Waffenpflege
corps-card-field-strip-text = Aktion: Verwerte 5 Karten wieder.
corps-card-get-up = Auf die Beine
corps-card-get-up-text = Wenn die Alien-Phase beginnt: Ein Charakter, der zu Boden geworfen wurde, steht auf.
corps-card-lock-it-down = Dichtmachen
corps-card-lock-it-down-text = Aktion: Errichte ohne Probe eine Barrikade neben dir.
corps-card-move-it = Los, Bewegung
corps-card-move-it-text = Freie Aktion: Bewege dich bis zu 3 Felder.
corps-card-not-today = Heute nicht
corps-card-not-today-text = Wenn ein Verteidigungswurf fehlgeschlagen ist: Er gelingt doch noch.
corps-card-on-course = Auf Kurs
corps-card-on-course-text = Freie Aktion: Decke eine Karte auf, sieh den Erschöpfungsstapel durch und nimm eine Karte derselben Kartenart.
corps-card-short-bursts = Kurze Feuerstöße
corps-card-short-bursts-text = Freie Aktion: Deine Einstellscheibe steigt um 2.
corps-card-steady-now = Ganz ruhig
corps-card-steady-now-text = Wenn ein Angriff verfehlt hat: Würfle neu.

# Hazards.
corps-card-acid-burn = Verätzung
corps-card-acid-burn-text = Lege 2 Karten ab.
corps-card-jammed = Ladehemmung
corps-card-jammed-text = Lege eine Karte ab.
corps-card-losing-hope = Die Hoffnung schwindet
corps-card-losing-hope-text = Erschöpfe eine Karte. Die Einstellscheibe eines stehenden Charakters sinkt um 2.
corps-card-noise = Lärm
corps-card-noise-text = Jeder Signalton bewegt sich 2 Felder.
corps-card-panic = Panik
corps-card-panic-text = Erschöpfe eine Karte und lege eine von deiner Hand ab.
corps-card-power-failure = Stromausfall
corps-card-power-failure-text = Erschöpfe 2 Karten. Eine Barrikade gibt nach.
corps-card-they-know = Sie wissen es
corps-card-they-know-text = An dem Zugang, der dir am nächsten ist, kommt ein Signalton ins Spiel.

# Tracker cards: what they do besides their blips.
corps-tracker-scratching = Kratzen
corps-tracker-scratching-text = Ein Tunnel öffnet sich.
corps-tracker-loose-grating = Loses Gitter
corps-tracker-loose-grating-text = Ein Tunnel öffnet sich.
corps-tracker-floor-plates = Unter den Platten
corps-tracker-floor-plates-text = Ein Tunnel öffnet sich.
corps-tracker-something-moved = Da war was
corps-tracker-something-moved-text = Außer Sicht: Jeder Signalton bewegt sich 1 Feld.
corps-tracker-shadows = Schatten
corps-tracker-shadows-text = Außer Sicht: Erschöpfe eine Karte.
corps-tracker-cold-draught = Ein kalter Hauch
corps-tracker-cold-draught-text = Außer Sicht: Jeder Signalton bewegt sich 1 Feld.
corps-tracker-in-the-open = Auf freier Fläche
corps-tracker-in-the-open-text = In Sicht: Erschöpfe eine Karte für jeden Charakter, der einen neuen Signalton sieht.
corps-tracker-hiss = Ein Zischen
corps-tracker-hiss-text = In Sicht: Jedes Alien bewegt sich 1 Feld.
corps-tracker-contact = Kontakt
corps-tracker-contact-text = In Sicht: Erschöpfe eine Karte.
corps-tracker-false-echo = Falsches Echo
corps-tracker-false-echo-text = Jeder Signalton bewegt sich 1 Feld.
corps-tracker-lone-drone = Einzelne Drohne
corps-tracker-lone-drone-text = Sonst nichts.
corps-tracker-scout = Späher
corps-tracker-scout-text = Sonst nichts.
corps-tracker-overhead = Über uns
corps-tracker-overhead-text = Am nächstgelegenen Zugang.
corps-tracker-a-breather = Atempause
corps-tracker-a-breather-text = Verwerte eine Karte wieder.
corps-tracker-duct-burst = Geborstener Schacht
corps-tracker-duct-burst-text = Ein Tunnel öffnet sich.
corps-tracker-under-the-floor = Unter dem Boden
corps-tracker-under-the-floor-text = Ein Tunnel öffnet sich. Jeder Signalton bewegt sich 1 Feld.
corps-tracker-wall-breach = Durch die Wand
corps-tracker-wall-breach-text = Ein Tunnel öffnet sich.
corps-tracker-flanking = In der Flanke
corps-tracker-flanking-text = Außer Sicht: Noch ein Signalton an Entstehungspunkt 1.
corps-tracker-lights-out = Licht aus
corps-tracker-lights-out-text = Außer Sicht: Lege eine Karte ab.
corps-tracker-closing-in = Sie kommen näher
corps-tracker-closing-in-text = Außer Sicht: Jeder Signalton bewegt sich 3 Felder.
corps-tracker-charge = Sturmlauf
corps-tracker-charge-text = In Sicht: Jedes Alien bewegt sich 2 Felder.
corps-tracker-screams = Schreie
corps-tracker-screams-text = In Sicht: Erschöpfe eine Karte für jeden Charakter, der einen neuen Signalton sieht.
corps-tracker-sudden-rush = Plötzlicher Vorstoß
corps-tracker-sudden-rush-text = In Sicht: Erschöpfe 2 Karten.
corps-tracker-pair = Zu zweit
corps-tracker-pair-text = Sonst nichts.
corps-tracker-clever-beast = Schlaues Biest
corps-tracker-clever-beast-text = Eine abgelegte Gefahrenkarte, falls es eine gibt, wird in den Erschöpfungsstapel gemischt.
corps-tracker-tear-down = Sie reißen es ein
corps-tracker-tear-down-text = Eine Barrikade gibt nach.
corps-tracker-hunters = Jäger
corps-tracker-hunters-text = Am nächstgelegenen Zugang. Jeder Signalton bewegt sich 2 Felder.
corps-tracker-acid-blood = Säure statt Blut
corps-tracker-acid-blood-text = Erschöpfe 2 Karten.
corps-tracker-eruption = Ausbruch
corps-tracker-eruption-text = Ein Tunnel öffnet sich.
corps-tracker-honeycomb = Durchlöchert
corps-tracker-honeycomb-text = Ein Tunnel öffnet sich. Jeder Signalton bewegt sich 2 Felder.
corps-tracker-beneath-us = Unter uns
corps-tracker-beneath-us-text = Ein Tunnel öffnet sich.
corps-tracker-encircled = Umzingelt
corps-tracker-encircled-text = Außer Sicht: Noch ein Signalton an Entstehungspunkt 3.
corps-tracker-power-cut = Strom gekappt
corps-tracker-power-cut-text = Außer Sicht: Eine Barrikade gibt nach.
corps-tracker-patience = Geduld
corps-tracker-patience-text = Außer Sicht: Jeder Signalton bewegt sich 4 Felder.
corps-tracker-onrush = Ansturm
corps-tracker-onrush-text = In Sicht: Jedes Alien bewegt sich 3 Felder.
corps-tracker-carnage = Blutbad
corps-tracker-carnage-text = In Sicht: Erschöpfe 2 Karten für jeden Charakter, der einen neuen Signalton sieht.
corps-tracker-onslaught = Großangriff
corps-tracker-onslaught-text = In Sicht: Jedes Alien bewegt sich 2 Felder.
corps-tracker-horde = Horde
corps-tracker-horde-text = Sonst nichts.
corps-tracker-queens-call = Die Königin ruft
corps-tracker-queens-call-text = Am nächstgelegenen Zugang. Jedes Alien bewegt sich 2 Felder.
corps-tracker-out-of-the-walls = Aus den Wänden
corps-tracker-out-of-the-walls-text = Eine Barrikade gibt nach.
corps-tracker-attrition = Zermürbung
corps-tracker-attrition-text = Lege 2 Karten ab.
corps-tracker-egg-bearer = Eierträger
corps-tracker-egg-bearer-text = Am nächstgelegenen Zugang, und mit ihm ein Facehugger.

# Boards and rooms.
corps-board-operations = Zentrale
corps-board-quarters = Unterkünfte
corps-board-medlab = Medlabor
corps-board-garage = Garage
corps-board-reactor = Reaktor
corps-board-nest = Nest
corps-board-cocoons = Kokons
corps-board-processor = Atmosphärenanlage
corps-room-communications = Funkraum
corps-room-records = Archiv
corps-room-control-room = Kontrollraum
corps-room-armoury = Waffenkammer
corps-room-stores = Lager
corps-room-bunks-a = Schlafraum Nordwest
corps-room-canteen = Kantine
corps-room-bunks-b = Schlafraum Nordost
corps-room-washroom = Waschraum
corps-room-common-room = Gemeinschaftsraum
corps-room-nursery = Kinderzimmer
corps-room-bunks-c = Schlafraum Südwest
corps-room-bunks-d = Schlafraum Südost
corps-room-lobby = Foyer
corps-room-closet-a = Abstellkammer West
corps-room-closet-b = Abstellkammer Ost
corps-room-surgery = Operationssaal
corps-room-ward = Krankensaal
corps-room-laboratory = Labor
corps-room-pharmacy = Apotheke
corps-room-specimens = Probenraum
corps-room-reception = Empfang
corps-room-workshop = Werkstatt
corps-room-fuel-store = Treibstofflager
corps-room-parts-store = Ersatzteillager
corps-room-guardroom = Wachstube
corps-room-core = Reaktorkern
corps-room-chamber-a = Kammer Nordwest
corps-room-chamber-b = Kammer Nordost
corps-room-chamber-c = Kammer Südwest
corps-room-chamber-d = Kammer Südost
corps-room-larder-a = Vorratskammer West
corps-room-larder-b = Vorratskammer Ost
corps-room-throne = Thron

# Missions: what has happened, what must be done, and what is special about it.
corps-mission-newt = Mission 1: Newt
corps-mission-newt-goal = Ihr gewinnt, wenn jemand Newt durch den Ausgang hinausträgt und auch alle anderen, die leben und frei sind, draußen sind.
corps-mission-newt-text = In der Kolonie antwortet niemand, aber hinter ihren Wänden sind vier schwache Signale. Eines davon ist ein Kind. { corps-mission-newt-goal } Die vier Missions-Signaltöne bleiben, wo sie sind, und können nicht getroffen werden. Werden sie entdeckt, ist einer Newt, einer ein Alien, und zwei sind nichts. Was das Ende einer Spielrunde bringt, hängt von der Zahl der darin gezogenen Bewegungsmelderkarten ab. 3 oder mehr: 4 Karten werden wiederverwertet, ein zu Boden geworfener Charakter steht auf, ein stehender Charakter führt bis zu 2 Aktionen aus. 4 oder mehr, außerdem: 4 Karten werden wiederverwertet, ein stehender Charakter führt bis zu 2 Aktionen aus. 5 oder mehr, außerdem: ein zu Boden geworfener Charakter steht auf, ein stehender Charakter führt bis zu 2 Aktionen aus. 6 oder mehr, außerdem: viermal führt ein stehender Charakter bis zu 2 Aktionen aus, ein zu Boden geworfener Charakter steht auf.
corps-mission-escape = Mission 2: Flucht
corps-mission-escape-goal = Ihr gewinnt, wenn alle, die leben und frei sind, durch den Ausgang hinaus sind. Die Mission ist verloren, wenn 6 Charaktere getötet oder gefangen sind oder wenn der Kampf am Ende von Spielrunde 18 noch andauert.
corps-mission-escape-text = Der Reaktor geht hoch, und der Rückweg führt durch das Nest. Der Transporter wartet in der Garage, aber nicht ewig. { corps-mission-escape-goal } Bei bis zu 4 Spielern kommt am Ende von Spielrunde 1 ein Signalton, bei einem Spieler mehrere. Was das Ende einer Spielrunde bringt, hängt von der Zahl der darin gezogenen Bewegungsmelderkarten ab. 3 oder mehr: 3 Karten werden wiederverwertet, ein stehender Charakter führt eine Aktion aus. 4 oder mehr, außerdem: 6 Karten werden wiederverwertet, ein zu Boden geworfener Charakter steht auf, ein stehender Charakter führt bis zu 2 Aktionen aus. 5 oder mehr, außerdem: ein stehender Charakter führt bis zu 2 Aktionen aus. 6 oder mehr, außerdem: 3 Karten werden wiederverwertet, ein stehender Charakter führt bis zu 2 Aktionen aus.
corps-mission-survive = Mission 3: Überleben
corps-mission-survive-goal = Ihr gewinnt, wenn das Signal gesendet ist, Spielrunde 12 endet und jemand weder getötet noch gefangen ist. Die Mission ist verloren, wenn 5 Charaktere getötet oder gefangen sind.
corps-mission-survive-text = Vom Funkraum aus lässt sich ein Landungsschiff rufen. Ruft es, macht die Türen dicht und seid am Leben, wenn es kommt. { corps-mission-survive-goal } Am Ende der Spielrunden 2, 4, 6, 8 und 10 kommen weitere Signaltöne; bei bis zu drei Spielern auch am Ende von Spielrunde 5, bei sechs Spielern nicht am Ende der Spielrunden 8 und 10. Was das Ende einer Spielrunde bringt, hängt von der Zahl der darin gezogenen Bewegungsmelderkarten ab. 3 oder mehr: 5 Karten werden wiederverwertet, ein zu Boden geworfener Charakter steht auf. 4 oder mehr, außerdem: 9 Karten werden wiederverwertet, ein zu Boden geworfener Charakter steht auf, ein stehender Charakter führt eine Aktion aus. 5 oder mehr, außerdem: 12 Karten werden wiederverwertet, ein zu Boden geworfener Charakter steht auf, dreimal führt ein stehender Charakter bis zu 2 Aktionen aus. 6 oder mehr, außerdem: 12 Karten werden wiederverwertet, ein zu Boden geworfener Charakter steht auf, viermal führt ein stehender Charakter bis zu 4 Aktionen aus. Nach den Regeln der ersten Ausgabe bekommt am Ende von Spielrunde 6 jedes Wachgeschütz bis zu 9 Schüsse zurück.
corps-mission-rescue = Rettung
corps-mission-rescue-goal = Ihr gewinnt, wenn mindestens ein Gefangener befreit wurde und alle, die leben und frei sind, durch den Ausgang hinaus sind.
corps-mission-rescue-text = Das Nest lässt seine Beute eine Weile am Leben. Findet die Kokons, schneidet jemanden heraus und verschwindet. { corps-mission-rescue-goal } Die Missions-Signaltöne bleiben, wo sie sind, und können nicht getroffen werden: Drei sind Kokons, einer ist 3 Aliens. Die Eier öffnen sich am Ende der Spielrunden 4 und 7. Bei einem Spieler kommen am Ende der Spielrunden 3 und 6 weitere Signaltöne. Wer ohne einen Gefangenen geht, hat sich zurückgezogen; das beendet keine Kampagne.
corps-mission-resupply = Nachschub
corps-mission-resupply-goal = Ihr gewinnt, wenn mindestens 2 Kisten hinausgetragen wurden und alle, die leben und frei sind, durch den Ausgang hinaus sind.
corps-mission-resupply-text = Die Kolonie ist voller Kisten, die jemand brauchen könnte. Tragt so viele hinaus, wie ihr euch traut. { corps-mission-resupply-goal } Jede hinausgetragene Kiste bringt 3 verlorene Karten zurück. Was das Ende einer Spielrunde bringt, hängt von der Zahl der darin gezogenen Bewegungsmelderkarten ab. 3 oder mehr: 3 Karten werden wiederverwertet. 4 oder mehr, außerdem: 3 Karten werden wiederverwertet, ein stehender Charakter führt bis zu 2 Aktionen aus. 5 oder mehr, außerdem: 3 Karten werden wiederverwertet, ein stehender Charakter führt bis zu 2 Aktionen aus. 6 oder mehr, außerdem: ein stehender Charakter führt bis zu 2 Aktionen aus. Wer mit weniger als 2 geht, hat sich zurückgezogen; das beendet keine Kampagne.
corps-mission-yard = Insektenjagd: der Hof
corps-mission-yard-goal = Ihr gewinnt, wenn der Bewegungsmelderstapel aufgebraucht ist und kein Alien und kein Signalton mehr da ist, aber noch jemand von euch.
corps-mission-yard-text = Freies Gelände und lange Schusslinien, für euch und für das, was aus jeder Ecke kommt. { corps-mission-yard-goal } Alle haben eine Pistole. In den Kisten der Eckräume liegt, was es sonst noch gibt. Am Ende der Spielrunden 3, 6 und 8 kommen weitere Signaltöne, bei 4 oder mehr Spielern in Spielrunde 6 einer mehr. Bei 2 oder 3 Spielern führt am Ende jeder Spielrunde ein stehender Charakter eine Aktion aus. Was das Ende einer Spielrunde bringt, hängt von der Zahl der darin gezogenen Bewegungsmelderkarten ab. 4 oder mehr: ein stehender Charakter führt bis zu 2 Aktionen aus. 5 oder mehr, außerdem: 3 Karten werden wiederverwertet, ein stehender Charakter führt eine Aktion aus. 6 oder mehr, außerdem: ein stehender Charakter führt eine Aktion aus.
corps-mission-block = Insektenjagd: der Block
corps-mission-block-goal = Ihr gewinnt, wenn der Bewegungsmelderstapel aufgebraucht ist und kein Alien und kein Signalton mehr da ist, aber noch jemand von euch.
corps-mission-block-text = Enge Gänge, zwanzig Türen und hinter einer davon irgendetwas. { corps-mission-block-goal } Alle haben eine Pistole. Zwei Kisten enthalten mehr. Am Ende der Spielrunden 4 und 7 kommen weitere Signaltöne. Nach den Regeln der ersten Ausgabe führt am Ende jeder Spielrunde zweimal ein stehender Charakter bis zu 2 Aktionen aus. Bei 2 Spielern führt am Ende jeder Spielrunde ein stehender Charakter bis zu 2 Aktionen aus. Was das Ende einer Spielrunde bringt, hängt von der Zahl der darin gezogenen Bewegungsmelderkarten ab. 5 oder mehr: 3 Karten werden wiederverwertet, ein stehender Charakter führt bis zu 2 Aktionen aus.
corps-mission-night-raid = Insektenjagd: Nachtangriff
corps-mission-night-raid-goal = Ihr gewinnt, wenn der Bewegungsmelderstapel aufgebraucht ist und kein Alien und kein Signalton mehr da ist, aber noch jemand von euch.
corps-mission-night-raid-text = Das Licht ist aus, und die Ausrüstung liegt, wo ihre Besitzer sie fallen ließen. Findet sie, bevor man euch findet. { corps-mission-night-raid-goal } Alle haben eine Pistole. Sechs Kisten enthalten mehr, je weiter weg, desto besser. Am Ende der Spielrunden 3, 6 und 9 kommen weitere Signaltöne. Nach den Regeln der ersten Ausgabe führt am Ende jeder Spielrunde zweimal ein stehender Charakter bis zu 3 Aktionen aus. Was das Ende einer Spielrunde bringt, hängt von der Zahl der darin gezogenen Bewegungsmelderkarten ab. 5 oder mehr: 3 Karten werden wiederverwertet, ein stehender Charakter führt bis zu 2 Aktionen aus.
corps-mission-hatchery = Insektenjagd: die Brutstätte
corps-mission-hatchery-goal = Ihr gewinnt, wenn kein Ei mehr da ist, der Bewegungsmelderstapel aufgebraucht ist und kein Alien und kein Signalton mehr da ist, aber noch jemand von euch.
corps-mission-hatchery-text = Vier Kammern, vier Eier. Verbrennt sie, solange sie zu sind. { corps-mission-hatchery-goal } Alle haben eine Pistole. Die Eier öffnen sich am Ende der Spielrunden 3, 5, 7 und 9, und aus jedem kommt ein Facehugger. Bei 4 Spielern kommen am Ende von Spielrunde 6 weitere Signaltöne, nach den Regeln der ersten Ausgabe auch bei einem Spieler.

# What lies about in missions, and what interacting with it does.
corps-thing-newt-computer = Computer
corps-thing-newt-computer-text = Nach einer Technikprobe: Drehe einen Missions-Signalton deiner Wahl um und verwerte 2 Karten wieder. Einmal.
corps-thing-newt-newt = Newt
corps-thing-newt-newt-text = Du trägst sie mit.
corps-thing-escape-computer = Computer
corps-thing-escape-computer-text = Nach einer Technikprobe: Verwerte 6 Karten wieder und ziehe bis zu 2. Einmal.
corps-thing-survive-ammunition = Munitionskiste
corps-thing-survive-ammunition-text = Ziehe 2 Karten; jedes Wachgeschütz bekommt 2 Schüsse zurück. Einmal.
corps-thing-survive-computer = Sender
corps-thing-survive-computer-text = Nach einer Technikprobe ist das Signal gesendet.
corps-thing-survive-rations = Kiste mit Proviant
corps-thing-survive-rations-text = Ziehe 2 Karten und verwerte 4 wieder. Einmal.
corps-thing-rescue-cocoon-a = Kokon
corps-thing-rescue-cocoon-a-text = Nach einer Technikprobe kommt ein Gefangener frei.
corps-thing-rescue-cocoon-b = Kokon
corps-thing-rescue-cocoon-b-text = Nach einer Technikprobe kommt ein Gefangener frei.
corps-thing-rescue-cocoon-c = Kokon
corps-thing-rescue-cocoon-c-text = Nach einer Technikprobe kommt ein Gefangener frei.
corps-thing-rescue-egg-a = Ei
corps-thing-rescue-egg-a-text = Erschöpfe eine Karte und verbrenne es.
corps-thing-rescue-egg-b = Ei
corps-thing-rescue-egg-b-text = Erschöpfe eine Karte und verbrenne es.
corps-thing-resupply-ammunition = Munitionskiste
corps-thing-resupply-ammunition-text = Du trägst sie mit.
corps-thing-resupply-arms = Waffenkiste
corps-thing-resupply-arms-text = Du trägst sie mit.
corps-thing-resupply-instruments = Kiste mit Instrumenten
corps-thing-resupply-instruments-text = Du trägst sie mit.
corps-thing-resupply-medicine = Kiste mit Arznei
corps-thing-resupply-medicine-text = Du trägst sie mit.
corps-thing-resupply-papers = verschlossene Aktenkiste
corps-thing-resupply-papers-text = Nach einer Technikprobe trägst du sie mit.
corps-thing-resupply-tools = Werkzeugkiste
corps-thing-resupply-tools-text = Du trägst sie mit.
corps-thing-yard-crate-a = Kiste
corps-thing-yard-crate-a-text = Ziehe 3 Karten. Einmal.
corps-thing-yard-crate-b = Kiste
corps-thing-yard-crate-b-text = Ziehe 3 Karten. Einmal.
corps-thing-yard-crate-c = Kiste
corps-thing-yard-crate-c-text = Ziehe 3 Karten. Einmal.
corps-thing-yard-crate-d = Kiste
corps-thing-yard-crate-d-text = Ziehe 3 Karten. Einmal.
corps-thing-block-crate-a = Kiste
corps-thing-block-crate-a-text = Ziehe 3 Karten. Einmal.
corps-thing-block-crate-b = Kiste
corps-thing-block-crate-b-text = Ziehe 3 Karten. Einmal.
corps-thing-night-raid-crate-a = Kiste
corps-thing-night-raid-crate-a-text = Ziehe 3 Karten und verwerte 2 wieder. Einmal.
corps-thing-night-raid-crate-b = Kiste
corps-thing-night-raid-crate-b-text = Ziehe 3 Karten und verwerte 2 wieder. Einmal.
corps-thing-night-raid-crate-c = Kiste
corps-thing-night-raid-crate-c-text = Ziehe 3 Karten und verwerte 2 wieder. Einmal.
corps-thing-night-raid-crate-d = Kiste
corps-thing-night-raid-crate-d-text = Ziehe 3 Karten und verwerte 2 wieder. Einmal.
corps-thing-night-raid-crate-e = Kiste
corps-thing-night-raid-crate-e-text = Ziehe 4 Karten und verwerte 2 wieder. Einmal.
corps-thing-night-raid-crate-f = Kiste
corps-thing-night-raid-crate-f-text = Ziehe 4 Karten und verwerte 2 wieder. Einmal.
corps-thing-hatchery-crate-a = Kiste
corps-thing-hatchery-crate-a-text = Ziehe 3 Karten. Einmal.
corps-thing-hatchery-crate-b = Kiste
corps-thing-hatchery-crate-b-text = Ziehe 3 Karten. Einmal.
corps-thing-hatchery-egg-a = Ei
corps-thing-hatchery-egg-a-text = Erschöpfe eine Karte und verbrenne es.
corps-thing-hatchery-egg-b = Ei
corps-thing-hatchery-egg-b-text = Erschöpfe eine Karte und verbrenne es.
corps-thing-hatchery-egg-c = Ei
corps-thing-hatchery-egg-c-text = Erschöpfe eine Karte und verbrenne es.
corps-thing-hatchery-egg-d = Ei
corps-thing-hatchery-egg-d-text = Erschöpfe eine Karte und verbrenne es.
# The same tokens by their looks, as the log names them. .the and .acc carry the definite article.
corps-object-crate = Kiste
    .the = die Kiste
    .acc = die Kiste
corps-object-computer = Computer
    .the = der Computer
    .acc = den Computer
corps-object-newt = Kind
    .the = das Kind
    .acc = das Kind
corps-object-cocoon = Kokon
    .the = der Kokon
    .acc = den Kokon
corps-object-egg = Ei
    .the = das Ei
    .acc = das Ei
corps-object-beacon = Peilsender
    .the = der Peilsender
    .acc = den Peilsender

# Counters of missions.
corps-mark-signal = Signal gesendet
corps-mark-freed = Gefangene befreit

# What the picture says: the table, prompts, choices, the log and refusals.

corps-name = Corps
corps-seat-one = { $who }
corps-seat-two = { $who } und { $other }
corps-seat-none = Spieler { $number }
corps-space = Feld ({ $space })
corps-space-in = { $space }, { $room }
corps-board = Spielbrett { $number }
corps-alien = Alien
corps-swarm = Schwarm
corps-facehugger = Facehugger
corps-blip = Signalton
corps-mission-blip = Missions-Signalton
corps-spawn-point = Entstehungspunkt { $number }
corps-tunnel = Tunnel
corps-sentry-gun = Wachgeschütz
corps-exit = Ausgang
corps-element-door = die Tür zwischen { $one } und { $other }
    .acc = die Tür zwischen { $one } und { $other }
corps-element-tunnel = der Tunnel auf { $space }
    .acc = den Tunnel auf { $space }
corps-element-spawn = der Entstehungspunkt auf { $space }
    .acc = den Entstehungspunkt auf { $space }
corps-facing-north = Norden
corps-facing-east = Osten
corps-facing-south = Süden
corps-facing-west = Westen
corps-type-weapon = Waffe
corps-type-equipment = Ausrüstung
corps-type-event = Ereignis
corps-type-hazard = Gefahr
corps-slot-weapon = die Waffe
    .acc = die Waffe
    .dat = der Waffe
corps-slot-backup = die Ersatzwaffe
    .acc = die Ersatzwaffe
    .dat = der Ersatzwaffe
corps-slot-gear = die Ausrüstung
    .acc = die Ausrüstung
    .dat = der Ausrüstung
corps-slot-spare = die andere Ausrüstung
    .acc = die andere Ausrüstung
    .dat = der anderen Ausrüstung
corps-side-hero = { $who_gender ->
    [f] { $who } als Heldin
   *[other] { $who } als Held
}
corps-side-grunt = { $who_gender ->
    [f] { $who } als Infanteristin
   *[other] { $who } als Infanterist
}

# Phases.
corps-phase-setup = { $mission }: Vorbereitung
corps-phase-marine = { $mission }, Spielrunde { $round }: Der Trupp handelt
corps-phase-alien = { $mission }, Spielrunde { $round }: Die Aliens handeln
corps-phase-end = { $mission }, Spielrunde { $round }: Die Spielrunde endet
corps-phase-aftermath = { $mission }: nach der Mission

# What lies beside the board.
corps-tray-hand = Hand von Spieler { $number }
corps-tray-person = { $who }
corps-tray-deck = Ausdauerkartendeck
corps-tray-beneath = Unter der „Neu mischen“-Karte
corps-tray-exhaust = Erschöpfungsstapel
corps-tray-discard = Ablagestapel
corps-tray-revealed = Aufgedeckte Karte
corps-tray-removed = Für die Kampagne verloren
corps-tray-tracker = { $level ->
    [0] Bewegungsmelder
   *[other] Bewegungsmelder, zuoberst Bedrohungsstufe { $level }
}
corps-tray-tracker-used = Abgelegte Bewegungsmelderkarten
corps-tray-mission = Mission
corps-gauge-round = Spielrunde
corps-gauge-score = Kampagnenpunktzahl
corps-gauge-endurance = Verbleibende Ausdauer
corps-gauge-gun = Schüsse von Wachgeschütz { $number }
corps-badge-dial = Zieleinstellscheibe { $count }
corps-badge-down = zu Boden geworfen
corps-badge-activated = schon aktiviert
corps-badge-hugged = { $count ->
    [one] hat einen Facehugger
   *[other] hat { $count } Facehugger
}
corps-badge-carries = trägt etwas für die Mission
corps-badge-grunt = Infanterist
corps-badge-swarm = { $count ->
    [one] 1 Alien
   *[other] { $count } Aliens
}
corps-badge-barred = verbarrikadiert
corps-badge-shots = { $count ->
    [one] noch 1 Schuss
   *[other] noch { $count } Schüsse
}
corps-badge-out = { $count } entkommen
corps-badge-cost = { $count ->
    [one] kostet 1 Karte
   *[other] kostet { $count } Karten
}
corps-badge-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
corps-badge-price = { $count ->
    [one] 1 Karte pro Angriff
   *[other] { $count } Karten pro Angriff
}
corps-badge-auto = trifft immer bei { $count } oder weniger
corps-badge-action = Aktion
corps-badge-free = freie Aktion
corps-badge-speed = Geschwindigkeit { $count }
corps-badge-defence = Verteidigung { $count }
corps-badge-melee = Handgemenge { $count }
corps-badge-tech = Technik { $count }
corps-badge-aim = Zielen { $count }
corps-badge-rank = Rang { $count }
corps-badge-level = Bedrohungsstufe { $count }
corps-badge-blips = { $count ->
    [one] 1 Signalton
   *[other] { $count } Signaltöne
}

# What is asked.
corps-ask-hero = Welcher Charakter ist dein Held?
corps-ask-gear = Was nimmt { $who } mit?
corps-ask-start = Wo beginnt { $who }?
corps-ask-gun = Wo steht Wachgeschütz { $number }?
corps-ask-first = Welcher Spieler beginnt?
corps-ask-lead = Kein Held ist Marinesoldat: Welcher Spieler führt?
corps-ask-next = Wer wird als Nächstes aktiviert?
corps-ask-order = Welcher Effekt kommt zuerst?
corps-ask-act = { $left ->
    [0] { $who } hat keine Aktionen mehr. Noch etwas Freies?
    [one] Was macht { $who }? Noch 1 Aktion.
   *[other] Was macht { $who }? Noch { $left } Aktionen.
}
corps-ask-step = { $left ->
    [one] Wohin geht { $who }? Noch 1 Feld.
   *[other] Wohin geht { $who }? Noch { $left } Felder.
}
corps-ask-target = Worauf feuert { $who } mit { $weapon_dat }?
corps-ask-burst = Treffer! { $who } darf für 1 Karte noch einmal mit { $weapon_dat } feuern.
corps-ask-follow-up = { $who } darf noch einmal angreifen, ohne dass es eine Aktion kostet.
corps-ask-draw = { $left ->
    [one] Eine Karte ziehen?
   *[other] Eine Karte ziehen? Noch bis zu { $left }.
}
corps-ask-rest = { $left ->
    [one] Eine Karte wiederverwerten? Noch 1.
   *[other] Eine Karte wiederverwerten? Noch bis zu { $left }.
}
corps-ask-recycle = Welche Handkarte verwertest du wieder?
corps-ask-exhaust-hand = Welche Handkarte erschöpfst du?
corps-ask-search = Welche Karte des Erschöpfungsstapels nimmst du?
corps-ask-react = Der Wurf ist fehlgeschlagen. Was unternimmt { $who }?
corps-ask-discard = { $left ->
    [one] Lege eine Karte ab.
   *[other] Lege { $left } Karten ab.
}
corps-ask-event = { $moment } Ein Ereignis spielen?
corps-ask-fallen = Welcher zu Boden geworfene Charakter kommt zuerst?
corps-ask-captor = Welches Alien verschleppt { $who }?
corps-ask-heir = Dein Held ist verloren. Wer übernimmt?
corps-ask-mover = Mehrere sind gleich nah. Welcher Gegner zieht als Nächstes?
corps-ask-prey = Auf wen geht der Gegner auf { $space } los?
corps-ask-route = Welchen Weg nimmt der Gegner auf { $space }?
corps-ask-fire = Ein Alien kommt auf { $space }. Feuert { $who }?
corps-ask-fire-order = Ein Alien kommt auf { $space }. Wer feuert zuerst?
corps-ask-victim = Wen greift das Alien auf { $space } an?
corps-ask-board = Auf welchem Spielbrett bewegen sich als Nächstes die Signaltöne?
corps-ask-spotted = Mehrere Signaltöne kommen in Sicht. Welcher wird zuerst umgedreht?
corps-ask-gate = Mehrere Zugänge sind gleich nah. Welcher ist gemeint?
corps-ask-blip = Wo erscheint der Signalton?
corps-ask-tunnel = Wo öffnet sich der Tunnel?
corps-ask-figure = Wo erscheint das nächste Alien des Signaltons?
corps-ask-gun-order = Welches Wachgeschütz feuert zuerst?
corps-ask-salvage = Welche abgelegte Karte kommt zurück?
corps-ask-peek = Obenauf liegt „{ $card }“. Dort lassen?
corps-ask-effect = Was wählst du?
corps-ask-may = Setzt du das ein?
corps-ask-by = { $source }: { $ask }
corps-ask-by-text = { $source }: { $text } { $ask }

# When an event may be played.
corps-moment-marine-phase = Die Marinesoldaten-Phase beginnt.
corps-moment-alien-phase = Die Alien-Phase beginnt.
corps-moment-end-phase = Die End-Phase beginnt.
corps-moment-activation = Eine Aktivierung beginnt.
corps-moment-activation-end = Eine Aktivierung endet.
corps-moment-stepped = Ein Charakter ist ein Feld weitergegangen.
corps-moment-crept = Etwas ist näher gekrochen.
corps-moment-attack-declared = Ein Angriff wurde angesagt.
corps-moment-test-declared = Eine Technikprobe wurde angesagt.
corps-moment-attack-missed = Der Angriff verfehlt.
corps-moment-attack-hit = Der Angriff trifft.
corps-moment-test-failed = Die Technikprobe schlägt fehl.
corps-moment-dodged = Das Alien greift ins Leere.
corps-moment-falling = Die Verteidigung schlägt fehl: Jemand geht zu Boden.
corps-moment-dying = Die Verteidigung schlägt fehl: Jemand stirbt.
corps-moment-taken = Jemand droht verschleppt zu werden.
corps-moment-revealed = Eine Karte wurde aufgedeckt.
corps-moment-tracker-next = Gleich wird eine Bewegungsmelderkarte gezogen.
corps-moment-tracker-done = Eine Bewegungsmelderkarte wurde abgehandelt.

# What may be chosen.
corps-do-hero = { $who } spielen
corps-do-activate = { $who } aktivieren
corps-do-heir = { $who } übernimmt
corps-do-prey = auf { $who } losgehen
corps-do-victim = { $who } angreifen
corps-do-fire-first = { $who } feuert zuerst
corps-do-fallen = { $who } zuerst
corps-do-choose = { $who } wählen
corps-do-equip = { $cost ->
    [0] { $who } ausrüsten: { $card }
    [one] { $who } für 1 Karte ausrüsten: { $card }
   *[other] { $who } für { $cost } Karten ausrüsten: { $card }
}
corps-do-unequip = { $card_acc } vom Ablageplatz nehmen
corps-do-ready-made = nehmen, was die Mission vorschlägt
corps-do-step = auf { $space } gehen
corps-do-target = auf { $space } feuern
corps-do-mover = der Gegner auf { $space }
corps-do-spotted = der Signalton auf { $space }
corps-do-captor = das Alien auf { $space }
corps-do-gun-first = das Geschütz auf { $space }
corps-do-space = { $space }
corps-do-gun = nach { $facing }
corps-do-player = Spieler { $number }
corps-do-board = { $board }
corps-do-move = { $speed ->
    [one] 1 Feld bewegen
   *[other] bis zu { $speed } Felder bewegen
}
corps-do-attack = { $cost ->
    [0] mit { $weapon_dat } angreifen
    [one] mit { $weapon_dat } für 1 Karte angreifen
   *[other] mit { $weapon_dat } für { $cost } Karten angreifen
}
corps-do-bar = { $element_acc } verbarrikadieren
corps-do-unbar = Barrikade entfernen: { $element }
corps-do-aim = zielen: Einstellscheibe steigt um 1
corps-do-interact = interagieren: { $object } ({ $text })
corps-do-ability = { $text }
corps-do-use = { $card_acc } benutzen
corps-do-rest = ausruhen
corps-do-play = { $cost ->
    [0] „{ $card }“ spielen
    [one] „{ $card }“ für 1 Karte spielen
   *[other] „{ $card }“ für { $cost } Karten spielen
}
corps-do-draw = eine Karte ziehen
corps-do-discard-top = die oberste Karte des Decks
corps-do-recycle-top = die oberste Karte des Erschöpfungsstapels
corps-do-discard = „{ $card }“ ablegen
corps-do-take = „{ $card }“ nehmen
corps-do-salvage = „{ $card }“ zurückholen
corps-do-exhaust = „{ $card }“ erschöpfen
corps-do-recycle = „{ $card }“ wiederverwerten
corps-do-yes = ja
corps-do-bury = unter den Stapel legen
corps-do-leave = oben liegen lassen
corps-do-end = Aktivierung beenden
corps-do-stop = hier anhalten
corps-do-cease = Feuer einstellen
corps-do-hold-fire = nicht feuern
corps-do-enough = das reicht
corps-do-no-gun = dieses Geschütz weglassen
corps-do-accept = den Wurf hinnehmen
corps-do-no-heir = vorerst niemand
corps-do-pass = nein
corps-do-nobody = niemand

# Chances.
corps-odds-hit = Treffer
corps-odds-each = Treffer, jedes Ziel ({ $count } im Ganzen)
corps-odds-two = zwei Treffer in Folge
corps-odds-three = drei Treffer in Folge
corps-odds-pass = gelungen
corps-odds-counter = ausgewichen mit Gegenangriff
corps-odds-dodge = ausgewichen
corps-odds-down = zu Boden geworfen
corps-odds-killed = getötet

# What happened.
corps-log-marine = Spielrunde { $round }: Die Marinesoldaten-Phase beginnt.
corps-log-alien = Spielrunde { $round }: Die Alien-Phase beginnt.
corps-log-end = Spielrunde { $round }: Die End-Phase beginnt.
corps-log-hero = Spieler { $number } spielt { $who }.
corps-log-equipped = { $cost ->
    [0] { $who } nimmt „{ $card }“.
    [one] { $who } bekommt „{ $card }“ für 1 Karte.
   *[other] { $who } bekommt „{ $card }“ für { $cost } Karten.
}
corps-log-unequipped = { $who } nimmt „{ $card }“ vom Ablageplatz.
corps-log-placed = { $who } kommt auf { $space } ins Spiel.
corps-log-gun-placed = Ein Wachgeschütz steht auf { $space }, nach { $facing } ausgerichtet.
corps-log-token = Spieler { $number } hat die Aktivierungsspielmarke.
corps-log-lead = Spieler { $number } führt.
corps-log-activated = Spieler { $number } aktiviert { $who }.
corps-log-stepped = { $who } geht auf { $space }.
corps-log-killed = { $who } wird getötet.
corps-log-captured = { $who } wird gefangen genommen.
corps-log-exited = { $who } entkommt.
corps-log-dial = Die Einstellscheibe von { $who } zeigt { $dial }.
corps-log-exhausted = { $discarded ->
    [0] { $cards ->
        [one] Eine Karte wird erschöpft.
       *[other] { $cards } Karten werden erschöpft.
    }
   *[other] { $cards ->
        [one] Eine Karte wird erschöpft; weil das Deck leer ist, wird sie abgelegt.
        [2] 2 Karten werden erschöpft; weil das Deck leer ist, { $discarded ->
            [one] wird 1 davon
           *[other] werden beide
        } abgelegt.
       *[other] { $cards } Karten werden erschöpft; weil das Deck leer ist, { $discarded ->
            [one] wird 1 davon
           *[other] werden { $discarded } davon
        } abgelegt.
    }
}
corps-log-recycled = { $cards ->
    [one] Eine Karte wird wiederverwertet.
   *[other] { $cards } Karten werden wiederverwertet.
}
corps-log-reshuffled = Die wiederverwerteten Karten werden zu einem neuen Deck gemischt.
corps-log-drew = Spieler { $number } zieht eine Karte.
corps-log-drew-card = Spieler { $number } zieht „{ $card }“.
corps-log-put-away = Spieler { $number } legt eine Karte weg.
corps-log-put-away-card = Spieler { $number } legt „{ $card }“ weg.
corps-log-revealed = Aufgedeckt: { $card }.
corps-log-hazard = Gefahr! { $card }: { $text }
corps-log-played = Spieler { $number } spielt „{ $card }“.
corps-log-discarded = „{ $card }“ wird abgelegt.
corps-log-relapsed = „{ $card }“ kommt vom Ablagestapel zurück in den Erschöpfungsstapel.
corps-log-searched = Spieler { $number } nimmt „{ $card }“.
corps-log-used-ability = { $who }, Fähigkeit: { $text }
corps-log-used-card = { $who } benutzt { $slot_acc }.
corps-log-attacked = { $who } feuert mit { $card } auf { $space }.
corps-log-roll-hit = { $who } würfelt { $die } gegen { $need }: Treffer.
corps-log-roll-miss = { $who } würfelt { $die } gegen { $need }: verfehlt.
corps-log-roll-tech = { $who } würfelt { $die } gegen { $need }: Es klappt.
corps-log-roll-no-tech = { $who } würfelt { $die } gegen { $need }: Es klappt nicht.
corps-log-roll-dodge = { $plus ->
    [0] { $who } würfelt { $die } gegen { $need } und weicht aus.
   *[other] { $who } würfelt { $die } + { $plus } gegen { $need } und weicht aus.
}
corps-log-roll-no-dodge = { $plus ->
    [0] { $who } würfelt { $die } gegen { $need } und kann nicht ausweichen.
   *[other] { $who } würfelt { $die } + { $plus } gegen { $need } und kann nicht ausweichen.
}
corps-log-swarm-hit = { $left ->
    [one] Der Schwarm auf { $space } verliert ein Alien; 1 ist übrig.
   *[other] Der Schwarm auf { $space } verliert ein Alien; { $left } sind übrig.
}
corps-log-alien-hit = Das Alien auf { $space } stirbt.
corps-log-blip-gone = Der Signalton auf { $space } ist weg.
corps-log-barricaded = { $element } ist jetzt verbarrikadiert.
corps-log-unbarred = { $element } ist nicht mehr verbarrikadiert.
corps-log-battered = Schläge gegen die Barrikade bei { $space }: { $die }.
corps-log-interacted = { $who } benutzt, was auf { $space } liegt.
corps-log-down = { $who } wird zu Boden geworfen.
corps-log-up = { $who } steht auf.
corps-log-seized = Das Alien auf { $space } verschleppt { $who }.
corps-log-hugged = Ein Facehugger klammert sich an { $who }.
corps-log-promoted = { $who_gender ->
    [f] { $who } wird zur Heldin von Spieler { $number }.
   *[other] { $who } wird zum Helden von Spieler { $number }.
}
corps-log-eliminated = Spieler { $number } scheidet aus.
corps-log-alien-moved = Ein Alien bewegt sich von { $space } auf { $to }.
corps-log-blip-moved = Ein Signalton bewegt sich von { $space } auf { $to }.
corps-log-blip-speed = { $speed ->
    [one] Die Signaltöne von Spielbrett { $board } bewegen sich 1 Feld.
   *[other] Die Signaltöne von Spielbrett { $board } bewegen sich { $speed } Felder.
}
corps-log-strikes = Das Alien auf { $space } greift { $who } an.
corps-log-spotted = { $aliens ->
    [one] Der Signalton auf { $space } ist ein Alien.
   *[other] Der Signalton auf { $space } ist ein Schwarm aus { $aliens } Aliens.
}
corps-log-found = Der Missions-Signalton auf { $space } wird umgedreht.
corps-log-figure = Auf { $space } erscheint ein Alien.
corps-log-facehugger = Auf { $space } erscheint ein Facehugger.
corps-log-tracker = Spieler { $number } zieht „{ $card }“: { $text }
corps-log-bonus = Der Bonus von „{ $card }“ zählt.
corps-log-tracker-shuffled = Die Bewegungsmelderkarten werden gemischt.
corps-log-peeked = Spieler { $number } sieht sich die oberste Bewegungsmelderkarte an.
corps-log-peeked-card = Spieler { $number } sieht sich die oberste Bewegungsmelderkarte an: { $card }.
corps-log-buried = Spieler { $number } legt die oberste Bewegungsmelderkarte unter den Stapel.
corps-log-spawned = Auf { $space } erscheint ein Signalton.
corps-log-gate = Ein Signalton rennt gegen die Barrikade auf { $space } an: { $die }.
corps-log-tunnel = Auf { $space } öffnet sich ein Tunnel.
corps-log-gun-hit = Das Wachgeschütz auf { $gun } feuert auf { $space }: { $one } und { $two }, Treffer.
corps-log-gun-missed = Das Wachgeschütz auf { $gun } feuert auf { $space }: { $one } und { $two }, verfehlt.
corps-log-object = Auf { $space } ist jetzt { $object_the } zu finden.
corps-log-object-gone = { $object_the } ist weg.
corps-log-carries = { $who } nimmt { $object_acc } mit.
corps-log-salvaged = Spieler { $number } holt „{ $card }“ zurück.
corps-log-removed = „{ $card }“ ist für die Kampagne verloren.
corps-log-won = Die Mission ist gewonnen.
corps-log-lost = Die Mission ist nicht gewonnen.

# Why not.
corps-no-order-first = Entscheide zuerst, was gerade gefragt ist.
corps-no-effect-first = Führe zuerst den laufenden Spieltext zu Ende aus.
corps-no-die-first = Entscheide zuerst, was mit dem Würfel auf dem Tisch geschieht.
corps-no-prey-first = Wähle zuerst unter den gleich Nahen, auf wen der ziehende Gegner losgeht.
corps-no-route-first = Wähle zuerst den Weg des ziehenden Gegners.
corps-no-alien-first = Wähle zuerst, welches Alien als Nächstes zieht.
corps-no-blips-first = Wähle zuerst, welche Signaltöne sich als Nächstes bewegen.
corps-no-board-first = Wähle zuerst, auf welchem Spielbrett sich als Nächstes die Signaltöne bewegen.
corps-no-spotting-first = Wähle zuerst, welcher Signalton umgedreht wird.
corps-no-victim-first = Wähle zuerst, wen das Alien angreift.
corps-no-heir-first = Entscheide zuerst, wer an die Stelle des verlorenen Helden tritt.
corps-no-fallen-first = Kümmere dich zuerst um die zu Boden Geworfenen.
corps-no-tunnel-first = Wähle zuerst, wo sich der Tunnel öffnet.
corps-no-tunnel-taken = Ein Tunnel öffnet sich auf einem freien Feld ohne Tunnel oder Entstehungspunkt.
corps-no-tunnel-far = Ein Tunnel öffnet sich neben dem Helden des Spielers, der die Karte gezogen hat.
corps-no-stacking = Ein Signalton braucht ein Feld ohne Miniatur und ohne Signalton.
corps-no-figure-seen = Eine Miniatur kommt auf ein leeres Feld, das niemand gesehen hat.
corps-no-figure-door = Eine Miniatur würde dort eine Tür öffnen und gesehen werden.
corps-no-figure-far = Eine Miniatur kommt auf das nächstgelegene Feld, das niemand sieht.
corps-no-figure-first = Wähle zuerst, wohin die nächste Miniatur kommt.
corps-no-blip-there = Der Signalton kommt auf das nächstgelegene leere Feld.
corps-no-spawning-first = Wähle zuerst, wo die Signaltöne hereinkommen.
corps-no-gun-first = Wähle zuerst, welches Wachgeschütz feuert.
corps-no-salvage-first = Wähle zuerst eine Karte, die zurückkommt.
corps-no-hero = Wähle einen Charakter, den noch niemand genommen hat.
corps-no-gear = Zu Beginn nimmt ein Charakter Waffen und Ausrüstung, für die er einen Ablageplatz hat.
corps-no-start = Ein Charakter beginnt auf einem freien Feld des Startbereichs.
corps-no-gun-place = Ein Wachgeschütz steht auf einem leeren Feld und zeigt in eine von vier Richtungen.
corps-no-draw-first = Entscheide zuerst, ob du ziehst.
corps-no-discard-hand = Du musst eine Handkarte ablegen.
corps-no-discard = Du musst eine Handkarte oder die oberste Karte des Decks ablegen.
corps-no-recycle-hand = Nur bestimmte Handkarten können jetzt wiederverwertet werden.
corps-no-exhaust-hand = Du musst eine Handkarte erschöpfen.
corps-no-rest-first = Beende zuerst das Ausruhen: Verwerte Karten vom Erschöpfungsstapel oder von der Hand wieder.
corps-no-cards-left = Es sind nicht mehr genug Karten da, um das zu bezahlen.
corps-no-event-now = Dieses Ereignis kann im Moment nicht gespielt werden.
corps-no-window-first = Entscheide zuerst, ob du ein Ereignis spielst.
corps-no-equip-late = Ausgerüstet wird vor der ersten Aktion.
corps-no-card-there = Auf diesem Ablageplatz liegt keine Karte.
corps-no-actions-left = Es sind keine Aktionen mehr übrig.
corps-no-free-again = Dieselbe freie Aktion ist pro Aktivierung nur einmal möglich.
corps-no-ability-again = Diese Fähigkeit wirkt einmal pro Aktivierung.
corps-no-down = Wer zu Boden geworfen ist, kann keine Aktion ausführen.
corps-no-use-now = Was dafür nötig ist, fehlt gerade.
corps-no-such-text = Dieser Charakter hat keine solche Karte oder Fähigkeit.
corps-no-action = Das ist keine Aktion.
corps-no-acting = { $who } ist an der Reihe: Wähle eine Aktion.
corps-no-other-acts = { $who } ist an der Reihe. Eine Aktivierung wird beendet, bevor die nächste beginnt.
corps-no-way = Es gibt keinen Weg.
corps-no-barricades-left = Alle zwölf Barrikaden sind auf dem Spielbrett.
corps-no-element = Nur eine Tür, ein Tunnel oder ein Entstehungspunkt neben dem Charakter kann verbarrikadiert werden.
corps-no-dial = Dieser Charakter kann nicht zielen.
corps-no-object = Hier ist nichts, was dieser Charakter laut Mission jetzt benutzen kann.
corps-no-card-in-hand = Du hast diese Karte nicht auf der Hand.
corps-no-equip-instead = Waffen und Ausrüstung werden nicht gespielt, sondern ausgerüstet.
corps-no-own-character = Dieses Ereignis kann nur gespielt werden, während dein eigener Held aktiviert ist.
corps-no-hand = Ein Infanterist hat keine Hand.
corps-no-gear-card = Nur mit Waffen und Ausrüstung kann man sich ausrüsten.
corps-no-reach = Der andere Charakter ist mehr als 2 Felder entfernt.
corps-no-newt-weapon = Newt kann keine Waffe haben.
corps-no-second-backup = Ein Charakter hat höchstens eine Ersatzwaffe.
corps-no-bulky = Eine sperrige Waffe lässt keinen Platz für eine Ersatzwaffe.
corps-no-second-weapon = Die zweite Waffe muss eine Ersatzwaffe sein.
corps-no-third-gear = Ein Charakter hat höchstens zwei Ausrüstungskarten.
corps-no-grunt-first = Wähle zuerst den nächsten Infanteristen oder niemanden.
corps-no-grunt = Nur ein Infanterist auf dem Spielbrett kann so aktiviert werden.
corps-no-activated = Dieser Charakter wurde in dieser Phase schon aktiviert.
corps-no-civilian = Zivile Infanteristen werden am Ende der Phase aktiviert.
corps-no-rank = Der Rang des Infanteristen ist höher als der des Helden.
corps-no-step-first = Beende zuerst die Bewegung.
corps-no-stop-lured = Diese Bewegung muss so weit wie möglich ausgeführt werden.
corps-no-stop-here = Auf diesem Feld kann keine Bewegung enden.
corps-no-space = Das ist kein Feld des Spielbretts.
corps-no-step-alien = Dort ist ein Alien.
corps-no-step-blip = Niemand betritt das Feld eines Signaltons.
corps-no-step-away = Der Schritt muss näher heranführen.
corps-no-step-stop = Neben einem Alien oder Signalton müsste die Bewegung enden, und auf diesem Feld kann sie nicht enden.
corps-no-step-end = Eine Bewegung kann nicht auf dem Feld eines anderen Charakters enden, und es geht nicht weiter.
corps-no-step-token = Eine Bewegung kann nicht auf einer Spielmarke enden, und es geht nicht weiter.
corps-no-step-barred = Die Tür ist verbarrikadiert.
corps-no-step-wall = Eine Wand oder eine dicke Linie ist im Weg.
corps-no-step-corner = Um Ecken von Wänden, Türen und dicken Linien geht es nicht schräg.
corps-no-step-far = Ein Schritt führt auf ein angrenzendes Feld.
corps-no-attack-first = Entscheide zuerst über den Angriff.
corps-no-weapon = Auf diesem Ablageplatz liegt keine Waffe.
corps-no-cumbersome = Eine schwerfällige Waffe taugt nicht für Verteidigungsfeuer.
corps-no-target = In Sicht und Reichweite ist nichts, worauf zu feuern wäre.
corps-no-target-first = Wähle zuerst das Ziel.
corps-no-burst-first = Entscheide zuerst, ob noch einmal gefeuert wird.
corps-no-alien-there = Auf diesem Feld ist kein Alien.
corps-no-sight = Dieses Feld ist außer Sicht.
corps-no-range = Dieses Feld ist außer Reichweite.
corps-no-dfire-area = Der Bereich muss das Alien einschließen, das das Feuer ausgelöst hat.
corps-no-dfire-other = Verteidigungsfeuer gilt dem Alien, das es ausgelöst hat.
corps-no-fire-first = Entscheide zuerst, ob gefeuert wird.
corps-no-fire-order = Wähle zuerst, wer feuert.

# What can be agreed before the first turn.
corps-option-mission = Mission
corps-option-mission-help = Was der Trupp zu tun hat, und wo. Insektenjagden stehen für sich; die anderen bilden die Kampagne.
corps-option-players = Spieler
corps-option-players-help = Alle spielen gemeinsam. Charaktere ohne Spieler kommen als Infanteristen mit.
corps-option-edition = Ausgabe
corps-option-edition-help = Die Regeln der überarbeiteten Ausgabe oder die der ersten.
corps-option-edition-revised = Überarbeitet
corps-option-edition-first = Erste
corps-option-heroes = Helden
corps-option-heroes-help = Wer wen spielt: je Spieler ein Charakter, keiner doppelt, und nur wer an der Mission teilnimmt. Sonst wird am Tisch gewählt.
corps-option-ready-made = Schnellstart
corps-option-ready-made-help = Alle beginnen mit der Ausrüstung und an den Plätzen, die die Mission vorschlägt.
corps-option-private-hands = Geheime Handkarten
corps-option-private-hands-help = Handkarten sieht nur, wem sie gehören.

# What front ends say about the game.
corps-blurb = Eine verstummte Kolonie, ein Trupp Marinesoldaten und ein Bewegungsmelder, der keine Ruhe gibt. Alle halten zusammen, gegen Aliens, die das Spiel selbst bewegt.
corps-facts = 1 bis 6 Personen · gemeinsam · Spielbretter aus Quadraten · Missionen und eine Kampagne

# Single switches of the editions.
corps-switch-edition = Wie in der Ausgabe
corps-switch-yes = Ja
corps-switch-no = Nein
corps-switch-number = { $number }
corps-switch-phase = Gemeinsam, wenn die Marinesoldaten-Phase beginnt
corps-switch-activation = Jede in der eigenen Aktivierung
corps-switch-table = Nach Spielerzahl: 2, 3 oder 4
corps-switch-per-player = Je eine; bei einem oder zwei Spielern je zwei
corps-switch-lead-skips = Wer führt, geht leer aus
corps-switch-last-skips = Die Letzten gehen leer aus
corps-switch-exhaust-bottom = Unter den Erschöpfungsstapel
corps-switch-deck-bottom = Unter das Deck
corps-option-switches-barricade-break = Barrikaden brechen ab Wurf
corps-option-switches-barricade-break-help = Der kleinste Wurf eines W6, mit dem ein Alien oder ein Signalton durchkommt (C-BARR-7).
corps-option-switches-aim-reset = Zieleinstellscheiben zurücksetzen
corps-option-switches-aim-reset-help = Wann jede Einstellscheibe auf ihren aufgedruckten Wert zurückgeht (C-AIM-1).
corps-option-switches-activation-steps = Schritte einer Aktivierung
corps-option-switches-activation-steps-help = Sechs, wenn alle Einstellscheiben gemeinsam zurückgehen; sieben, wenn jede in der eigenen Aktivierung zurückgeht (C-ACT-4).
corps-option-switches-tracker-draw = Bewegungsmelderkarten
corps-option-switches-tracker-draw-help = Wie viele Bewegungsmelderkarten in einer Spielrunde gezogen werden (C-TRACK-1).
corps-option-switches-tracker-short-deal = Zu wenige Bewegungsmelderkarten
corps-option-switches-tracker-short-deal-help = Wer keine zieht, wenn es weniger Karten als Spieler gibt (C-TRACK-3).
corps-option-switches-dfire-on-start = Feuer auf Aliens, die angrenzend beginnen
corps-option-switches-dfire-on-start-help = Verteidigungsfeuer nicht nur, wenn ein Alien herankommt, sondern auch, wenn es dort beginnt (C-DFIRE-1).
corps-option-switches-down-blocks-los = Zu Boden Geworfene versperren die Sicht
corps-option-switches-down-blocks-los-help = Ob jemand am Boden einer Sichtlinie im Weg ist (C-LOS-3).
corps-option-switches-corner-los = Sicht zwischen zweien an einer Ecke
corps-option-switches-corner-los-help = Ob eine Linie durch den Eckpunkt zwischen zwei Charakteren neben dem Betrachter geht (C-LOS-5).
corps-option-switches-rank-limit = Rang begrenzt Infanteristen
corps-option-switches-rank-limit-help = Ein Held aktiviert nur Infanteristen, deren Rang nicht höher ist (C-RANK-2).
corps-option-switches-civilian-grunts-by-rank = Zivile Infanteristen nach Rang
corps-option-switches-civilian-grunts-by-rank-help = Ob der Rang eines Helden auch zivile Infanteristen aktiviert (C-RANK-2).
corps-option-switches-reveal-from-exhaust-to = Aus dem Erschöpfungsstapel aufgedeckte Karten
corps-option-switches-reveal-from-exhaust-to-help = Wohin eine solche Karte danach kommt (C-REV-7).
corps-option-switches-hand-returns = Handkarten kehren zurück
corps-option-switches-hand-returns-help = In einer Kampagne kommen Handkarten nach einer gewonnenen Mission zurück ins Deck (C-CAMP-9).
corps-option-switches-end-on-token = Bewegung darf auf Spielmarken enden
corps-option-switches-end-on-token-help = Ob ein Charakter auf einem Feld mit einer Spielmarke anhalten darf (C-MOVE-5).
corps-option-switches-free-action-limits = Grenzen freier Aktionen
corps-option-switches-free-action-limits-help = Nur in der eigenen Aktivierung, und jede nur einmal (C-FREE-3).
corps-option-switches-multi-figure-swarm = Mehrere Miniaturen statt Schwärmen
corps-option-switches-multi-figure-swarm-help = Aliens, die zusammen kommen, stehen als Miniaturen nebeneinander (C-OPT-1).

# The strip of phases, what can be laid over the board, and what may come in between.
corps-strip-setup = Vorbereitung
corps-strip-marine = Trupp
corps-strip-alien = Aliens
corps-strip-end = Rundenende
corps-strip-aftermath = Nach der Mission
corps-overlay-threat = Wo Aliens als Nächstes zuschlagen können
corps-overlay-reach = Wie weit die gezeigte Miniatur kommt
corps-overlay-tracker = Bewegungsmelder
corps-risk-stop = beendet die Bewegung: Ein Alien oder ein Signalton ist angrenzend
corps-risk-blip = ein Signalton kommt in Sicht
corps-risk-blast = { $who } steht im Wirkungsbereich und stirbt bei { $ways } von 10 Würfen

# What a bot says about the lines it has played on; part of bots-because.
corps-fact-alive = { $who } lebt
corps-fact-nobody-down = niemand liegt am Boden
corps-fact-no-alien-near = kein Alien steht neben jemandem

# Wozu eine Antwort gut ist, die ein Bot empfiehlt.
corps-merit-goal = Das bringt das Ziel der Mission näher.
corps-merit-squad = Das hält den Trupp auf den Beinen.
corps-merit-endurance = Das schont Ausdauer oder bringt sie zurück.
corps-merit-gear = Das bewaffnet den Trupp besser.
corps-merit-hands = Das bringt Karten auf die Hand.
corps-merit-gates = Das versperrt den Aliens den Weg.
corps-merit-threat = Danach droht von Aliens weniger Gefahr.
corps-merit-together = Das hält den Trupp zusammen.
corps-merit-stores = Das führt zu Kisten, die noch niemand geöffnet hat.
corps-merit-attack = Der Angriff hat gute Aussichten.

# The lesson, in the order of its script (crates/lessons/scripts).
corps-lesson-activate = Du führst sechs Charaktere auf einer Insektenjagd; die Aliens bewegen die Regeln selbst. In der Marinesoldaten-Phase wird jeder Charakter einmal aktiviert und hat zwei Aktionen. Aktiviere den markierten.
corps-lesson-move = Bewegung ist eine Aktion. Wähle sie; du gehst dann Schritt für Schritt, damit dich aufhalten kann, was in Sicht kommt.
corps-lesson-step = Tritt auf das markierte Feld. Gute Plätze sehen weit, denn die Aliens müssen durch das, was du siehst. Den Rest geht die Lektion.
corps-lesson-aim = Die zweite Aktion: Zielen. Die Zieleinstellscheibe steigt um 1. Ein Schuss trifft, wenn der Würfel höchstens so viel zeigt wie sie, und jeder Schuss senkt sie um 1.
corps-lesson-next = Weiter mit dem nächsten Charakter. Die anderen lässt die Lektion zielen, dann beginnt die Alien-Phase.
corps-lesson-prey = Die Alien-Phase: Signaltöne und Aliens gehen auf den nächsten Charakter los. Sind zwei gleich nah, entscheidest du. Was in Sicht kommt, wird aufgedeckt; Wachgeschütze feuern von selbst.
corps-lesson-attack = Danach wurden Bewegungsmelderkarten gezogen: Sie bringen neue Signaltöne, und erschöpfte Karten sind die Ausdauer des Trupps. Eine neue Spielrunde: Die Scheiben sind zurückgestellt, und es gibt etwas zu treffen. Wähle die Waffe.
corps-lesson-target = Wähle das Ziel; der Balken zeigt die Chance auf einen Treffer. Ein Schwarm verliert je Treffer ein Alien. Den Rest dieser Aktivierung spielt die Lektion.
corps-lesson-wins = So gewinnst du eine Insektenjagd: Der Stapel des Bewegungsmelders ist verbraucht, kein Alien und kein Signalton ist übrig, aber mindestens einer von euch. Andere Missionen verlangen mehr. Aktiviere jemanden.
corps-lesson-end = Mehr braucht es nicht: Aktivierungen, Zielen, Feuern, die Alien-Phase. Spiele mit dem Trupp weiter oder beginne eine eigene Mission. Der Knopf „Hinweis“ oder die Taste H fragt jederzeit einen Bot um Rat.

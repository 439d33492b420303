# What all games and front ends say.

# Seats are counted as in the rules, from 0.
common-seat = Platz { $seat }
common-seat-inline = Platz { $seat }

# Lists of any length are put together from these two.
common-list-more = { $some }, { $next }
common-list-last = { $some } und { $last }

# What stands before what is told of it.
common-label = { $name }:

# Why an answer was not taken.
common-refusal-over = Das Spiel ist zu Ende: Es wird keine Antwort mehr erwartet.
common-refusal-not-asked = { common-seat } ist gerade nicht gefragt.
common-refusal-stale = Diese Antwort galt Zug { $sent }, jetzt läuft aber Zug { $now }: Schau noch einmal hin und antworte neu.
common-refusal-no-such-choice = Es gibt keine Möglichkeit { $index }: Zur Wahl stehen { $first } bis { $last }.
common-refusal-forbidden = { $why } ({ $rule })
common-refusal-not-offered = Das steht gerade nicht zur Wahl.

# Why a decision stays.
common-undo-not-played = { $turns ->
    [0] Es wurde noch nichts entschieden.
    [one] Es wurde erst eine Entscheidung getroffen.
   *[other] Es wurden erst { $turns } Entscheidungen getroffen.
}
common-undo-settled = Seitdem ist ein Würfel gefallen, eine Karte gezogen oder ein Geheimnis gelüftet worden: Was entschieden ist, bleibt entschieden.

# How a game ends. Names of seats may be plural (die Aliens): no verb agrees with them.
common-outcome-won = { $count ->
    [one] Gewonnen: { $seats } ({ $rule }).
   *[other] Gemeinsam gewonnen: { $seats } ({ $rule }).
}
common-outcome-all-won = { $count ->
    [one] Das Spiel ist gewonnen ({ $rule }).
   *[other] Alle gewinnen gemeinsam ({ $rule }).
}
common-outcome-all-lost = { $count ->
    [one] Das Spiel ist verloren ({ $rule }).
   *[other] Alle verlieren gemeinsam ({ $rule }).
}
common-outcome-drawn = Das Spiel endet unentschieden ({ $rule }).
# Some won, some drew or lost: every seat by itself.
common-outcome-mixed = { $list } ({ $rule }).
common-standing-won = { $seat }: Sieg
common-standing-drawn = { $seat }: Unentschieden
common-standing-lost = { $seat }: Niederlage
common-outcome-because = { $outcome } { $why }

# Why it ended, by the rule that says so.
common-over-C-END-3 = Alles, was die Mission verlangt, war getan.
common-over-C-RESC-4 = Der Trupp zog ab, ohne das, weswegen er gekommen war.
common-over-C-DECK-4 = Im Ausdauerkartendeck und im Erschöpfungsstapel lag keine Karte mehr.
common-over-C-END-4 = Alle waren getötet, gefangen oder am Boden.
common-over-C-END-8 = Niemand war mehr auf dem Plan.
common-over-C-GEN-6 = Es trat ein, was die Mission nicht zulässt.
common-over-O-WIN-1 = Die Königin war tot, und jemand erreichte das Schiff.
common-over-O-WIN-3 = Die ganze Expedition war tot, und die Königin lebte.
common-over-O-WIN-4 = Die Königin war tot, aber niemand lebte mehr, um das Schiff zu erreichen.
common-over-O-TURN-12 = Sechzig Runden vergingen ohne Sieg.
common-over-R-WIN-1 = Eine Aufgabe der Stufe 5 war erfüllt.
common-over-R-WIN-2 = Alle anderen waren ausgeschieden.
common-over-R-DRAW-3 = Zu lange zog, kämpfte und kaufte niemand.
common-over-R-DRAW-4 = Niemand konnte mehr eine Aufgabe der Stufe 5 erfüllen.
common-over-R-DRAW-6 = Hundert Runden vergingen ohne Sieg.
common-over-L-WIN-1 = Ein Dieb stand auf der Laterne, als sein Zug begann.
common-over-L-END-1 = Sechzig Züge vergingen ohne Sieg.
common-over-T-WIN-1 = Drei in einer Reihe.
common-over-T-DRAW-1 = Das Brett war voll, ohne drei in einer Reihe.

# Kinds of ground, by the name that scenes give them.
common-terrain-lantern = die Laterne
common-terrain-start = Start
common-terrain-wall = Wand
common-terrain-water = Wasser
common-terrain-rubble = Schutt
common-terrain-vent = Lüftungsschacht
common-terrain-floor = Boden
common-terrain-passage = Durchgang
common-terrain-guard-cell = Garde-Feld
common-terrain-predator-cell = Predator-Feld
common-terrain-hybrid-cell = Hybrid-Feld
common-terrain-hive = Nest
common-terrain-manhole = Verbindung von Stadt und Kanalisation
common-terrain-room = Raum
common-terrain-corridor = Gang
common-terrain-airlock = Schleuse
common-terrain-computer = Computer
common-terrain-console = Konsole
common-terrain-exit = Ausgang
common-terrain-device = Gerät
common-terrain-hatching = Brutfeld
common-terrain-pad = Landeplatz
common-terrain-track = Außenweg
common-terrain-vehicle = Sitz im Transporter
common-terrain-store-ammunition = Munitionslager
common-terrain-store-explosives = Sprengstofflager
common-terrain-store-fuel = Treibstofflager
common-terrain-store-medical = Sanitätslager
common-terrain-store-parts = Ersatzteillager
common-terrain-store-suits = Anzuglager
common-terrain-store-weapons = Waffenlager

# Notices to people who are away from a table on a server.
common-notice-turn-title = Du bist am Zug: { $game }
common-notice-turn = Alle warten auf deine Entscheidung. Am Tisch kannst du auch sagen, dass du keine Nachrichten mehr möchtest.
common-notice-code-title = { $code } ist dein Dropship-Code
common-notice-code = Jemand möchte Nachrichten über eine Partie an diese Adresse. Warst du es, gib { $code } am Tisch ein. Wenn nicht, kommt nichts weiter.

# What all games and front ends say.

# Seats are counted as in the rules, from 0.
common-seat = Platz { $seat }
common-seat-inline = Platz { $seat }

# Lists of any length are put together from these two.
common-list-more = { $some }, { $next }
common-list-last = { $some } und { $last }

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

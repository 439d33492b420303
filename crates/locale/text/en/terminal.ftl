# The hot-seat in a terminal.

# What is drawn.
terminal-edge-wall = wall
terminal-edge-line = line that stops moving, not seeing
terminal-edge-open-door = open door
terminal-edge-closed-door = closed door
terminal-edge-barricade = barricaded door
terminal-edge-grille = grille
terminal-no-cards = none
terminal-face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
terminal-waiting = Waiting for { $seats }.
terminal-choices-places = On the board:
terminal-choices-pieces = Pieces:
terminal-choices-cards = Cards:
terminal-choices-buttons = Actions:

# Around it.
terminal-title = { $game } · decision { $number }
terminal-news = Since you last looked:
terminal-prompt = { $seat } ({ $count ->
    [one] 1
   *[other] 1–{ $count }
}, ? help)
terminal-prompt-over = Game over (Enter leaves, s FILE saves, ? help)
terminal-nothing-yet = Nothing has happened yet.
terminal-help =
    Type the number of a choice, the name of its cell, or its first words.
    Numbers on the board are choices; a piece marked ! can be chosen too.
    A + means that there is more than one piece or choice there.
      v       show the table again
      h       what a good player would do, and why
      c       what every card on the table does
      l       what has happened so far
      u       take back the last decision
      s FILE  save the match (s! FILE replaces a file)
      w CELL  why nothing can be done there, or with that piece
      q       leave
      ?       this help
terminal-hint = Hint:
terminal-hint-line = { $number }  { $answer } ({ $percent } %)
terminal-hint-line-plain = { $number }  { $answer }
terminal-no-hint = Nobody here gives hints.

# Passing the keyboard.
terminal-hide = Only { $seat } may read this. Enter hides it.
terminal-pass = Pass to { $seat }: press Enter when only { $seat } can see the screen.

# What was typed and could not be used.
terminal-unknown = “{ $typed }” is none of the choices. Type a number from 1 to { $count }, or ? for help.
terminal-unknown-over = “{ $typed }” is no command. Type ? for help.
terminal-no-such-number = There is no choice { $number }: the numbers go from 1 to { $count }.
terminal-not-there = Nothing can be chosen at { $place } now.
terminal-several = “{ $typed }” can mean several things. Type a number: { $numbers }.
terminal-save-what = Name a file: s FILE
terminal-why-what = Name a cell or a piece: w CELL
terminal-why-wrong = That is no action of this game: { $what }
terminal-why-offered = It is on offer now.

# Saving and leaving.
terminal-saved = Saved to { $file }. The file holds every secret of the match.
terminal-exists = { $file } exists already; s! { $file } replaces it.
terminal-not-saved = { $file } could not be written: { $what }. The match goes on.
terminal-taken-back = Taken back: decision { $number } is open again.
terminal-unsaved = This match is not saved. s FILE saves it, q again leaves without saving, Enter goes on.
terminal-ended = The input has ended; the match stops here.
terminal-bye = Goodbye.
terminal-machine-wrong = The machine on { $seat } answered { $answer }: { $why }

# The full screen.
terminal-keys = ↑↓ Enter choose · / find · Tab panes · h hint · u undo · ? help · q leave
terminal-keys-curtain = Enter: it is me · q leave
terminal-keys-private = Enter hides this · PgUp PgDn log · q leave
terminal-keys-narrowed = Only what is possible there · Enter choose · Esc everything again
terminal-pane-around = Pieces, numbers and cards
terminal-too-small = This table needs { $width } × { $height } characters, and the window has { $columns } × { $rows }. Make it larger or its letters smaller.
terminal-type-filter = Find:
terminal-type-save = Save to:
terminal-type-replace = It exists already. Enter replaces:
terminal-type-why = Why not? Name a cell or a piece:
terminal-type-say = Say:
terminal-box-help = Help
terminal-box-cards = Cards
terminal-box-answer = Answer
terminal-box-leave = Leave?
terminal-box-gone = The end
terminal-box-keys = ↑↓ scroll · any other key closes
terminal-screen-help =
    Numbers on the board are choices; a piece marked ! can be chosen too. What is selected in the list is lit up on the board.
      ↑ ↓ j k     select a choice; in another pane, scroll
      Enter       take what is selected
      1 2 3 …     a choice by its number
      /           a choice by a part of its words; Esc ends it
      Tab         next pane: choices, board, pieces and cards, log
      PgUp PgDn   scroll the log
      h           what a good player would do, and why
      w           why something is not possible
      c           what every card on the table does
      u           take back the last decision
      s           save the match
      m, y, n     online: say something; agree to go back, or not
      L           another language
      q           leave
    The mouse chooses, too: click a choice, a number on the board or a piece. A click anywhere else on the board says why not; the wheel scrolls.
terminal-screen-unsaved =
    This match is not saved.

      s           save it and leave
      q           leave without saving
      Esc         go on playing
terminal-machine-broken = The bot on { $seat } has failed. The match can still be saved and resumed.

# At an online table.
terminal-coming = Coming to the table …
terminal-gathering = The match begins when every seat is taken.
terminal-link-lost = connection lost, trying again …
terminal-seat-open = free
terminal-seat-here = { $name }
terminal-seat-away = { $name }, away
terminal-seat-bot = a bot
terminal-wish = { $name } wishes to go back to decision { $number }: y agrees, n does not.
terminal-wished = The others have been asked whether they agree.
terminal-nothing-to-undo = You have not decided anything yet.
terminal-online-save = The server keeps this match; it can be saved once it is over.
terminal-no-such-place = No cell and no piece on the table is called “{ $typed }”.
terminal-misunderstood = The server did not understand. It may be of another version than this program.

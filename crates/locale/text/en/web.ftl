# The table in the browser.

web-plain = { $text }

# Titles and ways around.
web-title-start = Dropship
web-title-set-up = Set up a match
web-title-matches = My matches
web-title-table = At the table
web-title-replay = Replay
web-title-analysis = What it was decided by
web-title-shared = A shared match
web-title-rules = Rules
web-title-glossary = Glossary
web-title-settings = Settings
web-title-about = About Dropship
web-title-unknown = Nothing here
web-brand = Dropship, start page
web-nav = Site
web-nav-matches = Matches
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-skip = Skip to the content
web-dismiss = Dismiss
web-close = Close
web-cancel = Cancel
web-loading = Loading …
web-cannot-start = Dropship could not start ({ $what }). Reload the page; a browser of the last two years is needed.
web-needs-script = Dropship plays in your browser and needs JavaScript and WebAssembly for it.
web-unknown = This address means nothing to Dropship. It may have been mistyped, or the match may lie in another browser.
web-to-start = To the start page

# Start page.
web-start-title = Three games. One table.
web-start-lead = Every rule enforced and explained, dice anyone can check, bots in the empty seats.
web-play-now = Play now
web-play-now-what = Play now: { $game }
web-set-up = Set up …
web-set-up-what = Set up { $game }
web-go-on = Go on with { $game }
web-decisions = { $count ->
    [one] one decision so far
   *[other] { $count } decisions so far
}

# Learning a game. $what is one of the three before it.
web-learn = Learn it, 5 minutes
web-learn-on = Go on learning
web-learn-again = Learn it once more
web-learn-what = { $what }: { $game }
web-lesson = Lesson
web-lesson-step = Lesson, { $number } of { $of }
web-lesson-play = Play a whole game
web-lesson-again = Repeat the lesson
web-lesson-skip = Skip the lesson and play
web-lesson-not-now = That is allowed, but the lesson wants to show something else first: { $what }
web-lesson-failed = The lesson could not be fetched: { $what }. Reload the page to try again.
web-hint = Hint
web-hint-help = Ask a strong bot what it would do, and why
web-hint-thinking = A strong bot is thinking …
web-hint-shares = Chance to win after each answer:

# Set-up.
web-who-plays = Who plays
web-options = Options
web-finer = Finer points of the rules
web-defaults = Back to the standard rules
web-dice = Dice
web-seed = Seed
web-seed-help = Leave it empty and nobody knows the dice. With a word or phrase of yours they are the same every time.
web-options-wrong = These options do not go together. { $what }
web-begin = To the table
web-begin-failed = The match could not begin: { $what }
web-read-rules = Read the rules
web-by-the-rules = As the rules have it
web-seat-number = Seat { $number }
web-person = you
web-person-here = Somebody at this device
web-bot-random = Bot: anything legal
web-bot-recruit = Bot: recruit
web-bot-regular = Bot: regular
web-bot-veteran = Bot: veteran
web-bot-elite = Bot: elite

# Matches.
web-import = Import a journal …
web-import-failed = This file was not taken: { $what }. Nothing has changed.
web-file-cut = it ends in the middle
web-file-foreign = it is no journal of Dropship
web-file-changed = it was changed or damaged after it was written
web-no-matches = No match yet. The first one is a click away on the start page.
web-over = over
web-won = won
web-lost = lost
web-drawn = a draw
web-resume = Go on
web-replay = Replay
web-export = Export
web-exported = Saved as { $file }. The file holds every secret of the match.
web-export-failed = The file could not be written: { $what }.
web-remove = Forget
web-remove-sure = Really forget it
web-store-failed = This browser could not store the match: { $what }. Free some space or leave private browsing, and try again.
web-open-failed = This match cannot be opened: { $what }. It is still in the list and can be exported.
web-no-such-match = There is no such match in this browser. It may have been forgotten, or lie in another one.

# The table.
web-boards = Boards. Arrow keys point, Enter chooses, W asks why not.
web-boards-as-text = Boards as text
web-pieces = Boards and pieces
web-larger = Larger
web-smaller = Smaller
web-fit = Show everything
web-choices = Choices
web-no-choices = Nothing to choose.
web-choose-here = Choose here
web-more-here = { $count ->
    [one] and one more here
   *[other] and { $count } more here
}
web-why-not = Why not?
web-costs = Costs
web-in-sight = In line of sight
web-phases = What happens when
web-overlays = Laid over the boards
web-hurry = Skip ahead
web-percent = { $percent } %
web-cards = Cards
web-common-trays = On the table
web-face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
web-empty = nothing
web-seats = Seats
web-log = Log
web-log-more = { $count ->
    [one] one earlier decision
   *[other] { $count } earlier decisions
}
web-log-empty = Nothing has happened yet.
web-goal = Goal
web-die = Die: { $face }
web-taken-back = Taken back here; { $from } decisions had been taken.
web-thinking = { $seat }: thinking
web-pass-on = Hand the screen to { $seat }.
web-curtain = Hand the screen over. Only { $seat } may look at what comes next.
web-lift = I am alone with the screen
web-undo = Undo
web-undo-help = Takes your last decision back; nothing has come to light since.
web-take-back = Take back …
web-take-back-help = A die has fallen or something was shown since your last decision. Taking it back is marked in the log.
web-take-back-sure = Take back all the same (the log says so)
web-unsaved = This match is not being stored ({ $what }). Export it before you close the page.
web-bot-failed = The bot could not decide: { $what }. Reload the page to try again; the match is stored.
web-tabs = What is shown below
web-names = Names of cells
web-reading = Boards as text
web-sound = Sound
web-keys = Keys
web-key-number = take the choice of that number (with Enter where the number could be longer)
web-key-arrows = point at the next cell of the boards
web-key-enter = choose what is pointed at
web-key-list = next and previous choice of the list
web-key-why = why nothing can be chosen there
web-key-undo = undo
web-key-hint = what a bot would do, and why
web-key-zoom = larger and smaller
web-key-fit = show everything
web-key-names = names of cells
web-key-overlay = lay the next of danger, reach and tracker over the boards
web-key-hurry = pass over what others do
web-key-escape = leave whatever is open

# Replay.
web-moment = After { $turn } of { $last } decisions
web-moment-prospects = After { $turn } of { $last } decisions: { $prospects }
web-step-back = One decision back
web-step-on = One decision on
web-run = Play
web-stop = Pause
web-scrubber = Moment of the match
web-eyes = Seen by
web-everybody = Spectators
web-play-on = Play on from here
web-play-on-help = You play on as the side through whose eyes you look; bots take the other seats, and whatever could not be known then is dealt anew.
web-played-on = Played on from a moment

# After the match.
web-analysis = Analysis
web-judging = { $done } of { $last } decisions judged
web-judge = Analyse the match
web-judge-stop = Stop
web-judge-failed = The match could not be judged: { $what }. Reload the page to try again.
web-see-moment = Look at this moment
web-share = Share it
web-share-link = Link
web-share-file = Journal file
web-share-picture = Picture
web-share-note = Link and file hold the whole match with all its secrets: whoever opens them sees the same replay and can play on from any moment.
web-link-copied = The link is in the clipboard. It holds the whole match; whoever opens it can look at it in their own browser.
web-link-ready = Here is the link. It holds the whole match; whoever opens it can look at it in their own browser.
web-link-too-long = This match is too long for a link: it would have { $size } kB, and programs that send links take about { $most } kB. Send the journal file instead; it is opened under Matches.
web-link-empty = it is empty or too long
web-link-cut = it is cut off or changed
web-link-bad = This link does not hold a match: { $what }. Perhaps a part of it got lost on the way; ask for it once more.
web-picture-saved = Saved as { $file }.

# Rules.
web-rules-failed = The rules could not be fetched: { $what }. Reload the page to try again.
web-search-rules = Search the rules
web-games = Games
web-rules-found = { $count ->
    [0] No rule has all of these words.
    [one] Found in one rule.
   *[other] Found in { $count } rules.
}
web-rules-first = The first { $count } are shown; more words find fewer.
web-contents = Contents
web-no-such-rule = There is no rule { $id }. Perhaps you mean:

# Glossary.
web-glossary-of = { $game }: glossary
web-search-terms = Search the terms

# Settings.
web-language = Language
web-language-failed = The words of that language could not be fetched: { $what }. Nothing has changed.
web-theme = Theme
web-theme-dark = Phosphor
web-theme-light = Paper
web-text-size = Text size
web-motion = Motion
web-motion-system = As the system says
web-motion-calm = Calm
web-motion-quick = Quick
web-motion-none = None
web-try-sound = Hear it

# About.
web-about = Dropship is a digital table for three board games about people and xenomorphs: one set of exact rules for each, and everything else shared.
web-notice-title = Notice
web-notice = An unofficial fan project, not affiliated with or endorsed by any rights holder. Names of games, films and characters belong to their owners and are used only to say which rules are meant. No text and no art is taken from any box: all wording, drawings and code are our own.
web-origins-title = Where the content comes from
web-origins-help = Every card, map and table says where its numbers come from: the rulebook, what is publicly known of the components, or our own design where neither says.
web-origins = { $rulebook } entries from the rulebook, { $public } publicly known, { $authored } of our own.
web-fair-title = Fair dice
web-fair = All dice of a match follow from one seed whose hash is written down before the first throw. The page ‘Check the dice’ shows both, and it or the command dropship verify checks that the rules were kept and the dice were not chosen.
web-private-title = Your matches
web-private = Matches at this device are stored in this browser and nowhere else; those with friends are kept by the server whose address you opened. Clearing the site's data deletes them; export what you want to keep. One cookie holds the language you read, and nothing else.

# Tables that a server keeps.
web-friend = A friend, by link
web-trouble = { $kind ->
    [offline] The server cannot be reached. Check your connection and try again.
    [not_found] There is no such table on this server.
    [not_yours] This link opens nothing here: it was used already, or belongs to another table.
    [not_now] That is not possible as things stand.
    [options] The server does not allow these options.
    [too_many] Too much at once. Wait a little and try again.
    [unavailable] The server cannot store anything at the moment. Nothing has changed; try again soon.
    [broken] This table cannot be opened: the server has other rules by now.
   *[other] The server did not understand. Reload the page and try again.
}
web-invited = You are invited
web-opened = Your table is open: sit down, and send the others their links
web-name = Your name
web-sit-down = Sit down
web-committed = The dice are fixed already: { $hash } is the hash of their seed. Your browser adds a number of its own that the server cannot know yet.
web-waiting-for-others = Waiting for the others
web-only-here = This address works on this computer only. To let others in, start Dropship with --addr 0.0.0.0 and open the address that others use.
web-open-seat = free
web-own-seat = { $name } (you)
web-lent-by = a bot for { $name }
web-is-away = { $name } (away)
web-awaited = waiting for { $seat }
web-reconnecting = Connection lost. Reconnecting …
web-link = Link to this seat
web-links = Seats and links
web-copy = Copy
web-copied = The link is in the clipboard. Send it to whoever shall sit there.
web-invite = Make a link
web-company = Chat
web-say = Say
web-spectators = { $count ->
    [one] one looks on
   *[other] { $count } look on
}
web-lend = Let a bot play for me
web-lend-away = Let a bot play
web-take-seat-back = Take my seat back
web-leave = Leave the table
web-leave-sure = Really leave for good
web-wish = Ask to go back
web-wish-of = { $name } wishes to go back to decision { $turn }.
web-agree = Agree
web-decline = Decline
web-rematch = Play again
web-look-again = Look again
web-remind = Tell me when it is my turn
web-reminded = This browser will tell you when it is your turn and you are away.
web-remind-failed = This browser cannot tell you: { $what }.
web-mail = Tell me by e-mail
web-mail-address = E-mail address
web-mail-code = Code (once it came)
web-mail-send = Go
web-mail-sent = A code is on its way to that address. Type it beside the address.
web-mail-done = You will get an e-mail when it is your turn and you are away.
web-forget = No more notices
web-forgotten = Nothing more will be sent about this match.
web-your-turn = your turn
web-online-matches = With friends

# The dice checked.
web-title-verify = The dice, checked
web-verify = Check the dice
web-verify-lead = Everything here was worked out anew in this page just now, from the journal of the match alone.
web-verify-rules = The rules were kept in every decision.
web-verify-dice = The seed is the promised one, and every die and card follows from it and from what the players added.
web-verify-promise = The promise is the one this browser saw before the match began.
web-verify-nonce = The number that this browser added is among them.
web-verify-later = shown when the match is over
web-commitment = Promise
web-nonces = Added by players

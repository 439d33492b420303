//! A table in one room: people at one keyboard, machines in the other seats.

use crate::desk::Desk;
use crate::draw::{cards, draw};
use crate::ink::Ink;
use crate::log::Log;
use crate::player::{Adviser, End, Player};
use crate::style::{Style, is_screen};
use catalog::AnyMatch;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use table::{Arg, Chance, Message, Seat, Viewer};

/// A match of any game at one keyboard.
pub struct HotSeat<C> {
    pub(crate) game: Box<dyn AnyMatch>,
    chance: C,
    players: Vec<Player>,
    pub(crate) adviser: Option<Adviser>,
    style: Style,
    /// Whether everybody may see everything that is on the screen.
    pub(crate) open: bool,
    wipes: bool,
    echoes: bool,
    pub(crate) log: Log,
    /// Whose view was drawn last.
    pub(crate) looking: Option<Seat>,
    /// Whether some seat was ever seen to know more than spectators do.
    pub(crate) secretive: bool,
    pub(crate) unsaved: bool,
    pub(crate) saved_as: Option<PathBuf>,
}

impl<C: Chance> HotSeat<C> {
    /// A match, the chance it is played with, and who sits on its seats; people sit on those left out.
    pub fn new(game: Box<dyn AnyMatch>, chance: C, mut players: Vec<Player>) -> HotSeat<C> {
        players.resize_with(game.seats(), || Player::Person);
        HotSeat {
            log: Log::new(game.as_ref()),
            game,
            chance,
            players,
            adviser: None,
            style: Style::PLAIN,
            open: false,
            wipes: false,
            echoes: false,
            looking: None,
            secretive: false,
            unsaved: false,
            saved_as: None,
        }
    }

    /// Whatever suits standard input and output: colour, wiping and echoing as far as each makes sense there.
    #[must_use]
    pub fn at_stdio(self) -> HotSeat<C> {
        let echoes = !io::stdin().is_terminal();
        self.styled(Style::of_stdout()).on_screen(is_screen()).echoing(echoes)
    }

    /// Draws in this style.
    #[must_use]
    pub fn styled(self, style: Style) -> HotSeat<C> {
        HotSeat { style, ..self }
    }

    /// Never asks to pass the keyboard: everybody may see every hand.
    #[must_use]
    pub fn open(self, open: bool) -> HotSeat<C> {
        HotSeat { open, ..self }
    }

    /// Whether the output is a screen, which is wiped before the keyboard is passed on.
    #[must_use]
    pub fn on_screen(self, wipes: bool) -> HotSeat<C> {
        HotSeat { wipes, ..self }
    }

    /// Whether input lines are written out too, so that a piped match reads like a typed one.
    #[must_use]
    pub fn echoing(self, echoes: bool) -> HotSeat<C> {
        HotSeat { echoes, ..self }
    }

    /// Asks this one when somebody wants a hint.
    #[must_use]
    pub fn advised(self, adviser: Adviser) -> HotSeat<C> {
        HotSeat { adviser: Some(adviser), ..self }
    }

    /// The match as it stands.
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// Plays until the game is over, somebody leaves or the input ends.
    ///
    /// # Errors
    /// If reading or writing fails, or a machine gives an answer that is not on offer.
    pub fn run(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<End> {
        let (style, wipes, echoes) = (self.style, self.wipes, self.echoes);
        let desk = &mut Desk { input, output, style, wipes, echoes };
        loop {
            let end = match self.next() {
                None => self.over(desk)?,
                Some(seat) => match &mut self.players[seat.index()] {
                    Player::Person => self.person(seat, desk)?,
                    Player::Machine(machine) => {
                        let answer = machine(self.game.as_ref(), seat);
                        self.machine(seat, answer, desk)?;
                        None
                    }
                },
            };
            if let Some(end) = end {
                desk.output.flush()?;
                return Ok(end);
            }
        }
    }

    /// Whose decision is taken next: a machine's, since it keeps nobody waiting; else that of whoever is at the
    /// screen, so that the keyboard is passed as seldom as possible.
    fn next(&self) -> Option<Seat> {
        let awaited = self.game.awaited();
        let machine = awaited.iter().find(|seat| !self.is_person(**seat));
        let here = awaited.iter().find(|seat| self.looking == Some(**seat));
        machine.or(here).or(awaited.first()).copied()
    }

    fn machine(&mut self, seat: Seat, answer: u32, desk: &mut Desk<'_>) -> io::Result<()> {
        match self.decide(seat, answer, desk)? {
            Ok(()) => Ok(()),
            Err(why) => {
                let words = desk.words();
                let wrong = Message::new("terminal-machine-wrong")
                    .with("seat", words.seat(seat, &self.game.scene(Viewer::Spectator).seats))
                    .with("answer", answer)
                    .with("why", why);
                Err(io::Error::other(words.say(&wrong)))
            }
        }
    }

    /// Takes a decision and tells what came of it, or why it was refused.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        index: u32,
        desk: &mut Desk<'_>,
    ) -> io::Result<Result<(), String>> {
        if let Err(refusal) = self.game.answer(self.game.turn(), seat, index, &mut self.chance) {
            return Ok(Err(desk.words().refusal(&refusal)));
        }
        self.unsaved = true;
        self.log.record(self.game.as_ref(), seat, desk.words());
        self.tell(desk)?;
        Ok(Ok(()))
    }

    /// Writes what is not on the screen yet.
    pub(crate) fn tell(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let viewer = self.viewer();
        for line in self.log.fresh(viewer) {
            desk.text(&format!("- {line}"), Ink::Plain)?;
        }
        Ok(())
    }

    /// Draws the table as `viewer` sees it.
    pub(crate) fn show(&mut self, viewer: Viewer, desk: &mut Desk<'_>) -> io::Result<()> {
        let id = format!("{}-name", self.game.game());
        let words = desk.words();
        let name = if words.has(&id) { words.say(&Message::new(id)) } else { self.game.game().to_string() };
        let number = Arg::Number(i64::from(self.game.turn()) + i64::from(self.game.outcome().is_none()));
        desk.print("\n")?;
        desk.say(&Message::new("terminal-title").with("game", name).with("number", number), Ink::Faint)?;
        let mut scene = self.game.scene(viewer);
        // Whose turn it would be does not matter any more.
        scene.headline = scene.headline.filter(|_| self.game.outcome().is_none());
        desk.print(&draw(&scene, desk.style))?;
        if let Viewer::Seat(seat) = viewer {
            self.log.look(seat);
        }
        Ok(())
    }

    /// Writes what every card does that whoever is at the screen may see.
    pub(crate) fn cards(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        desk.print(&cards(&self.game.scene(self.viewer()), desk.style))
    }

    /// Who is at the screen.
    pub(crate) fn viewer(&self) -> Viewer {
        self.looking.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Player::is_person)
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.players.len()).filter(|seat| self.is_person(*seat))
    }
}

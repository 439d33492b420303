//! A table in one room: people at one keyboard, machines in the other seats.

use crate::desk::Desk;
use crate::draw::{cards, draw, title};
use crate::ink::Ink;
use crate::local::Local;
use crate::player::{Adviser, End, Player};
use crate::style::{Style, is_screen};
use catalog::AnyMatch;
use std::io::{self, BufRead, IsTerminal, Write};
use table::{Chance, Message, Refusal, Seat, Viewer};

/// A match of any game at one keyboard.
pub struct HotSeat<C> {
    pub(crate) local: Local<C>,
    pub(crate) players: Vec<Player>,
    pub(crate) adviser: Option<Adviser>,
    pub(crate) style: Style,
    wipes: bool,
    echoes: bool,
}

impl<C: Chance> HotSeat<C> {
    /// A match, the chance it is played with, and who sits on its seats; people sit on those left out.
    pub fn new(game: Box<dyn AnyMatch>, chance: C, mut players: Vec<Player>) -> HotSeat<C> {
        players.resize_with(game.seats(), || Player::Person);
        let local = Local::new(game, chance, &players);
        HotSeat { local, players, adviser: None, style: Style::PLAIN, wipes: false, echoes: false }
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
    pub fn open(mut self, open: bool) -> HotSeat<C> {
        self.local.open = open;
        self
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
        self.local.game.as_ref()
    }

    /// Plays until the game is over, somebody leaves or the input ends.
    ///
    /// # Errors
    /// If reading or writing fails, or a machine gives an answer that is not on offer.
    pub fn run(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<End> {
        let (style, wipes, echoes) = (self.style, self.wipes, self.echoes);
        let desk = &mut Desk { input, output, style, wipes, echoes };
        self.recall(desk)?;
        loop {
            let end = match self.local.next() {
                None => self.over(desk)?,
                Some(seat) => match &mut self.players[seat.index()] {
                    Player::Person => self.person(seat, desk)?,
                    Player::Machine(machine) => {
                        let answer = machine(self.local.game.as_ref(), seat);
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

    fn machine(&mut self, seat: Seat, answer: u32, desk: &mut Desk<'_>) -> io::Result<()> {
        match self.decide(seat, answer, desk)? {
            Ok(()) => Ok(()),
            Err(refusal) => {
                let why = desk.words().refusal(&refusal);
                let wrong = Message::new("terminal-machine-wrong")
                    .with("seat", self.local.name_of(seat))
                    .with("answer", answer)
                    .with("why", why);
                Err(io::Error::other(desk.words().say(&wrong)))
            }
        }
    }

    /// Takes a decision and tells what came of it, or why it was refused.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        index: u32,
        desk: &mut Desk<'_>,
    ) -> io::Result<Result<(), Refusal>> {
        if let Err(refusal) = self.local.decide(seat, index) {
            return Ok(Err(refusal));
        }
        self.tell(desk)?;
        Ok(Ok(()))
    }

    /// Writes what is not on the screen yet.
    pub(crate) fn tell(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let viewer = self.local.viewer();
        self.local.log.fresh(viewer).iter().try_for_each(|line| desk.item(line))
    }

    /// Draws the table as `viewer` sees it.
    pub(crate) fn show(&mut self, viewer: Viewer, desk: &mut Desk<'_>) -> io::Result<()> {
        let game = self.local.game.as_ref();
        desk.print("\n")?;
        desk.say(&title(game.game(), game.turn(), game.outcome().is_some(), desk.words()), Ink::Faint)?;
        desk.print(&draw(&self.local.scene(viewer), desk.style))?;
        if let Viewer::Seat(seat) = viewer {
            self.local.log.look(seat);
        }
        Ok(())
    }

    /// Writes what every card does that whoever is at the screen may see.
    pub(crate) fn cards(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        desk.print(&cards(&self.local.scene(self.local.viewer()), desk.style))
    }
}

//! Which part of the boards is seen, and how large.

use std::fmt::{self, Display};

/// A point or a size on the screen or in the world.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Vector {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Vector {
    pub(crate) fn new(x: f64, y: f64) -> Vector {
        Vector { x, y }
    }
}

/// A number as styles and drawings have it, with at most four decimals. The standard library would bring long tables along
/// to print every fraction exactly.
pub(crate) struct Num(pub(crate) f64);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = (self.0 * 10_000.0).round() as i64;
        let (sign, size) = (if parts < 0 { "-" } else { "" }, parts.unsigned_abs());
        let (mut rest, mut digits) = (size % 10_000, 4);
        while digits > 0 && rest % 10 == 0 {
            (rest, digits) = (rest / 10, digits - 1);
        }
        write!(f, "{sign}{}", size / 10_000)?;
        if digits > 0 { write!(f, ".{rest:0digits$}") } else { Ok(()) }
    }
}

/// A view of the world: a world point `p` is seen at `p * scale + shift`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Camera {
    pub(crate) shift: Vector,
    pub(crate) scale: f64,
}

/// Nothing is seen larger than this: a cell then fills a phone's width.
const LARGEST: f64 = 5.0;
/// Nothing is seen smaller than this.
const SMALLEST: f64 = 0.08;
/// So much is left free around everything, in screen pixels.
const AROUND: f64 = 10.0;
/// So much of the world always stays in sight, in screen pixels.
const KEPT: f64 = 80.0;

impl Camera {
    /// All of the world, as large as possible, in the middle of the window.
    pub(crate) fn fit(window: Vector, world: Vector) -> Camera {
        let room = |window: f64| (window - 2.0 * AROUND).max(window / 2.0);
        let scale = (room(window.x) / world.x.max(1.0)).min(room(window.y) / world.y.max(1.0));
        let scale = scale.clamp(SMALLEST, LARGEST);
        let shift = Vector::new((window.x - world.x * scale) / 2.0, (window.y - world.y * scale) / 2.0);
        Camera { shift, scale }
    }

    /// A part of the world between two corners in the middle of the window, as large as possible up to a scale.
    pub(crate) fn on(window: Vector, (from, to): (Vector, Vector), largest: f64) -> Camera {
        let size = Vector::new(to.x - from.x, to.y - from.y);
        let scale = Camera::fit(window, size).scale.min(largest);
        let shift = |window: f64, from: f64, to: f64| window / 2.0 - (from + to) / 2.0 * scale;
        Camera { shift: Vector::new(shift(window.x, from.x, to.x), shift(window.y, from.y, to.y)), scale }
    }

    /// The world point that is seen at a point of the screen.
    pub(crate) fn world(&self, screen: Vector) -> Vector {
        Vector::new((screen.x - self.shift.x) / self.scale, (screen.y - self.shift.y) / self.scale)
    }

    /// Where on the screen a world point is seen.
    pub(crate) fn screen(&self, world: Vector) -> Vector {
        Vector::new(world.x * self.scale + self.shift.x, world.y * self.scale + self.shift.y)
    }

    /// Moved along with a finger.
    pub(crate) fn panned(&self, by: Vector) -> Camera {
        Camera { shift: Vector::new(self.shift.x + by.x, self.shift.y + by.y), ..*self }
    }

    /// Larger or smaller around a point of the screen, which stays where it is.
    pub(crate) fn zoomed(&self, at: Vector, factor: f64) -> Camera {
        let scale = (self.scale * factor).clamp(SMALLEST, LARGEST);
        let still = self.world(at);
        Camera { shift: Vector::new(at.x - still.x * scale, at.y - still.y * scale), scale }
    }

    /// Moved so that a world point is in the middle, unless it is well in sight already.
    pub(crate) fn showing(&self, point: Vector, window: Vector) -> Camera {
        let seen = self.screen(point);
        let (x, y) = (window.x * 0.12, window.y * 0.12);
        let inside = (x..window.x - x).contains(&seen.x) && (y..window.y - y).contains(&seen.y);
        if inside {
            return *self;
        }
        self.panned(Vector::new(window.x / 2.0 - seen.x, window.y / 2.0 - seen.y))
    }

    /// The same, moved so that nothing beyond the world is seen where the world has more to show.
    pub(crate) fn filling(&self, window: Vector, world: Vector) -> Camera {
        let along = |shift: f64, window: f64, world: f64| {
            let size = world * self.scale;
            if size > window { shift.clamp(window - AROUND - size, AROUND) } else { (window - size) / 2.0 }
        };
        let shift =
            Vector::new(along(self.shift.x, window.x, world.x), along(self.shift.y, window.y, world.y));
        Camera { shift, ..*self }
    }

    /// The same, with some of the world still in sight.
    pub(crate) fn held(&self, window: Vector, world: Vector) -> Camera {
        let kept = |shift: f64, window: f64, world: f64| {
            let size = world * self.scale;
            shift.clamp(KEPT.min(window) - size, (window - KEPT).max(0.0))
        };
        let shift = Vector::new(kept(self.shift.x, window.x, world.x), kept(self.shift.y, window.y, world.y));
        Camera { shift, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: Vector, other: Vector) -> bool {
        (one.x - other.x).abs() < 1e-9 && (one.y - other.y).abs() < 1e-9
    }

    #[test]
    fn numbers_are_short_and_near_enough() {
        let short =
            [0.0, -0.00001, 12.25, -3.9, 64.0, 0.0375, 1.00004, -0.5].map(|number| Num(number).to_string());
        assert_eq!(short, ["0", "0", "12.25", "-3.9", "64", "0.0375", "1", "-0.5"]);
    }

    #[test]
    fn all_of_the_world_fits() {
        let camera = Camera::fit(Vector::new(400.0, 200.0), Vector::new(1000.0, 1000.0));
        assert!(close(camera.screen(Vector::new(0.0, 0.0)), Vector::new(110.0, 10.0)));
        assert!(close(camera.screen(Vector::new(1000.0, 1000.0)), Vector::new(290.0, 190.0)));
    }

    #[test]
    fn zooming_leaves_the_point_under_the_finger() {
        let camera = Camera::fit(Vector::new(400.0, 200.0), Vector::new(1000.0, 1000.0));
        let at = Vector::new(123.0, 45.0);
        let near = camera.zoomed(at, 1.7);
        assert!(close(near.world(at), camera.world(at)));
        assert!(camera.zoomed(at, 1e9).scale == LARGEST && camera.zoomed(at, 1e-9).scale == SMALLEST);
    }

    #[test]
    fn a_part_of_the_world_comes_to_the_middle() {
        let part = (Vector::new(100.0, 300.0), Vector::new(200.0, 340.0));
        let camera = Camera::on(Vector::new(400.0, 200.0), part, 0.5);
        assert_eq!(camera.scale, 0.5);
        assert!(close(camera.screen(Vector::new(150.0, 320.0)), Vector::new(200.0, 100.0)));
    }

    #[test]
    fn nothing_beyond_the_world_is_shown_while_there_is_more_of_it() {
        let (window, world) = (Vector::new(400.0, 200.0), Vector::new(1000.0, 300.0));
        let corner = (Vector::new(0.0, 0.0), Vector::new(50.0, 50.0));
        let camera = Camera::on(window, corner, 0.5).filling(window, world);
        assert!(close(camera.screen(Vector::new(0.0, 0.0)), Vector::new(AROUND, 25.0)));
    }

    #[test]
    fn the_world_cannot_be_lost() {
        let (window, world) = (Vector::new(400.0, 200.0), Vector::new(1000.0, 1000.0));
        let lost = Camera::fit(window, world).panned(Vector::new(1e6, -1e6)).held(window, world);
        let corner = lost.screen(Vector::new(0.0, 1000.0));
        assert!(corner.x <= window.x - KEPT && corner.y >= KEPT, "{corner:?}");
    }

    #[test]
    fn what_is_pointed_at_comes_into_sight_and_what_is_in_sight_stays() {
        let (window, world) = (Vector::new(400.0, 200.0), Vector::new(1000.0, 1000.0));
        let camera = Camera::fit(window, world).zoomed(Vector::new(0.0, 0.0), 8.0);
        let shown = camera.showing(Vector::new(900.0, 900.0), window);
        assert!(close(shown.screen(Vector::new(900.0, 900.0)), Vector::new(200.0, 100.0)));
        assert_eq!(shown.showing(Vector::new(905.0, 900.0), window), shown);
    }
}

//! Ratings by maximum likelihood: Bradley and Terry's model, on the scale that chess uses.
//!
//! What the side itself is worth is a number of its own, so a side that is easier to play does not look like skill.

use crate::stats::Z;

/// Elo points for each unit of the natural logarithm of odds.
const SCALE: f64 = 173.717_792_761_247_92; // 400 / ln 10

/// How little is known beforehand: nobody is likely to be a thousand points from the rest. Without it a perfect score
/// would be infinitely strong.
const PRIOR: f64 = 0.05;

/// What one player got against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bout {
    /// Who plays the side.
    pub player: usize,
    /// Who plays against it.
    pub opponent: usize,
    /// Points of the player.
    pub points: f64,
    /// Out of so many games.
    pub games: usize,
}

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// In Elo points over the first player.
    pub elo: f64,
    /// Half of the 95 % interval; none for the first, to whom all are compared.
    pub error: f64,
}

/// Ratings of `players` players of a side, the first at zero, from what they got against each other on that side.
pub fn ratings(players: usize, bouts: &[Bout]) -> Vec<Rating> {
    // One more number for what the side is worth.
    let size = players + 1;
    let mut skills = vec![0.0; size];
    let mut information = Vec::new();
    // Newton's method: the likelihood has a single top.
    for _ in 0..60 {
        let mut slope: Vec<f64> = skills.iter().map(|skill| -PRIOR * skill).collect();
        information = vec![vec![0.0; size]; size];
        (0..size).for_each(|at| information[at][at] = PRIOR);
        for bout in bouts {
            let signs = [(bout.player, 1.0), (bout.opponent, -1.0), (players, 1.0)];
            let lead: f64 = signs.iter().map(|(at, sign)| sign * skills[*at]).sum();
            let (games, chance) = (bout.games as f64, 1.0 / (1.0 + f64::exp(-lead)));
            for (at, sign) in signs {
                slope[at] += sign * (bout.points - games * chance);
                for (other, turned) in signs {
                    information[at][other] += sign * turned * games * chance * (1.0 - chance);
                }
            }
        }
        // All are compared to the first, who stands still.
        pin(&mut information, 0);
        slope[0] = 0.0;
        let step = solve(information.clone(), slope);
        skills.iter_mut().zip(&step).for_each(|(skill, step)| *skill += step.clamp(-2.0, 2.0));
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let variance = |at: usize| {
        let mut unit = vec![0.0; size];
        unit[at] = 1.0;
        solve(information.clone(), unit)[at]
    };
    let rating = |at: usize| Rating {
        elo: SCALE * skills[at],
        error: if at == 0 { 0.0 } else { Z * SCALE * variance(at).max(0.0).sqrt() },
    };
    (0..players).map(rating).collect()
}

fn pin(matrix: &mut [Vec<f64>], at: usize) {
    matrix.iter_mut().for_each(|row| row[at] = 0.0);
    matrix[at].fill(0.0);
    matrix[at][at] = 1.0;
}

/// Solves a system of equations by elimination with pivots.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let largest =
            |one: &usize, other: &usize| matrix[*one][column].abs().total_cmp(&matrix[*other][column].abs());
        let pivot = (column..size).max_by(largest).unwrap_or(column);
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        if matrix[column][column].abs() < 1e-12 {
            continue;
        }
        let pivot = matrix[column].clone();
        for row in (0..size).filter(|row| *row != column) {
            let part = matrix[row][column] / pivot[column];
            matrix[row].iter_mut().zip(&pivot).for_each(|(cell, above)| *cell -= part * above);
            right[row] -= part * right[column];
        }
    }
    let at = |row: usize| if matrix[row][row].abs() < 1e-12 { 0.0 } else { right[row] / matrix[row][row] };
    (0..size).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_those_that_the_results_were_made_with() {
        // Players at 0, 100 and 250, on a side that is worth 40.
        let known = [0.0, 100.0, 250.0];
        let mut bouts = Vec::new();
        for (player, own) in known.iter().enumerate() {
            for (opponent, other) in known.iter().enumerate() {
                let points = 100_000.0 / (1.0 + 10f64.powf((other - own - 40.0) / 400.0));
                bouts.push(Bout { player, opponent, points, games: 100_000 });
            }
        }
        for (rating, known) in ratings(3, &bouts).iter().zip(known) {
            assert!((rating.elo - known).abs() < 0.5, "{rating:?} for {known}");
            assert!(rating.error < 5.0);
        }
    }

    #[test]
    fn fewer_games_say_less_and_a_perfect_score_is_not_infinite() {
        let rated = |games: usize| {
            let bout = |player, points| Bout { player, opponent: 0, points, games };
            ratings(2, &[bout(0, 0.5 * games as f64), bout(1, games as f64)])[1]
        };
        let (few, many) = (rated(10), rated(1000));
        assert!(few.elo > 200.0 && few.elo < many.elo && many.elo < 2000.0, "{few:?} {many:?}");
        assert!(few.error > 100.0 && few.error.is_finite());
    }
}

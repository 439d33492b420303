//! An order in which like lies by like: what brotli has just seen costs it least.

use std::cmp::Reverse;
use std::collections::HashMap;

/// So many bytes in a row are a run, by which texts are compared.
const RUN: usize = 4;
/// A run that so many texts have says nothing about any of them.
const COMMON: usize = 8000;

/// The numbers of all texts, the longest first and each followed by the one most like it of those that are left. Where nothing is
/// like it, the longest that is left follows.
pub(crate) fn order(texts: &[&[u8]]) -> Vec<usize> {
    let runs: Vec<Vec<&[u8]>> = texts.iter().map(|text| runs(text)).collect();
    let mut holders: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (number, runs) in runs.iter().enumerate() {
        for run in runs {
            holders.entry(run).or_default().push(number);
        }
    }
    holders.retain(|_, holders| (2..COMMON).contains(&holders.len()));
    let mut longest: Vec<usize> = (0..texts.len()).collect();
    longest.sort_by_key(|number| Reverse(runs[*number].len()));
    let mut longest = longest.into_iter();
    let (mut order, mut is_placed) = (Vec::new(), vec![false; texts.len()]);
    // How much each text has in common with the last one; all are zero again after each step.
    let mut common = vec![0.0; texts.len()];
    let mut next = longest.next();
    while let Some(last) = next {
        order.push(last);
        is_placed[last] = true;
        let mut met = Vec::new();
        for holders in runs[last].iter().filter_map(|run| holders.get(run)) {
            // What few have counts for more.
            let weight = 1.0 / (1.0 + (holders.len() as f64).ln());
            for other in holders.iter().copied().filter(|other| !is_placed[*other]) {
                if common[other] == 0.0 {
                    met.push(other);
                }
                common[other] += weight;
            }
        }
        let likeness = |other: usize| common[other] / ((runs[last].len() + runs[other].len()) as f64).sqrt();
        let nearest = met.iter().copied().max_by(|one, other| likeness(*one).total_cmp(&likeness(*other)));
        next = nearest.or_else(|| longest.find(|number| !is_placed[*number]));
        for other in met {
            common[other] = 0.0;
        }
    }
    order
}

/// Every run of a text, once.
fn runs(text: &[u8]) -> Vec<&[u8]> {
    let mut runs: Vec<&[u8]> = text.windows(RUN).collect();
    runs.sort_unstable();
    runs.dedup();
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn like_lies_by_like_and_nothing_is_lost() {
        let texts: [&[u8]; 6] = [
            b"",
            b"walk to the door",
            b"zzzz",
            b"fire at the alien twice",
            b"talk to the doors",
            b"hire a alien twice",
        ];
        assert_eq!(order(&texts), [3, 5, 4, 1, 2, 0]);
        assert!(order(&[]).is_empty());
    }
}

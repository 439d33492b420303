//! What was measured, as a table for people or JSON for programs.

use serde_json::{Map, Value};

/// Named measurements beside the ruler.
pub(crate) struct Report {
    filter: Option<String>,
    ruler: f64,
    rows: Vec<(String, f64)>,
}

impl Report {
    pub(crate) fn new(filter: Option<String>, ruler: f64) -> Report {
        Report { filter, ruler, rows: vec![("ruler.steps_per_s".into(), ruler)] }
    }

    /// Measures, unless the filter leaves it out.
    pub(crate) fn add(&mut self, name: String, measure: impl FnOnce() -> f64) {
        if self.filter.as_ref().is_none_or(|filter| name.contains(filter.as_str())) {
            self.rows.push((name, measure()));
        }
    }

    pub(crate) fn json(&self) -> Value {
        let rows = self.rows.iter().map(|(name, value)| (name.clone(), Value::from(*value)));
        Value::Object(rows.collect::<Map<_, _>>())
    }

    /// Rates with their ratio to the ruler; times as they are.
    pub(crate) fn table(&self) -> String {
        let width = self.rows.iter().map(|row| row.0.len()).max().unwrap_or(0);
        let mut text =
            format!("{:width$}  {:>14}  {:>12}\n", "measurement", "per CPU second", "of the ruler");
        for (name, value) in &self.rows {
            text += &if name.ends_with("_per_s") {
                format!("{name:width$}  {:>14}  {:>12.5}\n", grouped(*value), value / self.ruler)
            } else {
                format!("{name:width$}  {value:>14.3}\n")
            };
        }
        text
    }
}

/// A whole number with its thousands apart.
fn grouped(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

//! Sounds made on the spot, out of tones and noise. Nothing is recorded.

use js_sys::Math;
use std::cell::RefCell;
use table::scene::Cue;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

/// Makes sounds. The browser's synthesiser is started with the first of them.
#[derive(Default)]
pub(crate) struct Sounds(RefCell<Option<AudioContext>>);

/// A tone: from one pitch to another in a time, at a loudness, of a timbre.
struct Tone(f32, f32, f64, f32, OscillatorType);

impl Sounds {
    /// Plays a cue. A browser without sound stays silent.
    pub(crate) fn play(&self, cue: Cue) {
        if self.0.borrow().is_none() {
            self.0.replace(AudioContext::new().ok());
        }
        if let Some(context) = self.0.borrow().as_ref() {
            let _ = made(context, cue);
        }
    }
}

fn made(context: &AudioContext, cue: Cue) -> Result<(), JsValue> {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    match cue {
        Cue::Step => noise(context, 0.05, 0.10, 500.0, 0.0),
        Cue::Dice => (0..4).try_for_each(|knock| noise(context, 0.03, 0.22, 2400.0, f64::from(knock) * 0.07)),
        Cue::Shot => (0..3).try_for_each(|shot| {
            noise(context, 0.08, 0.35, 1500.0, f64::from(shot) * 0.09)?;
            tone(context, &Tone(190.0, 60.0, 0.07, 0.2, Sawtooth), f64::from(shot) * 0.09)
        }),
        Cue::Strike => {
            noise(context, 0.12, 0.3, 3800.0, 0.0)?;
            tone(context, &Tone(420.0, 110.0, 0.16, 0.12, Sawtooth), 0.02)
        }
        Cue::Blast => {
            noise(context, 0.7, 0.5, 420.0, 0.0)?;
            tone(context, &Tone(120.0, 30.0, 0.6, 0.4, Sine), 0.0)
        }
        Cue::Harm => tone(context, &Tone(320.0, 70.0, 0.35, 0.2, Square), 0.0),
        Cue::Door => {
            tone(context, &Tone(70.0, 160.0, 0.35, 0.16, Sawtooth), 0.0)?;
            noise(context, 0.3, 0.12, 900.0, 0.05)
        }
        Cue::Card => noise(context, 0.06, 0.12, 5200.0, 0.0),
        Cue::Ping => {
            tone(context, &Tone(1180.0, 1150.0, 0.18, 0.16, Sine), 0.0)?;
            tone(context, &Tone(1180.0, 1150.0, 0.25, 0.06, Sine), 0.22)
        }
        Cue::Turn => tone(context, &Tone(220.0, 330.0, 0.22, 0.12, Triangle), 0.0),
        Cue::Gain => {
            tone(context, &Tone(523.0, 523.0, 0.12, 0.12, Triangle), 0.0)?;
            tone(context, &Tone(784.0, 784.0, 0.2, 0.12, Triangle), 0.11)
        }
    }
}

fn tone(context: &AudioContext, tone: &Tone, after: f64) -> Result<(), JsValue> {
    let Tone(from, to, seconds, loudness, timbre) = *tone;
    let begin = context.current_time() + after;
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(timbre);
    oscillator.frequency().set_value_at_time(from, begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(to, begin + seconds)?;
    gain.gain().set_value_at_time(loudness, begin)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, begin + seconds)?;
    oscillator.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(begin + seconds)
}

fn noise(context: &AudioContext, seconds: f64, loudness: f32, pitch: f32, after: f64) -> Result<(), JsValue> {
    let rate = context.sample_rate();
    let length = (f64::from(rate) * seconds) as u32;
    let buffer = context.create_buffer(1, length.max(1), rate)?;
    // Louder at the beginning, like everything that is struck.
    let fading = |at: u32| 1.0 - at as f32 / length.max(1) as f32;
    let samples: Vec<f32> = (0..length).map(|at| (Math::random() as f32 * 2.0 - 1.0) * fading(at)).collect();
    buffer.copy_to_channel(&samples, 0)?;
    let (source, filter, gain) =
        (context.create_buffer_source()?, context.create_biquad_filter()?, context.create_gain()?);
    source.set_buffer(Some(&buffer));
    filter.set_type(BiquadFilterType::Lowpass);
    filter.frequency().set_value(pitch);
    gain.gain().set_value(loudness);
    source.connect_with_audio_node(&filter)?.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    source.start_with_when(context.current_time() + after)
}

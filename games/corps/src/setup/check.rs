//! Options: whether they fit together, and what they mean.

use crate::action::{Agreed, AimReset, Edition, Options, Profile};
use crate::campaign::Campaign;
use crate::content::{Content, Mission, Mode};
use crate::people::Who;
use crate::state::State;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use table::OptionsError;

pub(crate) fn check(content: &Content, options: &Options) -> Result<(), OptionsError> {
    if !(1..=6).contains(&options.players) {
        return Err(OptionsError::new("players", "1 to 6", options.players));
    }
    let Some(mission) = content.missions.iter().find(|mission| mission.key == options.mission) else {
        let names: Vec<&str> = content.missions.iter().map(|mission| mission.key.as_str()).collect();
        return Err(OptionsError::new("mission", format!("one of {}", names.join(", ")), options.mission));
    };
    let switches = &options.switches;
    if let Some(breaks) = switches.barricade_break.filter(|breaks| !(2..=6).contains(breaks)) {
        return Err(OptionsError::new("barricade_break", "2 to 6", breaks));
    }
    let edition = edition(options);
    let steps = if edition.aim_reset == AimReset::Activation { 7 } else { 6 };
    if let Some(found) = switches.activation_steps.filter(|found| *found != steps) {
        return Err(OptionsError::new(
            "activation_steps",
            format!("{steps}, as `aim_reset` says (E-04)"),
            found,
        ));
    }
    if let Some(campaign) = &options.campaign {
        if mission.mode == Mode::BugHunt {
            return Err(OptionsError::new("campaign", "none: Bug Hunts stand alone (C-BUG-1)", "one"));
        }
        check_order(mission, campaign)?;
        check_lost(content, campaign)?;
    }
    let agreed = agree(content, options);
    check_heroes(content, &agreed)
}

/// Missions of a campaign come in their order; between them a rescue while anybody is held, and the resupply once (C-CAMP-1,
/// C-CAMP-3, C-RESC-1, C-SUPP-2).
fn check_order(mission: &Mission, campaign: &Campaign) -> Result<(), OptionsError> {
    if campaign.opens(mission.mode) {
        return Ok(());
    }
    let expected = match mission.mode {
        Mode::Rescue => "a rescue between missions, and while somebody is captured (C-RESC-1)",
        Mode::Resupply => "the resupply between missions, and once (C-SUPP-2)",
        _ => "the missions of a campaign in their order (C-CAMP-1)",
    };
    Err(OptionsError::new("mission", expected, mission.key))
}

/// Lost cards must exist.
fn check_lost(content: &Content, campaign: &Campaign) -> Result<(), OptionsError> {
    for key in &campaign.lost {
        let copies = content.find(*key).map_or(0, |kind| content.card(kind).copies);
        let lost = campaign.lost.iter().filter(|other| *other == key).count();
        if lost > usize::from(copies) {
            return Err(OptionsError::new("campaign", format!("at most {copies} lost cards `{key}`"), lost));
        }
    }
    Ok(())
}

fn check_heroes(content: &Content, agreed: &Agreed) -> Result<(), OptionsError> {
    let heroes = &agreed.options.heroes;
    let available = Who::ALL.into_iter().filter(|who| may_be_hero(content, agreed, *who)).count();
    if available == 0 {
        return Err(OptionsError::new("campaign", "somebody who is neither killed nor captured", "nobody"));
    }
    // With more players than characters the last ones sit out.
    let players = usize::from(agreed.players).min(available);
    if !heroes.is_empty() && heroes.len() != players {
        let expected = format!("{players}: one for each player, or none");
        return Err(OptionsError::new("heroes", expected, heroes.len()));
    }
    for (at, hero) in heroes.iter().enumerate() {
        if !may_be_hero(content, agreed, *hero) || heroes[..at].contains(hero) {
            let free: Vec<&str> = Who::ALL
                .into_iter()
                .filter(|who| may_be_hero(content, agreed, *who) && !heroes[..at].contains(who))
                .map(Who::name)
                .collect();
            return Err(OptionsError::new(
                "heroes",
                format!("one of {}", free.join(", ")),
                String::from(hero.name()),
            ));
        }
    }
    Ok(())
}

/// Whether a character takes part in the mission (A-81, A-82, C-NEWT-1, C-NEWT-6).
pub(crate) fn takes_part(content: &Content, agreed: &Agreed, who: Who) -> bool {
    let mission = &content.missions[usize::from(agreed.mission)];
    let gone = agreed
        .campaign
        .as_ref()
        .is_some_and(|campaign| campaign.killed.contains(&who) || (who == Who::Newt && !campaign.newt));
    let newt = who == Who::Newt && matches!(mission.mode, Mode::Campaign(1) | Mode::BugHunt);
    !gone && !newt && !mission.absent.contains(&who) && !is_held(mission, agreed, who)
}

/// Whether a character can be somebody's only hero: Newt comes along with Ripley while there is Ripley (D-03, C-NEWT-2).
fn may_be_hero(content: &Content, agreed: &Agreed, who: Who) -> bool {
    takes_part(content, agreed, who) && (who != Who::Newt || !takes_part(content, agreed, Who::Ripley))
}

/// Whether the aliens hold a character: captured in the campaign, or as a single mission says (C-CAMP-12).
fn is_held(mission: &Mission, agreed: &Agreed, who: Who) -> bool {
    match &agreed.campaign {
        Some(campaign) => campaign.captured.contains(&who),
        None => mission.captives.contains(&who),
    }
}

impl State {
    /// Whether the aliens held a character when the mission began.
    pub(crate) fn is_held(&self, who: Who) -> bool {
        is_held(&self.mission, &self.agreed, who)
    }
}

/// The switches that count (section 4.3).
fn edition(options: &Options) -> Edition {
    let base = match options.edition {
        Profile::Revised => Edition::REVISED,
        Profile::First => Edition::FIRST,
    };
    let switches = options.switches;
    Edition {
        barricade_break: switches.barricade_break.unwrap_or(base.barricade_break),
        aim_reset: switches.aim_reset.unwrap_or(base.aim_reset),
        tracker_draw: switches.tracker_draw.unwrap_or(base.tracker_draw),
        tracker_short_deal: switches.tracker_short_deal.unwrap_or(base.tracker_short_deal),
        dfire_on_start: switches.dfire_on_start.unwrap_or(base.dfire_on_start),
        down_blocks_los: switches.down_blocks_los.unwrap_or(base.down_blocks_los),
        corner_los: switches.corner_los.unwrap_or(base.corner_los),
        rank_limit: switches.rank_limit.unwrap_or(base.rank_limit),
        civilian_grunts_by_rank: switches.civilian_grunts_by_rank.unwrap_or(base.civilian_grunts_by_rank),
        reveal_from_exhaust_to: switches.reveal_from_exhaust_to.unwrap_or(base.reveal_from_exhaust_to),
        hand_returns: switches.hand_returns.unwrap_or(base.hand_returns),
        end_on_token: switches.end_on_token.unwrap_or(base.end_on_token),
        free_action_limits: switches.free_action_limits.unwrap_or(base.free_action_limits),
        multi_figure_swarm: switches.multi_figure_swarm.unwrap_or(base.multi_figure_swarm),
    }
}

/// What checked options mean.
pub(crate) fn agree(content: &Content, options: &Options) -> Agreed {
    let mission = content.missions.iter().position(|mission| mission.key == options.mission);
    Agreed {
        players: options.players,
        mission: mission.unwrap_or(0) as u8,
        edition: edition(options),
        private_hands: options.private_hands,
        ready_made: options.ready_made,
        campaign: options.campaign.clone(),
        options: options.clone(),
    }
}

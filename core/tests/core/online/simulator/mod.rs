//! A simulator of whole tables on a bad network: delayed messages, lost connections, repeated proposals, and
//! crashes at any step. A seed repeats a run.
//!
//! After each run all logs are equal, no announced event is missing from the host's file, the match is at its
//! end, and no player was charged for time before the program knew of the turn.

mod charged_time;
mod disk;
mod invariants;
mod network;
mod plan;
mod player;
mod simulation;

use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use crate::variable;
use plan::{Count, Plan, PlannedCrash};
use simulation::Simulation;

/// The number of random tables without `PUSHFLIP_TABLES`.
const TABLES: u64 = 200;

#[test]
fn all_logs_are_equal_after_failures_of_network_and_machines() {
    let tables: u64 = variable("PUSHFLIP_TABLES", TABLES);
    let workers = std::thread::available_parallelism().map_or(1, |workers| workers.get() as u64);
    let totals = std::thread::scope(|scope| {
        let shares: Vec<_> = (0..workers)
            .map(|worker| {
                scope.spawn(move || {
                    let mut total = Count::default();
                    for seed in (worker..tables).step_by(workers as usize) {
                        let plan = Plan::random(&mut ChaCha8Rng::seed_from_u64(seed));
                        total.add(Simulation::new(seed, plan).run());
                    }
                    total
                })
            })
            .collect();
        let mut total = Count::default();
        for share in shares {
            total.add(share.join().expect("no panic"));
        }
        total
    });
    println!("{tables} tables: {totals:?}");
    if tables >= TABLES {
        assert!(totals.is_meaningful(), "{totals:?}");
    }
}

#[test]
fn every_machine_may_crash_at_every_step() {
    let every: usize = variable("PUSHFLIP_EVERY_STEP", 23);
    for variant in pushflip_core::rules::Variant::ALL {
        let plan = || Plan::calm(variant);
        let steps = Simulation::new(7, plan()).run().steps;
        for machine in 0..plan().people() {
            for step in (machine..steps).step_by(every) {
                let planned_crash = PlannedCrash { machine, step };
                Simulation::new(7, plan().with(planned_crash)).run();
            }
        }
    }
}

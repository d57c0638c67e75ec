//! The values of all heaps from 0 to N by other programs: octal games by the crate ogs, Grundy's game by the crate igs,
//! whose heaps and values end at 65,537 and 255. Prints the seconds, the largest value, and a checksum: from 0 on, 31 times
//! what was before plus the next value, in 64 bits.
//!
//!     cargo run --release -- rc 0.354 1000000      rows of rare heaps; rc2 for those of even and odd digits apart
//!     cargo run --release -- naive 0.354 20000     all options
//!     cargo run --release -- grundy 8000

use igs::game::DecomposableGame;
use igs::games::grundy_game::GrundyGame;
use ogs::{Game, NaiveSolver, RC2Solver, RCSolver, Solver};
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let heaps: usize = words[words.len() - 1].parse().expect("a number of heaps");
    let code = || Game::from_ascii(words[1].as_bytes()).expect("an octal code");
    let start = Instant::now();
    let values: Vec<u16> = match words[0].as_str() {
        "grundy" => grundy(u16::try_from(heaps).expect("at most 65535 heaps")),
        "rc" => RCSolver::<true>::with_capacity(code(), heaps + 1).take(heaps + 1).collect(),
        "rc2" => RC2Solver::<true>::with_capacity(code(), heaps + 1).take(heaps + 1).collect(),
        _ => <NaiveSolver>::with_capacity(code(), heaps + 1).take(heaps + 1).collect(),
    };
    let sum = values.iter().fold(0u64, |sum, &value| sum.wrapping_mul(31).wrapping_add(value.into()));
    println!("{:.2} s, largest {}, checksum {sum:x}", start.elapsed().as_secs_f64(), values.iter().max().unwrap());
}

/// The crate counts heaps from two on.
fn grundy(heaps: u16) -> Vec<u16> {
    let game = GrundyGame(heaps);
    let mut solver = game.solver();
    (0..=heaps).map(|heap| solver.nimber_of_component(heap.saturating_sub(2)).into()).collect()
}

//! A naive solver of 3×3 Quixo: iterates over all states until no value changes. It shares no code with the
//! solver, not even the numbering of cells.

use std::collections::HashMap;

use pushflip_core::ai::tablebase::indexing::Board;
use pushflip_core::ai::tablebase::indexing::pext;
use pushflip_core::ai::tablebase::layer::Layer;

/// Cells by rows: 0 is blank, 1 is the mover's, 2 the opponent's.
type Table = [[u8; 3]; 3];

fn all_tables() -> impl Iterator<Item = Table> {
    (0..3u32.pow(9)).map(|number| {
        let digit = |i: u32| (number / 3u32.pow(i) % 3) as u8;
        std::array::from_fn(|row| std::array::from_fn(|column| digit(3 * row as u32 + column as u32)))
    })
}

fn has_line(table: &Table, who: u8) -> bool {
    let line = |cells: [(usize, usize); 3]| cells.into_iter().all(|(row, column)| table[row][column] == who);
    (0..3).any(|i| line([(i, 0), (i, 1), (i, 2)]) || line([(0, i), (1, i), (2, i)]))
        || line([(0, 0), (1, 1), (2, 2)])
        || line([(0, 2), (1, 1), (2, 0)])
}

/// The positions after each move, from the opponent's side.
fn successors(table: &Table) -> Vec<Table> {
    let mut found = Vec::new();
    for (row, column) in (0..3).flat_map(|row| (0..3).map(move |column| (row, column))) {
        if (row, column) == (1, 1) || table[row][column] == 2 {
            continue;
        }
        for end in [0, 2] {
            if end != column {
                let mut next = *table;
                let mut cubes: Vec<u8> = next[row].to_vec();
                cubes.remove(column);
                cubes.insert(end, 1);
                next[row].copy_from_slice(&cubes);
                found.push(next);
            }
            if end != row {
                let mut next = *table;
                let mut cubes: Vec<u8> = next.iter().map(|row| row[column]).collect();
                cubes.remove(row);
                cubes.insert(end, 1);
                (0..3).for_each(|row| next[row][column] = cubes[row]);
                found.push(next);
            }
        }
    }
    let turned = |cube: u8| [0, 2, 1][usize::from(cube)];
    found.into_iter().map(|table| table.map(|row| row.map(turned))).collect()
}

/// For each state 1 if the mover wins, −1 if the mover loses, 0 for a draw.
fn solve_naively() -> HashMap<Table, i8> {
    let mut values: HashMap<Table, i8> = all_tables()
        .map(|table| (table, i8::from(has_line(&table, 1))))
        .map(|(table, won)| (table, if won == 0 && has_line(&table, 2) { -1 } else { won }))
        .collect();
    let open: Vec<Table> = values.iter().filter(|(_, value)| **value == 0).map(|(table, _)| *table).collect();
    loop {
        let mut changed = false;
        for table in &open {
            if values[table] == 0 {
                let best = successors(table).iter().map(|next| -values[next]).max().unwrap_or(0);
                changed |= best != 0;
                values.insert(*table, best);
            }
        }
        if !changed {
            return values;
        }
    }
}

fn value(board: &Board, levels: &[Layer], table: &Table) -> i8 {
    let plane = |who: u8| {
        let cells = (0..9).filter(|&cell| table[cell / 3][cell % 3] == who);
        board.geometry.plane(cells.fold(0, |plane, cell| plane | 1 << cell))
    };
    let (mover, other) = (plane(1), plane(2));
    let found = board.sets.find(mover | other);
    let kept = board.sets.image(mover | other, found.symmetry);
    let index = pext(board.sets.image(mover, found.symmetry), kept);
    let level = levels.iter().find(|level| level.cubes == kept.count_ones() as usize).expect("the layer");
    match level.bits(found.rank, index) {
        (true, false) => 1,
        (false, true) => -1,
        (false, false) => 0,
        (true, true) => panic!("{table:?} is won and lost"),
    }
}

#[test]
fn every_state_of_3x3_matches_the_naive_solver() {
    let truth = solve_naively();
    let levels: Vec<Layer> = super::solved(3, 0, 1).into_iter().map(|(level, _)| level).collect();
    let board = &levels[0].board;
    assert_eq!(truth.len(), 19_683);
    for (table, &expected) in &truth {
        assert_eq!(value(board, &levels, table), expected, "{table:?}");
    }
}

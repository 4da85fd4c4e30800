#ifndef LIFE_KERNELS_H
#define LIFE_KERNELS_H

#include <stdint.h>

/// Computes bands of a tile into its other phase, by a rule: bit n of `birth` and `survival` is for n neighbours.
///
/// The words of tile t begin at 128 t: 64 rows of the even generations, then 64 of the odd ones; the lowest bit is the
/// leftmost cell. `neighbours` has the numbers of the surrounding tiles: NW N NE W E SW S SE. Bit n of `bands` is
/// for the eight rows from 8 n on.
///
/// The result is a comparison with the old content, which is two generations older. Bits 0 to 7: the bands that differ.
/// Bits 8 to 15: those that differ in the first column. Bits 16 to 23: those that differ in the last column.
uint32_t life_compute(
    uint64_t *words, const int32_t *neighbours, int32_t tile, int phase, uint8_t bands, uint16_t birth,
    uint16_t survival);

/// The middle 8 by 8 cells of 16 by 16, after at most four generations.
///
/// These are four squares of 8 by 8 cells. Byte r of a square is its row r, the lowest bit is the leftmost cell.
uint64_t life_compute_square(
    uint64_t nw, uint64_t ne, uint64_t sw, uint64_t se, int generations, uint16_t birth, uint16_t survival);

#endif

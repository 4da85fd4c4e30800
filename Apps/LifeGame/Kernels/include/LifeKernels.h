#ifndef LIFE_KERNELS_H
#define LIFE_KERNELS_H

#include <stdint.h>

/// Computes bands of a tile into its other phase, by a rule: the bit n of `birth` and `survival` is for n neighbours.
///
/// The words of a tile t begin at 128 t: 64 rows of the even generations, 64 of the odd ones; the lowest bit is the cell
/// on the left. `neighbours` has the numbers of the tiles around: NW N NE W E SW S SE. The bit n of `bands` stands for the
/// rows from 8 n on.
///
/// The result has, against what was there, two generations before: in the bits 0 to 7 the bands that differ, in the bits 8 to
/// 15 those that differ in the first column, in the bits 16 to 23 those that differ in the last.
uint32_t life_compute(
    uint64_t *words, const int32_t *neighbours, int32_t tile, int phase, uint8_t bands, uint16_t birth,
    uint16_t survival);

#endif

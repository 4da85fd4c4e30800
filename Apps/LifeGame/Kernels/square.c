// A square of 16 by 16 cells, one vector of sixteen rows, advanced by up to four generations in registers.

#include "LifeKernels.h"

#include <string.h>

// Vectors are only passed to inlined functions, so the ABI doesn't matter.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint16_t square __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// See compute.c.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

INLINE bytes8 rows_of(uint64_t leaf) {
    bytes8 rows;
    memcpy(&rows, &leaf, sizeof rows);
    return rows;
}

/// Puts the rows of four squares of 8 by 8 cells side by side.
INLINE square joined(uint64_t nw, uint64_t ne, uint64_t sw, uint64_t se) {
#define WIDE(left, right) __builtin_shufflevector(left, right, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15)
    bytes32 all = __builtin_shufflevector(
        WIDE(rows_of(nw), rows_of(ne)), WIDE(rows_of(sw), rows_of(se)),
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
    return (square)all;
}

INLINE uint64_t middle(square cells) {
    square shifted = cells >> 4;
    bytes8 rows = __builtin_shufflevector((bytes32)shifted, (bytes32)shifted, 8, 10, 12, 14, 16, 18, 20, 22);
    uint64_t leaf;
    memcpy(&leaf, &rows, sizeof leaf);
    return leaf;
}

/// For each row, the row above (or below). Cells outside of the square are dead.
INLINE square above(square rows) {
    square none = {0};
    return __builtin_shufflevector(rows, none, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
}

INLINE square below(square rows) {
    square none = {0};
    return __builtin_shufflevector(rows, none, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
}

INLINE square next(square alive, int is_life, uint16_t birth, uint16_t survival) {
    square left = alive << 1, right = alive >> 1;
    square beside_ones = left ^ right, beside_twos = left & right;
    square row_ones = beside_ones ^ alive, row_twos = beside_twos | (alive & beside_ones);
    square above_ones = above(row_ones), above_twos = above(row_twos);
    square below_ones = below(row_ones), below_twos = below(row_twos);

    square pair = above_ones ^ beside_ones;
    square carry = (above_ones & beside_ones) | (below_ones & pair);
    square x = above_twos ^ beside_twos, y = below_twos ^ carry;
    square p = above_twos & beside_twos, q = below_twos & carry;
    square ones = pair ^ below_ones, twos = x ^ y, fours = p | q | (x & y), eights = p & q;
    if (is_life) return twos & ~fours & (ones | alive);

    square none = {0}, result = none;
    for (int n = 0; n <= 8; n++) {
        square born = birth >> n & 1 ? ~alive : none, kept = survival >> n & 1 ? alive : none;
        square is_n = n == 8 ? eights : (n & 1 ? ones : ~ones) & (n & 2 ? twos : ~twos) & (n & 4 ? fours : ~fours) & ~eights;
        result |= is_n & (born | kept);
    }
    return result;
}

INLINE uint64_t compute(
    uint64_t nw, uint64_t ne, uint64_t sw, uint64_t se, int generations, int is_life, uint16_t birth, uint16_t survival) {
    square cells = joined(nw, ne, sw, se);
    for (int i = 0; i < generations; i++) cells = next(cells, is_life, birth, survival);
    return middle(cells);
}

FOR_EACH_PROCESSOR
uint64_t life_compute_square(
    uint64_t nw, uint64_t ne, uint64_t sw, uint64_t se, int generations, uint16_t birth, uint16_t survival) {
    if (birth == 1 << 3 && survival == (1 << 2 | 1 << 3)) return compute(nw, ne, sw, se, generations, 1, birth, survival);
    return compute(nw, ne, sw, se, generations, 0, birth, survival);
}

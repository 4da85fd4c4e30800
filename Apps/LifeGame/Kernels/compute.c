// A band is 8 rows of 64 cells, held in one vector of 512 bits (or in two or four smaller ones, depending on the CPU).
// The eight neighbours of each cell are added with full adders, 512 cells at a time.

#include "LifeKernels.h"

#include <string.h>

// Vectors are only passed to inlined functions, so the ABI doesn't matter.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint64_t band __attribute__((vector_size(64)));

#define INLINE static inline __attribute__((always_inline))

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// The loader calls the resolver of target clones before the thread sanitizer is initialised, which crashes.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

enum { WORDS_PER_TILE = 128, ROWS = 64 };
enum { NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH, SOUTH_EAST };

/// Ten rows each: the band's eight, the one above and the one below.
struct surroundings {
    const uint64_t *west;
    const uint64_t *middle;
    const uint64_t *east;
};

/// The neighbour count of each cell, as binary digits. `fours` is also set for a count of eight.
struct counts {
    band ones, twos, fours, eights;
};

INLINE band load(const uint64_t *rows) {
    band result;
    memcpy(&result, rows, sizeof result);
    return result;
}

INLINE void neighbours_in_row(const struct surroundings *s, int offset, band *left, band *right) {
    band centre = load(s->middle + offset);
    *left = (centre << 1) | (load(s->west + offset) >> 63);
    *right = (centre >> 1) | (load(s->east + offset) << 63);
}

INLINE void add_row(const struct surroundings *s, int offset, band *ones, band *twos) {
    band left, right, centre = load(s->middle + offset);
    neighbours_in_row(s, offset, &left, &right);
    band sum = left ^ right;
    *ones = sum ^ centre;
    *twos = (left & right) | (centre & sum);
}

INLINE struct counts count_neighbours(const struct surroundings *s) {
    band above_ones, above_twos, below_ones, below_twos, left, right;
    add_row(s, 0, &above_ones, &above_twos);
    add_row(s, 2, &below_ones, &below_twos);
    neighbours_in_row(s, 1, &left, &right);
    band beside_ones = left ^ right, beside_twos = left & right;

    band pair = above_ones ^ beside_ones;
    band carry = (above_ones & beside_ones) | (below_ones & pair);
    band x = above_twos ^ beside_twos, y = below_twos ^ carry;
    band p = above_twos & beside_twos, q = below_twos & carry;
    return (struct counts){.ones = pair ^ below_ones, .twos = x ^ y, .fours = p | q | (x & y), .eights = p & q};
}

INLINE band next_by_life(const struct surroundings *s) {
    struct counts c = count_neighbours(s);
    return c.twos & ~c.fours & (c.ones | load(s->middle + 1));
}

INLINE band next_by_rule(const struct surroundings *s, uint16_t birth, uint16_t survival) {
    struct counts c = count_neighbours(s);
    band alive = load(s->middle + 1), none = alive ^ alive, next = none;
    for (int n = 0; n <= 8; n++) {
        band born = birth >> n & 1 ? ~alive : none, kept = survival >> n & 1 ? alive : none;
        band is_n = n == 8 ? c.eights
                           : (n & 1 ? c.ones : ~c.ones) & (n & 2 ? c.twos : ~c.twos) & (n & 4 ? c.fours : ~c.fours) & ~c.eights;
        next |= is_n & (born | kept);
    }
    return next;
}

/// Collects the ten rows around a tile's first or last band; one of them belongs to the neighbouring tile.
INLINE void gather(uint64_t *rows, const uint64_t *inside, const uint64_t *beyond, int is_top) {
    if (is_top) {
        rows[0] = beyond[ROWS - 1];
        memcpy(rows + 1, inside, 9 * sizeof *rows);
    } else {
        memcpy(rows, inside + ROWS - 9, 9 * sizeof *rows);
        rows[9] = beyond[0];
    }
}

INLINE uint32_t compute(
    uint64_t *words, const int32_t *around, int32_t tile, int phase, uint8_t bands, int is_life, uint16_t birth,
    uint16_t survival) {
#define ROWS_OF(number) (words + (int64_t)(number) * WORDS_PER_TILE + phase * ROWS)
    const uint64_t *west = ROWS_OF(around[WEST]), *middle = ROWS_OF(tile), *east = ROWS_OF(around[EAST]);
    uint64_t *new_rows = words + (int64_t)tile * WORDS_PER_TILE + (phase ^ 1) * ROWS;
    uint32_t change = 0;
    for (unsigned left = bands; left != 0; left &= left - 1) {
        int number = __builtin_ctz(left), offset = number * 8 - 1;
        uint64_t edge[3][10];
        struct surroundings s = {west + offset, middle + offset, east + offset};
        if (number == 0 || number == 7) {
            int is_top = number == 0, outer = is_top ? NORTH_WEST : SOUTH_WEST;
            gather(edge[0], west, ROWS_OF(around[outer]), is_top);
            gather(edge[1], middle, ROWS_OF(around[outer + 1]), is_top);
            gather(edge[2], east, ROWS_OF(around[outer + 2]), is_top);
            s = (struct surroundings){edge[0], edge[1], edge[2]};
        }
        band result = is_life ? next_by_life(&s) : next_by_rule(&s, birth, survival);
        band differing = result ^ load(new_rows + number * 8);
        uint64_t difference = differing[0] | differing[1] | differing[2] | differing[3] | differing[4] | differing[5]
            | differing[6] | differing[7];
        if (difference == 0) continue;
        memcpy(new_rows + number * 8, &result, sizeof result);
        change |= 1u << number | (uint32_t)(difference & 1) << (8 + number) | (uint32_t)(difference >> 63) << (16 + number);
    }
    return change;
}

FOR_EACH_PROCESSOR
uint32_t life_compute(
    uint64_t *words, const int32_t *neighbours, int32_t tile, int phase, uint8_t bands, uint16_t birth,
    uint16_t survival) {
    if (birth == 1 << 3 && survival == (1 << 2 | 1 << 3)) {
        return compute(words, neighbours, tile, phase, bands, 1, birth, survival);
    }
    return compute(words, neighbours, tile, phase, bands, 0, birth, survival);
}

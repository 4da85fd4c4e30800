// The loops for what every CPU of the architecture has.

#include "InferenceKernels.h"
#include <math.h>
#include <string.h>

// Vectors wider than the registers are only ever passed to functions that are inlined.
#pragma clang diagnostic ignored "-Wpsabi"

#define KERNEL(name) name##Baseline
#if defined(__aarch64__)
#define HARDWARE_HALF 1
#else
#define HARDWARE_HALF 0
#endif

#include "vectors.inc"

typedef int16_t Shorts __attribute__((vector_size(64)));

/// Bytes are multiplied as 16-bit numbers in two halves, even and odd: two products of bytes still fit.
INLINE Integers dotBaseline(const uint8_t *quants, const int8_t *activation, int32_t offset) {
    (void)offset;
    Integers sums = {};
    for (int group = 0; group < 8; group++) {
        Words words;
        memcpy(&words, quants + group * 64, sizeof words);
        words ^= 0x80808080;
        const int8_t *x = activation + group * 4;
        Shorts even = (Shorts)words << 8 >> 8;
        Shorts odd = (Shorts)words >> 8;
        Words evenFactors = (uint32_t)(uint16_t)x[0] | (uint32_t)(uint16_t)x[2] << 16 | (Words){};
        Words oddFactors = (uint32_t)(uint16_t)x[1] | (uint32_t)(uint16_t)x[3] << 16 | (Words){};
        Shorts products = even * (Shorts)evenFactors + odd * (Shorts)oddFactors;
        sums += ((Integers)products << 16 >> 16) + ((Integers)products >> 16);
    }
    return sums;
}

#include "multiply.inc"
#include "elementwise.inc"
#include "attention.inc"
#include "table.inc"

// The kernels for the architecture's baseline instruction set.

#include "InferenceKernels.h"
#include <math.h>
#include <string.h>

// Vectors wider than the registers are only passed to inlined functions, so the ABI doesn't matter.
#pragma clang diagnostic ignored "-Wpsabi"

#define KERNEL(name) name##Baseline
#if defined(__aarch64__)
#define HARDWARE_HALF 1
#else
#define HARDWARE_HALF 0
#endif

#include "vectors.inc"

#define FLOAT_CHAINS 1
#define WIDE_TOKENS 4

typedef int16_t Shorts __attribute__((vector_size(64)));

/// Bytes are multiplied as 16-bit numbers, even and odd ones separately; the sum of two products still fits.
INLINE Integers addProductsBaseline(Integers sums, Words quants, const int8_t *x) {
    Shorts even = (Shorts)quants << 8 >> 8;
    Shorts odd = (Shorts)quants >> 8;
    Words evenFactors = (uint32_t)(uint16_t)x[0] | (uint32_t)(uint16_t)x[2] << 16 | (Words){};
    Words oddFactors = (uint32_t)(uint16_t)x[1] | (uint32_t)(uint16_t)x[3] << 16 | (Words){};
    Shorts products = even * (Shorts)evenFactors + odd * (Shorts)oddFactors;
    return sums + ((Integers)products << 16 >> 16) + ((Integers)products >> 16);
}

INLINE int32_t biasedStartBaseline(int32_t offset) {
    (void)offset;
    return 0;
}

INLINE Integers addBiasedProductsBaseline(Integers sums, Words biased, const int8_t *activation) {
    return addProductsBaseline(sums, biased ^ 0x80808080, activation);
}

INLINE Words lookUpBaseline(Words places, const uint8_t *table) {
    uint8_t bytes[64];
    memcpy(bytes, &places, sizeof bytes);
    for (int place = 0; place < 64; place++) bytes[place] = table[bytes[place]];
    memcpy(&places, bytes, sizeof places);
    return places;
}

#include "multiply.inc"
#include "elementwise.inc"
#include "attention.inc"
#include "recurrence.inc"
#include "table.inc"

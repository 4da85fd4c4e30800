// The kernels for 64-bit ARM with the byte dot product.

#if defined(__aarch64__)

#include "InferenceKernels.h"
#include <arm_neon.h>
#include <math.h>
#include <string.h>

// Vectors wider than the registers are only passed to inlined functions, so the ABI doesn't matter.
#pragma clang diagnostic ignored "-Wpsabi"
#pragma clang attribute push(__attribute__((target("dotprod"))), apply_to = function)

#define KERNEL(name) name##DotProduct
#define HARDWARE_HALF 1
#define FLOAT_CHAINS 1
#define WIDE_TOKENS 4

#include "vectors.inc"

/// Four rows at a time; both factors are signed.
INLINE Integers addProductsDotProduct(Integers sums, Words quants, const int8_t *activation) {
    int32_t four;
    memcpy(&four, activation, sizeof four);
    int8x16_t x = vreinterpretq_s8_s32(vdupq_n_s32(four));
    int32x4_t results[4];
    int8x16_t rows[4];
    memcpy(results, &sums, sizeof results);
    memcpy(rows, &quants, sizeof rows);
    for (int part = 0; part < 4; part++) results[part] = vdotq_s32(results[part], rows[part], x);
    memcpy(&sums, results, sizeof sums);
    return sums;
}

INLINE int32_t biasedStartDotProduct(int32_t offset) {
    (void)offset;
    return 0;
}

INLINE Integers addBiasedProductsDotProduct(Integers sums, Words biased, const int8_t *activation) {
    return addProductsDotProduct(sums, biased ^ 0x80808080, activation);
}

INLINE Words lookUpDotProduct(Words places, const uint8_t *table) {
    uint8x16_t entries = vld1q_u8(table), parts[4];
    memcpy(parts, &places, sizeof parts);
    for (int part = 0; part < 4; part++) parts[part] = vqtbl1q_u8(entries, parts[part]);
    memcpy(&places, parts, sizeof places);
    return places;
}

#include "multiply.inc"
#include "elementwise.inc"
#include "attention.inc"
#include "recurrence.inc"
#include "table.inc"

#pragma clang attribute pop

#endif

// The kernels for AVX-512 with VNNI.

#if defined(__x86_64__)

#include "InferenceKernels.h"
#include <immintrin.h>
#include <math.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wpsabi"
#pragma clang attribute push(                                                                                          \
    __attribute__((target("avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni"))), apply_to = function)

#define KERNEL(name) name##AVX512
#define HARDWARE_HALF 1

#include "vectors.inc"

#define FLOAT_CHAINS 4
#define WIDE_TOKENS 8

/// `dpbusd` takes one unsigned factor: the weights.
INLINE Integers addProductsAVX512(Integers sums, Words quants, const int8_t *activation) {
    int32_t four;
    memcpy(&four, activation, sizeof four);
    return (Integers)_mm512_dpbusd_epi32((__m512i)sums, (__m512i)quants, _mm512_set1_epi32(four));
}

/// Signed quants are stored with a bias of 128; `offset`, -128 times the sum of the activations, removes it.
INLINE int32_t biasedStartAVX512(int32_t offset) { return offset; }

INLINE Integers addBiasedProductsAVX512(Integers sums, Words biased, const int8_t *activation) {
    return addProductsAVX512(sums, biased, activation);
}

INLINE Words lookUpAVX512(Words places, const uint8_t *table) {
    __m128i entries;
    memcpy(&entries, table, sizeof entries);
    return (Words)_mm512_shuffle_epi8(_mm512_broadcast_i32x4(entries), (__m512i)places);
}

#include "multiply.inc"
#include "elementwise.inc"
#include "attention.inc"
#include "recurrence.inc"
#include "table.inc"

#pragma clang attribute pop

#endif

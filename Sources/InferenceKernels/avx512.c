// The loops for AVX-512 with VNNI.

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

/// `dpbusd` takes one unsigned factor: quants are stored with 128 added, and `offset`, -128 times the sum of the
/// activation, takes that away again.
INLINE Integers dotAVX512(const uint8_t *quants, const int8_t *activation, int32_t offset) {
    __m512i sums = _mm512_set1_epi32(offset);
    for (int group = 0; group < 8; group++) {
        int32_t four;
        memcpy(&four, activation + group * 4, sizeof four);
        sums = _mm512_dpbusd_epi32(sums, _mm512_loadu_si512(quants + group * 64), _mm512_set1_epi32(four));
    }
    return (Integers)sums;
}

#include "multiply.inc"
#include "elementwise.inc"
#include "attention.inc"
#include "table.inc"

#pragma clang attribute pop

#endif

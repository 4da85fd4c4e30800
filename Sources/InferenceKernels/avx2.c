// The loops for AVX2 with FMA and F16C.

#if defined(__x86_64__)

#include "InferenceKernels.h"
#include <immintrin.h>
#include <math.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wpsabi"
#pragma clang attribute push(__attribute__((target("avx2,fma,f16c"))), apply_to = function)

#define KERNEL(name) name##AVX2
#define HARDWARE_HALF 1

#include "vectors.inc"

/// `maddubs` takes one unsigned factor: the weight's size, the sign having moved to the activation.
INLINE __m256i multiplyBytes(__m256i quants, __m256i activation) {
    __m256i products = _mm256_maddubs_epi16(_mm256_abs_epi8(quants), _mm256_sign_epi8(activation, quants));
    return _mm256_madd_epi16(products, _mm256_set1_epi16(1));
}

INLINE Integers dotAVX2(const uint8_t *quants, const int8_t *activation, int32_t offset) {
    (void)offset;
    __m256i low = _mm256_setzero_si256(), high = _mm256_setzero_si256(), bias = _mm256_set1_epi8(-128);
    for (int group = 0; group < 8; group++) {
        int32_t four;
        memcpy(&four, activation + group * 4, sizeof four);
        __m256i x = _mm256_set1_epi32(four);
        const __m256i *rows = (const __m256i *)(quants + group * 64);
        low = _mm256_add_epi32(low, multiplyBytes(_mm256_xor_si256(_mm256_loadu_si256(rows), bias), x));
        high = _mm256_add_epi32(high, multiplyBytes(_mm256_xor_si256(_mm256_loadu_si256(rows + 1), bias), x));
    }
    Integers result;
    memcpy(&result, &low, sizeof low);
    memcpy((uint8_t *)&result + sizeof low, &high, sizeof high);
    return result;
}

#include "multiply.inc"
#include "elementwise.inc"
#include "attention.inc"
#include "table.inc"

#pragma clang attribute pop

#endif

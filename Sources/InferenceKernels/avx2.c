// The kernels for AVX2 with FMA and F16C.

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

#define FLOAT_CHAINS 1
#define WIDE_TOKENS 4

/// Two registers for 16 rows, since one holds eight 32-bit lanes.
typedef struct {
    __m256i low, high;
} Pair;

INLINE Pair pairAVX2(Words words) {
    Pair pair;
    memcpy(&pair, &words, sizeof pair);
    return pair;
}

INLINE __m256i fourAVX2(const int8_t *activation) {
    int32_t four;
    memcpy(&four, activation, sizeof four);
    return _mm256_set1_epi32(four);
}

/// Adds pairs of neighbouring 16-bit products, and adds these to the sums.
INLINE Integers addPairsAVX2(Integers sums, __m256i low, __m256i high) {
    __m256i one = _mm256_set1_epi16(1);
    Pair pair = {_mm256_madd_epi16(low, one), _mm256_madd_epi16(high, one)};
    Integers products;
    memcpy(&products, &pair, sizeof products);
    return sums + products;
}

/// `maddubs` takes one unsigned factor. The sum of two products with a factor below 128 fits into its 16 bits.
INLINE Integers addProductsAVX2(Integers sums, Words quants, const int8_t *activation) {
    __m256i x = fourAVX2(activation);
    Pair pair = pairAVX2(quants);
    return addPairsAVX2(sums, _mm256_maddubs_epi16(pair.low, x), _mm256_maddubs_epi16(pair.high, x));
}

/// No offset is needed: the bias is removed before the product.
INLINE int32_t biasedStartAVX2(int32_t offset) {
    (void)offset;
    return 0;
}

/// The unsigned factor is the weight's magnitude; its sign is applied to the activation.
INLINE Integers addBiasedProductsAVX2(Integers sums, Words biased, const int8_t *activation) {
    __m256i x = fourAVX2(activation);
    Pair pair = pairAVX2(biased ^ 0x80808080);
    return addPairsAVX2(
        sums, _mm256_maddubs_epi16(_mm256_abs_epi8(pair.low), _mm256_sign_epi8(x, pair.low)),
        _mm256_maddubs_epi16(_mm256_abs_epi8(pair.high), _mm256_sign_epi8(x, pair.high)));
}

INLINE Words lookUpAVX2(Words places, const uint8_t *table) {
    __m128i entries;
    memcpy(&entries, table, sizeof entries);
    __m256i both = _mm256_broadcastsi128_si256(entries);
    Pair pair = pairAVX2(places);
    pair = (Pair){_mm256_shuffle_epi8(both, pair.low), _mm256_shuffle_epi8(both, pair.high)};
    memcpy(&places, &pair, sizeof places);
    return places;
}

#include "multiply.inc"
#include "elementwise.inc"
#include "attention.inc"
#include "recurrence.inc"
#include "table.inc"

#pragma clang attribute pop

#endif

// The inner loops of a transformer on the CPU, compiled once for each instruction set and chosen at run time.
//
// Swift owns the model; this target owns only loops that must be vectorised. Nothing but pointers and numbers crosses the
// border: a vector passed by value between Swift and C silently loses lanes.
//
// Matrices are packed in blocks of 16 output rows, so that a vector lane is a row and no loop ends in a horizontal sum:
//
//     F32, F16, BF16   row block: [column][16 rows]
//     Q8_0             for each 64 columns: [2 halves][16 rows] half scales, then
//                      [2 halves][8][16 rows][4 columns] quants, each stored as quant + 128
//     Q4_0, Q5_0       for each 64 columns: scales as in Q8_0, then for each half [4][16 rows][4] bytes with the quants of
//                      columns c (low nibble) and c + 16 (high nibble), then for Q5_0 [16 rows][4] bytes whose bit i is the
//                      fifth bit of column 4i and its three neighbours
//     Q4_1, Q5_1       the same with [2 halves][16 rows] half minimums between scales and quants
//     Q4_K             for each 256 columns: [16 rows] half scales, [16 rows] half scales of the minimums,
//                      [8 groups][16 rows] factors, [8 groups][16 rows] minimums (bytes), then [4][8][16 rows][4] bytes with
//                      the quants of column 64i + c (low nibble) and 64i + 32 + c (high nibble)
//     Q5_K             the same with [8][16 rows][4] bytes before the quants, whose bit g is the fifth bit in group g
//     Q6_K             for each 256 columns: [16 rows] half scales, 32 bytes of nothing, [16 groups][16 rows] signed factors,
//                      [2 halves][8] three times [16 rows][4] bytes: the low four bits of columns c (low nibble) and 64 + c
//                      (high nibble) of the half, those of 32 + c and 96 + c, and pairs of bits that are the upper two of
//                      the columns c, 32 + c, 64 + c and 96 + c
//     Q3_K             scales and factors as in Q6_K, then [8][16 rows][4] bytes whose bit q is the third bit of column 32q + c,
//                      then [2 halves][8][16 rows][4] bytes with pairs of bits, in the order of Q6_K's
//     Q2_K             for each 256 columns: [16 rows] half scales, [16 rows] half scales of the minimums,
//                      [16 groups][16 rows] factors, [16 groups][16 rows] minimums, then pairs of bits as in Q3_K
//     IQ4_NL, MXFP4    as Q4_0, with MXFP4 the upper halves of floats for scales; four bits are a place in a table
//     IQ4_XS           for each 256 columns: [16 rows] half scales, 32 bytes of nothing, [8 groups][16 rows] signed factors,
//                      [8 groups][4][16 rows][4] bytes as in Q4_0
//     IQ1, IQ2, IQ3    for each 256 columns: [16 rows] half scales, 32 bytes of nothing, [16 groups][16 rows] factors,
//                      [8 groups][4][16 rows][4] bytes as in IQ4_XS
//
// Where 32 columns are left over, their quants follow the scales without a second half's. Rows beyond the matrix's last are
// zero, and every output has room for them.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Rows in a packed block: the lanes of the widest vector of 32-bit numbers.
enum { InferenceRowsPerBlock = 16 };

/// Positions in a block of the key-value cache.
enum { InferencePositionsPerBlock = 16 };

/// Columns that share a scale in Q8_0.
enum { InferenceColumnsPerScale = 32 };

typedef enum __attribute__((enum_extensibility(closed))) {
    /// What every CPU of the architecture has: SSE2 or NEON.
    InferenceInstructionSetBaseline = 0,
    /// AVX2, FMA and F16C.
    InferenceInstructionSetAVX2 = 1,
    /// AVX-512 F, BW, DQ, VL and VNNI.
    InferenceInstructionSetAVX512 = 2,
    /// 64-bit ARM's dot product of bytes.
    InferenceInstructionSetDotProduct = 3,
} InferenceInstructionSet;

/// Multiplies the row blocks `firstBlock ..< firstBlock + blockCount` of a packed matrix by `tokenCount` prepared
/// activations. `output[token * outputStride + row]` receives the products. A token's result is bit for bit independent
/// of the other tokens.
typedef void (*InferenceMultiply)(
    const uint8_t *_Nonnull weights, size_t columns, size_t firstBlock, size_t blockCount,
    const uint8_t *_Nonnull activations, size_t activationStride, size_t tokenCount,
    float *_Nonnull output, size_t outputStride);

/// Turns `columns` numbers into the form that the multiplication of a format reads.
///
///     F32    the numbers
///     F16    the numbers, rounded to half precision, as float
///     BF16   the numbers, rounded to the upper half of a float, as float
///     Q8_0   [columns] int8, [columns / 32] float scales (rounded to half precision), [columns / 32] int32 -128 * sums
///     Q8_1   the same, then [columns / 32] float sums times scale (rounded to half precision)
///     Q8_K   [columns] int8, [columns / 256] float scales, [columns / 16] int32 sums
typedef void (*InferencePrepare)(const float *_Nonnull input, size_t columns, uint8_t *_Nonnull output);

/// The inputs and outputs of attention. A cache block has the keys of a head as [dimension][16 positions] halves at
/// `keyOffset` bytes, and its values as [16 positions][dimension] halves at `valueOffset`.
typedef struct {
    /// [head][dimension], after rotary embedding.
    const float *_Nonnull queries;
    size_t headCount;
    /// Blocks of 16 positions each; the first `positionCount` positions are valid.
    const uint8_t *_Nonnull const *_Nonnull blocks;
    size_t keyOffset;
    size_t valueOffset;
    size_t positionCount;
    /// Masked positions at the beginning of the first block, fewer than 16.
    size_t hiddenCount;
    size_t dimensions;
    /// The factor for the dot products.
    float scale;
    /// Soft cap of the scores, by a hyperbolic tangent; 0 for none.
    float cap;
    /// [head] a score besides those of the positions, which takes its share and gives nothing; NULL for none.
    const float *_Nullable sinks;
    /// Scratch space: 4 times `positionCount` rounded up to a multiple of 16.
    float *_Nonnull scores;
    /// [head][dimension]
    float *_Nonnull output;
} InferenceAttention;

/// The kernels of one instruction set. No pointer is null.
typedef struct {
    InferencePrepare _Nonnull prepareF32;
    InferencePrepare _Nonnull prepareF16;
    InferencePrepare _Nonnull prepareBF16;
    InferencePrepare _Nonnull prepareQ8_0;
    InferencePrepare _Nonnull prepareQ8_1;
    InferencePrepare _Nonnull prepareQ8_K;
    InferenceMultiply _Nonnull multiplyF32;
    InferenceMultiply _Nonnull multiplyF16;
    InferenceMultiply _Nonnull multiplyBF16;
    InferenceMultiply _Nonnull multiplyQ8_0;
    InferenceMultiply _Nonnull multiplyQ4_0;
    InferenceMultiply _Nonnull multiplyQ4_1;
    InferenceMultiply _Nonnull multiplyQ5_0;
    InferenceMultiply _Nonnull multiplyQ5_1;
    InferenceMultiply _Nonnull multiplyQ4_K;
    InferenceMultiply _Nonnull multiplyQ5_K;
    InferenceMultiply _Nonnull multiplyQ6_K;
    InferenceMultiply _Nonnull multiplyQ3_K;
    InferenceMultiply _Nonnull multiplyQ2_K;
    InferenceMultiply _Nonnull multiplyIQ4_NL;
    InferenceMultiply _Nonnull multiplyMXFP4;
    InferenceMultiply _Nonnull multiplyIQ4_XS;
    InferenceMultiply _Nonnull multiplyIQ1;
    InferenceMultiply _Nonnull multiplyIQ2;
    InferenceMultiply _Nonnull multiplyIQ3_XXS;
    InferenceMultiply _Nonnull multiplyIQ3_S;

    /// output = input / sqrt(mean(input²) + epsilon) * weight
    void (*_Nonnull normalize)(
        const float *_Nonnull input, const float *_Nonnull weight, size_t count, float epsilon, float *_Nonnull output);

    /// gate = gate / (1 + exp(-gate)) * up
    void (*_Nonnull gateWithSiLU)(float *_Nonnull gate, const float *_Nonnull up, size_t count);

    /// gate = gate / 2 * (1 + tanh(sqrt(2 / pi) * (gate + 0.044715 * gate³))) * up, the curve in half precision
    void (*_Nonnull gateWithGELU)(float *_Nonnull gate, const float *_Nonnull up, size_t count);

    /// The gate is bounded above by 7, `up` on both sides: gate = gate / (1 + exp(-1.702 * gate)) * (up + 1)
    void (*_Nonnull gateWithBoundedSwish)(float *_Nonnull gate, const float *_Nonnull up, size_t count);

    /// Above zero above * x² + slope * x, else below * (exp(min(x, ceiling)) - 1 - x) + slope * x
    void (*_Nonnull bendWithXIELU)(
        float *_Nonnull numbers, size_t count, float above, float below, float slope, float ceiling);

    /// A step of the gated delta rule. `state` is [size][size]: what it gives for a key is the sum of its rows, each times a
    /// number of the key. It is multiplied by `decay`, then changed so that it gives for the key what it did, moved by
    /// `strength` towards the value; `output` is what it then gives for the query. `size` is a multiple of 16.
    void (*_Nonnull deltaStep)(
        float *_Nonnull state, size_t size, const float *_Nonnull query, const float *_Nonnull key,
        const float *_Nonnull value, float decay, float strength, float *_Nonnull output);

    /// numbers *= factor
    void (*_Nonnull scale)(float *_Nonnull numbers, size_t count, float factor);

    /// numbers = cap * tanh(numbers / cap)
    void (*_Nonnull cap)(float *_Nonnull numbers, size_t count, float cap);

    /// target += addend
    void (*_Nonnull add)(float *_Nonnull target, const float *_Nonnull addend, size_t count);

    /// Attention of some query heads over the key head that they share. Queries and probabilities are rounded to half
    /// precision, as llama.cpp does with a half-precision cache.
    void (*_Nonnull attend)(const InferenceAttention *_Nonnull task);

    /// Writes a key and a value as halves into a position's slot (0 ..< 16) of a head's cache block.
    void (*_Nonnull store)(
        const float *_Nonnull key, const float *_Nonnull value, size_t dimensions, size_t slot,
        uint8_t *_Nonnull keys, uint8_t *_Nonnull values);

    /// The same with an 8-bit cache. Keys: [dimension / 4][16 positions][4] bytes, each quant + 128, then
    /// [dimension / 32][16 positions] half scales. Values: [16 positions][dimension] signed bytes, then
    /// [16 positions][dimension / 32] half scales. The queries are quantised too. The number of dimensions must be a
    /// multiple of 32.
    void (*_Nonnull attendQ8_0)(const InferenceAttention *_Nonnull task);
    void (*_Nonnull storeQ8_0)(
        const float *_Nonnull key, const float *_Nonnull value, size_t dimensions, size_t slot,
        uint8_t *_Nonnull keys, uint8_t *_Nonnull values);

    /// Half precision to float.
    void (*_Nonnull widen)(const uint16_t *_Nonnull input, size_t count, float *_Nonnull output);

    /// output = exp((input - greatest) * factor), but 1 for the greatest even if it is infinite, and 0 for NaN; returns
    /// the sum. `output` may be NULL if only the sum is needed.
    float (*_Nonnull exponentials)(
        const float *_Nonnull input, size_t count, float greatest, float factor, float *_Nullable output);

    /// The index of the greatest number, the first of equals; NaN is ignored.
    size_t (*_Nonnull indexOfGreatest)(const float *_Nonnull input, size_t count);

    /// Writes the indices of all numbers that are at least `least`, in order, and returns their count. There must be
    /// room for `count` indices, and no NaN.
    size_t (*_Nonnull indicesReaching)(
        const float *_Nonnull input, size_t count, float least, uint32_t *_Nonnull output);
} InferenceKernelTable;

/// The kernels for an instruction set; NULL if this CPU lacks it.
const InferenceKernelTable *_Nullable inferenceKernels(InferenceInstructionSet set);

/// The best instruction set of this CPU. Detected once, then cached.
InferenceInstructionSet inferenceBestInstructionSet(void);

/// Whether this build uses the address sanitizer, which checks heap memory but not mapped memory.
bool inferenceWatchesAddresses(void);

/// Gives this thread a name of at most 15 bytes, which the system shows.
void inferenceNameThread(const char *_Nonnull name);

/// Spin-wait hint to the CPU: this thread waits for memory that another one writes.
void inferenceSpinHint(void);

/// The bytes of the model that is linked into this program, beginning at a page, and their count; NULL and 0 if there is none.
const void *_Nullable inferenceLinkedModel(size_t *_Nonnull byteCount);

import InferenceKernels

/// The kernels in plain Swift, for CPUs without optimized ones, and as a reference for these. They are written for clarity, not
/// for speed.
enum PlainLoops {}

extension InferenceKernelTable {
    static let plain = InferenceKernelTable(
        prepareF32: { PlainLoops.prepare($0, $1, $2) { $0 } },
        prepareF16: { PlainLoops.prepare($0, $1, $2, PlainLoops.half) },
        prepareBF16: { PlainLoops.prepare($0, $1, $2, PlainLoops.brainHalf) },
        prepareQ8_0: { PlainLoops.prepareBlocks32($0, $1, $2, hasSums: false) },
        prepareQ8_1: { PlainLoops.prepareBlocks32($0, $1, $2, hasSums: true) },
        prepareQ8_K: { PlainLoops.prepareBlocks256($0, $1, $2) },
        multiplyF32: { PlainLoops.multiply(.f32, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyF16: { PlainLoops.multiply(.f16, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyBF16: { PlainLoops.multiply(.bf16, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ8_0: { PlainLoops.multiply(.q8_0, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ4_0: { PlainLoops.multiply(.q4_0, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ4_1: { PlainLoops.multiply(.q4_1, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ5_0: { PlainLoops.multiply(.q5_0, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ5_1: { PlainLoops.multiply(.q5_1, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ4_K: { PlainLoops.multiply(.q4_k, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ5_K: { PlainLoops.multiply(.q5_k, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ6_K: { PlainLoops.multiply(.q6_k, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ3_K: { PlainLoops.multiply(.q3_k, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyQ2_K: { PlainLoops.multiply(.q2_k, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyIQ4_NL: { PlainLoops.multiply(.iq4_nl, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyMXFP4: { PlainLoops.multiply(.mxfp4, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyIQ4_XS: { PlainLoops.multiply(.iq4_xs, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyIQ1: { PlainLoops.multiply(.iq1_s, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyIQ2: { PlainLoops.multiply(.iq2_s, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyIQ3_XXS: { PlainLoops.multiply(.iq3_xxs, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        multiplyIQ3_S: { PlainLoops.multiply(.iq3_s, $0, $1, $2, $3, $4, $5, $6, $7, $8) },
        normalize: { PlainLoops.normalize($0, $1, $2, $3, $4) },
        gateWithSiLU: { PlainLoops.gate($0, $1, $2, PlainLoops.silu) },
        gateWithGELU: { PlainLoops.gate($0, $1, $2, PlainLoops.gelu) },
        gateWithBoundedSwish: { PlainLoops.gateWithBoundedSwish($0, $1, $2) },
        bendWithXIELU: { PlainLoops.bendWithXIELU($0, $1, above: $2, below: $3, slope: $4, ceiling: $5) },
        deltaStep: { PlainLoops.deltaStep($0, $1, query: $2, key: $3, value: $4, decay: $5, strength: $6, $7) },
        scale: { numbers, count, factor in for index in 0..<count { numbers[index] *= factor } },
        cap: { numbers, count, cap in
            for index in 0..<count { numbers[index] = PlainLoops.capped(numbers[index], cap) }
        },
        add: { target, addend, count in for index in 0..<count { target[index] += addend[index] } },
        attend: { PlainLoops.attend($0.pointee, HalfHead.self) },
        store: { PlainLoops.store($0, $1, $2, $3, $4, $5) },
        attendQ8_0: { PlainLoops.attend($0.pointee, ByteHead.self) },
        storeQ8_0: { PlainLoops.storeQ8_0($0, $1, $2, $3, $4, $5) },
        widen: { input, count, output in
            for index in 0..<count { output[index] = Float(halfBits: input[index]) }
        },
        exponentials: { PlainLoops.exponentials($0, $1, $2, $3, $4) },
        indexOfGreatest: { PlainLoops.indexOfGreatest($0, $1) },
        indicesReaching: { PlainLoops.indicesReaching($0, $1, $2, $3) })
}

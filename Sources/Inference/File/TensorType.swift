/// The encoding of a tensor's numbers in the file. A new quantization is a row here and a ``WeightFormat``.
struct TensorType: Hashable, Sendable {
    /// GGUF's code of the type.
    let code: UInt32
    let name: String
    /// The count of numbers in a block; a row has a whole number of blocks.
    let blockCount: Int
    /// The bytes of a block.
    let blockBytes: Int

    static let f32 = TensorType(code: 0, name: "F32", blockCount: 1, blockBytes: 4)
    static let f16 = TensorType(code: 1, name: "F16", blockCount: 1, blockBytes: 2)
    /// The upper half of a 32-bit number.
    static let bf16 = TensorType(code: 30, name: "BF16", blockCount: 1, blockBytes: 2)
    /// A half-precision scale, then 32 signed bytes.
    static let q8_0 = TensorType(code: 8, name: "Q8_0", blockCount: 32, blockBytes: 34)
    /// A half-precision scale, then 32 numbers of four bits with an offset of 8.
    static let q4_0 = TensorType(code: 2, name: "Q4_0", blockCount: 32, blockBytes: 18)
    /// The same with a half-precision minimum after the scale, which is added to the numbers.
    static let q4_1 = TensorType(code: 3, name: "Q4_1", blockCount: 32, blockBytes: 20)
    /// A half-precision scale, 32 fifth bits, then 32 times four bits; with an offset of 16.
    static let q5_0 = TensorType(code: 6, name: "Q5_0", blockCount: 32, blockBytes: 22)
    static let q5_1 = TensorType(code: 7, name: "Q5_1", blockCount: 32, blockBytes: 24)
    /// Scale and scale of the minimums in half precision, factors and minimums of 8 groups with six bits each, 256 times
    /// four bits.
    static let q4_k = TensorType(code: 12, name: "Q4_K", blockCount: 256, blockBytes: 144)
    /// The same with 256 fifth bits before the others.
    static let q5_k = TensorType(code: 13, name: "Q5_K", blockCount: 256, blockBytes: 176)
    /// 256 times four bits, 256 times two, signed factors of 16 groups, and a half-precision scale; with an offset of 32.
    static let q6_k = TensorType(code: 14, name: "Q6_K", blockCount: 256, blockBytes: 210)

    /// Factors and minimums of 16 groups with four bits each, 256 times two bits, scale and scale of the minimums in half
    /// precision.
    static let q2_k = TensorType(code: 10, name: "Q2_K", blockCount: 256, blockBytes: 84)
    /// 256 third bits, 256 times two, factors of 16 groups with six bits each and an offset of 32, and a half-precision scale;
    /// with an offset of 4.
    static let q3_k = TensorType(code: 11, name: "Q3_K", blockCount: 256, blockBytes: 110)
    /// A half-precision scale, then 32 indexes of four bits into a table of steps.
    static let iq4_nl = TensorType(code: 20, name: "IQ4_NL", blockCount: 32, blockBytes: 18)
    /// A half-precision scale, factors of 8 groups with six bits each and an offset of 32, then 256 such indexes.
    static let iq4_xs = TensorType(code: 23, name: "IQ4_XS", blockCount: 256, blockBytes: 136)
    /// An exponent, then 32 floating-point numbers of four bits (Open Compute Project, "Microscaling Formats", 2023).
    static let mxfp4 = TensorType(code: 39, name: "MXFP4", blockCount: 32, blockBytes: 17)
    /// 256 times -1, 0 or 1, five to a byte, then a half-precision scale.
    static let tq1_0 = TensorType(code: 34, name: "TQ1_0", blockCount: 256, blockBytes: 54)
    /// The same with four to a byte.
    static let tq2_0 = TensorType(code: 35, name: "TQ2_0", blockCount: 256, blockBytes: 66)

    /// A half-precision scale; then for each 8 or 4 weights the index of a member of a codebook (``Codebook``), their signs, and
    /// factors of 16 or 32 weights.
    static let iq2_xxs = TensorType(code: 16, name: "IQ2_XXS", blockCount: 256, blockBytes: 66)
    static let iq2_xs = TensorType(code: 17, name: "IQ2_XS", blockCount: 256, blockBytes: 74)
    static let iq2_s = TensorType(code: 22, name: "IQ2_S", blockCount: 256, blockBytes: 82)
    static let iq3_xxs = TensorType(code: 18, name: "IQ3_XXS", blockCount: 256, blockBytes: 98)
    static let iq3_s = TensorType(code: 21, name: "IQ3_S", blockCount: 256, blockBytes: 110)
    /// The same with -1, 0 and 1, shifted by an eighth. IQ1_M distributes its scale over the factors.
    static let iq1_s = TensorType(code: 19, name: "IQ1_S", blockCount: 256, blockBytes: 50)
    static let iq1_m = TensorType(code: 29, name: "IQ1_M", blockCount: 256, blockBytes: 56)

    static let all = [
        f32, f16, bf16, q8_0, q4_0, q4_1, q5_0, q5_1, q2_k, q3_k, q4_k, q5_k, q6_k, iq4_nl, iq4_xs, mxfp4, tq1_0, tq2_0,
        iq1_s, iq1_m, iq2_xxs, iq2_xs, iq2_s, iq3_xxs, iq3_s,
    ]

    /// Names of types that exist but aren't supported by this engine, for the error.
    private static let unsupportedNames: [UInt32: String] = [
        9: "Q8_1", 15: "Q8_K", 24: "I8", 25: "I16", 26: "I32", 27: "I64", 28: "F64", 40: "NVFP4",
    ]

    /// - Throws: ``ModelFileError/unsupported(what:value:)``, with the type and the tensor in its text.
    static func named(by code: UInt32, tensor: String) throws(ModelFileError) -> TensorType {
        if let type = all.first(where: { $0.code == code }) { return type }
        throw .unsupported(what: "tensor type", value: "\(unsupportedNames[code] ?? "number \(code)") of \(tensor)")
    }
}

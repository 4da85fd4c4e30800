/// How a tensor's numbers are written in the file. A further quantisation is a row here and a ``WeightFormat``.
struct TensorType: Equatable, Sendable {
    /// The code that GGUF gives to the type.
    let code: UInt32
    let name: String
    /// Numbers that are stored together; a row is a whole number of blocks.
    let blockCount: Int
    /// Bytes of such a block.
    let blockBytes: Int

    static let f32 = TensorType(code: 0, name: "F32", blockCount: 1, blockBytes: 4)
    static let f16 = TensorType(code: 1, name: "F16", blockCount: 1, blockBytes: 2)
    /// A half-precision scale, then 32 signed bytes.
    static let q8_0 = TensorType(code: 8, name: "Q8_0", blockCount: 32, blockBytes: 34)

    static let all = [f32, f16, q8_0]

    /// Names of types that exist but that this engine doesn't read, so that the error can name them.
    private static let unsupportedNames: [UInt32: String] = [
        2: "Q4_0", 3: "Q4_1", 6: "Q5_0", 7: "Q5_1", 9: "Q8_1", 10: "Q2_K", 11: "Q3_K", 12: "Q4_K", 13: "Q5_K",
        14: "Q6_K", 15: "Q8_K", 30: "BF16",
    ]

    /// - Throws: ``ModelFileError/unsupported(what:value:)`` with the type and the tensor in its text.
    static func named(by code: UInt32, tensor: String) throws(ModelFileError) -> TensorType {
        if let type = all.first(where: { $0.code == code }) { return type }
        throw .unsupported(what: "tensor type", value: "\(unsupportedNames[code] ?? "number \(code)") of \(tensor)")
    }
}

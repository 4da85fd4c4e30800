import InferenceKernels

/// How a tensor type is packed for the kernels, and which kernels multiply it. A new quantization is a row in ``all``.
///
/// Rows are packed in blocks of 16, column by column, so that a vector holds one column of 16 rows; the layouts are shown in
/// `InferenceKernels.h`. Packing changes the order of the file's numbers, never their values.
struct WeightFormat: Sendable {
    typealias Pack =
        @Sendable (
            _ row: UnsafeRawPointer, _ columns: Int, _ lane: Int, _ block: UnsafeMutableRawPointer
        ) -> Void
    typealias Unpack =
        @Sendable (
            _ block: UnsafeRawPointer, _ columns: Int, _ lane: Int, _ row: UnsafeMutablePointer<Float>
        ) -> Void

    static let rowsPerBlock = Int(InferenceRowsPerBlock)

    let type: TensorType
    /// The bytes of a packed block of 16 rows.
    let blockBytes: @Sendable (_ columns: Int) -> Int
    /// Copies a row of the file into its lane of a packed block.
    let pack: Pack
    /// Reads a row from its lane.
    let unpack: Unpack
    /// The format of the activation before the product; formats with the same preparation share it.
    let activation: ActivationFormat
    let multiply: @Sendable (Kernels) -> InferenceMultiply

    static let all = [
        f32, f16, bf16, q8_0, q4_0, q4_1, q5_0, q5_1, q2_k, q3_k, q4_k, q5_k, q6_k, iq4_nl, iq4_xs, mxfp4, tq1_0, tq2_0,
        iq1_s, iq1_m, iq2_xxs, iq2_xs, iq2_s, iq3_xxs, iq3_s,
    ]

    static func of(_ type: TensorType) -> WeightFormat {
        guard let format = all.first(where: { $0.type == type }) else {
            preconditionFailure("tensor type \(type.name) has no weight format")
        }
        return format
    }

    /// Decodes a row of a file to numbers.
    func copy(_ row: UnsafeRawBufferPointer, columns: Int, to target: UnsafeMutablePointer<Float>) {
        let block = AlignedBuffer(byteCount: blockBytes(columns))
        pack(row.baseAddress!, columns, 0, block.bytes)
        unpack(block.bytes, columns, 0, target)
    }
}

/// The formats of activations for products with weights.
enum ActivationFormat: Int, CaseIterable, Sendable {
    case f32, f16, bf16, q8_0, q8_1, q8_k

    /// The bytes of one prepared activation, a whole number of cache lines.
    func byteCount(columns: Int) -> Int {
        let bytes =
            switch self {
            case .f32, .f16, .bf16: columns * 4
            case .q8_0: columns + columns / 32 * 8
            case .q8_1: columns + columns / 32 * 12
            case .q8_k: columns + columns / 256 * 4 + columns / 16 * 4
            }
        return bytes.rounded(upToMultipleOf: AlignedBuffer.alignment)
    }

    func prepare(_ kernels: Kernels) -> InferencePrepare {
        switch self {
        case .f32: kernels.prepareF32
        case .f16: kernels.prepareF16
        case .bf16: kernels.prepareBF16
        case .q8_0: kernels.prepareQ8_0
        case .q8_1: kernels.prepareQ8_1
        case .q8_k: kernels.prepareQ8_K
        }
    }
}

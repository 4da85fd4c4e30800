/// Finds weights that are NaN or infinite, as a failed training leaves them: every logit would become NaN.
extension TensorType {
    /// The positions of the exponents of floating-point numbers in a block: the bits of a little-endian 16-bit word, all of which
    /// are set for infinity and NaN.
    private var exponents: (bits: UInt16, offsets: [Int]) {
        switch self {
        case .f32: (0x7F80, [2])
        case .bf16: (0x7F80, [0])
        case .q4_1, .q5_1, .q4_k, .q5_k: (0x7C00, [0, 2])
        case .q2_k: (0x7C00, [80, 82])
        case .q3_k: (0x7C00, [108])
        case .q6_k: (0x7C00, [208])
        case .tq1_0: (0x7C00, [52])
        case .tq2_0: (0x7C00, [64])
        // A whole byte of exponent.
        case .mxfp4: (0x00FF, [0])
        default: (0x7C00, [0])
        }
    }

    /// Whether all numbers of some blocks are finite.
    func isFinite(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if self == .iq1_m { return hasFiniteScatteredScales(bytes) }
        let (bits, offsets) = exponents
        let start = bytes.baseAddress!
        for offset in offsets {
            for place in stride(from: offset, to: bytes.count, by: blockBytes) {
                let word = UInt16(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt16.self))
                if word & bits == bits { return false }
            }
        }
        return true
    }

    private func hasFiniteScatteredScales(_ bytes: UnsafeRawBufferPointer) -> Bool {
        stride(from: 0, to: bytes.count, by: blockBytes).allSatisfy { block in
            Self.scattered(bytes.baseAddress! + block + 48) & 0x7C00 != 0x7C00
        }
    }
}

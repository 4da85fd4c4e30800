import InferenceKernels

/// The layout of Q6_K. A block of 256 columns in the file: 128 bytes of lower nibbles, 64 bytes of upper pairs of bits, 16 signed
/// factors, a half scale.
extension WeightFormat {
    private static let fileBytes = 210
    private static let packedBytes = 3392

    static let q6_k = WeightFormat(
        type: .q6_k,
        blockBytes: { $0 / 256 * packedBytes },
        pack: { row, columns, lane, block in
            for index in 0..<columns / 256 {
                let source = row + index * fileBytes, target = block + index * packedBytes
                interleave(source + 208, UInt16.self, 1, lane, target)
                interleave(source + 192, UInt8.self, 16, lane, target + 64)
                for half in 0..<2 {
                    for part in 0..<8 {
                        let bits = target + q6Bits(half: half, part: part), place = half * 64 + part * 4
                        interleave(source + place, UInt32.self, 1, lane, bits)
                        interleave(source + place + 32, UInt32.self, 1, lane, bits + 64)
                        interleave(source + 128 + half * 32 + part * 4, UInt32.self, 1, lane, bits + 128)
                    }
                }
            }
        },
        unpack: { block, columns, lane, row in
            for index in 0..<columns / 256 {
                let bytes = block + index * packedBytes
                let scale = widen(bytes, at: lane * 2)
                for column in 0..<256 {
                    let factor = bytes.load(fromByteOffset: 64 + column / 16 * 16 + lane, as: Int8.self)
                    row[index * 256 + column] = scale * Float(factor) * Float(q6Quant(bytes, column, lane))
                }
            }
        },
        activation: .q8_k, multiply: { $0.multiplyQ6_K })

    /// The offset of the bits of four columns in each quarter of a half.
    private static func q6Bits(half: Int, part: Int) -> Int { 320 + (half * 8 + part) * 192 }

    private static func q6Quant(_ block: UnsafeRawPointer, _ column: Int, _ lane: Int) -> Int {
        let (half, quarter, place) = (column / 128, column / 32 % 4, column % 32)
        let bits = block + q6Bits(half: half, part: place / 4) + lane * 4 + place % 4
        let both = bits.load(fromByteOffset: quarter % 2 * 64, as: UInt8.self)
        let pairs = bits.load(fromByteOffset: 128, as: UInt8.self)
        let low = quarter < 2 ? both & 15 : both >> 4
        return Int(low | (pairs >> UInt8(quarter * 2) & 3) << 4) - 32
    }
}

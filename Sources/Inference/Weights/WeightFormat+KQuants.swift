import InferenceKernels

/// The layouts of formats in which 256 columns share a scale, and groups of them have integer factors.
extension WeightFormat {
    static let q4_k = WeightFormat(.q4_k, FactoredBlock(hasFifthBit: false)) { $0.multiplyQ4_K }
    static let q5_k = WeightFormat(.q5_k, FactoredBlock(hasFifthBit: true)) { $0.multiplyQ5_K }

    private init(
        _ type: TensorType, _ layout: FactoredBlock, multiply: @escaping @Sendable (Kernels) -> InferenceMultiply
    ) {
        self.init(
            type: type, blockBytes: layout.blockBytes, pack: layout.pack, unpack: layout.unpack, activation: .q8_k,
            multiply: multiply)
    }
}

/// A block in the file: half scale, half scale of the minimums, 12 bytes of factors and minimums, 32 bytes of fifth bits if any,
/// 128 bytes with two quants each.
private struct FactoredBlock: Sendable {
    let hasFifthBit: Bool

    private static let headerBytes = 320
    private var fileBytes: Int { hasFifthBit ? 176 : 144 }
    private var packedBytes: Int { hasFifthBit ? 2880 : 2368 }
    private var quantOffset: Int { packedBytes - 2048 }

    func blockBytes(columns: Int) -> Int { columns / 256 * packedBytes }

    func pack(_ row: UnsafeRawPointer, columns: Int, lane: Int, _ block: UnsafeMutableRawPointer) {
        for index in 0..<columns / 256 {
            let source = row + index * fileBytes, target = block + index * packedBytes
            WeightFormat.interleave(source, UInt16.self, 2, lane, target)
            for group in 0..<8 {
                let (factor, minimum) = Self.factors(source + 4, group)
                target.storeBytes(of: factor, toByteOffset: 64 + group * 16 + lane, as: UInt8.self)
                target.storeBytes(of: minimum, toByteOffset: 192 + group * 16 + lane, as: UInt8.self)
            }
            if hasFifthBit { WeightFormat.interleave(source + 16, UInt32.self, 8, lane, target + Self.headerBytes) }
            WeightFormat.interleave(source + fileBytes - 128, UInt32.self, 32, lane, target + quantOffset)
        }
    }

    /// The six bits each of a group's factor and minimum: the first four groups have whole bytes, whose upper two bits belong to
    /// the last four groups.
    private static func factors(_ bytes: UnsafeRawPointer, _ group: Int) -> (factor: UInt8, minimum: UInt8) {
        func byte(_ index: Int) -> UInt8 { bytes.load(fromByteOffset: index, as: UInt8.self) }
        if group < 4 { return (byte(group) & 63, byte(group + 4) & 63) }
        return (
            byte(group + 4) & 15 | (byte(group - 4) >> 6) << 4, byte(group + 4) >> 4 | (byte(group) >> 6) << 4
        )
    }

    func unpack(_ block: UnsafeRawPointer, columns: Int, lane: Int, _ row: UnsafeMutablePointer<Float>) {
        for index in 0..<columns / 256 {
            let bytes = block + index * packedBytes
            let scale = WeightFormat.widen(bytes, at: lane * 2),
                minimumScale = WeightFormat.widen(bytes, at: 32 + lane * 2)
            for column in 0..<256 {
                let group = column / 32
                let factor = scale * Float(bytes.load(fromByteOffset: 64 + group * 16 + lane, as: UInt8.self))
                let minimum = minimumScale * Float(bytes.load(fromByteOffset: 192 + group * 16 + lane, as: UInt8.self))
                row[index * 256 + column] = factor * Float(quant(bytes, column, lane)) - minimum
            }
        }
    }

    private func quant(_ bytes: UnsafeRawPointer, _ column: Int, _ lane: Int) -> Int {
        let (group, place) = (column / 32, column % 32)
        let within = place / 4 * 64 + lane * 4 + place % 4
        let both = bytes.load(fromByteOffset: quantOffset + group / 2 * 512 + within, as: UInt8.self)
        let low = Int(group % 2 == 0 ? both & 15 : both >> 4)
        guard hasFifthBit else { return low }
        let fifths = bytes.load(fromByteOffset: Self.headerBytes + within, as: UInt8.self)
        return low | Int(fifths >> UInt8(group) & 1) << 4
    }
}

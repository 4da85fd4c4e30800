import InferenceKernels

/// The layouts of formats in which 32 columns share a scale and have four or five bits each.
extension WeightFormat {
    static let q4_0 = WeightFormat(.q4_0, Block32(hasMinimum: false, hasFifthBit: false)) { $0.multiplyQ4_0 }
    static let q4_1 = WeightFormat(.q4_1, Block32(hasMinimum: true, hasFifthBit: false)) { $0.multiplyQ4_1 }
    static let q5_0 = WeightFormat(.q5_0, Block32(hasMinimum: false, hasFifthBit: true)) { $0.multiplyQ5_0 }
    static let q5_1 = WeightFormat(.q5_1, Block32(hasMinimum: true, hasFifthBit: true)) { $0.multiplyQ5_1 }

    private init(
        _ type: TensorType, _ layout: Block32, multiply: @escaping @Sendable (Kernels) -> InferenceMultiply
    ) {
        self.init(
            type: type, blockBytes: layout.blockBytes, pack: layout.pack, unpack: layout.unpack,
            activation: layout.hasMinimum ? .q8_1 : .q8_0, multiply: multiply)
    }
}

/// A block in the file: half scale, half minimum if any, 32 fifth bits if any, 16 bytes with two quants each.
private struct Block32: Sendable {
    let hasMinimum: Bool
    let hasFifthBit: Bool

    private var headerCount: Int { hasMinimum ? 2 : 1 }
    private var fifthBytes: Int { hasFifthBit ? 4 : 0 }
    private var fileBytes: Int { headerCount * 2 + fifthBytes + 16 }
    private var zero: Int { hasMinimum ? 0 : hasFifthBit ? 16 : 8 }
    private var pairs: PairedBlocks { PairedBlocks(headerCount: headerCount, quantBytes: hasFifthBit ? 320 : 256) }

    func blockBytes(columns: Int) -> Int { pairs.blockBytes(columns: columns) }

    func pack(_ row: UnsafeRawPointer, columns: Int, lane: Int, _ block: UnsafeMutableRawPointer) {
        for index in 0..<columns / 32 {
            let source = row + index * fileBytes
            for number in 0..<headerCount {
                let half = source.loadUnaligned(fromByteOffset: number * 2, as: UInt16.self)
                block.storeBytes(of: half, toByteOffset: pairs.header(index, lane, number: number), as: UInt16.self)
            }
            let target = block + pairs.quants(index)
            WeightFormat.interleave(source + headerCount * 2 + fifthBytes, UInt32.self, 4, lane, target)
            guard hasFifthBit else { continue }
            let bits = source.loadUnaligned(fromByteOffset: headerCount * 2, as: UInt32.self)
            target.storeBytes(of: Self.transposed(bits), toByteOffset: 256 + lane * 4, as: UInt32.self)
        }
    }

    /// Bit 4i + c becomes bit i of byte c.
    private static func transposed(_ bits: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for column in 0..<32 where bits >> column & 1 != 0 { result |= 1 << UInt32(column % 4 * 8 + column / 4) }
        return result
    }

    func unpack(_ block: UnsafeRawPointer, columns: Int, lane: Int, _ row: UnsafeMutablePointer<Float>) {
        for index in 0..<columns / 32 {
            let scale = WeightFormat.widen(block, at: pairs.header(index, lane))
            let minimum = hasMinimum ? WeightFormat.widen(block, at: pairs.header(index, lane, number: 1)) : 0
            let bytes = block + pairs.quants(index)
            for column in 0..<32 {
                row[index * 32 + column] = scale * Float(quant(bytes, column, lane) - zero) + minimum
            }
        }
    }

    private func quant(_ bytes: UnsafeRawPointer, _ column: Int, _ lane: Int) -> Int {
        let place = column % 16
        let both = bytes.load(fromByteOffset: place / 4 * 64 + lane * 4 + place % 4, as: UInt8.self)
        let low = Int(column < 16 ? both & 15 : both >> 4)
        guard hasFifthBit else { return low }
        let fifths = bytes.load(fromByteOffset: 256 + lane * 4 + column % 4, as: UInt8.self)
        return low | Int(fifths >> UInt8(column / 4) & 1) << 4
    }
}

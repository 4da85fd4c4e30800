import InferenceKernels

/// The layouts of formats whose four bits are indexes into a table.
extension WeightFormat {
    static let iq4_nl = WeightFormat(
        .iq4_nl, fileBytes: 18, steps,
        scale: { $0.loadUnaligned(as: UInt16.self) }, widen: { Float(halfBits: $0) }
    ) { $0.multiplyIQ4_NL }

    /// The scale is a power of two, from 2^-128 on, which the upper half of a float holds.
    static let mxfp4 = WeightFormat(
        .mxfp4, fileBytes: 17, [0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12],
        scale: {
            let exponent = UInt16($0.load(as: UInt8.self))
            return exponent < 2 ? 0x20 << exponent : (exponent - 1) << 7
        }, widen: { Float(bitPattern: UInt32($0) << 16) }
    ) { $0.multiplyMXFP4 }

    /// Denser around zero, where most weights are.
    private static let steps = [-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113]

    private static let pairs = PairedBlocks(headerCount: 1, quantBytes: 256)

    private init(
        _ type: TensorType, fileBytes: Int, _ table: [Int], scale: @escaping @Sendable (UnsafeRawPointer) -> UInt16,
        widen: @escaping @Sendable (UInt16) -> Float, multiply: @escaping @Sendable (Kernels) -> InferenceMultiply
    ) {
        let pairs = Self.pairs
        self.init(
            type: type,
            blockBytes: { pairs.blockBytes(columns: $0) },
            pack: { row, columns, lane, block in
                for index in 0..<columns / 32 {
                    let source = row + index * fileBytes
                    block.storeBytes(of: scale(source), toByteOffset: pairs.header(index, lane), as: UInt16.self)
                    Self.interleave(source + fileBytes - 16, UInt32.self, 4, lane, block + pairs.quants(index))
                }
            },
            unpack: { block, columns, lane, row in
                for index in 0..<columns / 32 {
                    let scale = widen(block.load(fromByteOffset: pairs.header(index, lane), as: UInt16.self))
                    for column in 0..<32 {
                        let place = Self.place(block + pairs.quants(index), column, lane)
                        row[index * 32 + column] = scale * Float(table[place])
                    }
                }
            },
            activation: .q8_0, multiply: multiply)
    }

    /// The four bits of one of 32 columns.
    private static func place(_ bytes: UnsafeRawPointer, _ column: Int, _ lane: Int) -> Int {
        let byte = bytes.load(fromByteOffset: column % 16 / 4 * 64 + lane * 4 + column % 4, as: UInt8.self)
        return Int(column < 16 ? byte & 15 : byte >> 4)
    }
}

/// IQ4_XS. A block in the file: half scale, 16 upper bits of the factors, 4 bytes of their lower nibbles, 128 bytes with two
/// indexes each.
extension WeightFormat {
    private static let largeFileBytes = 136
    private static let largePackedBytes = 2240

    static let iq4_xs = WeightFormat(
        type: .iq4_xs,
        blockBytes: { $0 / 256 * largePackedBytes },
        pack: { row, columns, lane, block in
            for index in 0..<columns / 256 {
                let source = row + index * largeFileBytes, target = block + index * largePackedBytes
                interleave(source, UInt16.self, 1, lane, target)
                for group in 0..<8 {
                    target.storeBytes(
                        of: factor(source, group), toByteOffset: 64 + group * rowsPerBlock + lane, as: Int8.self)
                    interleave(source + 8 + group * 16, UInt32.self, 4, lane, target + 192 + group * 256)
                }
            }
        },
        unpack: { block, columns, lane, row in
            for index in 0..<columns / 256 {
                let bytes = block + index * largePackedBytes
                let scale = widen(bytes, at: lane * 2)
                for column in 0..<256 {
                    let group = column / 32
                    let factor = bytes.load(fromByteOffset: 64 + group * rowsPerBlock + lane, as: Int8.self)
                    let place = place(bytes + 192 + group * 256, column % 32, lane)
                    row[index * 256 + column] = scale * Float(factor) * Float(steps[place])
                }
            }
        },
        activation: .q8_k, multiply: { $0.multiplyIQ4_XS })

    private static func factor(_ source: UnsafeRawPointer, _ group: Int) -> Int8 {
        let upper = source.loadUnaligned(fromByteOffset: 2, as: UInt16.self) >> UInt16(group * 2) & 3
        let lower = source.load(fromByteOffset: 4 + group / 2, as: UInt8.self) >> UInt8(group % 2 * 4) & 15
        return Int8(upper << 4 | UInt16(lower)) - 32
    }
}

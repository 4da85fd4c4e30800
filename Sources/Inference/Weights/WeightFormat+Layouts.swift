import InferenceKernels

/// The layouts. Every row has a whole number of its type's blocks, which ``TensorEntry`` has checked.
extension WeightFormat {
    static let f32 = WeightFormat(
        type: .f32,
        blockBytes: { $0 * rowsPerBlock * 4 },
        pack: { row, columns, lane, block in interleave(row, UInt32.self, columns, lane, block) },
        unpack: { block, columns, lane, row in
            for column in 0..<columns {
                row[column] = block.load(fromByteOffset: (column * rowsPerBlock + lane) * 4, as: Float.self)
            }
        },
        activation: .f32, multiply: { $0.multiplyF32 })

    static let f16 = WeightFormat(
        type: .f16,
        blockBytes: { $0 * rowsPerBlock * 2 },
        pack: { row, columns, lane, block in interleave(row, UInt16.self, columns, lane, block) },
        unpack: { block, columns, lane, row in
            for column in 0..<columns {
                row[column] = widen(block, at: (column * rowsPerBlock + lane) * 2)
            }
        },
        activation: .f16, multiply: { $0.multiplyF16 })

    static let bf16 = WeightFormat(
        type: .bf16,
        blockBytes: { $0 * rowsPerBlock * 2 },
        pack: { row, columns, lane, block in interleave(row, UInt16.self, columns, lane, block) },
        unpack: { block, columns, lane, row in
            for column in 0..<columns {
                let bits = block.load(fromByteOffset: (column * rowsPerBlock + lane) * 2, as: UInt16.self)
                row[column] = Float(bitPattern: UInt32(bits) << 16)
            }
        },
        activation: .bf16, multiply: { $0.multiplyBF16 })

    static let q8_0 = WeightFormat(
        type: .q8_0,
        blockBytes: { pairs.blockBytes(columns: $0) },
        pack: { row, columns, lane, block in
            for index in 0..<columns / 32 {
                let source = row + index * 34, target = block + pairs.quants(index)
                let scale = source.loadUnaligned(as: UInt16.self)
                block.storeBytes(of: scale, toByteOffset: pairs.header(index, lane), as: UInt16.self)
                for part in 0..<8 {
                    let quants = source.loadUnaligned(fromByteOffset: 2 + part * 4, as: UInt32.self)
                    let offset = (part * rowsPerBlock + lane) * 4
                    target.storeBytes(of: quants ^ 0x8080_8080, toByteOffset: offset, as: UInt32.self)
                }
            }
        },
        unpack: { block, columns, lane, row in
            for index in 0..<columns / 32 {
                let scale = widen(block, at: pairs.header(index, lane)), quants = block + pairs.quants(index)
                for column in 0..<32 {
                    let offset = (column / 4 * rowsPerBlock + lane) * 4 + column % 4
                    let biased = Int(quants.load(fromByteOffset: offset, as: UInt8.self))
                    row[index * 32 + column] = scale * Float(biased - 128)
                }
            }
        },
        activation: .q8_0, multiply: { $0.multiplyQ8_0 })

    private static let pairs = PairedBlocks(headerCount: 1, quantBytes: 512)

    /// Copies `count` values of a row to its lane, interleaved with those of the other 15 rows.
    @inline(__always)
    static func interleave<Value: FixedWidthInteger>(
        _ source: UnsafeRawPointer, _ type: Value.Type, _ count: Int, _ lane: Int, _ target: UnsafeMutableRawPointer
    ) {
        let size = MemoryLayout<Value>.size
        for index in 0..<count {
            let value = source.loadUnaligned(fromByteOffset: index * size, as: Value.self)
            target.storeBytes(of: value, toByteOffset: (index * rowsPerBlock + lane) * size, as: Value.self)
        }
    }

    static func widen(_ block: UnsafeRawPointer, at offset: Int) -> Float {
        Float(halfBits: block.load(fromByteOffset: offset, as: UInt16.self))
    }
}

extension Float {
    /// The value of a half-precision number. (`Float16` converts by a library call on x86.)
    init(halfBits: UInt16) {
        let magnitude = Float(bitPattern: UInt32(halfBits & 0x7FFF) << 13) * 0x1p112
        let special: UInt32 = halfBits & 0x7C00 == 0x7C00 ? 0x7F80_0000 : 0
        self = Float(bitPattern: magnitude.bitPattern | special | UInt32(halfBits & 0x8000) << 16)
    }
}

import InferenceKernels

/// The layouts of formats with codebooks. In memory each weight is an index of four bits into a table, so they take more memory
/// than their files, as much as IQ4_XS.
extension WeightFormat {
    static let iq1_s = WeightFormat(.iq1_s, CodebookTable.one) { $0.multiplyIQ1 }
    static let iq1_m = WeightFormat(.iq1_m, CodebookTable.one) { $0.multiplyIQ1 }
    static let iq2_xxs = WeightFormat(.iq2_xxs, CodebookTable.two) { $0.multiplyIQ2 }
    static let iq2_xs = WeightFormat(.iq2_xs, CodebookTable.two) { $0.multiplyIQ2 }
    static let iq2_s = WeightFormat(.iq2_s, CodebookTable.two) { $0.multiplyIQ2 }
    static let iq3_xxs = WeightFormat(.iq3_xxs, CodebookTable.threeXXS) { $0.multiplyIQ3_XXS }
    static let iq3_s = WeightFormat(.iq3_s, CodebookTable.threeS) { $0.multiplyIQ3_S }

    private static let packedBytes = 2368

    private init(
        _ type: TensorType, _ table: CodebookTable, multiply: @escaping @Sendable (Kernels) -> InferenceMultiply
    ) {
        self.init(
            type: type,
            blockBytes: { $0 / 256 * Self.packedBytes },
            pack: { row, columns, lane, block in
                for index in 0..<columns / 256 {
                    Self.pack(
                        CodebookBlock(type, row + index * type.blockBytes), lane, block + index * Self.packedBytes)
                }
            },
            unpack: { block, columns, lane, row in
                for index in 0..<columns / 256 {
                    let bytes = block + index * Self.packedBytes
                    let scale = Self.widen(bytes, at: lane * 2) * table.unit
                    for column in 0..<256 {
                        let factor = bytes.load(
                            fromByteOffset: 64 + column / 16 * Self.rowsPerBlock + lane, as: UInt8.self)
                        let value = table.values[Self.place(bytes + 320, column, lane)]
                        row[index * 256 + column] = scale * Float(factor) * Float(value)
                    }
                }
            },
            activation: .q8_k, multiply: multiply)
    }

    private static func pack(_ source: CodebookBlock, _ lane: Int, _ target: UnsafeMutableRawPointer) {
        target.storeBytes(of: source.scale, toByteOffset: lane * 2, as: UInt16.self)
        for group in 0..<16 {
            target.storeBytes(of: source.factors[group], toByteOffset: 64 + group * rowsPerBlock + lane, as: UInt8.self)
        }
        for group in 0..<8 {
            for column in 0..<16 {
                let first = group * 32 + column
                let both = source.places[first] | source.places[first + 16] << 4
                target.storeBytes(of: both, toByteOffset: 320 + offset(group, column, lane), as: UInt8.self)
            }
        }
    }

    private static func place(_ bytes: UnsafeRawPointer, _ column: Int, _ lane: Int) -> Int {
        let both = bytes.load(fromByteOffset: offset(column / 32, column % 16, lane), as: UInt8.self)
        return Int(column % 32 < 16 ? both & 15 : both >> 4)
    }

    private static func offset(_ group: Int, _ column: Int, _ lane: Int) -> Int {
        group * 256 + column / 4 * 64 + lane * 4 + column % 4
    }
}

/// The values of indexes, in units of the scale. The kernels have the same with a bias.
private struct CodebookTable {
    let unit: Float
    let values: [Int]

    static let one = CodebookTable(unit: 0.125, values: [-7, 1, 9, 0, 0, 0, 0, 0, -9, -1, 7, 0, 0, 0, 0, 0])
    static let two = CodebookTable(unit: 0.125, magnitudes: [8, 25, 43, 0, 0, 0, 0, 0])
    static let threeXXS = CodebookTable(unit: 0.25, magnitudes: [4, 12, 20, 28, 36, 44, 52, 62])
    static let threeS = CodebookTable(unit: 1, magnitudes: [1, 3, 5, 7, 9, 11, 13, 15])

    init(unit: Float, values: [Int]) {
        self.unit = unit
        self.values = values
    }

    init(unit: Float, magnitudes: [Int]) { self.init(unit: unit, values: magnitudes + magnitudes.map { -$0 }) }
}

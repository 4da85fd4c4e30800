import InferenceKernels

/// The layouts of formats in which four columns at distances of 32 share a byte, with two bits each.
extension WeightFormat {
    /// A block in the file: 256 third bits, 64 bytes with four pairs of bits each, 12 bytes of factors, a half scale.
    static let q3_k = WeightFormat(
        type: .q3_k,
        blockBytes: { $0 / 256 * 1856 },
        pack: { row, columns, lane, block in
            for index in 0..<columns / 256 {
                let source = row + index * 110, target = block + index * 1856
                interleave(source + 108, UInt16.self, 1, lane, target)
                for group in 0..<16 {
                    target.storeBytes(
                        of: sixBits(source + 96, group), toByteOffset: 64 + group * rowsPerBlock + lane, as: Int8.self)
                }
                interleave(source, UInt32.self, 8, lane, target + 320)
                interleave(source + 32, UInt32.self, 16, lane, target + 832)
            }
        },
        unpack: { block, columns, lane, row in
            for index in 0..<columns / 256 {
                let bytes = block + index * 1856
                let scale = widen(bytes, at: lane * 2)
                for column in 0..<256 {
                    let factor = bytes.load(fromByteOffset: 64 + column / 16 * rowsPerBlock + lane, as: Int8.self)
                    let place = column % 32
                    let thirds = bytes.load(
                        fromByteOffset: 320 + place / 4 * 64 + lane * 4 + place % 4, as: UInt8.self)
                    let quant = pair(bytes + 832, column, lane) | Int(thirds >> UInt8(column / 32) & 1) << 2
                    row[index * 256 + column] = scale * Float(factor) * Float(quant - 4)
                }
            }
        },
        activation: .q8_k, multiply: { $0.multiplyQ3_K })

    /// The lower four bits of the first eight factors share bytes with those of the last eight; the upper two bits of every
    /// fourth factor share a byte.
    private static func sixBits(_ bytes: UnsafeRawPointer, _ group: Int) -> Int8 {
        let lower = bytes.load(fromByteOffset: group % 8, as: UInt8.self) >> UInt8(group / 8 * 4) & 15
        let upper = bytes.load(fromByteOffset: 8 + group % 4, as: UInt8.self) >> UInt8(group / 4 * 2) & 3
        return Int8(upper << 4 | lower) - 32
    }

    /// The two bits of a column.
    private static func pair(_ bytes: UnsafeRawPointer, _ column: Int, _ lane: Int) -> Int {
        let (half, quarter, place) = (column / 128, column / 32 % 4, column % 32)
        let byte = bytes.load(
            fromByteOffset: (half * 8 + place / 4) * 64 + lane * 4 + place % 4, as: UInt8.self)
        return Int(byte >> UInt8(quarter * 2) & 3)
    }
}

/// Two bits with minimums, and ternary weights.
extension WeightFormat {
    /// A block in the file: 16 bytes with a factor and a minimum each, 64 bytes with four pairs of bits each, half scale, half
    /// scale of the minimums.
    static let q2_k = WeightFormat(.q2_k) { source, lane, target in
        interleave(source + 80, UInt16.self, 2, lane, target)
        for group in 0..<16 {
            let both = source.load(fromByteOffset: group, as: UInt8.self)
            setFactor(both & 15, minimum: both >> 4, group, lane, target)
        }
        interleave(source + 16, UInt32.self, 16, lane, target + 576)
    }

    /// A block in the file: 64 bytes with four pairs of bits each, a half scale. The values are one less than the pairs, which is
    /// expressed by a minimum of one.
    static let tq2_0 = WeightFormat(.tq2_0) { source, lane, target in
        setTernary(scale: source + 64, lane, target)
        interleave(source, UInt32.self, 16, lane, target + 576)
    }

    /// A block in the file: 48 bytes with five ternary digits each, 4 bytes with four, a half scale.
    static let tq1_0 = WeightFormat(.tq1_0) { source, lane, target in
        setTernary(scale: source + 52, lane, target)
        for column in 0..<256 {
            let (byte, digit) = ternaryPlace(of: column)
            let value = ternaryDigit(digit, of: source.load(fromByteOffset: byte, as: UInt8.self))
            let place = 576 + (column / 128 * 8 + column % 32 / 4) * 64 + lane * 4 + column % 4
            let others = target.load(fromByteOffset: place, as: UInt8.self)
            target.storeBytes(of: others | value << UInt8(column / 32 % 4 * 2), toByteOffset: place, as: UInt8.self)
        }
    }

    private init(
        _ type: TensorType,
        pack: @escaping @Sendable (_ source: UnsafeRawPointer, _ lane: Int, _ target: UnsafeMutableRawPointer) -> Void
    ) {
        self.init(
            type: type,
            blockBytes: { $0 / 256 * 1600 },
            pack: { row, columns, lane, block in
                for index in 0..<columns / 256 { pack(row + index * type.blockBytes, lane, block + index * 1600) }
            },
            unpack: { block, columns, lane, row in
                for index in 0..<columns / 256 {
                    let bytes = block + index * 1600
                    let scale = Self.widen(bytes, at: lane * 2), minimumScale = Self.widen(bytes, at: 32 + lane * 2)
                    for column in 0..<256 {
                        let place = 64 + column / 16 * Self.rowsPerBlock + lane
                        let factor = scale * Float(bytes.load(fromByteOffset: place, as: UInt8.self))
                        let minimum = minimumScale * Float(bytes.load(fromByteOffset: 256 + place, as: UInt8.self))
                        row[index * 256 + column] = factor * Float(Self.pair(bytes + 576, column, lane)) - minimum
                    }
                }
            },
            activation: .q8_k, multiply: { $0.multiplyQ2_K })
    }

    private static func setFactor(
        _ factor: UInt8, minimum: UInt8, _ group: Int, _ lane: Int, _ target: UnsafeMutableRawPointer
    ) {
        target.storeBytes(of: factor, toByteOffset: 64 + group * rowsPerBlock + lane, as: UInt8.self)
        target.storeBytes(of: minimum, toByteOffset: 320 + group * rowsPerBlock + lane, as: UInt8.self)
    }

    private static func setTernary(scale: UnsafeRawPointer, _ lane: Int, _ target: UnsafeMutableRawPointer) {
        interleave(scale, UInt16.self, 1, lane, target)
        interleave(scale, UInt16.self, 1, lane, target + 32)
        for group in 0..<16 { setFactor(1, minimum: 1, group, lane, target) }
    }

    /// The byte that contains a column's digit, and the digit's index in it.
    private static func ternaryPlace(of column: Int) -> (byte: Int, digit: Int) {
        if column < 160 { return (column % 32, column / 32) }
        if column < 240 { return (32 + column % 16, (column - 160) / 16) }
        return (48 + column % 4, (column - 240) / 4)
    }

    /// A byte is a fraction of 256; its ternary digits are extracted by multiplication.
    private static func ternaryDigit(_ digit: Int, of byte: UInt8) -> UInt8 {
        let fraction = (0..<digit).reduce(byte) { fraction, _ in fraction &* 3 }
        return UInt8((UInt16(fraction) * 3) >> 8)
    }
}

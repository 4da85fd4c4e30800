/// An unpacked block of 256 weights in a format with a codebook: a scale, an odd factor for each 16 weights, and for each weight
/// an index into the format's table.
struct CodebookBlock {
    private(set) var scale: UInt16 = 0
    private(set) var factors = [UInt8](repeating: 0, count: 16)
    private(set) var places = [UInt8](repeating: 0, count: 256)

    private let bytes: UnsafeRawPointer

    init(_ type: TensorType, _ bytes: UnsafeRawPointer) {
        self.bytes = bytes
        scale = word(0)
        switch type {
        case .iq1_s: readOneS()
        case .iq1_m: readOneM()
        case .iq2_xxs: readTwoXXS()
        case .iq2_xs: readTwoXS()
        case .iq2_s: readTwoS()
        case .iq3_xxs: readThreeXXS()
        default: readThreeS()
        }
    }

    private func byte(_ offset: Int) -> Int { Int(bytes.load(fromByteOffset: offset, as: UInt8.self)) }
    private func word(_ offset: Int) -> UInt16 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self) }

    /// Sets the weights of a codebook's member at an index of the block. Digits are magnitudes, and signs choose the table's
    /// lower or upper half.
    private mutating func set(_ start: Int, _ codebook: Codebook, _ member: Int, signs: Int) {
        for place in 0..<codebook.length {
            places[start + place] = codebook.digit(member, place) | UInt8(signs >> place & 1) << 3
        }
    }

    private mutating func setFactor(_ groups: Range<Int>, _ bits: Int) {
        for group in groups { factors[group] = UInt8(2 * bits + 1) }
    }
}

/// Three values and a shift: digits represent -1, 0 and 1, shifted by an eighth up or down.
extension CodebookBlock {
    private mutating func setShifted(_ start: Int, _ member: Int, isDown: Bool) {
        for place in 0..<8 { places[start + place] = Codebook.one.digit(member, place) | (isDown ? 8 : 0) }
    }

    private mutating func readOneS() {
        for group in 0..<8 {
            let high = Int(word(34 + group * 2))
            setFactor(group * 2..<group * 2 + 2, high >> 12 & 7)
            for part in 0..<4 {
                let member = byte(2 + group * 4 + part) | (high >> (3 * part) & 7) << 8
                setShifted(group * 32 + part * 8, member, isDown: high & 0x8000 != 0)
            }
        }
    }

    /// The scale's bits are distributed over four words, next to the factors'.
    private mutating func readOneM() {
        scale = TensorType.scattered(bytes + 48)
        for part in 0..<32 {
            let high = byte(32 + part / 2) >> (part % 2 * 4)
            setShifted(part * 8, byte(part) | (high & 7) << 8, isDown: high & 8 != 0)
        }
        for group in 0..<16 { setFactor(group..<group + 1, Int(word(48 + group / 4 * 2)) >> (group % 4 * 3) & 7) }
    }
}

/// Three magnitudes and a sign.
extension CodebookBlock {
    private mutating func readTwoXXS() {
        for group in 0..<8 {
            let start = 2 + group * 8
            let rest = Int(bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self))
            setFactor(group * 2..<group * 2 + 2, rest >> 28)
            for part in 0..<4 {
                set(
                    group * 32 + part * 8, .twoOf256, byte(start + part),
                    signs: Codebook.signs(rest >> (7 * part) & 127))
            }
        }
    }

    private mutating func readTwoXS() {
        for part in 0..<32 {
            let both = Int(word(2 + part * 2))
            set(part * 8, .twoOf512, both & 511, signs: Codebook.signs(both >> 9))
        }
        for group in 0..<16 { setFactor(group..<group + 1, byte(66 + group / 2) >> (group % 2 * 4) & 15) }
    }

    private mutating func readTwoS() {
        for part in 0..<32 {
            let member = byte(2 + part) | (byte(66 + part / 4) >> (part % 4 * 2) & 3) << 8
            set(part * 8, .twoOf1024, member, signs: byte(34 + part))
        }
        for group in 0..<16 { setFactor(group..<group + 1, byte(74 + group / 2) >> (group % 2 * 4) & 15) }
    }
}

/// Eight magnitudes and a sign.
extension CodebookBlock {
    private mutating func readThreeXXS() {
        for group in 0..<8 {
            let rest = Int(bytes.loadUnaligned(fromByteOffset: 66 + group * 4, as: UInt32.self))
            setFactor(group * 2..<group * 2 + 2, rest >> 28)
            for part in 0..<8 {
                let signs = Codebook.signs(rest >> (part / 2 * 7) & 127) >> (part % 2 * 4)
                set(group * 32 + part * 4, .threeOf256, byte(2 + group * 8 + part), signs: signs)
            }
        }
    }

    private mutating func readThreeS() {
        for part in 0..<64 {
            let member = byte(2 + part) | (byte(66 + part / 8) >> (part % 8) & 1) << 8
            set(part * 4, .threeOf512, member, signs: byte(74 + part / 2) >> (part % 2 * 4))
        }
        for group in 0..<8 { setFactor(group * 2..<group * 2 + 2, byte(106 + group / 2) >> (group % 2 * 4) & 15) }
    }
}

extension TensorType {
    /// A 16-bit number whose bits are distributed over four words, in the upper four bits of each.
    static func scattered(_ words: UnsafeRawPointer) -> UInt16 {
        (0..<4).reduce(0) { number, index in
            let word = words.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
            return number | (word >> 12) << UInt16(index * 4)
        }
    }
}

@testable import Inference

/// Blocks of weights with codebooks, as in ggml's `block_iq1_s` to `block_iq3_s`. Every bit sequence is a valid block, so numbers
/// seed a random block rather than being encoded as the nearest one.
extension Quantized {
    static let codebookTypes: [TensorType] = [.iq1_s, .iq1_m, .iq2_xxs, .iq2_xs, .iq2_s, .iq3_xxs, .iq3_s]

    static func encodeCodebook(_ numbers: [Float], _ type: TensorType) -> [UInt8] {
        var generator = SeededGenerator(seed: numbers.reduce(0) { ($0 ^ UInt64($1.bitPattern)) &* 0x9E37_79B9 })
        var bytes = (0..<type.blockBytes).map { _ in UInt8.random(in: 0...255, using: &generator) }
        // With this scale, weights have a magnitude of about one.
        let scale = Float16(type == .iq3_s ? 0.004 : type == .iq1_s || type == .iq1_m ? 0.06 : 0.01)
        if type == .iq1_m {
            for part in 0..<4 {
                let place = 49 + part * 2
                bytes[place] = bytes[place] & 15 | UInt8(scale.bitPattern >> UInt16(part * 4) & 15) << 4
            }
        } else {
            bytes.replaceSubrange(0..<2, with: littleEndian(scale.bitPattern))
        }
        return bytes
    }

    static func decodeCodebook(_ bytes: [UInt8], _ type: TensorType) -> [Float] {
        switch type {
        case .iq1_s: decodeOneS(bytes)
        case .iq1_m: decodeOneM(bytes)
        default: (0..<256).map { decodeSigned(bytes, type, $0) }
        }
    }

    private static func word(_ bytes: [UInt8], _ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

    private static func ternary(_ member: Int, _ place: Int, shift: Float) -> Float {
        Float(Codebook.one.digit(member, place)) - 1 + shift
    }

    private static func decodeOneS(_ bytes: [UInt8]) -> [Float] {
        (0..<256).map { index in
            let high = word(bytes, 34 + index / 32 * 2), part = index / 8
            let member = Int(bytes[2 + part]) + 256 * (high >> (part % 4 * 3) & 7)
            let scale = half(bytes, at: 0) * Float(2 * (high >> 12 & 7) + 1)
            return scale * ternary(member, index % 8, shift: high >= 0x8000 ? -0.125 : 0.125)
        }
    }

    private static func decodeOneM(_ bytes: [UInt8]) -> [Float] {
        let words = (0..<4).map { word(bytes, 48 + $0 * 2) }
        let bits = (0..<4).reduce(0) { $0 | (words[$1] >> 12) << ($1 * 4) }
        return (0..<256).map { index in
            let part = index / 8, high = Int(bytes[32 + part / 2]) >> (part % 2 * 4) & 15
            let factor = words[index / 64] >> (index / 16 % 4 * 3) & 7
            return Float(Float16(bitPattern: UInt16(bits))) * Float(2 * factor + 1)
                * ternary(Int(bytes[part]) + high % 8 * 256, index % 8, shift: high > 7 ? -0.125 : 0.125)
        }
    }

    /// Multiplies a magnitude, a sign and a factor.
    private static func decodeSigned(_ bytes: [UInt8], _ type: TensorType, _ index: Int) -> Float {
        func nibble(_ place: Int, _ isUpper: Bool) -> Float { Float(isUpper ? bytes[place] >> 4 : bytes[place] & 15) }
        func long(_ place: Int) -> UInt32 { UInt32(word(bytes, place)) | UInt32(word(bytes, place + 2)) << 16 }
        /// The sign is one of seven bits, or the eighth, which makes the parity even.
        func isMinus(_ seven: Int) -> Bool {
            index % 8 < 7 ? seven >> (index % 8) & 1 == 1 : (seven & 127).nonzeroBitCount % 2 == 1
        }
        let twos: [Float] = [8, 25, 43], threes: [Float] = [4, 12, 20, 28, 36, 44, 52, 62]
        let scale = half(bytes, at: 0), group = index / 32, part = index / 8
        switch type {
        case .iq2_xxs:
            let rest = long(2 + group * 8 + 4)
            let magnitude = twos[Int(Codebook.twoOf256.digit(Int(bytes[2 + group * 8 + part % 4]), index % 8))]
            let sign: Float = isMinus(Int(rest) >> (part % 4 * 7) & 127) ? -1 : 1
            return scale * (0.5 + Float(rest >> 28)) * 0.25 * magnitude * sign
        case .iq2_xs:
            let both = word(bytes, 2 + part * 2)
            let magnitude = twos[Int(Codebook.twoOf512.digit(both % 512, index % 8))]
            return scale * (0.5 + nibble(66 + group, index / 16 % 2 == 1)) * 0.25 * (isMinus(both >> 9) ? -1 : 1)
                * magnitude
        case .iq2_s:
            let member = Int(bytes[2 + part]) + (Int(bytes[66 + group]) >> (part % 4 * 2) & 3) * 256
            let magnitude = twos[Int(Codebook.twoOf1024.digit(member, index % 8))]
            let sign: Float = bytes[34 + part] >> UInt8(index % 8) & 1 == 1 ? -1 : 1
            return scale * (0.5 + nibble(74 + group, index / 16 % 2 == 1)) * 0.25 * magnitude * sign
        case .iq3_xxs:
            let rest = long(66 + group * 4)
            let magnitude = threes[Int(Codebook.threeOf256.digit(Int(bytes[2 + index / 4]), index % 4))]
            let sign: Float = isMinus(Int(rest) >> (part % 4 * 7) & 127) ? -1 : 1
            return scale * (0.5 + Float(rest >> 28)) * 0.5 * magnitude * sign
        default:
            let four = index / 4
            let member = Int(bytes[2 + four]) + (Int(bytes[66 + four / 8]) >> (four % 8) & 1) * 256
            let magnitude = Float(2 * Int(Codebook.threeOf512.digit(member, index % 4)) + 1)
            let sign: Float = bytes[74 + part] >> UInt8(index % 8) & 1 == 1 ? -1 : 1
            return scale * (1 + 2 * nibble(106 + group / 2, group % 2 == 1)) * magnitude * sign
        }
    }
}

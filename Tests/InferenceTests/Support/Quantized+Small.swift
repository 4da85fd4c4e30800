@testable import Inference

/// Blocks of two, three and four bits, as ggml's `block_q2_K`, `block_q3_K`, `block_iq4_nl`, `block_iq4_xs`, `block_mxfp4`,
/// `block_tq1_0` and `block_tq2_0` lay them out.
extension Quantized {
    static func encodeSmall(_ numbers: [Float], _ type: TensorType) -> [UInt8] {
        switch type {
        case .q2_k: encodeQ2(numbers)
        case .q3_k: encodeQ3(numbers)
        case .iq4_nl, .mxfp4: encodeTable(numbers, type)
        case .iq4_xs: encodeLargeTable(numbers)
        default: encodeTernary(numbers, type)
        }
    }

    static func decodeSmall(_ bytes: [UInt8], _ type: TensorType) -> [Float] {
        switch type {
        case .q2_k: decodeQ2(bytes)
        case .q3_k: decodeQ3(bytes)
        case .iq4_nl: decodeTable(bytes, scale: half(bytes, at: 0), steps)
        case .mxfp4: decodeTable(bytes, scale: power(bytes[0]), tinyFloats)
        case .iq4_xs: decodeLargeTable(bytes)
        default: decodeTernary(bytes, type)
        }
    }

    // MARK: Tables

    private static let steps: [Float] = [-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113]
    private static let tinyFloats: [Float] = [0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6]

    private static func power(_ exponent: UInt8) -> Float {
        Float(sign: .plus, exponent: Int(exponent) - 127, significand: 1)
    }

    private static func places(_ numbers: [Float], scale: Float, _ table: [Float]) -> [UInt8] {
        let places = numbers.map { number in
            UInt8(table.indices.min { abs(table[$0] * scale - number) < abs(table[$1] * scale - number) }!)
        }
        return (0..<16).map { places[$0] | places[$0 + 16] << 4 }
    }

    private static func encodeTable(_ numbers: [Float], _ type: TensorType) -> [UInt8] {
        let size = max(numbers.map(abs).max()!, 1e-30)
        if type == .iq4_nl {
            let scale = size / 113
            return halfBytes(scale) + places(numbers, scale: Float(Float16(scale)), steps)
        }
        let exponent = UInt8(127 + (size / 6).exponent + 1)
        return [exponent] + places(numbers, scale: power(exponent), tinyFloats)
    }

    private static func decodeTable(_ bytes: [UInt8], scale: Float, _ table: [Float]) -> [Float] {
        let places = Array(bytes.suffix(16))
        return places.map { scale * table[Int($0 & 15)] } + places.map { scale * table[Int($0 >> 4)] }
    }

    private static func encodeLargeTable(_ numbers: [Float]) -> [UInt8] {
        let groups = (0..<8).map { Array(numbers[$0 * 32..<$0 * 32 + 32]) }
        let scales = groups.map { $0.map(abs).max()! / 113 }
        let scale = Float(Float16(scales.max()! / 31))
        // Factors are signed, so every second one is negative to test that.
        let factors = scales.enumerated().map { rounded($1 / scale, 1...31) * ($0 % 2 == 0 ? 1 : -1) }
        var upper: UInt16 = 0
        for (group, factor) in factors.enumerated() { upper |= UInt16((factor + 32) >> 4) << UInt16(group * 2) }
        let lower = (0..<4).map { UInt8(factors[$0 * 2] & 15) | UInt8(factors[$0 * 2 + 1] & 15) << 4 }
        return halfBytes(scale) + littleEndian(upper) + lower
            + zip(groups, factors).flatMap { places($0, scale: scale * Float($1), steps) }
    }

    private static func decodeLargeTable(_ bytes: [UInt8]) -> [Float] {
        let upper = UInt16(bytes[2]) | UInt16(bytes[3]) << 8
        return (0..<8).flatMap { group -> [Float] in
            let low = bytes[4 + group / 2] >> UInt8(group % 2 * 4) & 15
            let factor = Int(low) + Int(upper >> UInt16(group * 2) & 3) * 16 - 32
            let block = Array(bytes[8 + group * 16..<24 + group * 16])
            return decodeTable(block, scale: half(bytes, at: 0) * Float(factor), steps)
        }
    }

    // MARK: Pairs of bits

    /// Columns at distances of 32 share a byte.
    private static func pairs(_ quants: [Int]) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64)
        for (column, quant) in quants.enumerated() {
            bytes[column / 128 * 32 + column % 32] |= UInt8(quant & 3) << UInt8(column / 32 % 4 * 2)
        }
        return bytes
    }

    private static func pair(_ bytes: ArraySlice<UInt8>, _ column: Int) -> Int {
        Int(bytes[bytes.startIndex + column / 128 * 32 + column % 32] >> UInt8(column / 32 % 4 * 2) & 3)
    }

    private static func encodeQ2(_ numbers: [Float]) -> [UInt8] {
        let groups = (0..<16).map { Array(numbers[$0 * 16..<$0 * 16 + 16]) }
        let minimums = groups.map { max(0, -$0.min()!) }
        let scales = zip(groups, minimums).map { ($0.max()! + $1) / 3 }
        let scale = Float(Float16(scales.max()! / 15)), minimumScale = Float(Float16(minimums.max()! / 15))
        let factors = scales.map { rounded($0 / scale, 0...15) }
        let offsets = minimums.map { rounded($0 / minimumScale, 0...15) }
        let quants = numbers.indices.map { index in
            let group = index / 16
            return rounded(
                (numbers[index] + minimumScale * Float(offsets[group])) / (scale * Float(factors[group])), 0...3)
        }
        return zip(factors, offsets).map { UInt8($0) | UInt8($1) << 4 } + pairs(quants) + halfBytes(scale)
            + halfBytes(minimumScale)
    }

    private static func decodeQ2(_ bytes: [UInt8]) -> [Float] {
        (0..<256).map { column in
            let both = bytes[column / 16]
            return half(bytes, at: 80) * Float(both & 15) * Float(pair(bytes[16...], column))
                - half(bytes, at: 82) * Float(both >> 4)
        }
    }

    private static func encodeQ3(_ numbers: [Float]) -> [UInt8] {
        let scales = (0..<16).map { group in numbers[group * 16..<group * 16 + 16].map(abs).max()! / 3 }
        let scale = Float(Float16(scales.max()! / 31))
        let factors = scales.enumerated().map { rounded($1 / scale, 1...31) * ($0 % 2 == 0 ? 1 : -1) }
        let quants = numbers.indices.map { rounded(numbers[$0] / (scale * Float(factors[$0 / 16])) + 4, 0...7) }
        var thirds = [UInt8](repeating: 0, count: 32)
        for (column, quant) in quants.enumerated() { thirds[column % 32] |= UInt8(quant >> 2) << UInt8(column / 32) }
        var small = [UInt8](repeating: 0, count: 12)
        for (group, factor) in factors.map({ UInt8($0 + 32) }).enumerated() {
            small[group % 8] |= (factor & 15) << UInt8(group / 8 * 4)
            small[8 + group % 4] |= (factor >> 4) << UInt8(group / 4 * 2)
        }
        return thirds + pairs(quants) + small + halfBytes(scale)
    }

    private static func decodeQ3(_ bytes: [UInt8]) -> [Float] {
        (0..<256).map { column in
            let group = column / 16
            let low = bytes[96 + group % 8] >> UInt8(group / 8 * 4) & 15
            let high = bytes[104 + group % 4] >> UInt8(group / 4 * 2) & 3
            let quant = pair(bytes[32...], column) + Int(bytes[column % 32] >> UInt8(column / 32) & 1) * 4 - 4
            return half(bytes, at: 108) * Float(Int(high) * 16 + Int(low) - 32) * Float(quant)
        }
    }

    // MARK: Three values

    private static func encodeTernary(_ numbers: [Float], _ type: TensorType) -> [UInt8] {
        let scale = numbers.map(abs).max()!
        let quants = numbers.map { rounded($0 / scale, -1...1) + 1 }
        guard type == .tq1_0 else { return pairs(quants) + halfBytes(scale) }
        /// Base-3 digits as a fraction of 256, rounded up.
        func byte(_ digits: [Int]) -> UInt8 {
            let whole = digits.reduce(0) { $0 * 3 + $1 } * (digits.count == 4 ? 3 : 1)
            return UInt8((whole * 256 + 242) / 243)
        }
        let first = (0..<32).map { place in byte((0..<5).map { quants[$0 * 32 + place] }) }
        let second = (0..<16).map { place in byte((0..<5).map { quants[160 + $0 * 16 + place] }) }
        let last = (0..<4).map { place in byte((0..<4).map { quants[240 + $0 * 4 + place] }) }
        return first + second + last + halfBytes(scale)
    }

    private static func decodeTernary(_ bytes: [UInt8], _ type: TensorType) -> [Float] {
        let scale = half(bytes, at: type.blockBytes - 2)
        guard type == .tq1_0 else { return (0..<256).map { scale * Float(pair(bytes[...], $0) - 1) } }
        return (0..<256).map { column in
            let (byte, digit) =
                column < 160
                ? (column % 32, column / 32)
                : column < 240 ? (32 + column % 16, (column - 160) / 16) : (48 + column % 4, (column - 240) / 4)
            let powers = [1, 3, 9, 27, 81]
            return scale * Float((Int(bytes[byte]) * powers[digit] % 256) * 3 / 256 - 1)
        }
    }
}

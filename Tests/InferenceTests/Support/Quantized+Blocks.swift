@testable import Inference

/// Single blocks with the layout of ggml's `block_q4_0` and related types.
extension Quantized {
    static func encodeBlock(_ numbers: [Float], _ type: TensorType) -> [UInt8] {
        switch type {
        case .q8_0: encodeQ8(numbers)
        case .q4_0, .q4_1, .q5_0, .q5_1: encode32(numbers, Bits(type))
        case .q4_k, .q5_k: encodeK(numbers, bits: type == .q4_k ? 4 : 5)
        case .q6_k: encodeQ6(numbers)
        case _ where codebookTypes.contains(type): encodeCodebook(numbers, type)
        default: encodeSmall(numbers, type)
        }
    }

    static func decodeBlock(_ bytes: [UInt8], _ type: TensorType) -> [Float] {
        switch type {
        case .q8_0: bytes[2...].map { Float(Int8(bitPattern: $0)) * half(bytes, at: 0) }
        case .q4_0, .q4_1, .q5_0, .q5_1: decode32(bytes, Bits(type))
        case .q4_k, .q5_k: decodeK(bytes, bits: type == .q4_k ? 4 : 5)
        case .q6_k: decodeQ6(bytes)
        case _ where codebookTypes.contains(type): decodeCodebook(bytes, type)
        default: decodeSmall(bytes, type)
        }
    }

    static func rounded(_ number: Float, _ range: ClosedRange<Int>) -> Int {
        number.isNaN ? range.lowerBound : min(max(Int(number.rounded()), range.lowerBound), range.upperBound)
    }

    static func halfBytes(_ number: Float) -> [UInt8] { littleEndian(Float16(number).bitPattern) }

    /// Packs the lowest four bits of a column's quant and of another column's.
    private static func nibbles(_ quants: [Int], _ column: Int, _ distance: Int) -> UInt8 {
        UInt8(quants[column] & 15) | UInt8(quants[column + distance] & 15) << 4
    }

    private static func encodeQ8(_ numbers: [Float]) -> [UInt8] {
        let block = ActivationBlock.blocks32(numbers)[0]
        return halfBytes(block.scale) + block.quants.map { UInt8(bitPattern: $0) }
    }

    /// The differences between the four formats of 32 columns.
    private struct Bits {
        let count: Int
        let hasMinimum: Bool
        var highest: Int { (1 << count) - 1 }

        init(_ type: TensorType) {
            count = type == .q4_0 || type == .q4_1 ? 4 : 5
            hasMinimum = type == .q4_1 || type == .q5_1
        }
    }

    private static func encode32(_ numbers: [Float], _ bits: Bits) -> [UInt8] {
        let least = numbers.min()!, size = numbers.map(abs).max()!
        let scale = Float(
            Float16(bits.hasMinimum ? (numbers.max()! - least) / Float(bits.highest) : size / Float(bits.highest / 2)))
        let minimum = bits.hasMinimum ? Float(Float16(least)) : -scale * Float((bits.highest + 1) / 2)
        let quants = numbers.map { rounded(($0 - minimum) / scale, 0...bits.highest) }
        let header = halfBytes(scale) + (bits.hasMinimum ? halfBytes(minimum) : [])
        var fifths: UInt32 = 0
        for (column, quant) in quants.enumerated() { fifths |= UInt32(quant >> 4) << UInt32(column) }
        let low = (0..<16).map { (place: Int) -> UInt8 in nibbles(quants, place, 16) }
        return header + (bits.count == 5 ? littleEndian(fifths) : []) + low
    }

    private static func decode32(_ bytes: [UInt8], _ bits: Bits) -> [Float] {
        let scale = half(bytes, at: 0)
        let minimum = bits.hasMinimum ? half(bytes, at: 2) : -scale * Float((bits.highest + 1) / 2)
        let nibbles = bytes.suffix(16), fifths = bytes.dropLast(16).suffix(4)
        return (0..<32).map { (column: Int) -> Float in
            let byte = nibbles[nibbles.startIndex + column % 16]
            var quant = Int(column < 16 ? byte & 15 : byte >> 4)
            if bits.count == 5 { quant |= Int(fifths[fifths.startIndex + column / 8] >> UInt8(column % 8) & 1) << 4 }
            return scale * Float(quant) + minimum
        }
    }

    private static func encodeK(_ numbers: [Float], bits: Int) -> [UInt8] {
        let highest = (1 << bits) - 1
        let groups = (0..<8).map { Array(numbers[$0 * 32..<$0 * 32 + 32]) }
        let minimums = groups.map { max(0, -$0.min()!) }
        let scales = zip(groups, minimums).map { ($0.max()! + $1) / Float(highest) }
        let scale = Float(Float16(scales.max()! / 63)), minimumScale = Float(Float16(minimums.max()! / 63))
        let factors = scales.map { rounded($0 / scale, 0...63) }
        let offsets = minimums.map { rounded($0 / minimumScale, 0...63) }
        let quants = numbers.indices.map { index in
            let group = index / 32
            return rounded(
                (numbers[index] + minimumScale * Float(offsets[group])) / (scale * Float(factors[group])), 0...highest)
        }
        var small = [UInt8](repeating: 0, count: 12)
        for group in 0..<4 {
            let (factor, offset) = (factors[group + 4], offsets[group + 4])
            small[group] = UInt8(factors[group]) | UInt8(factor >> 4) << 6
            small[group + 4] = UInt8(offsets[group]) | UInt8(offset >> 4) << 6
            small[group + 8] = UInt8(factor & 15) | UInt8(offset & 15) << 4
        }
        var fifths = [UInt8](repeating: 0, count: 32)
        for (column, quant) in quants.enumerated() { fifths[column % 32] |= UInt8(quant >> 4) << UInt8(column / 32) }
        let low = (0..<128).map { (place: Int) -> UInt8 in nibbles(quants, place / 32 * 64 + place % 32, 32) }
        return halfBytes(scale) + halfBytes(minimumScale) + small + (bits == 5 ? fifths : []) + low
    }

    private static func decodeK(_ bytes: [UInt8], bits: Int) -> [Float] {
        let scale = half(bytes, at: 0), minimumScale = half(bytes, at: 2)
        let small = Array(bytes[4..<16]), nibbles = Array(bytes.suffix(128)), fifths = Array(bytes[16..<48])
        return (0..<256).map { (column: Int) -> Float in
            let group = column / 32
            var factor = small[group % 4] & 63, offset = small[group % 4 + 4] & 63
            if group >= 4 {
                factor = small[group + 4] & 15 | (small[group - 4] >> 6) << 4
                offset = small[group + 4] >> 4 | (small[group] >> 6) << 4
            }
            let byte = nibbles[column / 64 * 32 + column % 32]
            var quant = group % 2 == 0 ? byte & 15 : byte >> 4
            if bits == 5 { quant |= (fifths[column % 32] >> UInt8(group) & 1) << 4 }
            return scale * Float(factor) * Float(quant) - minimumScale * Float(offset)
        }
    }

    private static func encodeQ6(_ numbers: [Float]) -> [UInt8] {
        let scales = (0..<16).map { group in numbers[group * 16..<group * 16 + 16].map(abs).max()! / 31 }
        let scale = Float(Float16(scales.max()! / 127))
        // Factors are signed, so every second one is negative to test that.
        let factors = scales.enumerated().map { rounded($1 / scale, 0...127) * ($0 % 2 == 0 ? 1 : -1) }
        let quants = numbers.indices.map { rounded(numbers[$0] / (scale * Float(factors[$0 / 16])) + 32, 0...63) }
        let low = (0..<128).map { (place: Int) -> UInt8 in nibbles(quants, place / 64 * 128 + place % 64, 64) }
        var high = [UInt8](repeating: 0, count: 64)
        for (column, quant) in quants.enumerated() {
            let place = column / 128 * 32 + column % 32
            high[place] |= UInt8(quant >> 4) << UInt8(column / 32 % 4 * 2)
        }
        return low + high + factors.map { UInt8(bitPattern: Int8($0)) } + halfBytes(scale)
    }

    private static func decodeQ6(_ bytes: [UInt8]) -> [Float] {
        let scale = half(bytes, at: 208)
        return (0..<256).map { (column: Int) -> Float in
            let (part, quarter, place) = (column / 128, column / 32 % 4, column % 32)
            let byte = bytes[part * 64 + quarter % 2 * 32 + place]
            let low = quarter < 2 ? byte & 15 : byte >> 4
            let high = bytes[128 + part * 32 + place] >> UInt8(quarter * 2) & 3
            let factor = Int8(bitPattern: bytes[192 + column / 16])
            return scale * Float(factor) * Float(Int(low | high << 4) - 32)
        }
    }
}

@testable import Inference

/// Plain implementations of the formats of weights and activations: from numbers to a file's bytes and back.
enum Quantized {
    /// The numbers after quantization and dequantization.
    static func roundTrip(_ numbers: some Collection<Float>, _ type: TensorType) -> [Float] {
        decode(encode(Array(numbers), type), type)
    }

    static func encode(_ numbers: [Float], _ type: TensorType) -> [UInt8] {
        switch type {
        case .f32: numbers.flatMap { littleEndian($0.bitPattern) }
        case .f16: numbers.flatMap { littleEndian(Float16($0).bitPattern) }
        case .bf16: numbers.flatMap { littleEndian(UInt16(brain($0).bitPattern >> 16)) }
        default:
            stride(from: 0, to: numbers.count, by: type.blockCount).flatMap { start in
                encodeBlock(Array(numbers[start..<start + type.blockCount]), type)
            }
        }
    }

    static func decode(_ bytes: [UInt8], _ type: TensorType) -> [Float] {
        switch type {
        case .f32: numbers(bytes, UInt32.self).map { Float(bitPattern: $0) }
        case .f16: numbers(bytes, UInt16.self).map { Float(Float16(bitPattern: $0)) }
        case .bf16: numbers(bytes, UInt16.self).map { Float(bitPattern: UInt32($0) << 16) }
        default:
            stride(from: 0, to: bytes.count, by: type.blockBytes).flatMap { start in
                decodeBlock(Array(bytes[start..<start + type.blockBytes]), type)
            }
        }
    }

    /// The values of an activation after the rounding for weights of a type.
    static func activation(_ numbers: [Float], for type: TensorType) -> [Float] {
        switch type {
        case .f32: numbers
        case .f16, .bf16: roundTrip(numbers, type)
        case .q2_k, .q3_k, .q4_k, .q5_k, .q6_k, .iq4_xs, .tq1_0, .tq2_0:
            ActivationBlock.blocks256(numbers).flatMap { block in block.quants.map { Float($0) * block.scale } }
        case _ where codebookTypes.contains(type):
            ActivationBlock.blocks256(numbers).flatMap { block in block.quants.map { Float($0) * block.scale } }
        default: ActivationBlock.blocks32(numbers).flatMap { block in block.quants.map { Float($0) * block.scale } }
        }
    }

    static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    static func half(_ bytes: [UInt8], at offset: Int) -> Float {
        Float(Float16(bitPattern: UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8))
    }

    /// Rounded to bfloat16, ties to even.
    private static func brain(_ number: Float) -> Float {
        let bits = number.bitPattern
        return Float(bitPattern: (bits &+ 0x7FFF &+ (bits >> 16 & 1)) & 0xFFFF_0000)
    }

    private static func numbers<Number: FixedWidthInteger>(_ bytes: [UInt8], _ type: Number.Type) -> [Number] {
        let size = MemoryLayout<Number>.size
        return stride(from: 0, to: bytes.count, by: size).map { start in
            bytes[start..<start + size].reversed().reduce(0) { $0 << 8 | Number($1) }
        }
    }
}

/// Signed bytes that share a scale.
struct ActivationBlock {
    let scale: Float
    let quants: [Int8]

    /// 32 numbers share a half-precision scale; each is stored as an integer between -127 and 127.
    static func blocks32(_ numbers: some Collection<Float>) -> [ActivationBlock] {
        let numbers = Array(numbers)
        return stride(from: 0, to: numbers.count, by: 32).map { start in
            let block = numbers[start..<start + 32]
            let greatest = block.map(abs).max()!
            let inverse = greatest > 0 ? 127 / greatest : 0
            return ActivationBlock(
                scale: Float(Float16(greatest / 127)),
                quants: block.map { Int8(($0 * inverse).rounded(.toNearestOrEven)) })
        }
    }

    /// 256 numbers share a scale that maps the number with the greatest magnitude to -127.
    static func blocks256(_ numbers: [Float]) -> [ActivationBlock] {
        stride(from: 0, to: numbers.count, by: 256).map { start in
            let block = numbers[start..<start + 256]
            let size = block.map(abs).max()!
            guard let greatest = block.first(where: { abs($0) == size }), size > 0 else {
                return ActivationBlock(scale: 0, quants: block.map { _ in 0 })
            }
            let inverse = -127 / greatest
            return ActivationBlock(
                scale: 1 / inverse, quants: block.map { Int8(($0 * inverse).rounded(.toNearestOrEven)) })
        }
    }
}

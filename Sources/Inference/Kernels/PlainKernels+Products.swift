import InferenceKernels

/// Converts activations to the formats of kernels, and multiplies them by packed weights.
extension PlainLoops {
    static func half(_ number: Float) -> Float { Float(Float16(number)) }

    /// Rounds a float to its upper half (bfloat16), ties to even.
    static func brainHalf(_ number: Float) -> Float {
        let bits = number.bitPattern
        let rounded = number.isNaN ? bits | 0x40_0000 : bits &+ 0x7FFF &+ (bits >> 16 & 1)
        return Float(bitPattern: rounded & 0xFFFF_0000)
    }

    static func prepare(
        _ input: UnsafePointer<Float>, _ count: Int, _ output: UnsafeMutablePointer<UInt8>,
        _ round: (Float) -> Float
    ) {
        let numbers = UnsafeMutableRawPointer(output).assumingMemoryBound(to: Float.self)
        for index in 0..<count { numbers[index] = round(input[index]) }
    }

    /// The nearest of 255 steps; doesn't trap, whatever the number is.
    private static func quantized(_ number: Float, _ inverse: Float) -> Int8 {
        let shifted = number * inverse + 12_582_912
        return Int8(truncatingIfNeeded: shifted.bitPattern &- 0x4B40_0000)
    }

    static func prepareBlocks32(
        _ input: UnsafePointer<Float>, _ columns: Int, _ output: UnsafeMutablePointer<UInt8>,
        hasSums: Bool
    ) {
        let count = columns / 32
        let target = UnsafeMutableRawPointer(output)
        for block in 0..<count {
            let numbers = UnsafeBufferPointer(start: input + block * 32, count: 32)
            let size = numbers.reduce(0) { max($0, abs($1)) }
            let quants = numbers.map { quantized($0, size > 0 ? 127 / size : 0) }
            for (index, quant) in quants.enumerated() {
                target.storeBytes(of: quant, toByteOffset: block * 32 + index, as: Int8.self)
            }
            let sum = quants.reduce(Int32(0)) { $0 + Int32($1) }
            target.storeBytes(of: half(size / 127), toByteOffset: columns + block * 4, as: Float.self)
            target.storeBytes(of: -128 * sum, toByteOffset: columns + (count + block) * 4, as: Int32.self)
            guard hasSums else { continue }
            // The scale before it is rounded, as in llama.cpp.
            target.storeBytes(
                of: half(size / 127 * Float(sum)), toByteOffset: columns + (2 * count + block) * 4,
                as: Float.self)
        }
    }

    static func prepareBlocks256(
        _ input: UnsafePointer<Float>, _ columns: Int, _ output: UnsafeMutablePointer<UInt8>
    ) {
        let count = columns / 256
        let target = UnsafeMutableRawPointer(output)
        for block in 0..<count {
            let numbers = UnsafeBufferPointer(start: input + block * 256, count: 256)
            let size = numbers.reduce(0) { max($0, abs($1)) }
            // The number with the largest magnitude determines the scale's sign, as in llama.cpp: it always becomes -127.
            let greatest = numbers.first { abs($0) == size } ?? numbers[255]
            let inverse = size > 0 ? -127 / greatest : 0
            target.storeBytes(
                of: size > 0 ? 1 / inverse : 0, toByteOffset: columns + block * 4, as: Float.self)
            for part in 0..<16 {
                let quants = numbers[part * 16..<part * 16 + 16].map { quantized($0, inverse) }
                for (index, quant) in quants.enumerated() {
                    target.storeBytes(of: quant, toByteOffset: block * 256 + part * 16 + index, as: Int8.self)
                }
                target.storeBytes(
                    of: quants.reduce(0) { $0 + Int32($1) },
                    toByteOffset: columns + (count + block * 16 + part) * 4,
                    as: Int32.self)
            }
        }
    }

    /// The numbers of a prepared activation.
    static func numbers(
        _ format: ActivationFormat, _ bytes: UnsafePointer<UInt8>, _ columns: Int
    ) -> [Float] {
        let source = UnsafeRawPointer(bytes)
        func quants(sharingScale count: Int) -> [Float] {
            (0..<columns).map { column in
                let scale = source.load(fromByteOffset: columns + column / count * 4, as: Float.self)
                return scale * Float(source.load(fromByteOffset: column, as: Int8.self))
            }
        }
        return switch format {
        case .f32, .f16, .bf16:
            (0..<columns).map { source.load(fromByteOffset: $0 * 4, as: Float.self) }
        case .q8_0, .q8_1: quants(sharingScale: 32)
        case .q8_k: quants(sharingScale: 256)
        }
    }

    static func multiply(
        _ format: WeightFormat, _ weights: UnsafePointer<UInt8>, _ columns: Int, _ firstBlock: Int,
        _ blockCount: Int,
        _ activations: UnsafePointer<UInt8>, _ activationStride: Int, _ tokenCount: Int,
        _ output: UnsafeMutablePointer<Float>, _ outputStride: Int
    ) {
        let tokens = (0..<tokenCount).map {
            numbers(format.activation, activations + $0 * activationStride, columns)
        }
        var weightsOfRow = [Float](repeating: 0, count: columns)
        for row in firstBlock * WeightFormat.rowsPerBlock..<(firstBlock + blockCount)
            * WeightFormat.rowsPerBlock
        {
            let (block, lane) = row.quotientAndRemainder(dividingBy: WeightFormat.rowsPerBlock)
            format.unpack(weights + block * format.blockBytes(columns), columns, lane, &weightsOfRow)
            for (index, token) in tokens.enumerated() {
                output[index * outputStride + row] = product(weightsOfRow, token)
            }
        }
    }

    private static func product(_ first: [Float], _ second: [Float]) -> Float {
        var sum = 0.0
        for index in first.indices { sum += Double(first[index]) * Double(second[index]) }
        return Float(sum)
    }
}

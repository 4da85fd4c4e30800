/// Q8_0, written down plainly: 32 numbers share a half-precision scale, each is a whole number of it between -127 and 127.
enum Quantized {
    struct Block {
        let scale: Float
        let quants: [Int8]
    }

    static func blocks(_ numbers: some Collection<Float>) -> [Block] {
        let numbers = Array(numbers)
        return stride(from: 0, to: numbers.count, by: 32).map { start in
            let block = numbers[start..<start + 32]
            let greatest = block.map(abs).max()!
            let inverse = greatest > 0 ? 127 / greatest : 0
            return Block(
                scale: Float(Float16(greatest / 127)),
                quants: block.map { Int8(($0 * inverse).rounded(.toNearestOrEven)) })
        }
    }

    /// The numbers that are left after rounding.
    static func roundTrip(_ numbers: some Collection<Float>) -> [Float] {
        blocks(numbers).flatMap { block in block.quants.map { Float($0) * block.scale } }
    }
}

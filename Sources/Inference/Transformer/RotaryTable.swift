import Glibc

/// Rotates pairs of numbers by an angle that grows with the position, so that a product of two rotated vectors depends on
/// their distance (Su et al., "RoFormer", 2021). Pair i of a head turns by position × base^(-2i / dimensions).
struct RotaryTable: Sendable {
    private let dimensions: Int
    private let step: Float
    private let scale: Float
    private let magnitude: Float
    /// How much of its own angle each pair keeps; empty where none does.
    private let shares: [Float]
    private let factors: Vector?

    /// - Parameters:
    ///   - factors: what each pair's angle is divided by; nil for one.
    init(dimensions: Int, base: Double, scaling: RotaryScaling, factors: Vector?) {
        self.dimensions = dimensions
        step = Float(pow(base, -2 / Double(max(dimensions, 1))))
        scale = Float(scaling.factor)
        magnitude = Float(scaling.magnitude)
        shares = scaling.blend == nil ? [] : (0..<dimensions / 2).map { Float(scaling.share(ofPair: $0)) }
        self.factors = factors
    }

    var pairCount: Int { dimensions / 2 }

    /// Writes the cosine and the sine of each pair's angle at a position, one after the other.
    func fill(_ target: UnsafeMutablePointer<Float>, position: Int) {
        // The angle of each pair comes from the one before by a product, as in llama.cpp, so that both round alike.
        var angle = Float(position)
        for pair in 0..<pairCount {
            let own = angle / (factors?.numbers[pair] ?? 1)
            let share = shares.isEmpty ? 0 : shares[pair]
            let turned = share == 0 ? own * scale : own * scale * (1 - share) + own * share
            target[pair * 2] = cosf(turned) * magnitude
            target[pair * 2 + 1] = sinf(turned) * magnitude
            angle *= step
        }
    }

    /// Rotates the pairs of each of `headCount` heads.
    func rotate(
        _ heads: UnsafeMutablePointer<Float>, headCount: Int, headDimensions: Int, angles: UnsafePointer<Float>,
        pairing: RotaryPairing
    ) {
        // Where a pair's first number is, and how far its second is from it.
        let (stride, distance) =
            switch pairing {
            case .neighbours: (2, 1)
            case .halves: (1, pairCount)
            }
        for head in 0..<headCount {
            let numbers = heads + head * headDimensions
            for pair in 0..<pairCount {
                let cosine = angles[pair * 2], sine = angles[pair * 2 + 1]
                let first = numbers[pair * stride], second = numbers[pair * stride + distance]
                numbers[pair * stride] = first * cosine - second * sine
                numbers[pair * stride + distance] = first * sine + second * cosine
            }
        }
    }
}

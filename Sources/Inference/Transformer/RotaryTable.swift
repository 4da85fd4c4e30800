import Glibc

/// Rotates pairs of numbers by an angle proportional to the position, so that the product of two rotated vectors depends on their
/// distance (Su et al., "RoFormer", 2021). Pair i of a head rotates by position × base^(-2i / dimensions).
struct RotaryTable: Sendable {
    private let dimensions: Int
    private let step: Float
    private let scale: Float
    private let magnitude: Float
    /// The weight of each pair's unscaled angle; empty if all are scaled.
    private let shares: [Float]
    private let factors: Vector?

    /// - Parameters:
    ///   - factors: the divisor of each pair's angle; nil for one.
    init(dimensions: Int, base: Double, scaling: RotaryScaling, factors: Vector?) {
        self.dimensions = dimensions
        step = Float(pow(base, -2 / Double(max(dimensions, 1))))
        scale = Float(scaling.factor)
        magnitude = Float(scaling.magnitude)
        shares = scaling.blend == nil ? [] : (0..<dimensions / 2).map { Float(scaling.share(ofPair: $0)) }
        self.factors = factors
    }

    var pairCount: Int { dimensions / 2 }

    /// Writes the cosine and the sine of each pair's angle at a position, alternating.
    func fill(_ target: UnsafeMutablePointer<Float>, position: Int) {
        // The angle of each pair is computed from the previous one by a product, as in llama.cpp, to get the same rounding.
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
        // The index of a pair's first number, and the distance of its second from it.
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

import Foundation

/// Rotates pairs of numbers by an angle that grows with the position, so that a product of two rotated vectors depends on
/// their distance (Su et al., "RoFormer", 2021). Pair i of a head turns by position × base^(-2i / dimensions).
struct RotaryTable: Sendable {
    private let dimensions: Int
    private let step: Float
    private let scale: Float
    private let factors: Vector?

    init(_ shape: ModelShape, factors: Vector?) {
        dimensions = shape.rotaryDimensions
        step = Float(pow(shape.rotaryBase, -2 / Double(max(dimensions, 1))))
        scale = Float(shape.rotaryScale)
        self.factors = factors
    }

    var pairCount: Int { dimensions / 2 }

    /// Writes the cosine and the sine of each pair's angle at a position, one after the other.
    func fill(_ target: UnsafeMutablePointer<Float>, position: Int) {
        // The angle of each pair comes from the one before by a product, as in llama.cpp, so that both round alike.
        var angle = Float(position)
        for pair in 0..<pairCount {
            let turned = angle / (factors?.numbers[pair] ?? 1) * scale
            target[pair * 2] = cosf(turned)
            target[pair * 2 + 1] = sinf(turned)
            angle *= step
        }
    }

    /// Rotates neighbours (0 with 1, 2 with 3 …) of each of `headCount` heads.
    func rotateNeighbours(
        _ heads: UnsafeMutablePointer<Float>, headCount: Int, headDimensions: Int, angles: UnsafePointer<Float>
    ) {
        for head in 0..<headCount {
            let numbers = heads + head * headDimensions
            for pair in 0..<pairCount {
                let cosine = angles[pair * 2], sine = angles[pair * 2 + 1]
                let first = numbers[pair * 2], second = numbers[pair * 2 + 1]
                numbers[pair * 2] = first * cosine - second * sine
                numbers[pair * 2 + 1] = first * sine + second * cosine
            }
        }
    }
}

import Glibc

/// The constants of a layer's xIELU, which bends by a square above zero and by an exponential function below (Huang and
/// Schlag, "Deriving Activation Functions Using Integration", 2024).
struct ExponentialCurve: Equatable, Sendable {
    let above: Float
    let below: Float
    let slope: Float
    /// What the exponential function sees at most.
    let ceiling: Float

    /// A curve for each layer, as the file tells them.
    static func all(_ keys: ShapeKeys, layerCount: Int) throws(ModelFileError) -> [ExponentialCurve] {
        guard layerCount <= ShapeKeys.layerCountMax else {
            throw .invalidValue(key: keys.key("block_count"), reason: "\(layerCount)")
        }
        func numbers(_ name: String) throws(ModelFileError) -> [Float] {
            // Without the architecture's name before it.
            try ShapeKeys(file: keys.file, prefix: "xielu").numbers(name, count: layerCount)
        }
        let above = try numbers("alpha_p"), below = try numbers("alpha_n")
        let slopes = try numbers("beta"), ceilings = try numbers("eps")
        return (0..<layerCount).map { layer in
            ExponentialCurve(
                above: positive(above[layer]), below: slopes[layer] + positive(below[layer]), slope: slopes[layer],
                ceiling: ceilings[layer])
        }
    }

    /// What was trained may be of any sign, and stands for a positive number (softplus).
    private static func positive(_ number: Float) -> Float { number > 20 ? number : logf(1 + expf(number)) }
}

import Glibc

/// The constants of a layer's xIELU activation, which is quadratic above zero and exponential below (Huang and Schlag, "Deriving
/// Activation Functions Using Integration", 2024).
struct ExponentialCurve: Equatable, Sendable {
    let above: Float
    let below: Float
    let slope: Float
    /// The upper limit of the exponential function's argument.
    let ceiling: Float

    /// The constants of each layer, from the file.
    static func all(_ keys: ShapeKeys, layerCount: Int) throws(ModelFileError) -> [ExponentialCurve] {
        guard layerCount <= ShapeKeys.layerCountMax else {
            throw .invalidValue(key: keys.key("block_count"), reason: "\(layerCount)")
        }
        func numbers(_ name: String) throws(ModelFileError) -> [Float] {
            // These keys don't have the architecture's name as a prefix.
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

    /// The trained value may have any sign, and represents a positive number (softplus).
    private static func positive(_ number: Float) -> Float { number > 20 ? number : logf(1 + expf(number)) }
}

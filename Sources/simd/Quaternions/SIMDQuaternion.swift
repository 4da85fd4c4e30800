import Foundation

/// What the quaternions share. Kissa's own; use `simd_quatf` and `simd_quatd` in an app's code.
///
/// A quaternion of length 1 stands for a rotation in space. Angles are in radians, counterclockwise when the axis
/// points to the viewer.
public protocol SIMDQuaternion: BitwiseCopyable, CustomDebugStringConvertible, Equatable, Sendable {
    /// The type of an element: `Float` or `Double`.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
    /// The imaginary elements, and then the real one.
    var vector: SIMD4<Scalar> { get set }
    /// A quaternion of its imaginary elements, and then its real one.
    init(vector: SIMD4<Scalar>)
}

extension SIMDQuaternion {
    /// A quaternion of its elements.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { self.init(vector: SIMD4(ix, iy, iz, r)) }

    /// A quaternion of its parts.
    public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

    /// A rotation.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians.
    ///   - axis: The axis, of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        self.init(real: cosine(angle / 2), imag: sine(angle / 2) * axis)
    }

    /// The shortest rotation of one direction to another, both of length 1; one of many for opposite directions.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let sum = from + to
        // The same as of `from` and `to`, and exact where these are nearly opposite.
        let normal = cross(from, sum)
        let axis = length_squared(normal) > 0 ? normalize(normal) : perpendicular(from)
        self.init(real: simd.length(sum) / 2, imag: simd.length(from - to) / 2 * axis)
    }

    // MARK: Parts

    /// The real element.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary elements.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The rotation's angle in radians, from 0 to 2π.
    public var angle: Scalar { 2 * Scalar(atan2(Double(simd.length(imag)), Double(real))) }

    /// The rotation's axis, of length 1; without finite elements where the angle is zero.
    public var axis: SIMD3<Scalar> { normalize(imag) }

    /// The length.
    public var length: Scalar { simd.length(vector) }

    /// The quaternion with the same direction and length 1.
    public var normalized: Self { Self(vector: normalize(vector)) }

    /// The quaternion with the imaginary elements' signs changed: for length 1 the opposite rotation.
    public var conjugate: Self { Self(real: real, imag: 0 - imag) }

    /// The quaternion whose product with this is 1.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

    /// A vector, rotated. The quaternion's length has to be 1.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = 2 * cross(imag, vector)
        return vector + real * twice + cross(imag, twice)
    }

    /// The parts after the type, such as `simd_quatf(real: 1.0, imag: SIMD3<Float>(0.0, 0.0, 0.0))`.
    public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }
}

/// The sine of an angle in radians.
func sine<Scalar: BinaryFloatingPoint>(_ angle: Scalar) -> Scalar { Scalar(sin(Double(angle))) }

/// The cosine of an angle in radians.
func cosine<Scalar: BinaryFloatingPoint>(_ angle: Scalar) -> Scalar { Scalar(cos(Double(angle))) }

/// A direction of length 1 at a right angle to another one.
private func perpendicular<Scalar: BinaryFloatingPoint>(_ direction: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let sizes = abs(direction)
    let smallest = reduce_min(sizes)
    let other: SIMD3<Scalar> = sizes.x == smallest ? [1, 0, 0] : sizes.y == smallest ? [0, 1, 0] : [0, 0, 1]
    return normalize(cross(direction, other))
}

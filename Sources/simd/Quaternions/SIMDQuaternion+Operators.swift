// Sums, products and quotients of quaternions.

extension SIMDQuaternion {
    /// The sum, element by element.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
    /// The difference, element by element.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
    /// The quaternion with its signs changed: for length 1 the same rotation.
    public static prefix func - (quaternion: Self) -> Self { Self(vector: 0 - quaternion.vector) }

    /// The product: for length 1 the right rotation, and then the left one.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(
            real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
    }

    /// The quaternion with each element multiplied.
    public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }
    /// The quaternion with each element multiplied.
    public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
    /// The product with the right one's inverse.
    public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
    /// The quaternion with each element divided.
    public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }

    /// Adds another quaternion.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts another quaternion.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// Multiplies by a quaternion to the right.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Multiplies each element.
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
    /// Multiplies by a quaternion's inverse to the right.
    public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
    /// Divides each element.
    public static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
}

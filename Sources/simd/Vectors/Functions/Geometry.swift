// Lengths, angles and products of vectors, by Swift's names.

/// The sum of the products, element by element.
@inlinable
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The cross product of two vectors in the plane: only its `z` isn't zero.
@inlinable
public func cross<Scalar: BinaryFloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// The cross product: perpendicular to both vectors, right-handed.
@inlinable
public func cross<Scalar: BinaryFloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The length.
@inlinable
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, x).squareRoot()
}

/// The length times itself.
@inlinable
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, x) }

/// The sum of the elements' magnitudes.
@inlinable
public func norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { abs(x).sum() }

/// The largest of the elements' magnitudes.
@inlinable
public func norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { abs(x).max() }

/// The distance between two points.
@inlinable
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x - y)
}

/// The distance between two points times itself.
@inlinable
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length_squared(x - y) }

/// The vector of length 1 that points the same way. A vector of zeros gives no finite elements.
@inlinable
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }

/// The part of a vector that points along another one.
@inlinable
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    dot(x, y) / dot(y, y) * y
}

/// A vector mirrored at the plane whose normal, of length 1, is `n`.
@inlinable
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x - 2 * dot(x, n) * n
}

/// The direction of light beyond a surface; zeros where it is reflected whole.
///
/// - Parameters:
///   - x: The direction of the light, of length 1.
///   - n: The normal of the surface, of length 1.
///   - eta: The refractive index before the surface, divided by the one beyond it.
@inlinable
public func refract<Vector: SIMD>(_ x: Vector, n: Vector, eta: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : eta * x - (eta * cosine + rest.squareRoot()) * n
}

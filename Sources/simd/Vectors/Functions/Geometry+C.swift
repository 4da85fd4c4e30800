// Lengths, angles and products of vectors, by C's names.

/// The sum of the products, element by element.
@inlinable
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, y)
}

/// The cross product of two vectors in the plane: only its `z` isn't zero.
@inlinable
public func simd_cross<Scalar: BinaryFloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    cross(x, y)
}

/// The cross product: perpendicular to both vectors, right-handed.
@inlinable
public func simd_cross<Scalar: BinaryFloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    cross(x, y)
}

/// The length.
@inlinable
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }

/// The distance between two points.
@inlinable
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    distance(x, y)
}

/// The vector of length 1 that points the same way.
@inlinable
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { normalize(x) }

/// The part of a vector that points along another one.
@inlinable
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    project(x, y)
}

/// The length.
@inlinable
public func simd_precise_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x)
}

/// The distance between two points.
@inlinable
public func simd_precise_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { distance(x, y) }

/// The vector of length 1 that points the same way.
@inlinable
public func simd_precise_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    normalize(x)
}

/// The part of a vector that points along another one.
@inlinable
public func simd_precise_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    project(x, y)
}

/// The length. Here as exact as the other one.
@inlinable
public func simd_fast_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x)
}

/// The distance between two points. Here as exact as the other one.
@inlinable
public func simd_fast_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { distance(x, y) }

/// The vector of length 1 that points the same way. Here as exact as the other one.
@inlinable
public func simd_fast_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    normalize(x)
}

/// The part of a vector that points along another one. Here as exact as the other one.
@inlinable
public func simd_fast_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    project(x, y)
}

/// The length times itself.
@inlinable
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length_squared(x)
}

/// The distance between two points times itself.
@inlinable
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { distance_squared(x, y) }

/// The sum of the elements' magnitudes.
@inlinable
public func simd_norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    norm_one(x)
}

/// The largest of the elements' magnitudes.
@inlinable
public func simd_norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    norm_inf(x)
}

/// A vector mirrored at the plane whose normal, of length 1, is `n`.
@inlinable
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    reflect(x, n: n)
}

/// The direction of light beyond a surface; zeros where it is reflected whole.
@inlinable
public func simd_refract<Vector: SIMD>(_ x: Vector, _ n: Vector, _ eta: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { refract(x, n: n, eta: eta) }

// MARK: Sides of points

/// Which way two vectors in the plane turn: positive for counterclockwise, zero for neither.
@inlinable
public func simd_orient<Scalar: BinaryFloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> Scalar {
    cross(x, y).z
}

/// Which way three vectors turn: positive for right-handed ones, zero where they lie in a plane.
@inlinable
public func simd_orient<Scalar: BinaryFloatingPoint>(
    _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>
) -> Scalar { dot(x, cross(y, z)) }

/// Which way three points in the plane turn: positive for counterclockwise, zero on a line.
@inlinable
public func simd_orient<Scalar: BinaryFloatingPoint>(
    _ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>, _ c: SIMD2<Scalar>
) -> Scalar { simd_orient(a - c, b - c) }

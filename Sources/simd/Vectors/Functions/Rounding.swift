// Each element as a whole number, by the names of C's functions of single numbers.

/// Each element rounded down.
@inlinable
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint { x.rounded(.down) }

/// Each element rounded up.
@inlinable
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint { x.rounded(.up) }

/// Each element rounded towards zero.
@inlinable
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.towardZero)
}

/// Each element rounded to the nearest whole number; halves away from zero.
@inlinable
public func round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.toNearestOrAwayFromZero)
}

/// Each element rounded to the nearest whole number; halves to the even one.
@inlinable
public func rint<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.toNearestOrEven)
}

/// The square root of each element.
@inlinable
public func sqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint { x.squareRoot() }

/// The magnitude of each element.
@inlinable
public func fabs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint { abs(x) }

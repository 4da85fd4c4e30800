// What is done with each element of vectors of floating-point numbers, by Swift's names.

/// The magnitudes.
@inlinable
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x.replacing(with: 0 - x, where: x .<= 0)
}

/// The smaller elements of two vectors.
@inlinable
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    pointwiseMin(x, y)
}

/// The elements, a number at most.
@inlinable
public func min<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { pointwiseMin(vector, Vector(repeating: scalar)) }

/// The larger elements of two vectors.
@inlinable
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    pointwiseMax(x, y)
}

/// The elements, a number at least.
@inlinable
public func max<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { pointwiseMax(vector, Vector(repeating: scalar)) }

/// The elements, within bounds for each.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x.clamped(lowerBound: min, upperBound: max) }

/// The elements, within bounds for all.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

/// For each element -1, 0 or 1, as it is negative, zero or positive.
@inlinable
public func sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Points between two others: the first one at 0, the second one at 1.
@inlinable
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x + t * (y - x)
}

/// The point between two others: the first one at 0, the second one at 1.
@inlinable
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }

/// One divided by each element.
@inlinable
public func recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { 1 / x }

/// One divided by each element's square root.
@inlinable
public func rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { 1 / x.squareRoot() }

/// What is left of each element without its floor, from 0 to below 1.
@inlinable
public func fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    let below1 = Vector(repeating: Vector.Scalar(1).nextDown)
    return pointwiseMin(x - x.rounded(.down), below1)
}

/// For each element 0 below the edge, and 1 from there.
@inlinable
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// For each element 0 up to the first edge, 1 from the second one, and a smooth curve between.
@inlinable
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

/// The sum of the elements.
@inlinable
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { x.sum() }

/// The smallest element.
@inlinable
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.min() }

/// The largest element.
@inlinable
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.max() }

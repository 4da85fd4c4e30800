// What is done with each element of vectors of integers, by Swift's names.

/// The magnitudes. The smallest number, which has no positive one, stays.
@inlinable
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FixedWidthInteger & SignedInteger {
    x.replacing(with: 0 &- x, where: x .< 0)
}

/// The smaller elements of two vectors.
@inlinable
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FixedWidthInteger {
    pointwiseMin(x, y)
}

/// The elements, a number at most.
@inlinable
public func min<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: FixedWidthInteger { pointwiseMin(vector, Vector(repeating: scalar)) }

/// The larger elements of two vectors.
@inlinable
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FixedWidthInteger {
    pointwiseMax(x, y)
}

/// The elements, a number at least.
@inlinable
public func max<Vector: SIMD>(_ vector: Vector, _ scalar: Vector.Scalar) -> Vector
where Vector.Scalar: FixedWidthInteger { pointwiseMax(vector, Vector(repeating: scalar)) }

/// The elements, within bounds for each.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: FixedWidthInteger { x.clamped(lowerBound: min, upperBound: max) }

/// The elements, within bounds for all.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: FixedWidthInteger {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

/// The sum of the elements, without the bits that don't fit.
@inlinable
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FixedWidthInteger {
    x.wrappedSum()
}

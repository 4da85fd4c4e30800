// What is done with each element of vectors, by C's names.

/// The magnitudes.
@inlinable
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { abs(x) }

/// The smaller elements of two vectors.
@inlinable
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint { min(x, y) }

/// The larger elements of two vectors.
@inlinable
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint { max(x, y) }

/// The elements, within bounds for each.
@inlinable
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { clamp(x, min: min, max: max) }

/// The sum of the elements.
@inlinable
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    reduce_add(x)
}

/// The magnitudes.
@inlinable
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FixedWidthInteger & SignedInteger {
    abs(x)
}

/// The smaller elements of two vectors.
@inlinable
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FixedWidthInteger {
    min(x, y)
}

/// The larger elements of two vectors.
@inlinable
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FixedWidthInteger {
    max(x, y)
}

/// The elements, within bounds for each.
@inlinable
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FixedWidthInteger { clamp(x, min: min, max: max) }

/// The sum of the elements.
@inlinable
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FixedWidthInteger {
    reduce_add(x)
}

/// The smallest element.
@inlinable
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.min() }

/// The largest element.
@inlinable
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable { x.max() }

/// For each element -1, 0 or 1, as it is negative, zero or positive.
@inlinable
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { sign(x) }

/// Points between two others: the first one at 0, the second one at 1.
@inlinable
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { mix(x, y, t: t) }

/// One divided by each element.
@inlinable
public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { recip(x) }

/// One divided by each element's square root.
@inlinable
public func simd_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { rsqrt(x) }

/// One divided by each element.
@inlinable
public func simd_precise_recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { recip(x) }

/// One divided by each element's square root.
@inlinable
public func simd_precise_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { rsqrt(x) }

/// One divided by each element. Here as exact as the other one.
@inlinable
public func simd_fast_recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { recip(x) }

/// One divided by each element's square root. Here as exact as the other one.
@inlinable
public func simd_fast_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { rsqrt(x) }

/// What is left of each element without its floor, from 0 to below 1.
@inlinable
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint { fract(x) }

/// For each element 0 below the edge, and 1 from there.
@inlinable
public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    step(x, edge: edge)
}

/// For each element 0 up to the first edge, 1 from the second one, and a smooth curve between.
@inlinable
public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { smoothstep(x, edge0: edge0, edge1: edge1) }

/// The product of two vectors, element by element, plus a third one.
@inlinable
public func simd_muladd<Vector: SIMD>(_ x: Vector, _ y: Vector, _ z: Vector) -> Vector
where Vector.Scalar: FloatingPoint { z.addingProduct(x, y) }

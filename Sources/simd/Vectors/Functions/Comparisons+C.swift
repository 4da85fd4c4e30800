// Comparisons, and choices between elements, by C's names.

/// Whether all elements are equal.
@inlinable
public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool { x == y }

/// Whether all elements are negative, as those of a mask are where it is true.
@inlinable
public func simd_all<Vector: SIMD>(_ x: Vector) -> Bool where Vector.Scalar: FixedWidthInteger & SignedInteger {
    x.max() < 0
}

/// Whether any element is negative, as those of a mask are where it is true.
@inlinable
public func simd_any<Vector: SIMD>(_ x: Vector) -> Bool where Vector.Scalar: FixedWidthInteger & SignedInteger {
    x.min() < 0
}

/// The elements of the second vector where the mask's are negative, and of the first one elsewhere.
@inlinable
public func simd_select<Vector: SIMD>(_ x: Vector, _ y: Vector, _ mask: Vector.MaskStorage) -> Vector {
    var chosen = x
    for index in mask.indices where mask[index] < 0 { chosen[index] = y[index] }
    return chosen
}

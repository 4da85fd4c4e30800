// What is done with a single number, by C's names.

/// The magnitude.
@inlinable
public func simd_abs<Number: BinaryFloatingPoint>(_ x: Number) -> Number { Swift.abs(x) }

/// The smaller number.
@inlinable
public func simd_min<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Number { Swift.min(x, y) }

/// The larger number.
@inlinable
public func simd_max<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Number { Swift.max(x, y) }

/// A number, within bounds.
@inlinable
public func simd_clamp<Number: BinaryFloatingPoint>(_ x: Number, _ min: Number, _ max: Number) -> Number {
    clamp(x, min: min, max: max)
}

/// -1, 0 or 1, as a number is negative, zero or positive.
@inlinable
public func simd_sign<Number: BinaryFloatingPoint>(_ x: Number) -> Number { sign(x) }

/// The number between two others: the first one at 0, the second one at 1.
@inlinable
public func simd_mix<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ t: Number) -> Number { mix(x, y, t: t) }

/// One divided by a number.
@inlinable
public func simd_recip<Number: BinaryFloatingPoint>(_ x: Number) -> Number { recip(x) }

/// One divided by a number's square root.
@inlinable
public func simd_rsqrt<Number: BinaryFloatingPoint>(_ x: Number) -> Number { rsqrt(x) }

/// What is left of a number without its floor, from 0 to below 1.
@inlinable
public func simd_fract<Number: BinaryFloatingPoint>(_ x: Number) -> Number { fract(x) }

/// 0 below the edge, and 1 from there.
@inlinable
public func simd_step<Number: BinaryFloatingPoint>(_ edge: Number, _ x: Number) -> Number { step(x, edge: edge) }

/// 0 up to the first edge, 1 from the second one, and a smooth curve between.
@inlinable
public func simd_smoothstep<Number: BinaryFloatingPoint>(_ edge0: Number, _ edge1: Number, _ x: Number) -> Number {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

/// The product of two numbers, plus a third one.
@inlinable
public func simd_muladd<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number) -> Number {
    z.addingProduct(x, y)
}

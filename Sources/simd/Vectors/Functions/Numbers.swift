// What is done with a single number, by the names of the vectors' functions.

/// A number, within bounds.
@inlinable
public func clamp<Number: BinaryFloatingPoint>(_ x: Number, min: Number, max: Number) -> Number {
    Swift.min(Swift.max(x, min), max)
}

/// -1, 0 or 1, as a number is negative, zero or positive.
@inlinable
public func sign<Number: BinaryFloatingPoint>(_ x: Number) -> Number { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// The number between two others: the first one at 0, the second one at 1.
@inlinable
public func mix<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, t: Number) -> Number { x + t * (y - x) }

/// One divided by a number.
@inlinable
public func recip<Number: BinaryFloatingPoint>(_ x: Number) -> Number { 1 / x }

/// One divided by a number's square root.
@inlinable
public func rsqrt<Number: BinaryFloatingPoint>(_ x: Number) -> Number { 1 / x.squareRoot() }

/// What is left of a number without its floor, from 0 to below 1.
@inlinable
public func fract<Number: BinaryFloatingPoint>(_ x: Number) -> Number {
    Swift.min(x - x.rounded(.down), Number(1).nextDown)
}

/// 0 below the edge, and 1 from there.
@inlinable
public func step<Number: BinaryFloatingPoint>(_ x: Number, edge: Number) -> Number { x < edge ? 0 : 1 }

/// 0 up to the first edge, 1 from the second one, and a smooth curve between.
@inlinable
public func smoothstep<Number: BinaryFloatingPoint>(_ x: Number, edge0: Number, edge1: Number) -> Number {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

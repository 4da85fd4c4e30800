import Foundation

// Mathematics of each element, by the names of C's functions of single numbers.

/// The sine of each element.
@inlinable
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.sin)
}

/// The cosine of each element.
@inlinable
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.cos)
}

/// The tangent of each element.
@inlinable
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.tan)
}

/// The angle by its sine of each element.
@inlinable
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.asin)
}

/// The angle by its cosine of each element.
@inlinable
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.acos)
}

/// The angle by its tangent of each element.
@inlinable
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.atan)
}

/// The hyperbolic sine of each element.
@inlinable
public func sinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.sinh)
}

/// The hyperbolic cosine of each element.
@inlinable
public func cosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.cosh)
}

/// The hyperbolic tangent of each element.
@inlinable
public func tanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.tanh)
}

/// The inverse hyperbolic sine of each element.
@inlinable
public func asinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.asinh)
}

/// The inverse hyperbolic cosine of each element.
@inlinable
public func acosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.acosh)
}

/// The inverse hyperbolic tangent of each element.
@inlinable
public func atanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.atanh)
}

/// The power of e of each element.
@inlinable
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.exp)
}

/// The power of 2 of each element.
@inlinable
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.exp2)
}

/// The power of e, less 1, of each element.
@inlinable
public func expm1<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.expm1)
}

/// The natural logarithm of each element.
@inlinable
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.log)
}

/// The logarithm to the base 2 of each element.
@inlinable
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.log2)
}

/// The logarithm to the base 10 of each element.
@inlinable
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.log10)
}

/// The natural logarithm of 1 plus each element.
@inlinable
public func log1p<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.log1p)
}

/// The cube root of each element.
@inlinable
public func cbrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.cbrt)
}

/// The error function of each element.
@inlinable
public func erf<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.erf)
}

/// The complement of the error function of each element.
@inlinable
public func erfc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.erfc)
}

/// The gamma function of each element.
@inlinable
public func tgamma<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, Foundation.tgamma)
}

/// Each element to the power of another vector's.
@inlinable
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, y, Foundation.pow)
}

/// The angle of each pair of coordinates, from -π to π.
@inlinable
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(y, x, Foundation.atan2)
}

/// The rest of each element's division, with the sign of the dividend.
@inlinable
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, y, Foundation.fmod)
}

/// The length of each pair of coordinates.
@inlinable
public func hypot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, y, Foundation.hypot)
}

/// The magnitude of each element with the sign of another vector's.
@inlinable
public func copysign<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    mapped(x, y, Foundation.copysign)
}

/// A function of each element, computed as `Double`.
@usableFromInline
func mapped<Vector: SIMD>(_ x: Vector, _ function: (Double) -> Double) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    var values = Vector()
    for index in x.indices { values[index] = Vector.Scalar(function(Double(x[index]))) }
    return values
}

/// A function of each pair of elements, computed as `Double`.
@usableFromInline
func mapped<Vector: SIMD>(_ x: Vector, _ y: Vector, _ function: (Double, Double) -> Double) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    var values = Vector()
    for index in x.indices { values[index] = Vector.Scalar(function(Double(x[index]), Double(y[index]))) }
    return values
}

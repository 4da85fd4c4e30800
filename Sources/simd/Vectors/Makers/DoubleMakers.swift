// Vectors of `Double` from elements and shorter vectors.

/// A vector of 2 elements, which are given in order.
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2<Double>(x, y) }

/// A vector of 2 elements, which begins as given and ends with zeros.
public func simd_make_double2(_ other: Double) -> SIMD2<Double> { SIMD2<Double>(other, 0) }

/// A copy of a vector.
public func simd_make_double2(_ other: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(other.x, other.y) }

/// The first 2 elements of a vector.
public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2<Double>(other.x, other.y) }

/// The first 2 elements of a vector.
public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { SIMD2<Double>(other.x, other.y) }

/// A vector of 2 elements.
public func vector2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2<Double>(x, y) }

/// A vector of 3 elements, which are given in order.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(x, y, z) }

/// A vector of 3 elements, which are given in order.
public func simd_make_double3(_ x: Double, _ yz: SIMD2<Double>) -> SIMD3<Double> { SIMD3<Double>(x, yz.x, yz.y) }

/// A vector of 3 elements, which are given in order.
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(xy.x, xy.y, z) }

/// A vector of 3 elements, which begins as given and ends with zeros.
public func simd_make_double3(_ other: Double) -> SIMD3<Double> { SIMD3<Double>(other, 0, 0) }

/// A vector of 3 elements, which begins as given and ends with zeros.
public func simd_make_double3(_ other: SIMD2<Double>) -> SIMD3<Double> { SIMD3<Double>(other.x, other.y, 0) }

/// A copy of a vector.
public func simd_make_double3(_ other: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(other.x, other.y, other.z) }

/// The first 3 elements of a vector.
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3<Double>(other.x, other.y, other.z) }

/// A vector of 3 elements.
public func vector3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(x, y, z) }

/// A vector of 4 elements, which are given in order.
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4<Double>(x, y, z, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_double4(_ x: Double, _ y: Double, _ zw: SIMD2<Double>) -> SIMD4<Double> {
    SIMD4<Double>(x, y, zw.x, zw.y)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_double4(_ x: Double, _ yz: SIMD2<Double>, _ w: Double) -> SIMD4<Double> {
    SIMD4<Double>(x, yz.x, yz.y, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_double4(_ x: Double, _ yzw: SIMD3<Double>) -> SIMD4<Double> {
    SIMD4<Double>(x, yzw.x, yzw.y, yzw.z)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_double4(_ xy: SIMD2<Double>, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4<Double>(xy.x, xy.y, z, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_double4(_ xy: SIMD2<Double>, _ zw: SIMD2<Double>) -> SIMD4<Double> {
    SIMD4<Double>(xy.x, xy.y, zw.x, zw.y)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
    SIMD4<Double>(xyz.x, xyz.y, xyz.z, w)
}

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_double4(_ other: Double) -> SIMD4<Double> { SIMD4<Double>(other, 0, 0, 0) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_double4(_ other: SIMD2<Double>) -> SIMD4<Double> { SIMD4<Double>(other.x, other.y, 0, 0) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_double4(_ other: SIMD3<Double>) -> SIMD4<Double> { SIMD4<Double>(other.x, other.y, other.z, 0) }

/// A copy of a vector.
public func simd_make_double4(_ other: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(other.x, other.y, other.z, other.w)
}

/// A vector of 4 elements.
public func vector4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4<Double>(x, y, z, w) }

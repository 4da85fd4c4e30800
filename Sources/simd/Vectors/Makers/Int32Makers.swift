// Vectors of `Int32` from elements and shorter vectors.

/// A vector of 2 elements, which are given in order.
public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2<Int32>(x, y) }

/// A vector of 2 elements, which begins as given and ends with zeros.
public func simd_make_int2(_ other: Int32) -> SIMD2<Int32> { SIMD2<Int32>(other, 0) }

/// A copy of a vector.
public func simd_make_int2(_ other: SIMD2<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(other.x, other.y) }

/// The first 2 elements of a vector.
public func simd_make_int2(_ other: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(other.x, other.y) }

/// The first 2 elements of a vector.
public func simd_make_int2(_ other: SIMD4<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(other.x, other.y) }

/// A vector of 2 elements.
public func vector2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2<Int32>(x, y) }

/// A vector of 3 elements, which are given in order.
public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(x, y, z) }

/// A vector of 3 elements, which are given in order.
public func simd_make_int3(_ x: Int32, _ yz: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(x, yz.x, yz.y) }

/// A vector of 3 elements, which are given in order.
public func simd_make_int3(_ xy: SIMD2<Int32>, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(xy.x, xy.y, z) }

/// A vector of 3 elements, which begins as given and ends with zeros.
public func simd_make_int3(_ other: Int32) -> SIMD3<Int32> { SIMD3<Int32>(other, 0, 0) }

/// A vector of 3 elements, which begins as given and ends with zeros.
public func simd_make_int3(_ other: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(other.x, other.y, 0) }

/// A copy of a vector.
public func simd_make_int3(_ other: SIMD3<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(other.x, other.y, other.z) }

/// The first 3 elements of a vector.
public func simd_make_int3(_ other: SIMD4<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(other.x, other.y, other.z) }

/// A vector of 3 elements.
public func vector3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(x, y, z) }

/// A vector of 4 elements, which are given in order.
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(x, y, z, w) }

/// A vector of 4 elements, which are given in order.
public func simd_make_int4(_ x: Int32, _ y: Int32, _ zw: SIMD2<Int32>) -> SIMD4<Int32> {
    SIMD4<Int32>(x, y, zw.x, zw.y)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_int4(_ x: Int32, _ yz: SIMD2<Int32>, _ w: Int32) -> SIMD4<Int32> {
    SIMD4<Int32>(x, yz.x, yz.y, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_int4(_ x: Int32, _ yzw: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(x, yzw.x, yzw.y, yzw.z) }

/// A vector of 4 elements, which are given in order.
public func simd_make_int4(_ xy: SIMD2<Int32>, _ z: Int32, _ w: Int32) -> SIMD4<Int32> {
    SIMD4<Int32>(xy.x, xy.y, z, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_int4(_ xy: SIMD2<Int32>, _ zw: SIMD2<Int32>) -> SIMD4<Int32> {
    SIMD4<Int32>(xy.x, xy.y, zw.x, zw.y)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_int4(_ xyz: SIMD3<Int32>, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(xyz.x, xyz.y, xyz.z, w) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_int4(_ other: Int32) -> SIMD4<Int32> { SIMD4<Int32>(other, 0, 0, 0) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_int4(_ other: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(other.x, other.y, 0, 0) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_int4(_ other: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(other.x, other.y, other.z, 0) }

/// A copy of a vector.
public func simd_make_int4(_ other: SIMD4<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(other.x, other.y, other.z, other.w) }

/// A vector of 4 elements.
public func vector4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(x, y, z, w) }

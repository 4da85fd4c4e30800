// Vectors of `Float` from elements and shorter vectors.

/// A vector of 2 elements, which are given in order.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2<Float>(x, y) }

/// A vector of 2 elements, which begins as given and ends with zeros.
public func simd_make_float2(_ other: Float) -> SIMD2<Float> { SIMD2<Float>(other, 0) }

/// A copy of a vector.
public func simd_make_float2(_ other: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(other.x, other.y) }

/// The first 2 elements of a vector.
public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2<Float>(other.x, other.y) }

/// The first 2 elements of a vector.
public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { SIMD2<Float>(other.x, other.y) }

/// A vector of 2 elements.
public func vector2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2<Float>(x, y) }

/// A vector of 3 elements, which are given in order.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(x, y, z) }

/// A vector of 3 elements, which are given in order.
public func simd_make_float3(_ x: Float, _ yz: SIMD2<Float>) -> SIMD3<Float> { SIMD3<Float>(x, yz.x, yz.y) }

/// A vector of 3 elements, which are given in order.
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(xy.x, xy.y, z) }

/// A vector of 3 elements, which begins as given and ends with zeros.
public func simd_make_float3(_ other: Float) -> SIMD3<Float> { SIMD3<Float>(other, 0, 0) }

/// A vector of 3 elements, which begins as given and ends with zeros.
public func simd_make_float3(_ other: SIMD2<Float>) -> SIMD3<Float> { SIMD3<Float>(other.x, other.y, 0) }

/// A copy of a vector.
public func simd_make_float3(_ other: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(other.x, other.y, other.z) }

/// The first 3 elements of a vector.
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3<Float>(other.x, other.y, other.z) }

/// A vector of 3 elements.
public func vector3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(x, y, z) }

/// A vector of 4 elements, which are given in order.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4<Float>(x, y, z, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_float4(_ x: Float, _ y: Float, _ zw: SIMD2<Float>) -> SIMD4<Float> {
    SIMD4<Float>(x, y, zw.x, zw.y)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_float4(_ x: Float, _ yz: SIMD2<Float>, _ w: Float) -> SIMD4<Float> {
    SIMD4<Float>(x, yz.x, yz.y, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_float4(_ x: Float, _ yzw: SIMD3<Float>) -> SIMD4<Float> { SIMD4<Float>(x, yzw.x, yzw.y, yzw.z) }

/// A vector of 4 elements, which are given in order.
public func simd_make_float4(_ xy: SIMD2<Float>, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4<Float>(xy.x, xy.y, z, w)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_float4(_ xy: SIMD2<Float>, _ zw: SIMD2<Float>) -> SIMD4<Float> {
    SIMD4<Float>(xy.x, xy.y, zw.x, zw.y)
}

/// A vector of 4 elements, which are given in order.
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4<Float>(xyz.x, xyz.y, xyz.z, w) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_float4(_ other: Float) -> SIMD4<Float> { SIMD4<Float>(other, 0, 0, 0) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_float4(_ other: SIMD2<Float>) -> SIMD4<Float> { SIMD4<Float>(other.x, other.y, 0, 0) }

/// A vector of 4 elements, which begins as given and ends with zeros.
public func simd_make_float4(_ other: SIMD3<Float>) -> SIMD4<Float> { SIMD4<Float>(other.x, other.y, other.z, 0) }

/// A copy of a vector.
public func simd_make_float4(_ other: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(other.x, other.y, other.z, other.w)
}

/// A vector of 4 elements.
public func vector4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4<Float>(x, y, z, w) }

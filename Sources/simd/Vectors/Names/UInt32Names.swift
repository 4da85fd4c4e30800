// The names of vectors of `UInt32`, as C's headers spell them.

/// A vector of 2 elements of `UInt32`.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 2 elements of `UInt32`, by an older name.
public typealias vector_uint2 = SIMD2<UInt32>
/// A vector of 2 elements of `UInt32`, by its first name.
public typealias uint2 = SIMD2<UInt32>

/// A vector of 3 elements of `UInt32`.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 3 elements of `UInt32`, by an older name.
public typealias vector_uint3 = SIMD3<UInt32>
/// A vector of 3 elements of `UInt32`, by its first name.
public typealias uint3 = SIMD3<UInt32>

/// A vector of 4 elements of `UInt32`.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 4 elements of `UInt32`, by an older name.
public typealias vector_uint4 = SIMD4<UInt32>
/// A vector of 4 elements of `UInt32`, by its first name.
public typealias uint4 = SIMD4<UInt32>

/// A vector of 8 elements of `UInt32`.
public typealias simd_uint8 = SIMD8<UInt32>
/// A vector of 8 elements of `UInt32`, by an older name.
public typealias vector_uint8 = SIMD8<UInt32>

/// A vector of 16 elements of `UInt32`.
public typealias simd_uint16 = SIMD16<UInt32>
/// A vector of 16 elements of `UInt32`, by an older name.
public typealias vector_uint16 = SIMD16<UInt32>

// The names of vectors of `UInt`, as C's headers spell them.

/// A vector of 2 elements of `UInt`.
public typealias simd_ulong2 = SIMD2<UInt>
/// A vector of 2 elements of `UInt`, by an older name.
public typealias vector_ulong2 = SIMD2<UInt>

/// A vector of 3 elements of `UInt`.
public typealias simd_ulong3 = SIMD3<UInt>
/// A vector of 3 elements of `UInt`, by an older name.
public typealias vector_ulong3 = SIMD3<UInt>

/// A vector of 4 elements of `UInt`.
public typealias simd_ulong4 = SIMD4<UInt>
/// A vector of 4 elements of `UInt`, by an older name.
public typealias vector_ulong4 = SIMD4<UInt>

/// A vector of 8 elements of `UInt`.
public typealias simd_ulong8 = SIMD8<UInt>
/// A vector of 8 elements of `UInt`, by an older name.
public typealias vector_ulong8 = SIMD8<UInt>

// The names of vectors of `UInt16`, as C's headers spell them.

/// A vector of 2 elements of `UInt16`.
public typealias simd_ushort2 = SIMD2<UInt16>
/// A vector of 2 elements of `UInt16`, by an older name.
public typealias vector_ushort2 = SIMD2<UInt16>

/// A vector of 3 elements of `UInt16`.
public typealias simd_ushort3 = SIMD3<UInt16>
/// A vector of 3 elements of `UInt16`, by an older name.
public typealias vector_ushort3 = SIMD3<UInt16>

/// A vector of 4 elements of `UInt16`.
public typealias simd_ushort4 = SIMD4<UInt16>
/// A vector of 4 elements of `UInt16`, by an older name.
public typealias vector_ushort4 = SIMD4<UInt16>

/// A vector of 8 elements of `UInt16`.
public typealias simd_ushort8 = SIMD8<UInt16>
/// A vector of 8 elements of `UInt16`, by an older name.
public typealias vector_ushort8 = SIMD8<UInt16>

/// A vector of 16 elements of `UInt16`.
public typealias simd_ushort16 = SIMD16<UInt16>
/// A vector of 16 elements of `UInt16`, by an older name.
public typealias vector_ushort16 = SIMD16<UInt16>

/// A vector of 32 elements of `UInt16`.
public typealias simd_ushort32 = SIMD32<UInt16>
/// A vector of 32 elements of `UInt16`, by an older name.
public typealias vector_ushort32 = SIMD32<UInt16>

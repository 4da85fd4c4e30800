// The names of vectors of `UInt8`, as C's headers spell them.

/// A vector of 2 elements of `UInt8`.
public typealias simd_uchar2 = SIMD2<UInt8>
/// A vector of 2 elements of `UInt8`, by an older name.
public typealias vector_uchar2 = SIMD2<UInt8>

/// A vector of 3 elements of `UInt8`.
public typealias simd_uchar3 = SIMD3<UInt8>
/// A vector of 3 elements of `UInt8`, by an older name.
public typealias vector_uchar3 = SIMD3<UInt8>

/// A vector of 4 elements of `UInt8`.
public typealias simd_uchar4 = SIMD4<UInt8>
/// A vector of 4 elements of `UInt8`, by an older name.
public typealias vector_uchar4 = SIMD4<UInt8>

/// A vector of 8 elements of `UInt8`.
public typealias simd_uchar8 = SIMD8<UInt8>
/// A vector of 8 elements of `UInt8`, by an older name.
public typealias vector_uchar8 = SIMD8<UInt8>

/// A vector of 16 elements of `UInt8`.
public typealias simd_uchar16 = SIMD16<UInt8>
/// A vector of 16 elements of `UInt8`, by an older name.
public typealias vector_uchar16 = SIMD16<UInt8>

/// A vector of 32 elements of `UInt8`.
public typealias simd_uchar32 = SIMD32<UInt8>
/// A vector of 32 elements of `UInt8`, by an older name.
public typealias vector_uchar32 = SIMD32<UInt8>

/// A vector of 64 elements of `UInt8`.
public typealias simd_uchar64 = SIMD64<UInt8>
/// A vector of 64 elements of `UInt8`, by an older name.
public typealias vector_uchar64 = SIMD64<UInt8>

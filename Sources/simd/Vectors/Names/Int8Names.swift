// The names of vectors of `Int8`, as C's headers spell them.

/// A vector of 2 elements of `Int8`.
public typealias simd_char2 = SIMD2<Int8>
/// A vector of 2 elements of `Int8`, by an older name.
public typealias vector_char2 = SIMD2<Int8>

/// A vector of 3 elements of `Int8`.
public typealias simd_char3 = SIMD3<Int8>
/// A vector of 3 elements of `Int8`, by an older name.
public typealias vector_char3 = SIMD3<Int8>

/// A vector of 4 elements of `Int8`.
public typealias simd_char4 = SIMD4<Int8>
/// A vector of 4 elements of `Int8`, by an older name.
public typealias vector_char4 = SIMD4<Int8>

/// A vector of 8 elements of `Int8`.
public typealias simd_char8 = SIMD8<Int8>
/// A vector of 8 elements of `Int8`, by an older name.
public typealias vector_char8 = SIMD8<Int8>

/// A vector of 16 elements of `Int8`.
public typealias simd_char16 = SIMD16<Int8>
/// A vector of 16 elements of `Int8`, by an older name.
public typealias vector_char16 = SIMD16<Int8>

/// A vector of 32 elements of `Int8`.
public typealias simd_char32 = SIMD32<Int8>
/// A vector of 32 elements of `Int8`, by an older name.
public typealias vector_char32 = SIMD32<Int8>

/// A vector of 64 elements of `Int8`.
public typealias simd_char64 = SIMD64<Int8>
/// A vector of 64 elements of `Int8`, by an older name.
public typealias vector_char64 = SIMD64<Int8>

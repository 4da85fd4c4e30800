// The names of vectors of `Int16`, as C's headers spell them.

/// A vector of 2 elements of `Int16`.
public typealias simd_short2 = SIMD2<Int16>
/// A vector of 2 elements of `Int16`, by an older name.
public typealias vector_short2 = SIMD2<Int16>

/// A vector of 3 elements of `Int16`.
public typealias simd_short3 = SIMD3<Int16>
/// A vector of 3 elements of `Int16`, by an older name.
public typealias vector_short3 = SIMD3<Int16>

/// A vector of 4 elements of `Int16`.
public typealias simd_short4 = SIMD4<Int16>
/// A vector of 4 elements of `Int16`, by an older name.
public typealias vector_short4 = SIMD4<Int16>

/// A vector of 8 elements of `Int16`.
public typealias simd_short8 = SIMD8<Int16>
/// A vector of 8 elements of `Int16`, by an older name.
public typealias vector_short8 = SIMD8<Int16>

/// A vector of 16 elements of `Int16`.
public typealias simd_short16 = SIMD16<Int16>
/// A vector of 16 elements of `Int16`, by an older name.
public typealias vector_short16 = SIMD16<Int16>

/// A vector of 32 elements of `Int16`.
public typealias simd_short32 = SIMD32<Int16>
/// A vector of 32 elements of `Int16`, by an older name.
public typealias vector_short32 = SIMD32<Int16>

// The names of vectors of `Int`, as C's headers spell them.

/// A vector of 2 elements of `Int`.
public typealias simd_long2 = SIMD2<Int>
/// A vector of 2 elements of `Int`, by an older name.
public typealias vector_long2 = SIMD2<Int>

/// A vector of 3 elements of `Int`.
public typealias simd_long3 = SIMD3<Int>
/// A vector of 3 elements of `Int`, by an older name.
public typealias vector_long3 = SIMD3<Int>

/// A vector of 4 elements of `Int`.
public typealias simd_long4 = SIMD4<Int>
/// A vector of 4 elements of `Int`, by an older name.
public typealias vector_long4 = SIMD4<Int>

/// A vector of 8 elements of `Int`.
public typealias simd_long8 = SIMD8<Int>
/// A vector of 8 elements of `Int`, by an older name.
public typealias vector_long8 = SIMD8<Int>

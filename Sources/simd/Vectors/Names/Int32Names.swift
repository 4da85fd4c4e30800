// The names of vectors of `Int32`, as C's headers spell them.

/// A vector of 2 elements of `Int32`.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 2 elements of `Int32`, by an older name.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of 2 elements of `Int32`, by its first name.
public typealias int2 = SIMD2<Int32>

/// A vector of 3 elements of `Int32`.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 3 elements of `Int32`, by an older name.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of 3 elements of `Int32`, by its first name.
public typealias int3 = SIMD3<Int32>

/// A vector of 4 elements of `Int32`.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 4 elements of `Int32`, by an older name.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of 4 elements of `Int32`, by its first name.
public typealias int4 = SIMD4<Int32>

/// A vector of 8 elements of `Int32`.
public typealias simd_int8 = SIMD8<Int32>
/// A vector of 8 elements of `Int32`, by an older name.
public typealias vector_int8 = SIMD8<Int32>

/// A vector of 16 elements of `Int32`.
public typealias simd_int16 = SIMD16<Int32>
/// A vector of 16 elements of `Int32`, by an older name.
public typealias vector_int16 = SIMD16<Int32>

// The names of vectors of `Float16`, as C's headers spell them.

/// A vector of 2 elements of `Float16`.
public typealias simd_half2 = SIMD2<Float16>
/// A vector of 2 elements of `Float16`, by an older name.
public typealias vector_half2 = SIMD2<Float16>

/// A vector of 3 elements of `Float16`.
public typealias simd_half3 = SIMD3<Float16>
/// A vector of 3 elements of `Float16`, by an older name.
public typealias vector_half3 = SIMD3<Float16>

/// A vector of 4 elements of `Float16`.
public typealias simd_half4 = SIMD4<Float16>
/// A vector of 4 elements of `Float16`, by an older name.
public typealias vector_half4 = SIMD4<Float16>

/// A vector of 8 elements of `Float16`.
public typealias simd_half8 = SIMD8<Float16>
/// A vector of 8 elements of `Float16`, by an older name.
public typealias vector_half8 = SIMD8<Float16>

/// A vector of 16 elements of `Float16`.
public typealias simd_half16 = SIMD16<Float16>
/// A vector of 16 elements of `Float16`, by an older name.
public typealias vector_half16 = SIMD16<Float16>

/// A vector of 32 elements of `Float16`.
public typealias simd_half32 = SIMD32<Float16>
/// A vector of 32 elements of `Float16`, by an older name.
public typealias vector_half32 = SIMD32<Float16>

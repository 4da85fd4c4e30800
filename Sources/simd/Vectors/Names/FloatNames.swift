// The names of vectors of `Float`, as C's headers spell them.

/// A vector of 2 elements of `Float`.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 2 elements of `Float`, by an older name.
public typealias vector_float2 = SIMD2<Float>
/// A vector of 2 elements of `Float`, by its first name.
public typealias float2 = SIMD2<Float>

/// A vector of 3 elements of `Float`.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 3 elements of `Float`, by an older name.
public typealias vector_float3 = SIMD3<Float>
/// A vector of 3 elements of `Float`, by its first name.
public typealias float3 = SIMD3<Float>

/// A vector of 4 elements of `Float`.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 4 elements of `Float`, by an older name.
public typealias vector_float4 = SIMD4<Float>
/// A vector of 4 elements of `Float`, by its first name.
public typealias float4 = SIMD4<Float>

/// A vector of 8 elements of `Float`.
public typealias simd_float8 = SIMD8<Float>
/// A vector of 8 elements of `Float`, by an older name.
public typealias vector_float8 = SIMD8<Float>

/// A vector of 16 elements of `Float`.
public typealias simd_float16 = SIMD16<Float>
/// A vector of 16 elements of `Float`, by an older name.
public typealias vector_float16 = SIMD16<Float>

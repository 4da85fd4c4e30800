// The names of vectors of `Double`, as C's headers spell them.

/// A vector of 2 elements of `Double`.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 2 elements of `Double`, by an older name.
public typealias vector_double2 = SIMD2<Double>
/// A vector of 2 elements of `Double`, by its first name.
public typealias double2 = SIMD2<Double>

/// A vector of 3 elements of `Double`.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 3 elements of `Double`, by an older name.
public typealias vector_double3 = SIMD3<Double>
/// A vector of 3 elements of `Double`, by its first name.
public typealias double3 = SIMD3<Double>

/// A vector of 4 elements of `Double`.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 4 elements of `Double`, by an older name.
public typealias vector_double4 = SIMD4<Double>
/// A vector of 4 elements of `Double`, by its first name.
public typealias double4 = SIMD4<Double>

/// A vector of 8 elements of `Double`.
public typealias simd_double8 = SIMD8<Double>
/// A vector of 8 elements of `Double`, by an older name.
public typealias vector_double8 = SIMD8<Double>

import Foundation

// What the quaternions' operators and properties do, by C's names.

/// The real element.
public func simd_real<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion.Scalar { q.real }
/// The imaginary elements.
public func simd_imag<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> SIMD3<Quaternion.Scalar> { q.imag }
/// The rotation's angle in radians, from 0 to 2π.
public func simd_angle<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion.Scalar { q.angle }
/// The rotation's axis, of length 1.
public func simd_axis<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> SIMD3<Quaternion.Scalar> { q.axis }
/// The length.
public func simd_length<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion.Scalar { q.length }
/// The quaternion with the same direction and length 1.
public func simd_normalize<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion { q.normalized }
/// The quaternion with the imaginary elements' signs changed.
public func simd_conjugate<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion { q.conjugate }
/// The quaternion whose product with another is 1.
public func simd_inverse<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion { q.inverse }
/// The quaternion with its signs changed.
public func simd_negate<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion { -q }

/// The sum, element by element.
public func simd_add<Quaternion: SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion { p + q }
/// The difference, element by element.
public func simd_sub<Quaternion: SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion { p - q }
/// The product: for length 1 the second rotation, and then the first one.
public func simd_mul<Quaternion: SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion { p * q }
/// The quaternion with each element multiplied.
public func simd_mul<Quaternion: SIMDQuaternion>(_ q: Quaternion, _ a: Quaternion.Scalar) -> Quaternion { q * a }
/// The quaternion with each element multiplied.
public func simd_mul<Quaternion: SIMDQuaternion>(_ a: Quaternion.Scalar, _ q: Quaternion) -> Quaternion { a * q }

/// The sum of the products, element by element: for length 1 the cosine of half the angle between two rotations.
public func simd_dot<Quaternion: SIMDQuaternion>(_ p: Quaternion, _ q: Quaternion) -> Quaternion.Scalar {
    dot(p.vector, q.vector)
}

/// A vector, rotated by a quaternion of length 1.
public func simd_act<Quaternion: SIMDQuaternion>(
    _ q: Quaternion, _ v: SIMD3<Quaternion.Scalar>
) -> SIMD3<Quaternion.Scalar> { q.act(v) }

// MARK: Powers

/// The natural logarithm.
public func log<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion {
    let real = Quaternion.Scalar(Foundation.log(Double(q.length)))
    let size = length(q.imag)
    guard size > 0 else { return Quaternion(real: real, imag: .zero) }
    return Quaternion(real: real, imag: q.angle / 2 / size * q.imag)
}

/// The power of e.
public func exp<Quaternion: SIMDQuaternion>(_ q: Quaternion) -> Quaternion {
    let scale = Quaternion.Scalar(Foundation.exp(Double(q.real)))
    let angle = length(q.imag)
    guard angle > 0 else { return Quaternion(real: scale, imag: .zero) }
    return Quaternion(real: scale * cosine(angle), imag: scale * sine(angle) / angle * q.imag)
}

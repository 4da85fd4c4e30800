import Foundation

// Rotations between rotations.

/// The rotation on the shorter way between two: the first one at 0, the second one at 1.
public func simd_slerp<Quaternion: SIMDQuaternion>(
    _ q0: Quaternion, _ q1: Quaternion, _ t: Quaternion.Scalar
) -> Quaternion { arc(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t) }

/// The rotation on the longer way between two: the first one at 0, the second one at 1.
public func simd_slerp_longest<Quaternion: SIMDQuaternion>(
    _ q0: Quaternion, _ q1: Quaternion, _ t: Quaternion.Scalar
) -> Quaternion { arc(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t) }

/// A rotation on a smooth way from the second to the third of four rotations.
///
/// - Parameters:
///   - q0: The rotation before.
///   - q1: The rotation at 0.
///   - q2: The rotation at 1.
///   - q3: The rotation after.
///   - t: The part of the way, from 0 to 1.
public func simd_spline<Quaternion: SIMDQuaternion>(
    _ q0: Quaternion, _ q1: Quaternion, _ q2: Quaternion, _ q3: Quaternion, _ t: Quaternion.Scalar
) -> Quaternion {
    let outer = simd_slerp(q1, q2, t)
    let inner = simd_slerp(handle(q0, q1, q2), handle(q1, q2, q3), t)
    return simd_slerp(outer, inner, 2 * t * (1 - t))
}

/// A rotation on the Bézier curve of four rotations, from the first to the last of them.
public func simd_bezier<Quaternion: SIMDQuaternion>(
    _ q0: Quaternion, _ q1: Quaternion, _ q2: Quaternion, _ q3: Quaternion, _ t: Quaternion.Scalar
) -> Quaternion {
    let (first, middle, last) = (simd_slerp(q0, q1, t), simd_slerp(q1, q2, t), simd_slerp(q2, q3, t))
    return simd_slerp(simd_slerp(first, middle, t), simd_slerp(middle, last, t), t)
}

/// The rotation on the great circle through two quaternions of length 1.
private func arc<Quaternion: SIMDQuaternion>(
    _ q0: Quaternion, _ q1: Quaternion, _ t: Quaternion.Scalar
) -> Quaternion {
    let angle = between(q0, q1)
    let size = sine(angle)
    // Where there is no arc, or half a circle of many ways, the straight line is as good.
    guard size > Quaternion.Scalar.ulpOfOne else { return (q0 * (1 - t) + q1 * t).normalized }
    return (q0 * (sine((1 - t) * angle) / size) + q1 * (sine(t * angle) / size)).normalized
}

/// The angle between two quaternions of length 1, exact also for small ones.
private func between<Quaternion: SIMDQuaternion>(_ q0: Quaternion, _ q1: Quaternion) -> Quaternion.Scalar {
    2 * Quaternion.Scalar(atan2(Double((q0 - q1).length), Double((q0 + q1).length)))
}

/// The rotation that a smooth way through the middle one of three is drawn to.
private func handle<Quaternion: SIMDQuaternion>(
    _ before: Quaternion, _ at: Quaternion, _ after: Quaternion
) -> Quaternion {
    func logarithm(to other: Quaternion) -> Quaternion {
        log(at.inverse * (simd_dot(at, other) < 0 ? -other : other))
    }
    return at * exp((logarithm(to: before) + logarithm(to: after)) * -0.25)
}

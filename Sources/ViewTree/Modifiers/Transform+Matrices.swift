import CoreGraphics
import DisplayList
import Foundation

extension Transform {
    package static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform(values: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    }

    package static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(values: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1])
    }

    static func depth(_ z: Double) -> Transform {
        Transform(values: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, z, 1])
    }

    /// CSS's `perspective(distance)`.
    static func perspective(distance: Double) -> Transform {
        Transform(values: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1 / distance, 0, 0, 0, 1])
    }

    package static func affine(_ t: CGAffineTransform) -> Transform {
        Transform(values: [t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1])
    }

    /// Rodrigues' rotation about an axis; clockwise on screen about (0, 0, 1), as y runs down.
    package static func rotation(_ angle: Angle, axis: (x: Double, y: Double, z: Double)) -> Transform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return .identity }
        if axis.x == 0, axis.y == 0 { return rotation(axis.z < 0 ? -angle : angle) }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let t = 1 - c
        let values = [
            t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
            t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
            t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
            0, 0, 0, 1,
        ]
        return Transform(values: values)
    }

    /// A 2D rotation. Its z components are exact, so that the client recognizes it as flat.
    private static func rotation(_ angle: Angle) -> Transform {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return Transform(
            values: [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], rotationDegrees: angle.degrees)
    }

    /// A 3D rotation. With a perspective of 1, the eye is as far away as the view is large.
    package static func rotation3D(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchorZ: Double, perspective: Double, size: CGSize
    ) -> Transform {
        // A rotation about the z axis has no perspective: it is a 2D rotation.
        if axis.x == 0, axis.y == 0, axis.z != 0 { return rotation(angle, axis: axis) }
        let reach = Double(max(size.width, size.height))
        let eyeDistance = perspective > 0 && reach > 0 ? reach / perspective : 0
        var transform = rotation(angle, axis: axis)
        if anchorZ != 0 { transform = depth(anchorZ).concatenating(transform).concatenating(depth(-anchorZ)) }
        if eyeDistance > 0 { transform = .perspective(distance: eyeDistance).concatenating(transform) }
        transform.turn = Transform.Turn(
            degrees: angle.degrees, x: axis.x, y: axis.y, z: axis.z, anchorZ: anchorZ, eyeDistance: eyeDistance)
        return transform
    }

    /// The matrix product: `other` is applied to a point first.
    package func concatenating(_ other: Transform) -> Transform {
        var product = [Double](repeating: 0, count: 16)
        for column in 0..<4 {
            for row in 0..<4 {
                for k in 0..<4 { product[column * 4 + row] += values[k * 4 + row] * other.values[column * 4 + k] }
            }
        }
        return Transform(values: product)
    }
}

/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable, _VectorMath {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// A zero angle.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// A zero angle.
    public static let zero = Angle()
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Whether the left angle is smaller than the right one.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// The angle in radians.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

import CoreGraphics
import DisplayList
@_spi(Nodes) import ViewTree

extension CGAffineTransform {
    /// The flat part of a display list's transform.
    init(_ transform: Transform) {
        let values = transform.values
        self.init(a: values[0], b: values[1], c: values[4], d: values[5], tx: values[12], ty: values[13])
    }
}

extension FlatParts {
    /// How a transform in the plane scales, shears, turns and moves, in that order.
    init(_ matrix: CGAffineTransform) {
        self.init(
            a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d), x: Double(matrix.tx),
            y: Double(matrix.ty))
    }

    /// The transform of the parts.
    var matrix: CGAffineTransform { CGAffineTransform(transform()) }
}

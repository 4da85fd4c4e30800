import Foundation

// Geometry in an `NSValue`, by UIKit's names.

extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Stored as a point: Foundation here has no vectors.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }

    /// The point of a value that was made from a point; traps for any other value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size of a value that was made from a size; traps for any other value.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle of a value that was made from a rectangle; traps for any other value.
    public var cgRectValue: CGRect { rectValue }
    /// The vector of a value that was made from a vector; traps for any other value.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}

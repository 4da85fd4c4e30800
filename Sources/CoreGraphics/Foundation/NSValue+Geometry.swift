import Foundation

// Geometry in an `NSValue`, by UIKit's names.

extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Kept as a point: Foundation here knows no vectors.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }

    /// Of a value that was made of a point; anything else stops the program.
    public var cgPointValue: CGPoint { pointValue }
    /// Of a value that was made of a size; anything else stops the program.
    public var cgSizeValue: CGSize { sizeValue }
    /// Of a value that was made of a rectangle; anything else stops the program.
    public var cgRectValue: CGRect { rectValue }
    /// Of a value that was made of a vector; anything else stops the program.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}

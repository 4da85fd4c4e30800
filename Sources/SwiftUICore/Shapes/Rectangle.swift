import CoreGraphics
import Foundation

/// A rectangle that fills the view.
public struct Rectangle: InsettableShape, PrimitiveShape {
    /// Makes the shape. It has no settings.
    public init() {}

    func drawing(in rect: CGRect) -> ShapeDrawing { ShapeDrawing(rect) }

    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills the view.
    public static var rect: Rectangle { Rectangle() }
}

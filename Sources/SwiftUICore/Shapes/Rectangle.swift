import CoreGraphics
import Foundation

/// A rectangle that fills the view.
public struct Rectangle: InsettableShape, PrimitiveShape {
    public init() {}

    func drawing(in rect: CGRect) -> ShapeDrawing { ShapeDrawing(rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

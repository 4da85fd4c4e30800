import CoreGraphics
import Foundation

/// A circle in the middle of the view, with the diameter of the view's shorter side.
public struct Circle: InsettableShape, PrimitiveShape {
    /// Makes the shape. It has no settings.
    public init() {}

    func drawing(in rect: CGRect) -> ShapeDrawing {
        ShapeDrawing(rect.centralSquare, cornerRadius: .infinity)
    }

    /// The circle, clockwise from its rightmost point, at which a trim begins.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centralSquare) }

    /// A square.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
        return CGSize(width: side, height: side)
    }

    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

/// An ellipse that touches the view's sides.
public struct Ellipse: InsettableShape, PrimitiveShape {
    /// Makes the shape. It has no settings.
    public init() {}

    func drawing(in rect: CGRect) -> ShapeDrawing {
        if rect.width == rect.height { return ShapeDrawing(rect, cornerRadius: .infinity) }
        return ShapeDrawing(Path(ellipseIn: rect))
    }

    /// The ellipse, clockwise from its rightmost point.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, PrimitiveShape {
    /// How the corners look; both styles are drawn as quarter circles.
    public var style: RoundedCornerStyle

    /// How the corners look; both styles are drawn as quarter circles.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    func drawing(in rect: CGRect) -> ShapeDrawing { ShapeDrawing(rect, cornerRadius: .infinity) }
    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

extension CGRect {
    fileprivate var centralSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension Shape where Self == Circle {
    /// A circle in the middle of the view, with the diameter of the view's shorter side.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches the view's sides.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are half circles.
    public static var capsule: Capsule { Capsule() }
    /// A rectangle whose shorter sides are half circles, in either style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

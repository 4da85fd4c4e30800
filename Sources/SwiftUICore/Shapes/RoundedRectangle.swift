import CoreGraphics
import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, PrimitiveShape {
    /// The width and the height of the corners, in points.
    public var cornerSize: CGSize
    /// How the corners look; both styles are drawn as quarter circles.
    public var style: RoundedCornerStyle

    /// A rectangle with round corners of a width and height in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with round corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    func drawing(in rect: CGRect) -> ShapeDrawing {
        if cornerSize.width == cornerSize.height { return ShapeDrawing(rect, cornerRadius: cornerSize.width) }
        return ShapeDrawing(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
    }

    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }

    /// The width and the height of the corners.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension RoundedRectangle: InsetDrawing {
    /// The corners of a smaller rectangle have the same centers, and so smaller radii.
    func drawing(in rect: CGRect, insetBy amount: CGFloat) -> ShapeDrawing {
        let size = CGSize(
            width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return RoundedRectangle(cornerSize: size, style: style).drawing(in: rect.insetBy(dx: amount, dy: amount))
    }
}

/// A rectangle with an individual radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape, PrimitiveShape {
    /// The radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners look; both styles are drawn as quarter circles.
    public var style: RoundedCornerStyle

    /// A rectangle with a radius for each corner.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with a radius in points for each corner.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    func drawing(in rect: CGRect) -> ShapeDrawing {
        if cornerRadii.areEqual { return ShapeDrawing(rect, cornerRadius: cornerRadii.topLeading) }
        return ShapeDrawing(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style))
    }

    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }

    /// The radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: InsetDrawing {
    func drawing(in rect: CGRect, insetBy amount: CGFloat) -> ShapeDrawing {
        let radii = cornerRadii.map { max($0 - amount, 0) }
        return UnevenRoundedRectangle(cornerRadii: radii, style: style).drawing(
            in: rect.insetBy(dx: amount, dy: amount))
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners of a width and height in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with round corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius in points for each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

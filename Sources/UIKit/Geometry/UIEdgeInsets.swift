import Foundation

/// Distances from a rectangle's edges, in points. Positive distances point inwards.
///
/// See [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets).
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// No distance from any edge.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Distances from the four edges, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance from any edge.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle inside the insets. Insets that are larger than the rectangle give a negative size.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

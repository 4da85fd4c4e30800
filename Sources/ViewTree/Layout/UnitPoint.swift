import Foundation

/// A point in the unit square of a view: (0, 0) is its top leading corner.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal place: 0 is the leading edge, 1 the trailing one.
    public var x: CGFloat
    /// The vertical place: 0 is the top edge, 1 the bottom one.
    public var y: CGFloat

    /// The point (0, 0).
    public init() { self.init(x: 0, y: 0) }

    /// A point in units of the view's width and height; it may lie outside of the view.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The point (0, 0).
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    package var point: CGPoint { CGPoint(x: x, y: y) }
}

import Foundation

/// Distances from a rectangle's edges, in points, with leading and trailing edges. Leading is left here.
///
/// See [NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets).
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// No distance from any edge.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Distances from the four edges, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance from any edge.
    public static let zero = NSDirectionalEdgeInsets()
}

/// Edges of a rectangle, with leading and trailing edges.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The edges as bits, with Apple's values.
    public let rawValue: UInt
    /// Edges by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge: left here.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge: right here.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

import Foundation

/// A view's preferred distance from its neighbors, for each edge.
public struct ViewSpacing: Sendable {
    /// The distance between two neighbors without other preferences, in points.
    package static let standard: CGFloat = 8

    /// Nil prefers the standard distance; zero is for views such as `Spacer` that want none.
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// No distance at any edge.
    public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// The standard distance, 8 points, at each edge.
    public init() {}

    init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The larger preference of the two adjacent edges; zero if one of them prefers none.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        if mine == 0 || theirs == 0 { return 0 }
        return max(mine ?? Self.standard, theirs ?? Self.standard)
    }

    /// Sets each of the edges to the larger distance of both.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func union(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { max(a ?? Self.standard, b ?? Self.standard) }
        if edges.contains(.top) { top = union(top, other.top) }
        if edges.contains(.leading) { leading = union(leading, other.leading) }
        if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
    }

    /// The larger distance of both for each of the edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
}

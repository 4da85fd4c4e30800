import Foundation

/// The padding between a scene's content and the window's edges.
public struct ScenePadding: Equatable, Sendable {
    let points: CGFloat
    /// The minimum padding: 16 points.
    public static let minimum = ScenePadding(points: 16)
    /// The padding of a page's title: 16 points.
    public static let navigationBar = ScenePadding(points: 16)
}

extension View {
    /// Adds the minimum scene padding, 16 points, at some edges.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

    /// Adds a scene padding at some edges.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.points)
    }

    /// Adds a bar of other views at an edge. Scrolling content passes under it.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let bar = content().frame(maxWidth: .infinity).background(.bar, ignoresSafeAreaEdges: .all)
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar }
    }
}

import Foundation

/// The distance that a scene's content keeps from the window's edges.
public struct ScenePadding: Equatable, Sendable {
    let points: CGFloat
    /// The least distance: 16 points.
    public static let minimum = ScenePadding(points: 16)
    /// The distance that a page's title keeps: 16 points.
    public static let navigationBar = ScenePadding(points: 16)
}

extension View {
    /// Keeps the least distance from the window's edges, 16 points, at some edges.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

    /// Keeps a distance from the window's edges, at some edges.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.points)
    }

    /// A bar of other views at an edge, over the content, which scrolls under it as far as it can.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let bar = content().frame(maxWidth: .infinity).background(.bar, ignoresSafeAreaEdges: .all)
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar }
    }
}

/// What a container's background lies behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Paints the container that the view is in, up to its edges.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    {
        background(style, ignoresSafeAreaEdges: .all)
    }

    /// Lays views behind this one, up to the container's edges.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment) { content().ignoresSafeArea() }
    }
}

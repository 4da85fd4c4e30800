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

/// The container that a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A widget. Here a widget's view is only part of the app, which on Apple's systems doesn't draw this background either.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Sets the background of the container that the view is in, up to its edges.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    {
        background(container == .widget ? AnyShapeStyle(.clear) : AnyShapeStyle(style), ignoresSafeAreaEdges: .all)
    }

    /// Places views behind this one, up to the container's edges.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment) {
            if container != .widget { content().ignoresSafeArea() }
        }
    }
}

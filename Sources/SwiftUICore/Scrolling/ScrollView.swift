import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A view that scrolls its content along one axis or both. The browser scrolls; the offset is reported.
public struct ScrollView<Content: View>: View {
    /// The content.
    public var content: Content
    /// The axes along which the view scrolls.
    public var axes: Axis.Set
    /// Whether the view shows its indicators.
    public var showsIndicators: Bool

    /// A scroll view along some axes, vertical by default. Several views in it are placed below each other.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    /// What the view shows.
    public var body: some View {
        LayoutContainer(
            layout: ScrollContentLayout(axes: axes),
            content: content.transformEnvironment(\.scrollSettings) { $0 = $0.forContent }
                // Content of a scroll view inside of a row isn't a row itself: its links have no chevrons.
                .environment(\.isInFormRow, false)
        )
        .modifier(ScrollModifier(axes: axes, showsIndicators: showsIndicators))
    }
}

/// Stacks the content of a scroll view: several views are placed below each other, as in a `VStack`.
struct ScrollContentLayout: InheritedGuidesLayout {
    let axes: Axis.Set

    private var stack: VStackLayout { VStackLayout() }

    func makeCache(subviews: Subviews) -> StackCache { stack.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct ScrollModifier: WrappingModifier {
    let axes: Axis.Set
    let showsIndicators: Bool
    /// The background of the content; nil for none.
    var background: AnyShapeStyle?

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ScrollLayoutNode {
        let wrapper = ScrollLayoutNode(self, child, graph: node.graph)
        wrapper.settings = node.environment.scrollSettings
        wrapper.update(self, node.environment)
        return wrapper
    }

    func update(_ wrapper: ScrollLayoutNode, for node: ViewNode) { wrapper.update(self, node.environment) }
}

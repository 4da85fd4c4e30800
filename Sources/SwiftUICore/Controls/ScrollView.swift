import DisplayList
import Foundation

/// A view that scrolls its content along one axis or both. The browser scrolls; the offset is reported.
public struct ScrollView<Content: View>: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public var body: some View {
        LayoutContainer(layout: ScrollContentLayout(axes: axes), content: content)
            .modifier(ScrollModifier(axes: axes, showsIndicators: showsIndicators))
    }
}

/// Stacks the content of a scroll view: several views lie one under the other, as in a `VStack`.
struct ScrollContentLayout: Layout {
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

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ScrollLayoutNode {
        ScrollLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: ScrollLayoutNode, for node: ViewNode) {
        wrapper.modifier = self
        wrapper.invalidateLayout()
    }
}

final class ScrollLayoutNode: UnaryLayoutNode {
    fileprivate(set) var modifier: ScrollModifier
    private var offset = CGPoint.zero
    private var target: ScrollContent.Target?
    private var contentSize = CGSize.zero

    init(_ modifier: ScrollModifier, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
    }

    override var contentOffset: CGPoint { offset }
    override var spacing: ViewSpacing { ViewSpacing() }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.axes.contains(.horizontal) ? nil : proposal.width,
            height: modifier.axes.contains(.vertical) ? nil : proposal.height)
    }

    /// Along an axis that scrolls, what is offered; across, what the content takes.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: modifier.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: modifier.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = inner(ProposedViewSize(size))
        let content = child.sizeThatFits(inner)
        contentSize = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
        // Content that is smaller than the view lies in the middle across, and at the start along.
        let x = modifier.axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2
        child.place(at: CGPoint(x: x, y: 0), proposal: inner)
    }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? { nil }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            element.content = .scroll(
                ScrollContent(
                    scrollsHorizontally: modifier.axes.contains(.horizontal),
                    scrollsVertically: modifier.axes.contains(.vertical), showsIndicators: modifier.showsIndicators,
                    contentSize: contentSize, target: target))
            element.style.clips = true
            element.input.events.insert(.scroll)
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .scroll(let offset) = action else { return false }
        self.offset = offset
        graph.layoutDidInvalidate()
        return true
    }

    /// Scrolls so that a rectangle of the content lies in the view: at `anchor`, or just so that it is seen.
    func scroll(to rectangle: CGRect, anchor: UnitPoint?, isAnimated: Bool) {
        var new = offset
        if let anchor {
            new.x = rectangle.minX + rectangle.width * anchor.x - size.width * anchor.x
            new.y = rectangle.minY + rectangle.height * anchor.y - size.height * anchor.y
        } else {
            new.x = min(max(new.x, rectangle.maxX - size.width), rectangle.minX)
            new.y = min(max(new.y, rectangle.maxY - size.height), rectangle.minY)
        }
        offset.x = min(max(new.x, 0), max(contentSize.width - size.width, 0))
        offset.y = min(max(new.y, 0), max(contentSize.height - size.height, 0))
        target = ScrollContent.Target(offset: offset, isAnimated: isAnimated, serial: (target?.serial ?? 0) + 1)
        invalidateDisplay()
    }
}

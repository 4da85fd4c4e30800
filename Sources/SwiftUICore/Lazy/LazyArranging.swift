import Foundation
@_spi(Nodes) import ViewTree

/// How a lazy container puts its items into lines, one line after the other along an axis.
@MainActor
protocol LazyArranging {
    var axis: Axis { get }
    /// Which section headers and footers stay in sight while their section is.
    var pinnedViews: PinnedScrollableViews { get }
    /// Where the cells of a line with ordinary views lie across.
    func cells(across length: CGFloat) -> [LazyCell]
    /// Where a header's or a footer's cell lies across.
    func wholeCell(_ role: SectionPart.Role, across length: CGFloat) -> LazyCell
    /// Where the cell of a line lies across whose section isn't like the others; nil for all others.
    func ownCell(of part: SectionPart?, across length: CGFloat) -> LazyCell?
    /// What lies between two lines; in front of the first line `before` is nil, behind the last `after` is.
    func gap(between before: LazyLine?, and after: LazyLine?) -> CGFloat
    /// The width that the container takes where it is offered none, from the widest of its views that were measured.
    func idealLength(across widest: CGFloat) -> CGFloat
    /// What a line's view is thought to need until it is measured, in points.
    var assumedLength: CGFloat { get }
}

extension LazyArranging {
    func ownCell(of part: SectionPart?, across length: CGFloat) -> LazyCell? { nil }
}

/// A place across a line.
struct LazyCell: Equatable {
    var offset: CGFloat
    var length: CGFloat
    /// Where in the cell a smaller view lies, in both axes.
    var alignment: Alignment
}

/// Items that lie side by side: one in a stack, several in a grid.
struct LazyLine {
    var items: Range<Int>
    var part: SectionPart?
    var isFirstInSection = false
    var isLastInSection = false
    /// Where its views lie across, where that isn't as in the other lines.
    var ownCell: LazyCell?

    var role: SectionPart.Role { part?.role ?? .content }
}

/// Which views of a section stay in sight at a scroll view's edge.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A lazy container with its content: what `LazyVStack`, `LazyVGrid` and `List` are.
struct LazyContainer<Arrangement: LazyArranging, Content: View>: PrimitiveView {
    let arrangement: Arrangement
    let content: Content

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        LazyContainerNode(view, context)
    }
}

private final class LazyContainerNode<Arrangement: LazyArranging, Content: View>: TypedNode<
    LazyContainer<Arrangement, Content>
>
{
    private let layout: LazyLayoutNode
    private var arrangement: Arrangement
    private var child: TypedNode<Content>!

    init(_ view: LazyContainer<Arrangement, Content>, _ context: NodeContext) {
        layout = LazyLayoutNode(view.arrangement, graph: context.graph)
        arrangement = view.arrangement
        super.init(context)
        child = innerContext(view.arrangement.axis).makeNode(view.content)
        layout.collect = { [unowned self] in child.lazyItems }
    }

    private func innerContext(_ axis: Axis) -> NodeContext {
        var context = childContext.inContainer(axis)
        context.environment.isLazy = true
        return context
    }

    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override var ownLayout: LayoutNode? { layout }

    override func update(_ view: LazyContainer<Arrangement, Content>) {
        if !FieldLayout.of(Arrangement.self).areEqual(arrangement, view.arrangement) {
            arrangement = view.arrangement
            layout.update(view.arrangement)
        }
        child.update(view.content)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        child.setEnvironment(innerContext(layout.arrangement.axis).environment)
    }
}

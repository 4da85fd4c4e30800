import Foundation
@_spi(Nodes) import ViewTree

/// How a lazy container arranges its items in lines, one after the other along an axis.
@MainActor
protocol LazyArranging {
    var axis: Axis { get }
    /// The section headers and footers that stay visible while their section is.
    var pinnedViews: PinnedScrollableViews { get }
    /// The positions across the axis of the cells of a line with ordinary views.
    func cells(across length: CGFloat) -> [LazyCell]
    /// The position across the axis of a header's or a footer's cell.
    func wholeCell(_ role: SectionPart.Role, across length: CGFloat) -> LazyCell
    /// The position across the axis of a line's cell, if its section differs from the others; nil for ordinary
    /// sections.
    func ownCell(of part: SectionPart?, across length: CGFloat) -> LazyCell?
    /// The distance between two lines. `before` is nil for the distance before the first line, `after` for the one
    /// after the last.
    func gap(between before: LazyLine?, and after: LazyLine?) -> CGFloat
    /// The container's width if none is proposed, given the width of the widest view measured so far.
    func idealLength(across widest: CGFloat) -> CGFloat
    /// The estimated length of a line until a view is measured, in points.
    var assumedLength: CGFloat { get }
}

extension LazyArranging {
    func ownCell(of part: SectionPart?, across length: CGFloat) -> LazyCell? { nil }
}

/// A position across the axis, in a line.
struct LazyCell: Equatable {
    var offset: CGFloat
    var length: CGFloat
    /// The alignment of a smaller view in the cell, in both axes.
    var alignment: Alignment
}

/// Items side by side: one in a stack, several in a grid.
struct LazyLine {
    var items: Range<Int>
    var part: SectionPart?
    var isFirstInSection = false
    var isLastInSection = false
    /// The line's own cell, if it differs from the other lines' cells.
    var ownCell: LazyCell?

    var role: SectionPart.Role { part?.role ?? .content }
}

/// The views of a section that stay visible at a scroll view's edge.
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

    override var onlyChild: ViewNode? { child }
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

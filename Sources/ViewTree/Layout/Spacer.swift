import Foundation

/// A flexible space along the axis of its stack, or in both axes outside of a stack.
public struct Spacer: View, PrimitiveView {
    /// The minimum length in points; nil is 8.
    public var minLength: CGFloat?

    /// A space of at least `minLength` points; nil is 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    static package func makeNode(_ view: Spacer, in context: NodeContext) -> TypedNode<Spacer> {
        LeafNode(view, context, layout: SpacerLayoutNode(graph: context.graph)) { layout, view, environment in
            layout.minLength = view.minLength ?? ViewSpacing.standard
            layout.axis = environment.stackOrientation
            layout.invalidateLayout()
        }
    }
}

private final class SpacerLayoutNode: LayoutNode {
    var minLength: CGFloat = 0
    var axis: Axis?

    override var spacing: ViewSpacing { .zero }

    /// Spacers get the length that all other views leave.
    override var layoutPriority: Double { -.infinity }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
            height: axis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
    }
}

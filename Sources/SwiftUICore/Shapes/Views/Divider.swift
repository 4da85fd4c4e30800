import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A line between the views before and after it: across the stack that it is in, horizontal outside of a stack.
public struct Divider: View, PrimitiveView {
    /// Makes the line. It has no settings.
    public init() {}

    static package func makeNode(_ view: Divider, in context: NodeContext) -> TypedNode<Divider> {
        LeafNode(view, context, layout: DividerLayoutNode(graph: context.graph)) { layout, _, environment in
            layout.update(environment)
        }
    }
}

private final class DividerLayoutNode: LayoutNode {
    /// The thickness in points.
    private static let thickness: CGFloat = 1
    private var isVertical = false
    private var paint = Paint.color(.clear)

    func update(_ environment: EnvironmentValues) {
        let wasVertical = isVertical
        isVertical = environment.stackOrientation == .horizontal
        paint = SwiftUICore.paint(of: .separator, in: environment)
        if isVertical == wasVertical { invalidateDisplay() } else { invalidateLayout() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions()
        return isVertical
            ? CGSize(width: Self.thickness, height: offered.height)
            : CGSize(width: offered.width, height: Self.thickness)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) {
            $0.style.background = paint
            $0.style.isHittable = false
        }
    }
}

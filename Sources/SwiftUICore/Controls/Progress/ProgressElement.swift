import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The spinner or the bar.
struct ProgressElement: PrimitiveView {
    let fraction: Double?

    static func makeNode(_ view: ProgressElement, in context: NodeContext) -> TypedNode<ProgressElement> {
        LeafNode(view, context, layout: ProgressLayoutNode(graph: context.graph)) { layout, view, environment in
            if (layout.fraction == nil) != (view.fraction == nil) { layout.invalidateLayout() }
            layout.fraction = view.fraction
            // A spinner is gray regardless of the app's accent color, unless it has a tint.
            let isGray = view.fraction == nil && environment.tintStyle == nil
            layout.tint = isGray ? Color.gray.displayColor(in: environment) : environment.tintColor
            layout.invalidateDisplay()
        }
    }
}

private final class ProgressLayoutNode: LayoutNode {
    var fraction: Double?
    var tint = DisplayColor.black

    /// A spinner is 20 points; a bar is 4 points high and takes the available width.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard fraction != nil else { return CGSize(width: 20, height: 20) }
        let width = proposal.width ?? 100
        return CGSize(width: width.isFinite ? width : 100, height: 4)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { $0.content = .progress(ProgressContent(fraction: fraction, tint: tint)) }
    }
}
